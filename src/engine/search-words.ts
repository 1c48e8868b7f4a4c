import { compareText } from '#base';
import { type Family, FAMILIES, LANGUAGES, extensionOf } from './languages/languages.ts';
import type { TokenBuffer } from './tokenizers/token-buffer.ts';
import { IDENTIFIER, tokenSet, NUMBER, STRING } from './tokenizers/vocabulary.ts';
import { contentFrom, contentTo, nameFrom, nameTo } from './words.ts';

/** What kind of word it is: a name of the program, a member or type (perhaps a library's), or said in a string or number. */
export const KIND = { name: 0, member: 1, said: 2 } as const;

/** Words of one file that may be told to a code search, in their order. */
export type FileWords = ReturnType<typeof wordsOf>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Numbers words; every spelling has its own. */
export class WordTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Of each number that of the word in lower case: a code search tells them not apart. */
  readonly #keys: number[] = [];

  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    // A piece of a text keeps all of it in memory.
    const text = decoder.decode(encoder.encode(word));
    const number = this.#texts.length;
    this.#numbers.set(text, number);
    this.#texts.push(text);
    this.#keys.push(number);
    const lower = text.toLowerCase();
    if (lower !== text) this.#keys[number] = this.add(lower);
    return number;
  }

  text(number: number): string {
    return this.#texts[number] as string;
  }

  key(number: number): number {
    return this.#keys[number] as number;
  }

  get size(): number {
    return this.#texts.length;
  }
}

/** Collects the words of a document's files. */
export class SearchedFiles {
  readonly #table: WordTable | undefined;
  readonly #files: FileWords[] = [];

  /** Without a table nothing is collected. */
  constructor(table: WordTable | undefined) {
    this.#table = table;
  }

