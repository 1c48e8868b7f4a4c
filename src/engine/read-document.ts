import { compareText, decode } from '#base';
import { AUTO_DETECT, extensionOf, languageById } from './languages/languages.ts';
import type {
  DocumentRole,
  EngineDocument,
  EngineFile,
  FileRemark,
  FunctionQuality,
  LeftOutCode,
  LeftOutFile,
} from './api.ts';
import { evaluatedText } from './evaluated-text.ts';
import { type LiteratePart, literateParts } from './literate.ts';
import { readingAs, readingOf } from './reading-of.ts';
import { type FileSpan, JoinedFiles, type Lines } from './joined-files.ts';
import { normalise } from './normalise.ts';
import { notebookCode } from './notebook.ts';
import { measureFunctions } from './quality/measure-functions.ts';
import { type NotedText, type SkippedText, SkippedTexts } from './skipped-text.ts';
import { type SourceForm, sourceForm } from './source-form.ts';
import { type FileWords, SearchedFiles, type WordTable } from './search-words.ts';
import { TokenBuffer } from './tokenizers/token-buffer.ts';
import { spellings } from './spelled.ts';
import { variableUses } from './variables.ts';
import { WordCollector, type Wording } from './words.ts';
import { CONSTANT, NUMBER, SEPARATOR, STRING, TOKEN_LIMIT } from './tokenizers/vocabulary.ts';

/** Tokens as they were read, before normalisation: what the AI score's calibration was made on. */
export interface AbstractedCode {
  readonly id: number;
  readonly files: readonly FileSpan[];
  readonly tokens: Uint16Array;
  readonly lines: Lines;
}

/** What stays known of a document through the whole analysis. */
export interface DocumentFacts {
  readonly id: number;
  readonly role: DocumentRole;
  readonly files: readonly FileSpan[];
  readonly lines: Lines;
  /** Tokens without separators. */
  readonly size: number;
  readonly leftOut: readonly LeftOutFile[];
  readonly remarks: readonly FileRemark[];
  /** More of it stands in strings that it evaluates than in code, or next to nothing of it was read as code. */
  readonly isUnreadable: boolean;
  readonly functions: readonly FunctionQuality[];
  /** Tokens before normalisation, where they were asked for. */
  readonly abstracted: AbstractedCode | undefined;
}

/** A document as it is read: tokens of its files one after another with a separator between. */
export interface TokenDocument {
  readonly facts: DocumentFacts;
  /** Number + `TOKEN_LIMIT` × family, so that no match joins two families; `SEPARATOR` between files. Not folded. */
  readonly tokens: Uint16Array;
  /** Where its variables stand (see `variableUses`). */
  readonly uses: Uint32Array;
  /** See `spellings`. */
  readonly spelled: Uint16Array;
  readonly wording: Wording;
  /** What may be told to a code search, by file in the order of paths; none where it was not asked for. */
  readonly searched: readonly FileWords[];
  /** What of each file did not become code; none where it was not asked for. */
  readonly skipped: readonly SkippedText[];
  /** What became of the characters of each text that was read. */
  readonly noted: readonly NotedText[];
}

/** Larger files are generated or data. */
export const MAX_FILE_BYTES = 1_000_000;
/** Nobody writes so many tokens on one line. Only scripts for browsers are shipped so; more than half of such a file must be. */
export const MINIFIED_LINE_TOKENS = 2_000;
/** All that a submission may hold; more is no student's work and would starve the others. */
export const MAX_DOCUMENT_TOKENS = 400_000;
/** What is looked at of a submission, so that none holds up the others: in bytes of its files. */
export const MAX_DOCUMENT_BYTES = 8_000_000;
/** A program's tokens are this long on average, with the blanks between. */
const TOKEN_CHARACTERS = 4;
/** A file in which so many letters are escapes, or a third of all, was not written by hand. */
const LEAST_ESCAPES = 100;
const ESCAPED_SHARE = 1 / 3;

const raw = new TokenBuffer();
const words = new WordCollector();

export interface ReadOptions {
  readonly quality: boolean;
  readonly abstracted: boolean;
  /** Keep what did not become code. */
  readonly skipped?: boolean;
  /** Numbers the words that may be told to a code search; none: they are not noted. */
  readonly table?: WordTable | undefined;
}

/**
 * Reads a document's files, the smallest first, so that no decoy takes the place of a program. They are joined in the order of their
 * paths, so that the order of an archive does not matter. What is not read is listed with the reason.
 */
