import { z } from 'zod';
import { fullName, GITHUB_LIMITS, type Permission, PERMISSIONS, type Purpose } from '#github';
import { mayHaveBeenDone } from '../publish/failure.ts';
import { Account } from '../publish/identity.ts';
import { type CommentPlace, findMarkedComment, postMarkedComment } from '../publish/marked-comment.ts';
import { type Authorship, readAuthorship, StoredComment } from '../publish/own-comments.ts';
import { type CheckMark, isRefusal, readCheckMark } from './check-mark.ts';
import type { BotEffects } from './effects.ts';
import { type BotRequest, replyMarker } from './request.ts';

/** `eyes`: seen. `rocket`: done. `confused`: refused, or it could not be done. */
type ReactionName = 'eyes' | 'rocket' | 'confused';

/** What an earlier attempt at the same command left behind. */
export type Earlier =
  | { readonly kind: 'nothing' }
  /** It said that it had begun, and no more. `mark` null: the reply was edited since, so what it says is no evidence. */
  | { readonly kind: 'begun'; readonly replyId: number; readonly mark: CheckMark | null }
  | { readonly kind: 'finished' };

const Reaction = z.looseObject({ content: z.string(), user: Account.nullable() });

/** The exchange about one command: reactions to the comment that asks, and one reply, which is edited and never repeated. */
export class Conversation {
  /** Whether something was written by the account that this bot writes as. */
  readonly isOwn: Authorship;
  /** Nobody who writes as this bot had seen the comment before. */
  readonly isFirst: boolean;
  readonly #thread: Thread;

  private constructor(thread: Thread, isOwn: Authorship, isFirst: boolean) {
    this.#thread = thread;
    this.isOwn = isOwn;
    this.isFirst = isFirst;
  }

  /**
   * Begins with 👀 on the comment; the answer tells which account that was, as not every token may ask who it is.
   *
   * @throws GitHubError
   */
  static async open(
    { github, clock, signal }: Pick<BotEffects, 'github' | 'clock' | 'signal'>,
    request: BotRequest,
  ): Promise<Conversation> {
    const thread: Thread = { github, clock, signal, request, marker: replyMarker(request.key) };
    const eyes = await react(thread, 'eyes');
    const self = eyes?.author?.login.toLowerCase();
    const isOwn: Authorship =
      self === undefined ? await readAuthorship(github) : (author) => author?.login.toLowerCase() === self;
    return new Conversation(thread, isOwn, eyes?.isNew ?? true);
  }

  /** Looks for traces of an earlier attempt; completes one that lacks nothing but its last reaction. */
  async earlier(): Promise<Earlier> {
    if (await hasLastReaction(this.#thread, this.isOwn)) return { kind: 'finished' };
    const reply = await findMarkedComment(this.#replyPlace());
    if (reply === null) return { kind: 'nothing' };
    const body = reply.body ?? '';
    const mark = readCheckMark(body);
    if (mark?.state !== 'pinned') {
      await react(this.#thread, isRefusal(body) ? 'confused' : 'rocket');
      return { kind: 'finished' };
    }
    // Whoever may write to the repository may edit comments, also ours.
    const isUnedited = reply.created_at === reply.updated_at;
    return { kind: 'begun', replyId: reply.id, mark: isUnedited ? mark : null };
  }

  /** Posts the reply, or rewrites the one there is. @returns its id */
  async say(body: string, replyId: number | null): Promise<number> {
    return replyId === null
      ? (await postMarkedComment(this.#replyPlace(), body)).id
      : rewrite(this.#thread, replyId, body);
  }

  /** The last word: the reply, then the reaction, so that a reaction always has its reply. */
  async finish(body: string, reaction: 'rocket' | 'confused', replyId: number | null): Promise<void> {
    await this.say(body, replyId);
    await react(this.#thread, reaction);
  }

  /** Where the reply is found again. */
  #replyPlace(): CommentPlace {
    const { request, ...thread } = this.#thread;
    const { repository, number } = request;
    return { ...thread, isOwn: this.isOwn, repository, number, permission: permissionOf(request) };
  }
}

/** All that people see who may not command. @throws GitHubError */
export async function reactConfused(
  effects: Pick<BotEffects, 'github' | 'clock' | 'signal'>,
  request: BotRequest,
): Promise<void> {
  await react({ ...effects, request, marker: replyMarker(request.key) }, 'confused');
}

/**
 * Says in the reply to another command that it is over, so that nobody takes that one up again.
 *
 * @param commentId of the comment that gave it; null: it was given by hand
 * @throws GitHubError
 */
export async function endAnother(
  effects: Pick<BotEffects, 'github' | 'clock' | 'signal'>,
  request: BotRequest,
  {
    replyId,
    body,
    commentId,
  }: { readonly replyId: number; readonly body: string; readonly commentId: number | null },
): Promise<void> {
  const comment = commentId === null ? null : { id: commentId, evidence: 'named' as const };
  const thread: Thread = { ...effects, request: { ...request, comment }, marker: '' };
  await rewrite(thread, replyId, body);
  await react(thread, 'confused');
}

/** Where the dialogue takes place. */
interface Thread extends Pick<BotEffects, 'github' | 'clock' | 'signal'> {
  readonly request: BotRequest;
  /** The first line of our reply. */
  readonly marker: string;
}

function purposeOf({ request }: Thread, what: string): Purpose {
  const { repository, number } = request;
  return {
    what: `${what} ${fullName(repository)}#${number}`,
    permission: permissionOf(request),
    target: 'own',
  };
}

function permissionOf({ on }: BotRequest): Permission {
  return on === 'issue' ? PERMISSIONS.issues : PERMISSIONS.comments;
}

/** null: there is no comment to react to. `isNew`: it was not there before. */
async function react(
  thread: Thread,
  content: ReactionName,
): Promise<{ readonly author: z.infer<typeof Account> | null; readonly isNew: boolean } | null> {
  const { github, clock, signal, request } = thread;
  const { comment, repository } = request;
  if (comment === null) return null;
  const reaction = { ...repository, comment_id: comment.id, content };
  for (let attempt = 0; ; attempt += 1) {
    try {
      let isNew = false;
      const { user } = await github.ask(
        purposeOf(thread, 'reacting to a comment on'),
        async (rest) => {
          const answer = await rest.reactions.createForIssueComment(reaction);
          // 200: it was there before.
          isNew = answer.status === 201;
          return answer;
        },
        Reaction,
      );
      return { author: user, isNew };
    } catch (error) {
      const wait = mayHaveBeenDone(error) ? GITHUB_LIMITS.reply.reactAgainMs[attempt] : undefined;
      if (wait === undefined) throw error;
      await clock.sleep(wait, signal);
    }
  }
}

async function hasLastReaction(thread: Thread, isOwn: Authorship): Promise<boolean> {
  const { comment, repository } = thread.request;
  if (comment === null) return false;
  const pages = thread.github.pages(
    purposeOf(thread, 'reading the reactions to a comment on'),
    'GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    { ...repository, comment_id: comment.id },
    Reaction,
  );
  for await (const page of pages) {
    if (page.some(({ content, user }) => isLast(content) && isOwn(user))) return true;
  }
  return false;
}

async function rewrite(thread: Thread, replyId: number, body: string): Promise<number> {
  const { github, request } = thread;
  const changed = { ...request.repository, comment_id: replyId, body };
  await github.ask(
    purposeOf(thread, 'changing the reply on'),
    (rest) => rest.issues.updateComment(changed),
    StoredComment,
  );
  return replyId;
}

function isLast(content: string): boolean {
  return content === 'rocket' || content === 'confused';
}
