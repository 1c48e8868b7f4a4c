import { z } from 'zod';
import type { GitHub } from '../github/client.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { isAnswer } from './failure.ts';

/** Who wrote a comment or an issue, as GitHub tells it. */
export const Account = z.looseObject({ login: z.string(), type: z.string().optional() });

/** null: the account is gone. */
type Author = { readonly login: string; readonly type?: string | undefined } | null;

/** Tells what the token's own account wrote from what others wrote. */
export interface Identity {
  /** null: an App's or a workflow's token, which cannot ask for its own name. */
  readonly login: string | null;
  readonly wrote: (author: Author) => boolean;
}

/**
 * Whose token this is. A person's token knows its login. That of a workflow or an App does not, and is known by being a bot:
 * no person can write under a bot's name, so a marker that was copied into a comment proves nothing. That something was
 * made through an App (`performed_via_github_app`) does not prove it either: people write through Apps too.
 *
 * @throws GitHubError where GitHub cannot be reached
 */
export async function whoAmI(github: GitHub): Promise<Identity> {
  try {
    const { login } = await github.ask(
      { what: 'asking whose token this is', permission: PERMISSIONS.metadata, target: 'own' },
      (rest) => rest.users.getAuthenticated(),
      Account,
    );
    return identityOf(login);
  } catch (error) {
    // A used-up rate limit is a 403 as well, and says nothing about whose token it is.
    if (!isAnswer(error, 403, 404) || error.outcome !== 'forbidden') throw error;
    return identityOf(null);
  }
}

/** Who a token writes as, where its login was asked for already. */
export function identityOf(login: string | null): Identity {
  return login === null
    ? { login, wrote: (author) => author?.type === 'Bot' }
    : { login, wrote: (author) => author?.login.toLowerCase() === login.toLowerCase() };
}
