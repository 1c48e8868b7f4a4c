import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import { aPair, report, submission } from '../report/sample.ts';
import { faultsOf } from './axe.ts';
import { looks } from './looks.ts';
import { reportPages, titles, until } from './pages.ts';
import { seldom, some } from '../suite.ts';

const { close, open, write } = reportPages();
const noSource = () => Promise.resolve(null);

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo'];

function pair(
  a: string,
  b: string,
  share: number,
  suspicion: number | null,
  standsOut?: boolean,
): PairFinding {
  return aPair(a, b, share, { suspicion, longestFragment: 30, overlap: 60, standsOut });
}

/** Nobody is above 75, and yet three pairs are not like the others; one of them was dismissed. */
const PAIRS = [
  pair('anna', 'bert', 48.5, 99.5, true),
  pair('cleo', 'dora', 71, 98, true),
  pair('emil', 'fred', 40, 97, true),
  pair('anna', 'cleo', 54.25, 31, false),
  pair('gina', 'hugo', 12, 8, false),
];
const calm = report(
  NAMES.map((name) => {
    const own = PAIRS.filter(({ a, b }) => a === name || b === name);
    return submission(name, {
      total: Math.max(...own.map(({ similarity }) => similarity ?? 0)),
      suspicion: Math.max(...own.map(({ suspicion }) => suspicion ?? 0)),
      coverage: name === 'anna' ? 96.5 : 94,
    });
  }),
  {
    findings: { pairs: PAIRS },
    verdict: {
      outcome: 'passed',
      standsOut: [
        { a: 'anna', b: 'bert' },
        { a: 'dora', b: 'cleo' },
      ],
    },
    dismissed: [{ a: 'emil', b: 'fred', reason: 'partners' }],
  },
);

/** The same class as a service sees it that knows no suspicion, or has too few to say what is rare. */
const unranked = report(
  NAMES.map((name) => submission(name, { total: 71 })),
  { findings: { pairs: PAIRS.map(({ a, b, similarity }) => pair(a, b, similarity ?? 0, null)) } },
);

test('of few, who have no priority, nothing is said of it', async () => {
  const few = report(
    NAMES.slice(0, 4).map((name) => submission(name, { total: 71 })),
    { findings: { pairs: [pair('anna', 'bert', 48.5, null, false), pair('cleo', 'dora', 71, null, false)] } },
  );
  const page = await open(await write('few', few, noSource));
  await page.getByText('Nothing stands out in this class: no pair is above 75.').waitFor();
  expect(await page.locator('.tiles').innerText()).not.toContain('stand out');
});

