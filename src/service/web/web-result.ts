import type { ReceivedOf, WebProviderName } from '#contract';
import type { KnownFile, PublicBefore, SearchState, WebSource } from '../web-search/provider.ts';

/** A source that a submission has something of, as it is kept with the result. Names, paths and text are hostile. */
export interface KeptSource extends Omit<WebSource, 'before' | 'files' | 'submissions'> {
  /** Its document in the analysis: below 0, so that it is no submission's. */
  readonly id: number;
  readonly before: readonly (readonly [submission: number, PublicBefore])[];
  /** null: there was no room for it. */
  readonly files: readonly { readonly path: string; readonly text: string | null }[];
}

/** The same with how much of its submission it is. */
export interface KeptFile extends KnownFile {
  readonly lines: number;
  readonly tokens: number;
  /** Of the submission's tokens, 0..100. */
  readonly share: number;
}

/** A search that is over, whose sources are not compared yet, or not dated. Plain data. */
export interface Searched extends Pick<WebResult, 'providers' | 'failures' | 'states' | 'known'> {
  /** By the id of its document. */
  readonly sources: ReadonlyMap<number, WebSource>;
}

/** What a search of the web came to, beside the pairs of an analysis. Plain data, kept with the result. */
export interface WebResult {
  readonly providers: readonly WebProviderName[];
  readonly failures: readonly { readonly provider: WebProviderName; readonly sentence: string }[];
  readonly states: readonly (SearchState & { readonly submission: number })[];
  readonly sources: readonly KeptSource[];
  readonly known: readonly KeptFile[];
  /** Milliseconds since the epoch. */
  readonly searchedAt: number;
}

/** How a check is searched for on the web, as its start asked for it. It names nobody. */
export type WebSearchOrder = NonNullable<ReceivedOf<'startCheck'>['web']>;

/** How the web is searched for a check that was started. */
export interface StartedSearch extends WebSearchOrder {
  /** Whom the service said that it asks. Another process may do the search, and ask fewer. */
  readonly providers?: readonly WebProviderName[];
}
