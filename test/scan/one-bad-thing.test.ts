import { afterEach, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { CONFIG, startClass, type Term } from './term.ts';
import { seldom } from '../suite.ts';

/* One repository that is blocked, gone or emptied is that one's trouble, and staff read of it. */

let made: Term | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

const headOf = (name: string): { method: string; path: RegExp; times: number } => ({
  method: 'GET',
  path: new RegExp(`/repos/course/${name}/git/ref/`),
  times: 99,
});

const blocked = { status: 451, body: { message: 'Repository access blocked' } };

seldom('a repository that GitHub blocked stops nobody else, and is told', async () => {
  made = await startClass();
  made.github.fail(headOf('hw1-ben'), blocked);
  const first = await made.scan({ run: 1 });
  expect(first.summary).toMatch(/hw1-ben could not be looked at: .*451/);
  expect(made.service.checks).toHaveLength(1);
  // It is collected like any other where its contents can be had.
  expect(first.summary).toMatch(/3 submissions/);

  await made.github.find('course/hw1-cyd')?.commit({ files: { 'a.py': program('second', 30) } });
  const second = await made.scan({ run: 2 });
  expect(second.summary).toMatch(/1 repository of 3 changed|hw1-ben could not be looked at/);
  expect(made.service.checks).toHaveLength(2);
});

seldom('a night on which nothing changed and one could not be read is not green', async () => {
  made = await startClass();
  await made.scan({ run: 1 });
  await made.github.find('course/hw1-ben')?.commit({ files: { 'a.py': program('hidden', 30) } });
  made.github.fail(headOf('hw1-ben'), blocked);
  const night = await made.scan({ run: 2 });
  expect(night).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
  expect(night.summary).toMatch(/Nothing changed in 2 repositories\. 1 more could not be looked at/);
  expect(night.summary).toMatch(/hw1-ben could not be looked at: .*451/);
  expect(made.service.checks).toHaveLength(1);
});

seldom(
  'with fail-on: new one that cannot be read fails one night and is on the dashboard; another one fails again',
  async () => {
    made = await startClass();
    made.config(CONFIG.replace('fail-on: never', 'fail-on: new'));
    await made.scan({ run: 1 });
    const dashboard = (): string =>
      [...(made?.staff.issues.values() ?? [])].find(({ title }) => title === 'Similarity scans')?.body ?? '';
    await made.github.find('course/hw1-ben')?.commit({ files: { 'a.py': program('hidden', 30) } });
    made.github.fail(headOf('hw1-ben'), blocked);
    const first = await made.scan({ run: 2 });
    expect(first).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
    expect(first.summary).toMatch(/hw1-ben could not be looked at: .*451/);
    const second = await made.scan({ run: 3 });
    expect(second).toMatchObject({ outcome: 'skipped', exitCode: 0 });
    expect(dashboard()).toMatch(/### Cannot be read[\s\S]*hw1-ben/);

    await made.github.find('course/hw1-cyd')?.commit({ files: { 'a.py': program('also hidden', 30) } });
    made.github.fail(headOf('hw1-cyd'), blocked);
    const third = await made.scan({ run: 4 });
    expect(third).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
    expect(third.summary).toMatch(/hw1-cyd could not be looked at/);
    expect(third.summary).not.toMatch(/hw1-ben could not be looked at/);
  },
);

test('who left is told also in the night in which the check itself fails', async () => {
  made = await startClass();
  await made.scan({ run: 1 });
  made.github.remove('course/hw1-ben');
  await made.github.find('course/hw1-cyd')?.commit({ files: { 'a.py': program('second', 30) } });
  const issues = { method: 'GET', path: /\/repos\/course\/staff\/issues/, times: 99 };
  made.github.fail(issues, { status: 403, body: { message: 'Resource not accessible' } });
  const night = await made.scan({ run: 2 });
  expect(night.outcome).toBe('forbidden');
  expect(night.summary).toMatch(/hw1-ben .*deleted/);
});

test('where none can be read that is the sentence, also in the annotation', async () => {
  made = await startClass();
  made.github.fail(headOf('hw1-[a-z]+'), { status: 404, body: { message: 'Not Found' } });
  const run = await made.scan({ run: 1 });
  expect(run).toMatchObject({ outcome: 'forbidden', exitCode: 1 });
  expect(run.stdout).toMatch(/::error.*could not be looked at\. hw1: None of 3 repositories can be read/);
  expect(made.service.checks).toEqual([]);
});

seldom('who leaves a scan is named to staff, with what became of the repository', async () => {
  made = await startClass();
  const { github } = made;
  const archived = { archived: false };
  for (const [name, options] of Object.entries({ dan: {}, eve: {}, fay: archived, gus: {} })) {
    await github.repository(`course/hw1-${name}`, options).commit({ files: { 'a.py': program(name, 30) } });
  }
  await made.scan({ run: 1 });
  github.rename('course/hw1-ben', 'course/private');
  const cyd = github.find('course/hw1-cyd');
  cyd?.branches.clear();
  if (cyd !== null) cyd.pushedAt = '2026-12-01T00:00:00Z';
  github.rename('course/hw1-dan', 'dan/elsewhere');
  github.remove('course/hw1-eve');
  archived.archived = true;
  const push = { files: { 'a.py': program('next', 30) }, pushedAt: '2026-12-01T00:00:00Z' };
  await github.find('course/hw1-ann')?.commit({ ...push, force: true });
  await github.find('course/hw1-gus')?.commit(push);

  const { summary } = await made.scan({ run: 2 });
  const told = (words: RegExp): void => expect(summary.replaceAll('\\', '')).toMatch(words);
  told(/course\/hw1-ben was renamed to course\/private, where the assignment does not look/);
  told(/course\/hw1-cyd was emptied/);
  told(/course\/hw1-dan was transferred to dan\/elsewhere/);
  told(/course\/hw1-eve was deleted, or the token cannot see it/);
  told(/course\/hw1-fay was archived/);
  told(/course\/hw1-ann: its history was rewritten by a forced push/);
  expect(summary).not.toMatch(/hw1-gus (was|is|:)/);
  // Noted, so that nobody asks again.
  const before = github.requests.length;
  const { summary: night } = await made.scan({ run: 3 });
  const asked = github.requests.slice(before);
  expect(asked.filter(({ route }) => route.includes('/compare/'))).toEqual([]);
  expect(asked.filter(({ path }) => /hw1-(ben|dan|eve|fay)$/.test(path))).toEqual([]);
  expect(night).not.toMatch(/renamed|emptied|transferred|deleted|archived|rewritten/);
});

seldom('a deadline that moved is looked at once, not every night', async () => {
  made = await startClass();
  for (const name of ['ann', 'ben', 'cyd']) {
    const repository = made.github.find(`course/hw1-${name}`);
    if (repository !== null) repository.pushedAt = '2026-03-01T00:00:00Z';
  }
  await made.scan({ run: 1 });
  const moved = CONFIG.replace('fail-on:', 'deadline: 2040-01-01T00:00:00Z\n    fail-on:');
  made.config(moved);
  const requests = async (run: number): Promise<number> => {
    const before = made?.github.requests.length ?? 0;
    await made?.scan({ run });
    return (made?.github.requests.length ?? 0) - before;
  };
  const first = await requests(2);
  const later = await requests(3);
  // Three heads, and the write that notes the deadline.
  expect(later).toBeLessThan(first - 3);
  // While nothing is due nobody asks, and what is known of the deadline stays.
  made.config(`${moved}    schedule:\n      cooldown-hours: 24\n`);
  await made.scan({ run: 4 });
  made.config(moved);
  expect(await requests(5)).toBe(later);
});

seldom(
  'nights on which GitHub sends nobody’s contents do not count: the class is checked on the next one',
  async () => {
    made = await startClass();
    for (const run of [1, 2]) {
      made.github.fail({ path: /tarball/, times: 9 }, { status: 502 });
      const night = await made.scan({ run });
      expect(night).toMatchObject({ outcome: 'network', exitCode: 1 });
      expect(night.summary).toMatch(/GitHub sends none of the 3 repositories/);
    }
    expect(made.service.checks).toHaveLength(0);
    expect((await made.scan({ run: 3 })).summary).toMatch(/3 submissions/);
  },
);
