import { ENGINE, type ReceivedOf, STATE, type WebProviderName } from '#contract';
import { LANGUAGES } from '#engine';
import { MADE, type RequestKey } from '../../store/request-keys.ts';
import type { Store } from '../../store/store.ts';
import type { CheckRecord } from '../../store/tables.ts';
import { enginesOf } from '../engines.ts';
import type { StartedSearch } from '../../web/web-result.ts';
import { STARTABLE } from '../analysis-runs.ts';
import { takeWithinQuota } from '../intake.ts';
import { checkRow, statusText } from '../presentation.ts';
import { Meter } from '../quota.ts';
import { HttpError, invalid, json } from '../reply.ts';
import { isRunning, statusesOf } from '../status-of.ts';
import { type Call, checkPage, type Handler, type HandlerContext } from './context.ts';
import * as says from '../says.ts';
import { andThrow, fill } from '#base';

/** Checks are started, watched and cancelled. */

/** @throws HttpError 409 */
function startable(check: CheckRecord): CheckRecord {
  if (!STARTABLE.includes(check.statusId)) throw startedMeanwhile(check);
  return check;
}

function startedMeanwhile(check: CheckRecord): HttpError {
  return new HttpError(fill(says.checkStartedAlready, { status: statusText(check.statusId) }), {
    status_id: check.statusId,
  });
}

/** Whether a request that came before started its check. @throws RequestKeyTaken */
async function hasStarted(store: Store, key: RequestKey | null): Promise<boolean> {
  return (await store.madeBefore(key)).some(({ part }) => part === MADE.start);
}

/**
 * Starts a check by the quota of who does, unless this very request did so when it came before.
 *
 * @throws HttpError 403, 409
 */
async function startOnce(
  context: HandlerContext,
  check: CheckRecord,
  how: Parameters<HandlerContext['runs']['launch']>[1],
  { caller, key }: Pick<Call, 'caller' | 'key'>,
): Promise<CheckRecord> {
  const { store, access, runs } = context;
  if (await hasStarted(store, key)) return access.again(check);
  const meter = new Meter(context, caller);
  const started = await runs.launch(check, how, key, (tx) => meter.takeCheck(tx));
  if (started !== null) return started;
  const now = await access.again(check);
  if (await hasStarted(store, key)) return now;
  throw startedMeanwhile(now);
}

export const startCheck: Handler<'startCheck'> = async (context, request, call) => {
  const { store, access, web } = context;
  const { baseUrl, key } = call;
  const check = access.writable(await access.findByField(request.check_id));
  if (!(await hasStarted(store, key))) startable(check);
  const engineId = approve(chooseEngine(check, request), web);
  const submissions = await store.submissions(check.id);
  if (!submissions.some((submission) => submission.role === 'submission')) {
    throw invalid({ check_id: [says.checkNoSubmissions] });
  }
  const { web: { submissions: rules = [] } = {}, together = [] } = request;
  throwIfOfOthers(
    [
      ...rules.map(({ id }, at) => ({ id, field: `web.submissions.${at}.id` })),
      ...together.flatMap((group, at) =>
        group.map((id, place) => ({ id, field: `together.${at}.${place}` })),
      ),
    ],
    new Set(submissions.map(({ id }) => id)),
  );
  const how = {
    engineId,
    aiRun: request.ai_run,
    baseCode: request.base_code_detection,
    together,
    web: webOrderOf(engineId, request, web),
  };
  const started = await startOnce(context, check, how, call);
  return json({
    success: true,
    check: access.row(started),
    status: statusText(started.statusId),
    submission_count: submissions.length,
    checkURL: checkPage(baseUrl, started.id),
  });
};

/** Deletes a check that could not be made whole, unless somebody started it meanwhile. */
async function abandon(store: Store, { id }: CheckRecord): Promise<void> {
  if ((await store.check(id))?.statusId === STATE.created) await store.removeCheck(id);
}

