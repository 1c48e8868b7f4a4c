import { createHash } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { fewLines, type GuiseLanguage, guiseProgram, SYNTAX } from './guises.ts';
import { type Files, zipOf } from './places.ts';

/*
 * Ways to write a text otherwise, and ways to hand a text in: a guise is one of each, or one that only a language has. Which ways meet
 * which, and in which language, a digest says, so that nobody chose.
 */

type Written = (copy: string) => string;
const bytesOf = (text: string): number[] => Array.from(Buffer.from(text));
const perByte =
  (write: (byte: number, at: number) => string, between = ''): Written =>
  (copy) =>
    bytesOf(copy).map(write).join(between);
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const base64 = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64');
const folded = (text: string, columns: number): string =>
  text.match(new RegExp(`.{1,${columns}}`, 'g'))?.join('\n') ?? '';
const reversed = (text: string): string => Array.from(text).toReversed().join('');
const lineWise = (copy: string, write: (line: string, at: number) => string, between = '\n'): string =>
  copy.trimEnd().split('\n').map(write).join(between);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Letters of either case replaced by those at the same places of another row. */
const letters =
  (to: string): Written =>
  (copy) =>
    copy.replaceAll(/[a-z]/gi, (one) => {
      const other = to.charAt(LETTERS.indexOf(one.toLowerCase()));
      return one === one.toLowerCase() ? other : other.toUpperCase();
    });
const rows = (bits: number, alphabet: string): Written => {
  return (copy) => {
    const all = bytesOf(copy)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('');
    return (all.match(new RegExp(`.{1,${bits}}`, 'g')) ?? [])
      .map((group) => alphabet.charAt(Number.parseInt(group.padEnd(bits, '0'), 2)))
      .join('');
  };
};
/** Groups of four bytes as five digits. */
const base85 =
  (alphabet: string): Written =>
  (copy) =>
    (
      Buffer.from(copy.padEnd(Math.ceil(copy.length / 4) * 4, ' '))
        .toString('latin1')
        .match(/[^]{4}/g) ?? []
    )
      .map((four) => {
        let value = Buffer.from(four, 'latin1').readUInt32BE();
        let digits = '';
        for (let at = 0; at < 5; at += 1) {
          digits = alphabet.charAt(value % 85) + digits;
          value = Math.floor(value / 85);
        }
        return digits;
      })
      .join('');
const ASCII85 = Array.from({ length: 85 }, (_, at) => String.fromCharCode(33 + at)).join('');
const Z85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );
const dump = (copy: string, row: (at: number, bytes: readonly number[]) => string): string => {
  const bytes = bytesOf(copy);
  return Array.from({ length: Math.ceil(bytes.length / 16) }, (_, at) =>
    row(at * 16, bytes.slice(at * 16, at * 16 + 16)),
  ).join('\n');
};
const shown = (bytes: readonly number[]): string =>
  bytes.map((byte) => (byte < 32 ? '.' : String.fromCharCode(byte))).join('');
const number = (at: number, base: number, length: number): string => at.toString(base).padStart(length, '0');
const WORDS = Array.from(
  { length: 256 },
  (_, at) =>
    `${'btkmnlrs'.charAt(at >> 5)}${'aeiou'.charAt(at % 5)}${'ndrslmtg'.charAt(at & 7)}${'aeo'.charAt(at % 3)}`,
);

