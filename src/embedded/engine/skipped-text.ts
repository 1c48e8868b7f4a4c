import { FAMILIES, FAMILY_NAMES, type Family } from '../../languages/languages.ts';
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

/** What became of a text's characters, blanks aside. The three together are all of them. */
export interface Balance {
  /** Words, numbers and signs that were read as code. */
  readonly code: number;
  /** In strings and patterns. */
  readonly strings: number;
  /** All else: comments, imports, directives, what no rule reads. */
  readonly skipped: number;
}

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

/** What of a document's files did not become code. */
export class SkippedTexts {
  readonly balance = { code: 0, strings: 0, skipped: 0 };
  readonly texts: SkippedText[] = [];
  readonly #keeps: boolean;

  /** @param keeps the texts, not only how much they are */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** @param tokens as they were read, before anything was rewritten */
  note(path: string, family: Family, text: string, tokens: TokenBuffer): void {
    const gaps: Skipped[] | undefined = this.#keeps ? [] : undefined;
    skippedIn(family, text, tokens, this.balance, gaps);
    if (gaps !== undefined && gaps.length > 0) this.texts.push({ path, family, text, gaps });
  }
}

/** Letters and digits of each family's words, by character code. */
const WORD_PARTS = new Map(
  FAMILY_NAMES.map((family) => {
    const { wordStart, wordPart } = FAMILIES[family];
    const table = new Uint8Array(128);
    for (let code = 0; code < 128; code += 1) {
      const character = String.fromCharCode(code);
      table[code] = /\w/.test(character) || `${wordStart}${wordPart}$`.includes(character) ? 1 : 0;
    }
    return [family, table] as const;
  }),
);

/** A shorter stretch holds a mark or two, and nobody's code. */
const LEAST_SKIPPED = 4;

/** Adds what became of a text to `balance`, and lists the stretches that did not become code. */
function skippedIn(
  family: Family,
  text: string,
  tokens: TokenBuffer,
  balance: { -readonly [Part in keyof Balance]: number },
  gaps?: Skipped[],
): void {
  const { ids, starts, length } = tokens;
  const part = WORD_PARTS.get(family) as Uint8Array;
  let open: { from: number; to: number; isString: boolean; token: number; size: number } | undefined;
  const close = (): void => {
    if (open !== undefined && open.size >= LEAST_SKIPPED) {
      const { from, to, isString, token } = open;
      gaps?.push({ from, to, isString, token });
    }
    open = undefined;
  };
  for (let at = -1; at < length; at += 1) {
    const start = at < 0 ? 0 : (starts[at] as number);
    const next = at + 1 < length ? (starts[at + 1] as number) : text.length;
    const id = at < 0 ? NEWLINE : (ids[at] as number);
    const end = Math.min(next, start + ownLength(id, text, start, part));
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

/** Characters of a token that are code; what stands in a string is not. */
function ownLength(id: number, text: string, start: number, part: Uint8Array): number {
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
      return /^[</]*[\w$.:-]*[/>]*/.exec(text.slice(start, start + 100))?.[0].length ?? 1;
    default:
  }
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128 ? part[code] !== 1 : isBlank(code)) break;
  }
  if (at > start) return at - start;
  const word = id < 128 ? undefined : spelling(id);
  return word !== undefined && text.startsWith(word, start) ? word.length : 1;
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
