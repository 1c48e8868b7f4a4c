import { extensionOf, familyOfExtension, type Family } from '../src/languages/languages.ts';

/** `c` comment, `s` string, `k` keyword, `n` number, `i` other name, `o` all else. */
type TokenKind = 'c' | 's' | 'k' | 'n' | 'i' | 'o';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Kept by language where it matters: `end` is a name in Python, and a name that counts as a keyword hides a renaming. */
const C_LIKE = words(
  'abstract as async await auto bool boolean break byte case catch char class const constexpr continue debugger ' +
    'default delete do double else enum explicit export extends extern false final finally float fn for ' +
    'foreach friend fun func function go goto if implements import in inline instanceof int interface is ' +
    'let long mut namespace new nil null operator override package private protected pub public readonly ' +
    'ref return self short signed sizeof static struct super switch synchronized template this throw throws trait transient ' +
    'true try typedef typename typeof unsafe unsigned using var virtual void volatile where while with yield',
);
const PYTHON = words(
  'and as assert async await break class continue def del elif else except False finally for from global if import in is ' +
    'lambda None nonlocal not or pass raise return True try while with yield',
);
const SCRIPT = words(
  'alias and begin break case class continue def defined do done elif else elsif end ensure esac export extend false fi for ' +
    'function if in include local module next nil not or raise repeat require rescue return self super then true unless until ' +
    'when while yield',
);
const SQL = words(
  'add alter and as asc between by case create delete desc distinct drop else end exists from full group having in index inner ' +
    'insert into is join key left like limit not null on or order outer primary references right select set table then union ' +
    'unique update values view when where with',
);

type Comments = 'slash' | 'hash' | 'dash' | 'percent' | 'semicolon' | 'quote';

/** How comments begin, so that every language that is read has its colours. */
const COMMENTS: Readonly<Record<Family, Comments>> = {
  generic: 'slash',
  java: 'slash',
  c: 'slash',
  csharp: 'slash',
  javascript: 'slash',
  python: 'hash',
  go: 'slash',
  rust: 'slash',
  php: 'slash',
  kotlin: 'slash',
  swift: 'slash',
  scala: 'slash',
  ruby: 'hash',
  shell: 'hash',
  sql: 'dash',
  r: 'hash',
  matlab: 'percent',
  haskell: 'dash',
  lisp: 'semicolon',
  perl: 'hash',
  basic: 'quote',
  pascal: 'slash',
  assembly: 'semicolon',
  markup: 'slash',
  text: 'slash',
  lua: 'dash',
  dart: 'slash',
};
/** Where it is another one than the family's, and for settings, which are shown beside the code. */
const BY_EXTENSION: ReadonlyMap<string, Comments> = new Map(
  (
    [
      ['hash', 'ex exs jl nim cr awk tcl ps1 yml yaml toml'],
      ['dash', 'ada adb ads vhd vhdl'],
      ['percent', 'erl pro prolog'],
    ] as const
  ).flatMap(([comments, endings]) => endings.split(' ').map((ending) => [ending, comments] as const)),
);

function commentsOf(path: string): Comments {
  const extension = extensionOf(path);
  return BY_EXTENSION.get(extension) ?? COMMENTS[familyOfExtension(extension) ?? 'generic'];
}

function keywordsOf(path: string, comments: Comments): ReadonlySet<string> {
  const family = familyOfExtension(extensionOf(path));
  if (family === 'python') return PYTHON;
  if (family === 'sql') return SQL;
  return comments === 'hash' || comments === 'dash' ? SCRIPT : C_LIKE;
}

const STRINGS = String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'}?`;
const REST = String.raw`(?<n>\b\d[\w.]*)|(?<i>[\p{L}_$][\p{L}\p{N}_$]*)|(?<o>\s+|.)`;

function scanner(comments: string): RegExp {
  return new RegExp(`(?<c>${comments})|(?<s>${STRINGS})|${REST}`, 'gu');
}

const SCANNERS: Readonly<Record<Comments, RegExp>> = {
  slash: scanner(String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`),
  hash: scanner(String.raw`#[^\n]*`),
  dash: scanner(String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`),
  percent: scanner(String.raw`%[^\n]*`),
  semicolon: scanner(String.raw`;[^\n]*`),
  quote: scanner(String.raw`'[^\n]*`),
};

/**
 * Splits a file into coloured tokens, line by line. One scanner for all languages: it knows how comments begin by the file's
 * extension, and is there to help reading, not to be right.
 */
export function highlight(text: string, path: string): readonly (readonly Token[])[] {
  const comments = commentsOf(path);
  const pattern = SCANNERS[comments];
  const keywords = keywordsOf(path, comments);
  const lines: Token[][] = [[]];
  for (const found of text.matchAll(pattern)) {
    const kind = kindOf(found.groups ?? {}, found[0], keywords);
    for (const [index, part] of found[0].split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part === '') continue;
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last !== undefined && last.kind === 'o' && kind === 'o') {
        line?.splice(-1, 1, { kind, text: last.text + part });
      } else {
        line?.push({ kind, text: part });
      }
    }
  }
  // A newline at the end of a file ends its last line, it does not begin another one.
  if (text.endsWith('\n')) lines.pop();
  return lines;
}

function kindOf(
  groups: Readonly<Record<string, string | undefined>>,
  text: string,
  keywords: ReadonlySet<string>,
): TokenKind {
  if (groups['c'] !== undefined) return 'c';
  if (groups['s'] !== undefined) return 's';
  if (groups['n'] !== undefined) return 'n';
  if (groups['i'] !== undefined) {
    return keywords.has(keywords === SQL ? text.toLowerCase() : text) ? 'k' : 'i';
  }
  return 'o';
}
