import { count, formatCount } from '../text/format.ts';
import type { CaseState, ReportedCase } from '../domain/cases.ts';

/** A state as people read it. */
export const CASE_WORDS: Readonly<Record<CaseState, string>> = {
  new: 'new',
  seen: 'seen',
  'to-discuss': 'to discuss',
  confirmed: 'confirmed',
  dismissed: 'dismissed',
};

/** The state of a case in this run: a dismissed one that grew is open again. */
export function stateNow({ state, hasGrown }: ReportedCase): CaseState {
  return hasGrown === true && state === 'dismissed' ? 'new' : state;
}

/** In the order in which a reader asks. */
const COUNTED = ['to-discuss', 'confirmed', 'seen', 'dismissed'] as const satisfies readonly CaseState[];

/** What became of the cases, e.g. "3 cases to discuss, 12 dismissed"; null: nobody decided anything. */
export function casesSummary(cases: readonly ReportedCase[]): string | null {
  const counts = COUNTED.flatMap((state) => {
    const { length } = cases.filter((one) => stateNow(one) === state);
    return length === 0 ? [] : [{ length, words: CASE_WORDS[state] }];
  });
  const [first, ...others] = counts;
  const grown = cases.filter((one) => one.hasGrown === true).length;
  const parts = [
    ...(first === undefined ? [] : [`${count(first.length, 'case')} ${first.words}`]),
    ...others.map(({ length, words }) => `${formatCount(length)} ${words}`),
    ...(grown === 0
      ? []
      : [`${formatCount(grown)} dismissed before and open again, because the evidence grew`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
