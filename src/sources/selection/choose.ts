import { compareText, fill, isReadArchive, listed, message, messageOf, nameInSentence } from '#base';
import type { AsideFile, Balance, LeftOut, LeftOutReason, Said, SourceFile } from '#contract';
import { balanceWith, isMissing, NO_BYTES, notCompared, sumOf } from '#contract';
import { isSourceName } from '#engine';
import { safePath } from '#system';
import { pace } from '../pace.ts';
import { asideKind, isTooLong, MAX_ASIDE_FILE_BYTES } from './aside.ts';
import { bareText } from './bare-text.ts';
import { MAX_FILE_BYTES, type Selection, TOO_LARGE } from './selection.ts';
import { UnusedNames } from './unused-name.ts';
import * as says from '../says.ts';

/** At most so many files of one submission are taken, and so many are listed as left out. */
const MAX_FILES = 5_000;
const MAX_LISTED = 2_000;
/** What every class has by the thousand (a committed node_modules); it may not crowd out the rest. */
const ORDINARY: ReadonlySet<LeftOutReason> = new Set(['not-source', 'vendored', 'generated', 'excluded']);
const MAX_ORDINARY = 1_000;
/** What of a submission stays in memory from choosing until it is packed, in bytes; the rest is read again. */
const MAX_KEPT_BYTES = 1024 * 1024;

/** The files that are taken, sorted by path; those that are not, with the reason; what a person should know. */
export interface Chosen {
  readonly files: readonly SourceFile[];
  readonly leftOut: readonly LeftOut[];
  /** Every file that was left out and may hold code, whatever the list has a place for. */
  readonly aside: readonly AsideFile[];
  /** Bytes of all others that were left out. */
  readonly outside: Balance;
  readonly remarks: readonly string[];
}

export interface Candidate extends SourceFile {
  /** Where it is left out whatever it is called. */
  readonly leftOut?: Pick<LeftOut, 'reason' | 'detail'> | undefined;
  /** Nobody can read it; its size is what an archive says of it, and 0 where nobody knows. Default: it can be read, although it is left out. */
  readonly isUnread?: true | undefined;
}

/** A file that was left out before. */
export interface SizedLeftOut extends LeftOut {
  /** Bytes. Default: not known. */
  readonly size?: number;
}

/**
 * Chooses among a submission's files: hygiene of the path, then path, then contents. Every file that is seen and not
 * taken is listed with its reason, by its folder where all of that is left out. Chosen files are sorted by path in code
 * units, whatever order they came in.
 *
 * @throws the signal's reason
 */
export async function chooseFiles(
  candidates: Iterable<Candidate> | AsyncIterable<Candidate>,
  selection: Selection,
  alreadyLeftOut: readonly SizedLeftOut[] = [],
  signal?: AbortSignal,
): Promise<Chosen> {
  const files = new Map<string, SourceFile>();
  const aside: AsideFile[] = [];
  const renamed: string[] = [];
  const names = new UnusedNames();
  const list = new LeftOutList(selection);
  let outside = NO_BYTES;
  const lose = (entry: LeftOut, size: number | undefined, isUnread = isMissing(entry)): void => {
    list.add(entry);
    outside = withLeftOut(outside, entry, size, isUnread);
  };
  for (const { size, ...entry } of alreadyLeftOut) lose(entry, size);
  const leave = (file: Candidate, entry: LeftOut): void => {
    const { path, reason } = entry;
    const kind = asideKind(path, file.size, reason, selection);
    if (kind === null) {
      lose(entry, file.size, isMissing(entry) || isTooLong(path, file.size, reason, selection));
      return;
    }
    list.add(entry);
    aside.push({ path, size: file.size, read: file.read.bind(file), reason, kind });
  };
  const breathe = pace(signal);
  let kept = 0;
  for await (const file of candidates) {
    await breathe();
    const path = safePath(file.path) ?? safePath(withoutDrive(file.path));
    if (path === null) {
      lose({ path: file.path, reason: 'unsafe-path' }, file.size);
      continue;
    }
    const reason = selection.byPath(path, file.size);
    if (file.leftOut !== undefined && !isPassedOver(file, path, reason, selection)) {
      const entry = { path: file.path, ...file.leftOut };
      if (file.isUnread === true) lose(entry, file.size === 0 ? undefined : file.size);
      else leave(file, entry);
      continue;
    }
    if (reason !== null) {
      leave(file, { path, reason, ...(reason === 'too-large' ? { detail: TOO_LARGE } : {}) });
      continue;
    }
    if (files.size >= MAX_FILES) {
      leave(file, { path, reason: 'limit', detail: fill(says.moreThanSourceFiles, { most: MAX_FILES }) });
      continue;
    }
    let opened: Opened;
    try {
      opened = await open(path, file);
    } catch (error) {
      lose({ path, reason: 'unreadable', detail: messageOf(error) }, file.size);
      continue;
    }
    const { contents, gone } = opened;
    const byContents = selection.byContents(path, contents);
    if (byContents !== null) {
      leave(file, { path, reason: byContents, ...(byContents === 'too-large' ? { detail: TOO_LARGE } : {}) });
      continue;
    }
    const given = names.take(path);
    if (given !== path) renamed.push(path);
    outside = sumOf(outside, gone);
    const isKept = kept + contents.length <= MAX_KEPT_BYTES;
    if (isKept) kept += contents.length;
    const read = isKept ? () => Promise.resolve(contents) : async () => (await open(path, file)).contents;
    files.set(given, { path: given, size: contents.length, read });
  }
  return {
    files: [...files.values()].toSorted((a, b) => compareText(a.path, b.path)),
    leftOut: list.entries(),
    aside,
    outside,
    remarks: renamed.length === 0 ? [] : [nameTwice(renamed)],
  };
}

