import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casesText } from '../../src/report/cases/case-document.ts';
import { type Case, NO_CASES } from '../../src/contract/cases.ts';
import { notedCases, stillDismissed, withNoted } from '../../src/bot/scan/noted-cases.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
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
    Object.keys(stillDismissed(ticked, [one(['2', '1'], at, { state })])).length;
  expect(decided('2026-11-21T06:00:00Z', 'confirmed')).toBe(0);
  expect(decided('2026-11-21T06:00:00Z', 'dismissed')).toBe(1);
  expect(decided('2026-11-21T04:00:00Z', 'confirmed')).toBe(1);
  expect(Object.keys(stillDismissed(ticked, []))).toEqual(['1-2']);
});
