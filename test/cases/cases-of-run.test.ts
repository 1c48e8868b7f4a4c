import { describe, expect, test } from 'vitest';
import { casesOfRun, subjectOfKey, subjectsOf } from '../../src/channels/cases.ts';
import { renderConsole } from '../../src/channels/console.ts';
import { viewOf } from '../../src/channels/view.ts';
import { casesSummary, stateNow } from '../../src/report/cases/case-words.ts';
import { said } from '../said.ts';
import { caseKey, evidenceOf, mergeCases } from '../../src/report/cases/merge-cases.ts';
import type { Case, CaseState } from '../../src/contract/cases.ts';
import type { Findings, PairFinding } from '../../src/contract/findings.ts';
import { aPair, report, submission } from '../report/sample.ts';

const AT = '2026-11-21T04:00:00.000Z';

/** A class whose folders lie below `root`. */
function classBelow(root: string, names: readonly string[], pairs: readonly PairFinding[]): Findings {
  const submissions = names.map((name) =>
    submission(`${root}/${name}`, { name, origin: { kind: 'directory', path: `${root}/${name}` } }),
  );
  const at = ({ a, b, ...rest }: PairFinding): PairFinding => ({
    ...rest,
    a: `${root}/${a}`,
    b: `${root}/${b}`,
  });
  return report(submissions, { findings: { pairs: pairs.map(at) } }).findings;
}

function pair(a: string, b: string, similarity: number, overlap = 200): PairFinding {
  return aPair(a, b, similarity, {
    matchedSimilarity: similarity - 5,
    suspicion: 90,
    longestFragment: 50,
    overlap,
  });
}

/** What a person decides on a page of these findings. */
function decide(
  findings: Findings,
  keys: readonly string[],
  state: CaseState,
  more: Partial<Case> = {},
): Case {
  const subjects = subjectsOf(findings.submissions);
  return {
    subjects: keys.map((key) => subjects.get(key) ?? ''),
    names: keys,
    state,
    reason: state === 'dismissed' ? 'they worked together' : null,
    note: null,
    by: 'ada',
    at: AT,
    evidence: evidenceOf(findings.pairs.filter(({ a, b }) => keys.includes(a) && keys.includes(b))),
    ...more,
  };
}

const hereOf = ({ submissions }: Findings): ReadonlySet<string> => new Set(subjectsOf(submissions).values());
const book = (...cases: readonly Case[]): { cases: readonly Case[]; common: [] } => ({ cases, common: [] });

describe('a second run', () => {
  const NAMES = Array.from({ length: 100 }, (_, index) => `student ${index}`);
  const pairsOf = (grown: number): PairFinding[] =>
    Array.from({ length: 50 }, (_, index) =>
      pair(`student ${2 * index}`, `student ${2 * index + 1}`, index === grown ? 83 : 80),
    );
  const first = classBelow('/monday/unpacked', NAMES, pairsOf(-1));
  const cases = first.pairs.map(({ a, b }, index) =>
    decide(
      first,
      [a, b],
      (['seen', 'to-discuss', 'confirmed', 'dismissed', 'dismissed'] as const)[index % 5] ?? 'new',
    ),
  );

  test('keeps 50 cases in a folder that was moved, but for the one that grew', () => {
    const second = classBelow('/tuesday/somewhere else', NAMES, pairsOf(4));
    const found = casesOfRun(book(...cases), second);
    expect(found.cases).toHaveLength(50);
    expect(found.cases.map(stateNow)).toEqual(cases.map(({ state }, index) => (index === 4 ? 'new' : state)));
    expect(found.cases[4]).toMatchObject({
      state: 'dismissed',
      reason: 'they worked together',
      hasGrown: true,
    });
    expect(found.dismissed).toHaveLength(19);
    expect(found.dismissed[0]?.reason).toBe('they worked together');
    expect(new Set([found.dismissed[0]?.a, found.dismissed[0]?.b])).toEqual(
      new Set(['/tuesday/somewhere else/student 6', '/tuesday/somewhere else/student 7']),
    );
    expect(said(casesSummary(found.cases, hereOf(second)))).toBe(
      '10 cases to discuss, 10 confirmed, 10 seen, 19 dismissed, 1 dismissed before and open again, because more was found',
    );
  });

  test('keeps cases of people who are not in it', () => {
    const found = casesOfRun(book(...cases), classBelow('/x', ['student 6'], []));
    expect(found.cases).toHaveLength(50);
    expect(found.dismissed).toEqual([]);
  });

  test('tells how many are about people who are not in it', () => {
    const class1 = classBelow('/x', ['student 6', 'student 7'], []);
    const { cases: all } = casesOfRun(book(...cases), class1);
    expect(said(casesSummary(all, hereOf(class1)))).toBe(
      '10 cases to discuss, 10 confirmed, 10 seen, 20 dismissed, 49 of them about people who are not in this run',
    );
    const view = viewOf(report(class1.submissions, { cases: all }), 'staff');
    expect(renderConsole(view, { colours: false, width: 200, maxRows: 1 })).toContain(
      'cases: 10 cases to discuss, 10 confirmed, 10 seen, 20 dismissed, 49 of them about people',
    );
  });

  test('a platform’s id outlives another spelling of the name', () => {
    const class1 = (path: string, name: string): Findings => {
      const handIn = { platform: 'moodle', id: '481634' };
      const submissions = [
        submission(path, { name, origin: { kind: 'directory', path, handIn } }),
        submission(`${path}/../bob`, { name: 'bob', origin: { kind: 'directory', path: 'bob' } }),
      ];
      return report(submissions, { findings: { pairs: [pair(path, `${path}/../bob`, 80)] } }).findings;
    };
    const before = class1('/a/Lee Ann_481634', 'Lee Ann');
    const after = class1('/b.zip/Ann Lee_481634', 'Ann Lee');
    const { cases: now, dismissed } = casesOfRun(
      book(decide(before, ['/a/Lee Ann_481634', '/a/Lee Ann_481634/../bob'], 'dismissed')),
      after,
    );
    expect(dismissed).toHaveLength(1);
    expect(now[0]?.names.toSorted()).toEqual(['Ann Lee', 'bob']);
  });
});

