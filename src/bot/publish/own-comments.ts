import { z } from 'zod';
import { isOurComment } from '#channels';
import { fullName, type GitHub, type Permission, PERMISSIONS, type RepositoryName } from '#github';
import { Account, type Identity, whoAmI } from './identity.ts';

/** What is read of a comment as GitHub tells it. */
export const StoredComment = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: Account.nullable(),
  html_url: z.string().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type StoredComment = z.infer<typeof StoredComment>;

export interface OwnComment {
  readonly id: number;
  readonly body: string;
  /** When the server last saw it change, RFC 3339: unlike what stands in the body, nobody can make it up. */
  readonly updatedAt: string;
}

/** Whether an account is the one that this run's token writes as. */
export type Authorship = Identity['wrote'];

/** Whether GitHub stores what it was sent: it may do so with other line ends, and without what is blank at the end. */
export function isSameText(stored: string, sent: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(stored) === plain(sent);
}

/** Whose comments are ours. @throws GitHubError */
export async function readAuthorship(github: GitHub): Promise<Authorship> {
  const { wrote } = await whoAmI(github);
  return wrote;
}

export function ownComment(comment: StoredComment): OwnComment {
  return {
    id: comment.id,
    body: comment.body ?? '',
    updatedAt: comment.updated_at,
  };
}

/** Our comments on a pull request or an issue, as GitHub lists them, from all pages. @throws GitHubError */
export async function* ownCommentsOn(
  github: GitHub,
  { owner, repo }: RepositoryName,
  pullNumber: number,
  isOwn: Authorship,
  permission: Permission = PERMISSIONS.comments,
): AsyncGenerator<StoredComment> {
  const pages = github.pages(
    {
      what: `reading the comments of ${fullName({ owner, repo })}#${pullNumber}`,
      permission,
      target: 'own',
    },
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner, repo, issue_number: pullNumber },
    StoredComment,
  );
  for await (const page of pages) {
    for (const comment of page) if (isOwn(comment.user)) yield comment;
  }
}

/** Our comments of one key on a pull request, oldest first, as GitHub lists them. @throws GitHubError */
export async function listOwnComments(
  github: GitHub,
  place: { readonly repository: RepositoryName; readonly pullNumber: number; readonly key: string },
  isOwn: Authorship,
): Promise<readonly OwnComment[]> {
  const own: OwnComment[] = [];
  for await (const comment of ownCommentsOn(github, place.repository, place.pullNumber, isOwn)) {
    if (isOurComment(comment.body ?? '', place.key)) own.push(ownComment(comment));
  }
  return own;
}
