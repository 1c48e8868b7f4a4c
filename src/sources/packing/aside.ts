import { compareText, decode, fill, messageOf, startsWith, type Stored } from '#base';
import type { AsideFile, AsideKind, Balance, LeftOut, SourceFile, Submission } from '#contract';
import { balanceWith, inMemory, leftOutBecause, NO_BYTES } from '#contract';
import { isSourceName } from '#engine';
import { unpackers } from '#native';
import { readZip, startOfZip, ZipError } from '#system';
import { unreadAs } from '../folders/archive.ts';
import { pace } from '../pace.ts';
import { isTextKind, isZipName, MAX_ASIDE_FILE_BYTES, MAX_TEXT_BYTES } from '../selection/aside.ts';
import type { LookedAt } from '../selection/choose.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { contentKey } from '../starter.ts';
import { compiledBy, type CompiledFile, withoutSource } from './compiled.ts';
import { folderTexts } from './folder-texts.ts';
import { likeCode } from './like-code.ts';
import { packSubmission } from './pack.ts';
import type { ZipSpool } from './spool.ts';
import { joined, textIn } from './text-in.ts';
import * as says from '../says.ts';

interface AsideLimits {
  /** Fewer than a ZIP's reader takes. */
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
}

const LIMITS: AsideLimits = { files: 19_000, bytes: 64 * 1024 * 1024 };
/** Of a longer text that nothing says to be code, the parts that are most like code, in bytes: nobody writes a longer program. */
const MOST_OF_TEXT = 256 * 1024;
/** An archive in an archive in an archive. */
const MAX_NESTED = 3;

/** What of a submission does not count and may hold code. */
interface PackedAside {
  /** null: there is nothing of the kind. */
  readonly zip: Stored | null;
  readonly files: readonly LookedAt[];
  /** What passed a limit. */
  readonly leftOut: readonly LeftOut[];
  /** Paths of what is packed in a way that is not read, as its first bytes say. */
  readonly unopened: readonly string[];
  /** Paths of what a compiler wrote, and whose source is not there. */
  readonly compiled: readonly string[];
  /** Bytes of each file of the submission that does not count. An archive's are its own, not those of what is in it. */
  readonly balance: Balance;
}

interface Looked extends LookedAt, SourceFile {
  readonly kind: AsideKind;
  /** How many containers it lies in. */
  readonly depth: number;
  /** The file of the submission that it is, or lies in. */
  readonly top: AsideFile;
}

/**
 * Packs the files that do not count and may hold code, the smallest first, as far as the limits reach; what the starter
 * code has as well is nobody's.
 *
 * @param starter `contentKey` of the starter code's files
 */
export async function packAside(
  submission: Submission,
  starter: ReadonlySet<string>,
  { spool, signal, limits = LIMITS }: { spool: ZipSpool; signal?: AbortSignal; limits?: AsideLimits },
): Promise<PackedAside> {
  const breathe = pace(signal);
  const taken: Looked[] = [];
  const unread: Looked[] = [];
  const unopened: string[] = [];
  const compiled: CompiledFile[] = [];
  const names = new UnusedNames();
  let bytes = 0;
  const fates = new Fates(submission.aside ?? []);
  const { leftOut } = fates;
  const ofFolders = folderTexts(submission.aside ?? []);
  for (const file of ofFolders.passed) fates.note(file, 'unread');
  // A script is read wherever it lies, and what begins it says whether it is one.
  const isLookedAt = (file: AsideFile): boolean => file.kind !== 'folder-text' || ofFolders.looked.has(file);
  const queue = [...(await unpacked((submission.aside ?? []).filter(isLookedAt), fates))];
  // What a file holds comes behind those that are there.
  for (const file of queue) {
    await breathe();
    const isTooLarge = file.size > MAX_ASIDE_FILE_BYTES || bytes + file.size > limits.bytes;
    if (taken.length >= limits.files || isTooLarge) {
      unread.push(file);
      fates.note(file.top, 'unread');
      continue;
    }
    let contents: Uint8Array;
    try {
      contents = await file.read();
    } catch (error) {
      fates.lose(file.top, { path: file.path, reason: 'unreadable', detail: messageOf(error) });
      continue;
    }
    const isUnopened = UNOPENED.some(({ magic, at }) => startsWith(contents.subarray(at), magic));
    // Data that everybody was given is nobody's.
    if (isUnopened && !starter.has(contentKey(contents))) unopened.push(file.path);
    const by = file.depth === 0 ? compiledBy(contents) : null;
    if (by !== null && !starter.has(contentKey(contents))) compiled.push({ path: file.path, by });
    const isRead = mayBeCode(file, contents, ofFolders.looked);
    queue.push(...contained(file, contents, isRead, fates));
    if (!isRead) continue;
    if (starter.has(contentKey(contents))) {
      fates.note(file.top, 'starter');
      continue;
    }
    fates.note(file.top, 'aside');
    const path = names.take(file.path);
    const isPlain = isTextKind(file.kind) || (file.kind === 'script' && !isScript(contents));
    if (isPlain && contents.length > MOST_OF_TEXT) {
      const code = likeCode(contents, MOST_OF_TEXT);
      bytes += code.length;
      taken.push({ ...file, path, size: code.length, read: () => Promise.resolve(code) });
      continue;
    }
    bytes += contents.length;
    taken.push({ ...file, path, size: contents.length });
  }
  leftOut.push(...notLookedAt(unread, limits));
  const files = [...taken, ...unread];
  const { balance } = fates;
  const others = { unopened, compiled: await withoutSource(compiled, submission), balance };
  if (taken.length === 0) return { zip: null, files, leftOut, ...others };
  const packed = await packSubmission(
    { ...submission, key: `${submission.key}\0aside`, files: taken, outside: undefined, leftOut: [] },
    // What goes into it is bounded above.
    { spool, maxZipBytes: Number.POSITIVE_INFINITY },
  );
  return { zip: packed.zip, files, leftOut: [...leftOut, ...packed.leftOut], ...others };
}

