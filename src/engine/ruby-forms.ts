import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { IDENTIFIER, intern, STRING } from './tokenizers/vocabulary.ts';
import { nameHash } from './words.ts';

const [COLON, PAIR] = [':', '=>'].map(intern) as [number, number];
const SYMBOL = 58;

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
