import { createHash } from 'node:crypto';

/**
 * What a person types for a pair of a scan: short, and the same for as long as the pair is. 28 bits: of a class with 1,000
 * reported pairs, two bear the same one in one of 500 cases, and whoever reads one asks then.
 *
 * @param pair `caseKey` of the two
 */
export function rowIdOf(pair: string): string {
  return `p${createHash('sha256').update(pair).digest('hex').slice(0, 7)}`;
}

/** Whether a word has the shape of one. */
export function isRowId(word: string): boolean {
  return /^p[0-9a-f]{7}$/.test(word);
}
