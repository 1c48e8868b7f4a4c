import { LIMITS } from '../domain/limits.ts';
import type { SubmissionRole } from '../domain/submission.ts';
import { readList, readNumber } from '../service/contract/fields.ts';
import type { WireRole } from '../service/contract/resources.ts';
import { ConflictError, NotFoundError, UnavailableError } from '../service/client/errors.ts';
import { contentMark, type TokenedSubmission, tokenOf } from './names.ts';
import type { CheckEffects, CheckLimits } from './plan.ts';
import { compareText } from '../text/compare-text.ts';

/** What lies on the service: submission ids by token, and names that carry none of ours. */
export interface Uploaded {
  readonly byToken: ReadonlyMap<string, readonly number[]>;
  /** Names as the service gives them, by its id. */
  readonly names: ReadonlyMap<number, string>;
  readonly foreign: readonly string[];
}

export interface UploadOutcome {
  /** Service ids by token. */
  readonly ids: ReadonlyMap<string, number>;
  /** Why a submission is not there, by token. */
  readonly failed: ReadonlyMap<string, string>;
}

const ROLE: Readonly<Record<SubmissionRole, WireRole>> = {
  judged: 'submission',
  archive: 'archive',
  base: 'base',
  'ai-reference': 'ai-reference',
};

/** Names that the same file field goes by; the interface says "files array" (L180). */
const BATCH_FIELDS = ['files[]', 'files'] as const;

/**
 * Uploads what is missing and then makes sure that exactly the intended set is there. Nothing is sent twice: after a lost
 * answer the list on the service is read until it stands still, and only what it lacks is sent.
 *
 * @param shared other jobs upload to the same check, so that submissions which are not ours are nothing odd
 * @param onBatch told and waited for after each request
 * @throws ConflictError when the check holds submissions that are not ours; a `ServiceFailure`
 */
