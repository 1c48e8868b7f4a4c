import type { LanguageFamily } from '../languages/language-family.ts';
import type { TokenBuffer } from '../tokenizers/token-buffer.ts';
import * as word from './words.ts';

/** Unclosed brackets that are passed over to find the partner of a closing one. */
const MOST_UNCLOSED = 8;
const LONGEST_WORD = 100;

/** A file's tokens as measures read them. */
export class CodeView {
  readonly language: LanguageFamily;
  readonly count: number;
  readonly #text: string;
  readonly #tokens: TokenBuffer;
  readonly #partners: Int32Array;

  constructor(language: LanguageFamily, text: string, tokens: TokenBuffer) {
    this.language = language;
    this.count = tokens.length;
    this.#text = text;
    this.#tokens = tokens;
    this.#partners = partners(tokens.ids, tokens.length);
  }

  /** The number of a token; 0 before the first and after the last. */
  id(at: number): number {
    return at >= 0 && at < this.count ? (this.#tokens.ids[at] as number) : 0;
  }

  line(at: number): number {
    return this.#tokens.lines[at] as number;
  }

  /** The word that a token is in the text. */
  word(at: number): string {
    const start = this.#tokens.starts[at];
    return (
      /^[$@]*[\p{L}\p{N}_$]+[?!]?/u.exec(this.#text.slice(start, (start as number) + LONGEST_WORD))?.[0] ?? ''
    );
  }

  /** The text from one token up to another, its blanks made one or none: what an operator is called. */
  between(from: number, to: number): string {
    const [start, end] = [this.#tokens.starts[from] as number, this.#tokens.starts[to] as number];
    return this.#text
      .slice(start, Math.min(end, start + LONGEST_WORD))
      .replaceAll(/(?<=\w)\s+(?=\w)/g, ' ')
      .replaceAll(/\s+(?!\w)|(?<!\w)\s+/g, '');
  }

  /** Where the partner of a bracket stands; -1: it has none. */
  partner(at: number): number {
    return this.#partners[at] as number;
  }

  /** Whether a `(`, `{` or `[` stands here. */
  opens(at: number): boolean {
    const id = this.id(at);
    return id === word.OPEN || id === word.OPEN_BLOCK || id === word.OPEN_INDEX;
  }
}

function partners(ids: Uint16Array, count: number): Int32Array {
  const result = new Int32Array(count).fill(-1);
  const open: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = ids[at] as number;
    if (id === word.OPEN || id === word.OPEN_BLOCK || id === word.OPEN_INDEX) {
      open.push(at);
    } else if (id === word.CLOSE || id === word.CLOSE_BLOCK || id === word.CLOSE_INDEX) {
      const wanted =
        id === word.CLOSE ? word.OPEN : id === word.CLOSE_BLOCK ? word.OPEN_BLOCK : word.OPEN_INDEX;
      // A bracket that was never closed is passed over by the next outer one that fits.
      for (let depth = open.length - 1; depth >= Math.max(0, open.length - MOST_UNCLOSED); depth -= 1) {
        const start = open[depth] as number;
        if (ids[start] === wanted) {
          result[start] = at;
          result[at] = start;
          open.length = depth;
          break;
        }
      }
    }
  }
  return result;
}
