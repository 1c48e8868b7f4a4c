import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { refuseFolderOfOther } from '../../src/channels/write-report-files.ts';
import { runCommand } from '../black-box/run-action.ts';
import { programs } from '../engine/generated-programs.ts';
import { randomFrom } from '../random.ts';
import { temporaryFolder } from '../temporary.ts';

/* The same people hand in one assignment after the other: what was decided about the first one is no decision about the next. */

const PEOPLE = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'];

let root = '';
beforeAll(async () => {
  root = temporaryFolder();
  for (const [at, name] of ['hw1', 'hw2'].entries()) {
    const texts = programs(PEOPLE.length, 'java', randomFrom(at + 1), 0);
    for (const [n, person] of PEOPLE.entries()) {
      mkdirSync(join(root, name, person), { recursive: true });
      // Ann and Bob hand in the same each time.
      writeFileSync(join(root, name, person, 'Main.java'), texts[n === 1 ? 0 : n] ?? '');
    }
  }
  cpSync(join(root, 'hw1'), join(root, 'hw1 (1)'), { recursive: true });
  expect((await check('hw1')).exitCode).toBe(1);
});

const check = (folder: string, ...words: readonly string[]) =>
  runCommand(['check', folder, '--no-ai', ...words], { cwd: root });

const inReport = (name: string): string => join(root, 'similarity-report', name);

/** The report that lies there. */
const lying = () =>
  JSON.parse(readFileSync(inReport('report.json'), 'utf8')) as {
    run: { title: string };
    findings: { submissions: { name: string; subject: string }[] };
  };

test('a pair that was dismissed in one assignment is not dismissed in the next without a word', async () => {
  writeFileSync(inReport('cases.json'), '{"schemaVersion":1,"cases":[],"common":[]}');
  const subjectOf = (name: string) =>
    lying().findings.submissions.find((one) => one.name === name)?.subject ?? '';
  const subjects = [subjectOf('ann'), subjectOf('bob')].toSorted();
  // Nobody decided anything yet: there is nothing that could count.
  expect((await check('hw2')).exitCode).toBe(1);
  expect((await check('hw1')).exitCode).toBe(1);

  const dismissed = {
    subjects,
    names: ['ann', 'bob'],
    state: 'dismissed',
    reason: 'a team, in hw1',
    note: null,
    by: null,
    at: '2026-11-21T04:00:00Z',
    evidence: { similarity: 100, suspicion: 100, tokens: 100_000 },
  };
  writeFileSync(inReport('cases.json'), JSON.stringify({ schemaVersion: 1, cases: [dismissed], common: [] }));
  const other = await check('hw2');
  expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('holds the report of hw1 and')]);
  expect(lying().run.title).toBe('hw1');

  // The same class, also as a browser names its second download, goes by it.
  for (const again of ['hw1', 'hw1 (1)', 'hw1']) expect((await check(again)).exitCode).toBe(0);
  expect((await check('hw2', '--report-dir', 'second')).exitCode).toBe(1);
  expect((await check('hw2', '--check-name', 'hw1')).exitCode).toBe(0);
  // Whoever names the file wants it.
  expect((await check('hw2', '--cases', 'similarity-report/cases.json')).exitCode).toBe(0);
  expect(lying().run.title).toBe('hw2');
});

/** A folder with a decision about code that was given, and perhaps one about two people. */
function decided(withCase: boolean): string {
  const folder = temporaryFolder();
  const at = '2026-10-09T12:00:00Z';
  const evidence = { similarity: 90, suspicion: null, tokens: 100 };
  const one = { subjects: ['1', '2'], names: ['a', 'b'], state: 'dismissed', reason: null, note: null };
  const cases = withCase ? [{ ...one, by: null, at, evidence }] : [];
  const common = [{ path: 'Main.java', text: 'class Main {}', by: null, at }];
  writeFileSync(join(folder, 'cases.json'), JSON.stringify({ schemaVersion: 1, cases, common }));
  return folder;
}

test('decisions that no report lies beside are of any class', async () => {
  const folder = decided(true);
  await expect(refuseFolderOfOther(folder, 'hw2')).resolves.toBeUndefined();
  writeFileSync(join(folder, 'report.json'), '{\n"run":{}\n}');
  await expect(refuseFolderOfOther(folder, 'hw2')).resolves.toBeUndefined();
});

test.each([
  // Downloads of Brightspace and Blackboard have another name each time.
  ['Lab 2 Download Oct 11, 2026 803 PM.zip', 'Lab 2 Download Nov 1, 2026 1107 AM (1).zip', true],
  ['Lab 2 Download Oct 11 2026.zip', 'Lab 2', true],
  ['gradebook_CS101_Lab_2_2026-10-09-12-00-00', 'gradebook_CS101_Lab_2_2026-10-12-08-30-59.zip', true],
  ['Lab 2 Download Oct 11, 2026 803 PM.zip', 'Lab 3 Download Oct 11, 2026 803 PM.zip', false],
  ['gradebook_CS101_Lab_2_2026-10-09-12-00-00', 'gradebook_CS101_Lab_3_2026-10-09-12-00-00', false],
  // A day is what somebody may call an assignment by.
  ['lab_2026-10-09', 'lab_2026-10-16', false],
])('%s and %s are of one class: %s', async (before, now, isSame) => {
  for (const folder of [decided(true), decided(false)]) {
    writeFileSync(join(folder, 'report.json'), `{\n"run":${JSON.stringify({ title: before })}\n}`);
    const refused = refuseFolderOfOther(folder, now);
    if (isSame) await refused;
    else await expect(refused).rejects.toThrow(`holds the report of ${before}`);
  }
});