export async function uploadAll(
  checkId: number,
  named: readonly TokenedSubmission[],
  roles: boolean,
  effects: CheckEffects,
  limits: CheckLimits,
  present: Uploaded | null = null,
  shared = false,
  onBatch: () => Promise<void> = () => Promise.resolve(),
): Promise<UploadOutcome> {
  const { client, log } = effects;
  const tokens = new Set(named.map((one) => one.token));
  const there = new Set(present?.byToken.keys());
  if (shared && present !== null) await removeReplaced(present);
  const failed = new Map<string, string>();
  /** The field name of a batch; null: one file a request. */
  const way: { field: (typeof BATCH_FIELDS)[number] | null } = { field: BATCH_FIELDS[0] };

  const queue: (readonly TokenedSubmission[])[] = batches(named.filter((one) => !there.has(one.token)));
  let rounds = 0;
  while (queue.length > 0) {
    const batch = queue.shift() ?? [];
    const missing = batch.filter((one) => !there.has(one.token) && !failed.has(one.token));
    if (missing.length === 0) continue;
    log.info(`Uploading ${missing.length} of ${named.length} (${there.size} are there).`);
    log.progress?.('uploaded', there.size, named.length);
    if (way.field === null) await uploadSingly(missing);
    else await uploadBatch(missing, way.field);
    await onBatch();
  }

  // Failures that may be the moment's are tried once more, one by one.
  for (const one of named) {
    const reason = failed.get(one.token);
    if (reason === undefined || isAboutTheFile(reason)) continue;
    failed.delete(one.token);
    await uploadOne(one);
  }
  return verify();

  /** What an earlier run uploaded and its author has changed since: two versions of one person would be copies of each other. */
  async function removeReplaced(listed: Uploaded): Promise<void> {
    for (const one of named) {
      const mark = contentMark(one.submission);
      for (const id of listed.byToken.get(one.token) ?? []) {
        if (listed.names.get(id)?.toLowerCase().includes(`-${mark}-`) !== false) continue;
        if (!(await remove(id))) {
          throw new ConflictError(
            'upload to it: what was uploaded before and has changed cannot be deleted',
            '',
          );
        }
        there.delete(one.token);
      }
    }
  }

  /** Deletes a submission. @returns whether it is gone; where the answer does not say so, the list does */
  async function remove(id: number): Promise<boolean> {
    const result = await client.repeat('deleteSubmission', { check_id: checkId, submission_id: id });
    if (result.kind === 'ok') return true;
    return !(await settledList(checkId, tokens, effects, limits)).names.has(id);
  }

  async function uploadBatch(
    batch: readonly TokenedSubmission[],
    name: (typeof BATCH_FIELDS)[number],
  ): Promise<void> {
    const role = ROLE[batch[0]?.submission.role ?? 'judged'];
    const result = await client.send(
      'uploadBatch',
      { check_id: checkId, ...(roles ? { role } : {}) },
      { field: name, files: batch.map((one) => ({ filename: one.filename, path: one.submission.zipPath })) },
    );
    switch (result.kind) {
      case 'ok': {
        const { uploaded, failed_uploads: failures } = (result.body ?? {}) as Readonly<
          Record<string, unknown>
        >;
        const accepted = new Set(
          (readList(uploaded) ?? []).flatMap((item) => tokenOf(nameOf(item), tokens) ?? []),
        );
        let refused = 0;
        for (const failure of readList(failures) ?? []) {
          const token = tokenOf(nameOf(failure), tokens);
          if (token === null) continue;
          refused += 1;
          failed.set(token, client.quote(errorOf(failure)));
        }
        for (const token of accepted) there.add(token);
        if (accepted.size === 0 && refused === 0) await nothingTaken(batch);
        else if (batch.some((one) => !there.has(one.token) && !failed.has(one.token))) await reconcile(batch);
        return;
      }
      case 'refused':
        if (result.status === 413) {
          if (batch.length === 1) {
            failed.set(batch[0]?.token ?? '', 'The service says it is too large.');
          } else {
            queue.unshift(
              batch.slice(0, Math.ceil(batch.length / 2)),
              batch.slice(Math.ceil(batch.length / 2)),
            );
          }
          return;
        }
        if (
          (result.status === 422 && namesFiles(result.body)) ||
          result.status === 404 ||
          result.status === 405
        ) {
          otherField();
          queue.unshift(batch);
          return;
        }
        throw result.error;
      case 'offline':
      case 'ambiguous':
        await (result.kind === 'ambiguous' ? reconcile(batch, result.what, result.told) : reconcile(batch));
    }
  }

  /** 200 that took nothing and refused nothing: the field has another name (F07). */
  async function nothingTaken(batch: readonly TokenedSubmission[]): Promise<void> {
    const listed = await settledList(checkId, tokens, effects, limits);
    for (const token of listed.byToken.keys()) there.add(token);
    if (batch.every((one) => there.has(one.token))) return;
    otherField();
    queue.unshift(batch);
  }

  function otherField(): void {
    way.field = way.field === BATCH_FIELDS[0] ? BATCH_FIELDS[1] : null;
  }

  async function reconcile(
    batch: readonly TokenedSubmission[],
    what = 'an incomplete answer',
    told = what,
  ): Promise<void> {
    rounds += 1;
    log.info(`It is not known what arrived (${what}); reading what is there before anything is sent again.`);
    const listed = await settledList(checkId, tokens, effects, limits);
    for (const token of listed.byToken.keys()) there.add(token);
    const missing = batch.filter((one) => !there.has(one.token) && !failed.has(one.token));
    if (missing.length === 0) return;
    if (rounds > limits.sends) {
      throw new UnavailableError(
        `The upload of ${missing.length} submissions failed ${rounds} times (last: ${told}). Try again later.`,
      );
    }
    // Smaller than what failed: its size may have been the reason.
    const half = Math.max(1, Math.ceil(missing.length / 2));
    queue.unshift(missing.slice(0, half), missing.slice(half));
  }

  async function uploadSingly(batch: readonly TokenedSubmission[]): Promise<void> {
    for (const one of batch) await uploadOne(one);
  }

  async function uploadOne(one: TokenedSubmission): Promise<void> {
    for (let sends = 1; sends <= limits.sends; sends += 1) {
      const result = await client.send(
        'upload',
        { check_id: checkId, ...(roles ? { role: ROLE[one.submission.role] } : {}) },
        { field: 'file', files: [{ filename: one.filename, path: one.submission.zipPath }] },
      );
      if (result.kind === 'ok') {
        there.add(one.token);
        return;
      }
      if (result.kind === 'refused') {
        if (result.status === 413 || result.status === 422 || result.status === 415) {
          failed.set(one.token, result.said || `The service refused it (${result.status}).`);
          return;
        }
        throw result.error;
      }
      const listed = await settledList(checkId, tokens, effects, limits);
      if (listed.byToken.has(one.token)) {
        there.add(one.token);
        return;
      }
    }
    throw new UnavailableError(
      `A submission could not be uploaded in ${limits.sends} tries. Try again later.`,
    );
  }

  /** The set on the service has to be the set intended before anything is started. */
  async function verify(): Promise<UploadOutcome> {
    const isAbsent = (one: TokenedSubmission): boolean =>
      !listed.byToken.has(one.token) && !failed.has(one.token);
    let listed = await readSubmissions(checkId, tokens, effects, limits);
    // One read proves nothing: a replica may be behind. Nothing is sent or deleted because of it.
    const isOdd = named.some(isAbsent) || [...listed.byToken.values()].some((ids) => ids.length > 1);
    if (isOdd) listed = await settledList(checkId, tokens, effects, limits, there);
    const absent = named.filter(isAbsent);
    if (absent.length > 0) {
      for (const one of absent) await uploadOne(one);
      listed = await settledList(checkId, tokens, effects, limits, there);
    }
    if (listed.foreign.length > 0 && !shared) {
      throw new ConflictError(
        `start it: it holds ${listed.foreign.length} submissions that this run did not upload`,
        'it is not the check of this run',
      );
    }
    const ids = new Map<string, number>();
    for (const [token, [first, ...copies]] of listed.byToken) {
      if (first !== undefined) ids.set(token, first);
      for (const copy of copies) {
        if (!(await remove(copy))) {
          throw new ConflictError('start it: a submission is there twice and the copy cannot be deleted', '');
        }
      }
    }
    for (const one of named) {
      if (!ids.has(one.token) && !failed.has(one.token)) {
        failed.set(one.token, 'It did not arrive at the service.');
      }
      if (ids.has(one.token)) failed.delete(one.token);
    }
    return { ids, failed };
  }
}

