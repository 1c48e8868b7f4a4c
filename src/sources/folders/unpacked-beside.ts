import { isReadArchive, withoutEnding } from '#base';
import { basename, dirname, fs, join } from '#native';
import { CLASS_LIMITS, openArchive } from './archive.ts';
import type { DownloadListing } from './layouts/layout.ts';
import { isJunk, listingOf, unwrapped } from './listing.ts';

/** More files of an archive are not looked for one by one. */
const MOST_LOOKED_FOR = 1_000;

/** Archives beside a folder of their name, as unpacking leaves them. */
export type UnpackedBeside = Awaited<ReturnType<typeof unpackedBeside>>;

/** @param paths absolute, of folders and archives */
export async function unpackedBeside(paths: readonly string[], signal: AbortSignal) {
  const there = new Set(paths);
  const same = new Set<string>();
  const other: string[] = [];
  for (const path of paths) {
    const folder = join(dirname(path), withoutEnding(basename(path)));
    if (!isReadArchive(path) || !there.has(folder)) continue;
    if (await isUnpackedIn(path, folder, signal)) same.add(path);
    else other.push(path);
  }
  return {
    /** Those whose files all lie in the folder, too: it is the same hand-in. Absolute. */
    same,
    /** Those that hold something else. Absolute. */
    other,
  };
}

/** Whether each file of an archive lies in a folder, with its size: as it is packed, or without the one folder around all of it. */
async function isUnpackedIn(path: string, folder: string, signal: AbortSignal): Promise<boolean> {
  const opened = await openArchive(path, CLASS_LIMITS, signal).catch(() => null);
  signal.throwIfAborted();
  if (opened === null) return false;
  const listing = listingOf({ name: '', ...opened });
  const inner = unwrapped(listing);
  return (await lieIn(listing, folder)) || (inner !== null && (await lieIn(inner, folder)));
}

async function lieIn({ entries }: DownloadListing, folder: string): Promise<boolean> {
  const files = entries.filter(({ path }) => !isJunk(path));
  if (files.length === 0 || files.length > MOST_LOOKED_FOR) return false;
  for (const { path, size, leftOut } of files) {
    if (leftOut !== undefined) return false;
    const found = await fs.lstat(join(folder, path)).catch(() => null);
    if (found?.isFile() !== true || found.size !== size) return false;
  }
  return true;
}
