import { describe, expect, it } from 'vitest';
import { CountedGrams, RunHash } from '../../src/engine/counted-grams.ts';
import { randomFrom } from '../random.ts';

describe('grams that are counted', () => {
  /** What each document's grams are numbered, the first two or so equal ones apart. */
  function numbered(
    grams: CountedGrams,
    documents: readonly (readonly (readonly [low: number, high: number])[])[],
  ): readonly (readonly number[])[] {
    return documents.map((document) => {
      grams.open();
      for (const [low, high] of document) grams.add(low, high);
      return [...grams.close()];
    });
  }

  it('have a number for each of the first that are equal in a document, the same in every document', () => {
    const random = randomFrom(7);
    // More than the lists have room for at first, and few enough kinds that many are equal.
    const documents = [5_000, 40, 0, 3_000, 12_000].map((length) =>
      Array.from({ length }, () => [random.integer(0, length), random.pick([1, 2])] as const),
    );
    for (const most of [1, 3]) {
      const grams = new CountedGrams(most);
      const known = new Map<string, number>();
      const expected = documents.map((document) => {
        const times = new Map<string, number>();
        return document.flatMap(([low, high]) => {
          const gram = `${low} ${high}`;
          const before = times.get(gram) ?? 0;
          if (before === most) return [];
          times.set(gram, before + 1);
          const number = known.get(`${gram} ${before}`) ?? known.size;
          known.set(`${gram} ${before}`, number);
          return number;
        });
      });
      expect(numbered(grams, documents)).toEqual(expected);
      expect(grams.table.size).toBe(known.size);
    }
  });

  it('are one where 32 bits of the first number and 20 of the second are the same', () => {
    const [numbers] = numbered(new CountedGrams(1), [
      [
        [-1, 5],
        [0xffff_ffff, 5 + 2 ** 20],
        [-1, 5 + 2 ** 19],
        [2 ** 31 - 1, 5],
      ],
    ]);
    expect(numbers).toEqual([0, 1, 2]);
  });
});

it('hashes of runs differ by what the run holds, in which order, and begin anew', () => {
  const hash = new RunHash();
  const of = (...parts: readonly number[]): string => {
    hash.of(Uint32Array.from(parts), 0, parts.length);
    return `${hash.low >>> 0} ${hash.high & 0xf_ffff}`;
  };
  const runs = Array.from({ length: 20 }, (_, a) => Array.from({ length: 20 }, (__, b) => of(a, b))).flat();
  expect(new Set(runs).size).toBe(400);
  expect(new Set(runs.map((run) => run.split(' ')[0])).size).toBe(400);
  expect(new Set(runs.map((run) => run.split(' ')[1])).size).toBeGreaterThan(395);
  expect(of(3, 4)).toBe(runs[64]);
  // Numbers that differ in their highest bits only, as those of two languages do.
  expect(new Set([0, 1, 2, 3].map((top) => of(top * 2 ** 30, 7))).size).toBe(4);
});
