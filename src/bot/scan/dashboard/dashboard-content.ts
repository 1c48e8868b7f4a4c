import type { ScannedAssignment } from '../scanned-assignment.ts';
import { leftWords } from '../left.ts';
import { cronTimes, decideEarly, type NextTime, type Scheduled } from '../schedule.ts';
import { assignmentOf } from '../state/assignment-state.ts';
import { overIn } from './obey-boxes.ts';
import { keptUntil, peopleIn } from '../state/forget.ts';
import { type AssignmentState, type State, STATE_LIMITS } from '../state/state-schema.ts';
import { stateSize } from '../state/state-size.ts';
import { courseFindings } from '../course/course-findings.ts';
import { searchProgress, searchWords } from '../web/search-memory.ts';
import { boxKey } from './boxes.ts';
import { formerNames } from '../steps/facts-to-keep.ts';
import type { DashboardContent, DashboardRow } from './dashboard-body.ts';

/** A scan that was planned and did not come for so long was missed; GitHub starts schedules hours late. */
const LATE_MS = 12 * 3_600_000;
/** Where no schedule is known: most scans run daily. */
const USUAL_MS = 24 * 3_600_000;

/** What the dashboard knows of a scan besides its results. */
export interface ScanFacts {
  /** Of the config file, in its order. */
  readonly assignments: readonly Scheduled[];
  readonly branch: string | null;
  readonly serverUrl: string;
  readonly now: Date;
  readonly runUrl: string | null;
  /** See `ScanHost`. */
  readonly nextScan: NextTime | null;
  /** Cron expression that started this scan; null: none did. */
  readonly schedule: string | null;
}

/**
 * What the dashboard says after a scan. Pure.
 *
 * @param state as it is after the scan
 * @param lastScan of the state before it
 */
export function contentOf(
  facts: ScanFacts,
  scanned: readonly ScannedAssignment[],
  state: State,
  lastScan: State['lastScan'],
): DashboardContent {
  const { assignments, branch, now, runUrl } = facts;
  const configured = new Set(assignments.map(({ name }) => name));
  const schedules = schedulesOf(facts.schedule, lastScan, now);
  const next = facts.nextScan ?? nextOf(inForce(schedules, now));
  // The one line that was known before may have been changed into this one.
  const isSure = (lastScan?.schedules ?? []).length > 1;
  const planned = facts.nextScan ?? nextOf(isSure ? schedules : schedules.slice(-1));
  return {
    branch,
    at: now.toISOString(),
    runUrl,
    missedSince: isMissed(lastScan, planned, now) ? (lastScan?.at ?? null) : null,
    nextScanAt: next?.(now)?.toISOString() ?? null,
    rows: assignments.flatMap((scheduled) => {
      const result = scanned.find(({ name }) => name === scheduled.name);
      return result === undefined ? [] : [rowOf(result, scheduled, state, now)];
    }),
    serverUrl: facts.serverUrl,
    course: courseRows(assignments, state),
    over: overIn(state, configured).flatMap((name) => overRows(name, assignmentOf(state, name))),
    size: stateSize(state),
  };
}

/** Who stands out in the course, as the newest assignment calls them that both are in. */
function courseRows(assignments: ScanFacts['assignments'], state: State): DashboardContent['course'] {
  const known = assignments.flatMap(({ name }) => {
    const own = assignmentOf(state, name);
    return own === null ? [] : [{ name, own }];
  });
  const { found, pairs } = courseFindings(known);
  const rows = found.flatMap((finding) => {
    const last = finding.places.findLast((place) => place !== null);
    const own = known.find(({ name }) => name === last?.assignment)?.own;
    return last == null || own === undefined
      ? []
      : [{ finding, key: last.key, seen: { ...formerNames(own), ...own.seen } }];
  });
  return { rows, pairs };
}

type Schedules = NonNullable<NonNullable<State['lastScan']>['schedules']>;

/**
 * The cron lines of the workflow that started scans, and when each did last; the newest is the last one.
 *
 * @param schedule that started this scan; null: none did
 * @param lastScan of the state before it
 */
export function schedulesOf(schedule: string | null, lastScan: State['lastScan'], now: Date): Schedules {
  const { at = '', schedule: last, schedules } = lastScan ?? {};
  const before = schedules ?? (last === undefined ? [] : [{ schedule: last, at }]);
  if (schedule === null) return before;
  return [...before.filter((one) => one.schedule !== schedule), { schedule, at: now.toISOString() }];
}

/** Without those whose time passed: what was missed was told, and a line that was taken out is not waited for. */
export function inForce(schedules: Schedules, now: Date): Schedules {
  return schedules
    .filter(({ schedule, at }) => {
      const next = cronTimes(schedule)?.(new Date(at)) ?? null;
      return next === null || now.getTime() - next.getTime() <= LATE_MS;
    })
    .slice(-STATE_LIMITS.schedules);
}

/** The first time of all of them; null: none is known. */
function nextOf(schedules: Schedules): NextTime | null {
  const times = schedules.flatMap(({ schedule }) => cronTimes(schedule) ?? []);
  if (times.length === 0) return null;
  return (after) => {
    const found = times.flatMap((next) => next(after)?.getTime() ?? []);
    return found.length === 0 ? null : new Date(Math.min(...found));
  };
}

function isMissed(lastScan: State['lastScan'], next: NextTime | null, now: Date): boolean {
  if (lastScan === undefined) return false;
  const last = new Date(lastScan.at);
  const planned = next === null ? new Date(last.getTime() + USUAL_MS) : next(last);
  return planned !== null && now.getTime() - planned.getTime() > LATE_MS;
}

function overRows(name: string, own: AssignmentState | null): DashboardContent['over'] {
  const until = own === null ? null : keptUntil(own);
  if (own === null || until === null) return [];
  const people = peopleIn(own);
  return [
    { name, key: boxKey(name, undefined), people, until: people === 0 ? (own.forgottenAt ?? null) : until },
  ];
}

function rowOf(
  { name, kind, outcome, sentence, remarks }: ScannedAssignment,
  scheduled: Scheduled,
  state: State,
  now: Date,
): DashboardRow {
  const own = assignmentOf(state, name);
  const early = decideEarly(scheduled, own, now);
  const last = own?.runs.findLast(({ open }) => open !== undefined);
  const left = own?.left ?? {};
  const heads = Object.entries(own?.seen ?? {}).map(([id, { sha }]) => ({ id, sha }));
  const search = searchProgress(own ?? {}, scheduled.settings.web, heads);
  const searched = search === null || search.of === 0 ? null : searchWords(search);
  const isListed = new Set([...Object.values(left).map(leftWords), searched]);
  return {
    name,
    kind,
    outcome,
    sentence: searched === null ? sentence : `${sentence} ${searched}`,
    remarks: remarks.filter((remark) => !isListed.has(remark)),
    issue: own?.issue ?? null,
    lastCheckAt: own?.lastCheckAt ?? null,
    lastCheckUrl: last?.url ?? null,
    open: last?.open ?? null,
    fresh: last?.newFindings ?? null,
    dismissed: last?.dismissed ?? null,
    nextAt: early?.kind === 'wait' ? early.nextAt : null,
    isOver: early?.kind === 'wait' && early.nextAt === null,
    isPending: (own?.pending ?? null) !== null,
    wish: own?.wish ?? null,
    left,
    unreadable: own?.unreadable ?? [],
    key: boxKey(name, own?.lastWish),
  };
}
