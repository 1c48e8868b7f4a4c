import { describe, expect, test } from 'vitest';
import { fold } from '../../src/engine/normalise.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { GivenCode } from '../../src/engine/starter-code.ts';
import { SEPARATOR } from '../../src/engine/tokenizers/vocabulary.ts';
import { randomFrom } from '../random.ts';

/* How long a run has to be that is starter code although it is written otherwise. */

const random = randomFrom(41);
const WORDING = { names: new Float64Array(0), strings: new Float64Array(0) };

/** Signs, of which none is folded into another. */
function tokens(count: number): Uint16Array {
  return Uint16Array.from({ length: count }, () =>
    random.pick('!%&()*+,-./:;<=>?[]^{|}~'.split('')).charCodeAt(0),
  );
}

/** @param word in which each token is written otherwise */
function written(all: Uint16Array, word: number) {
  return { tokens: all, spelled: all.map((token) => token * 16 + word), wording: WORDING };
}

/** How many tokens of a run, in the middle of a program of somebody's own, are starter code. */
function found(given: GivenCode, run: Uint16Array, word: number): number {
  const program = Uint16Array.from([...tokens(60), SEPARATOR, ...run, SEPARATOR, ...tokens(60)]);
  return given.in(written(program, word)).tokens.reduce((sum, one) => sum + one, 0);
}

/** Starter code of documents of so many tokens, each written in the word 1. */
function givenOf(...sizes: readonly number[]) {
  const given = new GivenCode(PARAMETERS);
  const documents = sizes.map(tokens);
  for (const one of documents) given.add(written(one, 1));
  return { given, documents };
}

describe('given code', () => {
  test.each([
    [100, 12],
    [128, 12],
    [129, 15],
    [256, 15],
    [257, 18],
    [2_048, 24],
    [2_049, 27],
    [16_384, 33],
    [16_385, 36],
    [200_000, 36],
  ])('of %i tokens is known by %i in a row, whatever its names are', (size, run) => {
    const { given, documents } = givenOf(size);
    const [document = new Uint16Array(0)] = documents;
    expect(found(given, document.subarray(40, 40 + run), 2)).toBe(run);
    expect(found(given, document.subarray(40, 40 + run - 1), 2)).toBe(0);
    // As it is written there, twelve are enough however much was given.
    expect(found(given, document.subarray(40, 52), 1)).toBe(12);
    expect(found(given, document.subarray(40, 51), 1)).toBe(0);
  });

  test('in several documents counts with all that are no longer, each of equal ones with the others', () => {
    const apart = givenOf(100, 120);
    const [short = new Uint16Array(0), long = new Uint16Array(0)] = apart.documents;
    expect(found(apart.given, short.subarray(40, 52), 2)).toBe(12);
    expect(found(apart.given, long.subarray(40, 54), 2)).toBe(0);
    expect(found(apart.given, long.subarray(40, 55), 2)).toBe(15);
    const equal = givenOf(100, 100);
    for (const one of equal.documents) {
      expect(found(equal.given, one.subarray(40, 54), 2)).toBe(0);
      expect(found(equal.given, one.subarray(40, 55), 2)).toBe(15);
    }
  });

  test('that was read in a text is known by 36 in a row, and what is left is itself where none was given', () => {
    const given = new GivenCode(PARAMETERS);
    const text = tokens(60);
    expect(given.withoutRead(text)).toBe(text);
    given.addRead(fold(text));
    expect(given.withoutRead(text.subarray(0, 35))).toEqual(text.subarray(0, 35));
    expect(given.withoutRead(text.subarray(0, 36))).toEqual(new Uint16Array(36).fill(SEPARATOR));
  });
});
