/**
 * How often and how long GitHub is tried, in one place. Reads are repeated by the client; whatever creates something is repeated
 * by its caller alone, after a look whether it is there. Times are in milliseconds; a list of waits ends the tries with its end.
 */
export const GITHUB_LIMITS = {
  /** Every request. */
  request: {
    /** Refusals that the same request will meet again; 403 and 429 belong to the throttling plugin. */
    finalStatuses: [400, 401, 403, 404, 409, 410, 413, 422, 429, 451],
    /** A request that met a rate limit waits and tries again so often. */
    rateLimitRetries: 3,
    /** After a refusal because of a limit that does not say how long. */
    limitMs: 60_000,
    networkRetries: 2,
    connectMs: 15_000,
    /** Until an answer's first byte. */
    headersMs: 60_000,
    /** Silence inside of a body. */
    bodySilenceMs: 60_000,
    /** Reads run at most five at once; a few more for what follows a redirect. */
    connections: 10,
  },
  /** The archive of a repository whose body breaks off. */
  archive: { tries: 3 },
  /** The report's comment. A lost answer is followed by one more post, where the comment is not there. */
  comment: {
    maxPosts: 2,
    /** Two lost answers, and a comment or two that may not be changed. */
    maxLooks: 6,
  },
  /** A change of the check run whose answer was lost and that turns out not to have been done. */
  checkRun: { maxPosts: 3, lookAgainMs: [0] },
  /** The bot's reply and reactions. */
  reply: {
    maxPosts: 2,
    /** GitHub's lists may be behind by seconds: so long we wait after a lost answer before each look. */
    lookAgainMs: [0, 2000, 5000],
    /** To react is the same as to react twice: it is simply done again after a failure that passes. */
    reactAgainMs: [2000, 5000],
  },
  /** A command of the webhook after a failure that may pass: a hiccup, and a secondary rate limit (a minute, GitHub says). */
  delivery: { againMs: [5000, 60_000] },
  /** A token of an App's installation is good for an hour. With less than this left no request begins: a list takes minutes. */
  appToken: { renewBeforeMs: 10 * 60_000 },
  /** What students are told by a scan, in repositories of their own. */
  students: {
    /** GitHub takes 500 new comments and the like in an hour; the rest is told by the next scan. */
    perScan: 400,
    /** Pages of what stands at one commit already: whoever fills more of them is told nothing. */
    pages: 5,
    /** Texts with our mark that are tried to be changed; others can post as many as they like. */
    tries: 3,
    /** So many refusals before the first success: most of the time it is the token. */
    refusals: 3,
    /** After so many the state notes who was told. */
    perNote: 20,
  },
  /** Clients of an App's installations: those that made no request for a while are closed where there are many. */
  installations: {
    open: 50,
    idleMs: 15 * 60_000,
    /** A command is tried again later rather than that its place waits; a scan waits for the next hour's requests. */
    commandWaitMs: 2 * 60_000,
    scanWaitMs: 65 * 60_000,
  },
  /** The issue of a scan. */
  issue: {
    maxPosts: 3,
    /** Before the list is read after an answer that did not come: it may lag behind what was made. */
    lookAgainMs: [2000, 5000],
    /** Before staff are assigned again after an answer that did not come. */
    assignAgainMs: [2000, 5000],
  },
  /** The branch that keeps the state of scans. */
  stateBranch: {
    /** Refusals because the branch moved: a scan writes all the time, and a run that meets it waits at least so long. */
    conflictsMs: 60_000,
    /** After each such refusal, times their number, and up to as much again by chance: two writers should not meet twice. */
    backoffMs: 500,
    maxBackoffMs: 5000,
    /** After each request that found no answer. */
    silenceMs: [2000, 5000, 15_000],
    /** While the branch is cut down, others keep off so long, and look again so often. */
    closedMs: 180_000,
    closedStepMs: 5000,
    /** Clocks of two runners may differ so much. */
    skewMs: 30_000,
    /** The run that cuts it down stops trying long before. */
    replaceWithinMs: 60_000,
  },
} as const;
