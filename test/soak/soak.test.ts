import { expect, test } from 'vitest';
import { soak } from './soak-run.ts';

test('20 seeded runs with a fault in 15 % of the exchanges: never a wrong green, nothing twice, the verdict is reached', {
  timeout: 180_000,
}, async () => {
  const seeds = Array.from({ length: 20 }, (_, index) => 500 + index);
  const results = await soak(seeds, 10, () => {});
  expect(results.flatMap((result) => result.broken.map((what) => `seed ${result.seed}: ${what}`))).toEqual(
    [],
  );
  expect(results.reduce((sum, result) => sum + result.faults, 0)).toBeGreaterThan(10);
  expect(results.filter((result) => result.verdict).length).toBeGreaterThanOrEqual(19);
});
