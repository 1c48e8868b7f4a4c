import { type LeftById, leftWords } from '../left.ts';
import type { Gaps } from '../unreadable.ts';

/** What staff should know of repositories that they were not told before. Names are hostile text. */
export function remarksOf(before: LeftById, now: LeftById, gaps: Gaps): readonly string[] {
  return [
    ...[...gaps].map(([name, reason]) => `${name} could not be looked at: ${reason}`),
    ...Object.entries(now).flatMap(([id, entry]) => (before[id] === entry ? [] : [leftWords(entry)])),
  ];
}
