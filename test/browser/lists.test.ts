import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import { aPair, report, submission } from '../report/sample.ts';
import { accessibilityViolations, faultsOf } from './axe.ts';
import { LOW_CONTRAST } from './contrast.ts';
import { looks } from './looks.ts';
import { reportPages, titles, until } from './pages.ts';
import { seldom, some } from '../suite.ts';

const { close, open, write } = reportPages();

/** Twelve people in three sections; `anna` to `dora` share one program, `emil` and `fred` another. */
const PEOPLE = 'anna bert cleo dora emil fred gina hugo ines jan kati lars'.split(' ');
const key = (name: string): string => `cs101-2026-hw1-${name}-2026`;

function pair(a: string, b: string, share: number, values: Partial<PairFinding> = {}): PairFinding {
  return aPair(key(a), key(b), share, {
    suspicion: share,
    longestFragment: 30,
    overlap: Math.round(share * 4),
    standsOut: false,
    ...values,
  });
}

const PAIRS = [
  pair('anna', 'bert', 96),
  pair('anna', 'cleo', 92),
  pair('bert', 'cleo', 90),
  // Dora has of one of the three alone.
  pair('cleo', 'dora', 80),
  pair('emil', 'fred', 60, { suspicion: 97, standsOut: true }),
  pair('gina', 'hugo', 99, { together: 'team' }),
  pair('ines', 'jan', 50, { suspicion: 40 }),
  pair('kati', 'lars', 20, { suspicion: 10 }),
];

const TOTALS = [96, 96, 92, 80, 60, 60, 12, 12, 50, 50, 20, 20];
const run = report(
  PEOPLE.map((name, at) =>
    submission(key(name), {
      total: TOTALS[at] ?? null,
      suspicion: TOTALS[at] ?? null,
      tokens: 100 * (at + 1),
      person: {
        id: String(4700 + at),
        section: ['A', 'B', 'C'][at % 3] ?? null,
        team: at === 6 || at === 7 ? 'duo' : null,
        isStaff: false,
      },
      origin: {
        kind: 'repository',
        owner: 'cs101',
        repo: key(name),
        repositoryId: at,
        sha: 'a'.repeat(40),
        pushedAt: `2026-11-20T2${at % 4}:14:00Z`,
        deadlineStatus: at === 3 ? 'late' : 'on-time',
      },
    }),
  ),
  {
    findings: { pairs: PAIRS },
    verdict: {
      outcome: 'flagged',
      flagged: ['anna', 'bert', 'cleo', 'dora'].map((name) => ({
        key: key(name),
        by: ['similarity'] as const,
      })),
      standsOut: [{ a: key('emil'), b: key('fred') }],
    },
  },
);

