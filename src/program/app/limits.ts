import type { JobQueueLimits } from './job-queue.ts';

const DAY_MS = 86_400_000;

/** The bounds of the App's server, in one place. */
export const APP_LIMITS = {
  queue: {
    /** What is short waits for GitHub, most of the time. */
    short: 40,
    /** Requests of one installation are paced: more at once would only wait for each other. */
    shortOfGroup: 4,
    jobs: 1000,
    jobsOfGroup: 500,
    jobsOfLane: 100,
    jobsOfPerson: 20,
    strangersShare: 1 / 2,
  } satisfies Omit<JobQueueLimits, 'long'>,
  /** A line of the log for each full row, no oftener than this. */
  fullLogMs: 60_000,
  /** Work that GitHub's failures ended is begun again with each round, until it is so old. */
  workMs: 3 * DAY_MS,
  redelivery: {
    roundMs: 3_600_000,
    /** GitHub keeps deliveries for three days; not to the last minute. */
    windowMs: 3 * DAY_MS - 3_600_000,
    /** A round looks back this far beyond the one before it: what was sent then may have failed after it. */
    overlapMs: 2 * 3_600_000,
    /** What came in just now may still be on its way. */
    freshMs: 60_000,
    /** Pages of 100 that a round reads. */
    pages: 100,
    /** Deliveries that a round asks for again. */
    perRound: 200,
    /** Times that one delivery was sent, the first included. */
    attempts: 5,
  },
} as const;
