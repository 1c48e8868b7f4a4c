import { grown } from './mapped.ts';
import { OrderedChain, sortFirst } from './chain.ts';
import type { CorpusEntry } from './corpus.ts';
import type { CoveredTokens } from './covered-tokens.ts';
import { power } from './numbers.ts';
import type { Measured, RunSource } from './pair-score.ts';
import type { EngineParameters } from './parameters.ts';
import { type Anchors, Tiler } from './tiling.ts';

/** What the comparison of two documents gave. */
export interface PairScore extends Measured {
  /** 2 × overlap / (a + b), 0..1. */
  readonly average: number;
  /** Where its runs are kept: from (included) to (excluded), for `PairScorer.runs`. */
  readonly runsFrom: number;
  readonly runsTo: number;
}

/** How alike the held document and another one are beside common runs, each 0..1. */
export interface Alike {
  /** c below. */
  small: number;
  /** x below, and how far it is to be trusted. */
  roles: number;
  trust: number;
  /** y below, and how far each is to be trusted. */
  calls: number;
  callTrust: number;
  shingles: number;
  shingleTrust: number;
  /** n + s below. */
  wording: number;
}

/**
 * Compares one document with others.
 *
 * `suspicion`, before it is read against what is ordinary in the class, = 100 × (1 - (1 - S)^(1 + 4 S (n + s))) with
 * S = 1 - (1 - R) (1 - d / 4), where R is (c + T + 3 x) / 5, raised by y; views of one question that fail in different ways:
 * - c: cosine of all small k-grams, each with a power of its rarity. What survives when statements are inserted or moved;
 * - x: how variables are used, by runs of roles; counts less where there are few. What survives when statements are rewritten;
 * - T: tokens in common runs that stand in the same order in both, weighed by rarity², as a share of the smaller program.
 *   Inserted code does not lower it, chance likeness has no order;
 * - y: calls of a library in the same order, and pieces that are spelled alike, each counting less where there are few. What survives when
 *   a program is written anew: they raise a rank and never lower it;
 * - d: the densest stretch of such runs, where tokens between them cost. Code that was taken over stands together: it raises the rank
 *   of half copies, in which all other views see half;
 * - n, s: the same names, the same strings. They raise a rank, more where S is high, and never lower it: a copy that changes all of them
 *   has the rank of S alone.
 */
export class PairScorer implements RunSource<PairScore> {
  readonly #parameters: EngineParameters;
  readonly #tiler: Tiler;
  readonly #chain: OrderedChain;
  /** Runs of all comparisons, packed as a, b, length: one array, because there are many short ones. */
  #runs = new Int32Array(1 << 12);
  #kept = 0;
  #sorted = new Int32Array(1 << 8);
  #order = new Float64Array(1 << 8);
  #held: { readonly entry: CorpusEntry; readonly weights: Float32Array } | undefined;

  constructor(parameters: EngineParameters) {
    this.#parameters = parameters;
    this.#tiler = new Tiler(parameters.minimumTile);
    this.#chain = new OrderedChain();
  }

  /** The first document of the next comparisons, with its `TokenWeights`. */
  hold(entry: CorpusEntry, anchors: Anchors, weights: Float32Array): void {
    this.#held = { entry, weights };
    this.#tiler.index(entry.tokens, anchors);
  }

