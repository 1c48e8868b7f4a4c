import type { TextBalance, FileRemark } from './api.ts';
import { PARAMETERS } from './parameters.ts';
import { evaluatesText, readsItself } from './evaluated-text.ts';
import { FAMILIES, FAMILY_NAMES, type Family } from './languages/languages.ts';
import { endOfNumber } from './tokenizers/end-of-number.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import {
  ANNOTATION,
  DEDENT,
  INDENT,
  MARKUP_CLOSE,
  MARKUP_OPEN,
  NEWLINE,
  NUMBER,
  PATTERN,
  spelling,
  STRING,
} from './tokenizers/vocabulary.ts';

/*
 * What of a text did not become tokens of code, whatever the reason: comments, what stands in strings and patterns, dead branches,
 * imports, what stands behind the end of a program. It is the rest of the text, so nothing has to be known of how it was skipped.
 */

/** A stretch of a text that did not become code. */
interface Skipped {
  readonly from: number;
  readonly to: number;
  /** It begins with a string or a pattern. */
  readonly isString: boolean;
  /** How many tokens were read before it. */
  readonly token: number;
}

/** A file of which some text did not become code. */
export interface SkippedText {
  readonly path: string;
  readonly family: Family;
  /** As a compiler sees it. */
  readonly text: string;
  readonly gaps: readonly Skipped[];
}

/** A program has more code than this, of the characters that are not blank … */
const LEAST_CODE = 0.03;
/** … and more tokens than one for so many. */
const MOST_CHARACTERS_PER_TOKEN = 50;
/** Of a shorter text nothing is said by shares. */
const LEAST_TEXT = 2_000;
/** So many lines that are not blank, or characters, are never too short, whatever became of them. */
const LONG_LINES = 150;
const LONG_TEXT = 6_000;
/** Comments of which so much is in lines of prose are documentation, its examples and headings as well. Of code it is a fiftieth. */
const LEAST_PROSE = 0.1;

/** A text that was read. */
export interface NotedText {
  readonly path: string;
  readonly tokens: number;
  /** Lines that are not blank, where there are few tokens. */
  readonly lines: number;
  /** Characters. */
  readonly length: number;
  /** Characters of prose that are no blanks. */
  readonly prose: number;
  /** Of all others that are no blanks. */
  readonly balance: TextBalance;
  /** Of what was skipped: characters of documentation. */
  readonly documentation: number;
  /** What did not become code is data, which nothing runs. */
  readonly isData: boolean;
}

/** What of a document's files did not become code. */
export class SkippedTexts {
  readonly texts: SkippedText[] = [];
  readonly #keeps: boolean;
  readonly files: NotedText[] = [];

