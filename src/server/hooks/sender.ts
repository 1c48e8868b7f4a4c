import type { Clock, Random } from '../../domain/effects.ts';
import type { DueDelivery, Hooks } from '../../embedded/store/hooks.ts';
import type { Post } from './post.ts';
import { answerInWords, outcomeOf } from './retry.ts';
import { signedHeaders } from './signature.ts';

/** Messages under way at once, of one process; one at a time of each hook, so a receiver that hangs keeps nobody else waiting. */
const AT_ONCE = 8;
/** For a connection and an answer. */
const PATIENCE_MS = 10_000;
/** A message that was begun is anybody's again after it: its process may have died. */
const LEASE_MS = 60_000;
/** How often is looked for messages: of this process, and of others. */
const LOOK_MS = 2_000;
/** Messages are kept so long for people to look at. */
const KEEP_MS = 30 * 24 * 60 * 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;
/** After so many messages in a row that were given up, each after a day, nothing more is sent. */
const MOST_GIVEN_UP = 5;

export interface SenderWorld {
  readonly hooks: Hooks;
  readonly post: Post;
  readonly clock: Clock;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly random: Random;
  /** Aborts when the time for an answer is over. */
  readonly patience: (ms: number) => AbortSignal;
  /** Writes down what became of a message. */
  readonly note: (event: HookNote) => Promise<void>;
  readonly onDefect: (error: unknown) => void;
}

/** A message that arrived, or never will; and a hook whose receiver wants nothing more. */
interface HookNote {
  readonly action: 'hook-delivered' | 'hook-given-up' | 'hook-disabled';
  readonly hookId: number;
  readonly ownerId: number;
  readonly checkId: number | null;
  readonly attempts: number;
}

/**
 * Sends what is due. Any number of processes may do it at once: each message is taken by a conditional update, so one sends it. A
 * process that dies in the middle leaves it to the others, so a message may arrive twice, with the same id.
 */
export class HookSender {
  readonly #world: SenderWorld;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #running: Promise<void>;
  #prunedAt: number | null = null;

  constructor(world: SenderWorld) {
    this.#world = world;
    this.#running = this.#run();
  }

  /** What is under way ends; the rest waits for the next process. */
  async close(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
    await Promise.allSettled(this.#underWay.values());
  }

  async #run(): Promise<void> {
    const { clock, now, hooks, onDefect } = this.#world;
    const { signal } = this.#stopped;
    let isKnown = true;
    while (!signal.aborted) {
      try {
        await this.#look();
        if (this.#prunedAt === null || clock.now() - this.#prunedAt >= PRUNE_EVERY_MS) {
          this.#prunedAt = clock.now();
          await hooks.prune(now() - KEEP_MS);
        }
        isKnown = true;
      } catch (error) {
        // A database that is away comes back; it is told once.
        if (isKnown) onDefect(error);
        isKnown = false;
      }
      await clock.sleep(LOOK_MS, signal).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    const { hooks, now } = this.#world;
    const free = AT_ONCE - this.#underWay.size;
    if (free <= 0) return;
    for (const due of await hooks.due(now(), [...this.#underWay.keys()], free)) {
      if (this.#stopped.signal.aborted) return;
      if (!(await hooks.take(due, now() + LEASE_MS))) continue;
      const done = this.#send(due)
        .catch(this.#world.onDefect)
        .finally(() => this.#underWay.delete(due.hookId));
      this.#underWay.set(due.hookId, done);
    }
  }

  async #send(due: DueDelivery): Promise<void> {
    const { hooks, post, now, random, patience } = this.#world;
    const { url, body, secret, messageId, hookId, ownerId, checkId } = due;
    const headers = signedHeaders(secret, { id: messageId, at: now(), body });
    const answer = await post({ url, headers, body }, patience(PATIENCE_MS));
    const attempts = due.attempts + 1;
    const outcome = outcomeOf(answer, attempts, random);
    const words = answerInWords(answer);
    const at = now();
    const note = (action: HookNote['action']): Promise<void> =>
      this.#world.note({ action, hookId, ownerId, checkId, attempts });
    switch (outcome.kind) {
      case 'again':
        await hooks.again(due, at + outcome.afterMs, words);
        break;
      case 'delivered':
        await hooks.delivered(due, at, words);
        await note('hook-delivered');
        break;
      case 'given-up':
        await note('hook-given-up');
        if (await hooks.givenUp(due, at, words, MOST_GIVEN_UP)) await note('hook-disabled');
        break;
      case 'gone':
        await hooks.disable(hookId, at, 'Its receiver answered 410: it wants no more.');
        await note('hook-disabled');
        break;
    }
  }
}
