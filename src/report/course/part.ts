import type { RunReport, SubmissionFinding } from '#contract';
import { isCompared, pairAverage, unreadOf } from '#contract';
import { dismissals, pairKey } from '../ranking.ts';
import { type CourseMember, joinPeople, memberOf } from './people.ts';
import type { CourseClass } from './places.ts';

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

interface JoinedParts extends ReturnType<typeof joinPeople> {
  /** In numbers of people. */
  readonly classes: readonly CourseClass[];
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
  const ranked = isRanked(report);
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

/** Whether the service ranks pairs by suspicion. */
export function isRanked({ findings }: RunReport): boolean {
  return findings.pairs.some(({ suspicion }) => suspicion !== null);
}

/** The parts of a course in numbers of people. */
export function joinParts(parts: readonly CoursePart[]): JoinedParts {
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
