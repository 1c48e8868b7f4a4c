import { quantile } from './chance.ts';

/** Who handed something in for one assignment, and how near each two are. */
export interface CourseClass {
  /** Numbers of people in the course; each once. */
  readonly people: readonly number[];
  /** How near two are: any number that orders them. A pair that is not listed is as far apart as any. */
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly near: number }[];
  /** Pairs that say nothing: team mates, pairs that a person excused. */
  readonly apart: readonly (readonly [number, number])[];
}

export interface ClassPlaces {
  /** How many pairs say something. */
  readonly pairs: number;
  /** The share of the pairs that stand at least as high, given how near either is to people in general; null: it says nothing. */
  readonly pairPlace: (a: number, b: number) => number | null;
  /** The same place as a normal score, ties in their middle: high is near. */
  readonly pairScore: (a: number, b: number) => number | null;
  /** The share of the people who are at least as near to people in general; null: they are not in this class. */
  readonly personPlace: (person: number) => number | null;
}

/** Fewer people have no ordinary nearness that one pair does not make itself. */
const LEAST_PEOPLE = 6;
/** So many pairs' worth of the whole class is mixed into what is usual of one person: eight people have seven pairs each. */
const SHARED_PAIRS = 8;
/** The nearness of all is fitted in so many rounds; each makes what is left several times smaller. */
const ROUNDS = 12;

/**
 * Places in one class. A pair is held against what is usual of its two people: who is near everybody is no nearer to one of them, and
 * who is near some and far from others needs more. Only the order of the numbers counts.
 *
 * @returns null: there are too few people
 */
export function placesIn({ people, pairs, apart }: CourseClass): ClassPlaces | null {
  const size = people.length;
  if (size < LEAST_PEOPLE) return null;
  const at = new Map(people.map((person, index) => [person, index]));
  const near = new Float64Array(size * size).fill(-Infinity);
  const both = (a: number, b: number): readonly [number, number] | null => {
    const [i, j] = [at.get(a), at.get(b)];
    return i === undefined || j === undefined || i === j ? null : [i * size + j, j * size + i];
  };
  for (const one of pairs) for (const cell of both(one.a, one.b) ?? []) near[cell] = one.near;
  for (const [a, b] of apart) for (const cell of both(a, b) ?? []) near[cell] = NaN;
  const cells = Int32Array.from(upperCells(size).filter((cell) => !Number.isNaN(near[cell])));
  if (cells.length < size) return null;
  const scores = new Float64Array(size * size).fill(NaN);
  for (const { cell, score } of standing(cells, near)) {
    scores[cell] = score;
    scores[mirror(cell, size)] = score;
  }
  const { usual, left } = withoutUsual(scores, size);
  const places = new Float64Array(size * size).fill(NaN);
  for (const { cell, place, score } of standing(cells, left)) {
    places[cell] = place;
    scores[cell] = score;
  }
  const persons = new Float64Array(size);
  for (const { cell, place } of standing(Int32Array.from(people.keys()), usual)) persons[cell] = place;
  const known = (value: number | undefined): number | null =>
    value === undefined || Number.isNaN(value) ? null : value;
  const cellOf = (a: number, b: number): number => Math.min(...(both(a, b) ?? [-1]));
  return {
    pairs: cells.length,
    pairPlace: (a, b) => known(places[cellOf(a, b)]),
    // Below the diagonal there still are the scores of before.
    pairScore: (a, b) => known(scores[cellOf(a, b)]),
    personPlace: (person) => known(persons[at.get(person) ?? -1]),
  };
}

