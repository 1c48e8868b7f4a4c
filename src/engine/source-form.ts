import { declaredEncoding } from '#base';
import { FAMILIES, type Family } from './languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';

/*
 * Compilers undo some ways of writing before they read: escapes, joined lines, other spellings of brackets, characters that say
 * nothing. The engine undoes them too, so that it reads the same program. Every pattern here is linear in the text.
 */

/** A text as the compiler sees it. */
export class SourceForm {
  #text: string;
  /** Where each line of the file begins in the text; undefined while the text's own line ends are those of the file. */
  #starts: Uint32Array | undefined;
  /** How many letters were written as escapes. */
  escapes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Replaces what matches; `by` gives undefined for what stays. */
  replace(pattern: RegExp, by: (match: RegExpExecArray, text: string) => string | undefined): void {
    const text = this.#text;
    const parts: string[] = [];
    /** Triples: from and to in the old text, and the replacement's length. */
    const edits: number[] = [];
    let at = 0;
    let moved = this.#starts !== undefined;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const replacement = by(match, text);
      if (replacement !== undefined) {
        const end = match.index + match[0].length;
        parts.push(text.slice(at, match.index), replacement);
        edits.push(match.index, end, replacement.length);
        moved ||= match[0].includes('\n') || replacement.includes('\n');
        at = end;
      }
    }
    if (edits.length === 0) return;
    if (moved) this.#starts = movedStarts(this.#starts ?? lineStarts(text), edits);
    parts.push(text.slice(at));
    this.#text = parts.join('');
  }

  /** Whether `locate` changes anything. */
  get isMoved(): boolean {
    return this.#starts !== undefined;
  }

  /** Gives each token the line of the file that it stands on. */
  locate({ starts: offsets, lines, length }: TokenBuffer): void {
    const starts = this.#starts;
    if (starts === undefined) return;
    let line = 1;
    for (let at = 0; at < length; at += 1) {
      while (line < starts.length && (starts[line] as number) <= (offsets[at] as number)) line += 1;
      lines[at] = line;
    }
  }
}

function lineStarts(text: string): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Uint32Array.from(starts);
}

/** A line that began inside of what was replaced begins behind the replacement. */
function movedStarts(starts: Uint32Array, edits: readonly number[]): Uint32Array {
  let edit = 0;
  let shift = 0;
  return starts.map((start) => {
    while (edit < edits.length && (edits[edit + 1] as number) <= start) {
      shift += (edits[edit + 2] as number) - ((edits[edit + 1] as number) - (edits[edit] as number));
      edit += 3;
    }
    const from = edits[edit] ?? Infinity;
    return from < start ? from + shift + (edits[edit + 2] as number) : start + shift;
  });
}

