import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { findingsOf } from '../scan/issues-of.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionRun, ROOT, runAction, SAMPLE } from './run-action.ts';
import { filledIn, ourStep, readWorkflow, tokenStep } from './workflows.ts';
import { seldom, some } from '../suite.ts';

/*
 * The recipes as they stand, run by the action: their inputs, their event, and tokens that may do what the recipe says
 * and nothing else.
 */

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);
const recipe = (name: string): string =>
  readFileSync(join(ROOT, 'examples', 'workflows', `${name}.yml`), 'utf8');
/** The recipe as a file, and as README.md shows it, where it does. */
const texts = (name: string, mark: string): readonly (readonly [string, string])[] =>
  some(
    [
      ...blocks
        .filter((text) => text.includes(mark) && text.includes('jobs:'))
        .map((text) => [`README.md, ${mark}`, text] as const),
      [`${name}.yml`, recipe(name)] as const,
    ],
    1,
  );
/** A workflow that others call, beside the recipe that says the same. */
const called = (name: string): readonly [string, string] => [
  `.github/workflows/${name}.yml`,
  readFileSync(join(ROOT, '.github', 'workflows', `${name}.yml`), 'utf8'),
];
const CONFIG = blocks.find((text) => text.includes('assignments:') && !text.includes('jobs:')) ?? '';

const configOf = (workspace: string): string => join(workspace, '.github', 'similarity.yml');

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('cs101');
});
afterEach(async () => {
  await github.close();
});

/** A run of a recipe, and what it used of the permissions that the workflow's own token has. */
interface RecipeRun extends ActionRun {
  readonly used: Readonly<Record<string, string>>;
}

interface Event {
  readonly name: string;
  readonly payload: unknown;
}

/**
 * The action's step as the runner starts it. `token`: what reads the class; the App's that the recipe asks for, or the
 * fine-grained one that its secret is to be, unless said otherwise.
 */
async function run(
  text: string,
  repository: string,
  event: Event,
  more: {
    readonly token?: string;
    readonly workspace?: string;
    /** Of a workflow that is called. */
    readonly inputs?: Readonly<Record<string, string>>;
  } = {},
): Promise<RecipeRun> {
  const [job] = Object.values(readWorkflow(text).jobs);
  if (job === undefined) throw new Error('this is no recipe of ours');
  const owner = repository.split('/')[0] ?? '';
  // What the workflow's own token may do is what its job says: this repository, and no other.
  const { permissions = {} } = job;
  const own = github.token({
    repositories: [repository],
    permissions: Object.keys(permissions).length === 0 ? { metadata: 'read' } : permissions,
  });
  const given = Object.entries(more.inputs ?? {}).map(([name, value]) => [`inputs.${name}`, value] as const);
  const known: Record<string, string> = { ...Object.fromEntries(given), 'github.repository_owner': owner };
  const asks = tokenStep(job);
  const asked = asks === null ? null : filledIn(asks.with ?? {}, { ...known, ...APP });
  const token = more.token ?? classToken(asked);
  const inputs = filledIn(ourStep(job).with ?? {}, {
    ...known,
    [asked === null ? 'secrets.CLASS_TOKEN' : 'steps.class.outputs.token']: token,
  });
  const done = await runAction({
    ...(more.workspace === undefined ? {} : { workspace: more.workspace }),
    inputs: { 'github-token': own, ...inputs },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: repository,
      GITHUB_REPOSITORY_OWNER: owner,
    },
    event,
  });
  return { ...done, used: github.usedOf(own) };
}

/** What the job of a recipe grants. */
const granted = (text: string): Readonly<Record<string, string>> =>
  Object.values(readWorkflow(text).jobs)[0]?.permissions ?? {};

const APP = { 'vars.APP_CLIENT_ID': 'Iv23liExample', 'secrets.APP_PRIVATE_KEY': 'a PEM' };

/**
 * A token that sees the class and nothing else. `asked`: what a recipe hands to actions/create-github-app-token, which gives
 * all repositories of one owner and the named permissions; null: a fine-grained token, made by hand.
 */
function classToken(asked: Readonly<Record<string, string>> | null): string {
  const owner = asked?.['owner'] ?? 'cs101';
  const permissions = Object.entries(asked ?? { 'permission-contents': 'read' }).flatMap(([name, level]) =>
    name.startsWith('permission-') && (level === 'read' || level === 'write')
      ? [[name.slice('permission-'.length), level] as const]
      : [],
  );
  return github.token({
    login: asked === null ? 'teacher' : 'similarity',
    bot: asked !== null,
    repositories: CLASS.map((name) => `${owner}/${name}`),
    permissions: Object.fromEntries(permissions),
  });
}