  /** @param keeps the texts, not only how much they are */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /**
   * @param tokens as they were read, before anything was rewritten
   * @param code the text with its prose blanked, which is nothing that was not read
   */
  note(path: string, family: Family, text: string, tokens: TokenBuffer, code = text): void {
    const isShort =
      tokens.length < PARAMETERS.minimumTokens || tokens.length * MOST_CHARACTERS_PER_TOKEN < text.length;
    const gaps: Skipped[] | undefined = this.#keeps || isShort ? [] : undefined;
    const balance = { code: 0, strings: 0, skipped: 0 };
    skippedIn(family, text, tokens, balance, gaps);
    const prose = code === text ? 0 : visible(text, 0, text.length) - visible(code, 0, code.length);
    balance.skipped -= prose;
    const mayBeData = isShort && !evaluatesText(family, text, tokens);
    const isRead = readsItself(family, text, tokens);
    const documented =
      mayBeData && code === text && !isRead
        ? withoutDocumentation(text, gaps ?? [])
        : { code, documentation: 0 };
    // What has enough tokens is not too short by its lines.
    const lines =
      tokens.length < PARAMETERS.minimumTokens ? (documented.code.match(/\S[^\n]*/g)?.length ?? 0) : 0;
    const { documentation } = documented;
    this.files.push({
      path,
      tokens: tokens.length,
      lines,
      length: text.length,
      prose,
      balance,
      documentation,
      isData: mayBeData && isData(family, text, gaps ?? [], isRead),
    });
    if (gaps !== undefined && this.#keeps) this.texts.push({ path, family, text, gaps });
  }

  /** The files of which next to nothing was read, where that is so of all of them together; none: they were read. */
  hardlyRead(): { readonly remarks: readonly FileRemark[]; readonly isUnreadable: boolean } {
    const sum = (of: (file: NotedText) => number): number =>
      this.files.reduce((total, file) => total + of(file), 0);
    const wasRead = !isHardlyRead(
      sum(sizeOf),
      sum(({ balance }) => balance.code),
      sum(({ tokens }) => tokens),
      sum(({ lines }) => lines),
    );
    if (wasRead) return { remarks: [], isUnreadable: false };
    const files = this.files.filter(
      (file) =>
        file.tokens * MOST_CHARACTERS_PER_TOKEN < sizeOf(file) || file.tokens < PARAMETERS.minimumTokens,
    );
    return {
      remarks: files.map(({ path, balance }) => ({ path, code: 'hardly-read', balance })),
      isUnreadable: !files.every((file) => file.isData),
    };
  }
}

/** Characters of a file that may be a program. */
function sizeOf({ balance: { code, strings, skipped }, documentation }: NotedText): number {
  return code + strings + skipped - documentation;
}

/** The text without its comments where they are documentation, and how many characters of it that are. */
function withoutDocumentation(
  text: string,
  gaps: readonly Skipped[],
): { readonly code: string; readonly documentation: number } {
  const comments = gaps.filter(({ isString }) => !isString);
  const lines = comments.flatMap(({ from, to }) => text.slice(from, to).split('\n'));
  const sizes = lines.map((line) => ({ line, size: visible(line, 0, line.length) }));
  const documentation = sizes.reduce((sum, { size }) => sum + size, 0);
  const prose = sizes.reduce((sum, { line, size }) => sum + (isProse(line) ? size : 0), 0);
  if (prose < LEAST_PROSE * documentation) return { code: text, documentation: 0 };
  const code = comments
    .toReversed()
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text);
  return { code, documentation };
}

