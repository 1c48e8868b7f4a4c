import { describe, expect, it } from 'vitest';
import type { FunctionQuality } from '../../src/embedded/engine/api.ts';
import { penaltyOf, qualityOf } from '../../src/embedded/engine/quality/quality-of.ts';
import { readDocument } from '../../src/embedded/engine/read-document.ts';
import { document } from './programs.ts';

function functionsOf(path: string, text: string): readonly FunctionQuality[] {
  return readDocument(document(1, { [path]: text }), 999, { quality: true, abstracted: false }).facts
    .functions;
}

function numbers(path: string, text: string): readonly [string, number, number][] {
  return functionsOf(path, text).map(({ name, cyclomatic, cognitive }) => [name, cyclomatic, cognitive]);
}

const java = (body: string): string => `class A { ${body} }`;

/*
 * The structures (not the code) of the examples in SonarSource's paper on cognitive complexity, with the numbers it gives.
 * [what, code, cyclomatic, cognitive]
 */
const PUBLISHED: readonly (readonly [string, string, number, number])[] = [
  [
    'nested loops with a labelled jump: 7',
    'int f(int m) { int t = 0; OUT: for (int i = 1; i <= m; ++i) { for (int j = 2; j < i; ++j) { if (i % j == 0) { continue OUT; } } t += i; } return t; }',
    4,
    7,
  ],
  [
    'a switch counts once: 1',
    'String f(int n) { switch (n) { case 1: return "a"; case 2: return "b"; case 3: return "c"; default: return "d"; } }',
    4,
    1,
  ],
  [
    'try is free, catch nests: 9',
    'void f() { try { if (a) { for (int i = 0; i < 10; i++) { while (b) { g(); } } } } catch (X | Y e) { if (b) { g(); } } }',
    6,
    9,
  ],
  ['a lambda nests without counting: 2', 'void f() { Runnable r = () -> { if (a) { g(); } }; }', 2, 2],
  ['runs of like operators: 4', 'void f() { if (a && b && c || d || e && g) { h(); } }', 7, 4],
  ['a negated run is its own: 3', 'void f() { if (a && !(b && c)) { h(); } }', 4, 3],
  ['if, else if, else: 3', 'void f() { if (a) { g(); } else if (b) { h(); } else { i(); } }', 3, 3],
  [
    'conditions six deep in the appendix: 19',
    'M f(C t) { if (t.u()) { return S.x; } boolean k = false; List<J> l = t.s().m().p(n); for (J o : l) { if (o.i(J.M) && !o.z()) { M m = (M) o; if (c(m)) { Boolean v = p(m, t); if (v == null) { if (!k) { k = true; } } else if (v) { return m; } } } } if (k) { return S.x; } return null; }',
    10,
    19,
  ],
  [
    'a scanner of patterns in the appendix: 20',
    `String f(String p, String d) { int i = p.s("/") || p.s("x") ? 1 : 0; while (i < p.n()) { char ch = p.at(i); if (S.i(ch) != -1) { s.a(ch); } else if (ch == '*') { if (i + 1 < p.n() && p.at(i + 1) == '*') { if (i + 2 < p.n() && z(p.at(i + 2))) { s.a(d); i += 2; } else { s.a(d); i += 1; } } else { s.a(d); } } else if (ch == '?') { s.a(d); } else if (z(ch)) { s.a(d); } else { s.a(ch); } i++; } return s.t(); }`,
    12,
    20,
  ],
  ['recursion counts: 2', 'int f(int n) { if (n < 2) return 1; return n * f(n - 1); }', 2, 2],
];

describe('function measures', () => {
  it.each(PUBLISHED)('%s', (_what, code, cyclomatic, cognitive) => {
    expect(numbers('A.java', java(code))).toEqual([['f', cyclomatic, cognitive]]);
  });

  it('counts the same in other languages', () => {
    const expected = [['f', 4, 6]];
    expect(
      numbers(
        'a.py',
        'def f(a, b):\n    for x in a:\n        if x:\n            while b:\n                b -= 1\n',
      ),
    ).toEqual(expected);
    expect(
      numbers('a.js', 'function f(a, b) { for (const x of a) { if (x) { while (b) { b--; } } } }'),
    ).toEqual(expected);
    expect(numbers('a.js', 'const f = (a, b) => { for (const x of a) if (x) while (b) b--; };')).toEqual(
      expected,
    );
    expect(numbers('a.c', 'int f(int a) { for (;;) { if (a) while (a) a--; } }')).toEqual(expected);
    expect(
      numbers(
        'a.go',
        'func f(a []int) int {\n for _, x := range a {\n if x > 0 {\n for b {\n b-- } } }\n return 1 }',
      ),
    ).toEqual(expected);
    expect(numbers('a.rs', 'fn f(a: i32) -> i32 { for x in a { if x { while b { b -= 1; } } } 1 }')).toEqual(
      expected,
    );
    expect(
      numbers('a.kt', 'fun f(a: Int): Int { for (x in a) { if (x) { while (b) { b-- } } } return 1 }'),
    ).toEqual(expected);
  });

  it('finds functions by name, with their lines, nesting and parameters', () => {
    const text =
      'class A {\n  A(int a) { }\n  Map<String, List<B>> g(Map<String, Integer> a, int... b)\n    throws X {\n    if (a) {\n      return new B() { };\n    }\n  }\n  void none() { }\n}';
    expect(
      functionsOf('A.java', text).map(({ name, lineStart, lineEnd, nesting, parameters }) => [
        name,
        lineStart,
        lineEnd,
        nesting,
        parameters,
      ]),
    ).toEqual([
      ['A', 2, 2, 0, 1],
      ['g', 3, 8, 1, 2],
      ['none', 9, 9, 0, 0],
    ]);
    expect(
      functionsOf('a.py', 'class A:\n  def f(self, a, b=1):\n    return 1\n\ndef g(): return 2\n').map(
        ({ name, lineStart, parameters }) => [name, lineStart, parameters],
      ),
    ).toEqual([
      ['f', 2, 2],
      ['g', 5, 0],
    ]);
  });

  it('counts branches and operators of Python', () => {
    expect(
      numbers(
        'a.py',
        'def f(a):\n  if a and b or c:\n    x = 1 if a else 2\n  elif b:\n    pass\n  else:\n    pass\n  try:\n    g()\n  except E:\n    pass\n',
      ),
    ).toEqual([['f', 7, 8]]);
  });

  it('is 100 for plain functions, less for tangled ones, null without any', () => {
    const plain = functionsOf('A.java', java('int f(int a) { return a; }'));
    const tangled = functionsOf(
      'A.java',
      java(`int f(int a) { ${'if (a > 1) { while (a < 2) { '.repeat(5)} a++; ${'} }'.repeat(5)} return a; }`),
    );
    expect(qualityOf(plain)?.score).toBe(100);
    expect(qualityOf([...plain, ...tangled])?.score).toBeLessThan(60);
    expect(qualityOf([...plain, ...tangled])?.worst[0]?.cognitive).toBe(tangled[0]?.cognitive);
    expect(penaltyOf(tangled[0] as FunctionQuality)).toBe(100);
    expect(qualityOf([])).toBeNull();
  });
});
