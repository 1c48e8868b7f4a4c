import { compareText, fill } from '#base';
import type { ListedRepository } from './schedule.ts';
import { LEFT_HOW, type Left, STATE_LIMITS } from './state/state-schema.ts';
import * as says from './says.ts';

/* Repositories that left an assignment, or are not what was checked: a student who is its admin can do so with one click. */

/** By GitHub's numeric id. */
export type LeftById = Readonly<Record<string, Left>>;

/** One that is not found any more, as opposed to one that is and was changed. */
const OUTSIDE: ReadonlySet<Left['how']> = new Set([
  'missing',
  'replaced',
  'left-out',
  'archived',
  'moved',
  'transferred',
  'deleted',
]);

/** Whether it is worth asking GitHub (again) what became of a repository that is not found. */
export function isUnexplained(known: Left | undefined): boolean {
  return known === undefined || known.how === 'missing' || !OUTSIDE.has(known.how);
}

/**
 * The list after a look at what there is: who came back goes, who left now comes. A person who forgot an entry is told of
 * the same thing no more.
 *
 * @param news what was found out this time, by id
 * @returns the very list that came in where nothing changed
 */
export function withLeft(
  known: LeftById,
  found: readonly ListedRepository[],
  news: ReadonlyMap<number, Left>,
): LeftById {
  const here = new Map(found.map((one) => [String(one.id), one]));
  const next: Record<string, Left> = {};
  for (const [id, entry] of Object.entries(known)) {
    const repository = here.get(id);
    if (repository === undefined || !isBack(entry, repository)) next[id] = entry;
  }
  for (const [id, entry] of news) {
    const before = next[id];
    if (before === undefined || saysMore(entry, before)) next[id] = entry;
  }
  const kept = Object.entries(next)
    .toSorted(([, a], [, b]) => compareText(b.at, a.at))
    .slice(0, STATE_LIMITS.left);
  const isSame =
    kept.length === Object.keys(known).length && kept.every(([id, entry]) => known[id] === entry);
  return isSame ? known : Object.fromEntries(kept);
}

function isBack({ how, name }: Left, { headSha, fullName }: ListedRepository): boolean {
  if (how === 'rewritten') return false;
  if (how === 'emptied') return headSha !== null;
  return how === 'renamed' ? fullName === name : true;
}

/** Whether the later entry says anything that the earlier does not. */
function saysMore(later: Left, earlier: Left): boolean {
  if (later.how === earlier.how) return later.now !== earlier.now;
  // The trail of a repository that is gone is not overwritten by a guess.
  return LEFT_HOW.indexOf(later.how) > LEFT_HOW.indexOf(earlier.how);
}

const SHORT_SHA = 7;

/** One sentence for staff. Names are hostile text. */
export function leftWords({ how, name, now }: Left): string {
  switch (how) {
    case 'renamed':
      return `${name} is called ${now ?? 'otherwise'} now. It is checked as before.`;
    case 'rewritten':
      return fill(says.historyRewritten, {
        name,
        now: now?.slice(0, SHORT_SHA) ?? null,
      });
    case 'emptied':
      return fill(says.emptiedNoCommit, { name });
    case 'missing':
      return fill(says.notScanAny, { name });
    case 'replaced':
      return fill(says.anotherRepository, { name });
    case 'left-out':
      return fill(says.stillBut, { name });
    case 'archived':
      return fill(says.archivedAssignment, { name });
    case 'moved':
      return fill(says.renamedWhere, { name, now: now ?? 'another name' });
    case 'transferred':
      return fill(says.wasTransferred, { name, now: now ?? 'another owner' });
    case 'deleted':
      return fill(says.deletedToken, { name });
  }
}