type Fate = 'aside' | 'unread' | 'starter' | 'other';

/** What became of each file, whatever lies in it: the first of `RANKS` that anything of it came to. */
class Fates {
  static readonly RANKS: readonly Fate[] = ['aside', 'unread', 'starter', 'other'];
  readonly leftOut: LeftOut[] = [];
  readonly #fates: Map<AsideFile, Fate>;

  constructor(files: readonly AsideFile[]) {
    this.#fates = new Map(files.map((file) => [file, 'other']));
  }

  note(file: AsideFile, fate: Fate): void {
    const known = this.#fates.get(file) ?? 'other';
    if (Fates.RANKS.indexOf(fate) < Fates.RANKS.indexOf(known)) this.#fates.set(file, fate);
  }

  lose(file: AsideFile, entry: LeftOut): void {
    this.leftOut.push(entry);
    this.note(file, 'unread');
  }

  get balance(): Balance {
    let balance = NO_BYTES;
    for (const [{ size }, fate] of this.#fates) balance = balanceWith(balance, fate, size);
    return balance;
  }
}

/** What lies in a file of the submission. */
const INSIDE = { reason: 'not-source', isInArchive: true } as const;

/** With what stands in archives; source first, then the smallest. */
async function unpacked(aside: readonly AsideFile[], fates: Fates): Promise<readonly Looked[]> {
  const files: Looked[] = [];
  for (const file of aside) {
    const { path, size, reason, kind } = file;
    if (kind !== 'archive') {
      files.push({
        path,
        size,
        reason,
        kind,
        isInArchive: false,
        depth: 0,
        top: file,
        read: () => file.read(),
      });
      continue;
    }
    try {
      if (size > MAX_ASIDE_FILE_BYTES) throw new ZipError(`more than ${MAX_ASIDE_FILE_BYTES} bytes`);
      files.push(...entriesOf(path, await file.read(), fates, file));
    } catch (error) {
      fates.note(file, 'unread');
      // A library that is packed otherwise is no missing source; what is called a ZIP and is none may be hidden work.
      if (path.toLowerCase().endsWith('.zip')) {
        fates.lose(file, { path, reason: 'unreadable', detail: messageOf(error) });
      }
    }
  }
  const later = (file: Looked): number => Number(file.kind !== 'source');
  return files.toSorted((a, b) => later(a) - later(b) || a.size - b.size || compareText(a.path, b.path));
}

function entriesOf(
  path: string,
  bytes: Uint8Array,
  fates: Fates,
  top: AsideFile,
  depth = 1,
): readonly Looked[] {
  const { entries, problems, comments } = readZip(bytes);
  for (const problem of problems) {
    if (!isSourceName(problem.path)) continue;
    fates.lose(top, {
      path: `${path}/${problem.path}`,
      reason: 'unreadable',
      detail: leftOutBecause(unreadAs(problem.reason)),
    });
  }
  const remarks = joined(comments);
  const files = entries.flatMap((entry): readonly Looked[] => {
    const inside = `${path}/${entry.path}`;
    const read = (): Promise<Uint8Array> => Promise.resolve(entry.read());
    if (isZipName(entry.path)) {
      if (depth < MAX_NESTED) return entriesOf(inside, entry.read(), fates, top, depth + 1);
      fates.lose(top, { path: inside, reason: 'limit', detail: says.archivesNested });
      return [];
    }
    const kind = isSourceName(entry.path) ? 'source' : 'text';
    if (kind === 'text' && entry.size > MAX_TEXT_BYTES) {
      fates.note(top, 'unread');
      return [];
    }
    return [{ ...INSIDE, path: inside, size: entry.size, kind, depth, top, read }];
  });
  return remarks === null ? files : [textOf({ path, depth, top }, remarks), ...files];
}

/** What a container says besides what lies in it; called as that is. */
function textOf({ path, depth, top }: Pick<Looked, 'path' | 'depth' | 'top'>, text: Uint8Array): Looked {
  const read = (): Promise<Uint8Array> => Promise.resolve(text);
  return { ...INSIDE, path, size: text.length, kind: 'text', depth, top, read };
}

/** What a file that is called otherwise holds, as its first bytes say: a ZIP, or one packed file. Else what of it is text, or a ZIP, and stands in other bytes. */
function contained(file: Looked, contents: Uint8Array, isRead: boolean, fates: Fates): readonly Looked[] {
  if (file.kind === 'source' || file.depth >= MAX_NESTED) return [];
  const depth = file.depth + 1;
  const whole = opened(file, contents, fates);
  if (whole.length > 0 || isRead) return whole;
  try {
    const text = textIn(contents, MAX_TEXT_BYTES);
    const zipped = zipBehind(file, contents, depth, fates);
    return text === null ? zipped : [...zipped, textOf({ ...file, depth }, text)];
  } catch (error) {
    noteTooLarge(error, file, fates);
    return [];
  }
}

function zipBehind(
  { path, top }: Looked,
  contents: Uint8Array,
  depth: number,
  fates: Fates,
): readonly Looked[] {
  try {
    const start = startOfZip(contents);
    return start <= 0 ? [] : entriesOf(path, contents.subarray(start), fates, top, depth);
  } catch (error) {
    if (error instanceof ZipError) return [];
    throw error;
  }
}

function opened(file: Looked, contents: Uint8Array, fates: Fates): readonly Looked[] {
  const depth = file.depth + 1;
  try {
    if (startsWith(contents, ZIP)) return entriesOf(file.path, contents, fates, file.top, depth);
    const unpack = PACKED.find(({ magic }) => startsWith(contents, magic))?.unpack;
    if (unpack === undefined) return [];
    const bytes = unpack(contents, MAX_TEXT_BYTES);
    // One in 25 files of random bytes is Brotli for nothing.
    if (bytes.length === 0) return [];
    const path = file.path.replace(/\.[^./]+$/, '');
    const kind = isSourceName(path) ? 'source' : 'text';
    return [{ ...file, ...inMemory(path, bytes), kind, isInArchive: true, depth }];
  } catch (error) {
    noteTooLarge(error, file, fates);
    return [];
  }
}

/** It only begins so, or holds more than is looked at. */
function noteTooLarge(error: unknown, { top }: Looked, fates: Fates): void {
  if ((error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') fates.note(top, 'unread');
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PACKED: readonly {
  readonly magic: readonly number[];
  readonly unpack: (packed: Uint8Array, most: number) => Uint8Array;
}[] = [
  { magic: [0x1f, 0x8b], unpack: unpackers.gzip },
  { magic: [0x28, 0xb5, 0x2f, 0xfd], unpack: unpackers.zstd },
  { magic: [0x78], unpack: unpackers.zlib },
  // Brotli has no first bytes of its own.
  { magic: [], unpack: unpackers.brotli },
];

/** xz, LZMA, bzip2, lzip, 7-Zip, RAR, and a repository as `git bundle` writes it. A program opens the first three with what Python brings. */
const UNOPENED: readonly { readonly magic: readonly number[]; readonly at: number }[] = [
  { magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], at: 0 },
  // Its usual parameters, and the lower bytes of the size of its window: a power of two.
  { magic: [0x5d, 0x00, 0x00], at: 0 },
  { magic: [0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4 },
  { magic: [...new TextEncoder().encode('LZIP\u0001')], at: 0 },
  { magic: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], at: 0 },
  { magic: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07], at: 0 },
  { magic: [...new TextEncoder().encode(' git bundle\n')], at: 4 },
];

function mayBeCode({ kind, top }: Looked, contents: Uint8Array, ofFolders: ReadonlySet<AsideFile>): boolean {
  if (kind === 'source') return true;
  if (kind === 'script' && !ofFolders.has(top)) return isScript(contents);
  return isText(contents);
}

const isScript = (contents: Uint8Array): boolean => startsWith(contents, SHEBANG);
const SHEBANG = [0x23, 0x21];

/** Of random bytes more than a tenth are such, and a few stand in any text. */
const MOST_STRANGE = 0.05;
// oxlint-disable-next-line no-control-regex -- they are looked for
const STRANGE = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/g;

/** What is a text, whatever its signs stand for, has no more kinds of bytes, where it has so many bytes. */
const [MOST_KINDS, LEAST_BYTES] = [112, 400];

/** Whether bytes are a text, whatever they are called. */
function isText(bytes: Uint8Array): boolean {
  const decoded = decode(bytes);
  const text = 'text' in decoded ? decoded.text : new TextDecoder().decode(bytes);
  return (
    (text.match(STRANGE)?.length ?? 0) <= text.length * MOST_STRANGE ||
    (bytes.length >= LEAST_BYTES && bytes.length <= MOST_OF_TEXT && new Set(bytes).size <= MOST_KINDS)
  );
}

function notLookedAt(unread: readonly Looked[], limits: AsideLimits): readonly LeftOut[] {
  const source = unread.filter(({ kind }) => kind === 'source');
  const last = source.at(-1);
  if (last === undefined) return [];
  return [
    {
      path: last.path,
      reason: 'limit',
      detail: fill(says.sourceFiles, {
        one: source.length === 1,
        source: source.length,
        files: limits.files,
        bytes: limits.bytes,
        most: MAX_ASIDE_FILE_BYTES,
      }),
    },
  ];
}
