import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CodeReader } from '../../src/check/history/code-reader.ts';
import { type HeldCode, heldFirstAt } from '../../src/check/history/pushed-first.ts';
import { AUTO_DETECT } from '../../src/engine/languages/languages.ts';
import { javaPrograms } from '../engine/programs.ts';
import { tries } from '../suite.ts';

const FRAGMENT = new Set(Array.from({ length: 10 }, (_, at) => at));
const held = (atMs: number, count: number, from = 0): HeldCode => ({
  atMs,
  grams: new Set([...FRAGMENT].slice(from, from + count)),
});

test.each<readonly [string, readonly HeldCode[], readonly HeldCode[], number | null]>([
  ['all of it, and nobody else', [held(1, 10)], [], 1],
  ['four fifths', [held(1, 8), held(2, 10)], [], 1],
  ['less than that', [held(1, 7), held(2, 10)], [], 2],
  ['less than that, for ever', [held(1, 7)], [], null],
  ['in parts', [held(3, 5, 5), held(1, 5)], [], 3],
  ['before the other', [held(1, 10)], [held(2, 10)], 1],
  ['with the other', [held(1, 10)], [held(1, 10)], null],
  ['after the other', [held(2, 10)], [held(1, 10)], null],
  ['after a fifth of the other’s', [held(2, 10)], [held(1, 2)], 2],
  ['after more than a fifth of it', [held(2, 10)], [held(1, 3)], null],
  ['what the other has since nobody knows when', [held(1, 10)], [held(-Infinity, 3)], null],
  ['what was taken out meanwhile', [held(1, 10), held(2, 0)], [held(3, 10)], 1],
])('a side had most first: %s', (_, own, other, expected) => {
  expect(heldFirstAt(FRAGMENT, own, other)).toBe(expected);
});

test('four fifths of nine runs are eight', () => {
  const nine = new Set([...FRAGMENT].slice(0, 9));
  expect([7, 8].map((count) => heldFirstAt(nine, [held(1, count)], []))).toEqual([null, 1]);
});

const history = fc.array(
  fc
    .record({ atMs: fc.integer({ min: 0, max: 5 }), grams: fc.array(fc.integer({ min: 0, max: 9 })) })
    .map(({ atMs, grams }): HeldCode => ({ atMs, grams: new Set(grams) })),
);

test('never both, and more of the other’s never helps', () => {
  fc.assert(
    fc.property(history, history, history, (own, other, more) => {
      const [mine, theirs] = [heldFirstAt(FRAGMENT, own, other), heldFirstAt(FRAGMENT, other, own)];
      expect(mine !== null && theirs !== null).toBe(false);
      if (mine === null) expect(heldFirstAt(FRAGMENT, own, [...other, ...more])).toBeNull();
    }),
    { numRuns: tries(500) },
  );
});

test('a program of many shared pieces is read once for all of them', () => {
  const texts = javaPrograms(6, 11);
  let reads = 0;
  const files = texts.map((text, at) => ({
    path: `P${at}.java`,
    get bytes(): Uint8Array {
      reads += 1;
      return Buffer.from(text);
    },
  }));
  const reader = new CodeReader(AUTO_DETECT);
  const whole = files.map(({ path }, at) => ({
    file: path,
    lineStart: 1,
    lineEnd: texts[at]?.split('\n').length ?? 0,
  }));
  const [first] = whole;
  const one = first === undefined ? null : reader.regions(files, [first]);
  const once = reads;
  const all = reader.regions(files, whole);
  expect(reads).toBe(2 * once);
  expect(one?.isSubsetOf(all ?? new Set())).toBe(true);
  expect(all?.size).toBeGreaterThan(one?.size ?? 0);
});
