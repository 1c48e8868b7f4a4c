import { describe, expect, test } from 'vitest';
import { openedBefore, pushedBefore, type SubmissionFinding } from '../../src/contract/findings.ts';
import { studentView } from '../../src/report/student-view.ts';
import { ownFacts } from '../../src/report/student-words.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { aPair, report } from '../report/sample.ts';
import { findings, POLICY, submission } from '../verdict/findings.ts';
import { judged as judge } from '../verdict/judged.ts';

/* Who opened a pull request first is told, by the times of GitHub's server. It spares nobody; who provably pushed first is not made red. */

const pull = (number: number, createdAt?: string, role: SubmissionFinding['role'] = 'archive') =>
  submission(`org/hw#${number}`, number === 1 ? 90 : null, {
    role,
    origin: {
      kind: 'pull-request',
      owner: 'org',
      repo: 'hw',
      number,
      sha: 'a'.repeat(40),
      author: `author${number}`,
      ...(createdAt === undefined ? {} : { createdAt }),
    },
  });
const like = (number: number, similarity = 90) => aPair('org/hw#1', `org/hw#${number}`, similarity);
const OWN = pull(1, '2026-03-02T10:00:00Z', 'judged');
const BEFORE = '2026-03-02T09:59:59Z';
const AFTER = '2026-03-02T11:30:00+01:00';

const all = (others: readonly SubmissionFinding[], similarities: readonly number[] = [], own = OWN) =>
  findings([own, ...others], { pairs: others.map((_, at) => like(at + 2, similarities[at])) });

test.each<readonly [string, 'first' | 'last' | null, readonly SubmissionFinding[], readonly number[]]>([
  ['after it', 'first', [pull(2, AFTER)], []],
  ['before it', 'last', [pull(2, BEFORE)], []],
  ['in the same second', null, [pull(2, '2026-03-02T10:00:00Z')], []],
  ['on either side', null, [pull(2, BEFORE), pull(3, AFTER)], []],
  ['before it, and not above the threshold', 'first', [pull(2, BEFORE), pull(3, AFTER)], [75, 75.1]],
  ['when nobody knows', null, [pull(2)], []],
  ['after it, and one when nobody knows', null, [pull(2, AFTER), pull(3)], []],
  ['never: nothing is alike', null, [pull(2, AFTER)], [75]],
])('others that were opened %s', (_, expected, others, similarities) => {
  expect(openedBefore(OWN, all(others, similarities), 75)).toBe(expected);
});

test('its own time has to be known', () => {
  expect(openedBefore(pull(1, undefined, 'judged'), all([pull(2, AFTER)]), 75)).toBeNull();
});

test('staff read it, and the newer and the older one are both flagged', () => {
  const policy = { ...POLICY, source: 'pull-request' } as const;
  const first = judge(all([pull(2, AFTER)]), null, policy);
  expect([first.outcome, first.exitCode]).toEqual(['flagged', 1]);
  expect(first.warnings).toEqual([
    expect.stringContaining('was opened before every pull request that it is like'),
  ]);
  const last = judge(all([pull(2, BEFORE)]), null, policy);
  expect([last.outcome, last.exitCode]).toEqual(['flagged', 1]);
  expect(last.warnings).toEqual([
    expect.stringContaining('was opened after every pull request that it is like'),
  ]);
});

test.each<readonly [string, boolean, string, 'full' | 'verdict' | 'none', boolean]>([
  ['is told', true, AFTER, 'full', false],
  ['is told', true, AFTER, 'verdict', false],
  ['is not told that a finding is there', false, AFTER, 'none', false],
  ['is not exposed', false, AFTER, 'full', true],
  ['is told nothing of older ones', false, BEFORE, 'full', false],
])('the author %s: %s', (_, isTold, other, feedback, isPublic) => {
  const { submissions, pairs } = all([pull(2, other)]);
  const one = report([...submissions], { findings: { pairs } });
  const view = studentView({
    ...one,
    verdict: { ...one.verdict, outcome: 'flagged', flagged: [{ key: 'org/hw#1', by: ['similarity'] }] },
    students: { ...one.students, feedback, isPublic },
  });
  expect(view.own?.isOpenedFirst === true).toBe(isTold);
  const told = ownFacts(view).map((fact) => fact.map((text) => ENGLISH.tell(text)).join(' '));
  expect(told.includes('Opened before all pull requests that it is like')).toBe(isTold);
  expect(told.join(' ')).not.toContain('author2');
});

