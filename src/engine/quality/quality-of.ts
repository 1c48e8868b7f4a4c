import { compareText } from '#base';
import type { FunctionQuality, QualityResult } from '../api.ts';

const GOOD = { cognitive: 15, cyclomatic: 10, lines: 60, nesting: 3, parameters: 5 } as const;
const WORST_SHOWN = 10;
/** The name under which the code of a file without functions is measured. */
export const SCRIPT = '(script)';

function over(value: number, limit: number): number {
  return Math.max(0, value - limit);
}

/** Points (0..100) a function loses for what exceeds the usual limits (15 cognitive, 10 cyclomatic, 60 lines, 3 levels, 5 parameters). */
export function penaltyOf(measured: FunctionQuality): number {
  const lines = measured.lineEnd - measured.lineStart + 1;
  return Math.min(
    100,
    3 * over(measured.cognitive, GOOD.cognitive) +
      3 * over(measured.cyclomatic, GOOD.cyclomatic) +
      0.5 * over(lines, GOOD.lines) +
      10 * over(measured.nesting, GOOD.nesting) +
      5 * over(measured.parameters, GOOD.parameters),
  );
}

/**
 * 100 less the functions' mean penalty, each weighing its lines; scripts count where there is no function in any file. null where
 * there is neither.
 */
export function qualityOf(all: readonly FunctionQuality[]): QualityResult | null {
  const named = all.filter(({ name }) => name !== SCRIPT);
  const functions = named.length > 0 ? named : all;
  let lines = 0;
  let lost = 0;
  for (const measured of functions) {
    const length = measured.lineEnd - measured.lineStart + 1;
    lines += length;
    lost += length * penaltyOf(measured);
  }
  if (lines === 0) return null;
  const worst = functions.toSorted(
    (a, b) =>
      penaltyOf(b) - penaltyOf(a) ||
      b.cognitive - a.cognitive ||
      b.cyclomatic - a.cyclomatic ||
      compareText(a.file, b.file) ||
      a.lineStart - b.lineStart,
  );
  return { score: 100 - lost / lines, worst: worst.slice(0, WORST_SHOWN) };
}