/** How a text is written. */
export const WAYS: Readonly<Record<string, Written>> = {
  'letters turned by 13': letters('nopqrstuvwxyzabcdefghijklm'),
  'letters in mirror order': letters(reversed(LETTERS)),
  'the next key': letters('snvfrghjokl;,mp[wtdyibecuxq'.slice(0, 26)),
  'a key of five letters': (copy) => {
    let at = 0;
    return copy.replaceAll(/[a-z]/g, (one) =>
      LETTERS.charAt((LETTERS.indexOf(one) + 'lemon'.charCodeAt(at++ % 5) - 97) % 26),
    );
  },
  'the next sign': perByte((byte) => String.fromCharCode(byte + 1)),
  'signs turned by 47': perByte((byte) =>
    byte < 33 ? String.fromCharCode(byte) : String.fromCharCode(33 + ((byte - 33 + 47) % 94)),
  ),
  'every bit turned': perByte((byte) => String.fromCharCode(byte ^ 0xff)),
  'another byte for each by a key': perByte((byte) => String.fromCharCode(byte ^ 0x20 ^ 1)),
  'the other case': (copy) =>
    copy.replaceAll(/[a-z]/gi, (one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase())),
  'back to front': reversed,
  'lines back to front': (copy) => lineWise(copy, reversed),
  'words back to front': (copy) => copy.replaceAll(/\w+/g, reversed),
  'the last line first': (copy) => copy.split('\n').toReversed().join('\n'),
  'words of a line, last first': (copy) =>
    lineWise(copy, (line) => line.trim().split(' ').toReversed().join(' ')),
  'every second sign, then the others': (copy) =>
    [0, 1]
      .map((odd) =>
        Array.from(copy)
          .filter((_, at) => at % 2 === odd)
          .join(''),
      )
      .join(''),
  'by columns of seven': (copy) =>
    Array.from({ length: 7 }, (_none, odd) =>
      Array.from(copy)
        .filter((_, at) => at % 7 === odd)
        .join(''),
    ).join(''),
  'in columns side by side': (copy) => {
    const lines = copy.trimEnd().split('\n');
    const half = Math.ceil(lines.length / 2);
    return lines
      .slice(0, half)
      .map((line, at) => `${line.padEnd(60)}${lines[half + at] ?? ''}`)
      .join('\n');
  },
  'each sign twice': (copy) =>
    Array.from(copy)
      .map((one) => one + one)
      .join(''),
  'a blank behind each sign': (copy) => Array.from(copy).join(' '),
  'a sign a line': (copy) => Array.from(copy).join('\n'),
  'a word a line': (copy) => (copy.match(/\w+|\S/g) ?? []).join('\n'),
  'words between bars': (copy) => (copy.match(/\w+|[^\w ]|\n/g) ?? []).join('|'),
  'a line of prose behind each': (copy) =>
    lineWise(copy, (line, at) => `${line}\nThe ${at}th thing that we did there was a walk.`),
  'a word behind each': (copy) => copy.replaceAll(/\w+/g, '$& so'),
  'a number before each line': (copy) => lineWise(copy, (line, at) => `${number(at + 1, 10, 4)}: ${line}`),
  'a session': (copy) => lineWise(copy, (line) => `>>> ${line}`),
  'added lines of a patch': (copy) =>
    `--- a\n+++ b\n@@ -0,0 +1,99 @@\n${lineWise(copy, (line) => `+${line}`)}`,
  subtitles: (copy) =>
    lineWise(
      copy,
      (line, at) => `${at + 1}\n00:00:${number(at % 60, 10, 2)},000 --> 00:01:00,000\n${line}\n`,
    ),
  'messages to translate': (copy) => lineWise(copy, (line) => `msgid ${JSON.stringify(line)}\nmsgstr ""\n`),
  'a page in colours': (copy) =>
    `<pre>${copy.replaceAll(/\w+|[^\w\s]/g, (one) => `<span class="k">${one.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`)}</pre>`,
  'entities of decimal digits': perByte((byte) => `&#${byte};`),
  'entities of hexadecimal digits': perByte((byte) => `&#x${hex(byte)};`),
  'percent signs': perByte((byte) => `%${hex(byte)}`),
  'equals signs': perByte((byte) => `=${hex(byte).toUpperCase()}`),
  'octal escapes': perByte((byte) => `\\${number(byte, 8, 3)}`),
  'hexadecimal escapes': perByte((byte) => `\\x${hex(byte)}`),
  'escapes in braces': perByte((byte) => `\\u{${byte.toString(16)}}`),
  'long escapes': perByte((byte) => `\\U${number(byte, 16, 8)}`),
  'binary digits': perByte((byte) => number(byte, 2, 8)),
  'binary digits in groups': perByte((byte) => number(byte, 2, 8), ' '),
  'octal numbers': perByte((byte) => number(byte, 8, 3), ' '),
  'decimal numbers and dots': perByte((byte) => String(byte), '.'),
  'digits between colons': perByte(hex, ':'),
  'differences of numbers': (copy) =>
    bytesOf(copy)
      .map((byte, at, all) => byte - (all[at - 1] ?? 0))
      .join(','),
  'numbers of 64 bits': (copy) =>
    (
      Buffer.from(copy)
        .toString('hex')
        .match(/.{1,16}/g) ?? []
    )
      .map((one) => BigInt(`0x${one}`))
      .join(', '),
  'numbers of 32 bits, lowest byte first': (copy) =>
    (copy.match(/[^]{1,4}/g) ?? [])
      .map(
        (one) =>
          `0x${reversed(one)
            .split('')
            .map((x) => hex(x.charCodeAt(0)))
            .join('')}`,
      )
      .join(', '),
  'a dump with addresses': (copy) =>
    dump(
      copy,
      (at, bytes) => `${number(at, 16, 8)}  ${bytes.map(hex).join(' ').padEnd(48)} |${shown(bytes)}|`,
    ),
  'a dump of words': (copy) =>
    dump(
      copy,
      (at, bytes) =>
        `${number(at, 16, 8)}: ${(
          bytes
            .map(hex)
            .join('')
            .match(/.{1,4}/g) ?? []
        ).join(' ')}  ${shown(bytes)}`,
    ),
  'a dump of letters': (copy) =>
    dump(
      copy,
      (at, bytes) =>
        `${number(at, 8, 7)} ${bytes.map((byte) => (byte === 10 ? '\\n' : String.fromCharCode(byte)).padStart(3)).join(' ')}`,
    ),
  'records of a chip': (copy) =>
    dump(copy, (at, bytes) => `:${hex(bytes.length)}${number(at, 16, 4)}00${bytes.map(hex).join('')}00`),
  'mail of old': (copy) =>
    (
      Buffer.from(copy)
        .toString('latin1')
        .match(/[^]{1,45}/g) ?? []
    )
      .map(
        (part) =>
          `${String.fromCharCode(32 + part.length)}${rows(6, Array.from({ length: 64 }, (_, at) => String.fromCharCode(at === 0 ? 96 : 32 + at)).join(''))(part)}`,
      )
      .join('\n'),
  'base 32': rows(5, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
  'base 32 of letters of its own': rows(5, '0123456789abcdefghjkmnpqrstvwxyz'),
  'base 16 of letters': rows(4, 'ghijklmnopqrstuv'),
  'base 4 of letters': rows(2, 'ACGT'),
  'base 85': base85(ASCII85),
  'base 85 of ZeroMQ': base85(Z85),
  'base 58': (copy) => {
    let value = BigInt(`0x${Buffer.from(copy).toString('hex')}`);
    let digits = '';
    for (; value > 0n; value /= 58n) {
      digits += '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.charAt(Number(value % 58n));
    }
    return reversed(digits);
  },
  'Base64 back to front': (copy) => reversed(base64(copy)),
  'Base64 with turned letters': (copy) => letters('nopqrstuvwxyzabcdefghijklm')(base64(copy)),
  'Base64 by fours': (copy) => base64(copy).replaceAll(/.{4}/g, '$& '),
  'Base64 by 39': (copy) => folded(base64(copy), 39),
  'Base64 by ten': (copy) => folded(base64(copy), 10),
  'Base64 of Base64': (copy) => base64(base64(copy)),
  'Base64 of Base64, back to front': (copy) => base64(reversed(base64(copy))),
  'Base64 of each line': (copy) => lineWise(copy, base64),
  'Base64 for addresses': (copy) => Buffer.from(copy).toString('base64url'),
  'hexadecimal digits of Base64': (copy) => Buffer.from(base64(copy)).toString('hex'),
  'gzip in Base64 by 39': (copy) => folded(base64(gzipSync(copy)), 39),
  'gzip in Base64 by ten': (copy) => folded(base64(gzipSync(copy)), 10),
  'gzip in Base64, a sign a line': (copy) => folded(base64(gzipSync(copy)), 1),
  'zlib in Base64, words of six': (copy) => base64(deflateSync(copy)).replaceAll(/.{6}/g, '$& '),
  'Brotli in Base64, a comma in 20': (copy) => base64(brotliCompressSync(copy)).replaceAll(/.{20}/g, '$&, '),
  'raw deflate in hexadecimal digits': (copy) => deflateRawSync(copy).toString('hex'),
  'gzip in decimal numbers': (copy) => Array.from(gzipSync(copy)).join(', '),
  'Brotli in decimal numbers': (copy) => Array.from(brotliCompressSync(copy)).join(' '),
  'raw deflate in base 85': (copy) => base85(ASCII85)(deflateRawSync(copy).toString('latin1')),
  'Brotli in ideographs': (copy) =>
    Array.from(brotliCompressSync(copy), (byte) => String.fromCodePoint(0x4e00 + byte)).join(''),
  'zlib in words': (copy) => Array.from(deflateSync(copy), (byte) => WORDS[byte]).join(' '),
  'a word for each byte': perByte((byte) => WORDS[byte] ?? '', ' '),
  'patterns of Braille': perByte((byte) => String.fromCodePoint(0x2800 + byte)),
  ideographs: perByte((byte) => String.fromCodePoint(0x4e00 + byte)),
  'marks behind a picture': (copy) =>
    `\u{1f600}${perByte((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))(copy)}`,
  'tags that nobody sees': perByte((byte) => String.fromCodePoint(0xe0000 + byte)),
  'bits that nobody sees': (copy) => rows(1, '\u200b\u200c')(copy),
  'bits of blanks behind words': (copy) => rows(1, 'xy')(copy).replaceAll('x', 'so ').replaceAll('y', 'so  '),
  'wide letters': perByte((byte) =>
    byte > 32 ? String.fromCodePoint(0xfee0 + byte) : String.fromCharCode(byte),
  ),
  'bold letters of mathematics': (copy) =>
    copy.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(0x1d41a + one.charCodeAt(0) - 97)),
  'an accent on each letter': (copy) => copy.replaceAll(/[a-z]/g, '$&\u0301'),
  'letters that look alike': (copy) =>
    copy.replaceAll(/[aceopxy]/g, (one) => 'асеорху'.charAt('aceopxy'.indexOf(one))),
  'soft hyphens': (copy) => copy.replaceAll(/\w/g, '$&\u00ad'),
  'digits for letters': (copy) =>
    copy.replaceAll(/[aeiost]/g, (one) => '431057'.charAt('aeiost'.indexOf(one))),
  'without vowels': (copy) => copy.replaceAll(/[aeiou]/g, ''),
  Morse: (copy) => copy.toLowerCase().replaceAll(/[a-z]/g, (one) => `${MORSE[one.charCodeAt(0) - 97]} `),
  'ends of lines of old': (copy) => copy.replaceAll('\n', '\r'),
  'ends of lines that few know': (copy) => copy.replaceAll('\n', '\u2028'),
  'a form feed for each end': (copy) => copy.replaceAll('\n', '\f'),
  'an end of line as two signs': (copy) => copy.replaceAll('\n', String.raw`\n`),
  'zeros between signs': (copy) => Array.from(copy).join('\0'),
};

/** How a text is handed in. `own` is what counts beside it. */
type Carried = (text: string, language: GuiseLanguage, own: string) => Files;
const COMMENT: Partial<Record<GuiseLanguage, string>> = {
  python: '#',
  ruby: '#',
  perl: '#',
  shell: '#',
  r: '#',
  julia: '#',
  lua: '--',
  sql: '--',
  haskell: '--',
  matlab: '%',
  lisp: ';',
};
const main = (language: GuiseLanguage): string => `main.${SYNTAX[language].ending}`;
/** Strings of a line each, as few languages need more. */
const listed = (text: string, columns: number): string => {
  const parts = text.match(new RegExp(`[^]{1,${columns}}`, 'gu')) ?? [];
  return parts.map((part) => JSON.stringify(part)).join(',\n  ');
};
const CARRIERS: Readonly<Record<string, Carried>> = {
  'in comments': (text, language, own) => ({
    [main(language)]: `${own}${text
      .split(/[\n\r]/)
      .map((line) => `${COMMENT[language] ?? '//'} ${line}`)
      .join('\n')}\n`,
  }),
  'in one string': (text, language, own) => ({ [main(language)]: `${own}t = f(${JSON.stringify(text)})\n` }),
  'in strings of 30': (text, language, own) => ({
    [main(language)]: `${own}t = f(\n  ${listed(text, 30)})\n`,
  }),
  'in strings added up': (text, language, own) => ({
    [main(language)]: `${own}${listed(text, 50)
      .split(',\n  ')
      .map((part) => `t += ${part};`)
      .join('\n')}\n`,
  }),
  'in a text': (text) => ({ 'notes.txt': text }),
  'in a text beside prose': (text) => ({
    'README.md': `# Homework\n\n${'This is what we were asked for, and this is what I did then. '.repeat(20)}\n\n${text}\n`,
  }),
  'in JSON': (text) => ({ 'data.json': JSON.stringify({ version: 3, parts: [{ name: 'x', body: text }] }) }),
  'in JSON by 40': (text) => ({ 'data.json': `{"parts": [\n  ${listed(text, 40)}\n]}` }),
  'in XML': (text) => ({ 'data.xml': `<a><b n="1"><![CDATA[${text}]]></b></a>` }),
  'in YAML': (text) => ({
    'data.yml': `a: 1\nb: |\n${text
      .split('\n')
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  }),
  'in a table by 25': (text) => ({
    'data.csv': (text.match(/[^]{1,25}/gu) ?? [])
      .map((part, at) => `${at},"${part.replaceAll('"', '""')}",${at * at}`)
      .join('\n'),
  }),
  'in the output of a notebook': (text) => ({
    'note.ipynb': JSON.stringify({
      cells: [
        {
          cell_type: 'code',
          source: 'print(1)',
          outputs: [{ output_type: 'stream', text: text.split('\n').map((line) => `${line}\n`) }],
        },
      ],
      nbformat: 4,
      metadata: {},
    }),
  }),
  'in a file of settings': (text) => ({
    '.editorconfig': text
      .split('\n')
      .map((line, at) => `k${at} = ${line}`)
      .join('\n'),
  }),
  'in pieces, in files': (text) =>
    Object.fromEntries(
      (text.match(/[^]{1,300}/gu) ?? []).map((part, at) => [`p/${number(at, 10, 3)}.txt`, part]),
    ),
  'in nine files of three kinds': (text) => {
    const size = Math.ceil(text.length / 9);
    return Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `p/${at}.${['txt', 'json', 'dat'][at % 3]}`,
        at % 3 === 1
          ? JSON.stringify([text.slice(at * size, (at + 1) * size)])
          : text.slice(at * size, (at + 1) * size),
      ]),
    );
  },
  'in a picture behind its end': (text) => ({
    'logo.png': Buffer.concat([
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      Buffer.from(text),
    ]),
  }),
  'in a drawing': (text) => ({
    'plan.svg': `<svg xmlns="http://www.w3.org/2000/svg"><desc>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</desc></svg>`,
  }),
  'in gzip': (text) => ({ 'data.gz': gzipSync(text) }),
  'in a large text': (text) => ({
    'log.txt': `${'2024-01-01 12:00:00 INFO the thing was done and all went well\n'.repeat(4500)}${text}\n${'2024-01-01 12:00:00 INFO the thing was done and all went well\n'.repeat(4500)}`,
  }),
};

