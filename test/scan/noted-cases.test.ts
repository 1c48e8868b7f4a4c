import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesText } from '../../src/report/cases/case-document.ts';
import { type Case, NO_CASES } from '../../src/contract/cases.ts';
import { dismissedSince, notedCases, withNoted, withoutGrown } from '../../src/bot/scan/noted-cases.ts';
import { applyTicks, dismissedCases, newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { casesOfRun } from '../../src/channels/cases.ts';
import { compareWithReported } from '../../src/bot/scan/news.ts';
import { renderScanIssue } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { AT, content, findings, pair, repository } from './findings.ts';
import { parseAssignment } from '../../src/bot/scan/state/parse-state.ts';
import { stringifyAssignment } from '../../src/bot/scan/state/stringify-state.ts';

const SALT = '5'.repeat(64);
const one = (subjects: readonly string[], at: string, more: Partial<Case> = {}): Case => ({
  subjects,
  names: subjects,
  state: 'seen',
  reason: null,
  note: null,
  by: null,
  at,
  evidence: { similarity: 80, suspicion: null, tokens: 12 },
  ...more,
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noted-'));
  const cases = [one(['1', '2'], '2026-11-21T05:00:00Z', { state: 'dismissed', reason: 'a team' })];
  await writeFile(join(folder, 'cases.json'), casesText({ cases, common: [] }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('what a scan knows of cases', () => {
  test('is the newer record of state and file', async () => {
    const states = async (at: string): Promise<readonly string[]> =>
      (await notedCases({ cases: [one(['1', '2'], at)] }, { cases: 'cases.json' }, folder)).cases.map(
        ({ state }) => state,
      );
    expect(await states('2026-11-21T04:59:59Z')).toEqual(['dismissed']);
    expect(await states('2026-11-21T05:00:01Z')).toEqual(['seen']);
  });

  test('is what the state has where no file is named, or none is there', async () => {
    const cases = [one(['1', '2'], '2026-11-21T04:00:00Z')];
    expect((await notedCases({ cases }, { cases: null }, folder)).cases).toEqual(cases);
    expect((await notedCases({ cases }, { cases: 'gone.json' }, folder)).cases).toEqual(cases);
  });

  test('outlives the state document, the newest first and no more than there is room for', () => {
    const noted = {
      cases: Array.from({ length: 2001 }, (_, index) =>
        one(['1', String(index + 2)], new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString()),
      ),
      common: [{ path: 'a.py', text: 'x = 1', by: 'ada', at: '2026-11-21T04:00:00Z' }],
    };
    const read = parseAssignment(stringifyAssignment('hw', withNoted(newAssignment(SALT), noted)));
    if (read.kind !== 'assignment') throw new Error(read.kind);
    const kept = read.assignment;
    expect(read.dropped).toEqual([]);
    expect(kept.cases).toHaveLength(2000);
    expect(kept.cases?.[0]?.subjects).toEqual(['1', '2002']);
    expect(kept.common).toEqual(noted.common);
  });

  test('changes nothing of a state without cases', () => {
    const assignment = newAssignment(SALT);
    expect(withNoted(assignment, NO_CASES)).toBe(assignment);
  });
});

test('a ticked box counts until a person decides otherwise', () => {
  const ticked = { '1-2': { reason: 'ticked', by: null, at: '2026-11-21T05:00:00Z', via: 'issue' as const } };
  const decided = (at: string, state: Case['state']): number =>
    Object.keys(dismissedSince(ticked, [one(['2', '1'], at, { state })]).still).length;
  expect(decided('2026-11-21T06:00:00Z', 'confirmed')).toBe(0);
  expect(decided('2026-11-21T06:00:00Z', 'dismissed')).toBe(1);
  expect(decided('2026-11-21T04:00:00Z', 'confirmed')).toBe(1);
  expect(Object.keys(dismissedSince(ticked, []).still)).toEqual(['1-2']);
});

describe('a pair whose box was ticked', () => {
  const options = { thresholds: { similarity: 75, ai: 75 }, dismissed: [], at: AT };
  const ticks = new Map([['1-2', true]]);
  const found = (similarity: number, overlap: number) =>
    findings([repository(1), repository(2)], [{ ...pair(1, 2, similarity), overlap }]);
  /** The state after a check that told of 80 % and 400 tokens, and after the tick. */
  const told = compareWithReported(found(80, 400), newAssignment(SALT), options);
  const ticked = applyTicks(
    { ...newAssignment(SALT), reportedPairs: { ...told.reportedPairs } },
    ticks,
    '2026-11-21T05:00:00Z',
  );
  const nextCheck = (similarity: number, overlap: number, own = ticked) => {
    const now = found(similarity, overlap);
    const { cases } = casesOfRun({ cases: dismissedCases(own), common: [] }, now);
    const { still, grown } = dismissedSince(own.dismissed, cases);
    return { news: compareWithReported(now, { ...own, dismissed: still }, { ...options, grown }), grown };
  };

  test.each([
    [80.9, 440, 0],
    [81, 400, 1],
    [80, 441, 1],
    [79, 100, 0],
    // Of fewer tokens a share of ten points more.
    [89.9, 399, 0],
    [90, 399, 1],
  ])('comes back by the rule of a report: %d %%, %d tokens: %d new', (similarity, overlap, count) => {
    const { news } = nextCheck(similarity, overlap);
    expect([news.newCount, news.worseCount]).toEqual([count, 0]);
    expect(news.pairs[0]?.dismissed === null).toBe(count === 1);
  });

  test('is shown open where the box is still ticked, with a word about why', () => {
    const shown = (similarity: number): string =>
      renderScanIssue({ ...content(found(similarity, 400)), news: nextCheck(similarity, 400).news }, ticks);
    expect(shown(80)).toContain('### Closed pairs (1)');
    expect(shown(95)).toContain('### Open pairs (1)');
    expect(shown(95)).toMatch(/^- \[ \] \*\*new\*\* .* · closed before, and they share more since/m);
    expect(shown(80)).not.toContain('share more since');
  });

  test('can be dismissed anew, by what is shown of it then, and what was said first stays a case', () => {
    const { news, grown } = nextCheck(95, 500);
    const open = withoutGrown({ ...ticked, reportedPairs: { ...news.reportedPairs } }, grown);
    expect(open.dismissed).toEqual({});
    expect(open.cases).toMatchObject([
      { subjects: ['1', '2'], state: 'dismissed', evidence: { similarity: 80, tokens: 400 } },
    ]);
    const again = applyTicks(open, ticks, '2026-11-22T05:00:00Z');
    expect(again.dismissed['1-2']?.evidence).toMatchObject({ similarity: 95, tokens: 500 });
    expect(nextCheck(95.9, 550, again).news.newCount).toBe(0);
    const read = parseAssignment(stringifyAssignment('hw', again));
    expect(read).toMatchObject({ kind: 'assignment', assignment: again, dropped: [] });
  });

  test('without numbers of the time stays closed', () => {
    const unknown = {
      ...ticked,
      dismissed: { '1-2': { reason: 'x', by: null, at: AT, via: 'issue' as const } },
    };
    expect(nextCheck(100, 9000, unknown).news.newCount).toBe(0);
  });
});

test('a box that is ticked now counts over a case of a machine whose clock was ahead', () => {
  const known = {
    ...newAssignment(SALT),
    cases: [one(['2', '1'], '2026-11-21T09:00:00Z', { state: 'confirmed' })],
  };
  const { dismissed, cases } = applyTicks(known, new Map([['1-2', true]]), '2026-11-21T05:00:00Z');
  expect(Object.keys(dismissedSince(dismissed, cases ?? []).still)).toEqual(['1-2']);
  const later = applyTicks(known, new Map([['1-2', true]]), '2026-11-21T10:00:00Z');
  expect(later.dismissed['1-2']?.at).toBe('2026-11-21T10:00:00Z');
});
