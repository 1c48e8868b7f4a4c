import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { collectFolders } from './collect-folders.ts';
import { putFile } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

function put(path: string, contents = 'print(1)\n'): void {
  putFile(root, path, contents);
}

/** Name, key and files of each submission, and the notices. */
async function collected(place = 'hw', layout: 'auto' | 'moodle' | 'folders' = 'auto') {
  const { all, notices } = await collectFolders(root, [place], undefined, layout);
  const submissions = await Promise.all(
    all.map(async (one) => {
      if (!one.ok) throw new Error(one.failure.reason);
      const { key, name, role, files, origin } = one.submission;
      const texts = await Promise.all(files.map(async (file) => Buffer.from(await file.read()).toString()));
      return { key, name, role, origin, files: files.map(({ path }) => path), texts };
    }),
  );
  return { submissions, notices };
}

describe('a Moodle download that was unpacked', () => {
  test('folders: one person is one submission, with files and typed text; who handed in nothing is named', async () => {
    put('hw/Zoë Müller_48213_assignsubmission_file/src/main.py', 'zoe = 1\n');
    put(
      'hw/Zoë Müller_48213_assignsubmission_onlinetext/onlinetext.html',
      '<p>a &lt; b<br>c&nbsp;=&#32;1</p>',
    );
    put('hw/Bo Li_48214_assignsubmission_file_/main.py');
    mkdirSync(join(root, 'hw/Ann Lee_48215_assignsubmission_file_'));
    put('hw/Default group_assignsubmission_file/x.py');
    put('hw/__MACOSX/hw/._x.py');
    const { submissions, notices } = await collected();
    expect(submissions.map(({ key, name, files }) => [key, name, files])).toEqual([
      ['moodle:48214', 'Bo Li', ['main.py']],
      ['hw/Default group', 'Default group', ['x.py']],
      ['moodle:48213', 'Zoë Müller', ['onlinetext.py', 'src/main.py']],
    ]);
    expect(submissions[2]?.texts).toEqual(['a < b\nc = 1\n', 'zoe = 1\n']);
    expect(submissions[2]?.origin).toEqual({
      kind: 'directory',
      path: 'hw',
      handIn: { platform: 'moodle', id: '48213' },
    });
    expect(notices).toEqual([
      'Moodle download: 4 students, 1 of them with nothing ("Ann Lee"); 1 file of operating systems not taken.',
    ]);
  });

  test('typed text is what most people hand in, however many files one of them has of another kind', async () => {
    const typed = 'hw/Ann Lee_1_assignsubmission_onlinetext/onlinetext.html';
    put(typed, '<p>int x = 1;</p>');
    for (const id of [2, 3]) put(`hw/Bo Li_${id}_assignsubmission_file/Main.java`);
    put('hw/Di Ho_4_assignsubmission_file/a.py');
    put('hw/Di Ho_4_assignsubmission_file/b.py');
    put('hw/Di Ho_4_assignsubmission_file/c.py');
    for (const [at, id] of [2, 3, 4].entries()) {
      put(`hw/Bo Li_${id + 8}_assignsubmission_file/node_modules/${at}.js`);
    }
    const { submissions } = await collected();
    expect(submissions.find(({ key }) => key === 'moodle:1')?.files).toEqual(['onlinetext.java']);
  });

  test('typed text is what it looks like where all others handed in archives', async () => {
    const program = ['import java.util.*;', 'public class A {', 'public static void main(String[] a) {'];
    const code = [...program, 'System.out.println(1);', '}', '}'].join('<br>');
    put('hw/Ann Lee_1_assignsubmission_onlinetext/onlinetext.html', `<p>${code}</p>`);
    put('hw/Bo Li_2_assignsubmission_onlinetext/onlinetext.html', '<p>I could not come to the lab.</p>');
    put('hw/Di Ho_3_assignsubmission_file/lab.zip');
    const { submissions } = await collected();
    expect(submissions.map(({ key, files }) => [key, files])).toEqual([
      ['moodle:1', ['onlinetext.java']],
      ['moodle:2', []],
      ['moodle:3', []],
    ]);
    expect(submissions[0]?.texts[0]).toContain('public class A {\npublic static void main');
  });

  test('flat: by number, whatever the student calls the file', async () => {
    put('hw/Zoë Müller_48213_assignsubmission_file_main.py');
    put('hw/Zoë Müller_48213_assignsubmission_file_Bo Li_48214_assignsubmission_file_main.py');
    put('hw/Bo Li_48214_assignsubmission_file_x_attempt_2026-10-03-17-05-09_y.py');
    put('hw/Bo Li_48214_assignsubmission_onlinetext_onlinetext.html', 'x');
    const { submissions, notices } = await collected();
    expect(submissions.map(({ key, files }) => [key, files])).toEqual([
      ['moodle:48214', ['onlinetext.py', 'x_attempt_2026-10-03-17-05-09_y.py']],
      ['moodle:48213', ['Bo Li_48214_assignsubmission_file_main.py', 'main.py']],
    ]);
    expect(notices[0]).toBe('Moodle download: 2 students.');
    expect(notices[1]).toContain('only one is left');
  });

  test('two people of one name stay two, and are told apart', async () => {
    put('hw/Bo Li_1_assignsubmission_file/a.py');
    put('hw/Bo Li_2_assignsubmission_file/a.py');
    const { submissions } = await collected();
    expect(submissions.map(({ key, name }) => [key, name])).toEqual([
      ['moodle:1', 'Bo Li (1)'],
      ['moodle:2', 'Bo Li (2)'],
    ]);
  });

  test('keys do not depend on where the folder lies, nor on a folder around it', async () => {
    put('a/b/hw/Bo Li_1_assignsubmission_file/a.py');
    put('c/Bo Li_1_assignsubmission_file/a.py');
    expect((await collected('a')).submissions.map(({ key }) => key)).toEqual(['moodle:1']);
    expect((await collected('c')).submissions.map(({ key }) => key)).toEqual(['moodle:1']);
  });

  test('at four of five names it is one, below it is said', async () => {
    for (const id of [1, 2, 3, 4]) put(`hw/Bo_${id}_assignsubmission_file/a.py`);
    put('hw/other/a.py');
    const recognised = await collected();
    expect(recognised.submissions).toHaveLength(4);
    expect(recognised.notices).toContain('One entry is nobody\'s by name and was not taken: "other".');
    for (const id of [5, 6, 7]) put(`hw/Bo_${id}_assignsubmission_file/a.py`);
    put('hw/another/a.py');
    const unsure = await collected();
    expect(unsure.submissions).toHaveLength(9);
    expect(unsure.notices[0]).toMatch(/^77 % of the names in hw look like those of layout moodle/);
    expect((await collected('hw', 'moodle')).submissions).toHaveLength(7);
    expect((await collected('hw', 'folders')).submissions).toHaveLength(9);
  });

  test('where two shapes fit a person says which', async () => {
    for (const id of [1, 2, 3, 4]) put(`hw/Bo_${id}_assignsubmission_file/a.py`);
    put('hw/info.csv', 'filename\na.py\n');
    await expect(collected()).rejects.toThrow(
      'path: hw may be a Moodle download or a download with info.csv (Dolos, Dodona, A+); say which with layout: moodle or info-csv.',
    );
    expect((await collected('hw', 'moodle')).submissions).toHaveLength(4);
  });

  test('a layout that nothing fits is a mistake of the settings', async () => {
    put('hw/ann/a.py');
    await expect(collected('hw', 'moodle')).rejects.toThrow(
      'layout moodle: nothing in hw looks like a Moodle download. It holds "ann". Give another layout, or leave it out to have it recognised.',
    );
  });
});
