import { assignmentOf, changeAssignment } from '../state/assignment-state.ts';
import type { AssignmentState } from '../state/state-schema.ts';
import type { LeasedStore } from './lease.ts';
import type { StateStore } from './state-branch.ts';

/** What is stored of one assignment, for as long as the lease is held. */
export interface AssignmentStore {
  /** As it is now; null: it was never scanned. @throws what `LeasedStore.update` throws */
  read(): Promise<AssignmentState | null>;
  /** Changes and stores it. @returns what is stored now. @throws what `LeasedStore.update` throws */
  change(by: (assignment: AssignmentState) => AssignmentState): Promise<AssignmentState>;
}

/** @param newSalt see `changeAssignment` */
export function assignmentStore(lease: LeasedStore, name: string, newSalt: () => string): AssignmentStore {
  return {
    read: async () => assignmentOf(await lease.update((state) => state), name),
    change: async (by) => {
      const state = await lease.update((current) => changeAssignment(current, name, newSalt, by));
      const own = assignmentOf(state, name);
      if (own === null) throw new RangeError(`The state has lost ${name}.`);
      return own;
    },
  };
}

/**
 * What is stored of one assignment, also where the store reads others only; null: it was never scanned. Nothing is written.
 *
 * @throws what `StateStore.update` throws
 */
export async function readAssignment(
  store: Pick<StateStore, 'update'>,
  name: string,
): Promise<AssignmentState | null> {
  const state = await store.update((one) => {
    assignmentOf(one, name);
    return one;
  });
  return assignmentOf(state, name);
}
