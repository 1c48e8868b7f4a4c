import type { RawInputs } from '#contract';
import type { TokenOrigin } from '#github';

/** A token, and what it was given by. */
export interface GivenToken {
  /** null: none. */
  readonly token: string | null;
  readonly origin: TokenOrigin;
}

/**
 * The two tokens of a run: one for the repository that it runs in, and one that reads the repositories of submissions. Where
 * only one was given, it does both.
 *
 * @param ownName what the first is given by
 */
export function tokensOf(
  raw: RawInputs,
  ownName = 'github-token',
): { readonly own: GivenToken; readonly reading: GivenToken } {
  const own = raw['github-token'] ?? null;
  const reading = raw['collect-token'] ?? null;
  return {
    own: {
      token: own,
      origin: { kind: 'input', name: ownName, ...(own === null ? { instead: null } : {}) },
    },
    reading:
      reading === null
        ? {
            token: own,
            origin: { kind: 'input', name: 'collect-token', instead: own === null ? null : ownName },
          }
        : { token: reading, origin: { kind: 'input', name: 'collect-token' } },
  };
}
