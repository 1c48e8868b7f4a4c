/** Numbers below `count`, joined into sets (union-find): the least of each set is its root. */
export class Union {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, at) => at);
  }

  root(one: number): number {
    let at = one;
    for (let parent = this.#parents[at] as number; parent !== at; parent = this.#parents[at] as number) {
      const grandparent = this.#parents[parent] as number;
      this.#parents[at] = grandparent;
      at = grandparent;
    }
    return at;
  }

  join(one: number, other: number): void {
    const first = this.root(one);
    const second = this.root(other);
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }
}

/** Of each document the place of the first one that it belongs together with, which is its own where nobody says so. @param together ids */
export function partiesOf(ids: readonly number[], together: readonly (readonly number[])[]): Int32Array {
  const union = new Union(ids.length);
  const places = together.length === 0 ? new Map<number, number>() : new Map(ids.map((id, at) => [id, at]));
  for (const group of together) {
    const [first, ...others] = group.flatMap((id) => places.get(id) ?? []);
    for (const other of others) union.join(first as number, other);
  }
  return Int32Array.from(ids, (_, at) => union.root(at));
}

/** Groups of ids joined by `links`: each sorted, the largest first, equal sizes by their first id. */
export function clustersOf(links: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const ids = [...new Set(links.flat())].toSorted((a, b) => a - b);
  const places = new Map(ids.map((id, at) => [id, at]));
  const union = new Union(ids.length);
  for (const [a, b] of links) union.join(places.get(a) ?? 0, places.get(b) ?? 0);
  return [...Map.groupBy(ids, (id) => union.root(places.get(id) ?? 0)).values()].toSorted(
    (a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0),
  );
}
