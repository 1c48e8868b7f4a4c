import { ln, power } from '#engine';

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

// With the engine's own logarithm and power, so that a course has the same numbers under every version of JavaScript.

/** How likely a standard normal number is at most `x`. */
export function below(x: number): number {
  return x < 0 ? upper(-x) : 1 - upper(x);
}

/** Beyond `x` ≥ 0. Continued fraction far out, series near 0: both to about 1e-12 of the result. */
function upper(x: number): number {
  if (x > 38) return 0;
  const density = power(Math.E, (-x * x) / 2) / Math.sqrt(2 * Math.PI);
  if (x < 3) {
    // x + x³/3 + x⁵/(3·5) + … (Abramowitz and Stegun, 26.2.11)
    let term = x;
    let sum = x;
    for (let odd = 3; term > sum * 1e-17; odd += 2) {
      term *= (x * x) / odd;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  // 1/(x + 1/(x + 2/(x + 3/(x + …)))) (26.2.14)
  let fraction = x;
  for (let step = 100; step >= 1; step -= 1) fraction = x + step / fraction;
  return density / fraction;
}

/** The number that a standard normal one is below with this probability, in (0, 1). Acklam's approximation, made exact by one step. */
export function quantile(probability: number): number {
  if (probability > 0.5) return -quantile(1 - probability);
  const first = approximate(probability);
  const density = power(Math.E, (-first * first) / 2) / Math.sqrt(2 * Math.PI);
  const error = (below(first) - probability) / density;
  return first - error / (1 + (first * error) / 2);
}

/** P. J. Acklam: relative error below 1.15e-9. */
function approximate(p: number): number {
  if (p < 0.024_25) {
    const q = Math.sqrt(-2 * ln(p));
    return polynomial(TAIL, q) / (polynomial(TAIL_BELOW, q) * q + 1);
  }
  const q = p - 0.5;
  const r = q * q;
  return (polynomial(MIDDLE, r) * q) / (polynomial(MIDDLE_BELOW, r) * r + 1);
}

const MIDDLE = [
  -3.969_683_028_665_376e1, 2.209_460_984_245_205e2, -2.759_285_104_469_687e2, 1.383_577_518_672_69e2,
  -3.066_479_806_614_716e1, 2.506_628_277_459_239,
];
const MIDDLE_BELOW = [
  -5.447_609_879_822_406e1, 1.615_858_368_580_409e2, -1.556_989_798_598_866e2, 6.680_131_188_771_972e1,
  -1.328_068_155_288_572e1,
];
const TAIL = [
  -7.784_894_002_430_293e-3, -3.223_964_580_411_365e-1, -2.400_758_277_161_838, -2.549_732_539_343_734,
  4.374_664_141_464_968, 2.938_163_982_698_783,
];
const TAIL_BELOW = [
  7.784_695_709_041_462e-3, 3.224_671_290_700_398e-1, 2.445_134_137_142_996, 3.754_408_661_907_416,
];

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, one) => sum * x + one, 0);
}
