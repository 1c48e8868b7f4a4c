import { expandPattern } from '../folders/expand-pattern.ts';
import { collectFound } from '../folders/collect-found.ts';
import { findSubmissions, foundPath } from '../folders/find-submissions.ts';
import { openGround } from '../open-ground.ts';
import { openStarter } from '../open-starter.ts';
import { FOLDERS_AT_ONCE, prefetch } from '../prefetch.ts';
import type { Source } from '../source.ts';

/** Folders on this machine: each subfolder or ZIP is a submission, or they are a platform's download. */
export const directory: Source = {
  describe: ({ path, add }) =>
    `${add.length > 0 ? 'add' : 'path'} ${[...add, ...path].map((one) => JSON.stringify(one)).join(', ')}`,

  async open(settings, context) {
    const { workspace: root, reportDir: ignore, signal } = context;
    const opened = await openStarter(settings, context, await openGround(settings, context));
    const { selection } = opened;
    const downloads = { layout: settings.layout, language: settings.language };
    const { found, notices } =
      settings.add.length > 0
        ? { found: (await namedPaths(root, settings.add)).map((path) => foundPath(root, path)), notices: [] }
        : await findSubmissions({ root, patterns: settings.path, selection, ignore, downloads, signal });
    return {
      ...opened,
      notices: [...opened.notices, ...notices],
      submissions: () =>
        prefetch(found, FOLDERS_AT_ONCE, (one) =>
          collectFound(one, { root, selection, role: 'judged', ignore, signal, unpacks: true }),
        ),
    };
  },
};

/** What patterns name, each of which is one submission. */
async function namedPaths(root: string, patterns: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const pattern of patterns) for (const path of await expandPattern(root, pattern)) found.add(path);
  return [...found];
}
