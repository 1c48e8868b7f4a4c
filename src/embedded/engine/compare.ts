import type { PairResult } from './api.ts';
import { chooseCandidates, type Candidates } from './candidates.ts';
import type { Entry } from './corpus.ts';
import { raritiesOf, sumOver, type Fingerprinter } from './index.ts';
import { averageSimilarity, reportPair } from './pair-score.ts';
import { PairScorer, tokenWeights, type PairScore } from './pair-scorer.ts';
import type { EngineParameters } from './parameters.ts';

export interface ComparedPairs {
  /** By suspicion, then by ids. */
  readonly pairs: readonly PairResult[];
  /** Share of each submission's tokens that is matched anywhere, 0..100, by id. */
  readonly coverage: ReadonlyMap<number, number>;
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
  const scorer = new PairScorer(parameters);
  const shared = new SharedGrams(small.evidence);
  const weighed = entries.map((entry) => tokenWeights(entry, (number) => large.weights[number] as number, k));
  const covered = entries.map(({ document, tokens }) =>
    document.role === 'submission' ? new Uint8Array(tokens.length) : undefined,
  );
  const found: PairScore[] = [];
  const foundAt: number[] = [];
  let held = -1;
  for (let at = 0; at < candidates.count; at += 1) {
    const first = candidates.first[at] as number;
    const second = candidates.second[at] as number;
    const one = entries[first] as Entry;
    const other = entries[second] as Entry;
    if (held !== first) {
      held = first;
      scorer.hold(one, weighed[first] as Float32Array);
      shared.hold(one.small);
      onShare(CHOOSING + ((1 - CHOOSING) * at) / candidates.count);
    }
    const smallCosine =
      shared.sum(other.small) / Math.sqrt((norms[first] as number) * (norms[second] as number)) || 0;
    const score = scorer.compare(
      other,
      weighed[second] as Float32Array,
      candidates.cosine[at] as number,
      smallCosine,
    );
    if (score.overlap === 0 && (score.suspicion < leastSuspicion || one.size === 0 || other.size === 0)) {
      continue;
    }
    found.push(score);
    foundAt.push(at);
    scorer.cover(covered[first], score, 0);
    scorer.cover(covered[second], score, 1);
  }
  const pairOf = ({ first, second }: Candidates, at: number): readonly [Entry, Entry] => [
    entries[first[foundAt[at] as number] as number] as Entry,
    entries[second[foundAt[at] as number] as number] as Entry,
  ];
  const shown = bestOfEach(found, foundAt, candidates, entries.length, shownPairs);
  const pairs = found.map((score, at) => {
    const [one, other] = pairOf(candidates, at);
    return reportPair(one, other, score, shown[at] === 1 ? scorer : undefined, mergeGap);
  });
  const coverage = new Map<number, number>();
  covered.forEach((marks, at) => {
    const { document, size } = entries[at] as Entry;
    if (marks !== undefined) {
      coverage.set(document.id, size === 0 ? 0 : (100 * marks.reduce((sum, mark) => sum + mark, 0)) / size);
    }
  });
  return { pairs: bySuspicion(pairs), coverage };
}

function bySuspicion(pairs: PairResult[]): readonly PairResult[] {
  return pairs.toSorted(
    (x, y) =>
      y.suspicion - x.suspicion || averageSimilarity(y) - averageSimilarity(x) || x.a - y.a || x.b - y.b,
  );
}

/**
 * 1 for each pair that is among the best `keep` of either document, by suspicion or by coverage: those a person will open.
 */
function bestOfEach(
  found: readonly PairScore[],
  foundAt: readonly number[],
  { first, second }: Candidates,
  documents: number,
  keep: number,
): Uint8Array {
  const shown = new Uint8Array(found.length);
  const order = Array.from({ length: found.length }, (_, at) => at);
  for (const measure of ['suspicion', 'average'] as const) {
    const count = new Uint32Array(documents);
    // oxlint-disable-next-line unicorn/no-array-sort -- our own list: no copy of it
    order.sort((x, y) => (found[y] as PairScore)[measure] - (found[x] as PairScore)[measure] || x - y);
    for (const at of order) {
      const one = first[foundAt[at] as number] as number;
      const other = second[foundAt[at] as number] as number;
      if ((count[one] as number) < keep || (count[other] as number) < keep) {
        shown[at] = 1;
        count[one] = (count[one] as number) + 1;
        count[other] = (count[other] as number) + 1;
      }
    }
  }
  return shown;
}

/** Sums over what the small k-grams of a held document and of others have in common. */
class SharedGrams {
  readonly #values: Float64Array;
  readonly #holder: Uint32Array;
  #held = 0;

  /** `values` are what each number counts. */
  constructor(values: Float64Array) {
    this.#values = values;
    this.#holder = new Uint32Array(values.length);
  }

  hold(numbers: Uint32Array): void {
    this.#held += 1;
    for (const number of numbers) {
      this.#holder[number] = this.#held;
    }
  }

  sum(numbers: Uint32Array): number {
    let sum = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] as number;
      if (this.#holder[number] === this.#held) {
        sum += this.#values[number] as number;
      }
    }
    return sum;
  }
}
