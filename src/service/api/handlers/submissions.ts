import { STATE } from '#contract';
import type { RequestKey } from '../../store/request-keys.ts';
import type { CheckRecord } from '../../store/tables.ts';
import { takeWithinQuota } from '../intake.ts';
import { invalid, json } from '../reply.ts';
import type { Handler, HandlerContext } from './context.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** Submissions come and go until their check is started. */

export const upload: Handler<'upload'> = async (context, request, { caller, files, key }) => {
  const { store, access } = context;
  const [file] = files;
  if (file === undefined) throw invalid({ file: [says.fileField] });
  const check = await checkFor(context, request.check_id, key);
  const how = { role: request.role ?? 'submission', key };
  const { uploaded, failed } = await takeWithinQuota(context, caller, check, [file], how);
  const [taken] = uploaded;
  if (taken === undefined) throw invalid({ file: failed.map(({ error }) => error) });
  return json({
    data: `Submission ${taken.id} was uploaded.`,
    file: taken.filename,
    file_size: taken.fileSize,
    submission_count: await store.submissionCount(check.id),
    check: access.row(await access.again(check)),
  });
};

export const uploadBatch: Handler<'uploadBatch'> = async (context, request, call) => {
  const { access } = context;
  const { caller, files, key } = call;
  if (files.length === 0) throw invalid({ files: [says.filesField] });
  const check = await checkFor(context, request.check_id, key);
  const how = { role: request.role ?? 'submission', key };
  const { uploaded, failed } = await takeWithinQuota(context, caller, check, files, how);
  return json({
    success: failed.length === 0,
    message: `${uploaded.length} uploaded, ${failed.length} failed.`,
    uploaded: uploaded.map((submission) => ({
      id: submission.id,
      filename: submission.filename,
      file_size: submission.fileSize,
      status_id: STATE.created,
    })),
    uploaded_count: uploaded.length,
    failed_count: failed.length,
    failed_uploads: failed,
    check: access.row(await access.again(check)),
  });
};

/** Where a request is repeated, its check may have been started meanwhile. @throws HttpError 403, 422 */
async function checkFor(
  { store, access }: HandlerContext,
  id: number,
  key: RequestKey | null,
): Promise<CheckRecord> {
  const isRepeated = (await store.madeBefore(key)).length > 0;
  return isRepeated ? access.writable(await access.findByField(id)) : access.openForUpload(id);
}

export const deleteSubmission: Handler<'deleteSubmission'> = async (context, request) => {
  const { store, access, runs, now } = context;
  const check = access.writable(await access.findByField(request.check_id));
  const submission = await store.submission(request.submission_id);
  if (submission?.checkId !== check.id) {
    throw invalid({
      submission_id: [fill(says.submissionNotPartCheck, { submission: request.submission_id, id: check.id })],
    });
  }
  if (!(await store.removeSubmission(submission, now()))) {
    throw invalid({ check_id: [says.checkStartedSubmissions] });
  }
  runs.roomMade();
  return json({ success: true, message: 'The submission was deleted.' });
};