describe('a dismissed case', () => {
  const before = classBelow('x', ['a', 'b'], [pair('a', 'b', 80, 200)]);
  const one = decide(before, ['x/a', 'x/b'], 'dismissed');
  const isOpen = (similarity: number | null, overlap: number | null): boolean => {
    const now = pair('a', 'b', 80);
    const changed = { ...now, similarity, matchedSimilarity: similarity, overlap, suspicion: 100 };
    return casesOfRun(book(one), classBelow('y', ['a', 'b'], [changed])).dismissed.length === 0;
  };

  test.each([
    [80, 200, false],
    [80.99, 200, false],
    [81, 200, true],
    [81, 199, false],
    [89.99, 199, false],
    [90, 199, true],
    [40, 220, false],
    [40, 221, true],
    [null, null, false],
    [10, 10, false],
  ])('at a share of %s and %s tokens comes back: %s', (similarity, tokens, comesBack) => {
    expect(isOpen(similarity, tokens)).toBe(comesBack);
  });

  test('of which no number was known stays dismissed', () => {
    const unknown = { ...one, evidence: { similarity: null, suspicion: null, tokens: null } };
    expect(casesOfRun(book(unknown), before).dismissed).toHaveLength(1);
  });

  test('is the newer record of two', () => {
    const later = { ...one, state: 'confirmed', reason: null, at: '2026-11-22T04:00:00+02:00' } as const;
    expect(casesOfRun(book(later, one), before).dismissed).toEqual([]);
    expect(
      casesOfRun(book({ ...later, at: '2026-11-21T05:00:00+02:00' }, one), before).dismissed,
    ).toHaveLength(1);
  });

  test('may name folders by their keys, as a command of the bot does', () => {
    const keyed = { ...one, subjects: [subjectOfKey('x/a'), subjectOfKey('x/b')] };
    const { cases, dismissed } = casesOfRun(book(keyed), before);
    expect(dismissed).toHaveLength(1);
    expect(caseKey(cases[0]?.subjects ?? [])).toBe(caseKey(one.subjects));
  });
});

describe('a group', () => {
  const before = classBelow(
    'x',
    ['a', 'b', 'c'],
    [pair('a', 'b', 80), pair('b', 'c', 60), pair('a', 'c', 55)],
  );
  const all = decide(before, ['x/a', 'x/b', 'x/c'], 'dismissed');

  test('that is dismissed dismisses each of its pairs', () => {
    const { dismissed } = casesOfRun(book(all), before);
    expect(dismissed.map(({ a, b }) => [a, b].toSorted().join(' ')).toSorted()).toEqual([
      'x/a x/b',
      'x/a x/c',
      'x/b x/c',
    ]);
  });

  test('says less than the case of a pair in it, whichever is newer', () => {
    const own = decide(before, ['x/a', 'x/b'], 'confirmed', { at: '2020-01-01T00:00:00Z' });
    const { dismissed, decided } = casesOfRun(book(all, own), before);
    expect(dismissed).toHaveLength(2);
    expect(decided({ a: 'x/b', b: 'x/a' })).toBe(true);
  });

  test('comes back when any of its pairs is above the strongest one of before', () => {
    const weak = classBelow('x', ['a', 'b', 'c'], [pair('a', 'b', 80), pair('b', 'c', 79)]);
    expect(casesOfRun(book(all), weak).dismissed).toHaveLength(3);
    const strong = classBelow('x', ['a', 'b', 'c'], [pair('a', 'b', 80), pair('b', 'c', 90)]);
    expect(casesOfRun(book(all), strong).dismissed).toEqual([]);
  });
});

describe('a case of one submission', () => {
  const found = classBelow('/class', ['anna', 'bert'], [pair('anna', 'bert', 80)]);
  const alone = (state: CaseState, at = AT): Case => decide(found, ['/class/anna'], state, { at });

  test('is of its person in a later run, beside that of the pair, and dismisses no pair', () => {
    const later = classBelow('/later', ['anna', 'bert'], [pair('anna', 'bert', 99, 900)]);
    const both = decide(found, ['/class/anna', '/class/bert'], 'seen');
    const { cases, dismissed, decided } = casesOfRun(book(alone('dismissed'), both), later);
    // More of a pair is nothing that was not known of one person.
    expect(cases.map((one) => [one.names, stateNow(one)])).toEqual([
      [['anna'], 'dismissed'],
      [['anna', 'bert'], 'seen'],
    ]);
    expect(dismissed).toEqual([]);
    expect(decided({ a: '/later/anna', b: '/later/bert' })).toBe(true);
    expect(casesOfRun(book(alone('dismissed')), later).decided({ a: '/later/anna', b: '/later/bert' })).toBe(
      false,
    );
  });

  test('is merged with what others decided of the same one', () => {
    const newer = alone('confirmed', '2026-11-22T04:00:00.000Z');
    const merged = mergeCases(book(newer), book(alone('to-discuss'))).cases;
    expect(merged.map(({ state }) => state)).toEqual(['confirmed']);
  });
});
