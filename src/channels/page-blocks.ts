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
export async function block(id: string, data: unknown): Promise<string> {
  return blockOf(id, await packed(JSON.stringify(data), SMALL_BLOCK_BYTES));
}

function blockOf(id: string, bytes: Uint8Array): string {
  return `${BLOCK_OPEN}${id}">${toBase64(bytes)}${BLOCK_CLOSE}\n`;
}

/** @param fastBytes up to here it is packed at the fastest level */
function packed(json: string, fastBytes: number): Promise<Uint8Array> {
  const bytes = utf8(json);
  return deflateRaw(bytes, bytes.length <= fastBytes ? 1 : 6);
}

/** So much goes into one block, in characters: to begin one takes longer than to pack a small program, and alone it packs worse. */
const GROUP_CHARACTERS = 64 * 1024;
/** So many blocks are packed beside this thread while it makes the next ones: as many threads do that, and each takes tables of 268 kB. */
const AT_ONCE = 4;

/** What goes into a block: the place of each submission, and what there is of it. */
type Held = readonly (readonly [place: number, json: string])[];

/** Puts what there is of each submission into blocks, one after the other. */
export class Grouped {
  readonly #idOf: (number: number) => string;
  #left: number;
  #blocks = 0;
  #held: (readonly [place: number, json: string])[] = [];
  #characters = 0;
  /** Those that are being packed, in their order. */
  readonly #packing: { readonly held: Held; readonly bytes: Promise<Uint8Array> }[] = [];
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

  /** @returns blocks that are done */
  async *add(place: number, data: unknown): AsyncGenerator<string> {
    const json = `"${place}":${JSON.stringify(data)}`;
    this.#held.push([place, json]);
    this.#characters += json.length;
    if (this.#characters < GROUP_CHARACTERS) return;
    this.#begin();
    if (this.#packing.length > AT_ONCE) yield* this.#oldest();
  }

  /** @returns what is left, as blocks */
  async *end(): AsyncGenerator<string> {
    this.#begin();
    while (this.#packing.length > 0) yield* this.#oldest();
  }

  #begin(): void {
    if (this.#held.length > 0) this.#packing.push({ held: this.#held, bytes: this.#packed(this.#held) });
    this.#held = [];
    this.#characters = 0;
  }

  #packed(held: Held): Promise<Uint8Array> {
    return packed(`{${held.map(([, json]) => json).join(',')}}`, GROUP_BYTES);
  }

  /** Where there is no room for all of a block, there may be some for one submission. */
  async *#oldest(): AsyncGenerator<string> {
    const next = this.#packing.shift();
    if (next === undefined) return;
    const whole = this.#fit(next.held, await next.bytes);
    if (whole !== null) {
      yield whole;
      return;
    }
    for (const one of next.held) {
      const alone = this.#fit([one], await this.#packed([one]));
      if (alone === null) this.omitted += 1;
      else yield alone;
    }
  }

  /** null: there is no room for it. */
  #fit(held: Held, bytes: Uint8Array): string | null {
    const text = blockOf(this.#idOf(this.#blocks), bytes);
    if (text.length > this.#left) return null;
    this.#left -= text.length;
    for (const [place] of held) this.numbers[place] = this.#blocks;
    this.#blocks += 1;
    return text;
  }
}

/** For a small block the fastest level takes half of the time; where it is large, a small page is worth more. */
const SMALL_BLOCK_BYTES = 16 * 1024;
/** Of small programs the fastest level takes a quarter of the time, as there are hundreds of blocks; one large program is none of them. */
const GROUP_BYTES = 96 * 1024;
