import { describe, expect, test } from 'vitest';
import { given as words } from '../../src/base/words/message.ts';
import {
  gapsOfCheck,
  gapsOfLook,
  newGaps,
  notedAfterLook,
  notedGaps,
} from '../../src/bot/scan/unreadable.ts';
import { report, submission } from '../report/sample.ts';

const OLD = '2026-11-20T04:00:00.000Z';
const AT = '2026-11-21T04:00:00.000Z';
const BEN = { name: 'c/ben', reason: 'blocked (451)', at: OLD };
const gaps = (...names: readonly string[]) => new Map(names.map((name) => [name, 'gone']));
const head = (id: number, fullName: string, headSha: string | null) => ({
  id,
  fullName,
  headSha,
  pushedAt: null,
});
const seen = (sha: string) => ({
  fullName: 'c/ben',
  sha,
  collectedAt: OLD,
  pushedAt: null,
  defaultBranch: null,
});
const SHA = 'a'.repeat(40);

describe('what could not be read', () => {
  test('by a look has the name of its repository', () => {
    const found = [head(1, 'c/ada', SHA), head(2, 'c/ben', null)];
    expect([...gapsOfLook(new Map([[2, 'blocked']]), found)]).toEqual([['c/ben', 'blocked']]);
  });

  test('by a check is what has no result, with why', () => {
    const { findings, verdict } = report(
      [submission('ada'), submission('cyd', { state: { kind: 'not-checked', reason: words('Too large.') } })],
      {
        findings: { failures: [{ key: 'c/ben', name: 'ben', role: 'judged', reason: 'blocked' }] },
        verdict: { notChecked: ['c/ben', 'cyd', 'dan'] },
      },
    );
    expect([...gapsOfCheck(findings, verdict)]).toEqual([
      ['c/ben', 'blocked'],
      ['cyd', 'Too large.'],
      ['dan', 'Its result is incomplete: look at it in the report, and check again.'],
    ]);
  });

  test('is news once for each repository', () => {
    expect([...newGaps(gaps('c/ben'), [BEN]).keys()]).toEqual([]);
    expect([...newGaps(gaps('c/ben', 'c/cyd'), [BEN]).keys()]).toEqual(['c/cyd']);
    expect([...newGaps(gaps('c/ben'), []).keys()]).toEqual(['c/ben']);
  });

  test('is news once more where code is hidden in what could not be read', () => {
    const hidden = [
      { path: 'a.txt', otherKey: 'ben', otherPath: 'b.py', tokens: 200, leftOut: 'own' as const },
    ];
    const { findings, verdict } = report([submission('ada', { hidden })], {
      verdict: { notChecked: ['ada'] },
    });
    const found = gapsOfCheck(findings, verdict);
    const known = [{ name: 'ada', reason: 'Its result is incomplete.', at: OLD }];
    expect([...newGaps(found, known).keys()]).toEqual(['ada']);
    const noted = notedGaps(found, known, AT);
    expect(noted).toMatchObject([{ name: 'ada', at: AT }]);
    expect(newGaps(found, noted).size).toBe(0);
    expect(notedGaps(found, noted, OLD)).toEqual(noted);
    expect([...newGaps(gaps('ada'), noted).keys()]).toEqual(['ada']);
    // Nothing of her own counts, as on the night before.
    const all = report(
      [submission('ada', { hidden, state: { kind: 'not-checked', reason: words('Empty.') } })],
      {
        verdict: { notChecked: ['ada'] },
      },
    );
    expect(gapsOfCheck(all.findings, all.verdict)).toEqual(found);
  });

  test('is noted by a check as it was told first, and forgotten when it was read', () => {
    expect(notedGaps(gaps('c/ben', 'c/cyd'), [BEN], AT)).toEqual([
      BEN,
      { name: 'c/cyd', reason: 'gone', at: AT },
    ]);
    expect(notedGaps(gaps(), [BEN], AT)).toEqual([]);
  });

  test('stays after a look without a check until its present commit was taken', () => {
    const now = (headSha: string | null, taken: string) => ({
      found: [head(2, 'c/ben', headSha)],
      seen: { 2: seen(taken) },
      at: AT,
    });
    expect(notedAfterLook(gaps('c/ben'), [BEN], now(null, SHA))).toEqual([BEN]);
    expect(notedAfterLook(gaps(), [BEN], now(SHA, 'b'.repeat(40)))).toEqual([BEN]);
    expect(notedAfterLook(gaps(), [BEN], now(SHA, SHA))).toEqual([]);
    expect(notedAfterLook(gaps(), [BEN], { found: [], seen: {}, at: AT })).toEqual([BEN]);
  });
});
