import { Cron } from 'croner';
import { compareText, formatTime } from '#base';
import type { Schedule, Settings } from '#contract';
import { assignmentOf } from './state/assignment-state.ts';
import type { AssignmentState, SeenRepository, State } from './state/state-schema.ts';
import { AHEAD_MS } from './store/lease.ts';
import { searchProgress, waitingIn } from './web/search-memory.ts';

/** A repository as the present listing has it. Names are hostile text. */
export interface ListedRepository {
  /** GitHub's numeric id: the same after a rename. */
  readonly id: number;
  readonly fullName: string;
  /** Of the default branch (or of the last push before the deadline); null: the repository is empty. */
  readonly headSha: string | null;
  /** Its head could not be read this time; `headSha` is null and says nothing. */
  readonly isUnread?: boolean;
  readonly pushedAt: string | null;
  readonly defaultBranch?: string | null;
}

/** One assignment of the config file, as far as the schedule goes. */
export interface Scheduled {
  readonly name: string;
  readonly schedule: Schedule;
  /** Who is asked whether code stands on the web. */
  readonly settings: Pick<Settings, 'web' | 'deadline'>;
}

/** What changed since contents were last taken. Numeric ids, ascending. */
export type Changes = ReturnType<typeof changesOf>;

export type Decision =
  /** A check was begun and not ended: it comes first, whatever the schedule says, because it was paid for. */
  | { readonly kind: 'finish-pending'; readonly name: string; readonly reason: string }
  | ({ readonly kind: 'check'; readonly name: string; readonly reason: string } & Changes)
  | ({
      readonly kind: 'wait';
      readonly name: string;
      readonly reason: string;
      /** When the schedule allows a check at the earliest, RFC 3339; null: it does already, or never again. */
      readonly nextAt: string | null;
    } & Changes);

const NO_CHANGES: Changes = { changed: [], gone: [], renamed: [], empty: [], unread: [], givenUp: 0 };

/**
 * What can be said of an assignment before its repositories are listed, which costs requests. null: they have to be.
 */
export function decideEarly(
  { name, schedule }: Scheduled,
  assignment: AssignmentState | null,
  now: Date,
): Decision | null {
  const pending = assignment?.pending ?? null;
  if (pending !== null) {
    return {
      kind: 'finish-pending',
      name,
      reason: `The check that was planned on ${formatTime(pending.plannedAt)} is not finished (${pending.progress.stage}); it is taken up first.`,
    };
  }
  if (assignment?.wish !== undefined) return null;
  const held = heldBack(schedule, assignment, now);
  return held === null ? null : { kind: 'wait', name, ...held, ...NO_CHANGES };
}

/** What of the schedule forbids a check at this moment; null: nothing does. */
function heldBack(
  { from, until, cooldownMs }: Schedule,
  assignment: AssignmentState | null,
  now: Date,
): { readonly reason: string; readonly nextAt: string | null } | null {
  if (from !== null && now < from) {
    const nextAt = from.toISOString();
    return { reason: `Scans begin on ${formatTime(nextAt)}.`, nextAt };
  }
  if (until !== null && now > until && !isLastLook({ until, cooldownMs }, assignment, now)) {
    return { reason: `Scans ended on ${formatTime(until.toISOString())}.`, nextAt: null };
  }
  const last = assignment?.lastCheckAt ?? null;
  if (last === null || Date.parse(last) - now.getTime() > AHEAD_MS) return null;
  const next = Date.parse(last) + cooldownMs;
  if (now.getTime() >= next) return null;
  const nextAt = new Date(next).toISOString();
  const reason = `The last check was on ${formatTime(last)}; the next one is not before ${formatTime(nextAt)} (cooldown-hours).`;
  return { reason, nextAt };
}

/** So long few changes wait for more, and behind the window those that no check came to. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether the window has ended, and what was pushed behind the last check in it was not checked yet: whoever pushes last would be
 * compared with nobody. It ends with the first check that is planned in these days, unless that one has no result.
 */
function isLastLook(
  { until, cooldownMs }: { readonly until: Date; readonly cooldownMs: number },
  assignment: AssignmentState | null,
  now: Date,
): boolean {
  const last = Date.parse(assignment?.lastCheckAt ?? '');
  if (Number.isNaN(last) || now <= until) return false;
  const isOfWindow = last <= until.getTime();
  const begins = isOfWindow ? Math.max(until.getTime(), last + cooldownMs) : until.getTime();
  const isOutstanding = isOfWindow || assignment?.runs.at(-1)?.open === undefined;
  return isOutstanding && now.getTime() <= begins + LONGEST_WAIT_MS;
}