const STUDENTS = ['ann', 'ben', 'cyd'];
const CLASS = [...STUDENTS.map((name) => `hw1-${name}`), '2025-hw1-zoe'];

/** Ann and Ben have handed in the same; Cyd has taken last year's. @param isFirst there was no last year */
async function aClass(isFirst = false): Promise<void> {
  if (!isFirst) {
    const last = github.repository('cs101/2025-hw1-zoe', { private: true });
    await last.commit({ files: { 'a.py': program('zoe', 60) }, pushedAt: '2025-11-20T12:00:00Z' });
  }
  for (const name of STUDENTS) {
    const work = program(name === 'cyd' ? 'zoe' : 'copied', 60);
    const one = github.repository(`cs101/hw1-${name}`, { private: true });
    await one.commit({ files: { 'a.py': work }, author: name, pushedAt: '2026-11-20T12:00:00Z' });
  }
}

/** What a recipe says to leave out where there are no earlier years. */
const EARLIER = /^ +archive: .*leave this line out if there are no earlier years\n/m;

/** What GitHub sends on a schedule may not say which repository it is about. */
const SCHEDULE: Event = { name: 'schedule', payload: { schedule: '23 4 * * 1' } };

describe.each(texts('course', 'deadline:'))('%s', (_, text) => {
  test('tells staff who is flagged, with a token that reads the class alone', async () => {
    await aClass();
    github.repository('cs101/staff', { private: true });
    const done = await run(text, 'cs101/staff', SCHEDULE);
    expect(done.outputs).toMatchObject({
      outcome: 'flagged',
      'submission-count': '3',
      'flagged-count': '3',
    });
    expect(done.exitCode).toBe(0);
    expect(done.used).toEqual({});
    for (const name of [...STUDENTS, 'zoe']) expect(done.summary).toContain(name);
    const report = JSON.parse(readFileSync(join(done.reportDir, 'report.json'), 'utf8')) as {
      readonly findings: { readonly submissions: readonly { readonly origin: unknown }[] };
    };
    expect(report.findings.submissions.map(({ origin }) => origin)).toContainEqual(
      expect.objectContaining({ repo: 'hw1-ann', deadlineStatus: 'on-time' }),
    );
  });

  test('checks a class without earlier years, once the line of them is left out', async () => {
    await aClass(true);
    github.repository('cs101/staff', { private: true });
    const first = text.replace(EARLIER, '');
    expect(first).not.toBe(text);
    const done = await run(first, 'cs101/staff', SCHEDULE);
    expect(done.outputs).toMatchObject({ outcome: 'flagged', 'submission-count': '3' });
    expect(done.exitCode).toBe(0);
  });

  test('names nobody where the workflow was put into a public repository', async () => {
    await aClass();
    github.repository('cs101/staff', { private: false });
    const done = await run(text, 'cs101/staff', SCHEDULE);
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
    const wrong = await run(text, 'cs101/staff', SCHEDULE, { token: 'ghp_0000000000' });
    expect(wrong.exitCode).toBe(1);
    expect(wrong.stdout).toMatch(/::error::.*token/i);
    expect(wrong.stdout).not.toContain('debug logging on');
    const other = github.token({ login: 'teacher', repositories: ['cs101/staff'] });
    const blind = await run(text, 'cs101/staff', SCHEDULE, { token: other });
    expect(blind.exitCode).toBe(1);
    expect(blind.stdout).toMatch(/::error::.*Contents: read/);
  });
});

describe.each(texts('student-step', 'published-hw1'))('%s', (_, text) => {
  const workOf = (name: string): string =>
    readFileSync(join(SAMPLE, 'submissions', name, 'loans.py'), 'utf8');
  /** What is published, each in a repository of its own. */
  const SOLUTIONS = ['anton', 'bea', 'farid', 'greta', 'lena', 'quentin'];

  async function handedIn(name: string, solutions: readonly string[] = ['farid']): Promise<ActionRun> {
    for (const [at, solution] of solutions.entries()) {
      const published = github.repository(`cs101/published-hw1-${at + 1}`, { private: false });
      await published.commit({ files: { 'solution.py': workOf(solution) } });
    }
    const starter = github.repository('cs101/hw1-starter', { private: false });
    const given = readFileSync(join(SAMPLE, 'starter', 'loans.py'), 'utf8');
    await starter.commit({ files: { 'loans.py': given } });
    const own = github.repository('cs101/hw1-ann', { private: true });
    // As the runner lays it out: by this name the folder is known to be the run's own repository.
    const workspace = join(temporaryFolder(), 'hw1-ann');
    mkdirSync(workspace);
    writeFileSync(join(workspace, 'a.py'), workOf(name));
    const payload = { repository: { private: true } };
    return run(text, own.fullName, { name: 'push', payload }, { workspace });
  }

  test('tells the student in a band that it is a published solution, and stops nothing', async () => {
    const done = await handedIn('farid');
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'flagged']);
    expect(done.summary).toContain('very high');
    expect(done.summary).toContain('https://cs101.example/collaboration');
    expect(done.summary).not.toMatch(/published-hw1|solution\.py|run download/);
  });

  test('finds a copy of one of several published solutions', async () => {
    const copy = await handedIn('farid', SOLUTIONS);
    expect([copy.exitCode, copy.outputs['outcome']]).toEqual([0, 'flagged']);
    expect(copy.summary).toContain('very high');
  });

  seldom('has nothing to say of own work', async () => {
    const done = await handedIn('kaya', SOLUTIONS);
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'passed']);
  });
});

