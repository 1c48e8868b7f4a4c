import type { Clock } from '#base';
import { fullName, type GitHub, GITHUB_LIMITS, type Permission, type RepositoryName } from '#github';
import { mayHaveBeenDone } from './failure.ts';
import { type Authorship, ownCommentsOn, StoredComment } from './own-comments.ts';

/** A repository that is written to, and how it is waited for what was written. */
export interface WrittenPlace {
  readonly github: GitHub;
  readonly repository: RepositoryName;
  readonly clock: Clock;
  /** Ends waits. */
  readonly signal: AbortSignal;
}

/** One comment of ours on an issue or a pull request, found again by its first line and its author. */
export interface CommentPlace extends WrittenPlace {
  /** Of the issue or pull request. */
  readonly number: number;
  readonly permission: Permission;
  readonly isOwn: Authorship;
  /** The hidden first line. */
  readonly marker: string;
}

/** The comment, where it is there already. @throws GitHubError */
export async function findMarkedComment(place: CommentPlace): Promise<StoredComment | null> {
  const { github, repository, number, isOwn, permission } = place;
  for await (const comment of ownCommentsOn(github, repository, number, isOwn, permission)) {
    if ((comment.body ?? '').startsWith(place.marker)) return comment;
  }
  return null;
}

/**
 * Posts the comment, once.
 *
 * @param body begins with the mark
 * @throws GitHubError
 */
export function postMarkedComment(place: CommentPlace, body: string): Promise<StoredComment> {
  const { github, repository, number, permission } = place;
  const what = `commenting on ${fullName(repository)}#${number}`;
  const made = { ...repository, issue_number: number, body };
  return createOnce(
    () =>
      github.ask(
        { what, permission, target: 'own' },
        (rest) => rest.issues.createComment(made),
        StoredComment,
      ),
    () => findMarkedComment(place),
    place,
  );
}

/**
 * Creates what must be there once: no answer, or a broken one, is no proof that it is not there, and a second one would be
 * worse than a look.
 *
 * @param find what an attempt before may have created; null: it is not there
 * @param waiting null: it is looked at once
 * @param limits how often it is posted, and the waits before each look after a lost answer, in milliseconds
 * @throws GitHubError
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | null>,
  waiting: Pick<WrittenPlace, 'clock' | 'signal'> | null,
  limits: { readonly maxPosts: number; readonly lookAgainMs: readonly number[] } = GITHUB_LIMITS.reply,
): Promise<T> {
  for (let posts = 1; ; posts += 1) {
    try {
      return await create();
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      for (const wait of limits.lookAgainMs) {
        if (wait > 0) await waiting?.clock.sleep(wait, waiting.signal);
        const there = await find();
        if (there !== null) return there;
      }
      if (posts === limits.maxPosts) throw error;
    }
  }
}
