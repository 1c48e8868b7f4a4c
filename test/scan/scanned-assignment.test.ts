import { describe, expect, test } from 'vitest';
import { given as words } from '../../src/base/words/message.ts';
import { endOfScan } from '../../src/bot/scan-run/scan-end.ts';
import type { News } from '../../src/bot/scan/news.ts';
import { checked, type ScannedAssignment, waited } from '../../src/bot/scan/scanned-assignment.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { report, submission } from '../report/sample.ts';

const NONE: News = {
  pairs: [],
  flags: [],
  newCount: 0,
  worseCount: 0,
  reportedPairs: {},
  reportedFlags: {},
  sources: [],
  tutorials: [],
  reportedSources: {},
};
const FACTS = { event: 'schedule', repositoryOwner: 'cs101', isFork: false };

/** The exit code of a check whose own is 0, as `fail-on: new` leaves it where nothing else is wrong. */
function exitCode(
  failOn: string,
  outcome: 'flagged' | 'passed' | 'incomplete',
  news: Partial<News> | null,
  own: 0 | 1 = 0,
): 0 | 1 {
  const [assignment] = parseSettings(
    {},
    `fail-on: ${failOn}\nassignments:\n  - name: hw1\n    repositories: hw1-*\n`,
    FACTS,
  ).settings.assignments;
  if (assignment === undefined) throw new Error('no assignment');
  const told = report([submission('a')], { verdict: { outcome, exitCode: own } });
  return checked(assignment, told, news === null ? null : { ...NONE, ...news }, null).exitCode;
}

test.each<readonly [string, Parameters<typeof exitCode>, 0 | 1]>([
  ['nothing new', ['new', 'flagged', {}], 0],
  ['one new', ['new', 'flagged', { newCount: 1 }], 1],
  ['one worse', ['new', 'flagged', { worseCount: 1 }], 1],
  ['not known: the check goes on later', ['new', 'flagged', null], 0],
  ['nothing new, and somebody could not be checked', ['new', 'flagged', {}, 1], 1],
  ['incomplete for no reason that was told', ['new', 'incomplete', {}, 0], 1],
  ['incomplete by a policy that is not of news', ['never', 'incomplete', { newCount: 1 }, 0], 0],
  ['another policy knows no news', ['never', 'flagged', { newCount: 1 }], 0],
  ['another policy knows no news either', ['flagged', 'flagged', {}, 1], 1],
])('fail-on and news: %s', (_, given, expected) => {
  expect(exitCode(...given)).toBe(expected);
});

test('one sentence says what was done, why it is red, and what is new', () => {
  const one = (more: Partial<ScannedAssignment>): ScannedAssignment => ({
    name: 'hw1',
    kind: 'checked',
    sentence: 'A sentence.',
    remarks: [],
    outcome: 'passed',
    exitCode: 0,
    report: null,
    news: { newCount: 0, worseCount: 0 },
    issue: null,
    ...more,
  });
  const waits = one({ name: 'hw2', kind: 'waited', outcome: 'skipped', news: null });
  const network = { outcome: 'network', news: null, sentence: 'No answer.' } as const;
  const gap = report([submission('a')], {
    verdict: { outcome: 'incomplete', sentence: words('One is missing.') },
  });
  const told = (...of: readonly ScannedAssignment[]): string => endOfScan(of).sentence;
  expect(told(one({}), waits)).toBe(
    '2 assignments: 1 checked, 1 not due. Nothing new since the last report.',
  );
  expect(told(one(network), waits)).toBe(
    '2 assignments: 0 checked, 1 not due, 1 not finished. hw1: No answer.',
  );
  expect(told(one({ ...network, kind: 'failed' }), waits)).toBe(
    '2 assignments: 0 checked, 1 not due, 1 could not be looked at. hw1: No answer.',
  );
  expect(told(one({ outcome: 'incomplete', exitCode: 1, report: gap }))).toBe(
    '1 assignment: 1 checked, 0 not due. hw1: One is missing. Nothing new since the last report.',
  );
  expect(told(one({ outcome: 'flagged', exitCode: 1, news: { newCount: 2, worseCount: 0 } }))).toBe(
    '1 assignment: 1 checked, 0 not due. 2 new since the last report.',
  );
});

describe('what cannot be read', () => {
  const assignmentOf = (config: string) => {
    const [one] = parseSettings(
      {},
      `${config}\nassignments:\n  - name: hw1\n    repositories: hw1-*\n`,
      FACTS,
    ).settings.assignments;
    if (one === undefined) throw new Error('no assignment');
    return one;
  };
  const ben = { name: 'ben', reason: 'blocked', at: '2026-11-20T04:00:00.000Z' };
  const gap = (outcome: 'flagged' | 'incomplete', more: Record<string, unknown> = {}) =>
    report([submission('a'), submission('b')], {
      verdict: { outcome, exitCode: 0, notChecked: ['ben'], maxSimilarity: 10, ...more },
    });
  const code = (known: readonly (typeof ben)[], told = gap('incomplete'), config = 'fail-on: new') =>
    checked(assignmentOf(config), told, NONE, null, known).exitCode;

  test.each(['incomplete', 'flagged'] as const)('fails a check once (%s), with fail-on: new', (outcome) => {
    expect(code([], gap(outcome))).toBe(1);
    expect(code([ben], gap(outcome))).toBe(0);
    expect(code([{ ...ben, name: 'cyd' }], gap(outcome))).toBe(1);
    expect(code([], gap(outcome), 'fail-on: new\non-incomplete: warn')).toBe(0);
  });

  test('does not excuse a check in which nobody was compared', () => {
    expect(code([ben], gap('incomplete', { maxSimilarity: null }))).toBe(1);
  });

  test('fails a night without a check once, with fail-on: new; every night with another policy', () => {
    const night = (config: string, news: number) =>
      waited(assignmentOf(config), 'Nothing changed.', [], 1, news);
    expect(night('fail-on: new', 1)).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
    expect(night('fail-on: new', 0)).toMatchObject({
      outcome: 'skipped',
      exitCode: 0,
      sentence: 'Nothing changed. 1 more could not be looked at, as was told before.',
    });
    expect(night('fail-on: flagged', 0)).toMatchObject({ outcome: 'incomplete', exitCode: 1 });
    expect(night('fail-on: new\non-incomplete: warn', 1)).toMatchObject({
      outcome: 'incomplete',
      exitCode: 0,
    });
  });
});
