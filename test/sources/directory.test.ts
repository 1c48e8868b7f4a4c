import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import type { Collected, Submission } from '../../src/contract/submission.ts';
import { isSourceName, LANGUAGES } from '../../src/engine/languages/languages.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { UnusedNames } from '../../src/sources/selection/unused-name.ts';
import { contentKey, starterKeys, withoutStarter } from '../../src/sources/starter.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { collectFolders } from './collect-folders.ts';
import { IS_WINDOWS, need } from '../system.ts';
import { seldom } from '../suite.ts';
import { putFile } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

function put(path: string, contents: string | Uint8Array = 'class A {}\n'): void {
  putFile(root, path, contents);
}

async function collect(...patterns: string[]): Promise<readonly Collected[]> {
  return (await collectFolders(root, patterns)).all;
}

async function submissions(...patterns: string[]): Promise<Submission[]> {
  return (await collect(...patterns)).map((one) => {
    if (!one.ok) throw new Error(one.failure.reason);
    return one.submission;
  });
}

describe('what a file says apart from blanks', () => {
  const key = (text: string): string => contentKey(Buffer.from(text));

  test('line ends and blanks before them do not count, all else does', () => {
    expect(key('a \t\r\nb\r\n\n')).toBe(key('a\nb'));
    expect(key('a\n b')).not.toBe(key('a\nb'));
    expect(key('a\n\nb')).not.toBe(key('a\nb'));
    expect(key('a\rb')).not.toBe(key('a\nb'));
  });

  test('a megabyte of tabs is read as fast as any', () => {
    expect(key(`a${'\t'.repeat(990_000)}x${'\n'.repeat(700)}`)).not.toBe(key('ax'));
  });
});

seldom('a list of what was left out says how many files it has no place for', async () => {
  put('one/Main.java');
  for (let at = 0; at < 1_003; at += 1) put(`one/${at}.css.map`, '{}');
  const [one] = await submissions('.');
  expect(one?.leftOut).toHaveLength(1_001);
  expect(one?.leftOut.find(({ path }) => path === '…')).toMatchObject({ more: 3 });
});

test('names are given out once each', () => {
  const names = new UnusedNames();
  const given = ['a.py', 'a (2).py', 'a.py', 'a.py', 'dir.d/b', 'dir.d/b', '.env', '.env'].map((path) =>
    names.take(path),
  );
  expect(given).toEqual([
    'a.py',
    'a (2).py',
    'a (3).py',
    'a (4).py',
    'dir.d/b',
    'dir.d/b (2)',
    '.env',
    '.env (2)',
  ]);
});

