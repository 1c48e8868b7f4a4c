import { message, type Message, nameInSentence } from '#base';
import type {
  CheckState as Outcome,
  HardlyRead,
  LeftOut,
  PackedSubmission,
  Said,
  SubmissionRole,
} from '#contract';
import { asMessage, isMissing, leftOutBecause } from '#contract';
import { hardlyReadThere, hardlyReadWords } from './left-out.ts';
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
export function ownOutcome(submission: PackedSubmission, reason: Said | undefined, known: Known): Outcome {
  if (isStarterOnly(submission)) return { kind: 'checked' };
  if (submission.files.length === 0) return notChecked(emptyReason(submission));
  if (submission.files.every(({ size }) => size === 0)) return notChecked(emptyFilesReason(submission));
  if (reason !== undefined) return notChecked(reason);
  return serviceOutcome(submission.role, known, submission.hardlyRead);
}

/** Whether the service checked a submission. @param here what this machine could not read of it either */
export function serviceOutcome(role: SubmissionRole, known: Known, here?: HardlyRead): Outcome {
  const { there, comparability, leftOut, hasFailed } = known;
  if (comparability === 'no-source') return notChecked(noSourceReason(leftOut));
  if (comparability === 'unreadable') {
    return notChecked(hardlyReadWords(hardlyReadThere(there) ?? here) ?? message('notices.inStrings'));
  }
  if (comparability === 'alone' && there?.aiState !== 'scored') {
    return notChecked(message('notices.nothingToCompare'));
  }
  if (there === undefined || (there.total === null && isScored(role, there))) {
    return notChecked(hasFailed ? message('notices.endedEarly') : message('notices.noSimilarity'));
  }
  return { kind: 'checked' };
}

function notChecked(reason: Said): Outcome {
  return { kind: 'not-checked', reason };
}

function noSourceReason(leftOut: readonly LeftOut[]): Message {
  const missing = firstMissing(leftOut);
  return missing === null
    ? message('notices.noneInLanguage')
    : message('notices.noneReadByEngine', { missing });
}

/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
export function isStarterOnly(submission: PackedSubmission): boolean {
  return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}

function emptyReason({ leftOut }: PackedSubmission): Message {
  if (leftOut.length === 0) return message('notices.noFiles');
  if (leftOut.every(({ reason }) => reason === 'web-link')) return message('notices.onlyLink');
  const missing = firstMissing(leftOut);
  if (missing !== null) return message('notices.noneReadable', { missing });
  const named = leftOut.find(({ reason, detail }) => reason === 'not-source' && detail !== undefined);
  return named === undefined
    ? message('notices.noSourceFiles', { n: leftOut.length })
    : message('notices.noSourceNames', {
        path: nameInSentence(named.path),
        look: asMessage(named.detail ?? ''),
      });
}

function emptyFilesReason({ files, leftOut }: PackedSubmission): Message {
  const missing = firstMissing(leftOut);
  return missing === null
    ? message('notices.onlyEmpty', { n: files.length })
    : message('notices.noneReadable', { missing });
}

/** The first file that would have been compared, had it been possible, and why it was not; null: there is none. */
function firstMissing(leftOut: readonly LeftOut[]): Message | null {
  const first = leftOut.find(isMissing);
  return first === undefined
    ? null
    : message('words.colon', { first: nameInSentence(first.path), rest: leftOutBecause(first) });
}
