import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { UNSEEN_REASONS } from '../../src/contract/findings-document.ts';
import { firstSeenWords, handedInWords } from '../../src/report/first-words.ts';

describe('when code first stood somewhere, in words', () => {
  const at = '2026-10-03T16:05:59+02:00';
  const push = { kind: 'push', at, sha: 'a', isFirstPush: false, isExact: true } as const;

  test.each([
    [push, 'in a push of 2026-10-03 14:05 UTC (GitHub’s clock)'],
    [{ ...push, isFirstPush: true }, 'in its first push, of 2026-10-03 14:05 UTC (GitHub’s clock)'],
    [
      { ...push, isExact: false },
      'in a push of 2026-10-03 14:05 UTC (GitHub’s clock); it may have been in an earlier push, not all of them were read',
    ],
  ])('%j', (seen, words) => {
    expect(ENGLISH.tell(firstSeenWords(seen))).toBe(words);
  });

  test.each(UNSEEN_REASONS)('not known, and why: %s', (reason) => {
    expect(ENGLISH.tell(firstSeenWords({ kind: 'unknown', reason }))).toMatch(/^not known: \S+ .+[^.]$/);
  });

  test.each([
    ['2026-10-03T17:05:09', false, '2026-10-03 17:05 (the platform’s clock, zone not told)'],
    ['2026-10-03T17:05', true, '2026-10-03 17:05 (the platform’s clock, zone not told), late'],
    ['2026-10-03T17:05:09.123', false, '2026-10-03 17:05 (the platform’s clock, zone not told)'],
    ['2026-10-03T17:05:09Z', false, '2026-10-03 17:05 UTC (the platform’s clock)'],
    ['2026-10-03T17:05:09-04:00', true, '2026-10-03 21:05 UTC (the platform’s clock), late'],
  ])('a hand-in at %s', (time, isLate, words) => {
    expect(ENGLISH.tell(handedInWords(time, isLate))).toBe(words);
  });
});
