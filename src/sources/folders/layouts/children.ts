import type { HandInFile, DownloadListing, Root } from './layout.ts';

/** A folder or file directly below the folder that is looked at. */
export interface Child extends Root {
  /** What it holds, by paths below it. A file holds itself, under its own name. */
  readonly files: readonly HandInFile[];
  /** Paths of folders in it below which no file lies. */
  readonly emptyFolders: readonly string[];
}

/** What lies directly at the root of a download; folders that hold nothing too. */
export function rootsOf({ entries, emptyFolders }: DownloadListing): readonly Child[] {
  return childrenOf({ files: entries.map((entry) => ({ entry, path: entry.path })), emptyFolders });
}

/** The files of each name at the root. */
export function filesByRoot(listing: DownloadListing): ReadonlyMap<string, readonly HandInFile[]> {
  return new Map(rootsOf(listing).map(({ name, files }) => [name, files]));
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
