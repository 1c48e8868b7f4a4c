import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import type { LeftOut } from '../../domain/submission.ts';
import { MAX_ASIDE_FILE_BYTES } from '../selection/aside.ts';
import { TOO_LARGE } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { messageOf } from '../../text/message-of.ts';

export interface TarballLimits {
  /** Of all entries together, unpacked; in bytes. */
  readonly unpackedBytes: number;
  readonly entries: number;
  /** Of one file that is kept. */
  readonly fileBytes: number;
  /** Of all files that count. */
  readonly keptBytes: number;
  /** Of one file that does not count and is looked at all the same. */
  readonly asideFileBytes: number;
  readonly asideBytes: number;
}

export const TARBALL_LIMITS: TarballLimits = {
  unpackedBytes: 2 * 1024 ** 3,
  entries: 200_000,
  fileBytes: 1_000_000,
  keptBytes: 32 * 1024 ** 2,
  asideFileBytes: MAX_ASIDE_FILE_BYTES,
  asideBytes: 32 * 1024 ** 2,
};

/** What is to be done with an entry: it counts, it does not and is looked at all the same, or nobody asks for it. */
export type Wanted = 'counts' | 'aside' | null;

/** What is to be done with an entry, by path and size in bytes. */
export type Wants = (path: string, size: number) => Wanted;

/** A bomb is packed better than any source code; only asked where much comes out. In bytes out per byte in. */
const MAX_RATIO = 250;
const RATIO_FROM_BYTES = 64 * 1024 ** 2;

/** The archive is damaged, or larger than anything that is source code. The message is the second half of a sentence. */
export class TarballError extends Error {
  override readonly name = 'TarballError';
  /** It came in damaged, so that asking again may help; else it was refused for what it is. */
  readonly damaged: boolean;

  constructor(message: string, damaged = false) {
    super(message);
    this.damaged = damaged;
  }
}

export interface TarballFile {
  readonly bytes: Buffer;
  /** Git's name of the contents. */
  readonly blobSha: string;
}

export interface Tarball {
  /** Full SHA of the commit, as `git archive` notes it; null: it does not say. */
  readonly commitSha: string | null;
  /** By path below the archive's top folder, as it is written there. */
  readonly files: ReadonlyMap<string, TarballFile>;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Reads a repository's tarball as it comes in. Only what `wants` names is kept; links and special files are never made, and
 * nothing is written to disk.
 *
 * @throws TarballError
 */
export async function readTarball(
  body: ReadableStream<Uint8Array>,
  wants: Wants,
  signal: AbortSignal,
  limits: TarballLimits = TARBALL_LIMITS,
): Promise<Tarball> {
  const passed: Passed = { packed: 0, unpacked: 0, head: Buffer.alloc(0) };
  const { tar, files, leftOut } = extraction(wants, limits);
  try {
    await pipeline(
      Readable.fromWeb(body as never),
      (source: AsyncIterable<Buffer>) => counted(source, passed),
      createGunzip(),
      (source: AsyncIterable<Buffer>) => guarded(source, passed, limits),
      tar,
      { signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TarballError) throw error;
    throw new TarballError(`is damaged (${messageOf(error)})`, true);
  }
  return { commitSha: commitOf(passed.head), files, leftOut };
}

/** What came through so far, in bytes, and the first of them unpacked. */
interface Passed {
  packed: number;
  unpacked: number;
  head: Buffer;
}

async function* counted(source: AsyncIterable<Buffer>, passed: Passed): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    passed.packed += chunk.length;
    yield chunk;
  }
}

async function* guarded(
  source: AsyncIterable<Buffer>,
  passed: Passed,
  limits: TarballLimits,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    passed.unpacked += chunk.length;
    if (passed.unpacked > limits.unpackedBytes) {
      throw new TarballError(`unpacks to more than ${limits.unpackedBytes} bytes`);
    }
    if (passed.unpacked > RATIO_FROM_BYTES && passed.unpacked / passed.packed > MAX_RATIO) {
      throw new TarballError(`unpacks to ${Math.round(passed.unpacked / passed.packed)} times its size`);
    }
    if (passed.head.length < HEAD_BYTES) {
      passed.head = Buffer.concat([passed.head, chunk.subarray(0, HEAD_BYTES - passed.head.length)]);
    }
    yield chunk;
  }
}

/** Reads a tar stream: what is written to `tar` fills `files` and `leftOut`. */
function extraction(
  wants: Wants,
  limits: TarballLimits,
): Omit<Tarball, 'commitSha'> & { readonly tar: Extract } {
  const files = new Map<string, TarballFile>();
  const names = new UnusedNames();
  const leftOut: LeftOut[] = [];
  const kept = { counts: 0, aside: 0 };
  let entries = 0;
  const tar = extract();
  tar.on('entry', (header, stream, next) => {
    entries += 1;
    // Whatever ends the archive ends its entry too; it is reported once, by the pipeline.
    stream.on('error', () => {});
    if (entries > limits.entries) {
      tar.destroy(new TarballError(`holds more than ${limits.entries} entries`));
      return;
    }
    const path = header.name.slice(header.name.indexOf('/') + 1);
    const wanted = decide(header, path, wants, kept, limits);
    if (wanted === null || typeof wanted === 'object') {
      if (wanted !== null) leftOut.push(wanted);
      stream.on('end', next);
      stream.resume();
      return;
    }
    kept[wanted] += header.size;
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // Names that are no UTF-8 may be alike once they are read as such.
      files.set(names.take(path), { bytes, blobSha: blobSha(bytes) });
      next();
    });
  });
  return { tar, files, leftOut };
}

/** What is done with an entry: it is kept, left out for a reason, or passed over (null). */
function decide(
  { type, size }: Header,
  path: string,
  wants: Wants,
  kept: Readonly<Record<NonNullable<Wanted>, number>>,
  limits: TarballLimits,
): Wanted | LeftOut {
  if (type === 'directory' || path === '') return null;
  if (type === 'symlink' || type === 'link') return { path, reason: 'symlink' };
  if (type !== 'file' && type !== 'contiguous-file') return { path, reason: 'special-file' };
  const wanted = wants(path, size);
  if (wanted === null) return null;
  const [mostBytes, mostInAll, of] =
    wanted === 'counts'
      ? [limits.fileBytes, limits.keptBytes, 'source']
      : [limits.asideFileBytes, limits.asideBytes, 'files that do not count'];
  if (size <= mostBytes && kept[wanted] + size <= mostInAll) return wanted;
  if (size > mostBytes && wanted === 'counts') return { path, reason: 'too-large', detail: TOO_LARGE };
  const most = size > mostBytes ? mostBytes : mostInAll;
  return { path, reason: 'limit', detail: `more than ${most} bytes of ${of}` };
}

/** A tar header and the block that follows it. */
const HEAD_BYTES = 1024;

/** `git archive` puts the commit into a global pax header, the archive's first entry. */
function commitOf(head: Buffer): string | null {
  // 'g' at byte 156: a global header (POSIX.1-2001, pax interchange format).
  if (head.length < HEAD_BYTES || head[156] !== 0x67) return null;
  return /(?:^|\n)\d+ comment=([0-9a-f]{40})\n/.exec(head.toString('latin1', 512))?.[1] ?? null;
}

/** Git's name of a file's contents. */
export function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
