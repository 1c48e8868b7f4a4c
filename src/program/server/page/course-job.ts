import { LOCALES, openWords } from '#base';
import { casesOfRun, coursePage, coursePieces, runOfPage } from '#channels';
import type { CaseBook, RunReport } from '#contract';
import { type CourseAssignment, makeCourse } from '#report';
import { reportTemplate } from '#system';
import { VERSION } from '../../../version.ts';

/** The page of a course, to be made in a thread: to read several classes and to join them takes seconds. */
export interface CourseJob {
  readonly name: string;
  /** RFC 3339. */
  readonly createdAt: string;
  /** In the order of the course. */
  readonly checks: readonly { readonly id: number; readonly name: string }[];
}

export interface CheckOfCourse {
  /** The page of its report. */
  readonly html: Uint8Array;
  readonly cases: CaseBook;
}

/** What the thread tells. */
export type CourseMessage =
  /** It waits for this check. */
  | { readonly kind: 'wanted'; readonly id: number }
  | { readonly kind: 'page'; readonly html: Uint8Array<ArrayBuffer> }
  /** `why` is a sentence for whoever asked. */
  | { readonly kind: 'failed'; readonly why: string };

/**
 * Makes the page of a course of the reports of its checks, one of which is held unread at a time.
 *
 * @param ask for a check, by its id
 * @throws ConfigurationError where a report cannot be read
 */
export async function runCourseJob(
  { name, createdAt, checks }: CourseJob,
  ask: (id: number) => Promise<CheckOfCourse>,
): Promise<Uint8Array<ArrayBuffer>> {
  const assignments: CourseAssignment[] = [];
  for (const check of checks) {
    const report = reportOf(await ask(check.id), `report of check ${check.id}`);
    assignments.push({ name: check.name, page: `/checks/${check.id}/report/`, report });
  }
  const { document, notices } = makeCourse(assignments, { name, createdAt, toolVersion: VERSION });
  const words = await openWords(LOCALES[0]);
  const pieces: string[] = [];
  for await (const piece of coursePieces(coursePage(document, notices, null), words, reportTemplate())) {
    pieces.push(piece);
  }
  return new TextEncoder().encode(pieces.join(''));
}

/** As its page is, without the pairs that people dismissed since. */
function reportOf({ html, cases }: CheckOfCourse, called: string): RunReport {
  const report = runOfPage(Buffer.from(html.buffer, html.byteOffset, html.byteLength), called);
  return { ...report, dismissed: casesOfRun(cases, report.findings).dismissed };
}
