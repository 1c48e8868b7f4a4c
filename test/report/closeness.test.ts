import { expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { judgePairs } from '../../src/engine/judgement.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { closenessWords, timesAsClose } from '../../src/report/explanation.ts';

/** What the engine makes of the first pair of ten long programs, of which all others are so alike. */
function totalOf(first: number, others: number): number {
  const size = 10;
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_unused, more) => [a, a + more + 1] as const),
  ).flat();
  const values = Float64Array.from(pairs, (_, at) => (at === 0 ? first : others));
  const { totals } = judgePairs(
    {
      documents: Array.from({ length: size }, (_, party) => ({
        size: 500,
        length: 500,
        isJudged: true,
        isOwn: true,
        party,
      })),
      first: Int32Array.from(pairs, ([a]) => a),
      second: Int32Array.from(pairs, ([, b]) => b),
      similarity: values,
      suspicion: values,
      overlap: new Int32Array(pairs.length).fill(100),
      isWhole: true,
      mark: () => undefined,
    },
    PARAMETERS,
  );
  return totals[0] ?? Number.NaN;
}

/** How close two programs are, on a scale without an upper end (docs/engine.md). */
const closeness = (alike: number): number => 0.02 - Math.log(1 - alike / 100);

test.each([
  [90, 40],
  [80, 50],
  [99, 60],
])('%d among pairs of %d is as many times as close as the engine counted', (first, others) => {
  expect(timesAsClose(totalOf(first, others))).toBeCloseTo(closeness(first) / closeness(others), 6);
});

test.each([
  [75, '75.0: at least 4 times as close as is ordinary for these two in this class.'],
  [74.9, '74.9: at least 3 times as close as'],
  [93.75, '93.8: at least 8 times as close as'],
  [50, '50.0: at least 2 times as close as'],
  [49.9, '49.9, where 75 is four times as close as'],
  [99.9, '99.9: at least 19 times as close as'],
  [99.91, '99.9: more than 20 times as close as'],
  [100, '100.0: more than 20 times as close as'],
  [0, '0.0, where 75 is four times as close as'],
])('a total of %d is told as it is, at both ends', (total, words) => {
  const pair = { total, similarity: 80, matchedSimilarity: 60 };
  const said = ENGLISH.write(closenessWords(pair, 11) ?? '');
  expect(said.startsWith(words)).toBe(true);
  // 2 × 80 × 60 / 140
  expect(said.endsWith('The two programs are 68.6 alike, an ordinary one 11.0 with others.')).toBe(true);
});

test('where nobody can say what is ordinary, it says so; of no such number, nothing', () => {
  const pair = { similarity: 80, matchedSimilarity: 80 };
  expect(ENGLISH.write(closenessWords({ ...pair, total: 82 }, null) ?? '')).toBe(
    '82.0: too few programs to say what is ordinary. The two programs are 80.0 alike.',
  );
  expect(closenessWords(pair, 11)).toBeNull();
  expect(closenessWords({ ...pair, total: null }, 11)).toBeNull();
});
