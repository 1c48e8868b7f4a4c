import { z } from 'zod';
import { type GitHub, purposeFor } from '#github';

/** Who wrote a comment or an issue, as GitHub tells it. */
export const Account = z.looseObject({ login: z.string(), type: z.string().optional() });

/** null: the account is gone. */
type Author = { readonly login: string; readonly type?: string | undefined } | null;

/** Tells what the token's own account wrote from what others wrote. */
export interface Identity {
  readonly login: string;
  readonly wrote: (author: Author) => boolean;
}

/** What of a query names the account of the token that asks. */
export const VIEWER = 'viewer { login }';
export const Viewer = z.looseObject({ viewer: z.looseObject({ login: z.string() }) });

/**
 * Whose token this is. REST says so of a person's token alone. GraphQL says it of each: `github-actions[bot]` of a workflow's,
 * `NAME[bot]` of an App's. Nobody else can write under that name, so a mark that somebody copied, another bot too, proves
 * nothing.
 *
 * @throws GitHubError where GitHub cannot be reached
 */
export async function whoAmI(github: GitHub): Promise<Identity> {
  const purpose = purposeFor('own', 'asking whose token this is', 'metadata');
  const { viewer } = await github.graphql(purpose, `query { ${VIEWER} }`, {}, Viewer);
  return identityOf(viewer.login);
}

/** Who a token writes as, where its login was asked for already. */
export function identityOf(login: string): Identity {
  return { login, wrote: (author) => author?.login.toLowerCase() === login.toLowerCase() };
}
