import { type CaseEvidence, highest, type PairFinding } from '#contract';

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

/** Share of the tokens that have to come in addition: a change of comments and names adds none. */
const MORE_TOKENS = 0.1;

/** The same in points where fewer tokens are shared: a share also rises where more of both is left out as starter code. */
const RISEN_FAR = 10;

/**
 * Whether a pair shares more than when a person decided about it. A share says little where a side became longer, so shared
 * tokens count beside it. Suspicion does not: it is a rank in the class, and others move it. What was not known cannot grow.
 */
export function hasGrown(now: CaseEvidence, before: CaseEvidence): boolean {
  const isFewer = now.tokens !== null && before.tokens !== null && now.tokens < before.tokens;
  return (
    (now.similarity !== null &&
      before.similarity !== null &&
      (isFewer
        ? now.similarity >= before.similarity + RISEN_FAR
        : hasRisen(now.similarity, before.similarity))) ||
    (now.tokens !== null && before.tokens !== null && now.tokens > before.tokens * (1 + MORE_TOKENS))
  );
}
