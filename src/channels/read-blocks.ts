import { fromBase64, inflateRaw } from '#native';
import { BLOCK_CLOSE, BLOCK_OPEN } from './page-blocks.ts';

/** Of one block, unpacked: more than any that this program writes. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;
/** An id of ours is shorter. */
const MAX_ID_BYTES = 64;

/**
 * Finds the data blocks of a page that `pagePieces` wrote, and unpacks one when it is asked for.
 *
 * @returns what a block holds, by its id; that throws where the block is damaged
 */
export function readBlocks(html: Buffer): ReadonlyMap<string, () => unknown> {
  const blocks = new Map<string, () => unknown>();
  for (let at = html.indexOf(BLOCK_OPEN); at >= 0; at = html.indexOf(BLOCK_OPEN, at)) {
    const end = html.indexOf('">', at + BLOCK_OPEN.length);
    const close = html.indexOf(BLOCK_CLOSE, at);
    if (end < 0 || close < 0) break;
    // The page's own script holds the beginning of a block in a string, too.
    if (end - at - BLOCK_OPEN.length <= MAX_ID_BYTES && end < close) {
      const from = end + 2;
      blocks.set(html.toString('latin1', at + BLOCK_OPEN.length, end), () => {
        const packed = fromBase64(html.toString('latin1', from, close));
        return JSON.parse(new TextDecoder().decode(inflateRaw(packed, MAX_BLOCK_BYTES))) as unknown;
      });
      at = close;
    } else {
      at += BLOCK_OPEN.length;
    }
  }
  return blocks;
}