  /** Adds a file by its tokens as read (before normalisation, on the file's lines). Prose and mark-up have no words to ask for. */
  note(path: string, family: Family, text: string, tokens: TokenBuffer): void {
    const { tokenizer } = FAMILIES[family];
    if (this.#table === undefined || tokenizer === 'names' || tokenizer === 'words') return;
    this.#files.push(wordsOf(this.#table, path, family, text, tokens));
  }

  byPath(): readonly FileWords[] {
    return this.#files.toSorted((a, b) => compareText(a.path, b.path));
  }
}

const LEAST_LETTERS = 3;
const MOST_LETTERS = 64;
const PLAIN = /^[a-z_]\w*$/i;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** Numbers that nobody has by chance: hexadecimal ones, and those longer than anybody's telephone, identity or card number. */
const TELLING_NUMBER = /^(?:0x[\da-f]{4,16}|\d{19,20})(?=[ul]*$)/i;
/** Of the shorter kind. */
const SHORTEST_NUMBER = 6;
/** Letters and digits mixed at this length are a key or a hash. */
const LIKE_A_KEY = /^(?=.*\d)(?=.*[a-z])[\da-z_]{16,}$/i;
/** So many digits in a word are somebody's number: `s1234567`, `student_20391745`. */
const LIKE_A_NUMBER = /\p{Nd}{5}/u;
/** What stands in a string without a blank and is a path, a setting or an address: it may say whose it is. */
const PLACE_OR_SETTING = /\/.*\/|\\\\|^[a-z]:\\|^~|\w=\S|\(at\)|\[at\]/i;
/** What stands in a string without a blank: letters and digits mixed, or longer than a word, is a password, a key or a token. */
const LIKE_A_SECRET = /^(?=.*\p{N})(?=.*\p{L}).{6,}$|^.{24,}$/u;
/** Upper case inside of a word so often is no `camelCase`. */
const MIXED_CASE = /(?:\p{Ll}\p{Lu}.{0,2}){4}/u;
/** Lines that name where the file belongs: often its author. */
const PLACE =
  /^\s*(?:#\s*include|export\s+(?:\*|\{)|from|import|library|module|namespace|package|require|use|using)\b/;
/** Lines whose strings may say who somebody is, or a secret. */
const PRIVATE =
  /@|:\/\/|author|autor|copyright|written|student|matri[ck]|e-?mail|phone|telefon|address|adresse|pass(?:w|p)|pwd|secret|token|credential|bearer|login|(?:^|[^a-z])key(?:$|\W)|[a-z_]key\s*[=:(,]|user_?name|name\s*[:=]/i;
/** A string of two or three words with capital letters is a name as often as a title; who something is by is one. */
const LIKE_A_NAME =
  /^\s*\p{Lu}[\p{L}'-]+(?:\s+\p{Lu}\.?)?(?:,?\s+\p{Lu}[\p{L}'-]+){1,2}\s*$|(?:^|\s)(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor)\s+\p{Lu}/u;

const MEMBER_OF = tokenSet('. -> :: ?. new');

function wordsOf(table: WordTable, path: string, family: Family, text: string, tokens: TokenBuffer) {
  const words: number[] = [];
  const lines: number[] = [];
  const kinds: number[] = [];
  const { ids, starts, length } = tokens;
  /** The line of the last name, and whether it says where the file belongs. */
  let [lineFrom, lineEnd, isPlace] = [0, 0, false];
  const note = (word: string, at: number, kind: number): void => {
    if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS) return;
    if (!/^\d/.test(word) && (LIKE_A_KEY.test(word) || LIKE_A_NUMBER.test(word))) return;
    words.push(table.add(word));
    lines.push(tokens.lines[at] as number);
    kinds.push(kind);
  };
  for (let at = 0; at < length; at += 1) {
    const id = ids[at];
    const start = starts[at] as number;
    if (id === IDENTIFIER) {
      if (start >= lineEnd || start < lineFrom) {
        lineFrom = text.lastIndexOf('\n', start - 1) + 1;
        const end = text.indexOf('\n', start);
        lineEnd = end < 0 ? text.length : end;
        isPlace = PLACE.test(text.slice(lineFrom, Math.min(lineEnd, lineFrom + LONGEST_LINE)));
      }
      if (isPlace) continue;
      const from = nameFrom(text, start);
      const name = text.slice(from, nameTo(text, from));
      const isMember = at > 0 && MEMBER_OF.has(ids[at - 1]);
      const kind = isMember ? KIND.member : KIND.name;
      if (PLAIN.test(name)) note(name, at, kind);
      else for (const [word] of name.matchAll(WORD)) note(word, at, kind);
    } else if (id === STRING) {
      const next = at + 1 < length ? (starts[at + 1] as number) : text.length;
      const from = contentFrom(text, start, next);
      const said = text.slice(from, contentTo(text, start, from, next));
      if (LIKE_A_NAME.test(said) || PRIVATE.test(said) || PRIVATE.test(lineAt(text, start))) continue;
      for (const [word] of sayableOf(said).matchAll(WORD)) note(word, at, KIND.said);
    } else if (id === NUMBER && /\w/.test(text[start + SHORTEST_NUMBER - 1] ?? '')) {
      const number = TELLING_NUMBER.exec(text.slice(start, start + MOST_LETTERS).split(/[^\w]/, 1)[0] ?? '');
      if (number !== null) note(number[0], at, KIND.said);
    }
  }
  return {
    path,
    /** A name in `LANGUAGES`. */
    language: languageOf(path, family),
    /** Numbers of a `WordTable`. */
    words: Uint32Array.from(words),
    /** Of each the line it stands on, and its `KIND`. */
    lines: Uint32Array.from(lines),
    kinds: Uint8Array.from(kinds),
  };
}

/** A string without what may be a secret, or say whose it is. `\n` and `%d` are no words, and neither is what follows them. */
function sayableOf(said: string): string {
  return said
    .split(/\s+/)
    .filter((part) => !PLACE_OR_SETTING.test(part))
    .flatMap((part) => part.replaceAll(/\\.|%\w/g, ' ').split(' '))
    .filter((part) => !LIKE_A_SECRET.test(part) && !MIXED_CASE.test(part))
    .join(' ');
}

/** The line around a place of a text. */
function lineAt(text: string, at: number): string {
  const to = text.indexOf('\n', at);
  const end = to < 0 ? text.length : to;
  return text.slice(
    Math.max(text.lastIndexOf('\n', at - 1) + 1, at - LONGEST_LINE),
    Math.min(end, at + LONGEST_LINE),
  );
}

/** Of longer lines what stands around a word. */
const LONGEST_LINE = 200;

function languageOf(path: string, family: Family): string {
  const extension = extensionOf(path);
  const languages = LANGUAGES.filter((one) => one.family === family);
  const own = languages.find(({ extensions }) => extensions.includes(extension)) ?? languages[0];
  return own?.language ?? '';
}
