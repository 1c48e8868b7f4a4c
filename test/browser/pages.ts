import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Audience, RunReport } from '../../src/contract/report.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';

/** Report pages in a browser. */
export interface Pages {
  /** Writes a report; the address of its page. */
  readonly write: (
    name: string,
    run: RunReport,
    readSource: ReadSource,
    audience?: Audience,
  ) => Promise<string>;
  /** Opens a page; what it says on the console, or asks for, fails the test. */
  readonly open: (url: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Says that a test is done with a page before it ends. */
  readonly close: (page: Page) => Promise<void>;
  /** What the page said or asked for since it was opened, which a test that expects it takes away. */
  readonly complaints: () => readonly string[];
}

/** What `shared.ts` keeps for all files of a run. @throws why there is none */
export async function shared(what: 'browser' | 'template' | 'check'): Promise<string> {
  const response = await fetch(`${inject('browsing')}/${what}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** The browser of this run. Closing it ends what the file opened in it. */
export async function sharedBrowser(): Promise<Browser> {
  return chromium.connect(await shared('browser'));
}

const VIEWPORT = { width: 1280, height: 900 };

/** A fresh profile of that browser. Only the test's own limit ends a wait in it: a busy machine is no finding. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  context.setDefaultTimeout(0);
  return context;
}

/** A page that tests of a file use in turn, with what its profile was made with. */
interface Lent {
  readonly profile: BrowserContextOptions;
  readonly page: Page;
}

/**
 * A page as a new profile has it, from those that earlier tests are done with: in a new profile a page has a process of its own, where
 * all of its code is compiled anew, which takes twice the processor time.
 */
async function lend(
  browser: Browser,
  idle: Lent[],
  { viewport = VIEWPORT, colorScheme = 'light', ...profile }: BrowserContextOptions,
): Promise<Lent> {
  const at = idle.findIndex((one) => isDeepStrictEqual(one.profile, profile));
  const [found] = at === -1 ? [] : idle.splice(at, 1);
  const page = found?.page ?? (await (await newContext(browser, profile)).newPage());
  await page.setViewportSize(viewport ?? VIEWPORT);
  await page.emulateMedia({ colorScheme });
  return { profile, page };
}

/** Takes away what a test left in a page. @returns whether that could be done */
async function cleared(page: Page): Promise<boolean> {
  page.removeAllListeners();
  try {
    await page.unrouteAll();
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await page.emulateMedia({ media: null });
    await page.goto('about:blank');
    return true;
  } catch {
    await page.context().close();
    return false;
  }
}

/** The page of a report and a browser for the tests of a file. */
export function reportPages(): Pages {
  let browser: Browser;
  let directory = '';
  let template = '';
  let complaints: string[] = [];
  const idle: Lent[] = [];
  const lent: Lent[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'report-page-'));
    template = await shared('template');
    browser = await sharedBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await rm(directory, { recursive: true });
  });

  const taken = (): readonly string[] => {
    const all = complaints;
    complaints = [];
    return all;
  };
  afterEach(() => expect(taken()).toEqual([]));
  const done = async (one: Lent): Promise<void> => {
    if (await cleared(one.page)) idle.push(one);
  };
  afterEach(async () => {
    for (const one of lent.splice(0)) await done(one);
  });

  return {
    complaints: taken,
    async write(name, run, readSource, audience = 'staff') {
      const { html } = await writeReportFiles(run, {
        directory: join(directory, name),
        audience,
        template,
        readSource,
      });
      return pathToFileURL(html).href;
    },
    async open(url, options = {}) {
      const one = await lend(browser, idle, options);
      lent.push(one);
      const { page } = one;
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
      page.on('request', (request) => {
        const asked = request.url();
        if (asked.split('#')[0] !== url.split('#')[0] && !/^(?:data|blob):/.test(asked)) {
          complaints.push(`request: ${asked}`);
        }
      });
      await page.goto(url);
      await page.locator('h1').first().waitFor();
      return page;
    },
    async close(page) {
      const at = lent.findIndex((one) => one.page === page);
      for (const one of lent.splice(at, 1)) await done(one);
    },
  };
}

/** Waits until an expression is true in the page; the page's own policy forbids Playwright's way of waiting. */
export async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(`Boolean(${expression})`)).toBe(true);
}

/** Titles of the elements that a selector finds. */
export function titles(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll('${selector}')].map((one) => one.title)`);
}
