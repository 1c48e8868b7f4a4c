import { STATE } from '../../../service/contract/states.ts';
import type { CheckRecord } from '../../store/records.ts';
import { isNoRoom } from '../../store/room.ts';
import { takeFile, takeFiles } from '../intake.ts';
import { checkRow } from '../presentation.ts';
import { invalid, json } from '../reply.ts';
import type { Handler, HandlerContext } from './context.ts';

/** Submissions come and go until their check is started. */

/** Notes that submissions came or went; what was taken is not refused because this finds no room or the check was started. */
function touched({ store, access, now }: HandlerContext, check: CheckRecord): CheckRecord {
  const current = access.findByField(check.id);
  if (current.statusId !== STATE.created) return current;
  const change = { updatedAt: now() };
  try {
    return store.updateCheck(check.id, change);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    store.noteCheck(check.id, change);
    return access.findByField(check.id);
  }
}

export const upload: Handler<'upload'> = async (context, request, { files }) => {
  const { store, access } = context;
  const [file] = files;
  if (file === undefined) throw invalid({ file: ['The file field is required.'] });
  const check = access.openForUpload(request.check_id);
  const taken = await takeFile(context, check, file, request.role ?? 'submission');
  if (typeof taken === 'string') throw invalid({ file: [taken] });
  const after = touched(context, check);
  return json({
    data: `Submission ${taken.id} was uploaded.`,
    file: taken.filename,
    file_size: taken.fileSize,
    submission_count: store.submissions(check.id).length,
    check: checkRow(after),
  });
};

export const uploadBatch: Handler<'uploadBatch'> = async (context, request, { files }) => {
  const { access } = context;
  if (files.length === 0) throw invalid({ files: ['The files field is required.'] });
  const check = access.openForUpload(request.check_id);
  const { uploaded, failed } = await takeFiles(context, check, files, request.role ?? 'submission');
  const after = touched(context, check);
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
    check: checkRow(after),
  });
};

export const deleteSubmission: Handler<'deleteSubmission'> = async (context, request) => {
  const { store, access, runs } = context;
  const check = access.writable(access.findByField(request.check_id));
  const submission = store.submission(request.submission_id);
  if (submission?.checkId !== check.id) {
    throw invalid({
      submission_id: [`Submission ${request.submission_id} is not part of check ${check.id}.`],
    });
  }
  if (check.statusId !== STATE.created) {
    throw invalid({ check_id: ['The check has been started: its submissions stay.'] });
  }
  await store.removeSubmission(submission.id);
  touched(context, check);
  runs.roomMade();
  return json({ success: true, message: 'The submission was deleted.' });
};