export const quickCheck: Handler<'quickCheck'> = async (context, request, call) => {
  const { store, access, monotonic, web } = context;
  const { caller, files, key, baseUrl } = call;
  const begun = monotonic();
  if (files.length === 0) throw invalid({ files: [says.filesField] });
  const wanted = approve(
    request.test_type ??
      (request.webcheck === false && request.dbcheck === false ? ENGINE.group : ENGINE.full),
    web,
  );
  // Looked for when all else is known: the same request may be done by another process at this moment.
  await new Meter(context, caller).refuseCheck().catch(async (error: unknown) => {
    if (!(await hasStarted(store, key))) throw error;
  });
  const check = await access.create({ ...request, test_type: wanted }, key);
  const submitted = { role: request.role ?? 'submission', key } as const;
  const taken = takeWithinQuota(context, caller, check, files, submitted);
  const { uploaded, failed } = await taken.catch(andThrow(() => abandon(store, check)));
  // Somebody else may have started or deleted it meanwhile.
  const found = await access.again(check);
  if (!(await hasStarted(store, key))) startable(found);
  if (uploaded.length === 0) {
    await abandon(store, check);
    throw invalid({ files: failed.map(({ file, error }) => `${file}: ${error}`) });
  }
  const how = {
    engineId: wanted,
    aiRun: request.ai_run,
    baseCode: request.base_code_detection,
    web: webOrderOf(wanted, request, web),
  };
  const started = await startOnce(context, check, how, call).catch(async (error: unknown) => {
    if (error instanceof HttpError) await abandon(store, check);
    throw error;
  });
  const language = LANGUAGES.find((one) => one.id === started.languageId);
  return json(
    {
      success: true,
      message: `${uploaded.length} uploaded, ${failed.length} failed; the analysis has been started.`,
      data: {
        check_id: access.numberOf(started),
        check_name: started.name,
        language: language?.language ?? 'Auto Detect',
        language_id: started.languageId,
        status: statusText(started.statusId),
        status_id: started.statusId,
        test_type: started.testType,
        submissions: {
          uploaded: uploaded.length,
          failed: failed.length,
          total: files.length,
          details: uploaded.map(({ id, filename, fileSize }) => ({ id, filename, file_size: fileSize })),
        },
        failed_uploads: failed,
        detection_settings: { ai_run: started.aiRun, base_code_detection: started.baseCodeDetection },
        check_url: checkPage(baseUrl, started.id),
        execution_time_ms: monotonic() - begun,
      },
      next_steps: {
        status: `GET ${baseUrl}/checks/${access.numberOf(started)}/status`,
        results: `POST ${baseUrl}/check/overview`,
      },
    },
    201,
  );
};

export const cancelCheck: Handler<'cancelCheck'> = async ({ access, runs }, request) => {
  const check = access.writable(await access.find(request.check_id));
  if (!isRunning(check)) {
    throw new HttpError(fill(says.checkNotBeing, { status: statusText(check.statusId) }), {
      status_id: check.statusId,
    });
  }
  const after = await runs.cancel(check);
  return json({ success: true, message: 'The analysis was cancelled.', check: checkRow(after) });
};

export const status: Handler<'status'> = async (context, request) => {
  const check = await context.access.find(request.check_id);
  const [only] = await statusesOf(context, [check]);
  return json({ ...only, check_id: context.access.numberOf(check) });
};

/** Start rules 1 and 2 (section 4). */
function chooseEngine(
  check: CheckRecord,
  request: Pick<ReceivedOf<'startCheck'>, 'webcheck' | 'dbcheck' | 'test_type'>,
): number {
  if (request.test_type !== undefined) return request.test_type;
  if (request.webcheck === true && request.dbcheck === true) return ENGINE.full;
  if (request.webcheck === false && request.dbcheck === false) return ENGINE.group;
  return check.testType;
}

/**
 * How the web is searched for a check; null: it is not. Engine 1 is what a client gets that says nothing, so it searches the web only
 * for one that asks for it in so many words.
 */
function webOrderOf(
  engineId: number,
  request: Pick<ReceivedOf<'startCheck'>, 'webcheck' | 'dbcheck' | 'web'>,
  providers: readonly WebProviderName[],
): StartedSearch | null {
  const isAsked =
    engineId === ENGINE.web ||
    engineId === ENGINE.webAndDatabase ||
    (engineId === ENGINE.full && request.webcheck === true && request.dbcheck === true);
  return isAsked && providers.length > 0 ? { ...request.web, providers } : null;
}

/** What is said of a submission that is not there would protect nobody. @throws HttpError 422 */
function throwIfOfOthers(
  named: readonly { readonly id: number; readonly field: string }[],
  own: ReadonlySet<number>,
): void {
  const errors = named.flatMap(({ id, field }) =>
    own.has(id) ? [] : [[field, [fill(says.noSuchSubmission, { id })]] as const],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** @throws HttpError 422 for an unknown engine, 403 for one that is not available */
function approve(engineId: number, web: readonly WebProviderName[]): number {
  const engines = enginesOf(web);
  const engine = engines.find(({ id }) => id === engineId);
  const offered = engines.filter((one) => one.available).map((one) => `${one.id} (${one.name})`);
  const list = offered.join(', ');
  if (engine === undefined) {
    throw invalid({ test_type: [fill(says.engineNotExist, { engine: engineId, list })] });
  }
  if (!engine.available) throw new HttpError(fill(says.engineNotAvailable, { engine: engineId, list }));
  return engineId;
}
