/** Text of a file, or why there is none. */
type Decoded = { readonly text: string } | { readonly reason: string };

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const UTF8_LENIENT = new TextDecoder('utf-8');
const UTF16_LE = new TextDecoder('utf-16le');
const UTF16_BE = new TextDecoder('utf-16be');
const LATIN_1 = new TextDecoder('windows-1252');

const SAMPLE_BYTES = 8192;
/** In UTF-16 of mostly ASCII text, this share of the bytes at even (or odd) places is zero. */
const UTF16_ZERO_SHARE = 0.3;

/**
 * Decodes by byte-order mark, else UTF-16 or UTF-32 by where its zero bytes stand, else what a Python file declares, else UTF-8,
 * else EBCDIC where it clearly is that, else Latin-1 (Windows-1252). What else has zero bytes is `binary`, unless it is a text without them. Line ends become `\n`;
 * lines are counted as editors count them.
 */
export function decode(bytes: Uint8Array, path = ''): Decoded {
  const text = decoded(bytes, path);
  return text === undefined ? { reason: 'binary' } : { text: unixLines(text) };
}

function decoded(bytes: Uint8Array, path: string): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return utf32(bytes, true, 4);
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return utf32(bytes, false, 4);
  if (a === 0xef && b === 0xbb && c === 0xbf) return UTF8_LENIENT.decode(bytes);
  if (a === 0xff && b === 0xfe) return UTF16_LE.decode(bytes);
  if (a === 0xfe && b === 0xff) return UTF16_BE.decode(bytes);
  const sample = Math.min(bytes.length, SAMPLE_BYTES);
  /** Zero bytes by their place in a unit of four. */
  const zeros: [number, number, number, number] = [0, 0, 0, 0];
  for (let at = 0; at < sample; at += 1) if (bytes[at] === 0) zeros[(at & 3) as 0 | 1 | 2 | 3] += 1;
  const even = zeros[0] + zeros[2];
  const odd = zeros[1] + zeros[3];
  if (even + odd > 0) {
    const quarter = Math.floor(sample / 4);
    const wide =
      zeros[3] === quarter && zeros[2] === quarter && zeros[0] === 0
        ? utf32(bytes, true, 0)
        : zeros[0] === quarter && zeros[1] === quarter && zeros[3] === 0
          ? utf32(bytes, false, 0)
          : undefined;
    if (wide !== undefined && !CONTROL.test(wide)) return wide;
    const half = sample / 2;
    if (odd > half * UTF16_ZERO_SHARE && even === 0) return UTF16_LE.decode(bytes);
    if (even > half * UTF16_ZERO_SHARE && odd === 0) return UTF16_BE.decode(bytes);
    return isTextWithZeros(bytes.subarray(0, sample)) ? decoded(withoutZeros(bytes), path) : undefined;
  }
  const declared = declaredDecoder(bytes, path);
  if (declared !== undefined) return declared.decode(bytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    return ebcdicText(bytes) ?? LATIN_1.decode(bytes);
  }
}

const MOST_CONTROLS = 0.01;
const MOST_FOREIGN = 0.2;

/**
 * Whether bytes with zeros among them are a text all the same: compilers and interpreters pass over a zero in a comment, and one
 * must not hide the rest of a file.
 */
function isTextWithZeros(sample: Uint8Array): boolean {
  const rest = withoutZeros(sample);
  if (rest.length * 2 < sample.length) return false;
  const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32) || byte === 127;
  if (rest.filter(isControl).length > rest.length * MOST_CONTROLS) return false;
  return rest.filter((byte) => byte > 127).length <= rest.length * MOST_FOREIGN;
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte) => byte !== 0);
}

/** No text holds them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001a]/;
const LARGEST_CODE_POINT = 0x10ffff;

/** Undefined where what stands there are no characters. */
function utf32(bytes: Uint8Array, little: boolean, from: number): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = from; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, little);
    if (code > LARGEST_CODE_POINT) return undefined;
    parts.push(String.fromCodePoint(code));
  }
  return parts.join('');
}

const DECLARED_WITHIN = 400;

/**
 * The encoding that the first two lines of a Python file declare (`# coding: …`, PEP 263), as its text names it; undefined where
 * there is none.
 */
