import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HastyClock } from '../fake-clock.ts';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { END_SIGNALS, need } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';
import {
  type ActionOptions,
  type ActionRun,
  type Child,
  HANGS_MS,
  runAction,
  runBuiltAction,
} from './run-action.ts';
import { seldom, some } from '../suite.ts';

/* A GitHub that takes requests and never answers. A run that waited for it would hang. */

let github: GitHubStandIn;
let base: StandInRepository;
let number: number;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('org');
  base = github.repository('org/hw1', { private: true, collaborators: { ada: 'admin' } });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  for (const author of ['ann', 'ben']) {
    await base.commit({ branch: author, files: { [`lib/${author}.py`]: program('copied', 60) }, author });
    ({ number } = base.pullRequest({ head: author, author }));
  }
  await github.repository('org/hw1-ann').commit({ files: { 'a.py': program('copied', 60) } });
});
afterEach(async () => {
  await github.close();
});

const jobOf = (
  event: NonNullable<ActionOptions['event']>,
  inputs: Record<string, string> = {},
): ActionOptions => ({
  inputs: { 'github-token': github.token(), 'timeout-minutes': '30', ...inputs },
  env: {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'org/hw1',
    GITHUB_REPOSITORY_OWNER: 'org',
    GITHUB_SHA: base.head() ?? '',
  },
  event,
});

/** Settles once somebody waits for an answer. */
const waiting = (): Promise<unknown> =>
  vi.waitUntil(() => github.requests.some(({ route }) => route === 'never answered'), {
    timeout: HANGS_MS,
    interval: 5,
  });

/** A run whose time is over while it waits for an answer. */
async function run(
  event: NonNullable<ActionOptions['event']>,
  inputs: Record<string, string> = {},
  more: Partial<ActionOptions> = {},
): Promise<ActionRun> {
  const clock = new HastyClock(15_000);
  const running = runAction({ ...jobOf(event, inputs), ...more, clock });
  await Promise.race([waiting(), running]);
  clock.advance(30 * 60_000);
  return running;
}
const repository = (): Record<string, unknown> => ({
  id: base.id,
  full_name: base.fullName,
  private: true,
});
const onPull = (): NonNullable<ActionOptions['event']> => ({
  name: 'pull_request_target',
  payload: pullRequestPayload(base, number, (fullName) => github.find(fullName)),
});
const byHand = (): NonNullable<ActionOptions['event']> => ({
  name: 'workflow_dispatch',
  payload: { repository: repository() },
});
const silent = (path: RegExp): void => github.fail({ path, times: 999 }, 'silent');

describe('the time of a run is kept', () => {
  const endOf = (done: ActionRun): unknown => ({
    signal: done.signal,
    exitCode: done.exitCode,
    outcome: done.outputs['outcome'],
    isSaid: [
      /^::error::timeout: .*timeout-minutes/m.test(done.stdout),
      done.summary.includes('timeout-minutes'),
    ],
  });
  const IN_TIME = { signal: null, exitCode: 1, outcome: 'timeout', isSaid: [true, true] };

  test.each([
    ['the config file, which git brings', /git-upload-pack/],
    ['the list of the open ones', /pulls\?/],
  ])('while %s does not come', async (_, path) => {
    silent(path);
    expect(endOf(await run(onPull()))).toEqual(IN_TIME);
  });

  test.each([
    ['the list of repositories', /orgs\/org\/repos/],
    ['an archive', /_codeload/],
  ])('while %s does not come', async (_, path) => {
    silent(path);
    expect(endOf(await run(byHand(), { repositories: 'hw1-*', organization: 'org' }))).toEqual(IN_TIME);
  });

  seldom('and the process, as it is built, ends with it, though an answer is still waited for', async () => {
    silent(/pulls\?/);
    expect(endOf(await runBuiltAction(jobOf(onPull(), { 'timeout-minutes': '0.05' })))).toEqual(IN_TIME);
  });

  test('while nobody says whether the repository is public', async () => {
    silent(/\/repos\/org\/hw1$/);
    expect(endOf(await run({ name: 'schedule', payload: {} }, { repositories: 'hw1-*' }))).toEqual(IN_TIME);
  });

  seldom('while the bot cannot answer', async () => {
    silent(/reactions/);
    const { id } = base.comment(number, '/similarity help', 'ada');
    const payload = {
      action: 'created',
      repository: repository(),
      issue: { number, pull_request: { url: 'x' } },
      comment: { id, body: '/similarity help', user: { login: 'ada', id: 7, type: 'User' } },
    };
    expect(endOf(await run({ name: 'issue_comment', payload }))).toEqual(IN_TIME);
  });

  test('while a scan waits for its state', async () => {
    silent(/git\/ref/);
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.github'));
    writeFileSync(
      join(workspace, '.github', 'similarity.yml'),
      'assignments:\n  - name: hw1\n    organization: org\n    repositories: hw1-*\n',
    );
    const done = await run({ name: 'schedule', payload: { repository: repository() } }, {}, { workspace });
    expect([done.signal, done.exitCode, done.outputs['outcome']]).toEqual([null, 1, 'timeout']);
  });

  seldom('while the comment cannot be written: the verdict stands, and the report is there', async () => {
    silent(/issues\/\d+\/comments/);
    const done = await run(onPull());
    expect([done.signal, done.outputs['outcome'], done.outputs['flagged-count']]).toEqual([
      null,
      'flagged',
      '1',
    ]);
    expect(done.stdout).toMatch(/^::warning::The result could not be written to GitHub: .*timeout-minutes/m);
    expect(done.summary).toContain('needs a person’s review');
    expect(done.outputs['report-path']).not.toBe('');
  });
});

test.each(some(END_SIGNALS, 1))('%s ends a run that waits for GitHub', async (signal) => {
  need('signals');
  silent(/git-upload-pack/);
  let child: Child | null = null;
  const running = runBuiltAction({ ...jobOf(onPull()), onOutput: (one) => (child = one) });
  await waiting();
  (child as Child | null)?.kill(signal);
  const done = await running;
  expect([done.signal, done.exitCode, done.outputs['outcome']]).toEqual([null, 1, 'cancelled']);
  expect(done.summary).toContain('cancelled');
});
