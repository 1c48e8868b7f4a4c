import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { newContext, sharedBrowser } from './pages.ts';
import { analysed } from './engine-in-page.ts';

test('the engine gives the same numbers in a browser as in Node.js, to the last digit', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'engine-in-page.ts'), formats: ['iife'], name: 'engine' },
    },
  });
  const [{ output: [{ code = '' } = {}] = [] } = {}] = [built].flat() as {
    readonly output?: readonly { readonly code?: string }[];
  }[];
  const browser = await sharedBrowser();
  const page = await (await newContext(browser)).newPage();
  await page.addScriptTag({ content: code });
  const there = await page.evaluate<string>('engine.analysed(80)');
  expect(there.length).toBeGreaterThan(10_000);
  expect(there === analysed(80)).toBe(true);
  await browser.close();
});
