import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Clock, SILENT } from '../../src/base/effects.ts';
import { collect } from '../../src/check/run/collect.ts';
import { readHandOvers, writeHandOver } from '../../src/check/run/hand-over.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { inThread } from '../../src/check/second-look/in-thread.ts';
import { secondLook } from '../../src/check/second-look/look.ts';
import {
  isMissing,
  type LeftOut,
  type PackedSubmission,
  type Submission,
} from '../../src/contract/submission.ts';
import { collectPath } from '../../src/sources/folders/collect-path.ts';
import type { Sources } from '../../src/sources/open-sources.ts';
import { beginArchiverZip } from '../../src/sources/packing/archiver-zip.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { packAside } from '../../src/sources/packing/aside.ts';
import { packedCache } from '../../src/sources/packing/cache.ts';
import { ZipSpool } from '../../src/sources/packing/spool.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';

import { contentKey } from '../../src/sources/starter.ts';
import { readZip } from '../../src/system/zip/reader.ts';
import { StillClock } from '../fake-clock.ts';
import { bytesOf } from '../packing/pack-one.ts';
import { randomFrom } from '../random.ts';
import { inEnglish } from '../said.ts';
import { seldom } from '../suite.ts';
import { zipOf } from './places.ts';
import { variedProgram } from './varied-programs.ts';
import { putFile } from '../put-files.ts';

/** Bytes that are no text. */
function noise(length: number): Buffer {
  const random = randomFrom(length);
  return Buffer.from(Array.from({ length }, () => random.integer(1, 255)));
}

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'second-look-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const { signal } = new AbortController();
const program = (seed: number): string => variedProgram('python', seed);

function put(path: string, text: string | Uint8Array): void {
  putFile(root, path, text);
}

async function submission(folder: string, role: Submission['role'] = 'judged'): Promise<Submission> {
  const one = await collectPath(join(root, folder), { root, selection: createSelection(), role });
  if (!one.ok) throw new Error(one.failure.reason);
  return one.submission;
}

/** Folders as a class; `starter` is its starter code. */
async function packed(...folders: string[]): Promise<readonly PackedSubmission[]> {
  const sources: Sources = {
    description: 'a class',
    starter: folders.includes('starter') ? await submission('starter', 'base') : null,
    notices: [],
    notComparedWith: 0,
    people: [],
    async *submissions() {
      for (const folder of folders) {
        if (folder !== 'starter') yield { ok: true, submission: await submission(folder) };
      }
    },
  };
  return (await collect(sources, { ...MACHINE, log: SILENT, signal, tempDir: root }, null)).packed;
}

async function looked(...folders: string[]) {
  const result = await secondLook(
    await packed(...folders),
    { lookAgain: inThread, clock: new StillClock(), signal },
    100_000,
    'auto',
  );
  return Object.fromEntries(
    result.packed.map((one) => [one.key, { ...one, remarks: inEnglish(one.remarks) }]),
  );
}

