import { describe, expect, it, test } from 'vitest';
import { comparedTokensOf, linesOf } from './tokens-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { tokenizeJavaScript } from '../../src/engine/tokenizers/javascript.ts';
import { tokenizePython } from '../../src/engine/tokenizers/python.ts';
import { dropTypeHints } from '../../src/engine/type-hints.ts';
import { dropTypes } from '../../src/engine/typescript-types.ts';
import { analyse, document, pairOf } from './programs.ts';

describe('what type hints of Python change changes nothing', () => {
  it.each([
    ['def f(a, b):\n  return a', 'def f(a: int, b: "A.B") -> str | None:\n  return a'],
    ['def f(a=1, *b, **c): d', 'def f(a: int = 1, *b: str, **c: dict[str, int]) -> list[tuple[int, ...]]: d'],
    [
      'def f(a, *, b=None):\n  c',
      'async def f(\n  a: int,  # b\n  *,\n  b: Optional[int] = None,\n) -> None:\n  c',
    ],
    ['def f(a=lambda b, c: d, e=2):\n  g', 'def f(a: Callable[[int], A] = lambda b, c: d, e: int = 2):\n  g'],
    ['def f(a={b: c}, d=e[1:2]):\n  g', 'def f(a: A = {b: c}, d: A = e[1:2]):\n  g'],
    ['def f(a):\n  b', 'def f[T: int, *U](a: T) -> T:\n  b'],
    ['x = 1\na.b[c].d = e; y = {f: g}', 'x: int = 1\na.b[c].d: list[A] = e; y: dict[A, B] = {f: g}'],
    [
      'class A:\n  b = 1\n  def c(self): self.d = []',
      'class A:\n  b: ClassVar[int] = 1\n  def c(self) -> None: self.d: A = []',
    ],
    ['match = 1\na.case = b', 'match: A = 1\na.case: A = b'],
    // Any expression may be a hint. A function in one stays, and it ends where it ends.
    [
      'def f(a: lambda d=2, e=g[1:2]: h, b=1) -> lambda: i: c\nx: lambda y=2: z = 1',
      'def f(a: lambda d=2, e=g[1:2]: h, b: A = 1) -> lambda: i: c\nx: lambda y=2: z = 1',
    ],
    ['def f(a, b): c\nx = 1', 'def f(a: tuple[()], b: (A | (B))) -> (A): c\nx: A[(B, C), (D)] = 1'],
  ])('%j', (text, hinted) => {
    expect(comparedTokensOf('a.py', hinted)).toBe(comparedTokensOf('a.py', text));
  });

  it.each([
    // No hints, and fields of a data class.
    ['x[1:2] = y', 'x[1] = y'],
    ['if a: b = c', 'if b = c'],
    ['x = {a: b}', 'x = {a}'],
    ['f(lambda a: b)', 'f(lambda a)'],
    ['def f(a=lambda b: c): d', 'def f(a=lambda b): d'],
    ['class A:\n  b: int', 'class A:\n  b'],
    ['match a:\n  case b: c', 'match a:\n  c'],
    ['match a:\n  case b: c = d', 'match a:\n  case b = d'],
    ['def f(a=lambda b=c[1:2], d=(lambda: e): g, h=1): i', 'def f(a=lambda b=c[1:2], d=(lambda: e): g): i'],
    ['def f(a, b): c', 'def f(a): c'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.py', text)).not.toBe(comparedTokensOf('a.py', other));
  });

  it.each([
    'def',
    'def f',
    'def f(',
    'def f[',
    'def f(a:',
    'def f(a: [',
    'def f() ->',
    'x:',
    'x[',
    'def f(a:\nx = 1',
    'def f(a=lambda',
    'def f(a: lambda b',
    'x: lambda',
  ])('the text may end anywhere: %j', (text) => {
    expect(comparedTokensOf('a.py', text).split(' ')[0]).toMatch(/^(?:def|ID)$/);
  });

  it('reads brackets that are never closed once', () => {
    const reads = (statements: number): number => {
      const tokens = new TokenBuffer();
      tokenizePython('x:[;'.repeat(statements), tokens);
      let count = 0;
      const ids = new Proxy(tokens.ids, {
        get: (target, key) => {
          count += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      dropTypeHints(Object.assign(Object.create(tokens) as TokenBuffer, { ids }));
      return count;
    };
    expect(reads(200)).toBeLessThan(2.1 * reads(100));
  });

  it('ends with its line what is not closed', () => {
    expect(comparedTokensOf('a.py', 'x: A\ny = 1')).toContain('NEWLINE ID = NUM');
  });
});

describe('what types of TypeScript change changes nothing', () => {
  it.each([
    ['function f(a, b) { return a; }', 'function f(a: number, b?: A.B<C>): { d: string }[] { return a; }'],
    [
      'function f({ a }, [b], ...c) { d; }',
      'function f<T extends A = B>({ a }: A, [b]: [B], ...c: C[]): T { d; }',
    ],
    ['const f = (a, b = 1) => a;', 'const f = (a: string | null, b: number = 1): string => a;'],
    ['f((a) => { b; });', 'f((a: (c: C) => D): void => { b; });'],
    ['f = (a = b ? c : d, e) => a;', 'f = (a: A = b ? c : d, e: E) => a;'],
    ['class A { b(c) { d; } }', 'class A<T> { b(c: T): Promise<Map<A, B>> { d; } }'],
    [
      'let a = 1; const { b } = c; for (const d of e) f();',
      'let a: number = 1; const { b }: B = c; for (const d of e) f();',
    ],
    ['let a;', 'let a!: (b: B) => C;'],
    ['f(a.b, [c]); d = e;', 'f(a!.b as B, [c] as const); d = e satisfies { f: G };'],
  ])('%j', (text, typed) => {
    expect(comparedTokensOf('a.ts', typed)).toBe(comparedTokensOf('a.js', text));
    expect(comparedTokensOf('a.ts', text)).toBe(comparedTokensOf('a.js', text));
  });

  it.each([
    'x = a ? b : c; y = a ? (b) : c => d; z = a ? f(b) : { c };',
    'x = { a: b, c: (d) }; f({ a: b });',
    'a: for (;;) break a;',
    'switch (a) { case f(b): { c; } case (d): e; default: (f) => g; }',
    'x = a ? ((b["c"])) : () => (b); y = ((b) ? (c) : () => d);',
    'class A { b() { c; } as(d) { e; } }',
    'if (a) !(b); else !c; d = !e; f = g != h;',
    'import { a as b } from "c"; import * as d from "e"; export { a as f };',
    'x = a < b; y = (a < b, c > d); f(a < b);',
  ])('what is none stays: %j', (text) => {
    expect(comparedTokensOf('a.ts', text)).toBe(comparedTokensOf('a.js', text));
  });

  // Each is JavaScript as well, and runs: whatever is handed in could stand there.
  it.each([
    'switch (a) { case f(b): { c = d; for (;;) g(c); } {} }',
    'switch (a) { case f(b): { c(d); e(); } {} }',
    'switch (a) { case f(b): { c: for (;;); } {} }',
    'x = a ? f(b) : { c() { d(); } }\n{}',
    'x = a ? b = (c) : ({ d = () => { e(); } }) => f;',
    'x = a ? b = (c) : ({ [d(e)]: f }) => g;',
    'x = a ? b = (c) : [d, [e[f](g)]] => h;',
  ])('what computes is no type: %j', (text) => {
    expect(comparedTokensOf('a.ts', text)).toBe(comparedTokensOf('a.js', text));
  });

  it.each(['as', 'satisfies'])('a call of %s in a line of its own is no type', (word) => {
    expect(comparedTokensOf('a.ts', `a\n${word} ({ b() { c(); } });`)).toContain('ID ( ) { ID ( ) }');
  });

  it('reads lists that are never closed once', () => {
    const reads = (lists: number): number => {
      const tokens = new TokenBuffer();
      tokenizeJavaScript('a < '.repeat(lists), false, tokens);
      let count = 0;
      const ids = new Proxy(tokens.ids, {
        get: (target, key) => {
          count += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      dropTypes(Object.assign(Object.create(tokens) as TokenBuffer, { ids }));
      return count;
    };
    expect(reads(200)).toBeLessThan(2.1 * reads(100));
  });

  it('methods, functions and imports are in types', () => {
    expect(
      comparedTokensOf(
        'a.ts',
        'let a: { b(c: D): E; f?(g: H): I } = j as (k: L) => M<typeof import("n")>; o(p as Q & (R | S)[]);',
      ),
    ).toBe(comparedTokensOf('a.js', 'let a = j; o(p);'));
  });

  it.each([
    // Declarations of types.
    ['a(); b();', 'a(); interface A<B> extends C, D<E> { f: g; h(i: J): K; (l: M): N } b();'],
    ['let a = 1;', 'interface A\n{\n  b: { c: D }\n  e(f: G): H\n}\nlet a = 1;'],
    ['let a = 1;', 'export type A<B> = | { c: D } | "e" | (() => void)\nlet a = 1;'],
    ['a();', 'type A<T> = T extends B ? C : T extends (infer D)[] ? D : never; a();'],
    // What a class says of itself, and its fields.
    [
      'class A extends B { c = 1; d() { e(); } }',
      'class A<T> extends B<{ f: T }> implements G, H<I> { c: number = 1; j?: K; l!: M; n; d(): void { e(); } }',
    ],
    ['class A { b() { c(); } }', 'class A { d: E\n  f\n  b() { c(); } }'],
    ['class A { b = 1; c() { d(); } }', 'class A {\n  e: F<G>\n  h: I<J>\n  b = 1\n  c() { d(); }\n}'],
    ['let a; b();', 'let a: A<B>\nb();'],
    ['let a = [b]; let c = d; e();', 'let a = [b] as const\nlet c = d as const\ne();'],
    ['a();', 'interface A {\n  b: C<D>\n  e(f: G): H<I<O>>\n  j(k: L): M\n}\na();'],
    ['class A extends b(class { c() {} }) { d = 1 }', 'class A extends b(class { c() {} }) { d: E = 1 }'],
    // Arguments and lists of types.
    ['a = b(c); d = new E();', 'a = b<{ f: G }[] | (() => H)>(c); d = new E<typeof f, "g">();'],
    ['const f = (a) => { b(); c(); };', 'const f = <T extends A, U>(a: T): T => { b(); c(); };'],
  ])('%j', (text, typed) => {
    for (const name of ['a.ts', 'a.tsx', 'a.js']) {
      expect(comparedTokensOf(name, typed)).toBe(comparedTokensOf('a.js', text));
    }
  });

  it.each(['a.vue', 'a.svelte', 'a.html'])('in the script of %s', (name) => {
    const page = (script: string, lang: string): string =>
      `<p>{a < b}</p>\n<script${lang}>\n${script}\n</script>`;
    const typed = page(
      'const f = (a: A): B => { c(); d(); }\ninterface E { f: G }\nh<I | J>(k as L)',
      ' lang="ts"',
    );
    expect(comparedTokensOf(name, typed)).toBe(
      comparedTokensOf(name, page('const f = (a) => { c(); d(); }\nh(k)', '')),
    );
  });

  it('of Astro between its two lines, and in scripts', () => {
    const text = 'let a = b; c(); f(); let d = e;';
    const astro = (end: string): string =>
      [
        '---',
        'let a: A = b;',
        'c();',
        '---',
        "<p class={g < h}>it's {i}</p>",
        '<script>',
        'f();',
        'let d: D = e;',
        '</script>',
      ].join(end);
    for (const end of ['\n', '\r\n']) {
      expect(comparedTokensOf('a.astro', astro(end))).toBe(comparedTokensOf('a.js', text));
      expect(linesOf('a.astro', astro(end)).filter((line, at, all) => line !== all[at - 1])).toEqual([
        2, 3, 7, 8, 9,
      ]);
    }
    expect(comparedTokensOf('a.astro', '<p>x</p>\n---\n<script>f();</script>\n---\n')).toBe('ID ( )');
    expect(comparedTokensOf('a.html', astro('\n'))).toBe(comparedTokensOf('a.js', 'f(); let d = e;'));
  });

  it('in a component it depends on what it says whether there are tags', () => {
    const typed = '<script lang="ts">\nconst f = <T>(a: T) => { b(); c(); }\n</script>';
    expect(comparedTokensOf('a.vue', typed)).toBe(comparedTokensOf('a.js', 'const f = (a) => { b(); c(); }'));
    const tags = "f = () => <p a={b as C}>it's {d}</p>;";
    const plain = "f = () => <p a={b}>it's {d}</p>;";
    expect(comparedTokensOf('a.vue', `<script setup lang='tsx'>${tags}</script>`)).toBe(
      comparedTokensOf('a.js', plain),
    );
    expect(comparedTokensOf('a.tsx', tags)).toBe(comparedTokensOf('a.js', plain));
  });

  it.each([
    // What looks like a declaration, a class or a list of types.
    ['type = a; b();', 'b();'],
    ['interface\na\n{ b(); }', '{ b(); }'],
    ['type A = b + c; d();', 'd();'],
    ['interface A { b() { c(); } }', ''],
    ['f({ class: a, b: { c: d } });', 'f({ class: a, b: { c } });'],
    ['f({ class: a, b: { c; } });', 'f({ class: a, b: {} });'],
    ['class A { b = c; d() {} }', 'class A { d() {} }'],
    ['class A { static { b; } }', 'class A { static {} }'],
    ['x = a < b(c) > (d);', 'x = a(d);'],
    ['x = <A extends ={() => { b(); }} />;', 'x = <A />;'],
    ['for (; a++ < b, c > (d); ) e();', 'for (; a++(d); ) e();'],
    ['x = a < b || c > (d);', 'x = a(d);'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.js', text)).not.toBe(comparedTokensOf('a.js', other));
  });

  it.each([
    'f(',
    'f(a:',
    'f(a: <',
    'let a:',
    'let',
    'let {',
    'a as',
    'function f<',
    'x: (',
    '(a): ',
    ')) =>',
    'a!',
    'interface',
    'interface A',
    'interface A<',
    'interface A extends',
    'interface A extends B {',
    'type A',
    'type A =',
    'type A = B ?',
    'class',
    'class A extends',
    'class A extends B<',
    'class A implements',
    'class A implements B,',
    'class A { b',
    'x = <A,',
  ])('the text may end anywhere: %j', (text) => {
    expect(comparedTokensOf('a.ts', text)).not.toBe('');
  });
});

test('a copy with type hints is the same program', () => {
  const plain = `class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.moves = []

    def deposit(self, amount):
        self.moves.append(amount)
        self.balance += amount

    def withdraw(self, amount, fee=1):
        if amount + fee > self.balance:
            return False
        self.balance -= amount + fee
        return True

def total(accounts, start=0):
    result = start
    for account in accounts:
        result += account.balance
    return result
`;
  const hinted = plain
    .replaceAll(/\b(owner|balance|amount|fee|start)(?=[,=)])(?=[^\n]*:\n)/g, '$1: int')
    .replace('accounts,', 'accounts: list["Account"],')
    .replaceAll('):\n', ') -> dict[str, list[int]]:\n')
    .replace('.moves =', '.moves: list[int] =')
    .replace('result =', 'result: int =');
  expect(hinted.length).toBeGreaterThan(plain.length + 150);
  const result = analyse([document(1, { 'a.py': plain }), document(2, { 'b.py': hinted })]);
  expect(pairOf(result, 1, 2).similarity).toBe(100);
});

// Python runs it, so code could hide there.
it.each([
  ['x: [f(i) for i in y] = 1', 'x = 1'],
  ['x: f(a, b) = 1', 'x = 1'],
  ['x: [i for i in y] = 1', 'x = 1'],
  ['def g(a: f(b)): return a', 'def g(a): return a'],
  ['def g(a) -> f(b): return a', 'def g(a): return a'],
  ['x: f[0](a) = 1', 'x = 1'],
  ['x: f(a)(b) = 1', 'x = 1'],
  ['x: match(a) = 1', 'x = 1'],
  ['x: (y := a + b) = 1', 'x = 1'],
  ['x: (lambda a: a + b) = 1', 'x = 1'],
  ['x: (await a) = 1', 'x = 1'],
  ['x: (yield a) = 1', 'x = 1'],
])('%s keeps what it computes', (text, without) => {
  expect(comparedTokensOf('a.py', text)).not.toBe(comparedTokensOf('a.py', without));
});
