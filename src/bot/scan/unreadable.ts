import { ENGLISH } from '#base';
import { type Findings, judgedOf, type Verdict } from '#contract';
import type { ListedRepository } from './schedule.ts';
import { type AssignmentState, type SeenRepository, STATE_LIMITS } from './state/state-schema.ts';
import * as says from './says.ts';

/* Repositories that cannot be read: told once, and on the dashboard until they can be. */

/** What staff were told of, and when. Hostile text. */
export type Unreadable = NonNullable<AssignmentState['unreadable']>[number];

/** Why something could not be read or checked, by its key, which is its full name. Hostile text. */
export type Gaps = ReadonlyMap<string, string>;

/** What a look could not read. */
export function gapsOfLook(unread: ReadonlyMap<number, string>, found: readonly ListedRepository[]): Gaps {
  return new Map(
    found.flatMap(({ id, fullName }) => {
      const reason = unread.get(id);
      return reason === undefined ? [] : [[fullName, reason] as const];
    }),
  );
}

/** What a check has no result of. */
export function gapsOfCheck({ failures, submissions }: Findings, { notChecked }: Verdict): Gaps {
  const reasons = new Map(judgedOf(failures).map(({ key, reason }) => [key, reason]));
  for (const { key, state } of submissions) {
    if (state.kind === 'not-checked') reasons.set(key, ENGLISH.write(state.reason));
  }
  return new Map(notChecked.map((key) => [key, reasons.get(key) ?? says.resultIncomplete]));
}

/** The gaps that nobody was told of yet. */
export function newGaps(gaps: Gaps, known: readonly Unreadable[]): Gaps {
  const told = new Set(known.map(({ name }) => name));
  return new Map([...gaps].filter(([name]) => !told.has(name)));
}

/** What is noted after a check: its gaps, each as it was told first. */
export function notedGaps(gaps: Gaps, known: readonly Unreadable[], at: string): readonly Unreadable[] {
  const before = new Map(known.map((one) => [one.name, one]));
  return [...gaps]
    .map(([name, reason]) => before.get(name) ?? { name, reason: reason.slice(0, MAX_REASON), at })
    .slice(0, STATE_LIMITS.left);
}

/**
 * What is noted after a look that began no check: the rest stays, but for repositories whose present head was taken before.
 */
export function notedAfterLook(
  gaps: Gaps,
  known: readonly Unreadable[],
  now: {
    readonly found: readonly ListedRepository[];
    readonly seen: Readonly<Record<string, SeenRepository>>;
    readonly at: string;
  },
): readonly Unreadable[] {
  const { found, seen, at } = now;
  const read = new Set(
    found
      .filter(({ id, headSha }) => headSha !== null && seen[String(id)]?.sha === headSha)
      .map(({ fullName }) => fullName),
  );
  const kept = known.filter(({ name }) => !gaps.has(name) && !read.has(name));
  return [...kept, ...notedGaps(gaps, known, at)].slice(0, STATE_LIMITS.left);
}

const MAX_REASON = 500;
