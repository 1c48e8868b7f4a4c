import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { type ActionRun, ROOT, runAction, SAMPLE, temporaryFolder } from './run-action.ts';

/*
 * The recipes as they stand, run by the built action: their inputs, their event, and tokens that may do what the recipe says
 * and nothing else.
 */

interface Recipe {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions: Readonly<Record<string, 'read' | 'write'>>;
        readonly steps: readonly {
          readonly uses?: string;
          readonly with?: Readonly<Record<string, unknown>>;
        }[];
      }
    >
  >;
}

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const texts = (name: string, mark: string): readonly (readonly [string, string])[] => [
  [`README.md, ${mark}`, blocks.find((text) => text.includes(mark) && text.includes('jobs:')) ?? ''],
  [`${name}.yml`, readFileSync(join(ROOT, 'examples', 'workflows', `${name}.yml`), 'utf8')],
];
const CONFIG = blocks.find((text) => text.includes('assignments:') && !text.includes('jobs:')) ?? '';

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
  for (const name of ['cs101', 'cs101-last-year']) github.organization(name);
});
afterEach(async () => {
  await github.close();
});

interface Event {
  readonly name: string;
  readonly payload: unknown;
}

function run(
  text: string,
  repository: string,
  event: Event,
  more: { readonly classToken?: string; readonly workspace?: string } = {},
): Promise<ActionRun> {
  const [job] = Object.values((parse(text) as Recipe).jobs);
  const step = job?.steps.find(({ uses }) => uses?.startsWith('OWNER/code-similarity-action@') === true);
  if (job === undefined || step === undefined) throw new Error('this is no recipe of ours');
  // What the workflow's own token may do is what its job says: this repository, and no other.
  const own = github.token({
    repositories: [repository],
    permissions: Object.keys(job.permissions).length === 0 ? { metadata: 'read' } : job.permissions,
  });
  const inputs: Readonly<Record<string, unknown>> = { 'github-token': own, ...step.with };
  return runAction({
    ...(more.workspace === undefined ? {} : { workspace: more.workspace }),
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [
        name,
        String(value).replace('${{ secrets.CLASS_TOKEN }}', more.classToken ?? ''),
      ]),
    ),
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: repository,
      GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    },
    event,
  });
}

const CLASS = ['ann', 'ben', 'cyd'];

/** Ann and Ben have handed in the same; Cyd has taken last year's. Tokens for the class see nothing else. */
async function aClass(): Promise<string> {
  const last = github.repository('cs101-last-year/hw1-zoe', { private: true });
  await last.commit({ files: { 'a.py': program('zoe', 60) }, pushedAt: '2025-11-20T12:00:00Z' });
  for (const name of CLASS) {
    const work = program(name === 'cyd' ? 'zoe' : 'copied', 60);
    const one = github.repository(`cs101/hw1-${name}`, { private: true });
    await one.commit({ files: { 'a.py': work }, author: name, pushedAt: '2026-11-20T12:00:00Z' });
  }
  return github.token({
    login: 'teacher',
    repositories: [last.fullName, ...CLASS.map((name) => `cs101/hw1-${name}`)],
    permissions: { contents: 'read' },
  });
}

/** What GitHub sends on a schedule may not say which repository it is about. */
const SCHEDULE: Event = { name: 'schedule', payload: { schedule: '23 4 * * 1' } };

describe.each(texts('course', 'deadline:'))('%s', (_, text) => {
  test('tells staff who is flagged, with a token that reads the class alone', async () => {
    const classToken = await aClass();
    github.repository('cs101/staff', { private: true });
    const done = await run(text, 'cs101/staff', SCHEDULE, { classToken });
    expect(done.outputs).toMatchObject({
      outcome: 'flagged',
      'submission-count': '3',
      'flagged-count': '3',
    });
    expect(done.exitCode).toBe(0);
    for (const name of [...CLASS, 'zoe']) expect(done.summary).toContain(name);
    const report = JSON.parse(readFileSync(join(done.reportDir, 'report.json'), 'utf8')) as {
      readonly findings: { readonly submissions: readonly { readonly origin: unknown }[] };
    };
    expect(report.findings.submissions.map(({ origin }) => origin)).toContainEqual(
      expect.objectContaining({ repo: 'hw1-ann', deadlineStatus: 'on-time' }),
    );
  });

  test('names nobody where the workflow was put into a public repository', async () => {
    const classToken = await aClass();
    github.repository('cs101/staff', { private: false });
    const done = await run(text, 'cs101/staff', SCHEDULE, { classToken });
    expect(done.outputs).toMatchObject({ outcome: 'flagged', 'flagged-count': '3' });
    const files = ['report.json', 'index.html', 'submissions.csv'].flatMap((name) => {
      try {
        return [readFileSync(join(done.reportDir, name), 'utf8')];
      } catch {
        return [];
      }
    });
    expect(files.length).toBeGreaterThan(0);
    // Lines for debugging are shown to nobody unless somebody with the right to write asks for them.
    const log = done.stdout.replaceAll(/^::debug::.*$/gm, '');
    for (const said of [log, done.summary, ...files]) expect(said).not.toMatch(/\b(ann|ben|cyd|zoe)\b/);
  });

  test('says what is wrong with a token that is none, or reads no student', async () => {
    await aClass();
    github.repository('cs101/staff', { private: true });
    const wrong = await run(text, 'cs101/staff', SCHEDULE, { classToken: 'ghp_0000000000' });
    expect(wrong.exitCode).toBe(1);
    expect(wrong.stdout).toMatch(/::error::.*token/i);
    expect(wrong.stdout).not.toContain('debug logging on');
    const other = github.token({ login: 'teacher', repositories: ['cs101/staff'] });
    const blind = await run(text, 'cs101/staff', SCHEDULE, { classToken: other });
    expect(blind.exitCode).toBe(1);
    expect(blind.stdout).toMatch(/::error::.*Contents: read/);
  });
});

