import { describe, expect, test } from 'vitest';
import { given } from '../../src/base/words/message.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { openWords } from '../../src/base/words/open-words.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { byteLength } from '../../src/base/text/fit.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderFailure, renderSummary } from '../../src/channels/summary.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { aPair, match, report, submission, PULL_REQUEST } from './sample.ts';
import { viewOf } from '../../src/channels/view.ts';
import { seldom, some } from '../suite.ts';
import { POLICY } from '../verdict/findings.ts';

const RUN = report(
  [
    submission('low', { total: 12 }),
    submission('bad|`name`', { total: 75.004, suspicion: 88 }),
    submission('unknown', { total: null, state: { kind: 'not-checked', reason: 'refused by @nobody' } }),
  ],
  {
    findings: {
      aiRun: true,
      pairs: [
        aPair('low', 'bad|`name`', 75.004, {
          matchedSimilarity: 60,
          suspicion: 88,
          longestFragment: 1234,
          overlap: 2000,
        }),
        aPair('low', 'unknown', 99, { suspicion: 99, longestFragment: 5, overlap: 5 }),
      ],
      failures: [{ key: 'gone', name: 'gone', role: 'judged', reason: 'The repository is empty.' }],
      notices: ['Starter code was found.'],
    },
    verdict: {
      outcome: 'flagged',
      exitCode: 1,
      sentence: given('1 of 3 submissions flagged.'),
      flagged: [{ key: 'bad|`name`', by: ['similarity'] }],
      notChecked: ['unknown', 'gone'],
      warnings: ['Two totals differ.'].map(given),
    },
    dismissed: [{ a: 'unknown', b: 'low', reason: 'worked as a team' }],
  },
);

