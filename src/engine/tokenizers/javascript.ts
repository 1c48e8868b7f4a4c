import { endOfLine } from '../languages/cursor.ts';
import { BEFORE_OPERAND, JAVASCRIPT } from '../languages/javascript.ts';
import { DOUBLE, endOfQuote, SINGLE } from '../languages/quotes.ts';
import { endOfNumber } from './end-of-number.ts';
import { hashOn, lexicalTables, operatorAt, standsAt } from './lexical-tables.ts';
import type { TokenBuffer } from './token-buffer.ts';
import {
  CONSTANT,
  IDENTIFIER,
  intern,
  MARKUP_CLOSE,
  MARKUP_OPEN,
  NUMBER,
  PATTERN,
  STRING,
  SYMBOL,
  tokenSet,
} from './vocabulary.ts';
import { isWideWordCharacter } from './wide-characters.ts';

const { keywords, contextual, operators, wordPart } = lexicalTables(JAVASCRIPT);

const KEYWORD_IDS = tokenSet(...keywords.meanings.filter((id) => id >= 160));
const EXPRESSION_WORDS = tokenSet(
  'return typeof case in of do else new delete void throw instanceof yield await extends default',
);
const [IMPORT, EXPORT, AS, LET] = 'import export as let'.split(' ').map(intern);
/** Behind a value they belong to it: `a++ / 2`, `a! / 2`. */
const STEPS = tokenSet('++ -- !');
/** A value may end with one of these: a name, `)` or `]`. */
export const ENDS_OF_VALUES = tokenSet(IDENTIFIER, ') ]');
const [PLUS, SEMICOLON] = [43, 59];
/** Where a statement may end without `;`: behind one of these … */
const LAST_OF_STATEMENT = tokenSet(
  IDENTIFIER,
  NUMBER,
  STRING,
  PATTERN,
  CONSTANT,
  MARKUP_CLOSE,
  '] ++ -- ! break continue return debugger this super void',
);
const ENDS_OF_OPERANDS = tokenSet(LAST_OF_STATEMENT, ') }', LET); // `as const` is read as `let`
/** … and in the line before one of these, which are no words that go on with it. */
const FIRST_OF_STATEMENT =
  /(?!(?:in|of|instanceof|as|is|satisfies|extends|implements|from)\b(?![ \t]*(?:[-+*/%]?=(?!=)|\.\w)))(?:[\w$@#'"~\u0080-\uffff]|!(?!=)|\+\+|--)/y;
const CONTROL = tokenSet('if while for with');

/** What encloses the cursor: `{…}` of code, a template's `${…}`, markup's tag, its children, an expression in it. */
type Frame = 'block' | 'template' | 'tag' | 'children' | 'expression';

/**
 * JavaScript and TypeScript, with template strings (their expressions are code), regular expressions and, where
 * `markup` is true, JSX. Nesting is kept on a list, not on the stack: depth cannot overflow it. Linear in the text.
 */
// oxlint-disable-next-line max-lines-per-function -- one loop over the text, with a case for each kind of token
export function tokenizeJavaScript(text: string, markup: boolean, out: TokenBuffer): void {
  const { length } = text;
  /** What is around the cursor, and what is around that. */
  let frame = undefined as Frame | undefined;
  const frames: (Frame | undefined)[] = [];
  /** For each open `(`: whether `if`, `while`, `for` or `with` stands before it, so that a `/` after `)` is a pattern. */
  const parentheses: boolean[] = [];
  let controlClosed = false;
  /** Round and square brackets that are open, and how many of them were when this frame began, and those around it. */
  let brackets = 0;
  let before = 0;
  const outside: number[] = [];
  let at = 0;
  let line = 1;
  /** Where the last line ended behind what may be the end of a statement; -1: it did not. */
  let lineEnd = -1;

  const enter = (inner: Frame): void => {
    frames.push(frame);
    outside.push(before);
    frame = inner;
    before = brackets;
  };
  const leave = (): void => {
    brackets = before;
    frame = frames.pop();
    before = outside.pop() ?? 0;
  };

  const skipTo = (to: number): void => {
    for (; at < to && at < length; at += 1) {
      if (text.charCodeAt(at) === 10) line += 1;
    }
  };
  const inExpressionPosition = (): boolean => {
    const last = out.last();
    if (last === 41) return controlClosed;
    // `a++ / 2`: the value stands before it.
    if (STEPS.has(last)) return !ENDS_OF_VALUES.has(out.length > 1 ? out.ids[out.length - 2] : 0);
    // After `}` a statement is likelier than a division, and next to no pattern begins with a blank.
    if (last === 125) return !/\s/.test(text[at + 1] ?? '');
    return !(
      last === IDENTIFIER ||
      last === NUMBER ||
      last === STRING ||
      last === PATTERN ||
      last === CONSTANT ||
      last === 93 ||
      last === MARKUP_CLOSE ||
      (last >= 160 && KEYWORD_IDS.has(last) && !EXPRESSION_WORDS.has(last))
    );
  };
  /** Reads a template's text to its end or to `${`, as the sum of strings and values that it is. */
  const templateText = (isFirst: boolean): void => {
    const from = isFirst ? at + 1 : at;
    let end = from;
    while (end < length && text.charCodeAt(end) !== 96 && !text.startsWith('${', end)) {
      end += text.charCodeAt(end) === 92 ? 2 : 1;
    }
    const hasValue = text.charCodeAt(end) === 36;
    const isText = end > from || (isFirst && !hasValue);
    if (isText && !isFirst) out.push(PLUS, line, at - 1);
    if (isText) out.push(STRING, line, at);
    skipTo(end);
    // Where it stands: a string is what stands between its token and the next.
    if (hasValue && (isText || !isFirst)) out.push(PLUS, line, at);
    skipTo(end + (hasValue ? 2 : 1));
    if (hasValue) enter('template');
  };
  /** Of the letters of the last word. */
  let hash = 0;
  /** Moves behind the word at the cursor; whether there is one. */
  const word = (): boolean => {
    const from = at;
    hash = 0;
    while (at < length) {
      const code = text.charCodeAt(at);
      if (code < 128 ? wordPart[code] !== 1 : !isWideWordCharacter(code)) break;
      hash = hashOn(hash, code);
      at += 1;
    }
    return at > from;
  };
  /** By what stands behind a keyword, and before an operator. */
  const isName = (behind: RegExp | undefined): boolean =>
    behind !== undefined &&
    ((behind === BEFORE_OPERAND && !ENDS_OF_OPERANDS.has(out.last())) || !standsAt(behind, text, at));
  /** Reads `<tag`, `<>`, or `</tag>` at the cursor; false when it is a comparison or a type parameter after all. */
  const tag = (inChildren: boolean): boolean => {
    const next = text.charCodeAt(at + 1);
    if (next === 47) {
      if (!inChildren) return false;
      const end = text.indexOf('>', at);
      out.push(MARKUP_CLOSE, line, at);
      skipTo(end < 0 ? length : end + 1);
      leave();
      return true;
    }
    const letter = (next | 32) >= 97 && (next | 32) <= 122;
    if (!letter && next !== 62 && next !== 95 && next !== 36) return false;
    if (!inChildren && isTypeParameter(text, at)) return false;
    out.push(MARKUP_OPEN, line, at);
    at += 1;
    if (next === 62) {
      at += 1;
      enter('children');
      return true;
    }
    while (at < length && /[\w$.:-]/.test(text[at] as string)) at += 1;
    enter('tag');
    return true;
  };

  while (at < length) {
    const code = text.charCodeAt(at);
    if (frame === 'children') {
      if (code === 60 && tag(true)) continue;
      if (code === 123) {
        enter('expression');
        out.push(123, line, at);
        at += 1;
        continue;
      }
      let end = at + 1;
      while (end < length && text.charCodeAt(end) !== 60 && text.charCodeAt(end) !== 123) end += 1;
      if (/\S/.test(text.slice(at, end))) out.push(STRING, line, at);
      skipTo(end);
      continue;
    }
    if (code === 10) {
      const isStatement = frame === undefined || frame === 'block';
      if (lineEnd < 0 && isStatement && brackets === before) {
        const last = out.last();
        const isConst = last === LET && out.ids[out.length - 2] === AS;
        if (LAST_OF_STATEMENT.has(last) || isConst || (last === 41 && !controlClosed)) lineEnd = at;
      }
      line += 1;
      at += 1;
      continue;
    }
    if (code <= 32) {
      at += 1;
      continue;
    }
    if (code === 47) {
      const next = text.charCodeAt(at + 1);
      if (next === 47) {
        at = endOfLine(text, at);
        continue;
      }
      if (next === 42) {
        const end = text.indexOf('*/', at + 2);
        skipTo(end < 0 ? length : end + 2);
        continue;
      }
    }
    if (lineEnd >= 0) {
      FIRST_OF_STATEMENT.lastIndex = at;
      if (FIRST_OF_STATEMENT.test(text)) out.push(SEMICOLON, out.lastLine(), lineEnd);
      lineEnd = -1;
    }
    if (frame === 'tag') {
      if (code === 62) {
        frame = 'children';
        at += 1;
        continue;
      }
      if (code === 47 && text.charCodeAt(at + 1) === 62) {
        out.push(MARKUP_CLOSE, line, at);
        leave();
        at += 2;
        continue;
      }
      if (code === 123) {
        out.push(123, line, at);
        enter('expression');
        at += 1;
        continue;
      }
      if (code === 34 || code === 39) {
        out.push(STRING, line, at);
        const end = text.indexOf(String.fromCharCode(code), at + 1);
        skipTo(end < 0 ? length : end + 1);
        continue;
      }
      const start = at;
      if (!word()) {
        if (code === 61) out.push(61, line, at);
        at += 1;
      } else {
        // Attribute names go on over hyphens (aria-label).
        while (text.charCodeAt(at) === 45) {
          at += 1;
          word();
        }
        out.push(IDENTIFIER, line, start);
      }
      continue;
    }
    // A comment that pages of old began their scripts with.
    if (code === 60 && text.startsWith('<!--', at)) {
      at = endOfLine(text, at);
      continue;
    }
    if (code === 34 || code === 39) {
      out.push(STRING, line, at);
      skipTo(endOfQuote(text, at + 1, code === 34 ? DOUBLE : SINGLE));
      continue;
    }
    if (code === 96) {
      templateText(true);
      continue;
    }
    if (code >= 48 && code <= 57) {
      out.push(NUMBER, line, at);
      at = endOfNumber(text, at, true);
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
    const start = at;
    if (code === 35) {
      // A private name, or a line `#!…` at the top.
      if (at === 0 && text.charCodeAt(1) === 33) {
        at = endOfLine(text, at);
        continue;
      }
      at += 1;
      if (word()) out.push(IDENTIFIER, line, start);
      continue;
    }
    if (word()) {
      // A keyword after a dot is a property's name.
      const dotted = out.last() === 46;
      const id = dotted ? undefined : keywords.at(text, start, at, hash);
      if (id === IMPORT && text.charCodeAt(at) !== 40 && text.charCodeAt(at) !== 46) {
        skipTo(endOfImport(text, at, IMPORTED));
      } else if (id === EXPORT) {
        // `export` qualifies what follows; a pure re-export (`export … from`) is an import of another name.
        skipTo(endOfImport(text, at, EXPORTED));
      } else if (id === undefined || isName(contextual.at(text, start, at, hash))) {
        out.push(IDENTIFIER, line, start);
      } else if (id >= 0) {
        out.push(id, line, start);
      }
      continue;
    }
    if (code === 47 && inExpressionPosition()) {
      const end = endOfPattern(text, at);
      if (end > at) {
        out.push(PATTERN, line, at);
        at = end;
        continue;
      }
    }
    // Behind `}` nobody has a tag, but `{} < a` compares.
    if (code === 60 && markup && out.last() !== 125 && inExpressionPosition() && tag(false)) continue;
    if (code === 123) {
      enter('block');
    } else if (code === 125) {
      const closed = frame;
      leave();
      if (closed === 'template') {
        at += 1;
        templateText(false);
        continue;
      }
    } else if (code === 40) {
      parentheses.push(CONTROL.has(out.last()));
      brackets += 1;
    } else if (code === 41) {
      controlClosed = parentheses.pop() ?? false;
      brackets -= 1;
    } else if (code === 91) {
      brackets += 1;
    } else if (code === 93) {
      brackets -= 1;
    } else if (code === 64) {
      // A decorator: its name is dropped, its arguments stay.
      at += 1;
      word();
      continue;
    } else if (code >= 128) {
      if (!/\s/.test(text[at] as string)) out.push(SYMBOL, line, at);
      at += 1;
      continue;
    }
    const operator = operatorAt(operators, code, text, at);
    out.push(operator?.id ?? code, line, at);
    at += operator?.text.length ?? 1;
  }
}

/** `<T,>(`, `<T = X>(`, `<T extends X>(`: type parameters of an arrow function in TSX. */
function isTypeParameter(text: string, at: number): boolean {
  return /^<\s*(?:const\s+)?[A-Za-z_$][\w$]*\s*(?:[,=]|extends\s)/.test(text.slice(at, at + 80));
}

/** Longer ones are no patterns; the bound keeps a text of slashes linear. */
const LONGEST_PATTERN = 600;

/** End of a regular expression literal that starts at `from`, with its flags; `from` itself where none ends on its line. */
function endOfPattern(text: string, from: number): number {
  let inClass = false;
  for (let at = from + 1; at < text.length && at - from < LONGEST_PATTERN; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) return from;
    if (code === 92) {
      at += 1;
    } else if (code === 91) {
      inClass = true;
    } else if (code === 93) {
      inClass = false;
    } else if (code === 47 && !inClass) {
      at += 1;
      while (at < text.length && /[a-z]/.test(text[at] as string)) at += 1;
      return at;
    }
  }
  return from;
}

const FROM = String.raw`(?:'[^'\n]*'|"[^"\n]*")\)?(?:\s*with\s*\{[^{}]*\})?[^\S\n]*;?`;
/** `import … from '…'`, `import '…'`, `import x = require('…')`. */
const IMPORTED = new RegExp(String.raw`^[\w\s{},*$=(]*?(?:from\s*)?${FROM}`);
/** `export * from '…'`, `export { a } from '…'`, `export { a }`. */
const EXPORTED = new RegExp(
  String.raw`^\s*(?:type\s*)?(?:(?:\*(?:\s*as\s+[\w$]+)?|\{[^{}]*\})\s*from\s*${FROM}|\{[^{}]*\}[^\S\n]*;?)`,
);

/** Where such a statement ends that begins at `from`, within some lines; `from` itself where there is none. */
function endOfImport(text: string, from: number, pattern: RegExp): number {
  return from + (pattern.exec(text.slice(from, from + 4000))?.[0].length ?? 0);
}
