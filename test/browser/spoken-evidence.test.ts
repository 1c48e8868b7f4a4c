import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue, openWords } from '../../src/base/words/open-words.ts';
import { match, PULL_REQUEST, report, submission } from '../report/sample.ts';
import { faultsOf } from './axe.ts';
import { looks } from './looks.ts';
import { reportPages } from './pages.ts';
import { sampleClass } from './sample-class.ts';
import { seldom, some } from '../suite.ts';

const english = await openCatalogue('en');

const { close, open, write } = reportPages();
const LANGUAGES = some(['de', 'zh'] as const, 1);

const { reportDir, run: runCommand, check } = sampleClass();

/** @returns what it printed */
async function run(...words: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(words);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout.trim();
}

beforeAll(check, 60_000);

/** Sentences of the English catalogue that need no value, and are long enough to be no name or key. */
const SENTENCES = Object.values(english).filter((text) => !/[{<]/.test(text) && text.split(/\s+/).length > 2);

/** Looks at a page on a screen and on a phone, in light and in dark. @param way what leads to it */
async function look(url: string, locale: string, ready: string, way = ready): Promise<string> {
  let text = '';
  for (const [colorScheme, width] of looks(locale, ready)) {
    const page: Page = await open(url, { locale, colorScheme, viewport: { width, height: 844 } });
    await page.locator(way).first().waitFor();
    if (way !== ready) await page.locator(way).first().click();
    await page.locator(ready).first().waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(locale);
    expect(await faultsOf(page)).toEqual([]);
    text = await page.locator('body').innerText();
    expect(SENTENCES.filter((one) => text.includes(one))).toEqual([]);
    await close(page);
  }
  return text;
}

describe.each(LANGUAGES)('in %s', async (locale) => {
  const words = await openWords(locale);

  seldom('a comparison has nothing in English', async () => {
    const url = pathToFileURL(join(reportDir, 'index.html')).href;
    const text = await look(`${url}#/pairs`, locale, '.code .line', 'tbody tr a[href*="compare"]');
    expect(text).toContain(words.say('compare.about'));
    expect(text).toContain(words.say('cases.addNote'));
  });

  test('a dossier has nothing in English, whatever the browser speaks', async () => {
    const file = await run('dossier', '1', '--report', reportDir, '--for', 'amber', '--locale', locale);
    const text = await look(pathToFileURL(file).href, locale, '.excerpt');
    expect(text).toContain(words.say('dossier.decidesNothing'));
    expect(text).toContain(words.say('dossier.title', { a: 'amber', b: words.say('dossier.studentB') }));
    const page = await open(pathToFileURL(file).href, { locale: 'fr' });
    expect(await page.locator('h1').innerText()).toContain(words.say('dossier.studentB'));
    await close(page);
  });

  seldom("a student's page has nothing in English, and accuses nobody", async () => {
    const own = submission('me', {
      total: 81.2,
      matches: [match('peer-name', [3, 9])],
      origin: PULL_REQUEST,
    });
    const url = await write(
      `student-${locale}`,
      report([own, submission('peer-name', { role: 'archive' })], {
        verdict: { outcome: 'flagged', flagged: [{ key: 'me', by: ['similarity'] }] },
        students: { feedback: 'full', isPublic: false, policy: 'https://uni.example/policy' },
      }),
      () => Promise.resolve(null),
      'student',
    );
    const text = await look(url, locale, 'h1');
    expect(text).toContain(words.say('student.regions', { n: 1, name: 'me' }));
    expect(text).not.toMatch(/peer-name|81[.,]2|plagi|betrug|täusch|schuld|作弊|抄袭|剽窃/i);
  });
});
