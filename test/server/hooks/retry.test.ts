import { expect, test } from 'vitest';
import { answerInWords, MOST_ATTEMPTS, outcomeOf } from '../../../src/program/server/hooks/sender.ts';

const answered = (status: number) => ({ kind: 'answered' as const, status });
const DAY_MS = 24 * 60 * 60_000;

/** Milliseconds from the first attempt to the last one. */
function patience(random: number): number {
  let passed = 0;
  for (let attempts = 1; ; attempts += 1) {
    const outcome = outcomeOf(answered(500), attempts, () => random);
    if (outcome.kind !== 'again') {
      expect(outcome).toEqual({ kind: 'given-up' });
      expect(attempts).toBe(MOST_ATTEMPTS);
      return passed;
    }
    passed += outcome.afterMs;
  }
}

test('A delivery is tried for most of a day, and never for longer', () => {
  expect(patience(0)).toBeLessThan(DAY_MS);
  expect(patience(0)).toBeGreaterThan(0.95 * DAY_MS);
  expect(patience(0.999)).toBeGreaterThan(0.75 * DAY_MS);
});

test('Chance shortens each pause, by a fifth at most', () => {
  expect(outcomeOf(answered(500), 1, () => 0)).toEqual({ kind: 'again', afterMs: 5_000 });
  expect(outcomeOf(answered(500), 1, () => 0.999_999)).toEqual({ kind: 'again', afterMs: 4_000 });
});

test.each([
  [200, 'delivered'],
  [202, 'delivered'],
  [299, 'delivered'],
  [199, 'again'],
  [300, 'again'],
  [302, 'again'],
  [404, 'again'],
  [410, 'gone'],
  [429, 'again'],
  [503, 'again'],
])('An answer of %i: %s', (status, kind) => {
  expect(outcomeOf(answered(status), 1, () => 0).kind).toBe(kind);
});

test('Silence is tried again, and said in words', () => {
  const silent = { kind: 'silent' as const, why: 'It did not answer in time.' };
  expect(outcomeOf(silent, 1, () => 0).kind).toBe('again');
  expect(outcomeOf(silent, MOST_ATTEMPTS, () => 0).kind).toBe('given-up');
  expect(answerInWords(silent)).toBe('It did not answer in time.');
  expect(answerInWords(answered(302))).toBe('It answered 302. Redirects are not followed.');
});
