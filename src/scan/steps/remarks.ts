import { type LeftById, leftWords } from '../left.ts';
import type { Listed } from './list-repositories.ts';

/** What staff should know of repositories that they were not told before. Names are hostile text. */
export function remarksOf({ found, unread }: Listed, before: LeftById, now: LeftById): readonly string[] {
  const nameOf = (id: number): string => found.find((one) => one.id === id)?.fullName ?? `repository ${id}`;
  return [
    ...[...unread].map(([id, reason]) => `${nameOf(id)} could not be looked at: ${reason}`),
    ...Object.entries(now).flatMap(([id, entry]) => (before[id] === entry ? [] : [leftWords(entry)])),
  ];
}
