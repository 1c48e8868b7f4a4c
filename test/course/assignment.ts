import type { PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import type { CourseAssignment } from '../../src/report/course/make-course.ts';
import { randomFrom } from '../random.ts';
import { report, submission } from '../report/sample.ts';
import { numbers } from './honest-term.ts';

/** Keys of a class in which nobody is anybody. */
export const CLASS = numbers(12).map((at) => `p${at}`);

/** An assignment in which chance says who is near whom, but for what is given. */
export function assignment(
  seed: number,
  near: Readonly<Record<string, Partial<PairFinding>>> = {},
  submissions: readonly SubmissionFinding[] = CLASS.map((key) => submission(key)),
  dismissed: readonly { a: string; b: string; reason: string }[] = [],
): CourseAssignment {
  const random = randomFrom(seed);
  const pairs = submissions.flatMap(({ key: a }, at) =>
    submissions.slice(at + 1).map(({ key: b }) => {
      const suspicion = 20 * random.next();
      const alike = { similarity: 10, matchedSimilarity: 10, longestFragment: 9, overlap: 9 };
      return { a, b, suspicion, ...alike, ...near[`${a} ${b}`] };
    }),
  );
  const run = { title: `hw${seed}`, createdAt: `2026-11-0${seed}T00:00:00.000Z` };
  return {
    name: run.title,
    page: `../hw${seed}/index.html`,
    // Nobody hands the same in for two assignments.
    report: report(handedIn(seed, submissions), { findings: { pairs }, run, dismissed }),
  };
}

function handedIn(seed: number, submissions: readonly SubmissionFinding[]): readonly SubmissionFinding[] {
  return submissions.map((one, at) => ({ ...one, files: [{ path: 'main.py', size: 1000 * seed + at }] }));
}

/** Two who are near each other, and below what any class or threshold tells. */
export const CLOSE = { 'p1 p2': { suspicion: 48 } };
