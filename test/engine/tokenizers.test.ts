import { describe, expect, it } from 'vitest';
import { idsOf, linesOf, tokensOf } from './tokens-of.ts';

/** [what, file, text, tokens] */
const CASES: readonly (readonly [string, string, string, string])[] = [
  [
    'drops imports, modifiers and annotations',
    'A.java',
    'package a.b;\nimport java.util.*;\n@Override public final int f;',
    'ID ID ;',
  ],
  [
    'drops comments and keeps their marks in strings',
    'A.java',
    'x = "/* no */ // no"; // yes\n/* y = 1; */ z;',
    'ID = STR ; ID ;',
  ],
  [
    'reads escaped quotes, characters and text blocks',
    'A.java',
    `a = "\\""; c = '\\''; t = """\n"x" y\n""";`,
    'ID = STR ; ID = STR ; ID = STR ;',
  ],
  [
    'an annotation with a string that holds a bracket',
    'A.java',
    '@A(name = ")") void f() {}',
    'ID ID ( ) { }',
  ],
  ['numbers in every notation', 'A.java', '0x1F_FFL 1e-5 .5f 0b11 1_000', 'NUM NUM NUM NUM NUM'],

  [
    'includes vanish, a macro keeps its body',
    'a.c',
    '#include <a.h>\n#define SQ(x) ((x)*(x))\nint a;',
    'ANNOTATION ID ( ID ) ( ( ID ) * ( ID ) ) ID ID ;',
  ],
  ['code under #if 0 is a comment', 'a.c', 'a;\n#if 0\nb; c;\n#endif\nd;', 'ID ; ID ;'],
  ['joined preprocessor lines', 'a.c', '#pragma x \\\n y z\na;', 'ID ;'],
  [
    'a raw string with a delimiter',
    'a.cpp',
    'x = R"d(a ")" b)d" + u8"s" + L\'c\';',
    'ID = STR + STR + STR ;',
  ],
  ['digit separators and templates', 'a.cpp', "vector<int> v = 1'000'000;", 'ID < ID > ID = NUM ;'],

  [
    'verbatim and interpolated strings',
    'a.cs',
    'a = @"c:\\"; b = $"x {d["k"]} y"; c = @"say ""hi""";',
    'ID = STR ; ID = STR ; ID = STR ;',
  ],
  [
    'raw strings, attributes, regions and usings',
    'a.cs',
    'using System;\n#region x\n[Serializable]\nclass A { string s = """a "b" c"""; }',
    'class ID { ID ID = STR ; }',
  ],

  [
    'a template string with code and a template inside',
    'a.js',
    'x = `a ${f({b: `c ${d}`})} e`;',
    'ID = STR ID ( { ID : STR ID } ) ;',
  ],
  [
    'a pattern where an operand may stand, a division elsewhere',
    'a.js',
    'a = b / c / d; e = /[/"]\\/x/g.test(f); if (a) /re/.exec(b);',
    'ID = ID / ID / ID ; ID = REGEX . ID ( ID ) ; if ( ID ) REGEX . ID ( ID ) ;',
  ],
  [
    'imports and re-exports vanish',
    'a.ts',
    "import { a, b } from 'x';\nimport 'y';\nexport * from 'z';\nexport const c = 1;",
    'let ID = NUM ;',
  ],
  [
    'JSX: tags, attributes, text and expressions',
    'a.jsx',
    'return <div className="x" onClick={() => f(1)}>Hi {name}<br/></div>;',
    'return OPEN ID = STR ID = { ( ) => ID ( NUM ) } STR { ID } OPEN CLOSE CLOSE ;',
  ],
  [
    'a fragment and a comparison in one file',
    'a.tsx',
    'const a = b < c; return <><A.B /></>;',
    'let ID = ID < ID ; return OPEN OPEN CLOSE CLOSE ;',
  ],
  [
    'type parameters of an arrow function are no tag',
    'a.tsx',
    'const f = <T,>(x: T) => x;',
    'let ID = < ID , > ( ID : ID ) => ID ;',
  ],
  ['a cast in TypeScript is no tag', 'a.ts', 'const a = <B>c;', 'let ID = < ID > ID ;'],
  ['keywords as property names', 'a.js', 'a.class.for = #p;', 'ID . ID . ID = ID ;'],

  [
    'indentation, and none inside brackets',
    'a.py',
    'def f(a,\n    b):\n  if a:\n    return b\n  return (a +\n b)\n',
    'def ID ( ID , ID ) : NEWLINE INDENT if ID : NEWLINE INDENT return ID NEWLINE DEDENT return ( ID + ID ) NEWLINE DEDENT',
  ],
  [
    'docstrings, comments and imports vanish',
    'a.py',
    '"""Doc\nstring."""\nimport os\nfrom a import (b,\n  c)\nx = 1 # y\n',
    'ID = NUM NEWLINE',
  ],
  [
    'f-strings with quotes and braces inside',
    'a.py',
    "x = f\"{a[\"b\"]} {{no}} {c!r:>{w}}\" + rb'\\'' + f'{d}'\n",
    'ID = STR + STR + STR NEWLINE',
  ],
  [
    'triple quotes over lines, and joined lines',
    'a.py',
    'x = """a\n"b"\n"""\ny = 1 + \\\n  2\n',
    'ID = STR NEWLINE ID = NUM + NUM NEWLINE',
  ],
  [
    'tabs reach to the next stop',
    'a.py',
    'if a:\n\tb\n        c\n',
    'if ID : NEWLINE INDENT ID NEWLINE ID NEWLINE DEDENT',
  ],

  [
    'imports and raw strings',
    'a.go',
    'package main\nimport (\n "fmt"\n)\nimport "os"\nvar s = `a"\\`\nx := 1',
    'var ID = STR ID := NUM',
  ],
  [
    'lifetimes, characters, raw strings, attributes, nested comments',
    'a.rs',
    "use a::b;\n#[derive(X)]\nfn f<'a>(x: &'a str) -> char { /* /* */ */ 'x'; r#\"a\"b\"#; b'\\n' }",
    'fn ID < > ( ID : & ID ) -> ID { STR ; STR ; STR }',
  ],
  [
    'text outside of tags, variables, heredocs',
    'a.php',
    '<?php\nuse A\\B;\n$x = <<<EOT\n "a" $b\nEOT;\n# c\n$y = \'d\'; ?>\n<b>',
    'ID = STR ; ID = STR ;',
  ],
  [
    'strings with expressions, raw strings',
    'a.kt',
    'import a.b\nval s = "a ${f("b")} c"; val t = """x "y" z"""',
    'let ID = STR ; let ID = STR',
  ],
  [
    'strings with expressions, raw strings',
    'a.swift',
    'let s = "a \\(f("b")) c"\nlet t = #"a "b" c"#',
    'let ID = STR let ID = STR',
  ],
  [
    'strings and names in backquotes',
    'a.scala',
    'import a._\nval `my x` = s"a ${b} c"; def f = 1',
    'let ID = STR ; def ID = NUM',
  ],
  [
    'heredocs, words, symbols, patterns',
    'a.rb',
    'require "a"\nx = <<~EOS\n  "a" #{b}\nEOS\ny = %w[a b] + [:c, /d"/]\n=begin\nz\n=end\n',
    'ID = STR NEWLINE ID = STR + [ STR , REGEX ] NEWLINE',
  ],
  [
    'heredocs, variables, comments',
    'a.sh',
    '#!/bin/sh\n# c\ncat <<EOF\n"a\nEOF\nx=$((1+2)) # d\necho "${y#z}" \'a\'',
    'ID STR NEWLINE ID = $( ( NUM + NUM )) NEWLINE echo STR STR',
  ],
  [
    'doubled quotes, comments, case',
    'a.sql',
    "SELECT a FROM b -- c\nWHERE d = 'it''s' /* e */;",
    'select ID from ID where ID = STR ;',
  ],
  [
    'dots in names, raw strings, operators',
    'a.r',
    'library(x)\na.b <- r"(a"b)" %in% c # d',
    'ID <- STR % ID',
  ],
  [
    'a transpose is no quote; block comments; joined lines',
    'a.m',
    "%{\nno\n%}\ny = x' + ['a b' 'c''d']; % z\nq = 1 + ...\n 2;",
    "ID = ID ' + [ STR STR ] ; NEWLINE ID = NUM + NUM ;",
  ],
  ['nested comments, primes, characters', 'a.hs', "import A\n{- {- x -} -}\nf x' = 'c' -- d", 'ID ID = STR'],
  [
    'names with signs, characters, nested comments',
    'a.lisp',
    '(defun my-f (x) #| #| |# |# (+ x #\\( 1)) ; c',
    '( defun ID ( ID ) ( ID ID STR NUM ) )',
  ],
  [
    'variables, quotes by operator, patterns, POD',
    'a.pl',
    'use strict;\nmy $x = q{a "b"};\n=pod\nno\n=cut\nif ($x =~ m/a"b/) { print qq(c), s{a}{b}; }',
    'my ID = STR ; if ( ID =~ STR ) { print STR , STR ; }',
  ],
  [
    'comments with an apostrophe',
    'a.vb',
    "Dim x As Integer ' it's\nIf x <> 1 Then",
    'dim ID as ID NEWLINE if ID <> NUM then',
  ],
  [
    'both comments and doubled quotes',
    'a.pas',
    "uses a;\nbegin { x } y := 'it''s'; (* z *) end.",
    'begin ID := STR ; end .',
  ],
  [
    'long strings and comments',
    'a.lua',
    'local x = [[a "b"]] --[==[ c\n ]] ]==] .. "d" -- e',
    'local ID = STR .. STR',
  ],
];

