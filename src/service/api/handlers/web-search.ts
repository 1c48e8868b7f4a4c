import { type SentLine, STATE, WEB_PROVIDERS } from '#contract';
import { json } from '../reply.ts';
import type { Handler } from './context.ts';

/**
 * What the search of the web came to, and what left for it. A check that was not searched for has nothing in it: nothing left. Of one
 * without an outcome it is what left so far.
 */
export const webSearch: Handler<'webSearch'> = async ({ access, store }, request) => {
  const check = await access.find(request.check_id);
  const sent = (await store.sent.of(check.id)).toSorted((a, b) => rank(a) - rank(b));
  const isUnderWay = check.statusId !== STATE.completed && sent.length > 0;
  const view = isUnderWay ? null : (await access.completed(check.id)).view;
  const { web, tutorials = [] } = view?.analysis ?? {};
  const judged = new Set(view?.judged.map(({ id }) => id));
  const sources = web?.sources ?? [];
  return json({
    check_id: check.id,
    requests: sent.filter(({ kind }) => kind === 'query').length,
    sent,
    providers:
      web?.providers ?? WEB_PROVIDERS.filter((name) => sent.some(({ provider }) => provider === name)),
    sources: sources.map(({ id, provider, url, repository, commit, licence, publicSince, path, blob }) => ({
      provider,
      url,
      repository,
      commit,
      licence,
      public_since: publicSince,
      path,
      blob,
      submissions: view?.submissionsWith(id) ?? [],
    })),
    tutorials: tutorials.flatMap(({ source, submissions, of }) => {
      const found = sources.find(({ id }) => id === source);
      // What lies in an account of the class is somebody's own work, and no tutorial.
      return found === undefined || found.ownOf.length > 0
        ? []
        : [{ url: found.url, repository: found.repository, path: found.path, submissions, of }];
    }),
    failures: web?.failures ?? [],
    not_searched: (web?.states ?? []).filter(
      ({ submission, state }) => state === 'not-searched' && judged.has(submission),
    ).length,
    states: (web?.states ?? []).map(({ submission, state, why }) => ({
      submission_id: submission,
      state,
      why,
    })),
  });
};

function rank({ provider }: SentLine): number {
  return WEB_PROVIDERS.indexOf(provider);
}
