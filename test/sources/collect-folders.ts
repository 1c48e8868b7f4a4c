import type { Collected } from '../../src/contract/submission.ts';
import { collectFound } from '../../src/sources/folders/collect-found.ts';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import type { WantedLayout } from '../../src/sources/folders/recognise.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { inEnglish } from '../said.ts';

export interface CollectedFolders {
  readonly all: readonly Collected[];
  readonly notices: readonly string[];
}

/** Every submission of folders below `root`, as the source `directory` collects them. */
export async function collectFolders(
  root: string,
  patterns: readonly string[],
  ignore?: string,
  layout: WantedLayout = 'auto',
): Promise<CollectedFolders> {
  const selection = createSelection();
  const downloads = { layout, language: 'auto' };
  const { found, notices } = await findSubmissions({ root, patterns, selection, ignore, downloads });
  const all = await Promise.all(
    found.map((one) => collectFound(one, { root, selection, role: 'judged', ignore, unpacks: true })),
  );
  return { all, notices: inEnglish(notices) };
}
