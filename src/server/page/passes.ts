import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../embedded/store/people/caller.ts';

/** Keys by which this process asks itself on behalf of a person, as long as one run takes. They are kept nowhere. */
export class Passes {
  /** By the SHA-256 of the key: looking one up tells nothing about the others. */
  readonly #callers = new Map<string, Caller>();

  /** Lends a key for as long as `work` takes. */
  async lend<T>(caller: Caller, work: (key: string) => Promise<T>): Promise<T> {
    const key = randomBytes(32).toString('hex');
    const hash = hashOf(key);
    this.#callers.set(hash, caller);
    try {
      return await work(key);
    } finally {
      this.#callers.delete(hash);
    }
  }

  callerOf(key: string | readonly string[] | undefined): Caller | null {
    return typeof key === 'string' ? (this.#callers.get(hashOf(key)) ?? null) : null;
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
