import type { CheckAnswer, CheckLine, CheckListAnswer, CheckStage } from '#contract';
import { checkLabel, isCheckFound, REPORT_STATES, STATE } from '#contract';
import type { Caller, CheckRecord, PeopleCall, ReportRows, Row, ServiceParts } from '#service';
import { isoTime, statusesOf } from '#service';
import type { CaseBooks } from './case-books.ts';

const STATES: ReadonlyMap<number, CheckStage> = new Map([
  [STATE.created, 'created'],
  [STATE.queued, 'queued'],
  [STATE.processing, 'processing'],
  [STATE.completed, 'completed'],
  [STATE.failed, 'failed'],
]);

type Asked = Pick<PeopleCall, 'access' | 'caller'>;

interface ListedChecks {
  /** What is looked for; undefined: nothing. */
  readonly q?: string | undefined;
  readonly state?: CheckStage | undefined;
  /** Id of a corpus. */
  readonly course?: number | undefined;
  readonly most: number;
}

interface ListParts extends Pick<ServiceParts, 'store' | 'runs' | 'now' | 'people'> {
  readonly reportRows: ReportRows;
  readonly books: Pick<CaseBooks, 'waiting'>;
}

export class CheckList {
  readonly #parts: ListParts;

  constructor(parts: ListParts) {
    this.#parts = parts;
  }

  /** Those that change by themselves, newest first. */
  async busy({ access, caller }: Asked): Promise<CheckListAnswer> {
    return { checks: await this.#lines(await access.listBusy(), caller), more: false };
  }

  async newest(
    { access, caller }: Asked,
    { q, state, course, most }: ListedChecks,
  ): Promise<CheckListAnswer> {
    const statusId = [...STATES].find(([, one]) => one === state)?.[0] ?? null;
    const isFound = q === undefined ? null : await this.#finds(q, caller);
    const { checks, more } = await access.newest({ statusId, corpusId: course ?? null }, most, isFound);
    return { checks: await this.#lines(checks, caller), more };
  }

  async #finds(q: string, { userId }: Caller) {
    const names = new Map((await this.#parts.people.users.list()).map(({ id, name }) => [id, name]));
    return ({ id, name, ownerId }: Pick<CheckRecord, 'id' | 'name' | 'ownerId'>): boolean => {
      const owner = ownerId === null || ownerId === userId ? null : (names.get(ownerId) ?? null);
      return isCheckFound({ id, name: checkLabel(name), owner }, q);
    };
  }

  /** @throws HttpError 404 */
  async one(id: number, { access, caller }: Asked): Promise<CheckAnswer> {
    const check = await access.find(id);
    const [line] = await this.#lines([check], caller);
    if (line === undefined) throw new Error(`check ${id} has no line`);
    const notChecked = (await this.#parts.reportRows.find(id))?.notChecked ?? null;
    return {
      ...line,
      notChecked: notChecked === null ? null : (JSON.parse(notChecked) as CheckAnswer['notChecked']),
    };
  }

  async #lines(checks: readonly CheckRecord[], { userId }: Caller): Promise<readonly CheckLine[]> {
    const isOthers = ({ ownerId }: CheckRecord): boolean => ownerId !== null && ownerId !== userId;
    const ids = checks.map(({ id }) => id);
    const [statuses, reports, making, answers, users, corpora] = await Promise.all([
      statusesOf(this.#parts, checks),
      this.#parts.reportRows.all(ids),
      this.#parts.reportRows.making(ids),
      this.#parts.books.waiting(ids),
      checks.some(isOthers) ? this.#parts.people.users.list() : [],
      checks.some(({ corpusId }) => corpusId !== null) ? this.#parts.people.corpora.list(userId) : [],
    ]);
    const names = new Map(users.map(({ id, name }) => [id, name]));
    const courses = new Map(corpora.map(({ id, name }) => [id, { id, name }]));
    const byCheck = new Map(reports.map((report) => [report.checkId, report]));
    return checks.map((check, at) => ({
      ...lineOf(check, userId, statuses[at], byCheck.get(check.id)),
      ...(making.has(check.id) ? { report: 'making', reportReason: null } : {}),
      answers: answers.get(check.id) ?? 0,
      course: courses.get(check.corpusId ?? 0) ?? null,
      owner: isOthers(check) ? (names.get(check.ownerId ?? 0) ?? null) : null,
    }));
  }
}

function lineOf(
  check: CheckRecord,
  userId: number,
  status: Awaited<ReturnType<typeof statusesOf>>[number] | undefined,
  report: Row<'reports'> | undefined,
): Omit<CheckLine, 'owner' | 'answers' | 'course'> {
  const state = STATES.get(check.statusId) ?? 'failed';
  const access = check.ownerId === null ? 'sample' : check.ownerId === userId ? 'own' : 'shared';
  const isReady = report?.state === 'ready';
  return {
    id: check.id,
    name: checkLabel(check.name),
    state,
    reason: check.statusMessage,
    progress: status?.progress ?? 0,
    // As many as the report says: what holds no code was handed in, and never sent to the service.
    submissions: (isReady ? report.judged : null) ?? status?.submissions_total ?? 0,
    flagged: isReady ? report.flagged : (check.stats?.flagged ?? null),
    max: isReady ? report.max : (check.stats?.group_max ?? null),
    createdAt: new Date(check.createdAt).toISOString(),
    finishedAt: isoTime(check.finishedAt),
    access,
    report: REPORT_STATES.find((one) => one === report?.state) ?? 'none',
    reportReason: report?.reason ?? null,
  };
}