describe('a copy that does not count', () => {
  test.each([
    ['logo.png', 'logo.png', (text: string) => text],
    ['core.o', 'core.o', (text: string) => text],
    ['core.gz', 'core', (text: string) => gzipSync(text)],
    ['core.dat', 'core', (text: string) => zstdCompressSync(text)],
    ['app.pyz', 'app.pyz/__main__.py', (text: string) => zipOf({ '__main__.py': text })],
    ['icon.ico', 'icon.ico/a/core.txt', (text: string) => zipOf({ 'a/core.txt': text })],
  ])('is told by its bytes, though it is called %s', async (name, place, made) => {
    put('ann/main.py', program(1));
    put('bob/own.py', program(2));
    put(`bob/${name}`, await made(program(1)));
    const { ann, bob } = await looked('ann', 'bob');
    expect(bob?.hidden).toMatchObject([{ path: place, otherKey: 'ann', leftOut: 'own' }]);
    expect(ann?.hidden).toMatchObject([{ otherPath: place, otherKey: 'bob', leftOut: 'other' }]);
  });

  test('is told on both sides', async () => {
    put('ann/main.py', program(1));
    put('bob/own.py', program(2));
    put('bob/vendor/copied.py', program(1));
    const { ann, bob } = await looked('ann', 'bob');
    const tokens = bob?.hidden?.[0]?.tokens ?? 0;
    expect(tokens).toBeGreaterThan(300);
    const common = { tokens };
    expect(bob?.hidden).toEqual([
      { ...common, path: 'vendor/copied.py', otherKey: 'ann', otherPath: 'main.py', leftOut: 'own' },
    ]);
    expect(ann?.hidden).toEqual([
      { ...common, path: 'main.py', otherKey: 'bob', otherPath: 'vendor/copied.py', leftOut: 'other' },
    ]);
    expect(bob?.remarks[0]).toBe(
      `"vendor/copied.py" does not count and shares ${tokens} tokens with "main.py" of ann, which counts: look at it.`,
    );
    expect(ann?.remarks).toEqual([
      `"main.py" shares ${tokens} tokens with "vendor/copied.py" of bob, which does not count there: look at it.`,
    ]);
    // Folders of one name are told apart as in the report.
    const kims = (await packed('ann', 'bob')).map((one) => ({ ...one, key: `${one.name}/kim`, name: 'kim' }));
    const effects = { lookAgain: inThread, clock: new StillClock(), signal };
    const [annKim] = (await secondLook(kims, effects, 100_000, 'auto')).packed;
    expect(inEnglish(annKim?.remarks ?? [])[0]).toContain('of bob/kim, which');
  });

  seldom('counts under another language’s name, and is told all the same', async () => {
    put('ann/main.py', program(1));
    put('carl/main.py', program(3));
    put('bob/main.py', program(2));
    put('bob/core.rb', program(1));
    const { bob } = await looked('ann', 'bob', 'carl');
    expect(bob?.files.map(({ path }) => path)).toEqual(['core.rb', 'main.py']);
    expect(bob?.remarks[0]).toMatch(
      /^"core.rb" is read as another language and shares \d+ tokens with "main.py" of ann/,
    );
    expect(bob?.hidden).toMatchObject([
      { path: 'core.rb', otherKey: 'ann', leftOut: 'own', isMisread: true },
    ]);
  });

  test.each(['ios/Runner/AppDelegate.swift', 'vendor/core.rb'])(
    'does not count as %s, and is told whatever language that would be',
    async (path) => {
      put('ann/main.py', program(1));
      put('carl/main.py', program(3));
      put('carl/help.swift', 'func a(b: Int) -> Int { return b * 2 }\n');
      put('bob/main.py', program(2));
      put(`bob/${path}`, program(1));
      const { ann, bob } = await looked('ann', 'bob', 'carl');
      expect(bob?.hidden).toMatchObject([{ path, otherKey: 'ann', leftOut: 'own' }]);
      expect(ann?.remarks.join(' ')).toContain(`"${path}" of bob, which does not count there`);
    },
  );

  test('of starter code is nobody’s, and neither is what the starter left out itself', async () => {
    put('starter/lib.py', program(1));
    put('starter/vendor/tool.py', program(4));
    put('ann/main.py', `${program(1)}\n${program(4)}\n${program(2)}`);
    put('bob/main.py', program(3));
    put('bob/vendor/lib.py', program(1).replace('total', 'sum'));
    put('bob/vendor/tool.py', program(4));
    const { bob } = await looked('starter', 'ann', 'bob');
    expect(bob?.hidden).toBeUndefined();
    expect(bob?.remarks).toEqual([expect.stringMatching(/^1 source file \("vendor\/lib.py"\) was left out/)]);
  });
});

/** A notebook with these cells. */
function notebook(...cells: readonly string[]): string {
  const code = cells.map((source) => ({ cell_type: 'code', outputs: [], source }));
  return JSON.stringify({ cells: code, metadata: {}, nbformat: 4, nbformat_minor: 5 });
}

