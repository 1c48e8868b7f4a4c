import { describe, expect, it, test } from 'vitest';
import { fold, normalise } from '../../src/engine/normalise.ts';
import { document } from './programs.ts';
import { comparedTokensOf } from './tokens-of.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  LOOP,
  NUMBER,
  SEPARATOR,
  STRING,
  TOKEN_LIMIT,
  tokenName,
} from '../../src/engine/tokenizers/vocabulary.ts';
import type { Family } from '../../src/engine/languages/languages.ts';

const KEYWORDS = 'this self for while do foreach loop repeat until parfor extends super return'.split(' ');
const LOOPS = KEYWORDS.slice(2, 10);

/** Words that are parted by white space, as tokens: names, numbers, strings, and all else as it is written. */
function tokensOf(text: string): TokenBuffer {
  const tokens = new TokenBuffer();
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const line = text.slice(0, index).split('\n').length;
    tokens.push(idOf(word), line, index);
  }
  return tokens;
}

function idOf(word: string): number {
  if (KEYWORDS.includes(word)) return intern(word);
  if (/^\d/.test(word)) return NUMBER;
  if (word.startsWith('"')) return STRING;
  if (word === 'nil') return CONSTANT;
  return /^[\p{L}_$@]/u.test(word) ? IDENTIFIER : intern(word);
}

function rewritten(text: string, family: Family = 'java'): string {
  const tokens = tokensOf(text);
  normalise(family, text, tokens);
  return [...tokens.ids.subarray(0, tokens.length)].map(tokenName).join(' ');
}

