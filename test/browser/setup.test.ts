import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppCredentials } from '../../src/program/app/setup/credentials.ts';
import { setUpApp } from '../../src/program/app/setup/setup-server.ts';
import { temporaryFolder } from '../temporary.ts';
import { some } from '../suite.ts';
import { accessibilityViolations } from './axe.ts';
import { newContext, sharedBrowser } from './pages.ts';

/* The page that registers an App, pressed by a person: what the policy forbids a browser would show here and nowhere else. */

const APP: AppCredentials = {
  id: 7,
  clientId: 'Iv23li7',
  name: 'similarity cs101',
  url: 'https://github.com/apps/similarity-cs101',
  privateKey: '-----BEGIN RSA PRIVATE KEY-----',
  webhookSecret: 'hush',
};

let browser: Browser;
let url = '';
let controller: AbortController;
let done: Promise<unknown>;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  controller = new AbortController();
  url = await new Promise((resolve, reject) => {
    done = setUpApp({
      host: '127.0.0.1',
      port: 0,
      folder: temporaryFolder('setup'),
      replaces: false,
      organization: 'cs101',
      publicUrl: 'https://similarity.cs101.example',
      serverUrl: 'https://github.com',
      signal: controller.signal,
      exchange: () => Promise.resolve(APP),
      onListening: resolve,
    });
    done.catch(reject);
  });
});
afterEach(async () => {
  controller.abort();
  await done;
});

/** A page whose GitHub takes what is posted to it and sends the browser back. */
async function opened(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; posted: string[]; said: string[] }> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  const said: string[] = [];
  const posted: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.route('https://github.com/**', async (route) => {
    const request = route.request();
    const sent = new URLSearchParams(request.postData() ?? '').get('manifest') ?? '';
    posted.push(`${request.method()} ${new URL(request.url()).pathname}`);
    const back = new URL((JSON.parse(sent) as { readonly redirect_url: string }).redirect_url);
    back.searchParams.set('code', 'abc');
    back.searchParams.set('state', new URL(request.url()).searchParams.get('state') ?? '');
    await route.fulfill({ contentType: 'text/html', body: `<a href="${back.href}">Create GitHub App</a>` });
  });
  await page.goto(url);
  return { page, posted, said };
}

test('a press on the button registers the App, and the last page says what to do', async () => {
  const { page, posted, said } = await opened();
  await page.getByRole('button', { name: 'Register this App on github.com' }).first().click();
  await page.getByRole('link', { name: 'Create GitHub App' }).click();
  await page.getByRole('heading', { name: 'The App similarity cs101 is registered' }).waitFor();
  expect(posted).toEqual(['POST /organizations/cs101/settings/apps/new']);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('link', { name: 'Install on github.com' }).getAttribute('href')).toBe(
    'https://github.com/apps/similarity-cs101/installations/new',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(said).toEqual([]);
});

test.each(
  some(
    [
      ['light', 1280],
      ['dark', 1280],
      ['light', 390],
    ] as const,
    1,
  ),
)('everybody can read it: %s, %d pixels wide', async (colorScheme, width) => {
  const { page, said } = await opened({ colorScheme, viewport: { width, height: 900 } });
  expect(await accessibilityViolations(page)).toEqual([]);
  const wide: unknown = await page.evaluate('document.documentElement.scrollWidth');
  expect(wide).toBe(width);
  // What the style says of buttons: the policy lets it in.
  const radius: unknown = await page.evaluate(
    "getComputedStyle(document.querySelector('button')).borderRadius",
  );
  expect(radius).toBe('8px');
  expect(said).toEqual([]);
});
