import type { Tiles } from './tiling.ts';

const INDEX_LIMIT = 2 ** 21;

/**
 * Weight of the heaviest set of tiles that stand in the same order in both sequences (a heaviest increasing
 * subsequence, O(n log n) by a Fenwick tree of maxima). Inserted code leaves order alone, chance likeness does not have it.
 *
 * `densest` is the heaviest stretch of such tiles when each token between two of them costs as much as one of rare code: code that was taken over
 * stands together, chance likeness is spread over the program.
 */
export class OrderedChain {
  /** Of the last chain. */
  densest = 0;
  #byA = new Float64Array(64);
  #byB = new Float64Array(64);
  #rank = new Int32Array(64);
  #best = new Float64Array(65);

  /** Of the tiles in the order of the first sequence: where each ends in both, and what the densest stretch that ends with it weighs. */
  #endsA = new Int32Array(64);
  #endsB = new Int32Array(64);
  #stretch = new Float64Array(64);

  weigh(tiles: Tiles, weight: (tile: number) => number): number {
    const { count } = tiles;
    if (count <= 1) {
      this.densest = count === 0 ? 0 : weight(0);
      return this.densest;
    }
    if (this.#rank.length < count) {
      this.#byA = new Float64Array(count * 2);
      this.#byB = new Float64Array(count * 2);
      this.#rank = new Int32Array(count * 2);
      this.#endsA = new Int32Array(count * 2);
      this.#endsB = new Int32Array(count * 2);
      this.#stretch = new Float64Array(count * 2);
      this.#best = new Float64Array(count * 2 + 1);
    }
    const byA = this.#byA;
    const byB = this.#byB;
    for (let tile = 0; tile < count; tile += 1) {
      byA[tile] = (tiles.a[tile] as number) * INDEX_LIMIT + tile;
      byB[tile] = (tiles.b[tile] as number) * INDEX_LIMIT + tile;
    }
    sortFirst(byA, count);
    sortFirst(byB, count);
    const rankOf = this.#rank;
    for (let at = 0; at < count; at += 1) rankOf[tileOf(byB[at] as number)] = at;
    const best = this.#best;
    best.fill(0, 0, count + 1);
    let heaviest = 0;
    this.densest = 0;
    for (let at = 0; at < count; at += 1) {
      const tile = tileOf(byA[at] as number);
      const rank = rankOf[tile] as number;
      let before = 0;
      for (let node = rank; node > 0; node -= node & -node) before = Math.max(before, best[node] as number);
      const own = weight(tile);
      const sum = before + own;
      const stretch = own + this.#before(at, tiles.a[tile] as number, tiles.b[tile] as number);
      const length = tiles.length[tile] as number;
      this.#endsA[at] = (tiles.a[tile] as number) + length;
      this.#endsB[at] = (tiles.b[tile] as number) + length;
      this.#stretch[at] = stretch;
      this.densest = Math.max(this.densest, stretch);
      heaviest = Math.max(heaviest, sum);
      for (let node = rank + 1; node <= count; node += node & -node) {
        if ((best[node] as number) < sum) best[node] = sum;
      }
    }
    return heaviest;
  }

  /** What the densest stretch before a tile, which begins at `a` and `b`, brings to it, looking back a few tiles. */
  #before(at: number, a: number, b: number): number {
    const endsA = this.#endsA;
    const endsB = this.#endsB;
    const stretches = this.#stretch;
    let most = 0;
    for (let index = Math.max(0, at - LOOK_BACK); index < at; index += 1) {
      const gapB = b - (endsB[index] as number);
      if (gapB >= 0) {
        most = Math.max(most, (stretches[index] as number) - Math.max(a - (endsA[index] as number), gapB));
      }
    }
    return most;
  }
}

/** Which tile a key is of: its lowest bits, which a remainder of such large numbers would find in many times as long. */
function tileOf(key: number): number {
  return key & (INDEX_LIMIT - 1);
}

/** Tiles that may lie between two neighbours of a stretch, because they were moved there. */
const LOOK_BACK = 8;

/** Most pairs have a dozen tiles: for those the built-in sort (and a view to give it) costs more than sorting. */
const FEW = 40;

export function sortFirst(keys: Float64Array, count: number): void {
  if (count > FEW) {
    keys.subarray(0, count).sort();
    return;
  }
  for (let at = 1; at < count; at += 1) {
    const key = keys[at] as number;
    let to = at;
    while (to > 0 && (keys[to - 1] as number) > key) {
      keys[to] = keys[to - 1] as number;
      to -= 1;
    }
    keys[to] = key;
  }
}