describe('what a submission is', () => {
  test('each direct subfolder and each ZIP, in the order of their names', async () => {
    put('hw/zoe/Main.java');
    put('hw/adam/src/deep/Main.java');
    put('hw/mia.zip', await submissionZip('mia'));
    put('hw/README.md');
    const found = await submissions('hw');
    expect(found.map((one) => [one.key, one.name, one.files.map((file) => file.path)])).toEqual([
      ['hw/adam', 'adam', ['src/deep/Main.java']],
      ['hw/mia.zip', 'mia', ['Main.java']],
      ['hw/zoe', 'zoe', ['Main.java']],
    ]);
  });

  test('nothing that somebody handed in is missed without a word', async () => {
    put('hw/ann/Main.java');
    put('hw/eve.py', 'x = 1\n');
    put('hw/fred.tar.gz', 'not read');
    put('hw/gus.rar', 'not read');
    put('hw/data.csv.gz', 'nobody knows');
    put('hw/.hal/Main.java');
    // What tools and operating systems write is nobody's.
    for (const path of ['.git/config', '.gitignore', '.DS_Store', 'node_modules/a.js']) put(`hw/${path}`);
    const { all, notices } = await collectFolders(root, ['hw']);
    expect(all.map((one) => (one.ok ? one.submission.key : one.failure.reason))).toEqual([
      'hw/ann',
      'hw/fred.tar.gz is damaged (incorrect header check).',
      'hw/gus.rar is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.',
    ]);
    expect(notices).toEqual([
      'hw holds a source file beside the submissions, not taken: "eve.py". Put each submission into a folder of its own.',
      'hw: 2 entries are nobody\'s by name and were not taken: ".hal", "data.csv.gz".',
    ]);
  });

  test('in a class of single files, a file of another kind is named', async () => {
    for (const name of ['bo.py', 'cy.py', 'alice.txt', 'alice.png', 'alice', 'alice.docx', 'alice.py.gz']) {
      put(`hw/${name}`);
    }
    const { all, notices } = await collectFolders(root, ['hw']);
    expect(all).toHaveLength(2);
    expect(notices).toEqual([
      'hw: 5 entries are nobody\'s by name and were not taken: "alice", "alice.docx", "alice.png", "alice.py.gz", "alice.txt".',
    ]);
  });

  test('links out of the folder and names that are no UTF-8 end nothing, and are told', async () => {
    need('symbolic links', 'names of any bytes');
    put('hw/ann/Main.java');
    put('elsewhere/bob/Main.java');
    symlinkSync(join(root, 'elsewhere', 'bob'), join(root, 'hw', 'bob'));
    symlinkSync('nowhere', join(root, 'hw', 'dead'));
    mkdirSync(Buffer.concat([Buffer.from(join(root, 'hw', 'lat')), Buffer.from([0xe9]), Buffer.from('in')]));
    writeFileSync(
      Buffer.concat([
        Buffer.from(join(root, 'hw', 'ann', 'gr')),
        Buffer.from([0xe9]),
        Buffer.from('ta.java'),
      ]),
      'class B {}',
    );
    const { all, notices } = await collectFolders(root, ['hw']);
    expect(all.map((one) => (one.ok ? one.submission.key : one.failure.reason))).toEqual([
      'hw/ann',
      'hw/lat\uFFFDin cannot be read; perhaps its name is not UTF-8: rename it.',
    ]);
    expect(all[0]?.ok === true ? all[0].submission.leftOut.map(({ reason }) => reason) : []).toEqual([
      'unreadable',
    ]);
    expect(notices.map((text) => text.slice(0, text.indexOf(' is a link')))).toEqual(['hw/bob', 'hw/dead']);
  });

  test('each of several names that are no UTF-8 counts, although they read alike', async () => {
    need('names of any bytes');
    put('hw/ann/Main.java');
    for (const byte of [0xe8, 0xe9, 0xff]) {
      mkdirSync(Buffer.concat([Buffer.from(join(root, 'hw', 'bad')), Buffer.from([byte])]));
    }
    const { all } = await collectFolders(root, ['hw']);
    expect(all.map((one) => (one.ok ? one.submission.key : one.failure.key)).toSorted()).toEqual([
      'hw/ann',
      'hw/bad\uFFFD',
      'hw/bad\uFFFD (2)',
      'hw/bad\uFFFD (3)',
    ]);
  });

  test('the own report is no submission, and nothing is compared with itself', async () => {
    put('hw/ann/Main.java');
    put('hw/similarity-report/report.json', '{}');
    const { all } = await collectFolders(root, ['hw'], join(root, 'hw', 'similarity-report'));
    const keys = all.map((one) => (one.ok ? one.submission.key : one.failure.key));
    expect(keys).toEqual(['hw/ann']);
    await expect(collect('hw', 'hw/ann')).rejects.toThrow(/lie one inside of the other/);
  });

  seldom('a file of every language counts, by the one list of languages', async () => {
    const endings = LANGUAGES.flatMap(({ extensions }) => extensions).filter((one) =>
      isSourceName(`a.${one}`),
    );
    for (const ending of endings) put(`hw/ann/a.${ending}`);
    const [ann] = await submissions('hw');
    expect(ann?.files.map(({ path }) => path)).toEqual(
      [...new Set(endings)].map((ending) => `a.${ending}`).toSorted(),
    );
  });

  test('each pattern has to yield something', async () => {
    put('hw/ann/Main.java');
    mkdirSync(join(root, 'empty'));
    await expect(collect('hw', 'empty')).rejects.toThrow(/^path "empty": .* holds no submission\. Each/);
    put('empty/task.pdf', '%PDF-1.7');
    await expect(collect('hw', 'empty')).rejects.toThrow(/ holds no submission, only "task\.pdf"\. Each/);
    await expect(collect('hw', 'hw')).resolves.toHaveLength(1);
  });

  test('globs, several patterns and no submission twice', async () => {
    put('a/hw1/x/M.java');
    put('b/hw1/x/M.java');
    const found = await submissions('*/hw1', 'a/hw1');
    expect(found.map((one) => one.key)).toEqual(['a/hw1/x', 'b/hw1/x']);
    // As a shell writes that folders are meant.
    expect((await submissions('*/hw1/')).map((one) => one.key)).toEqual(['a/hw1/x', 'b/hw1/x']);
  });

  test('a folder of loose source files has one submission a file', async () => {
    put('hw/adam.py');
    put('hw/zoe.py');
    expect((await submissions('hw')).map((one) => one.name)).toEqual(['adam.py', 'zoe.py']);
  });

  test('nothing there is a mistake of the settings, told with what is there', async () => {
    put('homework/x/M.java');
    await expect(collect('homewrok')).rejects.toThrow(/"homework"/);
    await expect(collect('home*/none')).rejects.toThrow(ConfigurationError);
    mkdirSync(join(root, 'empty'));
    await expect(collect('empty')).rejects.toThrow(ConfigurationError);
  });
});

