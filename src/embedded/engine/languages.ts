import {
  AUTO_DETECT,
  extensionOf,
  type Family,
  familyOfExtension,
  familyOfShebang,
  type Language,
  languageById,
  languageNamed,
} from '../../languages/languages.ts';
import { tokenizeJavaScript } from './tokenizers/javascript.ts';
import type { LexicalRules } from './tokenizers/lexical-rules.ts';
import { tokenizeMarkup, tokenizeStyleSheet } from './tokenizers/markup.ts';
import { tokenizePython } from './tokenizers/python.ts';
import * as rules from './tokenizers/rules.ts';
import { scan } from './tokenizers/scan.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { tokenizeWords } from './tokenizers/words.ts';

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

const STYLE_SHEETS: ReadonlySet<string> = new Set(languageNamed('CSS')?.extensions);

/** How code of a family is read, whatever its file is called. */
export function readingAs(family: Family): Reading {
  return { family, tokenize: TOKENIZERS[family] };
}

/** What a file is read as: `family` decides with what it is compared. */
export interface Reading {
  readonly family: Family;
  readonly tokenize: Tokenizer;
}

/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
export function readingOf(path: string, text: string, languageId: number): Reading | undefined {
  const extension = extensionOf(path);
  const language = languageId === AUTO_DETECT ? undefined : languageById(languageId);
  if (language !== undefined && !isOf(language, extension, text)) return undefined;
  if (STYLE_SHEETS.has(extension)) return { family: 'markup', tokenize: tokenizeStyleSheet };
  if (language !== undefined && (language.family === 'markup' || language.family === 'text')) {
    return { family: language.family, tokenize: TOKENIZERS[language.family] };
  }
  if (extension === 'm' && /^\s*(?:#import|#include|@interface|@implementation)/m.test(text.slice(0, 4000))) {
    return { family: 'c', tokenize: TOKENIZERS.c };
  }
  if (extension === 'ts' || extension === 'mts' || extension === 'cts') {
    return { family: 'javascript', tokenize: tokenizeTypeScript };
  }
  const family = familyOfExtension(extension) ?? (extension === '' ? familyOfShebang(text) : undefined);
  if (family === undefined) return undefined;
  if (extension === 'html' || extension === 'htm' || extension === 'vue' || extension === 'svelte') {
    return { family: 'javascript', tokenize: tokenizeScripts };
  }
  return { family, tokenize: TOKENIZERS[family] };
}

function isOf({ extensions, family }: Language, extension: string, text: string): boolean {
  return extension === '' ? familyOfShebang(text) === family : extensions.includes(extension);
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
