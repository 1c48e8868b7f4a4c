import { joined, message, type Message, type MessageId } from '#base';
import type { CaseState, ReportedCase } from '#contract';

/** What is known of a state besides its name. */
interface StateFacts {
  /** What people read. */
  readonly words: Message;
  /** So many of them, alone and as the first of a sentence; null: nobody decided anything. */
  readonly counted: readonly [MessageId, MessageId] | null;
  /** Whether it may still be proceeded with: the check is evidence, and stays however old it is. */
  readonly isOpen: boolean;
  /** Whether it waits for somebody. */
  readonly waits: boolean;
  /** Colour of its mark; null: no mark. */
  readonly badge: 'flag' | 'warn' | 'note' | null;
}

/** The states, in the order in which a reader asks how many there are. */
export const CASE_FACTS = {
  'to-discuss': {
    words: message('cases.toDiscuss'),
    counted: ['cases.countToDiscuss', 'cases.casesToDiscuss'],
    isOpen: true,
    waits: true,
    badge: 'warn',
  },
  confirmed: {
    words: message('cases.confirmed'),
    counted: ['cases.countConfirmed', 'cases.casesConfirmed'],
    isOpen: true,
    waits: false,
    badge: 'flag',
  },
  seen: {
    words: message('cases.seen'),
    counted: ['cases.countSeen', 'cases.casesSeen'],
    isOpen: false,
    waits: false,
    badge: 'note',
  },
  dismissed: {
    words: message('cases.dismissed'),
    counted: ['cases.countDismissed', 'cases.casesDismissed'],
    isOpen: false,
    waits: false,
    badge: 'note',
  },
  new: { words: message('cases.new'), counted: null, isOpen: false, waits: false, badge: null },
} as const satisfies Readonly<Record<CaseState, StateFacts>>;

/** The state of a case in this run: a dismissed one that grew is open again. */
export function stateNow({ state, hasGrown }: ReportedCase): CaseState {
  return hasGrown === true && state === 'dismissed' ? 'new' : state;
}

/**
 * What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything.
 *
 * @param here what cases call the submissions of this run: a decision about somebody else counts for nothing in it
 */
export function casesSummary(cases: readonly ReportedCase[], here: ReadonlySet<string>): Message | null {
  const grown = cases.filter((one) => one.hasGrown === true).length;
  const elsewhere = cases.filter(
    (one) => stateNow(one) !== 'new' && !one.subjects.every((subject) => here.has(subject)),
  ).length;
  return listed([
    ...counted(cases).map(({ n, id, firstId }, at) => message(at === 0 ? firstId : id, { n })),
    ...(grown === 0 ? [] : [message('cases.grown', { n: grown })]),
    ...(elsewhere === 0 ? [] : [message('cases.elsewhere', { n: elsewhere })]),
  ]);
}

/** How many cases there are of each state, e.g. "3 to discuss, 12 dismissed"; null: nobody decided anything. */
export function casesCounted(cases: readonly ReportedCase[]): Message | null {
  return listed(counted(cases).map(({ n, id }) => message(id, { n })));
}

function counted(cases: readonly ReportedCase[]) {
  return Object.entries(CASE_FACTS).flatMap(([state, facts]) => {
    const n = cases.filter((one) => stateNow(one) === state).length;
    if (n === 0 || facts.counted === null) return [];
    const [id, firstId] = facts.counted;
    return [{ n, id, firstId }];
  });
}

function listed(messages: readonly Message[]): Message | null {
  return messages.length === 0 ? null : joined('words.commas', messages);
}
