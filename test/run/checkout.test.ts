import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isNothingCheckedOut, readsWorkspace } from '../../src/check/run/checkout.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { temporaryFolder } from '../temporary.ts';

const folder = temporaryFolder();

test('an empty folder is nothing checked out, in a workflow alone', () => {
  const workflow = { GITHUB_ACTIONS: 'true' };
  expect(isNothingCheckedOut(folder, workflow)).toBe(true);
  expect(isNothingCheckedOut(folder, {})).toBe(false);
  expect(isNothingCheckedOut(join(folder, 'missing'), workflow)).toBe(false);
  writeFileSync(join(folder, 'README.md'), '');
  expect(isNothingCheckedOut(folder, workflow)).toBe(false);
});

const reads = (raw: RawInputs, event = 'push'): boolean =>
  readsWorkspace(
    parseSettings(raw, null, { event, repositoryOwner: 'cs101', isFork: false }).settings,
    event,
  );

test.each<[RawInputs, boolean, string?]>([
  [{}, true],
  [{ path: 'hw1' }, true],
  [{ repositories: 'hw1-*' }, false],
  [{ repositories: 'hw1-*', people: 'people.csv' }, true],
  [{ manifest: 'grades.csv' }, true],
  [{ path: '/tmp/class.zip' }, false],
  [{ path: '/tmp/class.zip\nhw1' }, true],
  [{ repositories: 'hw1-*', people: '/tmp/people.csv' }, false],
  [{}, false, 'pull_request'],
  [{ people: 'people.csv' }, false, 'pull_request_target'],
  [{ mode: 'bot' }, false, 'issue_comment'],
])('with %j files are read: %s', (raw, expected, event) => {
  expect(reads(raw, event)).toBe(expected);
});
