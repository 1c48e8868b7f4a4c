import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { KEY, type StandIn, startStandIn } from '../service-stand-in/stand-in.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionRun, runAction, runBuiltAction, runCommand, SAMPLE } from './run-action.ts';
import { seldom } from '../suite.ts';

const uploaded = (service: StandIn): string[] =>
  service.checks.flatMap(({ submissions }) => submissions.map(({ filename }) => filename));
let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('course');
  github.repository('course/staff', { private: true });
});
afterEach(async () => {
  await github.close();
});

/** Of the sample class: enough to tell copies from others, and no more repositories than that needs. */
const STUDENTS = [
  'amber',
  'bashir',
  'chiara',
  'dmitri',
  'esme',
  'farid',
  'greta',
  'hugo',
  'imani',
  'jonas',
  'kaya',
];

/** These of the sample class as repositories of an organisation; the starter is their template. */
async function classOfRepositories(): Promise<void> {
  const starter = github.repository('course/gradebook-starter', { isTemplate: true });
  await starter.commit({ files: filesOf(join(SAMPLE, 'starter')) });
  for (const [at, name] of STUDENTS.entries()) {
    const one = github.repository(`course/gradebook-${name}`, { template: starter.fullName });
    await one.commit({ files: filesOf(join(SAMPLE, 'starter')), pushedAt: '2026-10-01T08:00:00Z' });
    await one.commit({
      files: filesOf(join(SAMPLE, 'submissions', name)),
      author: name,
      pushedAt: `2026-10-${10 + at}T09:12:00Z`,
    });
  }
}

function filesOf(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1)] = readFileSync(path, 'utf8');
  }
  return files;
}

const atGitHub = (
  options: Parameters<typeof runAction>[0] = {},
  act: typeof runBuiltAction = runAction,
): Promise<ActionRun> =>
  act({
    ...options,
    inputs: { 'github-token': github.token({ login: 'teacher' }), ...options.inputs },
    env: { GITHUB_API_URL: github.url, ...options.env },
  });

interface Report {
  readonly verdict: { readonly flagged: readonly { readonly key: string }[] };
  readonly findings: {
    readonly submissions: readonly {
      readonly key: string;
      readonly name: string;
      readonly origin: Record<string, unknown>;
    }[];
    readonly pairs: readonly { readonly a: string; readonly b: string; readonly first?: unknown }[];
  };
}
const reportOf = (run: ActionRun): Report =>
  JSON.parse(readFileSync(join(run.reportDir, 'report.json'), 'utf8')) as Report;

