import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { Parser } from 'commonmark';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { checkRunOutput, renderAnnotations } from '../../src/channels/check-run-output.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderFailure, renderSummary } from '../../src/channels/summary.ts';
import { readDigest } from '../../src/channels/comment-digest.ts';
import { studentFailureSentence } from '../../src/report/student-sentence.ts';
import { viewOf } from '../../src/channels/view.ts';
import { byteLength } from '../../src/base/text/fit.ts';
import { LOCALES, type Locale } from '../../src/base/words/locale.ts';
import { openCatalogue, openWords } from '../../src/base/words/open-words.ts';
import type { Words } from '../../src/base/words/words.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { POLICY } from '../verdict/findings.ts';
import { aPair, match, report, submission } from './sample.ts';
import { some } from '../suite.ts';

const english = await openCatalogue('en');

const EVIL = '<img src=x onerror=alert(1)>|`</details>`\n# @everyone ![x](http://evil) \u202e';

/** A run with the verdict on what it found. */
function judged(
  submissions: Parameters<typeof report>[0],
  more: NonNullable<Parameters<typeof report>[1]> = {},
): RunReport {
  const run = report(submissions, more);
  return { ...run, verdict: judge(run.findings, null, POLICY) };
}

const PULL = {
  kind: 'pull-request',
  owner: 'org',
  repo: 'staff',
  number: 7,
  sha: 'a'.repeat(40),
  author: 'ann',
} as const;
const OWN = submission('own', {
  origin: PULL,
  total: 90.5,
  comparability: 'compared',
  tokens: 120,
  files: [{ path: 'main.py', size: 12 }],
  leftOut: [{ path: 'lib', reason: 'vendored' }],
  matches: [match('peer', [1, 9], { tokens: 50 })],
});
const PEER = submission('peer', { role: 'archive', total: null, files: [{ path: 'main.py', size: 9 }] });
const CLASS = ['ann', 'ben', 'cid', 'dan', 'eve'].map((key, index) =>
  submission(key, { total: [90.5, 88.25, 12, 7, 3][index] ?? 0, comparability: 'compared', tokens: 150 }),
);
const PAIRS = [
  aPair('ann', 'ben', 90.5, {
    matchedSimilarity: 88.25,
    suspicion: 61.25,
    longestFragment: 1234,
    overlap: 2345,
    standsOut: true,
  }),
];

const RUNS: Readonly<Record<string, readonly [RunReport, 'staff' | 'student']>> = {
  flagged: [judged(CLASS, { findings: { pairs: PAIRS, baseCode: false } }), 'staff'],
  passed: [judged(CLASS.slice(2)), 'staff'],
  incomplete: [
    judged(
      [...CLASS.slice(2), submission('out', { total: null, state: { kind: 'not-checked', reason: 'X' } })],
      { findings: { failures: [{ key: 'f', name: 'f', role: 'judged', reason: 'Y' }] } },
    ),
    'staff',
  ],
  'nothing to compare': [
    judged([submission('one', { total: null, comparability: 'alone', files: [{ path: 'a.py', size: 1 }] })]),
    'staff',
  ],
  student: [judged([OWN, PEER], { students: { policy: 'P' } }), 'student'],
  'verdict only': [judged([OWN, PEER], { students: { feedback: 'verdict' } }), 'student'],
  'told nothing': [judged([OWN, PEER], { students: { feedback: 'none' } }), 'student'],
  public: [judged([OWN, PEER], { students: { isPublic: true } }), 'student'],
};

/** Everything that is said of a run in a language, besides its marks for programs. */
function texts(run: RunReport, audience: 'staff' | 'student', words: Words): readonly string[] {
  const view = viewOf(run, audience, words);
  const first = renderComment(view, { key: 'k', previousBody: null, headSha: 'a'.repeat(40) });
  const later = viewOf({ ...run, run: { ...run.run, createdAt: '2026-11-22T04:31:00Z' } }, audience, words);
  const { title, summary, pages } = checkRunOutput(view);
  return [
    renderSummary(view),
    first,
    renderComment(later, { key: 'k', previousBody: first, headSha: 'b'.repeat(40) }),
    title,
    summary,
    ...pages.flat().map(({ message }) => message),
    renderAnnotations(view),
    renderFailure('timeout', studentFailureSentence('timeout'), words),
  ];
}

/** What a reader of Markdown reads. */
function plain(markdown: string): string {
  const walker = new Parser().parse(markdown).walker();
  const parts: string[] = [];
  for (let step = walker.next(); step !== null; step = walker.next()) {
    if (step.entering && step.node.literal !== null) parts.push(step.node.literal);
  }
  return parts.join('').replaceAll(/<!--.*?-->/gs, '');
}

