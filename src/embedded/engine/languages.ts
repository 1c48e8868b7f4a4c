import { tokenizeJavaScript } from './tokenizers/javascript.ts';
import type { LexicalRules } from './tokenizers/lexical-rules.ts';
import { tokenizeMarkup } from './tokenizers/markup.ts';
import { tokenizePython } from './tokenizers/python.ts';
import * as rules from './tokenizers/rules.ts';
import { scan } from './tokenizers/scan.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { tokenizeWords } from './tokenizers/words.ts';

/** Languages of one family are compared with each other, and with no other. */
export const FAMILIES = [
  'generic',
  'java',
  'c',
  'csharp',
  'javascript',
  'python',
  'go',
  'rust',
  'php',
  'kotlin',
  'swift',
  'scala',
  'ruby',
  'shell',
  'sql',
  'r',
  'matlab',
  'haskell',
  'lisp',
  'perl',
  'basic',
  'pascal',
  'assembly',
  'markup',
  'text',
  'lua',
  'dart',
] as const;

export type Family = (typeof FAMILIES)[number];

/** Families whose blocks stand in braces. */
export const BRACED: ReadonlySet<Family> = new Set<Family>([
  'java',
  'c',
  'csharp',
  'javascript',
  'go',
  'rust',
  'php',
  'kotlin',
  'swift',
  'scala',
  'dart',
]);

/** One entry of `/languages`. */
export interface Language {
  readonly id: number;
  readonly language: string;
  /** Without the dot, lower case. Empty for `AUTO_DETECT`. */
  readonly extensions: readonly string[];
  readonly family: Family;
}

/** Decide per file, by extension and content. */
export const AUTO_DETECT = 999;

/**
 * The languages the engine reads. Ids below 100 are those that the interface's older services use
 * (a client may have them written down); the rest were free.
 */
