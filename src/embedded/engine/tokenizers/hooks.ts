import type { Cursor, Quote } from './lexical-rules.ts';
import { endOfLine, endOfQuote } from './scan.ts';
import { ANNOTATION, IDENTIFIER, NUMBER, PATTERN, STRING } from './vocabulary.ts';

/*
 * What a table of comments, quotes and operators cannot say, for each language that has it. A hook either moves the
 * cursor and returns true, or leaves everything alone and returns false. Look-ahead is bounded, so that no input makes
 * reading more than linear.
 */

const LOOK_AHEAD = 400;
/** Of an attribute. */
const LONGEST_BRACKETS = 1000;
/** Of a regular expression. */
const LONGEST_FLAGS = 10;

function ahead(cursor: Cursor): string {
  return cursor.text.slice(cursor.at, cursor.at + LOOK_AHEAD);
}

/** End of a text closed by `mark`, or the end of everything. */
function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end < 0 ? text.length : end + mark.length;
}

function string(cursor: Cursor, end: number, id = STRING): true {
  cursor.emit(id);
  cursor.skipTo(end);
  return true;
}

/** Drops the preprocessor's lines but keeps what `#define` defines; `#if 0` is a comment. C++'s raw strings. */
export function cHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 35) {
    if (!startsLine(text, at)) return false;
    const directive = /^#[ \t]*(\w*)[ \t]*(\w*)/.exec(ahead(cursor));
    if (directive?.[1] === 'define') {
      cursor.emit(ANNOTATION);
      cursor.skipTo(at + (directive[0].length - (directive[2]?.length ?? 0)));
      return true;
    }
    if (DEAD.test(ahead(cursor))) {
      cursor.skipTo(endOfDead(text, endOfLine(text, at)));
      return true;
    }
    cursor.skipTo(endOfDirective(text, at));
    return true;
  }
  if (code === 92) {
    cursor.skipTo(at + 1);
    return true;
  }
  const next = text.charCodeAt(at + 1);
  if (next !== 34 && next !== 39 && next !== 82 && next !== 56) return false;
  // R"delimiter( … )delimiter", with an encoding prefix
  const raw = /^(?:u8|[uUL])?R"([^()\\\s]{0,16})\(/.exec(ahead(cursor));
  if (raw !== null) return string(cursor, after(text, `)${raw[1] ?? ''}"`, at + raw[0].length));
  const prefixed = /^(?:u8|[uUL])(["'])/.exec(ahead(cursor));
  if (prefixed !== null) {
    const close = prefixed[1] as string;
    return string(
      cursor,
      endOfQuote(text, at + prefixed[0].length, {
        open: close,
        close,
        escape: '\\',
        doubled: false,
        multiline: false,
      }),
    );
  }
  return false;
}

function startsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (text.charCodeAt(before) === 32 || text.charCodeAt(before) === 9)) before -= 1;
  return before < 0 || text.charCodeAt(before) === 10 || text.charCodeAt(before) === 0xfeff;
}

/** Blanks and comments on one line. */
const GAP = String.raw`(?:[ \t\f\v]|/\*(?:[^*\n]|\*(?!/))*\*/)*`;
/** What never compiles, whatever is defined: a `0` and nothing else. */
const DEAD = new RegExp(`^#${GAP}if\\b${GAP}0${GAP}(?://.*)?(?:\\n|$)`);
const DIRECTIVE = new RegExp(`^#${GAP}(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\\b`);

/** Where the line begins that ends what `#if 0` leaves out: its own `#else`, `#elif` or `#endif`, which no comment hides. */
function endOfDead(text: string, from: number): number {
  let depth = 0;
  let at = from;
  let lineStart = false;
  let line = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      lineStart = true;
      line = at + 1;
      at += 1;
    } else if (code === 47 && text.charCodeAt(at + 1) === 42) {
      at = after(text, '*/', at + 2);
    } else if (code === 47 && text.charCodeAt(at + 1) === 47) {
      at = endOfLine(text, at);
    } else if (code === 34 || code === 39) {
      lineStart = false;
      at = endOfQuote(text, at + 1, code === 34 ? DOUBLE : SINGLE);
    } else if (code === 35 && lineStart) {
      lineStart = false;
      const word = DIRECTIVE.exec(text.slice(at, at + LOOK_AHEAD))?.[1] ?? '';
      if (word === 'if' || word === 'ifdef' || word === 'ifndef') depth += 1;
      else if (word !== '' && depth === 0) return line;
      else if (word === 'endif') depth -= 1;
      at += 1;
    } else {
      lineStart &&= code <= 32;
      at += 1;
    }
  }
  return text.length;
}

