import type { Outcome } from '../domain/outcome.ts';
import { count } from '../text/format.ts';

/** Nobody who reads this has a report with the reason: it may name a peer, and stands in what only some may switch on. */
export const REASON_ELSEWHERE = 'The reason is in the log of a run with debug logging on.';

/** What a student's sentence is made from. */
interface Situation {
  readonly isOwn: boolean;
  readonly isPublic: boolean;
  readonly isAlone: boolean;
  /** Judged submissions, also those that could not be collected. */
  readonly judged: number;
  readonly flagged: number;
  readonly notChecked: number;
}

/** The verdict for students. `outcome` null: it is not told. */
export function sentenceOf(outcome: Outcome | null, situation: Situation): string {
  const { isOwn, isPublic, isAlone, judged, flagged, notChecked } = situation;
  switch (outcome) {
    case null:
      return 'The check ran. Its result is not shown here.';
    case 'passed':
      return isOwn
        ? 'Nothing needs a review.'
        : `${count(judged, 'submission')} checked; none needs a review.`;
    case 'flagged':
      if (isPublic) return 'A person will look at the similarity that was found. Nothing is decided.';
      return isOwn
        ? "The similarity found needs a person's review. It is no finding of misconduct."
        : `${flagged} of ${count(judged, 'submission')} ${flagged === 1 ? 'needs' : 'need'} a person's review. This is no finding of misconduct.`;
    case 'incomplete':
    case 'skipped':
      if (isAlone) return 'There is nothing to compare it with yet.';
      if (outcome === 'skipped') return 'Nothing was checked in this run.';
      return isOwn || judged === 0
        ? 'Not everything could be checked.'
        : `${notChecked} of ${count(judged, 'submission')} could not be checked.`;
    case 'cancelled':
      return 'The run was cancelled before it was done.';
    case 'timeout':
      return 'The check was not done in time.';
    case 'rate-limited':
    case 'service-unavailable':
    case 'network':
      return 'The check could not be done because the service did not answer. It can be tried again later.';
    case 'auth':
      return 'The service does not accept the key. Check the secret behind the input apikey.';
    case 'account-suspended':
      return 'The service refuses the account. Settle it with the service; trying again does not help.';
    case 'analysis-failed':
    case 'forbidden':
    case 'config-error':
    case 'internal-error':
      return `The check could not be done. ${REASON_ELSEWHERE}`;
  }
}

/** What a student reads of a run that ended before there was anything to report, where the error may name a peer. */
export function studentFailureSentence(outcome: Outcome): string {
  return sentenceOf(outcome, {
    isOwn: true,
    isPublic: false,
    isAlone: false,
    judged: 0,
    flagged: 0,
    notChecked: 0,
  });
}
