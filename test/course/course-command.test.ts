import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { readBlocks } from '../../src/channels/page-file.ts';
import type { CourseDossierPage } from '../../src/report/dossier/dossier-page.ts';
import { CourseDocument } from '../../src/report/course/course-document.ts';
import { runCommand } from '../black-box/run-action.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'];

beforeAll(() => {
  root = temporaryFolder();
  for (const [at, name] of ['hw1', 'hw2'].entries()) {
    const texts = programs(PEOPLE.length, 'java', randomFrom(at + 1), 0);
    // Ann and Bob hand in the same each time.
    for (const [n, person] of PEOPLE.entries()) {
      mkdirSync(join(root, name, person), { recursive: true });
      writeFileSync(join(root, name, person, 'Main.java'), texts[n === 1 ? 0 : n] ?? '');
    }
  }
});

const run = (...words: readonly string[]) => runCommand(['course', ...words], { cwd: root });

describe('course', () => {
  test('checks what is no report yet, reads what is, and joins them', async () => {
    const first = await run('hw1', 'hw2', '--name', 'CS 101', '--no-ai');
    expect([first.exitCode, first.stderr]).toEqual([0, expect.stringContaining('hw2 (2 of 2) is checked.')]);
    expect(first.stdout).toContain('CS 101: 2 assignments');
    expect(first.stdout).toContain('21 pairs of people who were in two assignments or more');
    const out = join(root, 'similarity-course');
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    const written = CourseDocument.parse(JSON.parse(readFileSync(join(out, 'course.json'), 'utf8')));
    expect(written.assignments.map(({ name, report }) => [name, report])).toEqual([
      ['hw1', 'hw1/index.html'],
      ['hw2', 'hw2/index.html'],
    ]);
    const [best] = written.found;
    expect([best?.a, best?.b].map((at) => written.people[at ?? -1]?.name)).toEqual(['ann', 'bob']);
    // Of 21 pairs the highest twice is what chance has in one course of 21.
    expect(best?.standsOut).toBe(false);

    cpSync(join(out, 'hw2'), join(root, 'reports of us/hw #2'), { recursive: true });
    const again = await run(join(out, 'hw1/report.json'), 'reports of us/hw #2', '--json', '--out', 'course');
    expect([again.exitCode, again.stderr]).toEqual([0, '']);
    const document = CourseDocument.parse(JSON.parse(again.stdout));
    expect(document.assignments.map(({ report }) => report)).toEqual([
      '../similarity-course/hw1/index.html',
      '../reports%20of%20us/hw%20%232/index.html',
    ]);
    expect(document.found[0]?.expected).toBe(best?.expected);
  });

  test('writes nothing into the folders that it checks, wherever they are', async () => {
    const beside = join(root, 'beside');
    for (const name of ['hw1', 'hw2']) cpSync(join(root, name), join(beside, name), { recursive: true });
    const again = async (): Promise<string> => {
      const { exitCode, stderr } = await runCommand(['course', 'hw1', 'hw2', '--no-ai', '--out', '.'], {
        cwd: beside,
      });
      expect(exitCode).toBe(0);
      return stderr;
    };
    await again();
    expect(readdirSync(join(beside, 'hw1')).toSorted()).toEqual(PEOPLE);
    const written = CourseDocument.parse(JSON.parse(readFileSync(join(beside, 'course.json'), 'utf8')));
    expect(written.assignments.map(({ name, report }) => [name, report])).toEqual([
      ['hw1', 'hw1-report/index.html'],
      ['hw2', 'hw2-report/index.html'],
    ]);
    // What was handed in since is checked.
    expect(await again()).toContain('hw2 (2 of 2) is checked.');
  });

  test('joins the reports below a folder that say they belong to it, the newest of each', async () => {
    const check = (folder: string, to: string, ...more: readonly string[]) =>
      runCommand(
        ['check', folder, '--no-ai', '--report-dir', `kept/${to}`, '--check-name', folder, ...more],
        {
          cwd: root,
        },
      );
    const ofCourse = ['--course', 'CS 101'] as const;
    await check('hw2', 'first', ...ofCourse);
    const other = await run('kept', ...ofCourse, '--out', 'joined');
    expect([other.exitCode, other.stderr]).toEqual([
      2,
      expect.stringContaining('Of the course "CS 101" there is one report below "kept"'),
    ]);
    await check('hw1', 'deep/second', ...ofCourse);
    await check('hw2', 'third', ...ofCourse);
    await check('hw2', 'elsewhere', '--course', 'CS 102');
    await check('hw2', 'nowhere');
    mkdirSync(join(root, 'kept/broken'), { recursive: true });
    writeFileSync(join(root, 'kept/broken/report.json'), '{');
    const joined = await run('kept', ...ofCourse, '--out', 'joined');
    expect(joined.exitCode).toBe(0);
    expect(joined.stderr).toContain(
      'first/report.json does not count: there is a newer report of hw2. Two assignments of one name take a --check-name each.',
    );
    expect(joined.stderr).toContain('broken/report.json does not count: ');
    const written = CourseDocument.parse(JSON.parse(readFileSync(join(root, 'joined/course.json'), 'utf8')));
    expect(written.name).toBe('CS 101');
    expect(written.assignments.map(({ name, report }) => [name, report])).toEqual([
      ['hw1', '../kept/deep/second/index.html'],
      ['hw2', '../kept/third/index.html'],
    ]);
    expect((await run('kept/gone', ...ofCourse)).exitCode).toBe(2);
  });

  test('has one dossier of a pair over its assignments, in the copy of one person without the other', async () => {
    const dossier = (...words: readonly string[]) =>
      runCommand(['dossier', ...words, '--report', 'similarity-course'], { cwd: root });
    const pageIn = (name: string): CourseDossierPage => {
      const html = readFileSync(join(root, 'similarity-course', name));
      return readBlocks(html).get('data-index')?.() as CourseDossierPage;
    };
    const panel = await dossier('bob', 'ann');
    expect([panel.exitCode, panel.stderr]).toEqual([0, '']);
    const page = pageIn('dossier-2-1.html');
    expect([page.course, page.names, page.reader, page.others]).toEqual(['CS 101', ['bob', 'ann'], null, 0]);
    expect(page.assignments.map(({ dossier: { assignment } }) => assignment)).toEqual(['hw1', 'hw2']);
    const json = readFileSync(join(root, 'similarity-course', 'course.json'), 'utf8');
    const [listed] = CourseDocument.parse(JSON.parse(json)).found;
    for (const [at, { dossier: one, place, similarity }] of page.assignments.entries()) {
      expect(one.sides.map(({ name }) => name)).toEqual(['bob', 'ann']);
      expect(one.passages.length).toBeGreaterThan(0);
      expect({ ...place, similarity }).toEqual({
        rank: listed?.places[at]?.rank,
        all: 21,
        similarity: listed?.places[at]?.similarity,
      });
    }
    expect(page.recurrence?.values).toMatchObject({ times: 2, of: 2, pairs: 21 });
    // The first of its list is the same pair.
    expect((await dossier('1', '--out', 'first.html')).exitCode).toBe(0);

    const copy = await dossier('ann', 'bob', '--for', 'ann');
    expect([copy.exitCode, copy.stderr]).toEqual([0, expect.stringContaining('Names were taken out')]);
    const own = pageIn('dossier-1-2-for-student-a.html');
    expect([own.names, own.reader]).toEqual([['ann', 'Student B'], 'ann']);
    expect(JSON.stringify(own)).not.toMatch(/\bbob\b/i);

    const unknown = await dossier('anne', 'bob');
    expect([unknown.exitCode, unknown.stderr]).toEqual([2, expect.stringContaining('did you mean "ann"?')]);
    const same = await dossier('ann', 'ann');
    expect([same.exitCode, same.stderr]).toEqual([2, expect.stringContaining('is no pair of the course')]);
    const other = await dossier('ann', 'bob', '--for', 'cyd');
    expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('is not one of the two')]);
  });

  test('has no copy for a name that both of a pair have: it would be the first one’s, whoever asked', async () => {
    cpSync(join(root, 'similarity-course'), join(root, 'namesakes'), { recursive: true });
    const path = join(root, 'namesakes', 'course.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"name":"bob"', '"name":"ann"'));
    const copy = await runCommand(['dossier', '1', '--for', 'Ann', '--report', 'namesakes'], { cwd: root });
    expect([copy.exitCode, copy.stderr]).toEqual([
      2,
      expect.stringContaining('--for: both are called "Ann", and a copy is for one of them alone.'),
    ]);
    expect(readdirSync(join(root, 'namesakes')).filter((name) => name.startsWith('dossier'))).toEqual(
      readdirSync(join(root, 'similarity-course')).filter((name) => name.startsWith('dossier')),
    );
  });

  test('has no dossier of a report that was made again since', async () => {
    cpSync(join(root, 'similarity-course'), join(root, 'changed'), { recursive: true });
    const path = join(root, 'changed', 'course.json');
    const document = readFileSync(path, 'utf8').replace(/"checkedAt":"\d{4}/, '"checkedAt":"1999');
    writeFileSync(path, document);
    const again = await runCommand(['dossier', '1', '--report', 'changed'], { cwd: root });
    expect([again.exitCode, again.stderr]).toEqual([
      2,
      expect.stringContaining('was made again after the course'),
    ]);
    writeFileSync(path, document.replaceAll(/"report":"[^"]+"/g, '"report":null'));
    const none = await runCommand(['dossier', '1', '--report', 'changed/course.json'], { cwd: root });
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('holds lines that both have')]);
    writeFileSync(path, '{"schemaVersion":1}');
    const broken = await runCommand(['dossier', '1', '--report', 'changed'], { cwd: root });
    expect([broken.exitCode, broken.stderr]).toEqual([
      2,
      expect.stringContaining('is no course of this version'),
    ]);
  });

  test('says what is wrong with what it is given', async () => {
    const missing = await run('hw1', 'hw9');
    expect([missing.exitCode, missing.stderr]).toEqual([
      2,
      // Nothing was checked before.
      expect.stringMatching(/^error: "hw9" does not exist\. Name the folder of a report, or a folder/),
    ]);
    expect(() => parseCommandLine(['course', 'hw1'])).toThrow('course takes two assignments or more');
    mkdirSync(join(root, 'empty'), { recursive: true });
    const empty = await run('empty', 'hw2', '--no-ai');
    expect([empty.exitCode, empty.stderr]).toEqual([
      2,
      expect.stringMatching(/error: empty came to no report, so there is no course\./),
    ]);
    writeFileSync(join(root, 'other.json'), '{}');
    const other = await run('other.json', 'hw2');
    expect([other.exitCode, other.stderr]).toEqual([
      2,
      expect.stringContaining('is no report of this version'),
    ]);
  });
});
