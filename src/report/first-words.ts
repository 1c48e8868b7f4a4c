import type { FirstSeen, UnseenReason } from '../domain/findings.ts';
import { formatTime } from '../text/format.ts';

/** What times of pushes say, and what they do not. */
export const FIRST_MEANS =
  'Who pushed first is not who wrote first: code can be passed on before anybody pushes it.';

/** The same of times at which submissions were handed in. */
export const HANDED_IN_MEANS =
  'Who handed in first is not who wrote first: code can be passed on before anybody hands it in.';

/** When the longest shared fragment first stood in a repository: goes on after a name and a colon. */
export function firstSeenWords(seen: FirstSeen): string {
  if (seen.kind === 'unknown') return `not known: ${UNSEEN_WORDS[seen.reason]}`;
  const push = seen.isFirstPush ? 'in its first push, of' : 'in a push of';
  const doubt = seen.isExact ? '' : '; it may have been in an earlier push, not all of them were read';
  return `${push} ${formatTime(seen.at)} (GitHub’s clock)${doubt}`;
}

/** A platform's time of a hand-in: RFC 3339, or without an offset where the platform tells no zone. */
export function handedInWords(at: string, isLate: boolean): string {
  const local = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(at);
  const time = local === null ? formatTime(at) : `${local[1] ?? ''} ${local[2] ?? ''}`;
  return `${time} (the platform’s clock${local === null ? '' : ', zone not told'})${isLate ? ', late' : ''}`;
}

const UNSEEN_WORDS: Readonly<Record<UnseenReason, string>> = {
  'no-repository': 'it comes from no repository',
  'no-lines': 'which lines the two share is not known, or they are too few',
  withheld: 'GitHub does not show this token the pushes (“Contents: read” does)',
  gone: 'the repository is gone, or the token may not see it',
  'no-record': 'GitHub has no record of a push that brought it',
  template: 'the repository began with it, as with a template',
  unreachable: 'GitHub did not answer, or refused',
  'over-budget': 'not looked for, so that the run spends no more requests or time',
};
