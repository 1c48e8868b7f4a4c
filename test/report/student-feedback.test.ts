import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';
import { OUTCOMES } from '../../src/base/outcome.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { checkRunOutput } from '../../src/channels/check-run-output.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { studentView } from '../../src/report/student-view.ts';
import { everything } from './everything.ts';
import { match, report, submission } from './sample.ts';
import { viewOf } from '../../src/channels/view.ts';

const SHA = 'abc'.padEnd(40, 'abc');
const OWN = submission('org/hw#5', {
  total: 83.7,
  aiAverage: 12,
  aiState: 'scored',
  origin: { kind: 'pull-request', owner: 'org', repo: 'hw', number: 5, sha: SHA, author: 'me' },
  files: [{ path: 'main.py', size: 100 }],
  matches: [match('org/hw#1', [3, 9])],
});
const PEER = submission('org/hw#1', { role: 'archive' });
const source = () =>
  Promise.resolve([{ path: 'main.py', bytes: new TextEncoder().encode('own_code()\n'.repeat(40)) }]);

function run(
  outcome: RunReport['verdict']['outcome'],
  students: Partial<RunReport['students']>,
  own: typeof OWN = OWN,
): RunReport {
  return report([own, PEER], {
    findings: { aiRun: true },
    verdict: {
      outcome,
      exitCode: outcome === 'passed' ? 0 : 1,
      flagged: outcome === 'flagged' ? [{ key: OWN.key, by: ['similarity'] }] : [],
    },
    run: { repository: 'org/hw' },
    students,
  });
}

