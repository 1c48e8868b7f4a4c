import { Failure, fill } from '#base';
import type { Assignment as ScheduledAssignment } from '#contract';
import { NothingFound } from '#sources';
import type { ScanHost } from '../scan-host.ts';
import { decideEarly } from '../schedule.ts';
import { withoutLeftover } from '../state/assignment-state.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import { assignmentStore } from '../store/assignment-store.ts';
import { type LeasedStore, LeaseLost } from '../store/lease.ts';
import { type Listed, type ListedWith, listRepositories, NO_REPOSITORIES } from './list-repositories.ts';
import * as says from '../says.ts';

/** What was seen of an assignment before anything is decided. */
export interface Look {
  readonly assignment: ScheduledAssignment;
  /** null: nothing is due, so that nobody asked. */
  readonly listed: Listed | null;
  /** Why no repository was found; null: some were. */
  readonly note: string | null;
  /** Why it could not be looked at. */
  readonly failure: Failure | null;
}

/** What all assignments of a scan are looked at with. */
interface Looking extends ListedWith {
  readonly lease: LeasedStore;
}

/**
 * Deletes what an earlier scan left at the service, and lists the repositories where something may be due.
 *
 * @throws Failure where the whole scan has to stop
 */
export async function lookAt(
  { host, lease, directory, since }: Looking,
  assignment: ScheduledAssignment,
  known: AssignmentState | null,
): Promise<Look> {
  const { world } = host;
  const look: Look = { assignment, listed: null, note: null, failure: null };
  world.signal.throwIfAborted();
  await discardLeftover(host, lease, assignment, known);
  if (decideEarly(assignment, known, world.date())?.kind === 'wait') return look;
  try {
    const listed = await world.log.group(`Find the repositories of ${assignment.name}`, () =>
      listRepositories({ host, directory, since }, assignment, known),
    );
    await lease.keep();
    return { ...look, listed };
  } catch (error) {
    if (error instanceof NothingFound) return { ...look, listed: NO_REPOSITORIES, note: error.message };
    if (isOfOneAssignment(error)) return { ...look, failure: error };
    throw error;
  }
}

/** Whether other assignments may go well all the same. Not so where the whole run is to stop. */
export function isOfOneAssignment(error: unknown): error is Failure {
  return error instanceof Failure && error.outcome !== 'cancelled' && !(error instanceof LeaseLost);
}

/** Cut off before it could delete its check, a scan leaves that to the next one: students' code does not stay behind. */
async function discardLeftover(
  host: ScanHost,
  lease: LeasedStore,
  assignment: ScheduledAssignment,
  known: AssignmentState | null,
): Promise<void> {
  if (known?.leftover === undefined) return;
  try {
    await host.discard(assignment, known.leftover);
    await assignmentStore(lease, assignment.name, host.newSalt).change(withoutLeftover);
  } catch (error) {
    if (!isOfOneAssignment(error)) throw error;
    host.world.log.warning(
      fill(says.checkCouldNotDeleted, { leftover: known.leftover, error: error.message }),
    );
  }
}
