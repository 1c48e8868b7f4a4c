import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { effectsOf, pullRequestCases } from '../bot/answer-command.ts';
import { appGitHub } from '../bot/app-github.ts';
import {
  type AppAccount,
  type AppIdentity,
  installationToken,
  readAppIdentity,
  readAppName,
} from '../bot/app-token.ts';
import { handleRequest } from '../bot/handle.ts';
import type { Turn } from '../bot/job-queue.ts';
import { startWebhookServer, type WebhookCall } from '../bot/webhook-server.ts';
import { Cancelled, ConfigurationError, GitHubError } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import { DEFAULT_API_URL } from '../github/client.ts';
import { fullName } from '../github/names.ts';
import type { World } from '../run/world.ts';
import { main } from '../run/main.ts';
import { NOTHING_PRIOR } from '../run/prior.ts';
import { type LazyGitHub, lazyGitHub } from '../run/open-github.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import type { Environment } from '../domain/environment.ts';
import { redactDeep, Secrets } from '../domain/redaction.ts';
import { systemClock } from '../process/system-clock.ts';
import { makeTempDir } from '../process/temp-dir.ts';
import { VERSION } from '../version.ts';
import { commentKey } from '../publish/channels.ts';
import { publishComment } from '../publish/comment.ts';
import { newSalt, stateStoreOf } from '../scan/store/open-store.ts';
import { withEnvironment } from './arguments/parse-command-line.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import { type RawInputs, secretsOf } from '../settings/raw-inputs.ts';
import type { Settings } from '../settings/settings.ts';
import { terminalLog } from './terminal-log.ts';
import { messageOf } from '../text/message-of.ts';

/** What the comments of an App's checks go by, apart from those of workflows. */
const REPORT_KEY = { workflow: 'app', job: 'bot' } as const;

