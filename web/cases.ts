import { useEffect, useState } from 'preact/hooks';
import { caseKey, inOrder } from '../src/cases/case-key.ts';
import { stateNow } from '../src/cases/case-words.ts';
import { casesByPair } from '../src/cases/cases-by-pair.ts';
import { evidenceOf } from '../src/cases/evidence.ts';
import type { Case, CaseState, DeclaredCode, ReportedCase } from '../src/domain/cases.ts';
import type { PagePair, StaffPage } from '../src/report/page-data.ts';

/** What people decided about pairs and groups, as this page shows it. Each change makes a new one. */
export interface Cases {
  /** By `caseKey`. */
  readonly byKey: ReadonlyMap<string, ReportedCase>;
  /** The case that a pair is a part of, by `caseKey`. */
  readonly byPair: ReadonlyMap<string, ReportedCase>;
  readonly common: readonly DeclaredCode[];
}

let page: Pick<StaffPage, 'submissions' | 'pairs'> = { submissions: [], pairs: [] };
let cases = casesOf([], []);
const listeners = new Set<() => void>();

function casesOf(all: Iterable<ReportedCase>, common: readonly DeclaredCode[]): Cases {
  const byKey = new Map([...all].map((one) => [caseKey(one.subjects), one]));
  return { byKey, byPair: casesByPair([...byKey.values()]), common };
}

function change(next: Cases): void {
  cases = next;
  for (const listener of listeners) listener();
}

/** Takes over what a report says of cases. */
export function openCases(report: StaffPage): void {
  page = report;
  cases = casesOf(report.cases, report.common);
}

/** The cases now; the component is drawn again when they change. */
export function useCases(): Cases {
  const [seen, see] = useState(cases);
  useEffect(() => {
    const follow = (): void => see(cases);
    listeners.add(follow);
    follow();
    return () => void listeners.delete(follow);
  }, []);
  return seen;
}

/** What was decided about exactly these subjects; undefined: nothing. */
export function caseOf(subjects: readonly string[]): ReportedCase | undefined {
  return cases.byKey.get(caseKey(subjects));
}

/** The state of a pair: that of its own case, else of the newest group that it is in, else what the config file says. */
export function stateOf(pair: Pick<PagePair, 'a' | 'b' | 'dismissed'>): CaseState {
  const known = cases.byPair.get(caseKey(subjectsOf([pair.a, pair.b])));
  return known === undefined ? (pair.dismissed === null ? 'new' : 'dismissed') : stateNow(known);
}

/** What cases call the submissions at these places of the page. */
export function subjectsOf(places: readonly number[]): readonly string[] {
  return places.map((place) => page.submissions[place]?.subject ?? '');
}

/** Decides about a pair or a group, with what is known of it now. */
export function setCase(
  subjects: readonly string[],
  decided: Pick<Case, 'state' | 'reason' | 'note' | 'by'>,
): void {
  const places = new Map(page.submissions.map(({ subject }, place) => [subject, place]));
  const ordered = inOrder(subjects);
  const among = new Set(ordered.map((subject) => places.get(subject)));
  const known = cases.byKey.get(caseKey(ordered));
  const next: ReportedCase = {
    ...known,
    subjects: ordered,
    names: ordered.map((subject) => page.submissions[places.get(subject) ?? -1]?.name ?? subject),
    ...decided,
    at: new Date().toISOString(),
    evidence: evidenceOf(page.pairs.filter(({ a, b }) => among.has(a) && among.has(b))),
    hasGrown: undefined,
  };
  change(casesOf([...cases.byKey.values(), next], cases.common));
}
