import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listener } from '../../src/system/http/listener.ts';
import { casesText, parseCases } from '../../src/report/cases/case-document.ts';
import { mergeCases } from '../../src/report/cases/merge-cases.ts';
import { subjectOfKey } from '../../src/channels/cases.ts';
import { caseFile } from '../../src/program/command-line/report.ts';
import type { Case, ReportedCase } from '../../src/contract/cases.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { aPair, report, submission } from '../report/sample.ts';
import { accessibilityViolations } from './axe.ts';
import { reportPages } from './pages.ts';
import { seldom } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';

const { write, open, complaints } = reportPages();

const HOSTILE = '=1+1 <img src=x onerror=alert(1)> \u202egnp.exe\u0007 ';

const grown: ReportedCase = {
  subjects: [subjectOfKey('anna'), subjectOfKey('carl')].toSorted((a, b) => (a < b ? -1 : 1)),
  names: ['anna', 'carl'],
  state: 'dismissed',
  reason: 'shared a tutor',
  note: HOSTILE.repeat(300),
  by: 'grace',
  at: '2026-11-20T04:00:00.000Z',
  evidence: { similarity: 40, suspicion: 50, tokens: 60 },
  hasGrown: true,
};

/** Made on a machine whose clock was ahead. */
const AHEAD: ReportedCase = { ...grown, hasGrown: undefined, note: null, at: '2999-01-01T00:00:00.000Z' };

const RUN = report(
  ['anna', 'bert', 'carl', 'dora'].map((key) => submission(key, { total: 82 })),
  {
    findings: {
      pairs: (
        [
          ['anna', 'bert', 90],
          ['anna', 'carl', 82],
          ['carl', 'dora', 78],
        ] as const
      ).map(([a, b, similarity]) =>
        aPair(a, b, similarity, { suspicion: similarity, longestFragment: 60, overlap: 100 }),
      ),
    },
    cases: [
      grown,
      {
        subjects: [subjectOfKey('bert')],
        names: ['bert'],
        state: 'new',
        reason: null,
        note: null,
        by: null,
        at: '2026-11-20T05:00:00.000Z',
        evidence: { similarity: null, suspicion: null, tokens: null },
        answers: [
          {
            subject: subjectOfKey('bert'),
            at: '2026-11-20T06:00:00.000Z',
            text: HOSTILE,
            first: '2026-11-19T06:00:00.000Z',
          },
        ],
      },
    ],
  },
);

const state = (page: Page): Promise<string> => page.getByLabel('Case', { exact: true }).inputValue();

async function dismiss(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Case', { exact: true }).selectOption('dismissed');
  await page.getByLabel('Why it is innocent').fill(reason);
  await page.getByLabel('Your name').fill('ada');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
}

