import type { ListedPair } from '#report';
import { layOut } from './force-layout.ts';

/** More lines than this are a fog: then only the strongest of each submission are drawn. */
const MAX_EDGES = 2500;

/** Submissions and pairs, and where they stand. */
export type GraphView = ReturnType<typeof graphOf>;

/** A pair between groups pulls less, so that the groups stand apart. */
const BETWEEN_PULL = 0.15;

/** Lays out the graph of some pairs in rows of at most `rowWidth` units. */
export function graphOf(
  pairs: readonly ListedPair[],
  betweenGroups: readonly ListedPair[],
  rowWidth: number,
) {
  const drawn = strongest(pairs);
  const between = new Set(betweenGroups);
  const places = [...new Set(pairs.flatMap((pair) => [pair.a, pair.b]))].toSorted((x, y) => x - y);
  const nodes = new Map(places.map((place, node) => [place, node]));
  const edges = drawn.map((pair) => ({
    from: nodes.get(pair.a) ?? 0,
    to: nodes.get(pair.b) ?? 0,
    weight: ((pair.average ?? 0) / 100) * (between.has(pair) ? BETWEEN_PULL : 1),
  }));
  const layout = layOut(places.length, edges, rowWidth);
  const outward = new Map<number, readonly [number, number]>();
  for (const { a, b } of drawn) {
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const [from, to] = [nodes.get(own) ?? 0, nodes.get(other) ?? 0];
      const [x, y] = outward.get(own) ?? [0, 0];
      outward.set(own, [
        x + (layout.x[from] ?? 0) - (layout.x[to] ?? 0),
        y + (layout.y[from] ?? 0) - (layout.y[to] ?? 0),
      ]);
    }
  }
  return {
    drawn,
    /** Those that join no group. */
    between,
    places,
    /** Nodes of the layout by place. */
    nodes,
    layout,
    /** By place: the direction away from its neighbours, where its name has the most room. */
    outward,
  };
}

/** Of too many pairs the strongest of each submission, so that nobody is missing from the picture. Sorted as they come. */
function strongest(pairs: readonly ListedPair[]): readonly ListedPair[] {
  if (pairs.length <= MAX_EDGES) return pairs;
  const submissions = new Set(pairs.flatMap((pair) => [pair.a, pair.b])).size;
  const each = Math.max(1, Math.floor(MAX_EDGES / submissions));
  const taken = new Map<number, number>();
  return pairs.filter(({ a, b }) => {
    const [ofA, ofB] = [taken.get(a) ?? 0, taken.get(b) ?? 0];
    if (ofA >= each && ofB >= each) return false;
    taken.set(a, ofA + 1);
    taken.set(b, ofB + 1);
    return true;
  });
}

/** The nearest node in a direction; what lies aside counts as twice as far. */
export function nextIn(
  direction: readonly [number, number] | undefined,
  places: readonly number[],
  from: number | undefined,
  at: (place: number) => readonly [number, number],
): number | undefined {
  if (direction === undefined || from === undefined) return undefined;
  const [x, y] = at(from);
  let best: number | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [at(place)[0] - x, at(place)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead <= 0.5) continue;
    const cost = ahead + 2 * Math.abs(dx * direction[1] + dy * direction[0]);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
