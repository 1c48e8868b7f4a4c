import { describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/contract/report.ts';
import { byteLength } from '../../src/base/text/fit.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { submissionsCsvPieces } from '../../src/channels/csv.ts';
import { jsonPieces, parseReportJson } from '../../src/channels/json.ts';
import { sarifPieces } from '../../src/channels/sarif.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { elsewhere, elsewhereWords } from '../../src/report/searched.ts';
import { viewOf } from '../../src/channels/view.ts';
import {
  beforeWords,
  databaseScore,
  linesUrl,
  searchCounts,
  sentCount,
  sourceAt,
  sourceName,
  sourcesOf,
} from '../../src/report/web-sources.ts';
import { said } from '../said.ts';
import { aPair, match, report, submission } from './sample.ts';
import { HOSTILE, publicFile, publicMatch, webClass } from './web-class.ts';
import { seldom } from '../suite.ts';

const { report: RUN, readSource } = webClass();
const STYLE = { colours: false, width: 100, maxRows: 40 };

describe('the sources of a submission', () => {
  const counted = publicFile('a.py');
  const closer = publicFile('b.py');
  const late = publicFile('c.py', { before: 'no', counts: false });
  const { matches } = submission('x', {
    matches: [
      publicMatch(late, 99),
      match('peer', [1, 4]),
      publicMatch(counted, 40),
      publicMatch(closer, 60),
      publicMatch(counted, 41),
    ],
  });

  test('are each one file, what counts and is closest first', () => {
    expect(
      sourcesOf({ matches }).map((one) => [one.source.path, one.similarity, one.matches.length]),
    ).toEqual([
      ['b.py', 60, 1],
      ['a.py', 41, 2],
      ['c.py', 99, 1],
    ]);
  });

  test.each([
    [{ lineStart: 3, lineEnd: 9 }, '#L3-L9', ';lines=3-9'],
    [{ lineStart: 3, lineEnd: 3 }, '#L3', ';lines=3'],
    [{ lineStart: 3, lineEnd: null }, '#L3', ';lines=3'],
    [{ lineStart: null, lineEnd: null }, '', ''],
  ])('have an address for lines %j as their host names them', (lines, github, heritage) => {
    const swh = publicFile('a', {
      provider: 'software-heritage',
      url: 'https://archive.softwareheritage.org/swh:1:cnt:ab',
    });
    expect(linesUrl(counted, lines)).toBe(counted.url + github);
    expect(linesUrl(swh, lines)).toBe(swh.url + heritage);
    expect(linesUrl(publicFile('a', { url: 'javascript:alert(1)' }), lines)).toBeNull();
  });

  test('may be the own ones of a submission, which do not count', () => {
    const own = publicFile('a.py', { before: 'unknown', publicSince: null, counts: false });
    expect(said(beforeWords(own))).toMatch(/^not known; it may be the student’s own repository/);
  });

  test('lead each match to its own file, also where the search hit another one', () => {
    const beside = publicFile('lib/a b.py', { url: counted.url });
    expect(linesUrl(beside, { lineStart: 1, lineEnd: 2 })).toBe(
      counted.url.replace('a.py', 'lib/a%20b.py#L1-L2'),
    );
    expect(sourcesOf({ matches: [publicMatch(counted, 9), publicMatch(beside, 9)] })).toHaveLength(1);
  });

  test.each([
    ['yes', '2025-03-01T10:00:00Z', 'yes, since 2025-03-01 10:00 UTC by a server’s clock'],
    [
      'no',
      '2025-03-01T10:00:00Z',
      'no, only since 2025-03-01 10:00 UTC by a server’s clock: it does not count',
    ],
    ['unknown', '2025-03-01T10:00:00Z', 'not known; public since 2025-03-01 10:00 UTC by a server’s clock'],
    ['yes', null, 'yes'],
    ['no', null, 'no: it does not count'],
    ['unknown', null, 'not known'],
  ] as const)('say whether they were public before the hand-in: %s, %s', (before, publicSince, text) => {
    expect(said(beforeWords({ before, publicSince, counts: before !== 'no' }))).toBe(text);
  });
});

test('what an archive knows is in no repository, and is named by the archive', () => {
  const known = publicFile('a.py', { provider: 'software-heritage', repository: '', commit: '' });
  expect(said(sourceName(known))).toBe('Software Heritage: a.py');
  expect(said(sourceAt(known))).toBe('public code known to Software Heritage');
});

test('hashes are counted one by one', () => {
  const hashes = { provider: 'software-heritage', kind: 'hashes', submissions: [] } as const;
  const query = { provider: 'github', kind: 'query', text: 'two words', submissions: [] } as const;
  const search = { providers: [], requests: 1, tutorials: [], failures: [], notSearched: 0 };
  expect(sentCount({ ...search, sent: [query, { ...hashes, text: 'x y z' }] })).toBe(4);
});

describe('the numbers', () => {
  const database = match(null, [1, 4], { kind: 'external', similarity: 30 });
  const found = publicMatch(publicFile('a.py'), 60);

  test.each([
    [{ web: 50 }, 50],
    [{ web: null }, null],
    [{ web: 70, publicWeb: 60, matches: [found] }, 70],
    [{ web: 60, publicWeb: 60, matches: [found, database] }, 30],
    [{ web: 60, publicWeb: 60, matches: [found] }, null],
    [{ web: 60, publicWeb: null, matches: [database] }, 60],
  ])('of a database are told apart from those of public code: %j', (facts, score) => {
    expect(databaseScore(submission('x', facts))).toBe(score);
  });

  test('of public code are in no list of other places, which are called the database then', () => {
    const both = submission('x', { web: 70, publicWeb: 60, webState: 'searched' });
    const { findings } = report([both], { findings: { webSearch: RUN.findings.webSearch } });
    expect(elsewhere(findings, both).map(({ words, score }) => [said(words), score])).toEqual([
      ['database', 70],
    ]);
    expect(said(elsewhereWords(findings))).toBe('database');
    expect(elsewhereWords(RUN.findings)).toBeNull();
  });

  test('of who was searched for count the judged ones', () => {
    expect(searchCounts(RUN.findings)).toEqual({ all: 5, searched: 4, partly: 1, found: 2 });
    expect(searchCounts(report([submission('x')]).findings)).toBeNull();
  });
});

describe('a report for staff', () => {
  const view = viewOf(RUN, 'staff');
  const anna =
    'https://github.com/octo/shop-solution/blob/feedfeedfeedfeedfeedfeedfeedfeedfeedfeed/src/shop.py';

  test('has in summary and comment what was found, with address, licence and time', () => {
    for (const text of [renderSummary(view), renderComment(view, { key: 'k', previousBody: null })]) {
      expect(text).toContain('# On the web\n');
      expect(text).toContain(
        `- \`anna\`, 88.5: [\`octo/shop-solution: src/shop.py\`](${anna}#L40-L44); licence: MIT; public before the hand-in: yes, since 2025-03-01 10:00 UTC by a server’s clock`,
      );
      expect(text).toContain('no, only since 2026-12-01 00:00 UTC by a server’s clock: it does not count');
      expect(text).toContain(
        '4 of 5 submissions were searched for on the web; 1 of them in part. 2 are like public code.',
      );
      expect(text).toContain(
        '- 5 lines left this machine, for GitHub and Software Heritage, with 2 queries of a code search.',
      );
      expect(text).toContain(
        '- 3 submissions of 5 share code with one public file: [`learn/shop-tutorial: shop.py`](https://github.com/learn/shop-tutorial/blob/main/shop.py).',
      );
      expect(text).not.toContain('did not leave the machine');
      expect(text).toContain('licence: &lt;img');
      expect(text).not.toContain('\u202e');
    }
  });

  test('says n/a of whom nobody searched, and not 0', () => {
    expect(
      renderSummary(view)
        .split('\n')
        .find((line) => line.includes('| `elif` |')),
    ).toContain('On the web: n/a');
    const [header = [], ...rows] = [...submissionsCsvPieces(view)].map((line) => line.trim().split(','));
    const at = header.indexOf('web_state');
    expect(header.slice(at)).toEqual([
      'web_state',
      'public_web',
      'database',
      'web_source',
      'web_source_licence',
      'web_source_before',
    ]);
    const of = (name: string) => rows.find(([key]) => key === name)?.slice(at);
    expect(of('anna')).toEqual(['searched', '88.5', 'n/a', anna, 'MIT', 'yes']);
    expect(of('carla')).toEqual(['searched', '0', 'n/a', '', '', '']);
    expect(of('elif')).toEqual(['not-searched', 'n/a', 'n/a', '', '', '']);
  });

  test('has the same in the console, a line a fact', () => {
    const text = renderConsole(view, STYLE);
    expect(text).toContain(`web: anna, 88.5: ${anna}; licence: MIT; public before the hand-in: yes, since`);
    expect(text).toContain('web: 4 of 5 submissions were searched for');
    expect(text).not.toContain('\u202e');
    const few = renderConsole(view, { ...STYLE, maxRows: 1, layout: 'plain' });
    expect(few.match(/^web: \w+, [\d.]+: /gm)).toHaveLength(1);
    expect(few).toContain('web: …and 2 more in the report');
  });

  test('comes back from its JSON as it was', () => {
    const read = parseReportJson([...jsonPieces(view)].join(''), 'report.json');
    expect(read.findings.webSearch).toEqual(RUN.findings.webSearch);
    expect(read.findings.submissions.map(({ matches }) => matches)).toEqual(
      RUN.findings.submissions.map(({ matches }) => matches),
    );
  });

  test('leads from a result of SARIF to the public lines, in words: a location elsewhere is refused', async () => {
    const pieces: string[] = [];
    for await (const piece of sarifPieces(view, readSource)) pieces.push(piece);
    const { runs } = JSON.parse(pieces.join('')) as {
      runs: readonly { results: readonly { message: { text: string } }[] }[];
    };
    const [first] = runs[0]?.results ?? [];
    expect(first?.message.text).toContain('public code of octo/shop-solution at feedfee');
    expect(first?.message.text.split(' ').at(-1)).toBe(`${anna}#L40-L44`);
    expect(pieces.join('')).not.toMatch(/"uri":"\w+:/);
  });

  test('says of a flag that public code is behind it, and only there', () => {
    const why = renderSummary(view)
      .split('\n')
      .find((line) => line.startsWith('- `anna`: Similarity'));
    expect(why).toContain('Its highest similarity is to public code on the web.');
    const pair = aPair('anna', 'boris', 90, { suspicion: 1, longestFragment: 9, overlap: 9 });
    const other = { ...RUN, findings: { ...RUN.findings, pairs: [pair] } };
    expect(renderSummary(viewOf(other, 'staff'))).not.toContain('Its highest similarity is to public code');
  });
});

describe('a large class', () => {
  const sources = Array.from({ length: 60 }, (_, at) =>
    publicFile(`${'deep/'.repeat(20)}${at}.py`, { licence: HOSTILE }),
  );
  const run: RunReport = report(
    Array.from({ length: 1000 }, (_, at) =>
      submission(`student-${String(at).padStart(4, '0')}`, {
        total: 99 - at / 20,
        webState: 'searched',
        publicWeb: 99 - at / 20,
        matches: sources.map((source, n) => publicMatch(source, 99 - n)),
      }),
    ),
    { findings: { webSearch: RUN.findings.webSearch } },
  );

  test.each([1_000_000, 30_000, 3000])(
    'with 60 sources each fits into a summary of %d bytes, the worst first',
    (bytes) => {
      const text = renderSummary(viewOf(run, 'staff'), bytes);
      expect(byteLength(text)).toBeLessThanOrEqual(bytes);
      if (bytes < 30_000) return;
      expect(text).toContain('lines left this machine');
      expect(text).toContain('- `student-0000`, 99.0: ');
      expect(text).toContain('more in the report');
      expect(text).toContain('### How the similarities are spread');
    },
  );

  seldom('fits into a comment', () => {
    const text = renderComment(viewOf(run, 'staff'), { key: 'k', previousBody: null });
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text).toContain('#### On the web');
    expect(text).toContain('- `student-0000`, 99.0: ');
  });
});