/** Batches of one role, at most 25 files and 40 MB each. */
export function batches(named: readonly TokenedSubmission[]): TokenedSubmission[][] {
  const all: TokenedSubmission[][] = [];
  for (const role of ['base', 'ai-reference', 'archive', 'judged'] as const) {
    let batch: TokenedSubmission[] = [];
    let bytes = 0;
    for (const one of named.filter(({ submission }) => submission.role === role)) {
      const size = one.submission.zipBytes;
      if (batch.length >= LIMITS.ownBatchFiles || (batch.length > 0 && bytes + size > LIMITS.ownBatchBytes)) {
        all.push(batch);
        batch = [];
        bytes = 0;
      }
      batch.push(one);
      bytes += size;
    }
    if (batch.length > 0) all.push(batch);
  }
  return all;
}

/**
 * Reads the list until two reads in a row are equal: a batch may still be taken in (F03).
 *
 * @param confirmed tokens that the service said it has: a list without them is an old one, as long as there is time
 */
export async function settledList(
  checkId: number,
  tokens: ReadonlySet<string>,
  effects: CheckEffects,
  limits: CheckLimits,
  confirmed: ReadonlySet<string> = new Set(),
): Promise<Uploaded> {
  let before: string | null = null;
  for (let waited = 0; ; waited += limits.settleStepMs) {
    const list = await readSubmissions(checkId, tokens, effects, limits);
    const now = JSON.stringify([...list.byToken].toSorted(([a], [b]) => compareText(a, b)));
    const isOld = [...confirmed].some((token) => !list.byToken.has(token));
    if ((now === before && !isOld) || waited >= limits.settleMaxMs) return list;
    before = now;
    await effects.client.wait(limits.settleStepMs);
  }
}

/** One read of the submissions; a check that was just created may be missing on a replica for a moment (F43). */
export async function readSubmissions(
  checkId: number,
  tokens: ReadonlySet<string>,
  effects: CheckEffects,
  limits: CheckLimits,
): Promise<Uploaded> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { submissions } = await effects.client.read('getCheck', { check_id: checkId });
      const byToken = new Map<string, number[]>();
      const names = new Map<number, string>();
      const foreign: string[] = [];
      for (const row of submissions ?? []) {
        const id = readNumber(row?.id);
        const token = tokenOf(row?.filename ?? '', tokens);
        if (id === null) continue;
        names.set(id, row?.filename ?? '');
        if (token === null) {
          foreign.push(row?.filename ?? '');
        }
        // A row may come twice, of a join, and is one submission all the same.
        else {
          byToken.set(
            token,
            [...new Set([...(byToken.get(token) ?? []), id])].toSorted((x, y) => x - y),
          );
        }
      }
      return { byToken, names, foreign };
    } catch (error) {
      if (!(error instanceof NotFoundError) || attempt >= limits.replicaSteps) throw error;
      await effects.client.wait(limits.replicaStepMs);
    }
  }
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

/** Its size or type will be the same the next time; an archive that was damaged on the way will not. */
function isAboutTheFile(reason: string): boolean {
  return /\b(?:size|too large|larger|too big|bigger|exceed|[kmg]i?b\b|megabyte|type|mime|extension|empty|only \.?zip|not an? \.?zip)/i.test(
    reason,
  );
}

function namesFiles(body: unknown): boolean {
  const errors = (body as { validation_errors?: unknown } | null)?.validation_errors;
  return (
    typeof errors === 'object' &&
    errors !== null &&
    Object.keys(errors).some((field) => field.startsWith('file'))
  );
}
