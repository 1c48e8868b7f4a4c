import type { ReceivedOf, WebProviderName } from '#contract';

/** How a check is searched for on the web, as its start asked for it. It names nobody. */
export type WebSearchOrder = NonNullable<ReceivedOf<'startCheck'>['web']>;

/** How the web is searched for a check that was started. */
export interface StartedSearch extends WebSearchOrder {
  /** Whom the service said that it asks. Another process may do the search, and ask fewer. */
  readonly providers?: readonly WebProviderName[];
}
