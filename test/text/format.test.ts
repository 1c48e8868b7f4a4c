import fc from 'fast-check';
import { ENGLISH } from '../../src/base/words/english.ts';
import { describe, expect, test } from 'vitest';
import { cutBytes, fitLines, shortened } from '../../src/base/text/fit.ts';
import {
  count,
  formatBytes,
  formatDuration,
  formatLines,
  formatScore,
  formatTime,
  listed,
  nameInSentence,
} from '../../src/base/text/format.ts';
import { histogramLines, totalsHistogram } from '../../src/report/histogram.ts';
import { submission } from '../report/sample.ts';

test('a name in a sentence is cut where it is longer than anybody reads, and half of no character', () => {
  const name = 'n'.repeat(300);
  expect(nameInSentence(name)).toBe(name);
  expect(nameInSentence(`${name}n`)).toBe(`${'n'.repeat(299)}…`);
  expect(nameInSentence(`${'n'.repeat(298)}😀${name}`)).toBe(`${'n'.repeat(298)}…`);
  expect(listed([`${name}n`, 'b', 'c'], 2, JSON.stringify)).toBe(`"${'n'.repeat(299)}…", "b" and 1 more`);
});

describe('formatScore', () => {
  test.each([
    [null, 75, 'n/a'],
    [0, 75, '0.0'],
    [75, 75, '75.0'],
    [75.004, 75, '75.01'],
    [75.0000001, 75, '75.01'],
    [75.04, 75, '75.04'],
    [75.01, 75, '75.01'],
    [74.96, 75, '75.0'],
    [74.96, 74.96, '74.96'],
    [81.26, 75, '81.3'],
    [100, 75, '100.0'],
  ])('%s at %d reads %s', (value, threshold, text) => {
    expect(formatScore(value, threshold)).toBe(text);
  });

  test('always stands on the side of the threshold where the number is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
        (value, threshold) => {
          expect(Number(formatScore(value, threshold)) > threshold).toBe(value > threshold);
        },
      ),
    );
  });
});

test.each([
  [1, '1 pair'],
  [0, '0 pairs'],
  [12_345, '12,345 pairs'],
])('count(%d)', (n, text) => expect(count(n, 'pair')).toBe(text));

test.each([
  [800, '0.8 s'],
  [42_400, '42 s'],
  [185_000, '3 min 05 s'],
  [3_720_000, '1 h 02 min'],
])('formatDuration(%d)', (ms, text) => expect(formatDuration(ms)).toBe(text));

test.each([
  [812, '812 B'],
  [14_200, '14.2 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1.0 MB'],
  [999_949_999, '999.9 MB'],
  [999_950_000, '1.0 GB'],
  [57_418_500_000, '57.4 GB'],
])('formatBytes(%d)', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [3, 9, 'lines 3–9'],
  [3, 3, 'line 3'],
  [3, null, 'line 3'],
  [null, null, 'lines n/a'],
])('formatLines(%s, %s)', (start, end, text) => expect(formatLines(start, end)).toBe(text));

test('a time is shown in UTC, and what is none as it is', () => {
  expect(formatTime('2026-11-21T05:31:00+01:00')).toBe('2026-11-21 04:31 UTC');
  expect(formatTime('yesterday')).toBe('yesterday');
});

describe('fitLines', () => {
  test('what fits stays whole', () => {
    expect(fitLines(['a', 'b'], 4, (n) => `${n} more`).lines).toEqual(['a', 'b']);
  });

  test('never costs more than its budget, and counts what it hides', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 20 }), { maxLength: 30 }),
        fc.integer({ min: 0, max: 300 }),
        (lines, budget) => {
          const { lines: shown, used } = fitLines(lines, budget, (n) => `…${n} more`);
          expect(used).toBeLessThanOrEqual(budget);
          const hidden = shown.length < lines.length ? lines.length - Math.max(0, shown.length - 1) : 0;
          if (hidden > 0 && shown.length > 0) expect(shown.at(-1)).toBe(`…${hidden} more`);
        },
      ),
    );
  });

  test('a cut never halves a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, budget) => {
        const cut = cutBytes(text, budget);
        expect(text.startsWith(cut)).toBe(true);
        expect(new TextEncoder().encode(cut).length).toBeLessThanOrEqual(budget);
      }),
    );
  });
});

test('the histogram counts each judged submission once, a border to the bin below', () => {
  const { bins, unknown, pardoned } = totalsHistogram([
    submission('a', { total: 0 }),
    submission('b', { total: 70 }),
    submission('c', { total: 70.1 }),
    submission('d', { total: 100 }),
    submission('e', { total: null }),
    submission('f', { total: 99, role: 'archive' }),
  ]);
  expect(bins).toEqual([1, 0, 0, 0, 0, 0, 1, 1, 0, 1]);
  expect(unknown).toBe(1);
  expect(histogramLines({ bins, unknown, pardoned }, ENGLISH).at(-1)).toContain('n/a │1');
});

test('the histogram keeps apart whom only a dismissed pair puts above the threshold', () => {
  const histogram = totalsHistogram(
    [submission('a', { total: 100 }), submission('b', { total: 100 })],
    new Set(['b']),
  );
  expect(histogram.bins.at(-1)).toBe(1);
  expect(histogramLines(histogram, ENGLISH).at(-1)).toBe(
    '  apart │1 above the threshold only through a dismissed pair',
  );
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['a😀cd', 3, 'a…'],
  ['a😀cd', 4, 'a😀…'],
])('shortened(%s, %d)', (text, most, short) => expect(shortened(text, most)).toBe(short));
