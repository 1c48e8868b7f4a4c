import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument, PairResult } from '../../src/engine/api.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { disguised, analyse, document, javaPrograms, pairOf, noticesOf } from './programs.ts';
import { seldom, tries } from '../suite.ts';

const POOL = javaPrograms(24, 7);
const program = (at: number): string => POOL[at] as string;

describe('Analysis', () => {
  it('finds a copy among independent programs, and flags nothing else', () => {
    const documents = POOL.slice(0, 12).map((text, id) => document(id, { 'Main.java': text }));
    const result = analyse([...documents, document(50, { 'Other.java': disguised(program(3), 1) })]);
    const [first] = result.pairs;
    expect([first?.a, first?.b]).toEqual([3, 50]);
    expect(first?.similarity).toBe(100);
    expect(first?.matchedSimilarity).toBe(100);
    expect(result.clusters).toEqual([[3, 50]]);
    const peers = new Map(result.submissions.map(({ id, peer }) => [id, peer]));
    expect(peers.get(3)).toBeGreaterThan(99);
    expect(
      Math.max(...[...peers].filter(([id]) => id !== 3 && id !== 50).map(([, peer]) => peer)),
    ).toBeLessThan(75);
  });

  seldom('gives the same result in whatever order documents and files come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }), (order) => {
        const make = (id: number): EngineDocument =>
          document(id, { 'A.java': program(id), 'B.java': program((id * 5) % 7) });
        const turned = (id: number): EngineDocument => ({ ...make(id), files: make(id).files.toReversed() });
        expect(analyse(order.map(turned))).toEqual(analyse(order.toSorted((a, b) => a - b).map(make)));
      }),
      { numRuns: tries(15) },
    );
  });

  it('does not depend on which of two ids a program has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }), (x, y) => {
        const one = pairOf(
          analyse(
            [document(1, { 'A.java': program(x) }), document(2, { 'A.java': program(y) })],
            {},
            { suspicionFrom: 2 },
          ),
          1,
          2,
        );
        const other = pairOf(
          analyse(
            [document(1, { 'A.java': program(y) }), document(2, { 'A.java': program(x) })],
            {},
            { suspicionFrom: 2 },
          ),
          1,
          2,
        );
        expect(one.similarity).toBeCloseTo(other.matchedSimilarity, 10);
        expect(one.suspicion).toBeCloseTo(other.suspicion ?? NaN, 10);
        expect(one.overlap).toBe(other.overlap);
      }),
      { numRuns: tries(40) },
    );
  });

  it('has no suspicion in a set of fewer than eight documents, of whatever role', () => {
    const set = (submissions: number, archive: number): AnalysisResult =>
      analyse([
        ...Array.from({ length: submissions }, (_, id) => document(id, { 'A.java': program(id % 3) })),
        ...Array.from({ length: archive }, (_, at) =>
          document(100 + at, { 'A.java': program(at % 3) }, 'archive'),
        ),
      ]);
    for (const small of [set(2, 0), set(7, 0), set(3, 4)]) {
      expect(small.pairs.map(({ suspicion }) => suspicion)).toEqual(small.pairs.map(() => null));
      expect(small.submissions.map(({ suspicion }) => suspicion)).toEqual(small.submissions.map(() => null));
      const similarities = small.pairs.map(averageSimilarity);
      expect(similarities).toEqual(similarities.toSorted((a, b) => b - a));
    }
    for (const large of [set(8, 0), set(3, 5)]) {
      expect(large.pairs.filter(({ suspicion }) => suspicion === null)).toEqual([]);
      expect(large.submissions.filter(({ suspicion }) => suspicion === null)).toEqual([]);
    }
    const [, none] = analyse([
      ...Array.from({ length: 8 }, (_, id) => document(id * 2, { 'A.java': program(id) })),
      document(1, { 'a.png': 'x' }),
    ]).submissions;
    expect([none?.comparability, none?.suspicion]).toEqual(['no-source', null]);
  });

  seldom('is not moved by names, layout and comments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 1000 }), (at, salt) => {
        const others = [0, 1, 2].map((step) => document(10 + step, { 'Main.java': program(at + 1 + step) }));
        const plain = analyse([document(1, { 'Main.java': program(at) }), ...others]);
        const changed = analyse([document(1, { 'Main.java': disguised(program(at), salt) }), ...others]);
        // Names are one of the rank's views; they can raise it, so a renamed copy may rank lower than a plain one, and its total,
        // which a third of that goes into, be lower.
        const numbers = ({ pairs }: AnalysisResult): PairResult[] =>
          pairs
            .map((pair) => ({ ...pair, suspicion: 0, total: pair.total === null ? null : 0, fragments: [] }))
            .toSorted((x, y) => x.a - y.a || x.b - y.b);
        expect(numbers(changed)).toEqual(numbers(plain));
      }),
      { numRuns: tries(40) },
    );
  });

  it('gives a copy 100, whatever it is a copy of', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            'int x = 1;\n',
            'if (a) {\n',
            '}\n',
            'f(a, b);\n',
            '"s"',
            '/*',
            '*/',
            '\n',
            'for (;;) ',
          ),
          minLength: 20,
          maxLength: 80,
        }),
        (text) => {
          const { pairs } = analyse([document(1, { 'A.java': text }), document(2, { 'A.java': text })]);
          for (const pair of pairs) {
            expect(pair.similarity).toBe(100);
            expect(pair.matchedSimilarity).toBe(100);
          }
        },
      ),
    );
  });

  it('survives members in another order, and files split and merged', () => {
    const functions = program(5).split(/(?= {4}static )/);
    const [head = '', ...rest] = functions;
    const last = rest.pop() ?? '';
    const turned = [head, ...rest.toReversed(), last].join('');
    const moved = pairOf(
      analyse([document(1, { 'A.java': program(5) }), document(2, { 'A.java': turned })]),
      1,
      2,
    );
    expect(moved.similarity).toBeGreaterThan(90);
    const split = Object.fromEntries(functions.map((text, at) => [`F${at}.java`, text]));
    const parts = pairOf(analyse([document(1, { 'A.java': program(5) }), document(2, split)]), 1, 2);
    expect(parts.similarity).toBeGreaterThan(90);
  });

  it('places fragments on the lines where the code stands', () => {
    const padded = `${'// a comment\n'.repeat(40)}${program(2)}`;
    const pair = pairOf(
      analyse([document(1, { 'A.java': program(2) }), document(2, { 'B.java': padded })]),
      1,
      2,
    );
    const lines = program(2).trimEnd().split('\n').length;
    expect(pair.fragments).toEqual([
      {
        file: 'A.java',
        lineStart: 3,
        lineEnd: lines,
        matchedFile: 'B.java',
        matchedLineStart: 43,
        matchedLineEnd: lines + 40,
        tokens: pair.overlap,
        sharedBy: 0,
      },
    ]);
  });

  it('counts copies from several peers in the coverage', () => {
    const [a, b] = [program(8), program(9)];
    const result = analyse([
      document(1, { 'A.java': a, 'B.java': b }),
      document(2, { 'A.java': a }),
      document(3, { 'A.java': b }),
    ]);
    const mixed = result.submissions.find(({ id }) => id === 1);
    expect(mixed?.coverage).toBe(100);
    expect(result.pairs.map(averageSimilarity).every((similarity) => similarity < 80)).toBe(true);
  });

  it('never compares across families of languages', () => {
    const { pairs } = analyse([document(1, { 'A.java': program(1) }), document(2, { 'a.cpp': program(1) })]);
    expect(pairs).toEqual([]);
  });

  it('calls little code too short, and flags none of it', () => {
    const text = 'class A { int f(int a) { return a * a + 2 * a; } }';
    const result = analyse([document(1, { 'A.java': text }), document(2, { 'A.java': text })]);
    expect(result.submissions.map(({ comparability, peer }) => [comparability, peer])).toEqual([
      ['too-short', 0],
      ['too-short', 0],
    ]);
    expect(result.clusters).toEqual([]);
  });

  it('has no opinion on a submission without source code', () => {
    const [only] = analyse([document(1, { 'a.png': 'x', 'README.md': 'y' })]).submissions;
    expect(only).toMatchObject({
      comparability: 'no-source',
      tokens: 0,
      files: 0,
      ai: null,
      quality: null,
    });
    expect(only?.leftOut.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'README.md not-source',
      'a.png not-source',
    ]);
  });

  it('compares archive documents with submissions, not with each other, and judges none', () => {
    const result = analyse([
      document(1, { 'A.java': program(1) }),
      document(2, { 'A.java': program(1) }, 'archive'),
      document(3, { 'A.java': program(1) }, 'archive'),
    ]);
    expect(result.pairs.map(({ a, b }) => [a, b])).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(result.submissions.map(({ id, peer }) => [id, peer])).toEqual([[1, 0]]);
    expect(result.submissions[0]?.database).toBeGreaterThan(99);
  });

  it('masks given starter code on both sides', () => {
    const starter = program(0);
    const result = analyse([
      document(1, { 'S.java': starter, 'A.java': program(1) }),
      document(2, { 'S.java': starter, 'A.java': program(2) }),
      document(3, { 'S.java': disguised(starter, 4) }),
      document(9, { 'S.java': starter }, 'base'),
    ]);
    expect(pairOf(result, 1, 2).similarity).toBeLessThan(60);
    expect(result.submissions.map(({ comparability }) => comparability)).toEqual([
      'compared',
      'compared',
      'starter-only',
    ]);
    expect(result.commonCode.some(({ submission, file }) => submission === 3 && file === 'S.java')).toBe(
      true,
    );
  });

  it('detects starter code that many share, but leaves a small ring alone', () => {
    const starter = program(20);
    const documents = POOL.slice(0, 12).map((text, id) =>
      document(id, { 'S.java': starter, 'A.java': text }),
    );
    documents.push(document(30, { 'S.java': starter, 'A.java': disguised(program(4), 3) }));
    const result = analyse(documents, { detectBaseCode: true });
    expect(pairOf(result, 4, 30).similarity).toBe(100);
    expect(result.submissions.filter(({ peer }) => peer > 75).map(({ id }) => id)).toEqual([4, 30]);
    expect(noticesOf(result).join(' ')).toContain('starter code');
    const undetected = analyse(documents).pairs.filter((pair) => averageSimilarity(pair) > 40);
    expect(new Set(undetected.flatMap(({ a, b }) => [a, b])).size).toBeGreaterThan(2);
  });

  it('measures code quality unless nobody asks for it', () => {
    const documents = [0, 1, 2].map((id) => document(id, { 'Main.java': program(id) }));
    const [measured, left] = [analyse(documents), analyse(documents, { quality: false })];
    expect(measured.submissions.every(({ quality }) => quality !== null)).toBe(true);
    expect(left).toEqual({
      ...measured,
      submissions: measured.submissions.map((each) => ({ ...each, quality: null })),
    });
  });

  it('refuses a second document of one id', () => {
    expect(() => analyse([document(1, {}), document(1, {})])).toThrow('document 1 was added before');
  });
});
