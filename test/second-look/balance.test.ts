import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collect } from '../../src/check/run/collect.ts';
import { readHandOvers, writeHandOver } from '../../src/check/run/hand-over.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { inThread } from '../../src/check/second-look/in-thread.ts';
import { secondLook } from '../../src/check/second-look/look.ts';
import { BALANCE_PARTS, type Balance, NO_BYTES } from '../../src/contract/balance.ts';
import type { Submission } from '../../src/contract/submission.ts';
import { collectPath } from '../../src/sources/folders/collect-path.ts';
import { packedCache } from '../../src/sources/packing/cache.ts';
import { asideKind, isTooLong, MAX_TEXT_BYTES } from '../../src/sources/selection/aside.ts';
import { chooseFiles } from '../../src/sources/selection/choose.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { StillClock } from '../fake-clock.ts';
import { type Random, randomFrom } from '../random.ts';
import { some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { zipOf } from './places.ts';
import { variedProgram } from './varied-programs.ts';
import { SILENT } from '../../src/base/effects.ts';
import { putFiles } from '../put-files.ts';

/* What became of each byte that was handed in. The file system says how many there are. */

const { signal } = new AbortController();
type Files = Readonly<Record<string, string | Uint8Array>>;

function put(folder: string, files: Files): void {
  putFiles(folder, files);
}

async function packed(root: string, names: readonly string[], starter?: string) {
  const take = async (name: string, role: Submission['role']): Promise<Submission> => {
    const one = await collectPath(join(root, name), {
      root,
      selection: createSelection(),
      role,
      unpacks: false,
    });
    if (!one.ok) throw new Error(one.failure.reason);
    return one.submission;
  };
  const sources = {
    description: 'a class',
    starter: starter === undefined ? null : await take(starter, 'base'),
    notices: [],
    notComparedWith: 0,
    people: [],
    async *submissions() {
      for (const name of names) yield { ok: true as const, submission: await take(name, 'judged') };
    },
  };
  return (await collect(sources, { ...MACHINE, log: SILENT, signal, tempDir: root }, null)).packed;
}

async function balances(root: string, names: readonly string[], starter?: string) {
  const all = await packed(root, names, starter);
  const looked = await secondLook(
    all,
    { lookAgain: inThread, clock: new StillClock(), signal },
    100_000,
    'auto',
  );
  return new Map(looked.packed.map(({ key, balance }) => [key, balance]));
}

/** Of one submission, and of its starter code. */
async function balanceOf(files: Files, starter?: Files): Promise<Balance> {
  const root = temporaryFolder();
  put(join(root, 'ann'), files);
  if (starter !== undefined) put(join(root, 'starter'), starter);
  const balance = (await balances(root, ['ann'], starter && 'starter')).get('ann');
  if (balance === undefined) throw new Error('no balance');
  return balance;
}

const sum = (balance: Balance): number => BALANCE_PARTS.reduce((all, part) => all + balance[part], 0);

const CODE = 'x = f(y)\n';
const ZIP = await zipOf({ 'b.py': CODE });
const PICTURES = await zipOf({ 'b.png': Buffer.from([0x89, 0x50, 0, 1, 2, 3]) });
/** One byte more than is looked at. */
const BEYOND = Buffer.alloc(4 * 1024 ** 2 + 1, 'some text ');
const sums = Array.from({ length: 32 * 1024 + 1 }, (_, at) =>
  createHash('sha512').update(`${at}`).digest('hex'),
);
const PACKED = gzipSync(sums.join(''));
const LONG_IN_ZIP = await zipOf({ 'b.txt': BEYOND });
const LARGE = Buffer.alloc(300_000, 'some text ');

describe('each byte is in one part', () => {
  it.each(
    some<[string, Files, Partial<Balance>, Files?]>(
      [
        ['code', { 'a.py': CODE }, { code: 6, blank: 3 }],
        ['a comment', { 'a.py': `${CODE}# one two\n` }, { code: 6, comments: 7, blank: 6 }],
        // The quotes are nobody's code.
        ['a string', { 'a.py': 'x = "one two"\n' }, { code: 2, strings: 8, blank: 4 }],
        [
          'two bytes for each letter',
          { 'a.py': Buffer.from(`\ufeff${CODE}`, 'utf16le') },
          { code: 13, blank: 7 },
        ],
        [
          'the chunks of a document',
          { 'a.Rmd': "It's so.\n```{r}\nx<-1\n```\n" },
          { code: 4, comments: 16, blank: 5 },
        ],
        ['an empty file', { 'a.py': CODE, 'b.py': '' }, { code: 6, blank: 3 }],
        [
          'given files',
          { 'a.py': CODE, 'b.py': 'import os\n' },
          { code: 6, blank: 3, starter: 10 },
          { 'b.py': 'import os\n' },
        ],
        ['a file twice', { 'a.py': CODE, 'b.py': CODE }, { code: 6, blank: 3, copies: 9 }],
        ['a library', { 'a.py': CODE, 'node_modules/x/i.js': 'f();\n' }, { code: 6, blank: 3, aside: 5 }],
        ['a text', { 'a.py': CODE, 'read.me': 'so it is\n' }, { code: 6, blank: 3, aside: 9 }],
        [
          'a picture',
          { 'a.py': CODE, 'a.png': Buffer.from([0x89, 0x50, 0, 1, 2, 3]) },
          { code: 6, blank: 3, other: 6 },
        ],
        [
          'one that is Brotli for nothing',
          { 'a.py': CODE, 'a.png': Buffer.from([6, 0x50, 0, 1, 2, 3]) },
          { code: 6, blank: 3, other: 6 },
        ],
        ['a long text', { 'a.py': CODE, 'a.txt': LARGE }, { code: 6, blank: 3, aside: 300_000 }],
        [
          'a text beyond what is read',
          { 'a.py': CODE, 'a.txt': BEYOND },
          { code: 6, blank: 3, unread: BEYOND.length },
        ],
        [
          'one that is just read',
          { 'a.py': CODE, 'a.txt': BEYOND.subarray(1) },
          { code: 6, blank: 3, aside: BEYOND.length - 1 },
        ],
        [
          'one in a library',
          { 'a.py': CODE, 'node_modules/x/a.txt': BEYOND },
          { code: 6, blank: 3, unread: BEYOND.length },
        ],
        [
          'one in an archive',
          { 'a.py': CODE, 'b.zip': LONG_IN_ZIP },
          { code: 6, blank: 3, unread: LONG_IN_ZIP.length },
        ],
        [
          'one that is packed',
          { 'a.py': CODE, 'b.gz': PACKED },
          { code: 6, blank: 3, unread: PACKED.length },
        ],
        [
          'a long program',
          { 'a.py': CODE, 'b.py': Buffer.alloc(1_100_000, 'x = 1\n') },
          { code: 6, blank: 3, aside: 1_100_000 },
        ],
        ['an archive', { 'a.py': CODE, 'b.zip': ZIP }, { code: 6, blank: 3, aside: ZIP.length }],
        [
          'an archive of pictures',
          { 'a.py': CODE, 'b.zip': PICTURES },
          { code: 6, blank: 3, other: PICTURES.length },
        ],
        [
          'a packed file',
          { 'a.py': CODE, 'b.gz': gzipSync(CODE) },
          { code: 6, blank: 3, aside: gzipSync(CODE).length },
        ],
        ['what is no archive', { 'a.py': CODE, 'b.zip': 'PK no' }, { code: 6, blank: 3, unread: 5 }],
      ],
      6,
    ),
  )('%s', async (_, files, expected, starter) => {
    expect(await balanceOf(files, starter)).toEqual({ ...NO_BYTES, ...expected });
  });

  it('of a submission without code, where code was given', async () => {
    const root = temporaryFolder();
    put(join(root, 'ann'), { 'read.me': 'so it is\n' });
    put(join(root, 'ben'), { 'a.py': variedProgram('python', 2) });
    put(join(root, 'starter'), { 'b.py': variedProgram('python', 1) });
    const all = await balances(root, ['ann', 'ben'], 'starter');
    expect(all.get('ann')).toEqual({ ...NO_BYTES, aside: 9 });
  });

  it('takes stretches of given code for given', async () => {
    const [given, own] = [variedProgram('python', 1), variedProgram('java', 2)];
    const alone = await balanceOf({ 'a.java': own });
    const both = await balanceOf({ 'a.java': own, 'b.py': `${given}own(1)\n` }, { 'b.py': given });
    expect(both.starter).toBeGreaterThan(0.9 * (both.code + both.starter - alone.code));
    expect(both.code).toBeGreaterThan(0.9 * alone.code);
    expect(sum(both)).toBe(own.length + given.length + 7);
  });

  it('takes what is beside the code of a notebook for another kind', async () => {
    const notebook = JSON.stringify({
      cells: [{ cell_type: 'code', source: CODE, outputs: [{ data: 'A'.repeat(1_000) }] }],
    });
    expect(await balanceOf({ 'a.ipynb': notebook })).toEqual({
      ...NO_BYTES,
      code: 6,
      blank: 3,
      other: notebook.length - CODE.length,
    });
  });

  it('counts what has no size', async () => {
    const root = temporaryFolder();
    put(join(root, 'ann'), { 'a.py': CODE });
    symlinkSync('a.py', join(root, 'ann', 'b.py'));
    expect((await balances(root, ['ann'])).get('ann')).toEqual({ ...NO_BYTES, code: 6, blank: 3 });
    const unknown = { path: 'a.pdf', reason: 'not-source' } as const;
    const { outside } = await chooseFiles([], createSelection(), [
      unknown,
      { ...unknown, path: '…', more: 7 },
    ]);
    expect(outside).toEqual({ ...NO_BYTES, unsized: 8 });
    const sized = await chooseFiles([], createSelection(), [{ ...unknown, size: 5 }]);
    expect(sized.outside).toEqual({ ...NO_BYTES, other: 5 });
    expect(sized.leftOut).toEqual([unknown]);
  });
});

const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.integer(0, 255)));

