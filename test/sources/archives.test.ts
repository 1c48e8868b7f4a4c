import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { pack } from 'tar-stream';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WantedLayout } from '../../src/sources/folders/recognise.ts';
import { zip } from '../zip/lying-zip.ts';
import { collectFolders } from './collect-folders.ts';
import { said } from '../said.ts';
import { seldom, tries } from '../suite.ts';
import { putFile } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

type Tree = Readonly<Record<string, string | Uint8Array>>;

function put(path: string, contents: string | Uint8Array): void {
  putFile(root, path, contents);
}

function putAll(folder: string, tree: Tree): void {
  for (const [path, contents] of Object.entries(tree)) {
    if (path.endsWith('/')) mkdirSync(join(root, folder, path), { recursive: true });
    else put(`${folder}/${path}`, contents);
  }
}

function zipOf(tree: Tree): Buffer {
  return zip(Object.entries(tree).map(([name, text]) => ({ name, contents: Buffer.from(text) })));
}

async function tarOf(tree: Tree): Promise<Buffer> {
  const tar = pack();
  for (const [name, text] of Object.entries(tree)) tar.entry({ name }, Buffer.from(text));
  tar.finalize();
  return Buffer.concat(await Array.fromAsync(tar as AsyncIterable<Buffer>));
}

/** Each submission with its files and what they say; failures by their reason. */
async function found(places: string | readonly string[], layout: WantedLayout = 'auto') {
  const { all, notices } = await collectFolders(root, [places].flat(), undefined, layout);
  const submissions = await Promise.all(
    all.map(async (one) => {
      if (!one.ok) return one.failure.reason;
      const { key, name, role, files, leftOut } = one.submission;
      const texts = await Promise.all(
        files.map(async (file) => [file.path, Buffer.from(await file.read()).toString()] as const),
      );
      return { key, name, role, files: Object.fromEntries(texts), leftOut };
    }),
  );
  return { submissions, notices };
}

async function names(places: string | readonly string[], layout: WantedLayout = 'auto') {
  const { submissions } = await found(places, layout);
  return submissions.map((one) => (typeof one === 'string' ? one : [one.name, Object.keys(one.files)]));
}