describe('copies of one’s own code', () => {
  /** Who is told to hide what of whom. */
  const hiding = (all: Awaited<ReturnType<typeof looked>>): readonly string[] =>
    Object.values(all).flatMap(({ key, hidden = [] }) =>
      hidden.filter(({ leftOut }) => leftOut === 'own').map(({ otherKey }) => `${key} hides ${otherKey}`),
    );

  seldom(
    'in a class of 200 notebooks with checkpoints only the one is told that holds another’s',
    async () => {
      const cell = (seed: number): string => program(seed).split('\n').slice(0, 40).join('\n');
      const folders = Array.from({ length: 200 }, (_, at) => `s${at}`);
      for (const [at, folder] of folders.entries()) {
        // A tenth took the same cell from a lecture: too few for it to be everybody's.
        const own = notebook(...(at % 10 === 0 ? [cell(900)] : []), cell(at));
        put(`${folder}/lab.ipynb`, own);
        put(`${folder}/.ipynb_checkpoints/lab-checkpoint.ipynb`, at === 7 ? notebook(cell(8)) : own);
      }
      expect(hiding(await looked(...folders))).toEqual(['s7 hides s8']);
    },
  );

  test('in folders that tools write', async () => {
    const folders = ['bin', 'dist', 'build', 'out', '.history', '.ipynb_checkpoints'];
    put('ann/main.py', `${program(1)}\n${program(2)}`);
    put('bob/main.py', [1, ...folders.map((_, at) => 10 + at)].map(program).join('\n'));
    for (const [at, folder] of folders.entries()) {
      put(`ann/${folder}/main.py`, `${program(1)}\n${program(2)}`);
      put(`in${folder}/main.py`, program(20 + at));
      put(`in${folder}/${folder}/main.py`, program(10 + at));
    }
    const hiders = folders.map((folder) => `in${folder}`);
    const all = await looked('ann', 'bob', ...hiders);
    expect(all['ann']?.files.map(({ path }) => path)).toEqual(['main.py']);
    expect(hiding(all)).toEqual(expect.arrayContaining(hiders.map((hider) => `${hider} hides bob`)));
    expect(hiding(all).filter((one) => one.startsWith('ann'))).toEqual([]);
  });
});

