import { type Corpus, compareContent, type Entry } from './corpus.ts';
import { InvertedIndex } from './index.ts';
import type { LikenessRows } from './likeness.ts';
import type { EngineParameters } from './parameters.ts';
import type { Views } from './views.ts';

/** Pairs to be tiled, as columns: indexes of entries, the lesser by content first; ascending by `first`. */
export interface Candidates {
  readonly count: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/**
 * Which pairs to tile: all pairs of a small set, and of a large one every pair whose fingerprints contain each other to
 * `tileFrom` (weighed by rarity; exact, row by row over the inverted index) and each document's best partners by an
 * estimate of the rank.
 *
 * Documents that `hasRow` denies (an archive, a body that was compared before) cost their postings and are never paired
 * with each other. `onRow` hears the share of rows done.
 */
export function chooseCandidates(
  corpus: Corpus,
  views: Views,
  parameters: EngineParameters,
  hasRow: (entry: Entry, at: number) => boolean,
  onRow: (share: number) => void,
): Candidates {
  const { entries, fingerprints } = corpus;
  const { partners, tileBudgetTokens, smallWeight, wordingWeight } = parameters;
  // Rows in the order of content, so that nothing depends on ids; those without a row before all others.
  const order = entries
    .map((_, at) => at)
    .toSorted((a, b) => compareContent(entries[a] as Entry, entries[b] as Entry));
  const rank = new Int32Array(entries.length);
  order.forEach((entry, at) => {
    rank[entry] = at;
  });
  const rowed = (at: number): boolean => hasRow(entries[at] as Entry, at);
  const rows = Int32Array.from([...order.filter((at) => !rowed(at)), ...order.filter(rowed)]);
  const firstRow = order.length - order.filter(rowed).length;
  const archive = Uint8Array.from(rows, (at) => (entries[at]?.document.role === 'archive' ? 1 : 0));
  // Of a body that is added to, only the new documents' share.
  const maxPairs = Math.ceil(
    parameters.maxPairs * Math.max(LEAST_SHARE, (order.length - firstRow) / Math.max(1, order.length)),
  );
  const { frequencies, rarities } = views;
  const totals = Float64Array.from(rows, (at) => {
    let sum = 0;
    for (let index = fingerprints.from(at); index < fingerprints.to(at); index += 1) {
      sum += rarities[fingerprints.data[index] as number] as number;
    }
    return sum;
  });
  const tokens = entries.reduce((sum, { size }) => sum + size, 0);
  let floor = (tokens * entries.length) / 2 <= tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
  const index = new InvertedIndex(frequencies);
  const sums = new Float64Array(rows.length);
  const small = views.small.rows(rows);
  const names = views.names.rows(rows);
  const strings = views.strings.rows(rows);
  const best = new BestPartners(rows.length, partners);
  const chosen = new PairColumns();
  for (let row = 0; row < rows.length; row += 1) {
    const own = rows[row] as number;
    const from = fingerprints.from(own);
    const to = fingerprints.to(own);
    if (row >= firstRow) {
      for (let at = from; at < to; at += 1) {
        const number = fingerprints.data[at] as number;
        index.accumulate(number, rarities[number] as number, sums);
      }
      small.accumulate(own);
      names.accumulate(own);
      strings.accumulate(own);
      const total = totals[row] as number;
      const ownSmall = small.norms[row] as number;
      for (let before = 0; before < row; before += 1) {
        const shared = sums[before] as number;
        const grams = small.sums[before] as number;
        const named = names.sums[before] as number;
        const said = strings.sums[before] as number;
        if (shared === 0 && grams === 0 && named === 0 && said === 0) {
          if (floor === EVERY_PAIR && (archive[before] as number) + (archive[row] as number) < 2) {
            chosen.push(before, row, 0);
          }
          continue;
        }
        const containment = shared === 0 ? 0 : (2 * shared) / ((totals[before] as number) + total);
        let estimate = containment;
        if (grams > 0) estimate += (smallWeight * grams) / (ownSmall * (small.norms[before] as number));
        if (named > 0 || said > 0) {
          estimate *= 1 + wordingWeight * (likeness(names, row, before) + likeness(strings, row, before));
          names.sums[before] = 0;
          strings.sums[before] = 0;
        }
        sums[before] = 0;
        small.sums[before] = 0;
        if ((archive[before] as number) + (archive[row] as number) === 2) continue;
        if (containment > floor) chosen.push(before, row, containment);
        // Who has no row is looked at from the other side only: an archive would ask for partners by the thousand.
        if (before >= firstRow && estimate > (best.least[before] as number)) {
          best.offer(before, row, estimate);
        }
        if (estimate > (best.least[row] as number)) best.offer(row, before, estimate);
      }
      // The floor depends on contents alone: rows come in the order of content.
      if (chosen.count > maxPairs * 2) floor = chosen.keep(maxPairs);
    }
    for (let at = from; at < to; at += 1) index.add(fingerprints.data[at] as number, row);
    small.add(own, row);
    names.add(own, row);
    strings.add(own, row);
    if (row % ROWS_PER_REPORT === 0) onRow(row / rows.length);
  }
  if (chosen.count > maxPairs) floor = chosen.keep(maxPairs);
  const sizes = Float64Array.from(rows, (at) => entries[at]?.size ?? 0);
  const affordable = chosen.keepAffordable(sizes, parameters.tileMostTokens);
  if (floor !== EVERY_PAIR || !affordable) best.addTo(chosen);
  return chosen.candidates(rows, rank);
}

function likeness({ sums, norms, doubt }: LikenessRows, row: number, before: number): number {
  const common = sums[before] as number;
  return common === 0 ? 0 : common / ((norms[row] as number) * (norms[before] as number) + doubt);
}

/** Below every containment: pairs without a common fingerprint take part, too. */
const EVERY_PAIR = -1;
const ROWS_PER_REPORT = 64;
const LEAST_SHARE = 0.05;

/** Pairs of rows, in typed columns because a class has hundreds of thousands. */
class PairColumns {
  count = 0;
  #one = new Int32Array(1 << 10);
  #other = new Int32Array(1 << 10);
  #containment = new Float64Array(1 << 10);

