import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { given } from '../../src/base/words/message.ts';
import { pairsCsvPieces, submissionsCsvPieces } from '../../src/channels/csv.ts';
import { staffView } from '../../src/channels/staff.ts';
import { viewOf } from '../../src/channels/view.ts';
import { aPair, match, PULL_REQUEST, report, submission } from './sample.ts';

const OWN = {
  kind: 'repository',
  owner: 'org',
  repo: 'shop-ann',
  repositoryId: 1,
  sha: 'b'.repeat(40),
} as const;

test('a row of submissions.csv says who it is, whom it is closest to, where it comes from and what is missing', () => {
  const run = report(
    [
      submission('ann', {
        total: 90,
        aiAverage: 80,
        aiState: 'scored',
        webState: 'partly',
        matches: [match('bob', [1, 2])],
        remarks: [given('One.'), given('Two.')],
        origin: { ...OWN, student: 'ann-s', deadlineStatus: 'late', pushedAt: '2026-11-20T10:00:00Z' },
        person: { id: '17', section: 'B', team: 'red', isStaff: false },
      }),
      submission('bob', { name: 'Bob B.', total: 85, origin: PULL_REQUEST }),
      submission('cyd', {
        origin: { ...OWN, repo: 'shop-cyd' },
        comparability: null,
        state: { kind: 'not-checked', reason: given('It was lost.') },
      }),
      submission('dan', { origin: { kind: 'directory', path: 'dan' }, pairsUnread: true }),
      submission('gil', {
        comparability: 'too-short',
        state: { kind: 'not-checked', reason: given('Too short.') },
      }),
      submission('old', { role: 'archive', archive: 3 }),
    ],
    {
      findings: {
        pairs: [aPair('ann', 'bob', 90)],
        failures: [{ key: 'eve', name: 'eve', role: 'judged', reason: 'gone' }],
      },
      verdict: { flagged: [{ key: 'ann', by: ['similarity', 'ai'] }], notChecked: ['cyd', 'eve'] },
    },
  );
  const rows = parse<Record<string, string>>([...submissionsCsvPieces(viewOf(run, 'staff'))].join(''), {
    bom: true,
    columns: true,
  });
  const of = (key: string): Record<string, string> => rows.find((row) => row['key'] === key) ?? {};
  expect(rows.map((row) => [row['key'], row['state'], row['flagged'], row['flagged_by']])).toEqual([
    ['ann', 'checked', 'true', 'similarity ai'],
    ['bob', 'checked', 'false', ''],
    ['cyd', 'not-checked', 'false', ''],
    ['dan', 'checked', 'false', ''],
    ['gil', 'checked', 'false', ''],
    ['old', 'checked', 'false', ''],
    ['eve', 'not-collected', 'false', ''],
  ]);
  expect(of('ann')).toMatchObject({
    closest: 'bob',
    closest_name: 'Bob B.',
    closest_similarity: '90',
    matches: '1',
    repository: 'org/shop-ann',
    commit: OWN.sha,
    student: 'ann-s',
    id: '17',
    section: 'B',
    team: 'red',
    deadline_status: 'late',
    pushed_at: '2026-11-20T10:00:00Z',
    remarks: 'One.; Two.',
    reason: '',
    archive: 'n/a',
    web_state: 'partly',
    comparability: 'compared',
  });
  expect(of('bob')).toMatchObject({
    closest: 'ann',
    repository: 'org/shop#7',
    commit: PULL_REQUEST.sha,
    student: 'ada',
    deadline_status: '',
    pushed_at: '',
    id: '',
    section: '',
    team: '',
    matches: '0',
  });
  expect(of('cyd')).toMatchObject({
    reason: 'It was lost.',
    comparability: '',
    web_state: '',
    deadline_status: '',
  });
  expect(of('cyd')).toMatchObject({ student: '', pushed_at: '' });
  // Nobody read whom it is like: that is not known, and of the others nobody is.
  const unread = { closest: 'n/a', closest_name: 'n/a', closest_similarity: 'n/a', matches: 'n/a' };
  expect(of('dan')).toMatchObject({ ...unread, repository: '', commit: '', student: '' });
  const nobody = { closest: '', closest_name: '', closest_similarity: '', matches: '0' };
  expect(of('old')).toMatchObject({ ...nobody, archive: '3' });
  expect(of('eve')).toMatchObject({ reason: 'gone', closest: '', repository: '', comparability: '' });
});

test('a row of pairs.csv has the similarity that every list shows, and calls the shares by their programs', () => {
  const pair = aPair('ann', 'bob', 62, { matchedSimilarity: 35, total: 34, suspicion: 15 });
  const run = report([submission('ann'), submission('bob')], { findings: { pairs: [pair] } });
  const [row] = parse<Record<string, string>>([...pairsCsvPieces(staffView(run))].join(''), {
    bom: true,
    columns: true,
  });
  expect(row).toMatchObject({ similarity: '34', share_a: '62', share_b: '35', priority: '15' });
});
