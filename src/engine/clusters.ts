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
