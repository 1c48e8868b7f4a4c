import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/program/runner/run-context.ts';
import { seldom, some } from '../suite.ts';

const run = promisify(execFile);
const SHA = '0123456789abcdef0123456789abcdef01234567';
const BASE_SHA = '89abcdef0123456789abcdef0123456789abcdef';
const repository = { id: 7, full_name: 'uni/course', private: true };
const pull = {
  number: 12,
  user: { login: 'ada', id: 3 },
  head: { sha: SHA, ref: 'topic', repo: { full_name: 'ada/course' } },
  base: { sha: BASE_SHA, ref: 'main', repo: { full_name: 'uni/course' } },
};
const ENVIRONMENT = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_SHA: SHA,
  GITHUB_REF: 'refs/heads/main',
  GITHUB_ACTOR: 'ada',
  GITHUB_JOB: 'similarity',
  GITHUB_WORKFLOW: 'check',
  GITHUB_RUN_ID: '16000000000',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_API_URL: 'https://github.example.edu/api/v3',
  GITHUB_SERVER_URL: 'https://github.example.edu',
  GITHUB_REPOSITORY: 'uni/course',
  GITHUB_WORKSPACE: '/work',
};

/** In a process of its own: the toolkit reads the variables once, when it is loaded. */
const SCRIPT = `
  const { readRunContext } = await import('./src/program/runner/run-context.ts');
  console.log(JSON.stringify(await readRunContext(process.env, '/here')));
`;

interface Read {
  readonly context: RunContext;
  readonly problem: string | null;
}

async function read(environment: Readonly<Record<string, string>>): Promise<Read> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { PATH: process.env['PATH'], ...environment },
  });
  // One line: the toolkit prints nothing of its own.
  expect(stdout.trim().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as Read;
}

describe('the context of a run', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'run-context-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  async function readWith(payload: string, name = 'event.json'): Promise<Read> {
    const path = join(folder, name);
    await writeFile(path, payload);
    return read({ ...ENVIRONMENT, GITHUB_EVENT_PATH: path });
  }

  seldom('is what the runner says', async () => {
    const { context, problem } = await readWith(
      JSON.stringify({ action: 'synchronize', repository, pull_request: pull }),
    );
    expect(problem).toBeNull();
    expect(context).toMatchObject({
      repository: 'uni/course',
      runId: '16000000000',
      attempt: 2,
      job: 'similarity',
      workflow: 'check',
      runUrl: 'https://github.example.edu/uni/course/actions/runs/16000000000',
      workspace: '/work',
      tempDir: null,
      summaryPath: null,
      event: {
        name: 'pull_request',
        action: 'synchronize',
        apiUrl: 'https://github.example.edu/api/v3',
        serverUrl: 'https://github.example.edu',
        repository: { owner: 'uni', repo: 'course' },
        repositoryId: 7,
        repositoryIsPrivate: true,
        actor: 'ada',
        sha: SHA,
        isFork: true,
        pullRequest: { number: 12, headSha: SHA, baseSha: BASE_SHA },
        run: { id: 16_000_000_000, attempt: 2 },
      },
    });
  });

  seldom('takes a pull request that cannot be read for one of a fork', async () => {
    const { context } = await readWith(JSON.stringify({ repository, pull_request: { number: 12 } }));
    expect(context.event).toMatchObject({ pullRequest: null, isFork: true });
  });

  it.each(
    some(
      [
        ['damaged', '{"action": "sync'],
        ['empty', ''],
      ],
      1,
    ),
  )('says so where the event is %s, and reads the rest', async (_what, payload) => {
    const { context, problem } = await readWith(payload);
    expect(problem).toMatch(/^The event's file \(GITHUB_EVENT_PATH\) cannot be read: .*goes on as if/);
    expect(context).toMatchObject({
      repository: 'uni/course',
      event: { name: 'pull_request', action: null, pullRequest: null, repositoryIsPrivate: null },
    });
  });

  seldom('says so where the file of the event is missing', async () => {
    const path = join(folder, 'nowhere.json');
    const { context, problem } = await read({ ...ENVIRONMENT, GITHUB_EVENT_PATH: path });
    expect(problem).toContain('ENOENT');
    expect(context.event.name).toBe('pull_request');
  });

  it.each(some(['null', '7', '[]', '"text"'], 1))('knows nothing of an event that is %s', async (payload) => {
    const { context, problem } = await readWith(payload);
    expect(problem).toBeNull();
    expect(context.event).toMatchObject({ action: null, pullRequest: null, isFork: false, comment: null });
  });

  seldom('outside of a workflow is nearly empty', async () => {
    const { context, problem } = await read({});
    expect(problem).toBeNull();
    expect(context).toEqual({
      event: {
        name: null,
        action: null,
        apiUrl: 'https://api.github.com',
        serverUrl: 'https://github.com',
        repository: null,
        repositoryId: null,
        repositoryIsPrivate: null,
        actor: null,
        sha: null,
        pullRequest: null,
        schedule: null,
        isFork: false,
        workflowRun: null,
        mergeGroup: null,
        comment: null,
        inputs: null,
        run: null,
      },
      repository: null,
      runId: 'local',
      attempt: 1,
      job: 'job',
      workflow: null,
      runUrl: null,
      workspace: '/here',
      tempDir: null,
      summaryPath: null,
    });
  });
});
