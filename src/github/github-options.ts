import type { Clock, Environment, Log } from '#base';
import type { TokenOrigin } from './token-origin.ts';

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