export function declaredEncoding(text: string, path: string): string | undefined {
  if (!/\.pyw?i?$/i.test(path)) return undefined;
  const [first = '', second = ''] = text.slice(0, DECLARED_WITHIN).split(/\r\n?|\n/, 2);
  const pattern = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/;
  const found = pattern.exec(first) ?? (/^[ \t\f]*(?:#|$)/.test(first) ? pattern.exec(second) : null);
  return found?.[1]?.toLowerCase().replaceAll('_', '-');
}

/** For encodings that are no more than another table of letters; others are left to who reads the text. */
function declaredDecoder(bytes: Uint8Array, path: string): InstanceType<typeof TextDecoder> | undefined {
  const name = declaredEncoding(LATIN_1.decode(bytes.subarray(0, DECLARED_WITHIN)), path);
  if (name === undefined || name.startsWith('utf')) return undefined;
  try {
    const decoder = new TextDecoder(name);
    return decoder.encoding.startsWith('utf-') ? undefined : decoder;
  } catch {
    return undefined;
  }
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** So many arguments a function takes everywhere. */
const AT_ONCE = 8_192;

/** Bytes as characters of the same numbers, whatever they mean. */
export function byteText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return text;
}

/*
 * Source text of a mainframe. `javac -encoding Cp037` compiles it on any machine; read as anything else it is a row of accented
 * letters that is like no other program.
 */

/** What the bytes from 0x40 on are in code page 037. */
const FROM_BLANK = Array.from(
  ' \u00a0âäàáãåçñ¢.<(+|&éêëèíîïìß!$*);¬-/ÂÄÀÁÃÅÇÑ¦,%_>?øÉÊËÈÍÎÏÌ`:#@\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ¤' +
    'µ~stuvwxyz¡¿ÐÝÞ®^£¥·©§¶¼½¾[]¯¨´×{ABCDEFGHI\u00adôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ\u009f',
);
/** Tab, vertical tab, form feed, carriage return, and the line ends of two conventions. */
const BLANKS: Readonly<Record<number, string>> = {
  0x05: '\t',
  0x0b: '\v',
  0x0c: '\f',
  0x0d: '\r',
  0x15: '\n',
  0x25: '\n',
};
const CODE_PAGE_037: readonly string[] = [
  ...Array.from({ length: 0x40 }, (_, byte) => BLANKS[byte] ?? '\u001a'),
  ...FROM_BLANK,
];

/** Signs that each country has elsewhere … */
const SIGNS = Array.from('{}[]\\|~^!#$@`"');
/** … and where: in the code pages 037, 1047, 500, 273, 277, 278, 280, 285, 297, 871 and 1026. Others are like one of them. */
const PLACES = [
  'c0d0babbe04fa1b05a7b5b7c797f',
  'c0d0adbde04fa15f5a7b5b7c797f',
  'c0d04a5ae0bba15f4f7b5b7c797f',
  '43dc63fcecbb595f4f7b5bb5797f',
  '9c479e9fe0bbdc5f4f4a6780797f',
  '4347b59fe0bbdc5f4f6367ec517f',
  '4454905148bb585f4fb15bb5dd7f',
  'c0d0b1bbe04fbcba5a7b4a7c797f',
  '515490b548bbbd5f4fb15b44a07f',
  '8e9cae9ebebbccec4f7b5bac8c7f',
  '488c68acdcbbcc5f4fecadae8dfc',
].map((digits) => (digits.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));

/** What is the same in all of them: blanks, letters without accents, digits, most signs of programs. */
const COMMON = Uint8Array.from(CODE_PAGE_037, (character) =>
  /[\w\s.<(+&*);\-/,%>?:'=]/.test(character) && character !== '\u00a0' ? 1 : 0,
);

/** Of a shorter text nothing is said by shares. */
const LEAST_BYTES = 64;
/** Less of no program is such characters. Of prose in any other encoding it is three quarters at most, without a blank or a line end. */
const COMMON_SHARE = 0.85;
/** The blank and the line end of every other encoding. No text of a mainframe has them, and any other has one in each line. */
const FOREIGN_BLANKS = [0x20, 0x0a];
const FOREIGN_SHARE = 0.01;

/** The text of bytes that clearly are EBCDIC; undefined where they are not. @param bytes no UTF-8 */
function ebcdicText(bytes: Uint8Array): string | undefined {
  if (bytes.length < LEAST_BYTES) return undefined;
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const count = (byte: number | undefined): number => counts[byte ?? 0] ?? 0;
  const common = COMMON.reduce((sum, is, byte) => sum + is * count(byte), 0);
  const foreign = FOREIGN_BLANKS.reduce((sum, byte) => sum + count(byte), 0);
  if (common < COMMON_SHARE * bytes.length || foreign > FOREIGN_SHARE * bytes.length) return undefined;
  // Where the country's signs are read as another's, brackets are letters: those are right that give the most pairs.
  const pairs = ([open, close, from, to]: readonly number[]): number =>
    Math.min(count(open), count(close)) + Math.min(count(from), count(to));
  const places = PLACES.reduce((best, one) => (pairs(one) > pairs(best) ? one : best));
  const table = [...CODE_PAGE_037];
  for (const [at, sign] of SIGNS.entries()) {
    const place = places[at] as number;
    // What stood there takes the sign's place.
    table[table.indexOf(sign)] = table[place] as string;
    table[place] = sign;
  }
  return Array.from(bytes, (byte) => table[byte]).join('');
}
