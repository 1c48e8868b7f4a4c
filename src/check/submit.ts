import { ENGLISH, message } from '#base';
import { ConflictError } from './client/errors.ts';
import { type CheckLife, type CheckStep, known, progressOf } from './check-life.ts';
import type { CheckEffects, CheckPlan, WebOrder } from './plan.ts';
import { isKnownByName } from './prepare.ts';
import { startCheck, type Started } from './start.ts';
import { readSubmissions } from './submission-list.ts';
import { uploadAll } from './upload.ts';

/** Uploads what the check lacks; of one that was started already, notes which of its submissions are ours. */
export const fill: CheckStep = async (state, plan, effects) => {
  const { check, flight } = known(state);
  const { named } = state;
  if (check.isStarted) return adopted(state, plan, effects);
  const tokens = new Set(named.map((one) => one.token));
  const mayHold = plan.shared !== null || !check.isNew;
  const present = mayHold ? await readSubmissions(check.id, tokens, effects) : null;
  const progress = progressOf('uploading', check, state.ids);
  const outcome = await effects.log.group('Upload the submissions', () =>
    uploadAll(
      { checkId: check.id, named, tokens, roles: flight.roles, isShared: isKnownByName(plan) },
      present,
      effects,
      async () => effects.onProgress?.(progress),
    ),
  );
  return { ...state, ids: outcome.ids, failed: new Map([...state.failed, ...outcome.failed]) };
};

async function adopted(state: CheckLife, plan: CheckPlan, effects: CheckEffects): Promise<CheckLife> {
  const { check } = known(state);
  const cameTooLate = plan.shared !== null && plan.shared.part !== 'judge';
  const notice = message('notices.sharedStarted', { id: String(check.id) });
  const listed = await readSubmissions(check.id, new Set(state.named.map((one) => one.token)), effects);
  const ids = new Map(
    [...listed.byToken].flatMap(([token, [first]]) => (first === undefined ? [] : [[token, first] as const])),
  );
  const absent = state.named.filter(({ token }) => !ids.has(token));
  return {
    ...state,
    ids,
    failed: new Map([
      ...state.failed,
      ...absent.map(({ token }) => [token, message('notices.notInCheck')] as const),
    ]),
    cameTooLate,
    notices: cameTooLate ? [...state.notices, notice] : state.notices,
  };
}

/** Starts the analysis, unless an earlier attempt did. @throws ConflictError where nothing to judge was uploaded */
export const start: CheckStep = async (state, plan, effects) => {
  const { check } = known(state);
  if (check.isStarted) return state;
  if (!state.named.some((one) => one.submission.role === 'judged' && state.ids.has(one.token))) {
    const [reason] = state.failed.values();
    throw new ConflictError(
      'start it',
      `none of its submissions could be uploaded${reason === undefined ? '' : ` (${ENGLISH.write(reason).replace(/\.$/, '')})`}`,
    );
  }
  const started = await startAgain(state, plan, effects);
  return {
    ...state,
    check: { ...check, isStarted: true },
    url: started.url,
    isAiDenied: started.isAiDenied,
    warnings: [...state.warnings, ...started.warnings],
    news: 'started',
  };
};

/** Sends the start with all that the plan says. */
export function startAgain(state: CheckLife, plan: CheckPlan, effects: CheckEffects): Promise<Started> {
  const { check, flight } = known(state);
  const together = flight.together ? idsTogether(state, plan) : [];
  const web = webOrderOf(state, plan, effects.client.remainingMs());
  return startCheck(
    {
      check_id: check.id,
      test_type: flight.engine.id,
      ai_run: plan.ai,
      base_code_detection: plan.baseCode,
      ...(together.length === 0 ? {} : { together }),
      ...(web === null ? {} : { web }),
    },
    effects,
  );
}

/** Service ids of submissions that belong together, by groups. */
export function idsTogether(
  { named, ids }: Pick<CheckLife, 'named' | 'ids'>,
  { together }: Pick<CheckPlan, 'together'>,
): number[][] {
  const places = new Map(named.map(({ submission: { key }, token }) => [key, ids.get(token)]));
  return together
    .map((keys) => keys.flatMap((key) => places.get(key) ?? []))
    .filter(({ length }) => length > 1);
}

/** Of the time that is left when a check starts, what belongs to the rest of it. */
const REST_SHARE = 0.2;
const REST_MS = 20_000;

/**
 * What start is told of the search of the web; null: nothing, because none is asked for, or this service knows no such thing.
 *
 * @param leftMs time that the run has left: the search ends so that results can be read
 */
export function webOrderOf(
  { flight, named, ids }: Pick<CheckLife, 'flight' | 'named' | 'ids'>,
  { web }: Pick<CheckPlan, 'web'>,
  leftMs: number,
): WebOrder | null {
  if (web === null || flight?.web !== true) return null;
  const { requests, salt, exclude, never } = web;
  const seconds = Math.floor((leftMs * (1 - REST_SHARE) - REST_MS) / 1000);
  return {
    requests,
    // A run without a limit of time gives the search none.
    ...(Number.isFinite(seconds) ? { seconds: Math.max(1, seconds) } : {}),
    salt,
    exclude,
    never,
    submissions: named.flatMap(({ submission, token }) => {
      const given = web.submissions.get(submission.key);
      const id = ids.get(token);
      return id === undefined || given === undefined ? [] : [{ id, ...given }];
    }),
  };
}
