import { escapeHtml, utf8 } from '#base';
import { deflateRaw, toBase64 } from '#native';

/** Where the data goes in the page's template. */
const DATA_PLACE = '<!--report-data-->';
const TITLE = /<title>[^<]*<\/title>/;

/** How a data block begins; its id follows, and its base64 behind `">`. */
export const BLOCK_OPEN = '<script type="application/octet-stream" id="';
export const BLOCK_CLOSE = '</script>';

/**
 * The page's template around its data blocks, in pieces.
 *
 * @param withoutScript HTML for a reader whose browser runs no script
 * @throws Error where the template has no place for the data, which is a defect of the build
 */
export async function* pagePieces(
  { template, title, withoutScript }: Readonly<Record<'template' | 'title' | 'withoutScript', string>>,
  blocks: Iterable<Promise<string>> | AsyncIterable<string>,
): AsyncGenerator<string> {
  const at = template.indexOf(DATA_PLACE);
  if (at < 0) throw new Error(`The report page has no ${DATA_PLACE}: it was not built from web/.`);
  yield template.slice(0, at).replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
  yield `<noscript>${withoutScript}</noscript>\n`;
  yield* blocks;
  yield template.slice(at + DATA_PLACE.length);
}

/** A data block: base64 has no character that could end it. `type` keeps the browser from running it. */
export function block(id: string, data: unknown): Promise<string> {
  return blockOf(id, JSON.stringify(data), SMALL_BLOCK_BYTES);
}

/** @param fastBytes up to here it is packed at the fastest level */
async function blockOf(id: string, json: string, fastBytes: number): Promise<string> {
  const bytes = utf8(json);
  const packed = await deflateRaw(bytes, bytes.length <= fastBytes ? 1 : 6);
  return `${BLOCK_OPEN}${id}">${toBase64(packed)}${BLOCK_CLOSE}\n`;
}

/** So much goes into one block, in characters: to begin one takes longer than to pack a small program, and alone it packs worse. */
const GROUP_CHARACTERS = 64 * 1024;

/** Puts what there is of each submission into blocks, one after the other. */
export class Grouped {
  readonly #idOf: (number: number) => string;
  #left: number;
  #blocks = 0;
  #held: (readonly [place: number, json: string])[] = [];
  #characters = 0;
  /** The number of the block that holds what there is of each submission, by its place. */
  readonly numbers: (number | null)[];
  /** How many found no room. */
  omitted = 0;

  /** @param idOf of a block, by its number @param places how many submissions there are @param most of all blocks, in characters */
  constructor(idOf: (number: number) => string, places: number, most = Infinity) {
    this.#idOf = idOf;
    this.#left = most;
    this.numbers = Array.from({ length: places }, () => null);
  }

  /** @returns blocks that are full */
  async *add(place: number, data: unknown): AsyncGenerator<string> {
    const json = `"${place}":${JSON.stringify(data)}`;
    this.#held.push([place, json]);
    this.#characters += json.length;
    if (this.#characters >= GROUP_CHARACTERS) yield* this.end();
  }

  /** @returns what is left, as blocks */
  async *end(): AsyncGenerator<string> {
    const held = this.#held;
    this.#held = [];
    this.#characters = 0;
    if (held.length === 0) return;
    const whole = await this.#fit(held);
    if (whole !== null) {
      yield whole;
      return;
    }
    for (const one of held) {
      const alone = await this.#fit([one]);
      if (alone === null) this.omitted += 1;
      else yield alone;
    }
  }

  /** null: there is no room for it. */
  async #fit(held: readonly (readonly [number, string])[]): Promise<string | null> {
    const json = `{${held.map(([, one]) => one).join(',')}}`;
    const packed = await blockOf(this.#idOf(this.#blocks), json, GROUP_BYTES);
    if (packed.length > this.#left) return null;
    this.#left -= packed.length;
    for (const [place] of held) this.numbers[place] = this.#blocks;
    this.#blocks += 1;
    return packed;
  }
}

/** For a small block the fastest level takes half of the time; where it is large, a small page is worth more. */
const SMALL_BLOCK_BYTES = 16 * 1024;
/** Of small programs the fastest level takes a quarter of the time, as there are hundreds of blocks; one large program is none of them. */
const GROUP_BYTES = 96 * 1024;
