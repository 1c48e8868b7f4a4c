/**
 * What outlives a request, and whether it computes: what only waits for others brings no process down, so it is not blamed when
 * one dies.
 */
export const KINDS = {
  /** Of a check: key is its id. */
  analysis: { computes: true },
  /** A message to a webhook: key is its id. */
  hook: { computes: false },
  /** The report page of a check: key is the check's id. */
  report: { computes: true },
  /** What makes a check of a draft, and its report: key is the draft's id. */
  run: { computes: true },
} as const;

export type JobKind = keyof typeof KINDS;
