import { describe, expect, it } from 'vitest';
import { comparedTokensOf } from './tokens-of.ts';

const read = (path: string, text: string): string =>
  comparedTokensOf(path, path === 'a.java' ? `class A { int f() { ${text} } }` : text);

const python = (...lines: readonly string[]): string => ['def f(a):', ...lines].join('\n    ');

describe('what follows a branch that a jump ends is read alike with and without `else`', () => {
  it.each([
    ['a.java', 'if (a) return b; else return c;', 'if (a) return b; return c;'],
    ['a.java', 'if (a) return b ? c : d; else { e(); }', 'if (a) return b ? c : d; e();'],
    ['a.java', 'if (a) { return b; } else { c(); d(); }', 'if (a) { return b; } c(); d();'],
    ['a.java', 'if (a) { b(); throw c; } else d();', 'if (a) { b(); throw c; } d();'],
    ['a.java', 'while (x) { if (a) continue; else b(); }', 'while (x) { if (a) continue; b(); }'],
    [
      'a.java',
      'while (x) { if (a) { b(); break; } else { c(); } }',
      'while (x) { if (a) { b(); break; } c(); }',
    ],
    [
      'a.java',
      'if (a) return 1; else if (b) { c(); return 2; } else return 3;',
      'if (a) return 1; if (b) { c(); return 2; } return 3;',
    ],
    ['a.java', 'if (a) return b; else if (c) d(); else e();', 'if (a) return b; if (c) d(); else e();'],
    ['a.java', 'if (x) { if (a) return b; else return c; }', 'if (x) { if (a) return b; return c; }'],
    [
      'a.java',
      'switch (x) { case 1: if (a) return b; else c(); }',
      'switch (x) { case 1: if (a) return b; c(); }',
    ],
    [
      'a.java',
      'if (a) { if (b) return 1; else return 2; } else c();',
      'if (a) { if (b) return 1; return 2; } c();',
    ],
    ['a.c', 'int f() { if (a) { return b; } else { c(); d(); } }', 'int f() { if (a) return b; c(); d(); }'],
    [
      'a.js',
      'function f(a) { if (a) { return b } else { c(); return d } }',
      'function f(a) { if (a) return b; c(); return d }',
    ],
    [
      'a.js',
      'function f(a) { if (a) return { b } \n else { return d } }',
      'function f(a) { if (a) return { b } \n return d }',
    ],
    [
      'a.py',
      python('if a:', '    return 1', 'else:', '    b()', '    return 2'),
      python('if a:', '    return 1', 'b()', 'return 2'),
    ],
    [
      'a.py',
      python('if a: return 1', 'elif b: return 2', 'else: c()'),
      python('if a: return 1', 'if b: return 2', 'c()'),
    ],
    [
      'a.py',
      python('if a:', '    raise b', 'elif c:', '    d()', 'else:', '    e()'),
      python('if a:', '    raise b', 'if c:', '    d()', 'else:', '    e()'),
    ],
    [
      'a.py',
      python('if a:', '    if b:', '        return 1', '    else:', '        return 2', 'else:', '    c()'),
      python('if a:', '    if b:', '        return 1', '    return 2', 'c()'),
    ],
  ])('%s: %s', (path, text, other) => {
    expect(read(path, text)).toBe(read(path, other));
  });

  it.each([
    // No jump ends the branch, or not whenever it is gone through.
    ['a.java', 'if (a) b(); else return c;', 'if (a) b(); return c;'],
    ['a.java', 'if (a) { while (b) return c; } else d();', 'if (a) { while (b) return c; } d();'],
    ['a.java', 'if (a) { if (b) return c; } else d();', 'if (a) { if (b) return c; } d();'],
    ['a.java', 'if (a) { return b; c(); } else d();', 'if (a) { return b; c(); } d();'],
    ['a.java', 'if (a) f(() -> { return b; }); else d();', 'if (a) f(() -> { return b; }); d();'],
    [
      'a.java',
      'if (a) { f(new B() { int g() { return b; } }); } else d();',
      'if (a) { f(new B() { int g() { return b; } }); } d();',
    ],
    [
      'a.cs',
      'class A { void F() { if (a) { b = c ? d : throw e; } else f(); } }',
      'class A { void F() { if (a) { b = c ? d : throw e; } f(); } }',
    ],
    ['a.js', 'a: if (b) break a; else c(); d()', 'a: if (b) break a; c(); d()'],
    // Something else is around the branch, which would end with it.
    ['a.java', 'if (a) b(); else if (c) return d; else e();', 'if (a) b(); else if (c) return d; e();'],
    [
      'a.java',
      'if (a) { b(); c(); } else if (d) return e; else f();',
      'if (a) { b(); c(); } else if (d) return e; f();',
    ],
    ['a.java', 'if (a) if (b) return c; else return d;', 'if (a) if (b) return c; return d;'],
    ['a.java', 'while (a) if (b) continue; else c();', 'while (a) if (b) continue; c();'],
    // The end of a loop that nothing broke, or of what was tried.
    [
      'a.py',
      python('for b in a:', '    return b', 'else:', '    c()'),
      python('for b in a:', '    return b', 'c()'),
    ],
    [
      'a.py',
      python('try:', '    return b', 'except c:', '    return d', 'else:', '    e()'),
      python('try:', '    return b', 'except c:', '    return d', 'e()'),
    ],
    [
      'a.py',
      python('if a:', '    b()', 'elif c:', '    return d', 'else:', '    e()'),
      python('if a:', '    b()', 'elif c:', '    return d', 'e()'),
    ],
    [
      'a.py',
      python('if a:', '    if b:', '        return c', 'else:', '    d()'),
      python('if a:', '    if b:', '        return c', 'd()'),
    ],
    ['a.py', python('a = b if c else d'), python('a = b if c', 'd')],
  ])('%s: %s is another program than %s', (path, text, other) => {
    expect(read(path, text)).not.toBe(read(path, other));
  });

  it('drops no code with it', () => {
    expect(read('a.js', 'if (a) throw b; else { c(); if (d) { e() } else f() }')).toBe(
      'if ( ID ) throw ID ; ID ( ) ; if ( ID ) ID ( ) ; else ID ( )',
    );
    expect(comparedTokensOf('a.py', python('if a: return b', 'else: c(); d()', 'e()'))).toBe(
      'def ID ( ID ) : NEWLINE INDENT if ID : NEWLINE INDENT return ID NEWLINE DEDENT ' +
        'ID ( ) NEWLINE ID ( ) NEWLINE ID ( ) NEWLINE DEDENT',
    );
  });
});

describe('a block of a script by itself ends what stands in it', () => {
  it.each([
    ['a(); { b(); c() }', 'a(); b(); c()'],
    ['a(); { b() } c();', 'a(); b(); c();'],
    ['if (a) { b(); { c(); d() } }', 'if (a) { b(); c(); d() }'],
    ['if (a) { { b(); c() } }', 'if (a) { b(); c() }'],
  ])('%s', (text, other) => {
    expect(read('a.js', text)).toBe(read('a.js', other));
  });
});

describe('whatever stands there', () => {
  it.each([
    ['a.java', 'if (a) return b; else '],
    ['a.java', 'if (a) { return b; } else { '],
    ['a.js', '} ) if (a) return b; else c();'],
    ['a.py', 'if a: return b\nelse:\n '],
  ])('%s: %s is read in linear time', (path, text) => {
    const tokens = comparedTokensOf(path, text.repeat(20_000)).split(' ');
    expect(tokens.length).toBeGreaterThan(20_000);
    expect(tokens.length).toBeLessThanOrEqual(20 * 20_000);
  });
});
