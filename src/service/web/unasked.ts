import type { WebProviderName } from '#contract';
import type { SearchState } from '../web-search/provider.ts';
import type { WebResult } from './web-result.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/**
 * What a search came to, where the process that did it asks fewer providers than the service said that it would when the check was
 * started: a submission that nobody searched for is never one of which nothing was found.
 *
 * @param result null: this process asks nobody
 * @param submissions ids of those that are searched for
 * @param at milliseconds since the epoch
 */
export function withUnasked(
  result: WebResult | null,
  unasked: readonly WebProviderName[],
  submissions: readonly number[],
  at: number,
): WebResult | null {
  if (unasked.length === 0) return result;
  const states = new Map<number, SearchState>(
    (result?.states ?? []).map(({ submission, ...state }) => [submission, state]),
  );
  return {
    providers: [],
    sources: [],
    known: [],
    searchedAt: at,
    ...result,
    failures: [
      ...(result?.failures ?? []),
      ...unasked.map((provider) => ({
        provider,
        sentence: fill(says.processAnalysed, { provider }),
      })),
    ],
    states: submissions.map((submission) => {
      const isSome = (states.get(submission)?.state ?? 'not-searched') !== 'not-searched';
      return { submission, state: isSome ? 'partly' : 'not-searched', why: 'failure' };
    }),
  };
}
