import { compareText } from '#base';
import { childrenOf } from './layouts/children.ts';
import type { Entry, DownloadListing } from './layouts/layout.ts';

const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

/**
 * Whether a file (or folder) is called as what operating systems leave in folders and archives. Inside of a submission that
 * alone drops nothing: code can be called so too.
 */
export function isJunk(path: string): boolean {
  return JUNK.test(path);
}

/** Everything of a folder or an archive, as it was found. */
export interface FoundFiles {
  /** Name of the folder, or of the archive without its ending. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Every folder, or at least those that hold nothing; without a closing slash. */
  readonly folders: readonly string[];
}

/** A listing without what operating systems left at its root. */
export function listingOf({ name, entries, folders }: FoundFiles): DownloadListing {
  const own = entries.filter(({ path }) => !isJunk(rootOf(path)));
  const inUse = new Set<string>();
  for (const { path } of own) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (inUse.has(folder)) break;
      inUse.add(folder);
    }
  }
  const emptyFolders = folders.filter((path) => !isJunk(path) && !inUse.has(path)).toSorted(compareText);
  const files = own.map((entry) => ({ entry, path: entry.path }));
  return { name, entries: own, emptyFolders, roots: childrenOf({ files, emptyFolders }) };
}

function rootOf(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

/** What lies in the one folder that a listing holds; null where it holds anything else, or nothing. */
export function unwrapped({ name, entries, roots, emptyFolders }: DownloadListing): DownloadListing | null {
  const [only, other] = roots;
  if (only?.isFolder !== true || other !== undefined) return null;
  const start = only.name.length + 1;
  const inner = entries.map((entry) => ({ ...entry, path: entry.path.slice(start) }));
  const folders = emptyFolders.map((path) => path.slice(start)).filter((path) => path !== '');
  return listingOf({ name, entries: inner, folders });
}
