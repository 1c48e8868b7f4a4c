import { z } from 'zod';
import { fill, formatCount } from '#base';
import { whoAmI } from '#bot';
import type { GivenToken } from '#check';
import type { GitHub, Permission, RepositoryName } from '#github';
import {
  fullName,
  GitHubRequestError,
  howToGrant,
  PERMISSIONS,
  purposeFor,
  statusOf,
  tokenGap,
} from '#github';
import { listRepositories } from '#sources';
import { failed, fine, type Finding, toDo } from './finding.ts';
import * as says from '../says.ts';

interface TokenUse {
  /** The repository that the run is in; null: it reads nothing there. */
  readonly own: RepositoryName | null;
  /** What it has to read there. */
  readonly needs: readonly OwnPart[];
  /** Whose repositories it lists; null: nobody's. */
  readonly owner: string | null;
}

export type OwnPart = 'contents' | 'issues' | 'pull requests';

const PARTS: readonly { readonly part: OwnPart; readonly route: string; readonly permission: Permission }[] =
  [
    { part: 'contents', route: 'GET /repos/{owner}/{repo}/commits', permission: PERMISSIONS.contents },
    { part: 'issues', route: 'GET /repos/{owner}/{repo}/issues', permission: PERMISSIONS.issuesRead },
    { part: 'pull requests', route: 'GET /repos/{owner}/{repo}/pulls', permission: PERMISSIONS.pullRequests },
  ];

/** Asks GitHub what a token may do, by reading alone. @param isNeeded the run asks GitHub something with it */
export async function lookAtToken(
  { token, origin }: GivenToken,
  github: GitHub,
  use: TokenUse,
  isNeeded: boolean,
): Promise<Finding> {
  const about = `token (${origin.kind === 'app' ? 'App' : origin.name})`;
  const gap = tokenGap(origin);
  if (token === null && !isNeeded) return fine(about, 'There is none, and this run asks GitHub nothing.');
  if (token === null) {
    const name = origin.kind === 'app' ? '' : origin.name;
    return toDo(about, fill(says.noneGive, { gap: gap ?? 'it is empty', name }));
  }
  try {
    const budget = await readBudget(github);
    const { login } = await whoAmI(github);
    const owner = login.endsWith('[bot]') ? "a workflow's or an App's token" : 'a person’s token';
    const own = use.own === null ? null : await readOwn(github, use.own);
    const missing = use.needs.flatMap((part) => own?.refused.get(part) ?? []);
    const [first] = missing;
    if (first !== undefined) return toDo(about, first.message, first.openMessage ?? first.message);
    const seen = use.owner === null ? null : (await listRepositories(github, use.owner)).length;
    if (seen === 0) {
      return toDo(
        about,
        fill(says.seesNoRepository, {
          owner: use.owner ?? '',
          howToGrant: howToGrant(PERMISSIONS.contents, 'other', origin),
        }),
      );
    }
    const words = [
      `GitHub accepts it: ${owner}${budget.scopes === '' ? '' : ` with the scopes ${budget.scopes}`}.`,
      ...(gap === null ? [] : [`${gap}.`]),
      ...(own === null || use.own === null ? [] : [`In ${fullName(use.own)} it reads ${own.words}.`]),
      ...(seen === null
        ? []
        : [
            `It sees ${formatCount(seen)} ${seen === 1 ? 'repository' : 'repositories'} of ${use.owner ?? ''}.`,
          ]),
      budget.left,
    ];
    return fine(about, words.filter((word) => word !== '').join(' '));
  } catch (error) {
    return failed(about, error);
  }
}

const Budget = z.object({
  scopes: z.string(),
  core: z.object({ limit: z.number(), remaining: z.number(), reset: z.number() }),
});

/** What is left of the hour, which costs nothing to ask, and the scopes of a classic token. */
async function readBudget(github: GitHub): Promise<{ readonly scopes: string; readonly left: string }> {
  const purpose = purposeFor('own', 'asking how many requests are left', 'metadata');
  try {
    const { scopes, core } = await github.ask(
      purpose,
      async (rest) => {
        const { data, headers } = await rest.rateLimit.get();
        return { data: { core: data.resources.core, scopes: headers['x-oauth-scopes'] ?? '' } };
      },
      Budget,
    );
    const until = new Date(core.reset * 1000).toISOString();
    return {
      scopes,
      left: `${formatCount(core.remaining)} of ${formatCount(core.limit)} requests are left until ${until}.`,
    };
  } catch (error) {
    // A server of one's own may count nothing.
    if (statusOf(error) !== 404) throw error;
    return { scopes: '', left: 'This GitHub counts no requests.' };
  }
}

/** Which parts of the own repository can be read, and why the others cannot. */
async function readOwn(github: GitHub, repository: RepositoryName) {
  const refused = new Map<OwnPart, GitHubRequestError>();
  for (const { part, route, permission } of PARTS) {
    const purpose = {
      what: `reading ${part} of ${fullName(repository)}`,
      permission,
      target: 'own',
    } as const;
    try {
      const pages = github.pages(purpose, route, { ...repository, per_page: 1 }, z.unknown());
      await pages.next();
      await pages.return(undefined);
    } catch (error) {
      // An empty repository, and one without issues, are read all the same.
      if ([409, 410].includes(statusOf(error) ?? 0)) continue;
      if (!(error instanceof GitHubRequestError) || error.outcome !== 'forbidden') throw error;
      refused.set(part, error);
    }
  }
  const may = PARTS.map(({ part }) => part).filter((part) => !refused.has(part));
  const not = [...refused.keys()];
  return {
    words: `${may.length === 0 ? 'nothing' : may.join(', ')}${not.length === 0 ? '' : ` (not: ${not.join(', ')}, which this run does not need)`}`,
    refused,
  };
}
