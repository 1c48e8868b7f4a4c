/** What looking for who had code first may cost at most in one run. */
export const HISTORY_LIMITS = {
  /** The most suspicious ones. */
  pairs: 20,
  /** Requests to GitHub, repeated ones included. */
  requests: 300,
  /** Share of the hour's requests that is left alone, for what follows in the job. */
  reserve: 0.2,
  /** Of the job's time. */
  timeMs: 180_000,
  /** Of pull requests: others above the threshold, pages of a hundred pushes of one head, and commits of one that are read. */
  pulls: { others: 3, pages: 2, commits: 40 },
} as const;
