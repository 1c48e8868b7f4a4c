import { csvCell } from '#base';
import { SERVICE_THRESHOLD, type SentLine, STATE, WEB_PROVIDERS } from '#contract';
import { timestamp } from '../presentation.ts';
import { type HttpReply, json } from '../reply.ts';
import { average, maximum, minimum } from '../result-view.ts';
import { resultsBatchOf } from '../results-batch-of.ts';
import { aiResultsOf, EXPORT_COLUMNS, exportRowsOf, overviewOf, summaryOf } from '../results-of.ts';
import { checkPage, type Handler } from './context.ts';

/** What was found. A number that a submission does not have is null everywhere, and counts in no average. */

export const overviewCsv: Handler<'overviewCsv'> = async ({ access }, request) => {
  const { check, view } = await access.completed(request.check_id);
  const rows = view.judged.map((one) => [one.filename, view.scores(one).total]);
  return csv(`check-${check.id}-overview.csv`, [['Submission', 'Score'], ...rows]);
};

export const overview: Handler<'overview'> = async ({ access }, { check_id: id, brief }, { baseUrl }) => {
  const { check, view } = await access.completed(id);
  return json(overviewOf(view, { brief: brief === true, page: checkPage(baseUrl, check.id) }));
};

export const results: Handler<'results'> = async ({ store, access }, request) => {
  const { check, view } = await access.completed(request.check_id);
  const submission = await access.submissionOf(check, request.submission_id);
  const pairs = view.pairs(submission.id);
  const averages = pairs.flatMap(({ total }) => total ?? []);
  // Without a pair: nothing in common with anybody, or nothing known.
  const none = view.result(submission) === undefined ? null : 0;
  const ids = pairs.map((pair) => (pair.a === submission.id ? pair.b : pair.a));
  const byId = new Map((await store.submissionsById(ids)).map((other) => [other.id, other]));
  const others = ids.flatMap((id) => (view.isClosed(id) ? [] : (byId.get(id) ?? [])));
  return json({
    submission: view.row(submission),
    avg: average(averages) ?? none,
    max: maximum(averages) ?? none,
    min: minimum(averages) ?? none,
    other_matches: view.matches.of(submission.id),
    related_submissions: others.map((other) => view.row(other)),
    related_files: [],
    pairs: pairs.map((pair) => ({
      submission_id_matched: pair.a === submission.id ? pair.b : pair.a,
      similarity: pair.a === submission.id ? pair.similarity : pair.matchedSimilarity,
      matched_similarity: pair.a === submission.id ? pair.matchedSimilarity : pair.similarity,
      total: pair.total,
      suspicion: pair.suspicion,
      longest_fragment: pair.longestFragment,
      overlap: pair.overlap,
      stands_out: pair.standsOut === true,
    })),
    common_code: (view.analysis?.commonCode ?? [])
      .filter((region) => region.submission === submission.id)
      .map(({ file, lineStart, lineEnd }) => ({ file, line_start: lineStart, line_end: lineEnd })),
  });
};

export const aiResults: Handler<'aiResults'> = async ({ access }, request) => {
  const check = await access.find(request.assignment_id);
  return json(aiResultsOf(await access.view(check), check));
};

export const summary: Handler<'summary'> = async ({ access }, request) => {
  const check = await access.find(request.check_id);
  return json(summaryOf(await access.view(check), check));
};

export const exportCheck: Handler<'exportCheck'> = async ({ access, now }, { check_id: id, format }) => {
  const { check, view } = await access.completed(id);
  const rows = exportRowsOf(view);
  if (format === 'json') {
    return json({
      check_id: check.id,
      check_name: check.name,
      export_date: timestamp(now()),
      submissions: rows,
    });
  }
  const cells = rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]));
  return csv(`check-${check.id}.csv`, [EXPORT_COLUMNS, ...cells]);
};

/** RFC 4180 text; an unknown value is an empty cell. */
function csv(filename: string, rows: readonly (readonly (string | number | null)[])[]): HttpReply {
  const cell = (value: string | number | null): string =>
    typeof value === 'string' ? csvCell(value) : String(value ?? '');
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
    },
    body: rows.map((row) => `${row.map(cell).join(',')}\r\n`).join(''),
  };
}

/** Results of many submissions in one answer, as small as can be: a class has hundreds of thousands of pairs. */
export const resultsBatch: Handler<'resultsBatch'> = async (
  { access },
  { check_id: id, submission_ids: ids, partners },
) => {
  const { check, view } = await access.completed(id);
  const submissions = [];
  for (const submissionId of ids) submissions.push((await access.submissionOf(check, submissionId)).id);
  return json(resultsBatchOf(view, submissions, partners));
};

/** The verdict in bands: no number, no name, no pair. The threshold is the service's own: one that is asked for would measure a number. */
export const verdict: Handler<'verdict'> = async ({ access }, { check_id: number }) => {
  const { check, view } = await access.completed(number);
  const submissions = view.judged.map((submission) => view.verdictRow(submission));
  return json({
    check_id: access.numberOf(check),
    flagged: submissions.some(({ flagged }) => flagged),
    threshold: SERVICE_THRESHOLD,
    submissions,
  });
};

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
