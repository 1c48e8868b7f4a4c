import { describe, expect, test } from 'vitest';
import type { Imprint } from '../../../src/engine/imprints.ts';
import { chooseEarlier, type KeptImprints } from '../../../src/service/matching/choose-earlier.ts';

const LIMITS = { documents: 1_000, holders: 32, likely: 32, wanted: 8, inAll: 100 };

function imprint(id: number, hashes: readonly number[], sample = hashes): Imprint {
  return {
    id,
    hashes: Float64Array.from(hashes).toSorted(),
    sample: Float64Array.from(sample).toSorted(),
  };
}

/** Numbers from `from` on. */
function run(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

/** Imprints in maps. */
function keeping(kept: readonly Imprint[]): KeptImprints {
  return {
    holders: (hashes, most) =>
      Promise.resolve(
        new Map(
          hashes.map((hash) => [
            hash,
            kept
              .filter(({ sample }) => sample.includes(hash))
              .map(({ id }) => id)
              .toSorted((a, b) => b - a)
              .slice(0, most),
          ]),
        ),
      ),
    hashes: (ids) =>
      Promise.resolve(
        new Map(
          kept
            .filter(({ id }) => ids.includes(id))
            .map(({ id, hashes }) => [id, Uint32Array.from(hashes, (hash) => hash % 2 ** 32)]),
        ),
      ),
  };
}

describe('the earlier submissions that are read', () => {
  test('are those with the most in common, the most alike first, and none with nothing', async () => {
    const kept = [
      imprint(1, run(0, 40)),
      imprint(2, [...run(0, 20), ...run(500, 20)]),
      imprint(3, run(900, 40)),
      imprint(4, [...run(0, 30), ...run(600, 10)]),
    ];
    expect(await chooseEarlier([imprint(9, run(0, 40))], keeping(kept), LIMITS)).toEqual([1, 4, 2]);
  });

  test('are found by the rare hashes alone, and ranked by all', async () => {
    const kept = [
      imprint(1, run(0, 40), [39]),
      imprint(2, [...run(0, 10), 39], [39]),
      imprint(3, run(0, 40), [77]),
    ];
    expect(await chooseEarlier([imprint(9, run(0, 40))], keeping(kept), LIMITS)).toEqual([1, 2]);
  });

  test('hold the source of one function beside thirty earlier versions of the program', async () => {
    const own = run(0, 60);
    const versions = run(1, 30).map((id) => imprint(id, own.slice(0, 48)));
    const source = imprint(99, [...own.slice(52), ...run(700, 60)]);
    const found = await chooseEarlier([imprint(200, own)], keeping([...versions, source]), {
      ...LIMITS,
      likely: 12,
    });
    expect(found).toContain(99);
    expect(found).toHaveLength(LIMITS.wanted);
  });

  test('hold the source of each piece of a program from three', async () => {
    const kept = [
      ...run(1, 20).map((id) => imprint(id, run(0, 40))),
      imprint(50, [...run(40, 10), ...run(5_000, 50)]),
      imprint(51, [...run(50, 10), ...run(6_000, 50)]),
    ];
    const found = await chooseEarlier([imprint(200, run(0, 60))], keeping(kept), { ...LIMITS, wanted: 6 });
    expect(found).toEqual(expect.arrayContaining([20, 50, 51]));
  });

  test('are the best of each submission before the second best of any', async () => {
    const kept = [
      ...run(1, 5).map((id) => imprint(id, run(0, 40))),
      imprint(6, [...run(100, 4), ...run(3_000, 60)]),
      imprint(7, [...run(200, 2), ...run(4_000, 60)]),
    ];
    const own = [imprint(11, run(0, 40)), imprint(12, run(100, 40)), imprint(13, run(200, 40))];
    expect(await chooseEarlier(own, keeping(kept), { ...LIMITS, inAll: 3 })).toEqual([5, 6, 7]);
    expect(await chooseEarlier(own, keeping(kept), { ...LIMITS, inAll: 4 })).toEqual([5, 6, 7, 4]);
  });

  test('are none where there is nothing to look for, or nothing kept', async () => {
    expect(await chooseEarlier([], keeping([imprint(1, [1])]), LIMITS)).toEqual([]);
    expect(await chooseEarlier([imprint(9, run(0, 40))], keeping([]), LIMITS)).toEqual([]);
    expect(await chooseEarlier([imprint(9, [])], keeping([imprint(1, [1])]), LIMITS)).toEqual([]);
  });

  test('are the same when many hashes and imprints are asked for in parts', async () => {
    const own = run(0, 60).map((at) => imprint(10_000 + at, run(at * 1_000, 900)));
    const kept = run(0, 300).map((at) => imprint(at + 1, run((at % 60) * 1_000, 300 + at)));
    const found = await chooseEarlier(
      own,
      keeping(kept.map((one) => ({ ...one, sample: one.hashes.slice(0, 4) }))),
      LIMITS,
    );
    // Of each of the sixty the longest, and the next ones.
    expect(found.slice(0, 60).toSorted((a, b) => a - b)).toEqual(run(241, 60));
    expect(new Set(found).size).toBe(100);
  });
});
