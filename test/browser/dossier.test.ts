import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations, faultsOf } from './axe.ts';
import { browserPath } from './browser.ts';
import { looks } from './looks.ts';
import { reportPages, until } from './pages.ts';
import { textOf } from './pdf-text.ts';
import { sampleClass } from './sample-class.ts';
import { dossierPieces } from '../../src/channels/dossier-file.ts';
import { readBlocks } from '../../src/channels/page-file.ts';
import { writeWhole } from '../../src/channels/write.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { recurrenceWords } from '../../src/report/course/course-words.ts';
import type { CourseDossierPage, DossierPage } from '../../src/report/dossier/dossier-page.ts';
import { INDEX_BLOCK } from '../../src/report/page-parts.ts';
import { reportTemplate } from '../../src/system/assets.ts';
import { seldom } from '../suite.ts';

const { close, open } = reportPages();

/** The sample class with two people of whom one signed the code. */
const { folder, reportDir, run, check } = sampleClass();

const dossier = (...words: readonly string[]) => run(['dossier', ...words, '--report', reportDir]);

beforeAll(check, 60_000);

describe('the dossier of a pair as a file of its own', () => {
  test("is the panel's copy with both names, accessible, and a few sheets long", async () => {
    const { stdout, exitCode } = await dossier('amber/chiara', '--course', 'CS101');
    expect(exitCode).toBe(0);
    const file = stdout.trim();
    for (const [colorScheme, width] of looks('dossier')) {
      const page = await open(pathToFileURL(file).href, { colorScheme, viewport: { width, height: 900 } });
      await page.locator('.excerpt').first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      const text = await page.locator('.dossier').innerText();
      expect(text).toMatch(/^Print\s+Shared code: amber and chiara\s+CS101, submissions\./);
      for (const heading of [
        'What was found',
        'What else could explain it',
        'Timeline',
        'How to read this',
      ]) {
        expect(await page.getByRole('heading', { name: heading }).count()).toBe(1);
      }
      expect(text).not.toMatch(/plagiar|cheat|guilty\b/i);
      // No number in the heading, or beside it.
      expect(text.split('What was found')[0]).not.toMatch(/\d %|similarity \d/i);
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        expect(sheets).toBeGreaterThan(2);
        expect(sheets).toBeLessThan(8);
      }
      await close(page);
    }
  });

  seldom('for one of the two does not show the other, nor anybody else', async () => {
    const { stdout, stderr } = await dossier('1', '--for', 'amber');
    expect(stderr).toContain('Code itself can name people');
    const page = await open(pathToFileURL(stdout.trim()).href);
    await page.locator('.excerpt').first().waitFor();
    const text = await page.locator('body').innerText();
    expect(text).toContain('Shared code: amber and Student B');
    expect(text).not.toMatch(/chiara|LibraryDesk\.java|greta|imani/i);
    expect(await page.title()).toBe('Shared code: amber and Student B');
  });

  seldom('becomes a PDF where a browser is at hand', async () => {
    const temp = join(folder, 'temp');
    await mkdir(temp);
    const { stdout, exitCode } = await run(
      ['dossier', '1', '--report', reportDir, '--pdf', '--paper', 'letter', '--out', join(folder, 'out.pdf')],
      { CHROME_PATH: await browserPath(), TMPDIR: temp },
    );
    // Neither a profile nor the folder of a socket stays.
    expect(await readdir(temp)).toEqual([]);
    expect([exitCode, stdout]).toEqual([0, `${join(folder, 'out.html')}\n${join(folder, 'out.pdf')}\n`]);
    const bytes = await readFile(join(folder, 'out.pdf'));
    const pdf = bytes.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('Shared code: amber and chiara');
    expect(pdf.match(/\/MediaBox \[0 0 (\d+) (\d+)\]/)?.slice(1)).toEqual(['612', '792']);
    const sheets = textOf(bytes);
    expect(sheets.length).toBe(pdf.match(/\/Type\s*\/Page\b/g)?.length);
    // What it is, and its number, stand on every sheet.
    for (const [at, text] of sheets.entries()) {
      expect(text).toContain('submissions: amber and chiara');
      expect(text).toContain(`${at + 1} / ${sheets.length}`);
    }
    expect(sheets.at(-1)).toContain('How to read this');
    expect(sheets.join('')).toContain('Statement of the student:');
  });

  seldom('prints a copy without the other name', async () => {
    const words = [
      'dossier',
      '1',
      '--report',
      reportDir,
      '--for',
      'chiara',
      '--out',
      join(folder, 'copy.pdf'),
    ];
    expect((await run(words, { CHROME_PATH: await browserPath() })).exitCode).toBe(0);
    const bytes = await readFile(join(folder, 'copy.pdf'));
    const text = textOf(bytes).join('');
    expect(text).toContain('Student A');
    expect(text).toContain('chiara');
    expect(text + bytes.toString('latin1')).not.toMatch(/amber|Loans\.java/i);
  });

  seldom('says how to print where there is no browser, or one that is none', async () => {
    const without = await dossier('1', '--pdf', '--out', join(folder, 'alone.html'));
    expect(without.exitCode).toBe(2);
    expect(without.stderr).toContain('No Chrome, Chromium or Edge was found to print with');
    expect(without.stderr).toContain('open it and print it to a PDF');
    expect(existsSync(join(folder, 'alone.html'))).toBe(true);
    const wrong = await run(['dossier', '1', '--report', reportDir, '--pdf'], { CHROME_PATH: '/bin/true' });
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('The browser could not print the dossier: it ended, or took too long.');
  });
});

