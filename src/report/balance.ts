import { joined, message, type Message } from '#base';
import { type Balance, BALANCE_PARTS } from '#contract';

/** Of text in files that count. Of 1,574 programs of honest and copying classes none has less code. */
const LEAST_CODE = 0.2;
/** Of a shorter text, in bytes, shares say nothing. */
const LEAST_TEXT = 2_000;

/** Whether a person should know what became of a submission's bytes: some were not read, or hardly any are code. */
export function isBalanceTold({ code, starter, strings, comments, unread }: Balance): boolean {
  const text = code + starter + strings + comments;
  return unread > 0 || (text >= LEAST_TEXT && code + starter < LEAST_CODE * text);
}

const WORDS = {
  code: message('report.balanceCode'),
  strings: message('report.balanceStrings'),
  comments: message('report.balanceComments'),
  blank: message('report.balanceBlank'),
  starter: message('report.balanceStarter'),
  copies: message('report.balanceCopies'),
  aside: message('report.balanceAside'),
  other: message('report.balanceOther'),
  unread: message('report.balanceUnread'),
} as const;

/** Each part that there is, in bytes. */
export function balanceWords(balance: Balance): Message {
  const parts = BALANCE_PARTS.filter((part) => balance[part] > 0).map((part) =>
    message('words.colon', { first: WORDS[part], rest: { as: 'bytes', value: balance[part] } }),
  );
  const unsized =
    balance.unsized === 0
      ? []
      : [message('words.colon', { first: message('report.balanceUnsized'), rest: String(balance.unsized) })];
  return joined('words.points', [...parts, ...unsized]);
}
