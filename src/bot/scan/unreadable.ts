import { ENGLISH, message } from '#base';
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
  for (const { key, state, hidden = [] } of submissions) {
    // First: whoever hides all has nothing else that could be checked.
    if (hidden.some(({ leftOut }) => leftOut === 'own')) reasons.set(key, HIDDEN);
    else if (state.kind === 'not-checked') reasons.set(key, ENGLISH.write(state.reason));
  }
  return new Map(notChecked.map((key) => [key, reasons.get(key) ?? says.resultIncomplete]));
}

/** What is said of code that is hidden. */
const HIDDEN = ENGLISH.write(message('verdict.hidden', { n: 1 }));

/**
 * Whether staff were told of a gap. Why something cannot be read may be told in other words each night; that code is hidden is no such
 * reason: a file that is damaged on purpose, of which they know, must not stand for it.
 */
function isSameGap(reason: string, before: Unreadable | undefined): boolean {
  return before !== undefined && (reason === HIDDEN) === (before.reason === HIDDEN);
}

/** The gaps that nobody was told of yet. */
export function newGaps(gaps: Gaps, known: readonly Unreadable[]): Gaps {
  const told = new Map(known.map((one) => [one.name, one]));
  return new Map([...gaps].filter(([name, reason]) => !isSameGap(reason, told.get(name))));
}

/** What is noted after a check: its gaps, each as it was told first. */
export function notedGaps(gaps: Gaps, known: readonly Unreadable[], at: string): readonly Unreadable[] {
  const before = new Map(known.map((one) => [one.name, one]));
  return [...gaps]
    .map(([name, reason]) => {
      const one = before.get(name);
      return one !== undefined && isSameGap(reason, one)
        ? one
        : { name, reason: reason.slice(0, MAX_REASON), at };
    })
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
