import { z } from 'zod';
import { fill, GitHubError, instead } from '#base';
import type { CheckRunAnnotation, CheckRunOutput } from '#channels';
import { fullName, type GitHub, GITHUB_LIMITS, type Purpose, purposeFor, type RepositoryName } from '#github';
import { sha256 } from '#native';
import { createOnce } from './marked-comment.ts';
import * as says from './says.ts';

const Created = z.looseObject({ id: z.number().int() });
const Listed = z.looseObject({
  id: z.number().int(),
  external_id: z.string().nullish(),
  started_at: z.string().nullish(),
  output: z.looseObject({ annotations_count: z.number().int().min(0) }),
});

/** A check run that is there, and how many annotations have arrived. */
interface Arrived {
  readonly id: number;
  readonly annotations: number;
}

/** Hex digits of the annotations' hash in the external id. */
const DIGITS = 16;

type CheckRunResult =
  /** `superseded`: a newer run reported on the same commit already. */
  | { readonly kind: 'created' | 'taken up' | 'superseded' }
  /** The check run is there, with some of its annotations. */
  | { readonly kind: 'cut short'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface CheckRunTarget {
  readonly repository: RepositoryName;
  readonly headSha: string;
  readonly name: string;
  /** `commentKey()`: the same for every run of one job. */
  readonly key: string;
  /** The same for every attempt of one run. */
  readonly runId: string;
  /** When this run began, RFC 3339. */
  readonly startedAt: string;
  readonly detailsUrl: string | null;
}

/**
 * Writes a check run with the findings: the first page of annotations with it, the others one by one. GitHub adds annotations
 * to those that are there and takes none back, so that neither a lost answer nor a second attempt may repeat one: the
 * external id tells which annotations a run is about, the server's count how many have arrived. An attempt with the same
 * annotations takes the run up; one with others makes a new run of the same name, which GitHub shows in the old one's place. So nothing is
 * written after a run that began later.
 *
 * @returns it never throws because of GitHub; the reason of a cancelled run goes through
 */
export async function postCheckRun(
  github: GitHub,
  target: CheckRunTarget,
  output: CheckRunOutput,
): Promise<CheckRunResult> {
  return write(github, target, output).catch(
    instead(GitHubError, ({ message: sentence }) => ({ kind: 'refused', sentence })),
  );
}

/** What is written where. */
interface CheckRunWrite {
  readonly github: GitHub;
  readonly target: CheckRunTarget;
  readonly output: CheckRunOutput;
  readonly purpose: Purpose;
  readonly externalId: string;
}

async function write(
  github: GitHub,
  target: CheckRunTarget,
  output: CheckRunOutput,
): Promise<CheckRunResult> {
  const annotations = output.pages.flat();
  const digest = sha256(JSON.stringify(annotations)).slice(0, DIGITS);
  const work: CheckRunWrite = {
    github,
    target,
    output,
    purpose: purposeFor('own', `writing the check run of ${fullName(target.repository)}`, 'checks'),
    externalId: `${target.key}.${target.runId}.${digest}`,
  };
  const there = await list(work);
  if (there.some((run) => isNewer(run, target))) return { kind: 'superseded' };
  const earlier = latestOf(there, work);
  let run =
    earlier ??
    (await createOnce(
      () => create(work),
      () => find(work),
      null,
      GITHUB_LIMITS.checkRun,
    ));
  const left = remaining(output.pages, run.annotations);
  // Nothing to add: the words alone are renewed.
  if (earlier !== null && left.length === 0) left.push([]);
  try {
    for (const page of left) run = await addSurely(work, run, page);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return {
      kind: 'cut short',
      sentence: fill(says.checkRun, {
        annotations: run.annotations,
        all: annotations.length,
        error: error.message,
      }),
    };
  }
  return { kind: earlier === null ? 'created' : 'taken up' };
}

async function list({ github, purpose, target }: CheckRunWrite): Promise<readonly z.infer<typeof Listed>[]> {
  const { repository, headSha, name } = target;
  const runs: z.infer<typeof Listed>[] = [];
  for await (const page of github.pages(
    purpose,
    'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
    { ...repository, ref: headSha, check_name: name, filter: 'all' },
    Listed,
  )) {
    runs.push(...page);
  }
  return runs;
}

function latestOf(runs: readonly z.infer<typeof Listed>[], { externalId }: CheckRunWrite): Arrived | null {
  const own = runs.filter((run) => run.external_id === externalId).toSorted((a, b) => b.id - a.id);
  return own[0] === undefined ? null : { id: own[0].id, annotations: own[0].output.annotations_count };
}

async function find(work: CheckRunWrite): Promise<Arrived | null> {
  return latestOf(await list(work), work);
}

async function create({ github, purpose, target, output, externalId }: CheckRunWrite): Promise<Arrived> {
  const { repository, name, headSha, startedAt, detailsUrl } = target;
  const [first = []] = output.pages;
  const made = {
    ...repository,
    name,
    head_sha: headSha,
    external_id: externalId,
    started_at: startedAt,
    ...(detailsUrl === null ? {} : { details_url: detailsUrl }),
    ...said(output, first),
  };
  const { id } = await github.ask(purpose, ({ checks }) => checks.create(made), Created);
  return { id, annotations: first.length };
}

/** Adds a page after those that have arrived, once. */
function addSurely(
  work: CheckRunWrite,
  before: Arrived,
  page: readonly CheckRunAnnotation[],
): Promise<Arrived> {
  const { github, purpose, target, output } = work;
  const after = before.annotations + page.length;
  return createOnce(
    async () => {
      await github.ask(
        purpose,
        // Not to be repeated blindly, unlike other changes: a page that arrived would be there twice.
        ({ checks }) =>
          checks.update({
            ...target.repository,
            check_run_id: before.id,
            ...said(output, page),
            request: { retries: 0 },
          }),
        Created,
      );
      return { id: before.id, annotations: after };
    },
    async () => {
      const now = await find(work);
      return now !== null && now.annotations >= after ? now : null;
    },
    null,
    GITHUB_LIMITS.checkRun,
  );
}

function said({ conclusion, title, summary }: CheckRunOutput, page: readonly CheckRunAnnotation[]) {
  return {
    status: 'completed' as const,
    conclusion,
    output: { title, summary, annotations: [...page] },
  };
}

/** Whether it is of the same job, in a run that began later. GitHub keeps whole seconds. */
function isNewer(run: z.infer<typeof Listed>, target: CheckRunTarget): boolean {
  const key = (run.external_id ?? '').split('.').slice(0, -2).join('.');
  return key === target.key && Date.parse(run.started_at ?? '') > Date.parse(target.startedAt);
}

/** What follows the first `there` annotations, in the same pages. */
function remaining(pages: CheckRunOutput['pages'], there: number): (readonly CheckRunAnnotation[])[] {
  let skip = there;
  return pages.flatMap((page) => {
    const skipped = Math.min(skip, page.length);
    skip -= skipped;
    return skipped === page.length ? [] : [page.slice(skipped)];
  });
}
