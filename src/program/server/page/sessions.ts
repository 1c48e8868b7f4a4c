import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Caller, hashOf, HttpError, type Row, type ServiceParts, type SessionRows } from '#service';
import * as says from './says.ts';

/** A session that nobody used for so long has ended. */
const IDLE_MS = 8 * 60 * 60_000;
/** No session is longer, however much it is used. */
const ABSOLUTE_MS = 7 * 24 * 60 * 60_000;
/** Of one that was begun elsewhere: who leaves there is out here the next day, also where nobody tells us. */
const ELSEWHERE_MS = 12 * 60 * 60_000;
/** So far the clocks of processes may differ: what began later than that was begun by a clock that was set back since. */
const AHEAD_MS = 60 * 60_000;
/** How exactly the last use is written down. */
const TOUCH_MS = 60_000;

/** Who begins a session: whoever has a key, or somebody who logged in elsewhere. */
type Entry =
  | { readonly keyHash: string }
  | {
      readonly userId: number;
      /** Of the checks that are made in it. */
      readonly corpusId: number | null;
      /** What the session is called elsewhere; null: nothing. */
      readonly sid: string | null;
    };

/** Sessions of people in browsers: a random token in a cookie, of which the server keeps the SHA-256. */
export class Sessions {
  readonly #rows: SessionRows;
  readonly #door: Pick<ServiceParts['door'], 'admit' | 'admitPerson'>;
  readonly #now: () => number;
  readonly #cookie: string;
  readonly #attributes: string;

  /**
   * @param door tells who it is, as long as the key is valid and the person is not suspended
   * @param isSecure people reach the server by https
   */
  constructor(
    rows: SessionRows,
    door: Pick<ServiceParts['door'], 'admit' | 'admitPerson'>,
    now: () => number,
    isSecure: boolean,
  ) {
    this.#rows = rows;
    this.#door = door;
    this.#now = now;
    // A browser takes this prefix only by https, and then from this very host alone.
    this.#cookie = isSecure ? '__Host-session' : 'session';
    this.#attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; ');
  }

  /**
   * Begins a session in place of the one that the request has, which somebody else may have begun.
   *
   * @returns who it is, and the header that gives the session to the browser
   * @throws HttpError for whoever may not come in: nothing has changed then
   */
  async enter(request: IncomingMessage, entry: Entry) {
    const session = { keyHash: null, userId: null, corpusId: null, ...entry };
    const caller = await this.#holderOf(session);
    if (caller instanceof HttpError) throw caller;
    if (caller.scope === 'submit') throw new HttpError(says.keyScope);
    await this.end(request);
    const token = randomBytes(32).toString('hex');
    const at = this.#now();
    await this.#rows.removeBefore(at - IDLE_MS, at - ABSOLUTE_MS);
    await this.#rows.add({ ...session, hash: hashOf(token), createdAt: at, usedAt: at });
    return { caller, cookie: `${this.#cookie}=${token}; ${this.#attributes}` };
  }

  /** Ends the session of a request, if it has one. @returns the header that takes it from the browser, and whether it was begun elsewhere */
  async end(request: IncomingMessage): Promise<{ readonly cookie: string; readonly isOfElsewhere: boolean }> {
    const token = this.#tokenOf(request);
    const row = token === null ? null : await this.#rows.find(hashOf(token));
    if (row !== null) await this.#rows.remove(row.hash);
    return {
      cookie: `${this.#cookie}=; ${this.#attributes}; Max-Age=0`,
      isOfElsewhere: row !== null && row.userId !== null,
    };
  }

  /** Whose session a request brings; null: none that is still valid. */
  async callerOf(request: IncomingMessage): Promise<Caller | null> {
    const token = this.#tokenOf(request);
    if (token === null) return null;
    const hash = hashOf(token);
    const row = await this.#rows.find(hash);
    const at = this.#now();
    if (row === null) return null;
    const longest = row.userId === null ? ABSOLUTE_MS : ELSEWHERE_MS;
    if (row.createdAt > at + AHEAD_MS) return null;
    if (row.usedAt < at - IDLE_MS || row.createdAt < at - longest) return null;
    const caller = await this.#holderOf(row);
    if (caller instanceof HttpError) {
      await this.#rows.remove(hash);
      return null;
    }
    if (row.usedAt < at - TOUCH_MS) await this.#rows.touch(hash, at);
    return caller;
  }

  /** Whether a request brings a session, valid or not. */
  isBrought(request: IncomingMessage): boolean {
    return this.#tokenOf(request) !== null;
  }

  #holderOf({
    keyHash,
    userId,
    corpusId,
  }: Pick<Row<'sessions'>, 'keyHash' | 'userId' | 'corpusId'>): Promise<Caller | HttpError> {
    return userId === null ? this.#door.admit(keyHash ?? '') : this.#door.admitPerson(userId, corpusId);
  }

  #tokenOf({ headers }: IncomingMessage): string | null {
    for (const pair of (headers.cookie ?? '').split(';')) {
      const [name, value = ''] = pair.trim().split('=', 2);
      if (name === this.#cookie && /^[0-9a-f]{64}$/.test(value)) return value;
    }
    return null;
  }
}