export function readDocument(
  document: EngineDocument,
  languageId: number,
  { quality, abstracted, skipped = false, table }: ReadOptions,
): TokenDocument {
  const leftOut: LeftOutFile[] = [];
  const remarks: FileRemark[] = [];
  const functions: FunctionQuality[] = [];
  const [normalised, asRead] = [new JoinedFiles(), new JoinedFiles()];
  const searched = new SearchedFiles(table);
  const rest = new SkippedTexts(skipped);
  /** Then tokens of code, and characters of strings that hold a program. */
  let [size, plain, hidden] = [0, 0, 0];
  const leave = (path: string, { code, reason }: Unread): void => {
    leftOut.push({ path, code, reason });
  };
  for (const { path, form, reading, codeOf } of textsOf(document.files, languageId, leave)) {
    const { family, tokenize } = reading;
    const text = codeOf?.(form.text) ?? form.text;
    raw.clear();
    tokenize(text, raw);
    if (family === 'javascript' && isMinified(raw)) {
      leave(path, MINIFIED);
      continue;
    }
    if (size + raw.length > MAX_DOCUMENT_TOKENS) {
      leave(path, TOO_MUCH_CODE);
      continue;
    }
    rest.note(path, family, form.text, raw, text);
    const evaluated = evaluatedText(family, text, raw);
    plain += raw.length - (evaluated?.tokens ?? 0);
    if (evaluated !== undefined) {
      hidden += evaluated.characters;
      remarks.push({ path, code: 'evaluates-text' });
    }
    if (isEscaped(form)) remarks.push({ path, code: 'escaped' });
    words.note(text, raw);
    // Whether two words stand on one line is asked of the text that a compiler sees, where they stand of the file.
    const seen = form.isMoved ? raw.lines.slice(0, raw.length) : undefined;
    form.locate(raw);
    searched.note(path, family, text, raw);
    if (quality) functions.push(...measureFunctions(path, family, text, raw));
    if (abstracted) asRead.add(path, family, raw);
    if (seen !== undefined) raw.lines.set(seen);
    normalise(family, text, raw);
    form.locate(raw);
    normalised.add(path, family, raw, variableUses(family, text, raw), spellings(text, raw));
    size += raw.length;
  }
  const { files, tokens, lines, uses, spelled } = normalised.join();
  const isInStrings = hidden > plain * TOKEN_CHARACTERS;
  const hardlyRead = isInStrings ? { remarks: [], isUnreadable: false } : rest.hardlyRead();
  return {
    facts: {
      id: document.id,
      role: document.role,
      files,
      lines,
      size,
      leftOut: leftOut.toSorted((a, b) => compareText(a.path, b.path)),
      remarks: [...remarks, ...hardlyRead.remarks].toSorted((a, b) => compareText(a.path, b.path)),
      isUnreadable: isInStrings || hardlyRead.isUnreadable,
      functions: functions.toSorted((a, b) => compareText(a.file, b.file)),
      abstracted: abstracted ? { id: document.id, ...asRead.join() } : undefined,
    },
    tokens: withoutTables(tokens),
    uses,
    spelled,
    wording: words.take(),
    searched: searched.byPath(),
    skipped: rest.texts,
    noted: rest.files,
  };
}

/** What there is to read, the smallest file first; what is none is handed to `leave`. */
function* textsOf(
  files: readonly EngineFile[],
  languageId: number,
  leave: (path: string, why: Unread) => void,
): Generator<ReadableText & Pick<EngineFile, 'path'>> {
  let bytes = 0;
  for (const file of smallestFirst(files)) {
    const { path } = file;
    const unread = unreadByItsName(file, languageId);
    bytes += unread === undefined ? file.bytes.length : 0;
    const source = unread ?? (bytes > MAX_DOCUMENT_BYTES ? TOO_MUCH_TEXT : sourceOf(file, languageId));
    if ('reason' in source) leave(path, source);
    else for (const one of source) yield { path, ...one };
  }
}

function smallestFirst(files: readonly EngineFile[]): readonly EngineFile[] {
  return files.toSorted((a, b) => a.bytes.length - b.bytes.length || compareText(a.path, b.path));
}

interface Unread {
  readonly code: LeftOutCode;
  readonly reason: string;
}

