import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Audience, RunReport } from '../../src/domain/report.ts';
import type { ReadSource } from '../../src/report/packed-source.ts';
import { writeReportFiles } from '../../src/report/write.ts';
import { classroom } from '../report/classroom.ts';
import { match, report, submission } from '../report/sample.ts';
import { launchBrowser } from './browser.ts';
import { LOW_CONTRAST } from './contrast.ts';

// A browser on a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 });

let browser: Browser;
let directory = '';
let template = '';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'report-page-'));
  const outDir = join(directory, 'template');
  await build({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  template = await readFile(join(outDir, 'index.html'), 'utf8');
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await rm(directory, { recursive: true });
});

/** What the page said or asked for since it was opened: nothing, or something is wrong. */
let complaints: string[] = [];
afterEach(() => {
  const all = complaints;
  complaints = [];
  expect(all).toEqual([]);
});

async function write(
  name: string,
  run: RunReport,
  readSource: ReadSource,
  audience: Audience = 'staff',
): Promise<string> {
  const { html } = await writeReportFiles(run, {
    directory: join(directory, name),
    audience,
    template,
    readSource,
  });
  return pathToFileURL(html).href;
}

async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    const asked = request.url();
    if (asked.split('#')[0] !== url.split('#')[0] && !asked.startsWith('data:'))
      complaints.push(`request: ${asked}`);
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  return page;
}

/** Waits until an expression is true in the page; the page's own policy forbids Playwright's way of waiting. */
async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(`Boolean(${expression})`), { timeout: 10_000 }).toBe(true);
}

