/**
 * The one place that turns hostile text (names, paths, branches, code, answers of the service) into text that is safe in
 * Markdown, HTML, CSV, SARIF, a sentence or a terminal. Every renderer goes through here and none escapes on its own.
 * `workflow-commands.ts` adds what GitHub's runner takes for a command.
 */

/**
 * Characters that hide, reorder or end text: C0 and C1 controls, soft hyphen, Arabic letter mark, zero-width and bidi marks,
 * line and paragraph separators, blank letters, interlinear and tag characters, and halves of surrogate pairs.
 */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;

/** Nothing of this is invisible, and nearly every name is made of it alone. */
const PLAIN = /^[ -~]*$/;

/** Shows what cannot be seen: `a\u202eb` becomes `a⟨U+202E⟩b`. The result is one line. */
export function visible(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(
    INVISIBLE,
    (character) => `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  );
}

/** JSON of which no line has anything to escape: nearly all of it. */
const PLAIN_LINES = /^[\n -~]*$/;

/** A value as JSON that a terminal and an editor show as it is: the same value when it is read, with `\u` for what cannot be seen. */
export function jsonText(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  if (PLAIN_LINES.test(text)) return text;
  return text.replaceAll(INVISIBLE, (character) =>
    character === '\n' ? character : escapedUnits(character),
  );
}

/** What a text of JSON says; undefined: it is none. What the parser would say quotes from the text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function escapedUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** Whatever is not plainly seen as a character of its own, in a sentence that quotes a value to be corrected. */
const UNPLAIN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

/** The inside of double quotes in a sentence: `a\u202e"b` becomes `a\u{202e}\"b`. Blanks other than U+0020 are spelled out too. */
export function escapeQuoted(text: string): string {
  return (
    text
      .replaceAll(/[\\"]/g, '\\$&')
      .replaceAll(UNPLAIN, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
      // The runner takes `##[` for a command wherever it stands in a line.
      .replaceAll('##[', '#\\u{23}[')
  );
}

/** One line without what cannot be seen: runs of blanks, line ends, controls and format characters become one blank. */
export function flattened(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** As `visible`, but keeps line feeds and tabs: for code. */
export function visibleLines(text: string): string {
  return text.replaceAll(/[^\n\t]+/g, visible);
}

/** For element contents and quoted attributes. */
export function escapeHtml(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Keeps two characters from becoming a mention, a reference or a link. GitHub looks for those after Markdown is done, when
 * an entity for the character itself would already be the character. `visible` leaves none of these, so that it stands
 * for itself until the end.
 */
const BREAK = '\u200b';

/**
 * Text inside of a line of GitHub Markdown, also inside of a table's cell: shows as written, and makes no element, emphasis,
 * link, mention, issue reference, emoji or formula.
 */
export function markdownText(text: string): string {
  return visible(text)
    .replaceAll('@', `@${BREAK}`)
    .replaceAll(/#(?=\w)/g, `#${BREAK}`)
    .replaceAll(/(?<![A-Za-z\d])(GH)-(?=\d)/gi, `$1${BREAK}-`)
    .replaceAll(/:(?=\/\/)/g, `:${BREAK}`)
    .replaceAll(/(?<![A-Za-z\d])(www)\.(?=\S)/gi, `$1${BREAK}.`)
    .replaceAll(/:(?=[\w+-]+:)/g, `:${BREAK}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*[\]|~$]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(
      /^(\s*)([#+\-=]|\d+[.)](?=\s|$))/,
      (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    )
    .replaceAll(BREAK, '&#8203;');
}

/**
 * A code span of GitHub Markdown, also inside of a table's cell: the way names and paths are shown, because nothing in it is
 * ever a mention, a link or HTML.
 */
export function markdownCode(text: string): string {
  const shown = visible(text).replaceAll('|', String.raw`\|`);
  if (shown.trim() === '') return text === '' ? '(empty)' : '(blank)';
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const touches = /^`|`$|^ .* $/.test(shown);
  return `${fence}${touches ? ` ${shown} ` : shown}${fence}`;
}

/** A link whose text is Markdown already; the text alone where the address is not plain https. */
export function markdownLink(text: string, url: string | null): string {
  const address = url === null ? null : httpsUrl(url);
  if (address === null) return text;
  const safe = address
    .replaceAll(
      /[()<>\s\\|`*_~[\]]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    // Markdown reads `&copy;` as one character in an address too.
    .replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return `[${text}](${safe})`;
}

/** A row of a Markdown table. @param cells Markdown, as `markdownText` and `markdownCode` write it */
export function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The address, normalised, where it is https and carries no user name; else null. Everything we link to goes through here. */
export function httpsUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** A cell that stands as it is: nearly all of a hundred thousand. */
const PLAIN_CELL = /^(?:[\w./][\w./:-]*)?$/;

/**
 * One CSV cell (RFC 4180). A cell that a spreadsheet would take for a formula (OWASP: = + - @ tab CR, and their full-width
 * forms) gets an apostrophe in front, so that it shows as text.
 */
export function csvCell(text: string): string {
  if (PLAIN_CELL.test(text)) return text;
  const shown = visible(text);
  const isFormula = /^[\s']*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown);
  const safe = isFormula ? `'${shown}` : shown;
  return /[",;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a SARIF message, which may hold links, `[text](address)`: a name must not become one. */
export function sarifText(text: string): string {
  return text.replaceAll('](', '] (');
}
