import { CountedGrams, RunHash } from './counted-grams.ts';
import { writtenAs } from './token-values.ts';
import { endOfNumber } from './tokenizers/end-of-number.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  NUMBER,
  SEPARATOR,
  STRING,
  TOKEN_LIMIT,
  tokenSet,
} from './tokenizers/vocabulary.ts';
import { contentFrom, contentTo } from './words.ts';

/*
 * What survives when a program is written anew: which functions of a library are called one after the other, and pieces that are
 * spelled alike.
 */

/**
 * How each token of a file is written: 16 bits of a hash of a name, a constant, a number or what stands in a string, never 0; 0 for
 * all others. By the tokens after normalisation, and their text.
 */
export function spellings(text: string, tokens: TokenBuffer): Uint16Array<ArrayBuffer> {
  const { ids, starts, hashes, length } = tokens;
  const spelled = new Uint16Array(length + 1);
  for (let at = 0; at < length; at += 1) {
    const id = ids[at];
    const start = starts[at] as number;
    if (id === IDENTIFIER || id === CONSTANT) {
      spelled[at] = shortened(hashes[at] as number);
    } else if (id === NUMBER) {
      spelled[at] = hashOf(text, start, endOfNumber(text, start));
    } else if (id === STRING) {
      // The next token may have stood before it.
      const behind = at + 1 < length ? (starts[at + 1] as number) : 0;
      const next = behind > start ? behind : text.length;
      const from = contentFrom(text, start, next);
      spelled[at] = hashOf(text, from, contentTo(text, start, from, next));
    }
  }
  return spelled;
}

function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return shortened(hash);
}

function shortened(hash: number): number {
  return (hash ^ (hash >>> 16)) & 0xffff || 1;
}

/** Numbers runs of tokens as they are written, of one document after the other. */
export class ShingleGrams {
  readonly #grams: CountedGrams;
  readonly #hash = new RunHash();
  readonly #run: number;
  #written = new Uint32Array(1 << 10);

  /** `run` tokens are a shingle, of which `most` equal ones of a document are told apart. */
  constructor(run: number, most: number) {
    this.#grams = new CountedGrams(most);
    this.#run = run;
  }

  /** How many numbers there are. */
  get size(): number {
    return this.#grams.table.size;
  }

  /** Distinct numbers of a document's shingles, valid until the next call. `tokens` are its own, not folded, starter code masked. */
  of(tokens: Uint16Array, spelled: Uint16Array): Uint32Array {
    this.#grams.open();
    if (this.#written.length < tokens.length) this.#written = new Uint32Array(tokens.length * 2);
    const written = this.#written;
    const hash = this.#hash;
    let length = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as number;
      written[at] = writtenAs(token, spelled[at] as number);
      length = token === SEPARATOR ? 0 : length + 1;
      if (length < this.#run) continue;
      hash.of(written, at - this.#run + 1, at + 1);
      if (isSampled(hash)) this.#grams.add(hash.low, hash.high);
    }
    return this.#grams.close();
  }
}

/** Every second shingle says as much as all of them do, at half of the cost. */
export function isSampled({ high }: Pick<RunHash, 'high'>): boolean {
  return (high & 0x10) === 0;
}

const OPEN = intern('(');
const CLOSE = intern(')');
const BODY = intern('{');
/** What stands before the name of what is defined. */
const DEFINING = tokenSet('def function fun func fn sub');
const TYPES = tokenSet('class struct interface record enum object trait');
/** What stands before a name that is called, though a block follows. */
const CALLING = tokenSet('new . = -> :: ?.');
/** Between the parameters of a definition and its body. */
const HEAD = tokenSet(IDENTIFIER, 'throws , : ->');
const LONGEST_HEAD = 5;

/** Numbers runs of calls, of one document after the other: what it calls and does not define itself. */
export class CallGrams {
  readonly #grams: CountedGrams;
  readonly #hash = new RunHash();
  readonly #run: number;
  readonly #defined = new Set<number>();
  /** See `writtenAs`. */
  #calls = new Uint32Array(1 << 8);
  /** Places of brackets that are open. */
  readonly #open: number[] = [];
  #closing = new Int32Array(1 << 10);

  /** `run` calls are compared as one, of which `most` equal ones of a document are told apart. */
  constructor(run: number, most: number) {
    this.#grams = new CountedGrams(most);
    this.#run = run;
  }

  /** How many numbers there are. */
  get size(): number {
    return this.#grams.table.size;
  }

  /**
   * Distinct numbers of a document's runs of calls, valid until the next call.
   *
   * @param tokens of the document, not folded
   * @param covered 1 for each that is starter code
   */
  of(tokens: Uint16Array, spelled: Uint16Array, covered: Uint8Array | undefined): Uint32Array {
    this.#grams.open();
    const { length } = tokens;
    if (this.#closing.length < length) {
      this.#closing = new Int32Array(length * 2);
      this.#calls = new Uint32Array(length * 2);
    }
    this.#match(tokens);
    this.#defined.clear();
    let count = 0;
    for (let at = 0; at + 1 < length; at += 1) {
      if (idOf(tokens, at) !== IDENTIFIER) {
        if (TYPES.has(idOf(tokens, at))) this.#defined.add(spelled[at + 1] as number);
        continue;
      }
      if (idOf(tokens, at + 1) !== OPEN) continue;
      if (this.#isDefined(tokens, at)) {
        this.#defined.add(spelled[at] as number);
      } else if (covered?.[at] !== 1) {
        this.#calls[count] = writtenAs(tokens[at] as number, spelled[at] as number);
        count += 1;
      }
    }
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const call = this.#calls[at] as number;
      if (this.#defined.has(call % 2 ** 16)) continue;
      this.#calls[kept] = call;
      kept += 1;
    }
    const hash = this.#hash;
    for (let from = 0; from + this.#run <= kept; from += 1) {
      hash.of(this.#calls, from, from + this.#run);
      this.#grams.add(hash.low, hash.high);
    }
    return this.#grams.close();
  }

  /** Notes for each bracket where it is closed; 0: nowhere. */
  #match(tokens: Uint16Array): void {
    this.#open.length = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const id = idOf(tokens, at);
      if (id === OPEN) {
        this.#closing[at] = 0;
        this.#open.push(at);
      } else if (id === CLOSE) {
        const open = this.#open.pop();
        if (open !== undefined) this.#closing[open] = at;
      } else if (tokens[at] === SEPARATOR) {
        this.#open.length = 0;
      }
    }
  }

  #isDefined(tokens: Uint16Array, at: number): boolean {
    const before = at === 0 ? SEPARATOR : idOf(tokens, at - 1);
    if (DEFINING.has(before)) return true;
    if (CALLING.has(before)) return false;
    const close = this.#closing[at + 1] as number;
    if (close === 0) return false;
    for (let next = close + 1; next <= close + LONGEST_HEAD + 1 && next < tokens.length; next += 1) {
      const id = idOf(tokens, next);
      if (id === BODY) return true;
      if (!HEAD.has(id)) return false;
    }
    return false;
  }
}

function idOf(tokens: Uint16Array, at: number): number {
  return (tokens[at] as number) % TOKEN_LIMIT;
}