/** Whatever students hand in. */
async function anything(random: Random): Promise<Files> {
  const text = (): string =>
    `${random.pick(['', '# it\'s "so"\n', '"""\n', '`', '/*', '\u00e9\u4e2d\u{1f600}\n'])}${variedProgram('python', random.integer(1, 9)).slice(0, random.integer(0, 3_000))}`;
  const folders = ['', 'src/', 'node_modules/x/', 'build/', '.git/', 'vendor/', '__MACOSX/', 'a/b/c/'];
  const names = [
    'README',
    'b.py',
    'c.js',
    'd.R',
    'e.Rmd',
    'f.ipynb',
    'g.png',
    'h.txt',
    'i.zip',
    'j.gz',
    'k.java',
    'l.html',
    'm.php',
    'n.jar',
    'Makefile',
    'o.min.js',
  ];
  const contents: (() => string | Uint8Array | Promise<Uint8Array>)[] = [
    text,
    text,
    () => '',
    () => noise(random, random.integer(1, 2_000)),
    () => Buffer.from(`\ufeff${text()}`, 'utf16le'),
    async () => zipOf({ 'x.py': text(), 'y/z.png': text(), 'w.zip': await zipOf({ 'v.py': text() }) }),
    () => gzipSync(text()),
    () => `it's\n\`\`\`{r}\n${text()}\n\`\`\`\n\`\`\`{python}\n${text()}\`\`\`\n`,
    () =>
      JSON.stringify({
        cells: [
          { cell_type: 'code', source: text() },
          { cell_type: 'markdown', source: text() },
        ],
      }),
    () => 'x = 1\n'.repeat(random.integer(1, 60_000)),
    () => variedProgram('python', 1),
  ];
  const files: Record<string, string | Uint8Array> = {};
  for (let count = random.integer(1, 12); count > 0; count -= 1) {
    files[random.pick(folders) + random.pick(names)] = await random.pick(contents)();
  }
  return files;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((all, stats) => all + (stats.isFile() ? stats.size : 0), 0);
}

it('a text of the most bytes is looked at, and of a larger one it is told that nobody did', () => {
  const selection = createSelection();
  const of = (path: string, bytes: number): readonly unknown[] => [
    asideKind(path, bytes, 'not-source', selection),
    isTooLong(path, bytes, 'not-source', selection),
  ];
  expect(of('notes.txt', MAX_TEXT_BYTES)).toEqual(['text', false]);
  expect(of('notes.txt', MAX_TEXT_BYTES + 1)).toEqual([null, true]);
  expect(of('.git/notes.txt', MAX_TEXT_BYTES)).toEqual(['folder-text', false]);
  // What is code, or packed, has a bound of its own.
  expect(of('core.py', MAX_TEXT_BYTES + 1)).toEqual(['source', false]);
  expect(of('core.zip', MAX_TEXT_BYTES + 1)).toEqual(['archive', false]);
});

describe('the sum of the parts', () => {
  it('is all bytes of the folder, whatever is in it', async () => {
    const root = temporaryFolder();
    put(join(root, 'starter'), { 'b.py': variedProgram('python', 1) });
    const names: string[] = [];
    for (const at of some([...Array(150).keys()], 6)) {
      const name = `student-${at}`;
      put(join(root, name), { 'main.py': variedProgram('python', 3), ...(await anything(randomFrom(at))) });
      names.push(name);
    }
    const found = await balances(root, names, 'starter');
    for (const name of names) {
      const balance = found.get(name);
      expect(balance === undefined ? null : [sum(balance), balance.unsized], name).toEqual([
        bytesIn(join(root, name)),
        0,
      ]);
      expect(Math.min(...Object.values(balance ?? {}))).toBeGreaterThanOrEqual(0);
    }
  });
});

it('is kept with what was packed, and handed over between the jobs of a matrix', async () => {
  const root = temporaryFolder();
  put(join(root, 'ann'), { 'a.py': CODE, 'a.png': Buffer.from([0, 1]) });
  const [one] = await packed(root, ['ann']);
  if (one === undefined) throw new Error('not packed');
  expect(one.outside).toEqual({ ...NO_BYTES, other: 2 });
  const cache = packedCache(join(root, 'cache'));
  await cache.put(['ann'], one);
  expect((await cache.get(['ann'], one))?.outside).toEqual(one.outside);
  const part = {
    key: 'k',
    index: 1,
    count: 1,
    starterKnown: false,
    packed: [one],
    failures: [],
    notices: [],
  };
  await writeHandOver(join(root, 'parts'), part);
  const [read] = await readHandOvers(join(root, 'parts'), 'k');
  expect(read?.packed[0]?.outside).toEqual(one.outside);
});
