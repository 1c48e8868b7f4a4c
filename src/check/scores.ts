import { appendTo, Cancelled, Failure, fill } from '#base';
import { highest, readNumber, type Said, saidBy, STATE, type SubmissionNumbers } from '#contract';
import type { Answer } from './client/answers.ts';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RefusedError,
  UnavailableError,
  ValidationError,
} from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import { aiScore, isAbstention, readScore, webStateOf } from './answer-fields.ts';
import type { CheckEffects } from './plan.ts';
import { firstUrl } from './start.ts';
import * as says from './says.ts';

/** What the service says of one submission, joined by its id. */
export interface Scores extends Omit<SubmissionNumbers, 'serviceId' | 'publicWeb' | 'tokens'> {
  readonly serviceId: number;
  readonly filename: string;
  readonly role: string | null;
  /** To public code alone; null: not searched for. */
  readonly publicWeb: number | null;
  /** Tokens that were compared; null: the service does not say. */
  readonly tokens: number | null;
  /** How many others it was compared with; null: the service does not say. */
  readonly comparedWith: number | null;
  /** Files that were uploaded and not compared, and why, in the service's words. */
  readonly leftOut: readonly {
    readonly path: string;
    readonly code: string | null;
    readonly reason: string;
  }[];
  /** What a person should know of files that were compared. */
  readonly remarks: readonly ServiceRemark[];
}

interface ServiceRemark {
  readonly path: string;
  readonly code: string;
  /** What became of its characters; null: the service does not say. */
  readonly balance: { readonly code: number; readonly all: number } | null;
}

/** How much of a file was read as code, as the service says it. */
function readBalance(
  given: Partial<Readonly<Record<'code' | 'strings' | 'skipped', unknown>>> | null | undefined,
): ServiceRemark['balance'] {
  const [code, strings, skipped] = [given?.code, given?.strings, given?.skipped].map((one) =>
    readNumber(one),
  );
  if (code == null || strings == null || skipped == null) return null;
  return { code, all: code + strings + skipped };
}

/** What the row of a submission says of its files. */
export function ofFiles(
  row: Pick<Row<'overview'>, 'left_out' | 'remarks'>,
): Pick<Scores, 'leftOut' | 'remarks'> {
  return {
    leftOut: (row.left_out ?? []).flatMap((one) =>
      typeof one?.path === 'string'
        ? [{ path: one.path, code: one.code ?? null, reason: one.reason ?? '' }]
        : [],
    ),
    remarks: (row.remarks ?? []).flatMap((one) =>
      typeof one?.path === 'string' && typeof one.code === 'string'
        ? [{ path: one.path, code: one.code, balance: readBalance(one.balance) }]
        : [],
    ),
  };
}

export interface CheckScores {
  readonly url: string | null;
  readonly scores: ReadonlyMap<number, Scores>;
  /** Groups of service ids. */
  readonly clusters: readonly (readonly number[])[];
  /** What is ordinary in the class, 0..100; null: the service does not say. */
  readonly ordinary: number | null;
  readonly serviceFlaggedCount: number | null;
  /** Submissions of a check that counts as completed which the service has not completed, as it says itself. */
  readonly unfinished: number;
  /** Totals and AI averages are the tops of bands. */
  readonly inBands?: true;
  readonly notices: readonly Said[];
  readonly warnings: readonly string[];
}

/**
 * Reads the scores of a completed check from all places that the interface has for them. The overview is the first source
 * of the total, the export of the AI average; all totals are kept, so that the verdict can see them disagree.
 *
 * What was read counts, whatever fails after it: a number above a threshold is not forgotten because the next answer is lost.
 *
 * @param how `ai`: `denied`: it was asked for, and the service says that it does not run, so that a 0 says nothing. `isBrief`:
 *   the service can leave out of the overview what nobody reads
 * @throws a `ServiceFailure` where neither overview nor export can be read
 */
export async function readScores(
  checkId: number,
  { ai, isBrief }: { readonly ai: 'run' | 'denied' | 'not-run'; readonly isBrief: boolean },
  effects: CheckEffects,
  stillCompleted: () => Promise<void>,
): Promise<CheckScores> {
  const { client } = effects;
  const sources = new Sources();
  const overview = await sources.read('the overview', () =>
    afterLag(
      () => client.read('overview', { check_id: checkId, ...(isBrief ? { brief: true } : {}) }),
      effects,
      stillCompleted,
    ),
  );
  const exported = await sources.read('the export', () =>
    client.read('exportCheck', { check_id: checkId, format: 'json' }),
  );
  if (overview === null && exported === null) throw sources.failure(checkId);

  const needsAi = ai !== 'not-run' && !hasAllAiScores(overview, exported);
  const aiAnswer = needsAi
    ? await sources.read('the AI results', () => client.read('aiResults', { assignment_id: checkId }))
    : null;
  const summary = await sources.read('the summary', () => client.read('summary', { check_id: checkId }));
  const scores = scoresOf({ overview, exported, aiAnswer, summary }, ai, effects.redact);
  return {
    ...scores,
    notices: [...sources.notices(), ...scores.notices],
    warnings: sources.warnings(),
  };
}

