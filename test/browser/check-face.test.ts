import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { openCatalogue } from '../../src/base/words/open-words.ts';
import { LOCALES } from '../../src/base/words/locale.ts';
import { PAGE_STAGES } from '../../src/contract/page-messages.ts';
import { SAMPLE } from '../black-box/run-action.ts';
import { moodle } from '../downloads/big-platforms.ts';
import { writeZip } from '../downloads/download.ts';
import { inventedClass } from '../downloads/invented-class.ts';
import { seldom, some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { accessibilityViolations } from './axe.ts';
import { writeCheckPage } from './check-page.ts';
import { reportPages } from './pages.ts';

/* How people check a class on one page that they opened from a disk. What its worker finds: check-in-page. */

const { close, complaints, open } = reportPages();

let url = '';
let zip = '';

beforeAll(async () => {
  url = await writeCheckPage();
  zip = writeZip(moodle(await inventedClass()), temporaryFolder());
});

/** The page, newly opened. */
const opened = (options: BrowserContextOptions = {}): Promise<Page> => open(url, options);

/** Chooses files where submissions are dropped. */
async function choose(page: Page, ...paths: readonly string[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(paths);
}

const sample = (page: Page) => page.getByRole('button', { name: 'Take the sample class' });
const start = (page: Page) => page.getByRole('button', { name: 'Start the check' });
const recognised = (page: Page) => page.getByRole('heading', { name: 'What was recognised' });

async function report(page: Page) {
  await start(page).click();
  const frame = page.frameLocator('iframe');
  await frame.locator('h1').first().waitFor();
  return frame;
}

/** Whether the page asks before it is left. */
const warns = (page: Page): Promise<boolean> =>
  page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");

test('a browser that is too old for a check is told so before anything is dropped', async () => {
  const page = await opened({ locale: 'en-GB' });
  await page.addInitScript('delete RegExp.escape');
  await page.reload();
  const said = page.getByText('A browser of 2025 or later is needed.');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^This page cannot be shown: RegExp\.escape is not a function\./);
  expect(await page.locator('input').count()).toBe(0);
  await page.context().close();
});

test('the download of a platform becomes a report, which is shown in place and saved as one file', async () => {
  const page = await opened({ acceptDownloads: true });
  await choose(page, zip);
  await recognised(page).waitFor();
  const said = await page.locator('main').innerText();
  expect(said).toContain('Moodle download: 13 students, 1 of them with nothing');
  expect(said).toContain('Zoë Müller');
  expect(said).toContain('It does not search the web');
  expect(said).toContain('No starter code was given');
  const languages = (await page.getByLabel('Programming language').innerText()).split('\n');
  expect(languages.slice(0, 3)).toEqual(['by each file’s name', 'Assembly', 'C']);
  expect(languages).not.toContain('Auto Detect');
  expect(await warns(page)).toBe(false);
  await page.getByLabel('Title of the report').fill('Lab 2');
  await page.getByRole('spinbutton').fill('60');
  const frame = await report(page);
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  expect(await frame.locator('.brand').innerText()).toContain('Lab 2');
  expect(await frame.locator('main').innerText()).toContain('flagged above 60');
  expect(await frame.getByText('Zoë Müller').count()).toBeGreaterThan(0);
  // The address in a frame is that of this page, which has no report where it is opened again.
  expect(await frame.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  // Links of the report stay in it.
  await frame.getByRole('link', { name: 'Pairs', exact: true }).click();
  await frame.getByRole('heading', { name: 'Pairs' }).waitFor();
  // So does whoever goes back, and on again.
  await page.evaluate('history.back()');
  await frame.locator('nav [aria-current]').filter({ hasText: 'Overview' }).waitFor();
  await page.evaluate('history.forward()');
  await frame.getByRole('heading', { name: 'Pairs' }).waitFor();
  // Whoever prints means the report, wherever they are: a browser would print what is in sight of it.
  await page.evaluate('printed = 0; frames[0].print = () => { printed += 1; }');
  await page.getByRole('button', { name: 'Save the report' }).press('Control+p');
  expect(await page.evaluate('printed')).toBe(1);
  await frame.getByRole('searchbox').press('Control+p');
  expect(await page.evaluate('printed')).toBe(2);
  await frame.getByRole('searchbox').press('p');
  expect(await page.evaluate('printed')).toBe(2);

  await expect.poll(() => warns(page)).toBe(true);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the report' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('similarity-report.html');
  await expect.poll(() => warns(page)).toBe(false);
  const alone = join(temporaryFolder(), 'report.html');
  await saved.saveAs(alone);
  const own = await open(`file://${alone}`);
  expect(await own.locator('.brand').innerText()).toContain('Lab 2');
  await own.getByRole('link', { name: 'Pairs', exact: true }).click();
  await own.getByRole('heading', { name: 'Pairs' }).waitFor();
  await own.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await own.getByRole('heading', { name: 'Paare' }).waitFor();

  await page.getByText('More files').click();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save pairs.csv' }).click();
  const csv = await table;
  expect(csv.suggestedFilename()).toBe('pairs.csv');
  const pairs = join(temporaryFolder(), 'pairs.csv');
  await csv.saveAs(pairs);
  expect(readFileSync(pairs, 'utf8')).toContain('Zoë Müller');

  // Nobody loses what was decided by one click.
  await frame.getByRole('link', { name: 'Pairs', exact: true }).click();
  await frame.locator('tbody a').first().click();
  await frame.getByLabel('Case', { exact: true }).selectOption('to discuss');
  await frame.locator('.cases-bar').waitFor();
  await page.getByRole('button', { name: 'Back to the files' }).click();
  // Beside what would lose it, and not on it.
  const focused = (): Promise<string | undefined> =>
    page.evaluate('document.activeElement.closest("button")?.textContent');
  await expect.poll(focused).toBe('Stay here');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Back to the files');
  expect(await page.locator('iframe').count()).toBe(1);
  // All of it is saved then.
  const decided = page.waitForEvent('download');
  await frame.locator('.cases-bar button').click();
  await decided;
  await page.getByRole('button', { name: 'Back to the files' }).click();
  await recognised(page).waitFor();
  expect(await page.getByLabel('Title of the report').inputValue()).toBe('Lab 2');
  await close(page);
});

seldom(
  'what is dropped together finds its place, a person changes it, and a report can open without names',
  async () => {
    const page = await opened();
    const cases = join(temporaryFolder(), 'cases.json');
    writeFileSync(cases, '{"schemaVersion":1,"cases":[],"common":[]}');
    await choose(page, zip, join(SAMPLE, 'people.csv'), cases);
    await recognised(page).waitFor();
    // Opened by itself: what was put there is seen.
    const people = page.getByRole('region', { name: 'List of people' });
    expect(await people.innerText()).toContain('people.csv');
    expect(await page.getByRole('region', { name: 'Cases of an earlier' }).innerText()).toContain('1 file');
    await people.getByRole('combobox').selectOption('left out');
    await expect.poll(() => people.innerText()).not.toContain('people.csv');
    await recognised(page).waitFor();
    await page.getByText('Open the report without names').click();
    const frame = await report(page);
    expect(await frame.getByText('Submission 1', { exact: true }).count()).toBeGreaterThan(0);
    expect(await frame.getByText('Zoë Müller').count()).toBe(0);
    await page.getByText('More files').click();
    expect(await page.getByRole('button', { name: 'Save cases.json' }).count()).toBe(1);
    await close(page);
  },
);

test('a folder and a file are dragged onto the page, and beside what takes them nothing is opened', async () => {
  const page = await opened();
  const folder = temporaryFolder();
  cpSync(join(SAMPLE, 'submissions'), join(folder, 'lab 3'), { recursive: true });
  copyFileSync(join(SAMPLE, 'people.csv'), join(folder, 'people.csv'));
  // Whoever handed in nothing is somebody, too.
  mkdirSync(join(folder, 'lab 3', 'nia'));
  mkdirSync(join(folder, 'lab 3', 'gus', '.git'), { recursive: true });
  writeFileSync(join(folder, 'lab 3', 'gus', '.git', 'HEAD'), 'ref: refs/heads/main\n');
  const browserOf = await page.context().newCDPSession(page);
  const drag = async (x: number, y: number, ...names: readonly string[]): Promise<void> => {
    const data = { items: [], files: names.map((name) => join(folder, name)), dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browserOf.send('Input.dispatchDragEvent', { type, x, y, data });
    }
  };
  const zone = await page.locator('.drop').first().boundingBox();
  if (zone === null) throw new Error('nothing can be dropped');
  await drag(zone.x + 20, zone.y + 20, 'lab 3', 'people.csv');
  await recognised(page).waitFor();
  const said = await page.locator('main').innerText();
  expect(said).toContain('32 submissions to check');
  expect(said).toContain('nia: It holds no files.');
  expect(said).toContain('gus: It holds no source files (1 left out:');
  expect(await page.getByRole('region', { name: 'List of people' }).innerText()).toContain('people.csv');
  await drag(zone.x + 20, 5, 'people.csv');
  await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
  expect(page.url()).toBe(url);
  expect(await recognised(page).count()).toBe(1);
  await close(page);
});

test('a button that is gone by what it does leaves the focus near it', async () => {
  const page = await opened();
  const focused = (): Promise<string> =>
    page.evaluate(
      "document.activeElement.tagName + ' ' + (document.activeElement.closest('section')?.getAttribute('aria-labelledby') ?? '')",
    );
  await sample(page).press('Enter');
  await expect.poll(focused).toBe('H1 ');
  await page
    .getByRole('region', { name: 'List of people' })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect.poll(focused).toBe('BUTTON drop-people');
  await close(page);
});

seldom('a check is cancelled, also by keyboard alone, and says so', async () => {
  const page = await opened();
  await sample(page).focus();
  await page.keyboard.press('Enter');
  await recognised(page).waitFor();
  await start(page).focus();
  // Both before the check can be over: the page is not asked in between.
  const wouldAsk = await page.evaluate(`new Promise((done) => {
    document.activeElement.click();
    const look = new MutationObserver(() => {
      const cancel = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Cancel the check');
      if (cancel === undefined) return;
      look.disconnect();
      const asks = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
      cancel.click();
      done(asks);
    });
    look.observe(document.body, { childList: true, subtree: true });
  })`);
  await page.getByText('The check was cancelled. Nothing of it is kept.').waitFor();
  // Whoever reloads the page by mistake loses what was dropped; who cancelled has nothing to lose.
  expect(wouldAsk).toBe(true);
  expect(await warns(page)).toBe(false);
  await recognised(page).waitFor();
  const frame = await report(page);
  expect(await frame.locator('.brand').innerText()).toContain('sample-class');
  await close(page);
});

test.each(some(PAGE_STAGES, 1))(
  'a check that is cancelled while %s answers, and the next one is whole',
  async (stage) => {
    const page = await opened();
    await sample(page).click();
    await recognised(page).waitFor();
    const step = ENGLISH.say('check.stage', { stage });
    // As soon as the page says so: the step may be over a moment later.
    await page.evaluate(`new Promise((done) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector('[aria-current=step]')?.textContent.startsWith(${JSON.stringify(step)})) return;
        look.disconnect();
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Cancel the check').click();
        done();
      });
      look.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Start the check').click();
    })`);
    await page.getByText('The check was cancelled. Nothing of it is kept.').waitFor();
    const frame = await report(page);
    expect(await frame.locator('.brand').innerText()).toContain('sample-class');
    await close(page);
  },
);

test('what cannot be read is told, and nothing starts', async () => {
  const page = await opened();
  const broken = join(temporaryFolder(), 'lab <b>2.zip');
  writeFileSync(broken, readFileSync(zip).subarray(0, 2000));
  await choose(page, broken);
  await recognised(page).waitFor();
  const told = await page.getByRole('region', { name: 'What was recognised' }).innerText();
  expect(told).toContain('1 submission cannot be checked');
  // A row has no room for the sentence.
  const sentence = 'lab <b>2.zip: This is no ZIP file, or its end is missing.';
  expect(told.split(sentence)).toHaveLength(3);
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByText('None of the submissions can be checked.').waitFor();
  await choose(page, zip);
  await expect.poll(() => start(page).isEnabled()).toBe(true);
  // A setting that is wrong is told by its name.
  await page.getByText('More settings').click();
  await page.getByLabel('ai-threshold').fill('many');
  await page.getByLabel('ai-threshold').press('Tab');
  await start(page).click();
  await page.getByRole('alert').filter({ hasText: 'ai-threshold' }).waitFor();
  await close(page);
});

test('the browser refuses a connection when it is tried, and a copy’s SHA-256 is that of its bytes', async () => {
  const page = await opened();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText("by this rule of the page: connect-src 'none'").waitFor();
  // The browser's own words, which a person finds on the console.
  expect(complaints().join('\n')).toMatch(/example\.com.*Content Security Policy/s);
  const file = fileURLToPath(url);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the file of this page…' }).click();
  await (await choosing).setFiles(file);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  await expect.poll(() => page.locator('.hash').innerText()).toBe(hash);
  await close(page);
});

test('a copy without the rule says that it is not to be used', async () => {
  const unlocked = join(temporaryFolder(), 'unlocked.html');
  const text = readFileSync(fileURLToPath(url), 'utf8').replace("connect-src 'none'", 'connect-src https:');
  writeFileSync(unlocked, text);
  const page = await open(`file://${unlocked}`);
  // Nobody is asked: the answer is of the test.
  await page.route('https://example.com/', (route) => route.fulfill({ body: '' }));
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(() => page.locator('.warning').innerText()).toContain('Do not use this copy');
  expect(complaints()).toEqual(['request: https://example.com/']);
  await page.unroute('https://example.com/');
});

/** A host of the page, until the test has called what comes with it. @param rules its own policy */
async function hosted(
  rules?: string,
): Promise<readonly [host: string, asked: readonly string[], end: () => void]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (rules !== undefined) response.setHeader('content-security-policy', rules);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(readFileSync(fileURLToPath(url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [`127.0.0.1:${(server.address() as AddressInfo).port}`, asked, () => server.close()];
}

test('a browser that starts no worker is told, as where a rule of the host or an extension forbids it', async () => {
  const [host, , end] = await hosted("worker-src 'none'");
  const page = await opened();
  const told = page.getByRole('alert').filter({ hasText: 'did not let the check start' });
  await page.goto(`http://${host}/`);
  await sample(page).click();
  await told.waitFor();
  expect(await page.getByText('Reading what was dropped').count()).toBe(0);
  expect(complaints().join('\n')).toContain("worker-src 'none'");

  await page.goto(url);
  await page.evaluate(
    "globalThis.Worker = class { constructor() { throw new DOMException('', 'SecurityError'); } }",
  );
  await sample(page).click();
  await told.waitFor();
  await close(page);
  end();
});

seldom(
  'from a host it says whose word it is, and asks that host for nothing more, also from the report',
  async () => {
    const [host, asked, end] = await hosted();
    const page = await opened();
    await page.goto(`http://${host}/check/`);
    expect(complaints()).toEqual([`request: http://${host}/check/`]);
    await page.getByText(`You opened this page from ${host}.`).waitFor();
    await sample(page).click();
    await recognised(page).waitFor();
    const frame = await report(page);
    await frame.getByRole('link', { name: 'Pairs', exact: true }).click();
    await frame.getByRole('heading', { name: 'Pairs' }).waitFor();
    expect(asked).toEqual(['/check/']);
    await close(page);
    end();
  },
);

describe.each(
  some(
    [
      ['a desk, light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
      ['a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ] as const,
    1,
  ),
)('on %s', (_, options) => {
  test('every view is accessible, and nothing is wider than the screen', async () => {
    const page = await opened(options);
    const fits = async (): Promise<void> => {
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    };
    await fits();
    await sample(page).click();
    await recognised(page).waitFor();
    await page.getByText('More settings').click();
    await fits();
    await report(page);
    await page.getByText('More files').click();
    await fits();
    // axe tells each frame that it is there, in a way that a file may not; the report has tests of its own.
    expect(complaints().filter((said) => !said.includes("'postMessage' on 'DOMWindow'"))).toEqual([]);
    await close(page);
  });
});

test.each(
  some(
    LOCALES.filter((locale) => locale !== 'en'),
    1,
  ),
)('it speaks %s, and makes the report in it', async (locale) => {
  const words = await openCatalogue(locale);
  const page = await opened({ locale, viewport: { width: 390, height: 844 } });
  expect(await page.locator('h1').innerText()).toBe(words['check.heading']);
  await page.getByRole('button', { name: words['check.sample'] }).click();
  await page.getByRole('heading', { name: words['drop.recognised'] }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await page.getByRole('button', { name: words['drop.start'] }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: words['page.overview'] }).waitFor();
  expect(await frame.locator('html').getAttribute('lang')).toBe(locale);
  await close(page);
});
