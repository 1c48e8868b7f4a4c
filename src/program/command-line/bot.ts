import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ConfigurationError, type Environment, type Redact } from '#base';
import { parseSettings, secretsOf } from '#contract';
import { DEFAULT_API_URL, DEFAULT_SERVER_URL } from '#github';
import { makeDataDir } from '#service';
import { removeFolder } from '#system';
import { type AppLog, jsonLog, textLog } from '../app/app-log.ts';
import { readAppIdentity } from '../app/app-token.ts';
import { type AppConfig, NO_APP_CONFIG, readAppConfig } from '../app/scans/app-config.ts';
import { serveApp } from '../app/serve-app.ts';
import { readCredentials } from '../app/setup/credentials.ts';
import { givenText } from '../config-text.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import { makeTempDir, TEMP_VARIABLE } from '../process/machine-limit.ts';
import { systemClock } from '../process/system-clock.ts';
import { type Command, withEnvironment } from './arguments/parse-command-line.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { terminalLog } from './terminal-log.ts';
import * as says from './says.ts';

type BotCommand = Extract<Command, { readonly kind: 'bot' }>;

/** Answers a GitHub App's webhook until it is stopped. @throws ConfigurationError where it is not said who the App is */
export async function serveBot(command: BotCommand, environment: Environment): Promise<0> {
  const kept = command.dataDir === null ? null : readCredentials(command.dataDir);
  const webhookSecret = environment['WEBHOOK_SECRET'] || (kept?.webhookSecret ?? '');
  const privateKey = privateKeyOf(environment['APP_PRIVATE_KEY'] || (kept?.privateKey ?? ''));
  const identity = readAppIdentity(environment['APP_ID'] || (kept?.clientId ?? ''), privateKey);
  const raw = withEnvironment(command.inputs, environment);
  const secrets = [...secretsOf(raw), ...environmentSecrets(environment)];
  const facts = { event: 'issue_comment', repositoryOwner: null, isFork: false };
  const { settings } = parseSettings({ ...raw, mode: 'bot' }, null, facts, secrets);
  const appConfig = appConfigIn(command.appConfig);
  const cancellation = cancelOnSignals(process);
  const folder = dataFolder(command.dataDir);
  try {
    await serveApp({
      identity,
      settings,
      environment,
      apiUrl: environment['GITHUB_API_URL'] || DEFAULT_API_URL,
      serverUrl: environment['GITHUB_SERVER_URL'] || DEFAULT_SERVER_URL,
      clock: systemClock,
      signal: cancellation.signal,
      data: folder.path,
      isKept: command.dataDir !== null,
      cut: cancellation.again,
      metricsAt:
        command.metricsPort === null ? null : { host: command.metricsHost, port: command.metricsPort },
      secrets: [webhookSecret, privateKey, ...secrets],
      openLog: (redact) => openLog(command.logFormat, redact, environment['RUNNER_DEBUG'] === '1'),
      host: command.host,
      port: command.port,
      webhookSecret,
      concurrency: command.concurrency,
      appConfig,
      inputs: raw,
      onListening: (url) => process.stdout.write(`listening on ${url}\n`),
    });
  } finally {
    cancellation.release();
    await folder.release();
  }
  return 0;
}

function openLog(format: BotCommand['logFormat'], redact: Redact, verbose: boolean): AppLog {
  if (format === 'text') return textLog(terminalLog(process.stderr, redact, verbose));
  const write = (line: string): void => {
    process.stderr.write(line);
  };
  return jsonLog({ write, redact, verbose });
}

/** The folder that was given; null: one that ends with the process. @throws ConfigurationError where it cannot be made */
function dataFolder(given: string | null): { readonly path: string; release(): Promise<void> } {
  if (given !== null) {
    makeDataDir(given);
    return { path: given, release: async () => {} };
  }
  const path = makeTempDir(tmpdir(), TEMP_VARIABLE, 'code-similarity-bot-');
  process.stderr.write(`${says.noteWithoutData}\n`);
  return { path, release: () => removeFolder(path) };
}

/** @throws ConfigurationError where it cannot be read, or something is wrong in it */
function appConfigIn(path: string | null): AppConfig {
  if (path === null) return NO_APP_CONFIG;
  return readAppConfig(givenText(path, '--app-config'), path);
}

/** @throws ConfigurationError where there is no key, or it cannot be read */
function privateKeyOf(given: string): string {
  if (given === '') throw new ConfigurationError(says.appPrivate);
  if (given.includes('-----BEGIN') || !existsSync(given)) return given.replaceAll('\\n', '\n');
  return givenText(given, 'APP_PRIVATE_KEY');
}