describe('tokenizers', () => {
  it.each(CASES)('%s (%s)', (_what, path, text, tokens) => {
    expect(tokensOf(path, text)).toBe(tokens);
  });

  it('counts lines through comments, strings and joined lines', () => {
    expect(linesOf('A.java', '/* a\n b */ x\n"""\n""" y')).toEqual([2, 3, 4]);
    expect(linesOf('a.js', '`a\n${x}\n` + /* \n */ y')).toEqual([1, 2, 3, 4]);
    expect(linesOf('a.py', 'x = """\n\n"""\ny')).toEqual([1, 1, 1, 3, 4, 4]);
  });

  it('reads a page by its scripts, where they stand', () => {
    expect(tokensOf('a.html', '<p>\n<script type="m">\nlet a = 1\n</script>\n<b>')).toBe('let ID = NUM ;');
    // A block ends with its last line, whatever follows it, and stays within its file.
    expect(linesOf('a.py', 'if a:\n  b\n\n# so\nc\n')).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 5, 5]);
    expect(linesOf('a.py', 'if a:\n  if b:\n    c\n\n').slice(-4)).toEqual([3, 3, 3, 3]);
    expect(linesOf('a.html', '<p>\n<script>\nlet a = 1\n</script>')).toEqual([3, 3, 3, 3, 4]);
  });

  it('keeps the words of prose, whatever their case', () => {
    const words = idsOf('a.txt', 'The cat. A dog.', 41);
    expect(new Set(words).size).toBe(4);
    expect(idsOf('a.txt', 'the CAT,\na dog', 41)).toEqual(words);
  });
});

