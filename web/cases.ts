import type { Case, CaseBook, CaseState, DeclaredCode, ReportedCase } from '#contract';
import type { ListedPair, OpenReport } from '#report';
import {
  caseKey,
  casesByPair,
  decidedAt,
  evidenceOf,
  inOrder,
  mergeCases,
  mergeChanges,
  stateNow,
} from '#report';
import { Shared } from './shared.ts';

/** With all that a `cases.json` holds, also what a later version added. */
interface ShownBook extends Omit<CaseBook, 'cases'> {
  readonly cases: readonly ReportedCase[];
}

/** What people decided about pairs and groups, as this page shows it. Each change makes a new one. */
interface Cases {
  readonly book: ShownBook;
  /** By `caseKey`. */
  readonly byKey: ReadonlyMap<string, ReportedCase>;
  /** The case that a pair is a part of, by `caseKey`. */
  readonly byPair: ReadonlyMap<string, ReportedCase>;
}

let page: Pick<OpenReport, 'submissions' | 'pairs'> = { submissions: [], pairs: [] };
let opened = casesOf({ cases: [], common: [] });
const cases = new Shared(opened);
const keepers = new Set<() => void>();

function casesOf(book: ShownBook): Cases {
  const byKey = new Map(book.cases.map((one) => [caseKey(one.subjects), one]));
  return { book, byKey, byPair: casesByPair(book.cases) };
}

function show(book: ShownBook): void {
  cases.value = casesOf(book);
}

/** Shows a change of the reader's, and has it kept. */
function change(book: ShownBook): void {
  show(book);
  for (const keep of keepers) keep();
}

/** Takes over what a report says of cases. */
export function openCases(report: OpenReport): void {
  page = report;
  opened = casesOf({ cases: report.cases, common: report.common });
  cases.value = opened;
}

/** Calls `keep` after each change that the reader makes. */
export function onChange(keep: () => void): void {
  keepers.add(keep);
}

/** What is to be kept: without what one run found. */
export function bookToKeep(): CaseBook {
  return { ...cases.value.book, cases: cases.value.book.cases.map((one) => without(one)) };
}

function without(one: ReportedCase): Case {
  const kept: { hasGrown?: true | undefined } & Case = { ...one };
  delete kept.hasGrown;
  return kept;
}

/**
 * Adds what was kept elsewhere.
 *
 * @param seen what both it and this page were made of; null: nobody knows, and the newer of two records counts
 * @returns whether that changed anything
 */
export function mergeIn(book: CaseBook, seen: CaseBook | null = null): boolean {
  const before = JSON.stringify(bookToKeep());
  const grown = new Set(cases.value.book.cases.filter((one) => one.hasGrown).map(keyAt));
  const own = cases.value.book;
  const merged = seen === null ? mergeCases(own, book) : mergeChanges(seen, own, book);
  const shown = merged.cases.map((one) =>
    grown.has(keyAt(one)) ? { ...one, hasGrown: true as const } : one,
  );
  show({ ...merged, cases: shown });
  return JSON.stringify(bookToKeep()) !== before;
}

/** A record as one person made it at one time. */
function keyAt({ subjects, at }: Case): string {
  return `${caseKey(subjects)} ${at}`;
}

/** The cases now; the component is drawn again when they change. */
export function useCases(): Cases {
  return cases.use();
}

/** What was decided about exactly these subjects; undefined: nothing. */
export function caseOf(subjects: readonly string[]): ReportedCase | undefined {
  return cases.value.byKey.get(caseKey(subjects));
}

/** The state of a pair: that of its own case, else of the newest group that it is in, else what the config file says. */
export function stateOf(pair: Pick<ListedPair, 'a' | 'b' | 'dismissed'>): CaseState {
  const known = caseOfPair(cases.value, pair);
  return known === undefined ? (pair.dismissed === null ? 'new' : 'dismissed') : stateNow(known);
}

function caseOfPair({ byPair }: Cases, { a, b }: Pick<ListedPair, 'a' | 'b'>): ReportedCase | undefined {
  return byPair.size === 0 ? undefined : byPair.get(caseKey(subjectsOf([a, b])));
}

/** What was decided about one submission by itself. */
export function stateOfOne(place: number): CaseState {
  const known = caseOf(subjectsOf([place]));
  return known === undefined ? 'new' : stateNow(known);
}

/** What cases call the submissions at these places of the page. */
export function subjectsOf(places: readonly number[]): readonly string[] {
  return places.map((place) => page.submissions[place]?.subject ?? '');
}

/** Where in the page a subject is; undefined: nowhere. */
export function placeOfSubject(subject: string): number | undefined {
  const place = page.submissions.findIndex((one) => one.subject === subject);
  return place < 0 ? undefined : place;
}

/** Decides about a pair or a group, with what is known of it now. */
export function setCase(
  subjects: readonly string[],
  decided: Pick<Case, 'state' | 'reason' | 'note' | 'by'> & Partial<Pick<Case, 'files'>>,
): void {
  const places = new Map(page.submissions.map(({ subject }, place) => [subject, place]));
  const ordered = inOrder(subjects);
  const among = new Set(ordered.map((subject) => places.get(subject)));
  const known = caseOf(ordered);
  const next: ReportedCase = {
    ...known,
    subjects: ordered,
    names: ordered.map((subject) => page.submissions[places.get(subject) ?? -1]?.name ?? subject),
    ...decided,
    at: decidedAt(new Date().toISOString(), known?.at),
    evidence: evidenceOf(page.pairs.filter(({ a, b }) => among.has(a) && among.has(b))),
    hasGrown: undefined,
  };
  change({ ...cases.value.book, cases: [...cases.value.book.cases.filter((one) => one !== known), next] });
}

/**
 * The page with what was decided since it was made: who dismisses a pair finds it among the dismissed ones at once. Its verdict stays
 * that of its run.
 */
export function pageNow(report: OpenReport, now: Cases): OpenReport {
  if (now.book.cases.length === 0 && opened.book.cases.length === 0) return report;
  const pairs = report.pairs.map((pair) => {
    const known = caseOfPair(now, pair);
    const before = caseOfPair(opened, pair);
    if (known === before) return pair;
    const wasCase = before !== undefined && stateNow(before) === 'dismissed';
    const dismissed =
      known !== undefined && stateNow(known) === 'dismissed'
        ? (known.reason ?? '')
        : wasCase
          ? null
          : pair.dismissed;
    return dismissed === pair.dismissed ? pair : { ...pair, dismissed };
  });
  if (pairs.every((pair, index) => pair === report.pairs[index])) return report;
  const aside = ({ dismissed, together }: ListedPair): number =>
    together === undefined ? Number(dismissed !== null) : 2;
  const rank = ({ suspicion, average }: ListedPair): number => suspicion ?? average ?? -1;
  return { ...report, pairs: pairs.toSorted((x, y) => aside(x) - aside(y) || rank(y) - rank(x)) };
}

/** Calls code common: the next run takes it for starter code. */
export function declareCommon(code: Omit<DeclaredCode, 'at'>): void {
  const { book } = cases.value;
  change({ ...book, common: [...book.common, { ...code, at: new Date().toISOString() }] });
}
