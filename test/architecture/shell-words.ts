/** One command of a line, by its words; without what it reads from and writes to. */
type ShellCommand = readonly string[];

/**
 * The commands of a piece of shell as documentation has it: quotes, backslashes, comments, `|`, `&&`, `;` and `>`. Variables and
 * substitutions stay as they are written.
 *
 * @throws Error where a quote is not closed
 */
export function shellCommands(text: string): readonly ShellCommand[] {
  const commands: string[][] = [[]];
  const word = /'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s'"\\|&;<>#]|(?<=\S)#/gy;
  const rest = /[^\S\n]+|#[^\n]*|\n|\|\|?|&&|;|\d?>>?|</gy;
  let at = 0;
  while (at < text.length) {
    let value: string | null = null;
    for (word.lastIndex = at; ; at = word.lastIndex) {
      const [piece] = word.exec(text) ?? [];
      if (piece === undefined) break;
      if (piece !== '\\\n') value = (value ?? '') + unquoted(piece);
    }
    if (value !== null) commands.at(-1)?.push(value);
    if (at >= text.length) break;
    rest.lastIndex = at;
    const [between] = rest.exec(text) ?? [];
    if (between === undefined) throw new Error(`A quote is not closed: ${text.slice(at, at + 40)}`);
    if (!/^(?:[^\S\n]+|#|\d?>|<)/.test(between)) commands.push([]);
    // What it writes to is no operand.
    if (/^\d?>/.test(between) || between.startsWith('<')) commands.at(-1)?.push(between);
    at = rest.lastIndex;
  }
  return commands.map(withoutRedirections).filter((command) => command.length > 0);
}

function unquoted(piece: string): string {
  if (piece.startsWith("'")) return piece.slice(1, -1);
  if (piece.startsWith('"')) return piece.slice(1, -1).replaceAll(/\\(["\\$`])/g, '$1');
  return piece.startsWith('\\') ? piece.slice(1) : piece;
}

function withoutRedirections(words: readonly string[]): ShellCommand {
  const at = words.findIndex((word) => /^(?:\d?>>?|<)$/.test(word));
  if (at < 0) return words;
  return withoutRedirections(words.toSpliced(at, 2));
}
