import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Need } from '../system.ts';
import { type Block, variedFunctions } from './varied-programs.ts';

/*
 * Programs that real compilers take, and what stands in front of them: all that may begin a comment, a string, a pattern, a
 * here-document or a directive, in each place where it begins none.
 */

/** What judges a program. */
export interface Compiler {
  /** What of `test/system.ts` it is; none: it is a part of Node.js. */
  readonly needs?: Need;
  readonly ending: string;
  /** Which of these texts it takes. */
  readonly takes: (texts: readonly string[]) => readonly boolean[];
  /** What has to stand in front of and behind every program. */
  readonly frame: readonly [before: string, behind: string];
  readonly program: (seed: number) => string;
  /** Places where `X` stands for what may begin something. */
  readonly places: readonly string[];
  /** What may begin something. */
  readonly marks: readonly string[];
}

/** Each text in a file of its own. */
function byFile(ending: string, command: string, ...given: readonly string[]): Compiler['takes'] {
  return (texts) => {
    const folder = mkdtempSync(join(tmpdir(), 'traps-'));
    try {
      return texts.map((text, at) => {
        const path = join(folder, `t${at}.${ending}`);
        writeFileSync(path, text);
        return (
          spawnSync(command, [...given, path], {
            stdio: 'ignore',
            cwd: folder,
            env: { ...process.env, RUSTC_BOOTSTRAP: '1' },
          }).status === 0
        );
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** One process for all texts: it reads a list of JSON and writes one of 0 and 1. */
function byOne(command: string, ...given: readonly string[]): Compiler['takes'] {
  return (texts) => {
    const { stdout } = spawnSync(command, given, { input: JSON.stringify(texts), encoding: 'utf8' });
    return (JSON.parse(stdout) as readonly number[]).map((one) => one === 1);
  };
}

/** Its parser tells of the syntax of all files before anything else. */
function parsesJava(texts: readonly string[]): readonly boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'traps-'));
  try {
    const names = texts.map((text, at) => {
      writeFileSync(join(folder, `t${at}.java`), text);
      return `t${at}.java`;
    });
    const { stderr } = spawnSync(
      'javac',
      ['-proc:none', '--should-stop=ifNoError=PARSE', '-Xmaxerrs', '100000', ...names],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const refused = new Set(
      Array.from(stderr.matchAll(/^t(\d+)\.java:\d+: error: (?!duplicate)/gm), ([, at]) => Number(at)),
    );
    return texts.map((_, at) => !refused.has(at));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function strips(text: string): boolean {
  try {
    return stripTypeScriptTypes(text, { mode: 'transform' }) !== '';
  } catch {
    return false;
  }
}

function compiles(text: string): boolean {
  try {
    return new Script(text) instanceof Script;
  } catch {
    return false;
  }
}

/** `name[…]` as a call: what is indexed is a number here. */
function withoutIndexes(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const name = /^\w+(?=\[)/.exec(text.slice(at))?.[0];
    if (name !== undefined && !/\w/.test(text[at - 1] ?? '')) {
      out += `at(${name}, `;
      at += name.length;
    } else {
      out += text[at] === ']' ? ')' : text[at];
    }
  }
  return out;
}

interface Printed {
  readonly head: (name: string) => string;
  readonly end: string;
  readonly expression?: (text: string) => string;
  readonly assign?: (to: string, value: string) => string;
  readonly blocks?: readonly [open: string, otherwise: string, close: string];
  readonly endOfIf?: string;
  readonly ending?: string;
}

function printed(
  seed: number,
  { head, end, expression, assign, blocks, endOfIf, ending = ';' }: Printed,
): string {
  const lines: string[] = [];
  const said = (text: string): string => (expression ?? withoutIndexes)(text);
  const [open, otherwise, close] = blocks ?? [') {', '} else {', '}'];
  const body = (block: Block, indent: string): void => {
    for (const one of block) {
      if (one.kind === 'assign') {
        lines.push(
          `${indent}${assign?.(one.to, said(one.value)) ?? `${one.to} = ${said(one.value)}`}${ending}`,
        );
      } else if (one.kind === 'call') {
        lines.push(`${indent}${said(one.value)}${ending}`);
      } else {
        lines.push(`${indent}${one.kind}${blocks === undefined ? ' (' : ' '}${said(one.test)}${open}`);
        body(one.body, `${indent}    `);
        if (one.kind === 'if') {
          lines.push(`${indent}${otherwise}`);
          body(one.otherwise, `${indent}    `);
        }
        const last = one.kind === 'if' ? (endOfIf ?? close) : close;
        if (last !== '') lines.push(`${indent}${last}`);
      }
    }
  };
  for (const { name, body: block } of variedFunctions(seed)) {
    lines.push(head(name));
    body(block, '    ');
    lines.push(end);
  }
  return `${lines.join('\n')}\n`;
}

const dollars = (text: string): string =>
  withoutIndexes(text).replaceAll(/\b[a-z]+\b(?!\()/g, (name) => `$${name}`);

const QUOTES = ['"', "'", '`', '"""', "'''", String.raw`\"`, String.raw`\'`];
const C_MARKS = [
  ...QUOTES,
  '/*',
  '*/',
  '//',
  'R"(',
  'R"x(',
  ')"',
  '#if 0',
  '#endif',
  '#',
  '\\',
  '/* "',
  '// "',
  '??/',
  "'\"'",
  'u8"',
  '<!--',
];
const C_PLACES = [
  '/* X */',
  '// X',
  'const char *s = "X";',
  'const char *s = "\\\\X";',
  'const char *s = "\\"X\\"";',
  `const int c = 'X';`,
  '#define M X',
  '#define M(a) #a\nconst char *s = M(X);',
  '#if 0\nX\n#endif',
  '#if 0\n#if 1\nX\n#endif\n#endif',
  '#ifdef NONE\nX\n#else\n#endif',
  '#pragma X',
  '#define R\nconst char *s = R"X";',
  'const char *s = "a" /* X */ "b"; // X',
  "const int c = '\\'' + '\"'; // X",
];
const cProgram = (): Compiler['program'] => (seed) =>
  printed(seed, { head: (name) => `int ${name}(int a, int b) {`, end: '    return total;\n}' });

export const COMPILERS = {
  python: {
    needs: 'python3',
    ending: 'py',
    takes: byOne(
      'python3',
      '-W',
      'ignore',
      '-c',
      `import ast, json, sys
def ok(text):
    try:
        ast.parse(text)
        return 1
    except (SyntaxError, ValueError):
        return 0
print(json.dumps([ok(text) for text in json.load(sys.stdin)]))`,
    ),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, {
        head: (name) => `def ${name}(a, b):`,
        end: '    return total\n',
        expression: (text) => text,
        blocks: [':', 'else:', ''],
        ending: '',
      }),
    places: [
      '# X',
      `s = 'X'`,
      's = "X"',
      `s = '''X'''`,
      's = """X"""',
      `s = r'X'`,
      `s = r'\\X'`,
      `s = f'{1:X>5}'`,
      's = f"{1:X>5}"',
      `s = f'''{1:X>5}'''`,
      's = f"""{1:X>5}"""',
      `s = f'{{X}}'`,
      `s = f"{'X'}"`,
      `s = f'''{"X"}'''`,
      's = f"{1!r:X^9}"',
      `s = b'X'`,
      `s = 'a' \\\n    'X' # X`,
      `s = ('a' # X\n     'b')`,
      's = "\\\\" "X"',
      'import os # X',
      'from os import (path, # X\n    sep)',
    ],
    marks: [
      ...QUOTES,
      '#',
      '# \\',
      '\\',
      '#"""',
      "#'''",
      '(',
      '[',
      '{',
      '{{',
      '}',
      '"\'',
      `'"`,
      '\\\\',
      'f"',
      'import',
    ],
  },
  javascript: {
    ending: 'js',
    takes: (texts) => texts.map(compiles),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, { head: (name) => `function ${name}(a, b) {`, end: '}', expression: (text) => text }),
    places: [
      '// X',
      '/* X */',
      `s = 'X';`,
      's = "X";',
      's = `X`;',
      's = `${"X"}`;',
      's = `${`X`}`;',
      's = /X/;',
      's = /[X]/;',
      's = /\\X/g;',
      's = a / 2; // X /',
      's = function () {} / 2; /* X */',
      's = {} / 2; /* X */',
      's = (1) / 2; // X',
      's = [1] / 2; /* X */',
      's = a++ / 2; /* X */',
      'if (a) /X/.test(a);',
      'for (;false;) /X/.test(a);',
      '{} /X/.test(a);',
      's = () => {}\n/X/.test(a);',
      's = typeof /X/;',
      's = x => { return /X/ };',
      'l: /X/;',
      's = a ? /X/ : /b/;',
      's = `${{}}` + /X/;',
      's = `${() => { return `X` }}`;',
      '<!-- X',
      'a = 1\n--> X',
      'class A { static = 1 / 2; /* X */ }',
      's = a.if / 2; /* X */',
      's = "\\\nX";',
    ],
    marks: [
      ...QUOTES,
      '/',
      '/*',
      '*/',
      '//',
      '<!--',
      '${',
      '}',
      '\\',
      '[',
      ']',
      '[/]',
      '/`',
      '`/',
      '"/*',
      '#',
      '-->',
      '/["',
      '(',
      ')',
    ],
  },
  c: {
    needs: 'gcc',
    ending: 'c',
    takes: byFile('c', 'gcc', '-std=c11', '-w', '-fsyntax-only'),
    frame: ['int put(), take(), find(), size(), at();\nint count, total, item, rest;\n', ''],
    program: cProgram(),
    places: C_PLACES,
    marks: C_MARKS,
  },
  cpp: {
    needs: 'g++',
    ending: 'cpp',
    takes: byFile('cpp', 'g++', '-std=c++17', '-w', '-fsyntax-only'),
    frame: ['int put(...), take(...), find(...), size(...), at(...);\nint count, total, item, rest;\n', ''],
    program: cProgram(),
    places: [
      ...C_PLACES,
      'auto r = R"(X)";',
      'auto r = R"y(X)y";',
      'auto r = u8R"(X)";',
      '#if 0\nauto r = R"(X)";\n#endif',
      "auto n = 1'000'000; // X",
      "auto n = 0x1'0 + 'a'; /* X */",
      '#define STR(a) R"(X)"',
    ],
    marks: C_MARKS,
  },
  perl: {
    needs: 'perl',
    ending: 'pl',
    takes: byFile('pl', 'perl', '-c'),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, {
        head: (name) => `sub ${name} {`,
        end: '}',
        expression: dollars,
        assign: (to, value) => `$${to} = ${value}`,
      }),
    places: [
      '# X',
      `$s = 'X';`,
      '$s = "X";',
      '$s = q{X};',
      '$s = q(X);',
      '$s = qq<X>;',
      '$s = q#X#;',
      '$s =~ m{X};',
      '$s =~ /X/;',
      '$s =~ s/X/b/;',
      '$s =~ tr/X/b/;',
      '$h{X} = 1;',
      '$h{"X"} = 1; # X',
      '$s = $#a; # X',
      '$s = $a / 2; # X /',
      '$s = 1 << 2; # X',
      '$s = f / 2; # X /',
      '=pod\n\nX\n\n=cut',
      '$s = <<"E";\nX\nE',
      "$s = <<'E';\nX\nE",
      '$s = <<~E;\n  X\n  E',
      '$s = y / 2 / 3 /; # X',
      '$s = { s => "X", y => 1, q => 2, m => 3 };',
      '$s->s("X");',
      "$s = $'; # X",
      '$s = "@{[ \'X\' ]}";',
      'format STDOUT =\nX\n.',
      'sub y1 { $_[0] } # X',
      '$s = __PACKAGE__; # X',
    ],
    marks: [
      ...QUOTES,
      '#',
      '__END__',
      '__DATA__',
      '=pod',
      '\n=pod',
      '<<E',
      "<<'E'",
      '/',
      '{',
      '}',
      's',
      'q',
      'y',
      'm{',
      '$#',
      '\\',
      '(',
      'E',
      '?',
    ],
  },
  shell: {
    needs: 'bash',
    ending: 'sh',
    takes: byFile('sh', 'bash', '-n'),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, {
        head: (name) => `${name}() {`,
        end: '}',
        expression: (text) =>
          `$(( ${withoutIndexes(text).replaceAll(/\b(?:at|put|take|find|size)\(/g, '(')} ))`.replaceAll(
            '()',
            '(1)',
          ),
        assign: (to, value) => `${to}=${value}`,
        blocks: ['; do', 'else', 'done'],
        endOfIf: 'fi',
        ending: '',
      })
        .replaceAll(/^( *)if (.*); do$/gm, '$1if [ $2 ]; then')
        .replaceAll(/^( *)while (.*); do$/gm, '$1while [ $2 ]; do')
        .replaceAll(/^( +)\$\(\(/gm, '$1: $(('),
    places: [
      '# X',
      `s='X'`,
      's="X"',
      "s=$'X'",
      's=$"X"',
      'echo \\X',
      'echo a\\X',
      'echo a#X',
      's=${#X}',
      's=${a#X}',
      's=${a##"X"}',
      "s=${a%'X'}",
      's=${a/X/b}',
      's=${a:-X}',
      's=$(( 1 << 2 )) # X',
      's=$(echo "X")',
      's=`echo X`',
      "cat <<'E'\nX\nE",
      'cat <<E\nX\nE',
      'cat <<-E\n\tX\n\tE',
      'cat <<<X',
      "cat <<< 'X'",
      'case a in X) ;; esac',
      'case a in (X) ;; esac',
      '[[ a == X ]]',
      '[[ a =~ X ]]',
      'a=(X b)',
      'echo $# X',
      ': ${a+"X"}',
      'let "a = 1 << 2" # X',
      '(( a <<= 2 )) # X',
    ],
    marks: [
      ...QUOTES,
      '#',
      '\\#',
      '<<E',
      "<<'E'",
      '<<-E',
      '\\',
      '$(',
      ')',
      '${',
      '}',
      '$((',
      '`',
      '\\`',
      '((',
      '[[',
      'E',
    ],
  },
  java: {
    needs: 'javac',
    ending: 'java',
    takes: parsesJava,
    frame: ['class T {\nstatic int count, total, item, rest;\n', '}\n'],
    program: (seed) =>
      printed(seed, { head: (name) => `static int ${name}(int a, int b) {`, end: '    return total;\n}' }),
    places: [
      '/* X */',
      '/** X */',
      '// X',
      'String s = "X";',
      'String s = "\\\\X";',
      'String s = """\nX""";',
      'String s = """\n\\"""X""";',
      "char c = 'X';",
      "char c = '\\X';",
      "char c = '\"'; // X",
      'String s = "a" /* X */ + "b"; // X',
      'String s = "\\u0022 + \\u0022X";',
      '\\u002f* X *\\u002f',
      '\\u002f/ X',
      '@SuppressWarnings("X") int z;',
      'int z = 1 / 2; // X /',
    ],
    marks: [
      ...QUOTES,
      '/*',
      '*/',
      '//',
      '"""\n',
      '\\"""',
      '\\u0022',
      '\\u0027',
      '\\',
      "'\"'",
      '/* "',
      '{',
      '}',
      '(',
      '\\u005c"',
    ],
  },
  rust: {
    needs: 'rustc',
    ending: 'rs',
    takes: byFile('rs', 'rustc', '--crate-type', 'lib', '-Zparse-crate-root-only'),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, { head: (name) => `fn ${name}(a: i32, b: i32) -> i32 {`, end: '    total\n}' }),
    places: [
      '/* X */',
      '/* /* X */ */',
      '// X',
      '/// X\nfn z() {}',
      '//! X',
      'const S: &str = "X";',
      'const S: &str = r"X";',
      'const S: &str = r#"X"#;',
      'const S: &str = r##"X"##;',
      'const S: &[u8] = b"X";',
      "const C: char = 'X';",
      "const C: char = '\\X';",
      "const C: u8 = b'X';",
      "fn z<'a>(x: &'a str) {} // X",
      "fn z() { 'a: loop { break 'a; } } // X",
      '#[doc = "X"] fn z() {}',
      '#[doc = r"X"] fn z() {}',
      'macro_rules! z { (X) => {}; }',
      'macro_rules! z { ($x:tt) => { "X" }; }',
      '#[cfg(X)] fn z() {}',
      "const C: char = '\"'; // X",
    ],
    marks: [
      ...QUOTES,
      '/*',
      '*/',
      '//',
      '#"',
      '"#',
      'r#"',
      "'a",
      '#[',
      ']',
      '][',
      ']["',
      '\\',
      '{',
      '}',
      '(',
      '#![',
    ],
  },
  typescript: {
    ending: 'ts',
    takes: (texts) => texts.map(strips),
    frame: ['', ''],
    program: (seed) =>
      printed(seed, {
        head: (name) => `function ${name}(a: number, b: number): number {`,
        end: '}',
        expression: (text) => text,
      }),
    places: [
      '// X',
      '/* X */',
      `type A = 'X';`,
      'type A = `X`;',
      'type A = `${"X"}`;',
      'let s = <any>/X/;',
      'let s = a! / 2; // X /',
      'let s = f<number>(1) / 2; // X',
      'let s = (a as number) / 2; /* X */',
      'let s = x satisfies {} / 2;',
      "let s: Array<'X'> = [];",
      'enum E { A = 1 / 2 } /* X */',
      "declare module 'X';",
      "abstract class A { abstract 'X': number }",
      'let s = a < b / 2; // X /',
      'let s = a ?? /X/;',
    ],
    marks: [...QUOTES, '/', '/*', '//', '${', '}', '\\', '[', '[/]', '`/', '#', '<', '>', '(', ')'],
  },
} as const satisfies Readonly<Record<string, Compiler>>;

/** Each mark in each place. */
export function trapsOf({ places, marks }: Compiler): readonly string[] {
  return places.flatMap((place) => marks.map((mark) => place.replaceAll('X', () => mark)));
}