describe('an archive is read as the folder that it was made of', () => {
  const person = fc.record({
    // A number has one name; two people may have the same.
    who: fc.constantFrom(
      ['Zoë Müller', 1],
      ['Bo Li', 2],
      ['Ann-Lee Berg', 3],
      ['参加者', 4],
      ['Bo Li', 5],
      ['Zoë Müller', 6],
    ),
    kind: fc.constantFrom('file', 'file_', 'onlinetext'),
    path: fc.constantFrom(
      'main.py',
      'src/main.py',
      'SRC/Main.py',
      'a_1_2_b.py',
      'x_attempt_y.py',
      'notes.txt',
    ),
    text: fc.string(),
  });

  seldom('of Moodle, whatever is in it and around it', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (people, isWrapped) => {
          run += 1;
          const around = isWrapped ? 'CS101-HW1-48213/' : '';
          const tree: Record<string, string> = { [`${around}.DS_Store`]: 'x' };
          for (const { who, kind, path, text } of people) {
            const [name, id] = who;
            const folder = `${around}${name}_${id}_assignsubmission_${kind}/`;
            tree[folder] = '';
            tree[`${folder}${kind === 'onlinetext' ? 'onlinetext.html' : path}`] = text;
          }
          putAll(`${run}/hw`, tree);
          put(`${run}/hw.zip`, zipOf(tree));
          put(`${run}/hw.tar.gz`, gzipSync(await tarOf(tree)));
          const unpacked = await found(`${run}/hw`);
          expect(await found(`${run}/hw.zip`)).toEqual(unpacked);
          expect(await found(`${run}/hw.tar.gz`)).toEqual(unpacked);
          expect(unpacked.notices[0]).toMatch(/^Moodle download: /);
        },
      ),
      { numRuns: tries(25) },
    );
  });

  test('an archive of two people is a class, and of one a submission', async () => {
    put('two.zip', zipOf({ 'ann/a.py': 'a', 'bo/a.py': 'b' }));
    put('one.zip', zipOf({ 'ann/a.py': 'a', 'ann/b/a.py': 'b' }));
    expect((await names('two.zip')).map(([name]) => name)).toEqual(['ann', 'bo']);
    expect((await names('one.zip')).map(([name]) => name)).toEqual(['one']);
  });

  test('a plain class, with and without a folder around it, and it is said', async () => {
    const tree = {
      'ann/Main.java': 'class A {}',
      'bo/src/Main.java': 'class B {}',
      'cy.zip': zipOf({ 'C.java': 'c' }),
    };
    putAll('hw', tree);
    put('packed/hw.zip', zipOf(tree));
    put(
      'wrapped.zip',
      zipOf(Object.fromEntries(Object.entries(tree).map(([path, text]) => [`x/${path}`, text]))),
    );
    expect(await names('hw')).toEqual([
      ['ann', ['Main.java']],
      ['bo', ['src/Main.java']],
      ['cy', ['C.java']],
    ]);
    expect(await names('packed/hw.zip')).toEqual(await names('hw'));
    expect(await names('wrapped.zip')).toEqual(await names('hw'));
    expect(await names('packed')).toEqual(await names('hw'));
    expect(
      (await found('packed/hw.zip')).submissions.map((one) => typeof one !== 'string' && one.key),
    ).toEqual(['packed/hw/ann', 'packed/hw/bo', 'packed/hw/cy.zip']);
    expect((await found('wrapped.zip')).notices).toEqual([
      'wrapped.zip was taken as a class: each of its 3 folders or archives is a submission. If all of it is one submission, set layout: single.',
    ]);
  });

  test('files alone are one each, as in a folder', async () => {
    put('hw.zip', zipOf({ 'ann.py': 'a', 'bo.py': 'b', 'README.md': 'x' }));
    expect(await names('hw.zip')).toEqual([
      ['ann.py', ['ann.py']],
      ['bo.py', ['bo.py']],
    ]);
    expect(await names('hw.zip', 'single')).toEqual([['hw', ['ann.py', 'bo.py']]]);
  });

  test('a program is one submission, unless somebody says else', async () => {
    put(
      'work.zip',
      zipOf({ 'work/src/Main.java': 'a', 'work/test/MainTest.java': 'b', 'work/pom.xml': 'c' }),
    );
    expect(await names('work.zip')).toEqual([['work', ['src/Main.java', 'test/MainTest.java']]]);
    expect((await names('work.zip', 'folders')).map(([name]) => name)).toEqual(['src', 'test']);
  });

  test('archives among others are submissions, whatever a student calls the files in one', async () => {
    const one = zipOf({ 'ann/a.py': 'a', 'bo/b.py': 'b' });
    const sly = zipOf({ 'A_1_assignsubmission_file/a.py': 'a', 'B_2_assignsubmission_file/b.py': 'b' });
    put('hw/one.zip', one);
    put('hw/sly.zip', sly);
    expect((await names('hw')).map(([name]) => name)).toEqual(['one', 'sly']);
    expect((await names('hw/*.zip')).map(([name]) => name)).toEqual(['one', 'sly']);
    expect((await names(['hw/one.zip', 'hw/sly.zip'])).map(([name]) => name)).toEqual(['one', 'sly']);
  });

  test('several downloads are the sections of one class', async () => {
    put('a.zip', zipOf({ 'Ann_1_assignsubmission_file/a.py': 'a' }));
    put('b.zip', zipOf({ 'Bo_1_assignsubmission_file/b.py': 'b' }));
    const { all } = await collectFolders(root, ['a.zip', 'b.zip']);
    expect(all.map((one) => one.ok && one.submission.origin)).toEqual([
      { kind: 'directory', path: 'a.zip', handIn: { platform: 'moodle', id: '1' } },
      { kind: 'directory', path: 'b.zip', handIn: { platform: 'moodle', id: '1' } },
    ]);
    const { submissions } = await found(['a.zip', 'b.zip']);
    expect(submissions.map((one) => typeof one !== 'string' && [one.key, one.name])).toEqual([
      ['moodle:1', 'Ann'],
      ['moodle:1 (2)', 'Bo'],
    ]);
  });

  test('one that is damaged is a failure with its reason', async () => {
    put('hw.zip', 'no archive');
    put('hw.tgz', gzipSync('no archive').subarray(0, 20));
    expect(await names('hw.zip')).toEqual(['hw.zip: This is no ZIP file, or its end is missing.']);
    expect(await names('hw.tgz')).toEqual([expect.stringMatching(/^hw\.tgz is damaged \(/)]);
  });

  test('names that lead out of it are nobody’s, and told', async () => {
    const people = Object.fromEntries(
      [1, 2, 3, 4, 5].map((id) => [`Bo_${id}_assignsubmission_file/a.py`, 'a']),
    );
    put('hw.zip', zipOf({ ...people, '../Eve_6_assignsubmission_file/a.py': 'e' }));
    const { submissions, notices } = await found('hw.zip');
    expect(submissions).toHaveLength(5);
    expect(notices).toContain('One entry is nobody\'s by name and was not taken: "..".');
  });
});

