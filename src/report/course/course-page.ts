import type { Locale, Message } from '#base';
import type { CourseDocument } from './course-document.ts';

/** What the page of a course holds: `course.json`, and its notices as what can be said in every language. */
export interface CoursePage {
  readonly audience: 'course';
  /** null: the reader's. */
  readonly locale: Locale | null;
  readonly document: CourseDocument;
  readonly notices: readonly Message[];
}
