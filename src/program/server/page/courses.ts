import { fill } from '#base';
import { checkLabel } from '#contract';
import { AWAY, type Caller, type CheckRecord, HttpError, type ServiceParts } from '#service';
import { Thread } from '#system';
import type { CaseBooks } from './case-books.ts';
import type { CheckOfCourse, CourseJob, CourseMessage } from './course-job.ts';
import type { Reports } from './reports.ts';
import * as says from './says.ts';

/** Assignments of one course page: each is a whole class in memory. */
const MOST_CHECKS = 20;

interface CourseParts extends Pick<ServiceParts, 'accessOf' | 'people' | 'now'> {
  readonly reports: Pick<Reports, 'read'>;
  readonly books: Pick<CaseBooks, 'book'>;
  /** Aborted when the server ends. */
  readonly signal: AbortSignal;
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
  async page(caller: Caller, corpusId: number, wanted: string) {
    const { accessOf, people } = this.#parts;
    const course = (await people.corpora.list(caller.userId)).find(({ id }) => id === corpusId);
    if (course === undefined) throw new HttpError(fill(says.noCourse, { id: corpusId }));
    const ids = new Set(wanted.split(',').map(Number));
    const checks = (await accessOf(caller).list())
      .filter((check) => check.corpusId === corpusId && ids.has(check.id))
      .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id);
    if (checks.length !== ids.size) throw new HttpError(says.checkOfOtherCourse);
    if (checks.length < 2 || checks.length > MOST_CHECKS) {
      throw new HttpError(fill(says.courseTakesChecks, { most: MOST_CHECKS }));
    }
    const made = this.#last.catch(() => {}).then(() => this.#make(course.name, checks));
    this.#last = made;
    return { html: await made, checks };
  }

  /** In a thread, so that the server answers others meanwhile. */
  async #make(name: string, checks: readonly CheckRecord[]): Promise<Buffer> {
    const { now, signal } = this.#parts;
    signal.throwIfAborted();
    const job: CourseJob = {
      name,
      createdAt: new Date(now()).toISOString(),
      checks: checks.map((check) => ({ id: check.id, name: checkLabel(check.name) })),
    };
    const thread = Thread.start({ kind: 'course', job });
    const end = (): void => void thread.terminate();
    signal.addEventListener('abort', end);
    let isDone = false;
    try {
      const html = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        thread.on('message', (message: CourseMessage) => {
          if (message.kind === 'page') {
            resolve(message.html);
          } else if (message.kind === 'failed') {
            reject(new HttpError(`422 ${message.why}`));
          } else {
            this.#read(message.id)
              .then((check) => thread.postMessage(check))
              .catch(reject);
          }
        });
        thread.on('error', (error: Error & { readonly code?: string }) =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new HttpError(says.courseMemory) : error),
        );
        thread.on('exit', () => reject(new HttpError(says.courseEnded, {}, AWAY)));
      });
      isDone = true;
      return Buffer.from(html.buffer);
    } finally {
      signal.removeEventListener('abort', end);
      await (isDone ? thread.release() : thread.terminate());
    }
  }

  async #read(id: number): Promise<CheckOfCourse> {
    const { reports, books } = this.#parts;
    return { html: (await reports.read(id)).html, cases: await books.book(id) };
  }
}
