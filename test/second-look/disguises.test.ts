import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { opaqueCharacters } from '../../src/check/second-look/opaque.ts';
import { scattered } from '../../src/check/second-look/scattered.ts';
import { randomFrom } from '../random.ts';
import { some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';
import { fewLines, guiseProgram } from './guises.ts';
import { looked, type Program } from './silent.ts';

/* An unchanged copy that is written otherwise: it is found, or it is told that something here cannot be read. */

const COPY = guiseProgram('python', 3);
const OWN = { 'a.py': fewLines('python', 3) };
const lines = COPY.split('\n');
const numbered = lines.map((line, at) => [String(at).padStart(3, '0'), line] as const);
const asFiles = (file: (number: string, line: string) => readonly [string, string]): Program =>
  Object.fromEntries(numbered.map(([number, line]) => file(number, line)));
/** The files' names are in another order than the lines. */
const mixed = (number: string): string => String((Number(number) * 389) % 997);
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const folded = (text: string, columns: number): string =>
  text.match(new RegExp(`.{1,${columns}}`, 'g'))?.join('\n') ?? '';
const bits = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replaceAll('0', ' ')
    .replaceAll('1', '\t');
const dump = numbered
  .map(([at, line]) => `INSERT INTO code (id, line) VALUES (${at}, '${line.replaceAll("'", "''")}');`)
  .join('\n');
const bytes = Array.from(Buffer.from(COPY), (byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ');
const rich = COPY.replaceAll(/[\\{}]/g, String.raw`\$&`).replaceAll('\n', '\\par\n');

/** What counts, and what does not. */
const FOUND: Readonly<Record<string, readonly [counts: Program, aside: Program]>> = {
  'bits in the blanks of strings': [
    {
      'a.js': `${fewLines('javascript', 3)}\nconst w = ["${folded(bits(COPY), 400).replaceAll('\n', '",\n"')}"];\n`,
    },
    {},
  ],
  'a string for each letter': [
    { 'a.py': `${OWN['a.py']}\nt = ${Array.from(COPY, (one) => JSON.stringify(one)).join('+')}\n` },
    {},
  ],
  'letters in single quotes': [
    {
      'a.py': `${OWN['a.py']}\nt = ${Array.from(COPY.replaceAll("'", '"'), (one) => `'${one === '\n' ? String.raw`\n` : one}'`).join('+')}\n`,
    },
    {},
  ],
  'Base64 in a mail': [
    OWN,
    { 'mail.eml': `From: a\nContent-Transfer-Encoding: base64\n\n${folded(base64(COPY), 76)}\n\n--end--\n` },
  ],
  'rich text': [OWN, { 'd.rtf': `{\\rtf1\\ansi\n${rich}}` }],
  'a dump of SQL': [OWN, { 'dump.sql': dump }],
  'a dump of SQL that counts': [{ ...OWN, 'dump.sql': dump }, {}],
  'an array in C': [
    { 'a.c': fewLines('c', 3), 'd.h': `unsigned char d[] = {\n${folded(bytes, 72)}\n};\n` },
    {},
  ],
  'an INI file': [
    OWN,
    { 'd.ini': `[code]\n${numbered.map(([at, line]) => `l${at} = |${line}`).join('\n')}\n` },
  ],
  'names of files': [OWN, asFiles((at, line) => [`n/${at} ${line.replaceAll('/', '%')}`, ''])],
  'a file for each line': [OWN, asFiles((at, line) => [`n/${at}.txt`, `${line}\n`])],
  'a file for each line that counts': [{ ...OWN, ...asFiles((at, line) => [`n/${at}.py`, `${line}\n`]) }, {}],
  'a file for each line that counts, below a page of remarks, and in the order of a list': [
    {
      'a.py': `for n in [${numbered.map(([at]) => `'${mixed(at)}'`).join(', ')}]:\n    run(n)\n`,
      ...asFiles((at, line) => [
        `p/${mixed(at)}.py`,
        `${'# of what this part is for\n'.repeat(20)}${line}\n`,
      ]),
    },
    {},
  ],
  'halves of lines in two files': [
    OWN,
    {
      'l.txt': lines.map((line) => line.slice(0, line.length / 2)).join('\n'),
      'r.txt': lines.map((line) => line.slice(line.length / 2)).join('\n'),
    },
  ],
};

const packed = brotliCompressSync(COPY);
const number36 = BigInt(`0x${Buffer.from(COPY).toString('hex')}`).toString(36);
const OPAQUE: Readonly<Record<string, readonly [counts: Program, aside: Program]>> = {
  'Brotli in Base64': [OWN, { 'd.txt': base64(packed) }],
  'Brotli in a string, a line each': [
    { 'a.py': `${OWN['a.py']}\nt = (\n${folded(base64(packed), 76).replaceAll(/^.*$/gm, '    "$&"')}\n)\n` },
    {},
  ],
  'base 36': [OWN, { 'd.txt': number36 }],
};

const strangers = [11, 12, 13].map((seed): Program => ({ 'a.py': guiseProgram('python', seed) }));

describe('a copy that is written otherwise', () => {
  test.each(some(Object.keys(FOUND), 4))('is found: %s', async (name) => {
    const [counts = {}, aside] = FOUND[name] ?? [];
    const { found, opaque } = await looked(temporaryFolder(), [{ 'a.py': COPY }, counts, ...strangers], {
      1: aside,
    });
    expect(found.map(({ owner, other }) => `${owner} of ${other}`)).toContain('1 of 0');
    expect(found.filter(({ owner, other }) => owner > 1 || other > 1)).toEqual([]);
    expect(opaque.size).toBe(0);
  });

  test.each(Object.keys(OPAQUE))('is told where nobody can read it: %s', async (name) => {
    const [counts = {}, aside] = OPAQUE[name] ?? [];
    const { opaque } = await looked(temporaryFolder(), [{ 'a.py': COPY }, counts, ...strangers], {
      1: aside,
    });
    expect([...opaque.keys()]).toEqual([1]);
  });
});

describe('text that nobody can read', () => {
  const random = randomFrom(1);
  const even = (length: number): string =>
    base64(Uint8Array.from({ length }, () => random.integer(0, 255))).slice(0, length);

  /** Numbers that change by at most `most` from one to the next. */
  const series = (most: number): readonly number[] => {
    let now = 100;
    return Array.from({ length: 3000 }, () => (now = Math.max(0, now + random.integer(-most, most))));
  };

  test('is of so many characters, over the ends of lines and strings', () => {
    expect(opaqueCharacters(even(599))).toBe(0);
    expect(opaqueCharacters(even(600))).toBe(600);
    // What stands before it is a few signs more.
    expect(opaqueCharacters(`x = (\n${folded(even(700), 70).replaceAll(/^.*$/gm, '  "$&",')}\n)`)).toBe(702);
  });

  test.each([1, 6, 39, 40, 76])('is known whatever the length of its lines: %i', (columns) => {
    expect(opaqueCharacters(folded(even(700), columns))).toBe(700);
    expect(opaqueCharacters(folded(even(599), columns))).toBe(0);
  });

  test('is one of bytes, too', () => {
    const all = Array.from(Buffer.from(even(1000), 'base64'));
    expect(all).toHaveLength(750);
    expect(opaqueCharacters(all.slice(0, 599).join(', '))).toBe(0);
    expect(opaqueCharacters(all.slice(0, 600).join(', '))).toBe(all.slice(0, 600).join(' ').length);
    expect(opaqueCharacters(all.map((byte) => String.fromCodePoint(0x4e00 + byte)).join(''))).toBe(750);
  });

  test.each([
    ['a picture', `iVBORw0KGgo${even(2000)}`],
    ['a certificate', folded(`MII${even(2000)}`, 64)],
    [
      'what Rails encrypts of its settings',
      `ruby-3.1.2\n${even(464)}--${even(16)}--${even(22)}==${even(32)}`.repeat(2),
    ],
    ['a font of a style sheet', `d09GMgAB${even(2000)}`],
    ['Base64 of a text', base64(COPY)],
    ['sums', Array.from({ length: 40 }, (_, at) => `sha256:${even(64)}  part${at}.txt`).join('\n')],
    [
      'points of a hundred',
      Array.from(Buffer.from(even(3000)), (byte, at) => (byte * 7 + at) % 101).join('\n'),
    ],
    ['what was measured', series(24).join('\n')],
    ['what was measured, as letters', String.fromCharCode(...series(4).map((one) => 32 + (one % 95)))],
    ['a few colours', Array.from(Buffer.from(even(300)), (byte) => `#${byte.toString(16)}80ff`).join(', ')],
    ['digits', Array.from(Buffer.from(even(3000)), (byte) => byte % 10).join('')],
    ['a gene', even(3000).replaceAll(/./g, (one) => 'ACGT'.charAt(one.charCodeAt(0) % 4))],
    ['code without blanks', COPY.replaceAll(/\s+/g, ';')],
    ['prose', 'The first assignment asks for a list, and for its mean. '.repeat(40)],
  ])('is not %s', (_, text) => {
    expect(opaqueCharacters(text)).toBe(0);
  });

  test('costs no more than its length', () => {
    for (const text of [`a${'"'.repeat(500_000)} b`, `${'x'.repeat(50)}\n`.repeat(20_000), even(1_000_000)]) {
      expect(opaqueCharacters(text)).toBeLessThanOrEqual(text.length);
    }
  });
});

test('files that are many and small are read as one, few or large ones are not', () => {
  const files = (count: number, size: number) =>
    Array.from({ length: count }, (_, at) => ({
      path: `${at + 10}_x${at}`,
      bytes: new Uint8Array(size).fill(97),
    }));
  const noneLittle = (): boolean => false;
  const read = (count: number, size: number, isLittle = noneLittle): number =>
    scattered(files(count, size), [], isLittle).length;
  expect([read(15, 160), read(16, 160), read(16, 161), read(16, 0)]).toEqual([0, 2, 1, 1]);
  const little = (): boolean => true;
  expect([read(15, 161, little), read(16, 161, little), read(16, 4096, little)]).toEqual([0, 2, 2]);
  expect(read(16, 4097, little)).toBe(1);
  // 64 of them are as many as are read.
  expect(scattered(files(65, 4096), [], little)[0]?.text.length).toBe(64 * 4097 - 1);
  expect(scattered(files(16, 1), [], noneLittle)[0]?.text).toBe(
    Array.from({ length: 16 }, () => 'a').join('\n'),
  );
  expect(scattered([], files(16, 1), noneLittle)[1]?.text).toMatch(/^x0\nx1\n/);
});
