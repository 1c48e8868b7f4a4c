import { realpath, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { ConfigurationError } from '../../domain/outcome.ts';
import { extensionOf } from '../../languages/languages.ts';
import type { Selection } from '../selection/selection.ts';
import { isOtherArchive, isZip } from './archive-names.ts';
import { expandPattern } from './expand-pattern.ts';
import { keyOf } from './key-of.ts';
import { byName } from './walk.ts';

interface FolderOptions {
  /** Absolute. Relative patterns start here. */
  readonly root: string;
  readonly selection: Selection;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
}

/** Where submissions lie, absolute; and what lies beside them and is not taken, for staff. */
export interface FoundPaths {
  readonly paths: readonly string[];
  readonly notices: readonly string[];
}

/** Source files in a notice. */
const NAMED = 5;

/**
 * Submissions of folders on this machine. Each direct subfolder and each ZIP of a matching folder is one; a folder that
 * holds source files and nothing else of the kind has one submission a file (small assignments are handed in so). A
 * pattern that matches a ZIP takes the ZIP itself. Links are never followed out of the folder.
 *
 * @throws ConfigurationError for a pattern that matches nothing or holds no submission
 */
export async function findSubmissions(
  options: FolderOptions & { readonly patterns: readonly string[] },
): Promise<FoundPaths> {
  const { root, patterns } = options;
  /** By real path, so that nothing is taken twice. */
  const taken = new Map<string, string>();
  /** Folders that something taken lies in, with the first such. */
  const around = new Map<string, string>();
  const notices: string[] = [];
  for (const pattern of patterns) {
    const places = await expandPattern(root, pattern);
    const found: FoundPlaces[] = [];
    for (const place of places) found.push(await submissionsIn(place, options));
    const submissions = found.flatMap((one) => one.submissions);
    notices.push(...found.flatMap((one) => one.notices));
    if (submissions.length === 0) {
      throw new ConfigurationError(
        `path ${JSON.stringify(pattern)}: ${places.join(', ')} holds no submission. Each direct subfolder or ZIP file of it would be one.`,
      );
    }
    for (const { path, real } of submissions) {
      if (taken.has(real)) continue;
      const above = foldersAbove(real);
      const other = above.find((folder) => taken.has(folder)) ?? around.get(real);
      if (other !== undefined) {
        throw new ConfigurationError(
          `path: ${keyOf(root, path)} and ${keyOf(root, other)} lie one inside of the other, and would be compared with themselves; name one of them.`,
        );
      }
      taken.set(real, path);
      for (const folder of above) if (!around.has(folder)) around.set(folder, real);
    }
  }
  return { paths: [...taken.values()], notices };
}

/** Every folder that a path lies in. */
function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== folders.at(-1); folder = dirname(folder)) folders.push(folder);
  return folders;
}

interface FoundPlaces extends Pick<FoundPaths, 'notices'> {
  /** `real`: without links, so that nothing is taken twice. */
  readonly submissions: readonly { readonly path: string; readonly real: string }[];
}

/** The submissions of one matching place, in code-unit order of their names. */
async function submissionsIn(
  place: string,
  { root, selection, ignore }: FolderOptions,
): Promise<FoundPlaces> {
  const real = await realpath(place);
  if (!(await stat(place)).isDirectory()) return { submissions: [{ path: place, real }], notices: [] };
  const entries = (await readdir(place, { withFileTypes: true })).toSorted(byName);
  const notices: string[] = [];
  const grouped: { readonly path: string; readonly real: string }[] = [];
  const loose: typeof grouped = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === 'node_modules') continue;
    const path = join(place, entry.name);
    if (path === ignore) continue;
    const target = entry.isSymbolicLink() ? await inside(path, real) : join(real, entry.name);
    if (target === null) {
      notices.push(
        `${keyOf(root, path)} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.`,
      );
      continue;
    }
    const kind = entry.isSymbolicLink() ? await stat(target) : entry;
    const isArchive = kind.isFile() && (isZip(entry.name) || isOtherArchive(entry.name));
    if (kind.isDirectory() || isArchive) grouped.push({ path, real: target });
    else if (kind.isFile() && isSource(entry.name, selection)) loose.push({ path, real: target });
  }
  if (grouped.length > 0 && loose.length > 0) notices.push(looseNotice(keyOf(root, place), loose));
  return { submissions: grouped.length > 0 ? grouped : loose, notices };
}

function isSource(name: string, selection: Selection): boolean {
  return extensionOf(name) !== '' && selection.byPath(name, 0) === null;
}

function looseNotice(place: string, loose: FoundPlaces['submissions']): string {
  const names = loose.slice(0, NAMED).map(({ path }) => JSON.stringify(basename(path)));
  return `${place} holds ${loose.length === 1 ? 'a source file' : `${loose.length} source files`} beside the submissions, not taken: ${names.join(', ')}${loose.length > NAMED ? ` and ${loose.length - NAMED} more` : ''}. Put each submission into a folder of its own.`;
}

/** Where a link leads, if that is inside of `root`; else null. */
async function inside(link: string, root: string): Promise<string | null> {
  const target = await realpath(link).catch(() => null);
  if (target === null) return null;
  const from = relative(root, target);
  return from !== '' && !from.startsWith('..') && !isAbsolute(from) ? target : null;
}