describe('the repositories of an organisation', () => {
  seldom('one submission each, the template as starter code, the same verdict as from folders', async () => {
    await classOfRepositories();
    const run = await atGitHub({ inputs: { repositories: 'gradebook-*' } });
    expect(run.stderr).toBe('');
    expect(run.outputs).toMatchObject({ outcome: 'flagged', 'submission-count': '11', 'flagged-count': '6' });
    // What was checked, never the event that asked for it.
    expect(run.summary.split('\n')[0]).toMatch(/: course\/staff$/);
    const report = reportOf(run);
    expect(report.verdict.flagged.map(({ key }) => key).toSorted()).toEqual(
      ['amber', 'bashir', 'chiara', 'dmitri', 'greta', 'imani'].map((name) => `course/gradebook-${name}`),
    );
    // Who had the code of flagged pairs first, by the server's clock; the push that made the repository brought the template.
    const push = (day: number) => ({
      kind: 'push',
      at: `2026-10-${day}T09:12:00Z`,
      isFirstPush: true,
      isExact: true,
    });
    const dated = report.findings.pairs.filter(({ first }) => first !== undefined);
    expect(dated.length).toBeGreaterThan(2);
    expect(dated.find(({ a, b }) => /amber/.test(a) && /chiara/.test(b))?.first).toMatchObject({
      a: push(10),
      b: push(12),
    });
    expect(report.findings.submissions.find(({ name }) => name === 'amber')).toMatchObject({
      key: 'course/gradebook-amber',
      name: 'amber',
      origin: { kind: 'repository', owner: 'course', repo: 'gradebook-amber', deadlineStatus: 'no-deadline' },
    });
    expect(run.stdout).toMatch(/GitHub: \d+ requests; \d+ of 5000 are left/);
    // Two requests a repository, beside listing, starter and templates.
    const perRepository = github.requests.filter(({ path }) =>
      /\/repos\/course\/gradebook-(?!starter)/.test(path),
    );
    const dating = perRepository.findIndex(({ path }) => path.includes('/activity'));
    expect(dating).toBeLessThanOrEqual(2 * STUDENTS.length + 4);
    // Who had it first costs the repository and its pushes, and what all began with once.
    expect(perRepository.length - dating).toBeLessThanOrEqual(2 * STUDENTS.length + 2);
  });

  seldom('on the command line too, with the token of the environment', async () => {
    await classOfRepositories();
    const run = await runCommand(['check', '--repositories', 'course/gradebook-*', '--fail-on', 'never'], {
      env: { GITHUB_TOKEN: github.token({ login: 'teacher' }), GITHUB_API_URL: github.url },
    });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('6 of 11');
  });

  seldom('one that cannot be read makes the run incomplete, not shorter', async () => {
    await classOfRepositories();
    github.fail(
      { path: /gradebook-esme\/tarball/, times: 9 },
      { status: 451, body: { message: 'DMCA', documentation_url: '' } },
    );
    const run = await atGitHub({ inputs: { repositories: 'gradebook-*', 'fail-on': 'never' } });
    expect(run.outputs).toMatchObject({ outcome: 'flagged', 'submission-count': '10' });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/1 .*could not be/);
    expect(run.summary).toContain('legal reasons');
  });

  test('a token without scope ends with the permission to add', async () => {
    await classOfRepositories();
    const run = await atGitHub({
      inputs: {
        repositories: 'gradebook-*',
        'github-token': github.token({ repositories: ['course/staff'] }),
      },
    });
    expect(run.outputs['outcome']).toBe('config-error');
    expect(run.stdout).toMatch(
      /No submission among the 1 repositories of course.*Contents: read.*GITHUB_TOKEN reaches its own/,
    );
  });

  seldom('a remote service sees pseudonyms, staff see names', async () => {
    await classOfRepositories();
    const service = await startStandIn({});
    const run = await atGitHub({
      inputs: {
        repositories: 'gradebook-*',
        apikey: KEY,
        'base-url': service.baseUrl,
        'poll-interval': '0.05',
        'pseudonym-salt': 'a salt of 16 and more'.replaceAll(' ', '-'),
      },
    });
    const names = uploaded(service);
    await service.close();
    // All but the one who handed in the untouched starter code.
    expect(names).toHaveLength(10);
    for (const name of names) expect(name).toMatch(/^s-[0-9a-f]{10}-[0-9a-f]{8}$/);
    expect(reportOf(run).findings.submissions.map(({ name }) => name)).toContain('amber');
    // The runner has to be told what to mask.
    const said = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(said.join('\n')).not.toContain('a-salt-of-16-and-more');
  });
});

