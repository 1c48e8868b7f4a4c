import { compareText } from '../../text/compare-text.ts';
import type { Entry, DownloadListing, Root } from './layouts/layout.ts';

/** What operating systems leave in folders and archives, wherever it lies; nobody handed it in. */
const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

/** Everything of a folder or an archive, as it was found. */
export interface FoundFiles {
  /** Name of the folder, or of the archive without its ending. */
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Every folder, or at least those that hold nothing; without a closing slash. */
  readonly folders: readonly string[];
}

/** A listing without what operating systems leave behind, and how many files that was. */
export function listingOf({ name, entries, folders }: FoundFiles): {
  readonly listing: DownloadListing;
  readonly junk: number;
} {
  const own = entries.filter(({ path }) => !JUNK.test(path));
  const inUse = new Set<string>();
  for (const { path } of own) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (inUse.has(folder)) break;
      inUse.add(folder);
    }
  }
  const emptyFolders = folders.filter((path) => !JUNK.test(path) && !inUse.has(path)).toSorted(compareText);
  const listing = { name, entries: own, emptyFolders, roots: rootsOf(own, emptyFolders) };
  return { listing, junk: entries.length - own.length };
}

function rootsOf(entries: readonly Entry[], emptyFolders: readonly string[]): readonly Root[] {
  const roots = new Map<string, boolean>();
  for (const { path } of entries) {
    const slash = path.indexOf('/');
    roots.set(slash < 0 ? path : path.slice(0, slash), slash >= 0);
  }
  for (const path of emptyFolders) roots.set(path.split('/', 1)[0] ?? path, true);
  return [...roots]
    .map(([name, isFolder]) => ({ name, isFolder }))
    .toSorted((a, b) => compareText(a.name, b.name));
}

/** What lies in the one folder that a listing holds; null where it holds anything else, or nothing. */
export function unwrapped({ name, entries, roots, emptyFolders }: DownloadListing): DownloadListing | null {
  const [only, other] = roots;
  if (only?.isFolder !== true || other !== undefined) return null;
  const start = only.name.length + 1;
  const inner = entries.map((entry) => ({ ...entry, path: entry.path.slice(start) }));
  const folders = emptyFolders.map((path) => path.slice(start)).filter((path) => path !== '');
  return { name, entries: inner, emptyFolders: folders, roots: rootsOf(inner, folders) };
}
