import type { CaseEvidence } from '../domain/cases.ts';
import { highest, type PairFinding } from '../domain/findings.ts';

/** Points by which a score has to rise over an earlier one to be told again: what normal noise does not do. */
const RISEN_BY = 1;

/** Whether a score is worse than the one that a person knows. */
export function hasRisen(score: number, before: number): boolean {
  return score >= before + RISEN_BY;
}

/** The larger share of the two sides, 0..100; null: neither is known. */
export function largerShare({
  similarity,
  matchedSimilarity,
}: Pick<PairFinding, 'similarity' | 'matchedSimilarity'>): number | null {
  return highest([similarity, matchedSimilarity]);
}

/** What these pairs share: of each number that of the strongest one. */
export function evidenceOf(
  pairs: readonly Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'suspicion' | 'overlap'>[],
): CaseEvidence {
  return {
    similarity: highest(pairs.map(largerShare)),
    suspicion: highest(pairs.map(({ suspicion }) => suspicion)),
    tokens: highest(pairs.map(({ overlap }) => overlap)),
  };
}
