import { describe, expect, test } from 'vitest';
import { type FragmentFacts, fragmentFacts, type Rarity } from '../../src/report/dossier/rarity.ts';
import type { PairFragment } from '../../src/report/dossier/fragments.ts';
import type { Sides } from '../../src/report/dossier/sides.ts';
import type { OpenReport } from '../../src/report/open-report.ts';
import type { MatchFinding } from '../../src/contract/findings.ts';
import { opened } from './opened.ts';
import { report, submission } from './sample.ts';

/** Places: ann 0, ben 1, cyd 2, old 3, given 4, model 5. */
const ROLES = ['judged', 'judged', 'judged', 'archive', 'base', 'ai-reference'] as const;

/** With so many of them. */
function page(count: number): OpenReport {
  return opened(report(ROLES.slice(0, count).map((role, at) => submission(`s${at}`, { role }))));
}

const region = (lineStart: number, lineEnd: number, file = 'A.java') => ({ file, lineStart, lineEnd });
const FRAGMENT: PairFragment = { left: region(11, 20), right: region(31, 40), tokens: 90, sharedBy: 0 };
const RARITY: Rarity = { others: 2, holders: [0], places: [[]] };

function match(
  other: number | null,
  from: number,
  to: number,
  more: Partial<MatchFinding> = {},
): MatchFinding {
  return {
    kind: 'peer',
    otherKey: other === null ? null : `s${other}`,
    similarity: null,
    matchedSimilarity: null,
    own: region(from, to),
    other: region(1, 9, 'elsewhere.java'),
    tokens: null,
    ...more,
  };
}

function facts(
  options: {
    readonly matches?: readonly (readonly MatchFinding[])[];
    readonly fragment?: Partial<PairFragment>;
    readonly rarity?: Rarity | null;
    readonly starter?: readonly (readonly [number, number])[];
    readonly count?: number;
  } = {},
): FragmentFacts | undefined {
  const { matches = [], starter = [], rarity = RARITY, count = ROLES.length } = options;
  const source = { files: [{ path: 'A.java', text: '\n'.repeat(50), isCut: false, starter }] };
  const sides: Sides = {
    matches: [matches[0] ?? [], matches[1] ?? []],
    sources: [source, null],
    fragments: [{ ...FRAGMENT, ...options.fragment }],
    foundHere: null,
    kept: 90,
  };
  return fragmentFacts(page(count), [0, 1], sides, rarity)[0];
}

describe('where else a fragment stands', () => {
  test('nowhere: only these two have it', () => {
    expect(facts()).toEqual({
      holders: 0,
      held: { holders: 0, others: 2, isHere: false },
      archive: [],
      aiReferences: [],
      outside: [],
      starter: null,
      isOnlyTheirs: true,
    });
  });

  test('is not only theirs where somebody has it, nobody else is there, or nobody counted', () => {
    expect(facts({ fragment: { sharedBy: 1 } })).toMatchObject({ holders: 1, isOnlyTheirs: false });
    expect(facts({ count: 2 })).toMatchObject({ holders: 0, held: null, isOnlyTheirs: false });
    expect(facts({ fragment: { sharedBy: null }, rarity: null })).toMatchObject({
      holders: null,
      isOnlyTheirs: false,
    });
    const counted = { ...RARITY, others: 0 };
    expect(facts({ fragment: { sharedBy: null }, rarity: counted })).toMatchObject({ isOnlyTheirs: false });
    expect(facts({ fragment: { sharedBy: null } })).toMatchObject({ holders: 0, isOnlyTheirs: true });
  });

  test.each([
    [3, { archive: [3] }],
    [5, { aiReferences: [5] }],
    [null, { outside: ['elsewhere.java'] }],
  ])('in a match of either side that covers half of it (%s)', (other, expected) => {
    for (const matches of [[[match(other, 1, 15)]], [[], [match(other, 36, 50)]]]) {
      expect(facts({ matches })).toMatchObject({ ...expected, isOnlyTheirs: false });
    }
    // One line less, and other files, say nothing of it.
    const less = match(other, 1, 14);
    const file = match(other, 1, 50, { own: region(1, 50, 'B.java') });
    expect(facts({ matches: [[less, file]] })).toEqual(facts());
  });

  test('in the archive, as the page counted', () => {
    const rarity = { others: 2, holders: [1], places: [[3]] };
    expect(facts({ fragment: { sharedBy: null }, rarity })).toMatchObject({ holders: 1, archive: [3] });
    // Peers are counted and not named.
    expect(facts({ matches: [[match(2, 11, 20)]] })).toEqual(facts());
  });

  test.each([
    [[[1, 10]], null, true],
    [[[11, 14]], 'part', true],
    [[[11, 15]], 'most', false],
    [
      [
        [11, 12],
        [18, 30],
      ],
      'most',
      false,
    ],
  ] as const)('in the starter code, lines %j', (starter, expected, isOnlyTheirs) => {
    expect(facts({ starter })).toMatchObject({ starter: expected, isOnlyTheirs });
  });
});
