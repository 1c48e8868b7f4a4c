import { setTimeout as pause } from 'node:timers/promises';

/** What is told of a check: what `GET /checks/{checkId}/status` answers. */
export interface CheckNews {
  readonly check_id: number;
  readonly status_id: number;
  readonly estimated_completion: string | null;
  readonly [field: string]: unknown;
}

/** How these checks stand; one that is gone is not among them. Asked once, however many they are. */
type ReadNews = (checkIds: readonly number[]) => Promise<ReadonlyMap<number, CheckNews>>;

/** Told about once a second how a check stands. null: it is gone; undefined: that cannot be said just now. */
type Listener = (news: CheckNews | null | undefined) => void;

/** Rows are read so often at most, however many people watch. */
const EVERY_MS = 1_000;

/**
 * Tells whoever watches a check how it stands. The rows are the truth, so it is the same whichever process works on a check. Nothing
 * is read while nobody watches.
 */
export class CheckFeed {
  readonly #read: ReadNews;
  readonly #sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly #onDefect: (error: unknown) => void;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #stopped = new AbortController();
  #round: Promise<void> | null = null;

  /** @param onDefect told once of a row that cannot be read, however long that lasts */
  constructor(
    read: ReadNews,
    onDefect: (error: unknown) => void,
    sleep = (ms: number, signal: AbortSignal): Promise<void> => pause(ms, undefined, { ref: false, signal }),
  ) {
    this.#read = read;
    this.#onDefect = onDefect;
    this.#sleep = sleep;
  }

  /** @returns ends it */
  watch(checkId: number, listener: Listener): () => void {
    const those = this.#listeners.get(checkId) ?? new Set();
    this.#listeners.set(checkId, those.add(listener));
    this.#round ??= this.#goRound();
    return () => {
      those.delete(listener);
      if (those.size === 0 && this.#listeners.get(checkId) === those) this.#listeners.delete(checkId);
    };
  }

  /** Nothing is read any more when it returns. */
  async close(): Promise<void> {
    this.#listeners.clear();
    this.#stopped.abort();
    await this.#round;
  }

  async #goRound(): Promise<void> {
    const { signal } = this.#stopped;
    let isKnown = true;
    try {
      while (this.#listeners.size > 0) {
        await this.#sleep(EVERY_MS, signal).catch(() => {});
        if (signal.aborted) return;
        const ids = [...this.#listeners.keys()];
        let news: ReadonlyMap<number, CheckNews> | null = null;
        try {
          news = await this.#read(ids);
        } catch (error) {
          // A database that is away comes back.
          if (isKnown) this.#onDefect(error);
        }
        isKnown = news !== null;
        for (const id of ids) {
          const one = news === null ? undefined : (news.get(id) ?? null);
          for (const listener of this.#listeners.get(id) ?? []) listener(one);
        }
      }
    } finally {
      // At once: who begins to watch in this moment must find no round that is over.
      this.#round = null;
    }
  }
}