/** A text, or the part of one that is in one language. */
interface ReadableText {
  readonly form: SourceForm;
  readonly reading: NonNullable<ReturnType<typeof readingOf>>;
  /** The text without what is prose; undefined: all of it is code. */
  readonly codeOf?: LiteratePart['codeOf'];
}

const TOO_MUCH_TEXT: Unread = {
  code: 'too-much',
  reason: `too much text: the submission is over ${MAX_DOCUMENT_BYTES} bytes`,
};
const TOO_MUCH_CODE: Unread = {
  code: 'too-much',
  reason: `too much code: the submission is over ${MAX_DOCUMENT_TOKENS} tokens`,
};
const MINIFIED: Unread = {
  code: 'minified',
  reason: 'minified: most of it stands on lines that are too long to be written by hand',
};
const NOT_SOURCE: Unread = {
  code: 'not-source',
  reason: 'not read: it is in no language of this check',
};

/** Told by its name first, so that pictures and documents are no "binary" files in the list, and by its size. */
function unreadByItsName(file: EngineFile, languageId: number): Unread | undefined {
  if (extensionOf(file.path) !== '' && readingOf(file.path, '', languageId) === undefined) return NOT_SOURCE;
  if (file.bytes.length > MAX_FILE_BYTES) {
    return {
      code: 'too-large',
      reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read`,
    };
  }
  return undefined;
}

function sourceOf(file: EngineFile, languageId: number): readonly ReadableText[] | Unread {
  const decoded = decode(file.bytes, file.path);
  if ('reason' in decoded) {
    return extensionOf(file.path) === '' ? NOT_SOURCE : { code: 'binary', reason: decoded.reason };
  }
  const reading = readingOf(file.path, decoded.text, languageId);
  if (reading === undefined) return NOT_SOURCE;
  const parts = literateParts(file.path, decoded.text);
  if (parts !== undefined) {
    const family = languageById(languageId)?.family;
    const wanted = parts.filter((part) => languageId === AUTO_DETECT || part.family === family);
    if (wanted.length === 0) return NOT_SOURCE;
    return wanted.map((part) => ({
      form: sourceForm(part.text, part.family, file.path),
      reading: readingAs(part.family),
      codeOf: part.codeOf,
    }));
  }
  const text = extensionOf(file.path) === 'ipynb' ? notebookCode(decoded.text) : decoded.text;
  return text === undefined
    ? { code: 'damaged', reason: 'not a notebook: it cannot be read as JSON with cells' }
    : [{ form: sourceForm(text, reading.family, file.path), reading }];
}

function isEscaped({ escapes, text }: SourceForm): boolean {
  return escapes > Math.max(LEAST_ESCAPES, text.length * ESCAPED_SHARE);
}

/** Whether more than half of the tokens stand on lines of a length that only programs write. */
function isMinified({ lines, length }: TokenBuffer): boolean {
  let long = 0;
  let from = 0;
  for (let at = 1; at <= length; at += 1) {
    if (at === length || lines[at] !== lines[from]) {
      long += at - from > MINIFIED_LINE_TOKENS ? at - from : 0;
      from = at;
    }
  }
  return long > length / 2;
}

/** A shorter list of literals may be somebody's own work, and is no reason to be alike. */
export const LEAST_LITERALS = 64;

/** What a token may be in a table, by its number: a literal, or what stands between them in any language. */
const IN_TABLES = new Uint8Array(TOKEN_LIMIT);
const [LITERAL, BETWEEN] = [1, 2];
for (const id of [NUMBER, STRING, CONSTANT]) IN_TABLES[id] = LITERAL;
for (const sign of '{}[](),;:+-') IN_TABLES[sign.charCodeAt(0)] = BETWEEN;

/**
 * Tokens in which long tables of literals (`{3, 1, 4, …}`, `"…" + "…"`) are separators: the same list, changed. All tables of one length are the same tokens,
 * whatever stands in them, so that two strangers with a table each would be alike by it.
 */
function withoutTables(tokens: Uint16Array): Uint16Array {
  let from = 0;
  let literals = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    const kind = at === tokens.length ? 0 : IN_TABLES[(tokens[at] as number) % TOKEN_LIMIT];
    if (kind === LITERAL) {
      literals += 1;
    } else if (kind !== BETWEEN) {
      if (literals >= LEAST_LITERALS) tokens.fill(SEPARATOR, from, at);
      from = at + 1;
      literals = 0;
    }
  }
  return tokens;
}