export const LANGUAGES: readonly Language[] = [
  { id: 13, language: 'Java', extensions: ['java'], family: 'java' },
  { id: 14, language: 'Python', extensions: ['py', 'pyw', 'pyi', 'ipynb'], family: 'python' },
  { id: 16, language: 'C', extensions: ['c', 'h'], family: 'c' },
  {
    id: 17,
    language: 'C/C++',
    extensions: [
      'cpp',
      'cc',
      'cxx',
      'c++',
      'hpp',
      'hh',
      'hxx',
      'h++',
      'c',
      'h',
      'ino',
      'cu',
      'cuh',
      'tpp',
      'ipp',
    ],
    family: 'c',
  },
  { id: 18, language: 'C#', extensions: ['cs', 'csx'], family: 'csharp' },
  { id: 20, language: 'Perl', extensions: ['pl', 'pm'], family: 'perl' },
  { id: 21, language: 'PHP', extensions: ['php', 'php5', 'phtml', 'inc'], family: 'php' },
  { id: 22, language: 'SQL', extensions: ['sql', 'ddl', 'dml', 'pks', 'pkb', 'psql'], family: 'sql' },
  { id: 23, language: 'VB', extensions: ['vb', 'vbs', 'bas', 'frm', 'cls'], family: 'basic' },
  { id: 24, language: 'XML', extensions: ['xml', 'xsd', 'xsl', 'xslt', 'fxml', 'xaml'], family: 'markup' },
  { id: 28, language: 'Haskell', extensions: ['hs', 'lhs', 'elm'], family: 'haskell' },
  { id: 29, language: 'Pascal', extensions: ['pas', 'pp', 'dpr', 'lpr'], family: 'pascal' },
  { id: 30, language: 'Go', extensions: ['go'], family: 'go' },
  { id: 31, language: 'Matlab', extensions: ['m', 'mlx'], family: 'matlab' },
  {
    id: 32,
    language: 'Lisp',
    extensions: ['lisp', 'lsp', 'cl', 'scm', 'ss', 'rkt', 'clj', 'cljs', 'el'],
    family: 'lisp',
  },
  { id: 33, language: 'Ruby', extensions: ['rb', 'rake'], family: 'ruby' },
  { id: 34, language: 'Assembly', extensions: ['asm', 's', 'nasm'], family: 'assembly' },
  {
    id: 38,
    language: 'HTML+JS',
    extensions: ['html', 'htm', 'vue', 'svelte', 'js', 'mjs'],
    family: 'javascript',
  },
  { id: 39, language: 'JavaScript', extensions: ['js', 'mjs', 'cjs', 'jsx'], family: 'javascript' },
  { id: 40, language: 'HTML', extensions: ['html', 'htm', 'xhtml'], family: 'markup' },
  { id: 41, language: 'Text', extensions: ['txt', 'md', 'tex', 'rst'], family: 'text' },
  { id: 42, language: 'Plain Text', extensions: ['txt', 'md', 'tex', 'rst'], family: 'text' },
  { id: 43, language: 'Swift', extensions: ['swift'], family: 'swift' },
  {
    id: 100,
    language: 'TypeScript',
    extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue', 'svelte'],
    family: 'javascript',
  },
  { id: 101, language: 'Rust', extensions: ['rs'], family: 'rust' },
  { id: 102, language: 'Kotlin', extensions: ['kt', 'kts'], family: 'kotlin' },
  { id: 103, language: 'Scala', extensions: ['scala', 'sc'], family: 'scala' },
  { id: 104, language: 'Shell', extensions: ['sh', 'bash', 'zsh', 'ksh'], family: 'shell' },
  { id: 105, language: 'R', extensions: ['r', 'rmd'], family: 'r' },
  { id: 106, language: 'Dart', extensions: ['dart'], family: 'dart' },
  { id: 107, language: 'Lua', extensions: ['lua'], family: 'lua' },
  { id: 108, language: 'Jupyter Notebook', extensions: ['ipynb'], family: 'python' },
  {
    id: 109,
    language: 'Other',
    extensions: [
      'groovy',
      'gradle',
      'ex',
      'exs',
      'erl',
      'ml',
      'fs',
      'jl',
      'nim',
      'zig',
      'v',
      'sv',
      'vhd',
      'vhdl',
      'sol',
      'd',
      'cr',
      'f90',
      'f95',
      'cob',
      'ada',
      'adb',
      'pro',
    ],
    family: 'generic',
  },
  { id: AUTO_DETECT, language: 'Auto Detect', extensions: [], family: 'generic' },
];

/** Reads the text of one file into tokens. */
export type Tokenizer = (text: string, out: TokenBuffer) => void;

const byRules =
  (table: LexicalRules): Tokenizer =>
  (text, out) => {
    scan(text, table, out);
  };

const TOKENIZERS: Readonly<Record<Family, Tokenizer>> = {
  generic: byRules(rules.GENERIC),
  java: byRules(rules.JAVA),
  c: byRules(rules.C),
  csharp: byRules(rules.C_SHARP),
  javascript: (text, out) => {
    tokenizeJavaScript(text, true, out);
  },
  python: tokenizePython,
  go: byRules(rules.GO),
  rust: byRules(rules.RUST),
  php: tokenizePhp,
  kotlin: byRules(rules.KOTLIN),
  swift: byRules(rules.SWIFT),
  scala: byRules(rules.SCALA),
  ruby: byRules(rules.RUBY),
  shell: byRules(rules.SHELL),
  sql: byRules(rules.SQL),
  r: byRules(rules.R),
  matlab: byRules(rules.MATLAB),
  haskell: byRules(rules.HASKELL),
  lisp: byRules(rules.LISP),
  perl: byRules(rules.PERL),
  basic: byRules(rules.VISUAL_BASIC),
  pascal: byRules(rules.PASCAL),
  assembly: byRules(rules.ASSEMBLY),
  markup: tokenizeMarkup,
  text: tokenizeWords,
  lua: byRules(rules.LUA),
  dart: byRules(rules.DART),
};

/** What a file is read as: `family` decides with what it is compared. */
export interface Reading {
  readonly family: Family;
  readonly tokenize: Tokenizer;
}

