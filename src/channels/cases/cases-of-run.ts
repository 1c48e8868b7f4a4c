import type {
  Case,
  CaseBook,
  Dismissal,
  Findings,
  PairFinding,
  ReportedCase,
  SubmissionFinding,
} from '#contract';
import { caseKey, casesByPair, evidenceOf, hasGrown, inOrder, mergeCases, stateNow } from '#report';
import { subjectOfKey, subjectsOf } from './subjects.ts';

/** What the cases say of one run. */
interface CasesOfRun {
  /** All of them, also of people who are not in this run. */
  readonly cases: readonly ReportedCase[];
  /** The pairs of dismissed cases, by the keys of this run. */
  readonly dismissed: readonly Dismissal[];
  /** Whether there is a case of these two, by the keys of this run. */
  readonly decided: (pair: Pick<Dismissal, 'a' | 'b'>) => boolean;
}

/**
 * Holds what people decided against what a run found: names are brought up to date, and a dismissed case whose evidence grew is
 * open again. A pair goes by its own case, else by the newest of the groups that it is in.
 */
export function casesOfRun(book: CaseBook, { submissions, pairs }: Findings): CasesOfRun {
  if (book.cases.length === 0) return { cases: [], dismissed: [], decided: () => false };
  const subjects = subjectsOf(submissions);
  const people = new Map<string, Person>();
  for (const { key, name } of submissions) {
    const subject = subjects.get(key) ?? subjectOfKey(key);
    // A command of the bot names a folder by its key.
    for (const alias of [subjectOfKey(key), subject]) people.set(alias, { key, name, subject });
  }
  const named = mergeCases({ cases: book.cases.map((one) => upToDate(one, people)), common: [] }).cases;
  const shared = pairsAmong(named, people, pairs);
  const cases = named.map((one): ReportedCase => {
    if (one.state !== 'dismissed') return one;
    const found = pairsOf(one).flatMap((key) => shared.get(key) ?? []);
    return hasGrown(evidenceOf(found), one.evidence) ? { ...one, hasGrown: true } : one;
  });
  const dismissed: Dismissal[] = [];
  const byPair = casesByPair(cases);
  for (const [pair, one] of byPair) {
    if (stateNow(one) !== 'dismissed') continue;
    const [a, b] = pair.split('-').map((subject) => people.get(subject)?.key);
    if (a !== undefined && b !== undefined) dismissed.push({ a, b, reason: one.reason ?? 'no reason given' });
  }
  return {
    cases,
    dismissed,
    decided: ({ a, b }) => byPair.has(caseKey([subjects.get(a) ?? '', subjects.get(b) ?? ''])),
  };
}

interface Person {
  readonly key: string;
  readonly name: string;
  readonly subject: string;
}

function upToDate(one: Case, people: ReadonlyMap<string, Person>): Case {
  const names = new Map(
    one.subjects.map((subject, index) => {
      const person = people.get(subject);
      return [person?.subject ?? subject, person?.name ?? one.names[index] ?? subject];
    }),
  );
  const subjects = inOrder([...names.keys()]);
  const now = { ...one, subjects, names: subjects.map((subject) => names.get(subject) ?? subject) };
  const answers = one.answers?.map((answer) => ({
    ...answer,
    subject: people.get(answer.subject)?.subject ?? answer.subject,
  }));
  return answers === undefined ? now : { ...now, answers };
}

/** Pairs of people who are in cases, by `caseKey`; there may be a hundred thousand others. */
function pairsAmong(
  cases: readonly Case[],
  people: ReadonlyMap<string, Person>,
  pairs: readonly PairFinding[],
): ReadonlyMap<string, readonly PairFinding[]> {
  const subjects = new Map<string, string>();
  for (const subject of new Set(cases.flatMap((one) => one.subjects))) {
    const person = people.get(subject);
    if (person !== undefined) subjects.set(person.key, person.subject);
  }
  const found = new Map<string, PairFinding[]>();
  for (const pair of pairs) {
    const [a, b] = [subjects.get(pair.a), subjects.get(pair.b)];
    if (a === undefined || b === undefined) continue;
    const key = caseKey([a, b]);
    found.set(key, [...(found.get(key) ?? []), pair]);
  }
  return found;
}

function pairsOf({ subjects }: Case): readonly string[] {
  return subjects.flatMap((a, index) => subjects.slice(index + 1).map((b) => caseKey([a, b])));
}

/** The case that a pair of this run is a part of; undefined: nobody decided about it. */
export function casesOfPairs(
  cases: readonly ReportedCase[],
  submissions: readonly SubmissionFinding[],
): (pair: Pick<PairFinding, 'a' | 'b'>) => ReportedCase | undefined {
  if (cases.length === 0) return () => undefined;
  const subjects = subjectsOf(submissions);
  const byPair = casesByPair(cases);
  return ({ a, b }) => byPair.get(caseKey([subjects.get(a) ?? '', subjects.get(b) ?? '']));
}
