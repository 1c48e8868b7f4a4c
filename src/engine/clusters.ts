/** Groups of ids joined by `links` (union-find): each sorted, the largest first, equal sizes by their first id. */
export function clustersOf(links: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const parents = new Map<number, number>();
  const root = (id: number): number => {
    let at = id;
    for (let parent = parents.get(at) ?? at; parent !== at; parent = parents.get(at) ?? at) {
      const grandparent = parents.get(parent) ?? parent;
      parents.set(at, grandparent);
      at = grandparent;
    }
    return at;
  };
  for (const [a, b] of links) {
    const first = root(a);
    const second = root(b);
    parents.set(Math.max(first, second), Math.min(first, second));
    parents.set(Math.min(first, second), Math.min(first, second));
  }
  const groups = new Map<number, number[]>();
  for (const id of new Set(links.flat())) {
    const key = root(id);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [id]);
    else group.push(id);
  }
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}
