import { expect, test } from 'vitest';
import { equalFiles } from '../../src/check/findings.ts';
import { withoutTogether } from '../../src/sources/people/without-together.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { renderSummary } from '../../src/channels/summary.ts';
import { viewOf } from '../../src/channels/view.ts';
import type { PairFinding } from '../../src/contract/findings.ts';
import { rankPairs } from '../../src/report/ranking.ts';
import { report, submission } from '../report/sample.ts';

const packed = (hashes: Readonly<Record<string, string>>) =>
  Object.entries(hashes).map(([key, textsHash]) => ({ key, textsHash }));
const tiny = (key: string) => submission(key, { comparability: 'too-short', total: null });

test('are told of those alone that no number is made of, and of no archive, the largest group first', () => {
  const hashes = packed({ a: '1', b: '2', c: '2', d: '1', e: '2', f: '3', old: '1', long: '2', other: '2' });
  const found = equalFiles(hashes, [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(tiny),
    submission('old', { role: 'archive', comparability: 'too-short' }),
    submission('long'),
    submission('other', { comparability: 'starter-only' }),
    // Of a check that is taken up nobody knows the files.
    tiny('unknown'),
    tiny('nobody knows'),
  ]);
  expect(found).toEqual([
    ['b', 'c', 'e'],
    ['a', 'd'],
  ]);
});

test('are told of what is left beside starter code, and not of those who have not begun', () => {
  const beside = (key: string, tokens: number) =>
    submission(key, { comparability: 'starter-only', total: null, tokens });
  const hashes = packed({ a: '1', b: '1', c: '2', d: '2', e: '3', f: '3' });
  expect(
    equalFiles(hashes, [
      beside('a', 30),
      beside('b', 30),
      beside('c', 0),
      beside('d', 0),
      tiny('e'),
      tiny('f'),
    ]),
  ).toEqual([
    ['a', 'b'],
    ['e', 'f'],
  ]);
});

test('are no news of a team, and are of a team and somebody else', () => {
  const belonging = new Map([
    ['a', new Map([['b', 'team' as const]])],
    ['b', new Map([['a', 'team' as const]])],
  ]);
  const of = (groups: readonly (readonly string[])[]) =>
    withoutTogether(
      report(['a', 'b', 'c'].map(tiny), { findings: { equalFiles: groups } }).findings,
      belonging,
    ).equalFiles;
  expect(of([['a', 'b']])).toEqual([]);
  expect(of([['a', 'b', 'c']])).toEqual([['a', 'b', 'c']]);
  expect(of([['a', 'c']])).toEqual([['a', 'c']]);
});

test('are listed in the summary and on the console, ten names of each group; without any, there is no such list', () => {
  const keys = Array.from({ length: 12 }, (_, at) => `t${at}`);
  const viewed = (equal: Parameters<typeof report>[1]) => viewOf(report(keys.map(tiny), equal), 'staff');
  const of = (equal: Parameters<typeof report>[1]) => renderSummary(viewed(equal));
  const console = (equal: Parameters<typeof report>[1]) =>
    renderConsole(viewed(equal), { colours: false, width: 80, maxRows: 1 });
  const some = { findings: { equalFiles: [keys, ['t1', 't2']] } };
  expect(console(some)).toMatch(
    /\nequal files, too short to judge: t0, .*t9 and 2 more\n…and 1 more in the report\n/,
  );
  expect(console({})).not.toContain('equal files');
  const text = of(some);
  expect(text).toContain('### Equal files, too short to judge: 100, and they flag nobody');
  expect(text).toMatch(/\n- `t0`, .*`t9` and 2 more\n- `t1`, `t2`\n/);
  expect(of({})).not.toContain('Equal files');
});

test('and what is nearly equal, are the first pairs to review where no pair has a number', () => {
  const shares = (a: string, b: string, share: number): PairFinding => ({
    a,
    b,
    similarity: share,
    matchedSimilarity: share,
    overlap: share,
    longestFragment: null,
    suspicion: null,
    total: null,
  });
  const pairs = [shares('a', 'b', 20), shares('a', 'c', 30), shares('c', 'd', 100)];
  const ranked = rankPairs(report(['a', 'b', 'c', 'd'].map(tiny), { findings: { pairs } }));
  expect(ranked.map(({ pair }) => `${pair.a}${pair.b}`)).toEqual(['cd', 'ac', 'ab']);
});
