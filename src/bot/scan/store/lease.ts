import { Failure, fill, formatTime } from '#base';
import { GITHUB_LIMITS } from '#github';
import type { Lease, State } from '../state/state-schema.ts';
import { StateConflict, type StateStore } from './state-branch.ts';
import * as says from '../says.ts';

/**
 * How long a lease lasts without a write. Longer than any step between two writes when the wait for the service renews it,
 * short enough that the next hourly scan goes on after a run that was killed.
 */
export const LEASE_MS = 20 * 60_000;
/** While more than this is left, `keep` writes nothing. */
const RENEW_BELOW_MS = LEASE_MS / 2;

/** What is noted of a time so far ahead was noted by a clock that was ahead: nobody waits for that day. */
export const AHEAD_MS = 24 * 60 * 60_000;

/** This run, to others. */
export interface Holder {
  /** The workflow run's id; anything unique outside of a workflow. */
  readonly run: string;
  /** Of the workflow run, from 1. */
  readonly attempt: number;
  /** 16 to 64 hex digits of this process alone: jobs of a matrix share run and attempt. */
  readonly token: string;
}

/**
 * The lease is not this run's any more, which must leave everything alone. `skipped`: another run goes on with what it found in
 * the state. `incomplete`: the state was reset, and nobody goes on.
 */
export class LeaseLost extends Failure {
  override readonly name = 'LeaseLost';
  readonly outcome: 'skipped' | 'incomplete';
  constructor(lease: Lease | null) {
    super(
      lease === null
        ? 'The state of the scans was reset while this run was scanning, so that it stops: what it began is not noted any more. Run it again; the next scan starts from the state as it is.'
        : `Run ${lease.run} (attempt ${lease.attempt}) took over from this run, which took too long between two steps or was started again; this run stops so that nothing is done twice.`,
    );
    this.outcome = lease === null ? 'incomplete' : 'skipped';
  }
}

type Taken =
  | { readonly taken: true; readonly state: State; readonly store: LeasedStore }
  /** Another run is at it. `sentence` says which and until when. */
  | { readonly taken: false; readonly sentence: string };

/** The store for as long as the lease is held: every update renews it. */
export interface LeasedStore {
  /** As `StateStore.update`. @throws LeaseLost as well; then nothing was stored */
  update(change: (state: State) => State): Promise<State>;
  /** For waits without a write: renews the lease when it has run half of its time. @throws LeaseLost */
  keep(): Promise<void>;
  /** Lets the next run begin, and notes a last change in the same write. Quiet when the lease is somebody else's by now. */
  release(change?: (state: State) => State): Promise<void>;
}

/** Whether a run may scan. Pure. */
export function mayTake(lease: Lease | null, holder: Holder, now: Date): boolean {
  if (lease === null || isHeldBy(lease, holder)) return true;
  // A second attempt begins when the first one has ended, however it did.
  if (lease.run === holder.run && holder.attempt !== lease.attempt) return holder.attempt > lease.attempt;
  return !isHeld(lease, now);
}

/** Whether somebody may be at it still, as clocks differ. */
export function isHeld({ until }: Lease, now: Date): boolean {
  const leftMs = Date.parse(until) - now.getTime();
  return leftMs >= -GITHUB_LIMITS.stateBranch.skewMs && leftMs <= LEASE_MS + AHEAD_MS;
}

function isHeldBy(lease: Lease | null, holder: Holder): boolean {
  return lease?.run === holder.run && lease.attempt === holder.attempt && lease.token === holder.token;
}

function leaseOf({ run, attempt, token }: Holder, now: Date): Lease {
  return { run, attempt, token, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}

/** A lease that is renewed while somebody tries to take it is alive, whatever the clocks say. */
function isRenewed(before: Lease | null, now: Lease | null): boolean {
  return before !== null && before.token === now?.token && before.until !== now.until;
}

/**
 * Takes the lease where it is free, expired, or held by an earlier attempt of the same run. Of two runs that try at once one
 * wins: the store refuses the second write, and its repetition sees the first.
 *
 * @throws what the store throws
 */
export async function takeLease(store: StateStore, holder: Holder, date: () => Date): Promise<Taken> {
  let first: Lease | null = null;
  const isFree = ({ lease }: State): boolean => {
    const isAnothers = lease !== null && lease.run !== holder.run && isRenewed(first, lease);
    return !isAnothers && mayTake(lease, holder, date());
  };
  const take = (current: State): State => {
    const isTaken = isFree(current);
    first ??= current.lease;
    return isTaken ? { ...current, lease: leaseOf(holder, date()) } : current;
  };
  const state = await store.update(take).catch(async (error: unknown) => {
    // Whoever wrote all that time most likely holds the lease, and then that is what is to be said.
    const { state: now } = error instanceof StateConflict ? await store.load() : { state: null };
    if (now === null || isFree(now)) throw error;
    return now;
  });
  const { lease } = state;
  if (lease !== null && !isHeldBy(lease, holder)) {
    return {
      taken: false,
      sentence: fill(says.runAttempt, {
        run: lease.run,
        attempt: lease.attempt,
        time: formatTime(lease.until),
      }),
    };
  }
  return { taken: true, state, store: leased(store, holder, date, lease) };
}

function leased(store: StateStore, holder: Holder, date: () => Date, first: Lease | null): LeasedStore {
  let until = Date.parse(first?.until ?? '') || 0;

  const update = async (change: (state: State) => State): Promise<State> => {
    const state = await store.update((current) => {
      if (!isHeldBy(current.lease, holder)) throw new LeaseLost(current.lease);
      const changed = change(current);
      return changed === current ? current : { ...changed, lease: leaseOf(holder, date()) };
    });
    until = Date.parse(state.lease?.until ?? '') || 0;
    return state;
  };

  return {
    update,
    keep: async () => {
      if (until - date().getTime() > RENEW_BELOW_MS) return;
      await update((state) => ({ ...state }));
    },
    release: async (change = (state) => state) => {
      await store.update((current) =>
        isHeldBy(current.lease, holder) ? { ...change(current), lease: null } : current,
      );
    },
  };
}