describe('a rewritten program', () => {
  it.each([
    // An object's own members need not be named so.
    ['this . x = 1 ;', 'ID = NUM ;'],
    ['self . x', 'ID'],
    ['this -> x', 'ID'],
    ['f ( this )', 'ID ( ID )'],
    ['return this', 'return ID'],
    ['this ; x', 'ID ; ID'],
    ['this :: x', 'ID :: ID'],
    // Ways to write an assignment.
    ['x = x + 1', 'ID = NUM'],
    ['a . x = x + 1', 'ID . ID = NUM'],
    ['x = y + 1', 'ID = ID + NUM'],
    ['x = x', 'ID = ID'],
    ['x = x +', 'ID ='],
    ['x = x && y', 'ID = ID && ID'],
    ['x = x . y', 'ID = ID . ID'],
    ['x == x + y', 'ID == ID + ID'],
    ['x = 1 + x', 'ID = NUM + ID'],
    ['1 = 1 + x', 'NUM = NUM + ID'],
    ['x1 = x + 1', 'ID = ID + NUM'],
    ['x = x1 + 1', 'ID = ID + NUM'],
    ['xy = xz + 1', 'ID = ID + NUM'],
    ['x ++ ;', 'ID = ;'],
    ['++ x ;', 'ID = ;'],
    ['-- x --', 'ID = ='],
    ['++ this . a . b [ i + 1 ] [ 0 ] ;', 'ID . ID [ ID + NUM ] [ NUM ] = ;'],
    ['++ a [ ++ b ] ;', 'ID [ ID = ] = ;'],
    ['++ a [ b', 'ID [ ID ='],
    ['++ x . ', 'ID = .'],
    ['f ( ++ x )', 'ID ( ID = )'],
    ['++ * x', '= * ID'],
    ['x ++ \n y', 'ID = ID'],
    ['++', '='],
    // A declared name without its type.
    ['int x = 1 ;', 'ID = NUM ;'],
    ['int [ ] x ;', 'ID ;'],
    ['int [ ] [ ] x ;', 'ID ;'],
    ['int [ 3 ] x ;', 'ID [ NUM ] ID ;'],
    ['int x [ ] ;', 'ID [ ] ;'],
    ['unsigned long int x ;', 'ID ;'],
    ['int [ ]', 'ID [ ]'],
    ['int [', 'ID ['],
    ['f ( int x , String y )', 'ID ( ID , ID )'],
    ['say "x"', 'ID STR'],
    // Elsewhere the end of a line may part two statements.
    ['int\nx = 1', 'ID = NUM'],
    ['int [ ]\nx', 'ID'],
    ['List < T >\nx', 'ID'],
    // Type arguments.
    ['List < String > x ;', 'ID ;'],
    ['Map < K , List < V [ ] > > x ;', 'ID ;'],
    ['Map < K , List < V >> x ;', 'ID ;'],
    ['A < B < C < D >>> x ;', 'ID ;'],
    ['a < b ;', 'ID < ID ;'],
    ['a < b && c > 1', 'ID < ID && NUM < ID'],
    ['a < b > 1', 'ID < ID > NUM'],
    ['a < b >', 'ID < ID >'],
    ['a < b', 'ID < ID'],
    ['1 < b > c', 'NUM < ID > ID'],
    ['< b > c', '< ID > ID'],
    ['f ( < b > )', 'ID ( < ID > )'],
    ['a < ? extends B & C > ;', 'ID ;'],
    ['a < ? super B . D > ;', 'ID ;'],
    ['a < B :: C * | D : E > ;', 'ID ;'],
    // A namespace or class before a name.
    ['std :: cout', 'ID'],
    ['a :: b :: c ;', 'ID ;'],
    ['a :: 1', 'ID :: NUM'],
    ['a ::', 'ID ::'],
    ['a :: b x ;', 'ID ;'],
    ['x ; y', 'ID ; ID'],
  ])('%j is read as %j', (text, tokens) => {
    expect(rewritten(text)).toBe(tokens);
  });

  it.each([
    ['x\ny = 1', 'ID ID = NUM'],
    ['int [ ]\nx', 'ID [ ] ID'],
    ['List < T >\nx', 'ID ID'],
  ])('where a line may end a statement, %j is read as %j', (text, tokens) => {
    expect(rewritten(text, 'kotlin')).toBe(tokens);
    expect(rewritten(text, 'generic')).toBe(tokens);
  });

  it.each(LOOPS)('a loop of %s is a loop', (word) => {
    expect(rewritten(`${word} ( x )`)).toBe(`${tokenName(LOOP)} ( ID )`);
  });

  it.each('+= -= *= /= %= &= |= ^= <<= >>= >>>= //= **= ??= ||= &&= .='.split(' '))(
    'x %s 1 is an assignment',
    (operator) => {
      expect(rewritten(`x ${operator} 1`)).toBe('ID = NUM');
    },
  );

  it.each('+ - * / % & | ^ << >>'.split(' '))('x = x %s 1 is an assignment of 1', (operator) => {
    expect(rewritten(`x = x ${operator} 1`)).toBe('ID = NUM');
  });

  it.each('x ( { > ; , ) . -> :: & * [ ] = >>'.split(' '))('%s may follow type arguments', (after) => {
    expect(rewritten(`( A < B > ${after} 1 )`)).not.toContain('ID < ID');
  });

  it.each('1 "x" + - ! == < && ? :'.split(' '))('%s follows a comparison only', (after) => {
    expect(rewritten(`( A < B > ${after} 1 )`)).toContain('ID < ID >');
  });

  it.each([
    [40, false],
    [41, true],
  ])('a list of %d tokens in angle brackets is a comparison: %s', (length, isComparison) => {
    const list = Array.from({ length: length - 2 }, (_, at) => (at % 2 === 0 ? 'T' : ','));
    expect(rewritten(`f < ${list.join(' ')} > ( )`).includes('<')).toBe(isComparison);
  });

  it.each(['zz', 'Z_1', '_', '$x', '@x', 'größe', 'a0', 'x9z', 'AZaz09'])('%s is one word', (word) => {
    expect(rewritten(`${word} = ${word} + 1`)).toBe('ID = NUM');
    expect(rewritten(`${word} = ${word}q + 1`)).toBe('ID = ID + NUM');
  });

  it('keeps the place of every token that stays', () => {
    const text = 'this . x\n+= 1 ;\nint y = 2 ;\nfor ( z ) z = z + y';
    const tokens = tokensOf(text);
    normalise('java', text, tokens);
    const places = [...tokens.starts.subarray(0, tokens.length)].map((start, at) => [
      tokens.lines[at],
      text.slice(start).split(/\s/)[0],
    ]);
    expect(places).toEqual([
      [1, 'x'],
      [2, '+='],
      [2, '1'],
      [2, ';'],
      [3, 'y'],
      [3, '='],
      [3, '2'],
      [3, ';'],
      [4, 'for'],
      [4, '('],
      [4, 'z'],
      [4, ')'],
      [4, 'z'],
      [4, '='],
      [4, 'y'],
    ]);
  });
});

