import { afterEach, expect, test } from 'vitest';
import { startClass, type Term } from './term.ts';
import { seldom } from '../suite.ts';

/* What becomes of a whole scan when its branch cannot be written, is reset under it, or holds a file that is damaged. */

let made: Term | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

const BRANCH = 'similarity-state';
/** As the recipe of scans has it. */
const RECIPE = { 'on-error': 'warn', 'fail-on': 'new' };

test('a rule on the branch is red at once, with the cure where one looks first', async () => {
  made = await startClass();
  const message = 'Repository rule violations found\n\nCannot create this protected ref.';
  made.github.fail({ method: 'POST', path: /git\/refs/, times: 99 }, { status: 422, body: { message } });
  const run = await made.scan({ run: 1, inputs: RECIPE });
  expect(run).toMatchObject({ outcome: 'config-error', exitCode: 1 });
  expect(run.stdout).toMatch(
    /::error.*A rule of course\/staff forbids .*similarity-state.*Exempt that branch/,
  );
  expect(made.service.checks).toEqual([]);
  expect(
    made.github.requests.filter(({ path, method }) => method === 'POST' && path.includes('git/refs')),
  ).toHaveLength(1);
});

seldom('a branch that is deleted under a scan ends it red, and the next one finds its way', async () => {
  const scanned = await startClass();
  made = scanned;
  // When its second commit is made, what it knows is gone.
  let writes = 0;
  scanned.github.onWrite((method) => {
    if (method !== 'PATCH') return null;
    writes += 1;
    if (writes === 2) scanned.staff.branches.delete(BRANCH);
    return null;
  });
  const run = await scanned.scan({ run: 1, inputs: RECIPE });
  expect(run).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
  expect(run.stdout).toMatch(/::error.*state of the scans was reset while this run was scanning/);
  scanned.github.onWrite(() => null);
  expect((await scanned.scan({ run: 2, inputs: RECIPE })).outcome).not.toBe('incomplete');
});

seldom('a damaged file of one assignment costs that one alone', async () => {
  const config = (names: readonly string[]): string =>
    `assignments:\n${names.map((name) => `  - name: ${name}\n    repositories: hw1-*\n    fail-on: never\n    ai: false\n`).join('')}`;
  made = await startClass(config(['one', 'two']));
  await made.scan({ run: 1 });
  const checks = made.service.checks.length;
  await made.staff.commit({ branch: BRANCH, files: { 'assignments/two.json': '{"version": 1' } });
  const run = await made.scan({ run: 2 });
  expect(run.stdout).toMatch(/::warning.*The state of two .*cannot be read.*All others go on/);
  expect(run.summary).toMatch(/`one` \| skipped .*Nothing changed in 3 repositories/);
  expect(run.summary).toMatch(/`two` \| (?:passed|flagged) /);
  expect(made.service.checks).toHaveLength(checks + 1);
});
