/** How often and how long the web is asked, in one place. Times are in milliseconds. */
export const WEB_LIMITS = {
  /** Of one request, from its first byte to its last, by the machine's own clock. */
  requestMs: 60_000,
  /** Waits after an answer of 5xx, or none; their end ends the tries. */
  againMs: [2000, 10_000],
  github: {
    /** Of the code search: "limits you to 10 requests per minute" (docs.github.com/rest/search). */
    queriesPerMinute: 10,
    /** Where a limit is reached and GitHub does not say how long: "wait for at least one minute". */
    limitMs: 60_000,
    /** Waits for limits in a row, before a search ends. */
    limitWaits: 3,
    /** Queries that are refused (422) in a row, before a search ends. */
    refusals: 3,
    /** Of a query with its qualifiers; GitHub counts without them. */
    queryCharacters: 256,
    /** Results of one query: one page. */
    results: 100,
    /** Part of the time that belongs to queries; files are fetched in the rest. */
    queryShare: 0.75,
    /** Files of sources for one submission, neighbours included. */
    files: 20,
    /** Sources of one submission whose neighbours are fetched, and how many of each. */
    withNeighbours: 2,
    neighbours: 4,
    /** Copies of one file that are looked at for one that may be named: most of a popular file's are forks. */
    copies: 5,
    /** Files that the code search reads: "smaller than 384 KB". */
    fileBytes: 384 * 1024,
    /** Of an answer in JSON: 100 results with their repositories take 1 MB. */
    answerBytes: 8 * 1024 * 1024,
    /** Reads at once. */
    parallel: 5,
    /** Share of the hour's requests that is left alone, for what follows in the job. */
    reserve: 0.2,
    /** Pages of 100 pushes, to find the last one before a time. */
    pushPages: 3,
    /** Sources of one check whose time is looked up. */
    dated: 60,
  },
  heritage: {
    /** SWHIDs of one request; more are refused with 413. */
    hashes: 1000,
    /** Requests of one search: without a token 120 an hour are answered. */
    requests: 60,
    answerBytes: 1024 * 1024,
    limitWaits: 2,
    limitMs: 60_000,
  },
} as const;
