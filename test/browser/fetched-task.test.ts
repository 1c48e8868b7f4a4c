import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { moodle, TOKEN } from '../server/handed-in/platforms.ts';
import { scene } from '../server/launch/scene.ts';
import { accessibilityViolations } from './axe.ts';
import { newContext, sharedBrowser } from './pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser.close());

test('who came from a course fetches what was handed in there, and a check is made of it', async () => {
  const there = await moodle();
  const text = 'int f(int a) {\n  int b = a * 2;\n  for (int i = 0; i < b; i++) b -= i;\n  return b;\n}\n';
  there.students = ['Ada Lovelace', 'Bo Diaz', 'Cy Evans'].map((name, at) => ({ id: 7 + at, name }));
  there.given = [7, 8].map((user) => ({ user, at: 1_790_000_000, files: [{ path: 'lab.c', text }] }));
  const { launch, user, server } = await scene([`submissions: { by: moodle, address: "${there.address}" }`]);
  expect(await launch()).toBeNull();
  const context = await newContext(browser, {});
  const session = user.cookies.get(server)?.get('session') ?? '';
  await context.addCookies([{ name: 'session', value: session, url: server }]);
  const page = await context.newPage();
  await page.goto(`${server}/#/new`);
  await page.getByText('Fetch submissions from Example LMS').click();
  const token = page.getByLabel('Your token at Example LMS');
  await token.fill('0'.repeat(32));
  await page.getByRole('button', { name: 'Show the tasks' }).click();
  await page.getByText('Example LMS refused this').waitFor();
  await token.fill(TOKEN);
  await page.getByRole('button', { name: 'Show the tasks' }).click();
  expect(await page.getByLabel('Task').innerText()).toBe('Lab 1');
  await page.getByRole('button', { name: 'Fetch the submissions' }).click();
  await page.getByText('2 submissions were fetched. 1 person handed in nothing.').waitFor();
  await page.getByRole('rowheader', { name: 'Bo Diaz' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByRole('heading', { name: 'Lab 1' }).waitFor();
  await page.getByRole('link', { name: 'Open the report' }).waitFor();
  await context.close();
});
