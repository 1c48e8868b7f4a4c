import type { CheckProgress, Prior, World } from '#check';
import { type Assignment as ScheduledAssignment, type CaseBook, NO_CASES } from '#contract';
import { mergeCases } from '#report';
import { dismissedCases } from '../state/assignment-state.ts';
import type { CheckedOnce } from '../scan-host.ts';
import type { AssignmentState, PendingCheck } from '../state/state-schema.ts';
import { type LeasedStore, LeaseLost } from '../store/lease.ts';
import { searchedBefore } from '../web/search-memory.ts';
import type { DueAssignment } from './pending-check.ts';

const KEEP_LEASE_MS = 60_000;
const IDENTITY_CHARACTERS = 10;

/**
 * Makes one check, or goes on with it, and keeps the lease meanwhile.
 *
 * @param own the assignment's state, `pending` the check in it
 * @param noted what people decided
 * @param onProgress called and waited for after every change at the service
 * @throws Failure where it cannot even report
 */
export function checkOnce(
  due: DueAssignment,
  own: AssignmentState,
  pending: PendingCheck,
  noted: CaseBook,
  onProgress: (progress: PendingCheck['progress']) => Promise<unknown>,
): Promise<CheckedOnce> {
  const { host, lease, assignment } = due;
  const { world } = host;
  const { name } = assignment;
  const book = mergeCases({ ...NO_CASES, cases: dismissedCases(own) }, noted);
  const prior = priorOf(due, own, { pending, book }, async (progress) => {
    await onProgress(stageOf(progress));
  });
  host.onSecret(own.salt);
  return withLease(lease, world, (signal) =>
    host.check(
      judgedByNews(assignment),
      { ...world, signal, run: pending.run, defaultLabel: name, title: name },
      prior,
    ),
  );
}

/** What is new is known after the check: until then `fail-on: new` fails for nothing that was found, and for no gap. */
function judgedByNews(assignment: ScheduledAssignment): ScheduledAssignment {
  const { settings } = assignment;
  return settings.failOn === 'new'
    ? { ...assignment, settings: { ...settings, failOn: 'never', onIncomplete: 'warn' } }
    : assignment;
}

function priorOf(
  { host, listed: { assignment, unread }, assignment: { settings } }: DueAssignment,
  own: AssignmentState,
  { pending, book }: { readonly pending: PendingCheck; readonly book: CaseBook },
  onProgress: (progress: CheckProgress) => Promise<void>,
): Prior {
  const pins = new Map(pending.submissions.map(({ repositoryId, sha }) => [repositoryId, sha]));
  const { discovery } = assignment;
  return {
    reuse: {
      // What came since the check was planned waits for the next one. What could not be looked at is collected like any other, or
      // told as not collected.
      assignment: {
        ...assignment,
        discovery: {
          ...discovery,
          found: discovery.found.filter(({ repository: { id } }) => pins.has(id) || unread.has(id)),
        },
      },
      pins,
      cache: host.cache,
    },
    earlier: null,
    identity: pending.fingerprint.slice(0, IDENTITY_CHARACTERS),
    salt: Buffer.from(own.salt, 'hex'),
    cases: book,
    dismissed: [],
    searched: searchedBefore(own, pending, settings.web),
    notices: [],
    onProgress,
  };
}

function stageOf({ stage, uploaded, ...check }: CheckProgress): PendingCheck['progress'] {
  return stage === 'created' ? { stage, check } : { stage, check, uploaded: { ...uploaded } };
}

/** Keeps the lease while `body` works; where it is lost, the work is stopped. */
async function withLease<T>(
  lease: LeasedStore,
  world: World,
  body: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const done = new AbortController();
  const keeping = (async () => {
    for (;;) {
      await world.clock.sleep(KEEP_LEASE_MS, done.signal);
      try {
        await lease.keep();
      } catch (error) {
        // A write that failed for the moment is made up for by the next one; a lease that is somebody else's ends the work.
        if (!(error instanceof LeaseLost)) continue;
        lost.abort(error);
        return;
      }
    }
  })().catch((error: unknown) => {
    if (!done.signal.aborted) lost.abort(error);
  });
  try {
    return await body(AbortSignal.any([world.signal, lost.signal]));
  } finally {
    done.abort();
    await keeping;
  }
}
