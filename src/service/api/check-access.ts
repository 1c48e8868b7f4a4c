import { AUTO_DETECT, type ReceivedOf, type resources, STATE } from '#contract';
import { LANGUAGES } from '#engine';
import type { PackedAnalysis } from '../analysis/analyse.ts';
import type { Corpora } from '../store/people/corpora.ts';
import type { WantedChecks } from '../store/asked.ts';
import type { Caller } from '../store/people/caller.ts';
import type { CheckRecord, SubmissionRecord } from '../store/tables.ts';
import type { RequestKey } from '../store/request-keys.ts';
import type { Store } from '../store/store.ts';
import { checkRow, type Wire } from './presentation.ts';
import { HttpError, invalid } from './reply.ts';
import { ResultView } from './result-view.ts';
import { sign } from './attempts.ts';
import { createHmac } from 'node:crypto';
import * as says from './says.ts';
import { fill } from '#base';

/** What all requests have in common: the last result that was read stays. */
interface AccessContext {
  readonly store: Store;
  readonly corpora: Corpora;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly cached: { latest: { readonly result: string; readonly view: ResultView } | null };
}

/**
 * Checks as one caller sees them. What is not there or not allowed is an answer of its own, and what is somebody else's is not
 * there.
 */
export class CheckAccess {
  readonly #context: AccessContext;
  readonly #store: Store;
  readonly #caller: Caller;

  constructor(context: AccessContext, caller: Caller) {
    this.#context = context;
    this.#store = context.store;
    this.#caller = caller;
  }

  /** Newest first. */
  list(): Promise<readonly CheckRecord[]> {
    return this.#store.visibleChecks(this.#caller);
  }

  /** The newest of those, and whether there are more. @param isFound by what a check is found by; null: every one is */
  async newest(wanted: WantedChecks, most: number, isFound: Parameters<Store['newestVisible']>[3]) {
    const found = await this.#store.newestVisible(this.#caller, wanted, most + 1, isFound);
    return { checks: found.slice(0, most), more: found.length > most };
  }

  /** Of those the ones that wait or are under way. */
  listBusy(): Promise<readonly CheckRecord[]> {
    return this.#store.visibleBusyChecks(this.#caller);
  }

  /** Whether the caller is told nothing but how the own work stands, in bands. */
  get isHandIn(): boolean {
    return this.#caller.scope === 'submit';
  }