  push(one: number, other: number, containment: number): void {
    const at = this.count;
    if (at === this.#one.length) this.#grow();
    this.#one[at] = one;
    this.#other[at] = other;
    this.#containment[at] = containment;
    this.count = at + 1;
  }

  /** Keeps at most `most` pairs, those of the highest containment; ties stay or go together. Gives what they exceed. */
  keep(most: number): number {
    const floor =
      this.#containment
        .slice(0, this.count)
        .toSorted()
        .at(-most - 1) ?? 0;
    this.#keepAbove(floor);
    return floor;
  }

  /** Keeps the likeliest pairs of together at most `tokens` tokens; whether those were all. */
  keepAffordable(sizes: Float64Array, tokens: number): boolean {
    let left = tokens;
    for (let at = 0; at < this.count; at += 1) left -= this.#cost(at, sizes);
    if (left >= 0) return true;
    const byContainment = Array.from({ length: this.count }, (_, at) => at).toSorted(
      (x, y) => (this.#containment[x] as number) - (this.#containment[y] as number),
    );
    let floor = EVERY_PAIR;
    for (const at of byContainment) {
      if (left >= 0) break;
      left += this.#cost(at, sizes);
      floor = this.#containment[at] as number;
    }
    this.#keepAbove(floor);
    return false;
  }

  has(): (one: number, other: number) => boolean {
    const known = new Set<number>();
    for (let at = 0; at < this.count; at += 1) {
      known.add((this.#one[at] as number) * LARGEST_ROW + (this.#other[at] as number));
    }
    return (one, other) => known.has(one * LARGEST_ROW + other);
  }

  /** As entries, sorted by the first: the pair's lesser by content. */
  candidates(rows: Int32Array, rank: Int32Array): Candidates {
    const { count } = this;
    const first = new Int32Array(count);
    const second = new Int32Array(count);
    const starts = new Int32Array(rows.length + 1);
    const firstOf = (at: number): boolean =>
      (rank[rows[this.#one[at] as number] as number] as number) <
      (rank[rows[this.#other[at] as number] as number] as number);
    for (let at = 0; at < count; at += 1) {
      const row = (firstOf(at) ? this.#one[at] : this.#other[at]) as number;
      starts[row + 1] = (starts[row + 1] as number) + 1;
    }
    for (let row = 0; row < rows.length; row += 1) {
      starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
    }
    for (let at = 0; at < count; at += 1) {
      const turned = !firstOf(at);
      const row = (turned ? this.#other[at] : this.#one[at]) as number;
      const to = starts[row] as number;
      starts[row] = to + 1;
      first[to] = rows[row] as number;
      second[to] = rows[(turned ? this.#one[at] : this.#other[at]) as number] as number;
    }
    return { count, first, second };
  }

  #cost(at: number, sizes: Float64Array): number {
    return (sizes[this.#one[at] as number] as number) + (sizes[this.#other[at] as number] as number);
  }

  #keepAbove(floor: number): void {
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      if ((this.#containment[at] as number) > floor) {
        this.#one[kept] = this.#one[at] as number;
        this.#other[kept] = this.#other[at] as number;
        this.#containment[kept] = this.#containment[at] as number;
        kept += 1;
      }
    }
    this.count = kept;
  }

  #grow(): void {
    const size = this.#one.length * 2;
    const one = new Int32Array(size);
    one.set(this.#one);
    this.#one = one;
    const other = new Int32Array(size);
    other.set(this.#other);
    this.#other = other;
    const containment = new Float64Array(size);
    containment.set(this.#containment);
    this.#containment = containment;
  }
}

const LARGEST_ROW = 2 ** 24;

/** The best few partners of each row; ties go to the partner that comes first by content. */
class BestPartners {
  /** What a partner's score has to exceed to be among a row's best. */
  readonly least: Float64Array;
  readonly #keep: number;
  readonly #partners: Int32Array;
  readonly #scores: Float64Array;

  constructor(rows: number, keep: number) {
    this.#keep = keep;
    this.#partners = new Int32Array(rows * keep).fill(-1);
    this.#scores = new Float64Array(rows * keep);
    this.least = new Float64Array(rows);
  }

  /** Takes a partner whose score exceeds `least`. */
  offer(row: number, partner: number, score: number): void {
    const from = row * this.#keep;
    const last = from + this.#keep - 1;
    let at = last;
    while (at > from && score > (this.#scores[at - 1] as number)) {
      this.#scores[at] = this.#scores[at - 1] as number;
      this.#partners[at] = this.#partners[at - 1] as number;
      at -= 1;
    }
    this.#scores[at] = score;
    this.#partners[at] = partner;
    this.least[row] = this.#scores[last] as number;
  }

  /** Adds the pairs that are not there yet, each once. */
  addTo(pairs: PairColumns): void {
    const known = pairs.has();
    const seen = new Set<number>();
    const rows = this.#partners.length / this.#keep;
    for (let row = 0; row < rows; row += 1) {
      for (let at = row * this.#keep; at < (row + 1) * this.#keep; at += 1) {
        const partner = this.#partners[at] as number;
        if (partner < 0) break;
        const one = Math.min(row, partner);
        const other = Math.max(row, partner);
        const key = one * LARGEST_ROW + other;
        if (!seen.has(key) && !known(one, other)) pairs.push(one, other, 0);
        seen.add(key);
      }
    }
  }
}