interface Opened {
  readonly contents: Uint8Array;
  /** What of the file is not in them. */
  readonly gone: Balance;
}

/** What is to be read of a file: of a bulky one its code. */
async function open(path: string, file: Candidate): Promise<Opened> {
  const bytes = await file.read();
  const bare = bareText(path, bytes, MAX_FILE_BYTES);
  if (bare === null) return { contents: bytes, gone: NO_BYTES };
  // A packed file may be smaller than what it holds.
  const other = Math.max(0, bytes.length - bare.bytes.length - bare.results);
  return { contents: bare.bytes, gone: { ...NO_BYTES, other, unread: bare.results } };
}

/** They lead to what is handed in elsewhere, or not at all. */
const WITHOUT_BYTES: ReadonlySet<LeftOutReason> = new Set([
  'symlink',
  'submodule',
  'special-file',
  'web-link',
]);

/** With a file that was left out and that nobody looks at. @param size in bytes; undefined: not known */
function withLeftOut(balance: Balance, entry: LeftOut, size: number | undefined, isUnread: boolean): Balance {
  if (WITHOUT_BYTES.has(entry.reason)) return balance;
  if (size === undefined) return balanceWith(balance, 'unsized', entry.more ?? 1);
  const part = entry.reason === 'starter-code' ? 'starter' : isUnread ? 'unread' : 'other';
  return balanceWith(balance, part, size);
}

/**
 * Whether a file that an archive's limits keep from being read would be passed over in a folder too, by its name and size: a film
 * or a table of data is missed by nobody, wherever it lies.
 *
 * @param reason why it does not count by its path; null: it would
 */
function isPassedOver(
  { leftOut, isUnread, size }: Candidate,
  path: string,
  reason: LeftOutReason | null,
  selection: Selection,
): boolean {
  const isRefused = isUnread === true && leftOut?.reason === 'limit';
  if (!isRefused || reason === null || isReadArchive(path)) return false;
  const kind = asideKind(path, size, reason, selection);
  return kind === null || (kind !== 'source' && size > MAX_ASIDE_FILE_BYTES);
}

/** What is listed as left out: bounded, and a folder that is left out as a whole is one entry. */
class LeftOutList {
  readonly #selection: Selection;
  readonly #entries: LeftOut[] = [];
  readonly #folders = new Set<string>();
  /** The folder that is left out as a whole and holds a folder; null: none does. */
  readonly #wholeFolders = new Map<string, string | null>();
  #ordinary = 0;
  #unlisted = 0;
  #isPartial = false;

  constructor(selection: Selection) {
    this.#selection = selection;
  }

