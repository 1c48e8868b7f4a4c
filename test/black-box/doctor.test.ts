import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { runAction, runBuiltAction, runCommand } from './run-action.ts';

const WORKFLOW = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' };

const runEmpty = (inputs: Record<string, string>, act = runAction) =>
  act({ inputs, env: WORKFLOW, workspace: temporaryFolder() });

test.each<[string, Record<string, string>]>([
  ['a check', {}],
  ['a scan, whose assignments stand in a file', { mode: 'scan' }],
  ['a list of people', { repositories: 'a/b', organization: 'a', people: 'people.csv' }],
])('%s with nothing checked out is red, and says which step is missing', async (_, inputs) => {
  const run = await runEmpty(inputs);
  expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'config-error']);
  expect(run.stdout).toMatch(/::error.*Nothing is checked out.*actions\/checkout@v7.*`mode: doctor`/);
  expect(run.summary).toContain('Nothing is checked out');
});

test('what is wrong with the settings is told where nothing is checked out, and nothing needs to be', async () => {
  const run = await runEmpty({ repositories: 'a/b', organization: 'a', layout: 'x', deadline: '2026-11-30' });
  expect(run.stdout).toMatch(
    /::error.*2 settings are wrong:%0A- layout: .*%0A- deadline: "2026-11-30" is not allowed.*%0ANothing is checked out, so no config file was read.* To see what/,
  );
  expect(run.summary).toMatch(/• layout: .* • deadline: .* Nothing is checked out, so/);
});

test('the doctor says it, as it is built, in a table, and ends red', async () => {
  const empty = await runEmpty({ mode: 'doctor' }, runBuiltAction);
  expect([empty.exitCode, empty.outputs['outcome']]).toEqual([1, 'config-error']);
  expect(empty.stdout).toMatch(/^do this {2}check-out +Nothing is checked out/m);
  expect(empty.summary).toMatch(/\| \*\*do this\*\* \| check-out \| Nothing is checked out/);
  expect(empty.stdout).not.toContain('once with `mode: doctor`');
});

test('every wrong setting has a line, on a terminal and in the annotation; the summary has one for all', async () => {
  const list = /settings are wrong:(.*?)- layout: (.*?)- web-requests: .*1000\.(.*?)To see what/;
  const parts = (text: string): readonly string[] => list.exec(text.replaceAll('\n', '%0A'))?.slice(1) ?? [];
  const wrong = { layout: 'x\n::error::y', 'web-requests': '0' };
  const here = await runCommand(['check', '.', '--layout', wrong.layout, '--web-requests', '0']);
  const workspace = temporaryFolder();
  writeFileSync(join(workspace, 'a.py'), 'x = 1\n');
  const run = await runAction({ inputs: wrong, env: WORKFLOW, workspace });
  for (const [before, layout, behind] of [parts(here.stderr), parts(run.stdout)]) {
    expect([before, behind]).toEqual(['%0A', '%0A']);
    expect(layout).toMatch(/^"x\\u\{a\}::error::y" [^\n]*%0A$/);
  }
  expect(run.summary).toMatch(/wrong: • layout: .* • web-requests: .*1000\. To see what/);
  expect(`${here.stderr}${run.stdout}${run.summary}`).not.toContain('U+000A');
});

test('the command says what check would refuse, quietly or as JSON where it is asked to', async () => {
  const cwd = temporaryFolder();
  for (const name of ['ada', 'bo']) {
    mkdirSync(join(cwd, 'submissions', name), { recursive: true });
    writeFileSync(join(cwd, 'submissions', name, 'a.py'), `print("${name}")\n`);
  }
  mkdirSync(join(cwd, '.github'));
  const write = (text: string): void => writeFileSync(join(cwd, '.github', 'similarity.yml'), text);
  const doctor = (...words: string[]) => runCommand(['doctor', ...words], { cwd });

  write('path: submissions\n');
  const refused = await runCommand(['check'], { cwd });
  const sentence = /PATH is missing: .*/.exec(refused.stderr)?.[0] ?? 'none';
  const open = await doctor();
  expect([open.exitCode, open.stdout.split('\n')[0]]).toEqual([2, expect.stringContaining(sentence)]);
  expect(await doctor('-q')).toMatchObject({ exitCode: 2, stdout: `do this  PATH  ${sentence}\n` });
  expect(JSON.parse((await doctor('--json', '-q')).stdout)).toContainEqual({
    about: 'PATH',
    isFine: false,
    sentence,
  });
  expect(await doctor('submissions', '-q')).toMatchObject({ exitCode: 0, stdout: '' });
  expect((await doctor('submissions')).stdout).not.toContain('PATH is missing');

  // What a workflow scans stands in the file.
  write('assignments:\n  - name: hw1\n    path: submissions\n    source: directory\n');
  const scan = await doctor();
  expect(scan.stdout).toContain('submissions of hw1');
  expect(scan.stdout).not.toContain('PATH is missing');
});

test('an address of GitHub that is none is told by its variable', async () => {
  const env = { GITHUB_API_URL: 'me:secret@github', GITHUB_TOKEN: 'token' };
  const { exitCode, stderr } = await runCommand(['doctor'], { cwd: temporaryFolder(), env });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(
    'GITHUB_API_URL is no address that can be asked. Give one that begins with https://',
  );
  expect(stderr).not.toMatch(/secret|Please report it|at new URL/);
});
