import { ln, power } from '#engine';

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
