/** Every limit that comes from the service's interface or from GitHub, in one place. Units are in the names. */
export const LIMITS = {
  /** One upload (L257 says 10 MB; the smaller reading, so that both are kept). */
  zipBytes: 10_000_000,
  /** Files in one upload-batch request (L258). */
  batchFiles: 50,
  /** Bytes of files in one such request of ours: more are for the next one. */
  ownBatchBytes: 40_000_000,
  /** A check's name (L259). */
  checkNameMin: 3,
  checkNameMax: 255,
  /** Requests a minute and client address (L254). */
  requestsPerMinute: 60,
  /** A job's summary: over it GitHub drops the whole summary. */
  summaryBytes: 1_048_576,
  /** A comment's body. */
  commentCharacters: 65_536,
  annotationsPerStep: 10,
} as const;
