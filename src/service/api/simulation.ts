import type { Operation } from '#contract';
import type { Caller } from '../store/people/caller.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

/** What a service may do to its clients and this one does not by itself: for those who test a client. */
export interface Simulation {
  /** The engines are away: nothing can be started (503). */
  readonly offline: boolean;
  /** A trial account: no viewer (402), nothing can be deleted (403). */
  readonly trial: boolean;
  /** An account with an unpaid invoice: refused by every endpoint. */
  readonly suspended: boolean;
  /** Checks that may be started in all; null: not limited. */
  readonly quota: number | null;
}

export const NO_SIMULATION: Simulation = { offline: false, trial: false, suspended: false, quota: null };

const STARTS: ReadonlySet<Operation> = new Set(['startCheck', 'quickCheck']);
const VIEWERS: ReadonlySet<Operation> = new Set(['viewer', 'viewerFile', 'viewerCounterpart']);
const DELETES: ReadonlySet<Operation> = new Set(['deleteCheck', 'deleteSubmission']);

/**
 * Why an operation is refused, with the statuses that the interface gives (sections 3 and 7); null: it is not.
 *
 * @param started says how many checks were started so far
 */
export async function simulatedRefusal(
  { offline, trial, suspended, quota }: Simulation,
  operation: Operation,
  caller: Pick<Caller, 'trial'>,
  started: () => Promise<number>,
): Promise<HttpError | null> {
  if (suspended) {
    return new HttpError(says.accountSuspendedInvoice, { invoice: 'in_simulated' });
  }
  const isTrial = trial || caller.trial;
  if (isTrial && VIEWERS.has(operation)) {
    return new HttpError(says.viewerNotPart, { paywalled: true });
  }
  if (isTrial && DELETES.has(operation)) return new HttpError(says.checksTrial);
  if (STARTS.has(operation) && offline) return new HttpError(says.analysisServices);
  if (STARTS.has(operation) && quota !== null && (await started()) >= quota) {
    return new HttpError(fill(says.quotaChecks, { quota }));
  }
  return null;
}