/** What each of these would tell: a band of either number, own lines, a link to them, how many regions there are. */
const TELLING =
  /(?<!")very high|\b(?:low|moderate)\b|#L3|lines? 3|"lineStart":3|"startLine":3|own_code|\d regions?\b|like code elsewhere|83\.7/;

async function told(report_: RunReport): Promise<Readonly<Record<string, string>>> {
  const channels = await everything(report_, 'student', source);
  const { 'comment after one for others': _, ...own } = channels;
  return own;
}

describe('student-feedback: verdict', () => {
  test('tells in every channel whether there is a review, and neither bands nor lines', async () => {
    for (const [channel, text] of Object.entries(await told(run('flagged', { feedback: 'verdict' })))) {
      expect({ channel, tells: TELLING.exec(text)?.[0] }).toEqual({ channel, tells: undefined });
    }
    const body = renderComment(viewOf(run('flagged', { feedback: 'verdict' }), 'student'), {
      key: 'k',
      previousBody: null,
    });
    expect(body).toContain('### 🔎 Needs a review: org/hw#&#8203;5');
    expect(body).toContain('Review: **needed** · Compared with: **1 other**\n');
    const clear = renderSummary(viewOf(run('passed', { feedback: 'verdict' }), 'student'));
    expect(clear).toContain('| `org/hw#5` | not needed | 1 other |');
  });

  test('changes say no more than that', () => {
    const before = renderComment(viewOf(run('flagged', { feedback: 'verdict' }), 'student'), {
      key: 'k',
      previousBody: null,
    });
    const passed = run('passed', { feedback: 'verdict' }, { ...OWN, total: 12, matches: [] });
    const later = { ...passed, run: { ...passed.run, createdAt: '2026-11-22T04:31:00Z' } };
    expect(renderComment(viewOf(later, 'student'), { key: 'k', previousBody: before })).toContain(
      'Changes since the run of 2026-11-21 04:31 UTC: no longer needs a review.\n',
    );
    // What a comment before told in full is not compared with.
    const full = renderComment(viewOf(run('flagged', {}), 'student'), { key: 'k', previousBody: null });
    expect(renderComment(viewOf(later, 'student'), { key: 'k', previousBody: full })).not.toContain(
      'since the run',
    );
  });
});

test('a verdict about a pair that stands out is about its own one', () => {
  const about = (a: string): RunReport => {
    const found = run('flagged', {});
    return { ...found, verdict: { ...found.verdict, flagged: [], standsOut: [{ a, b: PEER.key }] } };
  };
  expect(studentView(about(OWN.key)).own?.isFlagged).toBe(true);
  expect(studentView(about('somebody')).own?.isFlagged).toBe(false);
  const two = report([submission('a'), submission('b'), submission('c')], {
    verdict: { outcome: 'flagged', standsOut: [{ a: 'a', b: 'b' }] },
  });
  expect(said(studentView(two).sentence)).toContain('2 of 3 submissions need a person’s review');
});

describe('student-feedback: none', () => {
  test.each(['flagged', 'incomplete'] as const)('no channel differs between passed and %s', async (other) => {
    const [passed, found] = await Promise.all([
      told(run('passed', { feedback: 'none', policy: 'Ask Ada.' }, { ...OWN, total: 3, matches: [] })),
      told(run(other, { feedback: 'none', policy: 'Ask Ada.' })),
    ]);
    expect(found).toEqual(passed);
    for (const [channel, text] of Object.entries(found)) {
      expect({ channel, tells: TELLING.exec(text)?.[0] }).toEqual({ channel, tells: undefined });
      expect(text).not.toMatch(/Needs a review|Nothing needs|The similarity found|Nothing flagged|Ask Ada/);
    }
    expect(found['summary']).toContain('The check ran');
    expect(checkRunOutput(viewOf(run(other, { feedback: 'none' }), 'student')).conclusion).toBe('neutral');
  });

  test('what says nothing of the code is told as ever', () => {
    for (const outcome of OUTCOMES) {
      const view = studentView(run(outcome, { feedback: 'none' }));
      const isHidden = ['passed', 'flagged', 'incomplete'].includes(outcome);
      expect({ outcome, said: view.outcome }).toEqual({ outcome, said: isHidden ? null : outcome });
    }
  });
});

describe('a public repository', () => {
  const open = run('flagged', { isPublic: true, policy: 'https://course.example/policy' });

  test('does not expose the author: no band, no line, no red mark, and neutral words', async () => {
    for (const [channel, text] of Object.entries(await told(open))) {
      expect({ channel, tells: TELLING.exec(text)?.[0] }).toEqual({ channel, tells: undefined });
      expect(text).not.toMatch(/misconduct|Needs a review|Review: /);
    }
    const { conclusion, title, pages } = checkRunOutput(viewOf(open, 'student'));
    expect([conclusion, title, pages]).toEqual(['neutral', 'A person will look', []]);
    expect(renderSummary(viewOf(open, 'student'))).toContain('## 👀 A person will look: org/hw#&#8203;5');
    expect(checkRunOutput(viewOf(run('passed', { isPublic: true }), 'student')).conclusion).toBe('success');
    // In a private one the colour is the verdict's.
    expect(checkRunOutput(viewOf(run('flagged', {}), 'student')).conclusion).toBe('failure');
  });
});

describe('the policy', () => {
  const at = async (policy: string, outcome: 'flagged' | 'passed' = 'flagged') =>
    told(run(outcome, { policy }));
  const CHANNELS = [
    'index.html',
    'report.json',
    'summary.md',
    'summary',
    'table',
    'comment',
    'annotations',
    'check run',
  ];

  test('stands wherever a student reads a finding, and nowhere else', async () => {
    const found = await at('Ask Ada before Friday.');
    for (const channel of CHANNELS) {
      expect({ channel, says: found[channel]?.includes('Ask Ada before Friday.') }).toEqual({
        channel,
        says: true,
      });
    }
    for (const text of Object.values(await at('Ask Ada before Friday.', 'passed'))) {
      expect(text).not.toContain('Ask Ada');
    }
  });

  test('is a link where it is an https address and nothing else', async () => {
    const linked = async (policy: string): Promise<string> =>
      /^What happens next.*$/m.exec((await at(policy))['comment'] ?? '')?.[0] ?? '';
    expect(await linked('https://course.example/policy')).toBe(
      'What happens next, and whom to ask: [https:&#8203;//course.example/policy](https://course.example/policy)',
    );
    for (const text of [
      'javascript:alert(1)',
      'http://course.example/',
      'https://a@course.example/',
      'https://course.example/ and ask Ada',
      '[x](https://evil.example)',
    ]) {
      expect(await linked(text)).not.toMatch(/(?<!\\)\]\(/);
    }
    const hostile = await at('<img src=x onerror=alert(1)> @everyone');
    expect(hostile['comment']).not.toMatch(/<img|@everyone/);
    expect(hostile['summary']).not.toMatch(/<img|@everyone/);
  });
});

test('students read what they can do, staff how to compare', () => {
  const student = renderSummary(viewOf(run('flagged', {}), 'student'));
  for (const words of ['decided nothing', 'You can answer', 'need not have been written first']) {
    expect(student).toContain(words);
  }
  expect(student).not.toContain('talk to the people');
  // What calms comes before what may frighten, and what to do now right behind.
  expect(student.indexOf('decided nothing')).toBeLessThan(student.indexOf('## '));
  expect(student.indexOf('You can answer')).toBeLessThan(student.indexOf('<details>'));
  const staff = renderSummary(viewOf(run('flagged', {}), 'staff'));
  expect(staff).toContain('Read the matched lines side by side and talk to the people before you decide.');
  expect(staff).not.toContain('You can answer');
});

test('no student reads how the number is made, from where it flags or where a band ends', () => {
  for (const feedback of ['full', 'verdict', 'none'] as const) {
    for (const outcome of ['flagged', 'passed'] as const) {
      const view = viewOf(run(outcome, { feedback }), 'student');
      const text = [renderSummary(view), renderComment(view, { key: '', previousBody: null })].join();
      expect(text).not.toMatch(/2t|tokens|above \d|\b(?:25|50|75)\b/);
    }
  }
});

describe('who was not compared with', () => {
  const gone = { key: 'org/hw#7', name: '#7 canary', role: 'archive', reason: 'GitHub says no' } as const;
  const words = (over: number, failures: RunReport['findings']['failures']): readonly string[] => {
    const made = run('passed', { notComparedWith: over });
    const asked = { ...made, findings: { ...made.findings, failures } };
    const comment = renderComment(viewOf(asked, 'student'), { key: 'k', previousBody: null });
    return [comment, renderSummary(viewOf(asked, 'student'))].map((text) => text.replaceAll(/[*_]/g, ''));
  };

  test.each([
    [0, [], null],
    [5, [], 5],
    [0, [gone], 1],
    [5, [gone], 6],
    [5, [{ ...gone, role: 'ai-reference' }], 5],
  ] as const)('%d over the limit, %j: a number and no name', (over, failures, expected) => {
    for (const text of words(over, failures)) {
      const [, left = null] = /1 other(?:, and not with (\d+) more)?/.exec(text) ?? ['', 'nothing'];
      expect(left).toBe(expected === null ? null : String(expected));
      expect(text).not.toContain('canary');
    }
  });
});
