import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../temporary.ts';
import type { OtherBrowser, Tab } from './tab.ts';

/*
 * A Firefox as people have it, driven by WebDriver BiDi. Playwright drives a Firefox of its own making, and speaks BiDi with the
 * newest alone: what Debian keeps for years does not know all that it asks for.
 */

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** The program of the Firefox of this system. */
export function firefoxPath(): string | undefined {
  return INSTALLED.find((path) => existsSync(path));
}

/** What the page saves goes into a folder without a question, and the browser asks nobody for news of itself. */
const preferences = (saved: string): Readonly<Record<string, unknown>> => ({
  'browser.download.folderList': 2,
  'browser.download.dir': saved,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': '',
});

/** Starts it with a profile of its own. @throws where there is none, or it does not answer */
export async function startFirefox(): Promise<OtherBrowser> {
  const program = firefoxPath();
  if (program === undefined) throw new Error('there is no Firefox');
  const profile = temporaryFolder('firefox');
  const saved = join(profile, 'saved');
  mkdirSync(saved);
  const lines = Object.entries(preferences(saved)).map(
    (entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const own = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(own, 'exit');
  const bidi = await connect(await addressSaidBy(createInterface(own.stderr)));
  await bidi.ask('session.new', { capabilities: {} });
  return {
    open: async (url) => {
      const { context } = await bidi.ask('browsingContext.create', { type: 'tab' });
      await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' });
      return tabIn(bidi, context, saved);
    },
    close: async () => {
      own.kill();
      await ended;
    },
  };
}

async function addressSaidBy(lines: AsyncIterable<string>): Promise<string> {
  const said: string[] = [];
  for await (const line of lines) {
    const [, address] = /BiDi listening on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
    said.push(line);
  }
  throw new Error(`Firefox ended before it listened:\n${said.join('\n')}`);
}

function tabIn(bidi: Bidi, context: unknown, saved: string): Tab {
  return {
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await bidi.ask('script.evaluate', {
        // A text, whatever the value is made of: the protocol writes each part of it with its type.
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { readonly value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    choose: async (selector, files) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await bidi.ask('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 });
      const [element] = nodes as readonly unknown[];
      if (element === undefined) throw new Error(`nothing is ${selector}`);
      await bidi.ask('input.setFiles', { context, element, files });
    },
    saved,
  };
}

interface Bidi {
  /** @throws what it refuses */
  readonly ask: (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;
}

interface Answer {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result: Readonly<Record<string, unknown>>;
}

async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== null) waiting.get(answer.id)?.(answer);
  });
  let asked = 0;
  return {
    ask: async (method, params) => {
      const id = ++asked;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await promise;
      waiting.delete(id);
      if (answer.type === 'error') throw new Error(`${method}: ${JSON.stringify(answer)}`);
      return answer.result;
    },
  };
}
