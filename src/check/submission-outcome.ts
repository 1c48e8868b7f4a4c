import type { CheckState as Outcome } from '../domain/findings.ts';
import { isMissing, type LeftOut, type PackedSubmission, type SubmissionRole } from '../domain/submission.ts';
import { isScored } from './numbers-meant.ts';
import type { Scores } from './scores.ts';

/** What is known of one submission, for whether it was checked. */
interface Known {
  readonly there: Scores | undefined;
  readonly comparability: string | null;
  /** Files that the service left out. */
  readonly leftOut: readonly LeftOut[];
  /** The check ended before its results were read. */
  readonly hasFailed: boolean;
}

/** Whether a submission of ours was checked. @param reason why it is not at the service; undefined: it is */
export function ownOutcome(submission: PackedSubmission, reason: string | undefined, known: Known): Outcome {
  if (isStarterOnly(submission)) return { kind: 'checked' };
  if (submission.files.length === 0) return notChecked(emptyReason(submission));
  if (reason !== undefined) return notChecked(reason);
  return serviceOutcome(submission.role, known);
}

/** Whether the service checked a submission. */
export function serviceOutcome(role: SubmissionRole, known: Known): Outcome {
  const { there, comparability, leftOut, hasFailed } = known;
  if (comparability === 'no-source') return notChecked(noSourceReason(leftOut));
  if (comparability === 'unreadable') {
    return notChecked(
      'Most of it stands in strings that it evaluates, which nobody can compare: read it by hand.',
    );
  }
  if (comparability === 'alone' && there?.aiState !== 'scored') {
    return notChecked('There is nothing to compare it with.');
  }
  if (there === undefined || (there.total === null && isScored(role, there))) {
    return notChecked(
      hasFailed ? 'The check ended before its results were read.' : 'The service gave no similarity for it.',
    );
  }
  return { kind: 'checked' };
}

function notChecked(reason: string): Outcome {
  return { kind: 'not-checked', reason };
}

function noSourceReason(leftOut: readonly LeftOut[]): string {
  const missing = firstMissing(leftOut);
  return missing === null
    ? 'None of its files is in a language that the engine reads.'
    : `None of its files could be read by the engine (${missing}).`;
}

/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
export function isStarterOnly(submission: PackedSubmission): boolean {
  return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}

function emptyReason({ leftOut }: PackedSubmission): string {
  if (leftOut.length === 0) return 'It holds no files.';
  const missing = firstMissing(leftOut);
  return missing === null
    ? `It holds no source files (${leftOut.length} left out).`
    : `None of its files could be read (${missing}).`;
}

/** The first file that would have been compared, had it been possible, and why it was not; null: there is none. */
function firstMissing(leftOut: readonly LeftOut[]): string | null {
  const first = leftOut.find(isMissing);
  return first === undefined ? null : `${first.path}: ${first.detail ?? first.reason}`;
}
