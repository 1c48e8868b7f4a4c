import { describe, expect, test } from 'vitest';
import { given, message } from '../../src/base/words/message.ts';
import { said } from '../said.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { checkRunOutput } from '../../src/channels/check-run-output.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { pairsCsvPieces, submissionsCsvPieces } from '../../src/channels/csv.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { headlineOf, howToRead } from '../../src/report/wording.ts';
import { aPair, match, report, submission } from './sample.ts';
import { viewOf } from '../../src/channels/view.ts';
import { staffView } from '../../src/channels/staff.ts';

const STYLE = { colours: false, width: 100, maxRows: 40 };
const PULL = { kind: 'pull-request', owner: 'org', repo: 'hw', sha: 'a'.repeat(40), author: 'x' } as const;

function channels(run: RunReport): Readonly<Record<string, string>> {
  return {
    summary: renderSummary(viewOf(run, 'staff')),
    comment: renderComment(viewOf(run, 'staff'), { key: 'k', previousBody: null }),
    console: renderConsole(viewOf(run, 'staff'), STYLE),
    'plain console': renderConsole(viewOf(run, 'staff'), { ...STYLE, layout: 'plain' }),
  };
}

function pair(a: string, b: string, share: number, suspicion: number | null, standsOut = false) {
  return aPair(a, b, share, { suspicion, longestFragment: 30, overlap: 60, standsOut });
}

describe('pairs that stand out', () => {
  const run = (standsOut: RunReport['verdict']['standsOut'], outcome: 'passed' | 'flagged' = 'passed') =>
    report([submission('anna', { total: 60 }), submission('boris', { total: 60 })], {
      findings: { pairs: [pair('anna', 'boris', 60, 98.9, standsOut.length > 0)] },
      verdict: { outcome, standsOut },
    });
  const one = [{ a: 'anna', b: 'boris' }];

  test('are in the headline of every channel, and a green one says that nothing is above the threshold', () => {
    const out = run(one);
    for (const [channel, text] of Object.entries(channels(out))) {
      expect({ channel, says: text.includes('Nothing above 75; 1 pair stands out: hw1') }).toEqual({
        channel,
        says: true,
      });
    }
    expect(checkRunOutput(viewOf(out, 'staff')).title).toBe('Nothing above 75; 1 pair stands out');
    expect(said(headlineOf(run([...one, ...one])).title)).toBe('Nothing above 75; 2 pairs stand out');
    expect(said(headlineOf(run(one, 'flagged')).title)).toBe('Needs a review; 1 pair stands out');
    expect(said(headlineOf(run([])).title)).toBe('Nothing flagged');
  });

  test('are marked in each list of pairs, beside their suspicion and the number that decides', () => {
    const text = channels(run(one));
    expect(text['summary']).toContain('| 👀 stands out | `anna` ↔ `boris` | 60.0 | 98.9 | 60.0 | 60.0 |');
    expect(text['comment']).toContain('- `anna` ↔ `boris` priority 98.9, similarity 60.0');
    expect(text['console']).toContain(
      '  priority  similarity\n      98.9        60.0  anna ↔ boris  (stands out)',
    );
    expect(text['plain console']).toContain('priority 98.9 stands out');
    const [header = [], row = []] = [...pairsCsvPieces(staffView(run(one)))].map((line) => line.split(','));
    expect(row[header.indexOf('stands_out')]).toBe('true');
    for (const quiet of Object.values(channels(run([])))) expect(quiet).not.toMatch(/stands? out/);
  });
});

