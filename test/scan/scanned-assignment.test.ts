import { expect, test } from 'vitest';
import type { News } from '../../src/scan/news.ts';
import { checked } from '../../src/scan/scanned-assignment.ts';
import { parseSettings } from '../../src/settings/parse-settings.ts';
import { report, submission } from '../report/sample.ts';

const NONE: News = {
  pairs: [],
  flags: [],
  newCount: 0,
  worseCount: 0,
  reportedPairs: {},
  reportedFlags: {},
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
