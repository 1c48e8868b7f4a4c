import { z } from 'zod';
import type { GitHub } from '../github/client.ts';
import { fullName, type RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { isOurComment } from '../report/comment.ts';
import { isAnswer } from './failure.ts';

const Author = z.looseObject({ login: z.string(), type: z.string().optional() });
/** What is read of a comment as GitHub tells it. */
export const StoredComment = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: Author.nullable(),
  updated_at: z.iso.datetime(),
});

export interface OwnComment {
  readonly id: number;
  readonly body: string;
  /** Login; null: the account is gone. */
  readonly author: string | null;
  /** When the server last saw it change, RFC 3339: unlike what stands in the body, nobody can make it up. */
  readonly updatedAt: string;
}

/** Whose a comment may be. */
export type Authorship = (
  author: { readonly login: string; readonly type?: string | undefined } | null,
) => boolean;

/**
 * Whose comments are ours. A personal token tells its login. The token of a workflow or an App may not ask (403); its
 * account is always a `Bot`, which no person's is: a marker that a student copies into a comment never makes it ours. That
 * a comment was made through an App (`performed_via_github_app`) says nothing, as people comment through Apps too.
 *
 * @throws GitHubError
 */
export async function readAuthorship(github: GitHub): Promise<Authorship> {
  const own = await readLogin(github);
  return own === null
    ? (author) => author?.type === 'Bot'
    : (author) => author?.login.toLowerCase() === own.toLowerCase();
}

async function readLogin(github: GitHub): Promise<string | null> {
  try {
    const { login } = await github.ask(
      { what: 'asking whose token it is', permission: PERMISSIONS.comments, target: 'own' },
      (rest) => rest.users.getAuthenticated(),
      Author,
    );
    return login;
  } catch (error) {
    // A rate limit is a 403 as well, and says nothing about the token.
    if (isAnswer(error, 403, 404) && error.outcome === 'forbidden') return null;
    throw error;
  }
}

export function ownComment(comment: z.infer<typeof StoredComment>): OwnComment {
  return {
    id: comment.id,
    body: comment.body ?? '',
    author: comment.user?.login ?? null,
    updatedAt: comment.updated_at,
  };
}

/**
 * Our comments of one key on a pull request, oldest first, from all pages. @throws GitHubError
 */
export async function listOwnComments(
  github: GitHub,
  place: { readonly repository: RepositoryName; readonly pullNumber: number; readonly key: string },
  isOwn: Authorship,
): Promise<readonly OwnComment[]> {
  const { repository, pullNumber, key } = place;
  const pages = github.pages(
    {
      what: `reading the comments of ${fullName(repository)}#${pullNumber}`,
      permission: PERMISSIONS.comments,
      target: 'own',
    },
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner: repository.owner, repo: repository.repo, issue_number: pullNumber },
    StoredComment,
  );
  const own: OwnComment[] = [];
  for await (const page of pages) {
    for (const comment of page) {
      if (isOwn(comment.user) && isOurComment(comment.body ?? '', key)) own.push(ownComment(comment));
    }
  }
  return own.toSorted((a, b) => a.id - b.id);
}
