import { type Clock, count, type Environment, type Log } from '#base';
import type { RawInputs } from '#contract';
import { createGitHub, type GitHub, type TokenOrigin } from '#github';

export interface LazyGitHub {
  /** The client, made when it is first asked for. */
  readonly get: () => GitHub;
  /** Says what of the hour's requests was used, and lets connections go. */
  close(): Promise<void>;
}

/** The client of another token in the place of one that was not given. Who opened that client closes it. */
export function inPlaceOf(origin: TokenOrigin, { get }: LazyGitHub): LazyGitHub {
  let github: GitHub | null = null;
  return { get: () => (github ??= get().inPlaceOf(origin)), close: () => Promise.resolve() };
}

/** GitHub for one run: most runs on folders never ask it anything. */
export function lazyGitHub(options: {
  readonly token: string | null;
  readonly origin?: TokenOrigin;
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly environment: Environment;
  readonly version: string;
  /** No wait for a rate limit is longer. */
  readonly maxWaitMs?: number;
  /** Clients of one name share their pace. */
  readonly pace?: string;
}): LazyGitHub {
  const { clock, log } = options;
  const deadlineMs = clock.now() + options.timeoutMs;
  let github: GitHub | null = null;
  return {
    get: () =>
      (github ??= createGitHub({
        token: options.token,
        ...(options.origin === undefined ? {} : { origin: options.origin }),
        apiUrl: options.apiUrl,
        clock,
        log,
        signal: options.signal,
        deadlineMs,
        environment: options.environment,
        userAgent: `code-similarity-action/${options.version}`,
        ...(options.maxWaitMs === undefined ? {} : { maxWaitMs: options.maxWaitMs }),
        ...(options.pace === undefined ? {} : { pace: options.pace }),
      })),
    close: async () => {
      if (github === null) return;
      const { used, limit, remaining, resetsAt } = github.budget();
      const left =
        remaining === null || limit === null
          ? ''
          : `; ${remaining} of ${limit} are left${resetsAt === null ? '' : ` until ${resetsAt}`}`;
      log.info(`GitHub: ${count(used, 'request')}${left}.`);
      await github.close();
    },
  };
}

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
