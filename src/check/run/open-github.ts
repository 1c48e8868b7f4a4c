import { count } from '#base';
import type { RawInputs } from '#contract';
import { createGitHub, type GitHub, type GitHubOptions, type TokenOrigin } from '#github';
import { VERSION } from '../../version.ts';

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
export function lazyGitHub({
  timeoutMs,
  ...options
}: Omit<GitHubOptions, 'deadlineMs' | 'userAgent'> & { readonly timeoutMs: number }): LazyGitHub {
  const { clock, log } = options;
  const deadlineMs = clock.now() + timeoutMs;
  const userAgent = `code-similarity-action/${VERSION}`;
  let github: GitHub | null = null;
  return {
    get: () => (github ??= createGitHub({ ...options, deadlineMs, userAgent })),
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