describe('suspicion', () => {
  const names = ['amber', 'chiara', 'dmitri'];
  const of = (suspicion: number | null, dismissed: RunReport['dismissed'] = []) =>
    report(
      names.map((name) => submission(name, { total: name === 'dmitri' ? 8.2 : 100, suspicion })),
      {
        findings: {
          pairs: [pair('amber', 'chiara', 100, suspicion), pair('amber', 'dmitri', 8.2, null)],
        },
        dismissed,
      },
    );
  const row = (text: string | undefined, name: string): string =>
    text?.split('\n').find((line) => line.includes(name)) ?? '';

  test('is n/a where the service gives none, and is shown where lists are sorted by it', () => {
    const text = channels(of(null));
    expect(row(text['summary'], '| `amber`')).toContain('| 100.0 | n/a |');
    expect(row(text['comment'], '| `amber`')).toContain('| 100.0 | n/a |');
    expect(row(text['console'], 'amber')).toMatch(/100\.0 {7}n\/a/);
    expect(row(channels(of(55.5))['console'], 'amber')).toMatch(/100\.0 {6}55\.5/);
  });

  test('of a dismissed pair accuses nobody, and what is closest has its own number', () => {
    const run = of(98.4, [{ a: 'amber', b: 'chiara', reason: 'a team' }]);
    const text = channels(run);
    expect(row(text['console'], 'amber')).toMatch(/100\.0 {7}n\/a {5}8\.2 dmitri/);
    expect(row(text['summary'], '| `amber`')).toContain('| n/a | `dmitri` 8.2 |');
    expect(row(text['comment'], '| `amber`')).toContain('| n/a | ');
    const csv =
      [...submissionsCsvPieces(viewOf(run, 'staff'))].find((line) => line.startsWith('amber,')) ?? '';
    expect(csv).not.toContain('98.4');
    // Who has no dismissed pair keeps the service's number.
    expect(row(text['summary'], '|  | `dmitri`')).toContain('| 98.4 |');
  });
});

test('whoever was here last year, too, is told apart in each list, and another pull request is as new', () => {
  const lists = (origin: SubmissionFinding['origin']) => {
    const old = submission('last/dora', { name: 'dora', role: 'archive', origin });
    const now = submission('dora', { total: 60, archive: 60 });
    const both = pair('dora', 'last/dora', 60, 98, true);
    const standsOut = [{ a: 'dora', b: 'last/dora' }];
    return channels(report([now, old], { findings: { pairs: [both] }, verdict: { standsOut } }));
  };
  const told = lists({ kind: 'directory', path: 'last/dora' });
  expect(told['summary']).toContain('| `dora` ↔ `dora` (archive) | 60.0 |');
  expect(told['summary']).toContain('| `dora` (archive) 60.0 |');
  expect(told['comment']).toContain('- `dora` ↔ `dora` (archive) priority 98.0');
  expect(told['comment']).toContain('| `dora` (archive) |');
  expect(told['console']).toContain('  dora ↔ dora (archive)  (stands out)');
  expect(told['console']).toMatch(/^ {2}dora .* 60\.0 dora \(archive\)$/m);
  expect(told['plain console']).toContain('pair: dora / dora (archive) similarity 60.0');
  for (const text of Object.values(lists({ ...PULL, number: 1 }))) expect(text).not.toContain('(archive)');
});

test('nobody is closest to somebody with whom nothing is shared', () => {
  const of = (share: number) =>
    channels(
      report([submission('anna', { total: share }), submission('boris', { total: share })], {
        findings: { pairs: [pair('anna', 'boris', share, null)] },
      }),
    );
  for (const channel of ['summary', 'comment'] as const) {
    const row = (share: number): string => {
      const lines = (of(share)[channel] ?? '').split('\n');
      return lines.find((line) => line.includes('| `anna` |')) ?? '';
    };
    expect(row(0.1)).toContain('`boris`');
    expect(row(0)).not.toContain('boris');
  }
  expect(of(0)['console']).not.toMatch(/^ {2}anna .*boris/m);
});

