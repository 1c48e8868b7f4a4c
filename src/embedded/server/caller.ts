/** What somebody may be: assistants read checks that others share with them, and make none. */
type Role = 'instructor' | 'assistant' | 'administrator';

/** What a key may do: everything, read alone, or hand in and learn the own verdict in bands. */
type Scope = 'full' | 'read' | 'submit';

/** Who asks, and what the key allows. */
export interface Caller {
  readonly userId: number;
  /** As somebody chose it: hostile text. */
  readonly name: string;
  readonly role: Role;
  readonly scope: Scope;
  /** null: the key of the service itself, or a person with a browser. */
  readonly keyId: number | null;
  /** Whose earlier work the checks of this key are compared with; null: the caller's own. */
  readonly corpusId: number | null;
}

/** Whoever has the key that the service was started with. */
export const OWNER: Caller = {
  userId: 1,
  name: 'owner',
  role: 'administrator',
  scope: 'full',
  keyId: null,
  corpusId: null,
};
