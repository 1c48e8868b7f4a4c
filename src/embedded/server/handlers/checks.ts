import { STATE } from '../../../service/contract/states.ts';
import type { CheckRecord } from '../../store/records.ts';
import { knownLanguage } from '../check-access.ts';
import { checkRow, statusText } from '../presentation.ts';
import { HttpError, json } from '../reply.ts';
import type { Handler, HandlerContext } from './context.ts';

/** Checks as rows: made, listed, renamed, deleted. */

export const listChecks: Handler<'listChecks'> = (context, request) =>
  json(
    context.store.checks().map((check) => ({
      ...checkRow(check),
      assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
      ...(request.with_stats === '1' ? { stats: stats(context, check) } : {}),
    })),
  );

function stats({ store, access }: HandlerContext, check: CheckRecord): Record<string, number | null> {
  const there = check.stats ?? access.view(check).statistics();
  // A check of an earlier version is counted once, not at each call.
  if (check.statusId === STATE.completed && check.stats === undefined) {
    store.noteCheck(check.id, { stats: there });
  }
  return {
    submissions: store.submissions(check.id).length,
    group_avg: there.groupAverage,
    group_max: there.groupMax,
    web_avg: there.databaseAverage,
    web_max: there.databaseMax,
    ai_avg: there.aiAverage,
    ai_max: there.aiMax,
    flagged: there.flagged,
    matches: there.matches,
  };
}

export const createCheck: Handler<'createCheck'> = ({ access }, request) =>
  json(checkRow(access.create(request)), 201);

export const getCheck: Handler<'getCheck'> = ({ access }, request) => {
  const check = access.find(request.check_id);
  const results = access.view(check);
  return json({
    check: checkRow(check),
    status: statusText(check.statusId),
    submission_count: results.submissions.length,
    submissions: results.submissions.map((submission) => results.row(submission)),
  });
};

export const updateCheck: Handler<'updateCheck'> = ({ store, access, now }, request) => {
  const check = access.writable(access.find(request.check_id));
  const after =
    request.name === undefined && request.language === undefined
      ? check
      : store.updateCheck(check.id, {
          ...(request.name === undefined ? {} : { name: request.name }),
          ...(request.language === undefined ? {} : { languageId: knownLanguage(request.language) }),
          updatedAt: now(),
        });
  return json({ success: true, message: 'The check was updated.', check: checkRow(after) });
};

export const deleteCheck: Handler<'deleteCheck'> = async ({ store, access, runs }, request) => {
  const check = access.writable(access.find(request.check_id));
  if (check.statusId === STATE.queued || check.statusId === STATE.processing) {
    throw new HttpError(409, 'The check is being processed; it can be deleted when it has finished.');
  }
  await store.removeCheck(check.id);
  runs.roomMade();
  return json({
    success: true,
    message: 'The check was deleted.',
    check_id: check.id,
    check_name: check.name,
  });
};