describe('what was searched', () => {
  const one = submission('one', { total: 100, local: 0, web: null, archive: 100 });
  const web = submission('one', { total: 100, local: 0, web: 100 });
  const archive = (origin: typeof PULL | null, key: string) =>
    submission(key, {
      role: 'archive',
      origin: origin === null ? { kind: 'directory', path: 'last-year' } : { ...origin, number: 1 },
    });
  const remarkOf = (run: RunReport): string =>
    /\| `one` .*\| ([^|]*) \|\n/.exec(renderSummary(viewOf(run, 'staff')))?.[1] ?? '';
  const remote = { service: { kind: 'remote', host: 'service.example' } } as const;

  test.each([
    [[one, archive(PULL, 'org/hw#1')], 'other pull requests 100.0'],
    [[one, archive(null, 'old')], 'archive 100.0'],
    [[one, archive(PULL, 'org/hw#1'), archive(null, 'old')], 'other pull requests, archive 100.0'],
    [[{ ...one, archive: 0 }, archive(null, 'old')], ''],
    [[{ ...one, archive: null }], ''],
    [[web], 'web or database 100.0'],
    [[{ ...web, archive: 80 }, archive(null, 'old')], 'archive 80.0; web or database 100.0'],
  ])('is said place by place: %#', (submissions, words) => {
    expect(remarkOf(report(submissions, { findings: remote }))).toBe(words);
  });

  test('is n/a in the table where nothing of the kind was searched', () => {
    const cells = (run: RunReport): unknown => {
      const [header = '', row = ''] = [...submissionsCsvPieces(viewOf(run, 'staff'))];
      const names = header.replace('\ufeff', '').trim().split(',');
      return ['local', 'web', 'archive'].map((name) => row.trim().split(',')[names.indexOf(name)]);
    };
    const none = submission('one', { total: null, local: null, web: null });
    expect(cells(report([none]))).toEqual(['n/a', 'n/a', 'n/a']);
    expect(cells(report([{ ...none, local: 0, web: 0, archive: 7 }]))).toEqual(['0', '0', '7']);
  });

  test('names the kind of place to students', () => {
    const origin = { ...PULL, number: 2 };
    const own = submission('org/hw#2', { origin, matches: [match('org/hw#1', [3, 9])] });
    const comment = (others: Parameters<typeof report>[0]) =>
      renderComment(viewOf(report([own, ...others], { run: { repository: 'org/hw' } }), 'student'), {
        key: 'k',
        previousBody: null,
      });
    expect(comment([archive(PULL, 'org/hw#1')])).toContain('#L3-L9) (another pull request)');
    expect(comment([archive(null, 'org/hw#1')])).toContain(
      '#L3-L9) (an earlier submission or a published solution)',
    );
    expect(comment([])).toContain('#L3-L9) (another submission)');
  });
});

