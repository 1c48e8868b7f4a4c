import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/base/words/locale.ts';
import { runCommand } from '../black-box/run-action.ts';
import { assignment, CLASS, CLOSE } from '../course/assignment.ts';
import { submission } from '../report/sample.ts';
import { seldom, some } from '../suite.ts';
import { faultsOf } from './axe.ts';
import { looks } from './looks.ts';
import { reportPages } from './pages.ts';

const { close, open, write } = reportPages();

const HOSTILE = '</script><img src=x onerror=alert(1)>Zoë\u202e';
let page = '';

beforeAll(async () => {
  const people = CLASS.map((key) => submission(key, { name: key === 'p1' ? HOSTILE : `Person ${key}` }));
  const folders: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    // 5 and 6 are no nearer than chance has it.
    const { report } = assignment(seed, { ...CLOSE, 'p5 p6': { suspicion: 19 + seed / 10 } }, people);
    const url = await write(`course-hw${seed}`, report, () => Promise.resolve(null));
    folders.push(dirname(fileURLToPath(url)));
  }
  const out = join(folders[0] ?? '', '..', 'course');
  const { exitCode, stderr } = await runCommand(['course', ...folders, '--name', 'CS 101', '--out', out]);
  expect([exitCode, stderr]).toEqual([0, '']);
  page = pathToFileURL(join(out, 'index.html')).href;
});

const BROKEN = `[...document.querySelectorAll('thead th')].map(({ firstChild, textContent }) => {
  const range = document.createRange();
  range.selectNodeContents(firstChild);
  return range.getClientRects().length > 1 ? textContent : '';
}).filter((text) => text !== '')`;

describe('the page of a course', () => {
  test('shows who is near whom again and again, and what is only chance', async () => {
    for (const [colorScheme, width] of looks('course')) {
      const shown = await open(page, { colorScheme, viewport: { width, height: 900 } });
      expect(await faultsOf(shown)).toEqual([]);
      // However little room there is, no heading of a table is broken in the middle of its word.
      await shown.evaluate(
        `document.querySelector('.course-assignments').parentElement.style.width = '240px'`,
      );
      expect(await shown.evaluate(BROKEN)).toEqual([]);
      expect(await shown.title()).toBe('CS 101: 4 assignments');
      const text = await shown.locator('body').innerText();
      expect(text).toContain('1 pair stands out in the course');
      expect(text).toContain('This page flags nobody.');
      expect(text).toMatch(/In 4 of 4 assignments among the nearest [\d.]+% of the pairs\. Of 66 pairs, /);
      expect(text).not.toMatch(/plagiar|cheat|undefined|NaN/i);
      const [best] = await shown.locator('.course-list h3').allInnerTexts();
      expect(best).toBe('</script><img src=x onerror=alert(1)>Zoë⟨U+202E⟩ ↔ Person p2');
      expect(await shown.locator('img').count()).toBe(0);
      const bars = await shown.evaluate(
        `[...document.querySelectorAll('.course-bar > span')].slice(0, 4).map((one) => [one.offsetHeight, one.parentElement.nextSibling.textContent])`,
      );
      expect(bars).toHaveLength(4);
      for (const [height, rank] of bars as (readonly [number, string])[]) {
        expect(height).toBe(Math.round(48 * (1 - Math.log(Number(rank)) / Math.log(66))));
      }
      await close(shown);
    }
  });

  seldom('leads to the two in the report of each assignment', async () => {
    const shown = await open(page);
    const address = await shown.locator('.course-list a').nth(2).getAttribute('href');
    expect(address).toBe('../course-hw3/index.html#/compare/1/2');
    const there = await open(new URL(address ?? '', page).href);
    expect(await there.locator('h1').innerText()).toContain('Person p2');
  });

  seldom('names nobody where it is to be shown to others', async () => {
    const shown = await open(page);
    await shown.getByRole('button', { name: 'Anonymous' }).click();
    const text = await shown.locator('body').innerText();
    expect(text).toContain('Person 2 ↔ Person 3');
    expect(text).not.toMatch(/Zoë|Person p\d/);
    expect(await shown.locator('.course-list a').first().getAttribute('href')).toMatch(/\?anonymous=1$/);
  });

  test.each(some(LOCALES.slice(1), 1))('speaks %s', async (locale) => {
    const shown = await open(page, { locale });
    expect(await shown.evaluate('document.documentElement.lang')).toBe(locale);
    expect(await shown.locator('body').innerText()).not.toMatch(/stands out|assignments|In 4 of 4/);
  });

  seldom('prints on a few sheets', async () => {
    const shown = await open(page);
    const pdf = (await shown.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThan(4);
  });
});
