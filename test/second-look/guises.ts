import { type Block, variedFunctions } from './varied-programs.ts';

/*
 * One line on top, or one rule over each line, by which a reader of a language may take a copied program for a comment, a string, a
 * pattern or a dead branch. The copied code itself is not changed.
 */

interface Syntax {
  readonly ending: string;
  readonly open: (name: string) => string;
  readonly close: string;
  readonly assign: (to: string, value: string) => string;
  readonly call: (value: string) => string;
  readonly if: (test: string) => string;
  readonly else: string;
  readonly while: (test: string) => string;
  readonly end: string;
  /** How a name, and a whole expression, are written. */
  readonly expression?: (text: string) => string;
}

const BRACED: Syntax = {
  ending: 'c',
  open: (name) => `int ${name}(int a, int b) {`,
  close: '}',
  assign: (to, value) => `${to} = ${value};`,
  call: (value) => `${value};`,
  if: (test) => `if (${test}) {`,
  else: '} else {',
  while: (test) => `while (${test}) {`,
  end: '}',
};
const WORDED: Syntax = {
  ...BRACED,
  open: (name) => `def ${name}(a, b)`,
  close: 'end',
  assign: (to, value) => `${to} = ${value}`,
  call: (value) => value,
  if: (test) => `if ${test}`,
  else: 'else',
  while: (test) => `while ${test}`,
  end: 'end',
};
const dollars = (text: string): string => text.replaceAll(/\b[a-z]+\b(?!\()/g, '$$$&');
const sigiled: Pick<Syntax, 'assign' | 'expression'> = {
  assign: (to, value) => `$${to} = ${value};`,
  expression: dollars,
};

export const SYNTAX = {
  python: {
    ...WORDED,
    ending: 'py',
    open: (name) => `def ${name}(a, b):`,
    close: '',
    if: (test) => `if ${test}:`,
    else: 'else:',
    while: (test) => `while ${test}:`,
    end: '',
  },
  javascript: { ...BRACED, ending: 'js', open: (name) => `function ${name}(a, b) {` },
  typescript: {
    ...BRACED,
    ending: 'ts',
    open: (name) => `function ${name}(a: number, b: number): number {`,
  },
  java: { ...BRACED, ending: 'java' },
  c: BRACED,
  cpp: { ...BRACED, ending: 'cpp' },
  csharp: { ...BRACED, ending: 'cs' },
  go: { ...BRACED, ending: 'go', open: (name) => `func ${name}(a int, b int) int {` },
  rust: { ...BRACED, ending: 'rs', open: (name) => `fn ${name}(a: i32, b: i32) -> i32 {` },
  kotlin: { ...BRACED, ending: 'kt', open: (name) => `fun ${name}(a: Int, b: Int): Int {` },
  swift: { ...BRACED, ending: 'swift', open: (name) => `func ${name}(_ a: Int, _ b: Int) -> Int {` },
  scala: { ...BRACED, ending: 'scala', open: (name) => `def ${name}(a: Int, b: Int): Int = {` },
  dart: { ...BRACED, ending: 'dart' },
  php: { ...BRACED, ...sigiled, ending: 'php', open: (name) => `function ${name}($a, $b) {` },
  perl: { ...BRACED, ...sigiled, ending: 'pl', open: (name) => `sub ${name} {` },
  ruby: { ...WORDED, ending: 'rb' },
  lua: {
    ...WORDED,
    ending: 'lua',
    open: (name) => `function ${name}(a, b)`,
    if: (test) => `if ${test} then`,
    while: (test) => `while ${test} do`,
  },
  r: {
    ...BRACED,
    ending: 'r',
    open: (name) => `${name} <- function(a, b) {`,
    assign: (to, value) => `${to} <- ${value}`,
    call: (value) => value,
  },
  matlab: { ...WORDED, ending: 'm', open: (name) => `function total = ${name}(a, b)` },
  julia: { ...WORDED, ending: 'jl', open: (name) => `function ${name}(a, b)` },
  shell: {
    ...BRACED,
    ending: 'sh',
    open: (name) => `${name}() {`,
    assign: (to, value) => `${to}=$(( ${value} ))`,
    call: (value) => `: $(( ${value} ))`,
    if: (test) => `if (( ${test} )); then`,
    else: 'else',
    while: (test) => `while (( ${test} )); do`,
    end: 'fi',
  },
  lisp: {
    ...BRACED,
    ending: 'scm',
    open: (name) => `(define (${name} a b)`,
    close: ')',
    assign: (to, value) => `(set! ${to} ${value})`,
    call: (value) => value,
    if: (test) => `(if ${test} (begin`,
    else: ') (begin',
    while: (test) => `(when ${test} (begin`,
    end: '))',
  },
  sql: {
    ...BRACED,
    ending: 'sql',
    open: (name) => `CREATE FUNCTION ${name}(a int, b int) RETURNS int AS BEGIN`,
    close: 'END;',
    assign: (to, value) => `SET ${to} = ${value};`,
    call: (value) => `SELECT ${value};`,
    if: (test) => `IF ${test} THEN`,
    else: 'ELSE',
    while: (test) => `WHILE ${test} DO`,
    end: 'END IF;',
  },
  ocaml: {
    ...BRACED,
    ending: 'ml',
    open: (name) => `let ${name} a b = begin`,
    close: 'end',
    assign: (to, value) => `${to} := ${value};`,
    if: (test) => `if ${test} then begin`,
    else: 'end else begin',
    while: (test) => `while ${test} do begin`,
    end: 'end;',
  },
  fsharp: {
    ...WORDED,
    ending: 'fs',
    open: (name) => `let ${name} a b =`,
    close: '',
    assign: (to, value) => `${to} <- ${value}`,
    if: (test) => `if ${test} then`,
    while: (test) => `while ${test} do`,
    end: '',
  },
  haskell: {
    ...WORDED,
    ending: 'hs',
    open: (name) => `${name} a b = do`,
    close: '',
    assign: (to, value) => `let ${to} = ${value}`,
    if: (test) => `if ${test} then do`,
    else: 'else do',
    while: (test) => `when (${test}) $ do`,
    end: '',
  },
} as const satisfies Readonly<Record<string, Syntax>>;
export type GuiseLanguage = keyof typeof SYNTAX;

/** A program of some hundred lines that has little in common with that of another seed. */
export function guiseProgram(language: GuiseLanguage, seed: number): string {
  const syntax: Syntax = SYNTAX[language];
  const lines: string[] = [];
  const write = (depth: number, line: string): void => {
    if (line !== '') lines.push(`${'    '.repeat(depth)}${line}`);
  };
  const shown = syntax.expression ?? ((text: string): string => text);
  const body = (block: Block, depth: number): void => {
    for (const one of block) {
      if (one.kind === 'assign') {
        write(depth, syntax.assign(one.to, shown(one.value)));
      } else if (one.kind === 'call') {
        write(depth, syntax.call(shown(one.value)));
      } else if (one.kind === 'while') {
        write(depth, syntax.while(shown(one.test)));
        body(one.body, depth + 1);
        write(depth, syntax.end);
      } else {
        write(depth, syntax.if(shown(one.test)));
        body(one.body, depth + 1);
        write(depth, syntax.else);
        body(one.otherwise, depth + 1);
        write(depth, syntax.end);
      }
    }
  };
  for (const { name, body: block } of variedFunctions(seed)) {
    write(0, syntax.open(name));
    body(block, 1);
    write(0, syntax.close);
  }
  return `${lines.join('\n')}\n`;
}

/** What becomes of a copy. */
type Guise = readonly [name: string, disguise: (copy: string) => string];

const above = (name: string, line: string, below = ''): Guise => [
  name,
  (copy) => `${line}\n${copy}${below === '' ? '' : `${below}\n`}`,
];
const eachLine = (name: string, change: (line: string) => string): Guise => [
  name,
  (copy) => copy.replaceAll(/^.+$/gm, change),
];
/** Strings of a line each, that something runs. */
const inLines = (name: string, open: string, close: string): Guise => [
  name,
  (copy) =>
    `${open}${copy
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify(`${line}\n`))
      .join(',\n')}${close}\n`,
];

const KEPT = new Set(
  'if else elseif elif then while do done fi begin end def function func fun fn sub let set when define lambda return int SELECT SET IF THEN ELSE END WHILE DO AS BEGIN RETURNS CREATE FUNCTION'.split(
    ' ',
  ),
);
/** Every name replaced by another one, one for one. */
function renamed(text: string): string {
  const names = new Map<string, string>();
  return text.replaceAll(/[A-Za-z_]\w*/g, (name) => {
    if (KEPT.has(name)) return name;
    const known =
      names.get(name) ?? `q${String.fromCharCode(97 + (names.size % 26))}${'z'.repeat(names.size / 26)}`;
    names.set(name, known);
    return known;
  });
}
/** As it is, and with all names changed. */
const alsoRenamed = ([name, disguise]: Guise): readonly Guise[] => [
  [name, disguise],
  [`${name}, and other names`, (copy) => disguise(renamed(copy))],
];
const macros: Guise = [
  'macros for signs',
  (copy) =>
    `#define L (\n#define R )\n#define S ;\n${copy
      .replaceAll('(', ' L ')
      .replaceAll(')', ' R ')
      .replaceAll(';', ' S ')}`,
];
/** What stands before each line, behind its indent. */
const before = (mark: string): Guise =>
  eachLine(`behind ${mark.trim()}`, (line) => line.replace(/^\s*/, (indent) => `${indent}${mark}`));

export const GUISES: Readonly<Record<GuiseLanguage, readonly Guise[]>> = {
  python: [
    above('a format that fills with a quote', `_ = f"""{1:'>5}"""`),
    above('the same by other quotes', `_ = f'''{1:"^9}'''`),
    above('a string that is run', 'import timeit\ntimeit.timeit(r"""', '""", number=1)'),
    above('a docstring of tests', '"""', '"""'),
    eachLine('behind a mark', (line) => `#${line}`),
    inLines('a list of lines', 'p = [', ']\ngetattr(__builtins__, "ex" "ec")("".join(p))'),
    above('dead by a string without a name', `r'''`, `'''`),
    eachLine('behind an import with a joined comment', (line) =>
      line.replace(/^(\s*)/, '$1import os # \\\n$1'),
    ),
    eachLine('behind an import with an open comment', (line) =>
      line.replace(/^(\s*)/, '$1import os # (\n$1'),
    ),
    eachLine('a string that is added to', (line) => `s += ${JSON.stringify(`${line}\n`)}`),
  ],
  javascript: [
    ...alsoRenamed(before('void 0; ')),
    above('a division behind a function', 'var a = function () {} / 2; /* ` */'),
    above('a comment of pages', '<!-- `'),
    above('a template', 'setTimeout(String.raw`', '`)'),
    above('a template without an end', 'let s = `'),
    inLines('a list of lines', '[]["filter"]["constructor"]([', '].join(""))()'),
    eachLine('behind a mark', (line) => `// ${line}`),
    eachLine('a pattern for each line', (line) => `p(/${line.replaceAll('/', '\\/')}/.source)`),
    ['text of a page', (copy) => `const x = <pre>{\`${copy}\`}</pre>;\n`],
  ],
  typescript: [
    above('a template', 'export const s = `', '`;'),
    above('a division behind a block', 'const a = {} / 2; /* ` */'),
  ],
  java: [
    ...alsoRenamed(before(';; ')),
    above('a text block', 'String s = """', '""";'),
    above('a comment', '/*', '*/'),
    above('a form of NetBeans', '// <editor-fold desc="Generated Code">', '// </editor-fold>'),
    eachLine('a star before each line', (line) => ` * ${line}`),
    eachLine('a comment for each line', (line) => `/* ${line} */`),
    eachLine('code between the comments', (line) => `// ${line}\nint z;`),
    inLines('a list of lines', 'String[] p = {', '};'),
  ],
  c: [
    ...alsoRenamed(macros),
    ...alsoRenamed(before(';')),
    above('a raw string of C++', '#define R\nconst char *s = R"(";'),
    above('a dead branch', '#if 0', '#endif'),
    above('a dead branch in a dead branch', '#if 0\nR"(\n#if 1\n)"\n#endif'),
    above('a comment', '/*', '*/'),
    eachLine('a directive for each line', (line) => `#pragma x ${line}`),
    eachLine('a string for each line', (line) => JSON.stringify(`${line}\n`)),
  ],
  cpp: [
    ...alsoRenamed(macros),
    above('a raw string in a dead branch', '#if 0\nauto s = R"(\n#if 1\n)";\n#endif'),
    above('a raw string', 'auto s = R"x(', ')x";'),
    eachLine('behind a mark', (line) => `//${line}`),
  ],
  csharp: [
    above('a raw string', 'var s = """', '""";'),
    above('a verbatim string', 'var s = @"', '";'),
    above('a comment', '/*', '*/'),
  ],
  go: [
    above('a raw string', 'var s = `', '`'),
    above('a comment', '/*', '*/'),
    eachLine('a raw string for each line', (line) => `s += \`${line}\``),
  ],
  rust: [
    above('an attribute of brackets', '#[doc = "]["]'),
    above('a raw string', 'const S: &str = r##"', '"##;'),
    above('a comment in comments', '/* /* */', '*/'),
    eachLine('documentation', (line) => `//! ${line}`),
  ],
  kotlin: [
    ...alsoRenamed(above('a program in a hole', 'val s = """${', '}"""')),
    above('a string with a hole', 'val s = """${', '}"""'),
    eachLine('behind a mark', (line) => `// ${line}`),
  ],
  swift: [
    ...alsoRenamed(above('a program in a hole', 'let s = """\n\\(', ')\n"""')),
    above('a string of lines', 'let s = """', '"""'),
    above('a raw string', 'let s = #"""', '"""#'),
    above('a comment', '/*', '*/'),
  ],
  scala: [
    ...alsoRenamed(above('a program in a hole', 'val s = s"""${', '}"""')),
    above('a string with a hole', 'val s = s"""${', '}"""'),
    above('a string of lines', 'val s = """', '"""'),
  ],
  dart: [above('a raw string', "var s = r'''", "''';"), above('a comment', '/*', '*/')],
  php: [
    ...alsoRenamed([
      'names with their space',
      (copy) => `<?php ${copy.replaceAll(/\b(put|take|find|size)\(/g, String.raw`namespace\$1(`)}`,
    ]),
    above('an end of the code', '<?php ?>\n<?{'),
    above('a here-document', '<?php eval(<<<X', 'X\n);'),
    above('behind the end', '<?php exit; ?>'),
    above('a comment', '<?php /*', '*/'),
  ],
  perl: [
    above('a key like the end', '$h{__DATA__} = 1;'),
    above('behind the end', 'eval join "", <DATA>;\n__DATA__'),
    above('a here-document', "eval <<'X';", 'X'),
    above('documentation', '=pod', '=cut'),
    above('a delimited string', 'eval q{', '};'),
  ],
  ruby: [
    ...alsoRenamed(before('nil; ')),
    ...alsoRenamed(eachLine('before ; nil', (line) => `${line}; nil`)),
    above('a shift', 'X = 2; a = [1]\na <<-X'),
    above('a here-document', 'eval <<~X', 'X'),
    above('behind the end', 'eval DATA.read\n__END__'),
    above('a comment of lines', '=begin', '=end'),
    above('a delimited string', 'eval %q(', ')'),
  ],
  lua: [above('a long string', 'load([==[', ']==])()'), above('a long comment', '--[==[', ']==]')],
  r: [
    above('a raw string', 'eval(parse(text = r"---(', ')---"))'),
    above('a string', "s <- '", "'"),
    eachLine('behind a mark', (line) => `# ${line}`),
  ],
  matlab: [
    ...alsoRenamed(before('clc, ')),
    eachLine('behind what is left out', (line) => `clc, ${line.trim()}`),
    above('a comment of lines', '%{', '%}'),
    eachLine('behind a mark', (line) => `% ${line}`),
  ],
  julia: [
    ...alsoRenamed(before('1//1; ')),
    above('a string of lines', 'eval(Meta.parse("""', '"""))'),
    above('a comment of lines', '#=', '=#'),
    eachLine('behind a mark', (line) => `# ${line}`),
  ],
  shell: [
    ...alsoRenamed(before(': x; ')),
    above('a quote that is none', String.raw`echo \"`),
    above('a here-document', "bash <<'E'", 'E'),
    above('a trap', "trap '", "' EXIT"),
    above('a here-document for nobody', ": <<'E'", 'E'),
  ],
  lisp: [
    above('a quote as a character', String.raw`(define q #\")`),
    above('a comment of lines', '#|', '|#'),
    above('a symbol of bars', '(quote |', '|)'),
    eachLine('behind a mark', (line) => `;; ${line}`),
  ],
  sql: [
    above('a quote behind a backslash', String.raw`SELECT E'\'';`),
    above('a body in dollars', 'DO $x$', '$x$;'),
    above('a comment', '/*', '*/'),
    eachLine('behind a mark', (line) => `-- ${line}`),
  ],
  ocaml: [above('a comment', '(*', '*)'), above('a quoted string', 'let s = {x|', '|x}')],
  fsharp: [
    above('an operator like a comment', 'let f = (*)'),
    above('a string of lines', 'let s = """', '"""'),
  ],
  haskell: [
    above('a comment', '{-', '-}'),
    eachLine('behind a mark', (line) => `-- ${line}`),
    above('a quotation', 's = [r|', '|]'),
    eachLine('documentation', (line) => `-- | ${line}`),
  ],
};

export const GUISE_LANGUAGES = Object.keys(SYNTAX) as readonly GuiseLanguage[];

/** A few lines of one's own. */
export function fewLines(language: GuiseLanguage, seed: number): string {
  const lines = guiseProgram(language, 5000 + seed).split('\n');
  return `${lines.slice(0, 6).join('\n')}\n`;
}
