import { endOfLine } from '../languages/cursor.ts';
import { PYTHON } from '../languages/python.ts';
import { endOfNumber } from './end-of-number.ts';
import { keywordTable, operatorAt, operatorTable, standsAt } from './lexical-tables.ts';
import type { TokenBuffer } from './token-buffer.ts';
import { DEDENT, IDENTIFIER, INDENT, NEWLINE, NUMBER, SEPARATOR, STRING, SYMBOL } from './vocabulary.ts';
import { isWideWordCharacter } from './wide-characters.ts';

const KEYWORDS = keywordTable(PYTHON.words);
const OPERATORS = operatorTable(PYTHON.operators);

const PREFIX = /^(?:[rbuft]|[rf]b|b[rf]|fr|rf|br|rb|tr|rt)$/i;
const LAMBDA = KEYWORDS.get('lambda');
/** Names, unless they begin a statement with a block. */
const SOFT_WORDS = new Set(['match', 'case'].map((word) => KEYWORDS.get(word)));
const MATCHES = /match\b(?!\s*[=.,:)\]])[^\n]*:[ \t]*(?:[#\r\n]|$)|case\b(?!\s*[=.,:)\]])[^\n]*:/y;
/** What a statement with a block begins with. */
const OPENS_BLOCK =
  /^(?:(?:if|elif|else|for|while|try|except|finally|with|def|class|async)\b|case\b(?!\s*[=.,:)\]]))/;
const TAB_STOP = 8;
/** Of a backslash with the blanks behind it, which joins two lines. */
const LONGEST_JOIN = 20;

