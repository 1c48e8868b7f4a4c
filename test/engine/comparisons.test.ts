import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readComparisons } from '../../src/engine/comparisons.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { readingAs } from '../../src/engine/reading-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { NO_TOKEN, tokenName } from '../../src/engine/tokenizers/vocabulary.ts';
import { tries } from '../suite.ts';
import { document } from './programs.ts';
import { comparedTokensOf } from './tokens-of.ts';

/** The words of a text in the order in which they are read, without what is dropped. */
function read(text: string, family: 'c' | 'python' = 'c'): string {
  const tokens = new TokenBuffer();
  readingAs(family).tokenize(text, tokens);
  readComparisons(tokens, false);
  const { ids, starts, length } = tokens;
  return [...starts.subarray(0, length)]
    .flatMap((start, at) => {
      const id = ids[at] as number;
      const word = /^\w+/.exec(text.slice(start))?.[0];
      return id === NO_TOKEN ? [] : [word ?? tokenName(id)];
    })
    .join(' ')
    .replace(/ NEWLINE$/, '');
}

describe('a comparison is read alike from either side', () => {
  it.each([
    ['a > b', 'b < a'],
    ['a >= b', 'b <= a'],
    ['a < b', 'a < b'],
    ['if (a.b > c[d] + 1) e;', 'if ( c [ d ] + 1 < a . b ) e ;'],
    ['a > b && c >= d || e > f', 'b < a && d <= c || f < e'],
    ['x = f(a > b, c) > d ? e : f;', 'x = d < f ( b < a , c ) ? e : f ;'],
    ['return new a() > b;', 'return b < new a ( ) ;'],
    ['1 == a', 'a == 1'],
    ['0 != f(a)', 'f ( a ) != 0'],
    ['a == b', 'a == b'],
    ['a() == 1', 'a ( ) == 1'],
    ['-1 == a', 'a == - 1'],
    ['-a == b', '- a == b'],
    ['a - 1 == b', 'a - 1 == b'],
    ['!(a < b)', 'b <= a'],
    ['!(a >= b) && c', 'a < b && c'],
    ['x = !(a == b);', 'x = a != b ;'],
    ['if (!(a != 1)) b;', 'if ( a == 1 ) b ;'],
    ['if (!(!(a < b) && c)) d;', 'if ( ! ( b <= a && c ) ) d ;'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['not a < b', 'b <= a'],
    ['x = not a == b', 'x = a != b'],
    ['x = not (a > b)', 'x = a <= b'],
    ['a and not b == c or d', 'a and b != c or d'],
    ['not a in b', 'not a in b'],
    ['not a', 'not a'],
    ['a // b > c', 'c < a // b'],
    ['a @ b > c', 'c < a @ b'],
    ['not a < b < c', 'not a < b < c'],
    ['not (a < b) == c', '( a < b ) != c'],
    ['a > b > c', 'a > b > c'],
    ['a if b > c else d > e', 'a if c < b else e < d'],
    ['x[a > b:c > d]', 'x [ b < a : d < c ]'],
  ])('Python: %s is %s', (text, expected) => {
    expect(read(text, 'python')).toBe(expected);
  });

  it.each([
    // More than one of a rank that languages order otherwise.
    'a & b > c',
    'a > b == c',
    'a == b > c',
    'a << b > c',
    // More than one comparison, another value around it, and none.
    '!(a < b) == c',
    '!(a < b) + c',
    '!(a < b).c',
    '!(a < b)(c)',
    'c + !(a < b)',
    '!(a && b)',
    '!(a < b && c)',
    '!(a < b, c)',
    '!(a)',
    '!f(a < b)',
    '!a < b',
    '!(a & b)',
    // An operand is missing.
    '> a',
    'a >',
    '(> a)',
    '(a >)',
    '1 ==',
    '!(a <)',
    '!(< a)',
    '!(a < b]',
    '!(a < b',
    // Parameters of types, and a body behind a head.
    'template <struct a> b(c) { d; }',
    'template <struct a> b(c);',
    'a > b { c; } d;',
  ])('%s stays as it is', (text) => {
    expect(read(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it.each([
    [63, true],
    [65, false],
  ])('one of %d tokens is turned: %s', (length, isTurned) => {
    const left = Array.from({ length: length - 2 }, (_, at) => (at % 2 === 0 ? 'a' : '+')).join(' ');
    expect(read(`${left} > b`)).toBe(isTurned ? `b < ${left}` : `${left} > b`);
  });

  it.each(['a.c', 'a.java', 'a.js', 'a.cs', 'a.php', 'a.dart'])('in %s', (file) => {
    const [open, close] = file === 'a.php' ? ['<?php ', ''] : ['', ''];
    const text = (condition: string): string => `${open}if (${condition}) { f(); g(); }${close}`;
    expect(comparedTokensOf(file, text('!(b < a.c)'))).toBe(comparedTokensOf(file, text('b >= a.c')));
    expect(comparedTokensOf(file, text('a.c > b'))).toBe(comparedTokensOf(file, text('b < a.c')));
    expect(comparedTokensOf(file, text('a.c > b'))).not.toBe(comparedTokensOf(file, text('a.c < b')));
  });

  it.each([
    ['a.java', 'f(a -> a > 3);', 'f(a -> 3 < a);'],
    ['a.java', 'f((a, b) -> !(a < b));', 'f((a, b) -> a >= b);'],
    ['a.c', 'if (a->b > c->d) f();', 'if (c->d < a->b) f();'],
    ['a.java', 'while (a-- > 0) f();', 'while (0 < a--) f();'],
    ['a.java', 'if (a > b++ && c) f();', 'if (b++ < a && c) f();'],
    ['a.js', 'x = ++a > b ? c : d;', 'x = b < ++a ? c : d;'],
    ['a.c', 'if (!(a[b]-- != 0)) f();', 'if (a[b]-- == 0) f();'],
  ])('%s: %s as %s', (file, one, other) => {
    expect(comparedTokensOf(file, one)).toBe(comparedTokensOf(file, other));
  });

  it('nothing is turned out of a shift', () => {
    expect(comparedTokensOf('a.java', 'f(a >>> b > 1);')).not.toBe(
      comparedTokensOf('a.java', 'f(a >>> 1 < b);'),
    );
  });

  it('with all that it says', () => {
    const spelled = (text: string): readonly number[] => {
      const file = document(1, { 'a.js': text });
      return [...readDocument(file, 999, { quality: false, abstracted: false }).spelled];
    };
    expect(spelled('f(a > "hello");')).toEqual(spelled('f("hello" < a);'));
    expect(spelled('f(a > b + "hello");')).not.toEqual(spelled('f(a > b + "world");'));
  });

  it('but not where blocks are marked otherwise: what `<` and `!` are is another question there', () => {
    expect(comparedTokensOf('a.R', 'x > y.z')).not.toBe(comparedTokensOf('a.R', 'y.z < x'));
    expect(comparedTokensOf('a.sh', 'a > b c')).not.toBe(comparedTokensOf('a.sh', 'b c < a'));
  });

  it('the lines stay in their order', () => {
    const tokens = new TokenBuffer();
    readingAs('c').tokenize('a(\n) >\n b', tokens);
    readComparisons(tokens, false);
    expect([...tokens.lines.subarray(0, tokens.length)]).toEqual([1, 1, 2, 2, 3]);
  });

  it('nothing vanishes but a negation and its brackets, whatever the text', () => {
    const words = 'a b 1 ( ) [ ] { } < > <= >= == != ! & | && || + . , ; ? : = return not'.split(' ');
    const said = ({ starts, ids, length }: TokenBuffer, text: string): readonly number[] =>
      [...starts.subarray(0, length)]
        .filter((start, at) => ids[at] !== NO_TOKEN && !'!()n'.includes(text[start] as string))
        .toSorted((a, b) => a - b);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, '! (', 'a < b )'), { maxLength: 60 }), (all) => {
        const text = all.join(' ');
        const [before, after] = [new TokenBuffer(), new TokenBuffer()];
        for (const tokens of [before, after]) readingAs('java').tokenize(text, tokens);
        readComparisons(after, true);
        expect(said(after, text)).toEqual(said(before, text));
        // Read once more, nothing is turned back.
        const once = [...after.ids.subarray(0, after.length)];
        readComparisons(after, true);
        const signs = (ids: readonly number[]): number =>
          ids.filter((id) => ['>', '>='].includes(tokenName(id))).length;
        expect(signs([...after.ids.subarray(0, after.length)])).toBeLessThanOrEqual(signs(once));
      }),
      { numRuns: tries(2000) },
    );
  });
});
