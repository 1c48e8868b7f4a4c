import { z } from 'zod';
import { fullName, type GitHub, PERMISSIONS, type RepositoryName } from '#github';
import { isAnswer } from '../publish/failure.ts';
import type { CancelResult } from './effects.ts';
import * as says from './says.ts';
import { fill } from '#base';

/**
 * Cancels the workflow run of a check.
 *
 * @param run of the check's mark: the run's id, a point and its job
 * @throws GitHubError where GitHub does not answer
 */
export async function stopRun(
  github: GitHub,
  repository: RepositoryName,
  run: string,
): Promise<CancelResult> {
  const id = /^([1-9]\d{0,15})\./.exec(run)?.[1];
  if (id === undefined) {
    return {
      kind: 'refused',
      how: says.serverRuns,
    };
  }
  try {
    await github.ask(
      {
        what: `cancelling run ${id} of ${fullName(repository)}`,
        permission: PERMISSIONS.actions,
        target: 'own',
      },
      (rest) => rest.actions.cancelWorkflowRun({ ...repository, run_id: Number(id) }),
      z.unknown(),
    );
    return { kind: 'cancelled' };
  } catch (error) {
    // 409: it is over. 404: it was deleted.
    if (isAnswer(error, 404, 409)) return { kind: 'over' };
    if (!isAnswer(error, 403) || error.outcome !== 'forbidden') throw error;
    return {
      kind: 'refused',
      how: fill(says.cancelRun, { error: error.message, id }),
    };
  }
}
