/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;

/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
export function deflateTables(bytes: number): { readonly windowBits: number; readonly memLevel: number } {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
  // As many symbols in a block as there are bytes.
  return { windowBits, memLevel: Math.min(8, windowBits - 6) };
}
