import { describe, expect, it } from 'vitest';
import { readCForms } from '../../src/engine/c-forms.ts';
import { readingAs } from '../../src/engine/reading-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { comparedTokensOf } from './tokens-of.ts';

describe('what C and C++ let one write in two ways is read in one', () => {
  it.each([
    // Members of what a pointer points to.
    ['x = a->b;', 'x = (*a).b;'],
    ['a->b->c = d[i].e->f;', '(*(*a).b).c = (*d[i].e).f;'],
    ['f(a->b, -c->d, (int)e);', 'f((*a).b, -(*c).d, (int)e);'],
    ['if (a) b->c = 1; else d->e = 2;', 'if (a) (*b).c = 1; else (*d).e = 2;'],
    ['while (a) b->c(); for (;;) d->e();', 'while (a) (*b).c(); for (;;) (*d).e();'],
    ['a[i].b = c->d;', '(a[i]).b = (c)->d;'],
    ['this->a = b;', '(*this).a = b;'],
    // Elements.
    ['x = a[i];', 'x = *(a + i);'],
    ['x = a[i][j - 1] * b[2 * k % 3];', 'x = *(*(a + i) + j - 1) * *(b + 2 * k % 3);'],
    ['f(a[i], &b->c[f(x) + 1]);', 'f(*(a + i), &*(b->c + f(x) + 1));'],
    ['if (a) b[i] = 1; else c[i] = 2;', 'if (a) *(b + i) = 1; else *(c + i) = 2;'],
    ['switch (a) b[i] = 1;', 'switch (a) *(b + i) = 1;'],
    ['a[i].b = 1;', '(a + i)->b = 1;'],
    ['a[i].b = 1;', '(*(a + i)).b = 1;'],
    ['a[(c << 1)] = 1;', '*(a + (c << 1)) = 1;'],
    ['x = y ? a[i] : b[A::N];', 'x = y ? *(a + i) : *(b + A::N);'],
    // What modifies.
    ['struct A { int a; void f(); int b; };', 'class A { public: int a; void f(); private :\nint b; };'],
    ['class A { A() {} ~A() {} };', 'class A { public: A() {} protected:\n ~A() {} };'],
    ['template <typename A, typename B> class C;', 'template <class A, class B> struct C;'],
    ['int f(); void g(int a);', '[[nodiscard]] int f(); [[a::b, c]] void g([[x]] int a);'],
    ['a = b[0];', '[[a]] [[b]] a = b[0];'],
    // Functions.
    [
      'int f(); int A::g(B b) { h(); }',
      'auto f() -> int; auto A::B::g(B b) const -> std::vector<A<int>> { h(); }',
    ],
    ['A B::operator==(C c) { d(); }', 'auto B::operator==(C c) -> A { d(); }'],
    ['virtual int f(int a) = 0;', 'virtual auto f(int a) -> struct A = 0;'],
    ['int f(); int (*g)(); A::A() {}', 'int f(void); int (*g)(void); A::A(void) {}'],
    // Layout.
    ['f("a", "bc");', 'f("a", "b"\n  u8"c" "");'],
    ['static int f(int a) { g(); }\nint *h() { g(); }', 'static int\nf(int a) { g(); }\nint *\nh() { g(); }'],
    ['vector<int> f() { g(); }', 'vector<int>\nf() { g(); }'],
  ])('%j', (text, other) => {
    expect(comparedTokensOf('a.cpp', other)).toBe(comparedTokensOf('a.cpp', text));
  });

  it.each([
    // What binds closer, and what is no pointer.
    ['x = *(a + i)->b;', 'x = a[i]->b;'],
    ['x = *(a + i)[1];', 'x = a[i][1];'],
    ['*(a + i)++;', 'a[i]++;'],
    ['*(a + i)--;', 'a[i]--;'],
    ['*(a + i)(b);', 'a[i](b);'],
    ['*(a + i).b;', 'a[i].b;'],
    ['x = *(a + i << 1);', 'x = a[i << 1];'],
    ['x = *(a + b, c);', 'x = a[b, c];'],
    ['x = *(a ? b : c + d);', 'x = a ? b : c[d];'],
    ['x = *(a - 1);', 'x = a[1];'],
    ['x = *(a + );', 'x = a[];'],
    ['x = *(+ a);', 'x = [a];'],
    ['x = *(1 + a);', 'x = 1[a];'],
    ['x = b * (a + i);', 'x = b a[i];'],
    ['x = 2 * (a + i);', 'x = 2 a[i];'],
    ['x = f(b) * (a + i);', 'x = f(b) a[i];'],
    ['x = b[0] * (a + i);', 'x = b[0] a[i];'],
    ['x = b++ * (a + i);', 'x = b++ a[i];'],
    ['x = true * (a + i);', 'x = true a[i];'],
    ['f(a + b).c;', 'f a[b].c;'],
    ['f(a)(*b).c;', 'f(a) b->c;'],
    ['f(a).b;', 'f a.b;'],
    ['f(*a).b;', 'f a->b;'],
    ['(*a + b).c;', 'a + b->c;'],
    ['(*a)->b;', 'a->b;'],
    ['(**a).b;', 'a->b;'],
    ['(a + b).c;', 'a[b].c;'],
    ['(*).a;', '->a;'],
    ['{*(a + i};', '{a[i]};'],
    ['{*[a + i)};', '{a[i]};'],
    // What is no result, and no empty list.
    ['x = f(a)->b;', 'x = f(a);'],
    ['auto x = f(a)->b;', 'auto x = f(a);'],
    ['auto f(a)->b();', 'auto f(a)();'],
    ['auto f(a)->b', 'auto f(a)'],
    ['autos f(a)->b;', 'autos f(a);'],
    ['auto f[a]->b;', 'auto f[a];'],
    ['auto [](A a) -> B {};', 'auto [](A a) {};'],
    ['auto f() -> decltype(g()) {}', 'auto f() {}'],
    ['(void)a;', '()a;'],
    ['if (a) (void)b;', 'if (a) ()b;'],
    ['f(void *);', 'f(*);'],
    ['f(voids);', 'f();'],
    // What is no attribute, and no word of access.
    ['a[b[c]];', 'a;'],
    ['a[[] { return b; }()];', 'a;'],
    ['[[a b] c];', 'c;'],
    ['[[a] b];', 'b;'],
    ['[b [a]];', 'b;'],
    ['[[a(b)]];', ';'],
    ['[[a("b")]];', ';'],
    ['[[a + b]];', ';'],
    ['{[a]];', ';'],
    ['[{a]];', ';'],
    ['[[a]};', ';'],
    ['[[a}];', ';'],
    ['[(a)];', ';'],
    ['{[a]};', '{};'],
    ['x = a ? b : c;', 'x = a ? b c;'],
    ['is_public: f();', 'is_public f();'],
    ['f(a, "b");', 'f(a "b");'],
    ['f("a", "b");', 'f("a" "b");'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.mm', text)).not.toBe(comparedTokensOf('a.mm', other));
  });

  it.each([
    ['#define A b\nint f() {}', 'ANNOTATION ID ID ( ) { }'],
    ['#define A a->b\nint\nf() {}', 'ANNOTATION ID -> ID ID ( ) { }'],
    ['#define A vector<b>\nint f() {}', 'ANNOTATION ID ID ( ) { }'],
    ['#define A int \\\n b\nint f() {}', 'ANNOTATION ID ID ( ) { }'],
    ['int\nf() {}', 'ID ( ) { }'],
  ])('a macro ends with its line: %j', (text, compared) => {
    expect(comparedTokensOf('a.c', text)).toBe(compared);
  });

  it('what stands in brackets of more than 40 tokens stays', () => {
    const sum = (terms: number): string => Array.from({ length: terms }, () => '1').join(' + ');
    expect(comparedTokensOf('a.c', `x = *(a + ${sum(19)});`)).toBe(
      comparedTokensOf('a.c', `x = a[${sum(19)}];`),
    );
    expect(comparedTokensOf('a.c', `x = *(a + -${sum(19)});`)).not.toBe(
      comparedTokensOf('a.c', `x = a[-${sum(19)}];`),
    );
  });

  it('the type of a result of 40 tokens stays, and so does a list that is more than void', () => {
    const function39 = `auto f() -> ${'a::'.repeat(19)}b {}`;
    expect(comparedTokensOf('a.cc', function39)).toBe('ID ( ) { }');
    expect(comparedTokensOf('a.cc', function39.replace('b {', 'b& {'))).not.toBe('ID ( ) { }');
    expect(comparedTokensOf('a.cc', 'f(void *a);')).toBe('ID ( ID * ID )');
  });

  it('what the list of tokens held before says nothing', () => {
    const tokens = new TokenBuffer();
    for (const [before, text] of [
      ['a b c d e f.g', 'f((*a)'],
      ['a b c d e f{', 'auto f() -> int'],
    ] as const) {
      for (const one of [before, text]) {
        tokens.clear();
        readingAs('c').tokenize(one, tokens);
        readCForms(one, tokens);
      }
      expect(tokens.length).toBe(6);
    }
  });

  it('each token keeps its line and its place', () => {
    const tokens = new TokenBuffer();
    const text = 'x =\n*(a\n+\ni);\n(*b)\n.c;';
    readingAs('c').tokenize(text, tokens);
    readCForms(text, tokens);
    const { starts, lines, length } = tokens;
    expect([...starts.subarray(0, length)].map((start) => text[start]).join('')).toBe('x=a+i);b.c;');
    expect([...lines.subarray(0, length)]).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 6, 6, 6]);
  });
});
