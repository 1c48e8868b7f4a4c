import { type Locale, type Message, message } from '#base';
import type { CourseDocument } from './course-document.ts';

/** How often a pair is how near, and how often that is by chance, in a sentence. */
export function recurrenceWords(
  {
    times,
    of,
    place,
    expected,
  }: Pick<CourseDocument['found'][number], 'times' | 'of' | 'place' | 'expected'>,
  pairs: number,
): Message {
  const values = { times, of, share: place, pairs };
  return expected < LEAST_TOLD
    ? message('course.oftenRare', { ...values, expected: LEAST_TOLD })
    : message('course.often', { ...values, expected });
}

/** Smaller numbers say nothing more. */
const LEAST_TOLD = 0.001;

/** What the page of a course holds: `course.json`, and its notices as what can be said in every language. */
export interface CoursePage {
  readonly audience: 'course';
  /** null: the reader's. */
  readonly locale: Locale | null;
  readonly document: CourseDocument;
  readonly notices: readonly Message[];
}
