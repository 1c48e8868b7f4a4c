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
export function ebcdicText(bytes: Uint8Array): string | undefined {
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