describe('the lists of a class', () => {
  let url = '';
  beforeAll(async () => {
    url = await write('lists', run, () => Promise.resolve(null));
  });

  const listed = (page: Page): Promise<readonly string[]> =>
    page.evaluate(
      `[...document.querySelectorAll('tbody a.name, tbody a.pair')]
        .filter((one) => one.closest('.closest') === null).map((one) => one.textContent)`,
    );
  const found = (page: Page, text: string): Promise<void> => page.locator('.found').getByText(text).waitFor();
  const query = (page: Page) => page.getByRole('searchbox', { name: 'Find a name, or filter' });

  seldom('names lose what all of them have, on both sides, and are whole in the tip', async () => {
    const page = await open(`${url}#/submissions`);
    expect((await listed(page)).toSorted()).toEqual(PEOPLE);
    expect((await titles(page, 'tbody th a')).toSorted()).toEqual(PEOPLE.map(key));
    await page
      .getByText('All names begin with “cs101-2026-hw1-” and end with “-2026”, which is left out here.')
      .waitFor();
    // In anonymous mode the number alone would be no name.
    await page.getByRole('button', { name: 'Anonymous' }).click();
    await until(page, `document.querySelector('tbody a.name').textContent.startsWith('Submission')`);
    expect(await page.locator('.names-hint').count()).toBe(0);
  });

  test.each(
    some(
      [
        ['submissions', 'similarity:>80', ['anna', 'bert', 'cleo']],
        ['submissions', 'similarity:>=80 -section:B', ['anna', 'cleo', 'dora']],
        ['submissions', 'late:yes', ['dora']],
        ['submissions', 'team:duo', ['gina', 'hugo']],
        ['submissions', 'tokens:<=200', ['anna', 'bert']],
        ['submissions', 'is:unflagged 4708', ['ines']],
        ['submissions', 'shared:>380', ['anna', 'bert', 'gina', 'hugo']],
        ['pairs', 'ann', ['anna↔bert', 'anna↔cleo']],
        ['pairs', 'section:B,C -is:across', []],
        ['pairs', 'is:across section:B suspicion:>=90', ['anna↔bert', 'bert↔cleo', 'emil↔fred']],
        ['pairs', 'is:together', ['gina↔hugo']],
        ['pairs', 'similarity:20..50', ['ines↔jan', 'kati↔lars']],
        ['pairs', 'state:dismissed', []],
        ['pairs', 'state:new similarity:>90', ['anna↔bert', 'anna↔cleo']],
      ] as const,
      4,
    ),
  )('%s are asked for %j', async (view, text, expected) => {
    const page = await open(`${url}#/${view}`);
    await query(page).fill(text);
    await found(page, `${expected.length} ${view.slice(0, expected.length === 1 ? -1 : undefined)}`);
    expect((await listed(page)).toSorted()).toEqual(expected);
  });

  seldom(
    'whoever belongs together is said to on the page of the pair, where nothing is flagged',
    async () => {
      const page = await open(`${url}#/pairs?q=is%3Atogether`);
      await page.locator('tbody a[href*="#/compare/"]').first().click();
      const heading = page.locator('.pair-head');
      await heading.waitFor();
      expect(await page.locator('.warning').textContent()).toContain('These two belong together');
      await page.keyboard.press('i');
      expect(await page.locator('.decides').textContent()).toContain('flags nobody');
      await heading.locator('h1 a').first().click();
      await until(
        page,
        `[...document.querySelectorAll('.facts dt')].some((one) => one.textContent === 'Team')`,
      );
    },
  );

  seldom('controls write into the query, and follow it', async () => {
    const page = await open(`${url}#/pairs?q=ann`);
    await page.getByRole('slider').fill('95');
    await found(page, '1 pair');
    expect(await query(page).inputValue()).toBe('ann similarity:>=95');
    await page.getByRole('combobox', { name: 'Section' }).selectOption('B');
    await page.getByLabel('Show').selectOption('All');
    await until(page, `location.hash.includes('is%3Aany')`);
    expect(await query(page).inputValue()).toBe('ann similarity:>=95 section:B is:any');
    await query(page).fill('section:A,C is:dismissed similarity:>30');
    await page.getByText('Similarity above 30').waitFor();
    expect(await page.getByLabel('Show').inputValue()).toBe('dismissed');
    // More than one: the choice says so, and changes nothing.
    expect(await page.getByRole('combobox', { name: 'Section' }).inputValue()).toBe('*');
  });

  seldom('what is not understood is said, and the list stays', async () => {
    const page = await open(`${url}#/pairs?q=ann+similarity:high`);
    const problem = page.getByText('similarity takes a number from 0 to 100');
    await problem.waitFor();
    expect(await listed(page)).toHaveLength(2);
    expect(await query(page).getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'How to filter' }).click();
    await page.getByRole('button', { name: 'priority:>=50 similarity:<=75' }).click();
    await found(page, '1 pair');
    expect(await problem.count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
  });

  seldom('the end of what stands out is marked, where the list is sorted by it', async () => {
    const page = await open(`${url}#/pairs`);
    const order = (): Promise<readonly string[]> =>
      page.evaluate(
        `[...document.querySelectorAll('tbody tr')].map((one) => one.className === 'end' ? '–' : one.querySelector('a').textContent)`,
      );
    expect(await order()).toEqual([
      'emil↔fred',
      'anna↔bert',
      'anna↔cleo',
      'bert↔cleo',
      'cleo↔dora',
      '–',
      'ines↔jan',
      'kati↔lars',
    ]);
    expect((await page.locator('tr.end').innerText()).trim()).toBe(
      'Below here nothing stands out: no pair below is above 75, and none has a priority far above that of the rest of the class.',
    );
    await page.getByRole('button', { name: 'Pair', exact: true }).click();
    await until(page, `document.querySelector('tr.end') === null`);
    await query(page).fill('similarity:<55');
    await page.getByRole('button', { name: 'Similarity' }).click();
    await page.getByText('Nothing stands out in this list').waitFor();
    expect(await order()).toEqual(['–', 'ines↔jan', 'kati↔lars']);
    await page.evaluate(`location.hash = '#/'`);
    await page.getByRole('region', { name: 'Review first' }).locator('.end-line').waitFor();
    expect(await titles(page, '.end-line ~ .first .pair')).toEqual(
      ['ines', 'kati'].map((name, at) => `${key(name)} ↔ ${key(at === 0 ? 'jan' : 'lars')}`),
    );
  });

  test('a threshold is tried on the overview, and the address keeps it', async () => {
    const page = await open(url);
    const said = page.locator('p.trial');
    expect(await said.innerText()).toBe('4 of 12 are flagged above 75, the threshold of this run.');
    await page.getByRole('slider', { name: 'Try the threshold' }).fill('55');
    await until(page, `location.hash.includes('least=55')`);
    // Gina and Hugo are a team: their 99 flags nobody.
    expect(await said.innerText()).toBe('6 of 12 would be flagged above 55. This run used 75 and flagged 4.');
    expect(await page.locator('.histogram .threshold').count()).toBe(2);
    await said.getByRole('link').click();
    await found(page, '6 submissions');
    await page.goBack();
    await said.getByText('6 of 12 would be flagged').waitFor();
    await page.evaluate(`location.hash = '#/groups?by=similarity&least=55'`);
    await page
      .getByText('A threshold of 55 would flag 6 submissions; this run used 75 and flagged 4.')
      .waitFor();
  });

  seldom('groups say how tightly they hang together, and what joins none stands between them', async () => {
    const page = await open(`${url}#/groups?by=similarity&least=55`);
    await page.locator('svg circle').first().waitFor();
    const heads = await page.locator('.groups h2').allInnerTexts();
    expect(heads).toEqual([
      'Group 1: 3 submissions, 3 pairs',
      'Group 2: 2 submissions, 1 pair',
      'Between groups: 1 pair',
    ]);
    await page.getByText('Of this group all 3 pairs share code; the weakest link is 90.0.').waitFor();
    expect(await page.locator('.edge').count()).toBe(5);
    expect(await page.locator('.edge.between').count()).toBe(1);
    // Colours are sections, and letters say so too.
    expect(await page.locator('.node.sectioned').count()).toBe(6);
    expect((await page.locator('.graph text.mark').allTextContents()).toSorted()).toEqual([
      'A',
      'A',
      'B',
      'B',
      'C',
      'C',
    ]);
    expect(await page.locator('.legend').innerText()).toMatch(/^Sections:\s+A/);
    expect(
      await page.getByRole('link', { name: `${key('anna')}, similarity 96.0, section A, flagged` }).count(),
    ).toBe(1);
    await page.evaluate(`location.hash = '#/'`);
    await page
      .getByRole('region', { name: 'Groups that share code' })
      .getByText('(all 3 pairs share code; the weakest link is 90.0)')
      .waitFor();
    expect(await page.locator('.tiles').innerText()).toMatch(/2 groups/);
  });

  seldom(
    'a group shows when each of it handed in, the first one first, with the time beside the mark',
    async () => {
      const page = await open(`${url}#/groups?by=similarity&least=55`);
      const group = page.getByRole('region', { name: 'Group 1: 3 submissions' });
      await group.getByText('When 3 of 3 handed in').click();
      const rows = group.locator('.when li');
      expect(await rows.locator('a').allInnerTexts()).toEqual(['anna', 'bert', 'cleo']);
      expect(await rows.locator('.hint').nth(1).innerText()).toBe('2026-11-20 21:14 UTC');
      const marks = await rows
        .locator('circle')
        .evaluateAll((all) =>
          all.map((one) => (one as unknown as { getAttribute: (name: string) => string }).getAttribute('cx')),
        );
      expect(marks).toEqual(['2', '50', '98']);
      // Nobody's time is a picture of nothing.
      expect(await page.getByText('When 0').count()).toBe(0);
    },
  );

  seldom('the map has everybody with everybody, who is near together, by pointer and by keys', async () => {
    const page = await open(`${url}#/groups?by=similarity&least=55`);
    await page.getByText('Everybody with everybody').click();
    await page.getByText('12 submissions of 12 shown').waitFor();
    const map = page.getByRole('application', { name: 'Map of each two' });
    const said = page.locator('.heat [role=status]');
    await map.focus();
    const row: string[] = [];
    await page.keyboard.press('ArrowLeft');
    for (let at = 0; at < 12; at += 1) {
      row.push(await said.innerText());
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
    }
    const at = (name: string): number => row.indexOf(key(name));
    // Each block of the diagonal is a group.
    expect(row.toSorted()).toEqual(PEOPLE.map(key));
    for (const group of [
      ['anna', 'bert', 'cleo', 'dora'],
      ['emil', 'fred'],
      ['ines', 'jan'],
    ]) {
      const places = group.map(at);
      expect(Math.max(...places) - Math.min(...places)).toBe(group.length - 1);
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    // Anna and Bert: from the end of the diagonal to their cell.
    for (let left = 11; left > at('anna'); left -= 1) await page.keyboard.press('ArrowLeft');
    for (let up = 11; up > at('bert'); up -= 1) await page.keyboard.press('ArrowUp');
    expect(await said.innerText()).toBe(`${key('bert')} ↔ ${key('anna')}: 96.0`);
    const box = await map.boundingBox();
    const cell = (box?.width ?? 0) / 13;
    await map.click({ position: { x: (at('fred') + 1) * cell, y: (at('emil') + 1) * cell } });
    await until(page, `location.hash.startsWith('#/compare/4/5')`);
    // The groups that come back are drawn anew, and their map is closed.
    await page.locator('.pair-head').waitFor();
    await page.evaluate(`location.hash = '#/groups?by=similarity&least=55'`);
    await page.getByText('Everybody with everybody').click();
    await map.focus();
    await page.keyboard.press('ArrowLeft');
    for (let right = 0; right < at('anna'); right += 1) await page.keyboard.press('ArrowRight');
    for (let down = 0; down < at('bert'); down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await until(page, `location.hash.startsWith('#/compare/1/0')`);
  });

  seldom('both pictures keep the frame of a phone, in the dark, and have contrast', async () => {
    const viewport = { width: 390, height: 844 };
    const page = await open(`${url}#/groups?by=similarity&least=55`, { colorScheme: 'dark', viewport });
    await page.getByText('When 3 of 3 handed in').click();
    await page.getByText('Everybody with everybody').click();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  seldom('the map of a large class has those with the highest numbers, and says so', async () => {
    const names = Array.from({ length: 180 }, (_, at) => `p${at}`);
    const pairs = names
      .slice(1)
      .map((name, at) => ({ ...pair('x', 'y', 99 - at / 2), a: `p${at}`, b: name }));
    const large = report(
      names.map((name) => submission(name, { total: 50 })),
      { findings: { pairs } },
    );
    const page = await open(`${await write('large-map', large, () => Promise.resolve(null))}#/groups`);
    await page.getByText('Everybody with everybody').click();
    await page.getByText('150 submissions of 180 shown').waitFor();
  });

  test.each(some(['#/?least=40', '#/submissions', '#/pairs?q=is:any', '#/groups?by=similarity&least=10'], 1))(
    '%s with sections is accessible on a desk and on a phone, light and dark',
    async (hash) => {
      for (const [colorScheme, width] of looks(hash)) {
        const page = await open(url + hash, { colorScheme, viewport: { width, height: 900 } });
        await page.locator('main a').getByText('anna').and(page.locator(':visible')).first().waitFor();
        expect(await faultsOf(page)).toEqual([]);
        await close(page);
      }
    },
  );
});

seldom('a list that is cut says how many there are, and the sentence at its end stands there', async () => {
  const names = Array.from({ length: 26 }, (_, at) => `p${String(at).padStart(2, '0')}`);
  const pairs = names.flatMap((name, at) =>
    at % 2 === 0 ? [{ ...pair('x', 'y', 99 - at), a: name, b: names[at + 1] ?? '' }] : [],
  );
  const cut = report(
    names.map((name) => submission(name, { total: 90 })),
    { findings: { pairs }, thresholds: { similarity: 80, ai: 75 } },
  );
  const url = await write('cut', cut, () => Promise.resolve(null));
  const page = await open(url);
  const groups = page.getByRole('region', { name: 'Groups that share code' });
  await groups.getByText('10 groups, 6 shown').waitFor();
  expect(await groups.locator('li').count()).toBe(6);
  const first = page.getByRole('region', { name: 'Review first' });
  expect(await first.innerText()).toContain('Below here nothing stands out');
});

test('a long list is where it was left for who comes back to it, and is walked through by keyboard', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `student-${at}`);
  const many = report(names.map((name, at) => submission(name, { total: at / 4, suspicion: at / 4 })));
  const page = await open(`${await write('many', many, () => Promise.resolve(null))}#/submissions`);
  const frame = page.locator('.table-frame');
  const top = (): Promise<number> => page.evaluate("document.querySelector('.table-frame').scrollTop");
  await page.evaluate("document.querySelector('.table-frame').scrollTop = 4000");
  await expect.poll(() => page.locator('tbody tr[aria-rowindex="100"]').count()).toBe(1);
  const link = page.locator('tbody tr[aria-rowindex="100"] a').first();
  await link.dispatchEvent('click');
  await page.locator('main h1').filter({ hasText: 'student' }).waitFor();
  await page.goBack();
  await frame.waitFor();
  await expect.poll(top).toBe(4000);
  // A link to the list begins at its top.
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Submissions', exact: true }).click();
  await frame.waitFor();
  expect(await top()).toBe(0);
  // The row of the link is gone after two steps: what scrolls has the focus then.
  await page.locator('tbody a').first().focus();
  for (
    let before = -1;
    (await page.evaluate('document.activeElement.className')) !== 'table-frame';
    before = await top()
  ) {
    await page.keyboard.press('PageDown');
    await expect.poll(top).toBeGreaterThan(before);
  }
  // A key that comes while the list still scrolls may move it no further.
  let before = -1;
  await expect.poll(async () => before === (before = await top()), { interval: 100 }).toBe(true);
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(before);
  await close(page);
});

test('whoever was not checked is named with the reason: on the overview, and in the list on a phone', async () => {
  const missing = Array.from({ length: 14 }, (_, at) => `nobody-${at}`);
  const unread = report(
    [
      ...missing.map((name) =>
        submission(name, { total: null, state: { kind: 'not-checked', reason: `holds nothing (${name})` } }),
      ),
      submission('anna'),
    ],
    { verdict: { outcome: 'incomplete', notChecked: missing } },
  );
  const url = await write('not-checked', unread, () => Promise.resolve(null));
  const page = await open(url);
  const card = page.getByRole('region', { name: 'Left out, and noticed' });
  const said = await card.locator('li').allInnerTexts();
  expect(said.slice(0, 13)).toEqual([
    ...missing.slice(0, 12).map((name) => `${name} was not checked: holds nothing (${name})`),
    '…and 2 more submissions not checked',
  ]);
  await card.getByRole('link', { name: '2 more submissions' }).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const reasons = page.locator('tbody .why-not').filter({ visible: true });
    await expect.poll(() => reasons.count()).toBe(missing.length);
    expect(await reasons.first().innerText()).toBe('holds nothing (nobody-0)');
  }
  const hidden = await open(`${url}#/?anonymous=1`);
  expect(await hidden.locator('main').innerText()).not.toMatch(/nobody-|holds nothing/);
});

test('whoever was here last year, too, is told apart in each list, by eye and by ear', async () => {
  const old = submission('last/dora', { name: 'dora', role: 'archive' });
  const people = [submission('dora', { total: 99 }), submission('anna', { total: 99 }), old];
  const pairs = [
    { ...pair('x', 'y', 99), a: 'dora', b: 'last/dora' },
    { ...pair('x', 'y', 98), a: 'anna', b: 'last/dora' },
    { ...pair('x', 'y', 97), a: 'anna', b: 'dora' },
  ];
  const years = report(people, { findings: { pairs } });
  const page = await open(`${await write('years', years, () => Promise.resolve(null))}#/`);
  const first = page.getByRole('region', { name: 'Review first' });
  expect((await first.getByRole('listitem').first().innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /^dora ↔ dora archive priority 99/,
  );
  await first.getByRole('link', { name: 'dora ↔ dora (archive)', exact: true }).waitFor();
  const groups = page.getByRole('region', { name: 'Groups that share code' });
  expect(await groups.locator('li').innerText()).toMatch(/^3 (?=.*dora archive)(?=.*dora(?:,| \()).*anna/);
  await page.getByRole('link', { name: 'Submissions', exact: true }).click();
  const closest = page.getByRole('row', { name: /^dora / }).locator('.closest');
  expect((await closest.innerText()).replaceAll(/\s+/g, ' ')).toBe('dora archive 99.0');
  await page.getByRole('rowheader').getByRole('link', { name: 'anna', exact: true }).click();
  const partners = page.getByRole('region', { name: 'Shares code with' }).getByRole('listitem');
  await partners.getByRole('link', { name: 'dora archive', exact: true }).waitFor();
  await partners.getByRole('link', { name: 'dora', exact: true }).waitFor();
});

test('equal files that are too short to judge are listed on the overview, and flag nobody', async () => {
  const tiny = ['tim', 'tom', 'tam'].map((name) =>
    submission(name, { total: null, comparability: 'too-short' }),
  );
  const equal = report([...tiny, submission('anna')], {
    findings: { equalFiles: [['tim', 'tom', 'tam']] },
  });
  const page = await open(await write('equal-files', equal, () => Promise.resolve(null)));
  const card = page.getByRole('region', { name: 'Equal files' });
  expect(await card.locator('li').innerText()).toBe('3 tim, tom, tam');
  expect(await card.locator('.hint').innerText()).toContain('byte for byte: 100. They flag nobody');
  expect(await page.locator('.tiles').innerText()).toContain('0 of 4 flagged');
});

test.each([
  [1, 'Nothing to compare with'],
  [2, 'No pair shares enough code to be listed.'],
])('of a class in which %d was compared and no pair is listed it says: %s', async (compared, why) => {
  const short = { total: null, comparability: 'too-short' } as const;
  const unread = { total: null, state: { kind: 'not-checked', reason: 'it is empty' } } as const;
  const unlisted = report([
    submission('anna', short),
    submission('bert', unread),
    ...['cleo', 'dora'].slice(0, compared).map((name) => submission(name)),
  ]);
  const page = await open(await write(`none-of-${compared}`, unlisted, () => Promise.resolve(null)));
  expect(await page.getByRole('region', { name: 'Review first' }).locator('.empty').innerText()).toBe(why);
  expect(await page.getByRole('region', { name: 'This run' }).innerText()).toMatch(
    new RegExp(String.raw`Compared\s+${compared} submissions?\n`),
  );
  // No slider shows one.
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await page.locator('main > .empty').getByText(why).waitFor();
});

describe('pairs of people whose names are long, short, and of several scripts', () => {
  const ARABIC = 'محمد عبد الرحمن الأنصاري';
  const HEBREW = 'שרה כהן';
  const CHINESE = '李雷与韩梅梅的非常长的小组名字第十二组';
  const LATIN = 'Maximiliane-Charlotte von und zu Hohenstaufen (17)';
  const names = ['bo', 'cornelius', LATIN, ARABIC, HEBREW, CHINESE];
  const couples = names.flatMap((a, at) => names.slice(at + 1).map((b) => [a, b] as const));
  let url = '';
  beforeAll(async () => {
    const pairs = couples.map(([a, b], at) => ({ ...pair(a, b, 99 - at), a, b }));
    const mixed = report(
      names.map((name) => submission(name, { total: 99 })),
      { findings: { pairs } },
    );
    url = await write('scripts', mixed, () => Promise.resolve(null));
  });

  /** Where the rows of lists end, and their names: pixels. */
  const SEEN = String.raw`(() => {
    const right = (element) => Math.round(element.getBoundingClientRect().right);
    const isCut = (name) => [name, ...name.children].some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
    return [...document.querySelectorAll('.columns-hint')].map((head) => {
      const list = head.parentElement.querySelector('.first');
      return {
        heads: [...head.querySelectorAll('.columns-names > *')].map(right),
        rows: [...list.querySelectorAll('li')].map((row) => {
          const [a, b] = row.querySelectorAll('.pair .name');
          return {
            numbers: [...row.querySelectorAll('.suspicion, .score')].map(right),
            names: [a, b].map((name) => ({
              text: name.textContent,
              isCut: isCut(name),
              start: name.firstElementChild?.clientWidth ?? name.clientWidth,
            })),
            room: row.querySelector('.pair').clientWidth - right(b) + a.getBoundingClientRect().left,
          };
        }),
      };
    });
  })()`;

  interface Seen {
    readonly heads: readonly number[];
    readonly rows: readonly {
      readonly numbers: readonly number[];
      readonly names: readonly { readonly text: string; readonly isCut: boolean; readonly start: number }[];
      readonly room: number;
    }[];
  }

  /** Where texts begin on the line that an element is, from left to right: pixels. */
  const placesOf = (selector: string, texts: readonly string[]): string => `(() => {
    const element = [...document.querySelectorAll('${selector}')].find((one) => one.textContent.includes('${ARABIC}'));
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return ${JSON.stringify(texts)}.map((text) => {
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(text));
      range.setEnd(node, node.data.indexOf(text) + text.length);
      return Math.round(range.getBoundingClientRect().left);
    });
  })()`;

  test('a dossier of two whose names are read from the right keeps their order, and each share at its name', async () => {
    const page = await open(`${url}#/compare/3/4?view=dossier`);
    await page.locator('.dossier h1').waitFor();
    const inOrder = async (selector: string, texts: readonly string[]): Promise<void> => {
      const places = await page.evaluate<readonly number[]>(placesOf(selector, texts));
      expect(places).toEqual(places.toSorted((x, y) => x - y));
    };
    await inOrder('.dossier h1', [ARABIC, ' and ', HEBREW]);
    await inOrder('.dossier .facts dd', [ARABIC, ' and ', `% of ${HEBREW}`, HEBREW, ' these ']);
  });

  test.each(
    some(
      [
        ['#/', 360],
        ['#/', 1280],
        ['#/groups?least=40', 360],
        ['#/groups?least=40', 1280],
      ] as const,
      2,
    ),
  )(
    '%s at %i px: numbers stand below what they are called, and a name is cut only for want of room',
    async (hash, width) => {
      const page = await open(url + hash, { viewport: { width, height: 900 } });
      await page.locator('.first li').first().waitFor();
      const lists = await page.evaluate<readonly Seen[]>(SEEN);
      expect(lists.length).toBeGreaterThan(0);
      for (const { heads, rows } of lists) {
        for (const { numbers, names: shown, room } of rows) {
          for (const [at, head] of heads.entries()) {
            expect(
              Math.abs((numbers[at] ?? 0) - head),
              `${heads.join()} above ${numbers.join()}`,
            ).toBeLessThan(6);
          }
          for (const { text, isCut, start } of shown) {
            // Of one that is cut its beginning stays, and nothing beside it is left empty.
            if (isCut) expect(room, text).toBeLessThan(24);
            expect(start, text).toBeGreaterThan(12);
          }
          expect(shown.filter(({ text, isCut }) => isCut && text.length < 10)).toEqual([]);
        }
      }
    },
  );

  test('a name that is written from right to left is read so, cut or not, and stays apart from the one beside it', async () => {
    const page = await open(`${url}#/`, { viewport: { width: 360, height: 900 } });
    await page.locator('.first li').first().waitFor();
    const order = await page.evaluate<readonly (readonly string[])[]>(String.raw`
      [...document.querySelectorAll('.name.short')].filter((name) => name.textContent === '${ARABIC}').map((name) => {
        const words = [...name.children].map((part) => [part.textContent.trim(), part.getClientRects()[0]]);
        const line = words.filter(([, { top }]) => Math.abs(top - words[0][1].top) < 4);
        return line.toSorted(([, a], [, b]) => b.right - a.right).map(([text]) => text);
      })`);
    expect(order.length).toBeGreaterThan(2);
    for (const words of order) expect(ARABIC.startsWith(words.join(' '))).toBe(true);
    const isolation = `[...document.querySelectorAll('span.name')].map((name) => getComputedStyle(name).unicodeBidi)`;
    expect(new Set(await page.evaluate<readonly string[]>(isolation))).toEqual(new Set(['isolate']));
  });
});
