import type { PairResult } from './api.ts';
import { chooseCandidates, type Candidate } from './candidates.ts';
import type { Entry } from './corpus.ts';
import { raritiesOf, sumOver, sumOverCommon, type Fingerprinter } from './index.ts';
import { averageSimilarity, reportPair } from './pair-score.ts';
import { PairScorer, tokenWeights, type PairScore } from './pair-scorer.ts';
import type { EngineParameters } from './parameters.ts';

export interface ComparedPairs {
  /** By suspicion, then by ids. */
  readonly pairs: readonly PairResult[];
  /** Share of each submission's tokens that is matched anywhere, 0..100, by id. */
  readonly coverage: ReadonlyMap<number, number>;
}

interface Found extends PairScore {
  readonly candidate: Candidate;
}

/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;

/** Compares entries pairwise: chooses candidates, tiles and scores them (`PairScorer`). */
export function comparePairs(
  entries: readonly Entry[],
  fingerprinter: Fingerprinter,
  smallGrams: Fingerprinter,
  parameters: EngineParameters,
  onShare: (share: number) => void,
): ComparedPairs {
  const { k, rarityPower, shownPairs, mergeGap, leastSuspicion } = parameters;
  const large = raritiesOf(
    entries.map(({ fingerprints }) => fingerprints.numbers),
    fingerprinter.table.size,
    rarityPower,
  );
  const small = raritiesOf(
    entries.map((entry) => entry.small),
    smallGrams.table.size,
    rarityPower,
  );
  const norms = Float64Array.from(entries, (entry) => sumOver(entry.small, small.evidence));
  const candidates = chooseCandidates(entries, large, parameters, (share) => {
    onShare(share * CHOOSING);
  });
  const byFirst = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const list = byFirst.get(candidate.first);
    if (list === undefined) {
      byFirst.set(candidate.first, [candidate]);
    } else {
      list.push(candidate);
    }
  }
  const scorer = new PairScorer(parameters);
  const weighed = entries.map((entry) => tokenWeights(entry, (number) => large.weights[number] as number, k));
  const covered = entries.map(({ document, tokens }) =>
    document.role === 'submission' ? new Uint8Array(tokens.length) : undefined,
  );
  const found: Found[] = [];
  let done = 0;
  for (const [first, list] of byFirst) {
    const one = entries[first] as Entry;
    scorer.hold(one, weighed[first] as Float32Array);
    for (const candidate of list) {
      const { second, cosine } = candidate;
      const other = entries[second] as Entry;
      const smallCosine =
        sumOverCommon(one.small, other.small, small.evidence) /
          Math.sqrt((norms[first] as number) * (norms[second] as number)) || 0;
      const score = scorer.compare(other, weighed[second] as Float32Array, cosine, smallCosine);
      if (score.overlap === 0 && (score.suspicion < leastSuspicion || one.size === 0 || other.size === 0)) {
        continue;
      }
      found.push({ candidate, ...score });
      for (const [marks, side] of [
        [covered[first], 0],
        [covered[second], 1],
      ] as const) {
        if (marks !== undefined) {
          scorer.cover(marks, score, side);
        }
      }
    }
    done += list.length;
    onShare(CHOOSING + ((1 - CHOOSING) * done) / candidates.length);
  }
  const shown = bestOfEach(found, entries.length, shownPairs);
  const pairs = found.map((pair) =>
    reportPair(
      entries[pair.candidate.first] as Entry,
      entries[pair.candidate.second] as Entry,
      pair.overlap,
      pair.longest,
      pair.suspicion,
      shown.has(pair) ? scorer.runs(pair) : [],
      mergeGap,
    ),
  );
  const coverage = new Map<number, number>();
  covered.forEach((marks, at) => {
    const { document, size } = entries[at] as Entry;
    if (marks !== undefined) {
      coverage.set(document.id, size === 0 ? 0 : (100 * marks.reduce((sum, mark) => sum + mark, 0)) / size);
    }
  });
  return {
    pairs: pairs.toSorted(
      (x, y) =>
        y.suspicion - x.suspicion || averageSimilarity(y) - averageSimilarity(x) || x.a - y.a || x.b - y.b,
    ),
    coverage,
  };
}

/** The pairs that are among the best `keep` of either document, by suspicion or by coverage: those a person will open. */
function bestOfEach(found: readonly Found[], documents: number, keep: number): ReadonlySet<Found> {
  const shown = new Set<Found>();
  for (const score of [(pair: Found): number => pair.suspicion, (pair: Found): number => pair.average]) {
    const count = new Uint32Array(documents);
    for (const pair of found.toSorted((x, y) => score(y) - score(x))) {
      const { first, second } = pair.candidate;
      if ((count[first] as number) < keep || (count[second] as number) < keep) {
        shown.add(pair);
        count[first] = (count[first] as number) + 1;
        count[second] = (count[second] as number) + 1;
      }
    }
  }
  return shown;
}
