/**
 * What a newcomer does after `npm ci` (the README's command), then what keeps the repository honest: nothing generated is stale,
 * and the built action runs from a folder that has no node_modules. The same on every system: `npm ci`, then `npm run ci`;
 * `.ci/run` does both. Ends with one line: `N passed, N failed`; a test counts as much as another step.
 *
 * `--installed`: `npm ci` was done by whoever calls, and counts as the first step. It cannot be done here: it replaces the
 * Node.js that runs this.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** npm starts its scripts in the folder of the package. */
const ROOT = process.cwd();
const RESULTS = 'coverage/results.json';
/** What is generated and checked in. */
const GENERATED = ['dist', 'docs', 'man', 'schema', 'action.yml', 'README.md'];

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

function run(command: string, words: readonly string[]): boolean {
  const { status, error } = spawnSync(command, words, { cwd: ROOT, stdio: 'inherit' });
  if (error !== undefined) process.stderr.write(`${command}: ${error.message}\n`);
  return status === 0;
}

/** npm, by the npm that runs this script: no shell and no `npm.cmd` is needed. */
function npm(...words: readonly string[]): boolean {
  const cli = process.env['npm_execpath'];
  if (cli === undefined) throw new Error('Run this with npm: npm run ci');
  return run(process.execPath, [cli, ...words]);
}

const counted = (isDone: boolean): Counts => (isDone ? PASSED : FAILED);

/** Each test counts. One that was skipped did not pass; a run that fails beside its tests is a failure of its own. */
function tests(): Counts {
  rmSync(join(ROOT, RESULTS), { force: true });
  const isDone = npm('test', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`);
  let text: string;
  try {
    text = readFileSync(join(ROOT, RESULTS), 'utf8');
  } catch {
    return FAILED;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = Results.parse(JSON.parse(text));
  const failed = numFailedTests + numPendingTests + numTodoTests;
  return { passed: numPassedTests, failed: isDone || failed > 0 ? failed : 1 };
}

function isFresh(): boolean {
  if (!npm('run', '-s', 'build') || !npm('run', '-s', 'generate', '--', '--check')) return false;
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--', ...GENERATED], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  return status === 0 && stdout === '';
}

const STEPS: readonly (readonly [title: string, step: () => Counts])[] = [
  ['demo', () => counted(npm('run', 'demo'))],
  ['tests', tests],
  ['types', () => counted(npm('run', '-s', 'typecheck'))],
  ['lint and format', () => counted(npm('run', '-s', 'lint'))],
  ['unused code and dependencies', () => counted(npm('run', '-s', 'knip'))],
  ['dist, tables, schemas and manual page are fresh', () => counted(isFresh())],
  ['the built action runs outside of the repository', () => counted(npm('run', '-s', 'outside'))],
];

let { passed, failed } = process.argv.includes('--installed') ? PASSED : { passed: 0, failed: 0 };
for (const [title, step] of STEPS) {
  process.stdout.write(`\n== ${title}\n`);
  const counts = step();
  passed += counts.passed;
  failed += counts.failed;
  if (counts.failed > 0) process.stdout.write(`FAILED: ${title}\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
