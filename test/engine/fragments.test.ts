import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument } from '../../src/engine/api.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

const CLASS = javaPrograms(260, 51);
const program = (at: number): string => CLASS[at] as string;

function alone(text: string, name: string): EngineDocument['files'][number] {
  return { path: `${name}.java`, bytes: new TextEncoder().encode(text) };
}

/** Submissions whose pairs all are above the threshold: more than the best of each. */
function ring(count: number, from: number): EngineDocument[] {
  return Array.from({ length: count }, (_, at) => document(from + at, { 'A.java': program(0) }));
}

const others = (from: number, count: number): EngineDocument[] =>
  Array.from({ length: count }, (_, at) => document(100 + at, { 'A.java': program(from + at) }));

describe('the fragments of pairs', () => {
  it('are listed for every pair above the threshold, not the best of each alone', () => {
    const { pairs } = analyse([...ring(12, 0), ...others(1, 12)]);
    const above = pairs.filter((pair) => averageSimilarity(pair) > 75);
    expect(above).toHaveLength((12 * 11) / 2);
    expect(above.filter(({ fragments }) => fragments.length === 0)).toEqual([]);
    for (const { overlap, fragments } of above) {
      expect(fragments.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(overlap);
    }
  });

  it('are listed where one share alone is above it', () => {
    const long = document(
      90,
      Object.fromEntries([0, 1, 2, 3, 4, 5].map((at) => [`F${at}.java`, program(at)])),
    );
    const { pairs } = analyse([long, ...ring(8, 0), ...others(10, 8)]);
    const whole = pairs.filter(({ a, b }) => b === 90 && a < 8);
    expect(whole).toHaveLength(8);
    for (const pair of whole) {
      expect(averageSimilarity(pair)).toBeLessThan(75);
      expect(pair.fragments.length).toBeGreaterThan(0);
    }
  });

  it('are bounded: beyond it the most alike have them', () => {
    const documents = [...ring(12, 0), ...others(1, 12)];
    const runsOfBest = analyse(documents, {}, { shownRuns: 0 }).pairs.filter(
      ({ fragments }) => fragments.length > 0,
    );
    const some = analyse(documents, {}, { shownRuns: 20 }).pairs.filter(
      ({ fragments }) => fragments.length > 0,
    );
    const all = analyse(documents).pairs.filter(({ fragments }) => fragments.length > 0);
    expect(runsOfBest.length).toBeLessThan(some.length);
    expect(some.length).toBeLessThan(all.length);
  });

  // Holders are sets of bits where many of the class have a piece, lists where few have it.
  it.each([20, 250])('say how many others have them, beside %i that do not', (besides) => {
    const half = (first: number, second: number): EngineDocument['files'] => [
      alone(program(first), 'One'),
      alone(program(second), 'Two'),
    ];
    const result = analyse([
      { id: 0, role: 'submission', files: half(0, 1) },
      { id: 1, role: 'submission', files: half(0, 1) },
      { id: 2, role: 'submission', files: half(0, 2) },
      { id: 3, role: 'submission', files: half(0, 3) },
      { id: 4, role: 'archive', files: half(0, 4) },
      ...others(5, besides),
    ]);
    const shared = (
      name: string,
      a: number,
      b: number,
      from: AnalysisResult = result,
    ): (number | undefined)[] => [
      ...new Set(
        pairOf(from, a, b)
          .fragments.filter(({ file, tokens }) => file === `${name}.java` && tokens > 60)
          .map(({ sharedBy }) => sharedBy),
      ),
    ];
    expect(shared('One', 0, 1)).toEqual([3]);
    expect(shared('Two', 0, 1)).toEqual([0]);
    expect(shared('One', 0, 4)).toEqual([3]);
    expect(shared('One', 2, 3)).toEqual([3]);
  });
});
