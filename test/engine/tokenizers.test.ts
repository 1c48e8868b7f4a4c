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
    'ID = STR + ID ( { ID : STR + ID } ) + STR ;',
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
    'let ID = ( ID ) => ID ;',
  ],
  ['a cast in TypeScript is no tag', 'a.ts', 'const a = <B>c;', 'let ID = ID ;'],
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
    'ID = STR ID = NUM',
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
    'a comparison behind an object, and tags beside braces',
    'a.jsx',
    '({}<a); b(); c = <p>{d}<i/>{e}<b>f</b></p>;',
    '( { } < ID ) ; ID ( ) ; ID = OPEN { ID } OPEN CLOSE { ID } OPEN STR CLOSE CLOSE ;',
  ],
  [
    'a statement that ends with its tag',
    'a.php',
    '<i><?= $a ?></i>\n<i><?= f($b) ?></i>\n<?php if ($c) { ?>\n<?= $d; ?>\n<?php } ?>\n<?php if ($e): ?>\n<?= "f" ?>',
    'ID ; ID ( ID ) ; if ( ID ) { ID ; } if ( ID ) : STR ;',
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
  ['dots in names, raw strings, operators', 'a.r', 'library(x)\na.b <- r"(a"b)" %in% c # d', 'ID = STR % ID'],
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
    'ID = STR ; if ( ID =~ STR ) { print STR , STR ; }',
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
    'ID = STR .. STR',
  ],
];