describe('what a compiler takes for no beginning of a string, a pattern or a comment', () => {
  it.each([
    ['a.js', 's = function () {} / 2; /* ` */ b(1)', 's = 1; b(1)'],
    ['a.js', 's = a++ / 2; /* ` */ b(1)', 's = 1; b(1)'],
    ['a.js', 's = [a--] / 2; /* ` */ b(1)', 's = 1; b(1)'],
    ['a.pl', "$s = $'; # {\nb(1);", '$s = 1;\nb(1);'],
    ['a.pl', '$s = $`; # {\nb(1);', '$s = 1;\nb(1);'],
    ['a.pl', '$s = $"; # {\nb(1);', '$s = 1;\nb(1);'],
    ['a.sh', "s=$'\\''\nif b; then", 's=1\nif b; then'],
    ['a.sh', 's=${a##"}"}\nif b; then', 's=1\nif b; then'],
    ['a.sh', "s=${a%'}'}\nif b; then", 's=1\nif b; then'],
    ['a.sh', "s=${a:-it's}\nif b; then", 's=1\nif b; then'],
  ])('%s: %s', (path, text, plain) => {
    // What is behind it is read as behind a plain value.
    const rest = tokensOf(path, plain).split(' ').slice(-5);
    expect(tokensOf(path, text).split(' ').slice(-5)).toEqual(rest);
  });

  it.each([
    ['{}\n/[`]/.test(a)', 'REGEX'],
    ['a = ++/b/.c', 'REGEX'],
  ])('and what still is a pattern: %s', (text, name) => {
    expect(tokensOf('a.js', text)).toContain(name);
  });
});