/** Whether what changed waits for no more changes: the few who push last would else never be checked. */
function isWaitOver(
  { schedule: { until }, settings: { deadline } }: Scheduled,
  assignment: AssignmentState | null,
  now: Date,
): boolean {
  const last = assignment?.lastCheckAt ?? null;
  const isLong = last !== null && now.getTime() - Date.parse(last) >= LONGEST_WAIT_MS;
  return isLong || [until, deadline].some((end) => end !== null && now > end);
}

/** What is to be done about one assignment now. Pure. */
export function decide(
  scheduled: Scheduled,
  assignment: AssignmentState | null,
  found: readonly ListedRepository[],
  now: Date,
): Decision {
  const early = decideEarly(scheduled, assignment, now);
  if (early !== null) return early;
  const { name, schedule, settings } = scheduled;
  const seen = assignment?.seen ?? {};
  const changes = changesOf(found, seen, assignment?.failed ?? {});
  const wait = (reason: string, nextAt: string | null = null): Decision => ({
    kind: 'wait',
    name,
    reason,
    nextAt,
    ...changes,
  });

  if (found.length === 0) {
    const before = Object.keys(seen).length;
    return wait(
      before === 0
        ? 'No repository is found yet.'
        : `No repository is found, and there were ${before} at the last check. Look at what the token may see before you believe that they are gone.`,
    );
  }
  const wish = assignment?.wish;
  if (wish !== undefined && wish.kind !== 'look') {
    if (found.every(({ headSha }) => headSha === null)) {
      return wait(`A check was asked for, and nothing of ${repositories(found.length)} can be checked yet.`);
    }
    const by = wish.by === null ? 'with a box' : `by ${wish.by}`;
    return {
      kind: 'check',
      name,
      reason: `A check was asked for ${by} on ${formatTime(wish.at)}.`,
      ...changes,
    };
  }
  // Whoever asks for a look gets one, and the check that the schedule allows.
  const held = heldBack(schedule, assignment, now);
  if (held !== null) return wait(held.reason, held.nextAt);
  const { changed, unread } = changes;
  const readable = found.length - unread.length;
  // Searches of the web have a budget of each night: what it left out is a reason of its own.
  const unsearched = unsearchedOf(found, assignment, settings.web);
  const search = `${unsearched} of ${repositories(found.length)} still to be searched for on the web (web-requests).`;
  if (changed.length === 0) {
    const quiet = `Nothing changed in ${repositories(readable)}`;
    return unsearched === 0
      ? wait(`${quiet}.`)
      : { kind: 'check', name, reason: `${quiet}; ${search}`, ...changes };
  }
  // A class that is smaller than min-changes would never be checked at all.
  const most = isWaitOver(scheduled, assignment, now) ? 1 : schedule.minChanges;
  const needed = Math.min(most, readable - changes.empty.length - changes.givenUp);
  const isFirst = (assignment?.lastCheckAt ?? null) === null;
  if (changed.length < needed) {
    const few = `${repositories(changed.length)} changed; a check begins at ${needed} (min-changes)`;
    return unsearched === 0
      ? wait(`${few}.`)
      : { kind: 'check', name, reason: `${few}, and ${search}`, ...changes };
  }
  return {
    kind: 'check',
    name,
    reason: isFirst
      ? `The first check, of ${repositories(found.length)}.`
      : `${repositories(changed.length)} of ${found.length} changed since the last check.`,
    ...changes,
  };
}

/** How many wait for a search; none where no check has ever been made: the first one begins by itself. */
function unsearchedOf(
  found: readonly ListedRepository[],
  assignment: AssignmentState | null,
  providers: Settings['web'],
): number {
  if (assignment === null || assignment.lastCheckAt === null) return 0;
  const failed = assignment.failed ?? {};
  const heads = found.flatMap(({ id, headSha }) =>
    // What cannot be read or is refused cannot be searched for.
    headSha === null || failed[String(id)]?.sha === headSha ? [] : [{ id, sha: headSha }],
  );
  const progress = searchProgress(assignment, providers, heads);
  return progress === null ? 0 : waitingIn(progress);
}

