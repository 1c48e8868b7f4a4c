import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { said } from '../said.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import type { PairFinding } from '../../src/contract/findings.ts';
import type { Flag } from '../../src/contract/report.ts';
import { jsonPieces, parseReportJson } from '../../src/channels/json.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { viewOf } from '../../src/channels/view.ts';
import { staffView } from '../../src/channels/staff.ts';
import { comparedWith, countedPlaces } from '../../src/report/dossier/rarity.ts';
import { tries } from '../suite.ts';
import { opened } from './opened.ts';
import { aPair, match, report, submission } from './sample.ts';

/* Why a submission is flagged, in one line, the same in all channels. */

/** 360 tokens in common: 90 of 400, 80 of 450; similarity 84.7. */
const PAIR: PairFinding = aPair('ann', 'ben', 90, {
  matchedSimilarity: 80,
  suspicion: 99,
  longestFragment: 1210,
  overlap: 360,
});
const FLAGGED: readonly Flag[] = [{ key: 'ben', by: ['similarity'] }];
const OTHERS = [10, 60, 30].map((total, at) => submission(`other${at}`, { total }));

function view(
  more: Parameters<typeof submission>[1] = {},
  findings: NonNullable<Parameters<typeof report>[1]>['findings'] = {},
  flagged = FLAGGED,
  dismissed: NonNullable<Parameters<typeof report>[1]>['dismissed'] = [],
) {
  const ben = submission('ben', { total: 84.7, comparability: 'compared', tokens: 450, ...more });
  const ann = submission('ann', { total: 84.7, comparability: 'compared', tokens: 400 });
  return report([ann, ben, ...OTHERS], {
    findings: { pairs: [PAIR], baseCode: false, ...findings },
    verdict: { flagged },
    dismissed,
  });
}

function explained(...args: Parameters<typeof view>): string | undefined {
  const why = staffView(view(...args)).explanations.get('ben');
  return why === undefined ? undefined : ENGLISH.tell(why);
}

