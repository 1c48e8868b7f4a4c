import { csvCell } from '#base';
import { averageSimilarity } from '#engine';
import { statusText, timestamp } from '../presentation.ts';
import { json } from '../reply.ts';
import { average, maximum, minimum } from '../averages.ts';
import type { ResultView } from '../result-view.ts';
import { checkPage, type Handler } from './context.ts';

const EXPORT_COLUMNS = [
  'submission_id',
  'filename',
  'status',
  'plagiarism_local',
  'plagiarism_web',
  'plagiarism_total',
  'matches_local',
  'matches_web',
  'ai_detection_avg',
  'ai_detection_max',
  'code_quality_avg',
  'file_size',
  'created_at',
  'updated_at',
] as const;

/** What was found. A number that a submission does not have is null everywhere, and counts in no average. */

export const overview: Handler<'overview'> = async ({ access }, { check_id: id, brief }, { baseUrl }) => {
  const { check, view } = await access.completed(id);
  return json({
    overviewURL: checkPage(baseUrl, check.id),
    submissions: view.submissions.map((submission) => view.row(submission, brief)),
    bardata: view.judged.map((submission) => ({
      submission: submission.filename,
      score: view.scores(submission).total,
    })),
    clusters: view.analysis?.clusters ?? [],
    notices: view.analysis?.notices ?? [],
  });
};

export const overviewCsv: Handler<'overviewCsv'> = async ({ access }, request) => {
  const { check, view } = await access.completed(request.check_id);
  return {
    kind: 'csv',
    filename: `check-${check.id}-overview.csv`,
    text: csv([['Submission', 'Score'], ...view.judged.map((one) => [one.filename, view.scores(one).total])]),
  };
};

export const results: Handler<'results'> = async ({ store, access }, request) => {
  const { check, view } = await access.completed(request.check_id);
  const submission = await access.submissionOf(check, request.submission_id);
  const pairs = view.pairs(submission.id);
  const averages = pairs.map(averageSimilarity);
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
  const view = await access.view(check);
  const scores = view.judged.map((submission) => view.scores(submission));
  const ai = scores.flatMap((score) => score.ai ?? []);
  const quality = scores.flatMap((score) => score.quality ?? []);
  return json({
    success: true,
    assignment_status: check.statusId,
    statistics: {
      total_submissions: scores.length,
      submissions_with_ai_detection: ai.length,
      submissions_with_code_quality: quality.length,
      avg_ai_detection: average(ai),
      avg_code_quality: average(quality),
      high_ai_risk_count: ai.filter((score) => risk(score) === 'high').length,
      medium_ai_risk_count: ai.filter((score) => risk(score) === 'medium').length,
      low_ai_risk_count: ai.filter((score) => risk(score) === 'low').length,
    },
    submissions: view.judged.map((submission) => aiRow(view, submission)),
  });
};

export const summary: Handler<'summary'> = async ({ access }, request) => {
  const check = await access.find(request.check_id);
  const view = await access.view(check);
  const there = view.judged.filter((submission) => view.result(submission) !== undefined);
  const scores = there.map((submission) => view.scores(submission));
  const totals = scores.flatMap((score) => score.total ?? []);
  const ai = scores.flatMap((score) => score.ai ?? []);
  const durationMs =
    check.startedAt === null || check.finishedAt === null
      ? null
      : (check.durationMs ?? Math.max(0, check.finishedAt - check.startedAt));
  return json({
    check_id: check.id,
    check_name: check.name,
    status: statusText(check.statusId),
    status_id: check.statusId,
    submission_count: view.submissions.length,
    completed_submissions: there.length,
    plagiarism_stats: { avg: average(totals), max: maximum(totals), min: minimum(totals) },
    ai_detection_stats: { avg: average(ai), max: maximum(ai) },
    flagged_submissions: there.filter((one) => view.isFlagged(one)).length,
    processing_time_seconds: durationMs === null ? null : Math.round(durationMs / 1_000),
    created_at: timestamp(check.createdAt),
    updated_at: timestamp(check.updatedAt),
  });
};

export const exportCheck: Handler<'exportCheck'> = async ({ access, now }, { check_id: id, format }) => {
  const { check, view } = await access.completed(id);
  const rows = view.judged.map((submission) => exportRow(view, submission));
  if (format === 'json') {
    return json({
      check_id: check.id,
      check_name: check.name,
      export_date: timestamp(now()),
      submissions: rows,
    });
  }
  return {
    kind: 'csv',
    filename: `check-${check.id}.csv`,
    text: csv([EXPORT_COLUMNS, ...rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]))]),
  };
};

type Judged = ResultView['judged'][number];

function exportRow(
  view: ResultView,
  submission: Judged,
): Record<(typeof EXPORT_COLUMNS)[number], string | number | null> & { readonly ai_abstained: boolean } {
  const scores = view.scores(submission);
  const matches = view.countMatches(submission);
  return {
    submission_id: submission.id,
    filename: submission.filename,
    status: statusText(view.statusOf(submission)),
    plagiarism_local: scores.peer,
    plagiarism_web: scores.external,
    plagiarism_total: scores.total,
    matches_local: matches.peer,
    matches_web: matches.external,
    ai_detection_avg: scores.ai,
    ai_detection_max: scores.ai,
    ai_abstained: view.abstains(submission),
    code_quality_avg: scores.quality,
    file_size: submission.fileSize,
    created_at: timestamp(submission.createdAt),
    updated_at: timestamp(submission.updatedAt),
  };
}

function aiRow(view: ResultView, submission: Judged): Record<string, unknown> {
  const scores = view.scores(submission);
  const result = view.result(submission);
  const matches = view.countMatches(submission);
  const statusId = view.statusOf(submission);
  return {
    submission_id: submission.id,
    filename: submission.filename,
    status: statusText(statusId),
    status_id: statusId,
    plagiarism_score: { local: scores.peer, web: scores.external, total: scores.total },
    matches: { local: matches.peer, web: matches.external },
    ai_detection:
      scores.ai === null
        ? null
        : {
            total_files: result?.files ?? 0,
            avg_ai_probability: scores.ai,
            max_ai_probability: scores.ai,
            min_ai_probability: scores.ai,
            risk_level: risk(scores.ai),
            files: [],
          },
    ai_abstained: view.abstains(submission),
    ai_code_quality:
      result?.quality == null
        ? null
        : {
            total_files: result.files,
            avg_score: result.quality.score,
            max_score: result.quality.score,
            min_score: result.quality.score,
            worst_functions: result.quality.worst.map((one) => ({
              file_path: one.file,
              name: one.name,
              line_start: one.lineStart,
              line_end: one.lineEnd,
              cyclomatic: one.cyclomatic,
              cognitive: one.cognitive,
              nesting: one.nesting,
              parameters: one.parameters,
            })),
          },
    file_size: submission.fileSize,
    created_at: timestamp(submission.createdAt),
    updated_at: timestamp(submission.updatedAt),
  };
}

function risk(score: number): 'high' | 'medium' | 'low' {
  if (score >= 70) return 'high';
  return score >= 40 ? 'medium' : 'low';
}

/** RFC 4180 text; an unknown value is an empty cell. */
function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string =>
    typeof value === 'string' ? csvCell(value) : String(value ?? '');
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
