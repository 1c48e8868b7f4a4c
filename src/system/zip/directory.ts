import { viewOf } from '#base';
import { crc32 } from '#native';
import { decodeNames } from './entry-names.ts';

/** What an archive may cost at most. Everything in bytes unless named otherwise. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** Of one file, unpacked. */
  readonly maxEntryBytes: number;
  /** Of all files together, unpacked. */
  readonly maxTotalBytes: number;
}

type ZipProblemReason =
  | 'unsafe-path'
  | 'symlink'
  | 'special-file'
  | 'encrypted'
  | 'unsupported-method'
  | 'too-large'
  | 'damaged'
  | 'duplicate-name';

export interface ZipProblem {
  readonly path: string;
  /** Unpacked size as the directory states it; nobody has held it against the contents. */
  readonly size: number;
  readonly reason: ZipProblemReason;
}

/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const LARGE_LOCATOR_SIGNATURE = 0x07064b50;
const LARGE_LOCATOR_BYTES = 20;
const LARGE_END_SIGNATURE = 0x06064b50;
const LARGE_END_BYTES = 56;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
export const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;
const LARGE_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;

/** The end of a ZIP in which its directory is named, with a comment of any length; in bytes. */
export const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES + LARGE_LOCATOR_BYTES + LARGE_END_BYTES;

/** Where the central directory lies, in bytes, and how many entries it lists. */
interface DirectoryPlace {
  readonly start: number;
  readonly bytes: number;
  readonly count: number;
}

/**
 * Finds the central directory by a ZIP's last bytes.
 *
 * @param tail the last bytes, `TAIL_BYTES` of them where there are so many
 * @param tailStart where these begin
 * @param isLargeRead whether the ZIP64 format is read (archives above 4 GB or 65,534 entries)
 * @throws ZipError
 */
export function findDirectory(
  tail: Uint8Array,
  tailStart: number,
  { maxEntries }: ZipLimits,
  isLargeRead: boolean,
): DirectoryPlace & { readonly remark: Uint8Array } {
  const view = viewOf(tail);
  const end = findEnd(view);
  const isLarger = locatorOf(view, end) !== null;
  const disks = [view.getUint16(end + 4, true), view.getUint16(end + 6, true)];
  // Some that write ZIP64 fill the old fields, as if the number of a disk were too large for them.
  if (disks.some((disk) => disk !== 0 && !(isLarger && disk === FULL_16))) {
    throw new ZipError('The ZIP file is split over several disks, which is not supported.');
  }
  const place = {
    start: view.getUint32(end + 16, true),
    bytes: view.getUint32(end + 12, true),
    count: view.getUint16(end + 10, true),
  };
  // A directory of exactly so many entries has that number too, in ZIPs whose writer knows no ZIP64.
  const isLarge = place.bytes === FULL_32 || place.start === FULL_32 || (place.count === FULL_16 && isLarger);
  if (isLarge && !isLargeRead) {
    throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
  }
  const found = isLarge ? largePlace(view, tailStart, end) : place;
  refuseMany(found.count, maxEntries);
  if (found.start + found.bytes > tailStart + end) {
    throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
  }
  return { ...found, remark: tail.subarray(end + END_BYTES) };
}

/** @throws ZipError */
function refuseMany(count: number, maxEntries: number): void {
  if (count > maxEntries) {
    throw new ZipError(`The ZIP file has ${count} entries; at most ${maxEntries} are read.`);
  }
}

/** Where a ZIP begins that stands behind other bytes, as that which unpacks itself does. @throws ZipError where none ends there */
export function startOfZip(bytes: Uint8Array): number {
  const tailStart = Math.max(0, bytes.length - TAIL_BYTES);
  const view = viewOf(bytes.subarray(tailStart));
  const end = findEnd(view);
  // Its directory lies before its end, and what that lies behind is counted from its beginning.
  return tailStart + end - view.getUint32(end + 12, true) - view.getUint32(end + 16, true);
}

/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(tail: DataView): number {
  const lowest = Math.max(0, tail.byteLength - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = tail.byteLength - END_BYTES; at >= lowest; at -= 1) {
    if (
      tail.getUint32(at, true) === END_SIGNATURE &&
      at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength
    ) {
      return at;
    }
  }
  throw new ZipError('This is no ZIP file, or its end is missing.');
}