describe('a page that nobody serves', () => {
  let [url, ahead] = ['', ''];
  beforeAll(async () => {
    url = await write('cases', RUN, () => Promise.resolve([]));
    ahead = await write('ahead', { ...RUN, cases: [AHEAD] }, () => Promise.resolve([]));
  });

  test('keeps what is decided, moves the pair, and gives the file', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByLabel('Case', { exact: true }).selectOption('dismissed');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    expect(await page.locator('.cases-bar').count()).toBe(0);
    await dismiss(page, 'one team');
    expect(await page.locator('.cases-bar').textContent()).toContain('1 change of cases only in this page');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.cases-bar button').click(),
    ]);
    const book = parseCases(await text(await saved.createReadStream()), 'saved');
    expect(book.cases).toHaveLength(3);
    // The page knows nothing of what was saved since its run, and what it gives would take the place of that.
    expect(await page.locator('.cases-bar').innerText()).toMatch(
      /^Put cases\.json beside the report.* If there is one already that you did not open here, open it/,
    );
    expect(book.cases.find(({ by }) => by === 'ada')).toMatchObject({
      state: 'dismissed',
      reason: 'one team',
      names: expect.arrayContaining(['anna', 'bert']) as unknown,
      evidence: { similarity: 90, suspicion: 90, tokens: 100 },
    });
    // The other one is as people wrote it, without what the run found.
    expect(book.cases.find(({ by }) => by === 'grace')).toEqual({ ...grown, hasGrown: undefined });
  });

  test('dates a decision after the one that it takes the place of, whose clock was ahead', async () => {
    const page = await open(`${ahead}#/compare/0/2`);
    await page.getByLabel('Case', { exact: true }).selectOption('confirmed');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.cases-bar button').click(),
    ]);
    const book = parseCases(await text(await saved.createReadStream()), 'saved');
    const again = mergeCases({ cases: [AHEAD], common: [] }, book);
    expect(again.cases.map((one) => [one.state, one.at])).toEqual([
      ['confirmed', '2999-01-01T00:00:00.001Z'],
    ]);
  });

  test('takes a note as it is typed, from the keyboard alone', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByRole('button', { name: 'Add a note…' }).press('Enter');
    await page.keyboard.type('Some note');
    expect(page.url()).toContain('#/compare/0/1');
    expect(await page.getByLabel('Note, for staff').inputValue()).toBe('Some note');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Add a note…');
  });

  test('leaves the focus to whom is quicker than the heading of a new view', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByLabel('Case', { exact: true }).waitFor();
    await page.evaluate(`(async () => {
      const drawn = new Promise((done) => new MutationObserver(() => document.title.includes('dora') && done())
        .observe(document.head, { childList: true, subtree: true, characterData: true }));
      location.hash = '#/compare/2/3';
      await drawn;
      document.querySelector('.case button').click();
    })()`);
    const note = page.getByLabel('Note, for staff');
    await note.waitFor();
    // Longer than until anything is painted.
    await page.evaluate(
      `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150))))`,
    );
    await page.keyboard.type('At once');
    expect(await note.inputValue()).toBe('At once');
  });

  test('keeps a note that somebody writes while a state is chosen, and saves both at once', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByRole('button', { name: 'Add a note…' }).click();
    await page.keyboard.type('Both had the same tutor');
    await page.getByLabel('Case', { exact: true }).selectOption('to-discuss');
    expect(await page.getByLabel('Note, for staff').inputValue()).toBe('Both had the same tutor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('.case .note', { hasText: 'Both had the same tutor' }).waitFor();
    expect(await state(page)).toBe('to-discuss');
  });

  test('lets a note be changed that several people made longer than one may type', async () => {
    const page = await open(`${url}#/compare/0/2`);
    const long = { ...grown, note: 'x'.repeat(30_000), at: '2026-11-26T04:00:00.000Z', hasGrown: undefined };
    await page.evaluate(`location.hash = '#/'`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'cases.json',
      mimeType: 'application/json',
      buffer: Buffer.from(casesText({ cases: [{ ...long, state: 'seen', reason: null }], common: [] })),
    });
    await page.evaluate(`location.hash = '#/compare/0/2'`);
    await page.getByRole('button', { name: 'Change the note…' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('. Both had the same tutor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => page.locator('.case .note').innerText())
      .toMatch(/^x+[.] Both had the same tutor$/);
  });

  test('keeps what was begun where its form goes with its view, says where, and warns of leaving', async () => {
    const page = await open(`${url}#/compare/0/1`);
    const warns = (): Promise<boolean> =>
      page.evaluate(`!dispatchEvent(new Event('beforeunload', { cancelable: true }))`);
    const begun = page.locator('.cases-bar').getByRole('link', { name: 'anna ↔ bert' });
    const note = page.getByLabel('Note, for staff');
    await page.getByRole('button', { name: 'Add a note…' }).click();
    expect(await warns()).toBe(false);
    await page.keyboard.type('Half a sen');
    await expect.poll(warns).toBe(true);
    expect(await page.locator('.cases-bar').count()).toBe(0);
    await page.evaluate(`location.hash = '#/compare/0/2'`);
    await begun.waitFor();
    expect(await warns()).toBe(true);
    // Names are hidden for a moment, as before others.
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await begun.click();
    expect(await note.inputValue()).toBe('Half a sen');
    expect(await page.locator('.cases-bar').count()).toBe(0);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await note.waitFor({ state: 'detached' });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await note.waitFor();
    expect(await note.inputValue()).toBe('Half a sen');
    await page.getByRole('button', { name: 'Cancel' }).click();
    // Of two that are no pair of the report, too.
    await page.evaluate(`location.hash = '#/compare/1/3'`);
    await page.locator('h1', { hasText: 'dora' }).waitFor();
    await page.getByRole('button', { name: 'Add a note…' }).click();
    await page.keyboard.type('Sat together');
    await page.evaluate(`location.hash = '#/'`);
    await page.locator('.cases-bar').getByRole('link', { name: 'bert ↔ dora' }).click();
    await note.waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.evaluate(`location.hash = '#/compare/0/2'`);
    await page.locator('h1', { hasText: 'carl' }).waitFor();
    expect(await page.locator('.cases-bar').count()).toBe(0);
    expect(await warns()).toBe(false);
  });

  test('leads back to what was begun about a group that no other view shows', async () => {
    const page = await open(`${url}#/groups?by=similarity&least=80`);
    const group = page.getByRole('region', { name: /^Group 1: 3 submissions/ });
    await group.getByRole('button', { name: 'Add a note…' }).click();
    await page.keyboard.type('All three of one room');
    await page.evaluate(`location.hash = '#/groups?by=similarity&least=95'`);
    await page.locator('.cases-bar').getByRole('link', { name: 'Groups' }).click();
    await expect.poll(() => group.getByLabel('Note, for staff').inputValue()).toBe('All three of one room');
    await group.getByRole('button', { name: 'Cancel' }).click();
  });

  test('a screen reader hears that a reason is asked for, and what was decided', async () => {
    const page = await open(`${url}#/compare/0/1`);
    const said = page.getByRole('status');
    await page.getByLabel('Case', { exact: true }).waitFor();
    const before = await said.count();
    await page.getByLabel('Case', { exact: true }).selectOption('dismissed');
    await said.getByText('Why it is innocent').waitFor();
    await page.getByLabel('Case', { exact: true }).selectOption('seen');
    await said.getByText('1 change of cases only in this page').waitFor();
    // What is announced was there before.
    expect(await said.count()).toBe(before);
  });

  seldom(
    'opens a case of one submission by hand, finds it in the list, and keeps it in the file',
    async () => {
      const page = await open(`${url}#/submission/1`);
      await page.getByLabel('Case', { exact: true }).selectOption('to-discuss');
      await page.evaluate(`location.hash = '#/submissions?q=state:to-discuss'`);
      await page.locator('tbody').getByText('to discuss').waitFor();
      expect(await page.locator('tbody tr[aria-rowindex]').count()).toBe(1);
      // It waits for somebody, until it is decided.
      const waiting = page.locator('section[aria-labelledby=cases] li', { hasText: 'bert' });
      await page.evaluate(`location.hash = '#/'`);
      await waiting.getByText('to discuss').waitFor();
      await page.evaluate(`location.hash = '#/submission/1'`);
      await page.getByLabel('Case', { exact: true }).selectOption('confirmed');
      await page.evaluate(`location.hash = '#/'`);
      await page.locator('section[aria-labelledby=cases]').getByText('confirmed').first().waitFor();
      expect(await waiting.getByText('confirmed').count()).toBe(0);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('.cases-bar button').click(),
      ]);
      const book = parseCases(await text(await saved.createReadStream()), 'saved');
      expect(book.cases.find(({ subjects }) => subjects.length === 1)).toMatchObject({
        names: ['bert'],
        state: 'confirmed',
        evidence: { similarity: null, suspicion: null, tokens: null },
      });
    },
  );

  seldom(
    'shows what a student answered at the submission and at each of its pairs, as text, until it is decided',
    async () => {
      const page = await open(url);
      await page.locator('section[aria-labelledby=cases]').getByText('bert: 1 new answer').waitFor();
      for (const place of ['submission/1', 'compare/0/1']) {
        await page.evaluate(`location.hash = '#/${place}'`);
        const answered = page.locator('.asking');
        await answered.getByText('bert answered').waitFor();
        const words = await answered.textContent();
        expect(words).toContain('=1+1 <img src=x onerror=alert(1)>');
        expect(words).toContain('1 new answer');
        expect(words).toMatch(/bert answered, [^;]*; changed /);
        expect(words).not.toContain('\u202e');
        expect(await page.locator('.asking img').count()).toBe(0);
      }
      await page.getByLabel('Case', { exact: true }).selectOption('seen');
      await page.locator('.asking summary', { hasText: /^1 answer$/ }).waitFor();
      await page.evaluate(`location.hash = '#/compare/0/2'`);
      await page.getByText('share more now').waitFor();
      expect(await page.locator('.asking').count()).toBe(0);
    },
  );

  seldom('shows a dismissed case that grew as new, with its old reason and note, as text', async () => {
    const page = await open(`${url}#/compare/0/2`);
    expect(await state(page)).toBe('new');
    const words = await page.locator('.case').textContent();
    expect(words).toContain('shared a tutor');
    expect(words).toContain('share more now');
    expect(words).not.toContain('\u202e');
    expect(await page.locator('.case img').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  seldom('shows no note, reason or name of a reader in anonymous mode', async () => {
    const page = await open(`${url}#/compare/0/2?anonymous=1`);
    const words = await page.locator('main').textContent();
    for (const hidden of ['shared a tutor', 'grace', 'onerror']) expect(words).not.toContain(hidden);
    expect(words).toContain('new');
  });

  test('opens a file that is dropped on any view', async () => {
    const page = await open(`${url}#/pairs`);
    const at = '2026-11-25T04:00:00.000Z';
    const newer = { ...grown, state: 'confirmed', reason: null, at, hasGrown: undefined } as const;
    const path = join(temporaryFolder(), 'cases.json');
    await writeFile(path, casesText({ cases: [newer], common: [] }));
    const browserOf = await page.context().newCDPSession(page);
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browserOf.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }
    await page.getByText('The cases of the file are shown.').waitFor();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect.poll(() => page.getByText('1 confirmed').count()).toBe(1);
  });

  seldom('opens a file, and says what is wrong with another', async () => {
    const page = await open(url);
    const input = page.locator('input[type=file]');
    const at = '2026-11-25T04:00:00.000Z';
    const newer = { ...grown, state: 'confirmed', reason: null, at, hasGrown: undefined } as const;
    const buffer = Buffer.from(casesText({ cases: [newer], common: [] }));
    await input.setInputFiles({ name: 'cases.json', mimeType: 'application/json', buffer });
    await page.getByText('1 confirmed').waitFor();
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') });
    await page.getByText('This file holds no cases').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('a page that the report command serves', () => {
  let folder = '';
  let server: Listener;
  let url = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'served-cases-'));
    const html = await readFile(fileURLToPath(await write('served', RUN, () => Promise.resolve([]))));
    const cases = caseFile(join(folder, 'cases.json'), 'grace');
    const headers = { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' };
    server = await listen({
      host: '127.0.0.1',
      port: 0,
      answer: (request) =>
        request.url?.endsWith('cases.json') === true ? cases(request) : { status: 200, headers, body: html },
    });
    url = `${server.url}/secret/`;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const kept = async (): Promise<readonly string[]> =>
    parseCases(await readFile(join(folder, 'cases.json'), 'utf8'), 'f').cases.map(
      ({ names, state: now, by }) => `${names.join(' ')} ${now} ${by}`,
    );

  test('saves at once; two tabs keep both decisions, and the second is told', async () => {
    const one = await open(`${url}#/compare/0/1`);
    const two = await open(`${url}#/compare/2/3`);
    await one.getByLabel('Case', { exact: true }).selectOption('to-discuss');
    await expect.poll(kept).toContainEqual(expect.stringMatching(/to-discuss grace$/));
    await two.getByLabel('Case', { exact: true }).selectOption('confirmed');
    await two.getByText('Somebody else saved cases meanwhile').waitFor();
    // On a phone it lies over the code, of which no line shows through.
    await two.setViewportSize({ width: 360, height: 700 });
    const ground = `getComputedStyle(document.querySelector('.cases-bar')).backgroundColor`;
    expect(await two.evaluate(ground)).toMatch(/^rgb\(/);
    const all = await kept();
    expect(all).toHaveLength(4);
    for (const end of ['dismissed grace', 'to-discuss grace', 'confirmed grace']) {
      expect(all).toContainEqual(expect.stringMatching(new RegExp(`${end}$`)));
    }
    expect(complaints().filter((line) => !/cases\.json|412/.test(line))).toEqual([]);
  });

  test('saves what is decided after the file was taken too, while the server was slow', async () => {
    const page = await open(`${url}#/compare/0/1`);
    let answer: () => void = () => {};
    const slow = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/cases.json', async (route) => {
      if (route.request().method() === 'PUT') await slow;
      await route.continue();
    });
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Case', { exact: true }).selectOption('seen');
    await put;
    await page.evaluate(`location.hash = '#/'`);
    const file = page.waitForEvent('download');
    await page
      .locator('section[aria-labelledby=cases]')
      .getByRole('button', { name: 'Save' })
      .first()
      .click();
    await file;
    answer();
    await expect.poll(kept).toContainEqual(expect.stringMatching(/bert seen grace$|anna seen grace$/));
    await page.evaluate(`location.hash = '#/compare/0/1'`);
    await page.getByLabel('Case', { exact: true }).selectOption('confirmed');
    await expect
      .poll(kept)
      .toContainEqual(expect.stringMatching(/bert confirmed grace$|anna confirmed grace$/));
    expect(complaints().filter((line) => !/cases\.json/.test(line))).toEqual([]);
  });

  test('says no more that cases are not saved when they are again, and saves what was decided meanwhile', async () => {
    const page = await open(`${url}#/compare/0/1`);
    const logOut = (): Promise<unknown> =>
      page.route('**/cases.json', (route) =>
        route.fulfill({ status: 401, headers: { 'accept-put': 'application/json' }, body: 'Log in again.' }),
      );
    const lookBack = async (): Promise<void> => {
      await page.evaluate(`dispatchEvent(new Event('focus'))`);
    };
    const warning = page.locator('.cases-bar', { hasText: 'Cases are not saved' });
    await logOut();
    await page.reload();
    await warning.waitFor();
    await page.getByLabel('Case', { exact: true }).selectOption('to-discuss');
    await page.unroute('**/cases.json');
    await lookBack();
    await warning.waitFor({ state: 'detached' });
    await expect.poll(kept).toContainEqual(expect.stringMatching(/^(?:anna bert|bert anna) to-discuss /));
    await logOut();
    await lookBack();
    await warning.waitFor();
    await page.unroute('**/cases.json');
    await lookBack();
    await warning.waitFor({ state: 'detached' });
    expect(complaints().filter((line) => !/cases\.json|401/.test(line))).toEqual([]);
  });

  test.each([
    [401, { 'accept-put': 'application/json' }, 'confirmed'],
    [503, {}, 'seen'],
  ])(
    'saves what was decided while a server said %i, also where the file was saved',
    async (status, headers, decided) => {
      const page = await open(`${url}#/compare/0/1`);
      await page.route('**/cases.json', (route) => route.fulfill({ status, headers, body: 'Not now.' }));
      await page.reload();
      await page.getByLabel('Case', { exact: true }).selectOption(decided);
      const bar = page.locator('.cases-bar', { hasText: 'only in this page' });
      await Promise.all([page.waitForEvent('download'), bar.getByRole('button').click()]);
      expect(await bar.count()).toBe(1);
      await page.unroute('**/cases.json');
      await page.evaluate(`dispatchEvent(new Event('focus'))`);
      await bar.waitFor({ state: 'detached' });
      await expect
        .poll(kept)
        .toContainEqual(expect.stringMatching(new RegExp(`^(?:anna bert|bert anna) ${decided} `)));
      expect(complaints().filter((line) => !/cases\.json|401|503/.test(line))).toEqual([]);
    },
  );

  test('keeps both notes of one case: of another tab, and where one came while the other was typed', async () => {
    const saved = async (): Promise<Case | undefined> =>
      parseCases(await readFile(join(folder, 'cases.json'), 'utf8'), 'f').cases.find(
        ({ names }) => names.join(' ') === 'bert dora' || names.join(' ') === 'dora bert',
      );
    const noteOf = async (): Promise<string | null | undefined> => (await saved())?.note;
    const begin = async (tab: Page, note: string): Promise<void> => {
      await tab.getByRole('button', { name: /note…$/ }).click();
      await tab.getByLabel('Note, for staff').fill(note);
    };
    const save = (tab: Page): Promise<void> => tab.getByRole('button', { name: 'Save', exact: true }).click();
    const [one, two] = [await open(`${url}#/compare/1/3`), await open(`${url}#/compare/1/3`)];
    await begin(one, 'met her on Friday');
    await save(one);
    await expect.poll(noteOf).toBe('met her on Friday');
    await begin(two, 'a tutor helped');
    await save(two);
    const both = 'met her on Friday (grace)\n\na tutor helped';
    await expect.poll(noteOf).toBe(both);
    await two.getByText('Somebody else saved cases meanwhile').waitFor();
    // What was typed before the reader looked away, and looked back.
    await begin(one, 'met her at ten');
    await one.evaluate(`dispatchEvent(new Event('focus'))`);
    await one.getByText('a tutor helped').waitFor();
    await save(one);
    const all = `${both} (grace)\n\nmet her at ten`;
    await expect.poll(noteOf).toBe(all);
    // So it is with all else that came while one wrote: names of files, and why it was dismissed.
    await two.evaluate(`dispatchEvent(new Event('focus'))`);
    await two.getByText('met her at ten').waitFor();
    await begin(one, 'what one adds');
    await two.getByRole('button', { name: /note…$/ }).click();
    await two.getByLabel(ENGLISH.say('cases.filesField')).fill('mail.pdf');
    await dismiss(two, 'one tutor');
    await expect.poll(async () => (await saved())?.state).toBe('dismissed');
    await one.evaluate(`dispatchEvent(new Event('focus'))`);
    await one.getByText('one tutor').waitFor();
    await one.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.poll(noteOf).toBe('what one adds');
    expect(await saved()).toMatchObject({ state: 'dismissed', reason: 'one tutor', files: ['mail.pdf'] });
    expect(complaints().filter((line) => !/cases\.json|412/.test(line))).toEqual([]);
  });

  test('keeps what another tab said of a case while its note was typed: why it is innocent, and files', async () => {
    const [one, two] = [await open(`${url}#/compare/0/3`), await open(`${url}#/compare/0/3`)];
    const said = async () => {
      const { cases } = parseCases(await readFile(join(folder, 'cases.json'), 'utf8'), 'f');
      const found = cases.find(({ names }) => names.toSorted().join(' ') === 'anna dora');
      return [found?.state, found?.reason, found?.note, found?.files];
    };
    await one.getByRole('button', { name: /note…$/ }).click();
    await one.getByLabel('Note, for staff').fill('met them');
    await two.getByLabel('Case', { exact: true }).selectOption('dismissed');
    await two.getByLabel('Why it is innocent').fill('one team');
    await two.getByLabel('Files that belong to it').fill('mail.pdf');
    await two.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.poll(said).toEqual(['dismissed', 'one team', null, ['mail.pdf']]);
    await one.evaluate(`dispatchEvent(new Event('focus'))`);
    await expect.poll(() => one.getByLabel('Why it is innocent').inputValue()).toBe('one team');
    await one.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect.poll(said).toEqual(['dismissed', 'one team', 'met them', ['mail.pdf']]);
    expect(complaints().filter((line) => !/cases\.json|412/.test(line))).toEqual([]);
  });

  test('shows what was saved, although an older answer came behind it', async () => {
    const page = await open(`${url}#/compare/0/2`);
    const answered = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route('**/cases.json', async (route) => {
      if (route.request().method() === 'PUT') return route.continue();
      isAsked = true;
      const response = await route.fetch();
      await answered.promise;
      return route.fulfill({ response });
    });
    // The page asks again once it knows where cases are kept.
    const asks = async (): Promise<boolean> => {
      await page.evaluate(`dispatchEvent(new Event('focus'))`);
      return isAsked;
    };
    await expect.poll(asks).toBe(true);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByLabel('Case', { exact: true }).selectOption('confirmed');
    await (await saved).finished();
    const late = page.waitForResponse((response) => response.request().method() === 'GET');
    answered.resolve();
    await (await late).finished();
    await page.evaluate(`new Promise((done) => setTimeout(done, 50))`);
    expect(await state(page)).toBe('confirmed');
    expect(complaints().filter((line) => !/cases\.json/.test(line))).toEqual([]);
  });

  test('saves what was decided before it knew where', async () => {
    const page = await open(`${url}#/compare/1/2`);
    const loaded = Promise.withResolvers<void>();
    await page.route('**/cases.json', async (route) => {
      await loaded.promise;
      return route.continue();
    });
    await page.reload();
    await page.getByLabel('Case', { exact: true }).selectOption('seen');
    loaded.resolve();
    await expect.poll(kept).toContainEqual(expect.stringMatching(/bert.* seen|carl.* seen/));
    expect(complaints().filter((line) => !/cases\.json/.test(line))).toEqual([]);
  });

  seldom('loses nothing where it cannot save, and tries again', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await writeFile(join(folder, 'cases.json'), '{');
    await dismiss(page, 'one team');
    await page.getByText('Not saved').waitFor();
    expect(await state(page)).toBe('dismissed');
    await rm(join(folder, 'cases.json'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => kept().catch(() => [])).toContainEqual(expect.stringMatching(/dismissed ada$/));
    expect(complaints().filter((line) => !/cases\.json|4\d\d/.test(line))).toEqual([]);
  });
});