  add(entry: LeftOut): void {
    const { path, reason } = entry;
    const folder = isMissing(entry) ? null : this.#wholeFolder(path.slice(0, path.lastIndexOf('/') + 1));
    if (folder !== null) {
      if (this.#folders.has(folder)) return;
      this.#folders.add(folder);
    }
    const ordinary = folder === null && ORDINARY.has(reason);
    // However long the list is, it tells that something is missing.
    const isFirst = !this.#isPartial && isMissing(entry);
    this.#isPartial ||= isFirst;
    const hasPlace = this.#entries.length < MAX_LISTED && (!ordinary || this.#ordinary < MAX_ORDINARY);
    if (!isFirst && !hasPlace) {
      this.#unlisted += 1;
    } else {
      if (ordinary) this.#ordinary += 1;
      this.#entries.push(folder === null ? entry : { path: folder, reason });
    }
  }

  entries(): readonly LeftOut[] {
    const all = [...this.#entries];
    if (this.#unlisted > 0) {
      all.push({
        path: '…',
        reason: 'limit',
        detail: fill(says.filesLeft, { unlisted: this.#unlisted }),
        more: this.#unlisted,
      });
    }
    return all.toSorted((a, b) => compareText(a.path, b.path));
  }

  /** The outermost folder around a path (ending in `/`) of which nothing is taken. */
  #wholeFolder(folder: string): string | null {
    if (folder === '') return null;
    const known = this.#wholeFolders.get(folder);
    if (known !== undefined) return known;
    const above = this.#wholeFolder(folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1));
    const found = above ?? (this.#selection.skipsFolder(folder.slice(0, -1)) === null ? null : folder);
    this.#wholeFolders.set(folder, found);
    return found;
  }
}

/** On most systems a name may hold what stands for a drive or a folder elsewhere; nobody's work is left out for that. */
function withoutDrive(path: string): string {
  return path.replaceAll(/[:\0]/g, '_').replaceAll(/(^|[/\\])\.\.(?=[/\\]|$)/g, '$1__');
}

const NAMED = 5;

/** A file that was left out and may hold code, as it was looked at. */
export interface LookedAt extends Pick<AsideFile, 'path' | 'size' | 'reason'> {
  /** It lies in an archive inside of the submission. */
  readonly isInArchive: boolean;
}

/**
 * What staff should look at: code that was left out for whatever reason, or could not be taken.
 *
 * @param unopened paths of what is packed in a way that is not read, whatever it is called
 * @param compiled paths of what a compiler wrote, and whose source is not there
 */
export function remarksOnLeftOut(
  leftOut: readonly LeftOut[],
  lookedAt: readonly LookedAt[],
  unopened: readonly string[],
  compiled: readonly string[],
): readonly Said[] {
  const source = lookedAt.filter(({ path }) => isSourceName(path));
  const because = (words: string, ...reasons: LeftOutReason[]): readonly string[] => {
    const files = source.filter(({ reason, isInArchive }) => reasons.includes(reason) && !isInArchive);
    return files.length === 0 ? [] : [`${largest(files)} left out ${words}.`];
  };
  const missing = leftOut.filter(isMissing);
  const modules = leftOut.filter(({ reason }) => reason === 'submodule');
  const odd = leftOut.filter(({ path, reason }) => ODD.has(reason) && isSourceName(path));
  const called = leftOut.flatMap(({ path }) => (OTHER_ARCHIVE.test(path) ? [path] : []));
  const archives = [...new Set([...called, ...unopened])].map((path) => ({ path }));
  const packed = source.filter(({ isInArchive }) => isInArchive);
  return [
    ...because("for the path, as somebody else's; include takes them", 'vendored'),
    ...because('as generated; include takes them', 'generated'),
    ...because('as settings of a tool; include takes them', 'not-source'),
    ...because('because what stands there is no text', 'binary'),
    ...because(`as too large to be written by hand (${TOO_LARGE})`, 'too-large'),
    ...(packed.length === 0 ? [] : [fill(says.leftOut, { largest: largest(packed) })]),
    ...(modules.length === 0
      ? []
      : [fill(says.submoduleHolds, { one: modules.length === 1, modules: modules.length })]),
    ...(odd.length === 0
      ? []
      : [`${some(odd)} not taken: ${[...new Set(odd.map(({ reason }) => reason))].join(', ')}.`]),
    ...(archives.length === 0
      ? []
      : [message('notices.otherArchives', { n: archives.length, names: namesOf(archives) })]),
    ...(compiled.length === 0
      ? []
      : [
          message('notices.compiledAlone', {
            n: compiled.length,
            names: namesOf(compiled.map((path) => ({ path }))),
          }),
        ]),
    ...notCompared(missing),
  ];
}

const OTHER_ARCHIVE = /\.(?:tar|tgz|7z|rar|tar\.\w+)$/i;
const ODD: ReadonlySet<LeftOutReason> = new Set(['symlink', 'special-file', 'unsafe-path', 'duplicate-name']);

function nameTwice(paths: readonly string[]): string {
  return `${some(paths.map((path) => ({ path })))} there under the same name as another file; both were taken.`;
}

/** "2 source files (a.py, b.py) were". */
function some(files: readonly { readonly path: string }[]): string {
  const [what, were] = files.length === 1 ? ['file', 'was'] : ['files', 'were'];
  return `${files.length} source ${what} (${namesOf(files)}) ${were}`;
}

/** "30 source files (the largest: b.py, 1,204 bytes) were". A list of names could be filled with names that say nothing. */
function largest(files: readonly { readonly path: string; readonly size: number }[]): string {
  const [first] = files.toSorted((a, b) => b.size - a.size || compareText(a.path, b.path));
  if (files.length === 1 || first === undefined) return some(files);
  return `${files.length} source files (the largest: ${JSON.stringify(nameInSentence(first.path))}, ${first.size} bytes) were`;
}

function namesOf(files: readonly { readonly path: string }[]): string {
  const paths = files.map(({ path }) => path);
  return listed(paths, NAMED, JSON.stringify);
}
