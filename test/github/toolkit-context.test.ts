import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { context } from '@actions/github';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContext } from '../../src/runner/context.ts';

type Toolkit = Pick<
  typeof context,
  'eventName' | 'sha' | 'ref' | 'actor' | 'job' | 'runId' | 'runAttempt' | 'apiUrl' | 'serverUrl'
> & { readonly repo: typeof context.repo; readonly issue: typeof context.issue };

const run = promisify(execFile);
const SHA = '0123456789abcdef0123456789abcdef01234567';
const BASE_SHA = '89abcdef0123456789abcdef0123456789abcdef';
const repository = { id: 7, name: 'course', full_name: 'uni/course', private: true, owner: { login: 'uni' } };

const PAYLOADS: Readonly<Record<string, unknown>> = {
  pull_request: {
    action: 'synchronize',
    repository,
    pull_request: {
      number: 12,
      state: 'open',
      user: { login: 'ada', id: 3 },
      head: { sha: SHA, repo: { full_name: 'ada/course' } },
      base: { sha: BASE_SHA, ref: 'main', repo: { full_name: 'uni/course' } },
    },
  },
  issue_comment: {
    action: 'created',
    repository,
    issue: { number: 31, pull_request: {} },
    comment: { id: 99, body: '/similarity check', user: { login: 'grace', id: 4, type: 'User' } },
  },
  workflow_dispatch: { repository, inputs: { command: 'check' } },
  schedule: { repository },
};

/** What the runner's own toolkit makes of the same variables, in a process of its own because it reads them when it is loaded. */
const TOOLKIT = `
  import { context } from '@actions/github';
  const { eventName, sha, ref, actor, job, runId, runAttempt, apiUrl, serverUrl, repo, issue } = context;
  console.log(JSON.stringify({ eventName, sha, ref, actor, job, runId, runAttempt, apiUrl, serverUrl, repo, issue }));
`;

describe('the context of a run', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toolkit-context-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it.each(Object.keys(PAYLOADS))('of %s is what the toolkit of GitHub reads', async (event) => {
    const path = join(folder, `${event}.json`);
    await writeFile(path, JSON.stringify(PAYLOADS[event]));
    const environment = {
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: path,
      GITHUB_SHA: SHA,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_ACTOR: 'ada',
      GITHUB_JOB: 'similarity',
      GITHUB_RUN_ID: '16000000000',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_API_URL: 'https://github.example.edu/api/v3',
      GITHUB_SERVER_URL: 'https://github.example.edu',
      GITHUB_REPOSITORY: 'uni/course',
    };
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', TOOLKIT], {
      cwd: import.meta.dirname,
      env: { PATH: process.env['PATH'], ...environment },
    });
    const toolkit = JSON.parse(stdout) as Toolkit;
    const { github, ...ours } = readContext(environment, folder);
    expect({
      eventName: ours.event,
      sha: github.sha,
      ref: github.ref,
      actor: ours.actor,
      job: ours.job,
      runId: Number(ours.runId),
      runAttempt: ours.attempt,
      apiUrl: github.apiUrl,
      serverUrl: github.serverUrl,
      repo: github.repository,
    }).toEqual({ ...toolkit, issue: undefined });
    expect(github.pullRequest?.number ?? github.comment?.issueNumber).toBe(toolkit.issue.number);
    expect(github.run).toEqual({ id: toolkit.runId, attempt: toolkit.runAttempt });
  });
});