describe('what a family leaves as it is', () => {
  const text = 'std :: x y = List < T > ; this . z += 1';

  it.each(['java', 'generic'] as const)('%s: nothing of it', (family) => {
    expect(rewritten(text, family)).toBe('ID = ID ; ID = NUM');
  });

  it('python has no types before names, no type arguments and no scopes', () => {
    expect(rewritten(text, 'python')).toBe('ID :: ID ID = ID < ID > NEWLINE ID = NUM');
  });

  it.each(['markup', 'text'] as const)('%s: all of it', (family) => {
    expect(rewritten(text, family)).toBe('ID :: ID ID = ID < ID > ; this . ID += NUM');
  });
});

test('a value on a line of its own is what a function gives', () => {
  expect(comparedTokensOf('a.rb', 'f(x)\nnil\n')).not.toBe(comparedTokensOf('a.rb', 'f(x)\n'));
});

describe('what a formatter changes changes nothing', () => {
  it.each([
    ['a.js', 'a = 1; b = f(c); d(); e = [1];', 'a = 1\nb = f(c)\nd()\n;e = [1]'],
    ['a.js', 'f = function () { return 1; }; g();', 'f = function () {\n  return 1\n}\ng()'],
    ['a.js', 'function f() { a(); b(); } g();', 'function f() { a(); b(); }; g();'],
    ['a.js', 'while (a) b(); i++; return; x;', 'while (a)\n  b()\ni++\nreturn\nx'],
    ['a.js', 'do { a(); } while (b(c) > 1); d();', 'do {\n  a()\n} while (b(c) > 1)\nd()'],
    ['a.ts', 'do a(); while (b); d();', 'do a()\nwhile (b)\nd()'],
    ['a.js', 'a = b.c().d; e = f + g; (h);', 'a = b\n  .c()\n  .d\ne = f +\n  g;\n(h)'],
    ['a.js', 'f({ a: 1, b: [2, 3] });', 'f({\n  a: 1,\n  b: [\n    2,\n    3,\n  ],\n})'],
    ['a.js', 'a = `x ${b} y`; c;', 'a = `x ${\n  b\n} y`\nc'],
    ['a.js', 'a.map((x) => x + 1);', 'a.map(x => x + 1)'],
    ['a.js', 'a.map(async (x) => x + 1);', 'a.map(async x => x + 1)'],
    ['a.js', 'if (a in b) { c; }', 'if (\n  a\n  in b\n) {\n  c\n}'],
    ['a.ts', 'interface A { a: string; b(): void; }', 'interface A {\n  a: string\n  b(): void\n}'],
    ['a.ts', 'x = a!; y = b as C; z;', 'x = a!\ny = b\n  as C\nz'],
    ['a.jsx', 'f = () => (<a b="c">d</a>); g;', 'f = () => (\n  <a\n    b="c"\n  >\n    d\n  </a>\n)\ng'],
    ['a.r', 'a\nb', 'a;\n\nb;\n'],
    ['a.kt', 'val a = 1;\nb();', 'val a = 1\nb()'],
    ['a.swift', 'let a = 1;\nb();', 'let a = 1\nb()'],
    ['a.scala', 'val a = 1;\nb();', 'val a = 1\nb()'],
    ['a.go', 'a := 1;\nb();', 'a := 1\nb()'],
    ['a.lua', 'a = 1;\nb();', 'a = 1\nb()'],
    ['a.py', 'a = 1; b = f(c, d);', 'a = 1\nb = f(\n    c,\n    d,\n)'],
    ['a.py', 'from x import (a, b)\nc = 1', 'from x import (  # (all\n    a,  # no )\n    b)\nc = 1'],
    ['a.py', 'from x import a, b, c\nd = 1', 'from x import a, \\\n    b, \\\n    c\nd = 1'],
    [
      'a.py',
      'if a: b(); c = {d: 1}\nelif e: import f\nelse: return',
      'if a:\n  b()\n  c = {d: 1}\nelif e:\n  import f\nelse:\n  return',
    ],
    [
      'a.py',
      'def f(a: int = 1) -> b: return lambda: c[d:]\ng',
      'def f(a: int = 1) -> b:\n  return lambda: c[d:]\ng',
    ],
    ['a.py', 'class A: "b"\nfor x in y: pass # c\nz', 'class A:\n  "b"\nfor x in y:\n  pass\nz'],
    ['a.py', 'if (lambda x: y)(1): z\nif lambda: y: z', 'if (lambda x: y)(1):\n  z\nif lambda: y:\n  z'],
    ['a.py', 'match a:\n  case [1, b]: c\ncase = d', 'match a:\n  case [1, b]:\n    c\ncase = d'],
    // Brackets around all of a value or a condition.
    ['a.py', 'if a and b: return c', 'if (\n  a\n  and b\n):\n  return (c)'],
    ['a.py', 'while a:\n  for b, c in d:\n    del e, f', 'while (a):\n  for (b, c) in (d):\n    del (e, f)'],
    ['a.py', 'x = f(a)[(b)]; x += [(c)]', 'x = (\n  f(a)[(b)]\n); x += (\n  [(c)]\n)'],
    ['a.py', 'return a, b', 'return (\n  a,\n  b,\n)'],
    ['a.py', 'if a: b\nelif c: yield d\nassert e', 'if (a): b\nelif (c): yield (d)\nassert (e)'],
    ['a.py', 'with a, b:\n  c', 'with (\n  a,\n  b,\n):\n  c'],
    ['a.py', 'if a:\n  x = b\n  return c, d', 'if ((a)):\n  x = ((\n  (b)))\n  return ((c, d))'],
    ['a.js', 'f = () => { return a; }', 'f = () => { return (a) }'],
    ['a.java', 'int f() { x = a + b; return f(c, d); }', 'int f() { x = ((a + b)); return (f((c), (d))); }'],
    ['a.c', 'while (a < b) f(c);', 'while ((a < b)) f((c));'],
    ['a.php', '<?php return $a + 1;', '<?php return ($a + 1);'],
    ['a.go', 'func f() int {\n\tx := a\n\treturn x\n}', 'func f() int {\n\tx := (a)\n\treturn (x)\n}'],
    ['a.kt', 'fun f(): Int { return a }', 'fun f(): Int { return (a) }'],
    ['a.pl', 'my $x = f($a); return $x;', 'my $x = (f($a)); return ($x);'],
    ['a.rb', 'x = a\nreturn x\n', 'x = (a)\nreturn (x)\n'],
    ['a.js', 'x = a && b; return c;', 'x = ((a && b)); return (((c)))'],
    ['a.js', 'a = b && c; return d || e;', 'a = (\n  b && c\n)\nreturn (\n  d || e\n)'],
    ['a.js', 'f(function () { a = b; return [(c)] })', 'f(function () { a = (b); return ([(c)]); })'],
    ['a.r', 'f <- function(x) { g(x, 1) + 2 }', 'f <- function(x)\n{\n  g(\n    x,\n    1\n  ) +\n    2\n}'],
    ['a.r', 'd %>% f(1) %>% g(2); h', 'd %>%\n  f(1) %>%\n  g(2)\nh'],
    ['a.rb', 'a.b { |c| c }.d(e, f)', 'a\n  .b { |c|\n    c\n  }\n  .d(\n    e,\n    f,\n  )'],
    ['a.rb', 'x = 1 + 2; y = { a: 1 }', 'x = 1 \\\n  + 2\ny = {\n  a: 1,\n}'],
    ['a.rb', 'x = 1; f(x)', 'nil; x = 1\n"a"; f(x)'],
    ['a.rb', 'x = 1\nf(x)\ny\n', 'x = 1; nil\nf(x); 0\ny\n'],
    ['a.py', 'x = 1; f(x)', '0; x = 1\nNone; f(x)'],
    ['a.py', 'x = 1\nf(x)', 'x = 1; 0\nf(x); None'],
    ['a.py', 'if a:\n  b\nc', 'if a:\n  0; b\n0; c'],
    ['a.r', 'f <- function(x) { y; z }', 'f <- function(x) {\n  0; y\n  NULL; z\n}'],
    ['a.sh', 'a b && c | d; if e; then f; fi', 'a \\\n  b &&\n  c |\n  d\nif e\nthen\n  f\nfi'],
    ['a.sh', 'a=$(b $(c) ); d', 'a=`b $(c)`\nd'],
    ['a.sh', 'case a in\nb) c;;\n(d) e;; esac\nf', 'case a in\nb)\n  c\n  ;;\n(d) e ;;\nesac\nf'],
    ['a.sh', 'a=$((1)); case a in\nb) c;; esac', 'a=$((1))\ncase a in\nb)\n  c\n  ;;\nesac'],
    ['a.sh', 'for a in b; do c; done; d', 'for a in b\ndo\n  c\ndone\nd'],
    ['a.m', 'x = [1 2; 3 4]; f(x);', 'x = [1 2\n  3 4]\nf(x)'],
    ['a.m', 'x = [1; 2; 3]; y = {"a"; "b"};', 'x = [\n  1\n  2\n  3\n]\ny = {\n  "a"\n  "b"\n}'],
    ['a.m', 'x = [1; 2]; y', 'x = [1; 2]; 0; y'],
    ['a.m', 'x = {1; 2}; y', 'x = {1; 2}; 0; y'],
    ['a.rb', 'f { x[y] }; z', 'f { x[y] }; 0; z'],
    [
      'a.hs',
      'f x = if a then (b, c) else d',
      'f x =\n  if a\n    then ( b\n         , c\n         )\n    else d',
    ],
    ['a.vb', 'x = f(a, b) + 1', 'x = f(a, _\n  b) _\n  + 1'],
    // Statements that do nothing, and blocks by themselves.
    ['a.java', 'a(); b(); if (c) d();', 'a();; b(); ; if (c) { d();; };'],
    ['a.c', 'void f() { a(); while (b) { c(); d(); } }', 'void f() { ; a(); while (b) { c(); ; d(); }; };'],
    ['a.js', 'f(); g();', 'f();;\ng();'],
    [
      'a.java',
      'void f() { a(); b(); if (c) { d(); e(); } g(); }',
      'void f() { { a(); } b(); { if (c) { { d(); } e(); } } { { g(); } } }',
    ],
    ['a.cpp', 'void f() { if (a) { b(); c(); } d(); }', 'void f() { { { if (a) { b(); c(); } } d(); } }'],
    ['a.js', 'a(); b(); c();', 'a(); { b(); c(); }'],
    ['a.cs', 'void F() { a(); if (b) c(); }', 'void F() { a(); if (b) { { c(); } } }'],
    ['a.php', '<?php a(); b();', '<?php a();; b();'],
    ['a.dart', 'f() { a(); b(); }', 'f() { a(); { b(); } }'],
    // Braces around the one statement of a branch or loop.
    ['a.java', 'if (a) b(); else c();', 'if (a) { b(); } else { c(); }'],
    [
      'a.c',
      'while (f(a)) b(); do c(); while (d); for (;;) ;',
      'while (f(a)) { b(); } do { c(); } while (d); for (;;) { ; }',
    ],
    ['a.java', 'for (A a : b) if (c) { d(); e(); }', 'for (A a : b) { if (c) { d(); e(); } }'],
    [
      'a.java',
      'if (a) try { b(); } catch (C c) { } finally { d(); }',
      'if (a) { try { b(); } catch (C c) { } finally { d(); } }',
    ],
    [
      'a.cpp',
      'if (a) if (b) c(); else if (d) e(); else { f(); g(); }',
      'if (a) { if (b) { c(); } else if (d) { e(); } else { f(); g(); } }',
    ],
    ['a.java', 'if (a) b = new int[] { 1, 2 };', 'if (a) { b = new int[] { 1, 2 }; }'],
    [
      'a.cs',
      'foreach (var a in b) c.d(x => { e(); f(); });',
      'foreach (var a in b) { c.d(x => { e(); f(); }); }',
    ],
    [
      'a.php',
      '<?php if ($a) b(); elseif ($c) d(); else e();',
      '<?php if ($a) { b(); } elseif ($c) { d(); } else { e(); }',
    ],
    [
      'a.php',
      '<?php if ($a) if ($b) { c(); d(); } elseif ($e) { f(); g(); }',
      '<?php if ($a) { if ($b) { c(); d(); } elseif ($e) { f(); g(); } }',
    ],
    ['a.dart', 'if (a) return b;', 'if (a) { return b; }'],
    ['a.js', 'if (a) b(); else c(); d();', 'if (a) {\n  b()\n} else {\n  c()\n}\nd()'],
    [
      'a.js',
      'if (a)\n  b()\nelse\n  for (c of d) e([f])\ng()',
      'if (a) { b() } else { for (c of d) { e([f]) } }\ng()',
    ],
    ['a.ts', 'if (a) b({ c: 1 });', 'if (a) {\n  b({ c: 1 })\n}'],
  ])('%s: %j', (path, text, formatted) => {
    expect(comparedTokensOf(path, formatted)).toBe(comparedTokensOf(path, text));
  });

  it.each([
    // Two statements, and two elements, stay apart.
    ['a.js', 'a\nb', 'a b'],
    ['a.kt', 'a; b', 'a b'],
    ['a.kt', 'a(); b\nc()', 'a() b\nc()'],
    ['a.js', 'do a; while (b); c', 'do a while (b); c'],
    ['a.js', 'a(b); c', 'a(b) c'],
    ['a.r', 'a\nb', 'a b'],
    ['a.r', 'a\n(b)', 'a (b)'],
    ['a.rb', 'a\n-b', 'a -b'],
    ['a.m', '[1\n2]', '[1 2]'],
    ['a.py', 'case: int = 1', 'case a: int = 1'],
    // Rows are data, and the last value of a block is what it gives.
    ['a.m', '[1; 2; 3]', '[1; 3]'],
    ['a.m', '{[1; 2]; 3; 4}', '{[1; 2]; 4}'],
    ['a.r', 'f <- function() { 0; }', 'f <- function() { }'],
    ['a.r', 'f <- function() { 0;\n}', 'f <- function() {\n}'],
    ['a.py', 'if a:\n  0\nb', 'if a:\n  b'],
    ['a.r', '{\n  0\n  f()\n}', '{\n  f()\n}'],
    ['a.js', 'a(); b();', 'a() b();'],
    ['a.c', '{ a; }', '{ a }'],
    // Brackets that are not around all of a value, or that are the value.
    ['a.py', 'x = (a)(b)', 'x = a(b)'],
    ['a.py', 'x = (a) + (b)', 'x = a + b'],
    ['a.py', 'x = ()', 'x ='],
    ['a.py', 'x = ((a)(b))', 'x = a(b)'],
    ['a.py', 'x = ((a) + (b))', 'x = a + b'],
    ['a.py', 'x = [a]', 'x = a'],
    ['a.py', 'f(a)', 'f a'],
    ['a.js', 'x = (a)(b);', 'x = a(b);'],
    ['a.js', 'f(a);', 'f a;'],
    ['a.c', 'x = (a) + b;', 'x = a + b;'],
    ['a.c', 'x = (a) b;', 'x = a b;'],
    ['a.c', 'x = (a)\nb;', 'x = a\nb;'],
    ['a.kt', 'x = (a) b\nc', 'x = a b\nc'],
    ['a.kt', 'x = (a + b)\n  .c()', 'x = a + b\n  .c()'],
    ['a.lua', 'f(a)', 'f a'],
    ['a.js', 'x = (a };', 'x = a;'],
    ['a.js', 'x = {a );', 'x = a;'],
    ['a.java', 'f(a);', 'f a;'],
    ['a.java', 'f();', 'f;'],
    ['a.hs', 'f x = g (a, b) [(c)]', 'f x = g (a, b) [c]'],
    // A command in brackets, and a subshell.
    ['a.sh', 'a=$(b)\nc', 'a=$(b) c'],
    ['a.sh', '(a)\nb', '(a) b'],
    ['a.sh', 'case a in\nb) c;; esac\nd=$(e)\nf', 'case a in\nb) c;; esac\nd=$(e) f'],
    ['a.sh', '((a))\nb', '((a)) b'],
    ['a.sh', 'a $((1 + (2)))\nb', 'a $((1 + (2))) b'],
    ['a.sh', 'a=`b`\nc', 'a=`b` c'],
    // Two statements, none, and what is no branch.
    ['a.java', 'if (a) { b(); c(); }', 'if (a) b(); c();'],
    ['a.java', 'if (a) { if (b) c(); d(); }', 'if (a) if (b) c(); d();'],
    ['a.java', 'if (a) { } b();', 'if (a) b();'],
    ['a.js', 'if (a) {}\nb()', 'if (a);\nb()'],
    ['a.c', 'if (a) { b }', 'if (a) b;'],
    ['a.c', 'while (a) { if (b) { c(); } ; d(); }', 'while (a) if (b) c(); d();'],
    ['a.c', 'while (a) ; { b(); c(); }', 'while (a) { b(); c(); }'],
    // Braces of a list, of a function and of a class.
    ['a.c', 'A a[] = { { 1 }, { 2 } };', 'A a[] = { 1, 2 };'],
    ['a.c', 'A a = { { { 1 } } };', 'A a = { 1 };'],
    ['a.c', 'int f(a) int a; { b(); c(); }', 'int f(a) int a; b(); c();'],
    ['a.cpp', 'struct A { A() : a{1}, b{2} { c(); d(); } };', 'struct A { A() : a{1}, b{2} c(); d(); };'],
    ['a.java', 'void f() { class A { void g() { a(); } } }', 'void f() { class A void g() { a(); } }'],
    ['a.js', 'f(); x = { g() { a(); } };', 'f(); x = g() { a(); };'],
    ['a.rs', 'f(); { g(); h() }', 'f(); g(); h()'],
    // A bracket that a brace closes is none of a branch.
    ['a.js', 'if (a } b', 'if a; b'],
    ['a.java', 'void f() { b(); }', 'void f() b();'],
    ['a.java', 'try { b(); } finally { c(); }', 'try b(); finally c();'],
    ['a.js', 'if (a) {\n  b()\n  c()\n}', 'if (a) b()\nc()'],
    ['a.js', 'f(() => { b() })', 'f(() => b())'],
    ['a.rs', 'if a { b(); } else { c(); }', 'if a b(); else c();'],
    // A function of that name, and no parameter in brackets.
    ['a.cs', 'int F(x) => y;', 'int F x => y;'],
  ])('%s: but not %j', (path, text, other) => {
    expect(comparedTokensOf(path, text)).not.toBe(comparedTokensOf(path, other));
  });
});

