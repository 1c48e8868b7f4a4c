import { describe, expect, it } from 'vitest';
import { programs } from './generated-programs.ts';
import { randomFrom } from '../random.ts';
import type { EngineFile } from '../../src/engine/api.ts';
import { LEAST_CHARACTERS } from '../../src/engine/evaluated-text.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { analyse, javaPrograms, PYTHON } from './programs.ts';
import { linesOf, tokensOf } from './tokens-of.ts';

const encoder = new TextEncoder();

const JAVASCRIPT = `function readRows(text) {
  const rows = [];
  for (const line of text.split("\\n")) {
    const cells = line.trim().split(",");
    if (cells.length === 3) {
      rows.push({ name: cells[0], price: Number(cells[1]), count: Number(cells[2]) });
    }
  }
  return rows;
}

function totals(rows) {
  const sums = new Map();
  for (const { name, price, count } of rows) {
    sums.set(name, (sums.get(name) ?? 0) + price * count);
  }
  return sums;
}

function best(sums, limit) {
  const chosen = [];
  for (const [name, value] of [...sums].sort((a, b) => b[1] - a[1])) {
    if (value > limit && chosen.length < 10) {
      chosen.push(name);
    } else if (value <= 0) {
      console.log("nothing for", name);
    }
  }
  return chosen;
}
`;

const ORIGINALS = {
  java: javaPrograms(1, 31)[0] as string,
  c: programs(1, 'cpp', randomFrom(31), 0)[0] as string,
  py: PYTHON,
  js: JAVASCRIPT,
} as const;
type Ending = keyof typeof ORIGINALS;

/** Similarity of an original with one file. */
function similarity(ending: Ending, copy: EngineFile, original = ORIGINALS[ending]): number {
  const { pairs, submissions } = analyse([
    { id: 1, role: 'submission', files: [{ path: `main.${ending}`, bytes: encoder.encode(original) }] },
    { id: 2, role: 'submission', files: [copy] },
  ]);
  expect(submissions.map(({ leftOut }) => leftOut)).toEqual([[], []]);
  const [pair] = pairs;
  return pair === undefined ? 0 : averageSimilarity(pair);
}

function textFile(path: string, text: string): EngineFile {
  return { path, bytes: encoder.encode(text) };
}

const unit = (letter: string, width: number): string =>
  letter.charCodeAt(0).toString(16).padStart(width, '0');
/** Each word of letters is changed; words in quotes and after `#` are not. */
const inWords = (text: string, change: (word: string) => string): string =>
  text.replaceAll(/"(?:[^"\\\n]|\\.)*"|#.*|\b[A-Za-z]{2,}\b/g, (found) =>
    /^[A-Za-z]/.test(found) ? change(found) : found,
  );
const spliced = (word: string): string => `${word.slice(0, 1)}\\\n${word.slice(1)}`;
const withMark =
  (mark: string) =>
  (word: string): string =>
    `${word.slice(0, 1)}${mark}${word.slice(1)}`;
/** UTF-7 of what the letters are. */
const utf7 = (text: string, what = /\w+/g): string =>
  text.replaceAll(what, (word) => {
    const bytes = Array.from(word, (letter) => [0, letter.charCodeAt(0)]).flat();
    return `+${Buffer.from(bytes).toString('base64').replaceAll('=', '')}-`;
  });
const DEAD = 'int spare(int a) { if (a > 3) { return a * 2; } while (a < 9) { a++; } return a; }\n';
const TRIGRAPHS: Readonly<Record<string, string>> = {
  '{': '??<',
  '}': '??>',
  '[': '??(',
  ']': '??)',
  '#': '??=',
  '|': '??!',
};
const DIGRAPHS: Readonly<Record<string, string>> = { '{': '<%', '}': '%>', '[': '<:', ']': ':>', '#': '%:' };
const OPERATORS: Readonly<Record<string, string>> = {
  '&&': ' and ',
  '||': ' or ',
  '!=': ' not_eq ',
};

