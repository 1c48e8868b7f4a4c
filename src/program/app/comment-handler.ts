import { z } from 'zod';
import { type BotRequest, parseCommand, requestFromComment } from '#bot';
import { fullName, type RepositoryName } from '#github';
import type { DeliveryHandler, WebhookDelivery } from './delivery.ts';
import type { Turn } from './job-queue.ts';

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
  mayCommand: (repository: RepositoryName, login: string) => boolean | null = () => null,
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
