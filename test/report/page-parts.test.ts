import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchFinding } from '../../src/contract/findings.ts';
import { align } from '../../src/report/dossier/alignment.ts';
import { layOut } from '../../web/force-layout.ts';
import { fragmentsBetween } from '../../src/report/dossier/fragments.ts';
import { gapsBetween } from '../../web/gaps.ts';
import { highlight } from '../../src/report/dossier/highlight.ts';
import { counterpart } from '../../web/linked-scroll.ts';
import { link, parseRoute, placeOf, setAnonymousLinks } from '../../web/links.ts';
import { pairedLines } from '../../src/report/dossier/passages.ts';

describe('highlighting', () => {
  test('loses and adds no character, and counts lines as an editor does', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', '1', '"', "'", '`', '\\', '/', '*', '#', '-', '\n', ' ', '{', '王'),
        }),
        fc.constantFrom('a.py', 'a.java', 'a.sql', 'noext'),
        (text, path) => {
          const lines = highlight(text, path).map((tokens) => tokens.map((token) => token.text).join(''));
          expect(lines).toEqual((text.endsWith('\n') ? text.slice(0, -1) : text).split('\n'));
        },
      ),
    );
  });

  test.each([
    ['a.py', 'x = 1 # note', 'c', '# note'],
    ['a.java', 'x = 1; // note', 'c', '// note'],
    ['a.sql', 'SELECT 1 -- note', 'k', 'SELECT'],
    ['a.py', 'end = 1', 'i', 'end'],
    ['a.rb', 'end', 'k', 'end'],
    ['a.js', 'let s = `a\nb`', 's', 'b`'],
  ])('%s: %j has a token %s %j', (path, text, kind, part) => {
    expect(highlight(text, path).flat()).toContainEqual({ kind, text: part });
  });

  test('a long hostile line takes no time that grows with its square', () => {
    expect(highlight(`${'"'.repeat(100_000)}${'/*'.repeat(50_000)}`, 'a.js')).toHaveLength(1);
  });
});

describe('aligning two regions', () => {
  const lines = (text: string) => highlight(text, 'a.py');

  test('tells identical, renamed and other lines apart', () => {
    const left = 'total = 0\n# counts\nfor x in items:\n    total += x\nprint(total)\n';
    const right = 'total = 0\nfor y in goods:\n    total += y  # add\nlog("done", 3, 4)\n';
    const alignment = align(lines(left), lines(right));
    expect([...alignment.left]).toEqual([
      [0, 'identical'],
      [2, 'renamed'],
      [3, 'renamed'],
    ]);
    expect(alignment.lines).toBe(4);
    expect(alignment.renames).toEqual([
      { from: 'x', to: 'y', times: 2 },
      { from: 'items', to: 'goods', times: 1 },
    ]);
  });

  test('with itself everything is identical, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a = 1', 'b(a)', '', '# c', 'if x:', '  y')), (source) => {
        const code = lines(source.join('\n'));
        const { identical, renamed, lines: told } = align(code, code);
        expect(identical).toBe(told);
        expect(renamed).toBe(0);
      }),
    );
  });
});

describe('two sides that scroll together', () => {
  const fragment = {
    left: { file: 'a.py', lineStart: 10, lineEnd: 14 },
    right: { file: 'b.py', lineStart: 50, lineEnd: 57 },
    tokens: null,
    sharedBy: null,
  };
  // The right one has two lines more before the last.
  const alignment = align(
    highlight('a = 1\nb(2)\nif a:\n  c()\nreturn a\n', 'a.py'),
    highlight('a = 1\nb(2)\nif a:\n  c()\nx = [1]\nwhile x: pass\n\nreturn a\n', 'b.py'),
  );

  test.each([
    [10, 50],
    [13, 53],
    [14, 57],
    [8, 48],
    [20, 63],
  ])('line %d stands beside line %d, and back', (left, right) => {
    expect(counterpart(left, 'left', fragment, alignment)).toBe(right);
    expect(counterpart(right, 'right', fragment, alignment)).toBe(left);
  });

  test('a line that the other side does not have stands beside the last that it has', () => {
    expect(counterpart(55, 'right', fragment, alignment)).toBe(14);
  });

  test('nothing follows where the service names no lines', () => {
    const unknown = { ...fragment, right: { file: 'b.py', lineStart: null, lineEnd: null } };
    expect(counterpart(10, 'left', unknown, null)).toBeNull();
  });

  test('on paper every line stands once, in order, beside its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a = 1', 'b(a)', 'if x:', 'c = [2]')),
        fc.array(fc.constantFrom('a = 1', 'b(a)', 'if x:', 'c = [2]')),
        (left, right) => {
          const { pairs } = align(highlight(left.join('\n'), 'a.py'), highlight(right.join('\n'), 'a.py'));
          const rows = pairedLines(left.length, right.length, pairs);
          const numbers = (side: 'left' | 'right'): unknown => rows.flatMap((row) => row[side] ?? []);
          expect(numbers('left')).toEqual([...left.keys()]);
          expect(numbers('right')).toEqual([...right.keys()]);
          for (const [x, y] of pairs) expect(rows).toContainEqual({ left: x, right: y });
        },
      ),
    );
  });
});

