import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { classroom } from '../report/classroom.ts';
import { EVERYTHING, seldom, some } from '../suite.ts';
import { accessibilityViolations } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { classWithLongNames } from './long-names.ts';
import { reportPages, titles, until } from './pages.ts';

const { close, open, write } = reportPages();

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Below it the first line of code begins, in pixels, of the whole screen. */
const MOST = new Map([
  [DESK, 180],
  [PHONE, 300],
]);
/** Twenty is what a teacher goes through at a sitting. */
const PAIRS = EVERYTHING ? 20 : 4;

/** Top of a side's code, in pixels of the screen. */
const codeTop = (page: Page): Promise<number> =>
  page.evaluate(`document.querySelector('.side .code').getBoundingClientRect().top`);

/** The names that the head shows. */
const headed = async (page: Page): Promise<string> => (await titles(page, 'h1 a')).join(' ↔ ');

describe('a pair', () => {
  const { report: run, readSource } = classroom(120, 6);
  // The first one was dismissed.
  const worst = run.findings.pairs[1];
  const [a, b] = [worst?.a, worst?.b].map((key) =>
    run.findings.submissions.findIndex((one) => one.key === key),
  );
  const PAIR = `#/compare/${a}/${b}`;
  let url = '';
  beforeAll(async () => {
    url = await write('pair-page', run, readSource);
  });

  test('is gone through with one key each, and the code comes first on each', async () => {
    const page = await open(`${url}#/pairs?q=is:any`, { viewport: DESK });
    const listed = (await titles(page, 'tbody .pair')).slice(0, PAIRS + 1);
    expect(new Set(listed).size).toBe(PAIRS + 1);
    // The link of the first row, as Tab and Enter open it.
    await page.locator('tbody .pair').first().focus();
    await page.keyboard.press('Enter');
    for (const [at, names] of listed.entries()) {
      // A key is pressed once the pair that the one before leads to is there.
      await expect.poll(() => headed(page)).toBe(names);
      if (at === PAIRS) break;
      await page.locator('.side .line').first().waitFor();
      expect(await codeTop(page)).toBeLessThanOrEqual(MOST.get(DESK) ?? 0);
      expect(await page.locator('.neighbours').innerText()).toContain(`${at + 1} of `);
      await page.keyboard.press('n');
    }
    await page.keyboard.press('p');
    await expect.poll(() => headed(page)).toBe(listed.at(-2));
  });

  test.each([DESK, PHONE])(
    'at $width × $height begins with its code, below one slim head',
    async (viewport) => {
      const page = await open(`${url}${PAIR}`, { viewport });
      await page.locator('.side .line').first().waitFor();
      const most = MOST.get(viewport) ?? 0;
      expect(await codeTop(page)).toBeLessThanOrEqual(most);
      // Whose it is, both numbers and the case, all above it.
      const head = page.locator('.pair-head');
      for (const part of [head.locator('h1 a').nth(1), head.locator('dd').nth(1), head.locator('select')]) {
        const box = await part.boundingBox();
        expect(box?.width).toBeGreaterThan(20);
        expect((box?.y ?? most) + (box?.height ?? 0)).toBeLessThan(await codeTop(page));
      }
    },
  );

  test.each(some(['de', 'es', 'fr', 'zh'], 1))('begins with its code in %s too', async (locale) => {
    for (const [viewport, most] of MOST) {
      const page = await open(`${url}${PAIR}`, { viewport });
      await page.locator('.tools select').selectOption(locale);
      await until(page, `document.documentElement.lang === '${locale}'`);
      await page.locator('.side .line').first().waitFor();
      expect(await codeTop(page)).toBeLessThanOrEqual(most);
      await close(page);
    }
  });

  test('names the functions that both have, and who else has them', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    const functions = page.locator('details.functions');
    await functions.locator('summary').click();
    const [first = ''] = await functions.locator('li').allInnerTexts();
    expect(first).toMatch(/^\S+ \(.+\) (?:is|and) \S+ \(.+\).* in common/);
    expect(first).toMatch(/also in|no other of/);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  seldom('begins with its code where names are long, and shows them above it', async () => {
    const long = classWithLongNames(12);
    const named = await write('pair-page-long', long.report, long.readSource);
    for (const [viewport, most] of MOST) {
      const page = await open(`${named}#/compare/0/1`, { viewport });
      await page.locator('.side .line').first().waitFor();
      expect(await codeTop(page)).toBeLessThanOrEqual(most);
      await close(page);
    }
  });

  seldom('keeps its head in sight, and its legend on a desk', async () => {
    for (const viewport of MOST.keys()) {
      const page = await open(`${url}${PAIR}?about=1`, { viewport });
      await page.locator('.side .line').first().waitFor();
      await page.evaluate(`scrollTo(0, 1e6); document.querySelector('main').scrollTo(0, 1e6)`);
      const isHeadSeen = `(() => {
        const { top, left } = document.querySelector('.pair-head h1').getBoundingClientRect();
        const there = document.elementFromPoint(left + 5, top + 5);
        return top >= 0 && there !== null && there.closest('.pair-head') !== null;
      })()`;
      await until(page, isHeadSeen);
      await close(page);
    }
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    await page.locator('.side .line').first().waitFor();
    const legend = await page.locator('.legend').boundingBox();
    expect((legend?.y ?? 1e6) + (legend?.height ?? 0)).toBeLessThanOrEqual(DESK.height);
  });

  seldom('opens what is behind its head by a key, and it stays open from pair to pair', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    expect(await page.locator('.numbers').count()).toBe(0);
    await page.keyboard.press('i');
    await page.locator('.pair-about .numbers').waitFor();
    expect(await page.getByRole('button', { name: 'About this pair' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
    const before = await headed(page);
    await page.keyboard.press('n');
    await expect.poll(() => headed(page)).not.toBe(before);
    await page.locator('.pair-about .numbers').waitFor();
    await page.keyboard.press('i');
    await until(page, `document.querySelector('.numbers') === null`);
  });

  test('shows which lines are shared in the colours of the system, too', async () => {
    const page = await open(url + PAIR, { viewport: DESK });
    await page.locator('.line.marked.current').first().waitFor();
    // Nor is any of them changed by a browser that translates.
    expect(await page.evaluate('document.documentElement.translate')).toBe(false);
    await page.emulateMedia({ forcedColors: 'active' });
    // Two pixels behind the first line of a kind that is in sight, as a picture: styles are told as they were written.
    const behind = async (lines: string): Promise<string> => {
      const [x, y] = await page.evaluate<readonly [number, number]>(`(() => {
        const code = document.querySelector('.side .code').getBoundingClientRect();
        for (const one of document.querySelectorAll('.side:first-child .line${lines}')) {
          const { top, bottom } = one.getBoundingClientRect();
          if (top > code.top && bottom < code.bottom) return [code.right - 60, top + 8];
        }
      })()`);
      return (await page.screenshot({ clip: { x, y, width: 2, height: 2 } })).toString('base64');
    };
    expect(await behind('.marked.current')).not.toBe(await behind(':not(.marked, .starter, .lit)'));
    await page.emulateMedia({ forcedColors: 'none' });
    await close(page);
  });

  test('is decided by keys: the case, and on with the next pair', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    const before = await headed(page);
    const state = page.locator('.pair-head select');
    await page.keyboard.press('c');
    for (const reached of ['seen', 'to-discuss', 'confirmed', 'dismissed']) {
      await page.keyboard.press('ArrowDown');
      expect(await state.inputValue()).toBe(reached);
    }
    // What an arrow key went past is not decided, and what asks for a reason is not without one.
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(await state.inputValue()).toBe('new');
    expect(await page.locator('.case .hint').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    // A letter in a list of choices chooses there; Esc leaves it.
    await page.keyboard.press('Escape');
    expect(await state.inputValue()).toBe('seen');
    expect(await page.locator('.cases-bar').innerText()).toContain('1 change of cases');
    // What is not saved yet is said in sight, and pushes no code down.
    const said = await page.locator('.cases-bar').boundingBox();
    expect((said?.y ?? 1e6) + (said?.height ?? 0)).toBeLessThanOrEqual(DESK.height);
    await page.locator('.side .line').first().waitFor();
    expect(await codeTop(page)).toBeLessThanOrEqual(MOST.get(DESK) ?? 0);
    // Nor does it lie over what gets the focus.
    await page.setViewportSize({ ...DESK, height: 580 });
    const common = page.getByRole('button', { name: 'This is common…' });
    await common.focus();
    const [bar, last] = [await page.locator('.cases-bar').boundingBox(), await common.boundingBox()];
    expect((last?.y ?? 1e6) + (last?.height ?? 0) / 2).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.keyboard.press('n');
    await expect.poll(() => headed(page)).not.toBe(before);
    expect(await page.locator('.pair-head select').inputValue()).toBe('new');
    // Enlarged to 400 %, the end of the form comes in sight when it has the focus.
    const low = { width: 320, height: 256 };
    await page.setViewportSize(low);
    await page.getByRole('button', { name: 'Add a note…' }).press('Enter');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.focus();
    const box = await save.boundingBox();
    expect((box?.y ?? 1e6) + (box?.height ?? 0)).toBeLessThanOrEqual(low.height);
  });

  test('gives code alone to who copies it', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    await page.locator('.side button.number').first().waitFor();
    const [copied, code] = await page.evaluate<readonly [string, string]>(`(() => {
      const box = document.querySelector('.side .code');
      getSelection().selectAllChildren(box);
      const lines = [...box.querySelectorAll('.line code')].map((one) => one.textContent.replace('\\n', ''));
      return [getSelection().toString(), lines.join('\\n')];
    })()`);
    // With its empty lines.
    expect(code).toContain('\n\n');
    expect(copied.trim()).toBe(code.trim());
  });

  test('leads back from its dossier to its place in the list', async () => {
    const page = await open(`${url}${PAIR}?q=similarity%3A%3E20&sort=-longest`, { viewport: DESK });
    const place = await page.locator('.neighbours').innerText();
    await page.locator('.side .line').first().waitFor();
    await page.keyboard.press('d');
    // The heading has the focus, so that it is read out what came in place of the comparison.
    const focused = (what: string): Promise<unknown> =>
      until(page, `document.activeElement.matches('${what}')`);
    await focused('.dossier h1');
    await page.getByLabel('Copy for').selectOption({ index: 1 });
    await page.locator('.dossier .actions a').click();
    await page.locator('.side .line').first().waitFor();
    await focused('.pair-head h1');
    expect(await page.locator('.neighbours').innerText()).toBe(place);
    expect(page.url()).not.toMatch(/copy|view/);
  });

  seldom('reads the code of the class once, whatever is decided meanwhile', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    await page.evaluate(`(() => {
      const { encode } = TextEncoder.prototype;
      globalThis.read = 0;
      TextEncoder.prototype.encode = function (text) {
        globalThis.read += 1;
        return encode.call(this, text);
      };
    })()`);
    await page.locator('.fragment-facts .held').waitFor();
    const rest = await page.evaluate<number>('globalThis.read');
    await page.getByLabel('Case', { exact: true }).selectOption('dismissed');
    await page.getByLabel('Why it is innocent').fill('one team');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    const before = await headed(page);
    await page.keyboard.press('Escape');
    await page.evaluate(`location.hash = '#/compare/0/1'`);
    await expect.poll(() => headed(page)).not.toBe(before);
    await page.evaluate(`location.hash = '${PAIR}'`);
    await page.locator('.fragment-facts .held').waitFor();
    // Two files of each.
    const again = (await page.evaluate<number>('globalThis.read')) - rest;
    expect(again).toBeLessThan(run.findings.submissions.length);
  });

  test('lists its keys, which do nothing below the list, or once they are switched off', async () => {
    const page = await open(`${url}${PAIR}`, { viewport: DESK });
    const before = await headed(page);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.waitFor();
    const keys = await list.locator('kbd').allInnerTexts();
    expect(keys).toEqual(['n', 'p', 'j', 'k', 'g', 'G', 'c', 'Esc', 'i', 'd', 's', '?']);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    await page.keyboard.press('n');
    // Who dictates switches them off, and nothing but the button leads to the list.
    await list.getByRole('checkbox', { name: 'Keys' }).press('Space');
    await page.keyboard.press('Escape');
    await until(page, `document.querySelector('dialog[open]') === null`);
    for (const key of ['s', '?']) await page.keyboard.press(key);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await headed(page)).toBe(before);
    // Also for who enlarged the page to 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.getByRole('button', { name: 'Keys' }).press('Enter');
    await list.getByRole('checkbox', { name: 'Keys' }).press('Space');
    await page.keyboard.press('Escape');
    await until(page, `document.querySelector('dialog[open]') === null`);
    await page.keyboard.press('s');
    await expect.poll(() => headed(page)).toBe(before.split(' ↔ ').toReversed().join(' ↔ '));
    await page.keyboard.press('d');
    await page.locator('.dossier').waitFor();
  });
});