/** Where the record lies that says where the end of ZIP64 is; null: there is none. */
function locatorOf(tail: DataView, end: number): number | null {
  const at = end - LARGE_LOCATOR_BYTES;
  return at >= 0 && tail.getUint32(at, true) === LARGE_LOCATOR_SIGNATURE ? at : null;
}

/** As ZIP64 has it (APPNOTE 6.3.10, 4.3.14 and 4.3.15). */
function largePlace(tail: DataView, tailStart: number, end: number): DirectoryPlace {
  const locator = locatorOf(tail, end);
  const at = locator === null ? -1 : Number(tail.getBigUint64(locator + 8, true)) - tailStart;
  if (at < 0 || at + LARGE_END_BYTES > tail.byteLength || tail.getUint32(at, true) !== LARGE_END_SIGNATURE) {
    throw new ZipError('The ZIP file is damaged: the end of its large directory is missing.');
  }
  return {
    start: Number(tail.getBigUint64(at + 48, true)),
    bytes: Number(tail.getBigUint64(at + 40, true)),
    count: Number(tail.getBigUint64(at + 32, true)),
  };
}

/** An entry as the directory describes it. */
export interface ZipHeader {
  readonly name: string;
  /** Of the file, as UNIX has it; 0 where it is not known. */
  readonly mode: number;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly local: number;
}

/**
 * Reads a central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Entries that cannot be used are listed as problems.
 * Where all together promise too much, the largest are refused: source files are small, and no padding may push them out.
 *
 * @param directory its bytes; it lies at `place`
 * @throws ZipError where it ends too early, or entries lie over each other
 */
export function readDirectory(directory: Uint8Array, place: DirectoryPlace, limits: ZipLimits) {
  const headers = new Map<string, ZipHeader>();
  const problems: ZipProblem[] = [];
  const folders: string[] = [];
  const { headers: listed, comments } = headersOf(directory, place);
  refuseMany(listed.length, limits.maxEntries);
  refuseOverlaps(listed);
  for (const header of listed) {
    const path = safePath(header.name);
    // A folder's name ends so, that of older tools of Windows with their separator; a mode alone would hide a file.
    if (/[\\/]$/.test(header.name)) {
      if (path !== null) folders.push(path);
      continue;
    }
    const refusal = path === null ? 'unsafe-path' : refusalOf(header, place.start, limits);
    if (path === null || refusal !== null) {
      problems.push({ path: header.name, size: header.size, reason: refusal ?? 'unsafe-path' });
      continue;
    }
    const before = headers.get(path);
    if (before !== undefined) {
      headers.delete(path);
      problems.push({ path: header.name, size: before.size, reason: 'duplicate-name' });
    }
    headers.set(path, header);
  }
  let total = 0;
  for (const [path, { size }] of [...headers].toSorted(([, a], [, b]) => a.size - b.size)) {
    total += size;
    if (total <= limits.maxTotalBytes) continue;
    headers.delete(path);
    problems.push({ path, size, reason: 'too-large' });
  }
  return {
    /** By path: relative, POSIX, without `.` or `..`. The last of several entries of one name wins, as in most unpackers. */
    headers,
    problems,
    /** Folders that are listed themselves, without a closing slash. */
    folders,
    /** What is remarked on entries, a line each. */
    comments,
  };
}

function headersOf(directory: Uint8Array, { count }: DirectoryPlace) {
  const view = viewOf(directory);
  const headers: Omit<ZipHeader, 'name'>[] = [];
  const names: { readonly bytes: Uint8Array; readonly isUtf8: boolean }[] = [];
  const comments: Uint8Array[] = [];
  let at = 0;
  const isEntry = (): boolean =>
    at + DIRECTORY_BYTES <= directory.length && view.getUint32(at, true) === DIRECTORY_SIGNATURE;
  // The archiver of macOS knows no ZIP64 and counts modulo 65,536: what the directory lists beyond its number is there too.
  while (headers.length < count || isEntry()) {
    if (!isEntry()) {
      throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
    }
    const flags = view.getUint16(at + 8, true);
    const nameEnd = at + DIRECTORY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const name = directory.subarray(at + DIRECTORY_BYTES, nameEnd);
    const extra = directory.subarray(nameEnd, extraEnd);
    const unicode = unicodeName(extra, name);
    names.push({ bytes: unicode ?? name, isUtf8: unicode !== null || (flags & UTF8_NAME) !== 0 });
    headers.push({
      mode: view.getUint8(at + 5) === UNIX ? view.getUint32(at + 38, true) >>> 16 : 0,
      flags,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      ...sizesOf(view, at, extra),
    });
    const commentEnd = extraEnd + view.getUint16(at + 32, true);
    if (commentEnd > extraEnd) comments.push(directory.subarray(extraEnd, commentEnd));
    at = commentEnd;
  }
  const decoded = decodeNames(names);
  return { headers: headers.map((header, index) => ({ name: decoded[index] ?? '', ...header })), comments };
}

