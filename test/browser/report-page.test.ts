import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { given } from '../../src/base/words/message.ts';
import { classroom } from '../report/classroom.ts';
import { aPair, match, PULL_REQUEST, report, submission } from '../report/sample.ts';
import { seldom, some } from '../suite.ts';
import { accessibilityViolations } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { classWithLongNames, LONG_PATH } from './long-names.ts';
import { looks } from './looks.ts';
import { OUTSIDE } from './outside.ts';
import { reportPages, titles, until } from './pages.ts';

const { close, complaints, open, write } = reportPages();

describe('a report of a class', () => {
  const { report: run, readSource } = classroom(60);
  const worst = run.findings.pairs[0];
  const places = run.findings.submissions.map((one) => one.key);
  const [a, b] = [places.indexOf(worst?.a ?? ''), places.indexOf(worst?.b ?? '')];
  const VIEWS = [
    '#/',
    '#/submissions',
    '#/pairs?q=is:any',
    '#/groups?least=40',
    `#/submission/${b}`,
    `#/compare/${a}/${b}`,
    `#/compare/${a}/${b}?view=dossier`,
    '#/nothing',
  ];
  let url = '';
  beforeAll(async () => {
    url = await write('class', run, readSource);
  });

  test('opens from a file and says the verdict first', async () => {
    const page = await open(url);
    expect(await page.locator('h1').textContent()).toBe('Needs a review');
    expect(await page.locator('.verdict').textContent()).toContain(ENGLISH.tell(run.verdict.sentence));
    expect(await page.title()).toContain('cs101 / hw3-shop');
  });

  seldom('says that it needs its script where a server forbids it, and does not load for ever', async () => {
    const body = await readFile(fileURLToPath(url));
    const page = await open(url);
    const needs = page.getByText('This page needs JavaScript.');
    await page.route('http://strict.test/*', (route) =>
      route.fulfill({
        body,
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'self'" },
      }),
    );
    await page.goto('http://strict.test/');
    await needs.waitFor();
    await page.getByText('Diese Seite braucht JavaScript.').waitFor();
    expect(complaints().length).toBeGreaterThan(0);
    const without = await open(url, { javaScriptEnabled: false });
    await without.getByText('This page needs JavaScript.').first().waitFor();
  });

  test('who hears a row hears which number is which, and that one flags', async () => {
    const page = await open(url);
    const row = page.locator('ol.first li').first();
    expect(await row.locator('.row-numbers').textContent()).toMatch(
      /^priority \d+\.\d similarity \d+\.\d flagged$/,
    );
  });

  test('a page whose script cannot run does not load for ever: after a time it says what to do', async () => {
    const whole = await readFile(fileURLToPath(url), 'utf8');
    const page = await open(url);
    await page.route('http://altered.test/*', (route) =>
      route.fulfill({ body: whole.replace('</script>', ';</script>'), contentType: 'text/html' }),
    );
    await page.goto('http://altered.test/');
    const said = page.getByText('Open this page in a newer browser, or get it again');
    expect(await said.count()).toBe(1);
    expect(await said.isVisible()).toBe(false);
    await page.evaluate('for (const one of document.getAnimations()) one.finish()');
    expect(await said.isVisible()).toBe(true);
    expect(complaints().join(' ')).toContain('Content Security Policy');
  });

  test('a page whose download broke off says so, wherever behind its styles it ends', async () => {
    const whole = await readFile(fileURLToPath(url), 'utf8');
    const page = await open(url);
    let body = '';
    await page.route('http://cut.test/*', (route) => route.fulfill({ body, contentType: 'text/html' }));
    const ends = ['<script type="module"', 'id="words-de"', 'id="words-zh"', 'id="data-index"'].map(
      (part) => whole.indexOf(part) + 100,
    );
    const said: string[] = [];
    for (const end of [...ends, Math.floor(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2)]) {
      body = whole.slice(0, end);
      await page.goto('http://cut.test/');
      await page.evaluate('for (const one of document.getAnimations()) one.finish()');
      said.push(await page.locator('body').innerText());
    }
    expect(said).toEqual(said.map(() => expect.stringMatching(/get it again|report is damaged/)));
    expect(complaints()).toEqual(said.map(() => 'request: http://cut.test/'));
  });

  seldom('leads from the most suspicious pair to its code, and back', async () => {
    const page = await open(url);
    await page.locator('ol.first a').first().click();
    await page.locator('.side .line.current').first().waitFor();
    expect(page.url()).toContain(`#/compare/${a}/${b}`);
    expect(await page.locator('.note[role=status]').textContent()).toMatch(/of \d+ lines identical/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Review first' }).waitFor();
  });

  test.each(some(VIEWS, 1))(
    '%s is accessible: names, contrast and all that axe knows, light and dark',
    async (hash) => {
      for (const [colorScheme, width] of looks(hash)) {
        const page = await open(url + hash, { colorScheme, viewport: { width, height: 900 } });
        await until(page, `document.querySelector('.loading') === null`);
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
        const names = await page.locator('body').ariaSnapshot();
        expect(names).not.toMatch(/- (?:link|button|combobox|searchbox|slider|region|navigation)(?! ")/);
        expect(await page.locator('h1').count()).toBe(1);
        expect(await page.locator('main').count()).toBe(1);
        await close(page);
      }
    },
  );

  seldom('the checks of accessibility find what is wrong', async () => {
    const page = await open(url);
    await page.evaluate(`document.querySelector('.verdict p').style.color = '#999'`);
    await page.evaluate(`document.querySelector('nav').append(document.createElement('button'))`);
    expect(await page.evaluate(LOW_CONTRAST)).toHaveLength(1);
    const found = await accessibilityViolations(page);
    expect(new Set(found.map((line) => line.split(' ')[0]))).toEqual(
      new Set(['button-name', 'color-contrast']),
    );
  });

  test.each(some(VIEWS, 1))(
    '%s fits a phone and can be touched there: nothing to tap is under 24 pixels',
    async (hash) => {
      const page = await open(url + hash, { viewport: { width: 390, height: 844 }, hasTouch: true });
      await until(page, `document.querySelector('.loading') === null`);
      expect(
        await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
      ).toBe(0);
      // Lines of code are touched where they are coloured, and columns and nodes where they are drawn.
      const small = await page.evaluate(`[...document.querySelectorAll('a, button, select, input, summary')]
      .filter((one) => one.checkVisibility() && one.closest('.code, svg, .skip') === null)
      .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
      .filter(([, box]) => box.height < 23.5 || box.width < 23.5)
      .map(([html, box]) => html + ' ' + box.width + 'x' + box.height)`);
      expect(small).toEqual([]);
    },
  );

  seldom('numbers stand below each other, 100.0 too', async () => {
    const page = await open(`${url}#/pairs?q=is:any`);
    const widths = await page.evaluate<number[]>(
      `[...document.querySelectorAll('td .score .number')].map((one) => one.getBoundingClientRect().width)`,
    );
    expect(await page.locator('td .score.above .number').first().textContent()).toMatch(/\d/);
    expect(new Set(widths).size).toBe(1);
  });

  seldom('a printed submission stays on its paper', async () => {
    const page = await open(`${url}#/submission/${b}`, { viewport: { width: 794, height: 1123 } });
    await page.locator('.line').first().waitFor();
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(
      `document.querySelector('.line code').textContent = 'a very long line of a program '.repeat(20)`,
    );
    const off = await page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > 795)
      .map((one) => one.tagName + '.' + one.className)`);
    expect(off).toEqual([]);
  });

  seldom('the theme can be chosen against the system', async () => {
    const page = await open(url, { colorScheme: 'dark' });
    const paper = (): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.documentElement).backgroundColor`);
    const dark = await paper();
    await page.getByRole('button', { name: 'Theme: auto' }).click();
    await expect.poll(paper).not.toBe(dark);
  });

  seldom('a list is searched, filtered and sorted, and the address keeps it', async () => {
    const page = await open(`${url}#/submissions`);
    const search = page.getByRole('searchbox', { name: 'Find a name, or filter' });
    await search.fill('student000');
    await page.getByRole('status').getByText('9 submissions').waitFor();
    await page.getByLabel('Show').selectOption('flagged');
    expect(await search.inputValue()).toBe('student000 is:flagged');
    await page.getByRole('button', { name: 'Submission', exact: true }).click();
    await until(page, `location.hash.includes('sort=-name')`);
    const address = page.url();
    expect(address).toMatch(/q=student000\+is%3Aflagged&sort=-name/);
    const names = await page.locator('tbody a.name').allTextContents();
    const again = await open(address);
    expect(await again.locator('tbody a.name').allTextContents()).toEqual(names);
    expect(await again.locator('th[aria-sort=descending]').textContent()).toContain('Submission');
  });

  test('a dismissed pair is shown with its reason and is not counted as open', async () => {
    const page = await open(`${url}#/pairs?q=is:dismissed`);
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.locator('tbody').textContent()).toContain(
      'Pair programming, agreed with the instructor',
    );
    await page.getByLabel('Show').selectOption('Open');
    expect(await page.locator('.pair.dismissed').count()).toBe(0);
  });

  seldom('what could not be collected is listed with its reason, where the overview leads', async () => {
    const page = await open(url);
    await page.getByRole('link', { name: '1 not checked' }).click();
    const list = page.getByRole('region', { name: '1 submission could not be collected' });
    expect(await list.locator('li').allTextContents()).toEqual(['hw3-empty: The repository is empty.']);
  });

  seldom('a search finds a submission by its key too', async () => {
    const page = await open(`${url}#/submissions?q=cs101/hw3-student0012`);
    expect(await page.locator('tbody a.name').first().textContent()).toBe('student0012');
    expect(await page.locator('tbody tr').count()).toBe(1);
  });

  seldom('the lists below the graph hold the same pairs, and follow the slider', async () => {
    const page = await open(`${url}#/groups?least=40`);
    const edges = await page.locator('.edge').count();
    expect(edges).toBeGreaterThan(5);
    expect(await page.locator('.groups .pair').count()).toBe(edges);
    await page.getByRole('slider').fill('80');
    await until(page, `document.querySelectorAll('.groups .pair').length < ${edges}`);
    expect(await page.locator('.groups .pair').count()).toBe(await page.locator('.edge').count());
  });

  seldom('a link to what is shown is copied, or stands there to be copied', async () => {
    const page = await open(`${url}#/compare/${a}/${b}`);
    await page.evaluate(`navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Copied').waitFor();
    const copied = String(await page.evaluate('globalThis.copied'));
    expect(copied).toMatch(/\?run=\d+$/);
    expect(copied.replace(/\?run=\d+$/, '')).toBe(page.url());
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    expect(await page.getByLabel('Link to what is shown').inputValue()).toBe(copied);
    const followed = await open(copied);
    expect(await followed.locator('.pair h1, h1').first().textContent()).not.toBe('Nothing here');
    // The next run gives the numbers to other people.
    const other = await open(copied.replace(/\d+$/, '1'));
    expect(await other.locator('main').innerText()).toContain('of the report of another run');
  });

  seldom('a link with a wrong place says so and does not break', async () => {
    for (const hash of [
      '#/compare/0/99999',
      '#/compare/1/1',
      '#/submission/x',
      '#/compare/0/1?fragment=77',
    ]) {
      const page = await open(url + hash);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
  });

  seldom('anonymous mode names nobody, also in the tab and in tips', async () => {
    const page = await open(`${url}#/?anonymous`);
    for (const view of ['', 'submissions', 'pairs', 'groups', `submission/${b}`, `compare/${a}/${b}`]) {
      await page.evaluate(`location.hash = '#/${view}'`);
      await until(page, `document.querySelector('.loading') === null`);
      const text = String(await page.evaluate(`document.title + document.querySelector('#page').innerHTML`));
      expect(text.replaceAll(/AUTHOR = [^<]*/g, '')).not.toMatch(/hw3-student|hw3-empty|agreed with/);
    }
  });

  seldom('anonymous mode outlives a reload, a copied link and the way back', async () => {
    const page = await open(url);
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await page.locator('ol.first a').first().click();
    await page.locator('.side .line').first().waitFor();
    expect(page.url()).toContain('anonymous=1');
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await page.locator('h1').textContent()).toMatch(/^Submission \d+/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Review first' }).waitFor();
    expect(await page.locator('#page').textContent()).not.toContain('hw3-student');
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await page.getByText('student0004').first().waitFor();
  });

  seldom('prints a pair as a dossier with all its fragments', async () => {
    const page = await open(`${url}#/compare/${a}/${b}`);
    await page.locator('.side .line').first().waitFor();
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.locator('.dossier .evidence').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header.top').isVisible()).toBe(false);
    expect(await page.locator('.excerpt').count()).toBe(await page.locator('.evidence').count());
    expect(await page.locator('.excerpt tbody tr').count()).toBeGreaterThan(200);
    expect(await page.getByRole('heading', { name: 'How it was checked' }).count()).toBe(1);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await page.locator('.sides').waitFor();
  });
});

describe('a report with long names and a long path', () => {
  const { report: run, readSource } = classWithLongNames(60);
  const keys = run.findings.submissions.map((one) => one.key);
  const worst = run.findings.pairs[0];
  const [a, b] = [keys.indexOf(worst?.a ?? ''), keys.indexOf(worst?.b ?? '')];
  const views = [
    '#/',
    '#/submissions',
    '#/pairs?q=is:any',
    '#/groups?least=40',
    `#/submission/${a}`,
    `#/compare/${a}/${b}`,
    `#/compare/${a}/${b}?view=dossier`,
  ];
  let url = '';
  beforeAll(async () => {
    url = await write('long', run, readSource);
  });

  test('is made of names of 32, 60 and 67 characters and a path of 100', () => {
    const lengths = new Set(run.findings.submissions.map(({ name }) => name.length));
    expect([...lengths].toSorted((x, y) => x - y)).toEqual([12, 32, 60, 67]);
    expect(LONG_PATH).toHaveLength(100);
  });

  test.each(some(views, 1))('%s: every number, name and choice stands inside of its box', async (hash) => {
    for (const [, width] of some(
      [1280, 768, 390].map((one) => [hash, one] as const),
      1,
    )) {
      const page = await open(url + hash, { viewport: { width, height: 844 } });
      await until(page, `document.querySelector('.loading') === null`);
      expect(await page.evaluate(OUTSIDE), `at ${width}`).toEqual([]);
      expect(
        await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
        `sideways at ${width}`,
      ).toBe(0);
      await close(page);
    }
  });

  seldom('what lies outside of its box is found', async () => {
    const page = await open(url);
    await page.evaluate(`document.querySelector('.first .score').style.marginRight = '-5rem'`);
    expect(await page.evaluate(OUTSIDE)).not.toEqual([]);
  });
});

describe('a comparison', () => {
  const filler = (n: number): string =>
    Array.from({ length: n }, (_, at) => `filler_${n}_${at} = ${at}`).join('\n');
  const shared = (name: string, at: number): string =>
    `def work_${at}(${name}):\n    for item in ${name}:\n        print(item + ${at})\n    return len(${name})`;
  const left = `${filler(120)}\n${shared('items', 1)}\n${filler(80)}\n${shared('items', 2)}\n`;
  const right = `${filler(10)}\n${shared('items', 2)}\n${filler(200)}\n${shared('things', 1)}\n`;
  const one = {
    own: { file: 'main.py', lineStart: 121, lineEnd: 124 },
    other: { file: 'lib/shop.py', lineStart: 215, lineEnd: 218 },
  };
  const two = {
    own: { file: 'main.py', lineStart: 205, lineEnd: 208 },
    other: { file: 'lib/shop.py', lineStart: 11, lineEnd: 14 },
  };
  const run = report(
    [
      submission('anna', {
        matches: [match('bert', [1, 2], one), match('bert', [1, 2], two), match('gone', [1, 2], one)],
      }),
      submission('bert'),
      submission('gone'),
      submission('starter', { role: 'base' }),
    ],
    {
      findings: {
        pairs: [
          aPair('anna', 'bert', 50, {
            matchedSimilarity: 40,
            suspicion: 60,
            longestFragment: 30,
            overlap: 60,
          }),
          aPair('anna', 'gone', 30, { suspicion: 40, longestFragment: 30, overlap: 60 }),
        ],
      },
    },
  );
  const texts: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    anna: [['main.py', left]],
    bert: [
      ['a-first.py', 'x = 1\n'],
      ['lib/shop.py', right],
    ],
    starter: [['main.py', `${filler(80)}\n`]],
  };
  const readSource: ReadSource = (key) =>
    Promise.resolve(
      texts[key]?.map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })) ?? null,
    );
  let url = '';
  beforeAll(async () => {
    url = await write('pair', run, readSource);
  });

  /** First line in sight of a side. */
  const inSight = (page: Page, side: number): Promise<number> =>
    page.evaluate(`(() => {
      const box = document.querySelectorAll('.side .code')[${side}];
      const top = box.getBoundingClientRect().top;
      const line = [...box.querySelectorAll('.line')].find((one) => one.getBoundingClientRect().bottom > top + 1);
      return Number(line.dataset.line);
    })()`);

  test('shows the file and the lines of the fragment that the link names', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    expect(await page.getByLabel('File of bert').inputValue()).toBe('lib/shop.py');
    expect(await page.locator('.side').nth(0).locator('.line.current').count()).toBe(4);
    expect(
      await page.locator('.side').nth(1).locator('.line.current').first().getAttribute('data-line'),
    ).toBe('11');
    expect(await inSight(page, 0)).toBeGreaterThan(170);
  });

  seldom('j and k go from fragment to fragment, round and round, and the address follows', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.locator('.line.current').first().waitFor();
    await page.keyboard.press('j');
    await until(page, `location.hash.includes('fragment=2')`);
    expect(await inSight(page, 1)).toBeLessThan(12);
    await page.keyboard.press('j');
    await until(page, `location.hash.includes('fragment=1')`);
    expect(await inSight(page, 1)).toBeGreaterThan(180);
    await page.keyboard.press('k');
    await until(page, `location.hash.includes('fragment=2')`);
  });

  seldom('g goes to what is not shared, and n and p to the next pair', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    /** The line at the height of the eye, of the right side: 11–14 and 215–218 are shared. */
    const eye = (): Promise<number> =>
      page.evaluate(`(() => {
        const box = document.querySelectorAll('.side .code')[1];
        return Math.round((box.scrollTop + box.clientHeight / 5) / 20) + 1;
      })()`);
    await page.locator('.side').nth(1).locator('.code').focus();
    await page.keyboard.press('g');
    await expect.poll(eye).toBe(15);
    await page.keyboard.press('g');
    await expect.poll(() => inSight(page, 1)).toBe(1);
    await page.keyboard.press('G');
    await expect.poll(eye).toBe(15);
    await page.keyboard.press('n');
    await page.getByText('The code of this submission is not in this report').waitFor();
    expect(page.url()).toContain('compare/0/2');
    await page.keyboard.press('p');
    await until(page, `location.hash.includes('compare/0/1')`);
  });

  seldom('the other side follows the one that is scrolled, where it is not told otherwise', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    await page.locator('.side').nth(1).locator('.code').hover();
    const before = { left: await inSight(page, 0), right: await inSight(page, 1) };
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => inSight(page, 1)).toBeGreaterThan(before.right + 50);
    await page.locator('.side').nth(0).locator('.code').hover();
    await page.mouse.wheel(0, -1200);
    await expect.poll(() => inSight(page, 0)).toBeLessThan(before.left - 50);
    await expect.poll(() => inSight(page, 1)).toBe(1);
    await page.getByLabel('Scroll together').uncheck();
    await page.locator('.side').nth(0).locator('.code').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => inSight(page, 0)).toBeLessThan(before.left - 65);
    await page.locator('.side').nth(1).locator('.code').hover();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => inSight(page, 1)).toBeGreaterThan(90);
    expect(await inSight(page, 0)).toBeLessThan(before.left - 65);
  });

  seldom('a click on one side brings the other one and leaves the own where it is', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    await page.evaluate(`document.querySelectorAll('.side .code')[0].scrollTop = 110 * 20`);
    const before = await inSight(page, 0);
    await page.locator('.side').nth(0).locator('[data-line="122"]').click();
    await until(page, `location.hash.includes('fragment=1')`);
    expect(await inSight(page, 0)).toBe(before);
    expect(await inSight(page, 1)).toBeGreaterThan(180);
  });

  test('the first line of a fragment is a button that leads to its counterpart', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    const button = page.getByRole('button', {
      name: 'Fragment 1 of 2: lines 121–124, like lib/shop.py lines 215–218',
    });
    const isFocused = (name: string): Promise<void> =>
      until(page, `document.activeElement.ariaLabel?.startsWith('${name}')`);
    await button.focus();
    await page.keyboard.press('Enter');
    await isFocused('Fragment 1 of 2: lines 215–218, like main.py lines 121–124');
    expect(await button.getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('Enter');
    await isFocused('Fragment 1 of 2: lines 121–124');
    // From number to number, and from nowhere else.
    await page.locator('.side').nth(1).locator('[data-line="215"] button').focus();
    await page.keyboard.press('j');
    await isFocused('Fragment 2 of 2: lines 11–14');
    // Also told from anywhere else: which one a step led to.
    expect(await page.locator('.steps [role=status]').innerText()).toMatch(
      /^2 of 2: main\.py lines .+ ↔ lib\/shop\.py lines 11–14\b/,
    );
    await page.getByLabel('File of bert').focus();
    await page.getByLabel('File of bert').selectOption('a-first.py');
    await page.getByLabel('File of bert').selectOption('lib/shop.py');
    expect(await page.evaluate('document.activeElement.localName')).toBe('select');
    await button.click();
    await isFocused('Fragment 1 of 2: lines 121–124');
  });

  seldom('tells identical lines from renamed ones', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=1`);
    expect(await page.locator('.note[role=status]').textContent()).toBe(
      '1 of 4 lines identical, 3 more with other names or values; renamed: items → things 3×',
    );
    const signs = page.locator('.side').nth(0).locator('.line.current .sign');
    expect(await signs.locator('[aria-hidden]').allTextContents()).toEqual(['≈', '≈', '=', '≈']);
    // Read out, in place of a sign that has no name.
    expect(await signs.locator('.hidden').allTextContents()).toEqual([
      'same line with other names or values',
      'same line with other names or values',
      'same line',
      'same line with other names or values',
    ]);
  });

  seldom('greys what stands in the starter code too', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.locator('.line.current').first().waitFor();
    const grey = page.locator('.side').nth(0).locator('.line.starter');
    expect(await grey.count()).toBe(80);
    const said = await grey.locator('.sign .hidden').allTextContents();
    expect(said).toEqual(['Starter code, up to line 204']);
  });

  seldom('says so where the code is not in the report', async () => {
    const page = await open(`${url}#/compare/0/2`);
    expect(await page.locator('.side').nth(1).textContent()).toContain('is not in this report');
  });

  seldom('dismisses the pair with a reason, and not without one', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByLabel('Case').selectOption('dismissed');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.locator('.case').textContent()).not.toContain('2026');
    await page.getByLabel('Why it is innocent').fill('one team <b>&</b>');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.locator('.case').textContent()).toContain('one team <b>&</b>');
    expect(await page.getByLabel('Case').inputValue()).toBe('dismissed');
  });
});

