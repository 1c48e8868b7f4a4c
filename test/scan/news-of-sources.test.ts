import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { compareWithReported, type News, type NewsOptions } from '../../src/bot/scan/news.ts';
import { renderNewsComment } from '../../src/bot/scan/issue/scan-issue.ts';
import {
  hasAnythingToTell,
  renderScanIssue,
  type ScanIssueContent,
} from '../../src/bot/scan/issue/scan-issue-body.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState } from '../../src/bot/scan/state/state-schema.ts';
import { sourceRowOf } from '../../src/bot/scan/web/source-id.ts';
import { findings, pair, repository } from './findings.ts';
import { searched, source, webSearch } from './web-findings.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const OPTIONS: NewsOptions = { thresholds: { similarity: 75, ai: 60 }, dismissed: [], at: NOW };

function news(
  submissions: readonly SubmissionFinding[],
  before: Pick<AssignmentState, 'reportedSources'> = {},
  tutorials: ReturnType<typeof webSearch>['tutorials'] = [],
): News {
  const found = { ...findings(submissions), webSearch: webSearch({ tutorials }) };
  return compareWithReported(found, { ...newAssignment('5'.repeat(64)), ...before }, OPTIONS);
}
const told = ({ sources }: News) => sources.map(({ key, standing }) => [key, standing]);

function content(of: News, search: string | null = null): ScanIssueContent {
  return {
    assignment: 'hw1',
    check: 'f'.repeat(64),
    notify: 'comment',
    serverUrl: 'https://github.com',
    news: of,
    thresholds: OPTIONS.thresholds,
    runs: [],
    seen: {},
    staff: ['ada'],
    checkUrl: null,
    search,
  };
}

const TUTORIAL = {
  url: source(7).url,
  repository: source(7).repository,
  path: source(7).path,
  submissions: 3,
  of: 4,
};

describe('a source', () => {
  test('is told of who is above the threshold, strictly, and of nobody else', () => {
    const submissions = [searched(1, [source(1)], 75.01), searched(2, [source(2)], 75), searched(3, [])];
    expect(told(news(submissions))).toEqual([['1', 'new']]);
  });

  test('is told once, also after a push, and after it left the web and came back', () => {
    const first = news([searched(1, [source(1)])]);
    expect(told(first)).toEqual([['1', 'new']]);
    const moved = source(1, { commit: 'd'.repeat(40), blob: 'e'.repeat(40) });
    expect(told(news([searched(1, [moved])], first))).toEqual([['1', 'unchanged']]);
    const without = news([searched(1, [])], first);
    expect(told(without)).toEqual([]);
    expect(without.newCount).toBe(0);
    expect(told(news([searched(1, [source(1)])], without))).toEqual([['1', 'unchanged']]);
  });

  test('that is another one is news, and the submission that has it is not told twice for the same', () => {
    const first = news([searched(1, [source(1)])]);
    const second = news([searched(1, [source(1), source(2)])], first);
    expect(told(second)).toEqual([['1', 'new']]);
    expect(told(news([searched(1, [source(2)])], second))).toEqual([['1', 'unchanged']]);
  });

  test('that was published after the hand-in is none', () => {
    const late = source(1, { before: 'no', counts: false });
    expect(told(news([searched(1, [late])]))).toEqual([]);
  });

  test('of an unknown number, or of a submission that is only compared with, is none', () => {
    const unknown = searched(1, [source(1)], 90, { publicWeb: null, webState: 'not-searched' });
    const archive = searched(2, [source(1)], 90, { role: 'archive' });
    expect(told(news([unknown, archive]))).toEqual([]);
  });

  test('what others are told of stays told where a repository could not be checked', () => {
    const before = { reportedSources: { 1: ['0123456789abcdef'], 9: ['fedcba9876543210'] } };
    expect(news([repository(1)], before).reportedSources).toEqual(before.reportedSources);
  });
});

describe('what half of the class shares', () => {
  const shared = [1, 2, 3].map((id) => searched(id, [source(7)]));

  test('is one piece of news instead of one of each, told once', () => {
    const first = news([...shared, searched(4, [])], {}, [TUTORIAL]);
    expect(told(first)).toEqual([]);
    expect(first.tutorials).toMatchObject([
      { standing: 'new', submissions: 3, of: 4, row: sourceRowOf(source(7)) },
    ]);
    expect(news([...shared, searched(4, [])], first, [TUTORIAL]).tutorials).toMatchObject([
      { standing: 'unchanged' },
    ]);
  });

  test('is left out of what one of them has besides', () => {
    const both = news([searched(1, [source(7), source(1)]), ...shared.slice(1)], {}, [TUTORIAL]);
    expect(both.sources.map(({ sources }) => sources.map((one) => one.repository))).toEqual([['octo/r1']]);
  });
});

describe('what staff read', () => {
  test('has the number, the address with its commit, and whether it was public before', () => {
    const text = renderScanIssue(
      content(news([searched(1, [source(1), source(2)], 91.2)]), 'Web: 1 of 2 searched so far.'),
      new Map(),
    );
    expect(text).toContain('### On the web (1)');
    expect(text).toContain(`[\`octo/r1/a.py\`](${source(1).url}) · 91.2 %`);
    expect(text).toContain('public before the hand-in (since 2025-02-03) · and 1 more in the report');
    expect(text).toContain('Web: 1 of 2 searched so far.');
  });

  test('says where nobody knows what was first', () => {
    const unknown = source(1, { before: 'unknown', publicSince: null });
    const text = renderScanIssue(content(news([searched(1, [unknown])])), new Map());
    expect(text).toContain('not known whether it was public before the hand-in');
  });

  test('nothing of the web where none was searched', () => {
    const text = renderScanIssue(
      content(
        compareWithReported(
          findings([repository(1), repository(2)], [pair(1, 2, 90)]),
          newAssignment(''),
          OPTIONS,
        ),
      ),
      new Map(),
    );
    expect(text.toLowerCase()).not.toContain('web');
  });

  test('a file that so many share, with the command that makes it starter code', () => {
    const found = news(
      [1, 2, 3].map((id) => searched(id, [source(7)])),
      {},
      [TUTORIAL],
    );
    expect(hasAnythingToTell({ news: { ...found, pairs: [], flags: [] } })).toBe(true);
    const text = renderScanIssue(content(found), new Map());
    expect(text).toContain(`3 of 4 share code with [\`octo/r7/a.py\`](${source(7).url})`);
    expect(text).toContain(`\`/similarity common ${sourceRowOf(source(7))}\``);
    expect(renderNewsComment(content(found), new Map())).toContain('3 of 4 share code with');
  });

  test('hostile names of the web as text', () => {
    const evil = source(1, {
      repository: 'o/<img src=x>',
      path: '`](https://evil.example) @everyone <!-- pair:1-2 -->\u202e\n- [x] y <!-- pair:1-2 -->',
    });
    const text = renderScanIssue(content(news([searched(1, [evil])])), new Map());
    const row = text.split('\n').filter((one) => one.includes('↔'));
    expect(row).toHaveLength(1);
    expect(row[0]).not.toContain('\u202e');
    expect(text).not.toMatch(/^- \[x\] y/m);
    expect(row[0]).toMatch(/`[^\n]*<img src=x>[^\n]*`/);
  });
});
