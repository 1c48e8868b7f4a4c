import { randomBytes } from 'node:crypto';
import type { Findings } from '../domain/findings.ts';
import { Cancelled, Failure } from '../domain/outcome.ts';
import type { PackedSubmission } from '../domain/submission.ts';
import { STATE } from '../service/contract/states.ts';
import { ConflictError, DeadlineError } from '../service/client/errors.ts';
import { deleteCheck } from './delete.ts';
import { createCheck, listChecks } from './create.ts';
import { type Details, matchesKept, readDetails } from './details.ts';
import { findingsOf, foreignAbove, isAbove, nothingDone, type Progress } from './findings.ts';
import {
  attemptOf,
  checkName as nameOf,
  fingerprintOf,
  markerOf,
  markerStem,
  nameSubmissions,
  type TokenedSubmission,
} from './names.ts';
import {
  CHECK_LIMITS,
  type CheckEffects,
  type CheckPlan,
  type CheckProgress,
  type SharedCheck,
} from './plan.ts';
import { waitForCompletion } from './poll.ts';
import { type Preflight, preflight } from './preflight.ts';
import { type CheckScores, isOneAnswers, readScores, type Scores } from './scores.ts';
import { isNotStarted, startCheck } from './start.ts';
import { readSubmissions, uploadAll, type UploadOutcome } from './upload.ts';
import { count } from '../text/format.ts';

export interface CheckResult {
  /** Every submission of the plan, with whatever is known of it. */
  readonly findings: Findings;
  /** What ended the check before its scores were read; null: they were. */
  readonly failure: Failure | null;
  /** What a person must not miss: otherwise than was asked for, or read in part. */
  readonly warnings: readonly string[];
  /** A part of a matrix came after its shared check was started, and uploaded nothing. */
  readonly cameTooLate: boolean;
  /** Deletes the check on the service where the plan does not keep it; warnings for a person. */
  readonly cleanUp: () => Promise<readonly string[]>;
}

/**
 * The life of one check: pre-flight ▸ create ▸ upload ▸ start ▸ wait ▸ read. Never throws a `Failure`: what is known when
 * one ends the check is returned with it, so that a report can say how far it got.
 */
