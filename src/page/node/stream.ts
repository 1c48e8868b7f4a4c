// What of `node:stream` reading a tar asks for. Named as there.

/** What is needed of a stream of `streamx`, which the reader of tars is. */
interface Sink {
  on(event: 'close' | 'error' | 'drain', listener: (error: Error) => void): unknown;
  once(event: 'drain', listener: () => void): unknown;
  write(chunk: Uint8Array): boolean;
  end(last: null): unknown;
  destroy(error: Error): void;
}

type Through = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

export const Readable = { from: (source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => source };

/** Leads a source through functions into a stream of `streamx`. @throws what any of them throws, and the signal's reason */
export async function pipeline(
  source: AsyncIterable<Uint8Array>,
  ...rest: readonly [...Through[], Sink, { readonly signal: AbortSignal }]
): Promise<void> {
  const { signal } = rest.at(-1) as { readonly signal: AbortSignal };
  const sink = rest.at(-2) as Sink;
  const chunks = (rest.slice(0, -2) as readonly Through[]).reduce((from, through) => through(from), source);
  let failed: Error | null = null;
  const ended = new Promise<void>((resolve) => {
    sink.on('close', () => resolve());
    sink.on('error', (error: Error) => {
      failed ??= error;
    });
  });
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- a listener sets it
      if (failed !== null) break;
      if (!sink.write(chunk)) await Promise.race([ended, drained(sink)]);
    }
  } catch (error) {
    sink.destroy(error as Error);
    await ended;
    throw error;
  }
  sink.end(null);
  await ended;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- a listener sets it
  if (failed !== null) throw failed;
}

function drained(sink: Sink): Promise<void> {
  return new Promise((resolve) => {
    sink.once('drain', () => resolve());
  });
}