const BY_EXTENSION = new Map<string, Family>();
for (const { id, extensions, family } of LANGUAGES) {
  // Prose and data say nothing about a program: they are read only when asked for by name.
  if (family !== 'text' && id !== 24 && id !== 38) {
    for (const extension of extensions) {
      if (!BY_EXTENSION.has(extension)) {
        BY_EXTENSION.set(extension, family);
      }
    }
  }
}

/** The language of an id, or undefined. */
export function languageById(id: number): Language | undefined {
  return LANGUAGES.find((language) => language.id === id);
}

/** Lower-case extension of a path without its dot; '' where there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

const SHEBANGS: readonly (readonly [RegExp, Family])[] = [
  [/python/, 'python'],
  [/\b(?:node|deno|bun)\b/, 'javascript'],
  [/\b(?:ba|z|k|da)?sh\b/, 'shell'],
  [/\bruby\b/, 'ruby'],
  [/\bperl\b/, 'perl'],
  [/\bphp\b/, 'php'],
  [/\bRscript\b/, 'r'],
  [/\blua\b/, 'lua'],
];

/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
export function readingOf(path: string, text: string, languageId: number): Reading | undefined {
  const extension = extensionOf(path);
  const language = languageId === AUTO_DETECT ? undefined : languageById(languageId);
  if (language !== undefined && !language.extensions.includes(extension)) {
    return undefined;
  }
  if (language !== undefined && (language.family === 'markup' || language.family === 'text')) {
    return { family: language.family, tokenize: TOKENIZERS[language.family] };
  }
  if (extension === 'm' && /^\s*(?:#import|#include|@interface|@implementation)/m.test(text.slice(0, 4000))) {
    return { family: 'c', tokenize: TOKENIZERS.c };
  }
  if (extension === 'ts' || extension === 'mts' || extension === 'cts') {
    return { family: 'javascript', tokenize: tokenizeTypeScript };
  }
  const family = BY_EXTENSION.get(extension) ?? (extension === '' ? familyOfShebang(text) : undefined);
  if (family === undefined) {
    return undefined;
  }
  if (extension === 'html' || extension === 'htm' || extension === 'vue' || extension === 'svelte') {
    return { family: 'javascript', tokenize: tokenizeScripts };
  }
  return { family, tokenize: TOKENIZERS[family] };
}

function familyOfShebang(text: string): Family | undefined {
  if (!text.startsWith('#!')) {
    return undefined;
  }
  const line = text.slice(0, 200).split('\n', 1)[0] ?? '';
  return SHEBANGS.find(([pattern]) => pattern.test(line))?.[1];
}

/** `<T>x` is a cast in TypeScript proper, never markup. */
function tokenizeTypeScript(text: string, out: TokenBuffer): void {
  tokenizeJavaScript(text, false, out);
}

/** A page before its first `<?php` is text, in which an apostrophe is no quote. Without any, all of it is code. */
function tokenizePhp(text: string, out: TokenBuffer): void {
  const open = text.search(/<\?(?:php\b|=|\s)/i);
  scan(open > 0 ? blanked(text.slice(0, open)) + text.slice(open) : text, rules.PHP, out);
}

/** The scripts of a page or component; the markup around them is blanked, so that everything stays where it is. */
function tokenizeScripts(text: string, out: TokenBuffer): void {
  const parts: string[] = [];
  let at = 0;
  const opening = /<script\b[^>]{0,500}>/gi;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const from = match.index + match[0].length;
    const close = /<\/script\s*>/gi;
    close.lastIndex = from;
    const to = close.exec(text)?.index ?? text.length;
    parts.push(blanked(text.slice(at, from)), text.slice(from, to));
    at = to;
    if (to < text.length) {
      // Scripts do not run on into each other.
      parts.push(';');
      at += 1;
    }
    opening.lastIndex = to;
  }
  parts.push(blanked(text.slice(at)));
  tokenizeJavaScript(parts.join(''), true, out);
}

/** As long as the text, and with as many lines. */
function blanked(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => ' '.repeat(line.length));
}
