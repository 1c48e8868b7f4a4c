import type { EventContext, RepositoryName } from '#github';
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

/** What a delivery asks for. */
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
