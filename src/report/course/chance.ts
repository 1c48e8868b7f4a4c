import { below, quantile } from './normal.ts';

/*
 * Places of one pair (or person) in several classes as one number. A place is the share of the class that is at least as high, in
 * (0, 1]: of one that is high by chance alone it is at most p with probability p.
 *
 * What counts is the r-th best place, r from 2 on, for the r that is least likely: the best one alone never decides, and neither
 * does it matter in how many classes two people were close, as long as it is more often than chance has it.
 */

/** In how many of the classes something is how high. */
export interface Recurrence {
  /** So many of its places … */
  readonly times: number;
  /** … are at most this. */
  readonly place: number;
  /** How likely that is for this number of classes, each drawn anew. */
  readonly tail: number;
}

/** @returns null: there are not two places */
export function recurrence(places: readonly number[]): Recurrence | null {
  const sorted = places.toSorted((x, y) => x - y);
  let best: Recurrence | null = null;
  for (let times = 2; times <= sorted.length; times += 1) {
    const place = sorted[times - 1] ?? 1;
    const tail = atLeast(times, sorted.length, place);
    if (best === null || tail < best.tail) best = { times, place, tail };
  }
  return best;
}

/** How likely at least `times` of `classes` uniform numbers are at most `place`. */
function atLeast(times: number, classes: number, place: number): number {
  let sum = 0;
  for (let k = times; k <= classes; k += 1) sum += binomial(k, classes, place);
  return Math.min(1, sum);
}

/** How likely exactly `k` of `n` things happen that each happen with `chance`. */
function binomial(k: number, n: number, chance: number): number {
  let product = 1;
  for (let i = 1; i <= k; i += 1) product *= ((n - k + i) / i) * chance;
  for (let i = k; i < n; i += 1) product *= 1 - chance;
  return product;
}

/**
 * How likely a recurrence as unlikely as `tail`, or more so, is for the r of which it is least likely.
 *
 * @param classes of how many classes there are places
 * @param lasting how much of a place comes back in the next class anyway, in [0, 1): the correlation of normal scores
 */
export function chanceOf(tail: number, classes: number, lasting: number): number {
  const bounds = Array.from({ length: classes - 1 }, (_, index) => boundOf(index + 2, classes, tail));
  if (lasting <= 0) return crossing(bounds, classes);
  const scores = bounds.map((bound) => quantile(Math.max(bound, LEAST)));
  const [own, kept] = [Math.sqrt(1 - lasting), Math.sqrt(lasting)];
  let sum = 0;
  let weights = 0;
  for (let at = -STEPS; at <= STEPS; at += 1) {
    const common = (at * WIDEST) / STEPS;
    const weight = below(common + WIDEST / STEPS / 2) - below(common - WIDEST / STEPS / 2);
    weights += weight;
    sum +=
      weight *
      crossing(
        scores.map((score) => below((score + kept * common) / own)),
        classes,
      );
  }
  return Math.min(1, sum / weights);
}

/** Of what the classes have in common, in standard deviations to either side, and in how many steps. */
const WIDEST = 8;
const STEPS = 80;
/** No place is as small: of it a normal score is still finite. */
const LEAST = 1e-300;

/** The place that the `times`-th best of `classes` may have at most, so that it is as unlikely as `tail`. */
function boundOf(times: number, classes: number, tail: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if (atLeast(times, classes, middle) <= tail) low = middle;
    else high = middle;
  }
  return low;
}

const BISECTIONS = 64;

/** How likely, for some r from 2 on, at least r of `classes` uniform numbers are at most `bounds[r - 2]`. The bounds rise. */
function crossing(bounds: readonly number[], classes: number): number {
  // By how many numbers are at most the bound that was looked at last, while no bound was crossed.
  let inside = new Map([[0, 1]]);
  let crossed = 0;
  let before = 0;
  for (const [index, bound] of bounds.entries()) {
    const share = before < 1 ? Math.max(0, bound - before) / (1 - before) : 0;
    const next = new Map<number, number>();
    for (const [count, chance] of inside) {
      for (let more = 0; count + more <= classes; more += 1) {
        const both = chance * binomial(more, classes - count, share);
        if (count + more >= index + 2) crossed += both;
        else next.set(count + more, (next.get(count + more) ?? 0) + both);
      }
    }
    inside = next;
    before = bound;
  }
  return Math.min(1, crossed);
}
