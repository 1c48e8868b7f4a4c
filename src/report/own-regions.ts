import type { MatchKind, SubmissionFinding } from '../domain/findings.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import { formatLines, formatScore } from './format.ts';
import { visible } from './escape.ts';
import { dismissals, nameOf, pairKey, rankSubmissions } from './ranking.ts';
import { ownSubmission, studentView } from './student-view.ts';
import { KIND_WORDS } from './wording.ts';

/** Lines of a judged submission that are found elsewhere, as annotations, SARIF and the comment show them. */
export interface OwnRegion {
  readonly submission: SubmissionFinding;
  readonly kind: MatchKind;
  readonly file: string;
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  readonly tokens: number | null;
  /** One sentence, of the audience's kind. Not escaped for any channel; its hostile parts are visible. */
  readonly message: string;
  /** What tells regions of one file apart in every run; '' for students, as it would name a peer. */
  readonly other: string;
  readonly isFlagged: boolean;
}

/**
 * Regions of the judged submissions, flagged submissions first, then the largest regions. For students those of their own
 * submission alone, without saying where else the code stands. Matches of dismissed pairs are left out.
 */
export function ownRegions(report: RunReport, audience: Audience): readonly OwnRegion[] {
  return audience === 'staff' ? staffRegions(report) : studentRegions(report);
}

function staffRegions(report: RunReport): readonly OwnRegion[] {
  const name = nameOf(report.findings);
  const flagged = new Set(report.verdict.flagged.map((flag) => flag.key));
  const dismissed = dismissals(report);
  const regions = rankSubmissions(report).flatMap((submission) =>
    submission.matches
      .filter((match) => match.otherKey === null || !dismissed.has(pairKey(submission.key, match.otherKey)))
      .map((match): OwnRegion => {
        const where = match.otherKey === null ? KIND_WORDS[match.kind] : visible(name(match.otherKey));
        const share =
          match.similarity === null
            ? ''
            : ` (similarity ${formatScore(match.similarity, report.thresholds.similarity)})`;
        return {
          submission,
          kind: match.kind,
          file: match.own.file,
          lineStart: match.own.lineStart,
          lineEnd: match.own.lineEnd,
          tokens: match.tokens,
          message: `Like ${visible(match.other.file)} ${formatLines(match.other.lineStart, match.other.lineEnd)} of ${where}${share}. Needs a person's review.`,
          other: `${match.otherKey ?? ''}\n${match.other.file}`,
          isFlagged: flagged.has(submission.key),
        };
      }),
  );
  return regions.toSorted(
    (x, y) =>
      Number(y.isFlagged) - Number(x.isFlagged) ||
      (y.tokens ?? 0) - (x.tokens ?? 0) ||
      (x.lineStart ?? 0) - (y.lineStart ?? 0),
  );
}

function studentRegions(report: RunReport): readonly OwnRegion[] {
  const submission = ownSubmission(report);
  const { own } = studentView(report);
  if (submission === null || own === null) return [];
  return own.regions
    .map(
      (region): OwnRegion => ({
        submission,
        ...region,
        tokens: null,
        message: `These lines are like code elsewhere (${KIND_WORDS[region.kind]}). That is no finding of misconduct.`,
        other: '',
        isFlagged: own.isFlagged,
      }),
    )
    .toSorted((x, y) => length(y) - length(x));
}

function length(region: OwnRegion): number {
  return region.lineStart === null ? 0 : (region.lineEnd ?? region.lineStart) - region.lineStart + 1;
}