describe('a pull request', () => {
  let base: StandInRepository;
  beforeEach(async () => {
    base = github.repository('org/tool', { private: false });
    await base.commit({ files: { 'lib/a.py': program('a', 40), 'README.md': 'x' } });
  });
  async function from(owner: string, files: Record<string, string>): Promise<number> {
    const head = github.repository(`${owner}/tool`, { private: false, fork: true });
    head.adopt(base);
    await head.commit({ files, author: owner });
    return base.pullRequest({ head: 'main', headRepository: head, author: owner }).number;
  }
  const run = (
    number: number,
    name = 'pull_request_target',
    inputs = {},
    act: typeof runBuiltAction = runAction,
  ): Promise<ActionRun> => {
    const payload = pullRequestPayload(base, number, (fullName) => github.find(fullName));
    const job = {
      inputs: { 'github-token': github.token(), ...inputs },
      env: { GITHUB_REPOSITORY: 'org/tool', GITHUB_REPOSITORY_OWNER: 'org' },
      event: { name, payload },
    };
    return atGitHub(job, act);
  };

  seldom(
    'a copy of another open pull request is, by what is built, flagged, and its author is not named',
    async () => {
      await from('ann', { 'lib/ann.py': program('ann', 60) });
      const number = await from('ben', { 'lib/ben.py': program('ann', 60) });
      const result = await run(number, 'pull_request_target', {}, runBuiltAction);
      expect(result.outputs).toMatchObject({
        outcome: 'flagged',
        'submission-count': '1',
        'flagged-count': '1',
      });
      // The repository is public, so all of it is for everybody's eyes.
      const everything = [
        result.stdout,
        result.summary,
        ...readdirSync(result.reportDir).map((name) => readFileSync(join(result.reportDir, name), 'utf8')),
      ];
      for (const text of everything) expect(text).not.toMatch(/\bann\b/);
    },
  );

  seldom('an original one passes; a fork’s own event has a token that only reads', async () => {
    await from('ann', { 'lib/ann.py': program('ann', 60) });
    const number = await from('cyd', {
      'lib/cyd.ts': 'export const x = [1, 2, 3].map((n) => n * 2);\n'.repeat(9),
    });
    const result = await run(number, 'pull_request', {
      'github-token': github.token({
        permissions: { contents: 'read', pull_requests: 'read', metadata: 'read' },
      }),
    });
    expect(result.outputs).toMatchObject({ outcome: 'passed', 'submission-count': '1' });
    expect(result.exitCode).toBe(0);
  });

  seldom('one file of a large known repository is a small part of it, and stands out', async () => {
    const known = github.repository('known/library', { private: false });
    await known.commit({ files: filesOf(join(SAMPLE, 'submissions')) });
    const number = await from('ben', filesOf(join(SAMPLE, 'submissions', 'amber')));
    const passed = await run(number, 'pull_request_target', { archive: 'known/library' });
    expect(passed.outputs).toMatchObject({ outcome: 'passed', 'stands-out-count': '1' });
    const red = await run(number, 'pull_request_target', {
      archive: 'known/library',
      'fail-on': 'stands-out',
    });
    expect(red.outputs).toMatchObject({ outcome: 'flagged', 'flagged-count': '0' });
    expect(red.summary).toContain('A person will look');
  });

  seldom('the config file is the base’s, not the pull request’s', async () => {
    await base.commit({ files: { '.github/similarity.yml': 'similarity-threshold: 99.9\n' } });
    await from('ann', { 'lib/ann.py': program('ann', 60) });
    const number = await from('ben', {
      'lib/ben.py': `${program('ann', 58)}${program('own', 4)}`,
      '.github/similarity.yml': 'similarity-threshold: 10\n',
    });
    // Above 75, which would be flagged without any file, and above what the pull request asks for.
    const result = await run(number);
    expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'passed']);
    expect(Number(result.outputs['max-similarity'])).toBeGreaterThan(75);
  });

  seldom('in a workflow_run it is that of the default branch, whatever is checked out', async () => {
    await base.commit({ files: { '.github/similarity.yml': 'similarity-threshold: 100\n' } });
    await from('ann', { 'lib/ann.py': program('ann', 60) });
    const head = github.repository('ben/tool', { private: false, fork: true });
    head.adopt(base);
    const head_sha = await head.commit({ files: { 'lib/ben.py': program('ann', 60) }, author: 'ben' });
    base.pullRequest({ head: 'main', headRepository: head, author: 'ben' });
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, '.github'));
    writeFileSync(join(workspace, '.github', 'similarity.yml'), 'similarity-threshold: 10\n');
    const result = await atGitHub({
      workspace,
      inputs: { 'github-token': github.token(), source: 'pull-request' },
      env: {
        GITHUB_REPOSITORY: 'org/tool',
        GITHUB_REPOSITORY_OWNER: 'org',
        GITHUB_SHA: base.head() ?? '',
      },
      event: {
        name: 'workflow_run',
        payload: {
          repository: { id: base.id, full_name: base.fullName, private: false },
          workflow_run: { head_sha, head_branch: 'main', head_repository: { owner: { login: 'ben' } } },
        },
      },
    });
    expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'passed']);
    expect(Number(result.outputs['max-similarity'])).toBe(100);
  });

  test('a merge group is not checked, and holds nobody up', async () => {
    const result = await atGitHub({
      inputs: { 'github-token': github.token(), starter: 'template' },
      env: { GITHUB_REPOSITORY: 'org/tool', GITHUB_REPOSITORY_OWNER: 'org' },
      event: {
        name: 'merge_group',
        payload: {
          action: 'checks_requested',
          repository: { id: base.id, full_name: base.fullName, private: false },
          merge_group: { base_sha: base.head(), head_sha: base.head() },
        },
      },
    });
    expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'skipped']);
    for (const text of [result.stdout, result.summary]) {
      expect(text).toContain('a merge group holds pull requests, each of which is checked by itself');
    }
  });
});

