import { type Clock, type Environment, type Redact, redactor } from '#base';
import { lazyGitHub } from '#check';
import type { Settings } from '#contract';
import { GITHUB_LIMITS, GITHUB_TOKEN, type TokenOrigin } from '#github';
import type { AppLog } from './app-log.ts';
import type { AppAccount, AppIdentity, ReachedRepository } from './app-token.ts';
import { type AppClient, type ClientNeeds, Installations, RecentTokens } from './installations.ts';

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
  /** The folder for what outlives the process, 0700; this process has locked it. */
  readonly data: string;
  /** Whether that folder is there after the next start: it was given. */
  readonly isKept: boolean;
  /** Speaks to GitHub as the App itself. */
  readonly account: AppAccount;
  /** A client of all that an installation reaches. It lasts as long as the server; nobody else closes it. */
  installationClient(installationId: number): AppClient;
  /** A client of one repository, and of no other. `installationId` null: with the token that the server was given. */
  repositoryClient(installationId: number | null, repository: ReachedRepository): AppClient;
  close(): Promise<void>;
}

/** What a host is made of. */
export interface AppHostOptions
  extends Pick<
    AppHost,
    'settings' | 'environment' | 'apiUrl' | 'serverUrl' | 'clock' | 'signal' | 'data' | 'isKept'
  > {
  readonly identity: AppIdentity;
  readonly secrets: readonly string[];
  /** @param redact takes every secret of the server out of a line */
  readonly openLog: (redact: Redact) => AppLog;
}

/** The caller closes it. */
export function openAppHost(options: AppHostOptions): AppHost {
  const { settings, environment, apiUrl, clock, identity, secrets } = options;
  const { commandWaitMs } = GITHUB_LIMITS.installations;
  const redact = redactor(secrets);
  const log = options.openLog(redact);
  const closing = new AbortController();
  const open = (needs: ClientNeeds, origin: TokenOrigin = { kind: 'app' }): ReturnType<typeof lazyGitHub> =>
    lazyGitHub({
      ...needs,
      origin,
      apiUrl,
      clock,
      log: log.for({}, needs.redact),
      signal: closing.signal,
      timeoutMs: Infinity,
      environment,
    });
  const tokens = new RecentTokens(secrets);
  const installations = new Installations({ identity, apiUrl, secrets, open, now: () => new Date() });
  const own = open(
    { token: settings.githubToken, pace: 'own', maxWaitMs: commandWaitMs, redact },
    GITHUB_TOKEN,
  );
  return {
    ...options,
    log,
    account: {
      identity,
      open: (token) => open({ token, pace: 'app', maxWaitMs: commandWaitMs, redact: tokens.redact }),
      onSecret: tokens.add,
    },
    installationClient: (installationId) => installations.client(installationId, null),
    repositoryClient: (installationId, repository) =>
      installationId === null
        ? { github: own.get(), redact }
        : installations.client(installationId, repository),
    close: async () => {
      closing.abort();
      await installations.close();
      await own.close();
    },
  };
}
