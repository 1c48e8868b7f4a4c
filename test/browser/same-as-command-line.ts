import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readBlocks } from '../../src/channels/page-file.ts';
import { INDEX_BLOCK } from '../../src/report/page-parts.ts';
import { runCommand, SAMPLE } from '../black-box/run-action.ts';
import { moodle } from '../downloads/big-platforms.ts';
import { writeZip } from '../downloads/download.ts';
import { type InventedStudent, inventedClass } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';
import { EVERYTHING, seldom, some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import type { DroppedHere } from './ask-page.ts';
import { askWorker, writeCheckPage } from './check-page.ts';
import { shared } from './pages.ts';
import type { Tab } from './tab.ts';

/* What a check in a page comes to, against the command line: one table for each browser. */

/** All files below a folder, and all folders without any, as they are dropped with it. */
function droppedFolder(part: DroppedHere['part'], folder: string, name: string): readonly DroppedHere[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((path) => {
      const from = join(folder, path);
      const isFile = statSync(from).isFile();
      if (!isFile && readdirSync(from).length > 0) return [];
      return { part, path: `${name}/${path.replaceAll('\\', '/')}`, from: isFile ? from : null };
    });
}

/** Checks by command line what lies in `workspace`. @returns its report's files */
async function byCommand(workspace: string, words: readonly string[]): Promise<Record<string, string>> {
  const { stderr } = await runCommand(['check', ...words, '--report-dir', 'report'], {
    cwd: workspace,
    env: { HOME: workspace },
  });
  const folder = join(workspace, 'report');
  if (!existsSync(folder)) throw new Error(stderr);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const TOLERANT = { 'fail-on': 'never', 'on-incomplete': 'warn' } as const;
const TOLERANT_WORDS = ['--fail-on', 'never', '--on-incomplete', 'warn'];

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

/** Presses a button once a person could, in whatever is folded together. */
const press = (label: string): string => `new Promise((done) => {
  const look = () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === ${JSON.stringify(label)});
    if (button === undefined || button.disabled) return setTimeout(look, 50);
    button.click();
    done(null);
  };
  look();
})`;

function isWhole(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** The tests of one browser, in a group of their own. @param open a new page of it that shows an address */
export function asTheCommandLine(open: (url: string) => Promise<Tab>): void {
  let url = '';
  /** Each check has a worker of its own in it. */
  let tab: Tab;
  let students: readonly InventedStudent[] = [];
  beforeAll(async () => {
    [url, students] = await Promise.all([writeCheckPage(), inventedClass()]);
    tab = await open(url);
  });

  test('of the sample class with starter code, people and AI references', async () => {
    const workspace = temporaryFolder();
    cpSync(SAMPLE, workspace, { recursive: true });
    const files: DroppedHere[] = [
      ...droppedFolder('submissions', join(SAMPLE, 'submissions'), 'submissions'),
      ...droppedFolder('starter', join(SAMPLE, 'starter'), 'starter'),
      ...droppedFolder('references', join(SAMPLE, 'ai-references'), 'references'),
      { part: 'people', path: 'people.csv', from: join(SAMPLE, 'people.csv') },
    ];
    const ended = await askWorker(tab, files, { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done', warnings: [] });
    expect(ended.stages).toEqual(['collecting', 'looking', 'comparing', 'judging', 'writing']);
    mkdirSync(join(workspace, 'people'));
    mkdirSync(join(workspace, 'references'));
    cpSync(join(SAMPLE, 'ai-references'), join(workspace, 'references'), { recursive: true });
    copyFileSync(join(SAMPLE, 'people.csv'), join(workspace, 'people', 'people.csv'));
    const words = ['--starter', 'starter', '--people', 'people/people.csv', '--ai-references', 'references'];
    expectSame(ended.files, await byCommand(workspace, ['submissions', ...words, ...TOLERANT_WORDS]));
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

  test('of a folder with students who handed in nothing, or only what tools write', async () => {
    const workspace = temporaryFolder();
    const code = 'def total(items):\n    return sum(one.price * one.count for one in items if one.count)\n';
    const handedIn = {
      'ann/cart.py': code.repeat(9),
      'ben/cart.py': code.repeat(9),
      'git/.git/HEAD': 'ref: refs/heads/main\n',
      'node/node_modules/x/index.js': 'module.exports = 1;\n',
      'cyd/__pycache__/cart.pyc': 'x',
      'cyd/.DS_Store': 'x',
    };
    for (const [path, text] of Object.entries(handedIn)) {
      const file = join(workspace, 'submissions', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(join(workspace, 'submissions', 'nia'));
    mkdirSync(join(workspace, 'submissions', 'eva', 'src', 'main'), { recursive: true });
    const files = droppedFolder('submissions', join(workspace, 'submissions'), 'submissions');
    const ended = await askWorker(tab, files, { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expect(ended.files['submissions.csv']).toContain('nia');
    expectSame(ended.files, await byCommand(workspace, ['submissions', ...TOLERANT_WORDS]));
  });

  test.each(some(Object.keys(PLATFORMS), 1))('of a download of %s', async (name) => {
    const workspace = temporaryFolder();
    const download = PLATFORMS[name]?.(students);
    if (download === undefined) throw new Error(`there is no ${name}`);
    const path = writeZip(download, join(workspace, 'submissions'));
    const inside = path.slice(dirname(dirname(path)).length + 1).replaceAll('\\', '/');
    const file = { part: 'submissions', path: `${download.name}.zip`, from: path } as const;
    const ended = await askWorker(tab, [file], { kind: 'check', inputs: TOLERANT });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expectSame(ended.files, await byCommand(workspace, [inside, ...TOLERANT_WORDS]));
  });

  seldom('of archives and names that mean harm', async () => {
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
    const ended = await askWorker(tab, [{ part: 'submissions', path: 'harm.zip', from: path }], {
      kind: 'check',
      inputs: TOLERANT,
    });
    expect(ended.answer).toMatchObject({ kind: 'done' });
    expectSame(ended.files, await byCommand(workspace, ['submissions/harm.zip', ...TOLERANT_WORDS]));
  });

  for (const [size, dialect] of [
    [200, 'java'],
    [2_000, 'cpp'],
  ] as const) {
    // The large one takes two processors half a minute: at night alone.
    if (size > 200 && !EVERYTHING) continue;
    seldom(`of a class of ${size}`, async () => {
      const workspace = temporaryFolder();
      mkdirSync(join(workspace, 'submissions'));
      const path = join(workspace, 'submissions', 'class.zip');
      const texts = programs(size, dialect, randomFrom(1));
      writeFileSync(
        path,
        zip(texts.map((text, at) => ({ name: `s${at}/main.${dialect}`, contents: Buffer.from(text) }))),
      );
      const ended = await askWorker(tab, [{ part: 'submissions', path: 'class.zip', from: path }], {
        kind: 'check',
        inputs: TOLERANT,
      });
      expect(ended.answer).toMatchObject({ kind: 'done' });
      expect(ended.files['report.json']?.length).toBeGreaterThan(size * 300);
      expectSame(ended.files, await byCommand(workspace, ['submissions/class.zip', ...TOLERANT_WORDS]));
    });
  }

  seldom('of a download that a person gives to the page, starts and saves', async () => {
    const workspace = temporaryFolder();
    const path = writeZip(moodle(students), join(workspace, 'submissions'));
    const own = await open(url);
    await own.choose('input[type=file]', [path]);
    await own.evaluate(press('Start the check'));
    await own.evaluate(press('Save report.json'));
    const shown = 'document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent ?? ""';
    await expect.poll(() => own.evaluate(shown), { timeout: 20_000 }).not.toBe('');
    const report = join(own.saved, 'report.json');
    // A browser makes the file before it fills it.
    await expect.poll(() => isWhole(report)).toBe(true);
    const command = await byCommand(workspace, ['submissions/' + basename(path)]);
    expect(said(readFileSync(report, 'utf8'))).toEqual(said(command['report.json']));
  });
}
