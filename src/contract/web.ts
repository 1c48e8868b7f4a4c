/** Who can be asked whether code stands on the web. */
export const WEB_PROVIDERS = ['github', 'software-heritage'] as const;
export type WebProviderName = (typeof WEB_PROVIDERS)[number];

/** Whether public code was searched for, for one submission. */
export const SEARCH_STATES = ['searched', 'partly', 'not-searched'] as const;

/** What leaves the machine. */
export const SENT_KINDS = ['query', 'hashes', 'file', 'repository'] as const;

/** One thing that left the machine (or would, in a dry run). */
export interface SentLine {
  readonly provider: WebProviderName;
  readonly kind: (typeof SENT_KINDS)[number];
  /** Exactly what was sent: the query, the address that was asked, or the SWHIDs, separated by blanks. */
  readonly text: string;
  /** For whom: ids of the service (the client: keys). */
  readonly submissions: readonly number[];
  /** "3 hits", "none", "failed"; missing: not answered yet. */
  readonly answer?: string;
}
