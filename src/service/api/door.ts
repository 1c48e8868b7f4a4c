import { timingSafeEqual } from 'node:crypto';
import { type Caller, OWNER } from '../store/people/caller.ts';
import { hashOf, type KeyHolder, type Keys } from '../store/people/keys.ts';
import type { Incoming } from './incoming.ts';
import { HttpError } from './reply.ts';
import * as says from './says.ts';

/** Who may come in: whoever has a key of a user, or the key that the service was started with. */
export class Door {
  readonly #keyHash: Buffer;
  readonly #keys: Keys;

  constructor(key: string, keys: Keys) {
    this.#keyHash = Buffer.from(hashOf(key));
    this.#keys = keys;
  }

  /**
   * Who asks; an error is why they may not. It is the same for a key that nobody has, one that was revoked and one that is over.
   */
  async enter(request: Incoming): Promise<Caller | HttpError> {
    const given = request.headers['apikey'];
    return given === undefined || given === ''
      ? new HttpError(says.noApiKey)
      : this.admit(hashOf(String(given)));
  }

  /** Whose key has this hash, as `enter`. */
  async admit(keyHash: string): Promise<Caller | HttpError> {
    const holder = await this.#holderOf(keyHash);
    return holder === null ? new HttpError(says.apiKey) : admitted(holder);
  }

  /** Somebody who logged in without a key, as `enter`. @param corpusId of the checks that are made so */
  async admitPerson(userId: number, corpusId: number | null): Promise<Caller | HttpError> {
    const person = await this.#keys.person(userId, corpusId);
    return person === null ? new HttpError(says.noAccountAny) : admitted(person);
  }

  async #holderOf(keyHash: string): Promise<KeyHolder | null> {
    if (timingSafeEqual(Buffer.from(keyHash), this.#keyHash)) return { caller: OWNER, suspended: null };
    return this.#keys.holder(keyHash);
  }
}

function admitted({ caller, suspended }: KeyHolder): Caller | HttpError {
  if (suspended === null) return caller;
  const { invoice, hasLeft } = suspended;
  if (hasLeft) {
    return new HttpError(says.yourUniversity, { suspended: true });
  }
  return invoice === null
    ? new HttpError(says.accountSuspended, { suspended: true })
    : new HttpError(says.accountSuspendedInvoice, { invoice });
}
