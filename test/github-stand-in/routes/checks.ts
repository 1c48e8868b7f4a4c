import {
  type Answer,
  type Call,
  pageOf,
  REPOSITORY,
  NOT_FOUND,
  refused,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { commitOf } from '../revisions.ts';
import { checkRunJson } from '../shapes.ts';
import type { StoredCheckRun } from '../world.ts';

const ANNOTATIONS_A_REQUEST = 50;
const LONGEST_TEXT = 65_535;

export const CHECK_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/commits/{ref}/check-runs`]: (call, repository) => {
    const { query } = call;
    const sha = commitOf(call.world, repository, call.parameters['ref'] ?? '');
    if (sha === null) return refused(422, `No commit found for SHA: ${call.parameters['ref'] ?? ''}`);
    const [name, status] = [query.get('check_name'), query.get('status')];
    const matching = repository.storedCheckRuns
      .filter(
        (one) =>
          one.headSha === sha &&
          (name === null || one.name === name) &&
          (status === null || one.status === status),
      )
      .toReversed();
    // The newest of each name, unless all are asked for.
    const mine =
      query.get('filter') === 'all'
        ? matching
        : matching.filter((one, index) => matching.findIndex((other) => other.name === one.name) === index);
    const { start, end, headers } = pageOf(call, mine.length);
    return {
      status: 200,
      headers,
      body: {
        total_count: mine.length,
        check_runs: mine.slice(start, end).map((one) => checkRunJson(call, repository, one)),
      },
    };
  },

  [`POST ${REPOSITORY}/check-runs`]: (call, repository) => {
    const { body, world, token } = call;
    if (!token.isApp || token.login === null) return refused(403, 'You must authenticate via a GitHub App.');
    const headSha = text(body['head_sha']);
    if (commitOf(world, repository, headSha) !== headSha) {
      return refused(422, `No commit found for SHA: ${headSha}`);
    }
    const made: StoredCheckRun = {
      id: world.nextId(),
      name: text(body['name']),
      headSha,
      status: 'queued',
      conclusion: null,
      externalId: text(body['external_id']),
      detailsUrl: text(body['details_url']) || null,
      app: token.login,
      startedAt: text(body['started_at']) || world.now(),
      completedAt: null,
      output: { title: null, summary: null, text: null, annotations: [] },
    };
    const wrong = change(call, made);
    if (wrong !== null) return wrong;
    repository.storedCheckRuns.push(made);
    return { status: 201, body: checkRunJson(call, repository, made) };
  },

  [`PATCH ${REPOSITORY}/check-runs/{check_run_id}`]: (call, repository) => {
    const { token, parameters } = call;
    if (!token.isApp) return refused(403, 'You must authenticate via a GitHub App.');
    const one = repository.storedCheckRuns.find(({ id }) => id === Number(parameters['check_run_id']));
    if (one === undefined) return NOT_FOUND;
    if (one.app !== token.login) {
      return refused(
        403,
        'Invalid app_id `0` - check run can only be modified by the GitHub App that created it.',
      );
    }
    return change(call, one) ?? { status: 200, body: checkRunJson(call, repository, one) };
  },
};

/** Null: done. */
function change({ body, world }: Call, one: StoredCheckRun): Answer | null {
  const output = body['output'] as
    | { title?: string; summary?: string; text?: string; annotations?: unknown[] }
    | undefined;
  const annotations = output?.annotations ?? [];
  if (annotations.length > ANNOTATIONS_A_REQUEST) {
    return refused(
      422,
      `Invalid request.\n\nNo more than ${ANNOTATIONS_A_REQUEST} items are allowed; ${annotations.length} were supplied.`,
    );
  }
  for (const [name, value] of [
    ['summary', output?.summary],
    ['text', output?.text],
  ] as const) {
    if ((value?.length ?? 0) > LONGEST_TEXT) {
      return refused(422, `Invalid request.\n\nOnly ${LONGEST_TEXT} characters are allowed in ${name}.`);
    }
  }
  one.output.title = output?.title ?? one.output.title;
  one.output.summary = output?.summary ?? one.output.summary;
  one.output.text = output?.text ?? one.output.text;
  // Each request adds to those that are there.
  one.output.annotations.push(...annotations);
  one.name = text(body['name']) || one.name;
  one.status = text(body['status']) || one.status;
  if (typeof body['conclusion'] === 'string') {
    one.conclusion = body['conclusion'];
    one.status = 'completed';
    one.completedAt = text(body['completed_at']) || world.now();
  }
  return null;
}
