import picomatch from 'picomatch';
import { ConfigurationError, fill, isReadArchive, listed } from '#base';
import { type FolderEntry, fs, join, resolve } from '#native';
import { writtenPath } from '#system';
import { keyOf } from './key-of.ts';
import { isThere, whyUnread } from './readable.ts';
import { byName, MAX_DEPTH } from './walk.ts';
import * as says from './says.ts';

/**
 * The folders (or ZIPs) that a pattern names; never none.
 *
 * @param note is told of each folder that cannot be read, so that nothing was looked for in it
 * @throws ConfigurationError where nothing is named, or what may not be read
 */
export async function expandPattern(
  root: string,
  line: string,
  note: (text: string) => unknown,
): Promise<readonly string[]> {
  const pattern = writtenPath(line);
  const literal = resolve(root, pattern);
  if (await isThere(literal, line)) return [literal];
  const scan = picomatch.scan(pattern);
  if (!scan.isGlob) {
    throw new ConfigurationError(
      fill(says.pathNotExist, { line: JSON.stringify(line), root, found: await whatIsThere(root) }),
    );
  }
  // A drive alone means where it stands.
  const base = resolve(root, /^[A-Za-z]:$/.test(scan.base) ? `${scan.base}/` : scan.base);
  // A slash at its end says that folders are meant, which they are. Names are put together with slashes on every system.
  const glob = scan.glob.replace(/\/+$/, '');
  const matches = picomatch(glob, { dot: false, nonegate: true, windows: false });
  const found: string[] = [];
  const depth = glob.includes('**') ? MAX_DEPTH : glob.split('/').length;
  const visit = async (folder: string, prefix: string, level: number): Promise<void> => {
    const entries = await fs.list(folder).catch((error: unknown): FolderEntry[] => {
      // What went meanwhile is not named any more.
      const isGone = (error as { readonly code?: unknown }).code === 'ENOENT';
      const facts = { folder: keyOf(root, folder), why: whyUnread(error) };
      if (!isGone) note(fill(says.folderNotLookedIn, facts));
      return [];
    });
    for (const entry of entries.toSorted(byName)) {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (matches(path) && (entry.isDirectory() || isReadArchive(path))) found.push(join(folder, entry.name));
      if (entry.isDirectory() && level < depth && entry.name !== 'node_modules' && entry.name !== '.git') {
        await visit(join(folder, entry.name), path, level + 1);
      }
    }
  };
  await isThere(base, line);
  await visit(base, '', 1);
  if (found.length === 0) {
    throw new ConfigurationError(
      fill(says.pathMatches, {
        line: JSON.stringify(line),
        base,
        found: await whatIsThere(base),
      }),
    );
  }
  return found;
}

async function whatIsThere(folder: string): Promise<string> {
  const visible = await namesIn(folder);
  if (visible === null) return says.folderNotExist;
  return visible === '' ? says.folderEmpty : fill(says.holdsName, { visible });
}

/** What a folder holds, for a person, who knows it by the first few; empty: nothing. null: it is no folder. */
export async function namesIn(folder: string): Promise<string | null> {
  const entries = await fs.list(folder).catch(() => null);
  const visible = entries?.map(({ name }) => name).filter((name) => !name.startsWith('.'));
  return visible === undefined ? null : listed(visible.toSorted(), 8, JSON.stringify);
}