describe('a run without numbers', () => {
  const names = ['anna', 'boris', 'chen', 'dora', 'emil', 'fay', 'gus', 'hana', 'ivo', 'jan', 'kim', 'lea'];
  const failed = (outcome: 'network' | 'skipped' | 'incomplete') =>
    report(
      names.map((name) =>
        submission(name, {
          total: null,
          local: null,
          state: { kind: 'not-checked', reason: 'The service did not answer.' },
        }),
      ),
      { verdict: { outcome, exitCode: 1, notChecked: names } },
    );

  test.each(['network', 'skipped'] as const)(
    'prints no table of n/a and no empty histogram: %s',
    (outcome) => {
      for (const text of Object.values(channels(failed(outcome)))) {
        expect(text).not.toContain('│');
        expect(text).not.toMatch(/\| `anna`|^[ ?] anna|similarity n\/a/m);
      }
      expect(renderSummary(viewOf(failed(outcome), 'staff'))).toContain(
        '- `anna`, `boris`, `chen`, `dora`, `emil`, `fay`, `gus`, `hana`, `ivo`, `jan` and 2 more were not checked: The service did not answer.',
      );
    },
  );

  test('says once on a terminal why nobody has a number', () => {
    const text = renderConsole(viewOf(failed('incomplete'), 'staff'), STYLE);
    expect(text).not.toMatch(/n\/a/);
    expect(text).toContain(
      'not checked: anna, boris, chen, dora, emil, fay, gus, hana, ivo, jan and 2 more: The service did not answer.\n',
    );
  });

  test('names those of whom a part alone is missing, as the verdict counts them', () => {
    const missing = { path: 'core.py', reason: 'limit', detail: 'too large' } as const;
    const data = { path: 'film.mp4', reason: 'not-source' } as const;
    const run = report(
      [submission('anna', { leftOut: [missing] }), submission('boris', { leftOut: [data] })],
      {
        verdict: { outcome: 'incomplete', exitCode: 1, notChecked: ['anna'] },
      },
    );
    const text = renderConsole(viewOf(run, 'staff'), STYLE);
    expect(text).toContain('not checked: anna: 1 of its files could not be compared.\n');
    expect(text).not.toContain('not checked: boris');
    const summary = renderSummary(viewOf(run, 'staff'));
    expect(summary).toContain('- `anna` was not checked: 1 of its files could not be compared.');
    expect(summary).not.toContain('`boris` was not checked');
  });

  test.each([
    ['starter-only', '1 of its files could not be compared.'],
    ['too-short', '1 of its files could not be compared.'],
    ['no-source', 'why it has no number'],
  ])('of one that is %s says what is missing, where that is why', (comparability, reason) => {
    const missing = { path: 'core.py', reason: 'limit', detail: 'too much code' } as const;
    const one = submission('anna', {
      comparability,
      leftOut: [missing],
      total: null,
      state: { kind: 'not-checked', reason: 'why it has no number' },
    });
    const run = report([one, submission('boris')], {
      verdict: { outcome: 'incomplete', exitCode: 1, notChecked: ['anna'] },
    });
    expect(renderConsole(viewOf(run, 'staff'), STYLE)).toContain(`not checked: anna: ${reason}\n`);
  });

  test.each([
    [
      ['anna'],
      'not checked: anna: too short to judge\n',
      'no number',
      '|  | not checked: too short to judge |',
    ],
    [[], 'no number: anna: too short to judge\n', 'not checked', '|  | too short to judge |'],
  ])('says of one that is too short what the verdict does: %j', (notChecked, told, untold, row) => {
    const state = { kind: 'not-checked', reason: message('report.tooShort') } as const;
    const anna = submission('anna', { comparability: 'too-short', total: null, state });
    const run = report([anna, submission('boris', { total: 20 })], { verdict: { notChecked } });
    const text = renderConsole(viewOf(run, 'staff'), STYLE);
    expect(text).toContain(told);
    expect(text).not.toContain(untold);
    const summary = renderSummary(viewOf(run, 'staff'));
    expect(summary).toContain(row);
    expect(summary.includes('`anna` was not checked')).toBe(notChecked.length > 0);
  });

  test('lists them where each may have a reason of its own', () => {
    expect(renderSummary(viewOf(failed('incomplete'), 'staff'))).toContain('| ⚠️ | `anna` | n/a |');
  });

  test('that had nothing to compare with says so, and shows no 0.0', () => {
    const origin = { ...PULL, number: 2 };
    const only = submission('org/hw#2', { origin, total: null, local: null, web: null, comparability: null });
    const run = report([only], {
      run: { repository: 'org/hw' },
      verdict: {
        outcome: 'skipped',
        sentence: given('There is nothing to compare with.'),
        maxSimilarity: null,
      },
    });
    for (const audience of ['staff', 'student'] as const) {
      const texts = [
        renderSummary(viewOf(run, audience)),
        renderComment(viewOf(run, audience), { key: 'k', previousBody: null }),
        renderConsole(viewOf(run, audience), STYLE),
        checkRunOutput(viewOf(run, audience)).title,
        [...submissionsCsvPieces(viewOf(run, audience))].join(''),
      ];
      for (const text of texts.slice(0, 4)) expect(text).toContain('Nothing to compare with');
      for (const text of texts) {
        expect(text).not.toMatch(/ 0\.0|,0,n\/a|\*\*low\*\*|low \||: low,|compared with 0|not needed/i);
      }
    }
    // With a number there was something, e.g. the web.
    expect(said(headlineOf(report([{ ...only, total: 3 }])).title)).toBe('Nothing flagged');
  });
});

describe('the console', () => {
  const class40 = report(
    Array.from({ length: 120 }, (_, index) =>
      submission(`s${String(index).padStart(3, '0')}`, { total: index / 2 }),
    ),
  );

  test('says the verdict at the end too where lists are long, and only there', () => {
    const count = (run: RunReport): number =>
      renderConsole(viewOf(run, 'staff'), STYLE).match(/^Nothing flagged: hw1$/gm)?.length ?? 0;
    expect(count(class40)).toBe(2);
    expect(renderConsole(viewOf(class40, 'staff'), STYLE)).toMatch(
      /\n\nNothing flagged: hw1\nNothing was flagged\.\n$/,
    );
    expect(count(report([submission('anna'), submission('boris')]))).toBe(1);
  });

  test('shows no more rows than it is told, and says how many there are', () => {
    const text = renderConsole(viewOf(class40, 'staff'), STYLE);
    expect(text.match(/^ {2}s\d\d\d /gm)).toHaveLength(40);
    expect(text).toContain('…and 80 more in the report');
  });
});

