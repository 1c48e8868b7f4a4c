import { CLOSING, OPENING } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  NO_TOKEN,
  NUMBER,
  STRING,
  TOKEN_LIMIT,
  type TokenSet,
  tokenSet,
} from './tokenizers/vocabulary.ts';

/** What stands in an operand of a comparison, and what binds as a comparison does in some language; all else ends it. */
const [OPERAND, COMPARISON] = [2, 1];
const KINDS = new Uint8Array(TOKEN_LIMIT);
const IN_OPERANDS = tokenSet(
  IDENTIFIER,
  NUMBER,
  STRING,
  CONSTANT,
  NO_TOKEN,
  '. -> :: ?. + - * / // % @ ** ! ~ this self super struct extends typeof sizeof new await',
);
const AS_COMPARISONS = tokenSet('== != < > <= >= & | ^ << >> >>> in is instanceof');
for (const id of IN_OPERANDS.ids) KINDS[id as number] = OPERAND;
for (const id of AS_COMPARISONS.ids) KINDS[id as number] = COMPARISON;

const [OPEN, CLOSE, CLOSE_BLOCK, NOT, ASSIGN, MINUS, ARROW] = '( ) } not = - ->'.split(' ').map(intern);
/** Where `->` begins the body of a function. */
const KINDS_OF_LAMBDAS = KINDS.with(ARROW as number, 0);
/** Each beside what denies it. The first and the third are one, and so are the second and the fourth, if the operands change places. */
const SIGNS = '< >= > <= == !='.split(' ').map(intern);
/** Before these `=` stands for `++` or `--`, which belongs to its operand. */
const BEHIND_STEP = tokenSet(CLOSING, '< >= > <= == != ; , && || ? :');
const NEGATIONS = tokenSet('! not');
const LITERALS = tokenSet(NUMBER, STRING, CONSTANT);
/** Longer operands stay where they are, so that brackets in brackets cost no more than their length. */
const LONGEST = 64;

/** What may be a comparison: where it begins, and its sign; `NONE`: there is none yet; `CHAIN`: there are more. */
interface Part {
  readonly from: number;
  sign: number;
}
const NONE = -1;
const CHAIN = -2;

/**
 * Reads `a > b` as `b < a`, `1 == a` as `a == 1`, `!(a < b)` and `not a < b` as `a >= b` (in place). What is dropped becomes `NO_TOKEN`.
 *
 * @param hasLambdas whether `->` begins the body of a function
 */
export function readComparisons({ ids, starts, hashes, length }: TokenBuffer, hasLambdas: boolean): void {
  const kinds = hasLambdas ? KINDS_OF_LAMBDAS : KINDS;
  const parts: Part[] = [];
  let part: Part = { from: 0, sign: NONE };

  /** Whether what stands at a place binds less than a comparison does. */
  function isWeak(at: number, brackets: TokenSet): boolean {
    return at < 0 || at >= length || (!brackets.has(ids[at]) && kinds[ids[at] as number] === 0);
  }

  /** Reads a part that ends before a place. */
  function read({ from, sign }: Part, to: number): void {
    if (sign <= from || sign + 1 === to) return;
    let kind = SIGNS.indexOf(ids[sign] as number);
    if (kind < 0) return;
    const isAll = to < length && ids[to] === CLOSE && ids[from - 1] === OPEN;
    const isNegated =
      isAll && NEGATIONS.has(ids[from - 2]) && isWeak(from - 3, CLOSING) && isWeak(to + 1, OPENING);
    if (isNegated || ids[from - 1] === NOT) {
      for (const at of isNegated ? [from - 2, from - 1, to] : [from - 1]) ids[at] = NO_TOKEN;
      kind ^= 1;
    }
    const isShort = to - from <= LONGEST;
    const isTurned = isShort && (kind === 1 || kind === 2);
    ids[sign] = SIGNS[isTurned ? kind ^ 2 : kind] as number;
    const literal = ids[from] === MINUS ? from + 1 : from;
    const isLiteral = isShort && kind > 3 && sign === literal + 1 && LITERALS.has(ids[literal]);
    if (!(isTurned || isLiteral)) return;
    // The lines stay as they are: they never go back.
    for (const list of [ids, starts, hashes]) {
      const middle = from + to - 1 - sign;
      list.subarray(from, to).reverse();
      list.subarray(from, middle).reverse();
      list.subarray(middle + 1, to).reverse();
    }
  }

  for (let at = 0; at < length; at += 1) {
    const id = ids[at] as number;
    const kind = kinds[id];
    if (kind === OPERAND || (id === ASSIGN && BEHIND_STEP.has(ids[at + 1]))) continue;
    if (OPENING.has(id)) {
      parts.push(part);
      part = { from: at + 1, sign: NONE };
    } else if (CLOSING.has(id)) {
      read(part, at);
      const around = parts.pop();
      part = around === undefined || id === CLOSE_BLOCK ? { from: at + 1, sign: NONE } : around;
    } else if (kind === COMPARISON) {
      part.sign = part.sign === NONE ? at : CHAIN;
    } else {
      read(part, at);
      part = { from: at + 1, sign: NONE };
    }
  }
  read(part, length);
}