describe('what the look costs', () => {
  test('text that nobody can read is told, where it lies', async () => {
    put('ann/main.py', program(1));
    put('ben/main.py', program(2));
    put('ben/data.txt', noise(900).toString('base64'));
    put('cyd/main.py', program(3));
    const pieces = noise(1200).toString('base64').match(/.{80}/g) ?? [];
    for (const [at, piece] of pieces.entries()) put(`cyd/${at + 10}.txt`, piece);
    const { ann, ben, cyd } = await looked('ann', 'ben', 'cyd');
    expect(ann?.remarks).toEqual([]);
    expect(cyd?.remarks).toEqual([
      '1,600 characters of "10.txt" (+19) look packed or encrypted, and nobody can read them here: ask what they are for.',
    ]);
    expect(ben?.remarks).toEqual([
      '1,200 characters of "data.txt" look packed or encrypted, and nobody can read them here: ask what they are for.',
    ]);
  });

  test('whose texts are more than are read sign for sign is incomplete, and nobody else', async () => {
    put('ann/main.py', program(1));
    put('ben/main.py', program(2));
    const all = await packed('ann', 'ben');
    const none = new Map<number, never>();
    const unpaired = { endings: [], holders: 0, pages: [], withPages: 0, known: none };
    const result = { found: [], balances: none, hardlyRead: none, opaque: none, tooLarge: none, unpaired };
    const lookAgain = () => Promise.resolve({ ...result, unmet: new Map([[1, 'data.txt']]) });
    const { packed: taken } = await secondLook(
      all,
      { lookAgain, clock: new StillClock(), signal },
      1000,
      'auto',
    );
    expect(taken.map(({ key, leftOut }) => [key, leftOut.filter(isMissing)])).toEqual([
      ['ann', []],
      ['ben', [expect.objectContaining({ path: 'data.txt', reason: 'limit' })]],
    ]);
  });

  test('whose file is more than a pattern can read is incomplete, and all else is looked at', async () => {
    put('ann/main.py', program(1));
    put('bob/own.py', program(2));
    put('bob/vendor/copied.py', program(1));
    put('cat/main.py', program(3));
    put('cat/cells.ipynb', `{"source":["${'\\a'.repeat(8_000_000)}"]`);
    const all = await looked('ann', 'bob', 'cat');
    expect(all['bob']?.hidden).toMatchObject([{ otherKey: 'ann', leftOut: 'own' }]);
    const missing = Object.entries(all).map(([key, { leftOut }]) => [key, leftOut.filter(isMissing)]);
    expect(missing).toEqual([
      ['ann', []],
      ['bob', []],
      ['cat', [expect.objectContaining({ path: 'cells.ipynb', reason: 'limit' })]],
    ]);
  });

  seldom('what several hold and nobody compares with each other is told once', async () => {
    const prose = 'This is a list of what was done, and by whom.\n'.repeat(20);
    const page = `<ul>${'<li class="a b">one of many</li>\n'.repeat(60)}</ul>\n<script>let a = 1;</script>\n`;
    for (const [at, name] of ['ann', 'bob', 'cat'].entries()) {
      put(`${name}/main.py`, 'x = 1\n');
      put(`${name}/core.sage`, program(at));
      put(`${name}/notes.log`, prose);
      put(`${name}/index.html`, page);
    }
    put('ann/only.hers', program(7));
    const told = async (language: string): Promise<readonly string[]> => {
      const effects = { lookAgain: inThread, clock: new StillClock(), signal };
      const all = await packed('ann', 'bob', 'cat');
      return inEnglish((await secondLook(all, effects, 100_000, language)).notices);
    };
    const unlisted =
      '3 submissions hold files that look like code and are in no language that is read here (*.sage). They were compared with the code that counts, and not with each other: look at them by hand, or check once more with include and the language Other.';
    expect(await told('999')).toHaveLength(2);
    expect(await told('auto')).toEqual([
      unlisted,
      '3 submissions hold more markup in pages (*.html) than code. Of pages the scripts alone are compared: look at them by hand or, where they are *.html, check once more with the language HTML.',
    ]);
    for (const language of ['HTML', 'Python']) expect(await told(language)).toEqual([unlisted]);
    // A style sheet is none, however long.
    for (const name of ['ann', 'bob', 'cat']) put(`${name}/style.css`, '.core { color: red }\n'.repeat(200));
    expect(await told('auto')).toHaveLength(2);
    // Where most have more code than that, nobody is told of pages.
    put('ann/more.py', program(4).repeat(3));
    put('bob/more.py', program(5).repeat(3));
    expect(await told('auto')).toEqual([unlisted]);
  });

  seldom(
    'code that few share in what is taken for a tool’s is told once, and what most have is not',
    async () => {
      const top = '# Generated by the protocol buffer compiler.  DO NOT EDIT!\n';
      const skeleton = program(20);
      const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
      for (const [at, name] of names.entries()) {
        put(`${name}/main.py`, program(at + 1));
        put(`${name}/real_pb2.py`, top + skeleton + program(at + 30));
      }
      const told = async (): Promise<readonly string[]> => {
        const effects = { lookAgain: inThread, clock: new StillClock(), signal };
        return inEnglish((await secondLook(await packed(...names), effects, 100_000, 'auto')).notices);
      };
      expect(await told()).toEqual([]);
      put('ann/core_pb2.py', top + program(50));
      put('bob/lib/other_pb2.py', top + program(50).replaceAll(/\bvalue\b/g, 'amount'));
      // More than one of the same person are no more people.
      for (const at of [1, 2, 3, 4, 5]) put(`bob/lib/a${at}_pb2.py`, `${top}${program(50)}x = ${at}\n`);
      expect(await told()).toEqual([
        '2 submissions hold files that were left out because their names, folders or first lines are those of a library or of a tool, and share code in them (ann: "core_pb2.py" (+1), bob: "lib/a1_pb2.py" (+6)). Nobody compares these files with each other: look at them by hand.',
      ]);
      // Folders of one name are told apart as in the report.
      const kims = (await packed(...names)).map((one) =>
        ['ann', 'bob'].includes(one.name) ? { ...one, key: `${one.name}/kim`, name: 'kim' } : one,
      );
      const { notices } = await secondLook(
        kims,
        { lookAgain: inThread, clock: new StillClock(), signal },
        1e5,
        'auto',
      );
      expect(inEnglish(notices).join(' ')).toContain('(ann/kim: "core_pb2.py" (+1), bob/kim: ');
      // A name alone, too, but of what is really made small.
      const script = `${variedProgram('javascript', 1)}\n`;
      put('cat/chart-4.js', script);
      put('dan/app.min.js', script);
      put('eve/small.min.js', script.replaceAll('\n', ' '));
      put('fay/app.config.js', script);
      expect((await told())[0]).toMatch(
        /^5 .*cat: "chart-4\.js".*dan: "app\.min\.js".*fay: "app\.config\.js"/,
      );
      expect((await told())[0]).not.toContain('small');
      // What everybody was given is nobody's.
      put('starter/main.py', program(50));
      put('starter/page.js', script);
      const effects = { lookAgain: inThread, clock: new StillClock(), signal };
      const withStarter = await packed('starter', ...names);
      expect((await secondLook(withStarter, effects, 100_000, 'auto')).notices).toEqual([]);
    },
  );

  test.each([
    [3, 3, 3],
    [4, 4, 0],
    [5, 4, 4],
    [7, 7, 0],
  ])('in a class of %i what %i begin with is told of %i', async (size, holders, wanted) => {
    const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'].slice(0, size);
    for (const [at, name] of names.entries()) {
      put(`${name}/main.py`, program(at + 1));
      if (at < holders) put(`${name}/manage.py`, `# Django's command-line utility\n${program(20)}`);
    }
    const effects = { lookAgain: inThread, clock: new StillClock(), signal };
    const { notices } = await secondLook(await packed(...names), effects, 100_000, 'auto');
    const [told = '0'] = inEnglish(notices);
    expect(Number.parseInt(told, 10)).toBe(wanted);
  });

  test('code that two share in a folder of which nothing counts is told where it is much beside their own', async () => {
    const names = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
    for (const [at, name] of names.entries()) put(`${name}/main.py`, program(at + 1));
    const told = async (): Promise<readonly string[]> => {
      const effects = { lookAgain: inThread, clock: new StillClock(), signal };
      return inEnglish((await secondLook(await packed(...names), effects, 100_000, 'auto')).notices);
    };
    put('ann/vendor/core.py', program(50));
    put('bob/.vscode/tools/core.py', program(50).replaceAll(/\bvalue\b/g, 'amount'));
    expect((await told())[0]).toMatch(/^2 .*\(ann: "vendor\/core\.py", bob: "\.vscode\/tools\/core\.py"\)/);
    // What CMake writes is in every folder that it built in.
    const top = '#ifdef __cplusplus\n# error "A C++ compiler has been selected for C."\n#endif\n';
    for (const name of ['cat', 'dan']) {
      put(`${name}/build/CMakeFiles/3.25.1/CompilerIdC/CMakeCCompilerId.c`, top + variedProgram('c', 1));
    }
    expect((await told())[0]).toMatch(/^2 .*core/);
    // A library has many files, or is little beside a program.
    for (let at = 0; at < 15; at += 1) put(`ann/vendor/a${at}.py`, `x${at} = 1\n`);
    expect((await told())[0]).toMatch(/^2 .*core/);
    put('ann/vendor/a15.py', 'x15 = 1\n');
    expect(await told()).toEqual([]);
    put('ann/build/core.py', program(50));
    expect((await told())[0]).toMatch(/^2 .*"build\/core\.py"/);
    const putMore = (name: string): void => {
      for (const at of [0, 1, 2]) put(`${name}/own${at}.py`, program(60 + at + 10 * names.indexOf(name)));
    };
    // Much beside what one of the two has.
    putMore('bob');
    expect((await told())[0]).toMatch(/^2 .*core/);
    putMore('ann');
    expect(await told()).toEqual([]);
  });

  test('what is compiled is told where it runs without its source, unless it was given', async () => {
    const code = Buffer.from(`cb0d0d0a${'0'.repeat(24)}e3${'0'.repeat(40)}`, 'hex');
    const told = async (...names: readonly string[]): Promise<readonly string[]> =>
      (await packed(...names)).at(-1)?.remarks.map((remark) => ENGLISH.write(remark)) ?? [];
    put('ann/main.py', program(1));
    put('ann/core.pyc', code);
    put('ann/lib/more.dat', code);
    const said =
      'It holds 2 compiled files that run without their source, and so were not compared ("core.pyc", "lib/more.dat").';
    expect(await told('ann')).toEqual([said]);
    put('bob/main.py', program(2));
    put('bob/main.pyc', code);
    put('bob/lib.zip', await zipOf({ 'core.pyc': code }));
    expect(await told('bob')).toEqual([]);
    put('starter/core.pyc', code);
    expect(await told('starter', 'ann')).toEqual([]);
  });

  test('what is packed in a way that is not read is told by its bytes', async () => {
    put('ann/main.py', program(1));
    put('ann/core.dat', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0, 4]));
    put('ann/build/more.dat', Buffer.from(`BZh91AY&SY${'\x80'.repeat(300)}`, 'latin1'));
    const told = 'It holds 2 archives of a kind that is not unpacked ("core.dat", "build/more.dat").';
    const [ann] = await packed('ann');
    expect(ann?.remarks.map((remark) => ENGLISH.write(remark))).toEqual([told]);
    const bundle = Buffer.from(`# v2 git bundle\n${'a'.repeat(40)} HEAD\n\nPACK\0\x80`, 'latin1');
    put('bob/main.py', program(2));
    put('bob/work.bundle', bundle);
    put('bob/notes.dat', Buffer.from('# v2 git bundles are handed in\n'));
    // As `lzma.open(…, format=lzma.FORMAT_ALONE)` of Python and `lzip` begin, and two that only look like them.
    put('eve/main.py', program(3));
    put(
      'eve/core.bin',
      Buffer.from([0x5d, 0, 0, 0x80, 0, ...Array.from({ length: 8 }, () => 0xff), 0, 0x1a]),
    );
    put('eve/more.bin', Buffer.from('LZIP\u0001\x0c\0\x80', 'latin1'));
    put('eve/list.bin', Buffer.from([0x5d, 0, 1, 0x80, 0]));
    put('eve/words.txt', Buffer.from('LZIP packs well\n'));
    expect((await packed('eve'))[0]?.remarks.map((remark) => ENGLISH.write(remark))).toEqual([
      'It holds 2 archives of a kind that is not unpacked ("more.bin", "core.bin").',
    ]);
    expect((await packed('bob'))[0]?.remarks.map((remark) => ENGLISH.write(remark))).toEqual([
      'It holds an archive of a kind that is not unpacked ("work.bundle").',
    ]);
    const data = Buffer.from('7z\xbc\xaf\x27\x1cdata', 'latin1');
    for (const name of ['starter', 'ann']) put(`${name}/given.bin`, data);
    const [, again] = await packed('starter', 'ann');
    expect(again?.remarks.map((remark) => ENGLISH.write(remark))).toEqual([told]);
  });

  test('where nobody is judged, nothing is started', async () => {
    put('starter/main.py', program(1));
    put('bob/main.py', program(2));
    const all = (await packed('starter', 'bob')).filter(({ role }) => role !== 'judged');
    const clock: Clock = { now: () => 0, sleep: () => Promise.reject(new Error('nobody waits')) };
    expect(await secondLook(all, { lookAgain: inThread, clock, signal }, 0, 'auto')).toEqual({
      packed: all,
      notices: [],
    });
  });

  test('a look that is not done in its time is told, and everybody is incomplete', async () => {
    put('ann/main.py', program(1));
    put('bob/main.py', program(2));
    put('bob/vendor/a.py', program(3));
    const waited: number[] = [];
    const clock: Clock = {
      now: () => 0,
      sleep: (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
    };
    const all = await packed('ann', 'bob');
    const result = await secondLook(all, { lookAgain: inThread, clock, signal }, 30_000, 'auto');
    expect(waited).toEqual([15_000]);
    expect(inEnglish(result.notices)).toEqual([
      'Files that do not count, and what is no code in the others, could not be compared: more than 15 seconds were needed.',
    ]);
    const missing = result.packed.map(({ key, leftOut }) => [key, leftOut.find(isMissing)?.path]);
    expect(missing).toEqual([
      ['ann', '(what is no code)'],
      ['bob', '(files that do not count)'],
    ]);
    await secondLook(all, { lookAgain: inThread, clock, signal }, 3_600_000, 'auto');
    expect(waited[1]).toBe(120_000);
  });

  test('a run that is cancelled does not wait for it', async () => {
    put('ann/main.py', program(1));
    put('bob/main.py', program(2));
    put('bob/vendor/a.py', program(3));
    const cancelled = new AbortController();
    const clock: Clock = {
      now: () => 0,
      sleep: (ms, stop) => {
        cancelled.abort(new Error('enough'));
        return new StillClock().sleep(ms, stop);
      },
    };
    const look = secondLook(
      await packed('ann', 'bob'),
      { lookAgain: inThread, clock, signal: cancelled.signal },
      60_000,
      'auto',
    );
    await expect(look).rejects.toThrow('enough');
  });
});

