/**
 * What outlives a request, and whether it computes: what only waits for others brings no process down, so it is not blamed when
 * one dies.
 */
export const KINDS = { analysis: { computes: true }, hook: { computes: false } } as const;

export type JobKind = keyof typeof KINDS;
