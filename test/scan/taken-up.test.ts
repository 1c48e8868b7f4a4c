import { expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { some } from '../suite.ts';
import { CONFIG, startClass, type Term } from './term.ts';

/* What happens to a check that was cut off, when the world is another one by the time it is taken up. By day some of it. */

/** A term whose first scan was killed right after such a change. */
async function cutOff(after: RegExp): Promise<Term> {
  const made = await startClass();
  made.killAfter(after);
  expect((await made.scan({ run: 1 })).signal).toBe('SIGKILL');
  made.killAfter(null);
  return made;
}

const checks = (made: Term): readonly (readonly number[])[] =>
  made.service.checks.map(({ starts, submissions }) => [starts, submissions.length]);

async function pendingOf(made: Term): Promise<unknown> {
  const text = await made.staff.file('similarity-state', 'assignments/hw1.json');
  return (JSON.parse(text ?? '') as { assignment: { pending: unknown } }).assignment.pending;
}

const UPLOADED = /service POST .*upload/;
const STARTED = /service POST .*start/;

const STORIES: readonly (readonly [title: string, story: () => Promise<void>])[] = [
  [
    'a repository that was renamed meanwhile is not uploaded again, as a copy of itself',
    async () => {
      const made = await cutOff(UPLOADED);
      made.github.rename('course/hw1-cyd', 'course/hw1-cyd-k');
      const again = await made.scan({ run: 1, attempt: 2 });
      expect(checks(made)).toEqual([[1, 3]]);
      expect(again.summary).not.toContain('could not be checked');
      await made.close();
    },
  ],
  [
    'one that is gone meanwhile does not keep the others from being judged',
    async () => {
      const made = await cutOff(UPLOADED);
      made.github.remove('course/hw1-cyd');
      const again = await made.scan({ run: 1, attempt: 2 });
      expect([checks(made), again.outcome]).toEqual([[[1, 3]], 'flagged']);
      expect(await pendingOf(made)).toBe(null);
      await made.close();
    },
  ],
  [
    'where all of them left the assignment, the check is given up once and another one begins',
    async () => {
      const made = await cutOff(STARTED);
      for (const name of ['ann', 'ben', 'cyd']) made.github.remove(`course/hw1-${name}`);
      const none = await made.scan({ run: 1, attempt: 2 });
      expect([none.exitCode, none.outcome]).toEqual([0, 'skipped']);
      expect(await pendingOf(made)).not.toBe(null);

      for (const name of ['dan', 'eve']) {
        await made.github.repository(`course/hw1-${name}`).commit({ files: { 'a.py': program(name, 30) } });
      }
      const second = await made.scan({ run: 1, attempt: 3 });
      expect(second.exitCode).toBe(0);
      expect(second.stdout).toContain('The check that was begun is given up');
      await made.scan({ run: 4 });
      expect(checks(made)).toEqual([
        [1, 3],
        [1, 2],
      ]);
      await made.close();
    },
  ],
  [
    'a key that is refused in between costs no second check',
    async () => {
      const made = await cutOff(STARTED);
      const refused = await made.scan({ run: 1, attempt: 2, inputs: { apikey: 'dead'.repeat(16) } });
      expect([refused.exitCode, refused.outcome]).toEqual([1, 'auth']);
      const again = await made.scan({ run: 3 });
      expect(again.outcome).toBe('flagged');
      expect(checks(made)).toEqual([[1, 3]]);
      await made.close();
    },
  ],
  [
    'a check is taken up though re-runs of other checks are not to be',
    async () => {
      const made = await cutOff(STARTED);
      await made.scan({ run: 3, inputs: { resume: 'false' } });
      await made.scan({ run: 1, attempt: 2, inputs: { resume: 'false' } });
      expect(checks(made)).toEqual([[1, 3]]);
      await made.close();
    },
  ],
  [
    'a dry run leaves what is pending, and begins no cooldown',
    async () => {
      const made = await cutOff(STARTED);
      const dry = await made.scan({ run: 1, attempt: 2, inputs: { 'dry-run': 'true' } });
      expect(dry.stdout).toContain('Dry run: 3 submissions');
      expect(await pendingOf(made)).not.toBe(null);
      await made.scan({ run: 3 });
      await made.scan({ run: 1, attempt: 3 });
      expect(checks(made)).toEqual([[1, 3]]);
      await made.close();

      const other = await startClass(`${CONFIG}    schedule:\n      cooldown-hours: 24\n`);
      await other.scan({ run: 1, inputs: { 'dry-run': 'true' } });
      expect(other.service.checks).toEqual([]);
      expect((await other.scan({ run: 2 })).outcome).toBe('flagged');
      await other.close();
    },
  ],
  [
    'a check that has no result after days is given up, and the next scan begins another one',
    async () => {
      const made = await cutOff(STARTED);
      const [stuck] = made.service.checks;
      if (stuck === undefined) throw new Error('the service has no check');
      stuck.polls = Number.NEGATIVE_INFINITY;
      const brief = { 'timeout-minutes': '10', 'poll-interval': '10' };
      const young = await made.scan({ run: 1, attempt: 2, inputs: brief });
      expect([young.exitCode, young.outcome]).toEqual([1, 'timeout']);
      expect(await pendingOf(made)).not.toBe(null);

      const state = (await made.staff.file('similarity-state', 'assignments/hw1.json')) ?? '';
      const planned = new Date(Date.now() - 4 * 24 * 3_600_000).toISOString();
      const old = state.replace(/("plannedAt":\s*")[^"]*/, `$1${planned}`);
      expect(old).not.toBe(state);
      await made.staff.commit({ branch: 'similarity-state', files: { 'assignments/hw1.json': old } });
      const late = await made.scan({ run: 1, attempt: 3, inputs: brief });
      expect(late.outcome).toBe('timeout');
      expect(late.summary).toContain(`It was begun on ${planned.slice(0, 10)} and is given up`);
      expect(await pendingOf(made)).toBe(null);

      expect((await made.scan({ run: 5 })).outcome).toBe('flagged');
      expect(checks(made)).toEqual([
        [1, 3],
        [1, 3],
      ]);
      await made.close();
    },
  ],
  [
    'news whose comment was posted right before a kill are not told twice, and the next ones are',
    async () => {
      const made = await startClass();
      const comments = (): readonly string[] =>
        made.staff.storedComments.map(({ body }) => /^- .*/m.exec(body)?.[0] ?? '');
      await made.scan({ run: 1 });
      expect(comments()).toEqual([]);

      // The service calls the first two alike: now another one is the first.
      await made.github.repository('course/hw1-abe').commit({ files: { 'a.py': program('abe', 30) } });
      made.killAfter(/issues\/N\/comments/);
      expect((await made.scan({ run: 2 })).signal).toBe('SIGKILL');
      made.killAfter(null);
      expect(comments()).toEqual([expect.stringContaining('**new** · [`abe`]')]);
      const again = await made.scan({ run: 2, attempt: 2 });
      expect([again.outcome, comments().length]).toEqual(['flagged', 1]);

      await made.github.repository('course/hw1-aaa').commit({ files: { 'a.py': program('aaa', 30) } });
      await made.scan({ run: 3 });
      expect(comments().slice(1)).toEqual([expect.stringContaining('**new** · [`aaa`]')]);
      await made.close();
    },
  ],
  [
    'students are told once each, also where a kill falls between them',
    async () => {
      const made = await startClass(`${CONFIG}    tell-students: comment\n`);
      const told = (): readonly number[] =>
        ['ann', 'ben', 'cyd'].map(
          (name) => made.github.find(`course/hw1-${name}`)?.storedCommitComments.length ?? 0,
        );
      made.killAfter(/commits\/N\/comments/);
      expect((await made.scan({ run: 1 })).signal).toBe('SIGKILL');
      made.killAfter(null);
      // Each scan begins at another place of the list.
      expect(told().filter((count) => count === 1)).toHaveLength(1);
      // The check is over: the others are told without another one.
      const again = await made.scan({ run: 1, attempt: 2 });
      expect([again.outcome, told(), checks(made)]).toEqual(['skipped', [1, 1, 1], [[1, 3]]]);
      const [comment] = made.github.find('course/hw1-ann')?.storedCommitComments ?? [];
      expect(comment?.body).toContain('Similarity: **very high** · Review: **needed**');
      expect(comment?.body).not.toMatch(/\bben\b|course\/staff|\b93\b/);
      await made.close();
    },
  ],
];

test.each(some(STORIES, 1))('%s', async (_, story) => {
  expect.hasAssertions();
  await story();
});
