import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserServer, chromium as driver, type LaunchOptions } from 'playwright-core';
import { browserPaths } from '../../src/program/command-line/print-pdf.ts';
import { messageOf } from '../../src/base/outcome.ts';
import { fontsInFolder } from './fonts.ts';

/** Those that the program itself finds on this system, and the one that Debian has for tests. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', ...browserPaths(process.env, process.platform)];

/**
 * Containers have no sandbox to give. And of most pages a test asks a few things: code is compiled to be fast once it has run ten times
 * as often as by default, since to do so took nearly half of the processor time of a page that is opened.
 */
const ARGS = [
  '--no-sandbox',
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000',
];

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

/**
 * The browser that comes with the packages, unpacked beside them: in the folder for temporary files, where its package puts it,
 * another person of this machine may have one that this one cannot run, or would not want to.
 */
async function packagedBrowser(): Promise<string> {
  const folder = join(CACHE, 'code-similarity-browser');
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = own;
  try {
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    renameSync(own, folder);
  } catch {
    // Another process was faster.
    rmSync(own, { recursive: true, force: true });
  }
  return path;
}

/** The program of a browser that prints: the packaged one, else an installed one. */
export async function browserPath(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const found = INSTALLED.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no browser to print with. Install Chrome or Chromium.');
  return found;
}

/**
 * Environment of a browser that, on Linux, knows the fonts of the packages alone: what is measured is the same whatever is
 * installed. Other systems have one font of their own for what our pages ask for, which nobody replaces.
 */
function withOwnFonts(): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(given),
    ...(process.platform === 'linux' ? { FONTCONFIG_FILE: fontsInFolder() } : {}),
  };
}

/** A browser of one's own. Tests share one: `sharedBrowser` of `pages.ts`. @throws where there is none */
export function launchBrowser(): Promise<Browser> {
  return launched((options) => driver.launch(options));
}

/** A browser for other processes. @throws where there is none */
export function launchBrowserServer(): Promise<BrowserServer> {
  return launched((options) => driver.launchServer(options));
}

/**
 * A browser: the one that comes with the packages (Linux x64), else an installed Chrome or Chromium.
 *
 * @throws Error where there is none: a test that is skipped proves nothing
 */
async function launched<T>(launch: (options: LaunchOptions) => Promise<T>): Promise<T> {
  const problems: string[] = [];
  const common = { args: ARGS, env: withOwnFonts() };
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      // Not the package's own arguments: they run everything in one process and switch web security off.
      return await launch({ ...common, executablePath: await packagedBrowser() });
    } catch (error) {
      problems.push(`packaged: ${messageOf(error)}`);
    }
  }
  for (const executablePath of INSTALLED) {
    if (!existsSync(executablePath)) continue;
    try {
      return await launch({ ...common, executablePath });
    } catch (error) {
      problems.push(`${executablePath}: ${messageOf(error)}`);
    }
  }
  throw new Error(
    `There is no browser to test the report page with. Install Chrome or Chromium.\n${problems.join('\n')}`,
  );
}
