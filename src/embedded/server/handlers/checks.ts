import { STATE } from '../../../service/contract/states.ts';
import type { CheckRecord } from '../../store/records.ts';
import { knownLanguage } from '../check-access.ts';
import { checkRow, statusText } from '../presentation.ts';
import { HttpError, json, type Reply } from '../reply.ts';
import type { HandlerContext, Handlers } from './context.ts';

type Checks =
  | 'listChecks'
  | 'listChecksByPost'
  | 'createCheck'
  | 'getCheck'
  | 'getCheckByPost'
  | 'updateCheck'
  | 'updateCheckByPost'
  | 'deleteCheck'
  | 'deleteCheckByPost';

/** Checks as rows: made, listed, renamed, deleted. */
export function checkHandlers({ store, access, runs, now }: HandlerContext): Pick<Handlers, Checks> {
  const listChecks = (request: { readonly with_stats?: string | undefined }): Reply =>
    json(
      store.checks().map((check) => ({
        ...checkRow(check),
        assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
        ...(request.with_stats === '1' ? { stats: stats(check) } : {}),
      })),
    );

  function stats(check: CheckRecord): Record<string, number | null> {
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

  const getCheck = (id: number): Reply => {
    const check = access.find(id);
    const results = access.view(check);
    return json({
      check: checkRow(check),
      status: statusText(check.statusId),
      submission_count: results.submissions.length,
      submissions: results.submissions.map((submission) => results.row(submission)),
    });
  };

  const update = (
    id: number,
    request: { readonly name?: string | undefined; readonly language?: number | undefined },
  ): Reply => {
    const check = access.writable(access.find(id));
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

  const remove = async (id: number): Promise<Reply> => {
    const check = access.writable(access.find(id));
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

  return {
    listChecks,
    listChecksByPost: listChecks,
    createCheck: (request) => json(checkRow(access.create(request)), 201),
    getCheck: (request) => getCheck(request.checkId),
    getCheckByPost: (request) => getCheck(request.check_id),
    updateCheck: (request) => update(request.checkId, request),
    updateCheckByPost: (request) => update(request.check_id, request),
    deleteCheck: (request) => remove(request.checkId),
    deleteCheckByPost: (request) => remove(request.check_id),
  };
}
