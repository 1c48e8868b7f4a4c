import { fill, messageOf, Skipped } from '#base';
import type { Assignment } from '#contract';
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
  try {
    return await scanAlone(host, dashboard);
  } catch (error) {
    await dashboard.tellFailure(error);
    throw error;
  }
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
  for (const assignment of host.assignments.filter(isAsked)) {
    looks.push(await lookAt(host, lease, assignment, assignmentOf(state, assignment.name)));
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
  const answers = await answersIn(host, lease, sound);
  const results = looks.flatMap(({ assignment, failure }) =>
    failure === null ? [] : [failed(assignment, failure)],
  );
  const inquiry = newInquiry(host.world.collector(), host.world.date().toISOString());
  for (const decision of decisions) {
    const look = sound.find(({ assignment }) => assignment.name === decision.name);
    if (look !== undefined) {
      results.push(
        await workOn({ host, lease, inquiry }, look, decision, assignmentOf(state, decision.name)),
      );
    }
  }
  const others = host.assignments.filter((assignment) => !isAsked(assignment));
  const told = await toldTo(host, lease, looks, results);
  return [
    ...told.map((one) => ({ ...one, remarks: [...(answers.get(one.name) ?? []), ...one.remarks] })),
    ...others.map((assignment) => waited(assignment, NOT_ASKED)),
  ];
}

/** What students answered, before any check is made: its report shows it. @returns remarks by assignment */
async function answersIn(
  host: ScanHost,
  lease: LeasedStore,
  looks: readonly Look[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const remarks = new Map<string, readonly string[]>();
  for (const { assignment, listed } of looks) {
    if (listed === null || !isTelling(assignment)) continue;
    const kept = assignmentStore(lease, assignment.name, host.newSalt);
    const { found } = listed.assignment.discovery;
    remarks.set(assignment.name, await readAnswers(host, kept, assignment, found));
  }
  return remarks;
}

/**
 * Students hear of it when every check is made, so that nobody's check waits for them; where nobody asked for the repositories,
 * nobody knows who may be told.
 */
async function toldTo(
  host: ScanHost,
  lease: LeasedStore,
  looks: readonly Look[],
  results: readonly ScannedAssignment[],
): Promise<readonly ScannedAssignment[]> {
  const told = [];
  for (const result of results) {
    const look = looks.find(({ assignment }) => assignment.name === result.name);
    if (look === undefined || look.listed === null || !isTelling(look.assignment)) {
      told.push(result);
      continue;
    }
    const { assignment, listed } = look;
    const kept = assignmentStore(lease, assignment.name, host.newSalt);
    const remarks = await tellStudents(host, kept, assignment, listed.assignment.discovery.found);
    told.push({ ...result, remarks: [...result.remarks, ...remarks] });
  }
  return told;
}

const NOT_ASKED = 'This scan was about other assignments alone.';

function isTelling({ settings }: Assignment): boolean {
  return areStudentsTold(settings) && !settings.dryRun;
}
