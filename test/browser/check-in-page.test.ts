import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, SAMPLE } from '../black-box/run-action.ts';
import { readBlocks } from '../../src/channels/page-blocks.ts';
import { INDEX_BLOCK } from '../../src/report/page-parts.ts';
import { writeZip } from '../downloads/download.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';
import { inventedClass, type InventedStudent } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { seldom, some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import type { DroppedHere } from './ask-page.ts';
import { askWorker, openCheckPage, writeCheckPage } from './check-page.ts';
import { shared, sharedBrowser } from './pages.ts';

/* What the page's worker does, in a real browser and from a disk, against what the command line does. How the page looks: check-face. */

let browser: Browser;
/** Each check has a worker of its own in it. */
let page: Page;
let students: readonly InventedStudent[] = [];
beforeAll(async () => {
  const [shown, url, invented] = await Promise.all([sharedBrowser(), writeCheckPage(), inventedClass()]);
  [browser, students] = [shown, invented];
  page = await openCheckPage(browser, url);
});
afterAll(() => browser.close());

/** All files below a folder, as they are dropped with it. */
function droppedFolder(part: DroppedHere['part'], folder: string, name: string): readonly DroppedHere[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted()
    .map((path) => ({ part, path: `${name}/${path.replaceAll('\\', '/')}`, from: join(folder, path) }));
}

/** Checks by command line what lies in `workspace`. @returns its report's files */
async function byCommand(workspace: string, words: readonly string[]): Promise<Record<string, string>> {
  const { exitCode, stderr } = await runCommand(
    ['check', ...words, '--fail-on', 'never', '--on-incomplete', 'warn', '--report-dir', 'report'],
    { cwd: workspace, env: { HOME: workspace } },
  );
  if (exitCode !== 0) throw new Error(stderr);
  const folder = join(workspace, 'report');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const TOLERANT = { 'fail-on': 'never', 'on-incomplete': 'warn' } as const;

/** What a report says but for when it was made, and what it is called. */
function said(report = ''): unknown {
  const { run, findings, ...rest } = JSON.parse(report) as Record<
    'run' | 'findings',
    Record<string, unknown>
  >;
  return {
    ...rest,
    run: { ...run, title: '', createdAt: '', durationMs: 0 },
    findings: { ...findings, checkName: '' },
  };
}

const FILES = ['index.html', 'pairs.csv', 'report.json', 'report.sarif', 'submissions.csv', 'summary.md'];

/** A spreadsheet's mark at the beginning of a CSV is no text to `Blob.text`. */
const unmarked = (text = ''): string => text.replace(/^\uFEFF/, '');

/** The blocks of a report page's languages, without the sentences on a course, which the page has not. */
function languagesOf(html = ''): Readonly<Record<string, unknown>> {
  const blocks = [...readBlocks(Buffer.from(html))].filter(([id]) => id.startsWith('words-'));
  return Object.fromEntries(
    blocks.map(([id, open]) => [id, { ...(open() as Record<string, unknown>), course: null }]),
  );
}

function expectSame(
  shown: Readonly<Record<string, string>>,
  command: Readonly<Record<string, string>>,
): void {
  expect(Object.keys(shown).toSorted()).toEqual(FILES);

  expect(said(shown['report.json'])).toEqual(said(command['report.json']));
  for (const name of ['report.sarif', 'submissions.csv', 'pairs.csv']) {
    expect(unmarked(shown[name]), name).toBe(unmarked(command[name]));
  }
}

describe('a check in a page comes to what the command line comes to', () => {
  test('of the sample class with starter code, people and AI references', async () => {
    const workspace = temporaryFolder();
    cpSync(SAMPLE, workspace, { recursive: true });
    const files: DroppedHere[] = [
      ...droppedFolder('submissions', join(SAMPLE, 'submissions'), 'submissions'),
      ...droppedFolder('starter', join(SAMPLE, 'starter'), 'starter'),
      ...droppedFolder('references', join(SAMPLE, 'ai-references'), 'references'),
      { part: 'people', path: 'people.csv', from: join(SAMPLE, 'people.csv') },
    ];
    const ended = await askWorker(page, files, { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done', warnings: [] });
    expect(ended.stages).toEqual(['collecting', 'looking', 'comparing', 'judging', 'writing']);
    mkdirSync(join(workspace, 'people'));
    mkdirSync(join(workspace, 'references'));
    cpSync(join(SAMPLE, 'ai-references'), join(workspace, 'references'), { recursive: true });
    copyFileSync(join(SAMPLE, 'people.csv'), join(workspace, 'people', 'people.csv'));
    const words = ['--starter', 'starter', '--people', 'people/people.csv', '--ai-references', 'references'];
    expectSame(ended.files, await byCommand(workspace, ['submissions', ...words]));
    // The page names the data that it was made beside.
    const data = readBlocks(Buffer.from(ended.files['index.html'] ?? '')).get(INDEX_BLOCK)?.();
    const sha256 = createHash('sha256')
      .update(ended.files['report.json'] ?? '')
      .digest('hex');
    expect(JSON.stringify(data)).toContain(sha256);
    const languages = languagesOf(ended.files['index.html']);
    expect(Object.keys(languages)).toEqual(['words-de', 'words-es', 'words-fr', 'words-zh']);
    expect(languages).toEqual(languagesOf(await shared('template')));
  });

  test.each(some(Object.keys(PLATFORMS), 1))('of a download of %s', async (name) => {
    const workspace = temporaryFolder();
    const download = PLATFORMS[name]?.(students);
    if (download === undefined) throw new Error(`there is no ${name}`);
    const path = writeZip(download, join(workspace, 'submissions'));
    const inside = path.slice(dirname(dirname(path)).length + 1).replaceAll('\\', '/');
    const file = { part: 'submissions', path: `${download.name}.zip`, from: path } as const;
    const ended = await askWorker(page, [file], { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expectSame(ended.files, await byCommand(workspace, [inside]));
  });

  test('of archives and names that mean harm', async () => {
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, 'submissions'));
    const path = join(workspace, 'submissions', 'harm.zip');
    const nothing = Buffer.alloc(4 * 1024 ** 2);
    const code = 'def total(items):\n    return sum(one.price * one.count for one in items if one.count)\n';
    const text = (name: string, contents: string) => ({ name, contents: Buffer.from(contents) });
    writeFileSync(
      path,
      zip([
        text('ann/cart.py', code.repeat(9)),
        text('ben/cart.py', code.repeat(9)),
        text('eve/<img src=x onerror=alert(1)>.py', `x = "</script><script>alert(1)</script>"\n${code}`),
        text('gus/\u202Eyp.tac', code),
        text(`max/${'long'.repeat(60)}.py`, code),
        text('../../outside.py', code),
        text('dan/broken.zip', 'PK\u0003\u0004 and no more'),
        { name: 'bob/bomb.py', contents: nothing, claimedSize: 100 },
        { name: 'cyd/inner.zip', contents: zip([{ name: 'deep.py', contents: nothing, claimedSize: 100 }]) },
        { name: 'fay/picture.png', contents: randomBytes(300_000), method: 0 },
        { name: 'ida/damaged.py', contents: Buffer.from(code), claimedCrc: 7 },
      ]),
    );
    const ended = await askWorker(page, [{ part: 'submissions', path: 'harm.zip', from: path }], {
      kind: 'check',
      inputs: TOLERANT,
    });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expectSame(ended.files, await byCommand(workspace, ['submissions/harm.zip']));
  });

  for (const [size, dialect] of [
    [200, 'java'],
    [2_000, 'cpp'],
  ] as const) {
    seldom(`of a class of ${size}`, async () => {
      const workspace = temporaryFolder();
      mkdirSync(join(workspace, 'submissions'));
      const path = join(workspace, 'submissions', 'class.zip');
      const texts = programs(size, dialect, randomFrom(1));
      writeFileSync(
        path,
        zip(texts.map((text, at) => ({ name: `s${at}/main.${dialect}`, contents: Buffer.from(text) }))),
      );
      const ended = await askWorker(page, [{ part: 'submissions', path: 'class.zip', from: path }], {
        kind: 'check',
        inputs: TOLERANT,
      });
      expect(ended.answer).toMatchObject({ kind: 'done' });
      expect(ended.files['report.json']?.length).toBeGreaterThan(size * 300);
      expectSame(ended.files, await byCommand(workspace, ['submissions/class.zip']));
    });
  }

  seldom('of more than a tab bears: that is said before, and where it is asked all the same', async () => {
    const path = join(temporaryFolder(), 'many.zip');
    const one = Buffer.from('print(1)\n');
    const entries = Array.from({ length: 5001 }, (_, at) => ({ name: `s${at}/a.py`, contents: one }));
    writeFileSync(path, zip(entries));
    const dropped = [{ part: 'submissions', path: 'many.zip', from: path }] as const;
    const looked = await askWorker(page, dropped, { kind: 'look' });
    const text: unknown = expect.stringMatching(/^There are more than 5000 /);
    const why = { id: 'words.english', values: { text } };
    expect(looked.answer).toMatchObject({ kind: 'recognised', problem: why });
    const checked = await askWorker(page, dropped, { kind: 'check' });
    expect(checked.answer).toMatchObject({
      kind: 'failed',
      outcome: 'config-error',
      stage: 'collecting',
      why,
    });
  });
});

describe('what cannot be checked in a page is told in a sentence', () => {
  test.each([
    ['no ZIP at all', 'this is no archive', {}, /could not be|cannot be read|holds no|no ZIP/],
    [
      'a service that is asked for',
      zip([
        { name: 'ann/a.py', contents: Buffer.from('def a(b):\n    return b * 2\n') },
        { name: 'ben/a.py', contents: Buffer.from('def c(d):\n    return d * 2\n') },
      ]),
      { 'base-url': 'https://example.org/api/v1', apikey: 'k'.repeat(64) },
      /A browser asks no service/,
    ],
    ['a number that is none', 'x', { 'similarity-threshold': 'high' }, /similarity-threshold/],
    ['repositories', 'x', { starter: 'owner/name' }, /holds no|no ZIP|not read|starter/],
  ] as const)('%s', async (_, contents, inputs, sentence) => {
    const path = join(temporaryFolder(), 'x.zip');
    writeFileSync(path, contents);
    const { answer, files } = await askWorker(page, [{ part: 'submissions', path: 'x.zip', from: path }], {
      kind: 'check',
      inputs,
    });
    expect(`${JSON.stringify(answer)} ${files['summary.md'] ?? ''}`).toMatch(sentence);
    expect(JSON.stringify(answer)).not.toMatch(/internal-error|\/class|undefined/);
  });
});
