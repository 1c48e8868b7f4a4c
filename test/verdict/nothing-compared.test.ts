import { describe, expect, test } from 'vitest';
import type { Findings, SubmissionFinding } from '../../src/contract/findings.ts';
import { NO_BYTES } from '../../src/contract/balance.ts';
import { judged as judge } from './judged.ts';
import type { Policy } from '../../src/check/verdict/policy.ts';
import { findings, POLICY, submission } from './findings.ts';

/* Nothing compared is not green: `skipped` where that is nobody's fault, `incomplete` in a class. */

const file = { path: 'Main.java', size: 1 };
const empty = (key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
  submission(key, null, { state: { kind: 'not-checked', reason: 'It holds no files.' }, ...more });
const alone = (key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
  submission(key, null, {
    comparability: 'alone',
    state: { kind: 'not-checked', reason: 'nobody' },
    files: [file],
    ...more,
  });
const starter = (key: string): SubmissionFinding => submission(key, null, { comparability: 'starter-only' });
/** As an `__init__.py` may be. */
const comments = (key: string, more: Partial<SubmissionFinding> = {}): SubmissionFinding =>
  empty(key, {
    comparability: 'no-source',
    files: [file],
    balance: { ...NO_BYTES, comments: 1 },
    ...more,
  });
const short = (key: string): SubmissionFinding =>
  submission(key, null, { comparability: 'too-short', files: [file] });

function decided(
  submissions: SubmissionFinding[],
  policy: Partial<Policy>,
  more: Partial<Findings> = {},
): ReturnType<typeof judge> {
  return judge(findings(submissions, more), null, { ...POLICY, ...policy });
}

describe.each(['pull-request', 'workspace'] as const)('of a %s', (source) => {
  test.each([
    ['no source file', empty('a')],
    ['starter code alone', starter('a')],
    ['too little', short('a')],
    ['comments and blanks alone', comments('a')],
    ['nobody to compare with', alone('a')],
  ])('%s is skipped, green, with one sentence and without a number', (_what, one) => {
    const verdict = decided([one], { source });
    expect([verdict.outcome, verdict.exitCode, verdict.maxSimilarity, verdict.notChecked]).toEqual([
      'skipped',
      0,
      null,
      [],
    ]);
    expect(verdict.sentence).toMatch(/^[^.]+(?:n\/a)?\.$/);
    expect(verdict.sentence.toLowerCase()).toContain(source.replace('-', ' '));
  });

  test.each([
    ['a file over a limit', empty('a', { leftOut: [{ path: 'a.py', reason: 'limit' }] })],
    [
      'a file that the engine could not read',
      alone('a', { leftOut: [{ path: 'a.py', reason: 'unreadable' }] }),
    ],
    ['a refused upload', empty('a', { files: [file] })],
    ['an AI score that is not there', alone('a', { aiState: 'missing' })],
    ['code in no language that is read', comments('a', { balance: { ...NO_BYTES, unread: 1 } })],
    [
      'another one’s code in its comments',
      comments('a', {
        hidden: [
          { path: 'a.py', otherKey: 'b', otherPath: 'b.py', tokens: 200, leftOut: 'own', isSkipped: true },
        ],
      }),
    ],
    ['a number that is not there', submission('a', null, { files: [file] })],
  ])('%s is incomplete', (_what, one) => {
    const verdict = decided([one], { source });
    expect([verdict.outcome, verdict.exitCode, verdict.notChecked]).toEqual(['incomplete', 1, ['a']]);
  });

  test('what was to be compared with and could not be read makes it incomplete', () => {
    const failure = { key: 'x', name: 'x', role: 'archive', reason: 'gone' } as const;
    const refused = empty('old', { role: 'archive', files: [file] });
    for (const verdict of [
      decided([alone('a')], { source }, { failures: [failure] }),
      decided([alone('a'), refused], { source }),
    ]) {
      expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
      expect(verdict.warnings.join()).toContain('1 source to compare with could not be read');
    }
    // What holds no code could be read.
    const marker = decided([alone('a'), comments('old', { role: 'archive' })], { source });
    expect([marker.outcome, marker.warnings]).toEqual(['skipped', []]);
    // Who changes no source file has nothing that could be copied from there.
    expect(decided([empty('a')], { source }, { failures: [failure] }).outcome).toBe('skipped');
  });

  test('an AI score is judged without anybody to compare with', () => {
    const scored = (aiAverage: number): ReturnType<typeof judge> =>
      decided([alone('a', { aiAverage, aiState: 'scored', state: { kind: 'checked' } })], { source });
    expect(scored(75).outcome).toBe('passed');
    expect(scored(75).sentence).toMatch(/none flagged \(AI score above 75\)\. There is nothing to compare/);
    expect(scored(75.01).outcome).toBe('flagged');
  });
});

describe('of a class', () => {
  test.each([
    ['one submission alone', [alone('a')], '1 submission with nobody to compare with ("a")'],
    ['nobody wrote anything', [empty('a'), empty('b')], '2 submissions without a source file ("a", "b")'],
    ['starter code alone', [starter('a'), starter('b')], '2 submissions with hardly more than starter code'],
    ['one beside empty ones', [alone('a'), empty('b')], '1 submission without a source file ("b")'],
    ['too little of everybody', [short('a'), short('b')], '2 submissions too short to be compared'],
  ])('%s: incomplete, with names', (_what, submissions, words) => {
    for (const source of ['directory', 'repositories'] as const) {
      const verdict = decided(submissions, { source });
      expect([verdict.outcome, verdict.exitCode, verdict.maxSimilarity]).toEqual(['incomplete', 1, null]);
      expect(verdict.notChecked.toSorted()).toEqual(submissions.map(({ key }) => key));
      expect(verdict.sentence).toMatch(/^Nothing was compared: /);
      expect(verdict.sentence).toContain(words);
      expect(decided(submissions, { source, onIncomplete: 'warn' }).exitCode).toBe(0);
    }
  });

  test('a check of the service’s own is a class, whatever the source would be', () => {
    expect(decided([alone('a')], { source: 'workspace', checkId: 7 }).outcome).toBe('incomplete');
  });

  test('those with nothing to judge are told beside those that were compared', () => {
    const verdict = decided([submission('a', 3), submission('b', 4), short('c'), starter('d')], {});
    expect([verdict.outcome, verdict.notChecked]).toEqual(['passed', []]);
    expect(verdict.sentence).toContain('2 of them had nothing to judge');
    expect(decided([submission('a', 3), submission('b', 4)], {}).sentence).not.toContain('nothing to judge');
  });

  const packed = (path: string, ...files: string[]): SubmissionFinding =>
    alone('a', {
      origin: { kind: 'directory', path },
      files: files.map((name) => ({ path: name, size: 1 })),
    });

  test('a class in one ZIP or one folder is taken for one submission: the sentence says what to do', () => {
    const folders = ['ada/A.java', 'bo/A.java', 'cy/src/A.java', 'dan/A.java'];
    expect(decided([packed('hw/class.zip', ...folders)], {}).sentence).toMatch(
      /holds folders \("ada\/", "bo\/", "cy\/" and 1 more\): if each of them is a submission, set layout: folders/,
    );
    expect(decided([packed('hw', ...folders)], {}).sentence).toContain('give "hw" as the path');
  });

  test.each([
    [['x/ada/A.java', 'x/bo/A.java'], '("ada/", "bo/"): if each of them is a submission, give "hw/x"'],
    [
      ['x/y/ada/A.java', 'x/y/ada/B.java', 'x/y/adam/A.java'],
      '("ada/", "adam/"): if each of them is a submission, give "hw/x/y"',
    ],
    [['xa/A.java', 'xb/A.java'], '("xa/", "xb/"): if each of them is a submission, give "hw"'],
  ])('a class further down is named: %j', (files, words) => {
    expect(decided([packed('hw', ...files)], {}).sentence).toContain(`${words} as the path.`);
  });

  test.each([[['A.java', 'lib/B.java', 'src/C.java']], [['src/A.java', 'src/B.java']]])(
    'a submission of %j is one',
    (files) => {
      for (const path of ['a.zip', 'a']) {
        expect(decided([packed(path, ...files)], {}).sentence).not.toContain('folders');
      }
    },
  );
});
