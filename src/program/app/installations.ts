import { type Redact, redactor } from '#base';
import type { LazyGitHub } from '#check';
import { fullName, type GitHub, GITHUB_LIMITS, type RequestBudget, type TokenOrigin } from '#github';
import { isAnswer } from '#bot';
import {
  type AppIdentity,
  installationToken,
  type InstallationToken,
  type ReachedRepository,
} from './app-token.ts';

/** GitHub as one installation sees it. */
export interface AppClient {
  readonly github: GitHub;
  /** Takes the server's secrets and this client's tokens out of a text. */
  readonly redact: Redact;
}

/** How a client is opened. */
export interface ClientNeeds {
  /** null: no token. */
  readonly token: string | null;
  /** Clients of one name share the pace that GitHub asks for. */
  readonly pace: string;
  /** No wait for a rate limit is longer. */
  readonly maxWaitMs: number;
  readonly redact: Redact;
}

interface InstallationsOptions {
  readonly identity: AppIdentity;
  readonly apiUrl: string;
  /** What nothing that is said may hold, besides tokens. */
  readonly secrets: readonly string[];
  readonly open: (needs: ClientNeeds) => LazyGitHub;
  /** Wall-clock time. */
  readonly now: () => Date;
}

interface KeptClient extends AppClient {
  usedAt: number;
}

/** A token lasts an hour and is replaced before its end: one before the last may still be in somebody's hands. */
const TOKENS_KEPT = 4;

/** Takes secrets out of text, and the tokens that were made last. */
export class RecentTokens {
  readonly #secrets: readonly string[];
  #tokens: readonly string[] = [];
  #redact: Redact;

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
    this.#redact = redactor(secrets);
  }

  readonly add = (token: string): void => {
    this.#tokens = [...this.#tokens, token].slice(-TOKENS_KEPT);
    this.#redact = redactor([...this.#secrets, ...this.#tokens]);
  };

  readonly redact: Redact = (text) => this.#redact(text);
}

/**
 * Clients of the App's installations, each with a token that is used until it nears its end. All clients of an installation
 * share one pace, because GitHub counts by installation; those of different ones do not wait for each other.
 */
export class Installations {
  readonly #options: InstallationsOptions;
  /** The one that was used longest ago is the first. */
  readonly #clients = new Map<string, KeptClient>();

  constructor(options: InstallationsOptions) {
    this.#options = options;
  }

  /** @param reached null: all that the installation reaches */
  client(installationId: number, reached: ReachedRepository | null): AppClient {
    const key = `${installationId} ${reached === null ? '' : (reached.id ?? fullName(reached.name).toLowerCase())}`;
    const known = this.#clients.get(key);
    if (known !== undefined) return known;
    this.#closeIdle();
    const made = this.#open(key, installationId, reached);
    this.#clients.set(key, made);
    return made;
  }

  async close(): Promise<void> {
    for (const { github } of this.#clients.values()) await github.close();
    this.#clients.clear();
  }

  #open(key: string, installationId: number, reached: ReachedRepository | null): KeptClient {
    const { identity, apiUrl, secrets, open, now } = this.#options;
    const { commandWaitMs, scanWaitMs } = GITHUB_LIMITS.installations;
    const tokens = new RecentTokens(secrets);
    const needs = {
      pace: `installation ${installationId}`,
      maxWaitMs: reached === null ? scanWaitMs : commandWaitMs,
      redact: tokens.redact,
    };
    const account = {
      identity,
      onSecret: tokens.add,
      open: (token: string) => open({ ...needs, token }),
    };
    const github = appGitHub({
      apiUrl,
      newToken: () => installationToken(account, installationId, reached),
      open: account.open,
      now,
      onUse: () => {
        made.usedAt = now().getTime();
        this.#clients.delete(key);
        this.#clients.set(key, made);
      },
    });
    const made: KeptClient = { github, redact: needs.redact, usedAt: now().getTime() };
    return made;
  }

  #closeIdle(): void {
    const { open, idleMs } = GITHUB_LIMITS.installations;
    const before = this.#options.now().getTime() - idleMs;
    for (const [key, { usedAt, github }] of this.#clients) {
      if (this.#clients.size < open || usedAt > before) return;
      this.#clients.delete(key);
      void github.close();
    }
  }
}

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
    git: (purpose, asked) => withToken(ends, (github) => github.git(purpose, asked)),
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
