/** `c` comment, `s` string, `k` keyword, `n` number, `i` other name, `o` all else. */
export type TokenKind = 'c' | 's' | 'k' | 'n' | 'i' | 'o';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS = new Set(
  (
    'abstract and as assert async await auto bool boolean break byte case catch char class const constexpr continue ' +
    'crate debugger def default defer del delete do double elif else elsif end enum except explicit export extends extern ' +
    'false False final finally float fn for foreach friend from func function global go goto guard if impl implements import ' +
    'in inline instanceof int interface internal is lambda let long loop match mod module mut namespace new nil None nonlocal ' +
    'not null object of operator or override package pass private protected pub public raise readonly ref return self short ' +
    'signed sizeof static struct super switch synchronized template this throw throws trait transient true True try type ' +
    'typedef typename typeof union unless unsafe unsigned use using val var virtual void volatile when where while with yield ' +
    'select insert update from group order by having join values table'
  ).split(' '),
);

const HASH = new Set([
  'py',
  'rb',
  'sh',
  'bash',
  'r',
  'jl',
  'pl',
  'yml',
  'yaml',
  'toml',
  'ex',
  'exs',
  'ipynb',
]);
const DASH = new Set(['sql', 'lua', 'hs', 'ada', 'adb', 'vhd', 'elm']);

const STRINGS = String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'}?`;
const REST = String.raw`(?<n>\b\d[\w.]*)|(?<i>[\p{L}_$][\p{L}\p{N}_$]*)|(?<o>\s+|.)`;

function scanner(comments: string): RegExp {
  return new RegExp(`(?<c>${comments})|(?<s>${STRINGS})|${REST}`, 'gu');
}

const SLASH_SCANNER = scanner(String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`);
const HASH_SCANNER = scanner(String.raw`#[^\n]*`);
const DASH_SCANNER = scanner(String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`);

/**
 * Splits a file into coloured tokens, line by line. One scanner for all languages: it knows how comments begin by the file's
 * extension, and is there to help reading, not to be right.
 */
export function highlight(text: string, path: string): readonly (readonly Token[])[] {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const pattern = HASH.has(extension) ? HASH_SCANNER : DASH.has(extension) ? DASH_SCANNER : SLASH_SCANNER;
  const lines: Token[][] = [[]];
  for (const found of text.matchAll(pattern)) {
    const kind = kindOf(found.groups ?? {}, found[0]);
    for (const [index, part] of found[0].split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part === '') continue;
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last !== undefined && last.kind === 'o' && kind === 'o') {
        line?.splice(-1, 1, { kind, text: last.text + part });
      } else line?.push({ kind, text: part });
    }
  }
  // A newline at the end of a file ends its last line, it does not begin another one.
  if (text.endsWith('\n')) lines.pop();
  return lines;
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, text: string): TokenKind {
  if (groups['c'] !== undefined) return 'c';
  if (groups['s'] !== undefined) return 's';
  if (groups['n'] !== undefined) return 'n';
  if (groups['i'] !== undefined) return KEYWORDS.has(text) ? 'k' : 'i';
  return 'o';
}
