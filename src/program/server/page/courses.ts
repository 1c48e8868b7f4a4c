import { setImmediate as breathe } from 'node:timers/promises';
import { fill, LOCALES, openWords } from '#base';
import { casesOfRun, coursePage, coursePieces, runOfPage } from '#channels';
import { checkLabel } from '#contract';
import { type CourseAssignment, makeCourse } from '#report';
import { type Caller, type CheckRecord, HttpError, type ServiceParts } from '#service';
import { reportTemplate } from '#system';
import { VERSION } from '../../../version.ts';
import type { CaseBooks } from './case-books.ts';
import type { Reports } from './reports.ts';
import * as says from './says.ts';

/** Assignments of one course page: each is a whole class in memory. */
const MOST_CHECKS = 20;

interface CourseParts extends Pick<ServiceParts, 'accessOf' | 'people' | 'now'> {
  readonly reports: Reports;
  readonly books: CaseBooks;
}

/** Pages of courses, made of the reports of their checks when somebody asks. */
export class Courses {
  readonly #parts: CourseParts;
  /** One after the other: several classes are in memory at once. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: CourseParts) {
    this.#parts = parts;
  }

  /**
   * The page of a course.
   *
   * @param corpusId of the course
   * @param wanted the ids of its checks, with commas between them
   * @throws HttpError 404 for what the caller does not see, 422 for a choice that makes no course
   */
  async page(
    caller: Caller,
    corpusId: number,
    wanted: string,
  ): Promise<{ readonly html: Buffer; readonly checks: readonly CheckRecord[] }> {
    const { accessOf, people } = this.#parts;
    const course = (await people.corpora.list(caller.userId)).find(({ id }) => id === corpusId);
    if (course === undefined) throw new HttpError(fill(says.noCourse, { id: corpusId }));
    const ids = new Set(wanted.split(',').map(Number));
    const checks = (await accessOf(caller).list())
      .filter((check) => check.corpusId === corpusId && ids.has(check.id))
      .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id);
    if (checks.length !== ids.size) {
      throw new HttpError(says.checkOfOtherCourse);
    }
    if (checks.length < 2 || checks.length > MOST_CHECKS) {
      throw new HttpError(fill(says.courseTakesChecks, { most: MOST_CHECKS }));
    }
    const made = this.#last.catch(() => {}).then(() => this.#make(course.name, checks));
    this.#last = made;
    return { html: await made, checks };
  }

  async #make(name: string, checks: readonly CheckRecord[]): Promise<Buffer> {
    const assignments: CourseAssignment[] = [];
    for (const check of checks) {
      assignments.push(await this.#assignment(check));
      await breathe();
    }
    const createdAt = new Date(this.#parts.now()).toISOString();
    const { document, notices } = makeCourse(assignments, { name, createdAt, toolVersion: VERSION });
    const words = await openWords(LOCALES[0]);
    const pieces: string[] = [];
    for await (const piece of coursePieces(coursePage(document, notices, null), words, reportTemplate())) {
      pieces.push(piece);
    }
    return Buffer.from(pieces.join(''));
  }

  /** As its report is, without the pairs that people dismissed since. */
  async #assignment({ id, name }: CheckRecord): Promise<CourseAssignment> {
    const { reports, books } = this.#parts;
    const { html } = await reports.read(id);
    const report = runOfPage(Buffer.from(html), `report of check ${id}`);
    const { dismissed } = casesOfRun(await books.book(id), report.findings);
    return { name: checkLabel(name), page: `/checks/${id}/report/`, report: { ...report, dismissed } };
  }
}
