import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { StaffDocument } from '../../src/report/report-document.ts';
import { compareText } from '../../src/base/text/compare-text.ts';
import { writeZip } from '../downloads/download.ts';
import { type InventedStudent, inventedClass } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { temporaryFolder } from '../temporary.ts';
import { runCommand } from './run-action.ts';
import { some } from '../suite.ts';

/* A teacher has a ZIP of her platform and one command. */

let students: readonly InventedStudent[] = [];
beforeAll(async () => {
  students = await inventedClass();
});

test.each(
  some(
    [
      [
        'moodle',
        'Moodle download: 13 students, 1 of them with nothing ("Nia Obi")',
        ['Bo Chen', 'Zoë Müller'],
      ],
      ['canvas', 'Canvas download: 12 students', ['chenbo', 'müllerzoë']],
      ['gradescope', 'Gradescope export: 13 students and teams', ['Bo Chen', 'Zoë Müller']],
      ['ilias', 'ILIAS download: 12 students and teams', ['Chen, Bo', 'Mueller, Zoe']],
    ] as const,
    1,
  ),
)('%s: says what it is, and flags the copy alone', async (name, said, copy) => {
  const platform = PLATFORMS[name];
  if (platform === undefined) throw new Error(`no platform ${name}`);
  const folder = temporaryFolder();
  const zip = writeZip(platform(students), folder);
  const { stdout, stderr } = await runCommand(
    ['check', zip, '--report-dir', 'report', '--fail-on', 'never'],
    {
      cwd: folder,
    },
  );
  expect(stdout + stderr).toContain(said);
  const { findings, verdict } = StaffDocument.parse(
    JSON.parse(readFileSync(join(folder, 'report', 'report.json'), 'utf8')),
  );
  const names = new Map(findings.submissions.map(({ key, name: shown }) => [key, shown]));
  expect(verdict.flagged.map(({ key }) => names.get(key) ?? key).toSorted(compareText)).toEqual(copy);
});