describe('what a file has of its own', () => {
  const lines = highlight('a()\n\nb()\n# note\nc()\n}\nd()\ne()\n', 'a.py');

  test('is what lies on no fragment and not in the starter code', () => {
    expect(gapsBetween(lines, [{ from: 3, to: 3 }], [[7, 7]])).toEqual([
      [1, 1],
      [5, 5],
      [8, 8],
    ]);
  });

  test('lines that say nothing end no gap and are none', () => {
    expect(gapsBetween(lines, [], [])).toEqual([[1, 8]]);
    expect(
      gapsBetween(
        lines,
        [
          { from: 1, to: 3 },
          { from: 5, to: 8 },
        ],
        [],
      ),
    ).toEqual([]);
    expect(gapsBetween(lines, [{ from: -5, to: 99 }], [])).toEqual([]);
  });
});

describe('fragments of a pair', () => {
  const tile = (
    other: number,
    own: readonly [number, number],
    there: readonly [number, number],
  ): MatchFinding => ({
    kind: 'peer',
    otherKey: String(other),
    similarity: null,
    matchedSimilarity: null,
    own: { file: 'a', lineStart: own[0], lineEnd: own[1] },
    other: { file: 'b', lineStart: there[0], lineEnd: there[1] },
    tokens: 10,
    sharedBy: own[0] === 10 ? undefined : own[0],
  });

  test('neighbours on both sides are one; neighbours on one side are not', () => {
    const matches = [
      tile(1, [1, 5], [11, 15]),
      tile(1, [7, 9], [17, 19]),
      tile(1, [10, 12], [90, 92]),
      tile(2, [1, 2], [1, 2]),
    ];
    expect(
      fragmentsBetween('0', matches, '1', []).map((one) => [
        one.left.lineStart,
        one.left.lineEnd,
        one.right.lineStart,
        one.right.lineEnd,
        one.tokens,
        // Of two that became one: who has both.
        one.sharedBy,
      ]),
    ).toEqual([
      [1, 9, 11, 19, 20, 1],
      [10, 12, 90, 92, 10, null],
    ]);
  });

  test('are read from the other side where only that one names them', () => {
    const [one] = fragmentsBetween('0', [], '1', [tile(0, [3, 4], [7, 8])]);
    expect([one?.left.lineStart, one?.right.lineStart]).toEqual([7, 3]);
  });
});

test('the graph has room for every node, and parts do not lie over each other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }).chain((count) =>
        fc.tuple(
          fc.constant(count),
          fc.array(
            fc.record({
              from: fc.nat(count - 1),
              to: fc.nat(count - 1),
              weight: fc.double({ min: 0, max: 1, noNaN: true }),
            }),
          ),
        ),
      ),
      ([count, edges]) => {
        const layout = layOut(count, edges, 600);
        for (let node = 0; node < count; node += 1) {
          expect(layout.x[node]).toBeGreaterThanOrEqual(0);
          expect(layout.x[node]).toBeLessThanOrEqual(layout.width);
          expect(layout.y[node]).toBeGreaterThanOrEqual(0);
          expect(layout.y[node]).toBeLessThanOrEqual(layout.height);
        }
        expect(layOut(count, edges, 600)).toEqual(layout);
      },
    ),
    { numRuns: 40 },
  );
});

test('links say that names are hidden, and lose it with them', () => {
  setAnonymousLinks(true);
  expect(link('pairs', { q: 'x' })).toBe('#/pairs?q=x&anonymous=1');
  setAnonymousLinks(false);
  expect(link('pairs', { anonymous: '1' })).toBe('#/pairs');
});

test('links are read back, and a wrong place is none', () => {
  const route = parseRoute(link('compare/3/7', { fragment: 2, q: 'a&b', show: null }));
  expect(route.path).toEqual(['compare', '3', '7']);
  expect(Object.fromEntries(route.query)).toEqual({ fragment: '2', q: 'a&b' });
  expect([
    placeOf('3', 4),
    placeOf('4', 4),
    placeOf('-1', 4),
    placeOf('1e3', 4),
    placeOf(undefined, 4),
  ]).toEqual([3, null, null, null, null]);
});
