import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';
import { compareText } from '../text/compare-text.ts';
import { pieceSize } from './deflate-tables.ts';

const inflate = promisify(inflateRaw);

/** What an archive may cost at most. Everything in bytes unless named otherwise. */
export interface ZipLimits {
  readonly maxEntries: number;
  /** Of one file, unpacked. */
  readonly maxEntryBytes: number;
  /** Of all files together, unpacked. */
  readonly maxTotalBytes: number;
}

/** Far above a student's work, far below what could exhaust a job. */
export const ZIP_LIMITS: ZipLimits = {
  maxEntries: 20_000,
  maxEntryBytes: 16 * 1024 * 1024,
  maxTotalBytes: 256 * 1024 * 1024,
};

export interface ZipEntry {
  /** Relative POSIX path without `.` or `..`. Still hostile text. */
  readonly path: string;
  /** Unpacked size as the directory states it; `read` enforces it. */
  readonly size: number;
  /** Unpacks and verifies the checksum. Throws `ZipError` when the contents do not hold what the directory says. */
  read(): Uint8Array;
  /** As `read`, but unpacks beside this thread: for a server that answers others meanwhile. */
  readAside(): Promise<Uint8Array>;
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
  readonly reason: ZipProblemReason;
}

/** The archive as a whole, or one entry, cannot be read. The message is a sentence. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x0001 | 0x0040;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
const TYPE_MASK = 0o170000;
const LINK = 0o120000;
const REGULAR = 0o100000;

const utf8 = new TextDecoder('utf-8', { fatal: false });
const latin1 = new TextDecoder('latin1');

/**
 * Reads a ZIP's central directory (APPNOTE 6.3.10, sections 4.3 and 4.4). Nothing is unpacked until an entry is read, and
 * then never more than the directory promises and `limits` allow, so that a bomb costs nothing. Where all together promise
 * too much, the largest are refused: source files are small, and no padding may push them out. Entries that cannot be used
 * are listed as problems; the last of several entries of one name wins, as most unpackers do.
 *
 * @throws ZipError when it is no ZIP, is truncated, spans disks, uses ZIP64 or passes the limit of entries
 */
export function readZip(
  bytes: Uint8Array,
  limits: ZipLimits = ZIP_LIMITS,
): { readonly entries: readonly ZipEntry[]; readonly problems: readonly ZipProblem[] } {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = directoryOf(buffer, limits);
  const entries = new Map<string, ZipEntry>();
  const problems: ZipProblem[] = [];
  for (const header of headersOf(buffer, directory)) {
    // A folder's name ends so; a mode alone would hide a file.
    if (header.name.endsWith('/')) continue;
    const path = safePath(header.name);
    const refusal = path === null ? 'unsafe-path' : refusalOf(header, directory, limits);
    if (path === null || refusal !== null) {
      problems.push({ path: header.name, reason: refusal ?? 'unsafe-path' });
      continue;
    }
    if (entries.delete(path)) problems.push({ path: header.name, reason: 'duplicate-name' });
    entries.set(path, entryOf(buffer, directory.start, path, header));
  }
  let total = 0;
  for (const entry of [...entries.values()].toSorted((a, b) => a.size - b.size)) {
    total += entry.size;
    if (total <= limits.maxTotalBytes) continue;
    entries.delete(entry.path);
    problems.push({ path: entry.path, reason: 'too-large' });
  }
  return {
    entries: [...entries.values()].toSorted((a, b) => compareText(a.path, b.path)),
    problems,
  };
}

