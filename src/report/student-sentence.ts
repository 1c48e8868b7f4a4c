import { joined, message, type Message, type Outcome } from '#base';

/** Nobody who reads this has a report with the reason: it may name a peer, and stands in what only some may switch on. */
export const REASON_ELSEWHERE = message('report.reasonElsewhere');

/** It was to be compared, and there was nobody. */
export const ALONE = message('report.aloneYet');

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
export function sentenceOf(outcome: Outcome | null, situation: Situation): Message {
  const { isOwn, isPublic, isAlone, judged: n, flagged, notChecked: missing } = situation;
  switch (outcome) {
    case null:
      return message('report.resultNotShown');
    case 'passed':
      return isOwn ? message('report.ownPassed') : message('report.classPassed', { n });
    case 'flagged':
      if (isPublic) return message('report.publicFlagged');
      return isOwn ? message('report.ownFlagged') : message('report.classFlagged', { flagged, n });
    case 'incomplete':
    case 'skipped':
      if (isAlone) return ALONE;
      if (outcome === 'skipped') return message('report.nothingChecked');
      return isOwn || n === 0
        ? message('report.ownIncomplete')
        : message('report.classIncomplete', { missing, n });
    case 'cancelled':
      return message('report.wasCancelled');
    case 'timeout':
      return message('report.wasTimeout');
    case 'rate-limited':
      return message('report.wasLimited');
    case 'service-unavailable':
    case 'network':
      return message('report.wasNoAnswer');
    case 'auth':
      return message('report.wasAuth');
    case 'account-suspended':
      return message('report.wasSuspended');
    case 'analysis-failed':
    case 'forbidden':
    case 'config-error':
    case 'internal-error':
      return joined('words.sentences', [message('report.wasNotDone'), REASON_ELSEWHERE]);
  }
}

/** What a student reads of a run that ended before there was anything to report, where the error may name a peer. */
export function studentFailureSentence(outcome: Outcome): Message {
  return sentenceOf(outcome, {
    isOwn: true,
    isPublic: false,
    isAlone: false,
    judged: 0,
    flagged: 0,
    notChecked: 0,
  });
}
