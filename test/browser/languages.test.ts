import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/base/words/locale.ts';
import { openCatalogue, openWords } from '../../src/base/words/open-words.ts';
import { classroom } from '../report/classroom.ts';
import { seldom, some } from '../suite.ts';
import { accessibilityViolations } from './axe.ts';
import { reportPages, until } from './pages.ts';

const en = await openCatalogue('en');

const { open, write } = reportPages();

const { report: run, readSource } = classroom(30);
const worst = run.findings.pairs[0];
const places = run.findings.submissions.map((one) => one.key);
const [a, b] = [places.indexOf(worst?.a ?? ''), places.indexOf(worst?.b ?? '')];
const VIEWS = [
  '#/',
  '#/?by=suspicion&least=40',
  '#/submissions?q=nothing:7+similarity:high+is:+is:blue',
  '#/pairs?q=is:any',
  '#/groups?by=similarity&least=20',
  `#/submission/${b}`,
  `#/compare/${a}/${b}`,
  `#/compare/${a}/${b}?view=dossier`,
  '#/nothing',
];

/** The words that a sentence always has, in stretches of three and more. */
function stretches(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) {
      return /\p{L}+ \p{L}+ \p{L}+/u.test(element.value) ? [element.value.trim()] : [];
    }
    if (element.type === TYPE.tag) return stretches(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return Object.values(element.options).flatMap(({ value }) => stretches(value));
    }
    return [];
  });
}
const ENGLISH = [...new Set(Object.values(en).flatMap((text) => stretches(parse(text))))];

/** What no sentence of another language holds: English that never was in the catalogue. */
const ENGLISH_WORDS = /(?<![\p{L}-])(?:the|and|of|with|which|this|that|from|were|been)(?![\p{L}-])/iu;

/** All that a reader sees or hears, but for code and names. */
const SAID = `(() => {
  const all = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isCode = (one) => one.closest('code, pre, script, noscript, .code, .name, .reason, [lang]:not(html)') !== null;
  while (walker.nextNode()) if (!isCode(walker.currentNode.parentElement)) all.push(walker.currentNode.data);
  for (const one of document.querySelectorAll('[title], [aria-label], [placeholder]')) {
    if (isCode(one)) continue;
    for (const name of ['title', 'aria-label', 'placeholder']) all.push(one.getAttribute(name) ?? '');
  }
  all.push(document.title);
  return all.map((text) => text.trim()).filter((text) => text !== '');
})()`;

function said(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(SAID);
}

const language = (page: Page): Promise<string> => page.evaluate(`document.documentElement.lang`);

describe('the language of the page', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('any', run, readSource);
  });

  test('is that of the browser, whatever its region, with its numbers', async () => {
    const page = await open(url, { locale: 'de-AT' });
    expect(await language(page)).toBe('de');
    await page.getByRole('link', { name: 'Abgaben', exact: true }).waitFor();
    const highest = Math.max(...run.findings.submissions.map(({ total }) => total ?? 0));
    await page.getByText(highest.toFixed(1).replace('.', ','), { exact: true }).first().waitFor();
    expect(await page.title()).toMatch(/– Ähnlichkeitsbericht$/);
  });

  seldom('is English where the browser speaks none of the five', async () => {
    const page = await open(url, { locale: 'nl-NL' });
    expect(await language(page)).toBe('en');
    await page.getByRole('heading', { name: 'Review first' }).waitFor();
  });

  seldom('is what the run asked for, and what the reader chose beats both and stays', async () => {
    const french = await write('french', { ...run, locale: 'fr' }, readSource);
    const page = await open(french, { locale: 'de-AT' });
    expect(await language(page)).toBe('fr');
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('zh');
    await page.getByRole('link', { name: '概览' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: '概览' }).waitFor();
    expect(await language(page)).toBe('zh');
  });

  seldom('orders and numbers the names of anonymous mode', async () => {
    const page = await open(`${url}#/submissions?anonymous=1&sort=name`, { locale: 'es' });
    await until(page, `document.querySelector('tbody a.name').textContent === 'Entrega 1'`);
    const names = await page.locator('tbody th a').allTextContents();
    expect(names.slice(0, 12)).toEqual(names.slice(0, 12).map((_, at) => `Entrega ${at + 1}`));
  });

  test.each(
    some(
      LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en'),
      1,
    ),
  )('%s: no view has English left, is inaccessible or runs over a phone', async (locale) => {
    const words = await openWords(locale);
    const page = await open(url, { locale, viewport: { width: 390, height: 900 } });
    const left: string[] = [];
    const judged =
      locale === 'de' || locale === 'zh'
        ? some(
            VIEWS.map((view) => [locale, view] as const),
            1,
          )
        : [];
    for (const view of VIEWS) {
      await page.evaluate(`location.hash = ${JSON.stringify(view)}`);
      await until(
        page,
        `document.querySelector('.loading') === null && document.querySelector('h1') !== null`,
      );
      for (const text of await said(page)) {
        if (ENGLISH_WORDS.test(text) || ENGLISH.some((one) => text.includes(one))) {
          left.push(`${view}: ${text}`);
        }
      }
      if (judged.some(([, one]) => one === view)) expect(await accessibilityViolations(page)).toEqual([]);
      if (locale === 'de' || locale === 'zh') {
        const over = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
        expect([view, await page.evaluate(over)]).toEqual([view, 0]);
      }
    }
    expect(left).toEqual([]);
    expect(await page.getByText(words.say('page.nothingHere')).count()).toBe(1);
  });
});
