import { resolve } from 'node:path';
import { readCases } from '#channels';
import { type CaseBook, NO_CASES, type ReportedCase, type Settings } from '#contract';
import { caseKey, mergeCases, stateNow } from '#report';
import { dismissedCases, undismissPair } from './state/assignment-state.ts';
import { type AssignmentState, STATE_LIMITS } from './state/state-schema.ts';

/**
 * What people decided about an assignment: what the state keeps of earlier scans, with the file that the settings name; the newer of
 * two records counts.
 *
 * @throws ConfigurationError where the file cannot be read
 */
export async function notedCases(
  { cases = [], common = [] }: Pick<AssignmentState, 'cases' | 'common'>,
  settings: Pick<Settings, 'cases'>,
  workspace: string,
): Promise<CaseBook> {
  const file = settings.cases === null ? null : await readCases(resolve(workspace, settings.cases));
  return mergeCases({ cases, common }, file ?? NO_CASES);
}

/** The state with what was noted: as much of it as there is room for, the newest first. */
export function withNoted(one: AssignmentState, noted: CaseBook): AssignmentState {
  if (noted.cases.length + noted.common.length === 0) return one;
  const newest = <Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] =>
    entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return {
    ...one,
    cases: newest(noted.cases).slice(0, STATE_LIMITS.cases),
    common: newest(noted.common).slice(0, STATE_LIMITS.common),
  };
}

export function dismissedSince(dismissed: AssignmentState['dismissed'], cases: readonly ReportedCase[]) {
  const byKey = new Map(cases.map((one) => [caseKey(one.subjects), one]));
  const over = Object.entries(dismissed).flatMap(([pair, { at }]) => {
    const known = byKey.get(pair);
    if (known === undefined || stateNow(known) === 'dismissed') return [];
    return Date.parse(at) > Date.parse(known.at) ? [] : [{ pair, known }];
  });
  const gone = new Set(over.map(({ pair }) => pair));
  return {
    /** Less those over which a person decided otherwise since, and those that are open again. */
    still: Object.fromEntries(Object.entries(dismissed).filter(([pair]) => !gone.has(pair))),
    /** Pairs that share more since: they are open again, as in every report. */
    grown: new Set(over.flatMap(({ pair, known }) => (known.hasGrown === true ? [pair] : []))),
  };
}

/** The state in which these pairs can be dismissed anew. What was said of them before stays, as a case. */
export function withoutGrown(one: AssignmentState, grown: ReadonlySet<string>): AssignmentState {
  const dismissed = Object.fromEntries(Object.entries(one.dismissed).filter(([pair]) => grown.has(pair)));
  const { cases = [], common = [] } = one;
  const book = mergeCases({ cases: dismissedCases({ dismissed }), common: [] }, { cases, common });
  return withNoted([...grown].reduce(undismissPair, one), book);
}
