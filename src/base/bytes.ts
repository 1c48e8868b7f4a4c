const UTF8 = new TextEncoder();

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return UTF8.encode(text);
}

/** Bytes one behind the other. @param length of all of them */
export function concat(
  parts: readonly Uint8Array[],
  length = parts.reduce((sum, part) => sum + part.length, 0),
): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Whether bytes begin so. @param magic null: any byte */
export function startsWith(bytes: Uint8Array, magic: readonly (number | null)[]): boolean {
  return magic.every((byte, at) => byte === null || bytes[at] === byte);
}

/** For reading and writing numbers. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Packed by the browser or the machine, at its own level (RFC 1951). @param bytes are not changed any more */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // A response takes what comes out meanwhile.
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ]);
  return new Uint8Array(packed);
}

const LF = 10;
const CR = 13;

/** Lines as an editor counts them: a line end at the end of the file begins no further one. */
export function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) lines += 1;
  }
  const last = bytes.at(-1);
  return last === undefined || last === LF || last === CR ? lines : lines + 1;
}