/** End of a directive's line; a comment that begins there may go on. */
function endOfDirective(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 47 && text.charCodeAt(at + 1) === 47)) return endOfLine(text, at);
    if (code === 47 && text.charCodeAt(at + 1) === 42) {
      at = after(text, '*/', at + 2);
    } else if (code === 34 || code === 39) {
      at = endOfQuote(text, at + 1, code === 34 ? DOUBLE : SINGLE);
    } else if (code === 60 && at - from < LOOK_AHEAD && INCLUDED.test(text.slice(from, at))) {
      at = Math.min(after(text, '>', at), endOfLine(text, at));
    } else {
      at += 1;
    }
  }
  return text.length;
}

const INCLUDED = /^#[ \t]*(?:include|import|include_next)[ \t]*$/;
const DOUBLE: Quote = { open: '"', close: '"', escape: '\\', doubled: false, multiline: false };
const SINGLE: Quote = { ...DOUBLE, open: "'", close: "'" };

/** C#: `@"…"`, `$"…{…}…"`, `"""…"""`; `#region` and other directives; `[Attribute]` before a declaration. */
export function cSharpHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 35) {
    if (!startsLine(text, at)) return false;
    cursor.skipTo(endOfLine(text, at));
    return true;
  }
  if (code === 91) {
    const attribute =
      /^\[[A-Z][\w.]*(?:\([^()\n]*\))?(?:, *[A-Z]\w*(?:\([^()\n]*\))?)*\]\s*(?=[\n[]|public|private|protected|internal|static|class)/.exec(
        ahead(cursor),
      );
    if (attribute === null) return false;
    cursor.skipTo(at + attribute[0].length);
    return true;
  }
  const opening = /^([$@]{0,8})("{3,}|")/.exec(ahead(cursor));
  if (opening === null || (opening[1] === '' && opening[2] === '"')) return false;
  const from = at + opening[0].length;
  const quotes = opening[2] as string;
  if (quotes.length >= 3) return string(cursor, after(text, quotes, from));
  const verbatim = opening[1]?.includes('@') === true;
  if (opening[1]?.includes('$') !== true) {
    return string(
      cursor,
      endOfQuote(text, from, { open: '"', close: '"', escape: '', doubled: true, multiline: true }),
    );
  }
  return string(cursor, endOfInterpolated(text, from, '"', '{', verbatim));
}

/**
 * End of a string with embedded expressions: `hole` opens one (`{`, `${`, `#{`, `\(`) and it ends with the matching
 * bracket; quotes inside an expression do not close the string.
 */
function endOfInterpolated(
  text: string,
  from: number,
  close: string,
  hole: string,
  verbatim: boolean,
): number {
  const closeCode = close.charCodeAt(0);
  const closing = hole.endsWith('(') ? 41 : 125;
  const opening = hole.endsWith('(') ? 40 : 123;
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (depth === 0) {
      if (text.startsWith(hole, at)) {
        if (hole === '{' && text.charCodeAt(at + 1) === 123) {
          at += 2;
        } else {
          depth = 1;
          at += hole.length;
        }
      } else if (code === 92 && !verbatim) {
        at += 2;
      } else if (code === 10 && !verbatim) {
        return at;
      } else if (code === closeCode) {
        if (verbatim && text.charCodeAt(at + 1) === closeCode) at += 2;
        else return at + 1;
      } else {
        at += 1;
      }
    } else if (code === opening) {
      depth += 1;
      at += 1;
    } else if (code === closing) {
      depth -= 1;
      at += 1;
    } else if (code === 34 || (code === 39 && closeCode !== 34)) {
      const quote = code === 34 ? '"' : "'";
      at = endOfQuote(text, at + 1, {
        open: quote,
        close: quote,
        escape: '\\',
        doubled: false,
        multiline: false,
      });
    } else if (code === 10 && !verbatim) {
      return at;
    } else {
      at += 1;
    }
  }
  return text.length;
}

