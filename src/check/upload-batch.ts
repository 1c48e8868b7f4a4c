import { asZip, fill } from '#base';
import { readList } from '#contract';
import type { Body } from './client/classify.ts';
import type { SendResult } from './client/client.ts';
import { UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import { tokenOf } from './names.ts';
import type { CheckEffects } from './plan.ts';
import { settledList } from './submission-list.ts';
import {
  type Batch,
  type BatchField,
  missingOf,
  tooLarge,
  uploadFields,
  type UploadPlan,
  type UploadState,
  withFailed,
  withThere,
} from './upload-state.ts';
import * as says from './says.ts';

/**
 * Sends a batch in one request and reads its answer. What did not get through stands in the queue again: smaller, or
 * under another field name.
 *
 * @throws UnavailableError where answers are lost again and again; a `ServiceFailure`
 */
export async function sendBatch(
  batch: Batch,
  field: NonNullable<BatchField>,
  state: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  const result = await effects.client.send(
    'uploadBatch',
    uploadFields(plan, batch[0]?.submission.role ?? 'judged'),
    { field, files: batch.map((one) => ({ filename: one.filename, zip: asZip(one.submission.zip) })) },
  );
  switch (result.kind) {
    case 'ok':
      return taken(result.body, batch, state, plan, effects);
    case 'refused':
      return refused(result, batch, state);
    case 'offline':
      return reconciled(batch, INCOMPLETE, state, plan, effects);
    case 'ambiguous':
      return reconciled(batch, result, state, plan, effects);
  }
}

/** The way in which the answer to a batch was lost; `told` adds what the service said. */
interface Loss {
  readonly what: string;
  readonly told: string;
}

const INCOMPLETE: Loss = { what: 'an incomplete answer', told: 'an incomplete answer' };

/** The service says of each file whether it took it. */
async function taken(
  body: Body,
  batch: Batch,
  before: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  const { uploaded, failed_uploads: failures } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const tokenIn = (item: unknown): string | null => tokenOf(nameOf(item), plan.tokens);
  const accepted = (readList(uploaded) ?? []).flatMap((item) => tokenIn(item) ?? []);
  const failed = (readList(failures) ?? []).flatMap((item) => {
    const token = tokenIn(item);
    return token === null ? [] : [[token, effects.client.quote(errorOf(item))] as const];
  });
  const state = withThere(withFailed(before, failed), accepted);
  if (accepted.length === 0 && failed.length === 0) return nothingTaken(batch, state, plan, effects);
  const isWhole = missingOf(batch, state).length === 0;
  return isWhole ? state : reconciled(batch, INCOMPLETE, state, plan, effects);
}

/** 200 that took nothing and refused nothing: the field has another name. */
async function nothingTaken(
  batch: Batch,
  before: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  const listed = await settledList(plan.checkId, plan.tokens, effects);
  const state = withThere(before, listed.byToken.keys());
  return batch.every((one) => state.there.has(one.token)) ? state : inOtherField(batch, state);
}

function refused(
  { status, body, said, error }: Extract<SendResult<'uploadBatch'>, { kind: 'refused' }>,
  batch: Batch,
  state: UploadState,
): UploadState {
  const [only, ...more] = batch;
  if (status === 413 && only !== undefined && more.length === 0) {
    return withFailed(state, [[only.token, tooLarge(only)]]);
  }
  if (status === 413) return { ...state, queue: [...halves(batch), ...state.queue] };
  const fields = fieldsIn(body);
  const namesFiles = fields.some((field) => field.startsWith('file'));
  if ((status === 422 && namesFiles) || status === 404 || status === 405) {
    return inOtherField(batch, state);
  }
  // One file of it is refused, and the service does not say which.
  if (status === 422 && fields.length === 0) {
    return batch.length === 1
      ? withFailed(state, [[batch[0]?.token ?? '', said || fill(says.serviceRefused, { status })]])
      : { ...state, queue: [...batch.map((one) => [one]), ...state.queue] };
  }
  throw error;
}

/** The batch once more, under the other name of the field, and then one file a request. */
function inOtherField(batch: Batch, state: UploadState): UploadState {
  return { ...state, field: state.field === 'files[]' ? 'files' : null, queue: [batch, ...state.queue] };
}

/** It is not known what arrived: only what the list on the service lacks is sent again. @throws UnavailableError */
async function reconciled(
  batch: Batch,
  { what, told }: Loss,
  before: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  const rounds = before.rounds + 1;
  effects.log.info(
    `It is not known what arrived (${what}); reading what is there before anything is sent again.`,
  );
  const listed = await settledList(plan.checkId, plan.tokens, effects);
  const state = { ...withThere(before, listed.byToken.keys()), rounds };
  const missing = missingOf(batch, state);
  if (missing.length === 0) return state;
  if (rounds > CHECK_LIMITS.sends) {
    throw new UnavailableError(fill(says.uploadSubmissions, { missing: missing.length, rounds, told }));
  }
  // Smaller than what failed: its size may have been the reason.
  return { ...state, queue: [...halves(missing), ...state.queue] };
}

function halves(batch: Batch): readonly [Batch, Batch] {
  const half = Math.max(1, Math.ceil(batch.length / 2));
  return [batch.slice(0, half), batch.slice(half)];
}

/** `uploaded` and `failed_uploads` hold objects or plain names (two generations of the service). */
function nameOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return '';
  const { filename, file, name } = item as { filename?: unknown; file?: unknown; name?: unknown };
  for (const value of [filename, file, name]) if (typeof value === 'string') return value;
  return '';
}

function errorOf(item: unknown): string {
  const { error, message } = (item ?? {}) as { error?: unknown; message?: unknown };
  for (const value of [error, message]) if (typeof value === 'string' && value !== '') return value;
  return 'The service gave no reason.';
}

/** The fields of a request that a refusal is about. */
function fieldsIn(body: unknown): readonly string[] {
  const errors = (body as { validation_errors?: unknown } | null)?.validation_errors;
  return typeof errors === 'object' && errors !== null ? Object.keys(errors) : [];
}