describe('a report of a class', () => {
  const { report: run, readSource } = classroom(60);
  const worst = run.findings.pairs[0];
  const places = run.findings.submissions.map((one) => one.key);
  const [a, b] = [places.indexOf(worst?.a ?? ''), places.indexOf(worst?.b ?? '')];
  const VIEWS = [
    '#/',
    '#/submissions',
    '#/pairs?show=all',
    '#/groups?least=40',
    `#/submission/${b}`,
    `#/compare/${a}/${b}`,
    `#/compare/${a}/${b}?view=dossier`,
    '#/nothing',
  ];
  let url = '';
  beforeAll(async () => {
    url = await write('class', run, readSource);
  });

  test('opens from a file and says the verdict first', async () => {
    const page = await open(url);
    expect(await page.locator('h1').textContent()).toBe('Needs a review');
    expect(await page.locator('.verdict').textContent()).toContain(run.verdict.sentence);
    expect(await page.title()).toContain('cs101 / hw3-shop');
  });

  test('leads from the most suspicious pair to its code, and back', async () => {
    const page = await open(url);
    await page.locator('ol.first a').first().click();
    await page.locator('.side .line.current').first().waitFor();
    expect(page.url()).toContain(`#/compare/${a}/${b}`);
    expect(await page.locator('.note[role=status]').textContent()).toMatch(/of \d+ lines identical/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Review first' }).waitFor();
  });

  test.each(VIEWS)('%s has names for a screen reader and enough contrast, light and dark', async (hash) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(url + hash, { colorScheme });
      await until(page, `document.querySelector('.loading') === null`);
      expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
      const names = await page.locator('body').ariaSnapshot();
      expect(names).not.toMatch(/- (?:link|button|combobox|searchbox|slider|region|navigation)(?! ")/);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('main').count()).toBe(1);
      await page.context().close();
    }
  });

  test('the check of contrast finds what is hard to read', async () => {
    const page = await open(url);
    await page.evaluate(`document.querySelector('.verdict p').style.color = '#999'`);
    expect(await page.evaluate(LOW_CONTRAST)).toHaveLength(1);
  });

  test.each(VIEWS)('%s fits a phone', async (hash) => {
    const page = await open(url + hash, { viewport: { width: 360, height: 740 } });
    await until(page, `document.querySelector('.loading') === null`);
    expect(
      await page.evaluate(`document.documentElement.scrollWidth - document.documentElement.clientWidth`),
    ).toBe(0);
  });

  test('the theme can be chosen against the system', async () => {
    const page = await open(url, { colorScheme: 'dark' });
    const paper = (): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.documentElement).backgroundColor`);
    const dark = await paper();
    await page.getByRole('button', { name: 'Theme: auto' }).click();
    await expect.poll(paper).not.toBe(dark);
  });

  test('a list is searched, filtered and sorted, and the address keeps it', async () => {
    const page = await open(`${url}#/submissions`);
    await page.getByRole('searchbox', { name: 'Find a name' }).fill('student000');
    await page.getByRole('status').getByText('9 submissions').waitFor();
    await page.getByLabel('Show').selectOption('flagged');
    await page.getByRole('button', { name: 'Submission', exact: true }).click();
    const address = page.url();
    expect(address).toMatch(/q=student000.*show=flagged.*sort=-name/);
    const names = await page.locator('tbody a.name').allTextContents();
    const again = await open(address);
    expect(await again.locator('tbody a.name').allTextContents()).toEqual(names);
    expect(await again.locator('th[aria-sort=descending]').textContent()).toContain('Submission');
  });

  test('a dismissed pair is shown with its reason and is not counted as open', async () => {
    const page = await open(`${url}#/pairs?show=dismissed`);
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.locator('tbody').textContent()).toContain(
      'Pair programming, agreed with the instructor',
    );
    await page.getByLabel('Show').selectOption('open');
    expect(await page.locator('.pair.dismissed').count()).toBe(0);
  });

  test('a link with a wrong place says so and does not break', async () => {
    for (const hash of [
      '#/compare/0/99999',
      '#/compare/1/1',
      '#/submission/x',
      '#/compare/0/1?fragment=77',
    ]) {
      const page = await open(url + hash);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
  });

  test('anonymous mode names nobody, also in the tab and in tips', async () => {
    const page = await open(`${url}#/?anonymous`);
    for (const view of ['', 'submissions', 'pairs', 'groups', `submission/${b}`, `compare/${a}/${b}`]) {
      await page.evaluate(`location.hash = '#/${view}'`);
      await until(page, `document.querySelector('.loading') === null`);
      const text = String(await page.evaluate(`document.title + document.querySelector('#page').innerHTML`));
      expect(text.replaceAll(/AUTHOR = [^<]*/g, '')).not.toMatch(/hw3-student|hw3-empty/);
    }
  });

  test('prints a pair as a dossier with all its fragments', async () => {
    const page = await open(`${url}#/compare/${a}/${b}`);
    await page.locator('.side .line').first().waitFor();
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
    await page.locator('.dossier .evidence').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('header.top').isVisible()).toBe(false);
    expect(await page.locator('.excerpt').count()).toBeGreaterThan(1);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await page.locator('.sides').waitFor();
  });
});

