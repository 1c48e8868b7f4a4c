import type { ScanHost } from '../scan-host.ts';
import type { ScannedAssignment } from '../scanned-assignment.ts';
import { decideEarly } from '../schedule.ts';
import { assignmentOf, namesIn } from '../state/assignment-state.ts';
import type { State } from '../state/state-schema.ts';
import { stateSize } from '../state/state-size.ts';
import { boxKey } from './boxes.ts';
import type { DashboardContent, DashboardRow } from './dashboard-body.ts';

/** Scans run daily or oftener; a day and a half without one is told. */
const LONGEST_GAP_MS = 36 * 3_600_000;

/**
 * What the dashboard says after a scan.
 *
 * @param state as it is after the scan
 * @param lastScan of the state before it
 */
export function contentOf(
  host: ScanHost,
  scanned: readonly ScannedAssignment[],
  state: State,
  lastScan: State['lastScan'],
): DashboardContent {
  const { assignments, branch, world } = host;
  const now = world.date();
  const configured = new Set(assignments.map(({ name }) => name));
  const gap = lastScan === undefined ? 0 : now.getTime() - Date.parse(lastScan.at);
  return {
    branch,
    at: now.toISOString(),
    runUrl: world.runUrl,
    missedSince: lastScan !== undefined && gap > LONGEST_GAP_MS ? lastScan.at : null,
    nextScanAt: null,
    rows: assignments.flatMap(({ name, schedule }) => {
      const result = scanned.find((one) => one.name === name);
      return result === undefined ? [] : [rowOf(result, { name, schedule }, state, now)];
    }),
    over: namesIn(state)
      .filter((name) => !configured.has(name))
      .map((name) => ({ name, key: boxKey(name, undefined) })),
    size: stateSize(state).warning,
  };
}

function rowOf(
  { name, kind, outcome, sentence }: ScannedAssignment,
  scheduled: Parameters<typeof decideEarly>[0],
  state: State,
  now: Date,
): DashboardRow {
  const own = assignmentOf(state, name);
  const early = decideEarly(scheduled, own, now);
  const last = own?.runs.findLast(({ open }) => open !== undefined);
  return {
    name,
    kind,
    outcome,
    sentence,
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
    left: own?.left ?? {},
    key: boxKey(name, own?.lastWish),
  };
}
