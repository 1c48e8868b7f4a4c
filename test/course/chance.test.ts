import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, chanceOf, quantile, recurrence } from '../../src/report/course/chance.ts';
import { tries } from '../suite.ts';

const PLACE = fc.double({ min: 1e-6, max: 1, noNaN: true });

/** How likely some r-th best of `count` places, r from 2 on, is as unlikely as `tail`, where a place is one of 1/n … n/n less `less`. */
function enumerated(tail: number, count: number, n: number, less: number): number {
  let hits = 0;
  const walk = (places: readonly number[]): void => {
    if (places.length < count) {
      for (let k = 1; k <= n; k += 1) walk([...places, (k - less) / n]);
      return;
    }
    hits += (recurrence(places)?.tail ?? 1) <= tail * (1 + 1e-9) ? 1 : 0;
  };
  walk([]);
  return hits / n ** count;
}

describe('the places of a pair in several classes', () => {
  it('count from the second best on', () => {
    expect(recurrence([0.5])).toBeNull();
    for (const [places, times, place, tail] of [
      [[0.01, 0.2], 2, 0.2, 0.04],
      // 3 of 3 are at most .3: .027. 2 of 3 are at most .2: 3 × .04 × .8 + .008.
      [[0.3, 0.2, 0.1], 3, 0.3, 0.027],
      [[0.9, 0.01, 0.02], 2, 0.02, 3 * 0.0004 * 0.98 + 0.000_008],
    ] as const) {
      const found = recurrence(places);
      expect([found?.times, found?.place]).toEqual([times, place]);
      expect(found?.tail).toBeCloseTo(tail, 12);
    }
  });

  it('say no more where the best one is better still', () => {
    fc.assert(
      fc.property(fc.array(PLACE, { minLength: 2, maxLength: 8 }), (places) => {
        const [best = 1, ...rest] = places.toSorted((x, y) => x - y);
        expect(recurrence([best / 1e6, ...rest])).toEqual(recurrence(places));
      }),
      { numRuns: tries(500) },
    );
  });
});

describe('the chance of a recurrence', () => {
  it('is that of both places of two classes', () => {
    fc.assert(
      fc.property(PLACE, (place) => {
        expect(chanceOf(place * place, 2, 0)).toBeCloseTo(place * place, 12);
      }),
      { numRuns: tries(200) },
    );
  });

  it('is that of two or three places of three classes', () => {
    for (const tail of [1e-9, 1e-4, 0.02, 0.3, 0.9]) {
      const all = Math.cbrt(tail);
      // Of three numbers two are at most `two` with this probability, 3x² − 2x³.
      let [low, high] = [0, 1];
      for (let step = 0; step < 80; step += 1) {
        const x = (low + high) / 2;
        if (3 * x * x - 2 * x ** 3 <= tail) low = x;
        else high = x;
      }
      const either = 2 * tail - (3 * low * low * all - 2 * low ** 3);
      expect(chanceOf(tail, 3, 0) / either).toBeCloseTo(1, 8);
    }
  });

  it('lies between what enumerations of all places come to, rounded up and down', () => {
    for (const [count, n] of [
      [4, 12],
      [5, 7],
    ] as const) {
      for (const tail of [0.002, 0.03, 0.2]) {
        const chance = chanceOf(tail, count, 0);
        expect(enumerated(tail, count, n, 0)).toBeLessThanOrEqual(chance);
        expect(enumerated(tail, count, n, 1)).toBeGreaterThanOrEqual(chance);
      }
    }
  });

  it('is between one tail and all of them', () => {
    fc.assert(
      fc.property(PLACE, fc.integer({ min: 2, max: 9 }), (tail, classes) => {
        const chance = chanceOf(tail, classes, 0);
        expect(chance).toBeGreaterThanOrEqual(tail * (1 - 1e-9));
        expect(chance).toBeLessThanOrEqual((classes - 1) * tail * (1 + 1e-9));
      }),
      { numRuns: tries(200) },
    );
  });

  it('of what comes back anyway is that of correlated normal numbers', () => {
    // Both above their median: Sheppard 1899.
    for (const lasting of [0.05, 0.3, 0.7]) {
      expect(chanceOf(0.25, 2, lasting)).toBeCloseTo(0.25 + Math.asin(lasting) / (2 * Math.PI), 4);
    }
    expect(chanceOf(1e-7, 6, 1e-12) / chanceOf(1e-7, 6, 0)).toBeCloseTo(1, 3);
    expect(chanceOf(1e-7, 6, 0.2)).toBeGreaterThan(20 * chanceOf(1e-7, 6, 0));
  });
});

describe('the normal distribution', () => {
  it('has the values of the tables', () => {
    for (const [x, probability] of [
      [0, 0.5],
      [1, 0.841_344_746_068_542_9],
      [1.959_963_984_540_054, 0.975],
      [2.999, 0.998_645_663_466_272_9],
      [3.001, 0.998_654_527_174_915],
      [-6, 9.865_876_450_376_946e-10],
      [-10, 7.619_853_024_160_527e-24],
    ] as const) {
      expect(below(x) / probability).toBeCloseTo(1, 9);
    }
  });

  it('is its quantiles turned around', () => {
    fc.assert(
      fc.property(fc.double({ min: -30, max: -0.000_1, noNaN: true }), (exponent) => {
        const probability = 10 ** exponent;
        expect(below(quantile(probability)) / probability).toBeCloseTo(1, 8);
        if (probability > 1e-4) expect(quantile(1 - probability)).toBeCloseTo(-quantile(probability), 8);
      }),
      { numRuns: tries(500) },
    );
  });
});
