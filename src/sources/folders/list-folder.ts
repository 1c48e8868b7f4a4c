import { ConfigurationError, fill } from '#base';
import { basename, type FolderEntry, fs, join } from '#native';
import { below } from '#system';
import type { Entry } from './layouts/layout.ts';
import type { FoundFiles } from './listing.ts';
import { isOfReport } from './own-files.ts';
import { byName, walk } from './walk.ts';
import * as says from './says.ts';

/** Platforms put nothing of their own deeper than this. */
const PEEK_DEPTH = 4;
/** What is looked at to recognise a shape; a class has far fewer folders near its root. */
const PEEKED = 20_000;
/** Files of a download: so many fit into memory as a list. */
const MAX_LISTED = 500_000;

/** The upper part of a folder, by names alone: nothing of it can be read. */
export async function peekFolder(folder: string, ignore: string | undefined): Promise<FoundFiles> {
  const entries: Entry[] = [];
  const folders: string[] = [];
  let level: readonly string[] = [''];
  for (let depth = 1; depth <= PEEK_DEPTH && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const [at, prefix] of level.entries()) {
      // Each folder has its share, so that a student with very many files hides nobody's folder.
      const left = PEEKED - entries.length - folders.length;
      const share = Math.max(0, Math.floor(left / (level.length - at)));
      const found = await fs.list(join(folder, prefix)).catch((): FolderEntry[] => []);
      for (const entry of found.toSorted(byName).slice(0, share)) {
        const path = `${prefix}${entry.name}`;
        const full = join(folder, path);
        if (full === ignore || (folder === ignore && (await isOfReport(path, full)))) continue;
        if (!entry.isDirectory()) entries.push({ path, size: 0, read: unread });
        else folders.push(path);
        // What is in there decides nothing, and is much.
        const isDeep = entry.name === '.git' || entry.name === 'node_modules';
        if (entry.isDirectory() && !isDeep) next.push(`${path}/`);
      }
    }
    level = next;
  }
  return { name: basename(folder), entries, folders };
}

function unread(): Promise<never> {
  return Promise.reject(new Error('only its name was looked at'));
}

/** All of a folder but this program's report. @throws ConfigurationError where it holds more files than can be listed */
export async function listFolder(folder: string, ignore: string | undefined): Promise<FoundFiles> {
  const entries: Entry[] = [];
  const folders: string[] = [];
  const report = ignore === undefined ? null : below(folder, ignore);
  const isReport = (path: string): boolean =>
    report !== null && (path === report || path.startsWith(`${report}/`));
  const onFolder = (path: string): unknown => !isReport(path) && folders.push(path);
  for await (const entry of walk(folder, ignore, { most: MAX_LISTED + 1, onFolder })) {
    if (isReport(entry.path)) continue;
    entries.push(entry);
    if (entries.length > MAX_LISTED) {
      throw new ConfigurationError(fill(says.pathHoldsFiles, { folder, most: MAX_LISTED }));
    }
  }
  return { name: basename(folder), entries, folders };
}
