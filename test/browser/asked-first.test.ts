import { beforeAll, describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import type { Origin } from '../../src/contract/submission.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { javaPrograms } from '../engine/programs.ts';
import { aPair, match, report, submission } from '../report/sample.ts';
import { accessibilityViolations, faultsOf } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { looks } from './looks.ts';
import { reportPages, until } from './pages.ts';
import { seldom, some } from '../suite.ts';

const { close, open, write } = reportPages();

const [ONE = '', TWO = '', THREE = '', FOUR = ''] = javaPrograms(4, 33);
const TEXTS: Readonly<Record<string, string>> = {
  ann: `${ONE}${THREE}${TWO}`,
  ben: `${ONE}${FOUR}${TWO}`,
  cyd: `class Cyd { int only; }\n`,
  old: TWO,
};
const readSource: ReadSource = (key) =>
  Promise.resolve([{ path: 'Main.java', bytes: new TextEncoder().encode(TEXTS[key] ?? '') }]);

const lines = (text: string): number => text.trimEnd().split('\n').length;
const region = (from: number, to: number) => ({ file: 'Main.java', lineStart: from, lineEnd: to });
/** Lines of ONE, and of TWO behind a program of one's own. */
const FIRST = region(1, lines(ONE));
const secondAfter = (own: string) => {
  const before = lines(ONE) + lines(own);
  return region(before + 1, before + lines(TWO));
};
const SECOND = secondAfter(THREE);
const repository = (repo: string): Origin => ({
  kind: 'repository',
  owner: 'cs101',
  repo,
  repositoryId: 1,
  sha: 'a'.repeat(40),
});
const handedIn = (at: string): Origin => ({
  kind: 'directory',
  path: 'x',
  handIn: { platform: 'canvas', id: '1', at },
});

function pair(a: string, b: string, more: Partial<PairFinding> = {}): PairFinding {
  return aPair(a, b, 90, { suspicion: 97, longestFragment: 400, overlap: 400, ...more });
}

/** Places: ann 0, ben 1, cyd 2, old 3. */
const run = report(
  [
    submission('ann', {
      total: 90,
      origin: repository('hw-ann'),
      matches: [
        match('ben', [1, 2], { own: FIRST, other: FIRST, tokens: 300, sharedBy: 0 }),
        match('ben', [1, 2], { own: SECOND, other: secondAfter(FOUR), tokens: 100, sharedBy: 1 }),
        match('old', [1, 2], { own: SECOND, other: region(1, lines(TWO)), tokens: 100, sharedBy: 1 }),
        match(null, [1, 2], { kind: 'external', own: SECOND, other: region(1, 9), tokens: 100 }),
      ],
    }),
    submission('ben', { total: 90, origin: repository('hw-ben') }),
    submission('cyd', { total: 12, origin: handedIn('2026-10-03T17:05:09') }),
    submission('old', { role: 'archive', origin: handedIn('2025-10-03T17:05:09Z') }),
  ],
  {
    findings: {
      language: 'Java',
      pairs: [
        pair('ann', 'ben', {
          first: {
            a: {
              kind: 'push',
              at: '2026-10-03T14:05:00Z',
              sha: 'b'.repeat(40),
              isFirstPush: true,
              isExact: true,
            },
            b: { kind: 'unknown', reason: 'withheld' },
          },
        }),
        pair('ann', 'old', { similarity: 40, matchedSimilarity: 70, suspicion: 60, overlap: 100 }),
        pair('cyd', 'old', { similarity: 3, matchedSimilarity: 3, suspicion: 9.5, overlap: 20 }),
        pair('ben', 'cyd', { similarity: 2, matchedSimilarity: 2, suspicion: 4, overlap: 20 }),
      ],
    },
    verdict: {
      outcome: 'flagged',
      flagged: ['ann', 'ben'].map((key) => ({ key, by: ['similarity'] as const })),
    },
  },
);

let url = '';
beforeAll(async () => {
  url = await write('asked-first', run, readSource);
});

describe('what a teacher asks first of a pair', () => {
  seldom('is told behind its head: numbers, who had it first, and its place in the class', async () => {
    const page = await open(`${url}#/compare/0/1?about=1`);
    const text = await page.locator('.pair-about').innerText();
    const order = [
      'similarity',
      'ann: in its first push',
      'ben: not known',
      'Priority 97.0: rank 1 of 4 pairs',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(text).toContain('ann: in its first push, of 2026-10-03 14:05 UTC (GitHub’s clock)');
    expect(text).toContain('ben: not known: GitHub does not show this token the pushes');
    expect(text).toContain('Who pushed first is not who wrote first');
    expect(text).toContain('the next ordinary pair has 60.0');
    const push = page.getByRole('link', { name: /in its first push/ });
    expect(await push.getAttribute('href')).toBe(`https://github.com/cs101/hw-ann/tree/${'b'.repeat(40)}`);
    // The drawing says the same to who does not see it.
    expect(await page.getByRole('img', { name: /^Priority 97\.0: rank 1 of 4 pairs/ }).count()).toBe(1);
  });

  seldom('turns with the sides', async () => {
    const page = await open(`${url}#/compare/1/0?about=1`);
    const rows = await page.locator('.who-first li').allInnerTexts();
    expect(rows.map((row) => row.slice(0, 10))).toEqual(['ben: not k', 'ann: in it']);
  });

  seldom('names nobody in anonymous mode, and leads to no repository', async () => {
    const page = await open(`${url}#/compare/0/1?anonymous=1&about=1`);
    expect(await page.locator('.who-first').innerText()).not.toMatch(/ann|ben/);
    expect(await page.locator('.who-first a').count()).toBe(0);
  });

  seldom('goes by the platform where there are no pushes, and says so where there is neither', async () => {
    const page = await open(`${url}#/compare/2/3?about=1`);
    expect(await page.locator('.who-first').innerText()).toMatch(
      /^Handed in\s+cyd: 2026-10-03 17:05 \(the platform’s clock, zone not told\)\s+old: 2025-10-03 17:05 UTC \(the platform’s clock\)/,
    );
    expect(await page.locator('.who-first').innerText()).toMatch(
      /Who handed in first is not who wrote first: code can be passed on before anybody hands it in\.$/,
    );
    expect(await page.locator('.pair-head h1').innerText()).toMatch(/old\s+archive/);
    const half = await open(`${url}#/compare/1/2?about=1`);
    expect(await half.locator('.who-first li').first().innerText()).toBe('ben: not known');
    const folders = report([submission('ann'), submission('ben')], {
      findings: { pairs: [pair('ann', 'ben')] },
    });
    const none = await open(`${await write('folders', folders, readSource)}#/compare/0/1?about=1`);
    expect(await none.locator('.who-first').innerText()).toBe(
      'Who had it first: not known; there are no times of pushes or hand-ins.',
    );
    // Of one pair there is no class.
    expect(await none.locator('.class-place').count()).toBe(0);
  });

  seldom('where else a fragment stands: nowhere, or in the archive and outside', async () => {
    const page = await open(`${url}#/compare/0/1`);
    const note = page.locator('.fragment-facts');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/^only these two\s+no other of 2 has it$/);
    await page.keyboard.press('j');
    await until(page, `document.querySelector('.fragment-facts').textContent.includes('archive')`);
    expect(await note.innerText()).toMatch(
      /^1 of 2 others has it too\s+archive\s+also in\s+old\s+outside\s+also in Main\.java$/,
    );
    await note.getByRole('link', { name: 'old' }).click();
    await page.getByRole('heading', { level: 1, name: 'old' }).waitFor();
  });

  seldom('a fragment is called common in two clicks, in anonymous mode too', async () => {
    const page = await open(`${url}#/compare/0/1?anonymous=1`);
    const opener = page.getByRole('button', { name: 'This is common…' });
    await opener.press('Enter');
    const question = page.getByRole('group', { name: 'for starter code' });
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
    expect(await focused()).toBe('Cancel');
    expect(await question.innerText()).toContain(
      `The next run takes ${lines(ONE)} lines for starter code and counts them for nobody.`,
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('This is common…');
    await opener.click();
    await question.getByRole('button', { name: 'Call it common' }).click();
    await page.getByText('Called common: the next run leaves it out.').waitFor();
    // The next fragment is another one.
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'This is common…' }).waitFor();
    await page.goto(`${url}#/`);
    await page.getByText('1 piece of code called common: the next run leaves it out.').waitFor();
  });

  test('of a submission: its place in the class', async () => {
    const page = await open(`${url}#/submission/0`);
    expect(await page.locator('.class-place').innerText()).toContain(
      'Similarity 90.0: rank 1 of 3 submissions; the next ordinary submission has 12.0',
    );
    const archived = await open(`${url}#/submission/3`);
    expect(await archived.locator('.class-place').count()).toBe(0);
  });

  test.each(some(['#/compare/0/1?fragment=2&about=1', '#/submission/0'], 1))(
    '%s is accessible on a desk and on a phone, light and dark',
    async (hash) => {
      for (const [colorScheme, width] of looks(hash)) {
        const page = await open(url + hash, { colorScheme, viewport: { width, height: 900 } });
        await until(page, `document.querySelector('.loading') === null`);
        expect(await faultsOf(page)).toEqual([]);
        await close(page);
      }
    },
  );
});
