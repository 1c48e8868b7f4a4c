import { extensionOf, FAMILIES, type Family } from '../../languages/languages.ts';
import type { DocumentRole, EngineDocument, EngineFile, FunctionQuality, LeftOutFile } from './api.ts';
import { decode } from './decode.ts';
import { readingOf } from './languages.ts';
import { normalise } from './normalise.ts';
import { notebookCode } from './notebook.ts';
import { measureFunctions } from './quality.ts';
import { TokenBuffer } from './tokenizers/token-buffer.ts';
import { SEPARATOR, TOKEN_LIMIT } from './tokenizers/vocabulary.ts';
import { WordCollector, type Wording } from './words.ts';

/** Line of each token; most documents have few enough lines for the smaller form. */
export type Lines = Uint16Array | Uint32Array;

/** Where one file's tokens lie in its document's. */
export interface FileSpan {
  readonly path: string;
  readonly family: Family;
  readonly from: number;
  readonly to: number;
}

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
  readonly functions: readonly FunctionQuality[];
  /** Tokens before normalisation, where they were asked for. */
  readonly abstracted: AbstractedCode | undefined;
}

/** A document as it is read: tokens of its files one after another with a separator between. */
export interface TokenDocument {
  readonly facts: DocumentFacts;
  /** Number + `TOKEN_LIMIT` × family, so that no match joins two families; `SEPARATOR` between files. Not folded. */
  readonly tokens: Uint16Array;
  readonly wording: Wording;
}

/** Larger files are generated or data. */
export const MAX_FILE_BYTES = 1_000_000;
/** A line longer than this was written by a program. */
const MAX_LINE_CHARACTERS = 20_000;
/** Minified: lines are this long on average, in a file of at least `MINIFIED_CHARACTERS`. */
const MINIFIED_MEAN_LINE = 250;
const MINIFIED_CHARACTERS = 5_000;
/** All that a submission may hold; more is no student's work and would starve the others. */
export const MAX_DOCUMENT_TOKENS = 400_000;

const MOST_SHORT_LINES = 0xffff;

const raw = new TokenBuffer();
const words = new WordCollector();

/**
 * Reads a document's files in the order of their paths, so that the order of an archive does not matter.
 * Files that are no source code of the check's language are passed over in silence, others that cannot be judged
 * are listed with the reason.
 */
export function readDocument(
  document: EngineDocument,
  languageId: number,
  { quality, abstracted }: { readonly quality: boolean; readonly abstracted: boolean },
): TokenDocument {
  const leftOut: LeftOutFile[] = [];
  const functions: FunctionQuality[] = [];
  const normalised = new Joined();
  const asRead = new Joined();
  let size = 0;
  for (const file of document.files.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))) {
    const source = sourceOf(file, languageId);
    if (source === undefined) {
      continue;
    }
    if ('reason' in source) {
      leftOut.push({ path: file.path, reason: source.reason });
      continue;
    }
    raw.clear();
    source.reading.tokenize(source.text, raw);
    if (size + raw.length > MAX_DOCUMENT_TOKENS) {
      leftOut.push({
        path: file.path,
        reason: `too much code: the submission is over ${MAX_DOCUMENT_TOKENS} tokens`,
      });
      continue;
    }
    if (quality) {
      functions.push(...measureFunctions(file.path, source.reading.family, source.text, raw));
    }
    words.note(source.text, raw);
    const { family } = source.reading;
    if (abstracted) {
      asRead.add(file.path, family, raw);
    }
    normalise(family, source.text, raw);
    normalised.add(file.path, family, raw);
    size += raw.length;
  }
  const { files, tokens, lines } = normalised.join();
  return {
    facts: {
      id: document.id,
      role: document.role,
      files,
      lines,
      size,
      leftOut,
      functions,
      abstracted: abstracted ? { id: document.id, ...asRead.join() } : undefined,
    },
    tokens,
    wording: words.take(),
  };
}

/** Files' tokens one after another, a separator behind each. */
class Joined {
  readonly #files: FileSpan[] = [];
  readonly #tokens: Uint16Array[] = [];
  readonly #lines: Lines[] = [];
  #length = 0;
  #lastLine = 0;

  add(path: string, family: Family, file: TokenBuffer): void {
    if (file.length === 0) {
      return;
    }
    const offset = FAMILIES.indexOf(family) * TOKEN_LIMIT;
    const tokens = new Uint16Array(file.length + 1);
    const last = file.lines[file.length - 1] as number;
    const lines =
      last <= MOST_SHORT_LINES ? new Uint16Array(file.length + 1) : new Uint32Array(file.length + 1);
    this.#lastLine = Math.max(this.#lastLine, last);
    for (let at = 0; at < file.length; at += 1) {
      tokens[at] = (file.ids[at] as number) + offset;
      lines[at] = file.lines[at] as number;
    }
    tokens[file.length] = SEPARATOR;
    this.#files.push({ path, family, from: this.#length, to: this.#length + file.length });
    this.#tokens.push(tokens);
    this.#lines.push(lines);
    this.#length += file.length + 1;
  }

  join(): { files: readonly FileSpan[]; tokens: Uint16Array; lines: Lines } {
    const [tokens] = this.#tokens;
    const [lines] = this.#lines;
    return this.#files.length === 1 && tokens !== undefined && lines !== undefined
      ? { files: this.#files, tokens, lines }
      : {
          files: this.#files,
          tokens: join(this.#tokens, new Uint16Array(this.#length)),
          lines: join(
            this.#lines,
            this.#lastLine <= MOST_SHORT_LINES
              ? new Uint16Array(this.#length)
              : new Uint32Array(this.#length),
          ),
        };
  }
}

function join<Into extends Lines>(parts: readonly Lines[], into: Into): Into {
  let at = 0;
  for (const part of parts) {
    into.set(part, at);
    at += part.length;
  }
  return into;
}

type Source =
  | { readonly text: string; readonly reading: NonNullable<ReturnType<typeof readingOf>> }
  | { readonly reason: string };

function sourceOf(file: EngineFile, languageId: number): Source | undefined {
  // Told by its name first, so that pictures and documents are no "binary" files in the list.
  if (extensionOf(file.path) !== '' && readingOf(file.path, '', languageId) === undefined) {
    return undefined;
  }
  if (file.bytes.length > MAX_FILE_BYTES) {
    return { reason: `too large: ${file.bytes.length} bytes, at most ${MAX_FILE_BYTES} are read` };
  }
  const decoded = decode(file.bytes);
  if ('reason' in decoded) {
    return extensionOf(file.path) === '' ? undefined : decoded;
  }
  const reading = readingOf(file.path, decoded.text, languageId);
  if (reading === undefined) {
    return undefined;
  }
  if (extensionOf(file.path) === 'ipynb') {
    const code = notebookCode(decoded.text);
    return code === undefined
      ? { reason: 'not a notebook: it cannot be read as JSON with cells' }
      : { text: code, reading };
  }
  return isMinified(decoded.text)
    ? { reason: 'minified or generated: its lines are too long to be written by hand' }
    : { text: decoded.text, reading };
}

function isMinified(text: string): boolean {
  let lines = 1;
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    if (end - from > MAX_LINE_CHARACTERS) {
      return true;
    }
    lines += 1;
    from = end + 1;
  }
  return (
    text.length - from > MAX_LINE_CHARACTERS ||
    (text.length > MINIFIED_CHARACTERS && text.length / lines > MINIFIED_MEAN_LINE)
  );
}