describe('a comparison', () => {
  const filler = (n: number): string =>
    Array.from({ length: n }, (_, at) => `filler_${n}_${at} = ${at}`).join('\n');
  const shared = (name: string, at: number): string =>
    `def work_${at}(${name}):\n    for item in ${name}:\n        print(item + ${at})\n    return len(${name})`;
  const left = `${filler(120)}\n${shared('items', 1)}\n${filler(80)}\n${shared('items', 2)}\n`;
  const right = `${filler(10)}\n${shared('items', 2)}\n${filler(200)}\n${shared('things', 1)}\n`;
  const one = {
    own: { file: 'main.py', lineStart: 121, lineEnd: 124 },
    other: { file: 'lib/shop.py', lineStart: 215, lineEnd: 218 },
  };
  const two = {
    own: { file: 'main.py', lineStart: 205, lineEnd: 208 },
    other: { file: 'lib/shop.py', lineStart: 11, lineEnd: 14 },
  };
  const run = report(
    [
      submission('anna', {
        matches: [match('bert', [1, 2], one), match('bert', [1, 2], two), match('gone', [1, 2], one)],
      }),
      submission('bert'),
      submission('gone'),
      submission('starter', { role: 'base' }),
    ],
    {
      findings: {
        pairs: [
          {
            a: 'anna',
            b: 'bert',
            similarity: 50,
            matchedSimilarity: 40,
            suspicion: 60,
            longestFragment: 30,
            overlap: 60,
          },
        ],
      },
    },
  );
  const texts: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    anna: [['main.py', left]],
    bert: [
      ['a-first.py', 'x = 1\n'],
      ['lib/shop.py', right],
    ],
    starter: [['main.py', `${filler(80)}\n`]],
  };
  const readSource: ReadSource = (key) =>
    Promise.resolve(
      texts[key]?.map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) })) ?? null,
    );
  let url = '';
  beforeAll(async () => {
    url = await write('pair', run, readSource);
  });

  /** First line in sight of a side. */
  const inSight = (page: Page, side: number): Promise<number> =>
    page.evaluate(`(() => {
      const box = document.querySelectorAll('.side .code')[${side}];
      const top = box.getBoundingClientRect().top;
      const line = [...box.querySelectorAll('.line')].find((one) => one.getBoundingClientRect().bottom > top + 1);
      return Number(line.dataset.line);
    })()`);

  test('shows the file and the lines of the fragment that the link names', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    expect(await page.getByLabel('File of bert').inputValue()).toBe('lib/shop.py');
    expect(await page.locator('.side').nth(0).locator('.line.current').count()).toBe(4);
    expect(
      await page.locator('.side').nth(1).locator('.line.current').first().getAttribute('data-line'),
    ).toBe('11');
    expect(await inSight(page, 0)).toBeGreaterThan(170);
  });

  test('n and p go from fragment to fragment, round and round, and the address follows', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.locator('.line.current').first().waitFor();
    await page.keyboard.press('n');
    await until(page, `location.hash.includes('fragment=2')`);
    expect(await inSight(page, 1)).toBeLessThan(12);
    await page.keyboard.press('n');
    await until(page, `location.hash.includes('fragment=1')`);
    expect(await inSight(page, 1)).toBeGreaterThan(180);
    await page.keyboard.press('p');
    await until(page, `location.hash.includes('fragment=2')`);
  });

  test('a click on one side brings the other one and leaves the own where it is', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=2`);
    await page.locator('.line.current').first().waitFor();
    await page.evaluate(`document.querySelectorAll('.side .code')[0].scrollTop = 110 * 20`);
    const before = await inSight(page, 0);
    await page.locator('.side').nth(0).locator('[data-line="122"]').click();
    await until(page, `location.hash.includes('fragment=1')`);
    expect(await inSight(page, 0)).toBe(before);
    expect(await inSight(page, 1)).toBeGreaterThan(180);
  });

  test('the first line of a fragment is a button that says where its counterpart is', async () => {
    const page = await open(`${url}#/compare/0/1`);
    const button = page.getByRole('button', {
      name: 'Fragment 1 of 2: lines 121–124, like lib/shop.py lines 215–218',
    });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-current')).toBe('true');
  });

  test('tells identical lines from renamed ones', async () => {
    const page = await open(`${url}#/compare/0/1?fragment=1`);
    expect(await page.locator('.note[role=status]').textContent()).toBe(
      '1 of 4 lines identical, 3 more with other names or values; renamed: items → things 3×',
    );
    const signs = await page.locator('.side').nth(0).locator('.line.current .sign').allTextContents();
    expect(signs).toEqual(['≈', '≈', '=', '≈']);
  });

  test('greys what stands in the starter code too', async () => {
    const page = await open(`${url}#/compare/0/1`);
    expect(await page.locator('.side').nth(0).locator('.line.starter').count()).toBe(80);
  });

  test('says so where the code is not in the report', async () => {
    const page = await open(`${url}#/compare/0/2`);
    expect(await page.locator('.side').nth(1).textContent()).toContain('is not in this report');
  });

  test('offers the lines that dismiss the pair', async () => {
    const page = await open(`${url}#/compare/0/1`);
    await page.getByRole('button', { name: 'Dismiss…' }).click();
    expect(await page.locator('.snippet code').textContent()).toBe(
      'dismissed:\n  - a: "anna"\n    b: "bert"\n    reason: ""',
    );
  });
});