/** [what was done, ending, the copy] */
const DISGUISES: readonly (readonly [string, Ending, (text: string) => string])[] = [
  ...(['java', 'c', 'py', 'js'] as const).flatMap(
    (ending): readonly (readonly [string, Ending, (text: string) => string])[] => [
      [
        'a long comment behind it',
        ending,
        (text) => `${text}${ending === 'py' ? '#' : '//'}${'x'.repeat(30_000)}\n`,
      ],
      ['trailing blanks', ending, (text) => text.replaceAll('\n', `${' '.repeat(900)}\n`)],
      ['a zero-width space in each word', ending, (text) => inWords(text, withMark('\u200b'))],
      ['a soft hyphen in each word', ending, (text) => inWords(text, withMark('\u00ad'))],
      ['a word joiner in each word', ending, (text) => inWords(text, withMark('\u2060'))],
      ['a tag character in each word', ending, (text) => inWords(text, withMark('\u{e0041}'))],
      ['a control character in each word', ending, (text) => inWords(text, withMark('\u0001'))],
      ['a variation selector in each word', ending, (text) => inWords(text, withMark('\ufe0f'))],
    ],
  ),
  ...(['java', 'c', 'js'] as const).map((ending): readonly [string, Ending, (text: string) => string] => [
    'all of it on one line',
    ending,
    (text) => text.replaceAll(/^\s*#.*$/gm, '').replaceAll(/\s*\n\s*/g, ' '),
  ]),
  [
    'escapes for all letters',
    'java',
    (text) => text.replaceAll(/[A-Za-z]/g, (letter) => `\\u${unit(letter, 4)}`),
  ],
  [
    'escapes of many u',
    'java',
    (text) => text.replaceAll(/[A-Za-z]/g, (letter) => `\\uuuu${unit(letter, 4)}`),
  ],
  [
    'escapes for all brackets',
    'java',
    (text) => text.replaceAll(/[(){};]/g, (mark) => `\\u${unit(mark, 4)}`),
  ],
  [
    'an escaped line end that ends a comment',
    'java',
    (text) => text.replaceAll(/^(.+)$/gm, '// x \\u000a $1'),
  ],
  ['an escaped end of a comment', 'java', (text) => text.replaceAll(/^(.+)$/gm, '/* x \\u002a\\u002f $1')],
  ['escaped surrogates in a comment', 'java', (text) => `// \\ud83d\\ude00\n${text}`],
  [
    'names with escapes',
    'js',
    (text) => text.replaceAll('rows', '\\u{72}ows').replaceAll('sums', 's\\u0075ms'),
  ],
  ['a joiner in names', 'js', (text) => text.replaceAll('rows', 'ro\u200dws')],
  ['byte-order marks for blanks', 'js', (text) => text.replaceAll(' ', '\ufeff')],
  ['line separators that end comments', 'js', (text) => text.replaceAll(/^(.+)$/gm, '// x \u2028 $1')],
  ['words over two lines', 'c', (text) => inWords(text, spliced)],
  [
    'words over two lines with a blank',
    'c',
    (text) => inWords(text, (word) => spliced(word).replace('\\', '\\ ')),
  ],
  [
    'words over two lines with a tab',
    'c',
    (text) => inWords(text, (word) => spliced(word).replace('\\', '\\\t')),
  ],
  ['trigraphs', 'c', (text) => text.replaceAll(/[{}[\]#|]/g, (mark) => TRIGRAPHS[mark] ?? mark)],
  [
    'words over two lines by trigraphs',
    'c',
    (text) => inWords(text, (word) => spliced(word).replace('\\', '??/')),
  ],
  ['a trigraph at the end of comments', 'c', (text) => text.replaceAll(/^(.+)$/gm, '// x ??/\n$1')],
  ['digraphs', 'c', (text) => text.replaceAll(/[{}[\]#]/g, (mark) => DIGRAPHS[mark] ?? mark)],
  ['operators as words', 'c', (text) => text.replaceAll(/&&|\|\||!=/g, (mark) => OPERATORS[mark] ?? mark)],
  ...['#if 0 || 1', '#if 0 == 0', '#if 0 \\\n+1', '#if 0/**/|| 1', '#if 0+1', '#if 00 + 1', '#ifdef X'].map(
    (condition): readonly [string, Ending, (text: string) => string] => [
      `${condition.replace('\n', '⏎')} around it`,
      'c',
      (text) => `${condition}\n${text}\n#endif\n`,
    ],
  ),
  [
    'an end of what is dead behind a comment',
    'c',
    (text) => `#if 0\n/* x */ #endif\n${text}\n#if 0\n#endif\n`,
  ],
  ['an end of what is dead in two words', 'c', (text) => `#if 0\n#/**/end\\\nif\n${text}\n#if 0\n#endif\n`],
  [
    'a start in a comment in what is dead',
    'c',
    (text) => `#if 0\n/*\n#if 1\n*/\n#endif\n${text}\n#if 0\n#endif\n`,
  ],
  ['a comment in a string of a directive', 'c', (text) => `#pragma x "/*"\n${text}/* */\n`],
  ['UTF-7', 'py', (text) => `# coding: utf-7\n${utf7(text)}`],
  ['UTF-7 with its line ends', 'py', (text) => `# coding: utf_7\n${utf7(text, /\w+|\n/g)}`],
  [
    'escapes by its encoding',
    'py',
    (text) =>
      `# coding: unicode_escape\n${text
        .replaceAll('\\', '\\\\')
        .replaceAll(/[a-z]/g, (letter) => `\\x${unit(letter, 2)}`)
        .replaceAll('\n', '\\n')}`,
  ],
  [
    'each line behind an import',
    'py',
    (text) => text.replaceAll(/^( +)(\w+(?:\[\w+\])? [+=].*|return.*|rows\.append.*)$/gm, '$1import os; $2'),
  ],
];

describe('a copy that a compiler reads and a reader does not', () => {
  it.each(DISGUISES)('%s (%s)', (_what, ending, disguise) => {
    const original = ORIGINALS[ending];
    const copy = disguise(original);
    expect(copy).not.toBe(original);
    expect(similarity(ending, textFile(`main.${ending}`, copy))).toBeGreaterThanOrEqual(95);
  });

  it.each(['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('in %s, with and without a mark', (encoding) => {
    const wide = encoding.startsWith('utf-32') ? 4 : 2;
    for (const mark of ['', '\ufeff']) {
      const letters = Array.from(`${mark}${PYTHON}`);
      const view = new DataView(new ArrayBuffer(letters.length * wide));
      for (const [at, letter] of letters.entries()) {
        const code = letter.codePointAt(0) ?? 0;
        if (wide === 4) view.setUint32(at * 4, code, encoding.endsWith('le'));
        else view.setUint16(at * 2, code, encoding.endsWith('le'));
      }
      expect(similarity('py', { path: 'main.py', bytes: new Uint8Array(view.buffer) })).toBeGreaterThan(99);
    }
  });

  it('in EBCDIC', () => {
    // The letters, digits and signs of code page 037 that it has.
    const ebcdic = new Map(
      Object.entries({
        0x81: 'abcdefghi',
        0x91: 'jklmnopqr',
        0xa2: 'stuvwxyz',
        0xc0: '{ABCDEFGHI',
        0xd0: '}JKLMNOPQR',
      })
        .concat(
          Object.entries({ 0xe2: 'STUVWXYZ', 0xf0: '0123456789', 0x4b: '.<(+|&', 0x5a: '!$*);', 0x60: '-/' }),
        )
        .concat(
          Object.entries({ 0x6b: ',%_>?', 0x7a: ':#@\'="', 0xba: '[]', 0x25: '\n', 0x40: ' ', 0xe0: '\\' }),
        )
        .flatMap(([from, signs]) => Array.from(signs, (sign, at) => [sign, Number(from) + at] as const)),
    );
    const bytes = Uint8Array.from(ORIGINALS.java, (sign) => ebcdic.get(sign) ?? 0x6f);
    expect(similarity('java', { path: 'main.java', bytes })).toBeGreaterThan(99);
  });

  it('in a damaged notebook, or one that is none', () => {
    const cells = PYTHON.split('\n\n\n').map((code) => ({
      cell_type: 'code',
      execution_count: null,
      metadata: {},
      outputs: [],
      source: `${code}\n`.split(/(?<=\n)/),
    }));
    const text = { cell_type: 'markdown', metadata: {}, source: ['for x in range(9):\n', '    y = 1\n'] };
    const whole = JSON.stringify({ cells: [text, ...cells], metadata: {}, nbformat: 4 }, null, 1);
    for (const notebook of [
      whole,
      `${whole},`,
      whole.replace('"metadata": {}', '"metadata": NaN,'),
      whole.slice(0, -40),
      PYTHON,
      whole.replace(/\[\n\s+"def read[^\]]*\]/, JSON.stringify(PYTHON.split('\n\n\n')[0])).concat(','),
    ]) {
      expect(similarity('py', textFile('main.ipynb', notebook))).toBeGreaterThanOrEqual(90);
    }
  });

  it('behind a PHP comment that its end tag ends', () => {
    const php = `<?php\n${JAVASCRIPT.replaceAll(/\b(const|let) /g, '')}`;
    const [head = '', ...lines] = php.split('\n');
    const hidden = [head, ...lines.map((line) => `// x ?><?php ${line}`)].join('\n');
    const { pairs } = analyse([
      { id: 1, role: 'submission', files: [textFile('a.php', php)] },
      { id: 2, role: 'submission', files: [textFile('a.php', hidden)] },
    ]);
    expect(pairs.map(averageSimilarity)).toEqual([100]);
  });
});

describe('what is dead stays dead', () => {
  it.each([
    ['#if 0', `#if 0\n${DEAD.repeat(5)}#endif\n`],
    ['#if 0 with a comment', `#if 0 /* off */ // x\n${DEAD.repeat(5)}#endif\n`],
    ['# /**/ if 0', `# /**/ if 0\n${DEAD.repeat(5)}# endif\n`],
    ['%:if 0', `%:if 0\n${DEAD.repeat(5)}%:endif\n`],
    ['#if 0 with another inside', `#if 0\n#if 1\n${DEAD}#endif\n${DEAD.repeat(5)}#endif\n`],
    ['a joined comment', `// x \\\n${DEAD.trim()}\n`],
  ])('%s', (_what, dead) => {
    expect(tokensOf('a.c', `${dead}int x;`)).toBe('ID ID ;');
  });

  it('and the other branch is live', () => {
    expect(tokensOf('a.c', '#if 0\na b c\n#else\nx = 1;\n#endif\n')).toBe('ID = NUM ;');
    expect(tokensOf('a.c', '#if 0\na b c\n#elif 1\nx = 1;\n#endif\n')).toBe('ID = NUM ;');
  });
});

describe('what is undone keeps the lines of the file', () => {
  it.each([
    ['a.c', 'i\\\nn\\\nt a;\nb;', [1, 3, 3, 4, 4]],
    ['a.c', 'a; \\\n\\\nb;\n// x \\\ny\nc;', [1, 1, 3, 3, 6, 6]],
    ['a.java', 'a;\\u000ab;\nc;', [1, 1, 1, 1, 2, 2]],
    ['a.js', 'a;\u2028b;\nc;', [1, 1, 1, 1, 2, 2]],
    ['a.py', '# coding: utf-7\na = 1+AAo-b = 2\nc = 3', [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]],
    ['a.sh', 'wh\\\nile a\nb', [1, 2, 2, 3]],
  ] as const)('%s %s', (path, text, lines) => {
    expect(linesOf(path, text)).toEqual(lines);
  });

  it('in the fragments and in the functions', () => {
    const copy = inWords(ORIGINALS.c, spliced);
    const { pairs, submissions } = analyse([
      { id: 1, role: 'submission', files: [textFile('a.c', copy)] },
      { id: 2, role: 'submission', files: [textFile('a.c', ORIGINALS.c)] },
    ]);
    const last = copy.trimEnd().split('\n').length;
    expect(pairs[0]?.fragments.at(-1)?.lineEnd).toBe(last);
    const lengths = submissions.map(({ quality }) =>
      Math.max(0, ...(quality?.worst ?? []).map(({ lineEnd }) => lineEnd)),
    );
    expect(lengths[0]).toBeGreaterThan(lengths[1] as number);
    expect(lengths[0]).toBeLessThanOrEqual(last);
  });
});

describe('what only looks like it', () => {
  it.each([
    ['an escaped backslash', 'a.java', String.raw`String s = "\\u0022;"; int x;`, 'ID ID = STR ; ID ID ;'],
    ['an escape in a string', 'a.js', String.raw`f("\u0022", 1)`, 'ID ( STR , NUM )'],
    ['scope in an argument', 'a.cpp', 'a<::b> c;', 'ID < :: ID > ID ;'],
    ['a name like an import', 'a.dart', 'part = f(1);', 'ID = ID ( NUM ) ;'],
    ['a member like an import', 'a.dart', 'part.f(1);', 'ID . ID ( NUM ) ;'],
    ['a resource', 'a.cs', 'using (var a = f()) { b(); }', 'using ( ID ID = ID ( ) ) { ID ( ) ; }'],
    ['a directive', 'a.cs', 'using A = B.C;\nusing static X.Y;\nx = 1;', 'ID = NUM ;'],
    ['a statement behind an import', 'a.kt', 'import a.b; x = 1', 'ID = NUM'],
    ['a statement behind clear', 'a.m', 'clc; clear all; x = 1;', 'ID = NUM ;'],
    [
      'a quote that fills',
      'a.py',
      `a = f"""{1:'>5}"""\nb = f'{c:{d["x"]}}'\ne = 1`,
      'ID = STR NEWLINE ID = STR NEWLINE ID = NUM NEWLINE',
    ],
    ['a slice in a field', 'a.py', `a = f"{b[1:'x']}"\nc = 1`, 'ID = STR NEWLINE ID = NUM NEWLINE'],
    ['a bracket in a comment', 'a.py', 'import a # (\nx = 1', 'ID = NUM NEWLINE'],
    ['a backslash in a comment', 'a.py', 'import a # \\\nx = 1', 'ID = NUM NEWLINE'],
    ['a comment of pages', 'a.js', '<!-- `\nx = 1;', 'ID = NUM ;'],
    ['a key like the end', 'a.perl.pm', '$h{__DATA__} = 1;', 'ID { ID } = NUM ;'],
    ['an escaped quote', 'a.sh', 'x \\"\ny', 'ID NEWLINE ID'],
    [
      'variables like quotes',
      'a.rb',
      `a = $' + $"\nb = $\` + $/\nc = 1 # '`,
      'ID = ID + ID NEWLINE ID = ID + ID NEWLINE ID = NUM',
    ],
    [
      'variables like quotes',
      'a.pl',
      `$a = $~ . $< . $+{b};\n*" = *c;\n$d = 2 * "e";`,
      'ID = ID . ID . ID { ID } ; ID = * ID ; ID = NUM * STR ;',
    ],
    ['a shift', 'a.rb', 'a <<-X\nb = 1', 'ID << - ID NEWLINE ID = NUM'],
    ['imports in a row', 'a.py', 'import a; import b; from c import d\nx = 1', 'ID = NUM NEWLINE'],
  ] as const)('%s (%s)', (_what, path, text, tokens) => {
    expect(tokensOf(path, text)).toBe(tokens);
  });

  it('leaves honest programs as different as they were', () => {
    const [one = '', other = ''] = javaPrograms(2, 32);
    const before = similarity('java', textFile('main.java', other), one);
    for (const change of [
      (text: string): string => `\ufeff${text}`,
      (text: string): string => `// größer → ${'x'.repeat(300)} \\u0041\n${text}`,
      (text: string): string => text.replaceAll('\n', '\r\n'),
    ]) {
      expect(similarity('java', textFile('main.java', change(other)), one)).toBeLessThanOrEqual(before + 1);
    }
  });
});

describe('a program that stands in strings', () => {
  const filler = (ending: 'py' | 'js', times: number): string =>
    Array.from({ length: times }, (_, at) =>
      ending === 'py'
        ? `def own${at}(a, b):\n    if a > b:\n        return a * ${at}\n    return own(b, a) + ${at}\n`
        : `function own${at}(a, b) {\n  if (a > b) {\n    return a * ${at};\n  }\n  return own(b, a) + ${at};\n}\n`,
    ).join('');
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const hex = (text: string): string =>
    Array.from(text)
      .map((letter) => `\\x${unit(letter, 2)}`)
      .join('');

  /** Of letters of ASCII: `105, 109, …` or `0x69, 0x6d, …`. */
  const numbers = (text: string, radix: 10 | 16 = 10): string =>
    Array.from(text)
      .map((letter) => `${radix === 16 ? '0x' : ''}${(letter.codePointAt(0) ?? 0).toString(radix)}`)
      .join(', ');

  /** [what was done, path, text] */
  const unreadable = [
    ['exec of a string', 'a.py', `exec(${JSON.stringify(PYTHON)})\n`],
    ['exec of base64', 'a.py', `import base64\nexec(base64.b64decode("${base64(PYTHON)}"))\n`],
    ['exec of escapes', 'a.py', `exec("${hex(PYTHON)}")\n`],
    [
      'exec of pieces',
      'a.py',
      `s = ""\n${PYTHON.split('\n')
        .map((line) => `s += ${JSON.stringify(`${line}\n`)}\n`)
        .join('')}exec(s)\n`,
    ],
    [
      'exec of a list of pieces',
      'a.py',
      `exec("".join([${PYTHON.match(/[^]{1,30}/g)
        ?.map((piece) => JSON.stringify(piece))
        .join(', ')}]))\n`,
    ],
    [
      'exec of pieces that are appended',
      'a.py',
      `p = []\n${PYTHON.match(/[^]{1,60}/g)
        ?.map((piece) => `p.append(${JSON.stringify(piece)})\n`)
        .join('')}exec("".join(p))\n`,
    ],
    [
      'exec of a program that is mostly comments',
      'a.py',
      `exec(${JSON.stringify(PYTHON.replaceAll('\n', `\n# ${'here the next number is looked at '.repeat(9)}\n`))})\n`,
    ],
    ['exec of letters by their numbers', 'a.py', `exec(bytes([${numbers(PYTHON)}]).decode())\n`],
    [
      'a shell with letters by their numbers',
      'a.cpp',
      `#include <cstdlib>\nconst char text[] = {${numbers(PYTHON, 16)}, 0};\nint main() { return system(text); }\n`,
    ],
    ['eval of a template', 'a.js', `eval(\`${JAVASCRIPT}\`);\n`],
    ['eval of a template with a value', 'a.js', `eval(\`${JAVASCRIPT}\${''}\`);\n`],
    ['a function of a string', 'a.js', `new Function(${JSON.stringify(JAVASCRIPT)})();\n`],
    ['eval of base64', 'a.js', `eval(atob("${base64(JAVASCRIPT)}"));\n`],
    ['a constructor', 'a.js', `[].constructor.constructor("${hex(JAVASCRIPT)}")();\n`],
    ['Python by a shell', 'a.sh', `python3 -c '${PYTHON.replaceAll("'", '"')}'\n`],
  ] as const;

  it.each(unreadable)('is told and has no numbers: %s (%s)', (_what, path, text) => {
    const own = path.endsWith('.sh') ? '' : filler(path.endsWith('.py') ? 'py' : 'js', 2);
    for (const whole of [text, own + text]) {
      const [only] = analyse([{ id: 1, role: 'submission', files: [textFile(path, whole)] }], {
        ai: true,
      }).submissions;
      expect(only).toMatchObject({ comparability: 'unreadable', ai: null, quality: null, peer: 0 });
      expect(only?.remarks).toEqual([{ path, code: 'evaluates-text' }]);
    }
  });

  it('is told where there is more code of its own', () => {
    for (const [, path, text] of unreadable.filter(([, name]) => !name.endsWith('.sh'))) {
      const own = filler(path.endsWith('.py') ? 'py' : 'js', 200);
      const [only] = analyse([
        { id: 1, role: 'submission', files: [textFile(path, own + text)] },
      ]).submissions;
      expect([only?.comparability, only?.remarks.map(({ code }) => code)]).toEqual([
        'compared',
        ['evaluates-text'],
      ]);
    }
  });

  it('flags no two of them for being alike', () => {
    const { submissions, clusters } = analyse(
      [PYTHON, PYTHON.replaceAll('name', 'nom')].map((text, id) => ({
        id,
        role: 'submission',
        files: [
          textFile(
            'a.py',
            Array.from(text)
              .map((letter) => `s += "\\x${unit(letter, 2)}"\n`)
              .join('')
              .concat('exec(s)\n'),
          ),
        ],
      })),
    );
    expect(submissions.map(({ comparability, peer }) => [comparability, peer])).toEqual([
      ['unreadable', 0],
      ['unreadable', 0],
    ]);
    expect(clusters).toEqual([]);
  });

  it('is told where its own comments are run', () => {
    const comment = `"""\n${PYTHON.replaceAll('"', "'")}"""\n`;
    for (const text of [
      `${comment}exec(__doc__)\n`,
      `${comment}exec(open(__file__).read().split("'")[1])\n`,
    ]) {
      const [only] = analyse([{ id: 1, role: 'submission', files: [textFile('a.py', text)] }]).submissions;
      expect(only?.remarks).toEqual([{ path: 'a.py', code: 'evaluates-text' }]);
    }
  });

  it('is told from 200 letters by their numbers on, and of no other numbers', () => {
    const told = (values: readonly number[]): boolean => {
      const text = `exec(bytes([${values.join(', ')}]))\n${filler('py', 20)}`;
      const [only] = analyse([{ id: 1, role: 'submission', files: [textFile('a.py', text)] }]).submissions;
      return only?.remarks.length === 1;
    };
    const letters = (count: number): number[] => Array.from({ length: count }, (_, at) => 97 + (at % 26));
    expect(told(letters(LEAST_CHARACTERS))).toBe(true);
    expect(told(letters(LEAST_CHARACTERS - 1))).toBe(false);
    expect(told(letters(900).map((value) => value + 100))).toBe(false);
    expect(told([...letters(LEAST_CHARACTERS - 1), ...letters(400).map((value) => value + 100)])).toBe(false);
  });

  it.each([
    [
      'eval of what is read',
      'a.py',
      `x = eval(input("${'Give a number between one and ten, please. '.repeat(9)}"))\n`,
    ],
    ['long strings without it', 'a.py', `TEXT = ${JSON.stringify(PYTHON)}\nprint(TEXT)\n`],
    ['words in a list', 'a.py', `WORDS = [${'"eval", "exec", "(a;b)", '.repeat(40)}]\n`],
    ['words in a comment', 'a.js', `// eval\nconst a = ${JSON.stringify(JAVASCRIPT)};\n`],
    [
      'results that are printed',
      'a.c',
      `int main() {\n${Array.from({ length: 30 }, (_, at) => `printf("result = %d\\n", a${at});\n`).join('')}system("pause");\n}\n`,
    ],
    [
      'a long text',
      'a.py',
      `x = eval(input())\nprint("""${'If all goes well (for most), return the book later.\nFor each day: pay.\n'.repeat(20)}""")\n`,
    ],
    [
      'pauses',
      'a.c',
      `int main() { ${'printf("Press a key to go on, or leave by another.\\n"); system("pause"); '.repeat(9)}}`,
    ],
    ['blocks of Perl', 'a.pl', `eval { f("${'(a;b)'.repeat(99)}") };\n`],
  ] as const)('is not told of %s (%s)', (_what, path, text) => {
    const [only] = analyse([{ id: 1, role: 'submission', files: [textFile(path, text)] }]).submissions;
    expect(only?.remarks).toEqual([]);
  });

  it('and letters that are escapes are told, a few are not', () => {
    const remarks = (text: string): readonly string[] =>
      analyse([{ id: 1, role: 'submission', files: [textFile('A.java', text)] }]).submissions[0]?.remarks.map(
        ({ code }) => code,
      ) ?? [];
    const escaped = (text: string): string =>
      text.replaceAll(/[A-Za-z]/g, (letter) => `\\u${unit(letter, 4)}`);
    expect(remarks(escaped(ORIGINALS.java))).toEqual(['escaped']);
    expect(remarks(ORIGINALS.java.replaceAll('"', `"${escaped('abcdefg')}`))).toEqual([]);
  });
});
