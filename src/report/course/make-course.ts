import { ENGLISH, message, type Message } from '#base';
import type { PairFinding, RunReport } from '#contract';
import { pairAverage, unreadOf } from '#contract';
import { pairKey } from '../ranking.ts';
import { COURSE_SCHEMA_VERSION, type CourseDocument } from './course-document.ts';
import { isRanked, joinParts, partOf } from './part.ts';
import type { CoursePerson } from './people.ts';
import { type Recurring, recurring, standsOut } from './recurring.ts';

/** One assignment of a course. */
export interface CourseAssignment {
  readonly name: string;
  /** Where its page is; null: not known. */
  readonly page: string | null;
  readonly report: RunReport;
}

interface MadeCourse {
  readonly document: CourseDocument;
  /** The notices of the document, to be said in other languages. */
  readonly notices: readonly Message[];
}

/** What the reports of several assignments say together, in the order given: the last one is the newest. */
export function makeCourse(
  assignments: readonly CourseAssignment[],
  made: Pick<CourseDocument, 'name' | 'createdAt' | 'toolVersion'>,
): MadeCourse {
  const { people, ambiguous, classes } = joinParts(assignments.map(({ report }) => partOf(report)));
  const all = recurring(people.length, classes);
  const before = recurring(people.length, classes.slice(0, -1));
  const known = new Set(before.found.filter(standsOut).map(({ a, b }) => `${a} ${b}`));
  const pairs = assignments.map(({ report }) => pairsOf(report));
  const notices = noticesOf(assignments, people, ambiguous, all);
  const document: CourseDocument = {
    schemaVersion: COURSE_SCHEMA_VERSION,
    ...made,
    assignments: assignments.map(({ name, page, report }, at) => ({
      name,
      checkedAt: report.run.createdAt,
      report: page,
      people: classes[at]?.people.length ?? 0,
      pairs: all.classes[at]?.pairs ?? 0,
      measure: isRanked(report) ? 'suspicion' : 'similarity',
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

function noticesOf(
  assignments: readonly CourseAssignment[],
  people: readonly CoursePerson[],
  ambiguous: readonly number[],
  { classes, pairs }: Recurring,
): readonly Message[] {
  const notices: Message[] = [];
  for (const [at, { name, report }] of assignments.entries()) {
    const n = ambiguous[at] ?? 0;
    if (n > 0) notices.push(message('course.ambiguous', { name, n }));
    if (unreadOf(report.findings).length > 0) notices.push(message('course.unread', { name }));
    else if (classes[at] === null) notices.push(message('course.tooFew', { name }));
  }
  const once = people.filter(
    ({ submissions }) => submissions.filter((one) => one !== null).length === 1,
  ).length;
  if (once > 0) notices.push(message('course.onlyOnce', { n: once }));
  if (pairs === 0) notices.push(message('course.nobodyTwice'));
  return notices;
}
