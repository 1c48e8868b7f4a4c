import { ENGLISH, type Message, message } from '#base';
import {
  isCompared,
  judgedOf,
  pairAverage,
  type PairFinding,
  type RunReport,
  type SubmissionFinding,
  unreadOf,
} from '#contract';
import { dismissals, isRanked, pairKey } from '../ranking.ts';
import { COURSE_SCHEMA_VERSION, type CourseDocument } from './course-document.ts';
import { type CourseMember, type CoursePerson, joinPeople, memberOf } from './people.ts';
import type { CourseClass } from './places.ts';
import { type Recurring, recurring, standsOut } from './recurring.ts';

export interface CourseAssignment {
  readonly name: string;
  /** Where its page is; null: not known. */
  readonly page: string | null;
  readonly report: RunReport;
}

/** What the reports of several assignments say together, in the order given: the last one is the newest. */
export function makeCourse(
  assignments: readonly CourseAssignment[],
  made: Pick<CourseDocument, 'name' | 'createdAt' | 'toolVersion'>,
) {
  const again = sameAgain(assignments);
  const { people, ambiguous, classes } = joinParts(
    assignments.map(({ report }, at) => (again[at] == null ? partOf(report) : NOTHING)),
  );
  const all = recurring(people.length, classes);
  const before = recurring(people.length, classes.slice(0, -1));
  const known = new Set(before.found.filter(standsOut).map(({ a, b }) => `${a} ${b}`));
  const pairs = assignments.map(({ report }) => pairsOf(report));
  const notices = noticesOf(assignments, again, people, ambiguous, all, classes);
  const document: CourseDocument = {
    schemaVersion: COURSE_SCHEMA_VERSION,
    ...made,
    assignments: assignments.map(({ name, page, report }, at) => ({
      name,
      checkedAt: report.run.createdAt,
      report: page,
      people: classes[at]?.people.length ?? 0,
      pairs: all.classes[at]?.pairs ?? 0,
      measure: isRanked(report.findings) ? 'suspicion' : 'similarity',
    })),
    people,
    pairs: all.pairs,
    lasting: all.lasting,
    found: all.found.map((one) => ({
      a: one.a,
      b: one.b,
      ...recurrenceOf(one),
      isNew: standsOut(one) && !known.has(`${one.a} ${one.b}`),
      places: one.places.map((place, at) => {
        const [a, b] = [people[one.a]?.submissions[at], people[one.b]?.submissions[at]];
        if (place === null || a == null || b == null) return null;
        const pair = pairs[at]?.(a, b);
        return {
          ...standingOf(place, all.classes[at]?.pairs ?? 0),
          similarity: pair === undefined ? null : pairAverage(pair),
          suspicion: pair?.suspicion ?? null,
          isFlagged:
            pair !== undefined &&
            (pairAverage(pair) ?? 0) > (assignments[at]?.report.thresholds.similarity ?? 100),
          standsOut: pair?.standsOut === true,
        };
      }),
    })),
    near: all.near.filter(standsOut).map((one) => ({
      person: one.person,
      ...recurrenceOf(one),
      places: one.places.map((place, at) =>
        place === null ? null : standingOf(place, classes[at]?.people.length ?? 0),
      ),
    })),
    notices: notices.map((one) => ENGLISH.tell(one)),
  };
  // Besides as messages, to be said in other languages.
  return { document, notices };
}

function recurrenceOf(one: Pick<Recurring['found'][number], 'times' | 'place' | 'classes' | 'expected'>) {
  const { times, place, classes, expected } = one;
  return { times, place, of: classes, expected, standsOut: standsOut(one) };
}

function standingOf(place: number, all: number): { readonly rank: number; readonly all: number } {
  return { rank: Math.round(place * all), all };
}

/** The pair of two submissions, by their places in the report. */
function pairsOf({ findings }: RunReport): (a: number, b: number) => PairFinding | undefined {
  const pairs = new Map(findings.pairs.map((pair) => [pairKey(pair.a, pair.b), pair]));
  const keyAt = (place: number): string => findings.submissions[place]?.key ?? '';
  return (a, b) => pairs.get(pairKey(keyAt(a), keyAt(b)));
}

const NOTHING: CoursePart = { isRead: false, members: [], pairs: [], apart: [] };

/** From so much of those in both on it is one class. */
const SAME_SHARE = 0.5;
/** One person may hand the same in again. */
const LEAST_SAME = 2;

/**
 * Of each assignment the one that holds the same hand-ins and is newer, as the same report or a later download does: whoever was near
 * once would have been near twice. null: none does.
 */
function sameAgain(assignments: readonly CourseAssignment[]): readonly (CourseAssignment | null)[] {
  const handedIn = assignments.map(
    ({ report }) =>
      new Map(
        judgedOf(report.findings.submissions).flatMap(({ name, files }) =>
          files.length === 0 ? [] : [[name, JSON.stringify(files)]],
        ),
      ),
  );
  const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean => {
    const both = [...one].filter(([name]) => other.has(name));
    const same = both.filter(([name, files]) => other.get(name) === files);
    return same.length >= LEAST_SAME && same.length > SAME_SHARE * both.length;
  };
  const madeAt = (at: number): string => assignments[at]?.report.run.createdAt ?? '';
  return handedIn.map((one, at) => {
    const newer = handedIn.findIndex(
      (other, place) =>
        (madeAt(place) === madeAt(at) ? place > at : madeAt(place) > madeAt(at)) && isSame(one, other),
    );
    return assignments[newer] ?? null;
  });
}

