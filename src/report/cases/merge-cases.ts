import { compareText, type Message, message, shortened } from '#base';
import {
  type Case,
  type CaseAnswer,
  CASE_BOUNDS,
  type CaseBook,
  type CaseEvidence,
  type DeclaredCode,
  highest,
  type PairFinding,
} from '#contract';

/**
 * Several books as one. Of two records of one case the newer counts, with the answers of both; of two at one time that of the later book.
 */
export function mergeCases(...books: readonly CaseBook[]): CaseBook {
  const cases = new Map<string, Case>();
  const common = new Map<string, DeclaredCode>();
  for (const book of books) {
    for (const one of book.cases) {
      const key = caseKey(one.subjects);
      const known = cases.get(key);
      const isNewer = known === undefined || Date.parse(one.at) >= Date.parse(known.at);
      cases.set(key, isNewer ? withAnswers(one, known?.answers) : withAnswers(known, one.answers));
    }
    for (const code of book.common) if (!common.has(code.text)) common.set(code.text, code);
  }
  return { ...Object.assign({}, ...books), cases: [...cases.values()], common: [...common.values()] };
}

/**
 * When something is decided that takes the place of an earlier record, RFC 3339: after that one. Else what was decided on a machine
 * whose clock was ahead would count for newer than all that people decide about it until that time.
 *
 * @param before when the earlier one was decided; absent: there is none
 */
export function decidedAt(now: string, before: string | undefined): string {
  const known = Date.parse(before ?? '');
  return known >= Date.parse(now) ? new Date(Math.min(known + 1, LAST_MS)).toISOString() : now;
}

/** Behind it years have five digits, which no file of cases may hold. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Two books that one became. What one side left as it was is as the other side has it, whatever their clocks say. Of a case that both
 * changed the newer record counts, but for what only the other one changed; and both notes stay.
 *
 * @param seen the one that both began with
 */
export function mergeChanges(seen: CaseBook, mine: CaseBook, theirs: CaseBook): CaseBook {
  const merged = mergeCases(mine, theirs);
  const [before, own, others] = [seen, mine, theirs].map(
    ({ cases }) => new Map(cases.map((one) => [caseKey(one.subjects), one])),
  );
  const cases = merged.cases.map((newer) => {
    const key = caseKey(newer.subjects);
    const [was, a, b] = [before?.get(key), own?.get(key), others?.get(key)];
    if (a === undefined || b === undefined) return newer;
    if (was !== undefined && isSameCase(a, was)) return withAnswers(b, a.answers);
    if (was !== undefined && isSameCase(b, was)) return withAnswers(a, b.answers);
    return { ...newer, ...bothSaid(was ?? NOTHING_SAID, newer.at === b.at ? a : b, newer) };
  });
  return { ...merged, cases };
}

/** What a person says of a case. */
export type SaidOfCase = Pick<Case, 'state' | 'reason' | 'note' | 'files'>;

/** Of a case that nobody has. */
export const NOTHING_SAID: SaidOfCase = { state: 'new', reason: null, note: null };

/**
 * What two people said of a case at once: of each part what only one of them changed, of the decision that both changed the last one.
 *
 * @param was what both began with
 */
export function bothSaid(
  was: SaidOfCase,
  first: SaidOfCase & Pick<Case, 'by'>,
  last: SaidOfCase,
): SaidOfCase {
  const { state, reason } = decisionOf(last) === decisionOf(was) ? first : last;
  return { state, reason, note: bothNotes(was.note, first, last.note), files: bothFiles(was, first, last) };
}

/**
 * What stands in a note that two people wrote in at once: of the one who was first with whose it is, before that of the other. Lines
 * that both begin with stand there once.
 *
 * @param was what both began with
 */
export function bothNotes(
  was: string | null,
  { note: first, by }: Pick<Case, 'note' | 'by'>,
  last: string | null,
): string | null {
  if (first === was) return last;
  if (last === was || last === null) return first;
  if (first === null) return last;
  const [before, after] = [first.split('\n'), last.split('\n')];
  const at = after.findIndex((line, place) => line !== before[place]);
  if (at === before.length) return last;
  const added = at < 0 ? '' : after.slice(at).join('\n').trim();
  if (added === '') return first;
  const end = `${by === null ? '' : ` (${by})`}\n\n${added}`;
  // A longer one makes a file that nobody reads any more.
  return `${shortened(first, Math.max(1, CASE_BOUNDS.note - end.length))}${end}`.slice(0, CASE_BOUNDS.note);
}

/** Whether a person says the same in both. */
export function isSameCase(a: Case, b: Case): boolean {
  return (
    decisionOf(a) === decisionOf(b) &&
    a.note === b.note &&
    isSame(filesOf(a), filesOf(b)) &&
    evidenceIn(a) === evidenceIn(b)
  );
}

function bothFiles(was: SaidOfCase, first: SaidOfCase, last: SaidOfCase): Case['files'] {
  if (isSame(filesOf(first), filesOf(was))) return last.files;
  return isSame(filesOf(last), filesOf(was))
    ? first.files
    : [...new Set([...filesOf(first), ...filesOf(last)])];
}

/** Who decides the same again when there is more evidence does not leave it as it was. */
function evidenceIn({ evidence: { similarity, suspicion, tokens } }: Case): string {
  return JSON.stringify([similarity, suspicion, tokens]);
}

