import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { findingsOf } from '../scan/issues-of.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionRun, runAction, runBuiltAction } from './run-action.ts';
import { seldom } from '../suite.ts';

let github: GitHubStandIn;
let staff: StandInRepository;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('course');
  staff = github.repository('course/staff', { private: true, collaborators: { tina: 'write' } });
  await staff.commit({ files: { 'README.md': 'staff' } });
});
afterEach(async () => {
  await github.close();
});

const CONFIG = `
staff: [tina]
assignments:
  - name: hw1
    repositories: hw1-*
    fail-on: never
`;

let workspace: string;
let cache: string;
beforeEach(() => {
  workspace = temporaryFolder();
  cache = temporaryFolder();
  config(CONFIG);
});
function config(text: string): void {
  mkdirSync(join(workspace, '.github'), { recursive: true });
  writeFileSync(join(workspace, '.github', 'similarity.yml'), text);
}

let runs = 100;
function scan(
  options: { inputs?: Record<string, string>; env?: Record<string, string> } = {},
  act: typeof runBuiltAction = runAction,
): Promise<ActionRun> {
  runs += 1;
  return act({
    workspace,
    inputs: { 'github-token': github.token(), 'cache-dir': cache, ...options.inputs },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: String(runs),
      GITHUB_EVENT_NAME: 'schedule',
      ...options.env,
    },
    event: {
      name: 'schedule',
      payload: {
        repository: { id: staff.id, full_name: staff.fullName, private: staff.options.private ?? true },
      },
    },
  });
}

async function hands(name: string, files: Record<string, string>): Promise<StandInRepository> {
  const one = github.find(`course/hw1-${name}`) ?? github.repository(`course/hw1-${name}`);
  await one.commit({ files, author: name });
  return one;
}

const fetched = (since: number): string[] =>
  github.requests.slice(since).flatMap(({ route, path }) => (route.includes('tarball') ? [path] : []));

