import { andThrow, fill, messageOf, Skipped } from '#base';
import type { Assignment } from '#contract';
import { repositoryDirectory } from '#sources';
import { type Dashboard, dashboardOf } from './dashboard/keep-dashboard.ts';
import type { ScanHost } from './scan-host.ts';
import { failed, type ScannedAssignment, waited } from './scanned-assignment.ts';
import { decideAll } from './schedule.ts';
import { assignmentOf } from './state/assignment-state.ts';
import type { State } from './state/state-schema.ts';
import { forgetOver } from './steps/forget-over.ts';
import { type Look, lookAt } from './steps/look-at.ts';
import { newInquiry } from './steps/who-left.ts';
import { workOn } from './steps/work-on.ts';
import { assignmentStore } from './store/assignment-store.ts';
import { type LeasedStore, takeLease } from './store/lease.ts';
import { readAnswers } from './students/student-answers.ts';
import { areStudentsTold } from './students/student-notes.ts';
import { tellStudents } from './students/tell-students.ts';
import * as says from './says.ts';

/**
 * Works through the assignments: pending checks first, then what is due. The state is written before and after every change
 * of the outside world, so that a scan that is cut off anywhere is taken up by the next one without doing anything twice.
 *
 * @throws Skipped where another scan is at it
 */
export async function runScan(host: ScanHost): Promise<readonly ScannedAssignment[]> {
  const dashboard = dashboardOf(host);
  return scanAlone(host, dashboard).catch(andThrow((error) => dashboard.tellFailure(error)));
}

async function scanAlone(host: ScanHost, dashboard: Dashboard): Promise<readonly ScannedAssignment[]> {
  const { world } = host;
  const taken = await takeLease(host.store, host.holder, world.date);
  if (!taken.taken) throw new Skipped(taken.sentence);
  const { store } = taken;
  for (const { salt } of Object.values(taken.state.assignments)) host.onSecret(salt);
  try {
    await forgetOver(host, store, taken.state);
    const results = await scanAll(host, store, await dashboard.obey(store));
    await dashboard.write(store, results);
    return results;
  } finally {
    await store.release(dashboard.note).catch((error: unknown) => {
      world.log.warning(fill(says.leaseScan, { error: messageOf(error) }));
    });
  }
}

/** All assignments are looked at before the first check, so that the one that waited longest goes first. */
async function scanAll(
  host: ScanHost,
  lease: LeasedStore,
  state: State,
): Promise<readonly ScannedAssignment[]> {
  // What a person asked for waits for no other scan.
  const isAsked = ({ name }: Assignment): boolean =>
    host.only === null || host.only.has(name) || assignmentOf(state, name)?.wish !== undefined;
  const looks = [];
  const since = host.world.date();
  const directory = repositoryDirectory(host.world.collector());
  for (const assignment of host.assignments.filter(isAsked)) {
    const known = assignmentOf(state, assignment.name);
    looks.push(await lookAt({ host, lease, directory, since }, assignment, known));
  }
  const sound = looks.filter(({ failure }) => failure === null);
  const decisions = decideAll(
    sound.map(({ assignment }) => assignment),
    state,
    new Map(
      sound.flatMap(({ assignment, listed }) => (listed === null ? [] : [[assignment.name, listed.found]])),
    ),
    host.world.date(),
  );
  // Before any check is made: its report shows what students answered.
  const answers = await forStudents(host, lease, sound, readAnswers);
  const results = looks.flatMap(({ assignment, failure }) =>
    failure === null ? [] : [failed(assignment, failure)],
  );
  const inquiry = newInquiry(host.world.collector(), host.world.date().toISOString());
  const inTurn = decisions.flatMap((decision) =>
    sound.filter(({ assignment }) => assignment.name === decision.name).map((look) => ({ look, decision })),
  );
  for (const { look, decision } of inTurn) {
    results.push(await workOn({ host, lease, inquiry }, look, decision, assignmentOf(state, decision.name)));
  }
  // When every check is made, so that nobody's check waits for students to hear of it.
  const told = await forStudents(
    host,
    lease,
    inTurn.map(({ look }) => look),
    tellStudents,
  );
  const others = host.assignments.filter((assignment) => !isAsked(assignment));
  return [
    ...results.map((one) => ({
      ...one,
      remarks: [...(answers.get(one.name) ?? []), ...one.remarks, ...(told.get(one.name) ?? [])],
    })),
    ...others.map((assignment) => waited(assignment, NOT_ASKED)),
  ];
}

/**
 * Does something with the students of each assignment that tells them anything. Where nobody asked for the repositories, nobody knows
 * who may be told.
 *
 * @returns remarks by assignment
 */
async function forStudents(
  host: ScanHost,
  lease: LeasedStore,
  looks: readonly Look[],
  act: typeof tellStudents,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const remarks = new Map<string, readonly string[]>();
  for (const { assignment, listed } of looks) {
    const { name, settings } = assignment;
    if (listed === null || settings.dryRun || !areStudentsTold(settings)) continue;
    const kept = assignmentStore(lease, name, host.newSalt);
    remarks.set(name, await act(host, kept, assignment, listed.assignment.discovery.found));
  }
  return remarks;
}

const NOT_ASKED = 'This scan was about other assignments alone.';
