import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
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
 * @param wants by path and size in bytes
 * @throws TarballError
 */
export async function readTarball(
  body: ReadableStream<Uint8Array>,
  wants: (path: string, size: number) => Wanted,
  signal: AbortSignal,
  limits: TarballLimits = TARBALL_LIMITS,
): Promise<Tarball> {
  const files = new Map<string, TarballFile>();
  const names = new UnusedNames();
  const leftOut: LeftOut[] = [];
  let packed = 0;
  let unpacked = 0;
  let entries = 0;
  const kept = { counts: 0, aside: 0 };
  const head: Buffer[] = [];
  let headBytes = 0;

  const tar = extract();
  tar.on('entry', (header, stream, next) => {
    entries += 1;
    // Whatever ends the archive ends its entry too; it is reported once, by the pipeline.
    stream.on('error', () => {});
    const { size } = header;
    const path = header.name.slice(header.name.indexOf('/') + 1);
    const skip = (): void => {
      stream.on('end', next);
      stream.resume();
    };
    if (entries > limits.entries) {
      tar.destroy(new TarballError(`holds more than ${limits.entries} entries`));
      return;
    }
    if (header.type === 'directory' || path === '') return skip();
    if (header.type === 'symlink' || header.type === 'link') {
      leftOut.push({ path, reason: 'symlink' });
      return skip();
    }
    if (header.type !== 'file' && header.type !== 'contiguous-file') {
      leftOut.push({ path, reason: 'special-file' });
      return skip();
    }
    const wanted = wants(path, size);
    if (wanted === null) return skip();
    const [mostBytes, mostInAll, of] =
      wanted === 'counts'
        ? [limits.fileBytes, limits.keptBytes, 'source']
        : [limits.asideFileBytes, limits.asideBytes, 'files that do not count'];
    if (size > mostBytes || kept[wanted] + size > mostInAll) {
      const isTooLarge = size > mostBytes && wanted === 'counts';
      const most = size > mostBytes ? mostBytes : mostInAll;
      leftOut.push({
        path,
        reason: isTooLarge ? 'too-large' : 'limit',
        detail: isTooLarge ? TOO_LARGE : `more than ${most} bytes of ${of}`,
      });
      return skip();
    }
    kept[wanted] += size;
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // Names that are no UTF-8 may be alike once they are read as such.
      files.set(names.take(path), { bytes, blobSha: blobSha(bytes) });
      next();
    });
  });

  const count = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      packed += chunk.length;
      yield chunk;
    }
  };
  const guard = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      unpacked += chunk.length;
      if (unpacked > limits.unpackedBytes) {
        throw new TarballError(`unpacks to more than ${limits.unpackedBytes} bytes`);
      }
      if (unpacked > RATIO_FROM_BYTES && unpacked / packed > MAX_RATIO) {
        throw new TarballError(`unpacks to ${Math.round(unpacked / packed)} times its size`);
      }
      if (headBytes < HEAD_BYTES) {
        head.push(chunk.subarray(0, HEAD_BYTES - headBytes));
        headBytes += head.at(-1)?.length ?? 0;
      }
      yield chunk;
    }
  };
  try {
    await pipeline(Readable.fromWeb(body as never), count, createGunzip(), guard, tar, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TarballError) throw error;
    throw new TarballError(`is damaged (${messageOf(error)})`, true);
  }
  return { commitSha: commitOf(Buffer.concat(head)), files, leftOut };
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
