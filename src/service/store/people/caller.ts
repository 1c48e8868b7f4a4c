import type { Role, Scope } from '#contract';

/** Who asks, and what the key allows. */
export interface Caller {
  readonly userId: number;
  /** As somebody chose it: hostile text. */
  readonly name: string;
  readonly role: Role;
  readonly scope: Scope;
  /** null: the key of the service itself, or a person with a browser. */
  readonly keyId: number | null;
  /** Corpus of the checks that are made with this key; null: of none. */
  readonly corpusId: number | null;
  /** A trial account: no viewer, nothing can be deleted. */
  readonly trial: boolean;
  /** Units of checks that a month has; null: not limited. */
  readonly monthlyChecks: number | null;
  /** Bytes that a month's uploads may have; null: not limited. */
  readonly monthlyBytes: number | null;
}

/** The first user, who is there from the start: whoever has the key that the service was started with. */
export const OWNER_ID = 1;

export const OWNER: Caller = {
  userId: OWNER_ID,
  name: 'owner',
  role: 'administrator',
  scope: 'full',
  keyId: null,
  corpusId: null,
  trial: false,
  monthlyChecks: null,
  monthlyBytes: null,
};
