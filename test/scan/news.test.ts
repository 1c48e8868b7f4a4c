import { describe, expect, test } from 'vitest';
import type { MatchFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { compareWithReported, type NewsOptions } from '../../src/bot/scan/news.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { caseKey } from '../../src/report/cases/merge-cases.ts';
import { subjectsOf } from '../../src/channels/cases.ts';
import type { AssignmentState } from '../../src/bot/scan/state/state-schema.ts';
import { findings, pair, repository } from './findings.ts';

const AT = '2026-11-20T00:00:00.000Z';
const NOW = '2026-11-21T00:00:00.000Z';
const OPTIONS: NewsOptions = { thresholds: { similarity: 75, ai: 60 }, dismissed: [], at: NOW };
const CLASS = [repository(1), repository(2), repository(3)];

function reported(more: Partial<AssignmentState> = {}): AssignmentState {
  return { ...newAssignment('5'.repeat(64)), ...more };
}

function standings(news: ReturnType<typeof compareWithReported>): Record<string, string> {
  return Object.fromEntries(news.pairs.map(({ key, standing }) => [key, standing]));
}

describe('pairs', () => {
  test('only those strictly above the threshold are told', () => {
    const news = compareWithReported(
      findings(CLASS, [pair(1, 2, 75), pair(1, 3, 75.01), pair(2, 3, null)]),
      reported(),
      OPTIONS,
    );
    expect(standings(news)).toEqual({ '1-3': 'new' });
    expect(news.newCount).toBe(1);
    expect(news.reportedPairs).toMatchObject({ '1-3': { score: 75.01, at: NOW } });
  });

  test('two who belong together are no news, and what was told of them is gone', () => {
    const pairs = [{ ...pair(1, 2, 100), together: 'team' as const }];
    expect(compareWithReported(findings(CLASS, pairs), reported(), OPTIONS).pairs).toEqual([]);
    const told = reported({ reportedPairs: { '1-2': { score: 90, at: AT } } });
    expect(standings(compareWithReported(findings(CLASS, pairs), told, OPTIONS))).toEqual({ '1-2': 'gone' });
  });

  test('the number of the report counts, whichever side is named first', () => {
    const sides = [pair(2, 1, 20, 90), pair(1, 2, 80, null)];
    expect(compareWithReported(findings(CLASS, sides), reported(), OPTIONS).pairs).toMatchObject([
      { key: '1-2', score: 80 },
    ]);
    // All of a short program in a long one: 2 × 100 × 60 / 160 = 75, which is not above 75.
    const contained = findings(CLASS, [pair(1, 2, 100, 60), pair(1, 3, 100, 61)]);
    expect(standings(compareWithReported(contained, reported(), OPTIONS))).toEqual({ '1-3': 'new' });
  });

  test('of a service that does not say what its totals are made of, the larger side counts', () => {
    const found = findings(CLASS, [pair(2, 1, 20, 90)]);
    const service = { kind: 'remote' as const, host: 'service.example' };
    expect(compareWithReported({ ...found, service }, reported(), OPTIONS).pairs).toMatchObject([
      { key: '1-2', score: 90 },
    ]);
  });

  test('a program that is too short to judge makes no pair', () => {
    const short = repository(2, { comparability: 'too-short', total: null });
    const found = findings([repository(1), short], [pair(1, 2, 100)]);
    expect(compareWithReported(found, reported(), OPTIONS).pairs).toEqual([]);
  });

  test('a pair that is no closer than its class is no news, however alike', () => {
    const alike = [1, 2, 3].map((id) => repository(id, { total: 60 }));
    const pairs = [
      { ...pair(1, 2, 100), total: 60 },
      { ...pair(1, 3, 60), total: 100 },
    ];
    const news = compareWithReported(findings(alike, pairs), reported(), OPTIONS);
    expect(standings(news)).toEqual({ '1-3': 'new' });
    expect(news.flags).toEqual([]);
  });

  test.each([
    [80, 80.99, 'unchanged'],
    [80, 81, 'worse'],
    [80, 76, 'unchanged'],
    [74.9, 75.1, 'worse'],
    [75, 75.1, 'worse'],
    [80, 75, 'gone'],
    [null, 80, 'worse'],
  ])('reported with %s, now %s: %s', (before, score, standing) => {
    const assignment = reported({ reportedPairs: { '1-2': { score: before, at: AT } } });
    const news = compareWithReported(findings(CLASS, [pair(1, 2, score)]), assignment, OPTIONS);
    expect(standings(news)).toEqual({ '1-2': standing });
  });

  test('one that creeps up is told when it has risen by a point in all', () => {
    let assignment = reported({ reportedPairs: { '1-2': { score: 80, at: AT } } });
    const told = [80.4, 80.8, 81.2, 81.6].map((score) => {
      const news = compareWithReported(findings(CLASS, [pair(1, 2, score)]), assignment, OPTIONS);
      assignment = { ...assignment, reportedPairs: { ...news.reportedPairs } };
      return news.pairs[0]?.standing;
    });
    expect(told).toEqual(['unchanged', 'unchanged', 'worse', 'unchanged']);
    // What the issue shows by now is what somebody who closes it has seen.
    expect(assignment.reportedPairs).toMatchObject({
      '1-2': { score: 81.2, at: NOW, evidence: { similarity: 81.6 } },
    });
  });

  test('one that went is forgotten, and new when it comes back', () => {
    const assignment = reported({ reportedPairs: { '1-2': { score: 80, at: AT } } });
    const gone = compareWithReported(findings(CLASS), assignment, OPTIONS);
    expect(standings(gone)).toEqual({ '1-2': 'gone' });
    expect(gone.reportedPairs).toEqual({});
    const again = reported({ reportedPairs: { ...gone.reportedPairs } });
    expect(standings(compareWithReported(findings(CLASS, [pair(1, 2, 80)]), again, OPTIONS))).toEqual({
      '1-2': 'new',
    });
  });

  test('a submission that could not be checked, or is no more, takes no finding back', () => {
    const assignment = reported({
      reportedPairs: { '1-2': { score: 80, at: AT }, '1-9': { score: 90, at: AT } },
    });
    const failed = repository(2, { state: { kind: 'not-checked', reason: 'x' }, total: null });
    const news = compareWithReported(findings([repository(1), failed]), assignment, OPTIONS);
    expect(standings(news)).toEqual({ '1-2': 'unseen', '1-9': 'unseen' });
    expect(news.reportedPairs).toEqual(assignment.reportedPairs);
    expect([news.newCount, news.worseCount]).toEqual([0, 0]);
  });

  test('where the matches of the flagged were not read, nothing says that a pair is over', () => {
    const assignment = reported({ reportedPairs: { '1-2': { score: 80, at: AT } } });
    const standing = (...submissions: SubmissionFinding[]): unknown =>
      standings(compareWithReported(findings(submissions), assignment, OPTIONS))['1-2'];
    const flagged = repository(1, { total: 88 });
    const match: MatchFinding = {
      kind: 'peer',
      otherKey: 'cs1/hw-9',
      similarity: 88,
      matchedSimilarity: 80,
      own: { file: 'a.py', lineStart: 1, lineEnd: 9 },
      other: { file: 'a.py', lineStart: 1, lineEnd: 9 },
      tokens: null,
    };
    expect(standing(flagged, repository(2))).toBe('unseen');
    expect(standing({ ...flagged, matches: [match] }, repository(2))).toBe('gone');
    expect(standing(repository(1), repository(2))).toBe('gone');
  });

  test('a rename changes nothing', () => {
    const assignment = reported({ reportedPairs: { '1-2': { score: 80, at: AT } } });
    const renamed = { ...repository(1), key: 'cs1/other', name: 'cs1/other' };
    const found = findings([renamed, repository(2)], [{ ...pair(1, 2, 80), a: 'cs1/other' }]);
    expect(standings(compareWithReported(found, assignment, OPTIONS))).toEqual({ '1-2': 'unchanged' });
  });

  test('two of last year are nobody’s business, one of them is', () => {
    const old = (id: number) => repository(id, { role: 'archive' });
    const found = findings([old(1), old(2), repository(3)], [pair(1, 2, 99), pair(1, 3, 98)]);
    expect(standings(compareWithReported(found, reported(), OPTIONS))).toEqual({ '1-3': 'new' });
  });

  test('folders have pairs as well', () => {
    const folder = repository(1, {
      key: 'last/ada',
      origin: { kind: 'directory', path: 'last/ada' },
      role: 'archive',
    });
    const found = findings([folder, repository(3)], [{ ...pair(1, 3, 90), a: 'last/ada' }]);
    const key = caseKey(['3', subjectsOf([folder]).get(folder.key) ?? '']);
    expect(standings(compareWithReported(found, reported(), OPTIONS))).toEqual({ [key]: 'new' });
  });

  test('the worst is first', () => {
    const found = findings(CLASS, [pair(1, 2, 80), pair(1, 3, 95), pair(2, 3, 85)]);
    expect(compareWithReported(found, reported(), OPTIONS).pairs.map(({ score }) => score)).toEqual([
      95, 85, 80,
    ]);
  });
});

describe('dismissed pairs', () => {
  const found = findings(CLASS, [pair(1, 2, 90), pair(1, 3, 90)]);

  test('of the state are no news, and carry their reason', () => {
    const assignment = reported({
      dismissed: { '1-2': { reason: 'one group', by: 'ada', at: AT, via: 'bot' } },
    });
    const news = compareWithReported(found, assignment, OPTIONS);
    expect(news.newCount).toBe(1);
    expect(news.pairs.find(({ key }) => key === '1-2')?.dismissed).toEqual({
      reason: 'one group',
      by: 'ada',
      via: 'bot',
    });
  });

  test('stay closed when they get worse', () => {
    const assignment = reported({
      reportedPairs: { '1-2': { score: 80, at: AT }, '1-3': { score: 90, at: AT } },
      dismissed: { '1-2': { reason: 'one group', by: null, at: AT, via: 'issue' } },
    });
    expect(compareWithReported(found, assignment, OPTIONS).worseCount).toBe(0);
  });

  test('of the config file are found by key or name, from either side, in any case', () => {
    const options = { ...OPTIONS, dismissed: [{ a: 'CS1/HW-2', b: 'cs1/hw-1', reason: 'one group' }] };
    const news = compareWithReported(found, reported(), options);
    expect(news.pairs.filter(({ dismissed }) => dismissed !== null).map(({ key }) => key)).toEqual(['1-2']);
  });
});

describe('a submission whose pairs are all dismissed', () => {
  const assignment = reported({ reportedFlags: { 1: { total: 80, ai: null, at: AT } } });
  const options = { ...OPTIONS, pardoned: new Set(['cs1/hw-1']) };

  test('is no news, however similar it becomes, and news again when a box is cleared', () => {
    const risen = findings([repository(1, { total: 95 })]);
    const quiet = compareWithReported(risen, assignment, options);
    expect([quiet.newCount, quiet.worseCount, standings(quiet)]).toEqual([0, 0, {}]);
    const again = compareWithReported(risen, reported({ reportedFlags: quiet.reportedFlags }), OPTIONS);
    expect(again.newCount).toBe(1);
  });

  test('is told for its AI score', () => {
    const news = compareWithReported(
      findings([repository(1, { total: 95, aiAverage: 90 })]),
      assignment,
      options,
    );
    expect(news.flags.map(({ standing }) => standing)).toEqual(['worse']);
  });
});

describe('flagged submissions', () => {
  const flagged = (total: number | null, aiAverage: number | null) =>
    findings([repository(1, { total, aiAverage })]);

  test.each([
    [75, 60, []],
    [75.1, null, ['new']],
    [null, 60.1, ['new']],
    [null, null, []],
  ])('with %s and AI %s', (total, ai, expected) => {
    const news = compareWithReported(flagged(total, ai), reported(), OPTIONS);
    expect(news.flags.map(({ standing }) => standing)).toEqual(expected);
  });

  test.each([
    [81, null, 'worse'],
    [80.5, null, 'unchanged'],
    [80, 61, 'worse'],
    [10, 10, 'gone'],
  ])('reported with 80, now %s and AI %s: %s', (total, ai, standing) => {
    const assignment = reported({ reportedFlags: { 1: { total: 80, ai: null, at: AT } } });
    const news = compareWithReported(flagged(total, ai), assignment, OPTIONS);
    expect(news.flags).toMatchObject([{ key: '1', standing }]);
  });

  test('archive submissions are never flagged', () => {
    const found = findings([repository(1, { role: 'archive', total: 99 })]);
    expect(compareWithReported(found, reported(), OPTIONS).flags).toEqual([]);
  });

  test('one that could not be checked stays reported', () => {
    const assignment = reported({
      reportedFlags: { 1: { total: 80, ai: null, at: AT }, 7: { total: 90, ai: null, at: AT } },
    });
    const found = findings([repository(1, { state: { kind: 'not-checked', reason: 'x' }, total: null })]);
    const news = compareWithReported(found, assignment, OPTIONS);
    expect(news.flags.map(({ standing }) => standing)).toEqual(['unseen', 'unseen']);
    expect(news.reportedFlags).toEqual(assignment.reportedFlags);
  });
});
