import { randomUUID } from 'node:crypto';
import type { JWK, JWTPayload } from 'jose';
import type { LaunchRows } from '#service';

/** A key is used so long, and shown as long again: what it signed may still be under way. */
const ROTATES_MS = 90 * 24 * 60 * 60_000;
/** A new key is shown so long before it signs anything: platforms keep a list of keys for a while. */
const SETTLES_MS = 24 * 60 * 60_000;
/** What is signed is used at once. */
const VALID_S = 300;
/** Platforms such as Moodle refuse what was signed in their future: so much the clocks of two machines may differ. */
const EARLY_S = 30;
const ALGORITHM = 'RS256';

/** The keys by which learning platforms know this server. They are the same in all processes on one database. */
export class OwnKeys {
  readonly #rows: LaunchRows;
  readonly #now: () => number;

  constructor(rows: LaunchRows, now: () => number) {
    this.#rows = rows;
    this.#now = now;
  }

  /** What anybody may see of them. */
  async shown(): Promise<{ readonly keys: readonly JWK[] }> {
    const keys = await this.#all();
    return {
      keys: keys.map(({ kid, jwk }) => {
        const { kty, n, e } = JSON.parse(jwk) as JWK;
        return { kty, n, e, kid, use: 'sig', alg: ALGORITHM } as JWK;
      }),
    };
  }

  async sign(payload: JWTPayload): Promise<string> {
    const { importJWK, SignJWT } = await import('jose');
    const keys = await this.#all();
    const settled = this.#now() - SETTLES_MS;
    const key = keys.find(({ createdAt }) => createdAt <= settled) ?? keys.at(-1);
    if (key === undefined) throw new Error('there is no key');
    const at = Math.floor(this.#now() / 1000);
    return new SignJWT({ ...payload, iat: at - EARLY_S, exp: at + VALID_S, jti: randomUUID() })
      .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
      .sign(await importJWK(JSON.parse(key.jwk) as JWK, ALGORITHM));
  }

  /** Newest first. */
  async #all(): ReturnType<LaunchRows['keys']> {
    const keys = await this.#rows.keys();
    const at = this.#now();
    if ((keys[0]?.createdAt ?? -Infinity) > at - ROTATES_MS) return keys;
    const { exportJWK, generateKeyPair } = await import('jose');
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const jwk = JSON.stringify(await exportJWK(privateKey));
    await this.#rows.addKey({ kid: randomUUID(), jwk, createdAt: at }, at - 2 * ROTATES_MS);
    return this.#rows.keys();
  }
}