test('the deciding number is defined by the formula that it is made by, and only where that is so', () => {
  const of = (findings: Partial<RunReport['findings']>) =>
    howToRead(report([], { findings }))
      .map((one) => said(one))
      .join('\n');
  expect(of({})).toContain('how much closer two programs are than programs of this class usually are');
  expect(of({})).toContain('above 75 they are more than four times as close');
  // In a class that is all alike a copy is low, however much of it stands in another one: a band is no share.
  expect(said(message('report.bands'))).toContain('they say how close the code is to code elsewhere');
  expect(of({})).toContain(
    'two programs of A and B tokens that share t tokens in matching fragments are 100 × 2t / (A + B) alike',
  );
  const remote = of({ service: { kind: 'remote', host: 'service.example' } });
  expect(remote).toContain('Similarity is the service’s own number');
  expect(remote).not.toContain('2t');
});

describe('what was left out', () => {
  test('is counted as what it is: files, whole folders, and what a list had no place for', () => {
    const text = renderSummary(
      viewOf(
        report([
          submission('anna', {
            leftOut: [
              { path: 'a.min.js', reason: 'vendored' },
              { path: 'vendor/', reason: 'vendored' },
              { path: 'big.java', reason: 'limit' },
              { path: '…', reason: 'limit', detail: '480 more files were left out', more: 480 },
            ],
          }),
          submission('boris', { leftOut: [{ path: 'vendor/', reason: 'vendored' }] }),
        ]),
        'staff',
      ),
    );
    expect(text).toContain('- 480 files in 1 submission: more than the lists can hold\n');
    expect(text).toContain('- 1 file and 2 folders in 2 submissions: third-party code\n');
    expect(text).toContain('- 1 file in 1 submission: over a limit\n');
  });

  const copy = { path: 'vendor/`x`.java', otherKey: 'boris', otherPath: 'Loans.java', tokens: 340 } as const;
  const hiding = (more: Partial<RunReport> = {}): RunReport => ({
    ...report([
      submission('anna', { hidden: [{ ...copy, leftOut: 'own' }] }),
      submission('boris', { hidden: [{ ...copy, otherKey: 'anna', leftOut: 'other' }] }),
    ]),
    ...more,
  });

  test('and holds code of somebody else is named where staff read, once, with both sides', () => {
    const { comment = '', console = '' } = channels(hiding());
    expect(comment).toContain(
      '- ``vendor/`x`.java`` of `anna` does not count and shares 340 tokens with `Loans.java` of `boris`\n',
    );
    expect(console).toContain(
      'look at: vendor/`x`.java of anna does not count and shares 340 tokens with Loans.java of boris\n',
    );
    expect(comment.match(/does not count/g)).toHaveLength(1);
    const student = renderComment(viewOf(hiding(), 'student'), { key: 'k', previousBody: null });
    expect(student).not.toMatch(/boris|does not count/);
  });

  test('says which of two of one name is last year’s', () => {
    const old = submission('last/anna', { name: 'anna', role: 'archive' });
    const now = submission('anna', { hidden: [{ ...copy, otherKey: 'last/anna', leftOut: 'own' }] });
    const { comment, console } = channels(report([now, old]));
    expect(comment).toContain('of `anna` does not count and shares 340 tokens with `Loans.java` of `anna` (');
    expect(console).toContain('anna does not count and shares 340 tokens with Loans.java of anna (archive)');
  });

  test('is no news where a person dismissed the pair', () => {
    const { comment, console } = channels(
      hiding({ dismissed: [{ a: 'boris', b: 'anna', reason: 'a team' }] }),
    );
    expect(comment).not.toContain('does not count');
    expect(console).not.toContain('does not count');
  });
});
