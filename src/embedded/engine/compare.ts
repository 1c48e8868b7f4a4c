import type { PairResult } from './api.ts';
import { chooseCandidates, type Candidate } from './candidates.ts';
import { OrderedChain } from './chain.ts';
import type { Entry } from './corpus.ts';
import { raritiesOf, sumOver, sumOverCommon, type Fingerprinter } from './index.ts';
import { averageSimilarity, reportPair, type Run } from './pair-score.ts';
import type { EngineParameters } from './parameters.ts';
import { Tiler, type Tiles } from './tiling.ts';

export interface ComparedPairs {
  /** By suspicion, then by ids. */
  readonly pairs: readonly PairResult[];
  /** Share of each submission's tokens that is matched anywhere, 0..100, by id. */
  readonly coverage: ReadonlyMap<number, number>;
}

/** What was found for a candidate; runs are packed as a, b, length. */
interface Found {
  readonly candidate: Candidate;
  readonly overlap: number;
  readonly longest: number;
  readonly suspicion: number;
  readonly average: number;
  readonly runs: Int32Array;
}

/** Share of the work that choosing candidates is, for progress. */
const CHOOSING = 0.4;

/**
 * Compares entries pairwise.
 *
 * `suspicion` = 100 × ∛(C × c × T), three views of one question that fail in different ways:
 * - C: cosine of the sets of winnowed k-grams, each with the `rarityPower`-th power of its rarity. Long common runs that
 *   few others have;
 * - c: the same over all small k-grams. What survives when statements are inserted or rewritten;
 * - T: tokens in common runs that stand in the same order in both, weighed by rarity², as a share of the smaller program.
 *   Inserted code does not lower it, chance likeness has no order.
 */
export function comparePairs(
  entries: readonly Entry[],
  fingerprinter: Fingerprinter,
  smallGrams: Fingerprinter,
  parameters: EngineParameters,
  onShare: (share: number) => void,
): ComparedPairs {
  const { minimumTile, k, rarityPower, shownPairs, mergeGap } = parameters;
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
  const weighed = entries.map((entry) => cumulativeWeights(entry, large.weights, k));
  const covered = entries.map(({ document, tokens }) =>
    document.role === 'submission' ? new Uint8Array(tokens.length) : undefined,
  );
  const tiler = new Tiler(minimumTile);
  const chain = new OrderedChain();
  const found: Found[] = [];
  let done = 0;
  for (const [first, list] of byFirst) {
    const one = entries[first] as Entry;
    const oneWeights = weighed[first] as Float32Array;
    tiler.index(one.tokens, one.grams);
    for (const candidate of list) {
      const { second } = candidate;
      const other = entries[second] as Entry;
      const otherWeights = weighed[second] as Float32Array;
      const tiles = tiler.tile(other.tokens, other.grams);
      const { overlap, longest } = measure(tiles);
      const smallCosine =
        sumOverCommon(one.small, other.small, small.evidence) /
        Math.sqrt((norms[first] as number) * (norms[second] as number));
      const inOrder = chain.weigh(tiles, (tile) => {
        const a = tiles.a[tile] as number;
        const b = tiles.b[tile] as number;
        const length = tiles.length[tile] as number;
        const weight =
          ((oneWeights[a + length] as number) -
            (oneWeights[a] as number) +
            (otherWeights[b + length] as number) -
            (otherWeights[b] as number)) /
          2;
        return (weight * (length - minimumTile / 2)) / length;
      });
      const least = Math.min(oneWeights.at(-1) ?? 0, otherWeights.at(-1) ?? 0);
      const ordered = least === 0 ? 0 : Math.min(1, inOrder / least);
      found.push({
        candidate,
        overlap,
        longest,
        suspicion: 100 * Math.cbrt(Math.min(1, candidate.cosine) * Math.min(1, smallCosine) * ordered),
        average: one.size + other.size === 0 ? 0 : (2 * overlap) / (one.size + other.size),
        runs: pack(tiles),
      });
      cover(covered[first], tiles.a, tiles);
      cover(covered[second], tiles.b, tiles);
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
      shown.has(pair) ? unpack(pair.runs) : [],
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

/** Running sums of each token's weight: the square of the rarity of the rarest fingerprint over it. */
function cumulativeWeights(entry: Entry, weights: Float64Array, k: number): Float32Array {
  const { positions, numberAt } = entry.fingerprints;
  const sums = new Float32Array(entry.tokens.length + 1);
  for (let at = 0; at < positions.length; at += 1) {
    const weight = weights[numberAt[at] as number] as number;
    const from = positions[at] as number;
    for (let token = from; token < from + k; token += 1) {
      if ((sums[token + 1] as number) < weight) {
        sums[token + 1] = weight;
      }
    }
  }
  let sum = 0;
  for (let at = 1; at < sums.length; at += 1) {
    sum += (sums[at] as number) ** 2;
    sums[at] = sum;
  }
  return sums;
}

function measure(tiles: Tiles): { overlap: number; longest: number } {
  let overlap = 0;
  let longest = 0;
  for (let tile = 0; tile < tiles.count; tile += 1) {
    const length = tiles.length[tile] as number;
    overlap += length;
    longest = Math.max(longest, length);
  }
  return { overlap, longest };
}

function pack(tiles: Tiles): Int32Array {
  const runs = new Int32Array(tiles.count * 3);
  for (let tile = 0; tile < tiles.count; tile += 1) {
    runs[tile * 3] = tiles.a[tile] as number;
    runs[tile * 3 + 1] = tiles.b[tile] as number;
    runs[tile * 3 + 2] = tiles.length[tile] as number;
  }
  return runs;
}

function unpack(packed: Int32Array): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < packed.length; at += 3) {
    runs.push({ a: packed[at] as number, b: packed[at + 1] as number, length: packed[at + 2] as number });
  }
  return runs;
}

function cover(marks: Uint8Array | undefined, starts: Int32Array, tiles: Tiles): void {
  if (marks === undefined) {
    return;
  }
  for (let tile = 0; tile < tiles.count; tile += 1) {
    const from = starts[tile] as number;
    marks.fill(1, from, from + (tiles.length[tile] as number));
  }
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
