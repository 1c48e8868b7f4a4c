import { expect, test } from 'vitest';
import type { Origin } from '../../src/contract/submission.ts';
import { wasLate } from '../../src/report/facts.ts';
import { submission } from './sample.ts';

const isLate = (origin: Origin): boolean | null => wasLate(submission('dora', { origin }));

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
