import { z } from 'zod';
import { GITHUB_LIMITS } from '../github/limits.ts';
import { fullName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { mayHaveBeenDone } from '../publish/failure.ts';
import type { BotEffects } from './effects.ts';
import { type Authorship, readAuthorship } from '../publish/own-comments.ts';
import { isRefusal, pinnedIn } from './render.ts';
import { type BotRequest, replyMarker } from './request.ts';

/** `eyes`: seen. `rocket`: done. `confused`: refused, or it could not be done. */
type ReactionName = 'eyes' | 'rocket' | 'confused';

/** What an earlier attempt at the same command left behind. */
type Earlier =
  | { readonly kind: 'nothing' }
  /** It died after it said that it had begun. `headSha` null: the reply was edited since, so what it says is no evidence. */
  | { readonly kind: 'begun'; readonly replyId: number; readonly headSha: string | null }
  | { readonly kind: 'finished' };

/** The exchange about one command: reactions to the comment that asks, and one reply, which is edited and never repeated. */
export interface Conversation {
  /** Whether something was written by the account that this bot writes as. */
  readonly isOwn: Authorship;
  /** Looks for traces of an earlier attempt; completes one that lacks nothing but its last reaction. */
  earlier(): Promise<Earlier>;
  /** Posts the reply, or rewrites the one there is. */
  say(body: string): Promise<void>;
  /** The last word: the reply, then the reaction, so that a reaction always has its reply. */
  finish(body: string, reaction: 'rocket' | 'confused'): Promise<void>;
}

const Author = z.looseObject({ login: z.string(), type: z.string().optional() });
const Reaction = z.looseObject({ content: z.string(), user: Author.nullable() });
const Comment = z.looseObject({
  id: z.number().int(),
  body: z.string().nullish(),
  user: Author.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

/**
 * Begins with 👀 on the comment; the answer tells which account that was, as not every token may ask who it is.
 *
 * @throws GitHubError
 */
export async function openConversation(
  { github, clock, signal }: Pick<BotEffects, 'github' | 'clock' | 'signal'>,
  request: BotRequest,
): Promise<Conversation> {
  const { repository, pull, comment } = request;
  const place = { owner: repository.owner, repo: repository.repo };
  const where = `${fullName(repository)}#${pull}`;
  const marker = replyMarker(request.key);
  const purpose = (what: string) =>
    ({ what: `${what} ${where}`, permission: PERMISSIONS.comments, target: 'own' }) as const;

  const react = async (content: ReactionName): Promise<z.infer<typeof Author> | null> => {
    if (comment === null) return null;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { user } = await github.ask(
          purpose('reacting to a comment on'),
          (rest) => rest.reactions.createForIssueComment({ ...place, comment_id: comment.id, content }),
          Reaction,
        );
        return user;
      } catch (error) {
        const wait = mayHaveBeenDone(error) ? GITHUB_LIMITS.reply.reactAgainMs[attempt] : undefined;
        if (wait === undefined) throw error;
        await clock.sleep(wait, signal);
      }
    }
  };

  const self = (await react('eyes'))?.login.toLowerCase();
  const isOwn: Authorship =
    self === undefined ? await readAuthorship(github) : (author) => author?.login.toLowerCase() === self;

  const findReply = async (): Promise<z.infer<typeof Comment> | null> => {
    const pages = github.pages(
      purpose('reading the comments of'),
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { ...place, issue_number: pull },
      Comment,
    );
    for await (const page of pages) {
      const reply = page.find((one) => isOwn(one.user) && (one.body ?? '').startsWith(marker));
      if (reply !== undefined) return reply;
    }
    return null;
  };

  const hasLastReaction = async (): Promise<boolean> => {
    if (comment === null) return false;
    const pages = github.pages(
      purpose('reading the reactions to a comment on'),
      'GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
      { ...place, comment_id: comment.id },
      Reaction,
    );
    for await (const page of pages) {
      if (page.some(({ content, user }) => isLast(content) && isOwn(user))) return true;
    }
    return false;
  };

  /** No answer, or a broken one, is no proof that there is no comment: a second one would be worse than a look. */
  const post = async (body: string): Promise<number> => {
    for (let posts = 1; ; posts += 1) {
      try {
        const reply = await github.ask(
          purpose('replying on'),
          (rest) => rest.issues.createComment({ ...place, issue_number: pull, body }),
          Comment,
        );
        return reply.id;
      } catch (error) {
        if (!mayHaveBeenDone(error)) throw error;
        for (const wait of GITHUB_LIMITS.reply.lookAgainMs) {
          if (wait > 0) await clock.sleep(wait, signal);
          const reply = await findReply();
          if (reply !== null) return reply.id;
        }
        if (posts === GITHUB_LIMITS.reply.maxPosts) throw error;
      }
    }
  };

  let replyId: number | null = null;

  const say = async (body: string): Promise<void> => {
    if (replyId !== null) {
      const id = replyId;
      await github.ask(
        purpose('changing the reply on'),
        (rest) => rest.issues.updateComment({ ...place, comment_id: id, body }),
        Comment,
      );
      return;
    }
    replyId = await post(body);
  };

  return {
    isOwn,
    earlier: async () => {
      if (await hasLastReaction()) return { kind: 'finished' };
      const reply = await findReply();
      if (reply === null) return { kind: 'nothing' };
      const body = reply.body ?? '';
      const headSha = pinnedIn(body);
      if (headSha === null) {
        await react(isRefusal(body) ? 'confused' : 'rocket');
        return { kind: 'finished' };
      }
      replyId = reply.id;
      // Whoever may write to the repository may edit comments, also ours.
      return { kind: 'begun', replyId, headSha: reply.created_at === reply.updated_at ? headSha : null };
    },
    say,
    finish: async (body, reaction) => {
      await say(body);
      await react(reaction);
    },
  };
}

function isLast(content: string): boolean {
  return content === 'rocket' || content === 'confused';
}
