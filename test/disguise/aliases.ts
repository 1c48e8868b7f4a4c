import { isText, type Language, lex, type Token } from './lexer.ts';
import { type Context, functionsOf, signatureOf } from './program.ts';
import { parse, print, statements } from './tree.ts';

/*
 * Other words for what the language or its library calls something: macros and type names in C++, functions of one's own
 * in Java, names for functions and objects in Python, JavaScript and C#.
 */

/** What is often met, and how it is said in another way: `NAME` stands for the new name. */
const WORDS: Readonly<Record<Exclude<Language, 'java'>, Readonly<Record<string, string>>>> = {
  cpp: {
    int: 'typedef int NAME;',
    double: 'typedef double NAME;',
    bool: 'typedef bool NAME;',
    string: '#define NAME string',
    vector: '#define NAME vector',
    return: '#define NAME return',
    for: '#define NAME for',
    while: '#define NAME while',
    if: '#define NAME if',
    else: '#define NAME else',
    cout: '#define NAME cout',
    cin: '#define NAME cin',
    endl: '#define NAME endl',
    push_back: '#define NAME push_back',
    size: '#define NAME size',
    max: '#define NAME max',
    min: '#define NAME min',
    break: '#define NAME break',
    long: '#define NAME long',
  },
  python: Object.fromEntries(
    'print range len int str list max min sorted sum abs map input enumerate set dict'
      .split(' ')
      .map((word) => [word, `NAME = ${word}`]),
  ),
  javascript: Object.fromEntries(
    'console Math Number String Array Object JSON parseInt parseFloat Map Set'
      .split(' ')
      .map((word) => [word, `const NAME = ${word};`]),
  ),
  csharp: {
    Console: 'using NAME = System.Console;',
    Math: 'using NAME = System.Math;',
    int: 'using NAME = System.Int32;',
    long: 'using NAME = System.Int64;',
    double: 'using NAME = System.Double;',
    string: 'using NAME = System.String;',
    bool: 'using NAME = System.Boolean;',
    String: 'using NAME = System.String;',
  },
};

function isPlain(all: readonly Token[], at: number, language: Language): boolean {
  let before = at - 1;
  while (all[before]?.kind === 'space') before -= 1;
  if (
    isText(all[before], '.', 'unsigned', 'long', 'short') &&
    (language !== 'cpp' || all[before]?.kind === 'word')
  ) {
    return false;
  }
  let after = at + 1;
  while (all[after]?.kind === 'space') after += 1;
  if (isText(all[after], 'long', 'int', 'main') && all[at]?.kind === 'word' && language === 'cpp') {
    return false;
  }
  return !(language === 'python' && isText(all[after], '='));
}

/** Other words for words of the language. */
export function aliased(text: string, context: Context): string {
  const { language, random, strength, fresh } = context;
  if (language === 'java') return javaAliased(text, context);
  const all = lex(text, language);
  const table = new Map<string, { name: string; line: string }>();
  for (const [word, line] of Object.entries(WORDS[language])) {
    const isUsed = all.some(
      (token, at) => token.kind === 'word' && token.text === word && isPlain(all, at, language),
    );
    if (!isUsed || random.next() > strength) continue;
    const name = fresh();
    table.set(word, { name, line: line.replace('NAME', name) });
  }
  const body = all
    .map((token, at) =>
      token.kind === 'word' && isPlain(all, at, language)
        ? (table.get(token.text)?.name ?? token.text)
        : token.text,
    )
    .join('');
  const lines = [...table.values()].map(({ line }) => line);
  const [head, tail] = split(body, language);
  return `${head}${lines.join('\n')}\n${tail}`;
}

/** Where aliases can stand: behind what is included, imported and used. */
function split(text: string, language: Language): [string, string] {
  const pattern = {
    cpp: /^[ \t]*(?:#[ \t]*include\b|using namespace\b)[^\n]*\n/gm,
    python: /^(?:import|from) [^\n]*\n/gm,
    javascript: /^['"]use strict['"];?\n/gm,
    csharp: /^using [^\n]*;[ \t]*\n/gm,
    java: /^import [^\n]*\n/gm,
  }[language];
  const last = [...text.matchAll(pattern)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length;
  return [text.slice(0, end), text.slice(end)];
}

/** Calls of the library that a function of one's own can stand for; `NAME` is its name. */
const CALLS: readonly { readonly call: RegExp; readonly by: string; readonly made: string }[] = [
  {
    call: /\bSystem\s*\.\s*out\s*\.\s*println\s*\((?!\s*\))/g,
    by: 'NAME(',
    made: 'static void NAME(Object line) { System.out.println(line); }',
  },
  {
    call: /\bSystem\s*\.\s*out\s*\.\s*print\s*\(/g,
    by: 'NAME(',
    made: 'static void NAME(Object text) { System.out.print(text); }',
  },
  {
    call: /\b([a-z]\w*)\s*\.\s*nextInt\s*\(\s*\)/g,
    by: 'NAME($1)',
    made: 'static int NAME(java.util.Scanner source) { return source.nextInt(); }',
  },
  {
    call: /\b([a-z]\w*)\s*\.\s*nextLong\s*\(\s*\)/g,
    by: 'NAME($1)',
    made: 'static long NAME(java.util.Scanner source) { return source.nextLong(); }',
  },
  {
    call: /\b([a-z]\w*)\s*\.\s*next\s*\(\s*\)/g,
    by: 'NAME($1)',
    made: 'static String NAME(java.util.Scanner source) { return source.next(); }',
  },
  {
    call: /\bInteger\s*\.\s*parseInt\s*\(/g,
    by: 'NAME(',
    made: 'static int NAME(String text) { return Integer.parseInt(text); }',
  },
  {
    call: /\bMath\s*\.\s*max\s*\(/g,
    by: 'NAME(',
    made: 'static int NAME(int a, int b) { return Math.max(a, b); } static long NAME(long a, long b) { return Math.max(a, b); }',
  },
  {
    call: /\bMath\s*\.\s*min\s*\(/g,
    by: 'NAME(',
    made: 'static int NAME(int a, int b) { return Math.min(a, b); } static long NAME(long a, long b) { return Math.min(a, b); }',
  },
  {
    call: /\b([a-z]\w*)\s*\.\s*charAt\s*\(/g,
    by: 'NAME($1, ',
    made: 'static char NAME(String text, int at) { return text.charAt(at); }',
  },
];

function javaAliased(text: string, { random, strength, fresh }: Context): string {
  let changed = text;
  const made: string[] = [];
  for (const { call, by, made: lines } of CALLS) {
    if (random.next() > strength || !call.test(text)) continue;
    const name = fresh();
    changed = changed.replaceAll(call, by.replace('NAME', name));
    made.push(lines.replaceAll('NAME', name));
  }
  const tree = parse(changed, 'java');
  const owner = tree.find(
    ({ kind, body }) =>
      kind === 'class' && functionsOf(body ?? []).some(({ head }) => signatureOf(head)?.name === 'main'),
  );
  if (owner?.body === undefined || made.length === 0) return text;
  owner.body.push(...made.flatMap((line) => statements('java', line)));
  return print(tree, 'java');
}
