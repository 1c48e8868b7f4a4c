import { describe, expect, test } from 'vitest';
import type { MatchFinding } from '../../src/contract/findings.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { piecesOf, piecesWords } from '../../src/report/pieces.ts';

/** Two tokens on each line. */
function match(
  otherKey: string | null,
  from: number,
  to: number,
  more: Partial<MatchFinding> = {},
): MatchFinding {
  return {
    kind: 'peer',
    otherKey,
    similarity: null,
    matchedSimilarity: null,
    own: { file: 'A.java', lineStart: from, lineEnd: to },
    other: { file: 'B.java', lineStart: 1, lineEnd: 1 + to - from },
    tokens: 2 * (to - from + 1),
    sharedBy: 0,
    ...more,
  };
}

describe('whose pieces a program is made of', () => {
  test('thirds of three others, the largest first', () => {
    const pieces = piecesOf([match('b', 1, 60), match('c', 61, 130), match('d', 131, 190)], 400);
    expect(pieces).toEqual([
      { otherKey: 'c', share: 35 },
      { otherKey: 'b', share: 30 },
      { otherKey: 'd', share: 30 },
    ]);
    expect(ENGLISH.write(piecesWords(pieces, (key) => key.toUpperCase()) ?? '')).toMatch(
      /^It stands in pieces .*: 35.0\s% in C, 30.0\s% in B and 30.0\s% in D\.$/,
    );
  });

  test('what two others have counts once, with the one that has more', () => {
    expect(piecesOf([match('b', 1, 100), match('c', 41, 100), match('c', 101, 140)], 400)).toEqual([
      { otherKey: 'b', share: 50 },
      { otherKey: 'c', share: 20 },
    ]);
  });

  test('half of one is told, nearly all of one is no piece', () => {
    expect(piecesOf([match('b', 1, 80)], 400)).toEqual([{ otherKey: 'b', share: 40 }]);
    expect(piecesOf([match('b', 1, 79)], 400)).toEqual([]);
    expect(piecesOf([match('b', 1, 149)], 400)).toHaveLength(1);
    expect(piecesOf([match('b', 1, 150)], 400)).toEqual([]);
  });

  test.each([
    ['that two others have', { sharedBy: 2 }, { sharedBy: 1 }],
    ['of 59 tokens', { tokens: 59 }, { tokens: 60 }],
    ['of which nobody says how many have it', { sharedBy: undefined }, {}],
    ['that stands nowhere here', { otherKey: null }, {}],
    ['that an AI reference has', { kind: 'ai' as const }, {}],
    ['without lines', { own: { file: 'A.java', lineStart: null, lineEnd: null } }, {}],
  ])('a stretch %s is none', (_, wrong, right) => {
    expect(piecesOf([match('b', 1, 30, wrong as Partial<MatchFinding>)], 140)).toEqual([]);
    expect(piecesOf([match('b', 1, 30, right)], 140)).toHaveLength(1);
  });

  test('nothing is told where the length is not known', () => {
    expect(piecesOf([match('b', 1, 80)], null)).toEqual([]);
    expect(piecesOf([match('b', 1, 80)], undefined)).toEqual([]);
    expect(piecesWords([], String)).toBeNull();
  });
});
