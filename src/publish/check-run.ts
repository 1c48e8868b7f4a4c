import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GitHubError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import type { CheckRunAnnotation, CheckRunOutput } from '../report/check-run-output.ts';
import { mayHaveBeenDone, unlessGitHubFails } from './failure.ts';

const Created = z.looseObject({ id: z.number().int() });
const Listed = z.looseObject({
  id: z.number().int(),
  external_id: z.string().nullish(),
  output: z.looseObject({ annotations_count: z.number().int().min(0) }),
});

/** A check run that is there, and how many annotations have arrived. */
interface Arrived {
  readonly id: number;
  readonly annotations: number;
}

/** A request whose answer was lost and that turns out not to have been done is made so often. */
const TRIES = 3;
/** Hex digits of the annotations' hash in the external id. */
const DIGITS = 16;

export type CheckRunResult =
  | { readonly kind: 'created' | 'taken up' }
  /** The check run is there, with some of its annotations. */
  | { readonly kind: 'cut short'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly sentence: string };

export interface CheckRunTarget {
  readonly repository: RepositoryName;
  readonly headSha: string;
  readonly name: string;
  /** The same for every attempt of one job on one commit. */
  readonly externalId: string;
  readonly detailsUrl: string | null;
}

/**
 * Writes a check run with the findings: the first page of annotations with it, the others one by one. GitHub adds annotations
 * to those that are there and takes none back, so that neither a lost answer nor a second attempt may repeat one: the
 * external id tells which annotations a run is about, the server's count how many have arrived. An attempt with the same
 * annotations takes the run up; one with others makes a new run of the same name, which GitHub shows in the old one's place.
 *
 * @returns it never throws because of GitHub; the reason of a cancelled run goes through
 */
export async function postCheckRun(
  github: GitHub,
  target: CheckRunTarget,
  output: CheckRunOutput,
): Promise<CheckRunResult> {
  return unlessGitHubFails<CheckRunResult>(
    () => write(github, target, output),
    (error) => ({ kind: 'refused', sentence: error.message }),
  );
}

async function write(
  github: GitHub,
  target: CheckRunTarget,
  output: CheckRunOutput,
): Promise<CheckRunResult> {
  const { repository, headSha, name } = target;
  const purpose = {
    what: `writing the check run of ${fullName(repository)}`,
    permission: PERMISSIONS.checks,
    target: 'own',
  } as const;
  const annotations = output.pages.flat();
  const externalId = `${target.externalId}.${hashOf(annotations)}`;
  const [first = []] = output.pages;
  const said = (page: readonly CheckRunAnnotation[]) => ({
    status: 'completed' as const,
    conclusion: output.conclusion,
    output: { title: output.title, summary: output.summary, annotations: [...page] },
  });

  const find = async (): Promise<Arrived | null> => {
    const pages = github.pages(
      purpose,
      'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      { ...repository, ref: headSha, check_name: name, filter: 'all' },
      Listed,
    );
    let latest: Arrived | null = null;
    for await (const page of pages) {
      for (const run of page) {
        if (run.external_id !== externalId || run.id < (latest?.id ?? 0)) continue;
        latest = { id: run.id, annotations: run.output.annotations_count };
      }
    }
    return latest;
  };
  const create = async (): Promise<Arrived> => {
    const { id } = await github.ask(
      purpose,
      ({ checks }) =>
        checks.create({
          ...repository,
          name,
          head_sha: headSha,
          external_id: externalId,
          ...(target.detailsUrl === null ? {} : { details_url: target.detailsUrl }),
          ...said(first),
        }),
      Created,
    );
    return { id, annotations: first.length };
  };
  const add = async (to: Arrived, page: readonly CheckRunAnnotation[]): Promise<Arrived> => {
    await github.ask(
      purpose,
      // Not to be repeated blindly, unlike other changes: a page that arrived would be there twice.
      ({ checks }) =>
        checks.update({ ...repository, check_run_id: to.id, ...said(page), request: { retries: 0 } }),
      Created,
    );
    return { id: to.id, annotations: to.annotations + page.length };
  };

  const earlier = await find();
  let run = earlier ?? (await surely(create, find));
  const left = remaining(output.pages, run.annotations);
  // Nothing to add: the words alone are renewed.
  if (earlier !== null && left.length === 0) left.push([]);
  try {
    for (const page of left) {
      const before = run;
      run = await surely(
        () => add(before, page),
        async () => {
          const now = await find();
          return now !== null && now.annotations >= before.annotations + page.length ? now : null;
        },
      );
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return {
      kind: 'cut short',
      sentence: `The check run has ${run.annotations} of ${annotations.length} annotations. ${error.message}`,
    };
  }
  return { kind: earlier === null ? 'created' : 'taken up' };
}

/** Does what must be done once: after a lost answer `look` tells whether it was, and only then it is done again. */
async function surely(act: () => Promise<Arrived>, look: () => Promise<Arrived | null>): Promise<Arrived> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const done = await look();
      if (done !== null) return done;
      if (tries === TRIES) throw error;
    }
  }
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

function hashOf(annotations: readonly CheckRunAnnotation[]): string {
  return createHash('sha256').update(JSON.stringify(annotations)).digest('hex').slice(0, DIGITS);
}
