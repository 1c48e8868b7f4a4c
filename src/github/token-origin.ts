/** What a client's token was given by, so that a refusal names what to change. */
export type TokenOrigin =
  | {
      readonly kind: 'input';
      /** The input, or the variable of the environment: `collect-token`. */
      readonly name: string;
      /** Nothing was given by it: whose token is used instead; null: GitHub is asked without any. */
      readonly instead?: string | null;
    }
  /** A token of an App's installation, which nobody gives. */
  | { readonly kind: 'app' };

/** What most tokens are given by. */
export const GITHUB_TOKEN: TokenOrigin = { kind: 'input', name: 'github-token' };

/** Why the token is not the one that it should be, or is none; null: it is. The runner hands a secret that does not exist over as an empty one. */
export function tokenGap(origin: TokenOrigin): string | null {
  if (origin.kind === 'app' || origin.instead === undefined) return null;
  const used = origin.instead === null ? 'GitHub was asked without a token' : `${origin.instead} was used`;
  return `${origin.name} is empty, as a secret that does not exist is, so ${used}`;
}
