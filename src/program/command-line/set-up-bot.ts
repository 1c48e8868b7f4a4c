import { ConfigurationError, type Environment, fill, visible } from '#base';
import { lazyGitHub, type LazyGitHub } from '#check';
import { DEFAULT_API_URL, DEFAULT_SERVER_URL } from '#github';
import { makeDataDir } from '#service';
import { credentialsPath, exchangeCode, readCredentials, tryToWrite } from '../app/setup/credentials.ts';
import { setUpApp } from '../app/setup/setup-server.ts';
import { type Code, exitCodeOf } from '../exit-codes.ts';
import { cancelOnSignals, stoppedBy } from '../process/cancellation.ts';
import { systemClock } from '../process/system-clock.ts';
import type { Command } from './arguments/parse-command-line.ts';
import { openBrowser } from './open-browser.ts';
import { terminalLog } from './terminal-log.ts';
import * as says from './says.ts';

type SetUpCommand = Extract<Command, { readonly kind: 'set-up-app' }>;

const EXCHANGE_MS = 60_000;

/**
 * Registers a GitHub App from a page in the browser of this machine, and keeps its credentials in the data folder.
 *
 * @throws ConfigurationError where the folder has an App already or cannot be written
 */
export async function setUpBot(command: SetUpCommand, environment: Environment): Promise<Code> {
  const { dataDir, again } = command;
  makeDataDir(dataDir);
  const path = visible(credentialsPath(dataDir));
  const known = again ? null : readCredentials(dataDir);
  if (known !== null) {
    throw new ConfigurationError(fill(says.holdsApp, { path, known: visible(known.name) }));
  }
  tryToWrite(dataDir);
  const serverUrl = originOf(environment['GITHUB_SERVER_URL'] || DEFAULT_SERVER_URL);
  const cancellation = cancelOnSignals(process);
  // Made when it is asked: a person may take an hour until then.
  const openGitHub = (): LazyGitHub =>
    lazyGitHub({
      token: null,
      origin: { kind: 'app' },
      apiUrl: environment['GITHUB_API_URL'] || DEFAULT_API_URL,
      clock: systemClock,
      log: terminalLog(process.stderr, (text) => text, false),
      signal: cancellation.signal,
      timeoutMs: EXCHANGE_MS,
      environment,
    });
  let forget = (): void => {};
  try {
    const app = await setUpApp({
      ...command,
      serverUrl,
      folder: dataDir,
      replaces: again,
      signal: cancellation.signal,
      exchange: (code) => exchangeCode(openGitHub(), code),
      onListening: (url) => {
        process.stdout.write(`register the App at ${url} (stop with Ctrl-C)\n`);
        if (process.stdout.isTTY) forget = openBrowser(url, environment);
      },
    });
    process.stdout.write(
      app === null
        ? 'stopped; nothing was registered\n'
        : `The App “${visible(app.name)}” is registered. Its key is in ${path}.\n`,
    );
    return app === null ? exitCodeOf('cancelled', 1, stoppedBy(cancellation.signal.reason)) : 0;
  } finally {
    forget();
    cancellation.release();
  }
}

function originOf(url: string): string {
  if (URL.canParse(url) && /^https?:/i.test(url)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(says.githubServer);
}
