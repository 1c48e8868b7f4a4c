/**
 * Takes the pictures of the documentation anew: of the report that the built command line makes of the sample class, and of the
 * comment that the built action writes on a pull request.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser/browser.ts';
import { commentPage } from './comment-page.ts';
import { sampleComment } from './sample-comment.ts';

const ROOT = join(import.meta.dirname, '..');
const SAMPLE = join(ROOT, 'examples', 'sample-class');

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** What is done on the page before the picture is taken. */
  readonly steps: (page: Page) => Promise<void>;
}

/** By the name of the file in docs/images. */
const PICTURES: Readonly<Record<string, Picture>> = {
  report: { width: 1200, height: 757, scheme: 'light', steps: async () => {} },
  phone: { width: 390, height: 844, scheme: 'light', steps: async () => {} },
  comparison: { width: 1200, height: 760, scheme: 'light', steps: compare },
  'comparison-dark': { width: 1200, height: 760, scheme: 'dark', steps: compare },
  // Lines that are not shared.
  dark: {
    width: 1200,
    height: 760,
    scheme: 'dark',
    steps: async (page) => {
      await openPair(page, 'farid', 'hugo');
      await page.keyboard.press('g');
    },
  },
};

/** The second fragment, with a long list of renamed names. */
async function compare(page: Page): Promise<void> {
  await openPair(page, 'greta', 'imani');
  await page.keyboard.press('j');
}

async function openPair(page: Page, a: string, b: string): Promise<void> {
  await page.getByRole('link', { name: 'Pairs', exact: true }).first().click();
  const row = page.getByRole('row').filter({ hasText: a }).filter({ hasText: b }).first();
  await row.locator('a[href*="#/compare/"]').first().click();
  await page.locator('.code').first().waitFor();
}

async function take(browser: Browser, address: string, name: string, picture: Picture): Promise<void> {
  const { width, height, scheme, steps } = picture;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('h1, h2').first().waitFor();
  await steps(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(ROOT, 'docs', 'images', `${name}.png`) });
  await context.close();
}

/** What the author of a pull request reads in a private repository. */
async function takeComment(browser: Browser): Promise<void> {
  const markdown = await sampleComment({
    'student-feedback': 'full',
    policy: 'https://cs101.example/collaboration',
  });
  for (const scheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width: 900, height: 600 }, colorScheme: scheme });
    const page = await context.newPage();
    await page.setContent(commentPage(markdown));
    const name = scheme === 'light' ? 'comment.png' : 'comment-dark.png';
    await page.locator('body').screenshot({ path: join(ROOT, 'docs', 'images', name) });
    await context.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-pictures-'));
const browser = await launchBrowser();
try {
  const given = ['--starter', join(SAMPLE, 'starter'), '--people', join(SAMPLE, 'people.csv')];
  const options = [...given, '--fail-on', 'never', '--on-incomplete', 'warn'];
  const check = [join(ROOT, 'dist', 'cli.js'), 'check', join(SAMPLE, 'submissions'), ...options];
  const run = spawnSync(process.execPath, [...check, '--report-dir', folder], { stdio: 'inherit' });
  if (run.status !== 0) throw new Error(`the check of the sample class ended with ${run.status}`);
  const address = pathToFileURL(join(folder, 'index.html')).href;
  for (const [name, picture] of Object.entries(PICTURES)) await take(browser, address, name, picture);
  await takeComment(browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
