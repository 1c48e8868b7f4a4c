/**
 * What outlives a request.
 *
 * - `analysis`: of a check, whose id is the key.
 * - `hook`: a message to a webhook: its own id is the key.
 * - `report`: the report page of a check, whose id is the key.
 * - `run`: makes a check of a draft, and its report: the draft's id is the key.
 */
export type JobKind = 'analysis' | 'hook' | 'report' | 'run';

/** What only waits for others brings no process down: it is not blamed when one dies. */
export const COMPUTING: ReadonlySet<JobKind> = new Set(['analysis', 'report', 'run']);