/** Answers a GitHub App's webhook until it is stopped. @throws ConfigurationError where it is not said who the App is */
export async function serveBot(
  command: {
    readonly host: string;
    readonly port: number;
    readonly concurrency: number;
    readonly inputs: RawInputs;
  },
  environment: Environment,
): Promise<0 | 1> {
  const secret = environment['WEBHOOK_SECRET'] ?? '';
  const privateKey = privateKeyOf(environment['APP_PRIVATE_KEY'] ?? '');
  const app = readAppIdentity(environment['APP_ID'] ?? '', privateKey);
  const raw = withEnvironment(command.inputs, environment);
  const secrets = [secret, privateKey, ...secretsOf(raw)];
  const log = logOf(new Secrets(secrets), environment);
  const { settings } = parseSettings({ ...raw, mode: 'bot' }, null, {
    event: 'issue_comment',
    repositoryOwner: null,
    isFork: false,
  });
  const cancellation = cancelOnSignals(process);
  const apiUrl = environment['GITHUB_API_URL'] ?? DEFAULT_API_URL;
  const host: Host = { app, settings, apiUrl, environment, log, secrets };
  const server = await startWebhookServer({
    secret,
    host: command.host,
    port: command.port,
    apiUrl,
    serverUrl: environment['GITHUB_SERVER_URL'] ?? 'https://github.com',
    log,
    clock: systemClock,
    work: (call, turn) => answer(call, turn, host),
    concurrency: command.concurrency,
  });
  process.stdout.write(`listening on ${server.url}\n`);
  const stopped = new Promise<void>((resolve) => {
    cancellation.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const account = { identity: app, open: opener(host, cancellation.signal), onSecret: () => {} };
    await Promise.race([stopped, meetApp(host, account).then(() => stopped)]);
  } finally {
    await server.close();
    cancellation.release();
  }
  return 0;
}

interface Host {
  readonly app: AppIdentity;
  readonly settings: Settings;
  readonly apiUrl: string;
  readonly environment: Environment;
  readonly log: ReturnType<typeof terminalLog>;
  readonly secrets: readonly string[];
}

function logOf({ redact }: Secrets, environment: Environment): ReturnType<typeof terminalLog> {
  return terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
}

type Open = (token: string | null) => LazyGitHub;

function opener({ apiUrl, log, settings, environment }: Host, signal: AbortSignal): Open {
  const { timeoutMs } = settings;
  return (token) =>
    lazyGitHub({ token, apiUrl, clock: systemClock, log, signal, timeoutMs, environment, version: VERSION });
}

/** One delivery, with a token that reaches its repository alone. */
async function answer(call: WebhookCall, turn: Turn, host: Host): Promise<void> {
  const { settings } = host;
  const { repository } = call.request;
  // Its tokens are secrets of this delivery alone.
  const secrets = new Secrets(host.secrets);
  const log = logOf(secrets, host.environment);
  const controller = new AbortController();
  const open = opener({ ...host, log }, controller.signal);
  const github = githubFor(call, host, open, {
    identity: host.app,
    // Deliveries that ask for one repository's token at once share the request: it does not end with one of them.
    open: opener({ ...host, log }, new AbortController().signal),
    onSecret: (token) => secrets.add(token),
  });
  const tempDir = makeTempDir(tmpdir(), 'TMPDIR');
  try {
    const world: World = {
      clock: systemClock,
      random: Math.random,
      log,
      signal: controller.signal,
      workspace: tempDir,
      tempDir,
      redact: secrets.redact,
      environment: host.environment,
      // Deliveries are not counted, and no clock tells which came first: one that is sent again takes up what bears its key.
      run: { runId: `app-${call.request.key}`, jobSlug: 'bot', attempt: null },
      endsAtMs: Infinity,
      defaultLabel: fullName(repository),
      title: fullName(repository),
      event: call.event,
      github: github.get,
      collector: github.get,
      runUrl: null,
      toolVersion: VERSION,
      date: () => new Date(),
      onCheck: (id) => log.debug(`The check has the id ${id}.`),
    };
    const effects = effectsOf({
      settings,
      world,
      store: () => stateStoreOf(settings, world),
      newSalt,
      check: (own, around) => turn.long(() => checkAndComment(own, around, call, log)),
    });
    const result = await handleRequest(call.request, effects, { botUsers: settings.botUsers, runUrl: null });
    if (result.kind === 'failed') {
      log.warning(`The command ${call.request.key} failed: ${result.failure.message}`);
    } else {
      log.info(`The command ${call.request.key}: ${result.kind}.`);
    }
  } finally {
    controller.abort(new Cancelled('The command is done.'));
    await github.close();
    await rm(tempDir, { recursive: true, force: true });
  }
}

async function checkAndComment(
  settings: Settings,
  world: World,
  call: WebhookCall,
  log: Host['log'],
): Promise<RunReport> {
  const cases = await pullRequestCases(stateStoreOf(settings, world), world);
  const { pullRequest } = world.event;
  if (pullRequest === null) throw new Error('a check of the bot has a pull request');
  const result = await main(settings, world, { ...NOTHING_PRIOR, cases });
  try {
    const report = redactDeep(result.report, world.redact);
    const published = await publishComment(
      {
        github: world.github(),
        repository: call.request.repository,
        pullNumber: pullRequest.number,
        headSha: pullRequest.headSha,
        key: commentKey(settings.commentKey, REPORT_KEY),
        report,
        audience: 'student',
      },
      log,
    );
    log.info(published.sentence);
    return report;
  } finally {
    for (const warning of await result.finish()) log.warning(warning);
  }
}

/** GitHub for one call; whatever was opened for it is closed with it. */
function githubFor(
  call: WebhookCall,
  { settings, apiUrl }: Host,
  open: Open,
  account: AppAccount,
): LazyGitHub {
  const { installationId, request } = call;
  // A webhook of a single repository comes without an App: then the token is the one that was given.
  if (installationId === null) return open(settings.githubToken);
  const github = appGitHub({
    apiUrl,
    newToken: () => installationToken(account, installationId, request.repository),
    open,
    now: () => new Date(),
  });
  return { get: () => github, close: () => github.close() };
}

/**
 * Asks GitHub whether it knows the App, so that a wrong key is found before the first command is lost. A GitHub that cannot be
 * asked is no reason to stop. @throws ConfigurationError
 */
async function meetApp({ settings, log }: Host, account: AppAccount): Promise<void> {
  try {
    log.info(`GitHub knows the App: ${await readAppName(account)}.`);
  } catch (error) {
    if (error instanceof Cancelled) return;
    // With a token of its own, a repository's webhook is answered all the same.
    if (!(error instanceof GitHubError) && settings.githubToken === null) throw error;
    log.warning(messageOf(error));
  }
}

function privateKeyOf(given: string): string {
  if (given === '') {
    throw new ConfigurationError(
      'APP_PRIVATE_KEY is missing: the text of the .pem file that GitHub made for the App, or its path. APP_ID and WEBHOOK_SECRET belong to it.',
    );
  }
  if (given.includes('-----BEGIN') || !existsSync(given)) return given.replaceAll('\\n', '\n');
  return readFileSync(given, 'utf8');
}