/** Whether a line of a comment is words in a row, as no code is. */
function isProse(line: string): boolean {
  const said = line.replace(/^[\s#*/;%!'"+-]+/, '');
  if (CODE_SIGNS.test(said)) return false;
  const words = said.match(/(?<![^\s("'“‘])\p{L}[\p{L}'’-]*(?=[\s.,;:!?)"'”’]|$)/gu) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return words.length >= 4 && letters >= 3 * words.length && letters >= 0.75 * visible(said, 0, said.length);
}

/** A call, an assignment, the end of a statement, a word of two words. */
const CODE_SIGNS = /\w\(|[={}[\]]|[;{]\s*$|\p{Ll}\p{Lu}/u;

/** Data of which so much is in lines of numbers and of names in capitals. What nobody runs is told, and is no reason to judge nobody. */
const DATA_SHARE = 0.9;
/** Of the letters and digits of such a line. */
const VALUE_SHARE = 0.8;
/** Programs of these are compiled, and no string of theirs is a program to them. */
const COMPILED: ReadonlySet<Family> = new Set(['c', 'go', 'java', 'rust']);

/**
 * Whether what did not become code is tables, sentences, or strings of a language that has no use for a program in them.
 *
 * @param isRead the program reads itself, and so its comments and what stands behind its end
 */
function isData(family: Family, text: string, gaps: readonly Skipped[], isRead: boolean): boolean {
  let [all, data] = [0, 0];
  for (const { from, to, isString } of gaps) {
    const isText = isString && COMPILED.has(family);
    for (const line of text.slice(from, to).split('\n')) {
      const size = visible(line, 0, line.length);
      all += size;
      if (isText || isValues(line) || (!isRead && isProse(line))) data += size;
    }
  }
  return data >= DATA_SHARE * all;
}

/** Whether a line is numbers and names in capitals, as no statement is. */
function isValues(line: string): boolean {
  const words = line.match(/[\p{L}\p{N}_]+/gu) ?? [];
  if (words.length === 0) return false;
  const sum = (of: readonly string[]): number => of.reduce((total, word) => total + word.length, 0);
  return (
    !/\w\s*\(|[={}]/.test(line) &&
    sum(words.filter((word) => /\d|^\p{Lu}|^\P{Ll}+$/u.test(word))) >= VALUE_SHARE * sum(words)
  );
}

function isHardlyRead(size: number, code: number, tokens: number, lines: number): boolean {
  const isLong = tokens < PARAMETERS.minimumTokens && (lines >= LONG_LINES || size >= LONG_TEXT);
  const isNothing =
    size >= LEAST_TEXT && code < LEAST_CODE * size && tokens * MOST_CHARACTERS_PER_TOKEN < size;
  return isLong || isNothing;
}

interface Spelling {
  /** Letters and digits of words, by character code. */
  readonly part: Uint8Array;
  readonly operators: readonly string[];
}

const SPELLINGS = new Map(
  FAMILY_NAMES.map((family) => {
    const { wordStart, wordPart, operators } = FAMILIES[family];
    const part = new Uint8Array(128);
    for (let code = 0; code < 128; code += 1) {
      const character = String.fromCharCode(code);
      part[code] = /\w/.test(character) || `${wordStart}${wordPart}$`.includes(character) ? 1 : 0;
    }
    return [family, { part, operators: operators.split(/\s+/) }] as const;
  }),
);

/** A shorter stretch that is no string holds a mark or two, and nobody's code. */
const LEAST_SKIPPED = 4;

/** Adds what became of a text to `balance`, and lists the stretches that did not become code. */
function skippedIn(
  family: Family,
  text: string,
  tokens: TokenBuffer,
  balance: { -readonly [Part in keyof TextBalance]: number },
  gaps: Skipped[] | undefined,
): void {
  const { ids, starts, length } = tokens;
  const spelled = SPELLINGS.get(family) as Spelling;
  let open: { from: number; to: number; isString: boolean; token: number; size: number } | undefined;
  const close = (): void => {
    // A program may be a string for each letter, or blanks in strings.
    if (open !== undefined && (open.isString || open.size >= LEAST_SKIPPED)) {
      const { from, to, isString, token } = open;
      gaps?.push({ from, to, isString, token });
    }
    open = undefined;
  };
  for (let at = -1; at < length; at += 1) {
    const start = at < 0 ? 0 : (starts[at] as number);
    const next = at + 1 < length ? (starts[at + 1] as number) : text.length;
    const id = at < 0 ? NEWLINE : (ids[at] as number);
    const end = Math.min(next, start + ownLength(id, text, start, next, spelled));
    balance.code += end - start;
    const size = visible(text, end, next);
    if (size === 0 && (end > start || end === next)) {
      if (end > start) close();
      continue;
    }
    const isString = id === STRING || id === PATTERN;
    if (isString) balance.strings += size;
    else balance.skipped += size;
    if (gaps === undefined) continue;
    if (open === undefined || end > start || isString !== open.isString) {
      close();
      open = { from: end, to: next, isString, token: at, size };
    } else {
      open.to = next;
      open.size += size;
    }
  }
  close();
}

const TAG = /^[</]*[\w$.:-]*[/>]*/;

/** Characters of a token that are code, as far as the next one; what stands in a string is not. */
function ownLength(
  id: number,
  text: string,
  start: number,
  next: number,
  { part, operators }: Spelling,
): number {
  switch (id) {
    case STRING:
    case PATTERN:
    case ANNOTATION:
    case NEWLINE:
    case INDENT:
    case DEDENT:
      return 0;
    case NUMBER:
      return Math.max(1, endOfNumber(text, start) - start);
    case MARKUP_OPEN:
    case MARKUP_CLOSE:
      return text.slice(start, start + 100).match(TAG)?.[0].length ?? 1;
    default:
  }
  let at = start;
  for (; at < next; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128 ? part[code] !== 1 : isBlank(code)) break;
  }
  if (at > start) return at - start;
  return text.charCodeAt(start) === id ? 1 : operatorLength(id, text, start, operators);
}

/** Of a sign of several characters; it may mean the same as another one, of which it has the number. */
function operatorLength(id: number, text: string, start: number, operators: readonly string[]): number {
  const word = spelling(id);
  if (word !== undefined && text.startsWith(word, start)) return word.length;
  let longest = 1;
  for (const one of operators) {
    if (one.length > longest && text.startsWith(one, start)) longest = one.length;
  }
  return longest;
}

/** Characters from an offset to before another that are no blanks. */
function visible(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (!isBlank(text.charCodeAt(at))) count += 1;
  return count;
}

function isBlank(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0xfeff || code === 0x3000;
}
