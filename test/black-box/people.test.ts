import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaffDocument } from '../../src/report/report-document.ts';
import { runCommand } from './run-action.ts';

/* The class of the examples, with a list of people as a spreadsheet of half of Europe saves it. */

const ROOT = join(import.meta.dirname, '../..');
const CLASS = join(ROOT, 'examples/sample-class/submissions');
const LIST = [
  'ID;Name;Team;Partners;Staff;Section',
  'lena;"Öst, Lena";P3;;;B',
  'mateo;Mateo;P3;;;B',
  'amber;=Amber;;Chiara C;;A',
  'chiara;Chiara C;;;;B',
  'greta;;;;ja;A',
  'ghost;Nobody;;;;A',
].join('\r\n');

let folder = '';

const check = (...options: readonly string[]): Promise<Run> => checkWith('people.csv', ...options);

interface Run {
  readonly status: number | null;
  readonly said: string;
}

async function checkWith(list: string, ...options: readonly string[]): Promise<Run> {
  const words = ['check', CLASS, '--people', list, ...options];
  const { exitCode, stdout, stderr } = await runCommand(words, { cwd: folder });
  return { status: exitCode, said: stdout + stderr };
}

function documentOf(report: string) {
  return StaffDocument.parse(JSON.parse(readFileSync(join(folder, report, 'report.json'), 'utf8')));
}

/** What a run says of people, whatever folders its keys begin with. */
function told(report: string) {
  const { findings, verdict } = documentOf(report);
  const called = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
  return {
    flagged: verdict.flagged.map(({ key }) => called(key)).toSorted(),
    people: findings.submissions
      .flatMap(({ key, name, role, total, person }) =>
        person === undefined ? [] : [JSON.stringify([called(key), name, role, total, person])],
      )
      .toSorted(),
    together: findings.pairs
      .flatMap(({ a, b, together }) =>
        together === undefined ? [] : [`${[called(a), called(b)].toSorted().join(' ')} ${together}`],
      )
      .toSorted(),
  };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-'));
  writeFileSync(join(folder, 'people.csv'), Buffer.from(LIST, 'latin1'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('who belongs together is not flagged, is named, and the report says so', async () => {
  const { status, said } = await check('--report-dir', 'whole');
  const { flagged, people, together } = told('whole');
  expect(together).toEqual(['amber chiara partners', 'lena mateo team']);
  // Only those whose copy is of somebody else; a copy of the staff's own is one.
  expect(flagged).toEqual(['bashir', 'dmitri', 'imani']);
  expect(status).toBe(1);
  expect(people.join('\n')).toContain('["lena","Öst, Lena","judged",');
  expect(people.join('\n')).toContain('["greta","greta","archive",null,');
  expect(said).toContain('1 pair of team mates and 1 of partners were not counted: they belong together.');
  expect(said).toContain('1 of 6 on the list matches no submission: "Nobody" (line 7)');
  expect(said).toContain('25 submissions belong to nobody on the list: ');
  const csv = readFileSync(join(folder, 'whole/submissions.csv'), 'utf8');
  // Data, and no formula.
  expect(csv).toContain(",'=Amber,");
});

test('jobs of a matrix come to the same', async () => {
  for (const shard of ['1/2', '2/2', 'judge']) await check('--report-dir', 'parts', '--shard', shard);
  expect(told('parts')).toEqual(told('whole'));
});

test('a rehearsal says who was matched, and a wrong cell where it is', async () => {
  expect((await check('--dry-run', '--report-dir', 'rehearsal')).said).toContain(
    '5 submissions matched by id: "amber" is "=Amber" (line 4)',
  );
  writeFileSync(join(folder, 'wrong.csv'), 'id,staff\nlena,perhaps\n');
  expect((await checkWith('wrong.csv')).said).toContain(
    'config-error: people wrong.csv, line 2, column staff: "perhaps" is neither yes nor no',
  );
  expect((await checkWith('none.csv')).said).toContain('config-error: people "none.csv" cannot be read');
});
