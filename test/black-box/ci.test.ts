import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { ROOT } from './run-action.ts';
import { seldom } from '../suite.ts';

/* The list of steps with an npm that only notes what it is asked for. */

interface Told {
  /** What the tests came to: passed, failed, skipped. */
  readonly counts: readonly [number, number, number];
  /** Words of steps that fail. */
  readonly failing?: readonly string[];
  readonly options?: readonly string[];
}

function ci({ counts: [passed, failed, skipped], failing = [], options = [] }: Told) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'coverage'));
  const results = { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped };
  writeFileSync(
    join(folder, 'npm.cjs'),
    `const { appendFileSync, writeFileSync } = require('node:fs');
const words = process.argv.slice(2);
appendFileSync('asked', words.join(' ') + '\\n');
if (words[0] === 'test') writeFileSync('coverage/results.json', ${JSON.stringify(JSON.stringify(results))});
process.exitCode = ${JSON.stringify(failing)}.some((one) => words.includes(one)) ? 1 : 0;
`,
  );
  const { stdout, status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'ci.ts'), ...options], {
    cwd: folder,
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs') },
    encoding: 'utf8',
  });
  return { last: stdout.trimEnd().split('\n').at(-1), status, stdout };
}

describe('the local check', () => {
  test('counts each test, each step beside them, and the installation that was done before', () => {
    expect(ci({ counts: [1200, 0, 0] })).toMatchObject({ last: '1207 passed, 0 failed', status: 0 });
    const run = ci({ counts: [1200, 0, 0], options: ['--installed'] });
    expect(run).toMatchObject({ last: '1208 passed, 0 failed', status: 0 });
    expect(run.stdout.match(/^== .*/gm)).toHaveLength(8);
  });

  seldom('counts a test that failed or was skipped once, and is red', () => {
    const run = ci({ counts: [1198, 1, 1], failing: ['test'] });
    expect(run).toMatchObject({ last: '1205 passed, 2 failed', status: 1 });
    expect(run.stdout).toContain('FAILED: tests');
  });

  seldom('is red where tests end badly though all passed, and where a step does', () => {
    expect(ci({ counts: [9, 0, 0], failing: ['test'] })).toMatchObject({
      last: '16 passed, 1 failed',
      status: 1,
    });
    expect(ci({ counts: [9, 0, 0], failing: ['knip', 'build'] })).toMatchObject({
      last: '14 passed, 2 failed',
      status: 1,
    });
    const stale = ci({ counts: [9, 0, 0], failing: ['--check'] });
    expect(stale).toMatchObject({ last: '14 passed, 2 failed', status: 1 });
    expect(stale.stdout).toContain('FAILED: dist is fresh');
  });
});
