import { describe, expect, test } from 'vitest';
import { leaveOneSourceOut, spreadOf } from '../spread.ts';

test('quartiles are numbers of the list', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ count: 4, mean: 2.5, least: 1, lowerQuartile: 1, median: 2 });
  expect(spreadOf([5])).toEqual({ count: 1, mean: 5, least: 5, lowerQuartile: 5, median: 5 });
});

test('what is not known is left out of a spread', () => {
  expect(spreadOf([2, Number.NaN, 4])).toMatchObject({ count: 2, mean: 3, least: 2 });
  expect(spreadOf([Number.NaN])).toMatchObject({ count: 0, mean: Number.NaN });
});

describe('leaving one source out', () => {
  const measured = (
    table: Record<string, Record<string, readonly number[]>>,
  ): Parameters<typeof leaveOneSourceOut>[0] =>
    Object.entries(table).flatMap(([source, candidates]) =>
      Object.entries(candidates).flatMap(([candidate, values]) =>
        values.map((value) => ({ source, candidate, value })),
      ),
    );

  test('the source left out has no say in what is chosen for it', () => {
    const found = leaveOneSourceOut(
      measured({ a: { x: [0.9], y: [0.1] }, b: { x: [0.2], y: [0.8] }, c: { x: [0.3], y: [0.7] } }),
    );
    expect(found.map(({ source, chosen, value, best }) => [source, chosen, value, best])).toEqual([
      ['a', 'y', 0.1, 0.9],
      ['b', 'x', 0.2, 0.8],
      ['c', 'x', 0.3, 0.7],
    ]);
  });

  test('a source with many views counts once', () => {
    const many = Array.from({ length: 50 }, () => 0.9);
    const [first] = leaveOneSourceOut(
      measured({
        out: { x: [0], y: [1] },
        large: { x: many, y: many.map(() => 0.8) },
        small: { x: [0.1], y: [0.5] },
      }),
    );
    expect(first?.chosen).toBe('y');
  });
});
