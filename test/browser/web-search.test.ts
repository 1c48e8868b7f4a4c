import { beforeAll, describe, expect, test } from 'vitest';
import { webClass } from '../report/web-class.ts';
import { accessibilityViolations } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { looks } from './looks.ts';
import { reportPages, until } from './pages.ts';
import { seldom, some } from '../suite.ts';

const { close, open, write } = reportPages();

describe('a report of a class for which the web was searched', () => {
  let url = '';
  beforeAll(async () => {
    const { report, readSource } = webClass();
    url = await write('web', report, readSource);
  });

  test.each(some(['', 'submissions', 'submission/0', 'submission/1', 'submission/4', 'web'], 1))(
    'has no violation in view %j, light, dark and on a phone',
    async (view) => {
      const page = await open(`${url}#/${view}`);
      for (const [colorScheme, width] of looks(view)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.locator('.loading').waitFor({ state: 'detached' });
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      }
      await close(page);
    },
  );

  seldom('shows of a submission where its code is public, since when, and the lines of both', async () => {
    const page = await open(`${url}#/submission/0`);
    const sources = page.locator('.web-source');
    await sources.first().waitFor();
    const [first, second] = await sources.all();
    const text = (await first?.innerText())?.replaceAll('\t', '') ?? '';
    expect(text).toContain('octo/shop-solution: src/shop.py');
    expect(text).toContain('yes, since 2025-03-01 10:00 UTC by a server’s clock');
    expect(text).toContain('"entry price" amount language:Python');
    expect(await first?.locator('.excerpt tbody tr').allInnerTexts()).toHaveLength(5);
    expect(await first?.locator('.excerpt').innerText()).toMatch(/def summe\(korb\):[^]*def total\(cart\):/);
    expect(await second?.innerText()).toContain('does not count');
    const links = await page.evaluate<readonly (readonly [string, string])[]>(
      `[...document.querySelectorAll('.web-source a')].map((one) => [one.href, one.rel])`,
    );
    expect(new Set(links.map(([, rel]) => rel))).toEqual(new Set(['noreferrer noopener']));
    expect(links.map(([href]) => href.split('#')[1] ?? '').filter((anchor) => anchor !== '')).toEqual([
      'L40-L44',
      'L40-L44',
    ]);
    await close(page);
  });

  seldom('says of each other one why there is nothing to show', async () => {
    const page = await open(`${url}#/submission/2`);
    for (const [place, sentence] of [
      ['2', 'no public code like it was found'],
      ['3', 'It was searched for in part'],
      ['4', 'It was not searched for on the web'],
    ] as const) {
      await page.evaluate(`location.hash = '#/submission/${place}'`);
      await expect.poll(() => page.locator('.on-the-web').innerText()).toContain(sentence);
    }
    await close(page);
  });

  seldom('lists and sorts by it, and finds who was found and who was not searched for', async () => {
    const page = await open(`${url}#/submissions?sort=-on-the-web`);
    const names = (): Promise<readonly string[]> => page.locator('tbody th').allInnerTexts();
    expect((await names()).slice(0, 2)).toEqual(['anna', 'boris']);
    expect(await page.locator('tbody tr', { hasText: 'elif' }).innerText()).toContain('n/a');
    await page.getByLabel('Show').selectOption('web');
    await expect.poll(names).toEqual(['anna', 'boris']);
    await page.getByLabel('Show').selectOption('unsearched');
    await expect.poll(names).toEqual(['elif']);
    await page.getByRole('searchbox').fill('web:>70');
    await expect.poll(names).toEqual(['anna']);
    await close(page);
  });

  seldom('lists all that left the machine, by keyboard too, and finds in it', async () => {
    const page = await open(url);
    await page.getByRole('link', { name: 'What left this machine' }).focus();
    await page.keyboard.press('Enter');
    const lines = page.locator('code.sent');
    await expect.poll(() => lines.count()).toBe(5);
    await page.getByText('Software Heritage answered 503 three times.').waitFor();
    await page.getByLabel('Find in these lines').fill('DMITRI');
    await expect.poll(() => lines.allInnerTexts()).toEqual(['summe korb language:Python']);
    await page.getByRole('button', { name: 'Copy these lines' }).click();
    // A page of a file may be refused the clipboard: then the lines stand there.
    await until(page, `document.querySelector('.filters [role=status].made, .filters input.address')`);
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await expect.poll(() => lines.count()).toBe(0);
    await page.evaluate(`location.hash = '#/submission/0'`);
    await page.locator('.web-source').first().waitFor();
    expect(await page.locator('.web-source').first().innerText()).not.toContain('octo');
    await close(page);
  });

  test('prints the lines side by side, opened or not', async () => {
    const page = await open(`${url}#/submission/0`);
    await page.locator('.web-source').nth(1).waitFor();
    expect(await page.locator('.excerpt').nth(1).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.excerpt').nth(1).isVisible()).toBe(true);
    await close(page);
  });

  seldom('is in the dossier of the panel, and in no copy for one of the two', async () => {
    const page = await open(`${url}#/compare/0/1?view=dossier`);
    const dossier = page.locator('.dossier');
    await dossier.getByRole('heading', { name: 'Public code that is like anna' }).waitFor();
    const text = await dossier.innerText();
    for (const part of [
      'octo/shop-solution',
      '/src/shop.py',
      'MIT',
      'total(cart)',
      '"entry price"',
      'neither says who used whose code',
    ]) {
      expect(text).toContain(part);
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    for (const copy of ['a', 'b']) {
      await page.getByLabel('Copy for').selectOption(copy);
      await expect.poll(() => dossier.innerText()).not.toContain('octo');
      expect(await page.evaluate(`document.querySelector('.dossier').innerHTML`)).not.toMatch(
        /octo|total\(cart|swh:/,
      );
    }
    await close(page);
  });

  seldom('is a paper for a hearing about one submission, which no pair is needed for', async () => {
    const page = await open(`${url}#/submission/0`);
    await page.locator('.on-the-web').getByRole('link', { name: 'Dossier' }).click();
    const dossier = page.locator('.dossier');
    await dossier.getByRole('heading', { name: 'anna: On the web' }).waitFor();
    const text = await dossier.innerText();
    for (const part of [
      'It decides nothing',
      'Handed in',
      'octo/shop-solution',
      'total(cart)',
      'SHA-256',
      'see this paper',
    ]) {
      expect(text).toContain(part);
    }
    for (const [colorScheme, width] of looks('hearing')) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await expect.poll(() => dossier.count()).toBe(0);
    await close(page);
  });

  seldom('offers a line that declares a tutorial as starter code', async () => {
    const page = await open(url);
    expect(await page.locator('.tutorial').innerText()).toContain('starter: learn/shop-tutorial');
    await close(page);
  });
});
