import type { PagePair, StaffPage } from '../src/report/page-data.ts';

/** Submissions that pairs join, directly or over others. */
export interface Group {
  readonly places: readonly number[];
  /** Strongest first. */
  readonly pairs: readonly PagePair[];
}

/** Pairs above a similarity that nobody dismissed, strongest first: what joins submissions to groups. */
export function joiningPairs(page: StaffPage, least: number): readonly PagePair[] {
  return page.pairs
    .filter((pair) => pair.dismissed === null && pair.average !== null && pair.average > least)
    .toSorted((x, y) => (y.average ?? 0) - (x.average ?? 0));
}

/** Largest groups first, each with its pairs in the order they come. */
export function groupsOf(pairs: readonly PagePair[]): readonly Group[] {
  const leader = new Map<number, number>();
  const find = (place: number): number => {
    let at = place;
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
    leader.set(place, at);
    return at;
  };
  for (const { a, b } of pairs) leader.set(find(a), find(b));
  const groups = new Map<number, { readonly places: Set<number>; readonly pairs: PagePair[] }>();
  for (const pair of pairs) {
    const root = find(pair.a);
    const group = groups.get(root) ?? { places: new Set<number>(), pairs: [] };
    group.places.add(pair.a).add(pair.b);
    group.pairs.push(pair);
    groups.set(root, group);
  }
  return [...groups.values()]
    .map((group) => ({ places: [...group.places].toSorted((x, y) => x - y), pairs: group.pairs }))
    .toSorted((x, y) => y.places.length - x.places.length);
}
