import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBodies, readCSharpForms, readResults } from '../../src/engine/bodies.ts';
import { readingAs } from '../../src/engine/reading-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { tries } from '../suite.ts';
import { comparedTokensOf } from './tokens-of.ts';

describe('what C#, Dart, Java, Rust and R let one write in two ways is read in one', () => {
  it.each([
    ['a.cs', 'int f(int a) => a + 1;', 'int f(int a) { return a + 1; }'],
    ['a.cs', 'void f(int a) => g(a);', 'void f(int a) { g(a); }'],
    ['a.cs', 'T f<T>(T a) => a;', 'T f<T>(T a) { return a; }'],
    ['a.cs', 'A(int a) : base(a) => b = a;', 'A(int a) : base(a) { b = a; }'],
    ['a.cs', 'A(int a) : this(a, 1) => throw new B();', 'A(int a) : this(a, 1) { throw new B(); }'],
    [
      'a.cs',
      'int f() => a.b(c => { d(c); e(); }, new F { g = 1 });',
      'int f() { return a.b(c => { d(c); e(); }, new F { g = 1 }); }',
    ],
    ['a.cs', 'int a => b;', 'int a { get { return b; } }'],
    ['a.cs', 'int a => b;', 'int a { get => b; }'],
    ['a.cs', 'int this[int i] => a[i];', 'int this[int i] { get { return a[i]; } }'],
    ['a.cs', 'int a { get => b; set => b = value; }', 'int a { get { return b; } set { b = value; } }'],
    ['a.cs', 'A a { add => b += value; remove => c(); }', 'A a { add { b += value; } remove { c(); } }'],
    ['a.cs', 'a.b(c => c.d, e => f(e));', 'a.b(c => { return c.d; }, (e) => { f(e); });'],
    ['a.cs', 'A a = b => c;', 'A a = (b) => { return c; };'],
    ['a.cs', 'if (a == null && b != null) c();', 'if (a is null && b is not null) { c(); }'],
    ['a.cs', 'namespace a.b;\nclass C { }', 'namespace a.b { class C { } }'],
    ['a.dart', 'int f(a) => a + 1; get b => c;', 'int f(a) { return a + 1; } get b { return c; }'],
    ['A.java', 'a.map(b -> b.c()).each(b -> d(b));', 'a.map(b -> { return b.c(); }).each((b) -> { d(b); });'],
    ['A.java', 'A a = () -> f();', 'A a = () -> { f(); };'],
    ['a.rs', 'fn f() -> A { g(); a }', 'fn f() -> A { g(); return a; }'],
    ['a.rs', 'fn f() -> A { if a { b } else { c } }', 'fn f() -> A { if a { return b; } else { return c } }'],
    ['a.rs', 'fn f() { g(); }', 'fn f() { g(); return; }'],
    ['a.rs', 'fn f() -> A { a(|b| { c(); d }) }', 'fn f() -> A { return a(|b| { c(); return d; }); }'],
    ['a.R', 'f <- function(x) {\n y <- x\n y(2)\n}', 'f <- function(x) {\n y <- x\n return(y(2))\n}'],
    [
      'a.R',
      'f <- function(x) { if (x) { 1 } else { 2 } }',
      'f <- function(x) { if (x) { return(1) } else { return(2) } }',
    ],
  ])('%s: %j', (file, text, other) => {
    expect(comparedTokensOf(file, other)).toBe(comparedTokensOf(file, text));
  });

  it.each([
    // Another body, or none.
    ['a.cs', 'int f() { return a; }', 'int f() { }'],
    ['a.cs', 'int f() { return; }', 'int f() => ;'],
    ['a.cs', 'int f() { ; }', 'int f() => ;'],
    ['a.cs', 'int f() { a(); return b; }', 'int f() => a(); b;'],
    ['a.cs', 'int f() { a(); b(); }', 'int f() => a(); b();'],
    ['a.cs', 'void f() { if (a) b(); }', 'void f() => if (a) b();'],
    ['a.cs', 'void f() { for (;;) b(); }', 'void f() => for (;;) b();'],
    ['a.cs', 'void f() { a() }', 'void f() => a()'],
    // Another head.
    ['a.cs', 'if (a) { b(); c(); }', 'if (a) => b(); c();'],
    ['a.cs', 'lock (a) { b(); }', 'lock (a) => b();'],
    ['a.cs', 'try { a(); } catch (B b) { c(); }', 'try => a(); catch (B b) => c();'],
    ['a.cs', 'class A { int b = 1; }', 'class A => b = 1;'],
    ['a.cs', 'f(a] { b(); }', 'f(a] => b();'],
    ['a.cs', 'f[a) { b(); }', 'f[a) => b();'],
    ['a.dart', 'get 1 { return a; }', 'get 1 => a;'],
    ['a.cs', 'switch (a) { case b: c(); }', 'switch (a) => case b: c();'],
    // Another property.
    ['a.cs', 'int a { get { b(); return c; } }', 'int a => b(); c;'],
    ['a.cs', 'int a { get { return b; } set { b = value; } }', 'int a => b;'],
    ['a.cs', 'int a { get => b; int c; }', 'int a => b; int c;'],
    ['a.cs', '( { get => b; }', '( => b;'],
    ['a.cs', 'int a { int get => b; }', 'int a => b;'],
    ['a.cs', 'int a ( get => b; )', 'int a => b;'],
    ['a.cs', 'int a { get { b(); return c; } }', 'int a { b(); return c; }'],
    ['a.cs', 'int a { set => b(); }', 'int a => b();'],
    // A lambda that does more, or that goes on.
    ['a.cs', 'a(b => { c(); d(); });', 'a(b => c(); d());'],
    ['a.cs', 'a(b => { c(); } + d);', 'a(b => c() + d);'],
    ['a.cs', 'a((b, c) => d);', 'a(b, c => d);'],
    ['a.cs', 'int f(a) => b;', 'int f a => b;'],
    ['a.cs', 'a = (1) => b;', 'a = 1 => b;'],
    ['a.cs', 'a = (b] => c;', 'a = b => c;'],
    ['a.cs', 'a = (B)c;', 'a = B c;'],
    [
      'A.java',
      'switch (a) { case 1 -> { b(); } default -> c(); }',
      'switch (a) { case 1 -> b() default -> c(); }',
    ],
    ['A.java', 'int f() { return a; }', 'int f() -> a;'],
    // A result that is not the last of its block, or not all of a statement.
    ['a.rs', 'fn f() -> A { return a; g(); }', 'fn f() -> A { a g(); }'],
    ['a.rs', 'fn f() -> A { g(a, return b); }', 'fn f() -> A { g(a, b); }'],
    ['a.rs', 'fn f() -> A { g(); return a;', 'fn f() -> A { g(); a'],
    ['a.rs', 'fn f() -> A { g(); return a', 'fn f() -> A { g(); a'],
    ['a.rs', 'fn f() -> A { g(); return (a, b); }', 'fn f() -> A { g(); a, b }'],
    ['a.R', 'f <- function(x) {\n return(x)\n y\n}', 'f <- function(x) {\n x y\n}'],
    ['a.R', 'f <- function(x) {\n return(x) + (y)\n}', 'f <- function(x) {\n x) + (y\n}'],
    ['a.go', 'func f() A { g(); return a; }', 'func f() A { g(); a; }'],
    // What is no constant, and no name of a space.
    ['a.cs', 'a = b is C;', 'a = b == C;'],
    ['a.cs', 'a = b is not C;', 'a = b != C;'],
    ['a.cs', 'a = b is -null;', 'a = b != null;'],
    ['a.cs', 'a = b is nots null;', 'a = b != null;'],
    ['a.cs', 'namespace a ( b );', 'namespace a; b;'],
    ['a.cs', 'namespace a { class C { }', 'namespace a; class C { }'],
  ])('but in %s, %j is not %j', (file, text, other) => {
    expect(comparedTokensOf(file, text)).not.toBe(comparedTokensOf(file, other));
  });

  it('each token keeps its line and its place', () => {
    const tokens = new TokenBuffer();
    const text = 'f()\n{\nreturn\na;\n}\nb\n{ get\n{ return c; } }';
    readingAs('csharp').tokenize(text, tokens);
    readBodies(tokens, true);
    const { starts, lines, length } = tokens;
    expect([...starts.subarray(0, length)].map((start) => text[start]).join('')).toBe('f(){a;b{c;');
    expect([...lines.subarray(0, length)]).toEqual([1, 1, 1, 2, 4, 4, 6, 8, 8, 8]);
  });

  it('what the list of tokens held before says nothing', () => {
    const tokens = new TokenBuffer();
    for (const text of ['a => { b(); } ;', 'a => { b(); }', 'a is null', 'a is']) {
      tokens.clear();
      readingAs('csharp').tokenize(text, tokens);
      readCSharpForms(text, tokens);
      readBodies(tokens, true);
    }
    expect(tokens.length).toBe(2);
    tokens.clear();
    const lambda = 'a => { b(); }';
    readingAs('csharp').tokenize(lambda, tokens);
    readBodies(tokens, true);
    expect(tokens.length).toBe(8);
    for (const [block, left] of [
      ['; return a; }', 3],
      ['; return a;', 4],
      ['; return a', 3],
    ] as const) {
      tokens.clear();
      readingAs('rust').tokenize(block, tokens);
      readResults(tokens, false);
      expect(tokens.length).toBe(left);
    }
  });

  it('nothing vanishes but words and signs of a body, whatever the text', () => {
    const words =
      'f ( ) { } ; => -> return get set a 1 null is not namespace . , if < > this base [ ] ='.split(' ');
    const said = (tokens: TokenBuffer, text: string): readonly string[] =>
      [...tokens.starts.subarray(0, tokens.length)]
        .map((start) => /[^ ]+/y.exec(text.slice(start))?.[0] ?? '')
        .filter((word) => !/^(?:[(){};\]]|return|get|not)$/.test(word));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), fc.boolean(), (all, isShort) => {
        const text = all.join(' ');
        const [before, after] = [new TokenBuffer(), new TokenBuffer()];
        for (const tokens of [before, after]) readingAs('csharp').tokenize(text, tokens);
        readCSharpForms(text, after);
        readBodies(after, isShort);
        expect(said(after, text)).toEqual(said(before, text));
      }),
      { numRuns: tries(1000) },
    );
  });
});