describe('what is not shared', () => {
  const WORK = [
    'def work(items):',
    '    first = items[0]',
    '    second = items[1]',
    '    third = first * second',
    '    return third',
  ];
  const MORE = ['def more(items):', '    for item in items:', '        print(item)', '    return items'];
  const left = ['alpha_1 = 1', 'alpha_2 = 2', ...WORK, ...MORE];
  const right = [
    ...WORK.slice(0, 2),
    '    unused = []',
    '',
    '    unused.append(first)',
    ...WORK.slice(2),
    ...[1, 2, 3, 4].map((n) => `beta_${n} = ${n}`),
    '    return third',
    ...MORE,
  ];
  const tile = (own: readonly [number, number], other: readonly [number, number]) =>
    match('bert', own, {
      own: { file: 'main.py', lineStart: own[0], lineEnd: own[1] },
      other: { file: 'main.py', lineStart: other[0], lineEnd: other[1] },
    });
  const run = report([
    // The second fragment begins in the line that ends the first one.
    submission('anna', { matches: [tile([3, 7], [1, 8]), tile([7, 11], [13, 17])] }),
    submission('bert'),
  ]);
  let url = '';
  beforeAll(async () => {
    url = await write('gaps', run, (key) =>
      Promise.resolve([
        {
          path: 'main.py',
          bytes: new TextEncoder().encode(`${(key === 'anna' ? left : right).join('\n')}\n`),
        },
      ]),
    );
  });
  const litLines = (page: Page, side: number): Promise<readonly number[]> =>
    page.evaluate(
      `[...document.querySelectorAll('.side')[${side}].querySelectorAll('.lit')].map((one) => Number(one.dataset.line))`,
    );

  seldom('is named and marked, also where nothing scrolls, and inside of a fragment', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.locator('.line.current').first().waitFor();
    const said = page.locator('.gap-note[role=status]');
    await page.keyboard.press('g');
    await said.getByText('Gap 1 of 1 on the left, lines 1–2').waitFor();
    expect(await litLines(page, 0)).toEqual([1, 2]);
    await page.locator('.side').nth(1).locator('.code').focus();
    await page.keyboard.press('g');
    await said.getByText('Gap 1 of 2 on the right, lines 3–5').waitFor();
    expect(await litLines(page, 1)).toEqual([3, 4, 5]);
    expect(await litLines(page, 0)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    await page.keyboard.press('g');
    await said.getByText('Gap 2 of 2 on the right, lines 9–12').waitFor();
    await page.keyboard.press('g');
    await said.getByText('Gap 1 of 2').waitFor();
    await page.keyboard.press('G');
    await said.getByText('Gap 2 of 2').waitFor();
  });

  seldom('does not hide the button of a fragment that begins where another one ends', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=1`);
    await page.locator('.line.current').first().waitFor();
    const button = page
      .locator('.side')
      .nth(0)
      .getByRole('button', { name: 'Fragment 2 of 2: lines 7–11, like main.py lines 13–17' });
    await button.focus();
    await page.keyboard.press('Enter');
    await until(page, `location.hash.includes('fragment=2')`);
    expect(await button.getAttribute('aria-current')).toBe('true');
  });

  test('scrolls alone where there are no fragments', async () => {
    const alone = await write('alone', report([submission('anna'), submission('bert')]), () =>
      Promise.resolve([{ path: 'main.py', bytes: new TextEncoder().encode('x = 1\n') }]),
    );
    const page = await open(`${alone}#/compare/0/1`);
    await page.locator('.side .line').first().waitFor();
    expect(await page.getByLabel('Scroll together').isVisible()).toBe(false);
  });
});

