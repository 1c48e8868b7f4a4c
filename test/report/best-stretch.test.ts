import { expect, test } from 'vitest';
import { bestStretch, placesOf } from '../../src/report/dossier/code-index.ts';
import { randomFrom } from '../random.ts';

/** The same by the whole table, as Smith and Waterman have it. */
function byTable(numbers: Uint32Array, sequence: Uint32Array): number {
  let before = new Float64Array(sequence.length + 1);
  let best = 0;
  for (const number of numbers) {
    const row = new Float64Array(sequence.length + 1);
    for (const [at, one] of sequence.entries()) {
      const both = one === number ? (before[at] ?? 0) + 1 : 0;
      row[at + 1] = Math.max(both, (before[at + 1] ?? 0) - 0.5, (row[at] ?? 0) - 0.5);
      best = Math.max(best, row[at + 1] ?? 0);
    }
    before = row;
  }
  return best;
}

const stretch = (numbers: Uint32Array, sequence: Uint32Array, most = 1e6) =>
  bestStretch(placesOf(numbers), numbers.length, sequence, most);

test('is what the whole table has, for any two sequences', () => {
  const random = randomFrom(5);
  const scores = new Set<number>();
  for (let at = 0; at < 400; at += 1) {
    const kinds = random.integer(2, 30);
    const [one, other] = [random.integer(0, 40), random.integer(0, 60)].map((length) =>
      Uint32Array.from({ length }, () => random.integer(0, kinds)),
    ) as [Uint32Array, Uint32Array];
    const expected = byTable(one, other);
    expect(stretch(one, other)?.score).toBe(expected);
    scores.add(expected);
  }
  expect(scores.size).toBeGreaterThan(15);
});

test('more places in common than are to be looked at are no answer', () => {
  const same = new Uint32Array(10).fill(7);
  expect(stretch(same, same, 100)).toEqual({ score: 10, steps: 100 });
  expect(stretch(same, same, 99)).toBeNull();
});
