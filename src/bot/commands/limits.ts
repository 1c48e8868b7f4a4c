/** How often checks may be asked for. Checks take minutes, and of a remote service each one costs. */
export const BOT_LIMITS = {
  /** Checks that begin within an hour: of one person in a repository, and of all in it. */
  checksAnHour: { person: 10, repository: 20 },
  /** For so long the same commit is not checked again with the same options, in milliseconds. */
  sameCommitMs: 3_600_000,
  /** Another run that saw the same comment first is given so long to say that it is at work, in milliseconds. */
  rivalMs: [5000, 10_000, 15_000, 30_000],
} as const;
