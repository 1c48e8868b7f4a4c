/**
 * `npm run fuzz -- [--runs 1000] [--seed N] [--minutes 30]`: the properties of the tests, with more input than a run of the tests has
 * time for. All of them take the seed that is printed; the same seed gives the same input again. Begins again with the next seed until
 * the minutes are over, and at least once.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '0' },
  },
});
const root = join(import.meta.dirname, '..');
const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name))
  .filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"));
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const configFile = join(folder, 'vitest.config.mjs');
writeFileSync(
  configFile,
  `export default ${JSON.stringify({
    test: {
      root,
      include: files,
      setupFiles: [join(import.meta.dirname, 'fuzz-runs.ts')],
      testTimeout: 3_600_000,
    },
  })};\n`,
);

const until = performance.now() + Number(values.minutes) * 60_000;
try {
  let seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  do {
    process.stdout.write(`${files.length} files, ${values.runs} runs of each property, seed ${seed}\n`);
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', configFile, '--root', root],
      { stdio: 'inherit', env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: values.runs } },
    );
    if (status !== 0) {
      process.stdout.write(`To see it again: npm run fuzz -- --runs ${values.runs} --seed ${seed}\n`);
      process.exitCode = 1;
      break;
    }
    seed = (seed + 1) % 2 ** 31;
  } while (performance.now() < until);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