/** Where the central directory lies, in bytes, and how many entries it lists. */
interface Directory {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

function directoryOf(buffer: Buffer, limits: ZipLimits): Directory {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  const size = buffer.readUInt32LE(end + 12);
  const start = buffer.readUInt32LE(end + 16);
  if (buffer.readUInt16LE(end + 4) !== 0 || buffer.readUInt16LE(end + 6) !== 0) {
    throw new ZipError('The ZIP file is split over several disks, which is not supported.');
  }
  if (count === 0xffff || size === 0xffffffff || start === 0xffffffff) {
    throw new ZipError('The ZIP file uses the ZIP64 format, which no upload of allowed size needs.');
  }
  if (count > limits.maxEntries) {
    throw new ZipError(`The ZIP file has ${count} entries; at most ${limits.maxEntries} are read.`);
  }
  if (start + size > end) {
    throw new ZipError('The ZIP file is damaged: its directory lies outside of the file.');
  }
  return { start, end, count };
}

interface Header {
  readonly name: string;
  /** Of the file, as UNIX has it; 0 where it is not known. */
  readonly mode: number;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  readonly local: number;
}

function* headersOf(buffer: Buffer, { start, end, count }: Directory): Generator<Header> {
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_BYTES > end || buffer.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
      throw new ZipError('The ZIP file is damaged: its directory ends before all entries are listed.');
    }
    const flags = buffer.readUInt16LE(at + 8);
    const nameBytes = buffer.readUInt16LE(at + 28);
    const name = buffer.subarray(at + DIRECTORY_BYTES, at + DIRECTORY_BYTES + nameBytes);
    yield {
      name: ((flags & UTF8_NAME) === 0 && !isUtf8(name) ? latin1 : utf8).decode(name),
      mode: buffer.readUInt8(at + 5) === UNIX ? buffer.readUInt32LE(at + 38) >>> 16 : 0,
      flags,
      method: buffer.readUInt16LE(at + 10),
      checksum: buffer.readUInt32LE(at + 16),
      packedSize: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      local: buffer.readUInt32LE(at + 42),
    };
    at += DIRECTORY_BYTES + nameBytes + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
}

/** Why an entry cannot be used; null: it can. */
function refusalOf(
  { mode, flags, method, size, local }: Header,
  directory: Directory,
  limits: ZipLimits,
): ZipProblemReason | null {
  const type = mode & TYPE_MASK;
  if (type === LINK) return 'symlink';
  if (type !== 0 && type !== REGULAR && size === 0) return 'special-file';
  if ((flags & ENCRYPTED) !== 0) return 'encrypted';
  if (method !== STORED && method !== DEFLATED) return 'unsupported-method';
  if (size > limits.maxEntryBytes) return 'too-large';
  return local + LOCAL_BYTES > directory.start ? 'damaged' : null;
}

function entryOf(buffer: Buffer, dataEnd: number, path: string, header: Header): ZipEntry {
  const damaged = (what: string): ZipError =>
    new ZipError(`The entry ${JSON.stringify(path)} is damaged: ${what}.`);
  const packed = (): Uint8Array => {
    if (buffer.readUInt32LE(header.local) !== LOCAL_SIGNATURE) throw damaged('its header is missing');
    const from =
      header.local +
      LOCAL_BYTES +
      buffer.readUInt16LE(header.local + 26) +
      buffer.readUInt16LE(header.local + 28);
    const to = from + header.packedSize;
    if (to > dataEnd) throw damaged('its contents are cut off');
    return buffer.subarray(from, to);
  };
  const verified = (contents: Uint8Array): Uint8Array => {
    if (contents.length !== header.size) throw damaged('its size is not the one its directory states');
    if (crc32(contents) !== header.checksum) throw damaged('its checksum does not match');
    return contents;
  };
  // One byte more than it holds: zlib asks for another piece where the first is full to its end.
  const bound = { maxOutputLength: Math.max(1, header.size), chunkSize: pieceSize(header.size + 1) };
  const wrongSize = 'it does not unpack to the size its directory states';
  return {
    path,
    size: header.size,
    read: () => {
      const bytes = packed();
      if (header.method === STORED) return verified(bytes);
      let contents: Uint8Array;
      try {
        contents = inflateRawSync(bytes, bound);
      } catch {
        throw damaged(wrongSize);
      }
      return verified(contents);
    },
    readAside: async () => {
      const bytes = packed();
      if (header.method === STORED) return verified(bytes);
      return verified(
        await inflate(bytes, bound).catch(() => {
          throw damaged(wrongSize);
        }),
      );
    },
  };
}

/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function findEnd(buffer: Buffer): number {
  const lowest = Math.max(0, buffer.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = buffer.length - END_BYTES; at >= lowest; at -= 1) {
    if (
      buffer.readUInt32LE(at) === END_SIGNATURE &&
      at + END_BYTES + buffer.readUInt16LE(at + 20) === buffer.length
    ) {
      return at;
    }
  }
  throw new ZipError('This is no ZIP file, or its end is missing.');
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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
