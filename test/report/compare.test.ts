import { describe, expect, test } from 'vitest';
import type { PairFinding } from '../../src/contract/findings.ts';
import { compareRuns } from '../../src/report/compare.ts';
import { renderComparison } from '../../src/channels/comparison-console.ts';
import { classroom } from './classroom.ts';
import { aPair, report, submission } from './sample.ts';

const pair = (a: string, b: string, average: number | null): PairFinding => aPair(a, b, average);

const before = report(
  [
    submission('a', { total: 70 }),
    submission('b', { total: 80 }),
    submission('c', { total: 20 }),
    submission('d', { total: 30 }),
    submission('e', { total: 90 }),
    submission('f', { total: 88 }),
    submission('gone', { total: 10 }),
    submission('h', { total: 5 }),
  ],
  {
    findings: { pairs: [pair('a', 'b', 70), pair('e', 'f', 90), pair('c', 'd', 74)] },
    verdict: { flagged: ['b', 'e', 'f'].map((key) => ({ key, by: ['similarity'] })) },
  },
);
const after = report(
  [
    submission('a', { total: 80 }),
    submission('b', { total: 60 }),
    submission('c', { total: 20.5 }),
    submission('d', { total: 41 }),
    submission('e', { total: null, state: { kind: 'not-checked', reason: 'It was refused.' } }),
    submission('f', { total: 99 }),
    submission('new', { total: 95 }),
    submission('h', { total: 5, aiAverage: 91, aiState: 'scored' }),
  ],
  {
    findings: {
      aiRun: true,
      pairs: [pair('b', 'a', 80), pair('f', 'e', 95), pair('c', 'd', 77), pair('new', 'f', 95)],
      failures: [{ key: 'gone', name: 'gone', role: 'judged', reason: 'The repository is empty.' }],
    },
    verdict: {
      flagged: [
        { key: 'f', by: ['similarity'] },
        { key: 'new', by: ['similarity'] },
        { key: 'h', by: ['ai'] },
        { key: 'a', by: ['similarity'] },
      ],
    },
    run: { createdAt: '2026-11-28T04:31:00.000Z' },
    thresholds: { similarity: 72, ai: 75 },
    dismissed: [{ a: 'd', b: 'c', reason: 'worked as a team' }],
  },
);

