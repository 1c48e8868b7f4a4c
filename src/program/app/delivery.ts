import { type BotRequest, parseCommand, requestFromComment } from '#bot';
import { type EventContext, fullName, type RepositoryName } from '#github';
import { z } from 'zod';
import type { Turn } from './job-queue.ts';

/** A rightly signed delivery of a webhook. */
export interface WebhookDelivery {
  /** GitHub's id of the delivery; the same when it is sent again. */
  readonly id: string;
  readonly event: EventContext;
  /** Parsed JSON, as GitHub sent it: hostile text. */
  readonly payload: unknown;
  /** For which installation the App has to get a token; null: the webhook is a repository's own. */
  readonly installationId: number | null;
}

export interface Work {
  /** Works of one repository are done one after the other, but for their long parts. */
  readonly repository: RepositoryName;
  /** Login of the person who asked; null: nobody did. */
  readonly person: string | null;
  /** Nobody knows that this person may ask for it. It decides about a place in the queue, and about nothing else. */
  readonly isStranger: boolean;
  /** Works of one key never run at the same time. */
  readonly key: string;
  /**
   * Does it, after the delivery was answered; what takes minutes inside of `turn.long`. It may be called again: after a
   * failure of GitHub's that passes, and where another delivery tries again.
   */
  run(turn: Turn): Promise<void>;
}

/**
 * Says what a delivery of one event asks for, before it is answered: quick, and without effects. A sentence: why there is
 * nothing to do.
 */
export type DeliveryHandler = (delivery: WebhookDelivery) => Work | string;

/** A command that a GitHub App's webhook brought. */
export interface WebhookCall {
  readonly delivery: WebhookDelivery;
  readonly request: BotRequest;
}

/** Works of one key are of one command. */
export function workKey(repository: RepositoryName, command: string): string {
  return `${fullName(repository).toLowerCase()} ${command}`;
}

/**
 * Takes commands in new comments; everything else that people say is none of the bot's business.
 *
 * @param mayCommand what was decided about somebody before; null: nothing
 */
export function commentHandler(
  answer: (call: WebhookCall, turn: Turn) => Promise<void>,
  mayCommand: (repository: RepositoryName, login: string) => boolean | null,
): DeliveryHandler {
  return (delivery) => {
    const { event } = delivery;
    if (event.repository === null || event.comment === null) return 'no comment that can be read';
    const request = requestFromComment(event.repository, event.action, event.comment);
    if ('ignored' in request) return request.ignored;
    if (parseCommand(request.body).kind === 'none') return 'no command';
    return {
      repository: request.repository,
      person: request.author,
      isStranger: !(mayCommand(request.repository, request.author) ?? belongsHere(delivery.payload)),
      key: workKey(request.repository, request.key),
      run: (turn) => answer({ delivery, request }, turn),
    };
  };
}

const Authored = z.looseObject({ comment: z.looseObject({ author_association: z.string() }) });
const OWN = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/** What GitHub says of a comment's author. Private members are missing, and students may be members: enough for a place, no evidence of a right. */
function belongsHere(payload: unknown): boolean {
  const read = Authored.safeParse(payload);
  return read.success && OWN.has(read.data.comment.author_association);
}
