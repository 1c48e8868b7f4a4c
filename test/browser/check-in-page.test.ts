import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seldom } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { askWorker, openCheckPage, writeCheckPage } from './check-page.ts';
import { sharedBrowser } from './pages.ts';
import { asTheCommandLine } from './same-as-command-line.ts';
import { type Tab, tabOf } from './tab.ts';

/* What the page's worker does, in a real browser and from a disk. How the page looks: check-face. The same in other browsers: other-browsers. */

let browser: Browser;
let tab: Tab;
beforeAll(async () => {
  browser = await sharedBrowser();
  tab = await open(await writeCheckPage());
});
afterAll(() => browser.close());

const open = async (url: string): Promise<Tab> =>
  tabOf(await openCheckPage(browser, url), temporaryFolder('saved'));

describe('a check in a page comes to what the command line comes to', () => {
  asTheCommandLine(open);
});

seldom('more than a tab bears is told before, and where it is asked all the same', async () => {
  const path = join(temporaryFolder(), 'many.zip');
  const one = Buffer.from('print(1)\n');
  const entries = Array.from({ length: 5001 }, (_, at) => ({ name: `s${at}/a.py`, contents: one }));
  writeFileSync(path, zip(entries));
  const dropped = [{ part: 'submissions', path: 'many.zip', from: path }] as const;
  const looked = await askWorker(tab, dropped, { kind: 'look' });
  const text: unknown = expect.stringMatching(/^There are more than 5000 /);
  const why = { id: 'words.english', values: { text } };
  expect(looked.answer).toMatchObject({ kind: 'recognised', problem: why });
  const checked = await askWorker(tab, dropped, { kind: 'check' });
  expect(checked.answer).toMatchObject({
    kind: 'failed',
    outcome: 'config-error',
    stage: 'collecting',
    why,
  });
});

seldom('a small file that holds more than a tab bears is told before, and soon', async () => {
  const path = join(temporaryFolder(), 'bombs.zip');
  const contents = Buffer.alloc(8 * 1000 ** 2, 'x = 1\n');
  const entries = Array.from({ length: 32 }, (_, at) => ({ name: `s${at}/a.py`, contents }));
  writeFileSync(path, zip(entries));
  const dropped = [{ part: 'submissions', path: 'bombs.zip', from: path }] as const;
  const text: unknown = expect.stringMatching(/^What was dropped holds more than 250\.0 MB /);
  const { answer } = await askWorker(tab, dropped, { kind: 'look' });
  expect(answer).toMatchObject({ kind: 'failed', outcome: 'config-error', why: { values: { text } } });
});

test('what is no file of cases is told before, by its name and what to do', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'x.zip');
  writeFileSync(
    path,
    zip(['ann', 'ben'].map((name) => ({ name: `${name}/a.py`, contents: Buffer.from('print(1)\n') }))),
  );
  const cases = join(folder, 'people.csv');
  const looked = async (text: string) => {
    writeFileSync(cases, text);
    const dropped = [
      { part: 'submissions', path: 'x.zip', from: path },
      { part: 'cases', path: 'people.csv', from: cases },
    ] as const;
    return (await askWorker(tab, dropped, { kind: 'look' })).answer;
  };
  const values = { file: 'people.csv', place: { id: 'check.cases' } };
  const problem = { id: 'check.casesWrong', values };
  for (const text of ['id;name\n', '{"hello":1}']) {
    expect(await looked(text)).toMatchObject({ kind: 'recognised', problem });
  }
  const empty = '{"schemaVersion":1,"cases":[],"common":[]}';
  expect(await looked(empty)).toMatchObject({ kind: 'recognised', problem: null });
});

test('what can hold no program is told by its name, and where it lies', async () => {
  const folder = temporaryFolder();
  const held = (name: string, contents: string | Buffer): string => {
    writeFileSync(join(folder, name), contents);
    return join(folder, name);
  };
  const pdf = held('sheet.pdf', '%PDF-1.7');
  const list = held('people.csv', 'id;name\n1;Ann\n');
  const zipped = held('x.zip', zip([{ name: 'ann/a.py', contents: Buffer.from('print(1)\n') }]));
  const why = (part: string, file: string) => ({
    kind: 'failed',
    outcome: 'config-error',
    why: { id: 'check.noProgram', values: { file, more: 0, place: { id: `drop.${part}` } } },
  });
  const alone = [{ part: 'submissions', path: 'sheet.pdf', from: pdf }] as const;
  expect((await askWorker(tab, alone, { kind: 'look' })).answer).toMatchObject(
    why('submissions', 'sheet.pdf'),
  );
  const beside = [
    { part: 'submissions', path: 'x.zip', from: zipped },
    { part: 'starter', path: 'people.csv', from: list },
  ] as const;
  expect((await askWorker(tab, beside, { kind: 'look' })).answer).toMatchObject(
    why('partstarter', 'people.csv'),
  );
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
    const { answer, files } = await askWorker(tab, [{ part: 'submissions', path: 'x.zip', from: path }], {
      kind: 'check',
      inputs,
    });
    expect(`${JSON.stringify(answer)} ${files['summary.md'] ?? ''}`).toMatch(sentence);
    expect(JSON.stringify(answer)).not.toMatch(/internal-error|\/class|undefined/);
  });
});
