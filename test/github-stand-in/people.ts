import { createHash } from 'node:crypto';

/** A number that is always the same for a login. */
export function userId(login: string): number {
  return (createHash('sha1').update(login.toLowerCase()).digest().readUInt32BE(0) % 100_000_000) + 1;
}

/** The accounts that exist. Whoever a test names exists; whoever only a request names does not. */
export class People {
  readonly #logins = new Map<string, string>();

  meet(login: string): void {
    if (!this.#logins.has(login.toLowerCase())) this.#logins.set(login.toLowerCase(), login);
  }

  /** As it was first written; null: nobody has this name. */
  spelled(login: string): string | null {
    return this.#logins.get(login.toLowerCase()) ?? null;
  }

  byId(id: number): string | null {
    return [...this.#logins.values()].find((login) => userId(login) === id) ?? null;
  }
}
