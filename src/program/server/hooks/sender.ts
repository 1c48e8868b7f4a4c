import { randomInt } from 'node:crypto';
import { fill, type Random } from '#base';
import {
  Audit,
  type Extension,
  Hooks,
  type JobHandler,
  type OutgoingMessage,
  type ServiceParts,
  type TakenJob,
} from '#service';
import * as says from '../says.ts';
import { addressRules, type Post, poster, type ReceiverAnswer, signedHeaders } from './post.ts';
import { hookResources } from './resources.ts';

/** Messages under way at once, of one process. */
const AT_ONCE = 8;
/** For a connection and an answer. */
const PATIENCE_MS = 10_000;
/** So often is looked whether an owner who was suspended is back. */
const HELD_MS = 10 * 60_000;
/** After so many messages in a row that were given up, each after a day, nothing more is sent. */
const MOST_GIVEN_UP = 5;

interface SenderWorld {
  readonly hooks: Hooks;
  readonly post: Post;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly random: Random;
  /** Aborts when the time for an answer is over. */
  readonly patience: (ms: number) => AbortSignal;
  /** Writes down what became of a message. */
  readonly note: (event: HookNote) => Promise<void>;
}

/** A message that arrived, or never will; and a hook whose receiver wants nothing more. */
interface HookNote extends Pick<OutgoingMessage, 'hookId' | 'ownerId' | 'checkId' | 'attempts'> {
  readonly action: 'hook-delivered' | 'hook-given-up' | 'hook-disabled';
}

/**
 * Sends messages. A process that dies in the middle leaves its message to the others, so one may arrive twice, with the same id.
 * What is under way when the process stops ends within its patience.
 */
export class HookSender implements JobHandler {
  readonly kind = 'hook';
  readonly places = { any: AT_ONCE, small: 0 };
  readonly #world: SenderWorld;

  constructor(world: SenderWorld) {
    this.#world = world;
  }

  async run({ key }: TakenJob): Promise<number | null> {
    const { hooks, post, now, random, patience } = this.#world;
    const message = await hooks.begin(Number(key), now());
    if (message === null) return null;
    if (message === 'held') return now() + HELD_MS;
    const { url, body, secret, messageId, hookId, ownerId, checkId, attempts } = message;
    const headers = signedHeaders(secret, { id: messageId, at: now(), body });
    const answer = await post({ url, headers, body }, patience(PATIENCE_MS));
    const outcome = outcomeOf(answer, attempts, random);
    const words = answerInWords(answer);
    const at = now();
    const note = (action: HookNote['action']): Promise<void> =>
      this.#world.note({ action, hookId, ownerId, checkId, attempts });
    switch (outcome.kind) {
      case 'again':
        await hooks.again(message, words);
        return at + outcome.afterMs;
      case 'delivered':
        await hooks.delivered(message, at, words);
        await note('hook-delivered');
        break;
      case 'given-up':
        await note('hook-given-up');
        if (await hooks.givenUp(message.id, at, words, MOST_GIVEN_UP)) await note('hook-disabled');
        break;
      case 'gone':
        await hooks.disable(hookId, at, says.receiverAnswered);
        await note('hook-disabled');
        break;
    }
    return null;
  }

  async giveUp({ key }: TakenJob): Promise<void> {
    const { hooks, now } = this.#world;
    await hooks.givenUp(Number(key), now(), says.couldNotSentDefect, MOST_GIVEN_UP);
  }
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the attempts at one delivery: together a day, less what chance takes off. */
const PAUSES_MS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  8 * HOUR,
  8 * HOUR,
] as const;

/** So much of a pause chance takes off at most, so that not all that failed together comes again together. */
const JITTER = 0.2;

export const MOST_ATTEMPTS = PAUSES_MS.length + 1;

/** What becomes of a delivery after an attempt. */
type AttemptOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'given-up' }
  /** The receiver says that it wants nothing any more. */
  | { readonly kind: 'gone' };

/** @param attempts those so far, with the one that was answered */
export function outcomeOf(answer: ReceiverAnswer, attempts: number, random: Random): AttemptOutcome {
  if (answer.kind === 'answered') {
    if (answer.status >= 200 && answer.status < 300) return { kind: 'delivered' };
    if (answer.status === 410) return { kind: 'gone' };
  }
  const pauseMs = PAUSES_MS[attempts - 1];
  if (pauseMs === undefined) return { kind: 'given-up' };
  return { kind: 'again', afterMs: Math.round(pauseMs * (1 - JITTER * random())) };
}

/** What an attempt came to, for whoever owns the hook. */
export function answerInWords(answer: ReceiverAnswer): string {
  if (answer.kind === 'silent') return answer.why;
  const { status } = answer;
  if (status >= 300 && status < 400) return fill(says.answeredRedirects, { status });
  return `It answered ${status}.`;
}

/** Who sends messages, in the audit: nobody's account. */
const HERALD = { userId: 0, name: 'hooks', keyId: null };

/**
 * Hooks of a service: how they are registered, and what sends their messages.
 *
 * @param networks those of the operator's own that may be reached besides public addresses
 */
export function hooksExtension({ database, now }: ServiceParts, networks: readonly string[]): Extension {
  const hooks = new Hooks(database);
  const audit = new Audit(database, now);
  const rules = addressRules(networks);
  const sender = new HookSender({
    hooks,
    post: poster(rules),
    now,
    random: () => randomInt(2 ** 32) / 2 ** 32,
    patience: (ms) => AbortSignal.timeout(ms),
    note: ({ action, hookId, ownerId, checkId, attempts }) =>
      // A message that has arrived is delivered, also where there is no room to say so.
      audit.add(HERALD, { action, checkId, ownerId, details: { hook: hookId, attempts } }, 'allow'),
  });
  return { resources: hookResources({ hooks, audit, rules, now }), handlers: [sender] };
}