function decisionOf({ state, reason }: SaidOfCase): string {
  return JSON.stringify([state, reason]);
}

function filesOf({ files = [] }: SaidOfCase): readonly string[] {
  return files;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}

/** Subjects in the one order in which cases and pairs name them: ids of repositories by number, before digests. */
export function inOrder(subjects: readonly string[]): readonly string[] {
  return subjects.toSorted((a, b) => {
    const byLength = a.startsWith('k') || b.startsWith('k') ? 0 : a.length - b.length;
    return byLength === 0 ? compareText(a, b) : byLength;
  });
}

/** The same for the same subjects in any order. */
export function caseKey(subjects: readonly string[]): string {
  return inOrder(subjects).join('-');
}

/** The case that each pair is a part of, by `caseKey`: its own, else the newest of the groups that it is in. */
export function casesByPair<One extends Case>(cases: readonly One[]): ReadonlyMap<string, One> {
  const byPair = new Map<string, One>();
  for (const one of cases) {
    const { subjects } = one;
    if (subjects.length === 2) continue;
    for (const [index, a] of subjects.entries()) {
      for (const b of subjects.slice(index + 1)) {
        const key = caseKey([a, b]);
        const known = byPair.get(key);
        if (known === undefined || Date.parse(one.at) > Date.parse(known.at)) byPair.set(key, one);
      }
    }
  }
  for (const one of cases) if (one.subjects.length === 2) byPair.set(caseKey(one.subjects), one);
  return byPair;
}

/** A case with the answers that are not in it yet. Whatever became of the case meanwhile, no answer is lost or changed. */
export function withAnswers<One extends Case>(one: One, more: readonly CaseAnswer[] | undefined): One {
  if (more === undefined || more.length === 0) return one;
  const known = new Map([...(one.answers ?? []), ...more].map((answer) => [keyOf(answer), answer]));
  return { ...one, answers: [...known.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)) };
}

function keyOf({ subject, at, text }: CaseAnswer): string {
  return JSON.stringify([subject, Date.parse(at), text]);
}

/** Answers that came after the case was last decided about: nobody has followed them up. */
export function openAnswers({ at, answers = [] }: Case): readonly CaseAnswer[] {
  return answers.filter((answer) => Date.parse(answer.at) > Date.parse(at));
}

/**
 * What one, the two of a pair or a group answered: in the case of all of them, of some of them, or of a group that all of them are in. A
 * case that somebody else is in, and not all of them, is another matter.
 */
export function answersAbout(cases: readonly Case[], people: readonly string[]): readonly CaseAnswer[] {
  const ofThem = cases.filter(
    ({ subjects }) =>
      people.every((one) => subjects.includes(one)) || subjects.every((one) => people.includes(one)),
  );
  return ofThem
    .flatMap(({ answers = [] }) => answers)
    .filter(({ subject }) => people.includes(subject))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || compareText(a.subject, b.subject));
}

/** Who answered, and when. @param name what the reader calls that person */
export function answeredWords(name: string, { at, first }: Pick<CaseAnswer, 'at' | 'first'>): Message {
  const last = { name, at: { as: 'time', value: at } } as const;
  return first === undefined
    ? message('answer.answeredAt', last)
    : message('answer.changedAt', { ...last, first: { as: 'time', value: first } });
}

/** Points by which a score has to rise over an earlier one to be told again: what normal noise does not do. */
const RISEN_BY = 1;

/** Whether a score is worse than the one that a person knows. */
export function hasRisen(score: number, before: number): boolean {
  return score >= before + RISEN_BY;
}

/** The larger share of the two sides, 0..100; null: neither is known. */
export function largerShare({
  similarity,
  matchedSimilarity,
}: Pick<PairFinding, 'similarity' | 'matchedSimilarity'>): number | null {
  return highest([similarity, matchedSimilarity]);
}

/** What these pairs share: of each number that of the strongest one. */
export function evidenceOf(
  pairs: readonly Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'suspicion' | 'overlap'>[],
): CaseEvidence {
  return {
    similarity: highest(pairs.map(largerShare)),
    suspicion: highest(pairs.map(({ suspicion }) => suspicion)),
    tokens: highest(pairs.map(({ overlap }) => overlap)),
  };
}

/** Share of the tokens that have to come in addition: a change of comments and names adds none. */
const MORE_TOKENS = 0.1;

/** The same in points where fewer tokens are shared: a share also rises where more of both is left out as starter code. */
const RISEN_FAR = 10;

/**
 * Whether a pair shares more than when a person decided about it. A share says little where a side became longer, so shared
 * tokens count beside it. Suspicion does not: it is a rank in the class, and others move it. What was not known cannot grow.
 */
export function hasGrown(now: CaseEvidence, before: CaseEvidence): boolean {
  const isFewer = now.tokens !== null && before.tokens !== null && now.tokens < before.tokens;
  return (
    (now.similarity !== null &&
      before.similarity !== null &&
      (isFewer
        ? now.similarity >= before.similarity + RISEN_FAR
        : hasRisen(now.similarity, before.similarity))) ||
    (now.tokens !== null && before.tokens !== null && now.tokens > before.tokens * (1 + MORE_TOKENS))
  );
}
