/** A pair's score and its label. */
export interface Labelled {
  readonly score: number;
  readonly positive: boolean;
}

export interface RankingMetrics {
  readonly positives: number;
  readonly negatives: number;
  readonly averagePrecision: number;
  readonly auc: number;
  readonly bestF1: number;
  readonly bestF1At: number;
  /** Share of the positives above the score that 1 % of the negatives exceed. */
  readonly recallAt1: number;
  /** Share of the negatives whose score is above 75. */
  readonly falseAlarms: number;
  /** Share of the positives whose score is above 75. */
  readonly recallAt75: number;
}

const FLAG = 75;

/**
 * Ranking measures over labelled pairs. Ties are one step: average precision and AUC do not depend on the order in
 * which pairs of equal score come. What no pair can tell is NaN.
 */
export function rankingMetrics(pairs: readonly Labelled[]): RankingMetrics {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const positives = sorted.filter(({ positive }) => positive).length;
  const negatives = sorted.length - positives;
  let truePositives = 0;
  let falsePositives = 0;
  let averagePrecision = 0;
  let area = 0;
  let bestF1 = 0;
  let bestF1At = 0;
  let recallAt1 = 0;
  for (let at = 0; at < sorted.length; ) {
    const score = sorted[at]?.score ?? 0;
    let hits = 0;
    let misses = 0;
    for (; at < sorted.length && sorted[at]?.score === score; at += 1) {
      if (sorted[at]?.positive === true) hits += 1;
      else misses += 1;
    }
    area += misses * (truePositives + hits / 2);
    truePositives += hits;
    falsePositives += misses;
    averagePrecision += (hits / positives) * (truePositives / (truePositives + falsePositives));
    const f1 = (2 * truePositives) / (truePositives + falsePositives + positives);
    if (f1 > bestF1) {
      bestF1 = f1;
      bestF1At = score;
    }
    if (falsePositives <= negatives * 0.01) recallAt1 = truePositives / positives;
  }
  return {
    positives,
    negatives,
    averagePrecision: positives === 0 ? Number.NaN : averagePrecision,
    auc: area / (positives * negatives),
    bestF1: positives === 0 ? Number.NaN : bestF1,
    bestF1At,
    recallAt1: positives === 0 ? Number.NaN : recallAt1,
    falseAlarms: sorted.filter(({ score, positive }) => !positive && score > FLAG).length / negatives,
    recallAt75: sorted.filter(({ score, positive }) => positive && score > FLAG).length / positives,
  };
}
