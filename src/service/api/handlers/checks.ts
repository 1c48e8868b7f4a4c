import { fill } from '#base';
import { STATE } from '#contract';
import type { RequestKey } from '../../store/request-keys.ts';
import type { CheckRecord, CheckStats } from '../../store/tables.ts';
import { knownLanguage } from '../check-access.ts';
import { takeWithinQuota } from '../intake.ts';
import { checkRow, statusText } from '../presentation.ts';
import { HttpError, invalid, json } from '../reply.ts';
import { isRunning } from '../status-of.ts';
import * as says from '../says.ts';
import type { Handler, HandlerContext } from './context.ts';

/** Checks as rows: made, listed, renamed, deleted. */

export const listChecks: Handler<'listChecks'> = async (context, request) => {
  const checks = await context.access.list();
  const counts =
    request.with_stats === '1' ? await context.store.submissionCounts(checks.map(({ id }) => id)) : null;
  return json(
    checks.map((check) => ({
      ...checkRow(check),
      assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
      ...(counts === null
        ? {}
        : { stats: { submissions: counts.get(check.id) ?? 0, ...(check.stats ?? NOTHING_FOUND) } }),
    })),
  );
};

/** Of a check without a result: nothing is read for it. */
const NOTHING_FOUND: CheckStats = {
  group_avg: null,
  group_max: null,
  web_avg: null,
  web_max: null,
  ai_avg: null,
  ai_max: null,
  flagged: 0,
  matches: 0,
};

export const createCheck: Handler<'createCheck'> = async ({ access }, request, { key }) =>
  json(access.row(await access.create(request, key)), 201);

export const getCheck: Handler<'getCheck'> = async ({ access }, request) => {
  const check = await access.find(request.check_id);
  const results = await access.view(check);
  return json({
    check: access.row(check),
    status: statusText(check.statusId),
    submission_count: results.submissions.length,
    submissions: results.submissions.map((submission) =>
      access.isHandIn
        ? { ...results.bareRow(submission), assignment_id: access.numberOf(check) }
        : results.row(submission),
    ),
  });
};

export const updateCheck: Handler<'updateCheck'> = async ({ store, access, now }, request) => {
  const check = access.writable(await access.find(request.check_id));
  const after =
    request.name === undefined && request.language === undefined
      ? check
      : ((await store.updateCheck(check.id, {
          ...(request.name === undefined ? {} : { name: request.name }),
          ...(request.language === undefined ? {} : { languageId: knownLanguage(request.language) }),
          updatedAt: now(),
        })) ?? (await access.find(check.id)));
  return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
};

export const deleteCheck: Handler<'deleteCheck'> = async ({ store, access, runs }, request) => {
  const check = access.writable(await access.find(request.check_id));
  if (isRunning(check)) throw new HttpError(says.checkBeing);
  await store.removeCheck(check.id);
  runs.roomMade();
  return json({
    success: true,
    message: 'The check was deleted.',
    check_id: check.id,
    check_name: check.name,
  });
};

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
