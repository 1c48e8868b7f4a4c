import {
  type Call,
  listed,
  NOT_FOUND,
  pageOf,
  refused,
  REPOSITORY,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { sampleOf } from '../contract.ts';
import { repositoryJson } from '../shapes.ts';
import type { StandInRepository, StoredRun } from '../world.ts';

const FOLDER = '.github/workflows/';

export const ACTION_ROUTES: RepositoryRoutes = {
  [`POST ${REPOSITORY}/actions/runs/{run_id}/cancel`]: (call, repository) => {
    const id = Number(call.parameters['run_id']);
    const state = repository.workflowRuns.get(id);
    if (state === undefined) return NOT_FOUND;
    if (state !== 'running') return refused(409, 'Cannot cancel a workflow run that is completed.');
    repository.workflowRuns.set(id, 'cancelled');
    return { status: 202, body: {} };
  },

  [`GET ${REPOSITORY}/actions/workflows`]: (call, repository) => {
    const all = workflowsOf(call, repository);
    const { start, end, headers } = pageOf(call, all.length);
    return {
      status: 200,
      headers,
      body: {
        total_count: all.length,
        workflows: all.slice(start, end).map((path, at) => ({
          ...sampleOf('workflow'),
          id: at + 1,
          name: path,
          path,
          state: 'active',
        })),
      },
    };
  },

  [`POST ${REPOSITORY}/actions/workflows/{workflow_id}/dispatches`]: (call, repository) => {
    const path = `${FOLDER}${call.parameters['workflow_id'] ?? ''}`;
    if (!workflowsOf(call, repository).includes(path)) return NOT_FOUND;
    if (repository.head(text(call.body['ref'])) === null) {
      return refused(422, `No ref found for: ${text(call.body['ref'])}`);
    }
    call.world.happened({ name: 'workflow_dispatch', repository, actor: call.token.login ?? 'ghost', path });
    return { status: 204 };
  },

  [`GET ${REPOSITORY}/actions/workflows/{workflow_id}/runs`]: (call, repository) => {
    const path = `${FOLDER}${call.parameters['workflow_id'] ?? ''}`;
    if (!workflowsOf(call, repository).includes(path)) return NOT_FOUND;
    const mine = repository.runs.filter((run) => run.path === path).toReversed();
    const page = listed(call, mine, (run) => runJson(call, repository, run));
    return { ...page, body: { total_count: mine.length, workflow_runs: page.body } };
  },
};

function workflowsOf({ world }: Call, repository: StandInRepository): readonly string[] {
  const head = repository.head();
  if (head === null) return [];
  return world.store
    .entries(head, true)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(FOLDER));
}

function runJson({ world }: Call, repository: StandInRepository, run: StoredRun): unknown {
  return {
    ...sampleOf('workflow-run'),
    id: run.id,
    path: run.path,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: repository.defaultBranch,
    head_sha: repository.head() ?? '',
    repository: repositoryJson(world, repository, 'minimal-repository'),
    head_repository: repositoryJson(world, repository, 'minimal-repository'),
  };
}