/** What the workflow that a ruleset requires hands over to the one that it calls. */
const REQUIRED = Object.fromEntries(
  Object.entries(Object.values(readWorkflow(recipe('required')).jobs)[0]?.with ?? {}).map(([name, value]) => [
    name,
    String(value),
  ]),
);

describe.each([
  ...texts('pull-request', 'pull_request_target').map((one) => [...one, {}] as const),
  [...called('pull-request'), REQUIRED] as const,
])('%s', (_, text, inputs) => {
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
    const done = await run(text, 'org/tool', { name: 'pull_request_target', payload }, { inputs });
    expect(done.outputs).toMatchObject({ outcome: 'flagged', 'flagged-count': '1' });
    const comments = base.comments(number);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('A person will look at the similarity');
    expect(comments[0]?.body).not.toMatch(/\bann\b/);
    expect(done.used).toEqual(granted(text));
  });

  test('checks a pull request to the repository of a scan', async () => {
    const base = github.repository('org/staff', { private: true });
    const files = { 'lib/a.py': program('a', 40), '.github/similarity.yml': CONFIG };
    await base.commit({ files });
    await base.commit({ branch: 'work', files: { 'lib/b.py': program('b', 60) }, author: 'ann' });
    const { number } = base.pullRequest({ head: 'work', author: 'ann' });
    const payload = pullRequestPayload(base, number, (fullName) => github.find(fullName));
    const done = await run(text, 'org/staff', { name: 'pull_request_target', payload }, { inputs });
    // Nobody else has a pull request open.
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'skipped']);
    expect(done.outputs['submission-count']).toBe('1');
  });

  test('is green in a merge queue, with a sentence', async () => {
    const base = github.repository('org/tool', { private: false });
    await base.commit({ files: { 'lib/a.py': program('a', 40), '.github/similarity.yml': CONFIG } });
    const payload = {
      action: 'checks_requested',
      repository: { id: base.id, full_name: base.fullName, private: false },
      merge_group: { base_sha: base.head(), head_sha: base.head() },
    };
    const done = await run(text, 'org/tool', { name: 'merge_group', payload }, { inputs });
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'skipped']);
    expect(done.summary).toContain('each of which is checked by itself');
  });
});

/** The repository that a department copies. */
const STAFF = join(ROOT, 'examples', 'staff-repository');

describe.each([
  [
    'what README.md says of the config file',
    (workspace: string) => writeFileSync(configOf(workspace), CONFIG),
  ],
  ['the staff repository', (workspace: string) => cpSync(STAFF, workspace, { recursive: true })],
  [
    'the staff repository in a first year',
    (workspace: string) => {
      cpSync(STAFF, workspace, { recursive: true });
      const config = readFileSync(configOf(workspace), 'utf8');
      expect(config).toMatch(EARLIER);
      writeFileSync(configOf(workspace), config.replace(EARLIER, ''));
    },
  ],
])('scan.yml with %s', (about, prepare) => {
  const text = recipe('scan');
  test('tells of the copies in one issue', async () => {
    await aClass(about.endsWith('first year'));
    const staff = github.repository('cs101/staff', { private: true, collaborators: { ada: 'write' } });
    await staff.commit({ files: { 'README.md': 'staff' } });
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.github'), { recursive: true });
    prepare(workspace);
    const file = configOf(workspace);
    // The window is that of one term; recipes are tried in any.
    const config = readFileSync(file, 'utf8');
    const always = config.replace(/until: \d{4}/, 'until: 2999');
    expect(always).not.toBe(config);
    writeFileSync(file, always);
    const done = await run(text, 'cs101/staff', SCHEDULE, { workspace });
    expect(done.outputs['outcome']).toBe('flagged');
    expect(done.stdout).not.toMatch(/^::warning/m);
    const issues = findingsOf(staff);
    expect(issues).toHaveLength(1);
    expect(issues[0]?.body).toContain('hw1-ann');
    expect(done.used).toEqual(granted(text));
  });
});
