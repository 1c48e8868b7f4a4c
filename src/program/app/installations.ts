import { type Redact, redactor } from '#base';
import type { LazyGitHub } from '#check';
import { fullName, type GitHub, GITHUB_LIMITS, type RepositoryName } from '#github';
import { appGitHub } from './app-github.ts';
import { type AppIdentity, installationToken } from './app-token.ts';

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

  /** @param repository the client reaches it and no other; null: all that the installation reaches */
  client(installationId: number, repository: RepositoryName | null): AppClient {
    const key = `${installationId} ${repository === null ? '' : fullName(repository).toLowerCase()}`;
    const known = this.#clients.get(key);
    if (known !== undefined) return known;
    this.#closeIdle();
    const made = this.#open(key, installationId, repository);
    this.#clients.set(key, made);
    return made;
  }

  async close(): Promise<void> {
    for (const { github } of this.#clients.values()) await github.close();
    this.#clients.clear();
  }

  #open(key: string, installationId: number, repository: RepositoryName | null): KeptClient {
    const { identity, apiUrl, secrets, open, now } = this.#options;
    const { commandWaitMs, scanWaitMs } = GITHUB_LIMITS.installations;
    const tokens = new RecentTokens(secrets);
    const needs = {
      pace: `installation ${installationId}`,
      maxWaitMs: repository === null ? scanWaitMs : commandWaitMs,
      redact: tokens.redact,
    };
    const account = {
      identity,
      onSecret: tokens.add,
      open: (token: string | null) => open({ ...needs, token }),
    };
    const github = appGitHub({
      apiUrl,
      newToken: () => installationToken(account, installationId, repository),
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