describe('what is kept aside', () => {
  const aside = async (
    folder: string,
    limits?: { files: number; bytes: number },
    starter: ReadonlySet<string> = new Set(),
    say = ({ path, reason }: LeftOut): string => `${path}: ${reason}`,
  ): Promise<{ paths: string[]; leftOut: readonly string[] }> => {
    const spool = new ZipSpool(mkdtempSync(join(root, '.spool-')), beginArchiverZip);
    const made = await packAside(await submission(folder), starter, {
      spool,
      ...(limits === undefined ? {} : { limits }),
    });
    spool.close();
    const paths = made.zip === null ? [] : readZip(bytesOf(made.zip)).entries.map(({ path }) => path);
    return { paths, leftOut: made.leftOut.map(say) };
  };

  test('source, scripts, text and what stands in ZIPs; no pictures, nothing that staff excludes', async () => {
    put('s/main.py', 'x = 1\n');
    put('s/vendor/a.py', 'a');
    put('s/vendor/run', '#!/bin/sh\n');
    put('s/vendor/LICENSE', 'MIT');
    put('s/vendor/notes.txt', 'notes');
    put('s/vendor/plan.txt', 'x'.repeat(240));
    put('s/vendor/plan', 'x'.repeat(240));
    put('s/vendor/short', 'x'.repeat(239));
    put('s/.git/hooks/run', '#!/bin/sh\n');
    // As git names what it keeps, and not.
    put(`s/.git/objects/ab/${'c'.repeat(38)}`, '#!/bin/sh\n');
    put('s/.git/objects/ab/cd', '#!/bin/sh\n');
    put('s/notes.txt', 'notes');
    put('s/data.bin', Buffer.from([0, 1, 2]));
    put('s/few.bin', Buffer.alloc(399, '\x01\x02\x03'));
    put('s/signs.bin', Buffer.alloc(400, '\x01\x02\x03'));
    put('s/photo.png', 'a text');
    put('s/photo.jpg', noise(2_000));
    put('s/notes.txt.gz', gzipSync('notes'));
    put('s/a.py.zst', zstdCompressSync('a'));
    put('s/logo.svg', await zipOf({ 'd.py': 'd' }));
    put('s/large.txt', 'x'.repeat(300_000));
    put('s/huge.txt', 'x'.repeat(4 * 2 ** 20 + 1));
    put('s/code.zip', await zipOf({ 'a.py': 'a', 'b.txt': 'b', 'more.zip': await zipOf({ 'c.py': 'c' }) }));
    put('s/broken.zip', 'no ZIP');
    expect(await aside('s')).toEqual({
      paths: [
        '.git/hooks/run',
        '.git/objects/ab/cd',
        'a.py',
        'code.zip/a.py',
        'code.zip/b.txt',
        'code.zip/more.zip/c.py',
        'large.txt',
        'logo.svg/d.py',
        'notes (2).txt',
        'notes.txt',
        'photo.png',
        'signs.bin',
        'vendor/a.py',
        'vendor/plan',
        'vendor/plan.txt',
        'vendor/run',
      ],
      leftOut: ['broken.zip: unreadable'],
    });
    const selection = createSelection({ include: null, exclude: ['vendor'] });
    const one = await collectPath(join(root, 's'), { root, selection, role: 'judged' });
    if (!one.ok) throw new Error(one.failure.reason);
    expect(one.submission.aside?.map(({ path }) => path)).not.toContain('vendor/a.py');
  });

  test('of a long text that nothing says to be code the parts that are most like it', async () => {
    const line = 'x = f(1);\n';
    for (const [name, start] of [
      ['notes.txt', ''],
      ['vendor/notes.txt', ''],
      ['vendor/notes', ''],
      ['vendor/run', '#!/bin/sh\n'],
    ] as const) {
      put(`s/${name}`, start + line.repeat(30_000));
    }
    const spool = new ZipSpool(mkdtempSync(join(root, '.spool-')), beginArchiverZip);
    const { zip } = await packAside(await submission('s'), new Set(), { spool });
    spool.close();
    if (zip === null) throw new Error('nothing is looked at');
    const long = readZip(bytesOf(zip)).entries.filter(({ size }) => size > 256 * 1024);
    expect(long.map(({ path }) => path)).toEqual(['vendor/run']);
  });

  test('the smallest first, source before text, and what passes a limit is told', async () => {
    put('s/a.txt', 'a');
    for (const [name, size] of [
      ['b', 30],
      ['c', 20],
      ['d', 10],
    ] as const) {
      put(`s/vendor/${name}.py`, 'x'.repeat(size));
    }
    expect(await aside('s', { files: 10, bytes: 61 })).toEqual({
      paths: ['a.txt', 'vendor/b.py', 'vendor/c.py', 'vendor/d.py'],
      leftOut: [],
    });
    expect(await aside('s', { files: 10, bytes: 60 })).toEqual({
      paths: ['vendor/b.py', 'vendor/c.py', 'vendor/d.py'],
      leftOut: [],
    });
    expect(await aside('s', { files: 10, bytes: 59 })).toEqual({
      paths: ['a.txt', 'vendor/c.py', 'vendor/d.py'],
      leftOut: ['vendor/b.py: limit'],
    });
    expect((await aside('s', { files: 2, bytes: 60 })).leftOut).toEqual(['vendor/b.py: limit']);
    const said = async (files: number): Promise<readonly string[]> =>
      (
        await aside('s', { files, bytes: 60 }, new Set(), ({ detail }) =>
          typeof detail === 'string' ? detail : '',
        )
      ).leftOut;
    expect(await said(2)).toEqual([
      'this source file does not count and was not looked at: at most 2 such files are, of 16777216 bytes each and 60 together',
    ]);
    expect(await said(1)).toEqual([
      expect.stringMatching(/^2 source files that do not count were not looked at: /),
    ]);
  });

  test('texts of folders of which nothing counts: of the folder with the fewest first, no more than 200', async () => {
    const text = 'x'.repeat(240);
    for (let at = 0; at < 205; at += 1) put(`s/app/node_modules/p${at}/readme.md`, text);
    put('s/app/node_modules/core.txt', `${text}y`);
    put('s/vendor/lib/deep/core.txt', `${text}yy`);
    put('s/a.py', 'x = 1\n');
    const { paths, leftOut } = await aside('s');
    expect(paths.filter((path) => path.endsWith('core.txt'))).toEqual([
      'app/node_modules/core.txt',
      'vendor/lib/deep/core.txt',
    ]);
    expect([paths.length, leftOut]).toEqual([200, []]);
    // One that is too long takes the look from no other, and says that nobody read it.
    put('s/vendor/table.csv', 'x'.repeat(2 * 1024 ** 2 + 1));
    expect((await aside('s')).paths).toEqual(paths);
    const spool = new ZipSpool(mkdtempSync(join(root, '.spool-')), beginArchiverZip);
    const { balance } = await packAside(await submission('s'), new Set(), { spool });
    spool.close();
    expect(balance.unread).toBe(2 * 1024 ** 2 + 1 + 7 * 240);
  });

  test('not what the starter code has', async () => {
    put('s/vendor/a.py', 'given\n');
    put('s/vendor/b.py', 'own\n');
    const starter = new Set([contentKey(Buffer.from('given  \r\n'))]);
    expect((await aside('s', undefined, starter)).paths).toEqual(['vendor/b.py']);
  });

  test('goes with a submission from part to part, and from run to run', async () => {
    put('bob/main.py', program(2));
    put('bob/vendor/a.py', program(3));
    const [bob] = await packed('bob');
    if (bob?.asideZip === undefined) throw new Error('nothing aside');
    const bytes = bytesOf(bob.asideZip);
    const part = { key: 'k', index: 1, count: 1, starterKnown: false, failures: [], notices: [] };
    await writeHandOver(join(root, 'shards'), { ...part, packed: [bob] });
    const [handed] = await readHandOvers(join(root, 'shards'), 'k');
    expect(readFileSync(handed?.packed[0]?.asideZip?.path ?? '')).toEqual(bytes);
    const cache = packedCache(join(root, 'cache'));
    await cache.put(['x'], bob);
    const kept = await cache.get(['x'], bob);
    expect(readFileSync(kept?.asideZip?.path ?? '')).toEqual(bytes);
    rmSync(kept?.asideZip?.path ?? '');
    expect(await cache.get(['x'], bob)).toBeNull();
  });
});
