import { isDenied } from './client/answers.ts';
import { ConflictError } from './client/errors.ts';
import { contentMark } from './names.ts';
import type { CheckEffects } from './plan.ts';
import { readSubmissions, settledList, type Uploaded } from './submission-list.ts';
import { sendBatch } from './upload-batch.ts';
import { batches, missingOf, sendOne, type UploadPlan, type UploadState } from './upload-state.ts';
import * as says from './says.ts';

/**
 * Uploads what is missing and then makes sure that exactly the intended set is there. Nothing is sent twice: after a lost
 * answer the list on the service is read until it stands still, and only what it lacks is sent.
 *
 * @param present what lies there already; null: nothing can
 * @param onBatch told and waited for after each request
 * @throws ConflictError when the check holds submissions that are not ours; a `ServiceFailure`
 */
export async function uploadAll(
  plan: UploadPlan,
  present: Uploaded | null,
  effects: CheckEffects,
  onBatch: () => Promise<void>,
) {
  const { log } = effects;
  const there = await keptOf(plan, present, effects);
  const queue = batches(plan.named.filter((one) => !there.has(one.token)));
  let state: UploadState = { there, failed: new Map(), queue, field: 'files[]', rounds: 0 };
  while (state.queue.length > 0) {
    const [batch = [], ...rest] = state.queue;
    const missing = missingOf(batch, state);
    state = { ...state, queue: rest };
    if (missing.length === 0) continue;
    log.info(`Uploading ${missing.length} of ${plan.named.length} (${state.there.size} are there).`);
    log.progress?.('uploaded', state.there.size, plan.named.length);
    if (state.field === null) {
      for (const one of missing) state = await sendOne(one, state, plan, effects);
    } else {
      state = await sendBatch(missing, state.field, state, plan, effects);
    }
    await onBatch();
  }
  return verify(await retryFailed(state, plan, effects), plan, effects);
}

/**
 * Tokens of what lies there and stays. What an earlier run uploaded and its author has changed since is deleted: two
 * versions of one person would be copies of each other.
 */
async function keptOf(
  plan: UploadPlan,
  present: Uploaded | null,
  effects: CheckEffects,
): Promise<ReadonlySet<string>> {
  const there = new Set(present?.byToken.keys());
  if (!plan.isShared || present === null) return there;
  for (const { submission, token } of plan.named) {
    const mark = `-${contentMark(submission)}-`;
    for (const id of present.byToken.get(token) ?? []) {
      if (present.names.get(id)?.toLowerCase().includes(mark) !== false) continue;
      if (!(await remove(id, plan, effects))) {
        throw new ConflictError(
          'upload to it: what was uploaded before and has changed cannot be deleted',
          '',
        );
      }
      there.delete(token);
    }
  }
  return there;
}

/** Deletes a submission. @returns whether it is gone; where the answer does not say so, the list does */
async function remove(id: number, { checkId, tokens }: UploadPlan, effects: CheckEffects): Promise<boolean> {
  const result = await effects.client.repeat('deleteSubmission', { check_id: checkId, submission_id: id });
  const isSaid = result.kind === 'ok' && !isDenied(result.body);
  return isSaid || !(await settledList(checkId, tokens, effects)).names.has(id);
}

/** Failures that may be the moment's are tried once more, one by one. */
async function retryFailed(
  state: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  let now = state;
  for (const one of plan.named) {
    const reason = now.failed.get(one.token);
    if (reason === undefined || isAboutTheFile(reason)) continue;
    const failed = new Map([...now.failed].filter(([token]) => token !== one.token));
    now = await sendOne(one, { ...now, failed }, plan, effects);
  }
  return now;
}

/** Its size or type will be the same the next time; an archive that was damaged on the way will not. */
function isAboutTheFile(reason: string): boolean {
  return /\b(?:size|too large|larger|too big|bigger|exceed|[kmg]i?b\b|megabyte|type|mime|extension|empty|only \.?zip|not an? \.?zip)/i.test(
    reason,
  );
}

/** The set on the service has to be the set intended before anything is started. */
async function verify(state: UploadState, plan: UploadPlan, effects: CheckEffects) {
  const { state: sent, listed } = await completeList(state, plan, effects);
  if (listed.foreign.length > 0 && !plan.isShared) {
    throw new ConflictError(
      `start it: it holds ${listed.foreign.length} submissions that this run did not upload`,
      'it is not the check of this run',
    );
  }
  const ids = new Map<string, number>();
  for (const [token, [first, ...copies]] of listed.byToken) {
    if (first !== undefined) ids.set(token, first);
    for (const copy of copies) {
      if (await remove(copy, plan, effects)) continue;
      throw new ConflictError('start it: a submission is there twice and the copy cannot be deleted', '');
    }
  }
  const failed = new Map<string, string>();
  for (const { token } of plan.named) {
    if (!ids.has(token)) failed.set(token, sent.failed.get(token) ?? says.notArriveService);
  }
  return {
    /** Service ids by token. */
    ids,
    /** Why a submission is not there, by token. */
    failed,
  };
}

/** Reads what is there, and sends what a list that stood still does not show. */
async function completeList(
  state: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<{ readonly state: UploadState; readonly listed: Uploaded }> {
  const { checkId, tokens, named } = plan;
  const absentIn = (list: Uploaded) =>
    named.filter(({ token }) => !list.byToken.has(token) && !state.failed.has(token));
  const first = await readSubmissions(checkId, tokens, effects);
  // One read proves nothing: a replica may be behind, and a lost upload may still be taken in. Nothing is sent or deleted because of it.
  const isOdd =
    state.rounds > 0 ||
    absentIn(first).length > 0 ||
    [...first.byToken.values()].some((ids) => ids.length > 1);
  if (!isOdd) return { state, listed: first };
  const settled = await settledList(checkId, tokens, effects, state.there);
  const absent = absentIn(settled);
  if (absent.length === 0) return { state, listed: settled };
  let sent = state;
  for (const one of absent) sent = await sendOne(one, sent, plan, effects);
  return { state: sent, listed: await settledList(checkId, tokens, effects, sent.there) };
}
