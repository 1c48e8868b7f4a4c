import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NAMES } from '../../scripts/self-test/made.ts';
import { selfTest } from '../../scripts/self-test/self-test.ts';
import { markOf, prefixOf, runOf } from '../../scripts/self-test/throw-away.ts';
import { runAction } from '../black-box/run-action.ts';
import { ourStep, readWorkflow } from '../black-box/workflows.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Fault, type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { ROOT } from '../repository/workflows.ts';
import { Runners, runSelfTest, type RunTheAction, type SelfTestRun, stepsOfSelfTest } from './runner.ts';
import { seldom, some } from '../suite.ts';

/*
 * The workflow that tries the action on GitHub itself, tried here: its steps as they stand, the recipes as it pushes them, and a GitHub
 * that runs them. Whatever happens in the middle, what it made is deleted, and nothing else is.
 */

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('tests');
});
afterEach(async () => {
  await github.close();
});

/** In place of the action, where only what is made and deleted matters. */
const nothing: RunTheAction = () => Promise.resolve({ exitCode: 0, outputs: {}, stdout: '', stderr: '' });

const run = (
  options: { readonly action?: RunTheAction; readonly runId?: string; readonly diesAfter?: number } = {},
): Promise<SelfTestRun & { readonly log: string }> => {
  const { action = nothing, ...rest } = options;
  const runners = new Runners(github, action);
  return runSelfTest(github, runners, action, { organization: 'tests', ...rest }).then((done) => ({
    ...done,
    log: runners.log.join('\n'),
  }));
};

/** What is left of a run. */
const leftOf = (runId = '4711'): readonly string[] =>
  NAMES.filter((name) => github.find(`tests/${prefixOf(`${runId}-1`)}-${name}`) !== null);

/** One command, without the workflow around it. */
async function byHand(
  args: readonly string[],
  runId: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly printed: readonly string[] }> {
  const printed: string[] = [];
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_SHA: 'c',
    GITHUB_RUN_ID: runId,
    SELF_TEST_ORGANIZATION: 'tests',
    SELF_TEST_TOKEN: github.token({ login: 'maintainer' }),
    ...more,
  };
  const print = (text: string): void => void printed.push(text);
  return { code: await selfTest(args, { environment, clock: new FakeClock(), print }), printed };
}

seldom('every recipe does what is expected of it, and nothing is left', async () => {
  const done = await run({ action: runAction });
  const wrong = done.printed.split('\n').filter((line) => line.startsWith('| ❌'));
  expect(wrong.length === 0 ? '' : `${wrong.join('\n')}\n${done.log}`).toBe('');
  expect(done.isGreen).toBe(true);
  expect(done.summary.match(/^\| ✅/gm)).toHaveLength(20);
  expect(done.printed).toContain(done.summary.trim());
  expect(leftOf()).toEqual([]);
});

test.each([
  ['course', 'course.yml', 0],
  ['sharded', 'sharded.yml', 1],
  ['web', 'web.yml', 0],
] as const)('the step %s has the inputs of %s', (id, file, at) => {
  const job = Object.values(
    readWorkflow(readFileSync(join(ROOT, 'examples', 'workflows', file), 'utf8')).jobs,
  )[at];
  const recipe = job === undefined ? {} : (ourStep(job).with ?? {});
  const step = stepsOfSelfTest().find((one) => one.id === id)?.with ?? {};
  // Of its own only where its report lies, as several lie in one job.
  expect(
    Object.keys(step)
      .filter((name) => name !== 'report-dir')
      .toSorted(),
  ).toEqual(Object.keys(recipe).toSorted());
  for (const name of ['fail-on', 'shard', 'web', 'dry-run']) {
    expect([name, step[name]]).toEqual([name, recipe[name]]);
  }
});

