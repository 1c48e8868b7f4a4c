import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { browserPaths } from '../../src/command-line/print-pdf.ts';
import { messageOf } from '../../src/text/message-of.ts';

/** Those that the program itself finds on this system, and the one that Debian has for tests. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', ...browserPaths(process.env, process.platform)];

/** Containers have no sandbox to give. */
const ARGS = ['--no-sandbox'];

/** The program of a browser that prints: the packaged one, else an installed one. */
export async function browserPath(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return await chromium.executablePath();
  const found = INSTALLED.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no browser to print with. Install Chrome or Chromium.');
  return found;
}

/**
 * A browser: the one that comes with the packages (Linux x64), else an installed Chrome or Chromium.
 *
 * @throws Error where there is none: a test that is skipped proves nothing
 */
export async function launchBrowser(): Promise<Browser> {
  const problems: string[] = [];
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      // Not the package's own arguments: they run everything in one process and switch web security off.
      return await driver.launch({ executablePath: await chromium.executablePath(), args: ARGS });
    } catch (error) {
      problems.push(`packaged: ${messageOf(error)}`);
    }
  }
  for (const executablePath of INSTALLED) {
    if (!existsSync(executablePath)) continue;
    try {
      return await driver.launch({ executablePath, args: ARGS });
    } catch (error) {
      problems.push(`${executablePath}: ${messageOf(error)}`);
    }
  }
  throw new Error(
    `There is no browser to test the report page with. Install Chrome or Chromium.\n${problems.join('\n')}`,
  );
}