describe('a class with nothing above the threshold, in which pairs stand out', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('calm', calm, noSource);
  });

  seldom('is not green: the overview names how many, and leads to them', async () => {
    const page = await open(url);
    expect(await page.locator('section.verdict').getAttribute('class')).toBe('verdict warn');
    expect(await page.locator('h1').textContent()).toBe('Nothing above 75; 2 pairs stand out');
    await page.locator('.tiles').getByRole('link', { name: '2 pairs stand out' }).click();
    await page.getByRole('status').getByText('2 pairs').waitFor();
    expect(await titles(page, 'tbody .pair')).toEqual(['anna ↔ bert', 'cleo ↔ dora']);
    expect(await rows(page, 'td .suspicion.out')).toEqual(['99.5 stands out', '98.0 stands out']);
  });

  test('shows by what its lists are sorted, beside the similarity', async () => {
    const page = await open(url);
    expect(await page.locator('.columns-hint').first().innerText()).toMatch(
      /^highest priority first; marked: stands out\s+priority\s+similarity$/,
    );
    expect(await rows(page, '.first li')).toEqual([
      'anna ↔ bert priority 99.5 stands out similarity 48.5',
      'cleo ↔ dora priority 98.0 stands out similarity 71.0',
      'anna ↔ cleo priority 31.0 similarity 54.3',
      'gina ↔ hugo priority 8.0 similarity 12.0',
    ]);
    await page.evaluate(`location.hash = '#/submission/0'`);
    await page.getByRole('heading', { name: 'Shares code with' }).waitFor();
    expect(await rows(page, '.first li')).toEqual([
      'bert priority 99.5 stands out similarity 48.5',
      'cleo priority 31.0 similarity 54.3',
    ]);
    expect(await page.locator('.facts').first().innerText()).toContain('Priority\n99.5');
  });

  seldom('calls the number priority wherever it stands', async () => {
    for (const hash of ['#/', '#/pairs', '#/submissions', '#/submission/0', '#/compare/0/1']) {
      const page = await open(url + hash);
      await until(page, `document.querySelector('.loading') === null`);
      const text = (await page.locator('main').innerText()).replace('Review first\n', '');
      expect(text).toMatch(/priority/i);
      expect(text).not.toMatch(/review first\s+\d/i);
      await close(page);
    }
  });

  seldom('has groups by what stands out, and by suspicion', async () => {
    const page = await open(url);
    await page.locator('.tiles').getByRole('link', { name: '2 groups' }).click();
    await page.locator('svg circle').first().waitFor();
    expect(await page.locator('.groups .card').count()).toBe(2);
    expect(await titles(page, '.groups .pair')).toEqual(['cleo ↔ dora', 'anna ↔ bert']);
    await page.getByRole('combobox', { name: 'Joined by' }).selectOption('suspicion');
    await page.getByText('Joined by pairs with a priority above 90').waitFor();
    await page.getByRole('slider').fill('30');
    // Anna and cleo join the two groups by one pair of four: it stands between them. What was dismissed joins nobody.
    await page.getByRole('heading', { name: 'Between groups: 1 pair' }).waitFor();
    expect(await page.locator('.groups .card').count()).toBe(3);
    expect(await page.locator('.edge.between').count()).toBe(1);
    expect(await titles(page, '.groups .pair')).toEqual(['anna ↔ bert', 'cleo ↔ dora', 'anna ↔ cleo']);
    await page.getByRole('combobox', { name: 'Joined by' }).selectOption('similarity');
    await until(page, `document.querySelector('.groups .pair').title === 'cleo ↔ dora'`);
    expect((await titles(page, '.groups .pair'))[0]).toBe('cleo ↔ dora');
    await page.getByRole('combobox', { name: 'Joined by' }).selectOption('review');
    await until(page, `document.querySelectorAll('.groups .pair').length === 2`);
  });

  seldom('has a histogram of suspicion, whose columns lead to their submissions', async () => {
    const page = await open(url);
    await page.getByLabel('Number').selectOption('suspicion');
    await page.getByRole('heading', { name: 'How the priorities are spread' }).waitFor();
    expect(await page.locator('.histogram .threshold').count()).toBe(0);
    // What a dismissed pair earned counts for nobody.
    expect(await page.getByRole('link', { name: '2 without a priority' }).count()).toBe(1);
    await page.getByRole('link', { name: '4 with a priority above 95 up to 100' }).click();
    await page.getByRole('status').getByText('4 submissions').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('priority:>95 priority:<=100');
    expect(await titles(page, 'tbody th a')).toHaveLength(4);
    await page.getByLabel('Show').selectOption('out');
    await page.getByRole('status').getByText('4 submissions').waitFor();
    expect((await titles(page, 'tbody th a')).toSorted()).toEqual(['anna', 'bert', 'cleo', 'dora']);
  });

  seldom('says with what to compare the share that is matched in all others together', async () => {
    const page = await open(`${url}#/submission/0`);
    const row = page.locator('.facts > div').filter({ hasText: 'Matched in all others together' });
    expect(await row.locator('dd').innerText()).toBe(
      '96.5; median of the class: 94.0. It grows with the size of the class.',
    );
    expect(await row.locator('.bar').count()).toBe(0);
  });

  test.each(
    some(
      ['#/', '#/?by=suspicion', '#/pairs', '#/groups', '#/groups?by=suspicion&least=5', '#/submission/0'],
      2,
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

describe('a class whose suspicion is not known', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('unranked', unranked, noSource);
  });

  seldom('is listed by similarity, and says so', async () => {
    const page = await open(url);
    expect(await page.locator('.columns-hint').first().innerText()).toMatch(
      /^most similar first\s+similarity$/,
    );
    expect(await rows(page, '.first li')).toEqual([
      'cleo ↔ dora similarity 71.0',
      'anna ↔ cleo similarity 54.3',
      'anna ↔ bert similarity 48.5',
      'emil ↔ fred similarity 40.0',
      'gina ↔ hugo similarity 12.0',
    ]);
    await page.evaluate(`location.hash = '#/pairs'`);
    await page.getByRole('heading', { name: 'Pairs, most similar first' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Priority' }).count()).toBe(0);
  });

  test('speaks of nothing that stands out, and is green', async () => {
    const page = await open(url);
    expect(await page.locator('section.verdict').getAttribute('class')).toBe('verdict good');
    expect(await page.locator('.tiles').innerText()).not.toContain('stand');
    expect(await page.getByLabel('Number').count()).toBe(0);
    await page.evaluate(`location.hash = '#/groups'`);
    await page.getByRole('heading', { name: 'Groups that share code' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Joined by' }).count()).toBe(0);
  });

  seldom('shows n/a, and no 0, in a comparison and of a submission', async () => {
    const page = await open(`${url}#/compare/0/1?about=1`);
    expect(await page.locator('.numbers').innerText()).toMatch(/priority\s+n\/a/);
    await page.evaluate(`location.hash = '#/submission/0'`);
    const row = page.locator('.facts > div').filter({ hasText: 'Priority' });
    await row.waitFor();
    expect(await row.locator('dd').innerText()).toBe('n/a');
  });
});

seldom('where another service marks no pair, the overview does not say that none stands out', async () => {
  const remote = {
    ...calm,
    findings: {
      ...calm.findings,
      service: { kind: 'remote' as const, host: null },
      pairs: calm.findings.pairs.map((one) => ({ ...one, standsOut: undefined })),
    },
    verdict: { ...calm.verdict, standsOut: [] },
  };
  const page = await open(await write('unmarked', remote, noSource));
  expect(await page.locator('.tiles').innerText()).not.toContain('stand');
});

seldom('where the service says that nothing stands out, the overview says so and is green', async () => {
  const none = { ...calm, verdict: { ...calm.verdict, standsOut: [] } };
  const page = await open(await write('none', none, noSource));
  expect(await page.locator('section.verdict').getAttribute('class')).toBe('verdict good');
  expect(await page.locator('.tiles').innerText()).toMatch(/0 pairs stand out/);
  expect(await page.locator('.suspicion.out').count()).toBe(0);
});

seldom('a submission that was compared with nobody has no number, and the page says why', async () => {
  const alone = report(
    [submission('anna', { total: null, local: null }), submission('base', { role: 'base' })],
    {
      verdict: { outcome: 'skipped', maxSimilarity: null },
    },
  );
  const url = await write('alone', alone, noSource);
  const page = await open(url);
  expect(await page.locator('.tiles').innerText()).toMatch(/n\/a highest similarity/);
  await page.evaluate(`location.hash = '#/submission/0'`);
  await page.getByText('There was nothing to compare it with.').waitFor();
  expect(await facts(page)).toEqual([
    'Similarity n/a',
    '…to other submissions n/a',
    '…to archive or web n/a',
    'Priority n/a',
  ]);
});

describe('what is not judged', () => {
  const pull = (number: number) =>
    ({ kind: 'pull-request', owner: 'org', repo: 'hw', number, sha: 'a'.repeat(40), author: 'ann' }) as const;
  const one = { total: 100, local: null, web: null };
  test.each(
    some(
      [
        [
          'other pull requests',
          [
            submission('ben', { ...one, archive: 100 }),
            submission('org/hw#1', { role: 'archive', origin: pull(1) }),
          ],
          '100.0',
        ],
        [
          'archive',
          [submission('ben', { ...one, archive: 100 }), submission('2025/ann', { role: 'archive' })],
          '100.0',
        ],
        ['web or database', [submission('ben', { ...one, web: 100 })], '100.0'],
        // Nobody looked anywhere else.
        [
          'archive or web',
          [submission('ben', { ...one, local: 0 }), submission('bob', { web: null })],
          'n/a',
        ],
      ] as const,
      1,
    ),
  )('is called %s, in the list as well', async (label, submissions, shown) => {
    const run = report([...submissions]);
    const url = await write(`elsewhere-${label.replaceAll(' ', '-')}`, run, noSource);
    const page = await open(`${url}#/submission/0`);
    await page.locator('.facts').first().waitFor();
    expect(await facts(page)).toContain(`…to ${label} ${shown}`);
    expect(await facts(page)).toContain(
      `…to other submissions ${label === 'archive or web' ? '0.0' : 'n/a'}`,
    );
    await page.evaluate(`location.hash = '#/submissions'`);
    await page.locator('tbody tr').first().waitFor();
    const heads = await page.locator('th').allInnerTexts();
    expect(heads.some((text) => text.trim().toLowerCase() === label)).toBe(shown !== 'n/a');
  });
});

/** The numbers of a submission, one line each. */
async function facts(page: Page): Promise<readonly string[]> {
  return rows(page, '.facts:first-of-type > div:not(:has(a))').then((all) =>
    all.filter((line) => /(?:n\/a|\d\.\d)$/.test(line)),
  );
}

/** Lists as a reader sees them, one line a row. */
async function rows(page: Page, selector: string): Promise<readonly string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}