/**
 * Python: indentation is tokens, brackets join lines, docstrings and other bare strings are comments, f-strings nest.
 * Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
export function tokenizePython(text: string, out: TokenBuffer): void {
  const { length } = text;
  const indents: number[] = [0];
  let brackets = 0;
  let at = 0;
  let line = 1;
  let lineStart = true;
  /** The line's first word opens a block, of which as many `:` as there are `lambda` are none. */
  let opens = false;
  let lambdas = 0;
  /** Where a line begins with a `match` or `case` that is no name. */
  let matchesAt = -1;
  /** What a block holds stands on the line that opens it. */
  let isOneLine = false;

  const count = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) {
      if (text.charCodeAt(index) === 10) line += 1;
    }
  };

  while (at < length) {
    if (lineStart && brackets === 0) {
      lineStart = false;
      let column = 0;
      let code = text.charCodeAt(at);
      while (code === 32 || code === 9 || code === 12) {
        column = code === 9 ? column + TAB_STOP - (column % TAB_STOP) : column + 1;
        at += 1;
        code = text.charCodeAt(at);
      }
      if (at >= length || code === 10 || code === 13 || code === 35) {
        // Blank and comment lines say nothing about blocks.
      } else {
        if (column > (indents[indents.length - 1] as number)) {
          indents.push(column);
          out.push(INDENT, line, at);
        }
        while (column < (indents[indents.length - 1] as number)) {
          indents.pop();
          out.push(DEDENT, out.lastLine(), at);
        }
        opens = OPENS_BLOCK.test(text.slice(at, at + 12));
        lambdas = 0;
        if (standsAt(MATCHES, text, at)) matchesAt = at;
        const afterBareString = endOfBareString(text, at);
        if (afterBareString > at) {
          count(at, afterBareString);
          at = afterBareString;
          continue;
        }
        if (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
          while (/^(?:import|from)\b/.test(text.slice(at, at + 7))) {
            const end = endOfImport(text, at);
            count(at, end);
            at = end;
          }
          continue;
        }
      }
    }
    const code = text.charCodeAt(at);
    if (code === 10) {
      if (brackets === 0) {
        const last = out.last();
        if (last !== NEWLINE && last !== SEPARATOR && last !== DEDENT && last !== INDENT) {
          out.push(NEWLINE, line, at);
        }
        if (isOneLine) out.push(DEDENT, out.lastLine(), at);
        isOneLine = false;
        lineStart = true;
      }
      line += 1;
      at += 1;
      continue;
    }
    if (code <= 32) {
      at += 1;
      continue;
    }
    if (code === 35) {
      at = endOfLine(text, at);
      continue;
    }
    if (code === 92) {
      const joined = /^\\[^\S\n]*\n/.exec(text.slice(at, at + LONGEST_JOIN));
      if (joined !== null) {
        line += 1;
        at += joined[0].length;
        continue;
      }
    }
    if (code === 34 || code === 39) {
      const end = endOfString(text, at, false, false);
      pushString(out, line, at);
      count(at, end);
      at = end;
      continue;
    }
    if (code === 46) {
      const next = text.charCodeAt(at + 1);
      if (next >= 48 && next <= 57) {
        out.push(NUMBER, line, at);
        at = endOfNumber(text, at + 1);
        continue;
      }
    }
    if (code >= 48 && code <= 57) {
      out.push(NUMBER, line, at);
      at = endOfNumber(text, at, true);
      continue;
    }
    const start = at;
    while (at < length) {
      const next = text.charCodeAt(at);
      const part =
        next < 128
          ? (next >= 48 && next <= 57) ||
            (next >= 65 && next <= 90) ||
            (next >= 97 && next <= 122) ||
            next === 95
          : isWideWordCharacter(next);
      if (!part) break;
      at += 1;
    }
    if (at > start) {
      const word = text.slice(start, at);
      const next = text.charCodeAt(at);
      if ((next === 34 || next === 39) && word.length <= 2 && PREFIX.test(word)) {
        const end = endOfString(text, at, /r/i.test(word), /[ft]/i.test(word));
        pushString(out, line, start);
        count(start, end);
        at = end;
        continue;
      }
      const id = out.last() === 46 ? undefined : KEYWORDS.get(word);
      if (id === undefined || (SOFT_WORDS.has(id) && start !== matchesAt)) out.push(IDENTIFIER, line, start);
      else if (id >= 0) out.push(id, line, start);
      if (id === LAMBDA && brackets === 0) lambdas += 1;
      continue;
    }
    if (code >= 128) {
      if (!/\s/.test(text[at] as string)) out.push(SYMBOL, line, at);
      at += 1;
      continue;
    }
    if (code === 40 || code === 91 || code === 123) brackets += 1;
    else if (code === 41 || code === 93 || code === 125) brackets = Math.max(0, brackets - 1);
    const operator = operatorAt(OPERATORS, code, text, at);
    out.push(operator?.id ?? code, line, at);
    at += operator?.text.length ?? 1;
    if (code === 58 && operator === undefined && opens && brackets === 0 && lambdas-- === 0) {
      opens = false;
      // As if the next line began here.
      isOneLine = !/^[ \t\f\r]*(?:[\n#]|\\|$)/.test(text.slice(at, at + LONGEST_JOIN));
      if (isOneLine) {
        out.push(NEWLINE, line, at);
        out.push(INDENT, line, at);
        at += /^[ \t\f]*/.exec(text.slice(at, at + LONGEST_JOIN))?.[0].length ?? 0;
        const end = Math.max(
          endOfBareString(text, at),
          /^(?:import|from)\b/.test(text.slice(at, at + 7)) ? endOfImport(text, at) : at,
        );
        count(at, end);
        at = end;
      }
    }
  }
  if (isOneLine && out.last() !== NEWLINE) out.push(NEWLINE, line, length);
  if (isOneLine) out.push(DEDENT, out.lastLine(), length);
  const last = out.last();
  if (last !== NEWLINE && last !== SEPARATOR) out.push(NEWLINE, line, length);
  for (let depth = indents.length; depth > 1; depth -= 1) out.push(DEDENT, out.lastLine(), length);
}

/** Strings side by side are one string. */
function pushString(out: TokenBuffer, line: number, at: number): void {
  if (out.last() !== STRING) out.push(STRING, line, at);
}

/** Deeper f-strings than this are read as plain text. */
const DEEPEST_F_STRING = 8;

/** The offset after a string whose quote stands at `from`. A one-line string that is not closed ends with its line. */
function endOfString(text: string, from: number, raw: boolean, formatted: boolean, depth = 0): number {
  const mark = text[from] as string;
  const code = text.charCodeAt(from);
  const triple = text.startsWith(mark.repeat(3), from);
  let at = from + (triple ? 3 : 1);
  let braces = 0;
  let brackets = 0;
  /** How many braces were open at the `:` of a format, in which quotes fill; 0: in none. */
  let format = 0;
  while (at < text.length) {
    const here = text.charCodeAt(at);
    const isExpression = braces > 0 && format !== braces;
    if (isExpression && (here === 40 || here === 91)) brackets += 1;
    else if (isExpression && (here === 41 || here === 93)) brackets -= 1;
    else if (isExpression && here === 58 && brackets <= 0) format = braces;
    if (here === 92) {
      // In a raw string, too, a backslash keeps the quote after it.
      at += raw && text.charCodeAt(at + 1) === 10 ? 1 : 2;
    } else if (here === 10 && !triple) {
      return at;
    } else if (formatted && here === 123) {
      if (braces === 0 && text.charCodeAt(at + 1) === 123) {
        at += 2;
      } else {
        braces += 1;
        at += 1;
      }
    } else if (formatted && here === 125 && braces > 0) {
      if (format === braces) format = 0;
      braces -= 1;
      at += 1;
    } else if (here === code && (!triple || text.startsWith(mark.repeat(3), at))) {
      // Inside braces the same quote opens a nested string (3.12) only if that one closes before the line ends.
      if (isExpression && !triple && depth < DEEPEST_F_STRING) {
        const end = endOfString(text, at, raw, false, depth + 1);
        const close = text.slice(end, end + 200).search(/[}\n]/);
        if (text.charCodeAt(end - 1) === code && end > at + 1 && close >= 0 && text[end + close] === '}') {
          at = end;
          continue;
        }
      }
      return at + (triple ? 3 : 1);
    } else if (isExpression && (here === 34 || here === 39) && here !== code && depth < DEEPEST_F_STRING) {
      at = endOfString(text, at, raw, false, depth + 1);
    } else {
      at += 1;
    }
  }
  return text.length;
}

