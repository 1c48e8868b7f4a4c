import { caseKey, joinParts, recurring, standsOut } from '#report';
import type { AssignmentState } from '../state/state-schema.ts';
import { unpackClass } from './course-class.ts';

/** An assignment of the config file, and what is remembered of it. */
interface OfCourse {
  readonly name: string;
  readonly own: Pick<AssignmentState, 'course' | 'courseTold' | 'dismissed'>;
}

/** Two people who stand out in the course. It flags nobody. */
export interface CourseFinding {
  /** By assignment; null: not both were in it, or it says nothing of the two. */
  readonly places: readonly (CoursePlace | null)[];
  readonly times: number;
  readonly of: number;
  readonly place: number;
  readonly expected: number;
  /** Somebody was told, in the issue of an assignment. */
  readonly isTold: boolean;
}

interface CoursePlace {
  readonly assignment: string;
  /** `caseKey` of the two, as this assignment knows them. */
  readonly key: string;
  /** 1: the nearest of the class. */
  readonly rank: number;
}

/** Of how many assignments there has to be something. */
const LEAST = 2;

/** Who stands out in a course, by what the last check of each assignment left. Pure. */
export function courseFindings(assignments: readonly OfCourse[]) {
  const known = assignments.flatMap(({ name, own }) => {
    const part = unpackClass(own);
    return part === null ? [] : [{ name, part, told: new Set(own.courseTold) }];
  });
  if (known.length < LEAST) return { found: [], pairs: 0 };
  const { people, classes } = joinParts(known.map(({ part }) => part));
  const all = recurring(people.length, classes);
  const found = all.found.filter(standsOut).map((one): CourseFinding => {
    const places = one.places.map((place, at): CoursePlace | null => {
      const subjects = [one.a, one.b].map(
        (person) => known[at]?.part.members[people[person]?.submissions[at] ?? -1]?.name,
      );
      if (place === null || subjects.includes(undefined)) return null;
      return {
        assignment: known[at]?.name ?? '',
        key: caseKey(subjects.map(String)),
        rank: Math.round(place * (all.classes[at]?.pairs ?? 0)),
      };
    });
    const isTold = places.some((place, at) => place !== null && known[at]?.told.has(place.key) === true);
    return {
      places,
      times: one.times,
      of: one.classes,
      place: one.place,
      expected: one.expected,
      isTold,
    };
  });
  return {
    /** The least likely first. */
    found,
    /** Pairs of people who were in two assignments or more. */
    pairs: all.pairs,
  };
}

/** The pair as an assignment knows it; null: it is not both people's. */
export function placeIn({ places }: CourseFinding, assignment: string): CoursePlace | null {
  return places.find((place) => place?.assignment === assignment) ?? null;
}