/** All that a reader's Markdown takes for HTML. */
function tagsIn(markdown: string): string {
  const walker = new Parser().parse(markdown).walker();
  const tags: string[] = [];
  for (let step = walker.next(); step !== null; step = walker.next()) {
    if (step.entering && step.node.type.startsWith('html_')) tags.push(step.node.literal ?? '');
  }
  return tags.join('\n');
}

/** Pieces of the English sentences that are long enough to be nobody's name. */
const ENGLISH_PIECES = Object.entries(english)
  .filter(([id]) => /^(?:report|comment|verdict)\./.test(id))
  .flatMap(([, text]) => parse(text))
  .flatMap((element) => (isLiteralElement(element) ? [element.value.trim()] : []))
  .filter((piece) => piece.split(/\s+/).length >= 3);

const spoken = new Map<Locale, Words>();
const wordsOf = (locale: Locale): Words => {
  const words = spoken.get(locale);
  if (words === undefined) throw new Error(`no words of ${locale}`);
  return words;
};

beforeAll(async () => {
  for (const locale of LOCALES) spoken.set(locale, await openWords(locale));
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.entries(RUNS))(
    'a run that is %s is said in no other language',
    (_name, [run, audience]) => {
      const said = texts(run, audience, wordsOf(locale)).map(plain).join('\n');
      expect(said).not.toContain('[object');
      const found = ENGLISH_PIECES.filter((piece) => said.includes(piece));
      if (locale === 'en') expect(found.length).toBeGreaterThan(5);
      else expect(found).toEqual([]);
    },
  );

  test.each(['staff', 'student'] as const)('hostile names stay text, for %s', (audience) => {
    const evil = [
      {
        ...OWN,
        name: EVIL,
        matches: [match('peer', [1, 9], { tokens: 50, own: { file: EVIL, lineStart: 1, lineEnd: 9 } })],
      },
      { ...PEER, name: EVIL },
      submission('out', { name: EVIL, role: 'archive', state: { kind: 'not-checked', reason: EVIL } }),
    ];
    const run = judged(evil, { run: { title: EVIL }, students: { policy: EVIL } });
    for (const markdown of texts(run, audience, wordsOf(locale)).slice(0, 3)) {
      expect(tagsIn(markdown).replaceAll(/<\/?(?:details|summary|sub)>|<!--.*?-->/g, '')).not.toContain('<');
      expect(markdown).not.toContain('\u202e');
    }
  });

  test('a comment is found and understood whatever language wrote it', () => {
    const [run] = RUNS['flagged'] ?? [];
    if (run === undefined) throw new Error('no run');
    const [ours, theirs] = [locale, 'en' as const].map((one) =>
      renderComment(viewOf(run, 'staff', wordsOf(one)), { key: 'k', previousBody: null }),
    );
    expect(ours?.split('\n')[0]).toBe(theirs?.split('\n')[0]);
    expect(readDigest(ours ?? '')).toEqual(readDigest(theirs ?? ''));
  });
});

test('numbers are written as the language does', () => {
  const [run] = RUNS['flagged'] ?? [];
  if (run === undefined) throw new Error('no run');
  const summary = (locale: Locale): string => renderSummary(viewOf(run, 'staff', wordsOf(locale)));
  expect(summary('en')).toContain('1,234 tokens');
  expect(summary('de')).toContain('1.234 Token');
  expect(summary('de')).toContain('90,5');
  expect(summary('fr')).toContain('90,5');
  expect(summary('zh')).toContain('90.5');
});

test.each(some(['de', 'zh'] as const, 1))(
  'a large class in %s stays below the limits, of bytes or of characters',
  (locale) => {
    const many = Array.from({ length: 1500 }, (_, at) =>
      submission(`学生-${at}-${'名'.repeat(40)}`, {
        total: 90 + (at % 10),
        state: at % 2 === 0 ? { kind: 'checked' } : { kind: 'not-checked', reason: '理由'.repeat(60) },
        remarks: ['备注'.repeat(50)],
      }),
    );
    const view = viewOf(judged(many), 'staff', wordsOf(locale));
    expect(byteLength(renderSummary(view))).toBeLessThanOrEqual(LIMITS.summaryBytes);
    expect(byteLength(checkRunOutput(view).summary)).toBeLessThanOrEqual(65_535);
    expect(renderComment(view, { key: 'k', previousBody: null }).length).toBeLessThanOrEqual(65_536);
  },
);