/** Answers about one completed check; null: it was not read. */
interface ScoreAnswers {
  readonly overview: Partial<Answer<'overview'>> | null;
  readonly exported: Partial<Answer<'exportCheck'>> | null;
  readonly aiAnswer: Partial<Answer<'aiResults'>> | null;
  readonly summary: Partial<Answer<'summary'>> | null;
}

/** What answers say of each submission, joined. @param ai as `readScores` takes it */
export function scoresOf(
  { overview, exported, aiAnswer, summary }: ScoreAnswers,
  ai: 'run' | 'denied' | 'not-run',
  redact: CheckEffects['redact'],
): CheckScores {
  const overviewRows = byId(overview?.submissions, (row) => row.id);
  const exportRows = byId(exported?.submissions, (row) => row.submission_id);
  const known = new Set([...overviewRows.keys(), ...exportRows.keys()]);
  const aiRows = byId(isComplete(aiAnswer) ? aiAnswer?.submissions : [], (row) => row.submission_id);
  const bars = barScores(overview?.bardata ?? []);
  const scores = new Map<number, Scores>();
  for (const id of new Set([...known, ...aiRows.keys()])) {
    const rows = { overview: overviewRows.get(id), exported: exportRows.get(id), ai: aiRows.get(id) };
    scores.set(id, joined(id, rows, bars, ai));
  }
  const roles = [...scores.values()].filter(({ role }) => role !== null);
  return {
    url: firstUrl([overview?.overviewURL]),
    scores,
    clusters: (overview?.clusters ?? []).map((group) =>
      (group ?? []).filter((id): id is number => typeof id === 'number'),
    ),
    ordinary: readScore(overview?.ordinary),
    serviceFlaggedCount:
      summary?.status_id === STATE.completed ? (summary.flagged_submissions ?? null) : null,
    unfinished: unfinishedOf(
      summary,
      // Starter code and the like are no submissions that are completed or not.
      roles.length > 0 ? roles.filter(({ role }) => role === 'submission').length : null,
      scores.size,
    ),
    notices: saidBy(overview?.notices ?? [], overview?.sentences ?? [], redact),
    warnings: [],
  };
}

/** Whether the export has the AI average of everybody, so that nobody asks for more. */
function hasAllAiScores(
  overview: Partial<Answer<'overview'>> | null,
  exported: Partial<Answer<'exportCheck'>> | null,
): boolean {
  const rows = byId(exported?.submissions, (row) => row.submission_id);
  const known = [...byId(overview?.submissions, (row) => row.id).keys(), ...rows.keys()];
  return known.every((id) => rows.get(id)?.some((row) => aiScore(row) !== null) === true);
}

/** 409 after "completed": a replica that lags. */
export async function afterLag<T>(
  body: () => Promise<T>,
  { client }: CheckEffects,
  stillCompleted: () => Promise<void>,
): Promise<T> {
  const { lagSteps, lagStepMs } = CHECK_LIMITS;
  for (let step = 0; ; step += 1) {
    try {
      return await body();
    } catch (error) {
      if (!(error instanceof ConflictError) || step >= lagSteps * 2) throw error;
      if (step === lagSteps) await stillCompleted();
      await client.wait(lagStepMs);
    }
  }
}

/** Places that the same numbers are read from, one after the other: one that fails is done without once another was read. */
class Sources {
  #isAnyRead = false;
  #first: Failure | null = null;
  /** What ends every request, not this one alone: nothing more is asked. */
  #gone: Failure | null = null;
  readonly #missing = new Map<Failure, string[]>();

  async read<T>(what: string, body: () => Promise<T>): Promise<T | null> {
    if (this.#gone !== null) {
      this.#missing.get(this.#gone)?.push(what);
      return null;
    }
    try {
      const answer = await body();
      this.#isAnyRead = true;
      return answer;
    } catch (error) {
      if (!(error instanceof Failure) || error instanceof Cancelled) throw error;
      const isThisOne = isOneAnswers(error);
      if (!isThisOne && !this.#isAnyRead) throw error;
      this.#first ??= error;
      if (!isThisOne) this.#gone = error;
      this.#missing.set(error, [what]);
      return null;
    }
  }

  failure(checkId: number): Failure {
    return this.#first === null || this.#first instanceof UnavailableError
      ? new UnavailableError(fill(says.resultsCheck, { id: checkId }))
      : this.#first;
  }

  /** What a service may simply not offer. */
  notices(): readonly string[] {
    return this.#told((failure) => !failure.retryHelps);
  }

  /** What was lost. */
  warnings(): readonly string[] {
    return this.#told((failure) => failure.retryHelps);
  }

  #told(which: (failure: Failure) => boolean): readonly string[] {
    return [...this.#missing].flatMap(([failure, what]) =>
      which(failure) ? [`Read without ${what.join(', ')}: ${failure.message}`] : [],
    );
  }
}

/** Whether a failure is one answer's: what is asked next may be answered all the same. */
export function isOneAnswers(failure: Failure): boolean {
  return [UnavailableError, NotFoundError, ConflictError, ValidationError, ForbiddenError, RefusedError].some(
    (kind) => failure instanceof kind,
  );
}

