import { STATE } from '#contract';
import type { CheckRecord, CheckStats } from '../../store/tables.ts';
import { knownLanguage } from '../check-access.ts';
import { checkRow, statusText } from '../presentation.ts';
import { HttpError, json } from '../reply.ts';
import type { Handler } from './context.ts';
import * as says from '../says.ts';

/** Checks as rows: made, listed, renamed, deleted. */

export const listChecks: Handler<'listChecks'> = async (context, request) => {
  const checks = await context.access.list();
  const counts =
    request.with_stats === '1' ? await context.store.submissionCounts(checks.map(({ id }) => id)) : null;
  return json(
    checks.map((check) => ({
      ...checkRow(check),
      assignmentstatuses: { id: check.statusId, status: statusText(check.statusId) },
      ...(counts === null ? {} : { stats: stats(check, counts.get(check.id) ?? 0) }),
    })),
  );
};

/** Of a check without a result: nothing is read for it. */
const NOTHING_FOUND: CheckStats = {
  groupAverage: null,
  groupMax: null,
  databaseAverage: null,
  databaseMax: null,
  aiAverage: null,
  aiMax: null,
  flagged: 0,
  matches: 0,
};

function stats(check: CheckRecord, submissions: number): Record<string, number | null> {
  const there = check.stats ?? NOTHING_FOUND;
  return {
    submissions,
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
  if (check.statusId === STATE.queued || check.statusId === STATE.processing) {
    throw new HttpError(says.checkBeing);
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
