import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/base/text/nearest.ts';
import { configLocation, misspelledInputs, readInputs } from '../../src/contract/settings/raw-inputs.ts';
import {
  isWithoutSecrets,
  resolveBaseCode,
  resolveMode,
  resolveSource,
} from '../../src/contract/settings/settings.ts';

describe('auto', () => {
  test.each([
    ['issue_comment', 'auto', true, 'bot'],
    ['issue_comment', 'auto', false, 'bot'],
    ['schedule', 'auto', true, 'scan'],
    ['pull_request', 'auto', true, 'check'],
    ['pull_request', 'auto', false, 'check'],
    ['pull_request_target', 'auto', true, 'check'],
    ['merge_group', 'auto', true, 'check'],
    ['workflow_run', 'auto', true, 'scan'],
    ['workflow_run', 'pull-request', true, 'check'],
    [null, 'auto', false, 'check'],
  ] as const)('mode in %s from %s with assignments %s is %s', (event, source, hasAssignments, mode) => {
    expect(resolveMode('auto', source, event, hasAssignments)).toBe(mode);
    expect(resolveMode('check', source, event, hasAssignments)).toBe('check');
    expect(resolveMode('scan', source, event, hasAssignments)).toBe('scan');
  });

  test.each([
    ['pull_request', ['repositories', 'path'], 'pull-request'],
    ['pull_request_target', [], 'pull-request'],
    ['merge_group', [], 'pull-request'],
    ['workflow_run', [], 'workspace'],
    ['push', ['repositories', 'path'], 'repositories'],
    ['push', ['manifest'], 'repositories'],
    ['push', ['classroom50'], 'repositories'],
    ['push', ['organization'], 'repositories'],
    ['push', ['topic'], 'repositories'],
    ['push', ['team'], 'repositories'],
    ['push', ['property'], 'repositories'],
    ['push', ['deadline', 'include-archived'], 'workspace'],
    ['push', ['path'], 'directory'],
    ['push', [], 'workspace'],
    [null, [], 'workspace'],
  ] as const)('source in %s with %j is %s', (event, given, source) => {
    expect(resolveSource('auto', event, given)).toBe(source);
    expect(resolveSource('workspace', event, given)).toBe('workspace');
  });

  test('base code is detected where starter code is known, unless the user says', () => {
    expect(resolveBaseCode({ baseCode: null }, true)).toBe(true);
    expect(resolveBaseCode({ baseCode: null }, false)).toBe(false);
    expect(resolveBaseCode({ baseCode: false }, true)).toBe(false);
    expect(resolveBaseCode({ baseCode: true }, false)).toBe(true);
  });

  test.each([
    ['pull_request', true, null, true],
    ['pull_request', false, null, false],
    ['pull_request', false, 'dependabot[bot]', true],
    ['pull_request_target', true, null, false],
    ['workflow_run', true, null, false],
    ['issue_comment', true, null, false],
    [null, true, null, false],
  ] as const)('%s, fork %s, actor %s: without secrets %s', (event, isFork, actor, expected) => {
    expect(isWithoutSecrets({ event, repositoryOwner: 'o', isFork, actor })).toBe(expected);
  });
});

describe('the inputs of the runner', () => {
  test('are read by the names that it sets', () => {
    expect(
      readInputs({
        'INPUT_BASE-URL': ' https://x/api/v1\n',
        INPUT_AI: 'false',
        INPUT_ENGINE: '',
        INPUT_PATH: ' \n',
        INPUT_BASE_URL: 'not this one',
        INPUT_OTHER: 'x',
        AI: 'true',
      }),
    ).toEqual({ 'base-url': 'https://x/api/v1', ai: 'false' });
  });

  test('are named where one is nearly right', () => {
    expect(
      misspelledInputs({
        'INPUT_SIMILARITY-TRESHOLD': '80',
        INPUT_FAIL_ON: 'never',
        INPUT_TEMPLATE: 'starter',
        INPUT_AI: 'true',
        INPUT_OTHER_ACTION: 'x',
        PATHS: 'x',
      }),
    ).toEqual([
      '"similarity-treshold" is no input of this action; did you mean similarity-threshold?',
      '"fail_on" is no input of this action; did you mean fail-on?',
      '"template" is no input of this action; did you mean starter?',
    ]);
  });

  test('say where the config file is', () => {
    expect(configLocation({})).toEqual({ path: '.github/similarity.yml', explicit: false });
    expect(configLocation({ config: ' x.yml ' })).toEqual({ path: 'x.yml', explicit: true });
  });
});

test.each([
  ['similarity-treshold', 'similarity-threshold'],
  ['similarity_threshold', 'similarity-threshold'],
  ['apth', 'path'],
  ['zz', null],
  ['ia', 'ai'],
  ['something-else', null],
])('the nearest name to %s is %s', (name, expected) => {
  expect(nearest(name, ['ai', 'path', 'similarity-threshold', 'starter'])).toBe(expected);
});
