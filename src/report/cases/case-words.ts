import { joined, message, type Message } from '#base';
import type { CaseState, ReportedCase } from '#contract';

/** A state as people read it. */
export const CASE_WORDS = {
  new: message('cases.new'),
  seen: message('cases.seen'),
  'to-discuss': message('cases.toDiscuss'),
  confirmed: message('cases.confirmed'),
  dismissed: message('cases.dismissed'),
} as const satisfies Readonly<Record<CaseState, Message>>;

/** The state of a case in this run: a dismissed one that grew is open again. */
export function stateNow({ state, hasGrown }: ReportedCase): CaseState {
  return hasGrown === true && state === 'dismissed' ? 'new' : state;
}

/** What was decided, in the order in which a reader asks: alone, and as the first of a sentence. */
const COUNTED = [
  ['to-discuss', 'cases.countToDiscuss', 'cases.casesToDiscuss'],
  ['confirmed', 'cases.countConfirmed', 'cases.casesConfirmed'],
  ['seen', 'cases.countSeen', 'cases.casesSeen'],
  ['dismissed', 'cases.countDismissed', 'cases.casesDismissed'],
] as const;

/** What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything. */
export function casesSummary(cases: readonly ReportedCase[]): Message | null {
  const grown = cases.filter((one) => one.hasGrown === true).length;
  return listed([
    ...counted(cases).map(({ n, id, firstId }, at) => message(at === 0 ? firstId : id, { n })),
    ...(grown === 0 ? [] : [message('cases.grown', { n: grown })]),
  ]);
}

/** How many cases there are of each state, e.g. "3 to discuss, 12 dismissed"; null: nobody decided anything. */
export function casesCounted(cases: readonly ReportedCase[]): Message | null {
  return listed(counted(cases).map(({ n, id }) => message(id, { n })));
}

function counted(cases: readonly ReportedCase[]) {
  return COUNTED.flatMap(([state, id, firstId]) => {
    const n = cases.filter((one) => stateNow(one) === state).length;
    return n === 0 ? [] : [{ n, id, firstId }];
  });
}

function listed(messages: readonly Message[]): Message | null {
  return messages.length === 0 ? null : joined('words.commas', messages);
}
