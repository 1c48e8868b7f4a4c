import { chanceOf, type Recurrence, recurrence } from './chance.ts';
import { type ClassPlaces, type CourseClass, placesIn, rescored } from './places.ts';

/** What comes back in a course. */
export type Recurring = ReturnType<typeof recurring>;

interface Recurs extends Recurrence {
  /** By assignment: its share of the class that stands at least as high; null: not both were in it, or it says nothing. */
  readonly places: readonly (number | null)[];
  /** In how many assignments it has a place. */
  readonly classes: number;
  /** How likely as much is by chance. */
  readonly chance: number;
  /** How many of all there are would come back as much by chance. */
  readonly expected: number;
}

interface RecurringPair extends Recurs {
  readonly a: number;
  readonly b: number;
  /** How much of a place comes back anyway among the others of the course; what `chance` reckons with. */
  readonly lasting: number;
}

interface RecurringPerson extends Recurs {
  readonly person: number;
}

/** So few would be there by chance of what stands out: in a hundred honest courses one, where chance is all there is. */
export const STANDS_OUT_BELOW = 0.01;
export function standsOut({ expected }: Pick<Recurs, 'expected'>): boolean {
  return expected < STANDS_OUT_BELOW;
}

/** Of a pair as any of which there would be more by chance there is nothing to tell. */
const TOLD_UP_TO = 1;

/** What comes back in the classes of one course; people are numbers below `people`. */
export function recurring(people: number, classes: readonly CourseClass[]) {
  const known = withoutWays(people, classes.map(placesIn));
  const most = (people * (people - 1)) / 2;
  const likely: Candidate[] = [];
  const products = new Products(people);
  let pairs = 0;
  for (let a = 0; a < people; a += 1) {
    for (let b = a + 1; b < people; b += 1) {
      const places = known.map((one) => one?.pairPlace(a, b) ?? null);
      const how = recurrence(places.filter((one) => one !== null));
      if (how === null) continue;
      pairs += 1;
      const own = productsOf(known.flatMap((one) => one?.pairScore(a, b) ?? []));
      products.add(a, b, own);
      // The chance of it is no smaller than its tail.
      if (how.tail * most <= TOLD_UP_TO) likely.push({ a, b, places, how, own });
    }
  }
  const found = likely
    .map(({ a, b, places, how, own }): RecurringPair => {
      const lasting = products.without(a, b, own);
      return { a, b, lasting, ...recurs(places, how, pairs, lasting) };
    })
    .filter(({ expected }) => expected <= TOLD_UP_TO);
  const persons = Array.from({ length: people }, (_, person) => {
    const places = known.map((one) => one?.personPlace(person) ?? null);
    const how = recurrence(places.filter((one) => one !== null));
    return how === null ? [] : [{ person, places, how }];
  }).flat();
  const near = persons.map(
    ({ person, places, how }): RecurringPerson => ({ person, ...recurs(places, how, persons.length, 0) }),
  );
  return {
    /** Pairs of people who handed in for two assignments or more, so that they say something. */
    pairs,
    /** How much of a pair's place comes back in the next assignment, over all pairs: a correlation, at least 0. */
    lasting: products.mean(),
    /** Those of which there would be at most one by chance, the least likely first. */
    found: found.toSorted((x, y) => x.chance - y.chance),
    /** People who are near many again and again, the least likely first. */
    near: near.toSorted((x, y) => x.chance - y.chance),
    /** By assignment; null: too few people, or nothing to compare. */
    classes: known,
  };
}

function recurs(places: Recurs['places'], how: Recurrence, all: number, lasting: number): Recurs {
  const classes = places.filter((one) => one !== null).length;
  const chance = chanceOf(how.tail, classes, lasting);
  return { ...how, places, classes, chance, expected: chance * all };
}

interface Candidate {
  readonly a: number;
  readonly b: number;
  readonly places: readonly (number | null)[];
  readonly how: Recurrence;
  readonly own: OwnProducts;
}

/** Products of two scores of one pair. */
type OwnProducts = ReturnType<typeof productsOf>;

function productsOf(scores: readonly number[]) {
  const sum = scores.reduce((all, one) => all + one, 0);
  const squares = scores.reduce((all, one) => all + one * one, 0);
  return { sum: (sum * sum - squares) / 2, count: (scores.length * (scores.length - 1)) / 2 };
}

/** How much of a pair's score comes back in another class: the mean product of two scores of one pair. */
class Products {
  readonly #sums: Float64Array;
  readonly #counts: Float64Array;

  constructor(people: number) {
    this.#sums = new Float64Array(people);
    this.#counts = new Float64Array(people);
  }

  add(a: number, b: number, { sum, count }: OwnProducts): void {
    for (const person of [a, b]) {
      this.#sums[person] = (this.#sums[person] ?? 0) + sum;
      this.#counts[person] = (this.#counts[person] ?? 0) + count;
    }
  }

