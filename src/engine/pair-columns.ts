import { grown, int32s } from './mapped.ts';

/** Pairs to be tiled, as columns: indexes of entries, the lesser by content first; ascending by `first`. */
export interface Candidates {
  readonly count: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** Below every containment: pairs without a common fingerprint take part, too. */
export const EVERY_PAIR = -1;

const LARGEST_ROW = 2 ** 24;

/** One number for two rows. */
export function pairKey(one: number, other: number): number {
  return one * LARGEST_ROW + other;
}

/** Pairs of rows, in typed columns because a class has hundreds of thousands. */
export class PairColumns {
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

  keys(): Set<number> {
    const known = new Set<number>();
    for (let at = 0; at < this.count; at += 1) {
      known.add(pairKey(this.#one[at] as number, this.#other[at] as number));
    }
    return known;
  }

  /** As entries, sorted by the first: the pair's lesser by content. */
  candidates(rows: Int32Array, rank: Int32Array): Candidates {
    const { count } = this;
    const first = int32s(count);
    const second = int32s(count);
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
    this.#one = grown(this.#one, size);
    this.#other = grown(this.#other, size);
    this.#containment = grown(this.#containment, size);
  }
}
