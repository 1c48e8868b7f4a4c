import { beforeAll, describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { javaPrograms } from '../engine/programs.ts';
import { aPair, match, report, submission } from '../report/sample.ts';
import { accessibilityViolations, faultsOf } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { looks } from './looks.ts';
import { reportPages, until } from './pages.ts';
import { EVERYTHING, seldom, some } from '../suite.ts';

const { close, open, write } = reportPages();

const [SHORT = '', OTHER = ''] = javaPrograms(2, 5);
/** The whole of SHORT, with its names changed, and as much again. */
const LONG = `${SHORT.replaceAll('sum', 'total')}\n${OTHER}`;
const TEXTS: Readonly<Record<string, string>> = {
  short: SHORT,
  long: LONG,
  other: 'int x = 1;\n',
  tiny: 'class A { int a; }\n',
};
const readSource: ReadSource = (key) => {
  const text = TEXTS[key];
  return Promise.resolve(
    text === undefined ? null : [{ path: 'Main.java', bytes: new TextEncoder().encode(text) }],
  );
};

function pair(a: string, b: string, more: Partial<PairFinding> = {}): PairFinding {
  return aPair(a, b, 95, {
    matchedSimilarity: 55.75,
    suspicion: 98.4,
    longestFragment: 120,
    overlap: 400,
    ...more,
  });
}

/** Places: short 0, long 1, other 2, gone 3, tiny 4. No submission has a match: the service kept no lines. */
const SUBMISSIONS = [
  submission('short', { total: 70.3 }),
  submission('long', { total: 70.3 }),
  submission('other', { total: 99 }),
  submission('gone', { total: 99 }),
  submission('tiny', { total: 0, comparability: 'too-short' }),
];
const PAIRS = [
  pair('short', 'long'),
  pair('other', 'gone', { similarity: 100, matchedSimilarity: 98 }),
  pair('short', 'other', {
    similarity: 0,
    matchedSimilarity: 0,
    suspicion: 31,
    longestFragment: 0,
    overlap: 0,
  }),
  pair('other', 'tiny', { similarity: 90, matchedSimilarity: 90, suspicion: 12 }),
];
const run = report(SUBMISSIONS, {
  findings: { pairs: PAIRS, language: 'Java' },
  verdict: {
    outcome: 'flagged',
    flagged: ['other', 'gone'].map((key) => ({ key, by: ['similarity'] as const })),
  },
});

describe('a pair whose lines the service did not keep', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('kept-none', run, readSource);
  });

  seldom('shows them all the same, and says that the page found them', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.locator('.side .line.current').first().waitFor();
    const note = await page.locator('.note.origin').innerText();
    expect(note).toContain('This page found these itself');
    expect(note).toContain('a run of 15 tokens or more that stands in both');
    // The whole of the short program, which is 60 lines long, is marked in both.
    const lines = SHORT.trimEnd().split('\n').length;
    for (const side of [0, 1]) {
      expect(await page.locator('.side').nth(side).locator('.line.marked').count()).toBeGreaterThan(
        lines * 0.8,
      );
    }
    // What it counts is not what the service counted, and both are told.
    expect(note).toMatch(/They hold \d+ tokens, the service counts 400\./);
    await page.keyboard.press('g');
    await until(page, `document.querySelector('.gap-note').textContent.startsWith('Gap 1 of')`);
  });

  seldom(
    'of which a part was kept, shows all of them; without the code it says that it is a part',
    async () => {
      const [first, ...others] = SUBMISSIONS;
      const region = { file: 'Main.java', lineStart: 4, lineEnd: 9 };
      const part = (other: string) =>
        submission('short', {
          ...first,
          matches: [match(other, [4, 9], { own: region, other: region, tokens: 30, sharedBy: 3 })],
        });
      for (const [other, at] of [
        ['long', 1],
        ['gone', 3],
      ] as const) {
        const partly = report([part(other), ...others], {
          findings: { language: 'Java', pairs: [pair('short', other)] },
        });
        const page = await open(`${await write(`part-${other}`, partly, readSource)}#/compare/0/${at}`);
        await page.locator('.note.origin').waitFor();
        const note = await page.locator('.note.origin').innerText();
        expect(note).toContain(
          'The lines that were kept of this pair hold 30 of 400 tokens in common, and not all.',
        );
        expect(note.includes('This page found these itself')).toBe(other === 'long');
        expect(note.includes('the code of gone is not in this page')).toBe(other === 'gone');
        const lines = await page.locator('.side').nth(0).locator('.line.marked').count();
        if (other === 'long') expect(lines).toBeGreaterThan(40);
        else expect(lines).toBe(6);
      }
    },
  );

  seldom('prints them in the dossier', async () => {
    const page = await open(`${url}#/compare/0/1?view=dossier`);
    await page.locator('.excerpt tr.identical').first().waitFor();
    const text = await page.locator('.dossier').innerText();
    expect(text).toMatch(/\n\d+ passages? side by side\n/);
    expect(text).not.toContain('\n0 passages');
    expect(text).toContain('This page found these itself');
  });

  seldom('says why there are none where the code is not here either', async () => {
    for (const view of ['', '?view=dossier']) {
      const page = await open(`${url}#/compare/2/3${view}`);
      await page.getByText('cannot be found again here').waitFor();
      const text = await page.locator('main').innerText();
      expect(text).toContain('the code of gone is not in this page');
      expect(text).not.toMatch(/\b0 fragments|names no matched lines/);
    }
    const page = await open(`${url}#/compare/2/3?view=dossier`);
    expect(await page.getByRole('heading', { name: 'No lines to show' }).count()).toBe(1);
  });

  seldom('says so where nothing is long enough to be a line of both', async () => {
    const page = await open(`${url}#/compare/0/2`);
    await page.locator('.note.origin').waitFor();
    expect(await page.locator('.note.origin').innerText()).toBe(
      'No run of 15 tokens or more stands in both. The priority comes from shorter pieces, names and strings that both have.',
    );
  });

  seldom('says of another service that it named none', async () => {
    const remote = report(SUBMISSIONS, {
      findings: {
        pairs: [pair('short', 'long', { overlap: null, longestFragment: null, suspicion: null })],
        service: { kind: 'remote', host: 'service.example' },
        language: 'Java',
      },
    });
    const page = await open(`${await write('remote', remote, readSource)}#/compare/0/1`);
    await page.getByText('The service named no lines of this pair. This page found these itself').waitFor();
    expect(await page.locator('.note.origin').innerText()).not.toContain('the service counts');
    await page.keyboard.press('i');
    expect(await page.locator('.decides .hint').innerText()).toBe('flagged above 75');
  });

  test.each(
    some(
      ['#/compare/0/1?about=1', '#/compare/0/1?view=dossier', '#/compare/2/3?view=dossier', '#/compare/0/2'],
      1,
    ),
  )('%s is accessible on a desk and on a phone, light and dark', async (hash) => {
    for (const [colorScheme, width] of looks(hash)) {
      const page = await open(url + hash, { colorScheme, viewport: { width, height: 900 } });
      await until(page, `document.querySelector('.loading') === null`);
      expect(await faultsOf(page)).toEqual([]);
      await close(page);
    }
  });
});

