import type { PackedSubmission } from '#contract';
import { PARAMETERS } from '#engine';

/** Of all that are compared: further pull requests of somebody who opened another one. */
const MOST_MORE = 1 / 4;

/**
 * Whether what a pull request is compared with comes from so few people that it cannot say what the task dictates: who opens a
 * dozen of them with the same text decides what is ordinary, and the next copy would be flagged by nobody.
 */
export function areFewPeople(
  submissions: readonly Pick<PackedSubmission, 'role' | 'origin' | 'key'>[],
): boolean {
  const isPull = submissions.some(({ role, origin }) => role === 'judged' && origin.kind === 'pull-request');
  if (!isPull) return false;
  const behind = submissions
    .filter(({ role }) => role === 'judged' || role === 'archive')
    .map(({ origin, key }) => (origin.kind === 'pull-request' ? `@${origin.author.toLowerCase()}` : key));
  const people = new Set(behind).size;
  return people < PARAMETERS.guardFrom || behind.length - people > MOST_MORE * behind.length;
}
