import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../server/login/browser.ts';
import { temporaryFolder } from '../temporary.ts';
import type { OtherBrowser, Tab } from './tab.ts';

/* The WebKit of GTK, of what runs on Linux the nearest to Safari, driven by classic WebDriver on a screen that nobody sees. */

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** The smallest browser that has this engine. */
function program(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').at(-1);
}

export function hasWebKit(): boolean {
  return existsSync(DRIVER) && existsSync(SCREEN) && program() !== undefined;
}

/** Starts it with a home of its own. @throws where it does not start */
export async function startWebKit(): Promise<OtherBrowser> {
  const home = temporaryFolder('webkit');
  const saved = join(home, 'saved');
  mkdirSync(saved);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${saved}"\n`);
  const screen = spawn(SCREEN, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, HOME: home, XDG_CONFIG_HOME: home },
  });
  const ask = asking(`http://127.0.0.1:${port}`);
  // A port that is taken only a moment later.
  while (
    !(await ask('GET', '/status').then(
      () => true,
      () => false,
    ))
  ) {
    await setTimeout(50);
  }
  const session = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: program(), args: ['--automation'] } },
    },
  });
  const { sessionId } = session as { readonly sessionId: string };
  const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/timeouts', { script: 600_000 });
  return {
    open: async (url) => {
      await inSession('POST', '/url', { url });
      return tabIn(inSession, saved);
    },
    close: async () => {
      await inSession('DELETE', '');
      for (const own of [driver, screen]) {
        const ended = once(own, 'exit');
        own.kill();
        await ended;
      }
    },
  };
}

function tabIn(ask: Ask, saved: string): Tab {
  return {
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        (async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }));`;
      const { value, error } = (await ask('POST', '/execute/async', { script, args: [] })) as {
        readonly value?: unknown;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    choose: async (selector, paths) => {
      const element = await ask('POST', '/element', { using: 'css selector', value: selector });
      const [id] = Object.values(element as Readonly<Record<string, string>>);
      await ask('POST', `/element/${id}/value`, { text: paths.join('\n') });
    },
    saved,
  };
}

/** @throws what the driver refuses */
type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function asking(address: string): Ask {
  return async (method, path, body) => {
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method, ...given });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}
