import { z } from 'zod';
import { Failure, GitHubError } from '../domain/outcome.ts';
import type { GitHub } from '../github/client.ts';
import { statusOf } from '../github/errors.ts';
import type { RepositoryName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { type Author, type Identity, whoAmI } from './identity.ts';

/** A comment as GitHub lists it. Its body is hostile text unless we wrote it. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: Author;
}

const Item = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string(), type: z.string().optional() }).nullable(),
});

/** A lost answer to a new comment is looked after so often before it is given up. */
const POSTS = 3;

export interface CommentTarget {
  readonly repository: RepositoryName;
  /** Of the issue or pull request. */
  readonly number: number;
}

/** One comment that is kept up to date. */
export interface KeptComment {
  /** Whether a body is this one's, by its marker. Who wrote it is checked besides. */
  isOurs(body: string): boolean;
  /** The new body; null: leave what is there, or write nothing. */
  render(previous: string | null): string | null;
}

export type CommentResult =
  | { readonly kind: 'created' | 'updated' | 'unchanged' | 'left alone' }
  /** GitHub does not let us. The sentence names the permission. */
  | { readonly kind: 'refused'; readonly sentence: string };

/**
 * Writes one comment and keeps it one: found by its marker and its author over all pages, changed in place, never posted
 * again after a lost answer without having looked. Copies that two runs made at once are put together.
 *
 * @throws `Failure` only where the run itself is to end (a cancelled one)
 */
export async function keepComment(
  github: GitHub,
  target: CommentTarget,
  comment: KeptComment,
): Promise<CommentResult> {
  try {
    const identity = await whoAmI(github);
    for (let posts = 0; ; ) {
      const [there, ...copies] = await ownComments(github, target, comment, identity);
      const body = comment.render(there?.body ?? null);
      for (const copy of copies) await remove(github, target, copy.id);
      if (body === null) return { kind: 'left alone' };
      if (there !== undefined) {
        if (there.body === body) return { kind: 'unchanged' };
        await update(github, target, there.id, body);
        return { kind: 'updated' };
      }
      try {
        posts += 1;
        await post(github, target, body);
        return { kind: 'created' };
      } catch (error) {
        if (!isLost(error) || posts >= POSTS) throw error;
      }
    }
  } catch (error) {
    if (error instanceof GitHubError) return { kind: 'refused', sentence: error.message };
    throw error;
  }
}

/** The answer did not come, so that nobody knows whether it was done. */
function isLost(error: unknown): boolean {
  return error instanceof Failure && error.retryHelps && (statusOf(error) ?? 500) >= 500;
}

/** Every comment of ours with the marker, the oldest first. @throws GitHubError */
async function ownComments(
  github: GitHub,
  target: CommentTarget,
  comment: KeptComment,
  identity: Identity,
): Promise<readonly Comment[]> {
  const found: Comment[] = [];
  for await (const page of github.pages(
    { what: 'reading the comments', permission: PERMISSIONS.comments, target: 'own' },
    'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner: target.repository.owner, repo: target.repository.repo, issue_number: target.number },
    Item,
  )) {
    for (const { id, body, user } of page) {
      if (identity.wrote(user) && comment.isOurs(body ?? '')) found.push({ id, body: body ?? '', user });
    }
  }
  return found.toSorted((a, b) => a.id - b.id);
}

async function post(github: GitHub, target: CommentTarget, body: string): Promise<void> {
  await github.ask(
    { what: 'writing the comment', permission: PERMISSIONS.comments, target: 'own' },
    (rest) =>
      rest.issues.createComment({
        owner: target.repository.owner,
        repo: target.repository.repo,
        issue_number: target.number,
        body,
      }),
    z.unknown(),
  );
}

async function update(github: GitHub, target: CommentTarget, id: number, body: string): Promise<void> {
  await github.ask(
    { what: 'changing the comment', permission: PERMISSIONS.comments, target: 'own' },
    (rest) =>
      rest.issues.updateComment({
        owner: target.repository.owner,
        repo: target.repository.repo,
        comment_id: id,
        body,
      }),
    z.unknown(),
  );
}

async function remove(github: GitHub, target: CommentTarget, id: number): Promise<void> {
  try {
    await github.ask(
      { what: 'deleting a copy of the comment', permission: PERMISSIONS.comments, target: 'own' },
      (rest) =>
        rest.issues.deleteComment({
          owner: target.repository.owner,
          repo: target.repository.repo,
          comment_id: id,
        }),
      z.unknown(),
    );
  } catch (error) {
    // Another run was faster.
    if (statusOf(error) !== 404) throw error;
  }
}