describe('a scheduled scan', () => {
  test('names whose repository is empty, until something is pushed to it', async () => {
    await hands('ann', { 'a.py': program('ann', 60) });
    await hands('ben', { 'b.py': program('ben', 60) });
    github.repository('course/hw1-cyd');
    const first = await scan();
    expect(first.outputs['submission-count']).toBe('2');
    expect(first.summary).toContain('1 repository is empty and so is no submission: course/hw1-cyd.');
    await hands('cyd', { 'c.py': program('cyd', 60) });
    const second = await scan();
    expect(second.outputs['submission-count']).toBe('3');
    expect(second.summary).not.toContain('empty');
  });

  seldom('tells of copies in one issue, and of nothing twice', async () => {
    await hands('ann', { 'a.py': program('ann', 60) });
    await hands('ben', { 'b.py': program('ann', 60) });
    await hands('cyd', { 'c.js': 'const f = (x) => x.map((y) => y * y).filter((z) => z > 3);\n'.repeat(20) });

    const first = await scan();
    expect(first.stdout).toContain('hw1: The first check, of 3 repositories.');
    expect(first.outputs).toMatchObject({
      outcome: 'flagged',
      'submission-count': '3',
      'flagged-count': '2',
    });
    expect(first.exitCode).toBe(0);
    const [issue, ...others] = findingsOf(staff);
    expect(others).toEqual([]);
    expect(issue?.title).toBe('Similarity scan of hw1');
    expect(issue?.body).toContain('Open pairs (1)');
    expect(issue?.assignees).toEqual(['tina']);
    expect(first.summary).toContain('`hw1`');

    // Nothing changed: nothing is fetched, checked or written.
    let before = github.requests.length;
    const second = await scan();
    expect(second.outputs['outcome']).toBe('skipped');
    expect(second.stdout).toContain('Nothing changed in 3 repositories.');
    expect(fetched(before)).toEqual([]);

    // One more hands in: only that one is fetched, and only the new pairs are told.
    await hands('dan', { 'd.py': program('ann', 60) });
    before = github.requests.length;
    const third = await scan();
    expect(fetched(before)).toEqual([expect.stringContaining('hw1-dan')]);
    expect(third.outputs).toMatchObject({ 'submission-count': '4', 'flagged-count': '3' });
    expect(third.stdout).toMatch(/3 new since the last report|2 new .* worse/);
    expect(findingsOf(staff)).toHaveLength(1);

    // A pair that a person ticked stays closed.
    const tick = (row: RegExp): void => {
      const body = issue?.body ?? '';
      const line = body.split('\n').find((text) => row.test(text)) ?? '';
      if (issue !== undefined) issue.body = body.replace(line, line.replace('- [ ]', '- [x]'));
    };
    tick(/^- \[ \]/);
    await hands('cyd', { 'more.js': 'let x = 1;\n' });
    await scan();
    expect(issue?.body).toContain('Closed pairs (1)');

    // … until the two share more: then it is new, once.
    for (const name of ['ann', 'ben', 'dan']) await hands(name, { 'more.py': program('more', 60) });
    await scan();
    expect(issue?.body).not.toContain('Closed pairs (1)');
    expect(issue?.body).toMatch(/^- \[ \] \*\*new\*\* .* closed before, and they share more since/m);
    // Whoever ticks it again knows what they share by now.
    tick(/closed before, and they share more since/);
    await hands('cyd', { 'more.js': 'let x = 2;\n' });
    await scan();
    expect(issue?.body).toContain('Open pairs (2)');
    expect(issue?.body).toContain('Closed pairs (1)');
    expect(issue?.body).not.toContain('**new**');
  });

  test('keeps of what it fetched what the last check was made of, and a month of what was there before', async () => {
    const age = (days: number): void => {
      for (const name of readdirSync(cache)) {
        const at = new Date(Date.now() - days * 24 * 3_600_000);
        utimesSync(join(cache, name), at, at);
      }
    };
    const kept = (): number => readdirSync(cache).filter((name) => name.endsWith('.json')).length;
    await hands('ann', { 'a.py': program('ann', 60) });
    await hands('ben', { 'b.py': program('ben', 60) });
    await scan();
    await hands('ann', { 'a.py': program('anne', 60) });
    age(29);
    await scan();
    expect(kept()).toBe(3);
    writeFileSync(join(cache, 'notes.json'), '{}');
    await hands('ann', { 'a.py': program('anna', 60) });
    // The scan is done all the same where something cannot be deleted.
    mkdirSync(join(cache, `${'0'.repeat(40)}.zip`));
    age(31);
    const { exitCode, stdout } = await scan();
    expect(exitCode).toBe(0);
    expect(stdout).toContain('::warning::Fetched code that no check read for a month could not be deleted');
    // Ben's, which this check read, and Ann's newest: what she had before is gone.
    expect(kept()).toBe(3);
    expect(readdirSync(cache)).toContain('notes.json');
    const before = github.requests.length;
    await hands('ann', { 'a.py': program('annie', 60) });
    await scan();
    expect(fetched(before).filter((path) => !path.includes('hw1-ann'))).toEqual([]);
  });

  test('a public repository keeps no state', async () => {
    staff.options = { ...staff.options, private: false };
    await hands('ann', { 'a.py': program('ann', 60) });
    const run = await scan();
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/private/);
    // Nor a dashboard, which would say why: a reason may name a student.
    expect(staff.issues.size).toBe(0);
  });

  seldom(
    'an assignment that cannot be listed keeps no others from being checked, as it is built',
    async () => {
      config(`${CONFIG}  - name: hw2\n    organization: nobody\n    repositories: hw2-*\n`);
      await hands('ann', { 'a.py': program('ann', 60) });
      await hands('ben', { 'b.js': 'const x = [1, 2, 3];\nconsole.log(x.map(String));\n'.repeat(30) });
      const run = await scan({}, runBuiltAction);
      expect(run.summary).toMatch(/`hw1` \| passed/);
      expect(run.summary).toMatch(/`hw2` \| (forbidden|config-error)/);
      expect(run.exitCode).toBe(1);
    },
  );

  test('a class without a repository yet is no error', async () => {
    github.repository('course/other');
    const run = await scan();
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'skipped']);
    expect(run.stdout).toContain('No repository is found yet.');
  });
});
