import { realpath, readdir, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { ConfigurationError } from '../../domain/outcome.ts';
import { extensionOf } from '../../languages/languages.ts';
import type { Selection } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { isOtherArchive, isZip } from './archive-names.ts';
import { type DownloadOptions, downloadIn } from './download.ts';
import { expandPattern } from './expand-pattern.ts';
import type { FoundHandIn } from './hand-ins.ts';
import { keyOf } from './key-of.ts';
import { byName } from './walk.ts';

interface FolderOptions {
  /** Absolute. Relative patterns start here. */
  readonly root: string;
  readonly selection: Selection;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
  /** How downloads of platforms are read. Default: nothing is taken for one. */
  readonly downloads?: DownloadOptions | undefined;
}

/** A submission that was found, and is not read yet. */
export type FoundSubmission =
  | { readonly kind: 'path'; readonly key: string /** Absolute. */; readonly path: string }
  | FoundHandIn;

/** What was found; and what lies beside it and is not taken, for staff. */
export interface FoundSubmissions {
  /** What counts first, then older hand-ins of the same people. */
  readonly found: readonly FoundSubmission[];
  readonly notices: readonly string[];
}

/** Source files in a notice. */
const NAMED = 5;

/**
 * Submissions of folders on this machine. A platform's download is recognised by its names. Else each direct subfolder and
 * each ZIP of a matching folder is one; a folder that holds source files and nothing else of the kind has one submission a
 * file (small assignments are handed in so). A pattern that matches a ZIP takes the ZIP itself. Links are never followed
 * out of the folder.
 *
 * @throws ConfigurationError for a pattern that matches nothing or holds no submission, and a layout that does not fit
 */
export async function findSubmissions(
  options: FolderOptions & { readonly patterns: readonly string[] },
): Promise<FoundSubmissions> {
  const { root, patterns } = options;
  /** By real path, so that nothing is taken twice. */
  const taken = new Map<string, string>();
  /** Folders that something taken lies in, with the first such. */
  const around = new Map<string, string>();
  const notices: string[] = [];
  const all: FoundSubmission[] = [];
  for (const pattern of patterns) {
    const places = await expandPattern(root, pattern);
    const found: FoundPlace[] = [];
    for (const place of places) found.push(await submissionsIn(place, options));
    notices.push(...found.flatMap((one) => one.notices));
    const claims = found.flatMap((one) => one.claims);
    if (claims.every((claim) => claim.found.length === 0)) {
      throw new ConfigurationError(
        `path ${JSON.stringify(pattern)}: ${places.join(', ')} holds no submission. Each direct subfolder or ZIP file of it would be one.`,
      );
    }
    for (const { path, real, found: submissions } of claims) {
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
      all.push(...submissions);
    }
  }
  const isOlder = (one: FoundSubmission): number => Number(one.kind === 'hand-in' && one.isOlder);
  return { found: withOwnKeys(all).toSorted((a, b) => isOlder(a) - isOlder(b)), notices };
}

/** A folder, ZIP or file that is a submission. @param root its key is relative to it @param path absolute */
export function foundPath(root: string, path: string): FoundSubmission {
  return { kind: 'path', key: keyOf(root, path), path };
}

/** Two downloads may know two people by one number. */
function withOwnKeys(found: readonly FoundSubmission[]): readonly FoundSubmission[] {
  const keys = new UnusedNames();
  return found.map((one) => ({ ...one, key: keys.take(one.key) }));
}

/** Every folder that a path lies in. */
function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = dirname(path); folder !== folders.at(-1); folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** What is taken of one matching place. */
interface FoundPlace extends Pick<FoundSubmissions, 'notices'> {
  readonly claims: readonly Claim[];
}

/** A path that belongs to what was found there. */
interface Claim extends Place {
  readonly found: readonly FoundSubmission[];
}

interface Place {
  readonly path: string;
  /** Without links, so that nothing is taken twice. */
  readonly real: string;
}

/** The submissions of one matching place, in code-unit order of their names. */
async function submissionsIn(path: string, options: FolderOptions): Promise<FoundPlace> {
  const { root, ignore, downloads } = options;
  const place = { path, real: await realpath(path) };
  const asIs = (one: Place): Claim => ({ ...one, found: [foundPath(root, one.path)] });
  if (!(await stat(path)).isDirectory()) return { claims: [asIs(place)], notices: [] };
  const layout = downloads?.layout ?? 'folders';
  if (layout === 'single') return { claims: [asIs(place)], notices: [] };
  const download =
    downloads === undefined || layout === 'folders' || layout === 'flat'
      ? null
      : await downloadIn(place.real, { ...downloads, place: keyOf(root, path), ignore });
  if (download !== null && download.found.length > 0) {
    return { claims: [{ ...place, found: download.found }], notices: download.notices };
  }
  const { notices, submissions } = await foldersIn(place, layout === 'flat', options);
  return { claims: submissions.map(asIs), notices: [...(download?.notices ?? []), ...notices] };
}

/** Folders and archives of a folder, or its source files: all of them where it is flat, else where there is nothing else. */
async function foldersIn(
  { path: place, real }: Place,
  isFlat: boolean,
  { root, selection, ignore }: FolderOptions,
): Promise<{ readonly submissions: readonly Place[]; readonly notices: readonly string[] }> {
  const entries = (await readdir(place, { withFileTypes: true })).toSorted(byName);
  const notices: string[] = [];
  const grouped: Place[] = [];
  const loose: Place[] = [];
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
  if (isFlat) return { submissions: loose, notices };
  if (grouped.length > 0 && loose.length > 0) notices.push(looseNotice(keyOf(root, place), loose));
  return { submissions: grouped.length > 0 ? grouped : loose, notices };
}

function isSource(name: string, selection: Selection): boolean {
  return extensionOf(name) !== '' && selection.byPath(name, 0) === null;
}

function looseNotice(place: string, loose: readonly Place[]): string {
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