describe.each(texts('student-step', 'published-solutions'))('%s', (_, text) => {
  const workOf = (name: string): string =>
    readFileSync(join(SAMPLE, 'submissions', name, 'loans.py'), 'utf8');

  async function handedIn(name: string): Promise<ActionRun> {
    const published = github.repository('cs101/published-solutions', { private: false });
    await published.commit({ files: { 'solution.py': workOf('farid') } });
    const starter = github.repository('cs101/hw1-starter', { private: false });
    const given = readFileSync(join(SAMPLE, 'starter', 'loans.py'), 'utf8');
    await starter.commit({ files: { 'loans.py': given } });
    const own = github.repository('cs101/hw1-ann', { private: true });
    const workspace = temporaryFolder();
    writeFileSync(join(workspace, 'a.py'), workOf(name));
    const payload = { repository: { private: true } };
    return run(text, own.fullName, { name: 'push', payload }, { workspace });
  }

  test('tells the student in a band that it is a published solution, and stops nothing', async () => {
    const done = await handedIn('farid');
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'flagged']);
    expect(done.summary).toContain('very high');
    expect(done.summary).toContain('https://cs101.example/collaboration');
    expect(done.summary).not.toMatch(/published-solutions|solution\.py|run download/);
  });

  test('has nothing to say of own work', async () => {
    const done = await handedIn('kaya');
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'passed']);
  });
});

describe.each(texts('pull-request', 'pull_request_target'))('%s', (_, text) => {
  test('comments on a fork’s pull request', async () => {
    const base = github.repository('org/tool', { private: false });
    await base.commit({ files: { 'lib/a.py': program('a', 40) } });
    const numbers: number[] = [];
    for (const owner of ['ann', 'ben']) {
      const fork = github.repository(`${owner}/tool`, { private: false, fork: true });
      fork.adopt(base);
      await fork.commit({ files: { [`lib/${owner}.py`]: program('copied', 60) }, author: owner });
      numbers.push(base.pullRequest({ head: 'main', headRepository: fork, author: owner }).number);
    }
    const number = numbers[1] ?? 0;
    const payload = pullRequestPayload(base, number, (fullName) => github.find(fullName));
    const done = await run(text, 'org/tool', { name: 'pull_request_target', payload });
    expect(done.outputs).toMatchObject({ outcome: 'flagged', 'flagged-count': '1' });
    const comments = base.comments(number);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('A person will look at the similarity');
    expect(comments[0]?.body).not.toMatch(/\bann\b/);
  });
});

describe.each(texts('scan', 'mode: scan'))('%s', (_, text) => {
  test('tells of the copies in one issue, with what README.md says of the config file', async () => {
    const classToken = await aClass();
    const staff = github.repository('cs101/staff', { private: true, collaborators: { ada: 'write' } });
    await staff.commit({ files: { 'README.md': 'staff' } });
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.github'), { recursive: true });
    // The window is that of one term; recipes are tried in any.
    const config = CONFIG.replace(/until: \d{4}/, 'until: 2999');
    expect(config).not.toBe(CONFIG);
    writeFileSync(join(workspace, '.github', 'similarity.yml'), config);
    const done = await run(text, 'cs101/staff', SCHEDULE, { classToken, workspace });
    expect(done.outputs['outcome']).toBe('flagged');
    const issues = [...staff.issues.values()];
    expect(issues).toHaveLength(1);
    expect(issues[0]?.body).toContain('hw1-ann');
  });
});