/**
 * All assignments in the order in which they are worked through: pending checks, then what is due, the one that waited longest
 * first, then the rest. An assignment of the state that the config file names no more is left alone.
 *
 * @param found by assignment, of those that `decideEarly` has no answer for; none where the listing failed
 */
export function decideAll(
  assignments: readonly Scheduled[],
  state: State,
  found: ReadonlyMap<string, readonly ListedRepository[]>,
  now: Date,
): readonly Decision[] {
  const decisions = assignments.map((scheduled): Decision => {
    const { name } = scheduled;
    const assignment = assignmentOf(state, name);
    const listed = found.get(name);
    if (listed !== undefined) return decide(scheduled, assignment, listed, now);
    const unlisted: Decision = {
      kind: 'wait',
      name,
      reason: 'Its repositories could not be listed.',
      nextAt: null,
      ...NO_CHANGES,
    };
    return decideEarly(scheduled, assignment, now) ?? unlisted;
  });
  const rank = { 'finish-pending': 0, check: 1, wait: 2 } as const;
  const lastCheck = ({ name }: Decision): string => assignmentOf(state, name)?.lastCheckAt ?? '';
  return decisions.toSorted((a, b) => {
    const byKind = rank[a.kind] - rank[b.kind];
    if (byKind !== 0 || a.kind === 'wait') return byKind;
    const [first, second] = [lastCheck(a), lastCheck(b)];
    return compareText(first, second);
  });
}

/**
 * Repositories whose head has to be asked for: new ones, and those that were pushed to or got another default branch since
 * they were seen. All others still have the head that is in the state.
 */
export function headsToRead<T extends Omit<ListedRepository, 'headSha'>>(
  found: readonly T[],
  seen: Readonly<Record<string, SeenRepository>>,
): readonly T[] {
  return found.filter((repository) => {
    const before = seen[String(repository.id)];
    return (
      before === undefined ||
      repository.pushedAt === null ||
      before.pushedAt !== repository.pushedAt ||
      (repository.defaultBranch ?? null) !== before.defaultBranch
    );
  });
}

/** One that cannot be read begins no more checks by itself than this, at one and the same commit. */
const TRIES = 2;

function changesOf(
  found: readonly ListedRepository[],
  seen: Readonly<Record<string, SeenRepository>>,
  failed: NonNullable<AssignmentState['failed']>,
) {
  const isGivenUp = ({ id, headSha }: ListedRepository): boolean => {
    const before = failed[String(id)];
    return before !== undefined && before.sha === headSha && before.tries >= TRIES;
  };
  const present = new Set(found.map(({ id }) => String(id)));
  const ordered = found.toSorted((a, b) => a.id - b.id);
  return {
    /** New, or another head: also after a forced push, which is but another head. */
    changed: ordered
      .filter((one) => one.headSha !== null && seen[String(one.id)]?.sha !== one.headSha && !isGivenUp(one))
      .map(({ id }) => id),
    /** Seen before, not found now: deleted, or outside of what the token sees. */
    gone: Object.keys(seen)
      .filter((id) => !present.has(id))
      .map(Number)
      .toSorted((a, b) => a - b),
    renamed: ordered.flatMap(({ id, fullName }) => {
      const from = seen[String(id)]?.fullName;
      return from === undefined || from === fullName ? [] : [{ id, from, to: fullName }];
    }),
    /** Without a commit: nothing to check yet. */
    empty: ordered
      .filter(({ headSha, isUnread }) => headSha === null && isUnread !== true)
      .map(({ id }) => id),
    /** Whose head could not be read: not known whether they changed. */
    unread: ordered.filter(({ isUnread }) => isUnread === true).map(({ id }) => id),
    /** How many could not be read so often that they are left alone until they change. */
    givenUp: ordered.filter(isGivenUp).length,
  };
}

function repositories(n: number): string {
  return n === 1 ? '1 repository' : `${n} repositories`;
}

/** When something is planned next after a moment; null: never again. */
export type NextTime = (after: Date) => Date | null;

/** The times of a cron expression with five fields, in UTC, as GitHub reads it. null: it is none. */
export function cronTimes(text: string): NextTime | null {
  // The library takes one moment, written as a date, for a time that comes once.
  if (text.trim().split(/\s+/).length !== 5) return null;
  try {
    const cron = new Cron(text, { timezone: 'UTC', mode: '5-part', paused: true });
    return (after) => cron.nextRun(after);
  } catch {
    return null;
  }
}
