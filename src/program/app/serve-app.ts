import { Cancelled, GitHubError, messageOf, untilAborted } from '#base';
import { parseAllowList, RightsMemory } from '#bot';
import type { RawInputs } from '#contract';
import { lockFolder } from '#service';
import { startMetricsPort } from '#system';
import { answerCall } from './answer-call.ts';
import { type AppHost, type AppHostOptions, openAppHost } from './app-host.ts';
import { readAppName } from './app-token.ts';
import { commentHandler, type DeliveryHandler } from './delivery.ts';
import { Deliveries } from './deliveries.ts';
import { Inbox, openAppDatabase } from './inbox.ts';
import { Metrics } from './metrics.ts';
import { redeliverEachHour } from './redelivery.ts';
import type { AppConfig } from './scans/app-config.ts';
import { type Scans, startScans } from './scans/start-scans.ts';
import { startWebhookServer } from './webhook-server.ts';

/** What the server is started with. */
interface AppOptions extends AppHostOptions {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly webhookSecret: string;
  /** Checks that run at once. */
  readonly concurrency: number;
  readonly appConfig: AppConfig;
  /** As the server was given them. */
  readonly inputs: RawInputs;
  /** Where `GET /metrics` is answered; null: nowhere. */
  readonly metricsAt: { readonly host: string; readonly port: number } | null;
  /** Aborted where what runs is to be cut off as well. */
  readonly cut: AbortSignal;
  /** Told where it listens. */
  readonly onListening: (url: string) => void;
}

/**
 * Answers a GitHub App's webhook until `signal` is aborted, and finishes then what it has begun.
 *
 * @throws ConfigurationError where it cannot listen, where another process has its folder, or where GitHub does not know the App
 */
export async function serveApp(options: AppOptions): Promise<void> {
  const lock = await lockFolder(options.data);
  const host = openAppHost(options);
  const ending = new AbortController();
  const metrics = new Metrics();
  const now = (): number => Date.now();
  let inbox: Inbox | null = null;
  let scans: Scans | null = null;
  try {
    const database = await openAppDatabase(options.data);
    inbox = await Inbox.open(database, now, (sentence) => host.log.warning(sentence));
    scans = await startScans(
      { ...host, signal: AbortSignal.any([host.signal, ending.signal]) },
      options.appConfig,
      options.inputs,
      metrics,
      inbox.jobs,
    );
    const rights = new RightsMemory(() => host.clock.now());
    const listed = parseAllowList(options.settings.botUsers).logins;
    const answer = commentHandler(
      (call, turn) => answerCall(call, turn, host, rights),
      (repository, login) =>
        rights.wasAllowed(repository, login) ?? (listed.has(login.toLowerCase()) ? true : null),
    );
    await serve(host, options, metrics, inbox, { issue_comment: answer, push: scans.onPush });
  } finally {
    ending.abort(new Cancelled('The server stops.'));
    await scans?.done;
    await inbox?.close();
    await host.close();
    lock.release();
  }
}

async function serve(
  host: AppHost,
  options: AppOptions,
  metrics: Metrics,
  inbox: Inbox,
  on: Readonly<Record<string, DeliveryHandler>>,
): Promise<void> {
  const { log, clock, apiUrl, serverUrl, isKept } = host;
  const now = (): number => Date.now();
  metrics.set('start_time_seconds', Math.round(now() / 1000));
  metrics.read('resident_memory_bytes', () => process.memoryUsage.rss());
  const { concurrency } = options;
  const deliveries = new Deliveries({
    apiUrl,
    serverUrl,
    log,
    clock,
    now,
    inbox,
    isKept,
    metrics,
    on,
    concurrency,
  });
  void untilAborted(options.cut).then(() => deliveries.cut());
  const { host: address, port, webhookSecret: secret, metricsAt } = options;
  const metricsServer =
    metricsAt === null
      ? null
      : await startMetricsPort(metricsAt, ['/metrics'], (request) => metrics.answer(request));
  try {
    const server = await startWebhookServer({ secret, host: address, port, clock, deliveries });
    options.onListening(server.url);
    if (metricsServer !== null) log.info(`Numbers for Prometheus: ${metricsServer.url}`);
    const stopped = untilAborted(host.signal);
    // A push that did not arrive is made up for by the next scan of the schedule.
    const events = new Set(['issue_comment']);
    const redelivery = { account: host.account, clock, now, log, inbox, metrics, events };
    const life = async (): Promise<void> => {
      const isApp = await meetApp(host);
      const takeUp = (): Promise<void> => deliveries.takeUp();
      if (isApp) await redeliverEachHour(redelivery, host.signal, takeUp);
      else await takeUp();
      await stopped;
    };
    try {
      await Promise.race([stopped, life()]);
    } finally {
      await server.close();
    }
  } finally {
    await metricsServer?.close();
  }
}

/**
 * Asks GitHub whether it knows the App, so that a wrong key is found before the first command is lost. A GitHub that cannot be
 * asked is no reason to stop. @returns whether there is an App. @throws ConfigurationError
 */
async function meetApp({ settings, log, account }: AppHost): Promise<boolean> {
  try {
    log.info(`GitHub knows the App: ${await readAppName(account)}.`);
    return true;
  } catch (error) {
    if (error instanceof Cancelled) return false;
    // With a token of its own, a repository's webhook is answered all the same.
    if (!(error instanceof GitHubError) && settings.githubToken === null) throw error;
    log.warning(messageOf(error));
    return error instanceof GitHubError;
  }
}
