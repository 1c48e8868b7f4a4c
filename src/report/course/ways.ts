import { type ClassPlaces, rescored } from './places.ts';

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
export function withoutWays(
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
