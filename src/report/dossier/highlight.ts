import { extensionOf, FAMILIES, LANGUAGES } from '#engine';

/** `c` comment, `s` string, `k` keyword, `n` number, `i` other name, `o` all else. */
type TokenKind = 'c' | 's' | 'k' | 'n' | 'i' | 'o';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** What is read of a file: how its comments begin and which of its words are keywords. */
interface Colours {
  readonly pattern: RegExp;
  readonly keywords: ReadonlySet<string>;
  readonly ignoreCase: boolean;
}

const COLOURS = new Map<string, Colours>();

/** The colours of a file's language, made once for each ending. */
function coloursOf(path: string): Colours {
  const ending = extensionOf(path);
  const known = COLOURS.get(ending);
  if (known !== undefined) return known;
  const language = LANGUAGES.find(({ extensions }) => extensions.includes(ending));
  const family = FAMILIES[language?.family ?? 'generic'];
  const { words, ignoreCase, lineComments, blockComments } = family.byEnding?.[ending] ?? family;
  const { same, ...lists } = words;
  const colours = {
    pattern: scanner([
      ...lineComments.map((mark) => `${escaped(mark)}[^\\n]*`),
      ...blockComments.map(({ open, close }) => `${escaped(open)}[^]*?(?:${escaped(close)}|$)`),
    ]),
    keywords: new Set(
      [...Object.values(lists), ...Object.values(same ?? {})].flatMap((list) => list.split(/\s+/)),
    ),
    ignoreCase,
  };
  COLOURS.set(ending, colours);
  return colours;
}

const STRINGS = String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|${'`'}(?:\\[\s\S]|[^${'`'}\\])*${'`'}?`;
const REST = String.raw`(?<n>\b\d[\w.]*)|(?<i>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)|(?<o>\s+|.)`;

function scanner(comments: readonly string[]): RegExp {
  const comment = comments.length === 0 ? '' : `(?<c>${comments.join('|')})|`;
  return new RegExp(`${comment}(?<s>${STRINGS})|${REST}`, 'gu');
}

function escaped(mark: string): string {
  return mark.replaceAll(/[/*(){}[\]|.$^+?\\]/g, String.raw`\$&`);
}

/**
 * Splits a file into coloured tokens, line by line. One scanner for all languages: it knows their comments and keywords by the
 * file's ending, and is there to help reading, not to be right.
 */
export function highlight(text: string, path: string): readonly (readonly Token[])[] {
  const { pattern, ...colours } = coloursOf(path);
  const lines: Token[][] = [[]];
  for (const found of text.matchAll(pattern)) {
    const kind = kindOf(found.groups ?? {}, found[0], colours);
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
  { keywords, ignoreCase }: Omit<Colours, 'pattern'>,
): TokenKind {
  if (groups['c'] !== undefined) return 'c';
  if (groups['s'] !== undefined) return 's';
  if (groups['n'] !== undefined) return 'n';
  if (groups['i'] !== undefined) return keywords.has(ignoreCase ? text.toLowerCase() : text) ? 'k' : 'i';
  return 'o';
}
