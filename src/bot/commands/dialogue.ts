import { Cancelled, Failure, GitHubError } from '#base';
import type { RunReport } from '#contract';
import type { Stranger } from './authorise.ts';
import type { Conversation } from './conversation.ts';
import type { BotEffects } from './effects.ts';
import type { BotCommand, ScanCommand } from './grammar.ts';
import { renderReply, type Reply, type ReplyContext } from './render.ts';
import type { Refusal } from './render-refusal.ts';
import type { BotRequest } from './request.ts';

export type BotResult =
  /** The comment does not speak to the bot; nothing was touched. */
  | { readonly kind: 'ignored' }
  /** The command was carried out before. */
  | { readonly kind: 'replayed' }
  /** Another run saw the same comment first and is at it. */
  | { readonly kind: 'elsewhere' }
  /** Whoever asked may not command. */
  | { readonly kind: 'turned-away'; readonly reason: Stranger['reason'] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly command: BotCommand['name'] | ScanCommand['name'] }
  /** A check ran; its verdict says how. */
  | { readonly kind: 'checked'; readonly report: RunReport }
  /** It was not carried out, and the reply says so; `failure` says why, for staff: it may name a peer. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One command, and how far its answer has come. */
export interface Dialogue {
  readonly request: BotRequest;
  readonly effects: BotEffects;
  readonly conversation: Conversation;
  readonly context: ReplyContext;
  /** Our reply; null: there is none yet. */
  readonly replyId: number | null;
}

/** The last word about a command: the reply, and the reaction that says which kind it is. @throws GitHubError */
export async function finish({ conversation, context, replyId }: Dialogue, reply: Reply): Promise<void> {
  const reaction = reply.kind === 'refused' ? 'confused' : 'rocket';
  await conversation.finish(renderReply(reply, context), reaction, replyId);
}

/** @throws GitHubError */
export async function refuse(dialogue: Dialogue, refusal: Refusal): Promise<BotResult> {
  await finish(dialogue, { kind: 'refused', refusal });
  return { kind: 'refused', refusal };
}

/**
 * Says that a command could not be carried out, and why, as far as every reader may be told.
 *
 * @throws Cancelled, and what is a defect, once that was said
 */
export async function fail(dialogue: Dialogue, error: unknown): Promise<BotResult> {
  // Whoever cut it off wants it taken up again: it stays unanswered.
  if (error instanceof Cancelled) throw error;
  const failure = error instanceof Failure ? error : null;
  const { check } = dialogue.context;
  await refuse(dialogue, {
    kind: 'failed',
    what: failure instanceof GitHubError ? 'github' : check === null ? 'command' : 'check',
    outcome: failure?.outcome ?? 'internal-error',
    reason: failure?.openMessage ?? null,
    retryHelps: failure?.retryHelps ?? false,
    headSha: check?.headSha ?? null,
  });
  if (failure === null) throw error;
  return { kind: 'failed', failure };
}
