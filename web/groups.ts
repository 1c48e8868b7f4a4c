import { appendTo, type ValuesOf } from '#base';
import type { ListedPair, OpenReport } from '#report';
import { linkedParts } from './linkage.ts';

/** Submissions of which at least half of all pairs share code. */
export interface Group {
  readonly places: readonly number[];
  /** The pairs that join them, strongest first; none where a service names groups and no pair. */
  readonly pairs: readonly ListedPair[];
  /** Of the weakest of these pairs, 0..100; null: not known. */
  readonly weakest: number | null;
}

/** What joins submissions to groups: pairs above a similarity or a suspicion, or those that a person should look at. */
export type Join =
  | { readonly by: 'similarity' | 'suspicion'; readonly least: number }
  /** Above the threshold, or standing out from the class. */
  | { readonly by: 'review' };

/** How groups are joined where nobody chose: by whatever the overview speaks of. */
export function firstJoin(page: OpenReport): Join {
  return (page.standsOut ?? 0) > 0
    ? { by: 'review' }
    : { by: 'similarity', least: page.thresholds.similarity };
}

/** Pairs that join, strongest first: nobody dismissed them, and their two do not belong together. */
export function joiningPairs(page: OpenReport, join: Join): readonly ListedPair[] {
  const strength = (pair: ListedPair): number => strengthOf(pair, join) ?? -1;
  const least = join.by === 'review' ? page.thresholds.similarity : join.least;
  return page.pairs
    .filter(
      (pair) =>
        pair.dismissed === null &&
        pair.together === undefined &&
        (strength(pair) > least || (join.by === 'review' && pair.standsOut)),
    )
    .toSorted((x, y) => strength(y) - strength(x));
}

/** The number that a pair joins by. */
function strengthOf({ average, suspicion }: ListedPair, { by }: Join): number | null {
  return by === 'suspicion' ? suspicion : average;
}

/**
 * The groups that pairs make, largest first, and the pairs that join none. They are no chains: where a copied from b and b from c, and a has nothing of c, a fourth that
 * shares code with c alone is no part of it (see `linkedParts`). Such a pair is not lost: it stands between the groups.
 *
 * @param pairs that join, strongest first
 */
export function groupsOf(pairs: readonly ListedPair[], join: Join) {
  const parts = linkedParts(
    pairs.map((pair) => ({ a: pair.a, b: pair.b, weight: strengthOf(pair, join) ?? 0 })),
  );
  const partOf = new Map(parts.flatMap((places) => places.map((place) => [place, places] as const)));
  const inside = new Map<readonly number[], ListedPair[]>();
  const between: ListedPair[] = [];
  for (const pair of pairs) {
    const places = partOf.get(pair.a);
    if (places === undefined || places !== partOf.get(pair.b)) {
      between.push(pair);
      continue;
    }
    appendTo(inside, places, pair);
  }
  const groups = [...inside].map(([places, own]) => {
    const weakest = own.at(-1);
    return { places, pairs: own, weakest: weakest === undefined ? null : strengthOf(weakest, join) };
  });
  return { groups: groups.toSorted((x, y) => y.places.length - x.places.length), between };
}

/** How tightly a group of three and more hangs together, as `graph.cohesion` says it; null: there is nothing to say. */
export function cohesionOf(
  { places, pairs, weakest }: Group,
  threshold: number,
): ValuesOf<'graph.cohesion'>[0] | null {
  const all = (places.length * (places.length - 1)) / 2;
  if (all === 1 || pairs.length === 0) return null;
  return {
    are: pairs.length === all ? 'all' : 'some',
    linked: pairs.length,
    all,
    weakest: { as: 'score', value: weakest, threshold },
  };
}