const character = (digits: string | undefined): string => {
  const code = Number.parseInt(digits ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

/** Invisible, and no letters: what Unicode lets programs ignore inside of words. */
const IGNORABLE = /(?![\t\n\f\r -~])[[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{L}\s\x85]]+/gv;
/** Elsewhere there is nothing to undo but splices and escapes, and classes of Unicode take ten times as long to look for. */
const FOREIGN = /[^\t\n\f\r -~]+/g;
const LINE_ENDS = /[\u2028\u2029\u0085]/g;

/** Undoes what compilers of a family undo before they read. */
export function sourceForm(text: string, family: Family, path: string): SourceForm {
  const form = new SourceForm(text);
  if (family === 'python') undeclare(form, declaredEncoding(text, path));
  else if (family === 'c') joinLines(form);
  else if (family === 'shell') form.replace(/(?<=[\w-])\\\n(?=[\w-])/g, () => '');
  if (form.text.includes('\\')) unescape(form, family);
  const foreign = form.text.match(FOREIGN)?.join('') ?? '';
  if ((family === 'javascript' || family === 'csharp') && foreign.search(LINE_ENDS) >= 0) {
    form.replace(LINE_ENDS, ([mark]) => (mark === '\u0085' && family === 'javascript' ? undefined : '\n'));
  }
  // There it is a blank, elsewhere nothing at all.
  if (foreign.includes('\ufeff')) form.replace(/\ufeff/g, () => (family === 'javascript' ? ' ' : ''));
  if (foreign.search(IGNORABLE) >= 0) form.replace(IGNORABLE, () => '');
  return form;
}

/** Java and Scala read `\uXXXX` before anything else, be it a quotation mark or the end of a line; others only in names. */
function unescape(form: SourceForm, family: Family): void {
  const { escapes } = FAMILIES[family];
  if (escapes === 'everywhere') {
    form.replace(/\\(?:\\|u+([0-9a-fA-F]{4}))/g, ([, digits]) => {
      if (digits === undefined) return undefined;
      const text = character(digits);
      form.escapes += /\w/.test(text) ? 1 : 0;
      return text === '\r' ? '\n' : text;
    });
  } else if (escapes === 'in-names') {
    form.replace(
      /\\(?:\\|u\{([0-9a-fA-F]{1,8})\}|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g,
      ([, braced, short, long]) => {
        const text = character(braced ?? short ?? long);
        form.escapes += /\w/.test(text) ? 1 : 0;
        return /^[$\p{ID_Continue}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u.test(text) ? text : undefined;
      },
    );
  }
}

const TRIGRAPHS: Readonly<Record<string, string>> = {
  '=': '#',
  '/': '\\',
  "'": '^',
  '(': '[',
  ')': ']',
  '!': '|',
  '<': '{',
  '>': '}',
  '-': '~',
};
const DIGRAPHS: Readonly<Record<string, string>> = {
  '<:': '[',
  ':>': ']',
  '<%': '{',
  '%>': '}',
  '%:': '#',
};

/** A backslash that joins lines begins so, and most stand in strings. */
const SPLICES = ['\\\n', '\\ ', '\\\t'];

/** C and C++: trigraphs, lines joined by a backslash, digraphs. */
function joinLines(form: SourceForm): void {
  if (form.text.includes('??')) {
    form.replace(/\?\?([=/'()!<>-])/g, ({ 1: mark = '', index }, text) =>
      mark === '/' && text[index + 3] === '\n' && inLineComment(text, index) ? undefined : TRIGRAPHS[mark],
    );
  }
  // Compilers differ on whether a blank behind the backslash ends a comment: then what follows is code.
  if (SPLICES.some((begin) => form.text.includes(begin))) {
    form.replace(/\\[ \t]*\n/g, ({ 0: splice, index }, text) =>
      splice.length > 2 && inLineComment(text, index) ? undefined : '',
    );
  }
  // In C++ `a<::b>` is `a < ::b >`.
  form.replace(/<::(?![:>])|<:|:>|<%|%>|%:/g, ([mark]) => DIGRAPHS[mark]);
}

function inLineComment(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at).includes('//');
}

const PYTHON_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\n',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** Python: declared encodings in which ASCII letters can be written otherwise. */
function undeclare(form: SourceForm, name: string | undefined): void {
  if (name === undefined) return;
  if (/^(?:utf-?7|u7|unicode-1-1-utf-7)$/.test(name)) {
    form.replace(/\+([A-Za-z0-9+/]*)-?/g, ([, digits = '']) => {
      const text = digits === '' ? '+' : utf16(digits);
      form.escapes += text.match(/\w/g)?.length ?? 0;
      return text;
    });
  } else if (/^unicode-?escape$/.test(name)) {
    form.replace(
      /\\(?:([abfnrtv\\'"\n])|([0-7]{1,3})|x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g,
      ([, plain, octal, byte, short, long]) => {
        if (plain !== undefined) return PYTHON_ESCAPES[plain];
        form.escapes += 1;
        return octal === undefined
          ? character(byte ?? short ?? long)
          : String.fromCodePoint(Number.parseInt(octal, 8));
      },
    );
  } else if (/^raw-?unicode-?escape$/.test(name)) {
    form.replace(/\\(?:\\|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/g, ([, short, long]) => {
      form.escapes += 1;
      return short === undefined && long === undefined ? undefined : character(short ?? long);
    });
  }
}

/** Of base64 digits: big-endian, without what is half a character. */
function utf16(digits: string): string {
  const bytes = atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    text += String.fromCharCode((bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1));
  }
  return text.replaceAll(/\r\n?/g, '\n');
}
