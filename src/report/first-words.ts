import { message, type Message } from '#base';
import type { FirstSeen, UnseenReason } from '#contract';

/** What times of pushes say, and what they do not. */
export const FIRST_MEANS = message('report.firstMeans');

/** The same of times at which submissions were handed in. */
export const HANDED_IN_MEANS = message('report.handedInMeans');

/** When the longest shared fragment first stood in a repository: goes on after a name and a colon. */
export function firstSeenWords(seen: FirstSeen): Message {
  if (seen.kind === 'unknown') return message('report.notSeen', { why: UNSEEN_WORDS[seen.reason] });
  return message('report.firstSeen', {
    isFirst: seen.isFirstPush ? 'yes' : 'no',
    time: { as: 'time', value: seen.at },
    isExact: seen.isExact ? 'yes' : 'no',
  });
}

/** A platform's time of a hand-in: RFC 3339, or without an offset where the platform tells no zone. */
export function handedInWords(at: string, isLate: boolean): Message {
  const local = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(at);
  return message('report.handedIn', {
    time: local === null ? { as: 'time', value: at } : `${local[1] ?? ''} ${local[2] ?? ''}`,
    isZoned: local === null ? 'yes' : 'no',
    isLate: isLate ? 'yes' : 'no',
  });
}

const UNSEEN_WORDS: Readonly<Record<UnseenReason, Message>> = {
  'no-repository': message('report.unseenNoRepository'),
  'no-lines': message('report.unseenNoLines'),
  withheld: message('report.unseenWithheld'),
  gone: message('report.unseenGone'),
  'no-record': message('report.unseenNoRecord'),
  template: message('report.unseenTemplate'),
  unreachable: message('report.unseenUnreachable'),
  'over-budget': message('report.unseenOverBudget'),
};
