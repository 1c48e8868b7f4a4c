import { orAborted } from './abort.ts';
import { concat } from './bytes.ts';

/**
 * A body, read to its end.
 *
 * @returns null: it is longer than `maxBytes`, and the rest of it was not read
 * @throws the signal's reason; what the connection says
 */
export async function readBounded(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) return concat(chunks, size);
      size += value.length;
      if (size > maxBytes) return null;
      chunks.push(value);
    }
  } finally {
    // After the end this does nothing; before it, the connection is let go.
    reader.cancel().catch(() => {});
  }
}
