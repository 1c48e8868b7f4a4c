import { STATE, UNDER_WAY } from '#contract';
import type { CheckRecord } from '../store/tables.ts';
import type { HandlerContext } from './handlers/context.ts';
import { statusText } from './presentation.ts';

/** How checks stand, in their order. Two questions, however many they are. */
export async function statusesOf(
  { store, runs, now }: Pick<HandlerContext, 'store' | 'runs' | 'now'>,
  checks: readonly CheckRecord[],
) {
  const totals = await store.submissionCounts(checks.map(({ id }) => id));
  const progress = await runs.progress(checks.filter(isRunning).map(({ id }) => id));
  return checks.map((check) => {
    const total = totals.get(check.id) ?? 0;
    const { share, elapsedMs } = progress.get(check.id) ?? { share: 0, elapsedMs: 0 };
    const done = check.statusId === STATE.completed ? 1 : share;
    const leftMs = done > 0.1 ? (elapsedMs / done) * (1 - done) : 1_000 + total * 5;
    return {
      check_id: check.id,
      status_id: check.statusId,
      status: statusText(check.statusId),
      status_message: check.statusMessage,
      progress: Math.floor(done * 100),
      submissions_total: total,
      submissions_completed: Math.floor(done * total),
      estimated_completion: isRunning(check) ? new Date(now() + leftMs).toISOString() : null,
    };
  });
}

/** Whether a check was started and has not ended. */
export function isRunning(check: CheckRecord): boolean {
  return UNDER_WAY.includes(check.statusId);
}
