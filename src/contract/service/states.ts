/** Numeric states of a check (L113-L130). 6 is "processing": it carries estimated_completion like 7 and cannot be deleted. */
export const STATE = { created: 1, failed: 3, completed: 4, processing: 6, queued: 7 } as const;

/** Of a check that was started and has not ended. */
export const UNDER_WAY: readonly number[] = [STATE.queued, STATE.processing];

/** Language id that means Auto Detect (L23). */
export const AUTO_DETECT = 999;

/**
 * Engine ids that the start rules name (L192-L195): 1 where web and database are asked for, 9 Group Similarity. The two between are
 * ours, and available where a source on the web is configured.
 */
export const ENGINE = { full: 1, web: 2, webAndDatabase: 3, group: 9 } as const;

/** `match_type`: 1 peer, greater external, 10 AI-written code. Which external source it is is ours. */
export const MATCH_TYPE = { peer: 1, database: 2, web: 3, ai: 10 } as const;

/** Additions of the embedded service that a client may use where `/test-types` lists them in `capabilities`. */
export const CAPABILITY = {
  /** Uploads take a `role` field. */
  roles: 'submission-roles',
  /** Results may be read for every submission: no pace is asked for. */
  unmetered: 'unmetered',
  /** The overview takes `brief`. */
  brief: 'brief-overview',
  /** The results of many submissions come in one answer (`/check/results-batch`). */
  resultsBatch: 'results-batch',
  /** This key is told its own verdict in bands, and nothing else of a result (`/checks/ID/verdict`). */
  bandsOnly: 'bands-only',
  /** Start takes `together`. */
  together: 'belonging-together',
  /** The web can be searched: start takes `web`, and `/check/web` says what came of it. */
  web: 'web-search',
} as const;