/** `@Name` and `@Name(…)` without nested brackets: annotations of Java, Kotlin, Scala, Swift, Dart, PHP's attributes. */
export function annotationHook(cursor: Cursor): boolean {
  const annotation = /^@(?!interface\b)[A-Za-z_][\w.:]*(?:\([^()"]*(?:"[^"\n]*"[^()"]*)*\))?/.exec(
    ahead(cursor),
  );
  if (annotation === null) return false;
  cursor.skipTo(cursor.at + annotation[0].length);
  return true;
}

/** Kotlin, Scala, Swift and Dart: strings whose expressions may hold quotes. */
export function interpolationHook(hole: string): (cursor: Cursor) => boolean {
  return (cursor) => {
    const { text, at } = cursor;
    const code = text.charCodeAt(at);
    if (code === 64) return annotationHook(cursor);
    if (code === 115 || code === 102 || code === 114) {
      // Scala's s"…", f"…", raw"…"
      const prefix = /^(?:s|f|raw)(?=")/.exec(ahead(cursor));
      if (prefix !== null) cursor.skipTo(at + prefix[0].length);
      return prefix !== null;
    }
    if (code === 34) {
      if (text.startsWith('"""', at)) return string(cursor, after(text, '"""', at + 3));
      return string(cursor, endOfInterpolated(text, at + 1, '"', hole, false));
    }
    if (code === 35) {
      // Swift's #"raw"#
      const raw = /^(#+)("{3}|")/.exec(ahead(cursor));
      if (raw === null) return false;
      return string(cursor, after(text, `${raw[2] as string}${raw[1] as string}`, at + raw[0].length));
    }
    return false;
  };
}

/** Rust: raw and byte strings, lifetimes against characters, attributes. */
export function rustHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 39) {
    const character = /^'(?:\\(?:u\{[^}]*\}|x[0-9a-fA-F]{2}|.)|[^\\'\n])'/u.exec(ahead(cursor));
    if (character !== null) return string(cursor, at + character[0].length);
    const lifetime = /^'\w+/.exec(ahead(cursor));
    cursor.skipTo(at + (lifetime?.[0].length ?? 1));
    return true;
  }
  if (code === 35) {
    if (/^#!?\[/.test(ahead(cursor))) {
      cursor.skipTo(endOfBalanced(text, text.indexOf('[', at), 91, 93));
      return true;
    }
    return false;
  }
  const next = text.charCodeAt(at + 1);
  if (next !== 34 && next !== 39 && next !== 35 && next !== 114) return false;
  const raw = /^(?:br|cr|r)(#*)"/.exec(ahead(cursor));
  if (raw !== null) return string(cursor, after(text, `"${raw[1] ?? ''}`, at + raw[0].length));
  const byte = /^[bc](["'])/.exec(ahead(cursor));
  if (byte !== null) {
    const close = byte[1] as string;
    return string(
      cursor,
      endOfQuote(text, at + 2, {
        open: close,
        close,
        escape: '\\',
        doubled: false,
        multiline: close === '"',
      }),
    );
  }
  return false;
}

/** After the bracket that closes the one at `from`, where that is not far. */
function endOfBalanced(text: string, from: number, open: number, close: number): number {
  let depth = 0;
  const limit = Math.min(text.length, from + LONGEST_BRACKETS);
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === open) {
      depth += 1;
    } else if (code === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return from + 1;
}

/** The offset of the line after the one that holds only `word`, from the line after `from`. */
function endOfHereDocument(text: string, from: number, word: string, indented: boolean): number {
  let line = endOfLine(text, from) + 1;
  while (line < text.length) {
    const end = endOfLine(text, line);
    const content = text.slice(line, Math.min(end, line + word.length + 200)).replace(/\r$/, '');
    const body = indented ? content.trimStart() : content;
    if (
      body === word ||
      body === `${word};` ||
      (indented && body.startsWith(word) && !/^\w/.test(body.slice(word.length)))
    ) {
      return line + content.indexOf(word) + word.length;
    }
    line = end + 1;
  }
  return text.length;
}

/** Heredocs start on the next line; what follows on the opening line is given up with it, which loses little. */
function hereDocument(cursor: Cursor, word: string, indented: boolean): true {
  return string(cursor, endOfHereDocument(cursor.text, cursor.at, word, indented));
}

/** Shell: heredocs, `$'…'`, variables, `$(…)` left as code, `#` only where a word may start. */
export function shellHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 35) {
    const before = text.charCodeAt(at - 1);
    if (at === 0 || before <= 32 || before === 59 || before === 40 || before === 124 || before === 38) {
      cursor.skipTo(endOfLine(text, at));
      return true;
    }
    cursor.skipTo(at + 1);
    return true;
  }
  if (code === 60) {
    const here = /^<<(-?)[ \t]*(["']?)([A-Za-z_]\w*)\2/.exec(ahead(cursor));
    if (here === null || text.startsWith('<<<', at)) return false;
    return hereDocument(cursor, here[3] as string, here[1] === '-');
  }
  const variable = /^\$(?:\{[^{}\n]*\}|\w+|[?#@*!$-])/.exec(ahead(cursor));
  if (variable !== null) return string(cursor, at + variable[0].length, IDENTIFIER);
  return false;
}

/** PHP: text outside `<?php … ?>` is dropped, heredocs and nowdocs, variables, attributes. */
export function phpHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 36) {
    const variable = /^\$+\w+/.exec(ahead(cursor));
    return variable === null ? false : string(cursor, at + variable[0].length, IDENTIFIER);
  }
  if (code === 63) {
    if (!text.startsWith('?>', at)) return false;
    const open = text.indexOf('<?', at + 2);
    cursor.skipTo(open < 0 ? text.length : open);
    return true;
  }
  if (code === 60) {
    const tag = /^<\?(?:php|=)?/i.exec(ahead(cursor));
    if (tag !== null) {
      cursor.skipTo(at + tag[0].length);
      return true;
    }
    const here = /^<<<[ \t]*(["']?)([A-Za-z_]\w*)\1/.exec(ahead(cursor));
    return here === null ? false : hereDocument(cursor, here[2] as string, true);
  }
  if (code === 35) {
    if (text.charCodeAt(at + 1) === 91) cursor.skipTo(endOfBalanced(text, at + 1, 91, 93));
    else cursor.skipTo(endOfPhpComment(text, at));
    return true;
  }
  if (code === 47 && text.charCodeAt(at + 1) === 47) {
    cursor.skipTo(endOfPhpComment(text, at));
    return true;
  }
  return false;
}

/** `?>` ends a comment as well. */
function endOfPhpComment(text: string, from: number): number {
  const end = endOfLine(text, from);
  const close = text.slice(from, end).indexOf('?>');
  return close < 0 ? end : from + close;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** End of `q(…)`, `%w[…]`, `m{…}`: brackets nest, any other mark closes itself. */
function endOfDelimited(text: string, from: number): number {
  const open = text[from] ?? '';
  const close = CLOSING[open] ?? open;
  let depth = 1;
  let at = from + 1;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '\\') {
      at += 2;
      continue;
    }
    if (character === close) {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (character === open) {
      depth += 1;
    }
    at += 1;
  }
  return text.length;
}

function expectsOperand(last: number): boolean {
  return (
    last !== IDENTIFIER && last !== NUMBER && last !== STRING && last !== 41 && last !== 93 && last !== 125
  );
}

function patternLiteral(cursor: Cursor): boolean {
  if (!expectsOperand(cursor.last())) return false;
  const pattern = /^\/(?:[^/\\\n]|\\.)+\/[a-z]*/.exec(ahead(cursor));
  return pattern === null ? false : string(cursor, cursor.at + pattern[0].length, PATTERN);
}

/** Ruby: `=begin`, heredocs, `%w[…]`, `#{…}`, regular expressions, symbols, `@names`, `__END__`. */
export function rubyHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 61) {
    if (!text.startsWith('=begin', at) || (at > 0 && text.charCodeAt(at - 1) !== 10)) return false;
    const end = text.indexOf('\n=end', at);
    cursor.skipTo(end < 0 ? text.length : endOfLine(text, end + 1));
    return true;
  }
  if (code === 95) {
    if (!/^__END__\r?(?:\n|$)/.test(ahead(cursor)) || (at > 0 && text.charCodeAt(at - 1) !== 10)) {
      return false;
    }
    cursor.skipTo(text.length);
    return true;
  }
  if (code === 60) {
    const here = /^<<[~-](["'`]?)([A-Za-z_]\w*)\1/.exec(ahead(cursor));
    return here === null ? false : hereDocument(cursor, here[2] as string, true);
  }
  if (code === 37) {
    const literal = /^%[qQwWiIrsx]?[([{<|!/]/.exec(ahead(cursor));
    if (literal === null || !expectsOperand(cursor.last())) return false;
    const end = endOfDelimited(text, at + literal[0].length - 1);
    if (text[at + 1] !== 'r') return string(cursor, end);
    const flags = /^[a-z]*/.exec(text.slice(end, end + LONGEST_FLAGS));
    return string(cursor, end + (flags?.[0].length ?? 0), PATTERN);
  }
  if (code === 47) return patternLiteral(cursor);
  if (code === 34) return string(cursor, endOfInterpolated(text, at + 1, '"', '#{', false));
  if (code === 58) {
    const symbol = /^:(?!:)(?:[A-Za-z_]\w*[?!]?|"[^"\n]*")/.exec(ahead(cursor));
    return symbol === null || text[at - 1] === ':' ? false : string(cursor, at + symbol[0].length);
  }
  const variable = /^(?:@@?|\$)\w+/.exec(ahead(cursor));
  return variable === null ? false : string(cursor, at + variable[0].length, IDENTIFIER);
}

/** Perl: variables, `q…`, `m…`, `s…`, `tr…`, heredocs, POD, `__END__`. */
export function perlHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 61) {
    if (!/^=[a-z]/.test(ahead(cursor)) || (at > 0 && text.charCodeAt(at - 1) !== 10)) return false;
    const end = text.indexOf('\n=cut', at);
    cursor.skipTo(end < 0 ? text.length : endOfLine(text, end + 1));
    return true;
  }
  if (code === 60) {
    const here = /^<<~?(["']?)([A-Za-z_]\w*)\1/.exec(ahead(cursor));
    return here === null ? false : hereDocument(cursor, here[2] as string, true);
  }
  if (code === 47) return patternLiteral(cursor);
  if (code === 36 || code === 64 || code === 37) {
    const variable = /^(?:[$@%]\{?\^?\w+\}?|\$#\{?\$?\w+\}?|\$[&_.,;!/\\0-9])/.exec(ahead(cursor));
    if (variable === null || (code === 37 && !expectsOperand(cursor.last()))) return false;
    return string(cursor, at + variable[0].length, IDENTIFIER);
  }
  if (code === 95) {
    if (!/^__(?:END|DATA)__/.test(ahead(cursor))) return false;
    cursor.skipTo(text.length);
    return true;
  }
  const literal = /^(qq|qw|qr|q|m|tr|s|y)([^\w\s,;=)]|\s+[{([])/.exec(ahead(cursor));
  if (
    literal === null ||
    /[\w$@%>-]/.test(text[at - 1] ?? ' ') ||
    text.startsWith('=>', at + (literal[1]?.length ?? 1))
  ) {
    return false;
  }
  const open = at + literal[0].length - 1;
  let end = endOfDelimited(text, open);
  if (literal[1] === 's' || literal[1] === 'tr' || literal[1] === 'y') {
    if (CLOSING[text[open] ?? ''] === undefined) {
      end = endOfDelimited(text, end - 1);
    } else {
      const second = /^\s*/.exec(text.slice(end, end + 50))?.[0].length ?? 0;
      end = endOfDelimited(text, end + second);
    }
  }
  return string(cursor, Math.max(end, open + 1));
}

/** Matlab: `'` is a transpose after a value and a quote elsewhere; `%{ … %}`; `...` joins lines. */
export function matlabHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === 39) {
    if (!expectsOperand(cursor.last()) && !/\s/.test(text[at - 1] ?? ' ')) return false;
    return string(
      cursor,
      endOfQuote(text, at + 1, { open: "'", close: "'", escape: '', doubled: true, multiline: false }),
    );
  }
  if (code === 37) {
    if (/^%\{[ \t]*\r?\n/.test(ahead(cursor)) && startsLine(text, at)) {
      const end = /\n[ \t]*%\}/g;
      end.lastIndex = at;
      const found = end.exec(text);
      cursor.skipTo(found === null ? text.length : endOfLine(text, found.index + 1));
    } else {
      cursor.skipTo(endOfLine(text, at));
    }
    return true;
  }
  if (code === 46 && text.startsWith('...', at)) {
    cursor.skipTo(Math.min(text.length, endOfLine(text, at) + 1));
    return true;
  }
  return false;
}

/** Haskell: a prime belongs to a name; `'x'` is a character; pragmas are comments. */
export function haskellHook(cursor: Cursor): boolean {
  const character = /^'(?:\\[^'\n]{1,8}|[^\\'\n])'/.exec(ahead(cursor));
  if (character === null) {
    cursor.skipTo(cursor.at + 1);
    return true;
  }
  return string(cursor, cursor.at + character[0].length);
}

/** Lisp: `#\x` is a character, `'x` a quoted name. */
export function lispHook(cursor: Cursor): boolean {
  const character = /^#\\(?:[A-Za-z]+|.)/s.exec(ahead(cursor));
  return character === null ? false : string(cursor, cursor.at + character[0].length);
}

/** SQL: PostgreSQL's `$tag$` marks vanish, so that a function's body is code. */
export function sqlHook(cursor: Cursor): boolean {
  const tag = /^\$\w*\$/.exec(ahead(cursor));
  if (tag === null) return false;
  cursor.skipTo(cursor.at + tag[0].length);
  return true;
}

/** R: raw strings `r"(…)"`, `%in%`-like operators. */
export function rHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text.charCodeAt(at) === 37) {
    const operator = /^%[^%\s]*%/.exec(ahead(cursor));
    if (operator === null) return false;
    cursor.emit(37);
    cursor.skipTo(at + operator[0].length);
    return true;
  }
  const raw = /^[rR](["'])(-*)([([{])/.exec(ahead(cursor));
  if (raw === null) return false;
  const close = `${CLOSING[raw[3] as string] as string}${raw[2] as string}${raw[1] as string}`;
  return string(cursor, after(text, close, at + raw[0].length));
}

/** Lua: long strings and comments `[==[ … ]==]`. */
export function luaHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  const long = /^(--)?\[(=*)\[/.exec(ahead(cursor));
  if (long !== null) {
    const end = after(text, `]${long[2] as string}]`, at + long[0].length);
    if (long[1] === undefined) return string(cursor, end);
    cursor.skipTo(end);
    return true;
  }
  if (text.startsWith('--', at)) {
    cursor.skipTo(endOfLine(text, at));
    return true;
  }
  return false;
}

/** Go: `import "…"` and `import ( … )`. */
export function goHook(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text.charCodeAt(at + 1) !== 109 || /\w/.test(text[at - 1] ?? ' ') || !startsLine(text, at)) {
    return false;
  }
  const statement = /^import\s*(?:\(|[\w.]*\s*["`])/.exec(ahead(cursor));
  if (statement === null) return false;
  cursor.skipTo(statement[0].endsWith('(') ? after(text, ')', at) : endOfLine(text, at));
  return true;
}
