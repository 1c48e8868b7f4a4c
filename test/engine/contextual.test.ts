import { describe, expect, it } from 'vitest';
import { comparedTokensOf } from './tokens-of.ts';

/** By ending: a program with a variable that is called NAME, and names that its language allows. */
const PROGRAMS: Readonly<Record<string, readonly [text: string, names: string]>> = {
  js: [
    'let NAME = 1;\nfor (const b of NAME) { c(NAME, NAME.d)[NAME] += NAME; }\nreturn NAME\n',
    `type interface enum namespace module declare implements keyof infer as satisfies is of static public private
    protected readonly abstract override async`,
  ],
  ts: [
    'let NAME: number = 1;\nc(NAME, NAME.d)[NAME] += NAME as number;\n',
    'type as is satisfies of module readonly',
  ],
  py: [
    'NAME = b(1)\nif NAME in NAME: NAME.c(1)\nNAME(a, NAME)\nd.NAME(NAME[1:2])\nNAME, e = f; NAME: int = 3\n',
    'match case',
  ],
  java: [
    'int NAME = 1;\nb(NAME, NAME.c);\nNAME++;\nif (NAME instanceof A) d = NAME;\n',
    'record sealed yield',
  ],
  c: [
    'struct A *NAME = b(NAME);\nfor (NAME = 0; NAME < 1; NAME++) c[NAME]->d = *NAME;\n',
    'new class delete this private public try catch template namespace operator virtual friend explicit mutable',
  ],
  cpp: ['int NAME = 1;\nfor (NAME = 0; NAME < 1; ++NAME) b(NAME)[NAME] = NAME;\n', 'final override'],
  cs: [
    'var NAME = 1;\nb(NAME, NAME.C);\nwhile (NAME > 1) { NAME++; }\nreturn NAME;\n',
    `partial file required record when with from where select orderby group join let into async get set init add remove
    yield`,
  ],
  kt: [
    'val NAME = 1\nb(NAME, NAME.c)\nif (NAME in d) NAME.e() else NAME = NAME + 1\nreturn NAME\n',
    `data open inner value sealed operator inline external by where companion init get set`,
  ],
  swift: [
    'let NAME = 1\nb(NAME, NAME.c)\nif NAME == 1 { NAME += 1 }\nreturn NAME\n',
    'open final lazy weak required optional some any dynamic indirect async get set',
  ],
  dart: [
    'int NAME = 1;\nb(NAME, NAME.c);\nif (NAME is D) NAME++;\n',
    'late external required covariant abstract on factory get set typedef extension async sync',
  ],
  scala: ['val NAME = 1\nb(NAME, NAME.c)\nwhile (NAME > 1) d = NAME - 1\n', 'inline opaque open using end'],
  rs: ['let NAME = 1;\nb(NAME, NAME.c);\nNAME += 1;\n', 'union'],
  rb: [
    'NAME = 1\nb(NAME, NAME.c)\nNAME += 1\nd = NAME\ne = [NAME]\n',
    'private public protected proc lambda loop puts print raise',
  ],
  m: ['a = 1;\nNAME = 2;\nb(NAME) = NAME + 1;\n', 'properties methods events enumeration'],
  hs: ['f NAME = NAME + 1\n', 'rec mdo forall'],
  awk: ['{ NAME = 1; a[NAME] = NAME + 1 }\n', 'private final record match case'],
};

