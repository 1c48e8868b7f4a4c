import type { SentLine, WebProviderName } from '#contract';
import type { SearchSubject } from '#engine';
import type {
  Asking,
  ProviderFindings,
  SearchOrder,
  SearchRules,
  SearchState,
  WebProvider,
  WebSource,
} from './provider.ts';

/** What a search over all providers came to. */
export interface WebSearchOutcome extends Omit<ProviderFindings, 'failure'> {
  readonly providers: readonly WebProviderName[];
  readonly failures: readonly { readonly provider: WebProviderName; readonly sentence: string }[];
}

/** What a search would send first: its queries and hashes. Which files it fetches then depends on the answers. */
export function planSearch(
  providers: readonly Pick<WebProvider, 'plan'>[],
  subject: SearchSubject,
  rules: SearchRules,
  requests: number,
): readonly SentLine[] {
  return providers.flatMap((provider) => provider.plan(subject, rules, requests));
}

/**
 * One search over all providers, at the same time. A provider that fails ends its own search with one sentence; nothing else fails.
 * What could not be noted ends them all.
 *
 * @throws the signal's reason; what kept a request from being noted
 */
export async function searchWeb(
  providers: readonly WebProvider[],
  subject: SearchSubject,
  rules: SearchRules,
  order: SearchOrder,
): Promise<WebSearchOutcome> {
  const shares = new Map<WebProvider, number>();
  const stop = new AbortController();
  const signal = AbortSignal.any([order.signal, stop.signal]);
  const all = await Promise.all(
    providers.map(async (provider): Promise<readonly [WebProviderName, ProviderFindings]> => {
      const onProgress = (share: number): void => {
        shares.set(provider, Math.min(1, Math.max(shares.get(provider) ?? 0, share)));
        order.onProgress([...shares.values()].reduce((sum, one) => sum + one, 0) / providers.length);
      };
      const findings = await provider.search(subject, rules, { ...order, signal, onProgress });
      onProgress(1);
      return [provider.name, findings];
    }),
  ).finally(() => stop.abort());
  const findings = all.map(([, one]) => one);
  return {
    providers: all.map(([name]) => name),
    searched: new Map(
      subject.submissions.map(({ id }) => [
        id,
        joined(findings.flatMap(({ searched }) => searched.get(id) ?? [])),
      ]),
    ),
    sources: findings.flatMap(({ sources }) => sources),
    known: findings.flatMap(({ known }) => known),
    failures: all.flatMap(([provider, { failure }]) =>
      failure === null ? [] : [{ provider, sentence: failure }],
    ),
    requests: findings.reduce((sum, one) => sum + one.requests, 0),
  };
}

/**
 * The same sources with what is known of when they were public: for those that the comparison confirmed.
 *
 * @returns the sources in their order
 * @throws the signal's reason
 */
export async function dateSources(
  providers: readonly WebProvider[],
  sources: readonly WebSource[],
  rules: SearchRules,
  asking: Asking,
): Promise<readonly WebSource[]> {
  const all = await Promise.all(providers.map((provider) => provider.date(sources, rules, asking)));
  return sources.map((source) => ({ ...source, ...all.find((dated) => dated.has(source))?.get(source) }));
}

/** A provider that has nothing to ask for a submission says nothing about it where another one has. */
function joined(states: readonly SearchState[]): SearchState {
  const telling = states.filter(({ why }) => why !== 'no-probes');
  const [first] = telling;
  if (first === undefined) return { state: 'not-searched', why: 'no-probes' };
  const open = telling.find(({ state }) => state !== 'searched');
  if (open === undefined) return { state: 'searched', why: null };
  const isNone = telling.every(({ state }) => state === 'not-searched');
  return { state: isNone ? 'not-searched' : 'partly', why: open.why };
}
