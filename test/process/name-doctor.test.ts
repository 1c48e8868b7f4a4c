import { expect, test } from 'vitest';
import type { Outcome } from '../../src/base/outcome.ts';
import { namingDoctor } from '../../src/program/process/execute.ts';

const end = (outcome: Outcome, exitCode: 0 | 1 = 1) => ({
  outcome,
  exitCode,
  sentence: 'It failed.',
  openSentence: null,
});

test.each(['config-error', 'forbidden', 'auth'] as const)(
  '%s names the doctor, in the words of the place',
  (outcome) => {
    expect(namingDoctor(end(outcome), 'workflow').sentence).toMatch(/^It failed\. .*`mode: doctor`\.$/);
    expect(namingDoctor(end(outcome), 'command').sentence).toMatch(/^It failed\. .*code-similarity doctor/);
  },
);

test.each(['flagged', 'passed', 'incomplete', 'rate-limited', 'cancelled', 'internal-error'] as const)(
  '%s does not',
  (outcome) => {
    expect(namingDoctor(end(outcome), 'workflow')).toEqual(end(outcome));
  },
);

test('what a policy lets pass does not, and what nobody may read stays unread', () => {
  expect(namingDoctor(end('forbidden', 0), 'workflow').sentence).toBe('It failed.');
  expect(namingDoctor(end('forbidden'), 'workflow').openSentence).toBeNull();
  const open = { ...end('forbidden'), openSentence: 'It failed for everybody.' };
  expect(namingDoctor(open, 'workflow').openSentence).toContain('mode: doctor');
  const list = { ...end('config-error'), sentence: '2 settings are wrong:\n- a\n- b' };
  expect(namingDoctor(list, 'workflow').sentence.split('\n')).toHaveLength(4);
});

test('a line break that a name brings into a sentence is no list', () => {
  const named = { ...end('config-error'), sentence: 'path "a\nb" is not there.' };
  expect(namingDoctor(named, 'command').sentence.split('\n')).toEqual([
    'path "a',
    expect.stringMatching(/^b" is not there\. To see /),
  ]);
});
