import { ASSEMBLY } from './assembly.ts';
import { C } from './c.ts';
import { C_SHARP } from './csharp.ts';
import { DART } from './dart.ts';
import { FORTRAN } from './fortran.ts';
import { GENERIC } from './generic.ts';
import { GO } from './go.ts';
import { HASKELL } from './haskell.ts';
import { JAVA } from './java.ts';
import { JAVASCRIPT } from './javascript.ts';
import { KOTLIN } from './kotlin.ts';
import type { LanguageFamily, LanguageRow } from './language-family.ts';
import { LISP } from './lisp.ts';
import { LUA } from './lua.ts';
import { MARKUP } from './markup.ts';
import { MATLAB } from './matlab.ts';
import { ML } from './ml.ts';
import { PASCAL } from './pascal.ts';
import { PERL } from './perl.ts';
import { PHP } from './php.ts';
import { PROLOG } from './prolog.ts';
import { PYTHON } from './python.ts';
import { R } from './r.ts';
import { RUBY } from './ruby.ts';
import { RUST } from './rust.ts';
import { SCALA } from './scala.ts';
import { SHELL } from './shell.ts';
import { SQL } from './sql.ts';
import { SWIFT } from './swift.ts';
import { TEXT } from './text.ts';
import { VERILOG } from './verilog.ts';
import { VHDL } from './vhdl.ts';
import { VISUAL_BASIC } from './visual-basic.ts';

/*
 * The one list of programming languages: what the collector takes, what the engine reads and what the report page colours. A
 * language is one file and one row.
 */

/**
 * What is known of each language, by the name of its family. New rows come last: the place of a row is part of every
 * fingerprint. There is room for 32 (`TOKEN_LIMIT` of the engine).
 */
const ROWS = {
  generic: GENERIC,
  java: JAVA,
  c: C,
  csharp: C_SHARP,
  javascript: JAVASCRIPT,
  python: PYTHON,
  go: GO,
  rust: RUST,
  php: PHP,
  kotlin: KOTLIN,
  swift: SWIFT,
  scala: SCALA,
  ruby: RUBY,
  shell: SHELL,
  sql: SQL,
  r: R,
  matlab: MATLAB,
  haskell: HASKELL,
  lisp: LISP,
  perl: PERL,
  basic: VISUAL_BASIC,
  pascal: PASCAL,
  assembly: ASSEMBLY,
  markup: MARKUP,
  text: TEXT,
  lua: LUA,
  dart: DART,
  ml: ML,
  prolog: PROLOG,
  verilog: VERILOG,
  vhdl: VHDL,
  fortran: FORTRAN,
};

/** Languages of one family are compared with each other, and with no other. */
export type Family = keyof typeof ROWS;

export const FAMILIES: Readonly<Record<Family, LanguageFamily>> = ROWS;

/** The families, in the order of their numbers. */
export const FAMILY_NAMES = Object.keys(ROWS) as readonly Family[];

/** One entry of `/languages`. */
export interface Language extends LanguageRow {
  readonly family: Family;
}

/** Decide per file, by extension and content. */
export const AUTO_DETECT = 999;

/**
 * The languages that are read, by id. Build files of tools (Makefile, Gemfile, build.gradle) are in none: they are alike
 * everywhere. Ids below 100 are those that the interface's older services use (a client may have them written down); the
 * rest were free.
 */
export const LANGUAGES: readonly Language[] = [
  ...FAMILY_NAMES.flatMap((family) => FAMILIES[family].languages.map((row) => ({ ...row, family }))).toSorted(
    (a, b) => a.id - b.id,
  ),
  { id: AUTO_DETECT, language: 'Auto Detect', extensions: [], family: 'generic' },
];

const BY_EXTENSION = new Map<string, Family>();
for (const { extensions, family, onlyByName } of LANGUAGES) {
  if (onlyByName === true) continue;
  for (const extension of extensions) if (!BY_EXTENSION.has(extension)) BY_EXTENSION.set(extension, family);
}

export function languageById(id: number): Language | undefined {
  return LANGUAGES.find((language) => language.id === id);
}

/** The language that a person means by its name, an ending or its id; undefined: none of these, or any language. */
export function languageNamed(text: string): Language | undefined {
  const wanted = text.trim().toLowerCase().replace(/^\./, '');
  return (
    LANGUAGES.find(({ id, language }) => language.toLowerCase() === wanted || String(id) === wanted) ??
    LANGUAGES.find(({ extensions }) => extensions.includes(wanted))
  );
}

/**
 * Lower-case ending of a path without its dot; '' where there is none. Read as people see it: blanks at the end of the
 * name and characters that show nothing do not change what kind of file it is.
 */
export function extensionOf(path: string): string {
  const name = shownName(path.slice(path.lastIndexOf('/') + 1));
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function shownName(name: string): string {
  // Most names are plain, and this is asked for each of them many times.
  return /^[!-~]*$/.test(name)
    ? name
    : name
        .normalize('NFKC')
        .replaceAll(/[\p{C}\p{M}]/gu, '')
        .trim();
}

/** The family that files of an ending are read as; undefined: not source code unless it is asked for by name. */
export function familyOfExtension(extension: string): Family | undefined {
  return BY_EXTENSION.get(extension);
}

/** Whether a file's name is that of source code. */
export function isSourceName(path: string): boolean {
  return BY_EXTENSION.has(extensionOf(path));
}

/** The family of a script without an ending, by the interpreter that its first line names; undefined: it is no script. */
export function familyOfShebang(text: string): Family | undefined {
  if (!text.startsWith('#!')) return undefined;
  const line = text.slice(0, 200).split('\n', 1)[0] ?? '';
  return FAMILY_NAMES.find((family) => FAMILIES[family].interpreter?.test(line) === true) ?? 'generic';
}
