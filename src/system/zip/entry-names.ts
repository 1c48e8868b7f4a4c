const UTF8 = new TextDecoder('utf-8');
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

/** Beyond ASCII nothing but characters of two bytes that no Western name has. */
const BY_CHANCE = /^(?=.*[^\0-\x7f])[\0-\x7f\u0180-\u07ff]*$/s;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const VOWEL = 'aeiouáàâäãåąăæéèêëęěíìîïóòôöõőøœúùûüůű';
const AWAY_FROM_VOWELS = 'áàâäåąăæéêęěíóòôöőøœúûüůű';
/**
 * Letters that stand where their languages have none, as those of another page do: vowels side by side, consonants without a vowel.
 * `ë` and `î` may stand behind a vowel and `ï` does, `è` may at the end behind `o` and `u`; `ì` and `ù` stand at the end, `þ` at the beginning, and `ã` and `õ` before a vowel.
 */
const OUT_OF_PLACE = new RegExp(
  [
    `(?<=[${VOWEL}])(?:[${AWAY_FROM_VOWELS}]|è(?=\\p{L}))|(?<=[aei])è|[${AWAY_FROM_VOWELS}è](?=[${VOWEL}])`,
    `(?<![${VOWEL}])ï|[ãõ](?![eo])|[ìù](?=\\p{L})|(?<=\\p{L})þ|ƒ`,
    `(?<![${VOWEL}yý])(?=\\p{Script=Latin})[^\\0-\\x7f${VOWEL}yý](?![${VOWEL}yý])`,
    // "Žďár" has three in a row, and no name has more.
    '(?<=[^\\0-\\x7f]{3})[^\\0-\\x7f]',
  ].join('|'),
  'gu',
);
const MIXED_ALPHABETS = /[A-Za-z](?=\p{Script=Cyrillic})|\p{Script=Cyrillic}(?=[A-Za-z])/gu;

/** The upper halves of the code pages that DOS used in America, and in western and central Europe. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const CP852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

/** A code page that names may be written in. */
interface CodePage {
  readonly decode: (bytes: Uint8Array) => string;
  /** How much bytes look like a name in it. */
  readonly score: (bytes: Uint8Array) => number;
}

/** In the order in which a tie is decided: the ZIP format itself knows CP437 alone (APPNOTE 6.3.10, appendix D). */
function codePages(): readonly CodePage[] {
  return [
    latin((bytes) => dosText(bytes, CP437)),
    latin((bytes) => dosText(bytes, CP850)),
    latin((bytes) => WINDOWS_1252.decode(bytes)),
    latin((bytes) => dosText(bytes, CP852)),
    ...known('windows-1250', latin),
    ...known('ibm866', cyrillic),
    ...known('windows-1251', cyrillic),
    // First bytes of the characters that are in use every day. Hangul has fewer of them than Chinese has.
    ...known('gb18030', (decode) => eastern(decode, (lead) => (lead >= 0xb0 && lead <= 0xd7 ? 3 : 0))),
    ...known('big5', (decode) => eastern(decode, (lead) => (lead >= 0xa4 && lead <= 0xc6 ? 3 : 0))),
    // With kana before them.
    ...known('shift_jis', (decode) =>
      eastern(decode, (lead) => ((lead >= 0x88 && lead <= 0x98) || lead === 0x82 || lead === 0x83 ? 3 : 0)),
    ),
    ...known('euc-kr', (decode) => eastern(decode, (lead) => (lead >= 0xb0 && lead <= 0xc8 ? 3.5 : 0))),
  ];
}

/** Empty where the runtime was built without this page. */
function known(label: string, make: (decode: CodePage['decode']) => CodePage): readonly CodePage[] {
  try {
    const decoder = new TextDecoder(label);
    return [make((bytes) => decoder.decode(bytes))];
  } catch {
    return [];
  }
}

function latin(decode: CodePage['decode']): CodePage {
  const score = (text: string): number =>
    plausibility(text, LATIN) - [...text.toLowerCase().matchAll(OUT_OF_PLACE)].length;
  return { decode, score: (bytes) => score(decode(bytes)) };
}

/** No name mixes the two alphabets within a word, which is how Western ones look in this page. */
function cyrillic(decode: CodePage['decode']): CodePage {
  const score = (text: string): number =>
    plausibility(text, CYRILLIC) - 4 * [...text.matchAll(MIXED_ALPHABETS)].length;
  return { decode, score: (bytes) => score(decode(bytes)) };
}

/**
 * Two bytes for a character. Where Western names have a letter beyond ASCII, one of ASCII follows, as is seldom so here.
 *
 * @param usual how much a first byte says for this page
 */
function eastern(decode: CodePage['decode'], usual: (lead: number) => number): CodePage {
  const score = (bytes: Uint8Array): number => {
    if (decode(bytes).includes('\ufffd')) return -Infinity;
    let sum = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const lead = bytes[at] ?? 0;
      if (lead < 0x80) continue;
      at += 1;
      const weight = usual(lead);
      if ((bytes[at] ?? 0) >= 0x80) sum += weight;
      else if (weight === 0) sum -= 2;
    }
    return sum;
  };
  return { decode, score };
}

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
  if (decoded.includes(null)) {
    // Two characters of an Eastern page may be two of UTF-8 by chance: then what the others are written in decides.
    for (const [at, { isUtf8 }] of names.entries()) {
      if (!isUtf8 && BY_CHANCE.test(decoded[at] ?? '')) decoded[at] = null;
    }
  }
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
  const scored = codePages().map(({ decode, score }) => ({
    decode,
    score: names.reduce((sum, bytes) => sum + score(bytes), 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).decode;
}

/** How much the characters beyond ASCII look like letters of a name. */
function plausibility(text: string, letter: RegExp): number {
  let score = 0;
  let last = '';
  for (const character of text) {
    if (character > '\u007f') {
      if (!letter.test(character)) score -= 2;
      else if (/\p{Ll}/u.test(character)) score += 2;
      else if (/\p{Lu}/u.test(character)) score += /\p{Ll}/u.test(last) ? -2 : 1;
      else score -= 2;
    }
    last = character;
  }
  return score;
}
