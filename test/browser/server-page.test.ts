import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EmbeddedService, startEmbeddedService } from '../../src/service/service.ts';
import { openPage } from '../../src/program/server/page/page.ts';
import { moodle } from '../downloads/big-platforms.ts';
import { writeZip } from '../downloads/download.ts';
import { inventedClass } from '../downloads/invented-class.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { seldom, some } from '../suite.ts';
import { accessibilityViolations } from './axe.ts';
import { OUTSIDE } from './outside.ts';
import { newContext, sharedBrowser } from './pages.ts';

/* One day of a department, from one test to the next: each goes on where the one before it ended. */

const KEY = 'k'.repeat(64);

let folder = '';
let zip = '';
let url = '';
let service: EmbeddedService;
let browser: Browser;
/** Of the owner, an administrator. */
let owner: Page;
/** With whom the check is shared. */
let grace: Page;
/** The address of the check, and of a pair in its report. */
let check = '';
let pair = '';
const keys = new Map<string, string>();
let complaints: string[] = [];
let defects: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-page-'));
  zip = writeZip(moodle(await inventedClass()), folder);
  service = await served(100);
  url = new URL(service.baseUrl).origin;
  browser = await sharedBrowser();
});

afterAll(async () => {
  await browser.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  const [said, broken] = [complaints, defects];
  [complaints, defects] = [[], []];
  expect(said).toEqual([]);
  expect(broken).toEqual([]);
});

/** Times, sentences and names of lists of which a part is not shown. */
const CUT = String.raw`[...document.querySelectorAll('tbody :is(.time, .said, .wide > .name)')]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)`;

/** A server with its page. @param requestsPerMinute of one key */
function served(requestsPerMinute: number): Promise<EmbeddedService> {
  return startEmbeddedService({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    dataDir: null,
    tempDir: folder,
    requestsPerMinute,
    now: () => Date.now(),
    extend: openPage,
    onDefect: (defect) => defects.push(defect),
  });
}

/** A browser of its own, in which nobody is logged in. What the page says on the console, or asks of others, fails the test. */
async function visitor(options: BrowserContextOptions = {}, at = url): Promise<Page> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  page.on('console', (message) => {
    // A browser tells of every answer that is no success; those are what some tests are about.
    if (!message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${at}/`) && !request.url().startsWith('data:')) {
      complaints.push(request.url());
    }
  });
  await page.goto(at);
  await page.locator('h1').waitFor();
  return page;
}

async function logIn(page: Page, key: string): Promise<void> {
  await page.locator('input[type=password]').fill(key);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Somebody who is logged in. */
async function person(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitor(options);
  await logIn(page, keys.get(name) ?? '');
  await page.getByRole('heading', { name: 'Checks' }).waitFor();
  return page;
}

/** Another page of who is logged in, and what closes it and logs them in as before: an address logs in ten times a minute. */
async function anotherPageOf(known: Page): Promise<readonly [Page, () => Promise<void>]> {
  const context = known.context();
  const session = await context.cookies();
  const page = await context.newPage();
  return [
    page,
    async () => {
      await page.close();
      await context.clearCookies();
      await context.addCookies(session);
    },
  ];
}

async function show(page: Page, view: string): Promise<void> {
  await page.goto(`${url}/#/${view}`);
}

/** Whether whoever leaves the page is asked to stay. */
const asks = (page: Page): Promise<boolean> =>
  page.evaluate(`!dispatchEvent(new Event('beforeunload', { cancelable: true }))`);

const caseOf = (page: Page): Promise<string> => page.getByLabel('Case', { exact: true }).inputValue();

async function note(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Add|Change).* note/ }).click();
  await page.getByLabel('Note').fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test('a wrong key is told, and the right one opens the checks', async () => {
  owner = await visitor();
  await logIn(owner, 'wrong');
  await owner.getByText('This key is not valid').waitFor();
  await logIn(owner, KEY);
  await owner.getByText('There is no check yet').waitFor();
  // What has the focus is read out: where one is now, and not all that stands there.
  await expect.poll(() => owner.locator(':focus').innerText()).toBe('Checks');
  const [cookie] = await owner.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(cookie?.value).toMatch(/^[0-9a-f]{64}$/);
  expect(await owner.evaluate('document.cookie + localStorage.length')).not.toContain(KEY);
});

