import { Sentences } from '#contract';
import { statusText, timestamp } from './presentation.ts';
import { average, maximum, minimum, type ResultView } from './result-view.ts';
import type { CheckRecord } from '../store/tables.ts';

/* What the interface says of a check's results, as functions of them: to whoever asks over a network, and to a run that asks nobody. */

export const EXPORT_COLUMNS = [
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

type Times = Pick<CheckRecord, 'createdAt' | 'updatedAt' | 'startedAt' | 'finishedAt' | 'durationMs'>;
type Checked = Pick<CheckRecord, 'id' | 'name' | 'statusId'>;

/** @param page address of the check's page */
export function overviewOf(
  view: ResultView,
  { brief, page }: { readonly brief: boolean; readonly page: string },
) {
  const sentences = new Sentences();
  return {
    overviewURL: page,
    submissions: view.submissions.map((submission) => view.row(submission, brief)),
    bardata: view.judged.map((submission) => ({
      submission: submission.filename,
      score: view.scores(submission).total,
    })),
    clusters: (view.analysis?.clusters ?? []).map((ids) => [...ids]),
    ...(view.analysis === null ? {} : { ordinary: view.analysis.ordinary }),
    notices: (view.analysis?.notices ?? []).map((notice) => sentences.say(notice)),
    sentences: sentences.noted,
  };
}

export function aiResultsOf(view: ResultView, { statusId }: Pick<CheckRecord, 'statusId'>) {
  const scores = view.judged.map((submission) => view.scores(submission));
  const ai = scores.flatMap((score) => score.ai ?? []);
  const quality = scores.flatMap((score) => score.quality ?? []);
  return {
    success: true,
    assignment_status: statusId,
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
  };
}

export function summaryOf(view: ResultView, check: Checked & Times) {
  const there = view.judged.filter((submission) => view.result(submission) !== undefined);
  const scores = there.map((submission) => view.scores(submission));
  const totals = scores.flatMap((score) => score.total ?? []);
  const ai = scores.flatMap((score) => score.ai ?? []);
  const durationMs =
    check.startedAt === null || check.finishedAt === null
      ? null
      : (check.durationMs ?? Math.max(0, check.finishedAt - check.startedAt));
  return {
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
  };
}

/** Rows of the export, one of each submission that is judged. */
export function exportRowsOf(view: ResultView) {
  return view.judged.map((submission) => exportRow(view, submission));
}

type Judged = ResultView['judged'][number];

function exportRow(view: ResultView, submission: Judged) {
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
  } satisfies Record<(typeof EXPORT_COLUMNS)[number], string | number | null> & { ai_abstained: boolean };
}

function aiRow(view: ResultView, submission: Judged) {
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
