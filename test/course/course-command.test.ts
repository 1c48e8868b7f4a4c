import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { CourseDocument } from '../../src/report/course/course-document.ts';
import { runCommand } from '../black-box/run-action.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';

let root = '';
const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'course-'));
  for (const [at, name] of ['hw1', 'hw2'].entries()) {
    const texts = programs(PEOPLE.length, 'java', randomFrom(at + 1), 0);
    // Ann and Bob hand in the same each time.
    for (const [n, person] of PEOPLE.entries()) {
      mkdirSync(join(root, name, person), { recursive: true });
      writeFileSync(join(root, name, person, 'Main.java'), texts[n === 1 ? 0 : n] ?? '');
    }
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

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

  test('says what is wrong with what it is given', async () => {
    const missing = await run('hw1', 'hw9');
    expect([missing.exitCode, missing.stderr]).toEqual([
      2,
      expect.stringContaining('"hw9" does not exist. Name the folder of a report, or a folder'),
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