describe('two runs', () => {
  const comparison = compareRuns(before, after);
  const keys = (list: readonly { readonly key: string }[]): readonly string[] => list.map(({ key }) => key);

  test('are compared by what a person acts on', () => {
    expect(keys(comparison.newlyFlagged)).toEqual(['new', 'a', 'h']);
    expect(keys(comparison.noLongerFlagged)).toEqual(['b']);
    expect(keys(comparison.moved)).toEqual(['f', 'd']);
    expect(keys(comparison.added)).toEqual(['new']);
    expect(comparison.removed).toEqual([]);
  });

  test('what could not be checked this time is neither innocent nor gone', () => {
    expect(comparison.noLongerChecked.map(({ key, reason }) => [key, reason])).toEqual([
      ['e', 'It was refused.'],
      ['gone', 'The repository is empty.'],
    ]);
  });

  test('a pair is new where it was not above the threshold, in whatever order; dismissed ones are not', () => {
    expect(comparison.newPairs.map(({ names, before: old, after: now }) => [...names, old, now])).toEqual([
      ['new', 'f', null, 95],
      ['b', 'a', 70, 80],
    ]);
    expect(comparison.dismissed).toEqual([{ names: ['d', 'c'], reason: 'worked as a team' }]);
  });

  test('a pair that is no longer dismissed is told, also where nothing else changed', () => {
    const findings = { pairs: [pair('x/a', 'x/b', 80)] };
    const both = [submission('x/a', { name: 'a' }), submission('x/b', { name: 'b' })];
    const dismissed = [{ a: 'x/b', b: 'x/a', reason: 'a team' }];
    const [one, other] = [report(both, { findings, dismissed }), report(both, { findings })];
    const lost = compareRuns(one, other);
    expect([lost.isSame, lost.reopened]).toEqual([false, [{ names: ['b', 'a'], reason: 'a team' }]]);
    expect(renderComparison(lost, { colours: false, width: 80, maxRows: 50 })).toContain(
      '\nno longer dismissed\n  b ↔ a: a team\n',
    );
    const moved = report([submission('y/a', { name: 'a' }), submission('y/b', { name: 'b' })], {
      findings: { pairs: [pair('y/a', 'y/b', 80)] },
      dismissed: [{ a: 'y/a', b: 'y/b', reason: 'a team' }],
    });
    expect(compareRuns(one, moved)).toMatchObject({ dismissed: [], reopened: [], isSame: true });
    expect(compareRuns(one, report([submission('x/a', { name: 'a' })])).reopened).toEqual([]);
    const team = { pairs: [{ ...pair('x/a', 'x/b', 80), together: 'team' as const }] };
    expect(compareRuns(one, report(both, { findings: team })).reopened).toEqual([]);
  });

  test('who handed in anew from another place is the same person, in pairs as well', () => {
    const bob = submission('x/b', { name: 'b', total: 80 });
    const run = (key: string, total: number) =>
      report([submission(key, { name: 'a', total }), bob], {
        findings: { pairs: [pair(key, 'x/b', 80)] },
        verdict: { flagged: [{ key, by: ['similarity'] }] },
        dismissed: [{ a: key, b: 'x/b', reason: 'a team' }],
      });
    const again = compareRuns(run('x/a', 80), run('late/a', 90));
    expect(keys(again.moved)).toEqual(['late/a']);
    const { newlyFlagged, added, removed, newPairs, dismissed, reopened } = again;
    expect([newlyFlagged, added, removed, newPairs, dismissed, reopened].flat()).toEqual([]);
  });

  test('that only one of them knew who belongs together is said', () => {
    const person = { id: '1', section: null, team: null, isStaff: false };
    const [one, other] = [report([submission('a', { person })]), report([submission('a')])];
    const sentence = 'Who handed in and who belongs together was known and is not known.';
    expect(compareRuns(one, other).settings).toContain(sentence);
    expect(compareRuns(one, one).settings).toEqual([]);
  });

  test('settings that differ are said', () => {
    expect(comparison.settings).toEqual([
      'The similarity threshold was 75 and is 72.',
      'AI detection was not run and is run.',
    ]);
    expect(compareRuns(after, before).settings[0]).toBe('The first report is newer than the second one.');
  });

  test('are shown worst news first, aligned', () => {
    expect(renderComparison(comparison, { colours: false, width: 80, maxRows: 50 })).toBe(
      `hw1: 2026-11-21 04:31 UTC → 2026-11-28 04:31 UTC
3 submissions newly flagged, 1 no longer; 1 added, 0 removed; 2 new pairs above 72.
note: The similarity threshold was 75 and is 72.
note: AI detection was not run and is run.

newly flagged
  new             n/a → 95.0
  a              70.0 → 80.0     +10.0
  h               n/a → 91.0            AI

new pairs above the threshold
     n/a → 95.0            new ↔ f
    70.0 → 80.0     +10.0  b ↔ a

no longer checked
  e              90.0 → n/a  It was refused.
  gone           10.0 → n/a  The repository is empty.

no longer flagged
  b              80.0 → 60.0     −20.0

moved by a point or more
  f              88.0 → 99.0     +11.0
  d              30.0 → 41.0     +11.0

dismissed since
  d ↔ c: worked as a team

added
  new            95.0  flagged
`,
    );
  });

  test('that are the same say so', () => {
    const { report: run } = classroom(30);
    expect(compareRuns(run, run).isSame).toBe(true);
    expect(
      renderComparison(compareRuns(run, run), { colours: false, width: 80, maxRows: 50 }).split('\n')[1],
    ).toBe('Nothing changed.');
  });

  test('of a class that lies in another folder are matched by name, and that is said', () => {
    const moved = report(
      [submission('v2/a', { name: 'a', total: 80 }), submission('v2/b', { name: 'b', total: 80 })],
      { findings: { pairs: [pair('v2/a', 'v2/b', 80)] } },
    );
    const result = compareRuns(before, moved);
    expect(keys(result.moved)).toEqual(['v2/a']);
    expect(result.added).toEqual([]);
    expect(result.newPairs[0]?.before).toBe(70);
    expect(result.settings[0]).toContain('matched by their names');
  });

  test('match the pairs that were dismissed as they match submissions', () => {
    const classIn = (folder: string, reason: string | null, more: object = {}) =>
      report(
        ['a', 'b'].map((name) => submission(`${folder}/${name}`, { name, total: 80, ...more })),
        {
          findings: { pairs: [pair(`${folder}/a`, `${folder}/b`, 80)] },
          dismissed: reason === null ? [] : [{ a: `${folder}/b`, b: `${folder}/a`, reason }],
        },
      );
    expect(compareRuns(classIn('v1', 'tutor'), classIn('v2', 'tutor'))).toMatchObject({
      dismissed: [],
      reopened: [],
    });
    const opened = compareRuns(classIn('v1', 'tutor'), classIn('v2', null));
    expect(opened).toMatchObject({
      dismissed: [],
      reopened: [{ names: ['b', 'a'], reason: 'tutor' }],
      isSame: false,
    });
    expect(renderComparison(opened, { colours: false, width: 80, maxRows: 9 })).toContain(
      'no longer dismissed\n  b ↔ a: tutor\n',
    );
    expect(compareRuns(classIn('v1', 'tutor'), report([])).reopened).toEqual([]);
  });

  test('of a class that a list renamed, and that lies elsewhere, are matched by the names of before', () => {
    const listed = (name: string) => ({
      id: name,
      section: null,
      team: null,
      isStaff: false,
      sourceName: name,
    });
    const moved = report(
      ['a', 'b'].map((name) =>
        submission(`v2/${name}`, { name: `${name.toUpperCase()} Ng`, total: 80, person: listed(name) }),
      ),
    );
    const result = compareRuns(before, moved);
    expect([keys(result.moved), keys(result.noLongerFlagged)]).toEqual([['v2/a'], ['v2/b']]);
    expect(result.added).toEqual([]);
  });

  test('of a class whose folders have other names are matched by what a list calls them', () => {
    const named = (folder: string, name: string, sourceName: string) =>
      report([
        submission(`${folder}/${sourceName}`, {
          name,
          total: 80,
          person: { id: name, section: null, team: null, isStaff: false, sourceName },
        }),
      ]);
    const result = compareRuns(named('v1', 'Ann Ng', 'hand-in 1'), named('v2', 'Ann Ng', 'hand-in 7'));
    expect(result).toMatchObject({ added: [], removed: [], isSame: true });
    // Another person's hand-in that is called alike is that person's, where the names tell.
    const two = report([
      ...named('v2', 'Bo Li', 'hand-in 1').findings.submissions,
      ...named('v2', 'Ann Ng', 'hand-in 7').findings.submissions,
    ]);
    expect(keys(compareRuns(named('v1', 'Ann Ng', 'hand-in 1'), two).added)).toEqual(['v2/hand-in 1']);
    // And nobody is lost where both would be the same one.
    const swapped = report([
      ...named('v1', 'Bo Li', 'hand-in 7').findings.submissions,
      ...named('v1', 'Ann Ng', 'hand-in 1').findings.submissions,
    ]);
    const { removed, added } = compareRuns(swapped, named('v2', 'Ann Ng', 'hand-in 7'));
    expect([keys(removed), added]).toEqual([['v1/hand-in 7'], []]);
  });

  test('names are hostile text', () => {
    const hostile = report([submission('x\n::error::forged\u001b[31m', { total: 99 })]);
    const text = renderComparison(compareRuns(report([]), hostile), {
      colours: false,
      width: 80,
      maxRows: 9,
    });
    expect(text).not.toContain('\u001b');
    expect(text).not.toMatch(/^::/m);
    expect(text).toContain('forged');
  });
});