describe('the number that decides', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('decides', run, readSource);
  });

  // 2 × 95 × 55.75 / (95 + 55.75)
  seldom('is first and largest in the comparison, with the threshold beside it', async () => {
    const page = await open(`${url}#/compare/0/1?about=1`);
    await page.locator('.numbers').waitFor();
    const numbers = await page.evaluate<{ label: string; text: string; size: number; isRed: boolean }[]>(
      `[...document.querySelectorAll('.numbers > div')].map((one) => {
        const number = one.querySelector('.number') ?? one.querySelector('dd');
        return {
          label: one.querySelector('dt').textContent,
          text: number.textContent,
          size: parseFloat(getComputedStyle(number).fontSize),
          isRed: one.querySelector('.above') !== null,
        };
      })`,
    );
    expect(numbers.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'similarity 70.3',
      'share of the left 95.0',
      'share of the right 55.8',
      'priority 98.4',
      'longest fragment 120 tokens',
      'in common 400 tokens',
    ]);
    const [first, ...others] = numbers;
    for (const other of others) expect(first?.size).toBeGreaterThan(other.size);
    // A share above the threshold says nothing by itself.
    expect(numbers.filter(({ isRed }) => isRed)).toEqual([]);
    expect(await page.locator('.decides .hint').innerText()).toBe('decides: flagged above 75');
  });

  seldom('turns with the sides, and the shares with it', async () => {
    const page = await open(`${url}#/compare/1/0?about=1`);
    const text = await page.locator('.numbers').innerText();
    expect(text).toMatch(/similarity\s+70\.3[\s\S]*share of the left\s+55\.8\s+share of the right\s+95\.0/);
  });

  test('is red above the threshold, and nowhere else', async () => {
    const page = await open(`${url}#/compare/2/3?about=1`);
    expect(await page.locator('.pair-head .above').count()).toBe(1);
    expect(await page.locator('.numbers .above').count()).toBe(1);
    expect(await page.locator('.decides .above').count()).toBe(1);
  });

  seldom('accuses nobody where a program is too short to be judged, in the lists as well', async () => {
    const page = await open(`${url}#/compare/2/4?about=1`);
    expect(await page.locator('.decides .hint').innerText()).toBe('flags nobody: tiny is too short to judge');
    expect(await page.locator('.above').count()).toBe(0);
    for (const hash of ['#/pairs', '#/', '#/submission/2', '#/groups?least=80']) {
      const list = await open(url + hash);
      const row = list.locator('li, tr').filter({ hasText: 'tiny' }).filter({ hasText: '90.0' }).first();
      await row.waitFor();
      expect(await row.locator('.above').count()).toBe(0);
    }
  });
});

