import { NOT_FOUND, refused, REPOSITORY, type RepositoryRoutes } from '../answers.ts';

export const ACTION_ROUTES: RepositoryRoutes = {
  [`POST ${REPOSITORY}/actions/runs/{run_id}/cancel`]: (call, repository) => {
    const id = Number(call.parameters['run_id']);
    const state = repository.workflowRuns.get(id);
    if (state === undefined) return NOT_FOUND;
    if (state !== 'running') return refused(409, 'Cannot cancel a workflow run that is completed.');
    repository.workflowRuns.set(id, 'cancelled');
    return { status: 202, body: {} };
  },
};
