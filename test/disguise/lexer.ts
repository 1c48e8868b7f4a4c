/*
 * A lexer of the bench's own, not the engine's: a mistake in how the engine reads a language must not be shared by the
 * programs that it is measured on. It keeps every character, so that what is not changed comes out as it went in.
 */

export const LANGUAGES = ['java', 'cpp', 'python', 'javascript', 'csharp'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ENDINGS: Readonly<Record<Language, string>> = {
  java: '.java',
  cpp: '.cpp',
  python: '.py',
  javascript: '.js',
  csharp: '.cs',
};

type TokenKind = 'space' | 'comment' | 'directive' | 'string' | 'number' | 'word' | 'sign';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const SPACE = /\s+/y;
const BRACE_COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const DIRECTIVE = /#(?:[^\n\\]|\\[\s\S])*/y;
const PYTHON_COMMENT = /#[^\n]*|\\\r?\n/y;
const PYTHON_STRING =
  /[rbfuRBFU]{0,2}(?:"""(?:\\[\s\S]|[^\\])*?"""|'''(?:\\[\s\S]|[^\\])*?'''|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')/y;
const BRACE_STRING =
  /"""[\s\S]*?"""|[$@]{1,2}"(?:""|\\.|[^"\\])*"|R"(?<mark>[^(\s]{0,16})\([\s\S]*?\)\k<mark>"|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/y;
const NUMBER =
  /0[xXbBoO][\da-fA-F_]+[lLuUn]*|(?:\d[\d_]*(?:\.(?!\.)\d[\d_]*|\.(?![.\w]))?|\.\d[\d_]*)(?:[eE][+-]?\d+)?[a-zA-Z]*/y;
const WORD = /(?:[\p{L}_$#]|\\u[\da-fA-F]{4})(?:[\p{L}\p{M}\p{N}\p{Cf}_$]|\\u[\da-fA-F]{4})*/uy;
const REGEX = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y;
/** `>` comes alone, so that nested type arguments close one at a time. */
const SIGN =
  /\.\.\.|===|!==|\*\*=|\/\/=|&&=|\|\|=|\?\?=|<<=|\/\/|->|=>|::|\+\+|--|&&|\|\||\?\?|\?\.|==|!=|<=|>=|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|\*\*|:=|<<|[\s\S]/uy;
const NO_VALUE_BEFORE = /^(?:return|typeof|case|in|of|delete|void|throw|new|else|do)$/;

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function wordFrom(text: string, at: number, language: Language): Token | undefined {
  const number = matched(NUMBER, text, at);
  if (number !== undefined) return { kind: 'number', text: number };
  const word = matched(WORD, text, at);
  if (word !== undefined && (language === 'javascript' || !word.startsWith('#'))) {
    return { kind: 'word', text: word };
  }
  return undefined;
}

/** The tokens of a program, spaces and comments included: joined they are the text again. Never fails. */
export function lex(text: string, language: Language): Token[] {
  const python = language === 'python';
  const directives = language === 'cpp' || language === 'csharp';
  const tokens: Token[] = [];
  let before: Token | undefined;
  for (let at = 0; at < text.length; ) {
    const found = ((): Token => {
      const space = matched(SPACE, text, at);
      if (space !== undefined) return { kind: 'space', text: space };
      const comment = matched(python ? PYTHON_COMMENT : BRACE_COMMENT, text, at);
      if (comment !== undefined) return { kind: 'comment', text: comment };
      const directive = directives ? matched(DIRECTIVE, text, at) : undefined;
      if (directive !== undefined) return { kind: 'directive', text: directive };
      const string = matched(python ? PYTHON_STRING : BRACE_STRING, text, at);
      if (string !== undefined) return { kind: 'string', text: string };
      const isOperand =
        before !== undefined &&
        (before.kind === 'sign' ? /^[)\]}]$/.test(before.text) : !NO_VALUE_BEFORE.test(before.text));
      const regex = language === 'javascript' && !isOperand ? matched(REGEX, text, at) : undefined;
      if (regex !== undefined) return { kind: 'string', text: regex };
      return wordFrom(text, at, language) ?? { kind: 'sign', text: matched(SIGN, text, at) ?? '' };
    })();
    tokens.push(found);
    if (found.kind !== 'space' && found.kind !== 'comment') before = found;
    at += found.text.length;
  }
  return tokens;
}

/** The tokens that a compiler sees: no spaces, no comments. */
export function code(text: string, language: Language): Token[] {
  return lex(text, language).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
}

export function isText(token: Token | undefined, ...texts: readonly string[]): boolean {
  return token !== undefined && token.kind !== 'string' && texts.includes(token.text);
}

const OPEN = new Set(['(', '[', '{']);
const CLOSE = new Set([')', ']', '}']);

/** Depth of brackets after `token` where it was `depth` before. */
export function depthAfter(depth: number, token: Token): number {
  if (token.kind !== 'sign') return depth;
  if (OPEN.has(token.text)) return depth + 1;
  return CLOSE.has(token.text) ? depth - 1 : depth;
}

/** Where the bracket that opens at `at` closes; -1 where it does not. */
export function closing(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index += 1) {
    depth = depthAfter(depth, tokens[index] as Token);
    if (depth === 0) return index;
  }
  return -1;
}

/** The parts of `tokens` between `separators` outside of brackets. */
export function split(tokens: readonly Token[], ...separators: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth = depthAfter(depth, token);
    if (depth === 0 && isText(token, ...separators)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const PREFIX = new Set(['!', '~', '.', '::', '?.', '(', '[', '@', '->']);
const TIGHT_BEFORE = new Set([')', ']', ',', ';', '.', '::', '?.', '++', '--', '->']);
const WORDS_THAT_STAND = new Set(
  'if for while switch catch return else do in of and or not is case throw yield await new lambda assert print del foreach'.split(
    ' ',
  ),
);

/** Tokens as a line of text, with the spaces that people write. */
export function write(tokens: readonly Token[]): string {
  let line = '';
  let before: Token | undefined;
  let unary = false;
  for (const token of tokens) {
    if (before !== undefined && needsSpace(before, token, unary)) line += ' ';
    unary =
      isText(token, '-', '+', '*', '&', '...', '**') &&
      (before === undefined ||
        (before.kind === 'sign' && !CLOSE.has(before.text)) ||
        (before.kind === 'word' && WORDS_THAT_STAND.has(before.text)));
    line += token.text;
    before = token;
  }
  return line;
}

function needsSpace(before: Token, token: Token, unary: boolean): boolean {
  if (
    before.kind === 'sign' &&
    token.kind === 'sign' &&
    before.text === token.text &&
    /[+-]/.test(token.text)
  ) {
    return true;
  }
  if (before.kind === 'sign' && (unary || PREFIX.has(before.text))) return false;
  if (token.kind !== 'sign') return true;
  if (before.text === '>' && token.text.startsWith('>')) return false;
  if (token.text === '->' || TIGHT_BEFORE.has(token.text)) {
    return (token.text === '++' || token.text === '--') && before.kind === 'sign' && !CLOSE.has(before.text);
  }
  if (token.text === '(' || token.text === '[') {
    return before.kind === 'word'
      ? WORDS_THAT_STAND.has(before.text)
      : before.kind === 'sign' && !CLOSE.has(before.text) && before.text !== '>';
  }
  return true;
}
