import { blanked } from './blanked.ts';
import { BEFORE_WORD, OF_FUNCTION } from './contextual.ts';
import type { LanguageFamily } from './language-family.ts';
import type { LexicalRules } from './lexical-rules.ts';
import { C_CONTROL, PLAIN } from './plain.ts';
import { scriptsOf } from './scripts.ts';

/** It stands between a value and one of these. */
export const BEFORE_OPERAND = /[ \t]+(?:[\w$"'`{[(<#\u0080-\uffff]|-\d)/y;
/** A word, or what else begins a member of a class. */
const BEFORE_MEMBER = new RegExp(String.raw`${BEFORE_WORD.source}|[ \t]*(?:[#{]|\*[\w[])|[ \t]+[[(]`, 'y');

const RULES: LexicalRules = {
  ...PLAIN,
  tokenizer: 'javascript',
  words: {
    kept: `${C_CONTROL} in of try catch finally throw new class extends super this function typeof instanceof
      delete void yield await with debugger export import
      interface enum namespace type implements keyof as satisfies is infer declare module`,
    dropped: 'async static public private protected readonly abstract override',
    constants: 'true false null undefined',
    same: { let: 'var let const', '==': '===', '!=': '!==' },
  },
  contextual: [
    ['interface enum namespace type implements keyof infer declare module', BEFORE_WORD],
    ['static public private protected readonly abstract override', BEFORE_MEMBER],
    ['async', OF_FUNCTION],
    ['of as satisfies is', BEFORE_OPERAND],
  ],
  wordStart: '$',
  wordPart: '$',
  operators:
    '=== !== == != <= >= && || ?? ++ -- => ... ?. += -= *= /= %= **= ** <<= >>= >>>= &= |= ^= &&= ||= ??= << >> >>>',
};
const TYPESCRIPT: LexicalRules = { ...RULES, tokenizer: 'typescript' };
const PAGE: LexicalRules = { ...RULES, prepare: scriptsOf };
const COMPONENT: LexicalRules = { ...RULES, tokenizer: 'component' };
/** What stands before the code of Astro's server: no tag, and nothing of the page that is computed. */
const BEFORE_FRONT = /^(?:[^<{]|<!--(?:(?!-->)[^])*-->)*?---/;
/** The end of that code, or what `---` may stand in without ending it. What has no end is taken as well: else each mark in it would be tried. */
const IN_FRONT =
  /---|\/\/.*|\/\*[^]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?|(?<=[=(,:!&|?{};\n]\s{0,9})\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]?|[^/\\\n[])+\/?/g;
/** Between its first two `---` stands code of the server, without tags. */
const ASTRO: LexicalRules = {
  ...TYPESCRIPT,
  prepare: (text) => {
    const from = BEFORE_FRONT.exec(text)?.[0].length ?? 0;
    if (from === 0) return scriptsOf(text);
    let to = text.length;
    for (const { 0: found, index } of text.slice(from).matchAll(IN_FRONT)) {
      if (found !== '---') continue;
      to = from + index;
      break;
    }
    return blanked(text.slice(0, from)) + text.slice(from, to) + scriptsOf(text.slice(to));
  },
};

export const JAVASCRIPT: LanguageFamily = {
  ...RULES,
  languages: [
    { id: 38, language: 'HTML+JS', extensions: ['html', 'htm', 'vue', 'svelte', 'astro', 'js', 'mjs'] },
    { id: 39, language: 'JavaScript', extensions: ['js', 'mjs', 'cjs', 'jsx'] },
    {
      id: 100,
      language: 'TypeScript',
      extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte', 'astro'],
    },
  ],
  byEnding: {
    ts: TYPESCRIPT,
    mts: TYPESCRIPT,
    cts: TYPESCRIPT,
    html: PAGE,
    htm: PAGE,
    vue: COMPONENT,
    svelte: COMPONENT,
    astro: ASTRO,
  },
  interpreter: /\b(?:node|deno|bun)\b/,
  hasBraces: true,
  hasBareBranches: true,
  hasOptionalSemicolons: true,
  runsOutsideFunctions: true,
  escapes: 'in-names',
  evaluates:
    /\beval\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\brunIn\w{0,10}Context\b|\.\s*constructor\s*\(|\bdocument\.write/g,
  readsItself: /\bcurrentScript\b/g,
};
