import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCountedLoops } from '../../src/engine/counted-loops.ts';
import { readingAs } from '../../src/engine/reading-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { tokenName } from '../../src/engine/tokenizers/vocabulary.ts';
import { tries } from '../suite.ts';
import { analyse } from './programs.ts';
import { comparedTokensOf } from './tokens-of.ts';

describe('a loop is read alike whatever counts in it', () => {
  it.each([
    ['a.java', 'for (int i = 0; i < n; i++) { f(i); }', 'int i = 0; while (i < n) { f(i); i++; }'],
    ['a.java', 'for (int i = 0; i < n; i++) f(i);', 'int i = 0; while (i < n) { f(i); i++; }'],
    ['a.c', 'for (; a;) b();', 'while (a) b();'],
    ['a.c', 'for (;;) { a(); b(); }', 'while () { a(); b(); }'],
    ['a.c', 'for (a = 1; a;) b();', 'a = 1; while (a) b();'],
    ['a.c', 'for (; a; c()) { b(); }', 'while (a) { b(); c(); }'],
    ['a.c', 'for (i = 0, j = n; i < j; i++, j--) f(i);', 'i = 0, j = n; while (i < j) { f(i); i++; j--; }'],
    ['a.c', 'for (; a; f(b, c), g[d, e]) h();', 'while (a) { h(); f(b, c); g[d, e]; }'],
    ['a.c', 'for (; a; b()) ;', 'while (a) { ; b(); }'],
    // One in another.
    [
      'a.c',
      'for (i = 0; i < n; i++) for (j = 0; j < n; j++) f();',
      'i = 0; while (i < n) { j = 0; while (j < n) { f(); j++; } i++; }',
    ],
    ['a.c', 'for (; a; b()) { for (; c; d()) { e(); } }', 'while (a) { while (c) { e(); d(); } b(); }'],
    ['a.c', 'for (; a; b()) for (; c;) d();', 'while (a) { while (c) d(); b(); }'],
    // Without an end of the last statement.
    ['a.js', 'for (let i = 0; i < n; i++) { f(i) }', 'let i = 0; while (i < n) { f(i); i++ }'],
    ['a.js', 'for (; a; b()) {\n  c()\n}', 'while (a) {\n  c()\n  b()\n}'],
    ['a.js', 'for (; a; b()) { if (c) { d(); e() } }', 'while (a) { if (c) { d(); e() } b() }'],
    ['a.js', 'for (; a; b()) {}', 'while (a) { b() }'],
    // As one statement of a branch.
    [
      'a.java',
      'if (a) for (i = 0; b; c()) { d(); } else e();',
      'if (a) { i = 0; while (b) { d(); c(); } } else e();',
    ],
    ['a.java', 'if (a) { for (i = 0; b; c()) d(); }', 'if (a) for (i = 0; b; c()) d();'],
    ['a.java', 'while (a) { for (i = 0; b;) { d(); } }', 'while (a) for (i = 0; b;) d();'],
    [
      'a.java',
      'if (a) b(); else for (i = 0; c; d()) e();',
      'if (a) b(); else { i = 0; while (c) { e(); d(); } }',
    ],
    ['a.c', 'do for (i = 0; a; b()) c(); while (d);', 'do { i = 0; while (a) { c(); b(); } } while (d);'],
    // The one statement of a body, whatever it is.
    [
      'a.java',
      'for (; a; b()) if (c) d(); else if (e) f(); else { g(); } h();',
      'while (a) { if (c) d(); else if (e) f(); else { g(); } b(); } h();',
    ],
    ['a.c', 'for (; a; b()) do { c(); } while (d); e();', 'while (a) { do { c(); } while (d); b(); } e();'],
    [
      'a.c',
      'for (; a; b()) switch (c) { case 1: d(); } e();',
      'while (a) { switch (c) { case 1: d(); } b(); } e();',
    ],
    ['a.java', 'for (; a; b()) for (A c : d) e(); f();', 'while (a) { for (A c : d) e(); b(); } f();'],
    [
      'a.cs',
      'for (; a; b()) foreach (var c in d) e(); f();',
      'while (a) { foreach (var c in d) e(); b(); } f();',
    ],
    [
      'a.java',
      'for (; a; b()) c(new D() { void e() { f(); } }); g();',
      'while (a) { c(new D() { void e() { f(); } }); b(); } g();',
    ],
    [
      'a.js',
      'for (let i = 0; i < n; i += 1) f(() => { g(); });',
      'let i = 0;\nwhile (i < n) {\n  f(() => { g() })\n  i += 1\n}',
    ],
    [
      'a.js',
      'let a = 1; for (let i = 0; i < n; i++) { f(); }',
      'let a = 1; let i = 0; while (i < n) { f(); i++; }',
    ],
    [
      'a.php',
      '<?php for ($i = 0; $i < $n; $i++) { f($i); }',
      '<?php $i = 0; while ($i < $n) { f($i); $i++; }',
    ],
    ['a.dart', 'for (var i = 0; i < n; i++) { f(i); }', 'var i = 0; while (i < n) { f(i); i++; }'],
    [
      'a.java',
      'for (; a; b()) synchronized (c) { d(); } e();',
      'while (a) { synchronized (c) { d(); } b(); } e();',
    ],
    ['a.cs', 'for (; a; b()) using (c) d(); e();', 'while (a) { using (c) d(); b(); } e();'],
  ])('%s: %j', (file, text, other) => {
    expect(comparedTokensOf(file, text)).toBe(comparedTokensOf(file, other));
  });

  it.each([
    ['a.c', 'for (a = 1; b; c()) { d; }', 'a = 1; while (b) { c(); d; }'],
    ['a.c', 'for (a = 1; b; c()) { d(); }', 'while (b) { a = 1; d(); c(); }'],
    ['a.c', 'for (a = 1; b; c()) d(); e();', 'a = 1; while (b) { d(); e(); c(); }'],
    ['a.c', 'for (a = 1; b; c()) d();', 'if (b) { d(); c(); }'],
    // What is no such loop, and one whose end is not clear.
    ['a.c', 'for (a; b) c();', 'a; while (b) c();'],
    ['a.c', 'for (a; b; c; d) e();', 'a; while (b) { e(); c; d; }'],
    [
      'a.java',
      'for (; a; b()) try { c(); } catch (D d) { }',
      'while (a) { try { c(); } catch (D d) { } b(); }',
    ],
    ['a.php', '<?php for (; $a; b()): c(); endfor;', '<?php while ($a): c(); b(); endwhile;'],
    ['a.dart', 'a = [for (; b; c()) d];', 'a = [while (b) { d c(); }];'],
    ['a.go', 'for (a = 1; b; c()) { d() }', 'a = 1; while (b) { d(); c() }'],
    ['a.c', 'for (; a; b()) { c();', 'while (a) { c(); b();'],
    ['a.c', 'for (; a; b()', 'while (a) { b();'],
  ])('%s: but %j is not %j', (file, text, other) => {
    expect(comparedTokensOf(file, text)).not.toBe(comparedTokensOf(file, other));
  });

  it.each([
    ['#define A for (; a; b())', '{ c(); d(); }'],
    ['#define A(x) for (int x = 0; x < n; x++)', 'int d; void e() { f(); }'],
    ['  #define A \\\n for (a = 1; b; c())', 'd();'],
  ])('%j has no body in the lines behind it', (macro, behind) => {
    const [head, both] = [`${macro} ;`, `${macro}\n${behind}`].map((text) => comparedTokensOf('a.c', text));
    expect(both?.endsWith(` ${comparedTokensOf('a.c', behind)}`)).toBe(true);
    expect(head).toContain('ANNOTATION');
  });

  it.each([
    ['#define A for (; a; b()) { c(); d(); }', '#define A while (a) { c(); d(); b(); }'],
    ['#define A(x) f(x)\nfor (; a; b())\nA(c);', '#define A(x) f(x)\nwhile (a) {\nA(c); b(); }'],
  ])('%j is %j', (text, other) => {
    expect(comparedTokensOf('a.c', text)).toBe(comparedTokensOf('a.c', other));
  });

  it('the step has its own words, on the line where the body ends', () => {
    const tokens = new TokenBuffer();
    readingAs('c').tokenize('for (a = 1;\n b;\n c, d)\n{\n e;\n}\nf;', tokens);
    readCountedLoops(tokens, false);
    const { ids, lines, length } = tokens;
    expect([...ids.subarray(0, length)].map(tokenName).join(' ')).toBe(
      'ID = NUM ; while ( ID ) { ID ; ID ; ID ; } ID ;',
    );
    expect([...lines.subarray(0, length)]).toEqual([1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 6, 7, 7]);
  });

  it.each([
    'for (a = 1,\n b = 2;\n c; d()) {\n e();\n}',
    'for (a\n; b\n; c\n)\nd\n;',
    'if (a)\nfor (b\n= 1;\nc;) d();\nelse e();',
  ])('the lines of %j never go back', (text) => {
    const tokens = new TokenBuffer();
    readingAs('c').tokenize(text, tokens);
    readCountedLoops(tokens, false);
    const lines = [...tokens.lines.subarray(0, tokens.length)];
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it('no program vanishes in a step that a mark of modules follows', () => {
    const mark = 'Object.defineProperty(exports, "__esModule", { value: true })';
    const read = comparedTokensOf('a.js', `for (; ; (() => { let a = 1; b(a); c(a + 2); })()) { ${mark} }`);
    expect(read).toContain(comparedTokensOf('a.js', 'let a = 1; b(a); c(a + 2)'));
  });

  it('nothing vanishes but the word and signs of a loop, whatever the text', () => {
    const words = 'for for for ( ) { } ; , a if else do while switch try : 1 = [ ]'.split(' ');
    const said = ({ starts, ids, length }: TokenBuffer): readonly number[] =>
      [...starts.subarray(0, length)]
        .filter((_, at) => !['for', 'while', '{', '}', ';', ','].includes(tokenName(ids[at] as number)))
        .toSorted((a, b) => a - b);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words, 'for ( ; a ; b )', 'for ( c ; ; d , e )'), { maxLength: 60 }),
        (all) => {
          const [before, after] = [new TokenBuffer(), new TokenBuffer()];
          for (const tokens of [before, after]) readingAs('c').tokenize(all.join(' '), tokens);
          readCountedLoops(after, false);
          expect(said(after)).toEqual(said(before));
          expect(after.length).toBeLessThanOrEqual(before.length + 3 * all.length);
        },
      ),
      { numRuns: tries(2000) },
    );
  });

  it.each(['for(', 'for(;;a)', 'for(;;', 'for(;;a){', 'for(;a;b)if(c)', 'for(;;a)do ', 'for(a;'])(
    'reads %j without end in a time that grows as its length',
    (part) => {
      const written = (count: number): number => {
        const tokens = new TokenBuffer();
        readingAs('c').tokenize(`${part.repeat(count)};${')'.repeat(count)}`, tokens);
        let seen = 0;
        const held = tokens.take();
        const ids = new Proxy(held.ids, {
          get: (target, key) => {
            seen += 1;
            const value = Reflect.get(target, key) as unknown;
            if (typeof value !== 'function') return value;
            return (what: number, from = 0): unknown => {
              const result = Reflect.apply(value, target, [what, from]) as Uint16Array | number;
              // All up to what is found was looked at.
              if (typeof result !== 'number') seen += result.length;
              else seen += (result < 0 ? target.length : result) - from;
              return result;
            };
          },
        });
        for (let at = 0; at < held.ids.length; at += 1) tokens.put(held, at);
        readCountedLoops(Object.assign(tokens, { take: () => ({ ...held, ids }) }), true);
        return seen;
      };
      expect(written(4000)).toBeLessThan(written(2000) * 2.2);
    },
  );

  it('a copy whose loops were rewritten is the same program', () => {
    const loop = (at: number, step: string): string =>
      `for (int i${at} = 0; i${at} < a.length; ${step}) { sum += a[i${at}] * ${at}; if (sum > b) f(sum, a); }`;
    const other = (at: number, step: string): string =>
      `int i${at} = 0; while (i${at} < a.length) { sum += a[i${at}] * ${at}; if (sum > b) f(sum, a); ${step}; }`;
    const program = (loops: (at: number, step: string) => string): string =>
      `class A { int f(int[] a, int b) { int sum = 0; ${[1, 2, 3, 4].map((at) => loops(at, `i${at}++`)).join('\n')} return sum; } }`;
    const [pair] = analyse([
      { id: 1, role: 'submission', files: [{ path: 'A.java', bytes: Buffer.from(program(loop)) }] },
      { id: 2, role: 'submission', files: [{ path: 'A.java', bytes: Buffer.from(program(other)) }] },
    ]).pairs;
    expect(pair?.similarity).toBe(100);
  });
});
