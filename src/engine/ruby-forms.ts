import { CLOSING, partnersOf } from './tokenizers/brackets.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { IDENTIFIER, intern, NEWLINE, SEPARATOR, STRING, tokenSet } from './tokenizers/vocabulary.ts';
import { nameHash } from './words.ts';

const [COLON, PAIR, DO, END] = [':', '=>', 'do', 'end'].map(intern) as [number, number, number, number];
const [CLOSE, OPEN_BLOCK] = [')', '{'].map(intern);
const SYMBOL = 58;
const CALLED = tokenSet(IDENTIFIER, 'loop lambda proc');
const IN_CHAIN = tokenSet('. &.');
const IN_CALL = tokenSet(IDENTIFIER, CLOSING);
/** Of a longer row of calls the block stays as it is written. */
const LONGEST_CHAIN = 64;
/** Behind one of these a block belongs to the call before it, however it is written: `puts a { b }` is not `puts a do b end`. */
const BEFORE_CALL = tokenSet(
  NEWLINE,
  SEPARATOR,
  undefined,
  '; = += -= ||= ( [ { | return if unless elsif while until then else do begin ensure',
);

/** Reads `:a => b` of Ruby as `a: b` (in place). */
export function readPairs(text: string, { ids, starts, hashes, length }: TokenBuffer): void {
  for (let at = 0; at + 1 < length; at += 1) {
    const start = starts[at] as number;
    if (ids[at] !== STRING || ids[at + 1] !== PAIR || text.charCodeAt(start) !== SYMBOL) continue;
    if (!/\w/.test(text[start + 1] ?? '')) continue;
    ids[at] = IDENTIFIER;
    starts[at] = start + 1;
    hashes[at] = nameHash(text, start + 1, false);
    ids[at + 1] = COLON;
  }
}

/** Reads a block in braces as one between `do` and `end` (in place), where it would belong to the same call. */
export function readBlocks(tokens: TokenBuffer): void {
  const { ids, length } = tokens;
  const partners = partnersOf(ids, length);
  const ends = new Uint8Array(length);
  for (let at = 1; at < length; at += 1) {
    const close = partners[at] as number;
    if (ids[at] !== OPEN_BLOCK || close < 0 || !BEFORE_CALL.has(beforeCall(at))) continue;
    ends[close] = 1;
    ids[at] = DO;
  }
  if (!ends.includes(1)) return;
  const all = tokens.take();
  for (let at = 0; at < length; at += 1) {
    if (ends[at] === 0) {
      tokens.put(all, at);
      continue;
    }
    if (tokens.last() !== NEWLINE) tokens.put(all, at, NEWLINE);
    tokens.put(all, at, END);
  }

  /** What stands before the call, maybe one of several in a row, whose block opens at a place; `COLON` where that is not clear. */
  function beforeCall(block: number): number | undefined {
    let at = block - 1;
    const called = ids[at] === CLOSE ? ids[(partners[at] as number) - 1] : ids[at];
    if (!CALLED.has(called)) return COLON;
    for (let parts = 0; parts < LONGEST_CHAIN && ids[at] !== END; parts += 1) {
      const isBracket = CLOSING.has(ids[at]);
      if (isBracket) at = partners[at] as number;
      if (at < 1) return at < 0 ? COLON : SEPARATOR;
      const before = ids[at - 1];
      // A bracket behind a name is of a call.
      if (isBracket && IN_CALL.has(before)) at -= 1;
      else if (IN_CHAIN.has(before)) at -= ids[at - 2] === NEWLINE ? 3 : 2;
      else return before;
    }
    return COLON;
  }
}