function noticesOf(
  assignments: readonly CourseAssignment[],
  again: readonly (CourseAssignment | null)[],
  people: readonly CoursePerson[],
  ambiguous: readonly number[],
  { classes, pairs }: Recurring,
  given: readonly CourseClass[],
): readonly Message[] {
  const notices: Message[] = [];
  for (const [at, { name, report }] of assignments.entries()) {
    const n = ambiguous[at] ?? 0;
    if (n > 0) notices.push(message('course.ambiguous', { name, n }));
    const other = again[at] ?? null;
    if (other !== null) notices.push(message('course.sameAgain', { name, other: other.name }));
    else if (unreadOf(report.findings).length > 0) notices.push(message('course.unread', { name }));
    else if (classes[at] === null) notices.push(message('course.tooFew', { name }));
    else if (isLevel(given[at], classes[at]?.pairs ?? 0)) notices.push(message('course.allAlike', { name }));
  }
  const once = people.filter(
    ({ submissions }) => submissions.filter((one) => one !== null).length === 1,
  ).length;
  if (once > 0) notices.push(message('course.onlyOnce', { n: once }));
  if (pairs === 0 && again.every((one) => one === null)) notices.push(message('course.nobodyTwice'));
  return notices;
}

/** Whether no pair of a class is nearer than another: where one program was handed round to all, places say nothing. @param all its pairs */
function isLevel(given: CourseClass | undefined, all: number): boolean {
  const pairs = given?.pairs ?? [];
  return pairs.length >= all && pairs.every(({ near }) => near === pairs[0]?.near);
}

/** What one assignment says in a course. Numbers are places in `members`. */
export interface CoursePart {
  /** All of its pairs were read; else nobody knows who is far apart, and it says nothing. */
  readonly isRead: boolean;
  /** null: it does not count. */
  readonly members: readonly (CourseMember | null)[];
  /** How near two are: any number that orders them. */
  readonly pairs: CourseClass['pairs'];
  /** Pairs that say nothing: team mates, pairs that a person excused. */
  readonly apart: CourseClass['apart'];
}

/** Of an assignment; members stand as in its report. */
export function partOf(report: RunReport): CoursePart {
  const { findings } = report;
  const members = findings.submissions.map((one) => (counts(one) ? memberOf(one) : null));
  if (unreadOf(findings).length > 0 || findings.inBands === true) {
    return { isRead: false, members, pairs: [], apart: [] };
  }
  const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
  const dismissed = dismissals(report);
  const ranked = isRanked(findings);
  const pairs: { a: number; b: number; near: number }[] = [];
  const apart: (readonly [number, number])[] = [];
  for (const pair of findings.pairs) {
    const [a, b] = [places.get(pair.a), places.get(pair.b)];
    if (a === undefined || b === undefined || members[a] === null || members[b] === null) continue;
    const isApart =
      pair.together !== undefined || (dismissed.size > 0 && dismissed.has(pairKey(pair.a, pair.b)));
    if (isApart) apart.push([a, b]);
    else pairs.push({ a, b, near: (ranked ? pair.suspicion : pairAverage(pair)) ?? -1 });
  }
  return { isRead: true, members, pairs, apart };
}

/** A submission itself: it is judged, was compared, and is nobody's of the staff. */
function counts({ role, person, state, comparability }: SubmissionFinding): boolean {
  return (
    role === 'judged' && person?.isStaff !== true && state.kind === 'checked' && isCompared(comparability)
  );
}

/** The parts of a course in numbers of people. */
export function joinParts(parts: readonly CoursePart[]) {
  const joined = joinPeople(parts.map(({ members }) => members));
  const classes = parts.map(({ isRead, pairs, apart }, at): CourseClass => {
    if (!isRead) return { people: [], pairs: [], apart: [] };
    const numbers = new Map<number, number>();
    for (const [number, { submissions }] of joined.people.entries()) {
      const place = submissions[at];
      if (place != null) numbers.set(place, number);
    }
    const both = (a: number, b: number): readonly [number, number] | null => {
      const [x, y] = [numbers.get(a), numbers.get(b)];
      return x === undefined || y === undefined ? null : [x, y];
    };
    return {
      people: [...numbers.values()],
      pairs: pairs.flatMap(({ a, b, near }) => {
        const [x, y] = both(a, b) ?? [];
        return x === undefined || y === undefined ? [] : [{ a: x, b: y, near }];
      }),
      apart: apart.flatMap(([a, b]) => {
        const one = both(a, b);
        return one === null ? [] : [one];
      }),
    };
  });
  return { ...joined, classes };
}