/** One stream behind many names is a bomb of any size, all of which would be unpacked. No program that packs files makes one. */
function refuseOverlaps(headers: readonly ZipHeader[]): void {
  let end = 0;
  let before = '';
  for (const { name, local, packedSize } of headers.toSorted((a, b) => a.local - b.local)) {
    if (local < end) {
      const names = `${JSON.stringify(before)} and ${JSON.stringify(name)}`;
      throw new ZipError(`The ZIP file is refused: ${names} lie over each other in it, as in a bomb.`);
    }
    // Its name is there too; how long it is there, no directory says.
    [end, before] = [local + LOCAL_BYTES + packedSize, name];
  }
}

type Sizes = Pick<ZipHeader, 'packedSize' | 'size' | 'local'>;

/** Numbers that are too large for their fields stand in an extra field, those alone and in this order. */
function sizesOf(directory: DataView, at: number, extra: Uint8Array): Sizes {
  const fields = [
    directory.getUint32(at + 24, true),
    directory.getUint32(at + 20, true),
    directory.getUint32(at + 42, true),
  ];
  const large = fields.includes(FULL_32) ? extraField(extra, LARGE_FIELD) : null;
  let next = 0;
  const [size = 0, packedSize = 0, local = 0] = fields.map((value) => {
    if (value !== FULL_32 || large === null || next + 8 > large.length) return value;
    next += 8;
    return Number(viewOf(large).getBigUint64(next - 8, true));
  });
  return { size, packedSize, local };
}

/** The name in UTF-8, where the ZIP has it beside the other one and means the same name by it (Info-ZIP, 4.6.9). */
function unicodeName(extra: Uint8Array, name: Uint8Array): Uint8Array | null {
  const field = extraField(extra, UNICODE_PATH_FIELD);
  return field !== null &&
    field.length > 5 &&
    field[0] === 1 &&
    viewOf(field).getUint32(1, true) === crc32(name)
    ? field.subarray(5)
    : null;
}

function extraField(extra: Uint8Array, id: number): Uint8Array | null {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, end);
    at = end;
  }
  return null;
}

/** Why an entry cannot be used; null: it can. */
function refusalOf(
  { mode, flags, method, size, local }: ZipHeader,
  directoryStart: number,
  limits: ZipLimits,
): ZipProblemReason | null {
  const type = mode & TYPE_MASK;
  if (type === LINK) return 'symlink';
  if (type !== 0 && type !== REGULAR && size === 0) return 'special-file';
  if ((flags & ENCRYPTED) !== 0) return 'encrypted';
  if (method !== STORED && method !== DEFLATED) return 'unsupported-method';
  if (size > limits.maxEntryBytes) return 'too-large';
  return local + LOCAL_BYTES > directoryStart ? 'damaged' : null;
}

/**
 * A path that stays inside of wherever it is put: relative, POSIX, without `.`, `..`, empty parts, drives or NUL. Back
 * slashes are separators to Windows tools, so they count as such. null: refused.
 */
export function safePath(name: string): string | null {
  if (name.includes('\0') || name.length > 4096) return null;
  const posix = name.replaceAll('\\', '/');
  if (posix.startsWith('/') || /^[A-Za-z]:/.test(posix)) return null;
  const parts = posix.split('/').filter((part) => part !== '.' && part !== '');
  if (parts.length === 0 || parts.includes('..')) return null;
  return parts.join('/');
}
