import { asZip, fill } from '#base';
import type { SubmissionRole, WireRole } from '#contract';
import { UnavailableError } from './client/errors.ts';
import { CHECK_LIMITS } from './client/limits.ts';
import type { TokenedSubmission } from './names.ts';
import type { CheckEffects } from './plan.ts';
import { settledList } from './submission-list.ts';
import { type UploadPlan, type UploadState, withFailed, withThere } from './upload-state.ts';
import * as says from './says.ts';

export const WIRE_ROLE: Readonly<Record<SubmissionRole, WireRole>> = {
  judged: 'submission',
  archive: 'archive',
  base: 'base',
  'ai-reference': 'ai-reference',
};

/** The text fields of an upload; the role only where the service knows roles. */
export function uploadFields(
  { checkId, roles }: UploadPlan,
  role: SubmissionRole,
): { readonly check_id: number; readonly role?: WireRole } {
  return { check_id: checkId, ...(roles ? { role: WIRE_ROLE[role] } : {}) };
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
      return withFailed(state, [[token, said || fill(says.serviceRefused, { status })]]);
    }
    const listed = await settledList(plan.checkId, plan.tokens, effects);
    if (listed.byToken.has(token)) return withThere(state, [token]);
  }
  throw new UnavailableError(fill(says.submissionCouldNotUploaded, { sends: CHECK_LIMITS.sends }));
}