describe('who pushed first', () => {
  const policy = { ...POLICY, source: 'pull-request' } as const;
  type Of = Parameters<typeof judge>[0]['pairs'][number]['pushedFirst'];
  /** Two others, and of each what is proven. */
  const proven = (
    firsts: readonly Of[],
    more: Partial<SubmissionFinding> = {},
    similarities: readonly number[] = [],
  ) => {
    const one = all([pull(2, BEFORE), pull(3, AFTER)].slice(0, firsts.length), similarities, {
      ...OWN,
      ...more,
    });
    const pairs = one.pairs.map((pair, at) =>
      firsts[at] === undefined ? pair : { ...pair, pushedFirst: firsts[at] },
    );
    return { ...one, pairs };
  };
  const SAID: unknown = expect.stringContaining('had most of what it shares before every pull request');

  test.each<readonly [string, readonly Of[], Partial<SubmissionFinding>, readonly number[], 0 | 1, boolean]>([
    ['with one', ['a'], {}, [], 0, true],
    ['with two', ['a', 'a'], {}, [], 0, true],
    ['but the other one was', ['b'], {}, [], 1, false],
    ['with one of two', ['a', undefined], {}, [], 1, false],
    ['with all that are above the threshold', ['a', undefined], {}, [90, 75], 0, true],
    ['and the web has it', ['a'], { web: 90 }, [], 1, true],
    ['and its total is of something else', ['a'], { total: 92, totalSources: [92] }, [], 1, true],
    ['and an AI may have written it', ['a'], { aiAverage: 90 }, [], 1, true],
  ])('%s: flagged, and red or not', (_, firsts, more, similarities, exitCode, isSaid) => {
    const verdict = judge(proven(firsts, more, similarities), null, policy);
    expect([verdict.outcome, verdict.exitCode]).toEqual(['flagged', exitCode]);
    expect(verdict.flagged).toHaveLength(1);
    if (isSaid) expect(verdict.warnings).toContainEqual(SAID);
    else expect(verdict.warnings).not.toContainEqual(SAID);
  });

  test('a dismissed pair needs no proof, and what stands out beside it is red where that is asked for', () => {
    const one = proven(['a', undefined]);
    const dismissed = [{ a: 'org/hw#1', b: 'org/hw#3', reason: 'x' }];
    expect(judge(one, null, policy, dismissed).exitCode).toBe(0);
    const out = proven(['a', undefined], {}, [90, 60]);
    const pairs = out.pairs.map((pair, at) => (at === 1 ? { ...pair, standsOut: true } : pair));
    expect(judge({ ...out, pairs }, null, policy).exitCode).toBe(0);
    expect(judge({ ...out, pairs }, null, { ...policy, failOn: 'stands-out' }).exitCode).toBe(1);
    expect(judge(out, null, { ...policy, failOn: 'stands-out' }).exitCode).toBe(0);
  });

  test('what could not be checked beside it is red, and named as the reason', () => {
    const failures = [{ key: 'x', name: 'x', role: 'judged', reason: 'gone' }] as const;
    const red = judge({ ...proven(['a']), failures }, null, policy);
    expect([red.outcome, red.exitCode]).toEqual(['flagged', 1]);
    expect(red.sentence).toContain('The run fails for what could not be checked');
    expect(judge({ ...proven(['a']), failures }, null, { ...policy, onIncomplete: 'warn' }).exitCode).toBe(0);
  });

  test('pairs of people who belong together are not asked about', () => {
    const { pairs } = proven(['a', undefined]);
    const together = pairs.map((pair, at) => (at === 1 ? { ...pair, together: 'team' as const } : pair));
    expect([pairs, together].map((some) => pushedBefore(OWN, { pairs: some }, 75))).toEqual([false, true]);
    expect(pushedBefore(OWN, { pairs: [] }, 75)).toBe(false);
  });

  test.each<readonly [boolean, 'full' | 'verdict' | 'none', boolean]>([
    [true, 'full', false],
    [true, 'verdict', false],
    [false, 'none', false],
    [false, 'full', true],
  ])('the author is told: %s, with %s, in public: %s', (isTold, feedback, isPublic) => {
    const { submissions, pairs } = proven(['a']);
    const one = report([...submissions], { findings: { pairs } });
    const view = studentView({
      ...one,
      verdict: { ...one.verdict, outcome: 'flagged', flagged: [{ key: 'org/hw#1', by: ['similarity'] }] },
      students: { ...one.students, feedback, isPublic },
    });
    expect(view.own?.isPushedFirst === true).toBe(isTold);
    const told = ownFacts(view).map((fact) => fact.map((text) => ENGLISH.tell(text)).join(' '));
    expect(
      told.some((text) => text.includes('before all pull requests that it is like, by GitHub’s record')),
    ).toBe(isTold);
    expect(told.join(' ')).not.toContain('author2');
  });
});
