import { describe, expect, it } from 'vitest';
import { readPairs } from '../../src/engine/ruby-forms.ts';
import { readingAs } from '../../src/engine/reading-of.ts';
import { TokenBuffer } from '../../src/engine/tokenizers/token-buffer.ts';
import { IDENTIFIER } from '../../src/engine/tokenizers/vocabulary.ts';
import { nameHash } from '../../src/engine/words.ts';
import { comparedTokensOf } from './tokens-of.ts';

describe('what Ruby lets one write in two ways is read in one', () => {
  it.each([
    ['f(a: 1, b?: c)', 'f(:a => 1, :b? => c)'],
    ['a: 1', ':a => 1'],
    ['x = { a: :b }', 'x = {:a=>:b}'],
    ['def f a, b = 1\n  g a\nend', 'def f(a, b = 1)\n  g(a)\nend'],
    ['def self.f\n  g\nend', 'def self.f()\n  g()\nend'],
    ['puts a, b\nx.y c', 'puts(a, b)\nx.y(c)'],
    ['puts a if b\nraise A, "b" unless c', 'puts(a) if b\nraise(A, "b") unless c'],
    ['a.each 1 do |b| f b end', 'a.each(1) do |b| f(b) end'],
    ['x = a b, c', 'x = a(b, c)'],
    ['if a\n  b\nelsif c\n  d\nend', 'if (a)\n  b\nelsif (c)\n  d\nend'],
    ['if a then b end\nc unless d', 'if (a) then b end\nc unless (d)'],
    ['while a\n  b\nend\nuntil c do d end', 'while (a)\n  b\nend\nuntil (c) do d end'],
    ['case a\nwhen 1\n  b\nend', 'case (a)\nwhen (1)\n  b\nend'],
    ['x = a(b).c', 'x = a(b)\n  .c'],
  ])('%j', (text, other) => {
    expect(comparedTokensOf('a.rb', other)).toBe(comparedTokensOf('a.rb', text));
  });

  it('a line of Python that begins with a sign is none that goes on', () => {
    expect(comparedTokensOf('a.py', 'x = (a)\n*b, c = d\n')).toBe(
      comparedTokensOf('a.py', 'x = a\n*b, c = d\n'),
    );
  });

  it.each([
    ['f("a" => 1)', 'f(a: 1)'],
    ['f(a => 1)', 'f(a: 1)'],
    ['f(:a, 1)', 'f(a: 1)'],
    ['f(:"a b" => 1)', 'f(a: 1)'],
    ['f(a).b c', 'f a.b(c)'],
    ['f (a), b', 'f a, b'],
    ['f(a) { b }', 'f a { b }'],
    ['f(a) + b', 'f a + b'],
    ['b if (a).c', 'b if a.c'],
    ['b if (a) || c', 'b if a || c'],
  ])('but %j is not %j', (text, other) => {
    expect(comparedTokensOf('a.rb', text)).not.toBe(comparedTokensOf('a.rb', other));
  });

  it('a key is a name that stands where its letters do', () => {
    const text = ':abc => 1';
    const tokens = new TokenBuffer();
    readingAs('ruby').tokenize(text, tokens);
    readPairs(text, tokens);
    expect([tokens.ids[0], tokens.starts[0], tokens.hashes[0]]).toEqual([
      IDENTIFIER,
      1,
      nameHash('abc', 0, false),
    ]);
  });
});