describe('archives in what a person handed in', () => {
  const inside = {
    'project/src/main.py': 'main',
    'project/util.py': 'util',
    '__MACOSX/project/._main.py': 'x',
  };
  const files = ['src/main.py', 'util.py'];

  test('ZIP, tar and tar.gz are unpacked, with the folder inside collapsed', async () => {
    putAll('hw', {
      'A_1_assignsubmission_file/p.zip': zipOf(inside),
      'B_2_assignsubmission_file/p.tar.gz': gzipSync(await tarOf(inside)),
      'C_3_assignsubmission_file/p.TGZ': gzipSync(await tarOf(inside)),
      'D_4_assignsubmission_file/p.tar': await tarOf(inside),
      'E_5_assignsubmission_file/p.zip': zipOf({
        'q.zip': zipOf({ 'r.tgz': gzipSync(await tarOf(inside)) }),
      }),
      'F_6_assignsubmission_file/p.zip': zipOf(inside),
      'F_6_assignsubmission_file/more.py': 'more',
    });
    expect(await names('hw')).toEqual([
      ...['A', 'B', 'C', 'D', 'E'].map((name) => [name, files]),
      ['F', ['more.py', 'p/src/main.py', 'p/util.py']],
    ]);
  });

  test('code is not dropped for being called what a system leaves behind; what a system leaves is', async () => {
    const attributes = Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]);
    const tree = { 'main.py': 'a', '__MACOSX/core.py': 'b', '__MACOSX/._main.py': attributes, '._x.py': 'c' };
    putAll('hw', { 'ann.zip': zipOf(tree), 'bo/w.zip': zipOf(tree) });
    const { submissions } = await found('hw');
    for (const one of submissions) {
      if (typeof one === 'string') throw new Error(one);
      expect(Object.keys(one.files)).toEqual(['._x.py', 'main.py']);
      expect(one.leftOut).toEqual([{ path: '__MACOSX/', reason: 'not-source' }]);
    }
  });

  test('what is not read is told, never silently empty', async () => {
    const third = zipOf({ 'n.zip': zipOf({ 'n.zip': zipOf({ 'a.py': 'a' }) }) });
    const fourth = zipOf({ 'n.zip': third });
    putAll('hw', {
      'A_1_assignsubmission_file/p.rar': 'x',
      'B_2_assignsubmission_file/p.7z': 'x',
      'C_3_assignsubmission_file/p.zip': 'no archive',
      'D_4_assignsubmission_file/p.zip': fourth,
      'E_5_assignsubmission_file/p.zip': zip([{ name: 'a.py', contents: Buffer.from('a'), flags: 1 }]),
      'F_6_assignsubmission_file/p.zip': third,
      'G_7_assignsubmission_file/p.zip': zip([
        { name: 'a.py', contents: Buffer.from('a'), claimedSize: 2 ** 28 },
        { name: 'b.py', contents: Buffer.from('b') },
      ]),
      'H_8_assignsubmission_file/p.zip': zip([
        { name: 'a.py', contents: Buffer.from('a'), claimedOffset: 0 },
        { name: 'b.py', contents: Buffer.from('b'), claimedOffset: 0 },
      ]),
    });
    const { submissions } = await found('hw');
    expect(said(submissions.map((one) => typeof one !== 'string' && one.leftOut))).toEqual([
      [
        {
          path: 'p.rar',
          reason: 'unreadable',
          detail: 'an archive of a kind that is not read; ask for a ZIP',
        },
      ],
      [
        {
          path: 'p.7z',
          reason: 'unreadable',
          detail: 'an archive of a kind that is not read; ask for a ZIP',
        },
      ],
      [
        {
          path: 'p.zip',
          reason: 'unreadable',
          detail: 'the archive could not be unpacked (This is no ZIP file, or its end is missing.)',
        },
      ],
      [{ path: 'n.zip', reason: 'limit', detail: 'archives are nested too deeply' }],
      [{ path: 'a.py', reason: 'unreadable', detail: 'encrypted' }],
      [],
      [{ path: 'a.py', reason: 'limit', detail: 'too large' }],
      [
        {
          path: 'p.zip',
          reason: 'unreadable',
          detail:
            'the archive could not be unpacked (The ZIP file is refused: "a.py" and "b.py" lie over each other in it, as in a bomb.)',
        },
      ],
    ]);
  });

  seldom('bombs cost one failure: packed, by number, and by their sum', async () => {
    const zeros = Buffer.alloc(90_000_000);
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`f${at}.py`, 'x']));
    putAll('hw', {
      'A_1_assignsubmission_file/p.tgz': gzipSync(await tarOf({ 'zeros.py': zeros })),
      'B_2_assignsubmission_file/p.zip': zipOf(many),
      'C_3_assignsubmission_file/main.py': 'fine',
    });
    const { submissions } = await found('hw');
    expect(
      said(submissions.map((one) => typeof one !== 'string' && [one.files, one.leftOut[0]?.detail])),
    ).toEqual([
      [{}, expect.stringMatching(/^the archive could not be unpacked \(unpacks to \d+ times its size\)$/)],
      [{}, 'the archive could not be unpacked (The ZIP file has 20001 entries; at most 20000 are read.)'],
      [{ 'main.py': 'fine' }, undefined],
    ]);
  });

  describe('data that is too large to be read of an archive', () => {
    const main = { name: 'main.py', contents: Buffer.from('a') };
    const film = { name: 'film.mp4', contents: Buffer.from('x'), claimedSize: 2 ** 28 };
    const library = { name: 'target/app.jar', contents: Buffer.from('x'), claimedSize: 2 ** 28 };

    test('is missed by nobody, in a hand-in of its own or of a platform, as in a folder', async () => {
      const all = [main, film, library];
      putAll('zips', { 'ann.zip': zip(all), 'bo.zip': zip([main]) });
      put('class.zip', zip(all.map((one) => ({ ...one, name: `ann_1_assignsubmission_file/${one.name}` }))));
      putAll('hw', { 'ann_1_assignsubmission_file/p.zip': zip(all) });
      for (const place of ['zips', 'class.zip', 'hw']) {
        const [ann] = (await collectFolders(root, [place])).all;
        if (ann?.ok !== true) throw new Error(place);
        expect(ann.submission.leftOut).toEqual([
          { path: 'film.mp4', reason: 'not-source' },
          { path: 'target/', reason: 'generated' },
        ]);
        expect(ann.submission.outside).toMatchObject({ unread: 2 ** 28, unsized: 0 });
        expect(ann.submission.aside).toHaveLength(1);
      }
    });

    test('also of a tar, which keeps less', async () => {
      const data = Buffer.alloc(2 ** 24 + 1, '1,2\n');
      put('tars/ann.tar', await tarOf({ 'main.py': 'a', 'data.csv': data }));
      put('tars/bo.tar', await tarOf({ 'main.py': 'b', 'data.csv': data.subarray(1) }));
      const { submissions } = await found('tars');
      expect(submissions.map((one) => typeof one !== 'string' && one.leftOut)).toEqual([
        [{ path: 'data.csv', reason: 'not-source' }],
        [{ path: 'data.csv', reason: 'not-source' }],
      ]);
    });

    test('takes no place of what is read', async () => {
      putAll('hw/A_1_assignsubmission_file', { '1.zip': zip([main, film]), '2.zip': zipOf({ 'b.py': 'b' }) });
      expect(await names('hw')).toEqual([['A', ['1/main.py', '2/b.py']]]);
    });

    test('but what would count, or be unpacked, is missing', async () => {
      const named = ['core.py', 'work.zip'].map((name) => ({ ...film, name }));
      const text = { name: 'b.txt', contents: Buffer.from('x'), claimedSize: 2 ** 22 };
      const fill = Array.from({ length: 63 }, (_, at) => ({ ...text, name: `a${at}.txt` }));
      putAll('zips', { 'ann.zip': zip([main, ...named]), 'bo.zip': zip([main, ...fill, text]) });
      const { submissions } = await found('zips');
      const missing = submissions.map((one) =>
        typeof one === 'string' ? one : one.leftOut.filter(({ reason }) => reason !== 'not-source'),
      );
      expect(said(missing)).toEqual([
        [
          { path: 'core.py', reason: 'limit', detail: 'too large' },
          { path: 'work.zip', reason: 'limit', detail: 'too large' },
        ],
        // In a folder it would be looked into for code; in a ZIP it is beyond what is unpacked of one.
        [{ path: 'b.txt', reason: 'limit', detail: 'too large' }],
      ]);
    });
  });

  test('an archive in an archive that lies on the disk is read up to the limit of one in a folder', async () => {
    const film = { name: 'film.mp4', contents: Buffer.alloc(2 ** 24), method: 0 };
    const inner = zip([{ name: 'main.py', contents: Buffer.from('a') }, film]);
    putAll('zips', { 'ann.zip': zipOf({ 'work.zip': inner }), 'bo.zip': zipOf({ 'main.py': 'b' }) });
    expect(inner.length).toBeGreaterThan(2 ** 24);
    expect(await names('zips')).toEqual([
      ['ann', ['main.py']],
      ['bo', ['main.py']],
    ]);
  });

  test('a library that is packed is left where it is', async () => {
    put('hw/A_1_assignsubmission_file/main.py', 'a');
    put('hw/A_1_assignsubmission_file/node_modules/x.zip', zipOf({ 'x.js': 'x' }));
    expect(await names('hw')).toEqual([['A', ['main.py']]]);
  });
});
