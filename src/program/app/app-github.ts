import { isAnswer } from '#bot';
import type { LazyGitHub } from '#check';
import { type GitHub, GITHUB_LIMITS, type RequestBudget, type TokenOrigin } from '#github';
import type { InstallationToken } from './app-token.ts';

interface AppGitHubOptions {
  readonly apiUrl: string;
  /** Asks for a new token. @throws Failure */
  readonly newToken: () => Promise<InstallationToken>;
  /** A client that shows this token. */
  readonly open: (token: string) => LazyGitHub;
  /** Wall-clock time. */
  readonly now: () => Date;
  /** Called before each request. */
  readonly onUse?: () => void;
}

const APP: TokenOrigin = { kind: 'app' };
const UNUSED: RequestBudget = { used: 0, limit: null, remaining: null, resetsAt: null };

/**
 * GitHub as an App's installation sees it, for as long as the server runs: a token is good for an hour. Each request takes a
 * token that lasts; one that GitHub no longer accepts is replaced once. After `close` the next request opens it again.
 */
export function appGitHub(options: AppGitHubOptions): GitHub {
  const opened: LazyGitHub[] = [];
  let current: { readonly github: GitHub; readonly until: number } | null = null;
  let asking: Promise<GitHub> | null = null;

  const renew = async (): Promise<GitHub> => {
    try {
      const { token, expiresAt } = await options.newToken();
      const client = options.open(token);
      opened.push(client);
      current = { github: client.get(), until: Date.parse(expiresAt) - GITHUB_LIMITS.appToken.renewBeforeMs };
      return current.github;
    } finally {
      asking = null;
    }
  };
  const client = async (): Promise<GitHub> => {
    options.onUse?.();
    if (current !== null && options.now().getTime() < current.until) return current.github;
    return (asking ??= renew());
  };
  const withToken = async <T>(ends: Ends, body: (github: GitHub) => Promise<T>): Promise<T> => {
    const first = await client();
    try {
      return await body(ends(first));
    } catch (error) {
      // 401: nothing was done.
      if (!isAnswer(error, 401)) throw error;
      if (current?.github === first) current = null;
    }
    return body(ends(await client()));
  };

  const open = (ends: Ends): GitHub => ({
    apiUrl: options.apiUrl,
    origin: APP,
    ask: (purpose, request, shape) => withToken(ends, (github) => github.ask(purpose, request, shape)),
    graphql: (purpose, query, variables, shape) =>
      withToken(ends, (github) => github.graphql(purpose, query, variables, shape)),
    async *pages(purpose, route, parameters, item) {
      try {
        yield* ends(await client()).pages(purpose, route, parameters, item);
      } catch (error) {
        if (isAnswer(error, 401)) current = null;
        throw error;
      }
    },
    download: (purpose, route, parameters) =>
      withToken(ends, (github) => github.download(purpose, route, parameters)),
    git: (purpose, repository, body) => withToken(ends, (github) => github.git(purpose, repository, body)),
    until: (signal) => {
      // One for each token: a client takes a moment to be made.
      const made = new WeakMap<GitHub, GitHub>();
      return open((github) => {
        const own = made.get(github) ?? ends(github).until(signal);
        made.set(github, own);
        return own;
      });
    },
    inPlaceOf: () => open(ends),
    budget: () => current?.github.budget() ?? UNUSED,
    close: async () => {
      current = null;
      for (const one of opened.splice(0)) await one.close();
    },
  });
  return open((github) => github);
}

/** A client with whatever ends its requests. */
type Ends = (github: GitHub) => GitHub;
