import { basename } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { submissionZip } from '../contract/submission-zip.ts';
import { putFile } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { collectFolders } from './collect-folders.ts';

/* Ways to name a class that take one person for several, if they are taken by their letter. */

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

function put(path: string, contents: string | Uint8Array): void {
  putFile(root, path, contents);
}

describe('a pattern that names the submissions themselves', () => {
  const ones = /each was taken for one submission\. If each file is one, set layout: flat/;
  /** Folders with so many source files of their own each. */
  const folders = (...sizes: readonly number[]): void => {
    for (const [at, size] of sizes.entries()) {
      for (let n = 0; n < size; n += 1) put(`hw/s${at}/f${at}_${n}.py`, 'x = 1\n');
    }
  };
  const found = async (...patterns: string[]): Promise<readonly [number, boolean]> => {
    const { all, notices } = await collectFolders(root, patterns);
    return [all.length, ones.test(notices.join('\n'))];
  };

  test('each folder is one, also where it holds no source files or another folder', async () => {
    folders(1, 2, 3);
    put('hw/none/notes.pdf', '%PDF-1.7');
    put('hw/deep/src/main.py', 'x = 1\n');
    const { all, notices } = await collectFolders(root, ['hw/*']);
    expect(all.map((one) => (one.ok ? [one.submission.key, one.submission.files.length] : []))).toEqual([
      ['hw/deep', 1],
      ['hw/none', 0],
      ['hw/s0', 1],
      ['hw/s1', 2],
      ['hw/s2', 3],
    ]);
    expect(notices).toEqual([
      expect.stringMatching(/^path names 5 folders and archives, and most look like/),
    ]);
    // As a shell hands the same over.
    expect(await found('hw/s0', 'hw/s1', 'hw/none')).toEqual([3, true]);
  });

  test.each([
    ['two folders, four files each', [4, 4], [2, true]],
    ['two folders, five files each', [5, 5], [10, false]],
    ['sections of a class', [5, 6, 5], [16, false]],
    ['somebody late beside a class', [6, 1], [7, false]],
    ['six folders, five files each', [5, 5, 5, 5, 5, 5], [6, true]],
    ['six folders, six files each', [6, 6, 6, 6, 6, 6], [36, false]],
    ['one in ten with very much', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 40], [11, true]],
    ['one in four with very much', [3, 3, 3, 12], [4, true]],
    ['one in three with very much', [3, 3, 12], [18, false]],
    ['less than a third with very much', [2, 2, 2, 2, 2, 2, 40, 40], [8, true]],
    ['more than a third with very much', [2, 2, 2, 2, 2, 40, 40, 40], [130, false]],
  ] as const)('%s', async (_, sizes, wanted) => {
    folders(...sizes);
    expect(await found('hw/*')).toEqual(wanted);
  });

  test.each([
    ['two programs or sections', [5, 6], /^path names 2 folders of source files, and each of the 11 files/],
    ['a section beside one file', [6, 1], null],
  ] as const)('files that are a submission each are told: %s', async (_, sizes, told) => {
    folders(...sizes);
    const { notices } = await collectFolders(root, ['hw/*']);
    expect(notices).toEqual(told === null ? [] : [expect.stringMatching(told)]);
  });

  test.each([
    ['source files beside folders', ['main.py', 'rules/a.py', 'levels/b.py']],
    ['folders of a program', ['src/Main.java', 'test/MainTest.java']],
  ])('a folder with %s is one', async (_, paths) => {
    for (const name of ['ada', 'bo']) for (const path of paths) put(`hw/${name}/${path}`, 'x = 1\n');
    const { all, notices } = await collectFolders(root, ['hw/*']);
    expect(all.map((one) => (one.ok ? [one.submission.key, one.submission.files.length] : []))).toEqual([
      ['hw/ada', paths.length],
      ['hw/bo', paths.length],
    ]);
    expect(notices).toEqual([expect.stringMatching(ones)]);
  });

  test('folders of people are classes, also with a source file beside them', async () => {
    for (const section of ['a', 'b']) {
      for (const name of ['ada', 'bo', 'cy', 'dee']) put(`hw/${section}/${name}/main.py`, 'x = 1\n');
    }
    expect(await found('hw/*')).toEqual([8, false]);
    put('hw/a/given.py', 'x = 1\n');
    put('hw/b/given.py', 'x = 1\n');
    expect(await found('hw/*')).toEqual([8, false]);
  });

  test('a folder among archives is one as these are', async () => {
    for (const name of ['bo', 'cy']) put(`hw/${name}.zip`, await submissionZip(name));
    put('hw/ada/a.py', 'x = 1\n');
    put('hw/ada/b.py', 'x = 1\n');
    expect(await found('hw/*')).toEqual([3, true]);
  });

  test('half of the places are not most', async () => {
    folders(1);
    put('hw/b/ada/main.py', 'x = 1\n');
    expect(await found('hw/*')).toEqual([2, false]);
  });

  test('a person may say otherwise', async () => {
    folders(2, 2);
    for (const [layout, n] of [
      ['flat', 4],
      ['folders', 4],
      ['single', 2],
    ] as const) {
      const { all, notices } = await collectFolders(root, ['hw/*'], undefined, layout);
      expect([layout, all.length, ones.test(notices.join())]).toEqual([layout, n, false]);
    }
  });
});

