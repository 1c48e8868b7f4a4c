import { expect, test } from 'vitest';
import { given as words } from '../../src/words/message.ts';
import { endOfScan } from '../../src/scan-run/scan-end.ts';
import type { News } from '../../src/scan/news.ts';
import { checked, type ScannedAssignment } from '../../src/scan/scanned-assignment.ts';
import { parseSettings } from '../../src/settings/parse-settings.ts';
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
  ['incomplete, with the exit code of its own policy', ['new', 'incomplete', { newCount: 1 }, 0], 0],
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
