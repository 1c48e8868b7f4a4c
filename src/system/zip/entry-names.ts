const UTF8 = new TextDecoder('utf-8');
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** The upper halves of the two code pages that DOS used in America and in western Europe. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** In the order in which a tie is decided: the ZIP format itself knows CP437 alone (APPNOTE 6.3.10, appendix D). */
const CODE_PAGES: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => dosText(bytes, CP437),
  (bytes) => dosText(bytes, CP850),
  (bytes) => WINDOWS_1252.decode(bytes),
];

/** The name of an entry as it stands in a ZIP's directory. */
interface RawName {
  readonly bytes: Uint8Array;
  /** The ZIP says that it is UTF-8. */
  readonly isUtf8: boolean;
}

/**
 * Decodes the names of one ZIP. What says it is UTF-8, or is, is read as that; Windows' own zipper writes its local code page
 * and does not say so, so the rest is read as the page by which most of it looks like names. Never fails.
 */
export function decodeNames(names: readonly RawName[]): readonly string[] {
  const decoded = names.map(({ bytes, isUtf8 }) => (isUtf8 ? UTF8.decode(bytes) : strictUtf8(bytes)));
  const unknown = names.flatMap(({ bytes }, at) => (decoded[at] === null ? [bytes] : []));
  const decode = unknown.length === 0 ? UTF8.decode.bind(UTF8) : codePageOf(unknown);
  return names.map(({ bytes }, at) => decoded[at] ?? decode(bytes));
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return null;
  }
}

function dosText(bytes: Uint8Array, upper: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (upper[byte - 128] ?? '');
  return text;
}

/** One program wrote all names of a ZIP, so one code page is right for all. */
function codePageOf(names: readonly Uint8Array[]): (bytes: Uint8Array) => string {
  const scored = CODE_PAGES.map((decode) => ({
    decode,
    score: names.reduce((sum, bytes) => sum + plausibility(decode(bytes)), 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}

/** How much the characters beyond ASCII look like letters of a name. */
function plausibility(text: string): number {
  let score = 0;
  let last = '';
  for (const character of text) {
    if (character > '\u007f') {
      if (!/\p{Script=Latin}/u.test(character)) score -= 2;
      else if (/\p{Ll}/u.test(character)) score += 2;
      else if (/\p{Lu}/u.test(character)) score += /\p{Ll}/u.test(last) ? -2 : 1;
      else score -= 2;
    }
    last = character;
  }
  return score;
}