/** The same class with places by what is left of each score without what is `made` of the pair. */
export function rescored(
  one: ClassPlaces,
  people: number,
  made: (a: number, b: number) => number,
): ClassPlaces {
  const left = new Float64Array(people * people).fill(NaN);
  for (let a = 0; a < people; a += 1) {
    for (let b = a + 1; b < people; b += 1) left[a * people + b] = (one.pairScore(a, b) ?? NaN) - made(a, b);
  }
  const cells = Int32Array.from(left.keys()).filter((cell) => !Number.isNaN(left[cell]));
  const places = new Float64Array(people * people).fill(NaN);
  const scores = new Float64Array(people * people).fill(NaN);
  for (const { cell, place, score } of standing(cells, left)) {
    places[cell] = place;
    scores[cell] = score;
  }
  const known = (list: Float64Array, a: number, b: number): number | null => {
    const value = list[Math.min(a, b) * people + Math.max(a, b)];
    return value === undefined || Number.isNaN(value) ? null : value;
  };
  return { ...one, pairPlace: (a, b) => known(places, a, b), pairScore: (a, b) => known(scores, a, b) };
}

function upperCells(size: number): readonly number[] {
  const cells: number[] = [];
  for (let i = 0; i < size; i += 1) for (let j = i + 1; j < size; j += 1) cells.push(i * size + j);
  return cells;
}

function mirror(cell: number, size: number): number {
  return (cell % size) * size + Math.floor(cell / size);
}

interface Standing {
  readonly cell: number;
  /** The share of all that are at least as high. */
  readonly place: number;
  /** Normal score, equal values in their middle. */
  readonly score: number;
}

/** The highest value first. */
function* standing(cells: Int32Array, values: Float64Array): Generator<Standing> {
  const value = (cell: number): number => values[cell] as number;
  const sorted = cells.toSorted((x, y) => (value(x) === value(y) ? x - y : value(y) - value(x)));
  const all = sorted.length;
  for (let from = 0; from < all; ) {
    let to = from + 1;
    while (to < all && value(sorted[to] as number) === value(sorted[from] as number)) to += 1;
    const place = to / all;
    const score = -quantile((from + to) / 2 / all);
    for (; from < to; from += 1) yield { cell: sorted[from] as number, place, score };
  }
}

/**
 * What is left of each score without what is usual of its two people, in units of how much either's scores differ.
 *
 * Scores are fitted as a sum of two people's (least squares); how much they differ is that of the more uneven one of the two.
 */
function withoutUsual(scores: Float64Array, size: number) {
  const usual = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = 0; i < size; i += 1) {
      let sum = 0;
      let count = 0;
      for (let j = 0; j < size; j += 1) {
        const score = scores[i * size + j] as number;
        if (Number.isNaN(score)) continue;
        sum += score - (usual[j] as number);
        count += 1;
      }
      if (count > 0) usual[i] = sum / count;
    }
  }
  const left = scores.map(
    (score, cell) => score - (usual[Math.floor(cell / size)] as number) - (usual[cell % size] as number),
  );
  const spread = spreads(left, size, () => true);
  // Of those who are farther: whom somebody copied from makes nobody uneven.
  const below = spreads(left, size, (one) => one < 0);
  return {
    usual,
    left: left.map((one, cell) => {
      const [a, b] = [Math.floor(cell / size), cell % size];
      const of = (list: Float64Array): readonly [number, number] => [list[a] as number, list[b] as number];
      const [own, other] = of(spread.each);
      const [low, lower] = of(below.each);
      // Two uneven ones differ from each other more than either does from others.
      return one / Math.max(own, other, ((low * lower) / below.whole ** 2) * spread.whole);
    }),
  };
}

/** How much each person's scores differ, and all of them. */
function spreads(left: Float64Array, size: number, counted: (one: number) => boolean) {
  const squares = new Float64Array(size);
  const counts = new Float64Array(size);
  for (const [cell, one] of left.entries()) {
    if (Number.isNaN(one) || !counted(one)) continue;
    const i = Math.floor(cell / size);
    squares[i] = (squares[i] as number) + one * one;
    counts[i] = (counts[i] as number) + 1;
  }
  const sum = (list: Float64Array): number => list.reduce((all, one) => all + one, 0);
  const whole = sum(squares) / Math.max(1, sum(counts));
  const each = squares.map(
    (own, i) => Math.sqrt((own + SHARED_PAIRS * whole) / ((counts[i] as number) + SHARED_PAIRS)) || 1,
  );
  return { each, whole: Math.sqrt(whole) || 1 };
}
