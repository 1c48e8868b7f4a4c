/**
 * What a newcomer does after `npm ci` (the README's command), then what keeps the repository honest: nothing generated is stale,
 * and the built action runs from a folder that has no node_modules. The same on every system: `npm ci`, then `npm run ci`;
 * `.ci/run` does both. Ends with one line: `N passed, N failed`; a test counts as much as another step.
 *
 * `--installed`: `npm ci` was done by whoever calls, and counts as the first step. It cannot be done here: it replaces the
 * Node.js that runs this.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** npm starts its scripts in the folder of the package. */
const ROOT = process.cwd();
const RESULTS = 'coverage/results.json';

const Results = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int().default(0),
});

interface Counts {
  readonly passed: number;
  readonly failed: number;
}
const PASSED: Counts = { passed: 1, failed: 0 };
const FAILED: Counts = { passed: 0, failed: 1 };

/** npm's own program, by the npm that runs this script: no shell and no `npm.cmd` is needed. */
function npmProgram(): string {
  const cli = process.env['npm_execpath'];
  if (cli === undefined) throw new Error('Run this with npm: npm run ci');
  return cli;
}

async function npm(...words: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [npmProgram(), ...words], { cwd: ROOT, stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

interface Told {
  readonly isDone: boolean;
  /** All that it printed. */
  readonly said: string;
}

/**
 * Compiler and linter are written in Go, and give each processor a checker of its own, which learns the same types again: beside the
 * tests no processor is free for that. With one, and more room before a heap is cleared up, they take half of the processor time.
 */
const ONE_PROCESSOR = { GOMAXPROCS: '1', GOGC: '400' };

async function quietly(...words: readonly string[]): Promise<Told> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [npmProgram(), ...words], {
      cwd: ROOT,
      env: { ...process.env, ...ONE_PROCESSOR },
      maxBuffer: 100_000_000,
    });
    return { isDone: true, said: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return { isDone: false, said: stdout + stderr };
  }
}

const counted = (isDone: boolean): Counts => (isDone ? PASSED : FAILED);

/** Each test counts. One that was skipped did not pass; a run that fails beside its tests is a failure of its own. */
async function tests(): Promise<Counts> {
  rmSync(join(ROOT, RESULTS), { force: true });
  const isDone = await npm(
    'test',
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
  );
  let results: string;
  try {
    results = readFileSync(join(ROOT, RESULTS), 'utf8');
  } catch {
    return FAILED;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = Results.parse(
    JSON.parse(results),
  );
  const failed = numFailedTests + numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: isDone || failed > 0 ? failed : 1 };
}

/** What only reads the sources: it goes on beside the tests, which mostly wait, and is told after them. */
const BESIDE = {
  typecheck: 'npm run -s typecheck',
  lint: 'npm run -s lint',
  knip: 'npm run -s knip',
  build: 'npm run -s build -- --check',
  generate: 'npm run -s generate -- --check',
} as const;

async function besideTests(): Promise<ReadonlyMap<string, Told>> {
  const ended = new Map<string, Told>();
  for (const [name, command] of Object.entries(BESIDE)) {
    ended.set(name, await quietly(...command.split(' ').slice(1)));
  }
  return ended;
}

let beside: ReturnType<typeof besideTests>;

async function told(name: keyof typeof BESIDE): Promise<Counts> {
  const { isDone = false, said = '' } = (await beside).get(name) ?? {};
  process.stdout.write(said);
  return counted(isDone);
}

const STEPS: readonly (readonly [title: string, step: () => Promise<Counts>])[] = [
  ['demo', async () => counted(await npm('run', 'demo'))],
  [
    'tests',
    () => {
      beside = besideTests();
      return tests();
    },
  ],
  ['types', () => told('typecheck')],
  ['lint and format', () => told('lint')],
  ['unused code and dependencies', () => told('knip')],
  ['dist is fresh', () => told('build')],
  ['tables, schemas and manual page are fresh', () => told('generate')],
  ['the built action runs outside of the repository', async () => counted(await npm('run', '-s', 'outside'))],
];

let { passed, failed } = process.argv.includes('--installed') ? PASSED : { passed: 0, failed: 0 };
for (const [title, step] of STEPS) {
  process.stdout.write(`\n== ${title}\n`);
  const began = performance.now();
  const counts = await step();
  passed += counts.passed;
  failed += counts.failed;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(counts.failed > 0 ? `FAILED: ${title}\n` : `(${seconds} s)\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
