import { CountedGrams, RunHash } from './counted-grams.ts';
import { tokenValue } from './token-values.ts';
import { DEDENT, INDENT, intern, NEWLINE, SEPARATOR, TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/*
 * What a variable is used for, one use after the other: its roles. Whoever renames variables, moves statements or inserts
 * others leaves most roles as they are, and statements between two uses do not part them.
 */

/** Tokens that say the same about a name beside them stand for the first of their list. */
const ALIKE = ['; ) , { } ]', '< > <= >= <=>', '== != === !== is', '&& || and or not !', '. -> ?. ::'].map(
  (list) => list.split(' ').map(intern),
);

const CLASS = Uint16Array.from({ length: TOKEN_LIMIT }, (_, id) => id);
for (const list of ALIKE) for (const id of list) CLASS[id] = list[0] as number;
for (const id of [SEPARATOR, NEWLINE, INDENT, DEDENT]) CLASS[id] = intern(';');

/** Around these two operands may change places. */
const SWAPPED = new Uint8Array(TOKEN_LIMIT);
for (const word of ['<', '==', '&&', '+', '*']) SWAPPED[intern(word)] = 1;

const START = 0x51ed270b;
const END = 0x2545f491;

/** Numbers the runs of roles of one document after the other. */
export class RoleGrams {
  readonly #grams: CountedGrams;
  readonly #hash = new RunHash();
  readonly #run: number;
  /** Those of a document, variable after variable. */
  #roles = new Uint32Array(1 << 10);
  #count = 0;

  /** `length` roles are a run, of which `most` equal ones of a document are told apart. */
  constructor(length: number, most: number) {
    this.#grams = new CountedGrams(most);
    this.#run = length;
  }

  /** How many numbers there are. */
  get size(): number {
    return this.#grams.table.size;
  }

  /**
   * Distinct numbers of the runs of roles of a document, valid until the next call. `tokens` are its own, not folded, starter
   * code masked; `uses` as `variableUses` gives them.
   */
  of(tokens: Uint16Array, uses: Uint32Array): Uint32Array {
    this.#grams.open();
    // Each use is a role, and may begin one variable and end another.
    if (this.#roles.length < uses.length * 3) this.#roles = new Uint32Array(uses.length * 6);
    this.#count = 0;
    let length = 0;
    for (let at = 0; at < uses.length; at += 1) {
      const use = uses[at] as number;
      if (use % 2 === 1) {
        if (length > 1) this.#push(END, length);
        length = 1;
        this.#push(START, 0);
      }
      const place = use >>> 1;
      if (tokens[place] === SEPARATOR) continue;
      this.#push(roleAt(tokens, place), length);
      length += 1;
    }
    if (length > 1) this.#push(END, length);
    return this.#grams.close();
  }

  /** The next role of a variable, which has `length` so far. */
  #push(role: number, length: number): void {
    this.#roles[this.#count] = role;
    this.#count += 1;
    if (length + 1 < this.#run) return;
    const hash = this.#hash;
    hash.of(this.#roles, this.#count - this.#run, this.#count);
    this.#grams.add(hash.low, hash.high);
  }
}

/** What stands around a name, as one number. */
function roleAt(tokens: Uint16Array, place: number): number {
  let left = classOf(place === 0 ? SEPARATOR : (tokens[place - 1] as number), tokens[place] as number);
  let right = classOf(
    place + 1 < tokens.length ? (tokens[place + 1] as number) : SEPARATOR,
    tokens[place] as number,
  );
  if (SWAPPED[left % TOKEN_LIMIT] === 1) {
    if (SWAPPED[right % TOKEN_LIMIT] === 0 || tokenValue(left) > tokenValue(right)) {
      [left, right] = [right, left];
    }
  }
  return (Math.imul(tokenValue(left), 0x9e3779b1) + tokenValue(right)) | 0;
}

/** A token's class among those of the family of `name`. */
function classOf(token: number, name: number): number {
  return name - (name % TOKEN_LIMIT) + (CLASS[token % TOKEN_LIMIT] as number);
}
