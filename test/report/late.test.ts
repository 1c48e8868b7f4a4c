import { expect, test } from 'vitest';
import type { Origin } from '../../src/domain/submission.ts';
import { staffPage } from '../../src/report/staff-page.ts';
import { staffView } from '../../src/report/views/staff.ts';
import { viewOf } from '../../src/report/views/view.ts';
import { report, submission } from './sample.ts';

function isLate(origin: Origin): boolean | null | undefined {
  const run = report([submission('dora', { origin })]);
  const sources = { embedded: new Set<string>(), omitted: null };
  return staffPage(viewOf(run, 'staff').cover, staffView(run), sources).submissions[0]?.isLate;
}

test.each([
  ['late', true],
  ['on-time', false],
  // A commit's own date is its author's.
  ['unattested', null],
  ['no-deadline', null],
] as const)('a push that was %s', (deadlineStatus, expected) => {
  const repository = { owner: 'o', repo: 'r', repositoryId: 1, sha: 'a'.repeat(40) };
  expect(isLate({ kind: 'repository', ...repository, deadlineStatus })).toBe(expected);
});

test('a platform marks what is late, and says nothing of what is not', () => {
  const handIn = { platform: 'canvas', id: '7' };
  expect(isLate({ kind: 'directory', path: 'dora', handIn: { ...handIn, isLate: true } })).toBe(true);
  expect(isLate({ kind: 'directory', path: 'dora', handIn })).toBeNull();
  expect(isLate({ kind: 'directory', path: 'dora' })).toBeNull();
});
