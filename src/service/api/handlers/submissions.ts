import { STATE } from '#contract';
import { takeFiles } from '../intake.ts';
import { withBytes } from '../quota.ts';
import { invalid, json } from '../reply.ts';
import type { Handler } from './context.ts';

/** Submissions come and go until their check is started. */

export const upload: Handler<'upload'> = async (context, request, { caller, files }) => {
  const { store, access } = context;
  const [file] = files;
  if (file === undefined) throw invalid({ file: ['The file field is required.'] });
  const check = await access.openForUpload(request.check_id);
  const { uploaded, failed } = await withBytes(context, caller, files, () =>
    takeFiles(context, check, [file], request.role ?? 'submission'),
  );
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

export const uploadBatch: Handler<'uploadBatch'> = async (context, request, { caller, files }) => {
  const { access } = context;
  if (files.length === 0) throw invalid({ files: ['The files field is required.'] });
  const check = await access.openForUpload(request.check_id);
  const { uploaded, failed } = await withBytes(context, caller, files, () =>
    takeFiles(context, check, files, request.role ?? 'submission'),
  );
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

export const deleteSubmission: Handler<'deleteSubmission'> = async (context, request) => {
  const { store, access, runs, now } = context;
  const check = access.writable(await access.findByField(request.check_id));
  const submission = await store.submission(request.submission_id);
  if (submission?.checkId !== check.id) {
    throw invalid({
      submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
    });
  }
  if (!(await store.removeSubmission(submission, now()))) {
    throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
  }
  runs.roomMade();
  return json({ success: true, message: 'The submission was deleted.' });
};
