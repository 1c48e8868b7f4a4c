import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { javaPrograms } from '../engine/programs.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { runAction, runCommand } from './run-action.ts';
import { seldom } from '../suite.ts';
import { putFiles } from '../put-files.ts';

/* A class as a platform hands it out, through the whole program. */

const [ann = '', bo = '', cy = '', di = ''] = javaPrograms(4, 22);
const FILES: Readonly<Record<string, string>> = {
  'Ann Lee_48211_assignsubmission_file/Main.java': ann,
  'Bo Chen_48212_assignsubmission_file/Main.java': bo,
  'Cy <b>=1+1_48213_assignsubmission_file/Main.java': cy,
  // A copy of Ann's, with files of a name that would be somebody else's.
  'Di Roe_48214_assignsubmission_file/Ann Lee_48211_assignsubmission_file_Main.java': ann,
  'Di Roe_48214_assignsubmission_file/Own.java': di.slice(0, 200),
};

function download(): Buffer {
  const entries = Object.entries(FILES).map(([name, text]) => ({ name, contents: Buffer.from(text) }));
  const nobody = { name: 'Nia Obi_48215_assignsubmission_file/', contents: Buffer.alloc(0) };
  return zip([...entries, nobody, { name: '__MACOSX/._Main.java', contents: Buffer.from('x') }]);
}

const SAID =
  'Moodle download: 5 students, 1 of them with nothing ("Nia Obi"); 1 file of operating systems not taken.';

interface Report {
  readonly findings: {
    readonly notices: readonly string[];
    readonly submissions: readonly {
      readonly key: string;
      readonly name: string;
      readonly origin: unknown;
    }[];
  };
}

function reportIn(workspace: string): Report {
  return JSON.parse(readFileSync(join(workspace, 'similarity-report', 'report.json'), 'utf8')) as Report;
}

seldom('the action takes a ZIP that the config file names, one absent student fails nothing', async () => {
  const workspace = temporaryFolder();
  writeFileSync(join(workspace, 'lab 2.zip'), download());
  mkdirSync(join(workspace, '.github'));
  writeFileSync(join(workspace, '.github', 'similarity.yml'), 'path: lab 2.zip\nfail-on: never\nai: false\n');
  const run = await runAction({ workspace, event: { name: 'workflow_dispatch', payload: {} } });
  expect([run.exitCode, run.outputs['outcome'], run.outputs['submission-count']]).toEqual([
    0,
    'flagged',
    '4',
  ]);
  const { notices, submissions } = reportIn(workspace).findings;
  expect(notices).toContain(SAID);
  expect(submissions.map(({ key, name }) => [key, name])).toEqual([
    ['moodle:48211', 'Ann Lee'],
    ['moodle:48212', 'Bo Chen'],
    ['moodle:48213', 'Cy <b>=1+1'],
    ['moodle:48214', 'Di Roe'],
  ]);
  expect(submissions[0]?.origin).toEqual({
    kind: 'directory',
    path: 'lab 2.zip',
    handIn: { platform: 'moodle', id: '48211' },
  });
  expect(run.summary).toContain('Moodle download: 5 students');
  // In a span of code it is text; nowhere else may it stand.
  expect(run.summary).toContain('`Cy <b>=1+1`');
  expect(run.summary.replaceAll(/`[^`\n]*`/g, '')).not.toContain('<b>');
});

test('the command line reads the ZIP and the folder that somebody unpacked alike, and says it', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'lab.zip'), download());
  putFiles(join(root, 'unpacked'), FILES);
  mkdirSync(join(root, 'unpacked', 'Nia Obi_48215_assignsubmission_file'));
  const packed = await runCommand(['check', 'lab.zip', '--ai', 'false'], { cwd: root });
  const fromZip = reportIn(root).findings.submissions.map(({ key, name }) => [key, name]);
  expect(packed.exitCode).toBe(1);
  expect(packed.stdout).toContain(`note: ${SAID}`);
  await runCommand(['check', 'unpacked', '--ai', 'false'], { cwd: root });
  expect(reportIn(root).findings.submissions.map(({ key, name }) => [key, name])).toEqual(fromZip);
  const wrong = await runCommand(['check', 'lab.zip', '--layout', 'canvas'], { cwd: root });
  expect(wrong.exitCode).toBe(2);
  expect(wrong.stderr).toContain(
    'config-error: layout canvas: nothing in lab.zip looks like a Canvas download.',
  );
});
