import { describe, expect, it } from 'vitest';
import { compareText } from '../../src/base/text/compare-text.ts';

describe('compareText', () => {
  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['', '', 0],
    ['', 'a', -1],
    ['a', 'ab', -1],
    ['Z', 'a', -1],
    ['z', 'ä', -1],
    ['file10', 'file9', -1],
  ])('of %o and %o is %i', (a, b, order) => {
    expect(compareText(a, b)).toBe(order);
    expect(compareText(b, a)).toBe(order === 0 ? 0 : -order);
  });
});