describe('what a self-test made is deleted', () => {
  const lost = 'lost';
  const broken = { status: 500 };
  test.each(
    some<[what: string, method: string, path: RegExp, skip: number, how: Fault]>(
      [
        ['the first repository', 'POST', /^\/orgs\/tests\/repos/, 0, broken],
        ['the first repository, which is there', 'POST', /^\/orgs\/tests\/repos/, 0, lost],
        ['a repository in the middle, which is there', 'POST', /^\/orgs\/tests\/repos/, 7, lost],
        ['a file', 'PUT', /\/contents\//, 4, broken],
        ['the fork', 'POST', /\/forks$/, 0, broken],
        ['the fork, which is there', 'POST', /\/forks$/, 0, lost],
        ['files of a workflow', 'POST', /\/git\/trees$/, 0, broken],
        ['a pull request', 'POST', /\/pulls$/, 0, lost],
        ['a command', 'POST', /\/issues\/\d+\/comments$/, 0, broken],
        ['a scan', 'POST', /\/dispatches$/, 0, broken],
      ],
      4,
    ),
  )('where %s fails', async (_, method, path, skip, how) => {
    github.fail({ method, path, skip }, how);
    const done = await run();
    expect(done.isGreen).toBe(false);
    expect(done.printed).toMatch(/GitHub answered 500 to|there was no answer/);
    expect(leftOf()).toEqual([]);
  });

  test('by the command that failed, also where the list of repositories does not have them yet', async () => {
    github.fail({ method: 'POST', path: /^\/orgs\/tests\/repos/, skip: 7 }, lost);
    github.fail({ method: 'GET', path: /^\/orgs\/tests\/repos/ }, { status: 200, body: [] });
    const { code, printed } = await byHand(['make'], '4711');
    expect([code, printed[0]]).toEqual([
      1,
      expect.stringContaining('POST /orgs/tests/repos: there was no answer'),
    ]);
    expect(printed[1]?.split(', ')).toHaveLength(8);
    expect(leftOf()).toEqual([]);
  });

  seldom('by the last step, where the one before could not', async () => {
    github.fail({ method: 'DELETE', path: /-staff$/ }, { status: 403 });
    const done = await run();
    expect(done.printed).toContain(
      'could not be deleted: tests/similarity-self-test-4711-1-staff: GitHub answered 403',
    );
    expect(leftOf()).toEqual([]);
  });

  seldom('by a later run, where the runner was gone', async () => {
    await run({ diesAfter: 4 });
    expect(leftOf()).toEqual(NAMES);
    // That of another run only: this one made nothing.
    expect((await byHand(['clean-up'], '4712')).code).toBe(0);
    expect(leftOf()).toEqual(NAMES);
    const { code, printed } = await byHand(['clean-up', '--all'], '4712');
    expect([code, leftOf(), printed.at(-1)?.split(', ').length]).toEqual([0, [], NAMES.length]);
  });
});

seldom('a repository of somebody else stays, whatever it is called', async () => {
  const names = ['similarity-self-test-4711-1-staff-of-ours', 'similarity-self-test-of-last-year', 'staff'];
  for (const name of names) github.repository(`tests/${name}`, { description: 'Ours' });
  // The mark of another run, and the mark alone.
  github.repository('tests/similarity-self-test-1-1-mine', { description: markOf('2-1') });
  github.repository('tests/mine', { description: markOf('4711-1') });
  github.repository('other/similarity-self-test-4711-1-hw1-amber', { description: markOf('4711-1') });
  await run();
  const kept = [...names, 'similarity-self-test-1-1-mine', 'mine'].map((name) => `tests/${name}`);
  for (const name of [...kept, 'other/similarity-self-test-4711-1-hw1-amber']) {
    expect(github.find(name)).not.toBeNull();
  }
  expect(leftOf()).toEqual([]);
});

test.each([
  ['similarity-self-test-4711-1-staff', markOf('4711-1'), '4711-1'],
  ['similarity-self-test-4711-1-staff', markOf('4711-2'), null],
  ['similarity-self-test-4711-1-staff', `${markOf('4711-1')} `, null],
  ['similarity-self-test-4711-1-staff', null, null],
  ['similarity-self-test-4711-staff', markOf('4711'), null],
  ['a-similarity-self-test-4711-1-staff', markOf('4711-1'), null],
])('%s, described as %j, is of run %s', (name, description, expected) => {
  expect(runOf({ name, full_name: `tests/${name}`, description })).toBe(expected);
});

test.each([
  [[], {}, /say what to do/],
  [['look', '--all'], {}, /say what to do/],
  [['make'], { SELF_TEST_TOKEN: '' }, /SELF_TEST_TOKEN is not set: the secret/],
  [['make'], { SELF_TEST_ORGANIZATION: '../x' }, /"\.\.\/x" is no organisation/],
  [['make'], { GITHUB_RUN_ID: 'x' }, /or x-1 no run/],
])('%j with %j is refused with a sentence', async (args, wrong, sentence) => {
  const { code, printed } = await byHand(args, '1', wrong);
  expect(code).toBe(2);
  expect(printed.join('\n')).toMatch(sentence);
  expect(github.requests).toEqual([]);
});