export async function runCheck(plan: CheckPlan, effects: CheckEffects): Promise<CheckResult> {
  const limits = effects.limits ?? CHECK_LIMITS;
  const { client, log } = effects;
  const notices: string[] = [];
  const warnings = new Set<string>();
  const failed = new Map<string, string>();
  const details = new Map<number, Details>();
  let ids: ReadonlyMap<string, number> = new Map();
  let flight: Preflight | null = null;
  let checkId = plan.checkId;
  let checkName = plan.label;
  let url: string | null = null;
  let scores: CheckScores | null = null;
  let failure: Failure | null = null;
  let cameTooLate = false;
  let isPointless = false;
  let isStarted = false;
  let isAiDenied = false;
  let named: readonly TokenedSubmission[] = [];

  try {
    await steps();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failure = error instanceof DeadlineError && checkId !== null ? withAdvice(error, checkId) : error;
  }
  const known: Progress = {
    engine: (flight as Preflight | null)?.engine ?? null,
    checkId,
    checkName,
    url,
    named,
    ids,
    failed,
    scores,
    details,
    isPointless,
    failure,
    notices,
  };
  return {
    findings: findingsOf(plan, known, effects.redact),
    failure,
    warnings: [...warnings],
    cameTooLate,
    cleanUp,
  };

  async function steps(): Promise<void> {
    flight = await preflight(client, plan);
    notices.push(...flight.notices);
    warn(flight.warnings);
    if (plan.checkId !== null) {
      await waitAndRead(plan.checkId, flight);
      return;
    }
    named = nameSubmissions(uploadable(flight), plan.pseudonyms, isKnownByName());
    if (plan.dryRun) {
      notices.push(...forecast(flight));
      return;
    }
    if (plan.shared !== null) {
      await sharedSteps(plan.shared, flight);
      return;
    }
    isPointless = isNothingToLearn(flight);
    if (isPointless) {
      log.info('There is nothing to compare, so no check is made.');
      return;
    }
    const fingerprint =
      plan.identity ??
      fingerprintOf(named, {
        engineId: flight.engine.id,
        languageId: flight.languageId,
        ai: plan.ai,
        baseCode: plan.baseCode,
      });
    const earlier = plan.resume && plan.run.attempt !== 1 ? await findEarlier(fingerprint) : null;
    if (earlier !== null) {
      checkId = earlier.id;
      checkName = earlier.name;
      effects.onCheck(earlier.id);
      notices.push(`This re-run takes up check ${earlier.id} of an earlier attempt.`);
      if (isNotStarted(earlier.statusId)) await uploadAndStart(earlier.id, flight, true);
      else await adopt(earlier.id);
    } else {
      await uploadAndStart(await create(plan.run, fingerprint, flight), flight, false);
    }
    await waitAndRead(checkId ?? 0, flight);
  }

  async function create(run: CheckPlan['run'], fingerprint: string, there: Preflight): Promise<number> {
    const marker = markerOf(run, fingerprint, randomBytes(3).toString('hex'));
    const created = await log.group('Create the check', () =>
      createCheck(
        {
          label: plan.label,
          marker,
          engineId: there.engine.id,
          languageId: there.languageId,
          ai: plan.ai,
          baseCode: plan.baseCode,
        },
        effects,
        limits,
      ),
    );
    checkId = created.id;
    checkName = nameOf(plan.label, marker);
    effects.onCheck(created.id);
    warn(created.warnings);
    await tell('created', created.id);
    return created.id;
  }

  /**
   * One job of several that share a check. The first part creates it and nobody else does, so that there is one; whoever
   * comes later finds it by the run's id in its name, also in a re-run.
   */
  async function sharedSteps(shared: SharedCheck, there: Preflight): Promise<void> {
    const run = { ...plan.run, jobSlug: 'shared' };
    const find = (): ReturnType<typeof findEarlier> =>
      findEarlier(shared.key, run, plan.resume ? plan.run.attempt : 'this attempt');
    let found = await find();
    if (found === null && shared.part === 'join') found = await waitFor(find);
    const id = found === null ? await create(run, shared.key, there) : found.id;
    if (found !== null) {
      checkId = id;
      checkName = found.name;
      effects.onCheck(id);
    }
    const startable = found === null || isNotStarted(found.statusId);
    if (shared.part !== 'judge') {
      if (!startable) {
        cameTooLate = true;
        notices.push(`The shared check ${id} was started in an earlier attempt; nothing was uploaded to it.`);
        await adopt(id);
        return;
      }
      await upload(id, there, true);
      return;
    }
    if (startable) await uploadAndStart(id, there, true);
    else await adopt(id);
    await waitAndRead(id, there);
  }

  async function waitFor<T>(find: () => Promise<T | null>): Promise<T> {
    for (let waited = 0; waited < limits.joinMaxMs; waited += limits.joinStepMs) {
      log.info('Waiting for the first part to create the shared check.');
      await client.wait(limits.joinStepMs);
      const found = await find();
      if (found !== null) return found;
    }
    throw new DeadlineError(
      `The first part of the matrix (shard 1/n) has not created the shared check within ${limits.joinMaxMs / 60_000} minutes. Look at that job, and re-run the failed jobs when it has done so.`,
    );
  }

  async function upload(id: number, there: Preflight, resumed: boolean): Promise<void> {
    const tokens = new Set(named.map((one) => one.token));
    const present = resumed ? await readSubmissions(id, tokens, effects, limits) : null;
    const outcome: UploadOutcome = await log.group('Upload the submissions', () =>
      uploadAll(id, named, there.roles, effects, limits, present, isKnownByName(), () =>
        tell('uploading', id),
      ),
    );
    ids = outcome.ids;
    for (const [token, reason] of outcome.failed) failed.set(token, reason);
  }

  async function uploadAndStart(id: number, there: Preflight, resumed: boolean): Promise<void> {
    await upload(id, there, resumed);
    if (!named.some((one) => one.submission.role === 'judged' && ids.has(one.token))) {
      const [reason] = failed.values();
      throw new ConflictError(
        'start it',
        `none of its submissions could be uploaded${reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})`}`,
      );
    }
    const started = await start(id, there);
    url = started.url;
    isAiDenied = started.isAiDenied;
    warn(started.warnings);
    await tell('started', id);
  }

  function warn(more: readonly string[]): void {
    for (const text of more) warnings.add(text);
  }

  /** Nobody to compare with, an engine that looks nowhere else, and no AI score to be had: a check would cost and say nothing. */
  function isNothingToLearn(there: Preflight): boolean {
    const compared = named.filter(({ submission: { role } }) => role === 'judged' || role === 'archive');
    const judged = compared.filter(({ submission }) => submission.role === 'judged');
    if (judged.length === 0) return true;
    const searches = !there.engine.peerOnly && plan.service.kind === 'remote';
    return compared.length === 1 && !searches && !plan.ai;
  }

  /** Found by its name and not by its contents, which may have changed: what else is in it is no conflict. */
  function isKnownByName(): boolean {
    return plan.shared !== null || plan.identity !== null;
  }

  async function tell(stage: CheckProgress['stage'], id: number): Promise<void> {
    await effects.onProgress?.({ stage, checkId: id, name: checkName, uploaded: Object.fromEntries(ids) });
  }

  function start(id: number, there: Preflight): ReturnType<typeof startCheck> {
    return startCheck(
      { checkId: id, engineId: there.engine.id, ai: plan.ai, baseCode: plan.baseCode },
      effects,
      limits,
    );
  }

  /** A check of an earlier attempt that runs or is done: which of its submissions are ours. */
  async function adopt(id: number): Promise<void> {
    const listed = await readSubmissions(id, new Set(named.map((one) => one.token)), effects, limits);
    ids = new Map(
      [...listed.byToken].flatMap(([token, [first]]) =>
        first === undefined ? [] : [[token, first] as const],
      ),
    );
    for (const one of named) {
      if (!ids.has(one.token)) {
        failed.set(one.token, 'It is not part of the check that an earlier attempt started.');
      }
    }
  }

  /** Time may run out in any request. The check stays at the service, started or not. */
  function withAdvice(error: DeadlineError, id: number): DeadlineError {
    if (plan.service.kind === 'embedded') return new DeadlineError(`${error.message} Raise timeout-minutes.`);
    if (!isStarted) {
      return new DeadlineError(
        `${error.message} The check ${id} was created, and may not be started yet. ${plan.resume ? 'Re-run the failed jobs to go on with it, or raise' : 'Raise'} timeout-minutes.`,
      );
    }
    return new DeadlineError(
      `${error.message} The check goes on at the service: run again with check-id: ${id} to report on it, or raise timeout-minutes.`,
    );
  }

  async function waitAndRead(id: number, there: Preflight): Promise<void> {
    isStarted = true;
    const wait = (): Promise<void> =>
      waitForCompletion(
        {
          checkId: id,
          intervalMs: plan.pollIntervalMs,
          restart:
            plan.checkId === null
              ? async () => {
                  await start(id, there);
                }
              : null,
        },
        effects,
        limits,
      );
    await log.group('Wait for the analysis', wait);
    const ai = plan.ai ? (isAiDenied ? 'denied' : 'run') : 'not-run';
    scores = await log.group('Read the results', () => readScores(id, ai, effects, limits, wait));
    url = scores.url ?? url;
    notices.push(...scores.notices);
    warn(scores.warnings);
    const own = ownScores(scores);
    tellOfAi(own);
    if (plan.checkId === null) tellOfStrangers(scores);
    else await nameFromService(id);
    await readMatches(id, worth(own, there));
  }

  /** Detail: the scores are the verdict, and stand whatever becomes of it. */
  async function readMatches(id: number, wanted: readonly number[]): Promise<void> {
    const keep = matchesKept(wanted.length);
    const names = new Map<string, string>();
    const lost: Failure[] = [];
    let inARow = 0;
    for (const one of wanted) {
      try {
        details.set(one, await readDetails(id, one, effects, { keep, names }));
        inARow = 0;
      } catch (error) {
        lost.push(detailOnly(error));
        inARow += 1;
        if (inARow >= LOST_IN_A_ROW || !isOneAnswers(lost.at(-1) ?? detailOnly(error))) break;
      }
    }
    const missing = wanted.filter((one) => !details.has(one)).length;
    const [first] = lost;
    if (first !== undefined) {
      warn([
        `The matches of ${missing} of ${count(wanted.length, 'submission')} could not be read, so pairs and lines of them are missing; the scores stand. ${first.message}`,
      ]);
    }
  }

  async function nameFromService(id: number): Promise<void> {
    try {
      const { check } = await client.read('getCheck', { check_id: id });
      if (typeof check?.name === 'string') checkName = effects.redact(check.name);
    } catch (error) {
      notices.push(`The name of the check could not be read: ${detailOnly(error).message}`);
    }
  }

  /** Scores of what is judged here. */
  function ownScores(there: CheckScores): readonly Scores[] {
    const judged = new Set(
      named.flatMap(({ submission, token }) =>
        submission.role === 'judged' ? [ids.get(token) ?? null] : [],
      ),
    );
    return [...there.scores.values()].filter(({ serviceId, role }) =>
      plan.checkId === null ? judged.has(serviceId) : role === null || role === 'submission',
    );
  }

  function tellOfAi(own: readonly Scores[]): void {
    if (!plan.ai || own.length === 0 || own.some(({ aiState }) => aiState !== 'missing')) return;
    warn([
      'The service gave no AI score for any submission, although AI detection was asked for. Set ai: false, or use an account and an engine that have it.',
    ]);
  }

  function tellOfStrangers(there: CheckScores): void {
    const own = new Set(ids.values());
    const strangers = [...there.scores.keys()].filter((id) => !own.has(id)).length;
    if (strangers === 0) return;
    const above = foreignAbove(there, own, plan.thresholds).length;
    warn([
      `The check holds ${count(strangers, 'submission')} that this run did not upload, ${above} of them above a threshold: they are not judged here.`,
    ]);
  }

  /** Whose matches are read: everybody's where requests cost nothing, else those of the flagged, worst first. */
  function worth(own: readonly Scores[], service: Preflight): readonly number[] {
    if (service.unmetered) return own.map((one) => one.serviceId);
    const above = own
      .filter((one) => isAbove(one, plan.thresholds))
      .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.serviceId - b.serviceId);
    const rest = above.length - limits.detailedSubmissions;
    if (rest > 0) {
      notices.push(
        `The matches of ${count(rest, 'more submission')} above a threshold were not read, because the service counts requests; look at them at the service.`,
      );
    }
    return above.slice(0, limits.detailedSubmissions).map((one) => one.serviceId);
  }

  /** What is uploaded: submissions with files, and starter code or references only where the service knows roles. */
  function uploadable(there: Preflight): readonly PackedSubmission[] {
    return plan.submissions.filter((submission) => {
      if (submission.files.length === 0) return false;
      if (there.roles || submission.role === 'judged' || submission.role === 'archive') return true;
      if (submission.role === 'ai-reference') {
        notices.push('This service does not take AI references; they were left out.');
      }
      return false;
    });
  }

  /** A check of this run by its name: of an attempt up to `until` (null: of any), or of this one alone. */
  async function findEarlier(
    fingerprint: string,
    run: CheckPlan['run'] = plan.run,
    until: number | 'this attempt' | null = plan.run.attempt === null ? null : plan.run.attempt - 1,
  ): Promise<{ id: number; name: string; statusId: number | null } | null> {
    const stem = markerStem(run, fingerprint);
    for (const check of await listChecks(effects)) {
      const attempt = attemptOf(check.name, stem);
      if (attempt === null || check.statusId === STATE.failed) continue;
      if (until === 'this attempt' ? attempt === run.attempt : attempt <= (until ?? Infinity)) return check;
    }
    return null;
  }

  function forecast(there: Preflight): string[] {
    const judged = named.filter((one) => one.submission.role === 'judged').length;
    const bytes = named.reduce((sum, one) => sum + one.submission.zipBytes, 0);
    const cost = there.engine.consumption;
    return [
      `Dry run: ${named.length} files (${judged} judged, ${bytes} bytes) would be uploaded for engine ${there.engine.id} (${there.engine.name}). Nothing was created.`,
      there.quota.unlimited
        ? 'The account has no quota limit.'
        : `The engine consumes ${cost ?? 'an unknown number of'} units${cost === null ? '' : ' a submission or check, as the service counts them'}; the account has ${there.quota.remaining ?? 'an unknown number'} left.`,
    ];
  }

  async function cleanUp(): Promise<readonly string[]> {
    if (plan.keepCheck || checkId === null || plan.checkId !== null || failure !== null) return [];
    try {
      if (await deleteCheck(client, checkId)) return [];
      return [`The check ${checkId} could not be deleted and stays at the service.`];
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return [`The check ${checkId} could not be deleted: ${error.message}`];
    }
  }
}

/** The result where nobody handed in anything that could be sent: no service is asked for it. */
export function checkOfNothing(plan: CheckPlan): CheckResult {
  return {
    findings: findingsOf(plan, nothingDone(plan), (text) => text),
    failure: null,
    warnings: [],
    cameTooLate: false,
    cleanUp: () => Promise.resolve([]),
  };
}

/** So many answers lost one after the other: the next is not waited for. */
const LOST_IN_A_ROW = 3;

/** What went wrong with something that the verdict does not need. @throws what is no such failure */
function detailOnly(error: unknown): Failure {
  if (!(error instanceof Failure) || error instanceof Cancelled) throw error;
  return error;
}
