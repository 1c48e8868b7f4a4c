import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { messageOf } from '#base';

/** What a tar may cost at most. */
export interface TarLimits {
  /** Of all entries together, unpacked; in bytes. */
  readonly unpackedBytes: number;
  readonly entries: number;
}

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

/** Takes the contents of an entry. */
type TakeEntry = (bytes: Buffer) => void;

interface TarReading {
  /** Packed with gzip. */
  readonly isPacked: boolean;
  readonly limits: TarLimits;
  readonly signal: AbortSignal;
  /** What is to be done with the contents of an entry; null: they are passed over. */
  readonly onEntry: (header: Header) => TakeEntry | null;
}

/**
 * Reads a tar as it comes in. Links and special files are never made, and nothing is written to disk.
 *
 * @returns its first bytes, unpacked: a header and the block that follows it
 * @throws TarballError, the signal's reason
 */
export async function readTar(
  body: AsyncIterable<Uint8Array>,
  { isPacked, limits, signal, onEntry }: TarReading,
): Promise<Buffer> {
  const passed: Passed = { packed: 0, unpacked: 0, head: Buffer.alloc(0) };
  const source = Readable.from(counted(body, passed));
  const guard = (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> => guarded(chunks, passed, limits);
  const tar = extraction(onEntry, limits);
  try {
    if (isPacked) await pipeline(source, createGunzip(), guard, tar, { signal });
    else await pipeline(source, guard, tar, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TarballError) throw error;
    throw new TarballError(`is damaged (${messageOf(error)})`, true);
  }
  return passed.head;
}

/** A tar header and the block that follows it. */
export const HEAD_BYTES = 1024;

/** What came through so far, in bytes, and the first of them unpacked. */
interface Passed {
  packed: number;
  unpacked: number;
  head: Buffer;
}

async function* counted(source: AsyncIterable<Uint8Array>, passed: Passed): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    passed.packed += chunk.length;
    yield chunk;
  }
}

async function* guarded(
  source: AsyncIterable<Buffer>,
  passed: Passed,
  limits: TarLimits,
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

function extraction(onEntry: TarReading['onEntry'], limits: TarLimits): Extract {
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
    const take = onEntry(header);
    if (take === null) {
      stream.on('end', next);
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', () => {
      take(Buffer.concat(chunks));
      next();
    });
  });
  return tar;
}