  /** Over all pairs. */
  mean(): number {
    return lastingOf(halfOf(this.#sums), halfOf(this.#counts));
  }

  /** Over the pairs without these two, so that no pair excuses itself. */
  without(a: number, b: number, { sum, count }: OwnProducts): number {
    const rest = (list: Float64Array, both: number): number =>
      halfOf(list) - (list[a] ?? 0) - (list[b] ?? 0) + both;
    return lastingOf(rest(this.#sums, sum), rest(this.#counts, count));
  }
}

/** Each pair is in two people's sums. */
function halfOf(list: Float64Array): number {
  return list.reduce((all, one) => all + one, 0) / 2;
}

function lastingOf(sum: number, count: number): number {
  return Math.min(MOST_LASTING, Math.max(0, count > 0 ? sum / count : 0));
}

/** Where next to all comes back, nothing can be told apart. */
const MOST_LASTING = 0.9;

/*
 * What brings a good part of a course near each other in assignment after assignment: a section with its tutor, a school, a way of
 * working. It is no sign of any two of them. Scores of pairs, in the mean over the assignments, are a matrix; such ways are its large
 * eigenvectors that many people have a part in, and what they make of a pair is taken off its score.
 */

/** At most so many of them. */
const MOST_WAYS = 6;
/** Noise alone has eigenvalues up to its edge; a way is beyond it by so much. */
const BEYOND_NOISE = 1.15;
/** Fewer than this share of the people are no way of the course: three who copy from each other are not excused by being three. */
const LEAST_PART = 1 / 6;
const ROUNDS = 60;
/** Nobody is compared with oneself: how near one would be is filled in by so many fits. */
const FITS = 3;

interface Way {
  readonly strength: number;
  /** By person, of length 1. */
  readonly parts: Float64Array;
}

/** The classes without what such ways make of each pair; the same where there are none. */
function withoutWays(
  people: number,
  classes: readonly (ClassPlaces | null)[],
): readonly (ClassPlaces | null)[] {
  const means = new Float64Array(people * people);
  let scores = 0;
  let pairs = 0;
  for (let a = 0; a < people; a += 1) {
    for (let b = a + 1; b < people; b += 1) {
      const own = classes.flatMap((one) => one?.pairScore(a, b) ?? []);
      if (own.length < 2) continue;
      const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
      means[a * people + b] = mean;
      means[b * people + a] = mean;
      scores += own.length;
      pairs += 1;
    }
  }
  if (pairs === 0) return classes;
  const edge = 2 * Math.sqrt((people * pairs) / scores);
  const ways = waysIn(means, people, edge);
  if (ways.length === 0) return classes;
  const made = (a: number, b: number): number => partOf(ways, a, b);
  return classes.map((one) => (one === null ? null : rescored(one, people, made)));
}

function partOf(ways: readonly Way[], a: number, b: number): number {
  return ways.reduce((sum, { strength, parts }) => sum + strength * (parts[a] ?? 0) * (parts[b] ?? 0), 0);
}

function waysIn(means: Float64Array, people: number, edge: number): readonly Way[] {
  let ways: readonly Way[] = [];
  for (let fit = 0; fit < FITS; fit += 1) {
    const rest = Float64Array.from(means);
    for (let one = 0; one < people; one += 1) rest[one * people + one] = partOf(ways, one, one);
    const next: Way[] = [];
    for (let at = 0; at < MOST_WAYS; at += 1) {
      const way = strongest(rest, people, edge, at);
      if (way.strength < edge * BEYOND_NOISE) break;
      for (let a = 0; a < people; a += 1) {
        for (let b = 0; b < people; b += 1) {
          const cell = a * people + b;
          rest[cell] = (rest[cell] as number) - partOf([way], a, b);
        }
      }
      if (isShared(way, people)) next.push(way);
    }
    ways = next;
    if (ways.length === 0) break;
  }
  return ways;
}

function isShared({ parts }: Way, people: number): boolean {
  const fourth = parts.reduce((sum, one) => sum + one ** 4, 0);
  return 1 / fourth >= people * LEAST_PART;
}

/** The eigenvector with the largest eigenvalue. @param shift makes it the largest of all in size */
function strongest(matrix: Float64Array, people: number, shift: number, seed: number): Way {
  let parts = Float64Array.from({ length: people }, (_, one) => Math.sin((one + 1) * (seed + 1.3)));
  let strength = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = parts.map((own, a) => {
      let sum = shift * own;
      for (let b = 0; b < people; b += 1) sum += (matrix[a * people + b] as number) * (parts[b] as number);
      return sum;
    });
    const length = Math.hypot(...next) || 1;
    strength = length - shift;
    parts = next.map((one) => one / length);
  }
  return { strength, parts };
}
