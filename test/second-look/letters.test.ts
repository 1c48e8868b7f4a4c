import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasRun,
  inOneLine,
  kindOf,
  linesOf,
  mostOfTwo,
  ofCodes,
  runsOf,
  strangeIn,
  timesOf,
} from '../../src/check/second-look/letters.ts';

const TEXT = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '\n', '\r', 'é', '😀'), maxLength: 60 });
const KIND = kindOf(/[ab1]/);

describe('letters of a text', () => {
  it('stand together where a pattern says so', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 1, max: 9 }), (text, least) => {
        const runs = text.match(new RegExp(`[ab1]{${least},}`, 'g')) ?? [];
        expect([...runsOf(text, KIND, least)]).toEqual(runs);
        expect(hasRun(text, KIND, least)).toBe(runs.length > 0);
      }),
    );
  });

  it('are all of a kind beyond ASCII only where it is said', () => {
    expect(hasRun('aéa', KIND, 3)).toBe(false);
    expect(hasRun('aéa', kindOf(/a/, true), 3)).toBe(true);
  });

  it('are counted, of one text after another', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        expect(timesOf(text, 'a1')).toBe(text.match(/[a1]/g)?.length ?? 0);
        expect(strangeIn(text)).toBe(text.replaceAll(/[^\u0080-\uffff]/g, '').length);
      }),
    );
  });

  it('are never more of two kinds than is said', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const times = Map.groupBy(text, (one) => one);
        const [first = 0, second = 0] = [...times.values()]
          .map(({ length }) => length)
          .toSorted((a, b) => b - a);
        expect(mostOfTwo(text)).toBeGreaterThanOrEqual(first + second);
      }),
    );
    expect(mostOfTwo('aab1')).toBe(3);
  });

  it('are in the lines of the text that is asked of', () => {
    expect([linesOf('a\r\nb'), linesOf('a\nb\n'), linesOf('')]).toEqual([['a', 'b'], ['a', 'b', ''], ['']]);
    expect([inOneLine('a\r\nb'), inOneLine('1\n\n2')]).toEqual(['ab', '12']);
  });

  it('are made of more numbers than a call takes', () => {
    expect(ofCodes(Array.from({ length: 200_000 }, () => 97))).toBe('a'.repeat(200_000));
  });
});