describe('the explanation of a flag', () => {
  test('says what the number counts, who else has it, what was taken out, and what is ordinary', () => {
    const matches = [
      match('ann', [1, 9], { tokens: 100, sharedBy: 3 }),
      match('ann', [20, 40], { tokens: 260, sharedBy: 0 }),
      match('other1', [1, 9], { tokens: 900, sharedBy: 2 }),
    ];
    expect(explained({ matches })).toBe(
      'Similarity 84.7, above 75: 360 of its 450 tokens also stand in the closest other one, the longest run 1,210. At least half of this code lies in fragments that none of the 3 others has as a whole. Starter code was not taken out. The median similarity of the others is 30.0.',
    );
  });

  test('calls ordinary what is the median of the others, whoever is asked and however many are equal', () => {
    const totals = fc.array(fc.option(fc.constantFrom(0, 10, 20, 76, 80, 100)), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(totals, (all) => {
        const ones = all.map((total, at) => submission(`s${at}`, { total }));
        const flagged = ones.map(({ key }) => ({ key, by: ['similarity'] as const }));
        const { explanations } = staffView(report(ones, { verdict: { flagged } }));
        for (const [at, { key }] of ones.entries()) {
          const others = all
            .filter((total, other) => other !== at && total !== null)
            .toSorted((x, y) => Number(x) - Number(y));
          const middle = others[Math.ceil(others.length / 2) - 1];
          const why = explanations.get(key);
          const sentence = why === undefined ? '' : ENGLISH.tell(why);
          const told = /The median similarity of the others is ([\d.]+)\./.exec(sentence)?.[1];
          expect(told).toBe(others.length < 3 ? undefined : middle?.toFixed(1));
        }
      }),
      { numRuns: tries(100) },
    );
  });

  test('counts as others whom it was compared with, and nobody that could not be', () => {
    const matches = [match('ann', [1, 9], { tokens: 100, sharedBy: 0 })];
    const ones = view({ matches });
    const unread = ['too-short', 'no-source', 'compared'].map((comparability) =>
      submission(comparability, { comparability }),
    );
    const submissions = [...ones.findings.submissions, ...unread];
    const run = { ...ones, findings: { ...ones.findings, submissions } };
    const why = staffView(run).explanations.get('ben');
    expect(why === undefined ? '' : ENGLISH.tell(why)).toContain('that none of the 4 others has as a whole.');
    // The page looks code up in itself, in the same ones: these four, and the two of the pair.
    const page = opened(run, true);
    expect(countedPlaces(page).map((place) => page.submissions[place]?.key)).toEqual([
      'ann',
      'ben',
      'other0',
      'other1',
      'other2',
      'compared',
    ]);
    expect(comparedWith(page, 0)).toBe(5);
    // Earlier work is looked in as well, and what somebody was given is not.
    const more = (['archive', 'base'] as const).map((role) => submission(role, { role }));
    const withMore = { ...run, findings: { ...run.findings, submissions: [...submissions, ...more] } };
    expect(comparedWith(opened(withMore, true), 0)).toBe(6);
    expect(countedPlaces(opened(withMore, true))).toHaveLength(7);
  });

  test('says how many others have half of the code, by its tokens', () => {
    const held = (one: number, two: number, three: number): string | undefined =>
      explained({
        matches: [one, two, three].map((tokens, at) => match('ann', [1, 9], { tokens, sharedBy: at * 2 })),
      });
    expect(held(50, 25, 25)).toContain(
      'At least half of this code lies in fragments that none of the 3 others has as a whole.',
    );
    expect(held(49, 26, 25)).toContain(
      'At least half of this code lies in fragments that 2 or more of the 3 others have, too.',
    );
    expect(held(10, 39, 51)).toContain('that 4 or more of the 3 others have');
    expect(explained()).not.toContain('others,');
  });

  test('says whether starter code was taken out of it', () => {
    expect(explained({}, { baseCode: true })).toContain('Starter code was taken out; it has none of it.');
    const commonCode = [{ file: 'a.py', lineStart: 1, lineEnd: 9 }];
    expect(explained({ commonCode }, { baseCode: true })).toContain(
      'Starter code was taken out, and does not count.',
    );
  });

  test('says that a program is short, below 200 tokens', () => {
    expect(explained({ tokens: 200 })).not.toContain('short');
    expect(explained({ tokens: 199 })).toContain(
      'It is short (199 tokens): programs of this length are often alike, even when everybody works alone.',
    );
  });

  test('leaves out what is not known, and what no pair explains', () => {
    expect(explained({ tokens: null })).toContain('360 of its 450 tokens');
    const bare: PairFinding = { ...PAIR, overlap: null, longestFragment: null };
    expect(explained({}, { pairs: [bare], submissions: view().findings.submissions.slice(0, 4) })).toBe(
      'Similarity 84.7, above 75. Starter code was not taken out. The median similarity of the others is 60.0.',
    );
    // Found in a database: its pairs do not make it.
    expect(explained({}, { pairs: [{ ...PAIR, similarity: 20, matchedSimilarity: 20 }] })).toMatch(
      /^Similarity 84\.7, above 75\. Starter/,
    );
    expect(explained({}, {}, FLAGGED, [{ a: 'ann', b: 'ben', reason: 'a team' }])).toMatch(
      /^Similarity 84\.7, above 75\. Starter/,
    );
    const few = report([submission('ann'), submission('ben', { total: 80 })], {
      verdict: { flagged: FLAGGED },
    });
    expect(said(staffView(few).explanations.get('ben'))).not.toContain('Ordinary');
  });

  test('counts the pair that the number is made of, not a closer one with a program that is too short to judge', () => {
    const short = submission('short', { total: null, comparability: 'too-short', tokens: 100 });
    const closer: PairFinding = { ...PAIR, a: 'short', similarity: 100, matchedSimilarity: 99, overlap: 100 };
    const run = report([short, ...view().findings.submissions.filter(({ role }) => role === 'judged')], {
      findings: { pairs: [closer, PAIR], baseCode: false },
      verdict: { flagged: FLAGGED },
    });
    expect(said(staffView(run).explanations.get('ben'))).toMatch(
      /^Similarity 84\.7, above 75: 360 of its 450 tokens/,
    );
    expect(staffView(run).closest.get('ben')?.key).toBe('ann');
    // Whoever has no number is shown what is nearest to it.
    expect(staffView(run).closest.get('short')?.key).toBe('ben');
  });

  test('is that of the AI score, alone or besides', () => {
    const flag = (by: Flag['by']): string | undefined =>
      explained({ aiAverage: 75.004 }, {}, [{ key: 'ben', by }]);
    expect(flag(['ai'])).toBe(
      'AI score 75.01, above 75: it says how much of this code, without what many others have too, stands in the AI references that were given.',
    );
    expect(flag(['similarity', 'ai'])).toMatch(/^Similarity .* AI score 75\.01/);
    const remote = explained({ aiAverage: 80 }, { service: { kind: 'remote', host: 'example.org' } }, [
      { key: 'ben', by: ['ai'] },
    ]);
    expect(remote).toBe('AI score 80.0, above 75.');
  });

  test('is the same line in summary, comment, page and report.json, and names nobody', () => {
    const shown = viewOf(view(), 'staff');
    const line = explained() ?? '';
    expect(line).not.toMatch(/ann|ben/);
    expect(renderSummary(shown)).toContain(`### Why they are flagged\n\n- \`ben\`: ${line}`);
    expect(renderComment(shown, { key: 'k', previousBody: null })).toContain(
      `#### Why they are flagged\n- \`ben\`: ${line}`,
    );
    expect(opened(view()).submissions.map(({ key, explanation }) => [key, said(explanation)])).toEqual([
      ['ann', null],
      ['ben', line],
      ...OTHERS.map(({ key }) => [key, null]),
    ]);
    const json = [...jsonPieces(shown)].join('');
    const document = JSON.parse(json) as {
      findings: { submissions: { key: string; explanation?: string }[] };
    };
    expect(document.findings.submissions.map(({ explanation }) => explanation)).toEqual([
      undefined,
      line,
      ...OTHERS.map(() => undefined),
    ]);
    expect(() => parseReportJson(json, 'report.json')).not.toThrow();
  });

  test('is nowhere where nobody is flagged, nor for a student', () => {
    const none = viewOf(view({}, {}, []), 'staff');
    expect(renderSummary(none)).not.toContain('Why they are flagged');
    expect(renderComment(none, { key: 'k', previousBody: null })).not.toContain('Why they are flagged');
    expect(renderSummary(viewOf(view(), 'student'))).not.toMatch(/Ordinary in|Why they are/);
  });
});
