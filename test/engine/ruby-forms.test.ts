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
    // A block, where it belongs to the same call.
    ['a.each { |b| c(b) }', 'a.each do |b|\n  c(b)\nend'],
    ['x = a[1].b(2) { c }.d { |e|\n  f\n}', 'x = a[1].b(2) do\n  c\nend\n.d do |e|\n  f\nend'],
    ['loop { a }\nb { c { d } }', 'loop do\n  a\nend\nb do\n  c do\n    d\n  end\nend'],
    ['return [1].map { |a| a }', 'return [1].map do |a|\n  a\nend'],
    ['f(a) { b }', 'f a do\n  b\nend'],
    ['if a.b { c }\n  d\nend', 'if a.b do\n  c\nend\n  d\nend'],
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
    ['puts a.b { c }', 'puts a.b do\n  c\nend'],
    ['f a, b.c { d }', 'f a, b.c do\n  d\nend'],
    ['x = a + b { c }', 'x = a + b do\n  c\nend'],
    ['x = { a: b }', 'x = do\n  a: b\nend'],
    ['if (a) { b: c }\nend', 'if (a) do\n  b: c\nend\nend'],
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
