import type { LexicalRules } from './languages/lexical-rules.ts';
import {
  AUTO_DETECT,
  extensionOf,
  FAMILIES,
  FAMILY_NAMES,
  type Family,
  familyOfExtension,
  familyOfShebang,
  type Language,
  languageById,
  languageNamed,
} from './languages/languages.ts';
import { scriptsIn, scriptsOf } from './languages/scripts.ts';
import { languagesOfNotebook } from './notebook.ts';
import { tokenizeJavaScript } from './tokenizers/javascript.ts';
import { lexicalTables } from './tokenizers/lexical-tables.ts';
import { tokenizeNames } from './tokenizers/names.ts';
import { tokenizePython } from './tokenizers/python.ts';
import { scan } from './tokenizers/scan.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { dropTypes } from './typescript-types.ts';
import { tokenizeWords } from './tokenizers/words.ts';

/** Reads the text of one file into tokens. */
type Tokenizer = (text: string, out: TokenBuffer) => void;

/** What a file is read as: `family` decides with what it is compared. */
export interface Reading {
  readonly family: Family;
  readonly tokenize: Tokenizer;
}

/** What a component says where tags stand in its script: elsewhere `<T>(x) => …` is none. */
const OF_MARKUP = /\blang\s*=\s*["']?[jt]sx\b/i;

const TOKENIZERS: Readonly<Record<LexicalRules['tokenizer'], (rules: LexicalRules) => Tokenizer>> = {
  rules: (rules) => {
    const tables = lexicalTables(rules);
    return (text, out) => scan(text, tables, out);
  },
  names: (rules) => {
    const tables = lexicalTables(rules);
    return (text, out) => tokenizeNames(text, tables, out);
  },
  words: () => tokenizeWords,
  python: () => tokenizePython,
  javascript: () => (text, out) => {
    tokenizeJavaScript(text, true, out);
    dropTypes(out);
  },
  // `<T>x` is a cast there, never markup.
  typescript: () => (text, out) => {
    tokenizeJavaScript(text, false, out);
    dropTypes(out);
  },
  component: () => (text, out) => {
    const hasMarkup = scriptsIn(text).some(({ attributes }) => OF_MARKUP.test(attributes));
    tokenizeJavaScript(scriptsOf(text), hasMarkup, out);
    dropTypes(out);
  },
};

/** Of every language, made at load time. */
const READINGS = new Map(
  FAMILY_NAMES.flatMap((family) =>
    [FAMILIES[family], ...Object.values(FAMILIES[family].byEnding ?? {})].map(
      (rules) => [rules, { family, tokenize: tokenizerOf(rules) }] as const,
    ),
  ),
);

function tokenizerOf(rules: LexicalRules): Tokenizer {
  const tokenize = TOKENIZERS[rules.tokenizer](rules);
  const { prepare } = rules;
  return prepare === undefined ? tokenize : (text, out) => tokenize(prepare(text), out);
}

function readingBy(rules: LexicalRules): Reading {
  return READINGS.get(rules) as Reading;
}

/** How code of a family is read, whatever its file is called. */
export function readingAs(family: Family): Reading {
  return readingBy(FAMILIES[family]);
}

/**
 * How a file is to be read under a check's language, or undefined when it is not source code of that language.
 * `text` decides where the extension does not (`#!` lines; Objective-C, which shares `.m` with Matlab).
 */
export function readingOf(path: string, text: string, languageId: number): Reading | undefined {
  const extension = extensionOf(path);
  const language = languageId === AUTO_DETECT ? undefined : languageById(languageId);
  if (language !== undefined && !isOf(language, extension, text)) return undefined;
  const kernel = language === undefined && extension === 'ipynb' ? readingOfKernel(text) : undefined;
  if (kernel !== undefined) return kernel;
  const family =
    claimant(extension, text) ??
    language?.family ??
    familyOfExtension(extension) ??
    (extension === '' ? familyOfShebang(text) : undefined);
  return family && readingBy(FAMILIES[family].byEnding?.[extension] ?? FAMILIES[family]);
}

/** Of a notebook in another language than Python. */
function readingOfKernel(text: string): Reading | undefined {
  for (const name of languagesOfNotebook(text)) {
    const ending = languageNamed(name)?.extensions[0] ?? extensionOf(`x${name}`);
    const family = familyOfExtension(ending);
    if (family !== undefined) return readingBy(FAMILIES[family].byEnding?.[ending] ?? FAMILIES[family]);
  }
  return undefined;
}

function isOf({ extensions, family, takesAll }: Language, extension: string, text: string): boolean {
  if (extension === '') return familyOfShebang(text) === family;
  return extensions.includes(extension) || (takesAll === true && familyOfExtension(extension) === undefined);
}

/** Characters of a file that are looked at to tell what it is. */
const BEGINNING = 4000;

/** By ending: the families that take files of it for what their text says. */
const CLAIMANTS = new Map<string, readonly (readonly [Family, RegExp])[]>();
for (const family of FAMILY_NAMES) {
  for (const [extension, claim] of Object.entries(FAMILIES[family].claims ?? {})) {
    CLAIMANTS.set(extension, [...(CLAIMANTS.get(extension) ?? []), [family, claim]]);
  }
}

/** The family that takes a file of another one's ending for what its text says. */
function claimant(extension: string, text: string): Family | undefined {
  return CLAIMANTS.get(extension)?.find(([, claim]) => claim.test(text.slice(0, BEGINNING)))?.[0];
}