describe('the summary', () => {
  const text = renderSummary(viewOf(RUN, 'staff'));
  const lines = text.split('\n');

  test('says the verdict first', () => {
    expect(lines[0]).toContain('Needs a review');
    expect(lines[2]).toBe('**1 of 3 submissions flagged.**');
  });

  test('calls the number that decides by its one name, in other languages too', async () => {
    const german = renderSummary(viewOf(RUN, 'staff', await openWords('de')));
    expect(german).toContain('### Wie sich die Ähnlichkeiten verteilen');
  });

  test('lists the worst first and never shows an unknown number as 0', () => {
    const rows = lines.filter((line) => /^\| .*\| `/.test(line));
    expect(rows[0]).toContain('75.01');
    expect(rows[1]).toContain('`low`');
    expect(rows[2]).toMatch(/`unknown` \| n\/a \| n\/a \|/);
  });

  test('shows a dismissed pair by itself, struck out, with its numbers and its reason', () => {
    const pairs = lines.filter((line) => line.includes(' ↔ '));
    expect(pairs).toHaveLength(2);
    expect(pairs[1]).toBe('- ~~`low` ↔ `unknown`~~ 99.0, dismissed: worked as a team');
    expect(renderConsole(viewOf(RUN, 'staff'), { colours: false, width: 80, maxRows: 9 })).toContain(
      'dismissed: low ↔ unknown: worked as a team',
    );
  });

  test('links a submission to where it comes from', () => {
    const origin = { kind: 'repository', owner: 'o', repo: 'r', repositoryId: 1, sha: 'a' } as const;
    expect(renderSummary(viewOf(report([submission('x', { origin })]), 'staff'))).toContain(
      '| [`x`](https://github.com/o/r) |',
    );
  });

  test('says where a similarity comes from that no other submission explains', () => {
    const x = submission('x', { total: 90, local: 20, web: 90 });
    const remote = { service: { kind: 'remote', host: 'service.example' } } as const;
    expect(renderSummary(viewOf(report([x], { findings: remote }), 'staff'))).toContain(
      'web or database 90.0',
    );
  });

  test('says what was left out and why', () => {
    expect(text).toContain('- `gone` was not collected: The repository is empty.');
    expect(text).toContain('- `unknown` was not checked: refused by @&#8203;nobody');
  });

  test('every row has as many cells as its heading', () => {
    for (const block of text.split('\n\n')) {
      const widths = block
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) => line.match(/(?<!\\)\|/g)?.length);
      expect(new Set(widths).size).toBeLessThanOrEqual(1);
    }
  });
});

describe('pairs to review first', () => {
  const nothing = {
    similarity: 0,
    matchedSimilarity: 0,
    suspicion: 11.3,
    longestFragment: 0,
    overlap: 0,
  };
  const kin = { similarity: 40, matchedSimilarity: 30, suspicion: 9, longestFragment: 20, overlap: 40 };
  const of = (...pairs: readonly object[]) =>
    report([submission('anna'), submission('boris')], {
      findings: { pairs: pairs.map((pair) => ({ ...nothing, a: 'anna', b: 'boris', ...pair })) },
    });
  const style = { colours: false, width: 80, maxRows: 9 };

  test('lists those that share code, and counts the others', () => {
    const run = of({}, kin, ...Array.from({ length: 1200 }, () => ({})));
    const text = renderSummary(viewOf(run, 'staff'));
    expect(text.match(/ ↔ /g)).toHaveLength(1);
    expect(text).toContain('\n…and 1,201 pairs with no common fragment.\n');
    expect(text).not.toContain('more in the report');
    const table = renderConsole(viewOf(run, 'staff'), style);
    expect(table.match(/ ↔ /g)).toHaveLength(1);
    expect(table).toContain('  …and 1,201 pairs with no common fragment\n');
    const plain = renderConsole(viewOf(run, 'staff'), { ...style, layout: 'plain' });
    expect(plain.match(/^pair: /gm)).toHaveLength(1);
    expect(plain).toContain('\nand 1,201 pairs with no common fragment\n');
  });

  test('says that there are none', () => {
    expect(renderSummary(viewOf(of({}), 'staff'))).toContain('\nNone: 1 pair with no common fragment.\n');
    expect(renderConsole(viewOf(of({}), 'staff'), style)).toContain(
      '  none: 1 pair with no common fragment\n',
    );
  });

  test.each([
    ['one share is above 0', { similarity: 0.01 }, true],
    ['no overlap is given, and it is suspicious', { overlap: null, suspicion: 60 }, true],
    ['no overlap is given, and it is as suspicious as any', { overlap: null, suspicion: 11 }, false],
    ['no run is common, and it is suspicious: rewritten line by line', { suspicion: 20.1 }, true],
    ['no run is common, and it is as suspicious as any', { suspicion: 20 }, false],
    ['no run is common, and it stands out', { suspicion: 11, standsOut: true }, true],
    ['all is zero', { overlap: null, suspicion: null }, false],
    ['nothing is known', { similarity: null, matchedSimilarity: null, overlap: null, suspicion: null }, true],
  ])('%s', (_, pair, isListed) => {
    expect(renderSummary(viewOf(of(pair), 'staff')).includes(' ↔ ')).toBe(isListed);
  });
});

describe('after a dismissal', () => {
  const words = 'above the threshold only through a dismissed pair';
  const dismissed = [{ a: 'amber', b: 'basil', reason: 'worked as a team' }];
  const pair = (a: string, b: string, share: number) =>
    aPair(a, b, share, { suspicion: share, longestFragment: share, overlap: share });
  const open = report(
    [
      submission('amber', { total: 100 }),
      submission('basil', { total: 100 }),
      submission('cedar', { total: 90 }),
      submission('dmitri', { total: 90 }),
    ],
    {
      findings: {
        pairs: [pair('amber', 'basil', 100), pair('cedar', 'dmitri', 90), pair('amber', 'dmitri', 2.4)],
      },
    },
  );
  const run = { ...open, dismissed, verdict: judge(open.findings, null, POLICY, dismissed) };
  const style = { colours: false, width: 80, maxRows: 9 };
  const lineOf = (text: string, name: string): string =>
    text.split('\n').find((line) => line.includes(name) && line.includes('100.0')) ?? '';

  test.each([
    ['summary', renderSummary(viewOf(run, 'staff'))],
    ['table', renderConsole(viewOf(run, 'staff'), style)],
    ['plain', renderConsole(viewOf(run, 'staff'), { ...style, layout: 'plain' })],
    ['comment', renderComment(viewOf(run, 'staff'), { key: 'k', previousBody: null })],
  ])('%s says why a total above the threshold flags nobody', (_, text) => {
    for (const name of ['amber', 'basil']) {
      expect(lineOf(text, name)).toContain(words);
      expect(lineOf(text, name)).not.toMatch(/🔎|^!|^flagged/);
    }
    expect(text.split('\n').find((line) => /cedar.*90\.0/.test(line))).not.toContain(words);
  });

  test.each([
    ['summary', renderSummary(viewOf(run, 'staff'))],
    ['console', renderConsole(viewOf(run, 'staff'), style)],
  ])('the histogram of the %s does not count it among those above', (_, text) => {
    expect(text).toMatch(/90–100 │0\n/);
    expect(text).toMatch(/80–90 {2}│█+ 2\n/);
    expect(text).toContain(`apart │2 ${words}`);
  });

  test('who is above through another pair as well stays flagged, without the remark', () => {
    const more = report(open.findings.submissions, {
      findings: { pairs: [...open.findings.pairs, pair('amber', 'cedar', 90)] },
    });
    const text = renderSummary(
      viewOf({ ...more, dismissed, verdict: judge(more.findings, null, POLICY, dismissed) }, 'staff'),
    );
    expect(lineOf(text, 'amber')).toContain('🔎 similarity');
    expect(lineOf(text, 'amber')).not.toContain(words);
  });
});

test.each(some([1_048_576, 65_535, 8000, 4000], 1))(
  'a large class is cut to %d bytes and says how much is hidden',
  (max) => {
    const large = report(
      Array.from({ length: 30_000 }, (_, index) =>
        submission(`student-王-${index}`, {
          total: index / 100,
          matches: [match(`student-王-${index + 1}`, [1, 9])],
        }),
      ),
    );
    const text = renderSummary(viewOf(large, 'staff'), max);
    expect(byteLength(text)).toBeLessThanOrEqual(max);
    const rows = text.match(/\| `student/g)?.length ?? 0;
    expect(text).toContain(`…and ${(30_000 - rows).toLocaleString('en')} more`);
    expect(text).toContain('How to read this');
  },
);

seldom('whatever the budget, no fence and no folded part is left open', () => {
  const own = submission('org/shop#7', {
    origin: PULL_REQUEST,
    matches: [match('x', [1, 9])],
  });
  for (const [run, audience] of [
    [RUN, 'staff'],
    [report([own]), 'student'],
  ] as const) {
    const whole = byteLength(renderSummary(viewOf(run, audience)));
    let folded = 0;
    for (let max = 0; max <= whole; max += 1) {
      const text = renderSummary(viewOf(run, audience), max);
      expect(byteLength(text)).toBeLessThanOrEqual(max);
      const opened = text.match(/<details>/g)?.length ?? 0;
      expect(text.match(/<\/details>/g)?.length ?? 0).toBe(opened);
      expect((text.match(/```/g)?.length ?? 0) % 2).toBe(0);
      expect(text).not.toMatch(/<\/?(?:de\w*)?$/);
      folded += opened;
    }
    expect(folded).toBeGreaterThan(0);
  }
});

test('a long list of what was left out does not push out the submissions', () => {
  const text = renderSummary(
    viewOf(
      report([submission('kept')], {
        findings: {
          failures: Array.from({ length: 5000 }, (_, index) => ({
            key: `f${index}`,
            name: `f${index}`,
            role: 'judged',
            reason: `The repository is empty, the ${index}th.`,
          })),
        },
      }),
      'staff',
    ),
    65_535,
  );
  expect(byteLength(text)).toBeLessThanOrEqual(65_535);
  expect(text).toContain('| `kept` |');
  expect(text).toMatch(/- …and [\d,]+ more in the report/);
});

test('the largest report fits the limit by default', () => {
  const huge = report(
    Array.from({ length: 3000 }, (_, index) =>
      submission(`s${index}`, {
        remarks: ['x'.repeat(2000)],
        state: { kind: 'not-checked', reason: 'y'.repeat(2000) },
      }),
    ),
  );
  expect(byteLength(renderSummary(viewOf(huge, 'staff')))).toBeLessThanOrEqual(LIMITS.summaryBytes);
});

test('a run that ended before there was anything to report has a summary too', () => {
  expect(renderFailure('auth', given('The key was refused. <b>'), ENGLISH)).toContain(
    '**The key was refused. &lt;b&gt;**',
  );
});

describe('the console', () => {
  test('is aligned, coloured only where asked, and holds no workflow command', () => {
    const style = { colours: false, width: 80, maxRows: 2 };
    const text = renderConsole(viewOf(RUN, 'staff'), style);
    expect(text).not.toContain('\u001b');
    expect(text).toContain('75.01');
    expect(text).toContain('…and 1 more in the report');
    expect(renderConsole(viewOf(RUN, 'staff'), { ...style, colours: true })).toContain('\u001b[31m');
    const forged = report([submission('x\n::error::forged')], { findings: { notices: ['::add-mask::a'] } });
    expect(renderConsole(viewOf(forged, 'staff'), style)).not.toMatch(/^::|\n::/);
    expect(renderConsole(viewOf(forged, 'staff'), { ...style, layout: 'plain' })).not.toContain('::');
  });

  test('columns line up whatever the script of the names', () => {
    const wide = report([submission('王小明', { total: 10 }), submission('anna', { total: 10 })]);
    const lines = renderConsole(viewOf(wide, 'staff'), { colours: false, width: 80, maxRows: 9 })
      .split('\n')
      .filter((line) => line.includes('10.0') && line.includes('█'));
    const columns = lines.map((line) => {
      const before = line.slice(0, line.indexOf('█'));
      return before.length + (before.match(/\p{Script=Han}/gu)?.length ?? 0);
    });
    expect(columns).toHaveLength(2);
    expect(columns[0]).toBe(columns[1]);
  });
});
