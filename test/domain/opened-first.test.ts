import { expect, test } from 'vitest';
import { openedBefore } from '../../src/contract/opened-first.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { studentView } from '../../src/report/student-view.ts';
import { ownFacts } from '../../src/report/student-words.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { report } from '../report/sample.ts';
import { findings, POLICY, submission } from '../verdict/findings.ts';
import { judged as judge } from '../verdict/judged.ts';

/* Who opened a pull request first is told, by the times of GitHub's server. It spares nobody. */

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
const like = (number: number, similarity = 90) => ({
  a: 'org/hw#1',
  b: `org/hw#${number}`,
  similarity,
  matchedSimilarity: similarity,
  suspicion: null,
  longestFragment: null,
  overlap: null,
});
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
