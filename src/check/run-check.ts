import { randomBytes } from 'node:crypto';
import type {
  CheckState,
  Findings,
  MatchFinding,
  PairFinding,
  SubmissionFinding,
} from '../domain/findings.ts';
import { Failure } from '../domain/outcome.ts';
import type { PackedSubmission, SubmissionRole } from '../domain/submission.ts';
import { STATE } from '../service/contract/states.ts';
import { ConflictError, DeadlineError } from '../service/client/errors.ts';
import { deleteCheck } from './delete.ts';
import { createCheck, listChecks } from './create.ts';
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
import {
  type CheckScores,
  type Details,
  isAbove,
  matchesKept,
  readDetails,
  readScores,
  type Scores,
} from './results.ts';
import { firstUrl, isNotStarted, startCheck } from './start.ts';
import { readSubmissions, uploadAll, type UploadOutcome } from './upload.ts';

export interface CheckResult {
  /** Every submission of the plan, with whatever is known of it. */
  readonly findings: Findings;
  /** What ended the check early; null: it was read to the end. */
  readonly failure: Failure | null;
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
  let named: readonly TokenedSubmission[] = [];

  try {
    await steps();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failure = error;
  }
  return { findings: findings(), failure, cameTooLate, cleanUp };

  async function steps(): Promise<void> {
    flight = await preflight(client, plan);
    notices.push(...flight.notices);
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
    notices.push(...created.notices);
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
      throw new ConflictError('start it', 'none of its submissions could be uploaded');
    }
    const judged = named.filter(
      (one) => one.submission.role === 'judged' || one.submission.role === 'archive',
    );
    if (there.engine.peerOnly && judged.length === 1) {
      notices.push('There is one submission and nothing to compare it with: its similarity says nothing.');
    }
    const started = await start(id, there);
    url = started.url;
    notices.push(...started.notices);
    await tell('started', id);
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
      if (!ids.has(one.token))
        failed.set(one.token, 'It is not part of the check that an earlier attempt started.');
    }
  }

  async function waitAndRead(id: number, there: Preflight): Promise<void> {
    try {
      await waitThenRead(id, there);
    } catch (error) {
      throw error instanceof DeadlineError ? withAdvice(error, id) : error;
    }
  }

  /** Time may run out in any request of a check that was started. */
  function withAdvice(error: DeadlineError, id: number): DeadlineError {
    if (plan.service.kind === 'embedded') return new DeadlineError(`${error.message} Raise timeout-minutes.`);
    return new DeadlineError(
      `${error.message} The check goes on at the service: run again with check-id: ${id} to report on it, or raise timeout-minutes.`,
    );
  }

  async function waitThenRead(id: number, there: Preflight): Promise<void> {
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
    scores = await log.group('Read the results', () => readScores(id, plan.ai, effects, limits, wait));
    url = scores.url ?? url;
    notices.push(...scores.notices);
    if (plan.checkId !== null) await nameFromService(id);
    const detailed = worth(scores, there);
    const keep = matchesKept(detailed.length);
    const names = new Map<string, string>();
    for (const one of detailed) details.set(one, await readDetails(id, one, effects, { keep, names }));
  }

  async function nameFromService(id: number): Promise<void> {
    const { check } = await client.read('getCheck', { checkId: id });
    if (typeof check?.name === 'string') checkName = effects.redact(check.name);
  }

  /** Whose matches are read: everybody's where requests cost nothing, else those of the flagged, worst first. */
  function worth(there: CheckScores, service: Preflight): readonly number[] {
    const all = [...there.scores.values()].filter((one) => one.role === null || one.role === 'submission');
    if (service.unmetered) return all.map((one) => one.serviceId);
    return all
      .filter((one) => isAbove(one, plan.thresholds))
      .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || a.serviceId - b.serviceId)
      .slice(0, limits.detailedSubmissions)
      .map((one) => one.serviceId);
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

  function findings(): Findings {
    const tokenByKey = new Map(named.map((one) => [identity(one.submission), one.token]));
    const own =
      plan.checkId === null
        ? plan.submissions.map((submission) => {
            const token = tokenByKey.get(identity(submission));
            return finding(submission, token === undefined ? null : (ids.get(token) ?? null), token);
          })
        : [...(scores?.scores.values() ?? [])].map(serviceOnly);
    const keyById = new Map(
      own.flatMap((one) => (one.serviceId === null ? [] : [[one.serviceId, one.key] as const])),
    );
    const foundPairs = pairs(keyById);
    const withMatches = own.map((one): SubmissionFinding => {
      const read = one.serviceId === null ? undefined : details.get(one.serviceId);
      if (read === undefined || one.serviceId === null) return one;
      // Not kept twice: in a large class matches are most of the memory.
      details.delete(one.serviceId);
      const matches = read.matches.map(
        ({ otherId, ...match }): MatchFinding => ({
          ...match,
          kind: match.kind === 'peer' && otherId === null ? 'external' : match.kind,
          otherKey: otherId === null ? null : (keyById.get(otherId) ?? null),
        }),
      );
      return {
        ...one,
        matches,
        ...(read.commonCode.length === 0 ? {} : { commonCode: read.commonCode }),
      };
    });
    return {
      checkId,
      checkName,
      checkUrl: firstUrl([url]),
      service: plan.service,
      engine: flight === null ? null : { id: flight.engine.id, name: flight.engine.name },
      language: plan.language,
      aiRun: plan.ai,
      baseCode: plan.baseCode,
      submissions: withMatches,
      pairs: foundPairs,
      clusters: (scores?.clusters ?? []).map((group) => group.flatMap((id) => keyById.get(id) ?? [])),
      failures: plan.notCollected,
      serviceFlaggedCount: scores?.serviceFlaggedCount ?? null,
      notices: [...new Set(notices)],
    };
  }

  function pairs(keyById: ReadonlyMap<number, string>): PairFinding[] {
    const found = new Map<string, PairFinding>();
    for (const [id, read] of details) {
      const a = keyById.get(id);
      for (const { otherId, ...pair } of read.pairs) {
        const b = keyById.get(otherId);
        if (a === undefined || b === undefined) continue;
        const name = a < b ? `${a}\0${b}` : `${b}\0${a}`;
        if (!found.has(name)) found.set(name, { a, b, ...pair });
      }
    }
    return [...found.values()].toSorted(
      (x, y) =>
        (y.suspicion ?? y.similarity ?? 0) - (x.suspicion ?? x.similarity ?? 0) ||
        (x.a + x.b < y.a + y.b ? -1 : 1),
    );
  }

  function finding(
    submission: PackedSubmission,
    serviceId: number | null,
    token: string | undefined,
  ): SubmissionFinding {
    const there = serviceId === null ? undefined : scores?.scores.get(serviceId);
    return {
      ...numbers(there, serviceId),
      ...(isStarterOnly(submission) ? { comparability: 'starter-only' } : {}),
      key: submission.key,
      name: submission.name,
      role: submission.role,
      origin: submission.origin,
      state: stateOf(submission, there, token),
      matches: [],
      files: submission.files,
      leftOut: submission.leftOut,
      remarks: submission.remarks,
      zipPath: submission.zipPath,
    };
  }

  function stateOf(
    submission: PackedSubmission,
    there: Scores | undefined,
    token: string | undefined,
  ): CheckState {
    const reason = token === undefined ? undefined : failed.get(token);
    if (isStarterOnly(submission)) return { kind: 'checked' };
    if (submission.files.length === 0) {
      return { kind: 'not-checked', reason: emptyReason(submission) };
    }
    if (reason !== undefined) return { kind: 'not-checked', reason };
    if (there?.comparability === 'no-source') {
      return { kind: 'not-checked', reason: 'None of its files is in a language that the engine reads.' };
    }
    if (there?.comparability === 'unreadable') {
      return {
        kind: 'not-checked',
        reason: 'Most of it stands in strings that it evaluates, which nobody can compare.',
      };
    }
    if (there === undefined || there.total === null) {
      return {
        kind: 'not-checked',
        reason:
          failure === null
            ? 'The service gave no similarity for it.'
            : 'The check ended before its results were read.',
      };
    }
    return { kind: 'checked' };
  }

  function serviceOnly(there: Scores): SubmissionFinding {
    const role: SubmissionRole =
      there.role === 'archive' || there.role === 'base' || there.role === 'ai-reference'
        ? there.role
        : 'judged';
    return {
      ...numbers(there, there.serviceId),
      key: `submission ${there.serviceId}`,
      name: effects.redact(there.filename) || `submission ${there.serviceId}`,
      role,
      origin: null,
      state:
        there.total === null
          ? { kind: 'not-checked', reason: 'The service gave no similarity for it.' }
          : { kind: 'checked' },
      matches: [],
      files: [],
      leftOut: [],
      remarks: [],
      zipPath: null,
    };
  }

  function numbers(
    there: Scores | undefined,
    serviceId: number | null,
  ): Pick<
    SubmissionFinding,
    | 'serviceId'
    | 'total'
    | 'totalSources'
    | 'local'
    | 'web'
    | 'aiAverage'
    | 'aiState'
    | 'aiMax'
    | 'quality'
    | 'suspicion'
    | 'coverage'
    | 'comparability'
  > {
    return {
      serviceId,
      total: there?.total ?? null,
      totalSources: there?.totalSources ?? [],
      local: there?.local ?? null,
      web: there?.web ?? null,
      aiAverage: there?.aiAverage ?? null,
      aiState: there?.aiState ?? (plan.ai ? 'missing' : 'not-run'),
      aiMax: there?.aiMax ?? null,
      quality: there?.quality ?? null,
      suspicion: there?.suspicion ?? null,
      coverage: there?.coverage ?? null,
      comparability: there?.comparability ?? null,
    };
  }
}

function identity(submission: PackedSubmission): string {
  return `${submission.role}\0${submission.key}`;
}

/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
function isStarterOnly(submission: PackedSubmission): boolean {
  return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}

function emptyReason(submission: PackedSubmission): string {
  const { length } = submission.leftOut;
  return length === 0 ? 'It holds no files.' : `It holds no source files (${length} left out).`;
}
