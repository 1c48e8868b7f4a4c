import { fill } from '#base';
import { OwnTurns, type TurnAnswer, type Turns, type TurnWindow } from '../turns/turns.ts';
import { passes } from './attempts.ts';
import type { HandlerContext } from './handlers/context.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';

/** What an answer says of the limit. */
export type LimitHeaders = Readonly<Record<string, string>>;

/** A client is told times of `now`; what is counted goes by `monotonic`. */
type RateLimitParts = Pick<HandlerContext, 'now' | 'monotonic' | 'turns'>;

/** Counts requests of each client in a sliding window of one minute (L254), over all processes; failed ones count too, but for those beyond it. */
export class RateLimit {
  readonly #what: string;
  readonly #window: TurnWindow;
  readonly #parts: RateLimitParts;
  readonly #own: Turns;

  /** @param what is limited: each has windows of its own */
  constructor(what: string, perMinute: number, parts: RateLimitParts) {
    this.#what = what;
    this.#window = { most: perMinute, perMs: WINDOW_MS };
    this.#parts = parts;
    this.#own = new OwnTurns(parts.monotonic);
  }

  /** Counts one request of a client, and says what its answer carries. @throws HttpError 429, which carries it itself */
  async admit(client: string): Promise<LimitHeaders> {
    const { waitMs, left } = await this.#turn(client);
    const headers = {
      'x-ratelimit-limit': String(this.#window.most),
      'x-ratelimit-remaining': String(left),
    };
    if (waitMs === 0) return headers;
    const toldMs = Math.max(1_000, waitMs);
    const seconds = String(Math.ceil(toldMs / 1_000));
    throw new HttpError(
      fill(says.tooMany, { seconds }),
      {},
      {
        ...headers,
        'retry-after': seconds,
        'x-ratelimit-reset': String(Math.ceil((this.#parts.now() + toldMs) / 1_000)),
      },
    );
  }

  /** Who is over the limit at this process alone costs the database nothing; nor does a database that is away or full let anybody off. */
  async #turn(client: string): Promise<TurnAnswer> {
    const own = await this.#own.take(client, this.#window);
    const { turns } = this.#parts;
    if (turns === null || own.waitMs > 0) return own;
    try {
      return await turns.take(`${this.#what} ${client}`, this.#window);
    } catch (error) {
      if (passes(error)) return own;
      throw error;
    }
  }
}

const WINDOW_MS = 60_000;
