import { z } from 'zod';
import { Failure, GitHubError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { statusOf } from '../github/errors.ts';
import type { RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import type { CheckRunOutput } from '../report/check-run-output.ts';

const Run = z.looseObject({
  id: z.number().int(),
  external_id: z.string().nullish(),
  status: z.string().optional(),
});
const Runs = z.looseObject({ check_runs: z.array(Run) });

const POSTS = 3;

export type CheckRunResult =
  | { readonly kind: 'created' | 'taken up' }
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Writes a check run with the findings: the first page of annotations with it, the others added one by one. A run that was
 * made before (by an earlier attempt, or by a request whose answer was lost) is found by its external id.
 */
export async function postCheckRun(
  github: GitHub,
  target: {
    readonly repository: RepositoryName;
    readonly headSha: string;
    readonly name: string;
    /** The same for every attempt of one job on one commit. */
    readonly externalId: string;
    readonly detailsUrl: string | null;
  },
  output: CheckRunOutput,
): Promise<CheckRunResult> {
  const place = { owner: target.repository.owner, repo: target.repository.repo };
  const purpose = { what: 'writing the check run', permission: PERMISSIONS.checks, target: 'own' } as const;
  const [first = [], ...others] = output.pages;
  const page = (annotations: CheckRunOutput['pages'][number]) => ({
    title: output.title,
    summary: output.summary,
    annotations: [...annotations],
  });
  const completed = { status: 'completed', conclusion: output.conclusion } as const;

  const find = async (): Promise<number | null> => {
    const { check_runs: runs } = await github.ask(
      purpose,
      (rest) =>
        rest.checks.listForRef({ ...place, ref: target.headSha, check_name: target.name, per_page: 100 }),
      Runs,
    );
    return runs.find((run) => run.external_id === target.externalId)?.id ?? null;
  };
  const create = async (): Promise<number> => {
    const run = await github.ask(
      purpose,
      (rest) =>
        rest.checks.create({
          ...place,
          name: target.name,
          head_sha: target.headSha,
          external_id: target.externalId,
          ...(target.detailsUrl === null ? {} : { details_url: target.detailsUrl }),
          ...completed,
          output: page(first),
        }),
      Run,
    );
    return run.id;
  };
  const add = async (id: number, annotations: CheckRunOutput['pages'][number]): Promise<void> => {
    await github.ask(
      purpose,
      (rest) => rest.checks.update({ ...place, check_run_id: id, ...completed, output: page(annotations) }),
      z.unknown(),
    );
  };

  try {
    let id = await find();
    // Its annotations are there already and cannot be taken back; only the words are renewed.
    if (id !== null) {
      await add(id, []);
      return { kind: 'taken up' };
    }
    for (let posts = 1; id === null; posts += 1) {
      try {
        id = await create();
      } catch (error) {
        if (!isLost(error) || posts >= POSTS) throw error;
        id = await find();
      }
    }
    for (const annotations of others) await add(id, annotations);
    return { kind: 'created' };
  } catch (error) {
    if (error instanceof GitHubError) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Failure && error.retryHelps && (statusOf(error) ?? 500) >= 500;
}
