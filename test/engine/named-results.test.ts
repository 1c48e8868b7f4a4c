import { describe, expect, it } from 'vitest';
import { comparedLinesOf, comparedTokensOf } from './tokens-of.ts';

const read = (path: string, text: string): string =>
  comparedTokensOf(path, path === 'a.java' ? `class A { int f() { ${text} } }` : text);

const python = (...lines: readonly string[]): string => ['def f(a):', ...lines].join('\n    ');

describe('a result that only gets a name is the result', () => {
  it.each([
    ['a.java', 'int b = g(c) + 2; return b;', 'return g(c) + 2;'],
    ['a.java', 'List<B<C>> d = new D<>(); return d;', 'return new D<>();'],
    [
      'a.java',
      'int[] b = { 1, 2 }; if (c) { D e = f(g, h); return e; } i();',
      'int[] b = { 1, 2 }; if (c) { return f(g, h); } i();',
    ],
    ['a.java', 'Map<B, C> d = e(); return d;', 'return e();'],
    ['a.java', 'int[] d = { 1, 2 }; return d;', 'return { 1, 2 };'],
    ['a.java', 'final var b = c ? d : e; return b;', 'return c ? d : e;'],
    ['a.java', 'int b = c(); int d = b + 1; return d;', 'int b = c(); return b + 1;'],
    ['a.c', 'int f() { struct b *c = d(e); return c; }', 'int f() { return d(e); }'],
    ['a.c', 'int f() { unsigned char b = *c; return b; }', 'int f() { return *c; }'],
    ['a.cs', 'class A { int F() { var b = G(); return b; } }', 'class A { int F() => G(); }'],
    [
      'a.js',
      'function f(a) { const b = a ? { c } : d\n return b }',
      'function f(a) { return a ? { c } : d }',
    ],
    ['a.js', 'const f = a => { const b = a + 1; return b; }', 'const f = a => a + 1'],
    [
      'a.js',
      'function f() { let b = function () { c(); }; return b; }',
      'function f() { return function () { c(); }; }',
    ],
    ['a.py', python('b = g(a)', 'return b'), python('return g(a)')],
    ['a.py', python('b = g(a), c', 'return b'), python('return g(a), c')],
    ['a.py', python('if a: b = 1; return b'), python('if a: return 1')],
  ])('%s: %s', (path, text, other) => {
    expect(read(path, text)).toBe(read(path, other));
  });

  it.each([
    // What is written to is not known to be the function's own, or is part of something else.
    ['a.java', 'b = g(); return b;', 'return g();'],
    ['a.java', 'this.b = g(); return b;', 'return g();'],
    ['a.c', 'int f() { *b = g(); return b; }', 'int f() { return g(); }'],
    ['a.c', 'int f() { b[i] = g(); return i; }', 'int f() { return g(); }'],
    ['a.py', python('global b', 'b = g()', 'return b'), python('global b', 'return g()')],
    ['a.py', python('nonlocal c, b # d', 'b = g()', 'return b'), python('nonlocal c, b # d', 'return g()')],
    [
      'a.py',
      python('global c, \\', '  b', 'b = g()', 'return b'),
      python('global c, \\', '  b', 'return g()'),
    ],
    ['a.py', python('a.b = g()', 'return b'), python('return g()')],
    ['a.py', python('c, b = g()', 'return b'), python('return g()')],
    // Another one is given back, or more of it, or something stands between.
    ['a.java', 'int b = g(); return c;', 'return g();'],
    ['a.java', 'int b = g(); return b + 1;', 'return g();'],
    ['a.java', 'int b = g(); h(); return b;', 'h(); return g();'],
    ['a.java', 'int b = g(); h(); return b;', 'return g(); h();'],
    ['a.java', 'int b = 1, c = g(); return c;', 'return g();'],
    ['a.java', 'int b = 1, c = g(); return b;', 'return 1, c = g();'],
    ['a.c', 'int f() { int b = g(); goto b; }', 'int f() { return g(); }'],
    ['a.py', python('b + g()', 'return b'), python('return g()')],
    ['a.java', 'int b = g(); if (a) { h(); } return b;', 'if (a) { h(); } return g();'],
    ['a.c', 'int f() { struct a *b = g(), *c = h(b); return c; }', 'int f() { return h(b); }'],
    [
      'a.c',
      'int f() { int b = g() ? 1 : c, *d = h(); return d; }',
      'int f() { int b = g() ? 1 : return h(); }',
    ],
    ['a.c', 'int f() { ASSERT(a) int b = g(); return b; }', 'int f() { return g(); }'],
    ['a.py', python('if a:', '    b = g()', 'return b'), python('if a:', '    return g()')],
    // `if (a) return g();` would not be all of it.
    ['a.js', 'function f(a) { if (a) var b = g(); return b; }', 'function f(a) { if (a) return g(); }'],
  ])('%s: %s is another program than %s', (path, text, other) => {
    expect(read(path, text)).not.toBe(read(path, other));
  });

  it('stands on the lines of its value', () => {
    expect(comparedLinesOf('a.py', 'def f(a):\n    b = g(\n        a)\n    return b\n')).toEqual([
      1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4,
    ]);
  });
});

describe('whatever stands there', () => {
  it.each([
    ['a.java', 'T t = a; return t; '],
    ['a.java', 'T t = (a; return t; { '],
    ['a.py', 't = a\nreturn t\n'],
  ])('%s: %s is read in linear time', (path, text) => {
    const tokens = comparedTokensOf(path, text.repeat(20_000)).split(' ');
    expect(tokens.length).toBeGreaterThan(20_000);
    expect(tokens.length).toBeLessThanOrEqual(20 * 20_000);
  });
});
