import type { Clock, Environment, Log } from '#base';

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

/** What a client of GitHub needs. */
export interface GitHubOptions {
  /** null: requests are made without one, and see public data only. */
  readonly token: string | null;
  /** Default: the input `github-token`. */
  readonly origin?: TokenOrigin;
  /** GITHUB_API_URL; on GitHub Enterprise Server it ends in `/api/v3`. */
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** On the clock: no wait for a rate limit reaches beyond it. */
  readonly deadlineMs: number;
  /** No wait for a rate limit is longer. Default: only the deadline bounds it. */
  readonly maxWaitMs?: number;
  /**
   * Clients of one name in this process share the pace that GitHub asks of a client. GitHub counts by account and by
   * installation. Default: one name for all.
   */
  readonly pace?: string;
  /** The caller keeps a pace of its own and repeats what failed: nothing here waits, and nothing is tried twice. */
  readonly isPacedByCaller?: true;
  readonly environment: Environment;
  readonly userAgent: string;
}