describe('how many others have a fragment', () => {
  const [ONE = '', TWO = '', THREE = ''] = javaPrograms(3, 21);
  const texts: Readonly<Record<string, string>> = {
    ann: `${ONE}${TWO}`,
    ben: `${ONE}${THREE}${TWO}`,
    cyd: TWO.replaceAll('sum', 'all'),
    dan: THREE,
  };
  const keys = Object.keys(texts);
  const class4 = report([...keys.map((key) => submission(key)), submission('start', { role: 'base' })], {
    findings: { language: 'Java', pairs: [pair('ann', 'ben')] },
  });
  const source: ReadSource = (key) =>
    Promise.resolve(
      texts[key] === undefined ? null : [{ path: 'Main.java', bytes: new TextEncoder().encode(texts[key]) }],
    );

  test('stands beside it, and in the dossier', async () => {
    const url = await write('holders', class4, source);
    const page = await open(`${url}#/compare/0/1`);
    const held = page.locator('.held');
    await held.waitFor();
    expect(await held.innerText()).toBe('no other of 2 has it');
    expect(await page.locator('.fragment-facts .badge').allInnerTexts()).toEqual(['only these two']);
    expect(await page.locator('.steps option').allInnerTexts()).toEqual([
      expect.stringMatching(/^1 of 2, only these two: Main\.java lines /),
      expect.stringMatching(/^2 of 2, 1 other: Main\.java lines /),
    ]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    await page.keyboard.press('j');
    await page.getByText('1 of 2 others has it too').waitFor();
    expect(await page.locator('.fragment-facts .badge').count()).toBe(0);
    const paper = await open(`${url}#/compare/0/1?view=dossier`);
    await paper.getByText('No other of 2 has it.').waitFor();
    await paper.getByText('1 of 2 others has it too.').waitFor();
    if (EVERYTHING) expect(await accessibilityViolations(paper)).toEqual([]);
  });

  seldom('is what the service counted, where it says so', async () => {
    const lines = { lineStart: 4, lineEnd: 20 };
    const kept = (sharedBy: number) =>
      report(
        [
          submission('ann', {
            matches: [
              match('ben', [4, 20], {
                own: { file: 'Main.java', ...lines },
                other: { file: 'Main.java', ...lines },
                tokens: 400,
                sharedBy,
              }),
            ],
          }),
          ...keys.slice(1).map((key) => submission(key)),
        ],
        { findings: { language: 'Java', pairs: [pair('ann', 'ben')] } },
      );
    for (const [sharedBy, words] of [
      [0, 'no other of 2 has it'],
      [2, '2 of 2 others have it too'],
    ] as const) {
      const page = await open(`${await write(`kept-${sharedBy}`, kept(sharedBy), source)}#/compare/0/1`);
      await page.locator('.held').waitFor();
      expect(await page.locator('.held').innerText()).toBe(words);
    }
  });

  seldom('is not told where there is nobody else', async () => {
    const two = report(
      ['ann', 'ben'].map((key) => submission(key)),
      { findings: { language: 'Java', pairs: [pair('ann', 'ben')] } },
    );
    const page = await open(`${await write('holders-2', two, source)}#/compare/0/1?view=dossier`);
    await page.locator('.excerpt').first().waitFor();
    expect(await page.locator('.dossier').innerText()).not.toMatch(/others? .*(?:has|have) it/);
  });
});