test.each([
  [['a/1.py', 'a/2.py', 'b/1.py'], 'path names 3 files in 2 folders, and each file was taken'],
  [['a/1.py', 'b/1.py'], ''],
  [['a/1.py', 'a/2.py'], ''],
])('files %j, given one by one, are told where a folder has several', async (paths, words) => {
  for (const path of paths) put(path, 'x = 1\n');
  const { all, notices } = await collectFolders(root, paths);
  expect(all).toHaveLength(paths.length);
  expect(notices).toEqual(words === '' ? [] : [expect.stringContaining(words)]);
});

describe('a folder of downloads', () => {
  const MOODLE = (at: number): string => `Ada ${'ABCDEFGH'[at]}_${48_000 + at}_assignsubmission_file/main.py`;
  const main = Buffer.from('x = 1\n');
  /** What is found: how many, and what is said. */
  const found = async (path = 'hw'): Promise<readonly [number, readonly string[]]> => {
    const { all, notices } = await collectFolders(root, [path]);
    return [all.length, notices];
  };
  const counted = (n: number): string => `Moodle download: ${n} students.`;

  test.each([
    ['two sections', [2, 3], 5],
    ['three small ones', [3, 3, 3], 9],
  ] as const)('%s are one class, in folders and in archives', async (_, sizes, n) => {
    let at = 0;
    for (const [section, size] of sizes.entries()) {
      const names = Array.from({ length: size }, () => MOODLE((at += 1)));
      for (const name of names) put(`hw/group ${section}/${name}`, 'x = 1\n');
      put(`packed/group ${section}.zip`, zip(names.map((name) => ({ name, contents: main }))));
    }
    for (const path of ['hw', 'packed']) expect(await found(path)).toEqual([n, sizes.map(counted)]);
  });

  test.each([
    ['one person alone', () => put(`hw/b/${MOODLE(3)}`, 'x = 1\n')],
    ['no download', () => put('hw/b/main.py', 'x = 1\n')],
    [
      'as few people in each as there are folders',
      () => {
        for (const at of [3, 4]) put(`hw/b/${MOODLE(at)}`, 'x = 1\n');
        for (const at of [5, 6]) put(`hw/c/${MOODLE(at)}`, 'x = 1\n');
      },
    ],
  ])('are submissions where one of them holds %s', async (_, more) => {
    for (const at of [0, 1]) put(`hw/a/${MOODLE(at)}`, 'x = 1\n');
    more();
    const { all } = await collectFolders(root, ['hw']);
    expect(all.map((one) => (one.ok ? one.submission.key : one.failure.key))).toContain('hw/a');
  });

  test('that was unpacked beside itself is that class, whether the folder or all in it is named', async () => {
    const names = [0, 1, 2].map(MOODLE);
    for (const name of names) put(`hw/Lab 2/${name}`, 'x = 1\n');
    put('hw/Lab 2.zip', zip(names.map((name) => ({ name, contents: main }))));
    const told = [expect.stringMatching(/^hw holds archives beside .* and not "Lab 2\.zip"\.$/), counted(3)];
    expect(await found('hw')).toEqual([3, told]);
    expect(await found('hw/*')).toEqual([3, told]);
    expect(await found('hw/Lab 2.zip')).toEqual([3, [counted(3)]]);
  });

  test('a download that was packed once more is that class', async () => {
    const inner = zip([0, 1, 2].map((at) => ({ name: MOODLE(at), contents: main })));
    put(
      'twice.zip',
      zip([
        { name: 'Lab 2.zip', contents: inner },
        { name: '__MACOSX/._Lab 2.zip', contents: main },
      ]),
    );
    put('hw/in a folder.zip', zip([{ name: 'mail/Lab 2.zip', contents: inner }]));
    expect(await found('twice.zip')).toEqual([3, [counted(3)]]);
    expect(await found('hw')).toEqual([3, [counted(3)]]);
    // With something beside it, it is somebody's hand-in.
    put(
      'other.zip',
      zip([
        { name: 'Lab 2.zip', contents: inner },
        { name: 'main.py', contents: main },
      ]),
    );
    expect((await found('other.zip'))[0]).toBe(1);
  });
});

test('a folder among files that are given one by one is none of them', async () => {
  for (const path of ['a/1.py', 'b/1.py', 'a/sub/x/1.py']) put(path, 'x = 1\n');
  expect((await collectFolders(root, ['a/1.py', 'b/1.py', 'a/sub'])).notices).toEqual([]);
});

