import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ln, power } from '../../src/engine/numbers.ts';
import { tries } from '../suite.ts';

/* The platform's own functions are the oracle: theirs may be another last digit. */

/** Numbers of all sizes, from 1e-300 to 1e300. */
const POSITIVE = fc.double({ min: -300, max: 300, noNaN: true }).map((x) => 10 ** x);
const SHARE = fc.double({ min: 1e-290, max: 1, noNaN: true });

/** How far a value is from what is right, as a part of that. */
function error(value: number, right: number): number {
  return right === 0 ? Math.abs(value) : Math.abs((value - right) / right);
}

describe('ln', () => {
  it('is the logarithm, to the last two bits', () => {
    fc.assert(
      fc.property(POSITIVE, (x) => {
        expect(error(ln(x), Math.log(x))).toBeLessThanOrEqual(2 ** -51);
      }),
      { numRuns: tries(10_000) },
    );
  });

  it('is as near beside 1, where it is small', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (x) => {
        expect(error(ln(x), Math.log(x))).toBeLessThanOrEqual(2 ** -51);
      }),
      { numRuns: tries(10_000) },
    );
    expect([ln(1), ln(2), ln(Math.E), ln(1 / 1024)]).toEqual([0, Math.LN2, 1, -10 * Math.LN2]);
  });
});

describe('power', () => {
  it('is the power of a share', () => {
    fc.assert(
      fc.property(SHARE, fc.double({ min: 0, max: 8, noNaN: true }), (base, exponent) => {
        const right = base ** exponent;
        // Below it a double has fewer digits.
        expect(right > 1e-300 ? error(power(base, exponent), right) : 0).toBeLessThan(1e-12);
      }),
      { numRuns: tries(10_000) },
    );
  });

  it('is right at the ends', () => {
    expect([power(1, 3), power(0.5, 2), power(0.7, 0), power(0, 2), power(0, 0), power(-1e-17, 2)]).toEqual([
      1, 0.25, 1, 0, 1, 0,
    ]);
    expect(power(1e-200, 4)).toBe(0);
  });
});
