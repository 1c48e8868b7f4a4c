import type { Tiles } from './tiling.ts';

const INDEX_LIMIT = 2 ** 21;

/**
 * Weight of the heaviest set of tiles that stand in the same order in both sequences (a heaviest increasing
 * subsequence, O(n log n) by a Fenwick tree of maxima). Inserted code leaves order alone, chance likeness does not have it.
 */
export class OrderedChain {
  #byA = new Float64Array(64);
  #byB = new Float64Array(64);
  #rank = new Int32Array(64);
  #best = new Float64Array(65);

  weigh(tiles: Tiles, weight: (tile: number) => number): number {
    const { count } = tiles;
    if (count <= 1) return count === 0 ? 0 : weight(0);
    if (this.#rank.length < count) {
      this.#byA = new Float64Array(count * 2);
      this.#byB = new Float64Array(count * 2);
      this.#rank = new Int32Array(count * 2);
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
    for (let at = 0; at < count; at += 1) this.#rank[(byB[at] as number) % INDEX_LIMIT] = at;
    const best = this.#best;
    best.fill(0, 0, count + 1);
    let heaviest = 0;
    for (let at = 0; at < count; at += 1) {
      const tile = (byA[at] as number) % INDEX_LIMIT;
      const rank = this.#rank[tile] as number;
      let before = 0;
      for (let node = rank; node > 0; node -= node & -node) before = Math.max(before, best[node] as number);
      const sum = before + weight(tile);
      heaviest = Math.max(heaviest, sum);
      for (let node = rank + 1; node <= count; node += node & -node) {
        if ((best[node] as number) < sum) best[node] = sum;
      }
    }
    return heaviest;
  }
}

/** Most pairs have a dozen tiles: for those the built-in sort (and a view to give it) costs more than sorting. */
const FEW = 40;

/** Sorts the first `count` keys. */
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
