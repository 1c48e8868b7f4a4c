import { fullName, type RepositoryName } from '../github/names.ts';
import type { Authorisation } from './authorise.ts';

/** So long an answer counts: somebody who was taken off the list may still command for it. */
const REMEMBERED_MS = 60_000;
const CAPACITY = 2000;

/**
 * What was decided about people a moment ago. Many comments of one person cost one look-up a minute. Bounded: who was asked
 * about longest ago is forgotten first.
 */
export class RightsMemory {
  readonly #known = new Map<string, { readonly at: number; readonly decision: Promise<Authorisation> }>();
  readonly #now: () => number;

  /** @param now in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param ask asks GitHub; where it fails, nothing is remembered */
  of(repository: RepositoryName, login: string, ask: () => Promise<Authorisation>): Promise<Authorisation> {
    const key = `${fullName(repository)} ${login}`.toLowerCase();
    const known = this.#known.get(key);
    if (known !== undefined && this.#now() - known.at < REMEMBERED_MS) return known.decision;
    const decision = ask();
    const entry = { at: this.#now(), decision };
    this.#known.delete(key);
    this.#known.set(key, entry);
    const [oldest] = this.#known.keys();
    if (this.#known.size > CAPACITY && oldest !== undefined) this.#known.delete(oldest);
    decision.catch(() => {
      if (this.#known.get(key) === entry) this.#known.delete(key);
    });
    return decision;
  }
}
