import { messageOf } from '#base';
import { gunzipped } from '#native';
import { readEntries, type TakeEntry, type TarHeader } from './tar-entries.ts';

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

interface TarReading {
  /** Packed with gzip. */
  readonly isPacked: boolean;
  readonly limits: TarLimits;
  readonly signal: AbortSignal;
  /** What is to be done with the contents of an entry; null: they are passed over. */
  readonly onEntry: (header: TarHeader) => TakeEntry | null;
}

/**
 * Reads a tar as it comes in. Links and special files are never made, and nothing is written to disk.
 *
 * @returns the comment of the archive as a whole; null: it has none
 * @throws TarballError, the signal's reason
 */
export async function readTar(
  body: AsyncIterable<Uint8Array>,
  { isPacked, limits, signal, onEntry }: TarReading,
): Promise<string | null> {
  const passed: Passed = { packed: 0, unpacked: 0 };
  const source = counted(body, passed, signal);
  let entries = 0;
  try {
    return await readEntries(guarded(isPacked ? gunzipped(source) : source, passed, limits), (header) => {
      entries += 1;
      if (entries > limits.entries) throw new TarballError(`holds more than ${limits.entries} entries`);
      return onEntry(header);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TarballError) throw error;
    throw new TarballError(`is damaged (${messageOf(error)})`, true);
  }
}

/** What came through so far, in bytes. */
interface Passed {
  packed: number;
  unpacked: number;
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  passed: Passed,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of source) {
      signal.throwIfAborted();
      passed.packed += chunk.length;
      yield chunk;
    }
  } catch (error) {
    // A connection or a disk, and not what is in the archive.
    throw new TarballError(`could not be read to its end (${messageOf(error)})`, true);
  }
}

async function* guarded(
  source: AsyncIterable<Uint8Array>,
  passed: Passed,
  limits: TarLimits,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    passed.unpacked += chunk.length;
    if (passed.unpacked > limits.unpackedBytes) {
      throw new TarballError(`unpacks to more than ${limits.unpackedBytes} bytes`);
    }
    if (passed.unpacked > RATIO_FROM_BYTES && passed.unpacked / passed.packed > MAX_RATIO) {
      throw new TarballError(`unpacks to ${Math.round(passed.unpacked / passed.packed)} times its size`);
    }
    yield chunk;
  }
}
