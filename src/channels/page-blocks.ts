import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { escapeHtml } from '#base';
import { deflateTables } from '#system';

/** Where the data goes in the page's template. */
const DATA_PLACE = '<!--report-data-->';
const TITLE = /<title>[^<]*<\/title>/;

/** How a data block begins; its id follows, and its base64 behind `">`. */
const OPEN = '<script type="application/octet-stream" id="';
const CLOSE = '</script>';

/**
 * The page's template around its data blocks, in pieces.
 *
 * @param withoutScript HTML for a reader whose browser runs no script
 * @throws Error where the template has no place for the data, which is a defect of the build
 */
export async function* pagePieces(
  { template, title, withoutScript }: Readonly<Record<'template' | 'title' | 'withoutScript', string>>,
  blocks: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  const at = template.indexOf(DATA_PLACE);
  if (at < 0) throw new Error(`The report page has no ${DATA_PLACE}: it was not built from web/.`);
  yield template.slice(0, at).replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
  yield `<noscript>${withoutScript}</noscript>\n`;
  yield* blocks;
  yield template.slice(at + DATA_PLACE.length);
}

/** A data block: base64 has no character that could end it. `type` keeps the browser from running it. */
export function block(id: string, data: unknown): string {
  const packed = packedBlock(Buffer.from(JSON.stringify(data), 'utf8'));
  return `${OPEN}${id}">${packed.toString('base64')}${CLOSE}\n`;
}

/** Up to here a block is packed at the fastest level, in bytes. */
const SMALL_BLOCK_BYTES = 16 * 1024;

/**
 * Deflates a block. A class of small programs has thousands of small ones, for which the fastest level takes half of the
 * time; where blocks are large, a small page is worth more.
 */
function packedBlock(bytes: Buffer): Buffer {
  const level = bytes.length <= SMALL_BLOCK_BYTES ? 1 : 6;
  return deflateRawSync(bytes, { level, ...deflateTables(bytes.length) });
}

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
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, at)) {
    const end = html.indexOf('">', at + OPEN.length);
    const close = html.indexOf(CLOSE, at);
    if (end < 0 || close < 0) break;
    // The page's own script holds the beginning of a block in a string, too.
    if (end - at - OPEN.length <= MAX_ID_BYTES && end < close) {
      const from = end + 2;
      blocks.set(html.toString('latin1', at + OPEN.length, end), () => {
        const packed = Buffer.from(html.toString('latin1', from, close), 'base64');
        return JSON.parse(
          inflateRawSync(packed, { maxOutputLength: MAX_BLOCK_BYTES }).toString('utf8'),
        ) as unknown;
      });
      at = close;
    } else {
      at += OPEN.length;
    }
  }
  return blocks;
}
