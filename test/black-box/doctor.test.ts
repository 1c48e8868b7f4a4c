import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary.ts';
import { runAction, runBuiltAction } from './run-action.ts';

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

test('the doctor says it, as it is built, in a table, and ends red', async () => {
  const empty = await runEmpty({ mode: 'doctor' }, runBuiltAction);
  expect([empty.exitCode, empty.outputs['outcome']]).toEqual([1, 'config-error']);
  expect(empty.stdout).toMatch(/^do this {2}check-out +Nothing is checked out/m);
  expect(empty.summary).toMatch(/\| \*\*do this\*\* \| check-out \| Nothing is checked out/);
  expect(empty.stdout).not.toContain('once with `mode: doctor`');
});
