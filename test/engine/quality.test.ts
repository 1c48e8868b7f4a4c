import { describe, expect, it } from 'vitest';
import type { FunctionQuality } from '../../src/engine/api.ts';
import { penaltyOf, qualityOf } from '../../src/engine/quality/quality-of.ts';
import { readDocument } from '../../src/engine/read-document.ts';
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

  it('counts comprehensions: each for as a loop, each if as a condition', () => {
    expect(
      numbers(
        'a.py',
        'def f(a):\n  return [x for y in a for x in y if x if y]\n\ndef g(a):\n  return {k: v for k, v in a}\n\ndef h(a):\n  if a:\n    return (x for x in a if x)\n',
      ),
    ).toEqual([
      ['f', 5, 2],
      ['g', 2, 0],
      ['h', 4, 3],
    ]);
  });

  it.each([
    ['operator+=', 'A& operator+=(const A& o) { if (o.v) v += o.v; return *this; }', 2, 1],
    ['operator()', 'bool operator()(int a, int b) const { return a < b && b < 3; }', 2, 2],
    ['operator bool', 'explicit operator bool() const { return v; }', 1, 0],
    ['operator const char*', 'operator const char *() { return ""; }', 1, 0],
    ['operator std::vector<int>&', 'operator std::vector<int>&() { return w; }', 1, 0],
    ['operator[]', 'int& operator [] (int i) { return v; }', 1, 1],
    ['operator++', 'A operator++(int) { return *this; }', 1, 1],
    ['operator new', 'void* operator new(size_t n) { return ::operator new(n); }', 1, 1],
    ['operator delete[]', 'void operator delete[](void* p) noexcept { }', 1, 1],
    ['operator,', 'A operator,(A b) { return b; }', 1, 1],
    ['operator->', 'A* operator->() { return this; }', 1, 0],
    ['operator=', 'A& operator=(A&& o) { return *this; }', 1, 1],
    [
      'operator<<',
      'std::ostream& operator<<(std::ostream& s, A a) { for (;;) if (a.v) s << a.v; return s; }',
      3,
      2,
    ],
    ['operator""_km', 'long double operator""_km(long double x) { return x; }', 1, 1],
    ['operator""_m', 'long double operator "" _m(long double x) { return x; }', 1, 1],
    ['operator-=', 'A& A::operator-=(const A& o) { v -= o.v; return *this; }', 1, 1],
    [
      'operator==',
      'template <class T> bool operator==(const B<T>& a, const B<T>& b) { return a.x == b.x; }',
      1,
      2,
    ],
  ])('finds %s of C++', (name, text, cyclomatic, parameters) => {
    expect(functionsOf('a.cpp', text)).toMatchObject([{ name, cyclomatic, parameters, lineStart: 1 }]);
  });

  it('takes no call and no declaration of an operator for a function', () => {
    const text =
      'bool operator<(A a, A b);\nauto operator<=>(const A&) const = default;\nint f() { a.operator+=(b); if (operator==(a, b)) { return 1; } p->operator()(1); return 0; }';
    expect(numbers('a.cpp', text)).toEqual([['f', 2, 1]]);
  });

  it('finds operators of other languages', () => {
    const names = (path: string, text: string): string[] => functionsOf(path, text).map(({ name }) => name);
    expect(
      names(
        'a.cs',
        'class A { public static A operator +(A a, A b) { return a; } public static implicit operator bool(A a) { return true; } }',
      ),
    ).toEqual(['operator+', 'operator bool']);
    expect(names('a.dart', 'class A { A operator +(A o) { return o; } int f(int a) { return a; } }')).toEqual(
      ['operator+', 'f'],
    );
    expect(
      names('a.swift', 'struct A { static func == (l: A, r: A) -> Bool { return true }\n func f() { } }'),
    ).toEqual(['==', 'f']);
    expect(
      names('a.scala', 'class A {\n def f(a: Int): Int = {\n a\n }\n def +(o: A): A = { o }\n}'),
    ).toEqual(['f', '+']);
  });

  it('ends a function of Python with its last line of code, also where its name is a soft keyword', () => {
    const text = 'def match(a):\n  if a:\n    return 1\n\n\n# more\nx = 1\ndef g(): return 2\n';
    expect(
      functionsOf('a.py', text).map(({ name, lineStart, lineEnd }) => [name, lineStart, lineEnd]),
    ).toEqual([
      ['match', 1, 3],
      ['g', 8, 8],
    ]);
  });

  it('measures a script as one function where there is none, in languages that run it', () => {
    const script = 'import sys\nn = int(input())\nfor i in range(n):\n  if i % 2:\n    print(i)\n\n# end\n';
    expect(functionsOf('a.py', script)).toEqual([
      {
        file: 'a.py',
        name: '(script)',
        lineStart: 2,
        lineEnd: 5,
        cyclomatic: 3,
        cognitive: 3,
        nesting: 2,
        parameters: 0,
      },
    ]);
    expect(
      numbers('a.js', 'for (const x of y) { if (x && y) { z(); } }\ny.map(x => { if (x) { z(); } });'),
    ).toEqual([['(script)', 5, 6]]);
    expect(numbers('a.php', '<?php\nfor ($i = 0; $i < 3; $i++) { if ($i) { echo $i; } }')).toEqual([
      ['(script)', 3, 3],
    ]);
    expect(functionsOf('a.py', '"""text"""\n# no code\n')).toEqual([]);
    expect(functionsOf('A.java', 'class A { int a = 1; }')).toEqual([]);
  });

  it('goes through blocks in blocks, however deep, without a level for each', () => {
    const deep = 20_000;
    const text = `${'{\n'.repeat(deep)} if (a) { b(); } ${'}\n'.repeat(deep)}`;
    const expected = [expect.objectContaining({ cyclomatic: 2, cognitive: 1, nesting: 1 })];
    expect(functionsOf('a.js', text)).toEqual(expected);
    expect(functionsOf('a.c', `int f() { ${text} }`)).toEqual(expected);
  });

  it('leaves scripts out of the score where there is a function', () => {
    const tangled = functionsOf('a.py', 'if a:\n  b()\n'.repeat(40));
    const plain = functionsOf('b.py', 'def f():\n  return 1\n');
    expect(qualityOf(tangled)?.score).toBeLessThan(60);
    expect(qualityOf([...tangled, ...plain])).toMatchObject({ score: 100, worst: [{ name: 'f' }] });
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
