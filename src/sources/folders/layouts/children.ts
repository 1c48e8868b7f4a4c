import { compareText } from '#base';
import type { Child, DownloadListing, HandInFile } from './layout.ts';

/** What lies at the root, in code-unit order of its names: archives list them in any. */
export function rootsByName({ roots }: DownloadListing): readonly Child[] {
  return roots.toSorted((a, b) => compareText(a.name, b.name));
}

export function filesByRoot({ roots }: DownloadListing): ReadonlyMap<string, readonly HandInFile[]> {
  return new Map(roots.map(({ name, files }) => [name, files]));
}

/** What lies directly in a folder, in the order in which it is first met, and then folders that hold nothing. */
export function childrenOf({ files, emptyFolders }: Pick<Child, 'files' | 'emptyFolders'>): readonly Child[] {
  const children = new Map<
    string,
    { readonly isFolder: boolean; files: HandInFile[]; emptyFolders: string[] }
  >();
  const childOf = (path: string, isFolder: boolean): { files: HandInFile[]; emptyFolders: string[] } => {
    const name = path.split('/', 1)[0] ?? path;
    const child = children.get(name) ?? { isFolder, files: [], emptyFolders: [] };
    children.set(name, child);
    return child;
  };
  for (const file of files) {
    const { path } = file;
    childOf(path, path.includes('/')).files.push({ ...file, path: path.slice(path.indexOf('/') + 1) });
  }
  for (const path of emptyFolders) {
    const below = childOf(path, true).emptyFolders;
    if (path.includes('/')) below.push(path.slice(path.indexOf('/') + 1));
  }
  return [...children].map(([name, child]) => ({ name, ...child }));
}

/**
 * What one person handed in for several tasks: the newest of each task together, then those before them, and so on.
 *
 * @param taskOf which task something was handed in for
 * @param attemptOf what was handed in at once
 * @param newestFirst orders two things of one task
 */
export function byAttempt<One>(
  all: readonly One[],
  taskOf: (one: One) => string,
  attemptOf: (one: One) => string,
  newestFirst: (a: One, b: One) => number,
): readonly (readonly One[])[] {
  const attempts: One[][] = [];
  for (const ofTask of Map.groupBy(all, taskOf).values()) {
    const sorted = [...Map.groupBy(ofTask.toSorted(newestFirst), attemptOf).values()];
    for (const [rank, parts] of sorted.entries()) {
      attempts[rank] = [...(attempts[rank] ?? []), ...parts];
    }
  }
  return attempts;
}

/** The longest start that all names have in common, up to and with its last `-`. '': there is none, or only one name. */
export function sharedStart(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined || second === undefined) return '';
  let start = first;
  for (const name of names) while (!name.startsWith(start)) start = start.slice(0, -1);
  return start.slice(0, start.lastIndexOf('-') + 1);
}
