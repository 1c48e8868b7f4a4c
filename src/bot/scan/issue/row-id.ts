import { sha256 } from '#native';

/**
 * What a person types for a pair of a scan: short, and the same for as long as the pair is. 28 bits: of a class with 1,000
 * reported pairs, two bear the same one in one of 500 cases, and whoever reads one asks then.
 *
 * @param pair `caseKey` of the two
 */
export function rowIdOf(pair: string): string {
  return `p${sha256(pair).slice(0, 7)}`;
}

/** Whether a word has the shape of one. */
export function isRowId(word: string): boolean {
  return /^p[0-9a-f]{7}$/.test(word);
}