describe('the dossier in the report page', () => {
  test('is redacted on the screen for the copy that is chosen', async () => {
    const page = await open(`${pathToFileURL(join(reportDir, 'index.html')).href}#/pairs`);
    await page.locator('tbody tr a[href*="compare"]').first().click();
    await page.getByRole('button', { name: 'About this pair' }).click();
    await page.getByRole('link', { name: 'Dossier' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shared code: amber and chiara' }).waitFor();
    await page.getByLabel('Copy for').selectOption('a');
    await page.getByRole('heading', { level: 1, name: 'Shared code: amber and Student B' }).waitFor();
    const paper = page.locator('.dossier');
    expect((await paper.innerText()).replace(/^[\s\S]*?Shared code/, '')).not.toMatch(
      /chiara|LibraryDesk\.java/i,
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await until(
      page,
      `/: Submission \\d+ and Submission \\d+$/.test(document.querySelector('h1').textContent)`,
    );
    expect(await paper.innerText()).not.toMatch(/chiara|amber/i);
  });
});

seldom('a dossier over a course has a chapter for each assignment, and is accessible', async () => {
  const { stdout } = await dossier('amber/chiara', '--out', join(folder, 'one.html'));
  const html = await readFile(stdout.trim());
  const one = readBlocks(html).get(INDEX_BLOCK)?.() as DossierPage;
  const page: CourseDossierPage = {
    audience: 'course-dossier',
    locale: 'en',
    course: 'CS 101',
    reader: null,
    names: ['amber', 'chiara'],
    madeAt: one.madeAt,
    recurrence: recurrenceWords({ times: 2, of: 3, place: 0.008, expected: 0.02 }, 7140),
    assignments: ['Lab 1', 'Lab 2'].map((assignment) => ({
      similarity: null,
      place: { rank: 1, all: 7140 },
      dossier: { ...one, assignment },
    })),
    others: 1,
  };
  const file = join(folder, 'course-dossier.html');
  await writeWhole(file, dossierPieces(page, ENGLISH, reportTemplate()));
  const shown = await open(pathToFileURL(file).href, {
    colorScheme: 'dark',
    viewport: { width: 390, height: 800 },
  });
  await shown.locator('.chapter .excerpt').first().waitFor();
  expect(await accessibilityViolations(shown)).toEqual([]);
  expect(await shown.locator('.chapter').count()).toBe(2);
  expect(
    await shown.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
  ).toBe(0);
  const text = await shown.locator('.dossier').innerText();
  expect(text).toContain('Shared code over the course: amber and chiara');
  expect(text).toContain('In 2 of 3 assignments among the nearest 0.8%');
  // Once for all of them.
  expect(text.match(/How to read this/g)).toHaveLength(1);
});
