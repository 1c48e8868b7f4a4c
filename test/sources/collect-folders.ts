import type { Collected } from '../../src/domain/submission.ts';
import { collectPath } from '../../src/sources/folders/collect-path.ts';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';

export interface CollectedFolders {
  readonly all: readonly Collected[];
  readonly notices: readonly string[];
}

/** Every submission of folders below `root`, as the source `directory` collects them. */
export async function collectFolders(
  root: string,
  patterns: readonly string[],
  ignore?: string,
): Promise<CollectedFolders> {
  const selection = createSelection();
  const { paths, notices } = await findSubmissions({ root, patterns, selection, ignore });
  const all = await Promise.all(
    paths.map((path) => collectPath(path, { root, selection, role: 'judged', ignore })),
  );
  return { all, notices };
}