describe('the graph of groups', () => {
  const names = Array.from({ length: 12 }, (_, at) => `hw3-student${String(at + 1).padStart(4, '0')}`);
  const clique = report(
    names.map((name) => submission(name, { total: 90 })),
    {
      findings: {
        pairs: names.flatMap((a, at) =>
          names.slice(at + 1).map((b, after) =>
            aPair(a, b, 80 + after, {
              matchedSimilarity: 82 + at,
              suspicion: 90,
              longestFragment: 50,
              overlap: 100,
            }),
          ),
        ),
      },
    },
  );
  /** Names of the graph with where they stand. */
  const namesIn = (page: Page) =>
    page.evaluate<{ text: string; left: number; right: number; top: number; bottom: number }[]>(
      `[...document.querySelectorAll('.graph text')].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { text: one.textContent, left, right, top, bottom };
      })`,
    );

  test.each(some([1280, 390], 1))(
    'lays no name over another where all share with all, at %i',
    async (width) => {
      const url = await write('clique', clique, () => Promise.resolve(null));
      const page = await open(`${url}#/groups`, { viewport: { width, height: 844 } });
      await page.locator('svg circle').first().waitFor();
      const all = await namesIn(page);
      // Without the assignment that stands before each of them.
      expect(all.map(({ text }) => `hw3-${text}`).toSorted()).toEqual(names);
      for (const one of all) {
        expect(one.bottom - one.top).toBeGreaterThan(11);
        const over = all.filter(
          (other) =>
            other !== one &&
            // A box holds a little more than the letters.
            other.left < one.right - 1 &&
            one.left < other.right - 1 &&
            other.top < one.bottom - 2 &&
            one.top < other.bottom - 2,
        );
        expect(over.map(({ text }) => `${one.text} over ${text}`)).toEqual([]);
      }
    },
  );

  seldom('tells names apart that a learning platform ends alike', async () => {
    const people = ['Dubois Jan_481634', 'Roy Ada_481640', 'Weber Li_481702'];
    const keys = people.map((name) => `${name}_assignsubmission_file`);
    const moodle = report(
      keys.map((key) => submission(key, { total: 90 })),
      {
        findings: {
          pairs: clique.findings.pairs
            .slice(0, 2)
            .map((pair, at) => ({ ...pair, a: keys[at] ?? '', b: keys[2] ?? '' })),
        },
      },
    );
    const page = await open(`${await write('moodle', moodle, () => Promise.resolve(null))}#/groups`);
    await page.locator('svg circle').first().waitFor();
    expect((await namesIn(page)).map(({ text }) => text).toSorted()).toEqual(people);
    expect((await titles(page, '.groups .pair'))[0]).toContain('_assignsubmission_file');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  seldom('is one stop of the Tab key, and arrow keys go from node to node', async () => {
    const url = await write('clique', clique, () => Promise.resolve(null));
    const page = await open(`${url}#/groups`);
    await page.locator('svg circle').first().waitFor();
    expect(await page.locator('svg a[tabindex="0"]').count()).toBe(1);
    const focused = (): Promise<string | null> =>
      page.evaluate(`document.activeElement.closest('svg a')?.getAttribute('aria-label') ?? null`);
    await page.getByRole('button', { name: 'Whole graph' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toContain(names[0]);
    const visited = new Set([await focused()]);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key);
      visited.add(await focused());
    }
    expect(visited.size).toBeGreaterThan(4);
    await page.keyboard.press('End');
    expect(await focused()).toContain(names[11]);
    await page.keyboard.press('Tab');
    expect(await focused()).toBeNull();
    expect(await page.evaluate(`document.activeElement.closest('.groups') !== null`)).toBe(true);
    // Back where the reader was.
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toContain(names[11]);
  });

  seldom(
    'is zoomed by buttons, keys and the wheel; names keep their size, and more of them find room',
    async () => {
      const { report: run, readSource } = classroom(1000, 6);
      const all = {
        ...run,
        findings: {
          ...run.findings,
          // One group of a thousand, in a ring with bridges.
          pairs: run.findings.submissions.slice(0, -1).flatMap(({ key }, at, list) =>
            [1, 17].map((step) =>
              aPair(key, list[(at + step) % list.length]?.key ?? '', 60, {
                suspicion: 50,
                longestFragment: 10,
                overlap: 10,
              }),
            ),
          ),
        },
      };
      const page = await open(`${await write('ring', all, readSource)}#/groups?least=50`);
      await page.locator('svg circle').first().waitFor();
      const width = (): Promise<number> => page.evaluate(`document.querySelector('.graph svg').clientWidth`);
      const before = { width: await width(), names: (await namesIn(page)).length };
      await page.locator('svg a circle').nth(500).hover();
      await until(page, `document.querySelector('.graph a.dim') !== null`);
      const [pointed] = await namesIn(page);
      expect((pointed?.bottom ?? 0) - (pointed?.top ?? 0)).toBeGreaterThan(11);
      for (let n = 0; n < 4; n += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(width).toBeGreaterThan(before.width * 3);
      await page.mouse.move(5, 5);
      await expect.poll(async () => (await namesIn(page)).length).toBeGreaterThan(before.names);
      const zoomed = await width();
      await page.locator('.graph-frame').hover();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await expect.poll(width).toBeGreaterThan(zoomed * 1.5);
      expect(await page.evaluate('visualViewport.scale')).toBe(1);
      await page.getByRole('button', { name: 'Whole graph' }).click();
      await until(
        page,
        `(() => { const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.graph-frame');
        return scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1; })()`,
      );
    },
  );
});

test('a submission without an AI score has one line about it, which says why', async () => {
  const run = report([submission('anna', { aiState: 'abstained' }), submission('bert')], {
    findings: { aiRun: true },
  });
  const page = await open(`${await write('no-ai', run, () => Promise.resolve(null))}#/submission/0`);
  await page.getByRole('heading', { name: 'anna' }).waitFor();
  const terms = page.locator('#numbers ~ dl > div').filter({ hasText: 'AI score' });
  expect(await terms.allInnerTexts()).toEqual([expect.stringMatching(/no AI score for it/)]);
});

describe('a report with a dismissed pair', () => {
  const pair = (a: string, b: string, similarity: number | null, overlap: number) =>
    aPair(a, b, similarity, {
      suspicion: similarity === null ? null : Math.max(similarity, 5),
      longestFragment: overlap,
      overlap,
    });
  const run = report(
    [
      submission('anna', { total: 99 }),
      submission('bert', { total: 99 }),
      submission('cleo', { total: 73 }),
      submission('dora', { total: 74 }),
      submission('emil', { total: 71 }),
      submission('fred', { total: null }),
    ],
    {
      findings: {
        pairs: [
          pair('anna', 'bert', 99, 400),
          pair('cleo', 'dora', 73.5, 300),
          pair('anna', 'emil', 30, 40),
          pair('emil', 'fred', 0, 0),
          pair('bert', 'fred', 0, 0),
        ],
        clusters: [
          ['anna', 'bert'],
          ['cleo', 'dora'],
        ],
      },
      verdict: {
        outcome: 'flagged',
        flagged: ['cleo', 'dora'].map((key) => ({ key, by: ['similarity'] as const })),
      },
      thresholds: { similarity: 72, ai: 72 },
      dismissed: [
        { a: 'anna', b: 'bert', reason: 'They are twins, and each has explained the code to an assistant' },
      ],
    },
  );
  let url = '';
  beforeAll(async () => {
    url = await write('dismissed', run, () => Promise.resolve(null));
  });
  const row = (page: Page, name: string) =>
    page.locator('tbody tr').filter({ has: page.locator('th').getByTitle(name, { exact: true }) });

  test('accuses nobody of it: no red total, and a remark why', async () => {
    const page = await open(`${url}#/submissions`);
    const states = await page.evaluate(`[...document.querySelectorAll('tbody tr')].map((tr) => [
      tr.querySelector('a').title,
      tr.querySelector('.score.above') !== null,
      tr.lastElementChild.textContent.trim(),
    ])`);
    const PARDONED = 'above the threshold only through a dismissed pair';
    expect(states).toEqual([
      ['anna', false, PARDONED],
      ['bert', false, PARDONED],
      ['dora', true, 'flagged'],
      ['cleo', true, 'flagged'],
      ['emil', false, ''],
      ['fred', false, ''],
    ]);
    await page.evaluate(`location.hash = '#/submission/0'`);
    await page.getByRole('heading', { name: 'anna' }).waitFor();
    expect(await page.locator('.score.above').count()).toBe(0);
    expect(await page.locator('.badges').textContent()).toBe(PARDONED);
    await page.evaluate(`location.hash = '#/compare/0/1'`);
    await page.getByText('They are twins').waitFor();
    expect(await page.locator('.score.above').count()).toBe(0);
  });

  seldom('names the closest of the pairs that count, with its number', async () => {
    const page = await open(`${url}#/submissions`);
    expect(await row(page, 'anna').locator('.closest').innerText()).toMatch(/^emil\s+30\.0$/);
    expect(await row(page, 'bert').locator('.closest').innerText()).toMatch(/^fred\s+0\.0$/);
  });

  seldom('counts and shows the groups without it, as the graph does', async () => {
    const page = await open(url);
    expect(await page.locator('.tiles').innerText()).toMatch(/\b1 group\b/);
    expect(await page.getByRole('region', { name: 'Groups that share code' }).innerText()).not.toContain(
      'anna',
    );
    await page.locator('.tiles').getByRole('link', { name: '1 group' }).click();
    await page.locator('svg circle').first().waitFor();
    expect(await page.locator('.groups .card').count()).toBe(1);
    expect(await page.locator('svg circle').count()).toBe(2);
  });

  seldom('lists first what shares code, and counts what does not', async () => {
    const page = await open(url);
    expect(await titles(page, '.first .pair')).toEqual(['cleo ↔ dora', 'anna ↔ emil']);
    expect(await page.locator('.more').first().innerText()).toBe(
      'All 2 pairs, and 2 pairs with no common fragment · 1 dismissed',
    );
    await page.getByRole('link', { name: '2 pairs with no common fragment' }).click();
    await page.getByRole('status').getByText('2 pairs').waitFor();
    expect(await titles(page, 'tbody .pair')).toEqual(['bert ↔ fred', 'emil ↔ fred']);
    await page.getByLabel('Show').selectOption('Open');
    await until(page, `document.querySelector('tbody').textContent.includes('cleo')`);
    expect(await titles(page, 'tbody .pair')).toEqual(['cleo ↔ dora', 'anna ↔ emil']);
  });

  seldom(
    'draws a column of flagged and other submissions in both colours, and those without a total',
    async () => {
      const page = await open(url);
      // Between 70 and 75, around the threshold of 72.
      const column = page.getByRole('link', {
        name: '3 with a similarity above 70 up to 75, 2 of them flagged',
      });
      const heights = await page.evaluate<[string, number][]>(
        `[...document.querySelectorAll('a[aria-label*="of them flagged"] rect')].map((one) => [one.getAttribute('class'), Number(one.getAttribute('height'))])`,
      );
      expect(await column.count()).toBe(1);
      expect(heights.map(([kind]) => kind)).toEqual(['column above', 'column']);
      expect(Number(heights[0]?.[1])).toBeCloseTo(2 * Number(heights[1]?.[1]));
      // The two of the dismissed pair, far above the threshold.
      expect(
        await page
          .getByRole('link', { name: '2 with a similarity above 95 up to 100' })
          .locator('.above')
          .count(),
      ).toBe(0);
      await page.getByRole('link', { name: '1 without a similarity' }).click();
      await page.getByRole('status').getByText('1 submission').waitFor();
      expect(await titles(page, 'tbody th a')).toEqual(['fred']);
    },
  );

  seldom('has a histogram that can be read on a phone', async () => {
    const page = await open(url, { viewport: { width: 390, height: 844 } });
    const heights = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.histogram text')].map((one) => one.getBoundingClientRect().height)`,
    );
    expect(heights.length).toBeGreaterThan(5);
    for (const height of heights) expect(height).toBeGreaterThan(11);
  });

  seldom('shows the whole reason where the pair is listed', async () => {
    const page = await open(`${url}#/pairs?q=is:dismissed`);
    // Sizes that scroll are whole pixels, and a glyph may stand out of its line: hidden is what is a part of a line.
    const { wide, high, line } = await page.evaluate<{ wide: number; high: number; line: number }>(
      `(() => {
        const reason = document.querySelector('.reason');
        const td = reason.closest('td');
        return {
          wide: td.scrollWidth - td.clientWidth,
          high: reason.scrollHeight - reason.clientHeight,
          line: parseFloat(getComputedStyle(reason).fontSize),
        };
      })()`,
    );
    expect(line).toBeGreaterThan(8);
    expect(wide).toBeLessThan(line / 2);
    expect(high).toBeLessThan(line / 2);
    await page.getByLabel('Show').selectOption('Open');
    await until(page, `document.querySelector('.reason') === null`);
    // A column that nothing can stand in is not there.
    expect(await page.getByRole('columnheader', { name: 'State' }).count()).toBe(0);
  });
});

describe('hostile contents', () => {
  const EVIL = '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e{{x}}';
  seldom('run nothing and ask for nothing, wherever they stand', async () => {
    const run = report(
      [
        submission(EVIL, {
          name: EVIL,
          state: { kind: 'not-checked', reason: EVIL },
          remarks: [EVIL],
          leftOut: [{ path: EVIL, reason: 'excluded', detail: EVIL }],
          matches: [
            match('b', [1, 1], {
              own: { file: EVIL, lineStart: 1, lineEnd: 1 },
              other: { file: EVIL, lineStart: 1, lineEnd: 1 },
            }),
          ],
        }),
        submission('b', { comparability: EVIL }),
      ],
      {
        findings: {
          notices: [EVIL],
          language: EVIL,
          engine: { id: 1, name: EVIL },
          checkUrl: 'javascript:alert(3)',
          failures: [{ key: EVIL, name: EVIL, role: 'judged', reason: EVIL }],
          pairs: [aPair(EVIL, 'b', 99, { suspicion: 9, longestFragment: 1, overlap: 1 })],
          clusters: [[EVIL, 'b']],
        },
        verdict: { sentence: given(EVIL), warnings: [EVIL].map(given) },
        run: { title: EVIL, runUrl: 'javascript:alert(4)' },
        dismissed: [{ a: EVIL, b: 'b', reason: EVIL }],
      },
    );
    const source: ReadSource = () =>
      Promise.resolve([{ path: EVIL, bytes: new TextEncoder().encode(`${EVIL}\n// ${EVIL}\n`) }]);
    const url = await write('evil', run, source);
    for (const hash of [
      '#/',
      '#/submissions',
      '#/pairs?q=is:any',
      '#/groups?least=1',
      '#/submission/0',
      '#/compare/0/1',
      '#/compare/0/1?view=dossier',
    ]) {
      const page = await open(url + hash);
      await until(page, `document.querySelector('.loading') === null`);
      expect(await page.locator('img').count()).toBe(0);
      expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
      expect(await page.locator('body').innerText()).not.toContain('\u202e');
      await close(page);
    }
  });

  test('the policy of the page allows its own script and nothing else', async () => {
    const url = await write('policy', report([submission('a')]), () => Promise.resolve(null));
    const page = await open(url);
    const policy = await page.locator('meta[http-equiv]').getAttribute('content');
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'$/,
    );
    await page.evaluate(
      `{ const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.append(s); }`,
    );
    expect(await page.evaluate(`window.ran`)).toBeUndefined();
    expect(complaints().some((text) => text.includes('Content Security Policy'))).toBe(true);
  });
});

seldom('a thousand submissions stay a page of some hundred elements', async () => {
  const { report: run, readSource } = classroom(1000, 6);
  const page = await open(`${await write('large', run, readSource)}#/submissions`);
  expect(await page.locator('tbody tr').count()).toBeLessThan(100);
  expect(await page.locator('table').getAttribute('aria-rowcount')).toBe('1001');
  await page.evaluate(`document.querySelector('.table-frame').scrollTop = 1e9`);
  await page.locator('tr[aria-rowindex="1001"]').waitFor();
  await page.evaluate(`location.hash = '#/groups?least=10'`);
  await page.locator('svg circle').first().waitFor();
  expect(Number(await page.evaluate(`document.querySelectorAll('*').length`))).toBeLessThan(10_000);
});

describe('a list of more than ten thousand pairs', () => {
  const names = Array.from({ length: 150 }, (_, at) => `student-${(at * 37) % 150}`);
  const pairs = names.flatMap((a, at) =>
    names
      .slice(at + 1)
      .map((b, after) =>
        aPair(a, b, ((at * 7 + after * 13) % 1000) / 10, { suspicion: 10, longestFragment: 10, overlap: 10 }),
      ),
  );
  let url = '';
  beforeAll(async () => {
    const run = report(
      names.map((name) => submission(name)),
      { findings: { pairs } },
    );
    url = await write('pairs', run, () => Promise.resolve(null));
  });

  /** Counts what a sort and a search do, whichever way they compare. */
  const COUNT = `(() => {
    globalThis.compared = 0;
    const { get } = Object.getOwnPropertyDescriptor(Intl.Collator.prototype, 'compare');
    Object.defineProperty(Intl.Collator.prototype, 'compare', { get() { compared += 1; return get.call(this); } });
    for (const name of ['localeCompare', 'toLowerCase']) {
      const original = String.prototype[name];
      String.prototype[name] = function (...values) { compared += 1; return original.apply(this, values); };
    }
  })()`;

  test('is sorted and searched once, and not again with each step of the wheel', async () => {
    const page = await open(`${url}#/pairs?q=student`);
    await page.evaluate(COUNT);
    await page.getByRole('button', { name: 'Pair', exact: true }).click();
    await page.locator('th[aria-sort=descending]').waitFor();
    expect(await page.locator('tbody .pair').first().getAttribute('title')).toContain('student-149 ');
    const toSort = Number(await page.evaluate('compared'));
    expect(toSort).toBeGreaterThan(10_000);
    await page.evaluate('compared = 0');
    for (const top of [400, 4000, 40_000, 400_000]) {
      const row = Math.floor(top / 42) + 2;
      await page.evaluate(`document.querySelector('.table-frame').scrollTop = ${top}`);
      await page.locator(`tr[aria-rowindex="${row}"]`).waitFor();
    }
    // What draws a row may look at a text, as often as there are rows to be seen.
    expect(Number(await page.evaluate('compared'))).toBeLessThan(1000);
  });

  seldom('n and p walk it as it is filtered and sorted', async () => {
    const page = await open(`${url}#/pairs?q=student-7+similarity:>=50&sort=average`);
    const shown = await titles(page, 'tbody .pair');
    await page.locator('tbody .pair').nth(1).click();
    const heading = async (): Promise<string> => (await titles(page, 'h1 a')).join(' ↔ ');
    await expect.poll(heading).toBe(shown[1]);
    await page.keyboard.press('n');
    await expect.poll(heading).toBe(shown[2]);
    await page.keyboard.press('p');
    await expect.poll(heading).toBe(shown[1]);
    await page.keyboard.press('p');
    await expect.poll(heading).toBe(shown[0]);
    expect(await page.getByRole('link', { name: 'Previous pair' }).count()).toBe(0);
  });
});

seldom('a student sees their own lines and nobody else', async () => {
  const run = report(
    [
      submission('me', {
        total: 81.2,
        matches: [match('peer-name', [3, 9])],
        origin: PULL_REQUEST,
      }),
      submission('peer-name', { role: 'archive' }),
    ],
    { verdict: { outcome: 'flagged', flagged: [{ key: 'me', by: ['similarity'] }] } },
  );
  const page = await open(await write('student', run, () => Promise.resolve(null), 'student'));
  const text = await page.locator('body').innerText();
  expect(text).toContain('very high');
  expect(text).toContain('main.py lines 3–9');
  expect(text).not.toMatch(/peer-name|81/);
  expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  const dark = await open(page.url(), { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  expect(await accessibilityViolations(dark)).toEqual([]);
});