  /** Compares the held document with another. */
  compare(other: CorpusEntry, anchors: Anchors, otherWeights: Float32Array, alike: Alike): PairScore {
    if (this.#held === undefined) throw new Error('no document is held');
    const { entry, weights } = this.#held;
    const { minimumTile, roleWeight, raiseWeight, denseWeight } = this.#parameters;
    const tiles = this.#tiler.tile(other.tokens, anchors);
    const runsFrom = this.#kept;
    const runs = this.#reserve(tiles.count * 3);
    let overlap = 0;
    let longest = 0;
    for (let tile = 0; tile < tiles.count; tile += 1) {
      const length = tiles.length[tile] as number;
      runs[runsFrom + tile * 3] = tiles.a[tile] as number;
      runs[runsFrom + tile * 3 + 1] = tiles.b[tile] as number;
      runs[runsFrom + tile * 3 + 2] = length;
      overlap += length;
      longest = Math.max(longest, length);
    }
    const inOrder = this.#chain.weigh(tiles, (tile) => {
      const a = tiles.a[tile] as number;
      const b = tiles.b[tile] as number;
      const length = tiles.length[tile] as number;
      const weight =
        ((weights[a + length] as number) -
          (weights[a] as number) +
          (otherWeights[b + length] as number) -
          (otherWeights[b] as number)) /
        2;
      // A run just long enough is likelier chance than one twice as long.
      return (weight * (length - minimumTile / 2)) / length;
    });
    const least = Math.min(weights.at(-1) ?? 0, otherWeights.at(-1) ?? 0);
    const ordered = least === 0 ? 0 : Math.min(1, inOrder / least);
    const weight = roleWeight * alike.trust;
    const full = 2 + weight;
    const whole = raised((alike.small + ordered + weight * alike.roles) / full, full, raiseWeight, alike);
    const dense = least === 0 ? 0 : Math.min(1, this.#chain.densest / least);
    const structure = 1 - (1 - Math.min(1, whole)) * (1 - denseWeight * dense);
    return {
      overlap,
      longest,
      suspicion: 100 * (1 - power(1 - structure, 1 + raiseWeight * structure * alike.wording)),
      average: entry.size + other.size === 0 ? 0 : (2 * overlap) / (entry.size + other.size),
      runsFrom,
      runsTo: this.#kept,
    };
  }

  runs({ runsFrom, runsTo }: PairScore, turned: boolean): Int32Array {
    const length = runsTo - runsFrom;
    const count = length / 3;
    if (this.#sorted.length < length) {
      this.#sorted = new Int32Array(length * 2);
      this.#order = new Float64Array(length * 2);
    }
    const [from, to] = turned ? [1, 0] : [0, 1];
    const order = this.#order;
    for (let run = 0; run < count; run += 1) {
      order[run] = (this.#runs[runsFrom + run * 3 + from] as number) * RUN_LIMIT + run;
    }
    sortFirst(order, count);
    for (let at = 0; at < count; at += 1) {
      const run = runsFrom + ((order[at] as number) & (RUN_LIMIT - 1)) * 3;
      this.#sorted[at * 3] = this.#runs[run + from] as number;
      this.#sorted[at * 3 + 1] = this.#runs[run + to] as number;
      this.#sorted[at * 3 + 2] = this.#runs[run + 2] as number;
    }
    return this.#sorted.subarray(0, length);
  }

  /** Marks the tokens of a comparison's runs in both documents. */
  cover(covered: CoveredTokens, first: number, second: number, { runsFrom, runsTo }: PairScore): void {
    for (let at = runsFrom; at < runsTo; at += 3) {
      const length = this.#runs[at + 2] as number;
      covered.cover(first, this.#runs[at] as number, length);
      covered.cover(second, this.#runs[at + 1] as number, length);
    }
  }

  /** Where a comparison's runs begin (1) and end (-1) in one of the two. */
  mark(marks: Int32Array, { runsFrom, runsTo }: PairScore, isSecond: boolean): void {
    for (let at = runsFrom; at < runsTo; at += 3) {
      const from = this.#runs[at + (isSecond ? 1 : 0)] as number;
      const to = from + (this.#runs[at + 2] as number);
      marks[from] = (marks[from] as number) + 1;
      marks[to] = (marks[to] as number) - 1;
    }
  }

  #reserve(size: number): Int32Array {
    if (this.#kept + size > this.#runs.length) {
      this.#runs = grown(this.#runs, Math.ceil((this.#kept + size) * GROWTH));
    }
    this.#kept += size;
    return this.#runs;
  }
}

/** What `views` raise a mean to: they count where they are above it, and lower nothing. */
function raised(mean: number, full: number, raiseWeight: number, views: Alike): number {
  const calls = raiseWeight * views.callTrust;
  const shingles = raiseWeight * views.shingleTrust;
  const above = calls * Math.max(0, views.calls - mean) + shingles * Math.max(0, views.shingles - mean);
  return mean + above / (full + calls + shingles);
}

/** How much room is made when there is none: a large set has tens of millions of numbers here. */
const GROWTH = 1.5;
/** More runs than one pair can have. */
const RUN_LIMIT = 2 ** 21;
