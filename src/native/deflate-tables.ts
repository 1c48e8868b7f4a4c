import { constants } from 'node:zlib';

interface DeflateTables {
  readonly windowBits: number;
  readonly memLevel: number;
  readonly chunkSize: number;
}

/** zlib keeps so much of its window for looking ahead, in bytes. */
const LOOKAHEAD = 262;

/**
 * zlib's tables for contents of at most so many bytes, none larger than it needs: the usual ones take 268 kB, which cost
 * more than deflating a short file does. Whatever is in reach of the usual window is in reach of this one.
 */
export function deflateTables(bytes: number): DeflateTables {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes + LOOKAHEAD))));
  // As many symbols in a block as there are bytes.
  return { windowBits, memLevel: Math.min(8, windowBits - 6), chunkSize: pieceSize(bytes) };
}

/**
 * How large a piece of memory zlib asks for at once to put out so many bytes: its usual 16 KiB stay in memory as a whole behind
 * a result of some hundred bytes.
 */
export function pieceSize(bytes: number): number {
  return Math.min(constants.Z_DEFAULT_CHUNK, Math.max(constants.Z_MIN_CHUNK, bytes));
}
