import type { PagePair, StaffPage } from '../src/report/page-data.ts';

/** Submissions that pairs join, directly or over others. */
export interface Group {
  readonly places: readonly number[];
  /** Strongest first. */
  readonly pairs: readonly PagePair[];
}

/** What joins submissions to groups: pairs above a similarity or a suspicion, or those that a person should look at. */
export type Join =
  | { readonly by: 'similarity' | 'suspicion'; readonly least: number }
  /** Above the threshold, or standing out of the class. */
  | { readonly by: 'review' };

/** How groups are joined where nobody chose: by whatever the overview speaks of. */
export function firstJoin(page: StaffPage): Join {
  return (page.standsOut ?? 0) > 0
    ? { by: 'review' }
    : { by: 'similarity', least: page.thresholds.similarity };
}

/** Pairs that join and that nobody dismissed, strongest first. */
export function joiningPairs(page: StaffPage, join: Join): readonly PagePair[] {
  const bySuspicion = join.by === 'suspicion';
  const strength = ({ average, suspicion }: PagePair): number => (bySuspicion ? suspicion : average) ?? -1;
  const least = join.by === 'review' ? page.thresholds.similarity : join.least;
  return page.pairs
    .filter(
      (pair) =>
        pair.dismissed === null && (strength(pair) > least || (join.by === 'review' && pair.standsOut)),
    )
    .toSorted((x, y) => strength(y) - strength(x));
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