test('an administrator adds people, each with a first key, and limits what they use', async () => {
  await show(owner, 'users');
  for (const [name, role] of [
    ['grace', 'assistant'],
    ['mallory', 'instructor'],
  ] as const) {
    await owner.getByLabel('Name').fill(name);
    await owner.getByLabel('Role').selectOption(role);
    const before = keys.size === 0 ? '' : await owner.locator('.made-key code').innerText();
    await owner.getByRole('button', { name: 'Add the person' }).click();
    const shown = owner.locator('.made-key code');
    await expect.poll(async () => ((await shown.count()) === 0 ? '' : shown.innerText())).not.toBe(before);
    keys.set(name, await shown.innerText());
    expect(keys.get(name)).toMatch(/^[0-9a-f]{64}$/);
  }
  const limit = owner.getByLabel('Checks a month: mallory');
  await limit.fill('many');
  await limit.press('Tab');
  await owner.getByRole('alert').filter({ hasText: 'must be an integer' }).waitFor();
  await limit.fill('0');
  await limit.press('Tab');
  await expect.poll(() => owner.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await owner.reload();
  await limit.waitFor();
  expect(await limit.inputValue()).toBe('0');
  expect(await owner.getByLabel('Bytes a month: mallory').inputValue()).toBe('');
});

test('an account whose key could not be made is in the list: nobody adds the person twice', async () => {
  await show(owner, 'users');
  await owner.route('**/people/v1/keys', (route) => route.fulfill({ status: 507, json: { error: 'full' } }), {
    times: 1,
  });
  await owner.getByLabel('Name').fill('trent');
  await owner.getByRole('button', { name: 'Add the person' }).click();
  await owner.getByRole('alert').filter({ hasText: 'full' }).waitFor();
  expect(await owner.getByRole('row').filter({ hasText: 'trent' }).count()).toBe(1);
});

test('what is dropped while something is sent waits its turn, and nothing starts before all of it is read', async () => {
  await show(owner, 'new');
  const main = owner.locator('main');
  const start = owner.getByRole('button', { name: 'Start the check' });
  const why = owner.locator('#start-note');
  const drop = (part: string): Promise<void> =>
    owner
      .locator(`section[aria-labelledby=drop-${part}] input[type=file]`)
      .first()
      .setInputFiles([{ name: 'Lab.java', mimeType: 'text/plain', buffer: Buffer.from('class Lab {}') }]);
  expect(await asks(owner)).toBe(false);
  await owner.locator('input[type=file]').first().setInputFiles(zip);
  // It is said before the check, with the way to where it is dropped.
  await expect.poll(() => why.innerText()).toMatch(/^No starter code was given, .* Add starter code$/);
  expect(await start.isEnabled()).toBe(true);
  // All has arrived, and waits to be started.
  expect(await asks(owner)).toBe(true);
  await owner.getByRole('button', { name: 'Add starter code' }).click();
  await expect.poll(() => owner.evaluate('document.activeElement?.id')).toBe('drop-starter');

  const held: (() => void)[] = [];
  await owner.route('**/drafts/*/files', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await drop('starter');
  await expect.poll(() => held.length).toBe(1);
  await drop('earlier');
  const status = (part: string): Promise<string> =>
    owner.locator(`section[aria-labelledby=drop-${part}]`).innerText();
  await expect.poll(() => status('earlier')).toContain('Waits for its turn');
  // Whoever leaves the page by mistake would have to send it again.
  expect(await asks(owner)).toBe(true);
  expect(await start.isDisabled()).toBe(true);
  await expect.poll(() => why.innerText()).toBe('You can start once all files have arrived.');
  // The first has arrived, and the second is on its way.
  held[0]?.();
  await expect.poll(() => held.length).toBe(2);
  expect(await start.isDisabled()).toBe(true);
  await owner.route('**/drafts/*?*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  held[1]?.();
  await expect.poll(() => held.length).toBe(3);
  expect(await start.isDisabled()).toBe(true);
  await expect.poll(() => why.innerText()).toBe('You can start once what you dropped has been read.');
  held[2]?.();
  await expect.poll(() => start.isEnabled()).toBe(true);
  expect(await asks(owner)).toBe(true);
  expect(await main.innerText()).not.toContain('No starter code was given');
  await owner.unrouteAll({ behavior: 'wait' });
  // Whoever looks at something else meanwhile finds all of it again, and is asked there too.
  await owner.getByLabel('Name of the check').fill('Lab 1, again');
  await show(owner, '');
  await owner.getByRole('heading', { name: 'Checks' }).waitFor();
  expect(await asks(owner)).toBe(true);
  await owner.goBack();
  await expect.poll(() => start.isEnabled()).toBe(true);
  expect(await owner.getByLabel('Name of the check').inputValue()).toBe('Lab 1, again');
  // What was dropped is not what the next test drops.
  await owner.reload();
  await expect.poll(() => asks(owner)).toBe(false);
});

test('what was cut off on its way is sent once more at a press of a button', async () => {
  await show(owner, 'new');
  await owner.route('**/drafts/*/files', (route) => route.abort('connectionreset'), { times: 1 });
  await owner.locator('input[type=file]').first().setInputFiles(zip);
  await owner.getByRole('alert').filter({ hasText: 'The server does not answer' }).waitFor();
  await owner.getByRole('button', { name: 'Try again' }).click();
  await owner.getByText('Moodle download: 13 students').first().waitFor();
  expect(await owner.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  // Whoever goes elsewhere while a check starts stays there.
  const started = Promise.withResolvers<void>();
  await owner.route('**/drafts/*/start', async (route) => {
    await started.promise;
    await route.fulfill({ status: 201, json: { checkId: 1 } });
  });
  await owner.getByRole('button', { name: 'Start the check' }).click();
  await show(owner, 'keys');
  await owner.getByRole('heading', { name: 'Keys' }).waitFor();
  expect(await asks(owner)).toBe(true);
  started.resolve();
  await expect.poll(() => asks(owner)).toBe(false);
  expect(new URL(owner.url()).hash).toBe('#/keys');
  await owner.unrouteAll({ behavior: 'wait' });
});

test('an answer that does not come is asked for again', async () => {
  const page = await visitor();
  await page.clock.install();
  // An address logs in ten times a minute.
  await page.context().addCookies(await owner.context().cookies());
  await page.reload();
  await page.getByText('There is no check yet').waitFor();
  let asked = 0;
  const late = Promise.withResolvers<void>();
  await page.route('**/people/v1/keys', async (route) => {
    asked += 1;
    if (asked === 1) return;
    await late.promise;
    await route.fulfill({ json: { keys: [] } });
  });
  await show(page, 'keys');
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(59_000);
  expect(await page.getByText('The server does not answer').count()).toBe(0);
  await page.clock.runFor(2000);
  await page.getByText('The server does not answer. It is asked again until it is back.').waitFor();
  await page.clock.runFor(3000);
  await expect.poll(() => asked).toBe(2);
  // Longer than the first time: an answer that always takes so long comes at last.
  await page.clock.runFor(118_000);
  late.resolve();
  await page.getByText('No key').waitFor();
  expect(asked).toBe(2);
  await page.context().close();
});

test('while a proxy does not reach the server it is asked again, and what the proxy refuses is told by its number', async () => {
  const page = await visitor();
  await page.clock.install();
  await page.route('**/people/v1/checks?*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await logIn(page, KEY);
  await page.getByText('The server does not answer. It is asked again until it is back.').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.runFor(3000);
  await page.getByText('There is no check yet').waitFor();
  expect(await page.getByText('The server does not answer').count()).toBe(0);

  const proxy = { contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' };
  await page.route('**/drafts/*/files', (route) => route.fulfill({ ...proxy, status: 413 }));
  await show(page, 'new');
  await page.locator('input[type=file]').first().setInputFiles(zip);
  await page.getByText('The server answered 413 and said nothing about it.').waitFor();
  // Neither is the page of a network that wants a login first an answer.
  await page.route('**/people/v1/keys', (route) => route.fulfill({ ...proxy, status: 200 }));
  await show(page, 'keys');
  await page.getByText('The server answered 200 and said nothing about it.').waitFor();
  // What will not come is not waited for.
  expect(await page.getByText('Loading…').count()).toBe(0);
  // Nor is it the browser’s fault where the page is opened meanwhile.
  await page.route('**/people/v1/session', (route) => route.fulfill({ ...proxy, status: 500 }));
  await page.reload();
  const shown = page.locator('#page');
  await expect.poll(() => shown.textContent()).toBe('The server answered 500 and said nothing about it.');
  await page.context().close();
});

test('the download of a learning platform becomes a check with a report', async () => {
  await owner.getByRole('link', { name: 'New check' }).first().click();
  await owner.locator('input[type=file]').first().setInputFiles(zip);
  await owner.getByText('Moodle download: 13 students, 1 of them with nothing').first().waitFor();
  const recognised = await owner.locator('main').innerText();
  expect(recognised).toContain('Zoë Müller');
  expect(await owner.getByLabel('Layout').innerText()).toContain('a folder for each person');
  await owner.getByLabel('Name of the check').fill('Lab 2');
  // However many were recognised, and wherever somebody looks: what starts the check is in sight.
  await owner.evaluate('scrollTo(0, 0)');
  const start = owner.getByRole('button', { name: 'Start the check' });
  const box = await start.boundingBox();
  expect((box?.y ?? 901) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await owner.getByRole('button', { name: 'Start the check' }).click();
  await owner.getByRole('heading', { name: 'Lab 2' }).waitFor();
  await owner.getByRole('progressbar').or(owner.getByText('completed')).first().waitFor();
  await owner.getByRole('link', { name: 'Open the report' }).waitFor();
  check = new URL(owner.url()).hash.slice(2);
  await owner.getByLabel('Name of the person').selectOption('grace');
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await owner.getByRole('button', { name: 'Stop sharing' }).waitFor();
});

test('a case that is confirmed in the report is kept, and the report leads back to its check', async () => {
  await owner.getByRole('link', { name: 'Open the report' }).click();
  await owner.getByRole('link', { name: 'Pairs', exact: true }).first().click();
  const row = owner.getByRole('row').filter({ hasText: 'Bo Chen' }).filter({ hasText: 'Zoë Müller' });
  await row.locator('a[href*="compare"]').first().click();
  await owner.getByLabel('Case', { exact: true }).selectOption('to-discuss');
  pair = owner.url();
  // Who hears the page hears of each decision that it is saved, and nobody else sees anything move.
  const heard = owner.locator('main > [role=status]');
  await expect.poll(() => heard.textContent()).toContain('Saved on the server.');
  const held = Promise.withResolvers<void>();
  await owner.route('**/cases.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await owner.getByLabel('Case', { exact: true }).selectOption('confirmed');
  await expect.poll(() => heard.textContent()).toBe('');
  held.resolve();
  await expect.poll(() => heard.textContent()).toContain('Saved on the server.');
  expect(await owner.locator('.cases-bar').count()).toBe(0);
  await owner.unrouteAll({ behavior: 'wait' });
  await owner.reload();
  await expect.poll(() => caseOf(owner)).toBe('confirmed');
  await owner.getByRole('link', { name: 'To the check' }).click();
  await owner.getByRole('heading', { name: 'Lab 2' }).waitFor();
  expect(new URL(owner.url()).hash).toBe(`#/${check}`);
});

test('somebody with whom it is shared sees the case and writes a note; who saves after them is told', async () => {
  await owner.goto(pair);
  await expect.poll(() => caseOf(owner)).toBe('confirmed');
  grace = await person('grace');
  await grace.getByRole('link', { name: 'Lab 2' }).waitFor();
  expect(await grace.locator('main').innerText()).toContain('shared by owner');
  await grace.goto(pair);
  await expect.poll(() => caseOf(grace)).toBe('confirmed');
  expect(await grace.locator('.case').innerText()).toContain('owner');
  await note(grace, 'spoke with both');
  await expect.poll(() => grace.locator('.case .note').innerText()).toBe('spoke with both');
  // The owner's page has not seen it yet: nothing of what either decided is lost.
  await owner.getByLabel('Case', { exact: true }).selectOption('to-discuss');
  await owner.getByText('Somebody else saved cases meanwhile').waitFor();
  expect(await owner.locator('.case .note').innerText()).toBe('spoke with both');
  await grace.reload();
  await expect.poll(() => caseOf(grace)).toBe('to-discuss');
  expect(await grace.locator('.case .note').innerText()).toBe('spoke with both');
});

test('a note that was deleted stays deleted, also where somebody else saved meanwhile', async () => {
  await owner.reload();
  await expect.poll(() => owner.locator('.case .note').innerText()).toBe('spoke with both');
  await owner.getByLabel('Case', { exact: true }).selectOption('seen');
  await expect.poll(() => owner.locator('.cases-bar').count()).toBe(0);
  // Grace saw the note, and not what the owner saved just now, which she leaves as it is.
  await note(grace, '');
  await grace.getByText('Somebody else saved cases meanwhile').waitFor();
  await grace.reload();
  await expect.poll(() => caseOf(grace)).toBe('seen');
  expect(await grace.locator('.case .note').count()).toBe(0);
  await owner.reload();
  await expect.poll(() => caseOf(owner)).toBe('seen');
});

test('a case that cannot be saved says why in a sentence, and is saved once somebody has logged in again', async () => {
  const bar = owner.locator('.cases-bar');
  const context = owner.context();
  const session = await context.cookies();
  await context.clearCookies();
  await owner.getByLabel('Case', { exact: true }).selectOption('to-discuss');
  await bar.getByText('Not saved: Nobody is logged in, or the session has ended. Your changes').waitFor();
  await owner.route('**/cases.json', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await owner.getByLabel('Case', { exact: true }).selectOption('seen');
  await bar.getByText('Not saved: HTTP 502. Your changes').waitFor();
  await owner.unrouteAll({ behavior: 'wait' });
  await note(grace, 'on the phone');
  await expect.poll(() => grace.locator('main > [role=status]').textContent()).toContain('Saved');
  // In another tab, to which a link leads.
  const opening = owner.waitForEvent('popup');
  await bar.getByRole('link', { name: 'To the check' }).click();
  const beside = await opening;
  await beside.getByRole('button', { name: 'Log in' }).waitFor();
  await beside.close();
  await context.addCookies(session);
  await owner.evaluate("dispatchEvent(new Event('focus'))");
  await bar.getByText('Somebody else saved cases meanwhile').waitFor();
  await owner.reload();
  await expect.poll(() => caseOf(owner)).toBe('seen');
  expect(await owner.locator('.case .note').innerText()).toBe('on the phone');
  await note(owner, '');
  await expect.poll(() => owner.locator('main > [role=status]').textContent()).toContain('Saved');
});

test('what one person decided is not saved in the name of another who logged in meanwhile', async () => {
  const [page, logBackIn] = await anotherPageOf(grace);
  await page.goto(pair);
  await expect.poll(() => caseOf(page)).toBe('seen');
  const context = page.context();
  await context.clearCookies();
  await page.getByLabel('Case', { exact: true }).selectOption('confirmed');
  await page.getByText('Not saved: Nobody is logged in').waitFor();
  // In another tab.
  await context.addCookies(await owner.context().cookies());
  const asked = new Promise<string>((done) => {
    page.once('dialog', (dialog) => {
      done(dialog.type());
      void dialog.accept();
    });
  });
  const loaded = page.waitForEvent('load');
  await page.evaluate("dispatchEvent(new Event('focus'))");
  // Before it is lost.
  expect(await asked).toBe('beforeunload');
  await loaded;
  await expect.poll(() => caseOf(page)).toBe('seen');
  await logBackIn();
});

test('somebody who is asked answers by a link without a script, and staff read it beside the case', async () => {
  await owner.reload();
  await owner.getByText('Ask for an answer in writing').click();
  await owner.getByLabel('What it is about').fill('Week 3');
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner.getByLabel(/^Link for /).inputValue();
  expect(link).toMatch(/\/answer\/[\w-]{43}$/);
  await owner.getByText(/can answer until/).waitFor();
  expect(await accessibilityViolations(owner)).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const student = await context.newPage();
  await student.goto(link);
  await student.getByLabel('Was möchten Sie sagen?').fill('Ich habe\n<b>allein</b> gearbeitet.');
  await student.getByRole('button', { name: 'Senden' }).click();
  await student.getByText('<b>allein</b> gearbeitet.').waitFor();
  expect(await student.getByLabel('Möchten Sie etwas hinzufügen?').inputValue()).toBe('');
  expect(await context.cookies()).toEqual([]);
  await context.close();
  const reader = await visitor({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  await reader.goto(link);
  expect(await accessibilityViolations(reader)).toEqual([]);
  expect(await reader.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await reader.context().close();
  await owner.reload();
  await owner.locator('.asking .note').getByText('<b>allein</b> gearbeitet.').waitFor();
  await show(owner, '');
  await owner.getByText('1 new answer').waitFor();
  await owner.goto(pair);
});

test('somebody else gets the same answer as for a check that does not exist', async () => {
  const mallory = await person('mallory');
  for (const id of [check, 'checks/99999']) {
    await show(mallory, id);
    await mallory.getByText(/Check \d+ does not exist/).waitFor();
    expect(await mallory.locator('main').innerText()).not.toContain('Lab 2');
  }
  const { request } = mallory.context();
  for (const path of ['report/', 'report/cases.json']) {
    const answers = await Promise.all(
      [check, 'checks/99999'].map((id) => request.get(`${url}/${id}/${path}`)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([404, 404]);
    const [foreign, missing] = await Promise.all(answers.map((answer) => answer.text()));
    expect(foreign).toBe(missing?.replace('99999', check.slice('checks/'.length)));
  }
  // No month has room for a check of theirs.
  await show(mallory, 'new');
  await mallory.locator('input[type=file]').first().setInputFiles(zip);
  await mallory.getByRole('button', { name: 'Start the check' }).click();
  await mallory.getByRole('alert').filter({ hasText: 'Nothing was checked' }).waitFor();
  // What administrators see is not theirs, whatever the address.
  await show(mallory, 'server');
  await mallory.getByText('This link leads to nothing here').waitFor();
  expect((await request.get(`${url}/people/v1/server`)).status()).toBe(403);
  await mallory.context().close();
});

test('a key that is revoked ends its session at once, and what was typed stays', async () => {
  await show(grace, 'keys');
  await grace.getByLabel('Name').fill('on a laptop');
  await grace.getByRole('button', { name: 'Create the key' }).click();
  keys.set('laptop', await grace.locator('.made-key code').innerText());
  await grace.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await grace.getByRole('button', { name: 'Copy the key' }).click();
  await grace.getByText('Copied').waitFor();
  expect(await grace.evaluate('navigator.clipboard.readText()')).toBe(keys.get('laptop'));
  const laptop = await person('laptop');
  await show(laptop, 'keys');
  await laptop.getByLabel('Name').fill('half a na');
  const row = grace.getByRole('row').filter({ hasText: 'on a laptop' });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.getByRole('group').getByRole('button', { name: 'Revoke' }).click();
  await row.getByText('revoked').waitFor();
  await laptop.getByRole('button', { name: 'Create the key' }).click();
  const dialog = laptop.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'The session has ended' }).waitFor();
  expect(await accessibilityViolations(laptop)).toEqual([]);
  await logIn(laptop, keys.get('laptop') ?? '');
  await dialog.getByText('This key is not valid').waitFor();
  await logIn(laptop, keys.get('grace') ?? '');
  // What was under way goes on by itself, with what was typed.
  await laptop.getByRole('row').filter({ hasText: 'half a na' }).waitFor();
  expect(await dialog.count()).toBe(0);
  await laptop.context().close();
});

test('what one person typed is not sent in the name of another who logs in', async () => {
  const [page, logBackIn] = await anotherPageOf(grace);
  await show(page, 'keys');
  await page.getByLabel('Name').fill('of grace');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create the key' }).click();
  await page.getByRole('dialog').waitFor();
  const loaded = page.waitForEvent('load');
  await logIn(page, keys.get('mallory') ?? '');
  await loaded;
  await expect.poll(() => page.locator('.person').innerText()).toBe('mallory');
  expect(sent).toEqual(['/people/v1/keys', '/people/v1/session']);
  await page.getByRole('row').filter({ hasText: 'mallory' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'of grace' }).count()).toBe(0);
  await logBackIn();
});

test('what one person dropped is not there for another who logs in, whom nobody asks whether to leave', async () => {
  const [page, logBackIn] = await anotherPageOf(grace);
  await show(page, 'new');
  await page.locator('input[type=file]').first().setInputFiles(zip);
  await page.getByText('Moodle download: 13 students').first().waitFor();
  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByRole('heading', { name: 'Keys' }).waitFor();
  await page.getByLabel('Name').fill('of grace');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create the key' }).click();
  await page.getByRole('dialog').waitFor();
  // In another tab.
  await page.context().addCookies(await owner.context().cookies());
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await expect.poll(() => page.getByRole('link', { name: 'People' }).count()).toBe(1);
  expect(asked).toEqual([]);
  await show(page, 'new');
  await page.getByRole('heading', { name: 'New check' }).waitFor();
  expect(await page.getByText('Moodle download').count()).toBe(0);
  await logBackIn();
});

test('a page of one person is left at once where another one logs in on a second page', async () => {
  const [page, logBackIn] = await anotherPageOf(grace);
  await show(page, 'keys');
  await page.getByLabel('Name').fill('of grace');
  const second = await page.context().newPage();
  await show(second, 'keys');
  await expect.poll(() => second.locator('.person').innerText()).toBe('grace');
  expect(await page.getByLabel('Name').inputValue()).toBe('of grace');
  await page.context().addCookies(await owner.context().cookies());
  await second.reload();
  await expect.poll(() => page.getByRole('link', { name: 'People' }).count()).toBe(1);
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  await second.close();
  await logBackIn();
});

test('an answer that comes late does not take away what a later one has shown', async () => {
  await show(grace, '');
  await grace.getByRole('heading', { name: 'Checks' }).waitFor();
  const late = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<void>();
  await grace.route(
    '**/people/v1/keys',
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
      shown.resolve();
    },
    { times: 1 },
  );
  await show(grace, 'keys');
  await grace.getByLabel('Name').fill('made meanwhile');
  await grace.getByRole('button', { name: 'Create the key' }).click();
  const row = grace.getByRole('row').filter({ hasText: 'made meanwhile' });
  await row.waitFor();
  late.resolve();
  await shown.promise;
  await grace.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');
  expect(await row.count()).toBe(1);
});

test('what a button does takes nobody away from where they are, though it is disabled or gone afterwards', async () => {
  await show(grace, 'keys');
  const focused = (): Promise<string> =>
    grace.evaluate(
      "document.activeElement.matches('button') ? document.activeElement.textContent : document.activeElement.className",
    );
  await grace.getByLabel('Name').fill('for a day');
  await grace.getByRole('button', { name: 'Create the key' }).press('Enter');
  const row = grace.getByRole('row').filter({ hasText: 'for a day' });
  await row.waitFor();
  await expect.poll(focused).toBe('Create the key');
  // Not after it is painted: who goes on at once would be taken away from where they went.
  const atOnce = await grace.evaluate(`(async () => {
    const drawn = new Promise((done) => new MutationObserver(done).observe(document.body, { childList: true, subtree: true }));
    [...document.querySelectorAll('tr')].find((one) => one.textContent.includes('for a day')).querySelector('button').click();
    await drawn;
    return document.activeElement.textContent;
  })()`);
  expect(atOnce).toBe('No');
  await row.getByRole('group').getByRole('button', { name: 'Revoke' }).press('Enter');
  await row.getByText('revoked').waitFor();
  await expect.poll(focused).toBe('table-frame');
  // Whoever clicks beside everything wants nothing to have the focus.
  await grace.getByRole('button', { name: 'Create the key' }).focus();
  await grace.mouse.click(3, 890);
  expect(await grace.evaluate('document.activeElement.tagName')).toBe('BODY');
});

test('an administrator sees what happened, what waits, and what is free', async () => {
  await show(owner, 'audit');
  await owner.getByRole('row').filter({ hasText: 'answer received' }).first().waitFor();
  for (const [locale, width] of [
    ['en', 360],
    ['zh', 360],
    ['zh', 1280],
    ['en', 1280],
  ] as const) {
    await owner.setViewportSize({ width, height: 900 });
    await owner.locator('.tools select').selectOption(locale);
    await expect
      .poll(() => owner.locator('tbody .time').first().innerText())
      .toContain(locale === 'zh' ? '年' : '-');
    // A list of what happened without its times says little.
    expect(await owner.evaluate(CUT), `${locale} at ${width}`).toEqual([]);
  }
  await show(owner, 'server');
  await owner.getByText('Nothing waits').waitFor();
  await owner.getByText('sqlite').first().waitFor();
  expect(await owner.locator('main').innerText()).toMatch(/\d [MG]B free/);
});

test('a check whose name hides something is shown with what it hides', async () => {
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Lab \u001b[2J\u202e3 baL' });
  const made = await fetch(`${service.baseUrl}/check/create`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { readonly id: number };
  const shown = 'Lab ⟨U+001B⟩[2J⟨U+202E⟩3 baL';
  for (const [view, where] of [
    ['', owner.getByRole('link', { name: shown })],
    [`checks/${id}`, owner.getByRole('heading', { name: shown })],
  ] as const) {
    await show(owner, view);
    await where.waitFor();
    await owner.setViewportSize({ width: 360, height: 900 });
    expect(await owner.evaluate(CUT)).toEqual([]);
    await owner.setViewportSize({ width: 1280, height: 900 });
    for (const text of [await owner.locator('body').innerText(), await owner.title()]) {
      expect(text).not.toContain('\u001b');
      expect(text).not.toContain('\u202e');
    }
  }
  await fetch(`${service.baseUrl}/checks/${id}`, { method: 'DELETE', headers });
});

seldom(
  'the checks of a course stand together, one of each assignment is chosen, and its page opens',
  async () => {
    const as = async <Answer>(key: string, path: string, body: unknown): Promise<Answer> => {
      const headers = { apikey: key, 'content-type': 'application/json' };
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const answer = (await response.json()) as Answer;
      return answer;
    };
    const { id: corpus } = await as<{ readonly id: number }>(KEY, '/people/v1/corpora', { name: 'CS 101' });
    await as(KEY, `/people/v1/corpora/${corpus}/members`, { user: 'owner' });
    const ofCourse = { name: 'course', corpus_id: corpus };
    const { key } = await as<{ readonly key: string }>(KEY, '/people/v1/keys', ofCourse);
    for (const name of ['Lab 1', 'Lab 1', 'Lab 2']) {
      const made = await as<{ readonly id: number }>(key, '/api/v1/check/create', { name, test_type: 9 });
      const form = new FormData();
      form.append('check_id', String(made.id));
      for (const one of ['ann', 'ben', 'cyd', 'dan', 'eve', 'fay']) {
        form.append('files[]', new Blob([await submissionZip(one.charAt(0))]), `${one}.zip`);
      }
      await fetch(`${url}/api/v1/check/upload-batch`, {
        method: 'POST',
        headers: { apikey: key },
        body: form,
      });
      await as(key, '/api/v1/check/start', { check_id: made.id, ai_run: false });
      await show(owner, `checks/${made.id}`);
      await owner.getByRole('link', { name: 'Open the report' }).waitFor();
    }
    await show(owner, '');
    await owner.reload();
    await owner.getByRole('link', { name: 'CS 101' }).first().click();
    await owner.getByRole('heading', { name: 'CS 101' }).waitFor();
    const boxes = owner.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(3);
    // What a row is called is the check, not the box before it.
    expect(await owner.locator('tbody th a.name').count()).toBe(3);
    // The newest of Lab 1 and Lab 2; the list begins with the newest.
    const chosen = async (): Promise<readonly boolean[]> =>
      Promise.all((await boxes.all()).map((box) => box.isChecked()));
    expect(await chosen()).toEqual([true, true, false]);
    expect(await accessibilityViolations(owner)).toEqual([]);
    await boxes.nth(1).uncheck();
    await owner.getByText('Choose two checks or more').waitFor();
    await boxes.nth(2).check();
    await owner.getByRole('link', { name: 'Over the course: 2 checks' }).click();
    await owner.getByText('CS 101: 2 assignments').waitFor();
    const lab = await owner.locator('.course-assignments a').first().getAttribute('href');
    expect(lab).toMatch(/^\/checks\/\d+\/report\/$/);
  },
);

test('of many checks the newest are listed, older ones where they are asked for, and all are looked through', async () => {
  const many = await served(1e6);
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  for (let at = 1; at <= 503; at += 1) {
    const body = JSON.stringify({ name: `Lab-${at}.` });
    await fetch(`${many.baseUrl}/check/create`, { method: 'POST', headers, body });
  }
  const page = await visitor({}, new URL(many.baseUrl).origin);
  await logIn(page, KEY);
  const found = page.locator('.found');
  await expect.poll(() => found.innerText()).toMatch(/^The newest 500 checks\./);
  await page.getByRole('link', { name: 'Lab-503.' }).waitFor();
  await page.getByRole('searchbox').fill('LAB-2.');
  await page.getByRole('link', { name: 'Lab-2.' }).waitFor();
  await expect.poll(() => found.innerText()).toBe('1 check');
  await page.getByLabel('State').selectOption('failed');
  await page.locator('.empty').waitFor();
  await page.getByLabel('State').selectOption('');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Show older checks' }).click();
  await expect.poll(() => found.innerText()).toBe('503 checks');
  expect(await page.getByRole('button', { name: 'Show older checks' }).count()).toBe(0);
  await page.context().close();
  await many.close();
});

test('no view breaks a rule of accessibility or its frame, on a phone, in the dark, in German', async () => {
  await owner.setViewportSize({ width: 390, height: 844 });
  for (const [at, scheme] of some(['light', 'dark'] as const, 1).entries()) {
    await owner.emulateMedia({ colorScheme: scheme });
    for (const name of some(['', 'new', 'check', 'keys', 'users', 'audit', 'server'], 3)) {
      const view = name === 'check' ? check : name;
      await show(owner, view);
      await owner.reload();
      await owner.locator('main h1').waitFor();
      await expect.poll(() => owner.locator('.loading').count()).toBe(0);
      if (at === 0) {
        await owner.getByRole('combobox', { name: /Language|Sprache/ }).selectOption('de');
      }
      const where = `${view} ${scheme}`;
      expect([where, await accessibilityViolations(owner)]).toEqual([where, []]);
      expect([where, await owner.evaluate('document.documentElement.scrollWidth')]).toEqual([where, 390]);
      expect([where, await owner.evaluate(OUTSIDE)]).toEqual([where, []]);
    }
  }
});

test('who logs out is out', async () => {
  const [cookie] = await grace.context().cookies();
  await grace.getByRole('button', { name: 'Log out' }).click();
  await grace.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await grace.context().cookies()).toEqual([]);
  const headers = { cookie: `session=${cookie?.value ?? ''}` };
  expect((await fetch(`${url}/people/v1/session`, { headers })).status).toBe(401);
  // A report leads to where one logs in, and from there to the place in it that the link was of.
  await grace.goto(pair);
  await logIn(grace, keys.get('grace') ?? '');
  await grace.waitForURL(pair);
  await expect.poll(() => caseOf(grace)).toBe('seen');
});

test('a link to a pair leads there from another site, for which a browser shows no session', async () => {
  const [page] = await anotherPageOf(grace);
  const mail = `<a href="${pair}">Lab 2</a>`;
  await page.route('http://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: mail }),
  );
  await page.goto('http://mail.example/');
  await page.getByRole('link').click();
  await page.waitForURL(pair);
  await expect.poll(() => caseOf(page)).toBe('seen');
  // Back is where one came from, and not what led on.
  await page.goBack();
  expect(page.url()).toBe('http://mail.example/');
  await page.close();
});
