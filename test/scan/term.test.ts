import { expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { findingsOf } from './issues-of.ts';
import { CONFIG, said, startClass, startTerm, type Term } from './term.ts';
import { seldom } from '../suite.ts';

const uploads = (made: Term): number =>
  made.service.checks.reduce((sum, one) => sum + one.submissions.length, 0);
const fetched = (made: Term): number =>
  made.github.requests.filter(({ route }) => route.includes('tarball')).length;

test('two scans at once: one does the work, the other leaves quietly', async () => {
  const made = await startClass();
  const ends = await Promise.all([1, 2].map((run) => made.scan({ run, ownProcess: true })));
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(ends.map(({ outcome }) => outcome).toSorted()).toEqual(['flagged', 'skipped']);
  expect(made.service.checks).toHaveLength(1);
  expect(findingsOf(made.staff)).toHaveLength(1);
  await made.close();
});

seldom('a service that lists matches and no pairs has pairs to review all the same', async () => {
  const made = await startTerm({ similarity: () => 93 });
  made.config(CONFIG);
  for (const name of ['ann', 'ben']) {
    await made.github.repository(`course/hw1-${name}`).commit({ files: { 'a.py': program(name, 30) } });
  }
  expect((await made.scan({ run: 1 })).outcome).toBe('flagged');
  const [issue] = findingsOf(made.staff);
  expect(issue?.body).toContain('### Open pairs (1)');
  expect(issue?.body).toMatch(/- \[ \] .*`ann`.*`ben`.*93\.0 %/);
  await made.close();
});

seldom('pushes, renames, forced pushes and deletions over a term', async () => {
  const made = await startClass();
  const { github, service } = made;
  let run = 0;
  const scan = (): ReturnType<Term['scan']> => made.scan({ run: (run += 1) });

  await scan();
  expect([service.checks.length, uploads(made), fetched(made)]).toEqual([1, 3, 3]);

  // A quiet week.
  expect((await scan()).outcome).toBe('skipped');
  expect([service.checks.length, fetched(made)]).toEqual([1, 3]);

  // A rename changes nothing: the id is the same.
  github.rename('course/hw1-cyd', 'course/hw1-cyd-k');
  expect((await scan()).outcome).toBe('skipped');
  expect([service.checks.length, fetched(made)]).toEqual([1, 3]);

  // A push and a forced one: two are fetched, the third comes from the cache.
  await github
    .find('course/hw1-ann')
    ?.commit({ files: { 'b.py': program('more', 20) }, pushedAt: '2026-04-01T00:00:00Z' });
  await github
    .find('course/hw1-ben')
    ?.commit({ files: { 'c.py': program('other', 20) }, force: true, pushedAt: '2026-04-01T00:00:00Z' });
  await scan();
  expect([service.checks.length, uploads(made), fetched(made)]).toEqual([2, 6, 5]);

  // A branch that is not the default one is pushed to: the head is asked for, nothing more.
  await github
    .find('course/hw1-ann')
    ?.commit({ files: { 'd.py': 'x = 1\n' }, branch: 'try', pushedAt: '2026-04-02T00:00:00Z' });
  expect((await scan()).outcome).toBe('skipped');
  expect(fetched(made)).toBe(5);

  // Once: the next scan knows of that push.
  const before = made.github.requests.length;
  expect((await scan()).outcome).toBe('skipped');
  const asked = made.github.requests.slice(before).map(({ path }) => path);
  expect(asked.filter((path) => path.includes('hw1-ann/git'))).toEqual([]);

  // One is deleted, another one comes.
  github.remove('course/hw1-ben');
  await github.repository('course/hw1-dan').commit({ files: { 'a.py': program('dan', 30) } });
  const last = await scan();
  expect([service.checks.length, uploads(made), fetched(made)]).toEqual([3, 9, 6]);
  expect(last.summary).toContain('hw1');
  expect(findingsOf(made.staff)).toHaveLength(1);
  await made.close();
});

test('two pushes of one second are two, also where the scan came in between', async () => {
  const made = await startClass();
  const ben = made.github.find('course/hw1-ben');
  const second = ben?.pushedAt ?? '';
  await made.scan({ run: 1 });
  await ben?.commit({ files: { 'a.py': program('of the same second', 30) }, pushedAt: second });
  await made.scan({ run: 2 });
  expect(made.service.checks).toHaveLength(2);
  // A push that has settled is told by its second alone: nobody asks for the heads of those who rest.
  for (const name of ['ann', 'ben', 'cyd']) {
    const repository = made.github.find(`course/hw1-${name}`);
    if (repository !== null) repository.pushedAt = new Date(Date.now() - 31_000).toISOString();
  }
  await made.scan({ run: 3 });
  const before = made.github.requests.length;
  await made.scan({ run: 4 });
  const heads = made.github.requests.slice(before).filter(({ path }) => /hw1-\w+\/git\/ref/.test(path));
  expect(heads).toEqual([]);
  await made.close();
});

seldom('min-changes, cooldown and window are obeyed', async () => {
  const made = await startClass(`${CONFIG}    schedule:\n      min-changes: 2\n      cooldown-hours: 0\n`);
  await made.scan({ run: 1 });
  await made.github
    .find('course/hw1-ann')
    ?.commit({ files: { 'b.py': 'x = 1\n' }, pushedAt: '2026-04-01T00:00:00Z' });
  const few = await made.scan({ run: 2 });
  expect(few.stdout).toContain('1 repository changed; a check begins at 2 (min-changes).');
  made.config(`${CONFIG}    schedule:\n      cooldown-hours: 24\n`);
  const before = made.github.requests.length;
  const cool = await made.scan({ run: 3 });
  expect(cool.stdout).toMatch(/The last check was on .* the next one is not before/);
  // Nothing is listed for what is not due.
  expect(made.github.requests.slice(before).some(({ route }) => route === 'GET /orgs/{org}/repos')).toBe(
    false,
  );
  made.config(`${CONFIG}    schedule:\n      window:\n        until: 2026-01-01T00:00:00Z\n`);
  expect((await made.scan({ run: 4 })).stdout).toContain('Scans ended on');
  expect(made.service.checks).toHaveLength(1);
  await made.close();
});

test('assignments of one organisation ask once for its list and its teams', async () => {
  const made = await startTerm();
  made.github.organization('course', { tas: { members: ['tom'] } });
  const assignment = (name: string): string => `  - { name: ${name}, repositories: '${name}-*', ai: false }`;
  made.config(`staff: ['@course/tas']\nassignments:\n${assignment('hw1')}\n${assignment('hw2')}\n`);
  for (const name of ['hw1-ann', 'hw1-ben', 'hw2-ann', 'hw2-ben']) {
    await made.github.repository(`course/${name}`).commit({ files: { 'a.py': program(name, 30) } });
  }
  // The first answer is none, and the second assignment asks for itself.
  made.github.fail({ path: /orgs\/course\/repos/, times: 1 }, { status: 403 });
  await made.scan({ run: 1 });
  const lists = (): readonly number[] =>
    ['/orgs/{org}/repos', '/orgs/{org}/teams/{team_slug}/members'].map(
      (route) => made.github.requests.filter((one) => one.route === `GET ${route}`).length,
    );
  expect([made.service.checks.length, lists()]).toEqual([1, [1, 1]]);
  await made.scan({ run: 2 });
  expect([made.service.checks.length, lists()]).toEqual([2, [2, 2]]);
  await made.close();
});

seldom('an outage is taken up by the next scan, with the same check', async () => {
  const made = await startClass();
  made.killAfter(null);
  const first = await made.scan({ run: 1, inputs: { 'timeout-minutes': '0.002' } });
  expect(first.exitCode).not.toBe(null);
  const second = await made.scan({ run: 1, attempt: 2 });
  expect(second.outcome).toBe('flagged');
  expect(made.service.checks).toHaveLength(1);
  expect(made.service.checks[0]?.starts).toBe(1);
  await made.close();
});

seldom('a state that is broken is set aside, one of a newer version is left alone', async () => {
  const made = await startClass();
  await made.scan({ run: 1 });
  const { staff } = made;
  await staff.commit({ branch: 'similarity-state', files: { 'state.json': '{"version": 1, "oops"' } });
  const broken = await made.scan({ run: 2 });
  expect(broken.stdout).toMatch(/state\.corrupt-[0-9a-f]{7}\.json|set aside/);
  expect(broken.exitCode).toBe(0);
  await staff.commit({ branch: 'similarity-state', files: { 'state.json': '{"version": 99}' } });
  const newer = await made.scan({ run: 3 });
  expect(newer.exitCode).toBe(1);
  expect(said(newer)).toMatch(/version 99|newer/);
  expect(await staff.file('similarity-state', 'state.json')).toBe('{"version": 99}');
  await made.close();
});

seldom('one repository that cannot be read costs two checks, not one every night', async () => {
  const made = await startClass();
  made.config(CONFIG.replace('fail-on: never', 'fail-on: never\n    on-incomplete: warn'));
  made.github.fail(
    { path: /hw1-cyd\/tarball/, times: 50 },
    { status: 451, body: { message: 'DMCA', documentation_url: '' } },
  );
  for (const run of [1, 2, 3, 4]) await made.scan({ run });
  expect(made.service.checks).toHaveLength(2);
  // A push makes it worth another try.
  await made.github
    .find('course/hw1-cyd')
    ?.commit({ files: { 'b.py': 'x = 1\n' }, pushedAt: '2026-04-01T00:00:00Z' });
  await made.scan({ run: 5 });
  expect(made.service.checks).toHaveLength(3);
  await made.close();
});

seldom('a deadline that is moved is looked at again', async () => {
  const made = await startClass();
  await made.github
    .find('course/hw1-ann')
    ?.commit({ files: { 'late.py': program('late', 20) }, pushedAt: '2026-04-02T00:00:00Z' });
  made.config(`${CONFIG}    deadline: 2026-04-01T00:00:00Z\n`);
  await made.scan({ run: 1 });
  made.config(`${CONFIG}    deadline: 2026-05-01T00:00:00Z\n`);
  const moved = await made.scan({ run: 2 });
  expect(moved.stdout).toContain('1 repository of 3 changed');
  expect(made.service.checks).toHaveLength(2);
  await made.close();
});

seldom('with fail-on: new a night without news is green, and what is new or worse is red', async () => {
  const made = await startClass(CONFIG.replace('fail-on: never', 'fail-on: new'));
  const first = await made.scan({ run: 1 });
  expect([first.outcome, first.exitCode]).toEqual(['flagged', 1]);
  expect(first.summary).toContain('2 new since the last report.');

  // Pushed to, checked, flagged as before: the finding stands, and nothing of it is new.
  await made.github
    .find('course/hw1-cyd')
    ?.commit({ files: { 'b.py': program('more', 20) }, pushedAt: '2026-04-01T00:00:00Z' });
  const quiet = await made.scan({ run: 2 });
  expect([quiet.outcome, quiet.exitCode]).toEqual(['flagged', 0]);
  expect(said(quiet)).toMatch(/::warning::flagged: .*Nothing new since the last report\./);
  expect(quiet.summary).toContain('Nothing new since the last report.');
  await made.close();
});