describe('a name that is a keyword elsewhere', () => {
  it.each(
    Object.entries(PROGRAMS).flatMap(([ending, [text, names]]) =>
      names.split(/\s+/).map((name) => [`a.${ending}`, name, text] as const),
    ),
  )('is a name in %s: %s', (path, name, text) => {
    expect(comparedTokensOf(path, text.replaceAll('NAME', name))).toBe(
      comparedTokensOf(path, text.replaceAll('NAME', 'nothing')),
    );
  });

  it.each([
    ['a.ts', 'type A = B', ''],
    ['a.ts', 'interface A {}', ''],
    ['a.ts', 'interface A { b() {} }', 'interface ID { ID ( ) { } }'],
    ['a.ts', 'a = b as { c: d };', 'ID = ID'],
    [
      'a.ts',
      'class A { static #a = 1; readonly b = 2; private static c = 3 }',
      'class ID { ID = NUM ; ID = NUM ; ID = NUM }',
    ],
    ['a.js', 'for (a of [b]) c', 'LOOP ( ID of [ ID ] ) ID'],
    ['a.js', 'a = async (b) => c', 'ID = ID => ID'],
    ['a.js', 'async function a() {}', 'function ID ( ) { }'],
    ['a.js', 'class A { async #b() {} }', 'class ID { ID ( ) { } }'],
    ['a.ts', 'a = async <T>(b) => c', 'ID = ID => ID'],
    ['a.ts', 'let a: { b: readonly (c | d)[] } = e', 'let ID = ID'],
    ['a.ts', 'a = { b: 1 } as const satisfies C<D>;', 'ID = { ID : NUM }'],
    ['a.js', 'a = b\nas = 3\nof.c()', 'ID = ID ; ID = NUM ; ID . ID ( )'],
    ['a.ts', 'a = b\n  as C', 'ID = ID'],
    ['a.js', 'class A { static { b } static *c() {} }', 'class ID { { ID } * ID ( ) { } }'],
    [
      'a.py',
      'match a:\n  case [b, *c]: d',
      'match ID : NEWLINE INDENT case [ ID , * ID ] : NEWLINE INDENT ID NEWLINE DEDENT NEWLINE DEDENT',
    ],
    [
      'a.py',
      'match (a, b):  # c\n  case _:\n    d',
      'match ( ID , ID ) : NEWLINE INDENT case ID : NEWLINE INDENT ID NEWLINE DEDENT DEDENT',
    ],
    ['a.java', 'sealed interface A {} record B(int c) {}', 'interface ID { } record ID ( ID ) { }'],
    ['a.java', 'yield b;', 'yield ID'],
    [
      'a.cpp',
      'struct A final : B { void c() const override; void d() final {} };',
      'struct ID : ID { ID ( ) ; ID ( ) { } }',
    ],
    ['a.cpp', 'class A { private: int *b = new C; };', 'struct ID { ID * ID = new ID ; }'],
    ['a.cs', 'int A { get; private set; }', 'ID { get ; set ; }'],
    ['a.cs', 'int A { get => b; set { c } }', 'ID { get => ID ; set { ID } }'],
    ['a.cs', 'from a in b where a > 1 select a', 'from ID in ID where NUM < ID select ID'],
    [
      'a.cs',
      'partial class A {} async Task b() {} record C(int d);',
      'class ID { } ID ( ) { } record ID ( ID )',
    ],
    ['a.kt', 'data class A(private val b: C)', 'class ID ( let ID : ID )'],
    ['a.kt', 'val a: B\n  get() = c\n', 'let ID : ID get ( ) = ID'],
    ['a.kt', 'companion object { init { a } }', 'companion object { init { ID } }'],
    ['a.swift', 'open class A { lazy var b = 1 }', 'class ID { let ID = NUM }'],
    ['a.swift', 'var a: B { get { c } set { d } }', 'let ID : ID { get { ID } set { ID } }'],
    ['a.swift', 'func a() async -> B {}', 'func ID ( ) -> ID { }'],
    ['a.dart', 'late int a; f() async {}', 'ID ; ID ( ) { }'],
    ['a.scala', 'def a(using b: C)\nend a\n', 'def ID ( using ID : ID ) end ID'],
    ['a.rs', 'union A { b: u8 }', 'union ID { ID : ID }'],
    ['a.rb', 'private\nprivate :a\nprivate def a; end', 'STR NEWLINE def ID NEWLINE end'],
    [
      'a.rb',
      'loop do\nraise "a"\nputs b\nproc { c }\nend',
      'LOOP LOOP raise STR NEWLINE puts ID NEWLINE proc LOOP ID NEWLINE end NEWLINE end',
    ],
    [
      'a.m',
      'classdef A\n  properties (B=c)\n  end\n  methods\n  end\nend',
      'classdef ID NEWLINE properties ( ID = ID ) NEWLINE end NEWLINE methods NEWLINE end NEWLINE end',
    ],
  ])('is a keyword in %s where it is one: %s', (path, text, tokens) => {
    expect(comparedTokensOf(path, text)).toBe(tokens);
  });
});
