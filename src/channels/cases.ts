import { appendTo, ConfigurationError, fill, occurrences, withoutEnding } from '#base';
import {
  type Case,
  type CaseBook,
  type Dismissal,
  type Findings,
  type HandInFacts,
  identityOf,
  type Origin,
  type PairFinding,
  type Person,
  type ReportedCase,
  type SubmissionFinding,
  type SubmissionRole,
} from '#contract';
import { fs, sha256 } from '#native';
import {
  caseKey,
  casesByPair,
  evidenceOf,
  hasGrown,
  inOrder,
  MAX_CASES_BYTES,
  mergeCases,
  parseCases,
  stateNow,
} from '#report';
import * as says from './says.ts';

/**
 * Holds what people decided against what a run found: names are brought up to date, and a dismissed case whose evidence grew is
 * open again. A pair goes by its own case, else by the newest of the groups that it is in.
 */
export function casesOfRun(book: CaseBook, { submissions, pairs }: Findings) {
  if (book.cases.length === 0) return { cases: [], dismissed: [], decided: () => false };
  const subjects = subjectsOf(submissions);
  const people = new Map<string, Subject>();
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
    /** All of them, also of people who are not in this run. */
    cases,
    /** The pairs of dismissed cases, by the keys of this run. */
    dismissed,
    /** Whether there is a case of these two, by the keys of this run. */
    decided: ({ a, b }: Pick<Dismissal, 'a' | 'b'>) =>
      byPair.has(caseKey([subjects.get(a) ?? '', subjects.get(b) ?? ''])),
  };
}

interface Subject {
  readonly key: string;
  readonly name: string;
  readonly subject: string;
}

function upToDate(one: Case, people: ReadonlyMap<string, Subject>): Case {
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
  people: ReadonlyMap<string, Subject>,
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
    appendTo(found, caseKey([a, b]), pair);
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

/** As `readCasesText`, for what the file holds. @throws ConfigurationError also where it is something else */
export async function readCases(path: string): Promise<CaseBook | null> {
  const text = await readCasesText(path);
  return text === null ? null : parseCases(text, `cases: ${JSON.stringify(path)}`);
}

/**
 * The text of a file of what people decided.
 *
 * @param path absolute
 * @returns null where there is no such file
 * @throws ConfigurationError where it cannot be read, is too large, or is no file
 */
export async function readCasesText(path: string): Promise<string | null> {
  const name = JSON.stringify(path);
  try {
    const found = await fs.stat(path);
    // A pipe would be waited for without end.
    if (!found.isFile()) throw new ConfigurationError(fill(says.casesNoFile, { name }));
    const { size } = found;
    if (size > MAX_CASES_BYTES) {
      throw new ConfigurationError(fill(says.casesBytes, { name, size, most: MAX_CASES_BYTES }));
    }
    return await fs.readText(path);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code } = error as { readonly code?: string };
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ConfigurationError(fill(says.casesCannotRead, { name, code: code ?? String(error) }));
  }
}

interface Known {
  readonly key: string;
  readonly name: string;
  readonly role: SubmissionRole;
  readonly origin: Origin | null;
  readonly person?: Pick<Person, 'sourceName'> | undefined;
}

/**
 * What each submission of a run goes by in everything that outlives the run, by its key: GitHub's numeric id, which outlives
 * renames; else `k` and a digest, so that no name has to be escaped anywhere. The digest of a folder is that of the platform's
 * id, else of its own name, so that it stays the same wherever the folder lies and whatever a list of people calls it; of two with
 * one, and of what is no folder, that of the key.
 */
export function subjectsOf(submissions: readonly Known[]): ReadonlyMap<string, string> {
  const identities = submissions.map((one) => ({ key: one.key, identity: subjectOf(one) }));
  const counts = occurrences(identities.map(({ identity }) => identity));
  return new Map(
    identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]),
  );
}

/** A pull request, as the bot knows it without a run. @param key `owner/name#12` */
export function subjectOfKey(key: string): string {
  return digestOf(key);
}

function subjectOf({ key, name, role, origin, person }: Known): string {
  switch (origin?.kind) {
    case 'repository':
      return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
    case 'directory':
      // Last year's "alice" is somebody else, and so, for cases, is what she handed in before.
      return digestOf(
        JSON.stringify([role, ...personOf(ownName(person?.sourceName ?? name), role, origin.handIn)]),
      );
    case 'pull-request':
    case undefined:
      return digestOf(key);
  }
}

/** Without the folders that tell namesakes of one run apart: who else is in it, and whether a list names people, changes those. */
function ownName(name: string): string {
  return withoutEnding(name.split('/').at(-1) ?? name);
}

/** By the platform's number where there is one, else by name. */
function personOf(
  name: string,
  role: SubmissionRole,
  handIn: HandInFacts | undefined,
): readonly (string | undefined)[] {
  const identity = handIn === undefined ? null : identityOf(handIn);
  if (handIn === undefined || identity === null) return ['name', name];
  return [handIn.platform, identity, role === 'judged' ? '' : handIn.attempt];
}

function digestOf(text: string): string {
  return `k${sha256(text).slice(0, 16)}`;
}