  /** What the caller calls a check. */
  numberOf({ id }: CheckRecord): number {
    return this.isHandIn ? handInNumber(this.#store.secret, id) : id;
  }

  /** A check as the caller is shown it. */
  row(check: CheckRecord): Wire<typeof resources.Check> {
    return { ...checkRow(check), id: this.numberOf(check) };
  }

  /** @param number as the caller calls it. null: it is not there, or somebody else's. */
  async visible(number: number): Promise<CheckRecord | null> {
    const id = this.isHandIn ? checkOfNumber(this.#store.secret, number) : number;
    if (id === null) return null;
    const [check] = await this.#store.visibleChecks(this.#caller, id);
    return check ?? null;
  }

  /** A check as it is by now. @throws HttpError 422 */
  again(check: CheckRecord): Promise<CheckRecord> {
    return this.findByField(this.numberOf(check));
  }

  /** @throws HttpError 404 */
  async find(id: number): Promise<CheckRecord> {
    const check = await this.visible(id);
    if (check === null) throw new HttpError(fill(says.checkNotExist, { id }));
    return check;
  }

  /** For endpoints that list no 404: the id is a field like any other. */
  async findByField(id: number): Promise<CheckRecord> {
    const check = await this.visible(id);
    if (check === null) throw invalid({ check_id: [fill(says.thereIsNoCheck, { id })] });
    return check;
  }

  /** What is nobody's is sample data. @throws HttpError 403 */
  ownedBySomebody(check: CheckRecord): CheckRecord {
    if (check.ownerId === null) throw new HttpError(says.demoData);
    return check;
  }

  /** @throws HttpError 403 */
  writable(check: CheckRecord): CheckRecord {
    if (this.ownedBySomebody(check).ownerId !== this.#caller.userId) throw new HttpError(says.checkShared);
    return check;
  }

  /** @throws HttpError 403, 422 */
  async openForUpload(id: number): Promise<CheckRecord> {
    const check = this.writable(await this.findByField(id));
    if (check.statusId !== STATE.created) throw invalid({ check_id: [STARTED] });
    return check;
  }

  async view(check: CheckRecord): Promise<ResultView> {
    const { cached } = this.#context;
    if (check.result !== null && cached.latest?.result === check.result) return cached.latest.view;
    const analysis = await this.#store.result(check);
    const submissions = await this.#store.submissions(check.id);
    const closed = await this.#closedTo(check, submissions, analysis);
    const view = new ResultView({
      sign: (place) => sign(this.#store.secret, place),
      check,
      submissions,
      analysis,
      closed,
    });
    // The submissions of a check without a result may still change, and what others hand out of a corpus too.
    if (check.result !== null && check.corpusId === null) cached.latest = { result: check.result, view };
    return view;
  }

  /** Submissions of others that a check matches, and that they do not hand out. */
  async #closedTo(
    check: CheckRecord,
    submissions: readonly SubmissionRecord[],
    analysis: PackedAnalysis | null,
  ): Promise<ReadonlySet<number>> {
    // Without a corpus all earlier work is the owner's.
    if (check.corpusId === null || analysis === null) return new Set();
    const own = new Set(submissions.map(({ id }) => id));
    const others = new Set(analysis.pairs.b.filter((id) => id > 0)).difference(own);
    return this.#context.corpora.closed(check, [...others]);
  }

  /** @throws HttpError 404, 409 */
  async findCompleted(id: number): Promise<CheckRecord> {
    const check = await this.find(id);
    if (check.statusId === STATE.completed) return check;
    throw new HttpError(check.statusId === STATE.failed ? says.analysisCheck : says.checkNotCompleted, {
      status_id: check.statusId,
    });
  }

  /** @throws HttpError 404, 409, and 500 where the result is damaged */
  async completed(id: number): Promise<{ readonly check: CheckRecord; readonly view: ResultView }> {
    const check = await this.findCompleted(id);
    const view = await this.view(check);
    if (view.analysis === null) {
      throw new HttpError(fill(says.resultsCheck, { id }));
    }
    return { check, view };
  }

  /** @throws HttpError 404 */
  async submissionOf(check: CheckRecord, id: number): Promise<SubmissionRecord> {
    const submission = await this.#store.submission(id);
    if (submission?.checkId !== check.id) {
      throw new HttpError(fill(says.submissionNotPart, { id, check: check.id }));
    }
    return submission;
  }

  /** @param key of the request, which may come again. @throws RequestKeyTaken */
  create(
    fields: ReceivedOf<'createCheck'> & { readonly demo?: boolean },
    key: RequestKey | null = null,
  ): Promise<CheckRecord> {
    const at = this.#context.now();
    const { userId, keyId, corpusId, scope } = this.#caller;
    const check = {
      ownerId: fields.demo === true ? null : userId,
      keyId,
      corpusId,
      handedIn: scope === 'submit',
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
    };
    return this.#store.createCheck(check, key);
  }
}

export const STARTED = says.checkStarted;

/** An unknown id falls back to Auto Detect with no error (section 4). */
export function knownLanguage(id: number): number {
  return LANGUAGES.some((language) => language.id === id) ? id : AUTO_DETECT;
}

/** A number with more is not told apart from its neighbours; checks are left 25 bits, which are 33 million. */
const MARK = 2 ** 28;

/**
 * What a check is called towards keys of the scope `submit`. Many people hold one such key, so that its checks are reached by who
 * made them alone: the number cannot be counted up to, and a client takes it for an id like any other.
 *
 * @param secret of the service
 */
function handInNumber(secret: string, id: number): number {
  const mac = createHmac('sha256', secret).update(`check ${id}`).digest();
  return id * MARK + (mac.readUInt32BE(0) % MARK);
}

/** The check that a number stands for; null: the service never gave it. */
function checkOfNumber(secret: string, number: number): number | null {
  const id = Math.floor(number / MARK);
  return id > 0 && handInNumber(secret, id) === number ? id : null;
}
