import { AUTO_DETECT, STATE } from '../../service/contract/states.ts';
import { LANGUAGES } from '../../languages/languages.ts';
import type { CheckRecord, SubmissionRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { HttpError, invalid } from './reply.ts';
import { ResultView } from './result-view.ts';

/** Checks as handlers ask for them: what is not there or not allowed is an answer of its own. */
export class CheckAccess {
  readonly #store: Store;
  readonly #now: () => number;
  #cached: { readonly check: CheckRecord; readonly view: ResultView } | null = null;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** @throws HttpError 404 */
  find(id: number): CheckRecord {
    const check = this.#store.check(id);
    if (check === undefined) throw new HttpError(404, `Check ${id} does not exist.`);
    return check;
  }

  /** For endpoints that list no 404: the id is a field like any other. */
  findByField(id: number): CheckRecord {
    const check = this.#store.check(id);
    if (check === undefined) throw invalid({ check_id: [`Check ${id} does not exist.`] });
    return check;
  }

  /** @throws HttpError 403 */
  writable(check: CheckRecord): CheckRecord {
    if (check.demo) throw new HttpError(403, 'This is demo data: it can be read, not changed.');
    return check;
  }

  /** @throws HttpError 403, 422 */
  openForUpload(id: number): CheckRecord {
    const check = this.writable(this.findByField(id));
    if (check.statusId !== STATE.created) throw invalid({ check_id: [STARTED] });
    return check;
  }

  view(check: CheckRecord): ResultView {
    if (this.#cached?.check === check) return this.#cached.view;
    const isCompleted = check.statusId === STATE.completed;
    const view = new ResultView({
      secret: this.#store.secret,
      check,
      submissions: this.#store.submissions(check.id),
      analysis: isCompleted ? (this.#store.result(check.id)?.analysis ?? null) : null,
    });
    // The submissions of any other may still change.
    if (isCompleted) this.#cached = { check, view };
    return view;
  }

  /** @throws HttpError 404, 409, and 500 where the result is damaged */
  completed(id: number): { readonly check: CheckRecord; readonly view: ResultView } {
    const check = this.find(id);
    if (check.statusId !== STATE.completed) {
      throw new HttpError(
        409,
        check.statusId === STATE.failed
          ? 'The analysis of this check failed: there are no results.'
          : 'The check is not completed yet.',
        { status_id: check.statusId },
      );
    }
    const view = this.view(check);
    if (view.analysis === null) {
      throw new HttpError(500, `The results of check ${id} are damaged. Run the check again.`);
    }
    return { check, view };
  }

  /** @throws HttpError 404 */
  submissionOf(check: CheckRecord, id: number): SubmissionRecord {
    const submission = this.#store.submission(id);
    if (submission?.checkId !== check.id) {
      throw new HttpError(404, `Submission ${id} is not part of check ${check.id}.`);
    }
    return submission;
  }

  create(fields: {
    readonly name: string;
    readonly language: number;
    readonly test_type: number;
    readonly ai_run: boolean;
    readonly base_code_detection: boolean;
    readonly demo?: boolean;
  }): CheckRecord {
    const at = this.#now();
    return this.#store.createCheck({
      name: fields.name,
      statusId: STATE.created,
      statusMessage: 'Waiting for submissions.',
      languageId: knownLanguage(fields.language),
      testType: fields.test_type,
      aiRun: fields.ai_run,
      baseCodeDetection: fields.base_code_detection,
      jobId: 0,
      createdAt: at,
      updatedAt: at,
      startedAt: null,
      finishedAt: null,
      demo: fields.demo ?? false,
    });
  }
}

export const STARTED = 'The check has been started: it takes no more submissions.';

/** An unknown id falls back to Auto Detect with no error (section 4). */
export function knownLanguage(id: number): number {
  return LANGUAGES.some((language) => language.id === id) ? id : AUTO_DETECT;
}