describe('which files count', () => {
  test.each([
    ['node_modules/x/index.js', 'vendored'],
    ['build/Main.java', 'generated'],
    ['package-lock.json', 'not-source'],
    ['.git/config', 'not-source'],
    ['photo.png', 'not-source'],
    ['App.min.js', 'generated'],
    ['jquery-3.7.1.js', 'vendored'],
  ])('%s is left out as %s', async (path, reason) => {
    put('hw/s/Main.java');
    put(`hw/s/${path}`);
    const [one] = await submissions('hw');
    expect(one?.files.map((file) => file.path)).toEqual(['Main.java']);
    expect(one?.leftOut.map((entry) => entry.reason)).toEqual([reason]);
  });

  test('binaries, pointers and huge files are told by their contents, a mark of the author tells nothing', async () => {
    put('hw/s/Main.java');
    put('hw/s/Binary.java', Buffer.from([0x7f, 0x45, 0, 0, 1, 0, 0, 0]));
    put('hw/s/Big.java', 'x;\n'.repeat(400_000));
    put('hw/s/Pointer.java', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n');
    put('hw/s/Made.java', '// Code generated by protoc. DO NOT EDIT.\nclass M {}\n');
    put('hw/s/Wide.java', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('class W {}', 'utf16le')]));
    const [one] = await submissions('hw');
    expect(one?.files.map((file) => file.path)).toEqual(['Made.java', 'Main.java', 'Wide.java']);
    expect(Object.fromEntries((one?.leftOut ?? []).map((entry) => [entry.path, entry.reason]))).toEqual({
      'Binary.java': 'binary',
      'Big.java': 'too-large',
      'Pointer.java': 'lfs-pointer',
    });
  });

  test('include replaces the list of source files and brings back what is generated; exclude wins', () => {
    const selection = createSelection({ include: ['*.txt', 'build/**'], exclude: ['secret.txt'] });
    expect(selection.byPath('notes.txt', 1)).toBeNull();
    expect(selection.byPath('build/Main.java', 1)).toBeNull();
    expect(selection.byPath('Main.java', 1)).toBe('excluded');
    expect(selection.byPath('secret.txt', 1)).toBe('excluded');
  });
});

describe('hostile folders', () => {
  test('links out of the folder, loops and special files are listed and not followed', async () => {
    need('symbolic links');
    put('outside/Secret.java', 'class Secret {}');
    put('hw/s/Main.java');
    symlinkSync(join(root, 'outside'), join(root, 'hw/s/out'));
    symlinkSync('..', join(root, 'hw/s/loop'));
    symlinkSync(join(root, 'outside'), join(root, 'hw/stolen'));
    if (!IS_WINDOWS) execFileSync('mkfifo', [join(root, 'hw/s/pipe.java')]);
    const found = await submissions('hw');
    expect(found.map((one) => one.name)).toEqual(['s']);
    expect(found[0]?.files.map((file) => file.path)).toEqual(['Main.java']);
    expect(found[0]?.leftOut.map((entry) => [entry.path, entry.reason])).toEqual([
      ['loop', 'symlink'],
      ['out', 'symlink'],
      // Windows has none among its files.
      ...(IS_WINDOWS ? [] : [['pipe.java', 'special-file']]),
    ]);
  });

  test('a ZIP that cannot be read is one failure, not the end', async () => {
    put('hw/bad.zip', 'not a zip');
    put('hw/good/Main.java');
    const all = await collect('hw');
    expect(all.map((one) => one.ok)).toEqual([false, true]);
  });
});

test('files that are the starter’s are dropped whatever the line ends', async () => {
  put('starter/Start.java', 'class Start {\n}\n');
  put('hw/s/Start.java', 'class Start {  \r\n}\r\n\r\n');
  put('hw/s/Own.java', 'class Own {}');
  const [starter] = await submissions('starter');
  const [one] = await submissions('hw');
  if (starter === undefined || one === undefined) throw new Error('not collected');
  const rest = await withoutStarter(one, await starterKeys(starter));
  expect(rest.files.map((file) => file.path)).toEqual(['Own.java']);
  expect(rest.leftOut).toEqual([{ path: 'Start.java', reason: 'starter-code' }]);
});
