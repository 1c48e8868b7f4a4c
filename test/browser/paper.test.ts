import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPair, match, report, submission } from '../report/sample.ts';
import { seldom, some } from '../suite.ts';
import { reportPages, until } from './pages.ts';
import { textOf } from './pdf-text.ts';

const { open, write } = reportPages();

const NAMES = Array.from({ length: 80 }, (_, at) => `student-${String(at).padStart(2, '0')}`);
/** Every pair of the class. */
const PAIRS = NAMES.flatMap((a, at) =>
  NAMES.slice(at + 1).map((b, after) =>
    aPair(a, b, 60 - after / 2, { suspicion: 90 - at, longestFragment: 20, overlap: 40 }),
  ),
);

describe('a class of 80 with all its pairs, on paper', () => {
  let url = '';
  beforeAll(async () => {
    // The first two have lines in common, and with them all that belongs to a fragment.
    const run = report(
      NAMES.map((name, at) =>
        submission(name, { total: 60, matches: at === 0 ? [match(NAMES[1] ?? '', [1, 2])] : [] }),
      ),
      { findings: { pairs: PAIRS } },
    );
    const bytes = new TextEncoder().encode('a = 1\nb = 2\nc = 3\n');
    url = await write('paper', run, () => Promise.resolve([{ path: 'main.py', bytes }]));
  });

  /** Sheets of A4 that a view takes. */
  async function sheets(page: Page): Promise<number> {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  }

  test('the list of pairs is as long as somebody reads, and says what is left out', async () => {
    const page = await open(`${url}#/pairs`);
    await page.locator('tbody tr').first().waitFor();
    const printed = textOf(await page.pdf({ format: 'A4' }));
    expect(printed.length).toBeGreaterThan(3);
    expect(printed.length).toBeLessThan(12);
    // What a column is stands on each sheet: two of them are numbers from 0 to 100.
    for (const text of printed) expect(text).toMatch(/Pair.*Similarity.*Priority/);
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.getByText('The first 200 of 3,160 are printed.').waitFor();
    expect(await page.locator('tbody tr:not(.end)').count()).toBe(200);
    expect(await page.locator('tr.end').innerText()).toMatch(
      /^No pair is above 75 in this class; this service does not say/,
    );
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await until(page, `document.querySelectorAll('tbody tr').length < 100`);
    expect(await page.getByText('are printed').count()).toBe(0);
  });

  test('a view that is printed, or whose window became narrow, as soon as it was there hears of it', async () => {
    const page = await open(`${url}#/pairs`);
    await page.locator('tbody tr').first().waitFor();
    /** Does something as soon as a view is drawn, before it is painted. */
    const atOnce = (hash: string, selector: string, script: string): Promise<unknown> =>
      page.evaluate(`(async () => {
        const drawn = new Promise((done) => new MutationObserver(() => document.querySelector('${selector}') && done())
          .observe(document.body, { childList: true, subtree: true }));
        location.hash = '${hash}';
        await drawn;
        ${script}
      })()`);
    await atOnce('#/submission/0', 'ol.first', `dispatchEvent(new Event('beforeprint'))`);
    await until(page, `document.querySelectorAll('ol.first li').length < 79`);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await atOnce(
      '#/',
      '.histogram',
      `Object.defineProperty(window, 'innerWidth', { value: 390 }); dispatchEvent(new Event('resize'))`,
    );
    const wide = (): Promise<number> =>
      page.evaluate(`document.querySelector('.histogram').viewBox.baseVal.width`);
    await expect.poll(wide).toBeLessThan(400);
  });

  seldom('a list that fits is printed whole, without a word', async () => {
    const page = await open(`${url}#/submissions`);
    await page.locator('tbody tr').first().waitFor();
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await until(page, `document.querySelectorAll('tbody tr').length === 80`);
    expect(await page.getByText('are printed').count()).toBe(0);
  });

  test.each(some(['#/', '#/compare/0/1', '#/groups?least=20', '#/submission/0'], 2))(
    '%s has nothing on paper that only a hand could press',
    async (hash) => {
      // As wide as A4 leaves it, which is as narrow as a small screen.
      const page = await open(url + hash, { viewport: { width: 718, height: 900 } });
      await page.locator('main .card, main .side .line').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      const shown = await page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('main :is(button, [type=range])')]
          .filter((one) => one.checkVisibility() && !one.matches('.number, .regions *, th *')).map((one) => one.textContent)`,
      );
      expect(shown).toEqual([]);
    },
  );

  test.each(some(['#/submission/0', '#/groups?least=20'], 1))(
    '%s does not print every partner',
    async (hash) => {
      const page = await open(url + hash);
      await page.locator('.first li').first().waitFor();
      expect(await sheets(page)).toBeLessThan(5);
      await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
      await until(page, `document.querySelectorAll('.first li').length === 20`);
      expect(await page.locator('main').innerText()).toMatch(/…and [\d,]+ more pairs\./);
    },
  );
});
