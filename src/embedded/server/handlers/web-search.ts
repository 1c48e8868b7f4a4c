import { json } from '../reply.ts';
import type { Handler } from './context.ts';

/** What the search of the web came to. A check that was not searched for has nothing in it: nothing left. */
export const webSearch: Handler<'webSearch'> = async ({ access }, request) => {
  const { check, view } = await access.completed(request.check_id);
  const { web, tutorials = [] } = view.analysis ?? {};
  const judged = new Set(view.judged.map(({ id }) => id));
  const sources = web?.sources ?? [];
  return json({
    check_id: check.id,
    providers: web?.providers ?? [],
    requests: web?.requests ?? 0,
    sent: web?.sent ?? [],
    sources: sources.map(({ id, provider, url, repository, commit, licence, publicSince, path, blob }) => ({
      provider,
      url,
      repository,
      commit,
      licence,
      public_since: publicSince,
      path,
      blob,
      submissions: view.submissionsWith(id),
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
