import { expect, test } from 'vitest';
import { some } from '../suite.ts';
import { soak } from './soak-run.ts';

test('seeded runs with a fault in 15 % of the exchanges: never a wrong green, nothing twice, the verdict is reached', async () => {
  const seeds = some(
    Array.from({ length: 20 }, (_, index) => 500 + index),
    4,
  );
  const results = await soak(seeds, 10, () => {});
  expect(results.flatMap((result) => result.broken.map((what) => `seed ${result.seed}: ${what}`))).toEqual(
    [],
  );
  expect(results.reduce((sum, result) => sum + result.faults, 0)).toBeGreaterThan(seeds.length / 2);
  expect(results.filter((result) => result.verdict).length).toBeGreaterThanOrEqual(seeds.length - 1);
});