/** What one language has, or one kind of file. */
type Special = readonly [
  name: string,
  language: GuiseLanguage,
  files: (copy: string, own: string) => Files | Promise<Files>,
];
const inside = (name: string, language: GuiseLanguage, write: (copy: string) => string): Special => [
  name,
  language,
  (copy, own) => ({ [main(language)]: `${own}${write(copy)}\n` }),
];
const each = (
  name: string,
  language: GuiseLanguage,
  write: (line: string, at: number) => string,
  open = '',
  close = '',
): Special => inside(name, language, (copy) => `${open}${lineWise(copy, write)}${close}`);
const file = (
  name: string,
  language: GuiseLanguage,
  path: string,
  write: (copy: string) => string | Uint8Array = (copy) => copy,
): Special => [name, language, (copy) => ({ [path]: write(copy) })];
const quoted = (line: string): string => JSON.stringify(line);
const simple = (text: string): string => text.replaceAll("'", '"');
const le = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntLE(value, 0, length);
  return bytes;
};
/** A file of a tape archive. */
const tar = (path: string, text: string): Buffer => {
  const head = Buffer.alloc(512);
  head.write(path);
  head.write('0000644\0', 100);
  head.write(`${number(text.length, 8, 11)}\0`, 124);
  head.write('        0ustar\0', 148);
  head.write(`${number(head.reduce((sum, byte) => sum + byte, 0) - 48 + 32, 8, 6)}\0 `, 148);
  return Buffer.concat([
    head,
    Buffer.from(text.padEnd(Math.ceil(text.length / 512) * 512, '\0')),
    Buffer.alloc(1024),
  ]);
};
const bitmap = (data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('BM'),
    le(54 + data.length, 4),
    le(0, 4),
    le(54, 4),
    le(40, 4),
    le(data.length / 3, 4),
    le(1, 4),
    le(1, 2),
    le(24, 2),
    Buffer.alloc(24),
    data,
  ]);

