import { fullName, type RepositoryName } from '#github';
import type { Authorisation } from './authorise.ts';

/** So long an answer counts: somebody who was taken off the list may still command for it. */
const REMEMBERED_MS = 60_000;
const CAPACITY = 2000;

interface Known {
  readonly at: number;
  readonly decision: Promise<Authorisation>;
  /** As it was decided last; null: it was not yet. */
  wasAllowed: boolean | null;
}

/**
 * What was decided about people a moment ago. Many comments of one person cost one look-up a minute. Bounded: who was asked
 * about longest ago is forgotten first.
 */
export class RightsMemory {
  readonly #known = new Map<string, Known>();
  readonly #now: () => number;

  /** @param now in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What was decided about somebody last, however long ago: no right, but a reason to listen. null: nothing is known. */
  wasAllowed(repository: RepositoryName, login: string): boolean | null {
    return this.#known.get(keyOf(repository, login))?.wasAllowed ?? null;
  }

  /** @param ask asks GitHub; where it fails, nothing is remembered */
  of(repository: RepositoryName, login: string, ask: () => Promise<Authorisation>): Promise<Authorisation> {
    const key = keyOf(repository, login);
    const known = this.#known.get(key);
    if (known !== undefined && this.#now() - known.at < REMEMBERED_MS) return known.decision;
    const decision = ask();
    const entry: Known = { at: this.#now(), decision, wasAllowed: known?.wasAllowed ?? null };
    this.#known.delete(key);
    this.#known.set(key, entry);
    const [oldest] = this.#known.keys();
    if (this.#known.size > CAPACITY && oldest !== undefined) this.#known.delete(oldest);
    void this.#note(key, entry);
    return decision;
  }

  async #note(key: string, entry: Known): Promise<void> {
    try {
      entry.wasAllowed = (await entry.decision).allowed;
    } catch {
      if (this.#known.get(key) === entry) this.#known.delete(key);
    }
  }
}

function keyOf(repository: RepositoryName, login: string): string {
  return `${fullName(repository)} ${login}`.toLowerCase();
}