describe('a check shared by the jobs of a matrix', () => {
  const parts = 3;
  async function shards(
    inputs: Record<string, string>,
    workspaces: readonly string[],
    attempt = '1',
    which: readonly number[] = [1, 2, 3],
  ): Promise<ActionRun[]> {
    return Promise.all(
      which.map((index) =>
        atGitHub({
          workspace: workspaces[index - 1] ?? temporaryFolder(),
          inputs: { repositories: 'gradebook-*', shard: `${index}/${parts}`, ...inputs },
          env: { GITHUB_RUN_ATTEMPT: attempt },
        }),
      ),
    );
  }
  /** What the artifacts of the parts do: their folders end up in one. */
  function gather(from: readonly string[]): string {
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, 'similarity-report'), { recursive: true });
    for (const folder of from) {
      const report = join(folder, 'similarity-report');
      if (existsSync(report)) cpSync(report, join(workspace, 'similarity-report'), { recursive: true });
    }
    return workspace;
  }
  const judge = (workspace: string, inputs: Record<string, string>, attempt = '1'): Promise<ActionRun> =>
    atGitHub({
      workspace,
      inputs: { repositories: 'gradebook-*', shard: 'judge', ...inputs },
      env: { GITHUB_JOB: 'judge', GITHUB_RUN_ATTEMPT: attempt },
    });

  test('on the embedded service the parts collect and the last job judges', async () => {
    await classOfRepositories();
    const workspaces = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    const collected = await shards({}, workspaces);
    for (const part of collected) {
      expect([part.exitCode, part.outputs['outcome']]).toEqual([0, 'skipped']);
      expect(readdirSync(part.reportDir)).toEqual(['shards']);
    }
    const before = github.requests.length;
    const result = await judge(gather(workspaces), {});
    const heads = STUDENTS.map((name) => github.find(`course/gradebook-${name}`)?.head() ?? '');
    const contents = github.requests
      .slice(before)
      .filter(
        ({ route, path }) => /tarball|trees|blobs/.test(route) && heads.some((sha) => path.includes(sha)),
      );
    expect(result.outputs).toMatchObject({
      outcome: 'flagged',
      'submission-count': '11',
      'flagged-count': '6',
    });
    // Nothing is fetched twice; who had it first is asked of earlier pushes.
    expect(contents).toEqual([]);
  });

  test('what a part could not collect is collected by the judging job', async () => {
    await classOfRepositories();
    const workspaces = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    github.fail({ path: /_codeload\/course\/gradebook-(amber|hugo)\//, times: 6 }, 'lost');
    const collected = await shards({}, workspaces);
    expect(collected.map(({ stdout }) => stdout).join('')).toMatch(
      /::warning::This part could not collect \d of its submissions, among them (amber|hugo): .* The job with shard: judge/,
    );
    const result = await judge(gather(workspaces), {});
    expect(result.outputs).toMatchObject({ outcome: 'flagged', 'submission-count': '11' });
  });

  seldom('a part that was never handed over is collected by the judging job', async () => {
    await classOfRepositories();
    const workspaces = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    await shards({}, workspaces, '1', [1, 3]);
    const result = await judge(gather(workspaces), {});
    expect(result.outputs).toMatchObject({
      outcome: 'flagged',
      'submission-count': '11',
      'flagged-count': '6',
    });
    expect(result.stdout).toContain('1 of 3 parts were not handed over');
  });

  seldom('what was pushed before a part is run again takes the place of what it uploaded', async () => {
    await classOfRepositories();
    const service = await startStandIn({});
    const inputs = { apikey: KEY, 'base-url': service.baseUrl, 'poll-interval': '0.05' };
    const workspaces = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    await shards(inputs, workspaces);
    const before = new Set(uploaded(service));
    const changed = github.find('course/gradebook-esme');
    await changed?.commit({ files: { 'Extra.java': 'class Extra { int x = 1; }\n'.repeat(20) } });
    await shards(inputs, workspaces, '2', [1, 2, 3]);
    const after = uploaded(service);
    await service.close();
    expect(after).toHaveLength(10);
    expect(after.filter((name) => !before.has(name))).toHaveLength(1);
  });

  seldom(
    'at a remote service: one check, every file once, one start, also when a part is run again',
    async () => {
      await classOfRepositories();
      const service = await startStandIn({});
      const inputs = { apikey: KEY, 'base-url': service.baseUrl, 'poll-interval': '0.05' };
      const workspaces = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
      await shards(inputs, workspaces);
      const again = await shards(inputs, workspaces, '2', [2]);
      expect(again[0]?.exitCode).toBe(0);
      const result = await judge(gather(workspaces), inputs, '2');
      const seen = {
        creates: service.checks.length,
        starts: service.checks[0]?.starts,
        names: uploaded(service),
      };
      await service.close();
      expect(result.outputs['submission-count']).toBe('11');
      expect(seen.creates).toBe(1);
      expect(seen.starts).toBe(1);
      expect(new Set(seen.names).size).toBe(seen.names.length);
      expect(seen.names).toHaveLength(10);
    },
  );
});
