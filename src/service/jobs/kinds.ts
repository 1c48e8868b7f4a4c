/**
 * What outlives a request.
 *
 * - `analysis`: of a check, whose id is the key.
 * - `search`: asks the web about a check, whose id is the key.
 * - `hook`: a message to a webhook: its own id is the key.
 * - `report`: the report page of a check, whose id is the key.
 * - `run`: makes a check of a draft, and its report: the draft's id is the key.
 * - `delivery`: what a GitHub App's webhook brought: GitHub's id of the delivery is the key. The App's server alone has such jobs.
 * - `push`: somebody pushed to an assignment, which is to be scanned: plan and assignment are the key. In the App's server too.
 */
export type JobKind = 'analysis' | 'search' | 'hook' | 'report' | 'run' | 'delivery' | 'push';

/** What only waits for others brings no process down: it is not blamed when one dies, nor is one of these while it waits. */
export const COMPUTING: ReadonlySet<JobKind> = new Set(['analysis', 'report', 'run', 'delivery']);

/** A check that was started and has not ended has one job, of one of these. */
export const CHECK_WORK: readonly JobKind[] = ['analysis', 'search'];

const MINUTE = 60_000;

/** So long a job is put off at most: a message to a receiver that is away for hours, any other for seconds. */
export function mostPutOffMs(kind: JobKind): number {
  return kind === 'hook' ? 8 * 60 * MINUTE : 5 * MINUTE;
}

/** Jobs whose key is a check. */
export const OF_CHECKS: readonly JobKind[] = [...CHECK_WORK, 'report'];

export type Kinds = JobKind | readonly JobKind[];

export function listOf(kinds: Kinds): readonly JobKind[] {
  return typeof kinds === 'string' ? [kinds] : kinds;
}
