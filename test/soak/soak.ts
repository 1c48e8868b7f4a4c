/** `npm run soak -- --runs 200 --seed 1`: many seeded runs of the built action against a service that fails. */
import { parseArgs } from 'node:util';
import { soak } from './soak-run.ts';

const LANES = 24;
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const first = Number(values.seed);
const seeds = Array.from({ length: Number(values.runs) }, (_, index) => first + index);

const results = await soak(seeds, LANES, (result) => {
  if (result.broken.length > 0 || !result.verdict) {
    process.stdout.write(
      `seed ${result.seed}: ${result.outcome}, exit ${result.exitCode}, ${result.faults} faults${result.broken.length > 0 ? `, BROKEN: ${result.broken.join('; ')}` : ''}\n`,
    );
  }
});
const broken = results.filter((result) => result.broken.length > 0);
const verdicts = results.filter((result) => result.verdict);
const sum = (pick: (result: (typeof results)[number]) => number): number =>
  results.reduce((total, result) => total + pick(result), 0);
process.stdout.write(
  [
    `runs: ${results.length} (seeds ${first} to ${first + seeds.length - 1})`,
    `requests: ${sum((result) => result.requests)}, faults: ${sum((result) => result.faults)}`,
    `verdict reached and true: ${verdicts.length} (${((100 * verdicts.length) / results.length).toFixed(1)} %)`,
    `promises broken: ${broken.length}`,
    `slowest run: ${(Math.max(...results.map((result) => result.ms)) / 1_000).toFixed(1)} s`,
    '',
  ].join('\n'),
);
process.exitCode = broken.length === 0 && verdicts.length >= results.length * 0.95 ? 0 : 1;