const SPECIALS: readonly Special[] = [
  each('tests of a docstring', 'python', (line) => `>>> ${line}`, '"""\n', '\n"""'),
  inside(
    'a branch that never runs',
    'python',
    (copy) => `if False:\n${lineWise(copy, (line) => `    ${line}`)}`,
  ),
  inside('a template of fields', 'python', (copy) => `exec(f"""${copy.replaceAll(/[{}]/g, '$&$&')}{''}""")`),
  inside('a string behind its end', 'python', (copy) => `exit()\n${copy}`),
  each('annotations', 'python', (line, at) => `x${at}: ${quoted(line)}`),
  each('keys of a dictionary', 'python', (line, at) => `${quoted(line)}: ${at},`, 'd = {', '}'),
  inside('numbers of signs, added up', 'python', (copy) =>
    bytesOf(copy)
      .map((byte) => `chr(${byte})`)
      .join('+'),
  ),
  inside('a sum for each sign', 'python', (copy) =>
    bytesOf(copy)
      .map((byte, at) => `chr(${byte - at} + ${at})`)
      .join('+'),
  ),
  inside(
    'a list of numbers times three',
    'python',
    (copy) =>
      `bytes(x // 3 for x in [${bytesOf(copy)
        .map((byte) => byte * 3)
        .join(',')}])`,
  ),
  each('a decorator for each line', 'python', (line, at) => `@run(${quoted(line)})\ndef g${at}(): ...`),
  each('a name for each line', 'python', (line, at) => `class C${at}:\n    ${quoted(line)}`),
  each('asserts with a message', 'python', (line) => `assert True, ${quoted(line)}`),
  each('keys of an object', 'javascript', (line, at) => `${quoted(line)}: ${at},`, 'const o = {', '};'),
  each('a label and a string', 'javascript', (line, at) => `l${at}: ${quoted(line)};`),
  inside('numbers in base 36', 'javascript', (copy) =>
    bytesOf(copy)
      .map((byte) => `(${byte}).toString(36)`)
      .join('+'),
  ),
  inside('a style in a template', 'javascript', (copy) => `const s = css\`\n${copy}\`;`),
  inside(
    'a bracket for each sign',
    'javascript',
    (copy) =>
      `x=${Array.from(copy)
        .map((one) => `[${quoted(one)}][0]`)
        .join('+')};`,
  ),
  each('a function with a text', 'javascript', (line) => `f(function () { /*${line}*/ });`),
  inside(
    'a template of holes',
    'javascript',
    (copy) => `const s = \`${copy.replaceAll(/\w+/g, (one) => `\${"${one}"}`)}\`;`,
  ),
  inside(
    'a pattern for all',
    'javascript',
    (copy) =>
      `const p = /${copy.replaceAll(/[/\\[\](){}*+?|^$.]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}/;`,
  ),
  each('types of strings', 'typescript', (line, at) => `type T${at} = ${quoted(line)};`),
  each('members of an enumeration', 'typescript', (line, at) => `M${at} = ${quoted(line)},`, 'enum E {', '}'),
  each('a decorator', 'typescript', (line, at) => `@text(${quoted(line)}) class D${at} {}`),
  inside('types in a template', 'typescript', (copy) => `type T = \`${copy}\`;`),
  each('code behind an escaped end of line', 'java', (line) => `// \\u000a ${line}`),
  each('annotations', 'java', (line, at) => `@SuppressWarnings(${quoted(line)}) int x${at};`),
  inside(
    'letters in an array',
    'java',
    (copy) =>
      `char[] d = {${Array.from(simple(copy))
        .map((one) => `'${one === '\n' ? String.raw`\n` : one}'`)
        .join(', ')}};`,
  ),
  inside(
    'documentation',
    'java',
    (copy) => `/**\n${lineWise(copy, (line) => ` * <p>{@code ${line}}</p>`)}\n */\nclass D {}`,
  ),
  inside(
    'long numbers',
    'java',
    (copy) =>
      `long[] d = {${(
        Buffer.from(copy)
          .toString('hex')
          .match(/.{1,14}/g) ?? []
      )
        .map((one) => `0x${one}L`)
        .join(', ')}};`,
  ),
  each('appended', 'java', (line) => `b.append(${quoted(line)}).append('\\n');`),
  inside('strings of strings', 'java', (copy) => `String s = ${quoted(quoted(quoted(copy)))};`),
  inside('a body of a macro', 'c', (copy) => `#define F \\\n${lineWise(copy, (line) => `${line} \\`)}\n\nF`),
  each('a string of the assembler', 'c', (line) => `asm(".ascii ${quoted(quoted(line)).slice(1, -1)}");`),
  each('a pragma as an operator', 'c', (line) => `_Pragma(${quoted(line)})`),
  each('errors in a dead branch', 'c', (line) => `#error ${line}`, '#ifdef NEVER\n', '\n#endif'),
  each('arguments of a macro', 'c', (line) => `S(${line})`, '#define S(...) #__VA_ARGS__\n'),
  inside(
    'signs of four letters',
    'c',
    (copy) =>
      `int d[] = {${(simple(copy).match(/[^]{1,4}/g) ?? []).map((one) => `'${one.replaceAll('\n', String.raw`\n`)}'`).join(', ')}};`,
  ),
  inside('a branch that is another number', 'c', (copy) => `#if 1 - 1\n${copy}\n#endif`),
  each('a name for each line', 'c', (line, at) => `#define L${at} ${line}`),
  inside('other spellings of signs', 'c', (copy) =>
    copy.replaceAll('{', '<%').replaceAll('}', '%>').replaceAll('[', '<:').replaceAll(']', ':>'),
  ),
  inside(
    'the address of each letter',
    'c',
    (copy) =>
      `char *d = (char[]){${bytesOf(copy)
        .map((byte, at) => `[${at}] = ${byte}`)
        .join(',')}};`,
  ),
  inside(
    'letters of a template',
    'cpp',
    (copy) =>
      `using T = lit<${Array.from(simple(copy))
        .map((one) => `'${one === '\n' ? String.raw`\n` : one}'`)
        .join(',')}>;`,
  ),
  inside('a raw string with a prefix', 'cpp', (copy) => `auto s = u8R"abcdefgh(\n${copy})abcdefgh"_x;`),
  each('an attribute', 'cpp', (line, at) => `[[deprecated(${quoted(line)})]] int x${at};`),
  each('asserts', 'cpp', (line) => `static_assert(true, ${quoted(line)});`),
  inside(
    'a discarded branch',
    'cpp',
    (copy) => `template <class T> void g() { if constexpr (false) {\n${copy}} }`,
  ),
  inside('a region that is left out', 'csharp', (copy) => `#if FALSE\n${copy}#endif`),
  inside('a string with two dollars', 'csharp', (copy) => `var s = $$"""\n${copy}""";`),
  each('documentation', 'csharp', (line) => `/// <code>${line}</code>`),
  each('names of regions', 'csharp', (line) => `#region ${line}\n#endregion`),
  each('attributes', 'csharp', (line, at) => `[Obsolete(${quoted(line)})] int x${at};`),
  each(
    'tags of fields',
    'go',
    (line, at) => `\tF${at} int \`json:${quoted(line)}\``,
    'type T struct {\n',
    '\n}',
  ),
  inside(
    'letters',
    'go',
    (copy) =>
      `var d = []rune{${Array.from(simple(copy))
        .map((one) => `'${one === '\n' ? String.raw`\n` : one}'`)
        .join(', ')}}`,
  ),
  each('directives', 'go', (line) => `//go:generate sh -c ${quoted(line)}`),
  inside(
    'bytes',
    'go',
    (copy) =>
      `var d = []byte{${bytesOf(copy)
        .map((byte) => `0${byte.toString(8)}`)
        .join(', ')}}`,
  ),
  inside('a body of a macro', 'rust', (copy) => `macro_rules! m { () => {\n${copy}} }`),
  each('documentation as attributes', 'rust', (line) => `#[doc = ${quoted(line)}]`, '', '\nstruct D;'),
  inside(
    'joined strings',
    'rust',
    (copy) => `const S: &str = concat!(${(copy.match(/[^]{1,9}/g) ?? []).map(quoted).join(', ')});`,
  ),
  inside('a string of bytes', 'rust', (copy) => `const S: &[u8] = br##"\n${copy}"##;`),
  inside('a module that is left out', 'rust', (copy) => `#[cfg(any())]\nmod x {\n${copy}}`),
  inside('a tree of symbols', 'rust', (copy) => `stringify!(\n${copy});`),
  each('a margin', 'kotlin', (line) => `  |${line}`, 'val s = """\n', '\n""".trimMargin()'),
  each('annotations', 'kotlin', (line, at) => `@Suppress(${quoted(line)}) val x${at} = 1`),
  each(
    'names in back quotes',
    'kotlin',
    (line, at) => `val \`${line.replaceAll(/[`.;:/[\]<>]/g, '_')}\` = ${at}`,
  ),
  inside('a text of pages', 'php', (copy) => `<?php function z() { ?>\n${copy}<?php }`),
  each('defined names', 'php', (line, at) => `define('C${at}', ${quoted(line)});`, '<?php\n'),
  inside(
    'a here-document of escapes',
    'php',
    (copy) => `<?php eval(<<<"X"\n${perByte((byte) => `\\x${hex(byte)}`)(copy)}\nX\n);`,
  ),
  inside(
    'a joined list',
    'php',
    (copy) =>
      `<?php eval(${Array.from(copy)
        .map((one) => quoted(one))
        .join('.')});`,
  ),
  inside(
    'signs with a question mark',
    'ruby',
    (copy) =>
      `eval [${Array.from(copy)
        .map((one) => (one === '\n' ? '"\\n"' : one === ' ' ? '" "' : `?${one}`))
        .join(', ')}].join`,
  ),
  each('symbols', 'ruby', (line) => `:${quoted(line)},`, 'x = [', ']'),
  inside('words', 'ruby', (copy) => `eval %w[${copy.replaceAll(/[[\]\\]/g, String.raw`\$&`)}].join(" ")`),
  inside('two here-documents', 'ruby', (copy) => `f(<<~A, <<~B)\n${copy}A\n${copy.slice(0, 40)}\nB`),
  inside('a page of a report', 'perl', (copy) => `format STDOUT =\n${copy}.\n`),
  inside('a substitution', 'perl', (copy) => `s#x#${copy}#e;`),
  inside('mail of old', 'perl', (copy) => `eval unpack "u", <<'X';\n${WAYS['mail of old']?.(copy)}\nX`),
  inside(
    'documentation for nobody',
    'perl',
    (copy) => `=for nobody\n\n${lineWise(copy, (line) => `  ${line}`)}\n\n=cut\n`,
  ),
  each('printed', 'shell', (line) => `printf '%s\\n' '${simple(line)}' >> f.sh`),
  inside(
    'letters in dollars',
    'shell',
    (copy) => `eval $'${perByte((byte) => `\\${number(byte, 8, 3)}`)(copy)}'`,
  ),
  each('names for words', 'shell', (line, at) => `alias a${at}='${simple(line)}'`),
  inside(
    'turned by another program',
    'shell',
    (copy) => `eval "$(tr 'a-z' 'n-za-m' <<'E'\n${WAYS['letters turned by 13']?.(copy)}E\n)"`,
  ),
  each('names in back quotes', 'r', (line, at) => `\`${line.replaceAll('`', '')}\` <- ${at}`),
  each(
    'rows of a table',
    'sql',
    (line, at) => `(${at}, '${line.replaceAll("'", "''")}'),`,
    'INSERT INTO code VALUES\n',
  ),
  inside('a hint', 'sql', (copy) => `/*!50000 ${copy}*/`),
  inside(
    'signs by number',
    'sql',
    (copy) =>
      `SELECT ${bytesOf(copy)
        .map((byte) => `CHAR(${byte})`)
        .join('||')};`,
  ),

  file('a saved name', 'python', 'core.py~'),
  file('a name of a copy', 'java', 'Core.java.orig'),
  file('the name of a lock', 'python', '#core.py#'),
  file('a name in capitals', 'c', 'CORE.C'),
  file('letters that look alike in the ending', 'python', 'core.\u0440y'),
  file('a dot behind the name', 'javascript', 'core.js.'),
  file('a name that runs to the left', 'java', 'core\u202eavaj.java\u202c'),
  file('a list of what is ignored', 'python', '.gitignore'),
  file('attributes of git', 'javascript', '.gitattributes', (copy) => lineWise(copy, (line) => `# ${line}`)),
  file('modules of git', 'java', '.gitmodules', (copy) =>
    lineWise(copy, (line, at) => `[submodule "${at}"]\n\turl = ${line}`),
  ),
  file(
    'a large file elsewhere',
    'python',
    'core.py',
    (copy) => `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 99\n${copy}`,
  ),
  file('a lock of packages', 'javascript', 'package-lock.json', (copy) =>
    JSON.stringify({
      packages: Object.fromEntries(copy.split('\n').map((line, at) => [`n${at}`, { integrity: line }])),
    }),
  ),
  file('the list of what a store found', 'c', '.DS_Store', (copy) =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 1]),
      Buffer.from('Bud1'),
      Buffer.alloc(40),
      Buffer.from(copy, 'utf16le'),
    ]),
  ),
  file('a sum of modules', 'go', 'go.sum'),
  file('a file that is included', 'c', 'core.inc'),
  file(
    'a picture of letters',
    'c',
    'core.xpm',
    (copy) => `/* XPM */\nstatic char *core[] = {\n${lineWise(copy, quoted, ',\n')}};\n`,
  ),
  file('an ending of another kind', 'python', 'core.pyx'),
  file('a module of types', 'typescript', 'core.d.ts'),
  file('properties', 'java', 'core.properties', (copy) =>
    lineWise(copy, (line, at) => `k.${at}=${perByte((byte) => `\\u${number(byte, 16, 4)}`)(line)}`),
  ),
  file('UTF-16 without a mark', 'java', 'Core.java', (copy) => Buffer.from(copy, 'utf16le')),
  file('UTF-16, high bytes first, as a text', 'python', 'core.txt', (copy) =>
    Buffer.from(copy, 'utf16le').swap16(),
  ),
  file('UTF-32 as data', 'c', 'core.dat', (copy) => Buffer.concat(bytesOf(copy).map((byte) => le(byte, 4)))),
  file('EBCDIC', 'java', 'core.txt', (copy) =>
    Buffer.from(
      bytesOf(copy).map((byte) =>
        byte >= 97 && byte < 106
          ? 0x81 + byte - 97
          : byte >= 106 && byte < 115
            ? 0x91 + byte - 106
            : byte >= 115 && byte < 123
              ? 0xa2 + byte - 115
              : byte === 32
                ? 0x40
                : byte === 10
                  ? 0x25
                  : byte >= 48 && byte < 58
                    ? 0xf0 + byte - 48
                    : 0x4b + (byte % 48),
      ),
    ),
  ),
  file('a mark of order in the middle', 'python', 'core.py', (copy) => copy.replaceAll('=', '\ufeff=')),
  file('ends of lines of old', 'python', 'core.py', (copy) => copy.replaceAll('\n', '\r')),
  file('ends of lines that few know', 'javascript', 'core.js', (copy) => copy.replaceAll('\n', '\u2029')),
  file('accents apart', 'python', 'core.py', (copy) => copy.replaceAll(/\b[a-z]+\b(?=[\s[)])/g, '$&e\u0301')),
  file('bold letters of mathematics', 'python', 'core.py', (copy) =>
    copy.replaceAll(
      /\b(?:put|take|find|size|total|count|item|rest)\b/g,
      (word) => WAYS['bold letters of mathematics']?.(word) ?? '',
    ),
  ),
  file('words that are joined by a backslash', 'python', 'core.py', (copy) =>
    copy.replaceAll(' = ', ' = \\\n'),
  ),
  file('a tape archive', 'java', 'data.bin', (copy) => tar('core.java', copy)),
  file('a tape archive, packed', 'python', 'data.bin', (copy) => gzipSync(tar('core.py', copy))),
  file('packed three times', 'c', 'data.bin', (copy) => gzipSync(deflateSync(gzipSync(copy)))),
  file(
    'an archive of objects',
    'c',
    'libcore.a',
    (copy) =>
      `!<arch>\ncore.c/         0           0     0     644     ${String(copy.length).padEnd(10)}\`\n${copy}`,
  ),
  file('a page of a printer', 'java', 'a.pdf', (copy) =>
    Buffer.concat([
      Buffer.from('%PDF-1.4\n1 0 obj\n<</Length 999/Filter/FlateDecode>>\nstream\n'),
      deflateSync(lineWise(copy, (line) => `BT (${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`)),
      Buffer.from('\nendstream\nendobj\n%%EOF'),
    ]),
  ),
  file(
    'a page of a printer in plain',
    'python',
    'a.ps',
    (copy) =>
      `%!PS\n${lineWise(copy, (line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) show`)}\nshowpage\n`,
  ),
  file('text of a picture', 'javascript', 'a.png', (copy) =>
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      Buffer.from('\0\0\x20\0tEXtComment\0', 'latin1'),
      Buffer.from(copy),
      Buffer.alloc(4),
    ]),
  ),
  file('packed text of a picture', 'javascript', 'a.png', (copy) =>
    Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      Buffer.from('\0\0\x20\0zTXtComment\0\0', 'latin1'),
      deflateSync(copy),
      Buffer.alloc(4),
    ]),
  ),
  file('a comment of a photograph', 'java', 'a.jpg', (copy) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xfe]),
      le(copy.length % 65536, 2),
      Buffer.from(copy),
      Buffer.from([0xff, 0xd9]),
    ]),
  ),
  file('pixels', 'c', 'a.bmp', (copy) => bitmap(Buffer.from(copy.padEnd(Math.ceil(copy.length / 3) * 3)))),
  file('grey pixels', 'python', 'a.bmp', (copy) =>
    bitmap(Buffer.from(bytesOf(copy).flatMap((byte) => [byte, byte, byte]))),
  ),
  file('a sound', 'python', 'a.wav', (copy) =>
    Buffer.concat([
      Buffer.from('RIFF'),
      le(copy.length * 2 + 36, 4),
      Buffer.from('WAVEfmt '),
      le(16, 4),
      le(1, 2),
      le(1, 2),
      le(8000, 4),
      le(16000, 4),
      le(2, 2),
      le(16, 2),
      Buffer.from('data'),
      le(copy.length * 2, 4),
      ...bytesOf(copy).map((byte) => le(byte * 256, 2)),
    ]),
  ),
  file('a compiled program', 'c', 'core.o', (copy) =>
    Buffer.concat([
      Buffer.from('7f454c460201010000000000000000000100', 'hex'),
      Buffer.alloc(200),
      Buffer.from(copy.replaceAll('\n', '\0')),
      Buffer.alloc(50),
    ]),
  ),
  file('compiled strings', 'python', 'core.pyc', (copy) =>
    Buffer.concat([
      Buffer.from('cb0d0d0a00000000', 'hex'),
      ...copy
        .split('\n')
        .map((line) => Buffer.concat([Buffer.from([0xfa, line.length % 256]), Buffer.from(line)])),
    ]),
  ),
  file('a table of a database', 'python', 'a.db', (copy) =>
    Buffer.concat([
      Buffer.from('SQLite format 3\0'),
      Buffer.alloc(3000),
      ...copy
        .split('\n')
        .map((line, at) =>
          Buffer.concat([Buffer.from([line.length, at, 3, 0, line.length * 2 + 13]), Buffer.from(line)]),
        ),
    ]),
  ),
  file('an array of numbers of eight bytes', 'python', 'a.npy', (copy) =>
    Buffer.concat([
      Buffer.from('\x93NUMPY\x01\0v\0{"descr": "<f8"}\n', 'latin1'),
      ...bytesOf(copy).map((byte) => {
        const eight = Buffer.alloc(8);
        eight.writeDoubleLE(byte);
        return eight;
      }),
    ]),
  ),
  file(
    'a mail',
    'java',
    'a.eml',
    (copy) =>
      `From: a@b\nContent-Transfer-Encoding: quoted-printable\n\n${copy.replaceAll('=', '=3D').replaceAll(/.{40}/g, '$&=\n')}`,
  ),
  file(
    'an appointment',
    'python',
    'a.ics',
    (copy) =>
      `BEGIN:VCALENDAR\nDESCRIPTION:${copy.replaceAll('\\', '\\\\').replaceAll(/[,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`).replaceAll(/.{70}/g, '$&\n ')}\nEND:VCALENDAR\n`,
  ),
  file(
    'a paper',
    'c',
    'a.tex',
    (copy) =>
      `\\documentclass{article}\n\\begin{document}\n${lineWise(copy, (line) => `\\texttt{${line.replaceAll(/[{}_%&#$]/g, String.raw`\$&`).replaceAll(' ', '~')}}\\\\`)}\n\\end{document}\n`,
  ),
  file(
    'cells of a text',
    'javascript',
    'a.md',
    (copy) =>
      `| a |\n|---|\n${lineWise(copy, (line) => `| \`${line.replaceAll('|', String.raw`\|`)}\` |`)}\n`,
  ),
  file('a list of words', 'java', 'a.json', (copy) =>
    JSON.stringify(
      (copy.match(/\w+|[^\w\s]/g) ?? []).map((text, id) => ({
        id,
        kind: /\w/.test(text) ? 'name' : 'sign',
        text,
      })),
    ),
  ),
  file('a word in a cell', 'c', 'a.csv', (copy) =>
    lineWise(copy, (line) => (line.match(/\w+|[^\w\s]/g) ?? []).map((one) => `"${one}"`).join(',')),
  ),
  file('a letter in a cell', 'python', 'a.csv', (copy) =>
    Array.from(copy.replaceAll('\n', '$'))
      .map((one, at) => `${at},"${one}"`)
      .join('\n'),
  ),
  file('lists of letters', 'python', 'a.json', (copy) =>
    JSON.stringify(copy.split('\n').map((line) => bytesOf(line))),
  ),
  file(
    'attributes of XML',
    'java',
    'a.xml',
    (copy) =>
      `<a>${lineWise(copy, (line, at) => `<l n="${at}" t="${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"/>`, '')}</a>`,
  ),
  file('a raw cell of a notebook', 'python', 'a.ipynb', (copy) =>
    JSON.stringify({
      cells: [{ cell_type: 'raw', source: copy.split('\n').map((line) => `${line}\n`), metadata: {} }],
      metadata: {},
      nbformat: 4,
    }),
  ),
  file('a picture in a notebook', 'python', 'a.ipynb', (copy) =>
    JSON.stringify({
      cells: [
        {
          cell_type: 'markdown',
          source: 'x',
          attachments: { 'a.png': { 'image/png': base64(copy) } },
          metadata: {},
        },
      ],
      metadata: {},
      nbformat: 4,
    }),
  ),
  file('what a notebook knows', 'python', 'a.ipynb', (copy) =>
    JSON.stringify({
      cells: [],
      metadata: {
        widgets: { state: Object.fromEntries(copy.split('\n').map((line, at) => [`w${at}`, line])) },
      },
      nbformat: 4,
    }),
  ),
  [
    'a comment of an archive',
    'java',
    async (copy) => {
      const zip = await zipOf({ 'a.txt': 'x' });
      const text = Buffer.from(copy.slice(0, 60_000));
      zip.writeUInt16LE(text.length, zip.length - 2);
      return { 'a.zip': Buffer.concat([zip, text]) };
    },
  ],
  [
    'before an archive',
    'python',
    async (copy) => ({ 'a.zip': Buffer.concat([Buffer.from(copy), await zipOf({ 'a.txt': 'x' })]) }),
  ],
  [
    'a document',
    'java',
    async (copy) => ({
      'a.docx': await zipOf({
        '[Content_Types].xml': '<Types/>',
        'word/document.xml': `<w:document><w:body>${lineWise(copy, (line) => `<w:p><w:r><w:t>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`, '')}</w:body></w:document>`,
      }),
    }),
  ],
  [
    'a document, a word each',
    'javascript',
    async (copy) => ({
      'a.odt': await zipOf({
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml': `<office:text>${lineWise(copy, (line) => `<text:p>${line.replaceAll(/\w+|[^\w\s]/g, (one) => `<text:span>${one.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text:span>`)}</text:p>`, '')}</office:text>`,
      }),
    }),
  ],
  [
    'cells of a sheet',
    'c',
    async (copy) => ({
      'a.xlsx': await zipOf({
        'xl/sharedStrings.xml': `<sst>${lineWise(copy, (line) => `<si><t>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`, '')}</sst>`,
      }),
    }),
  ],
  [
    'every second line in another file',
    'python',
    (copy) => {
      const lines = copy.split('\n');
      return {
        'a.txt': lines.filter((_, at) => at % 2 === 0).join('\n'),
        'b.txt': lines.filter((_, at) => at % 2 === 1).join('\n'),
      };
    },
  ],
  [
    'every second letter in another file',
    'java',
    (copy) => ({
      'a.txt': Array.from(copy)
        .filter((_, at) => at % 2 === 0)
        .join(''),
      'b.txt': Array.from(copy)
        .filter((_, at) => at % 2 === 1)
        .join(''),
    }),
  ],
  [
    'a quarter in each of four ways',
    'python',
    (copy, own) => {
      const lines = copy.split('\n');
      const part = (at: number): string =>
        lines.slice((at * lines.length) / 4, ((at + 1) * lines.length) / 4).join('\n');
      return {
        'main.py': `${own}${lineWise(part(0), (line) => `# ${line}`)}\nt = ${quoted(part(1))}\n`,
        'a.json': quoted(part(2)),
        'b.txt': base64(part(3)),
      };
    },
  ],
  [
    'one line in each kilobyte of prose',
    'java',
    (copy) => ({
      'a.txt': lineWise(
        copy,
        (line) => `${'We went there and saw what was to be seen on that day. '.repeat(18)}\n${line}`,
      ),
    }),
  ],
  [
    'one line in each kilobyte of prose, 500 kB',
    'c',
    (copy) => ({
      'a.txt': lineWise(
        copy,
        (line) => `${'We went there and saw what was to be seen on that day. '.repeat(90)}\n${line}`,
      ),
    }),
  ],
  [
    'a string of three megabytes',
    'javascript',
    (copy) => ({
      'a.json': JSON.stringify({
        a: `${'The quick brown fox. '.repeat(75_000)}${copy}${'The quick brown fox. '.repeat(75_000)}`,
      }),
    }),
  ],
  [
    'in the midst of five megabytes',
    'java',
    (copy) => ({
      'a.txt': `${'The quick brown fox went home.\n'.repeat(84_000)}${copy}${'The quick brown fox went home.\n'.repeat(84_000)}`,
    }),
  ],
  [
    'behind 17 megabytes',
    'python',
    (copy) => ({ 'a.dat': `${'The quick brown fox went home.\n'.repeat(560_000)}${copy}` }),
  ],
  [
    'among 40 own files',
    'python',
    (copy) => ({
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`o/${at}.py`, fewLines('python', 900 + at).repeat(40)]),
      ),
      'o/x.txt': copy,
    }),
  ],
  [
    'beside forty times own code',
    'java',
    (copy) => ({
      'Own.java': Array.from({ length: 40 }, (_, at) => guiseProgram('java', 7000 + at)).join('\n'),
      'Core.java': copy,
    }),
  ],
  [
    'a function in each of five languages',
    'c',
    (copy) =>
      Object.fromEntries(
        copy
          .split(/(?=^int )/m)
          .map((part, at) => [`f${at}.${['rb', 'py', 'go', 'rs', 'kt'][at % 5]}`, part]),
      ),
  ],
  [
    'a macro of a header for each word and sign',
    'c',
    (copy, own) => {
      const names = new Map<string, string>();
      const nameOf = (piece: string): string => {
        const name = names.get(piece) ?? `m${names.size}`;
        names.set(piece, name);
        return ` ${name} `;
      };
      const text = copy.replaceAll(/\w+|[^\w\s]/g, nameOf);
      return {
        'main.c': `#include "m.h"\n${own}\n${text}`,
        'm.h': Array.from(names, ([piece, name]) => `#define ${name} ${piece}\n`).join(''),
      };
    },
  ],
  [
    'a header for each line, with a page of remarks',
    'c',
    (copy, own) => {
      const named = copy
        .trimEnd()
        .split('\n')
        .map((line, at) => [`p/${(at * 389) % 997}.h`, line] as const);
      return {
        'main.c': `${own}\n${named.map(([path]) => `#include "${path}"\n`).join('')}`,
        ...Object.fromEntries(
          named.map(([path, line]) => [path, `/* ${'what this part is for '.repeat(20)}*/\n${line}\n`]),
        ),
      };
    },
  ],
];

export interface WiderGuise {
  readonly name: string;
  readonly language: GuiseLanguage;
  /** Beside a few lines of one's own, unless it has that file itself. */
  readonly files: (copy: string, own: string) => Files | Promise<Files>;
}

const FIRST_TWELVE = [
  'python',
  'javascript',
  'typescript',
  'java',
  'c',
  'cpp',
  'csharp',
  'go',
  'rust',
  'kotlin',
  'php',
  'ruby',
] as const satisfies readonly GuiseLanguage[];
const digestOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE();
const pick = <T>(list: readonly T[], text: string): T => list[digestOf(text) % list.length] as T;

/** Each way in so many carriers, and all that one language has. */
export function widerGuises(carriers = 2): readonly WiderGuise[] {
  const met = Object.entries(WAYS).flatMap(([way, write]) =>
    Array.from({ length: carriers }, (_, at): WiderGuise => {
      const [carrier, carry] = pick(Object.entries(CARRIERS), `${way} ${at}`);
      const language = pick(FIRST_TWELVE, `${way} in ${at}`);
      return {
        name: `${way}, ${carrier}, in ${language}`,
        language,
        files: (copy, own) => carry(write(copy), language, own),
      };
    }),
  );
  const special = SPECIALS.map(
    ([name, language, files]): WiderGuise => ({ name: `${name}, in ${language}`, language, files }),
  );
  return [...met, ...special];
}