test('a download among folders of programs stays one', async () => {
  for (const name of ['ada', 'bo', 'cy']) put(`hw/${name}/main.py`, 'x = 1\n');
  for (const [name, id] of [
    ['Di', 11],
    ['Eve', 12],
  ] as const) {
    put(`hw/late/${name}_${id}_assignsubmission_file/main.py`, 'x = 1\n');
  }
  const { all } = await collectFolders(root, ['hw/*']);
  expect(all.map((one) => (one.ok ? one.submission.name : one.failure.name))).toEqual([
    'ada',
    'bo',
    'cy',
    'Di',
    'Eve',
  ]);
});

test('an archive that cannot be opened is told beside its folder', async () => {
  put('hw/ada/Main.java', 'class A {}\n');
  put('hw/ada.zip', 'no archive');
  const { all, notices } = await collectFolders(root, ['hw']);
  expect(all.map((one) => one.ok)).toEqual([true, false]);
  expect(notices).toEqual([expect.stringContaining('with other contents, and both were taken: "ada.zip"')]);
});

test('nothing outside of a folder says that an archive was unpacked into it', async () => {
  const other = await submissionZip('bo');
  put('hw/bo.zip', other);
  put('hw/ada/Main.java', 'class A {}\n');
  const entries = [
    { name: 'Main.java', contents: Buffer.from('class A {}\n') },
    { name: '../bo.zip', contents: Buffer.from(other) },
  ];
  put('hw/ada.zip', zip(entries));
  expect((await collectFolders(root, ['hw'])).notices.join()).toContain(
    'with other contents, and both were taken',
  );
});

describe('an archive beside a folder of its name', () => {
  const keys = async (layout: 'auto' | 'folders' = 'auto'): Promise<readonly unknown[]> => {
    const { all, notices } = await collectFolders(root, ['hw'], undefined, layout);
    return [all.map((one) => (one.ok ? one.submission.key : one.failure.key)), notices];
  };
  const packed =
    'hw holds archives beside the folders that they were unpacked into, so the folders alone were taken, and not';

  test.each([
    ['as it was packed', ['src/Main.java', 'a.txt'], ['src/Main.java', 'a.txt']],
    ['without the folder around it', ['proj/src/Main.java'], ['src/Main.java']],
    ['with what was made in it later', ['Main.java'], ['Main.java', 'Main.class']],
    [
      'with what a system leaves in archives',
      ['Main.java', '__MACOSX/._Main.java', 'src/A.java', 'src/.DS_Store'],
      ['Main.java', 'src/A.java'],
    ],
  ])('is the same hand-in, unpacked %s', async (_, inside, unpacked) => {
    put('hw/bo/Main.java', 'class Bo {}\n');
    put('hw/ada.zip', zip(inside.map((name) => ({ name, contents: Buffer.from(`// ${basename(name)}\n`) }))));
    for (const path of unpacked) put(`hw/ada/${path}`, `// ${basename(path)}\n`);
    for (const layout of ['auto', 'folders'] as const) {
      expect(await keys(layout)).toEqual([['hw/ada', 'hw/bo'], [`${packed} "ada.zip".`]]);
    }
  });

  test('is the same hand-in where a pattern names both', async () => {
    for (const name of ['ada', 'bo']) {
      put(`hw/${name}/a.py`, '# a\n');
      put(`hw/${name}/b.py`, '# b\n');
      const inside = ['a', 'b'].map((one) => ({ name: `${one}.py`, contents: Buffer.from(`# ${one}\n`) }));
      put(`hw/${name}.zip`, zip(inside));
    }
    for (const patterns of [['hw/*'], ['hw/*.zip', 'hw/ada', 'hw/bo']]) {
      const { all, notices } = await collectFolders(root, patterns);
      expect(all.map((one) => (one.ok ? one.submission.key : one.failure.key))).toEqual(['hw/ada', 'hw/bo']);
      expect(notices).toEqual([`${packed} "ada.zip", "bo.zip".`, expect.stringMatching(/^path names 2/)]);
    }
  });

  test.each([
    ['another size', { 'Main.java': 'class Ada { int a; }\n' }],
    ['a file more', { 'Main.java': 'class A {}\n', 'More.java': 'class M {}\n' }],
    ['no file', {}],
  ])('is another one with %s', async (_, inside: Readonly<Record<string, string>>) => {
    put('hw/ada/Main.java', 'class A {}\n');
    put(
      'hw/ada.zip',
      zip(Object.entries(inside).map(([name, text]) => ({ name, contents: Buffer.from(text) }))),
    );
    put('hw/bo.zip', await submissionZip('bo'));
    expect(await keys()).toEqual([
      ['hw/ada', 'hw/ada.zip', 'hw/bo.zip'],
      [
        expect.stringMatching(
          /^hw holds archives beside folders of the same names with other contents, and both were taken: "ada\.zip"\./,
        ),
      ],
    ]);
  });
});