type Row<Op extends 'overview' | 'exportCheck' | 'aiResults'> = NonNullable<
  NonNullable<Answer<Op>['submissions']>[number]
>;

/** All rows of each id: a list that was joined wrongly shows one twice, and each of them counts. */
function byId<Item extends object>(
  rows: readonly (Item | null)[] | null | undefined,
  idOf: (row: Item) => unknown,
): ReadonlyMap<number, readonly Item[]> {
  const found = new Map<number, Item[]>();
  for (const row of rows ?? []) {
    const id = row === null ? null : readNumber(idOf(row));
    if (row !== null && id !== null) appendTo(found, id, row);
  }
  return found;
}

/** A submission of a check whose results say nothing of it. @param ai as `readScores` takes it */
export function unscored(id: number, filename: string, ai: 'run' | 'denied' | 'not-run'): Scores {
  const rows = { overview: undefined, exported: undefined, ai: undefined };
  return { ...joined(id, rows, new Map(), ai), filename };
}

/** What the places say of one submission. The highest counts where they disagree. */
function joined(
  id: number,
  rows: {
    readonly overview: readonly Row<'overview'>[] | undefined;
    readonly exported: readonly Row<'exportCheck'>[] | undefined;
    readonly ai: readonly Row<'aiResults'>[] | undefined;
  },
  bars: ReadonlyMap<string, number>,
  ai: 'run' | 'denied' | 'not-run',
): Scores {
  const overview = rows.overview ?? [];
  const files = overview.map(ofFiles);
  const exported = rows.exported ?? [];
  const aiRows = rows.ai ?? [];
  const [first] = overview;
  const filename = first?.filename ?? exported[0]?.filename ?? aiRows[0]?.filename ?? '';
  const given = [
    ...overview.map((row) => row.total_result),
    ...exported.map((row) => row.plagiarism_total),
    ...aiRows.map((row) => row.plagiarism_score?.total),
  ].flatMap((value) => readScore(value) ?? []);
  const bar = given.length === 0 ? bars.get(filename) : undefined;
  const totals = bar === undefined ? given : [bar];
  const best = <Item>(list: readonly Item[], pick: (row: Item) => unknown): number | null =>
    highest(list.map((row) => readScore(pick(row))));
  const aiAverage = ai === 'not-run' ? null : highest([...exported, ...aiRows].map(aiScore));
  const isScored = aiAverage !== null && !(ai === 'denied' && aiAverage === 0);
  return {
    serviceId: id,
    filename,
    role: typeof first?.role === 'string' ? first.role : null,
    total: totals[0] ?? null,
    totalSources: [...new Set(totals)],
    local: best(exported, (row) => row.plagiarism_local),
    web: best(overview, (row) => row.result_web) ?? best(exported, (row) => row.plagiarism_web),
    publicWeb: best(overview, (row) => row['result_public']),
    webState: webStateOf(first?.['web_state']),
    aiAverage: isScored ? aiAverage : null,
    aiState:
      ai === 'not-run'
        ? 'not-run'
        : isScored
          ? 'scored'
          : [...exported, ...aiRows].some(isAbstention)
            ? 'abstained'
            : 'missing',
    aiMax: isScored ? best(exported, (row) => row.ai_detection_max) : null,
    quality: best(exported, (row) => row.code_quality_avg),
    suspicion: best(overview, (row) => row.suspicion),
    coverage: best(overview, (row) => row.coverage),
    comparability: typeof first?.comparability === 'string' ? first.comparability : null,
    tokens: readNumber(first?.tokens),
    comparedWith: readNumber(first?.compared_with),
    leftOut: files.flatMap(({ leftOut }) => leftOut),
    remarks: files.flatMap(({ remarks }) => remarks),
  };
}

/** Without a guard of its own, this answer counts only when it says that the check is completed. */
function isComplete(answer: Partial<Answer<'aiResults'>> | null): boolean {
  return answer?.assignment_status === STATE.completed;
}

/** @param submissions how many the service has to complete, where roles tell; null: all that it counts */
function unfinishedOf(
  summary: Partial<Answer<'summary'>> | null,
  submissions: number | null,
  listed: number,
): number {
  const completed = summary?.status_id === STATE.completed ? summary.completed_submissions : null;
  if (typeof completed !== 'number') return 0;
  const expected = submissions ?? Math.max(listed, summary?.submission_count ?? 0);
  return Math.max(0, expected - completed);
}

/** bardata knows submissions by name only: a name that stands there twice says nothing. */
function barScores(
  bars: readonly ({ readonly submission?: string | null; readonly score?: number | null } | null)[],
): Map<string, number> {
  const scores = new Map<string, number>();
  const twice = new Set<string>();
  for (const bar of bars) {
    const value = readScore(bar?.score);
    const name = bar?.submission;
    if (typeof name !== 'string' || value === null) continue;
    if (scores.has(name)) twice.add(name);
    scores.set(name, value);
  }
  for (const name of twice) scores.delete(name);
  return scores;
}
