import { asZip, fill, formatBytes } from '#base';
import { LIMITS, type SubmissionRole, type WireRole } from '#contract';
import { UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import type { TokenedSubmission } from './names.ts';
import type { CheckEffects } from './plan.ts';
import * as says from './says.ts';
import { settledList } from './submission-list.ts';

/** What is to lie in which check. */
export interface UploadPlan {
  readonly checkId: number;
  readonly named: readonly TokenedSubmission[];
  /** Those of `named`. */
  readonly tokens: ReadonlySet<string>;
  /** The service takes a role with each upload. */
  readonly roles: boolean;
  /** Other jobs upload to the same check, so that submissions which are not ours are nothing odd. */
  readonly isShared: boolean;
}

export type Batch = readonly TokenedSubmission[];

/** The names that the file field of a batch goes by; the interface says "files array" (L180). null: one file a request. */
export type BatchField = 'files[]' | 'files' | null;

/** How far an upload is. Each request makes a new one. */
export interface UploadState {
  /** Tokens of what is at the service. */
  readonly there: ReadonlySet<string>;
  /** Why a submission is not, by token. */
  readonly failed: ReadonlyMap<string, string>;
  readonly queue: readonly Batch[];
  readonly field: BatchField;
  /** Batches whose answer was lost. */
  readonly rounds: number;
}

/** The state with more submissions known to be at the service. */
export function withThere(state: UploadState, tokens: Iterable<string>): UploadState {
  return { ...state, there: new Set([...state.there, ...tokens]) };
}

/** The state with submissions noted as failed, by token. */
export function withFailed(state: UploadState, reasons: Iterable<readonly [string, string]>): UploadState {
  return { ...state, failed: new Map([...state.failed, ...reasons]) };
}

/** What of a batch is neither at the service nor failed. */
export function missingOf(batch: Batch, { there, failed }: UploadState): Batch {
  return batch.filter(({ token }) => !there.has(token) && !failed.has(token));
}

/** Batches of one role, at most 25 files and 40 MB each. */
export function batches(named: readonly TokenedSubmission[]): readonly Batch[] {
  const all: TokenedSubmission[][] = [];
  for (const role of ['base', 'ai-reference', 'archive', 'judged'] as const) {
    let batch: TokenedSubmission[] = [];
    let bytes = 0;
    for (const one of named.filter(({ submission }) => submission.role === role)) {
      const size = one.submission.zip.bytes;
      if (batch.length >= LIMITS.batchFiles || (batch.length > 0 && bytes + size > LIMITS.ownBatchBytes)) {
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

export const WIRE_ROLE: Readonly<Record<SubmissionRole, WireRole>> = {
  judged: 'submission',
  archive: 'archive',
  base: 'base',
  'ai-reference': 'ai-reference',
};

/** The text fields of an upload; the role only where the service knows roles. */
export function uploadFields({ checkId, roles }: UploadPlan, role: SubmissionRole) {
  return { check_id: checkId, ...(roles ? { role: WIRE_ROLE[role] } : {}) };
}

/** Why a submission is not at the service after a 413. Proxies answer it too, many of them above 1 MB, with a page of their own. */
export function tooLarge({ submission }: Pick<TokenedSubmission, 'submission'>): string {
  return fill(says.uploadTooLarge, { size: formatBytes(asZip(submission.zip).bytes) });
}

/** Uploads one submission by itself. @throws UnavailableError where its answer is lost again and again; a `ServiceFailure` */
export async function sendOne(
  { submission, token, filename }: TokenedSubmission,
  state: UploadState,
  plan: UploadPlan,
  effects: CheckEffects,
): Promise<UploadState> {
  for (let sends = 1; sends <= CHECK_LIMITS.sends; sends += 1) {
    const result = await effects.client.send('upload', uploadFields(plan, submission.role), {
      field: 'file',
      files: [{ filename, zip: asZip(submission.zip) }],
    });
    if (result.kind === 'ok') return withThere(state, [token]);
    if (result.kind === 'refused') {
      const { status, said, error } = result;
      if (status !== 413 && status !== 422 && status !== 415) throw error;
      const why = status === 413 ? tooLarge({ submission }) : said || fill(says.serviceRefused, { status });
      return withFailed(state, [[token, why]]);
    }
    const listed = await settledList(plan.checkId, plan.tokens, effects);
    if (listed.byToken.has(token)) return withThere(state, [token]);
  }
  throw new UnavailableError(fill(says.submissionCouldNotUploaded, { sends: CHECK_LIMITS.sends }));
}
