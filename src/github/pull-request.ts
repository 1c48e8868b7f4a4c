import { z } from 'zod';
import { parseRepositoryName, type RepositoryName } from './names.ts';

/** One pull request at one commit. Names are hostile text. */
export interface PullRequest {
  readonly number: number;
  /** The head's full SHA, never the merge commit that GITHUB_SHA names: all that is read is read at it, whatever is pushed meanwhile. */
  readonly headSha: string;
  /** The branch that it comes from. */
  readonly headRef: string;
  /** null: the repository of the head is gone. */
  readonly headRepository: RepositoryName | null;
  readonly baseSha: string;
  /** The branch that it is to be merged into. */
  readonly baseRef: string;
  readonly author: string;
  /** GitHub's numeric id of the author; 0 for a deleted account. */
  readonly authorId: number;
  /** The head lies in another repository: no secrets, and a token that only reads, unless the event is `pull_request_target`. */
  readonly isFork: boolean;
  /** When GitHub's server took it, RFC 3339; null: not known. */
  readonly createdAt: string | null;
}

/** GitHub's name for the author of content whose account is deleted. */
export const GHOST = 'ghost';

export const ACCOUNT = z.looseObject({
  login: z.string(),
  id: z.number().int().optional(),
  type: z.string().optional(),
});
export const REPOSITORY = z.looseObject({
  id: z.number().int().optional(),
  full_name: z.string(),
  private: z.boolean().optional(),
});
export const SHA = z.string().regex(/^[0-9a-f]{40}$/);

/** A pull request as answers and events of GitHub have it. */
export const PULL_REQUEST = z.looseObject({
  number: z.number().int(),
  created_at: z.iso.datetime().nullish().catch(null),
  user: ACCOUNT.nullable(),
  head: z.looseObject({ sha: SHA, ref: z.string(), repo: REPOSITORY.nullable() }),
  base: z.looseObject({ sha: SHA, ref: z.string(), repo: REPOSITORY }),
});

export function pullRequestOf(pull: z.infer<typeof PULL_REQUEST>): PullRequest {
  const head = pull.head.repo?.full_name ?? null;
  return {
    number: pull.number,
    headSha: pull.head.sha,
    headRef: pull.head.ref,
    headRepository: head === null ? null : parseRepositoryName(head),
    baseSha: pull.base.sha,
    baseRef: pull.base.ref,
    author: pull.user?.login ?? GHOST,
    authorId: pull.user?.id ?? 0,
    // A head whose repository is gone was a fork.
    isFork: head === null || head.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
    createdAt: pull.created_at ?? null,
  };
}