/** A statement that is only a string (a docstring) ends here, or `from` where there is none. */
function endOfBareString(text: string, from: number): number {
  const match = /^(?:[rRbBuU]|[rR][bB]|[bB][rR])?(["'])/.exec(text.slice(from, from + 4));
  if (match === null) return from;
  const prefix = match[0].length - 1;
  const end = endOfString(text, from + prefix, /r/i.test(match[0]), false);
  let at = end;
  while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 13) at += 1;
  const next = text.charCodeAt(at);
  return at >= text.length || next === 10 || next === 35 ? at : from;
}

/** `import a`, `from a import (b, c)`: to the end of the line, or after the bracket that a line opens. */
function endOfImport(text: string, from: number): number {
  const end = endOfLine(text, from);
  // What stands behind a `;` on the line is another statement.
  const next = text.slice(from, end).search(/[;#]/);
  if (next >= 0 && text[from + next] === ';') {
    const blanks = /^[ \t]*/.exec(text.slice(from + next + 1, from + next + 200));
    return from + next + 1 + (blanks?.[0].length ?? 0);
  }
  // In a comment nothing opens, and nothing joins lines.
  const open = text.slice(from, next < 0 ? end : from + next).indexOf('(');
  if (open >= 0) {
    IN_IMPORT.lastIndex = from + open;
    for (let mark = IN_IMPORT.exec(text); mark !== null && mark.index < from + LONGEST_IMPORT; ) {
      if (mark[0] === ')') return mark.index + 1;
      mark = IN_IMPORT.exec(text);
    }
    return end;
  }
  if (next >= 0) return end;
  let last = end;
  while (text.charCodeAt(last - 1) === 92 && last < from + LONGEST_IMPORT) last = endOfLine(text, last + 1);
  return last;
}

/** Brackets in comments close nothing. */
const IN_IMPORT = /#[^\n]*|\)/g;
const LONGEST_IMPORT = 8000;