test.each([
  ['a.r', 'f({ 0;', ['f({ 0 x }', 'f({ 0 x x']],
  ['A.java', 'f(this)', ['f(x)', 'f(y)']],
])('what a file before it left says nothing of %s: %s', (path, text, before) => {
  const read = (one: string): string => {
    const { tokens, spelled } = readDocument(document(1, { [path]: one }), 999, {
      quality: false,
      abstracted: false,
    });
    return `${tokens.join(' ')} ${spelled.join(' ')}`;
  };
  expect(new Set(before.map((one) => [read(one), read(text)][1])).size).toBe(1);
});

describe('what replacing one word by another everywhere leaves as it does changes nothing', () => {
  it.each([
    ['a.r', 'x <- f(y)\nz <- x', 'x = f(y)\nz = x'],
    ['a.r', 'd %>% f(1) %>% g(2)', 'd |> f(1) |> g(2)'],
    ['a.sql', 'select a from b where c <> 1', 'select a from b where c != 1'],
    [
      'a.sql',
      'select a.b c from d join e on f = g order by h',
      'select a.b as c from d inner join e on f = g order by h asc',
    ],
    ['a.sql', 'select a from b c left join d using (e)', 'select a from b as c left outer join d using (e)'],
    [
      'a.php',
      '<?php if ($a == 1 && $b != 2 || $c) { echo $d; }',
      '<?php if ($a === 1 and $b !== 2 or $c) { print $d; }',
    ],
    ['a.php', '<?php if ($a != 1) b();', '<?php if ($a <> 1) b();'],
    ['a.pl', 'if (!$a && $b || $c) { d(); }', 'if (not $a and $b or $c) { d(); }'],
    ['a.pl', 'my $x = 1; our $y = f($x);', '$x = 1; local $y = f($x);'],
    ['a.go', 'x := f(1)\ny := g(x)', 'var x = f(1)\nvar y int = g(x)'],
    ['a.lua', 'local x = 1\nlocal function f(a) end', 'x = 1\nfunction f(a) end'],
    ['a.sh', 'if [ "$a" = b ]; then c; fi', 'if [[ "$a" == b ]]; then c; fi'],
    ['a.sh', 'f() { local a=1; }', 'f() { declare a=1; }'],
    ['a.rb', 'x = !a && b || c', 'x = not a and b or c'],
    ['a.vb', 'x = a And b Or c', 'x = a AndAlso b OrElse c'],
    ['a.m', 'if a ~= b\n  c();\nend', 'if a != b\n  c();\nendif'],
  ])('%s: %j', (path, text, replaced) => {
    expect(comparedTokensOf(path, replaced)).toBe(comparedTokensOf(path, text));
  });

  it.each([
    // It reaches outside of the function.
    ['a.r', 'x <- 1', 'x <<- 1'],
    ['a.r', 'x <- 1', 'x == 1'],
    ['a.sql', 'select a from b join c', 'select a from b left join c'],
    ['a.sql', 'select a from b order by c', 'select a from b order by c desc'],
    ['a.sql', 'where a <> b', 'where a = b'],
    ['a.go', 'x := 1', 'const x = 1'],
    ['a.go', 'x := 1', 'x == 1'],
    ['a.sh', '[ a = b ]', '[ a != b ]'],
    ['a.rb', 'a && b', 'a || b'],
    ['a.vb', 'x = a And b', 'x = a OrElse b'],
    ['a.m', 'a ~= b', 'a == b'],
  ])('%s: but not %j', (path, text, other) => {
    expect(comparedTokensOf(path, other)).not.toBe(comparedTokensOf(path, text));
  });
});

it('folding makes names, numbers, strings and constants one class, and keeps what a token carries', () => {
  const carried = 3 * TOKEN_LIMIT;
  const plain = [IDENTIFIER, NUMBER, STRING, CONSTANT, LOOP, SEPARATOR, intern('+')];
  const folded = [IDENTIFIER, IDENTIFIER, IDENTIFIER, IDENTIFIER, LOOP, SEPARATOR, intern('+')];
  expect([...fold(Uint16Array.from(plain))]).toEqual(folded);
  expect([...fold(Uint16Array.from(plain, (id) => id + carried))]).toEqual(folded.map((id) => id + carried));
});
