import type { Random } from '../random.ts';

/*
 * Texts that break tokenizers: fragments of every language's quotes, comments and brackets in any order, and repeated ones
 * that make a careless reader quadratic.
 */

const FRAGMENTS = [
  '"',
  "'",
  '`',
  '"""',
  "'''",
  '/*',
  '*/',
  '//',
  '#',
  '--',
  '{-',
  '-}',
  '#|',
  '|#',
  '(*',
  '*)',
  '<!--',
  '-->',
  '%{',
  '%}',
  '=begin',
  '=end',
  '=pod',
  '=cut',
  '__END__',
  '<<EOS',
  '<<~EOS',
  '<<<EOT',
  'EOS',
  'EOT',
  '${',
  '#{',
  '\\(',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '<',
  '>',
  '</a>',
  '<a',
  '/>',
  '<?php',
  '?>',
  'R"x(',
  ')x"',
  'r#"',
  '"#',
  '@"',
  '$"',
  '$$',
  '$"{',
  'f"{',
  's"',
  'qq{',
  'm/',
  's/',
  'tr/',
  '%w[',
  '/[',
  '/',
  '\\',
  '\\\n',
  '\n',
  '\n  ',
  '\n\t',
  ' ',
  ';',
  ':',
  ',',
  '=',
  '=>',
  'if',
  'else',
  'for',
  'def f(',
  'class A',
  'function f(',
  'import ',
  'import (',
  'from a',
  'use ',
  'using ',
  '#if 0',
  '#endif',
  '#define x',
  'case',
  'switch',
  'try',
  'return',
  'x',
  'é',
  '漢',
  '\u{1f600}',
  '\ud800',
  '1',
  '0x',
  '1e',
  '.5',
  '@',
  '@A(',
  '?',
  '&&',
  '||',
  '!',
  'do',
  'end',
  'lambda',
  '=>{',
  '::',
  '\u0000',
  '\ufeff',
];

/** A text of `length` fragments. */
export function hostileText(random: Random, length: number): string {
  const parts: string[] = [];
  while (parts.length < length) {
    const part = random.pick(FRAGMENTS);
    const times = random.next() < 0.03 ? random.integer(2, 50) : 1;
    parts.push(...Array.from({ length: times }, () => part), random.next() < 0.3 ? ' ' : '');
  }
  return parts.join('');
}

/** One fragment (or two in turn) repeated to about `characters`: what shows quadratic time. */
export function repeatedText(random: Random, characters: number): string {
  const unit = random.next() < 0.4 ? random.pick(FRAGMENTS) : random.pick(FRAGMENTS) + random.pick(FRAGMENTS);
  return (
    unit.repeat(Math.ceil(characters / unit.length)) + (random.next() < 0.5 ? random.pick(FRAGMENTS) : '')
  );
}
