import type { RunReport } from '../domain/report.ts';
import { isNewerComment } from '../report/comment.ts';
import type { OwnComment } from './own-comments.ts';

/** The clocks of a runner and of the server may differ by so much; in milliseconds. */
const CLOCK_SKEW = 10 * 60_000;

/**
 * Whether a comment is of a run that began after this one. Whoever may write to the repository may edit our comment too:
 * a time that lies after the server's own time of the last change is made up, and holds nobody back.
 */
export function isOfNewerRun(comment: OwnComment, report: RunReport): boolean {
  return isNewerComment(comment.body, report) && isPlausible(comment, report);
}

/** Whether a comment is of a run that began in the very millisecond, as this run itself did. */
export function isOfSameRun(comment: OwnComment, report: RunReport): boolean {
  const justBefore = Date.parse(report.run.createdAt) - 1;
  return !isNewerComment(comment.body, report) && isNewerComment(comment.body, startedAt(report, justBefore));
}

function isPlausible(comment: OwnComment, report: RunReport): boolean {
  const latest = Date.parse(comment.updatedAt) + CLOCK_SKEW;
  return !isNewerComment(comment.body, startedAt(report, latest));
}

function startedAt(report: RunReport, time: number): RunReport {
  return { ...report, run: { ...report.run, createdAt: new Date(time).toISOString() } };
}
