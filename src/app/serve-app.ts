import { Cancelled, GitHubError } from '../domain/outcome.ts';
import type { RawInputs } from '../settings/raw-inputs.ts';
import { messageOf } from '../text/message-of.ts';
import { answerCall } from './answer-call.ts';
import { type AppHostOptions, openAppHost, type AppHost } from './app-host.ts';
import { readAppName } from './app-token.ts';
import { commentHandler } from './comment-handler.ts';
import type { AppConfig } from './scans/app-config.ts';
import { type Scans, startScans } from './scans/start-scans.ts';
import { startWebhookServer } from './webhook-server.ts';

/** What the server is started with. */
export interface AppOptions extends AppHostOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly webhookSecret: string;
  /** Checks that run at once. */
  readonly concurrency: number;
  readonly appConfig: AppConfig;
  /** As the server was given them. */
  readonly inputs: RawInputs;
  /** Told where it listens. */
  readonly onListening: (url: string) => void;
}

/**
 * Answers a GitHub App's webhook until `signal` is aborted, and finishes then what it has begun.
 *
 * @throws ConfigurationError where it cannot listen, or where GitHub does not know the App
 */
export async function serveApp(options: AppOptions): Promise<void> {
  const host = openAppHost(options);
  const ending = new AbortController();
  let scans: Scans | null = null;
  try {
    scans = await startScans(
      { ...host, signal: AbortSignal.any([host.signal, ending.signal]) },
      options.appConfig,
      options.inputs,
    );
    const server = await startWebhookServer({
      secret: options.webhookSecret,
      host: options.host,
      port: options.port,
      apiUrl: host.apiUrl,
      serverUrl: host.serverUrl,
      log: host.log,
      clock: host.clock,
      concurrency: options.concurrency,
      on: {
        issue_comment: commentHandler((call, turn) => answerCall(call, turn, host)),
        push: scans.onPush,
      },
    });
    options.onListening(server.url);
    const stopped = new Promise<void>((resolve) => {
      host.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await Promise.race([stopped, meetApp(host).then(() => stopped)]);
    } finally {
      await server.close();
    }
  } finally {
    ending.abort(new Cancelled('The server stops.'));
    await scans?.done;
    await host.close();
  }
}

/**
 * Asks GitHub whether it knows the App, so that a wrong key is found before the first command is lost. A GitHub that cannot be
 * asked is no reason to stop. @throws ConfigurationError
 */
async function meetApp({ settings, log, account }: AppHost): Promise<void> {
  try {
    log.info(`GitHub knows the App: ${await readAppName(account)}.`);
  } catch (error) {
    if (error instanceof Cancelled) return;
    // With a token of its own, a repository's webhook is answered all the same.
    if (!(error instanceof GitHubError) && settings.githubToken === null) throw error;
    log.warning(messageOf(error));
  }
}
