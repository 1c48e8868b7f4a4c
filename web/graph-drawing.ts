import { fittedNames } from '#base';
import type { GraphView } from './graph-view.ts';
import { type Labelled, placeLabels, type Spot } from './label-places.ts';
import type { Report } from './report.ts';

/** Of a letter of a name, about; pixels. */
const LETTER = 7.6;
const MAX_LETTERS = 17;

/** The graph as it is drawn now; pixels. */
export interface Drawing {
  readonly view: GraphView;
  /** What a node is called, in the room that it has. */
  readonly label: (place: number) => string;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly at: (place: number) => readonly [number, number];
  /** The submission that is pointed at; null: none. */
  readonly lit: number | null;
  /** That submission and those that it shares code with. */
  readonly near: ReadonlySet<number>;
}

/** Where names stand; null: there is no room for one. A submission that shares more is named before others. */
export function labelsOf(
  { view: { places, outward }, label, lit, near, at, width, height, radius }: Drawing,
  report: Report,
): ReadonlyMap<number, Spot | null> {
  const order = (lit === null ? places : [...near]).toSorted(
    (p, q) =>
      Number(q === lit) - Number(p === lit) ||
      (report.page.submissions[q]?.total ?? -1) - (report.page.submissions[p]?.total ?? -1),
  );
  const labelled = order.map((place): Labelled => {
    const [x, y] = at(place);
    return { x, y, width: label(place).length * LETTER, outward: outward.get(place) ?? [0, 1] };
  });
  const spots = placeLabels(labelled, radius, { width, height });
  return new Map(order.map((place, index): [number, Spot | null] => [place, spots[index] ?? null]));
}

/** Below a node, where its name stands while the node is pointed at. */
export function below({ at, radius }: Drawing, place: number): Spot {
  const [x, y] = at(place);
  return { x, y: y + radius + 12 };
}

/** What nodes are called, by place: as lists show them, in few letters, and no two alike. */
export function nodeLabels(places: readonly number[], report: Report): (place: number) => string {
  const short = (place: number): string => report.short(report.name(place));
  const fitted = fittedNames(places.map(short), MAX_LETTERS);
  return (place) => fitted.get(short(place)) ?? short(place);
}
