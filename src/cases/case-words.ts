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
