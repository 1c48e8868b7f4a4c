import type { Clock, Log } from '../domain/effects.ts';
import type { Environment } from '../domain/environment.ts';
import { Secrets } from '../domain/redaction.ts';
import type { GitHub } from '../github/client.ts';
import type { RepositoryName } from '../github/names.ts';
import { type LazyGitHub, lazyGitHub } from '../run/open-github.ts';
import type { Settings } from '../settings/settings.ts';
import { VERSION } from '../version.ts';
import { appGitHub } from './app-github.ts';
import { type AppAccount, type AppIdentity, installationToken } from './app-token.ts';

/** What a line of the log is about; a part that is missing is not known. */
export interface LogContext {
  readonly installation?: number | null;
  readonly repository?: RepositoryName | null;
  readonly delivery?: string;
}

/** The server's log, and the log of one thing that it does. */
export interface AppLog extends Log {
  for(context: LogContext): Log;
}

/** What the parts of the App's server share. */
export interface AppHost {
  readonly settings: Settings;
  readonly environment: Environment;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly clock: Clock;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
  readonly log: AppLog;
  /** The folder for what outlives the process, 0700. */
  readonly data: string;
  /** Takes every secret out of a text. */
  readonly redact: (text: string) => string;
  /** Speaks to GitHub as the App itself. */
  readonly account: AppAccount;
  /** A client of all that an installation reaches. It lasts as long as the server; nobody else closes it. */
  installationGitHub(installationId: number): GitHub;
  /** A client of one repository, and of no other. `installationId` null: with the token that the server was given. */
  repositoryGitHub(installationId: number | null, repository: RepositoryName): GitHub;
  close(): Promise<void>;
}

/** What a host is made of. */
export interface AppHostOptions
  extends Pick<AppHost, 'settings' | 'environment' | 'apiUrl' | 'serverUrl' | 'clock' | 'signal' | 'data'> {
  readonly identity: AppIdentity;
  readonly secrets: readonly string[];
  /** @param redact takes every secret out of a line */
  readonly openLog: (redact: (text: string) => string) => AppLog;
}

/** The caller closes it. */
export function openAppHost(options: AppHostOptions): AppHost {
  const { settings, environment, apiUrl, clock } = options;
  const secrets = new Secrets(options.secrets);
  const log = options.openLog(secrets.redact);
  const closing = new AbortController();
  const open = (token: string | null): LazyGitHub =>
    lazyGitHub({
      token,
      apiUrl,
      clock,
      log,
      signal: closing.signal,
      timeoutMs: settings.timeoutMs,
      environment,
      version: VERSION,
    });
  const account: AppAccount = {
    identity: options.identity,
    open,
    onSecret: (token) => secrets.add(token),
  };
  const clients = new Map<string, GitHub>();
  const clientOf = (installationId: number, repository: RepositoryName | null): GitHub => {
    const key = `${installationId} ${repository === null ? '' : `${repository.owner}/${repository.repo}`}`;
    const known = clients.get(key);
    if (known !== undefined) return known;
    const github = appGitHub({
      apiUrl,
      newToken: () => installationToken(account, installationId, repository),
      open,
      now: () => new Date(),
    });
    clients.set(key, github);
    return github;
  };
  let own: LazyGitHub | null = null;
  return {
    ...options,
    log,
    redact: secrets.redact,
    account,
    installationGitHub: (installationId) => clientOf(installationId, null),
    repositoryGitHub: (installationId, repository) =>
      installationId === null
        ? (own ??= open(settings.githubToken)).get()
        : clientOf(installationId, repository),
    close: async () => {
      closing.abort();
      for (const one of [...clients.values(), ...(own === null ? [] : [own])]) await one.close();
    },
  };
}