describe('tokenizers', () => {
  it.each(CASES)('%s (%s)', (_what, path, text, tokens) => {
    expect(tokensOf(path, text)).toBe(tokens);
  });

  it('counts lines through comments, strings and joined lines', () => {
    expect(linesOf('A.java', '/* a\n b */ x\n"""\n""" y')).toEqual([2, 3, 4]);
    expect(linesOf('a.js', '`a\n${x}\n` + /* \n */ y')).toEqual([1, 2, 2, 2, 2, 3, 4]);
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

  it.each<readonly [string, string, readonly string[]]>([
    ['a.ts', 'b(1);', ['s = a! / 2 + "/";']],
    ['a.tsx', 'b(1);', ['const s = <T = unknown>(y: T) => y;']],
    [
      'a.js',
      "a = 'c';",
      ['import s from "t" with { type: "json" };', 'export { s as "t u" } from "v";', 'export { s }\n'],
    ],
    [
      'a.java',
      'b(1);',
      [`@A(b = ')', c = "(") int s;`, '@A(b = @B("x"), c = {1}) int s;', '@A("a\\"b") int s;'],
    ],
    [
      'a.kt',
      'b(1)',
      ['s = $$"x ${" + t', 's = """x"""" + t', `s = "\${ '"' }" + t`, 's = "${\n  "}"\n}" + t'],
    ],
    [
      'a.scala',
      'b(1)',
      ["s = 't :: Nil", "s = '{ t }", 's = """x""""', String.raw`s = '\''`, 's = "${"', 's = s"${ "}" }"'],
    ],
    [
      'a.swift',
      'b(1)',
      ['s = """\n "x" \\"""\n """ + t', 's = /"x/ + t', 's = t.f(/"/)', 's = #/"\n"/# + t', 's = t / u'],
    ],
    [
      'a.dart',
      'b(1);',
      [
        String.raw`s = r'\';`,
        String.raw`s = r'''a\''' + t;`,
        "s = '${t['u']} v';",
        String.raw`s = """a \""" b""";`,
      ],
    ],
    [
      'a.rs',
      'b(1);',
      ['#[a("]")] s;', "#[a(']')] s;", String.raw`#[a = "\"]"] s;`, "fn s<'r#t>() {}", 's = r#type;'],
    ],
    ['a.cs', 'b(1);', ['s = $"{t\n + u}";', `s = $"{'"'}";`]],
    [
      'a.php',
      'b(1);',
      ["#[A(']')] s;", 's = "{$t["u"]} v";', 'namespace A { $s = 1; }', "s = f(<<<A\n it's\n A, 1);"],
    ],
    [
      'a.rb',
      'b(1)',
      [
        `s = <<A + <<B\n it's\nA\n "q\nB\n`,
        "s = <<~A.map { |t| t }\n it's\nA\n",
        "s = <<'A b'\n it's\nA b\n",
        `s = "t\n it's"`,
        "f %w[a' b]",
        "f /it's/, 1",
        "s = t.split /'/",
        "s = /'\n'/x",
        's = ?"',
        "s = %q-it's-",
        's = t / u',
      ],
    ],
    [
      'a.pl',
      'b(1);',
      [
        `f(<<A . <<'B');\nit's\nA\n "q\nB\n`,
        "$s = <<'A b';\nit's\nA b\n",
        "$s = <<'';\nit's\n\n",
        '$t{y} = 1; $u->{s} = 2; $v{q} = 3;',
        "$s =~ m,it's,;",
        "$s =~ m;it's;;",
        "$s = / t\n ' /x;",
        'package A { sub s { 1 } }',
        'sub y { 1 }',
        "isn't(1, 2);",
        "$main't = 1;",
        "format STDOUT =\n@<<< it's\n$t\n.\n",
      ],
    ],
    ['a.raku', 'b(1);', ["=begin pod\nit's\n=end pod\n", "don't(1);", `#\`( it's\n " )`]],
    [
      'a.sh',
      'if b; then',
      [
        `s <<A <<B\nit's\nA\n"q\nB\n`,
        "s <<'A b'\nit's\nA b\n",
        "s <<\\A\nit's\nA\n",
        "s <<A-B\nit's\nA-B\n",
        "s <<! | t\nit's\n!\n",
        `s="t $(u "v" "w ' x") y"\n`,
        's="$(t ")")"\n',
      ],
    ],
    ['a.clj', '(b 1)', [String.raw`(s \")`, String.raw`(s \;)`, String.raw`(s \newline \u0041)`]],
    ['a.el', '(b 1)', ['(s ?")', String.raw`(s ?\" ?\; ?;)`, String.raw`(s ?\C-a)`, '(s x?)']],
    ['a.rkt', '(b 1)', [`#<<A\nit's "q\nA\n`, `(s '|a "b|)`]],
    [
      'a.sql',
      "c = 1 and d in (e, 'f');",
      [
        String.raw`s = 'it\'s' and`,
        String.raw`s = '\'t\' and \'u\'' and`,
        String.raw`s = E'it\'' and`,
        String.raw`s = 'C:\' and t = 'D:\' and`,
        "s = q'[it's]' and",
        "s = nq'!it's!' and",
        "prompt it's\n",
        'select s from #t where',
        'select #t.s, #u.v from w where',
        "select s #>> '{t}' where",
      ],
    ],
    ['a.fs', 'b 1', ['let s = (*) 2 3', "let ``it's`` = 1", String.raw`let s = @$"a\{t}"`]],
    ['a.ml', 'b 1', ['(* {| " |} *)', '(* {a| " |} *) |a} *)']],
    ['a.m', 'b(1);', ["s = t.' * u';", "s = true' * u';", "s = 1; # it's\n", "#{\nit's\n#}\n"]],
    ['a.pas', 'b(1);', ["s := #39'a'#13#10;", "s := $FF + #$0A'b';"]],
    ['a.hs', 'b 1', [String.raw`s = '\'' : t`, `s = [r|it's "|]`, 's = """\n"q" \n"""']],
    [
      'a.cob',
      '           MOVE B TO C.',
      [`      * it's "\n`, "      *> it's\n", "000100* it's\n", "      / it's\n"],
    ],
    [
      'a.ex',
      'b(1)',
      [`s = ~s(it's ")`, "s = ~r/it's/i", "s = ~S'''\nit's\n'''", 's = ?"', `s = "#{t("u")}\n it's"`],
    ],
    ['a.erl', 'b(1).', [`s() -> """\n it's "q"\n """.`, "s() -> ~s(it's).", `s() -> "a\nit's".`]],
    ['a.jl', 'b(1)', [String.raw`s = '\''`, 's = `t "u`', `s = "a\nit's"`]],
    ['a.nim', 'b(1)', [String.raw`s = r"a\"`, String.raw`s = re"a\"`, String.raw`s = '\''`]],
    ['a.zig', 'b(1);', [`s = \\\\it's "\n`]],
    ['a.d', 'b(1);', [String.raw`s = r"a\";`, 's = `a"\\`;', `s = "a\nit's";`]],
    ['a.cr', 'b(1)', ["s = %q(it's)", "s = %w(a' b)", `s = "t\n it's"`, "s = /it's/"]],
    ['a.tcl', 'b 1', ['s -fill #ff0000 -t 1', `s 1 ;# it's "\n`, `# it's "\n`]],
    ['a.awk', 'b(1)', ["/it's/ { t }", '$1 ~ /"/ { t }', '/[/"]/ { t }']],
    ['a.ps1', 'b 1', [String.raw`$s = "C:\"`, '$s = "a`"b"', `$s = @"\nit's "q"\n"@`, "$s = 'a\nit''s'"]],
    ['a.groovy', 'b(1)', [`s = '''it's "'''`, 's = "${t("u")}"', "s = ~/it's/"]],
    [
      'a.s',
      ' mov r1, r2',
      [
        ' mov r0, #5',
        " cmp r0, #'a'",
        ' ldr r0, [r1, #4]',
        ` movb $'", %al`,
        ` add r0, r1 @ it's "\n`,
        `@ it's "\n`,
      ],
    ],
    ['a.sv', 'b <= 1;', [`s = """it's "q" """;`]],
  ])('%s: what stands behind it on the line, and in the next one: %j', (path, code, texts) => {
    const rest = tokensOf(path, `\n${code}`).replace(/^NEWLINE /, '');
    for (const text of texts) {
      const lines = text.endsWith('\n') ? [text] : [text, `${text}\n`];
      for (const line of lines) {
        expect(tokensOf(path, `${line} ${code}`).slice(-rest.length), line).toBe(rest);
      }
    }
  });

  it.each([
    ['a.c', 'x = 1.0f * 2.0 - 3.0e5;', 'x = 1.f * 2. - 3.e5;'],
    ['a.java', 'x = 1.0d * 2.0;', 'x = 1.d * 2.;'],
    ['a.js', 'x = 1.0 / 2.0;', 'x = 1. / 2.;'],
    ['a.py', 'x = [1.0, 2.0j]', 'x = [1., 2.j]'],
    ['a.go', 'x := 1.0', 'x := 1.'],
    ['a.rs', 'x = 1.0;', 'x = 1.;'],
    ['a.ml', 'x +. 1.0 *. y', 'x +. 1. *. y'],
    ['a.f90', 'x = 1.0d0*y', 'x = 1.d0*y'],
  ])('%s: %j is %j', (path, text, other) => {
    expect(tokensOf(path, other)).toBe(tokensOf(path, text));
  });

  it('reads what stands behind the mark of a text, and the text', () => {
    expect(tokensOf('a.rb', "a(<<~A, 1) do\n  it's\nA\nend")).toBe('ID ( STR , NUM ) do STR NEWLINE end');
    expect(linesOf('a.rb', 'a <<~A, 1\n  b\nA\nc')).toEqual([1, 1, 1, 1, 2, 3, 4]);
  });

  it.each([
    ['a.rs', 'a = 1..2 + 3.max(4)', 'ID = NUM .. NUM + NUM . ID ( NUM )'],
    ['a.js', '1..toFixed()', 'NUM . . ID ( )'],
    ['a.c', 'case 1...2: x', 'case NUM ... NUM : ID'],
    ['a.pro', 'a(1) :- b = 1.\nc.', 'ID ( NUM ) :- ID = NUM . ID .'],
    ['a.rb', '1.times', 'NUM . ID'],
    ['a.asm', 'mov ax, @data\n', 'mov ID , ID NEWLINE'],
    ['a.rb', 'a / b /c', 'ID / ID / ID'],
    ['a.rb', 'a ? b : c', 'ID ? ID : ID'],
    ['a.rb', 'a << B\nB', 'ID << ID NEWLINE ID'],
    ['a.cob', '       ADD WS-A TO B.', 'ID ID ID ID .'],
    ['a.sql', 'select a # b\nfrom c', 'select ID from ID'],
    ['a.pl', '$a = { y => 1, s => $b{c} };', 'ID = { ID => NUM , ID => ID { ID } } ;'],
  ])('%s: and what is none of it: %j', (path, text, tokens) => {
    expect(tokensOf(path, text)).toBe(tokens);
  });

  it.each([
    ['{}\n/[`]/.test(a)', 'REGEX'],
    ['a = ++/b/.c', 'REGEX'],
  ])('and what still is a pattern: %s', (text, name) => {
    expect(tokensOf('a.js', text)).toContain(name);
  });

  it('a string of Shell is one with commands in it, as deep as people nest them', () => {
    const nested = (depth: number): string => `s=${'"$(a '.repeat(depth)}b${')"'.repeat(depth)}`;
    expect(tokensOf('a.sh', nested(8))).toBe(tokensOf('a.sh', 's="b"'));
    expect(tokensOf('a.sh', nested(9))).not.toBe(tokensOf('a.sh', 's="b"'));
  });
});
