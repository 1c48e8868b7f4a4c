const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What ends a line where it ends. */
const BLOCKS = /<(?:br|\/(?:p|div|li|pre|h[1-6]|tr|blockquote|ul|ol|table))(?:\s[^<>]*)?\/?>/gi;

/**
 * The text of an answer that was typed into an editor and is kept as HTML: tags go, lines stay. Not a page's text as a
 * browser shows it: blanks count in code.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--.*?(?:-->|$)/gs, '')
    .replaceAll(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, '')
    .replaceAll(BLOCKS, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) =>
      characterOf(whole, decimal, hex, name),
    );
}

function characterOf(
  whole: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : whole;
}
