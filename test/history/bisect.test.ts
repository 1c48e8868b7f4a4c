import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf } from '../../src/check/history/bisect.ts';

/** Looks in a list of states, and counts how many were read. */
async function look(states: readonly (boolean | null)[]) {
  const read: number[] = [];
  const found = await firstOf(states.length, (at) => {
    read.push(at);
    return Promise.resolve(states[at] ?? null);
  });
  return { ...found, read };
}

/** `before` states without it, then those with it. */
function appears(before: number, length: number): readonly boolean[] {
  return Array.from({ length }, (_, at) => at >= before);
}

describe('the first state that holds something', () => {
  test('of one state is that one, and nothing is read', async () => {
    expect(await look([true])).toEqual({ index: 0, isExact: true, read: [] });
  });

  test('of up to six is found from the beginning, and is exact', async () => {
    expect(await look(appears(3, 6))).toEqual({ index: 3, isExact: true, read: [0, 1, 2, 3] });
    // It was taken out and put in again: the first time counts.
    expect(await look([false, true, false, false, false, true])).toMatchObject({ index: 1, isExact: true });
    expect((await look(appears(6, 7))).read.length).toBeLessThan(6);
  });

  test('of many is the one after the last without it, wherever that is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 500 }), fc.nat(), async (length, seed) => {
        const states = appears(seed % length, length);
        const { index, read } = await look(states);
        expect(index).toBe(states.indexOf(true));
        expect(new Set(read).size).toBe(read.length);
        expect(read.length).toBeLessThanOrEqual(Math.ceil(Math.log2(length)) + 4);
      }),
    );
  });

  test('of many is not exact where states before it were not read', async () => {
    expect(await look(appears(60, 100))).toMatchObject({ index: 60, isExact: false });
    expect(await look(appears(0, 100))).toEqual({ index: 0, isExact: true, read: [0] });
    expect(await look(appears(1, 100))).toMatchObject({ index: 1, isExact: true });
  });

  test('is found where it was there long before, taken out, and put in again', async () => {
    const states = Array.from({ length: 90 }, (_, at) => (at >= 20 && at < 40) || at >= 89);
    expect(await look(states)).toMatchObject({ index: 20, isExact: false });
  });

  test('is not exact where a state before it cannot be read', async () => {
    expect(await look([null, false, true])).toMatchObject({ index: 2, isExact: false });
    expect(await look([false, false, null])).toMatchObject({ index: 2, isExact: true });
  });
});
