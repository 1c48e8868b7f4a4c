import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';
import type { PairFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { pairsCsvPieces, submissionsCsvPieces } from '../../src/channels/csv.ts';
import { jsonPieces, parseReportJson } from '../../src/channels/json.ts';
import { compareRuns } from '../../src/report/compare.ts';
import { handedIn } from '../../src/report/facts.ts';
import { TOGETHER_WORDS } from '../../src/report/wording.ts';
import { staffView } from '../../src/channels/staff.ts';
import { viewOf } from '../../src/channels/view.ts';
import { opened } from './opened.ts';
import { aPair, report, submission } from './sample.ts';

function pair(a: string, b: string, similarity: number, more: Partial<PairFinding> = {}): PairFinding {
  return aPair(a, b, similarity, { suspicion: similarity, longestFragment: 30, overlap: 60, ...more });
}

/** Anna and Boris are a team and hand in the same; Carla is like Anna; Anna's first attempt is there to be compared with. */
const RUN = report(
  [
    submission('anna', {
      person: { id: '0042', section: 'B', team: 'Team 1', isStaff: false },
      origin: {
        kind: 'repository',
        owner: 'cs101',
        repo: 'anna',
        repositoryId: 1,
        sha: 'a'.repeat(40),
        pushedAt: '2026-11-20T21:14:00Z',
      },
    }),
    submission('boris', { person: { id: null, section: 'A', team: 'Team 1', isStaff: false } }),
    submission('carla'),
  ],
  {
    findings: {
      pairs: [
        pair('anna', 'boris', 100, { together: 'team', standsOut: true }),
        pair('anna', 'carla', 60),
        pair('boris', 'carla', 50),
      ],
    },
  },
);
const VIEW = staffView(RUN);
const PAGE = opened(RUN);

const handedInOf = (more: Partial<SubmissionFinding>) => handedIn(submission('one', more));

describe('a pair whose two belong together', () => {
  test('comes last, is in no list of what to review, and is nobody’s closest', () => {
    expect(VIEW.pairs.map((one) => one.pair.together ?? null)).toEqual([null, null, 'team']);
    expect(VIEW.toReview).toHaveLength(2);
    expect(VIEW.dismissed).toEqual([]);
    expect(VIEW.together.map((one) => [one.pair.a, one.pair.b])).toEqual([['anna', 'boris']]);
    expect(VIEW.closest.get('anna')?.key).toBe('carla');
    expect(VIEW.closest.get('boris')?.key).toBe('carla');
  });

  test('still comes after a pair that was dismissed, and one that is both is not listed as dismissed', () => {
    const dismissed = [
      { a: 'carla', b: 'anna', reason: 'talked to both' },
      { a: 'anna', b: 'boris', reason: 'a team' },
    ];
    const view = staffView({ ...RUN, dismissed });
    expect(view.pairs.map((one) => one.pair.b)).toEqual(['carla', 'carla', 'boris']);
    expect(view.dismissed.map((one) => one.pair.b)).toEqual(['carla']);
  });

  test('has its words in the page', () => {
    expect(PAGE.pairs.map(({ together }) => together)).toEqual([undefined, undefined, 'team']);
    expect(said(TOGETHER_WORDS.team)).toBe('team mates');
  });

  test('is a row of pairs.csv with the kind, and is read back from report.json', () => {
    const [header = [], ...rows] = [...pairsCsvPieces(VIEW)].map((row) => row.trimEnd().split(','));
    const at = header.indexOf('together');
    expect(rows.map((row) => row[at])).toEqual(['', '', 'team']);
    const read = parseReportJson([...jsonPieces(viewOf(RUN, 'staff'))].join(''), 'report.json');
    expect(read.findings.pairs.map((one) => one.together)).toEqual(['team', undefined, undefined]);
    expect(read.findings.submissions[0]?.person).toEqual(RUN.findings.submissions[0]?.person);
  });

  test('is told in the log, after all others', () => {
    const style = { colours: false, width: 80, maxRows: 50 } as const;
    const table = renderConsole(viewOf(RUN, 'staff'), style).split('\n');
    expect(table.findLast((line) => line.includes('↔'))).toBe('  not counted, team mates: anna ↔ boris');
    const plain = renderConsole(viewOf(RUN, 'staff'), { ...style, layout: 'plain' }).split('\n');
    expect(plain.findLast((line) => line.startsWith('pair:'))).toMatch(
      /^pair: anna \/ boris .* not counted, team mates$/,
    );
  });

  test('is no new pair of a later run', () => {
    const before = { ...RUN, findings: { ...RUN.findings, pairs: [] } };
    expect(compareRuns(before, RUN).newPairs).toEqual([]);
    const apart = RUN.findings.pairs.map((one) => ({ ...one, together: undefined }));
    expect(
      compareRuns(before, { ...RUN, findings: { ...RUN.findings, pairs: apart } }).newPairs,
    ).toHaveLength(1);
  });
});

describe('what is known of a person', () => {
  test('is beside the name in the page, with a time that GitHub attests', () => {
    const [anna, boris, carla] = PAGE.submissions;
    if (anna === undefined || boris === undefined || carla === undefined) throw new Error('nobody');
    expect(anna.person).toMatchObject({ id: '0042', section: 'B', team: 'Team 1' });
    expect(said(handedIn(anna))).toMatchObject({ text: '2026-11-20 21:14 UTC', isAttested: true });
    expect(boris.person).toMatchObject({ id: null, section: 'A' });
    expect(carla.person).toBeUndefined();
    expect([handedIn(boris), handedIn(carla)]).toEqual([null, null]);
  });

  test.each([
    [
      { at: '2026-10-03T17:05:09+02:00' },
      '2026-10-03 15:05 UTC (the platform’s clock)',
      '2026-10-03T15:05:09Z',
    ],
    [
      { at: '2026-10-03T17:05:09' },
      '2026-10-03 17:05 (the platform’s clock, zone not told)',
      '2026-10-03T17:05:09Z',
    ],
  ])('a platform’s time %j is told as %j', (facts, text, ms) => {
    const origin = {
      kind: 'directory',
      path: 'x',
      handIn: { platform: 'canvas', id: '1', ...facts },
    } as const;
    expect(said(handedInOf({ origin }))).toEqual({ text, ms: Date.parse(ms), isAttested: true });
  });

  test('a time of a list is told as it is written, and attested by nobody', () => {
    const person = { id: null, section: null, team: null, isStaff: false, time: 'Saturday, 5 PM' };
    expect(handedInOf({ person })).toEqual({
      text: 'Saturday, 5 PM',
      ms: null,
      isAttested: false,
    });
    expect(handedInOf({})).toBeNull();
  });

  test.each([
    ['2026-10-03 17:05:09 +0200', '2026-10-03T15:05:09Z'],
    ['2026-10-03 15:05:09 UTC', '2026-10-03T15:05:09Z'],
    ['2026-10-03T15:05:09.5z', '2026-10-03T15:05:09.500Z'],
    ['2026-11-03 12:00', '2026-11-03T12:00:00Z'],
    ['2026-11-03', '2026-11-03T00:00:00Z'],
    ['Saturday, 3 October 2026, 5:05 PM', '2026-10-03T17:05:00Z'],
    ['3 March 2026 08:05', '2026-03-03T08:05:00Z'],
    // Moodle's English of the United States.
    ['Saturday, October 3, 2026, 5:05 PM', '2026-10-03T17:05:00Z'],
    // Third of November or eleventh of March: whoever reads it knows, and nobody else.
    ['03/11/2026 10:00', null],
    ['3.11.2026, 10:00', null],
    ['2026-13-03 10:00', null],
    ['3 octobre 2026, 17h05', null],
    // As in English, beside "3 augustus" and "3 août", which nothing reads.
    ['zondag, 3 september 2026, 10:00', null],
    ['3 septembre 2026, 10:00', null],
    ['Lab 2', null],
    ['gestern', null],
  ])('a time of a list, %j, is sorted as %j', (time, at) => {
    const person = { id: null, section: null, team: null, isStaff: false, time };
    expect(handedInOf({ person })?.ms).toBe(at === null ? null : Date.parse(at));
  });

  test('times of the hour that summer time ends in are sorted as they were, not as they are written', () => {
    const [first, then] = ['2026-10-25T02:50:00+02:00', '2026-10-25T02:10:00+01:00'].map((at) => {
      const origin = {
        kind: 'directory',
        path: 'x',
        handIn: { platform: 'gradescope', id: '1', at },
      } as const;
      return handedInOf({ origin })?.ms ?? NaN;
    });
    expect((then ?? NaN) - (first ?? NaN)).toBe(20 * 60_000);
  });

  test('has columns in submissions.csv, empty where nobody says', () => {
    const [header = [], ...rows] = [...submissionsCsvPieces(viewOf(RUN, 'staff'))].map((line) =>
      line.split(','),
    );
    const at = header.indexOf('id');
    expect(header.slice(at, at + 3)).toEqual(['id', 'section', 'team']);
    expect(rows.map((row) => row.slice(at, at + 3).join(',')).toSorted()).toEqual([
      ',,',
      ',A,Team 1',
      '0042,B,Team 1',
    ]);
  });
});