describe('hostile contents', () => {
  const EVIL = '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u202e{{x}}';
  test('run nothing and ask for nothing, wherever they stand', async () => {
    const run = report(
      [
        submission(EVIL, {
          name: EVIL,
          state: { kind: 'not-checked', reason: EVIL },
          remarks: [EVIL],
          leftOut: [{ path: EVIL, reason: 'excluded', detail: EVIL }],
          matches: [
            match('b', [1, 1], {
              own: { file: EVIL, lineStart: 1, lineEnd: 1 },
              other: { file: EVIL, lineStart: 1, lineEnd: 1 },
            }),
          ],
        }),
        submission('b', { comparability: EVIL }),
      ],
      {
        findings: {
          notices: [EVIL],
          language: EVIL,
          engine: { id: 1, name: EVIL },
          checkUrl: 'javascript:alert(3)',
          failures: [{ key: EVIL, name: EVIL, role: 'judged', reason: EVIL }],
          pairs: [
            {
              a: EVIL,
              b: 'b',
              similarity: 99,
              matchedSimilarity: 99,
              suspicion: 9,
              longestFragment: 1,
              overlap: 1,
            },
          ],
          clusters: [[EVIL, 'b']],
        },
        verdict: { sentence: EVIL, warnings: [EVIL] },
        run: { title: EVIL, runUrl: 'javascript:alert(4)' },
        dismissed: [{ a: EVIL, b: 'b', reason: EVIL }],
      },
    );
    const source: ReadSource = () =>
      Promise.resolve([{ path: EVIL, bytes: new TextEncoder().encode(`${EVIL}\n// ${EVIL}\n`) }]);
    const url = await write('evil', run, source);
    for (const hash of [
      '#/',
      '#/submissions',
      '#/pairs?show=all',
      '#/groups?least=1',
      '#/submission/0',
      '#/compare/0/1',
      '#/compare/0/1?view=dossier',
    ]) {
      const page = await open(url + hash);
      await until(page, `document.querySelector('.loading') === null`);
      expect(await page.locator('img').count()).toBe(0);
      expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
      expect(await page.locator('body').innerText()).not.toContain('\u202e');
      await page.context().close();
    }
  });

  test('the policy of the page allows its own script and nothing else', async () => {
    const url = await write('policy', report([submission('a')]), () => Promise.resolve(null));
    const page = await open(url);
    const policy = await page.locator('meta[http-equiv]').getAttribute('content');
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; img-src data:; base-uri 'none'; form-action 'none'$/,
    );
    await page.evaluate(
      `{ const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.append(s); }`,
    );
    expect(await page.evaluate(`window.ran`)).toBeUndefined();
    expect(complaints.some((text) => text.includes('Content Security Policy'))).toBe(true);
    complaints = [];
  });
});

test('a thousand submissions stay a page of some hundred elements', async () => {
  const { report: run, readSource } = classroom(1000, 6);
  const page = await open(`${await write('large', run, readSource)}#/submissions`);
  expect(await page.locator('tbody tr').count()).toBeLessThan(100);
  expect(await page.locator('table').getAttribute('aria-rowcount')).toBe('1001');
  await page.evaluate(`document.querySelector('.table-frame').scrollTop = 1e9`);
  await page.locator('tr[aria-rowindex="1001"]').waitFor();
  await page.evaluate(`location.hash = '#/groups?least=10'`);
  await page.locator('svg circle').first().waitFor();
  expect(Number(await page.evaluate(`document.querySelectorAll('*').length`))).toBeLessThan(10_000);
});

test('a student sees their own lines and nobody else', async () => {
  const run = report(
    [
      submission('me', {
        total: 81.2,
        matches: [match('peer-name', [3, 9])],
        origin: {
          kind: 'pull-request',
          owner: 'org',
          repo: 'shop',
          number: 7,
          sha: 'a'.repeat(40),
          author: 'ada',
        },
      }),
      submission('peer-name', { role: 'archive' }),
    ],
    { verdict: { outcome: 'flagged', flagged: [{ key: 'me', by: ['similarity'] }] } },
  );
  const page = await open(await write('student', run, () => Promise.resolve(null), 'student'));
  const text = await page.locator('body').innerText();
  expect(text).toContain('very high');
  expect(text).toContain('main.py lines 3–9');
  expect(text).not.toMatch(/peer-name|81/);
  expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
});
