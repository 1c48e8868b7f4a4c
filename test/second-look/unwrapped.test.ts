import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasNumbers, numbered } from '../../src/check/second-look/decoded.ts';
import { together } from '../../src/check/second-look/frames.ts';
import { unwrapped } from '../../src/check/second-look/unwrapped.ts';

const PROGRAM = Array.from({ length: 30 }, (_, at) => `total_${at} = sum(values[${at}:]) + "a\\tb"[0]`).join(
  '\n',
);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
const shifted = (one: string, by: number): string => String.fromCodePoint((one.codePointAt(0) ?? 0) + by);
const inBits = (text: string, zero: string, one: string): string =>
  Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replaceAll(/[01]/g, (bit) => (bit === '0' ? zero : one));
/** As `xxd` writes it. */
const dump = (text: string): string =>
  (
    Buffer.from(text)
      .toString('hex')
      .match(/.{1,32}/g) ?? []
  )
    .map(
      (line, at) => `${(at * 16).toString(16).padStart(8, '0')}: ${line.replaceAll(/.{4}(?=.)/g, '$& ')}  x`,
    )
    .join('\n');
const REVERSIBLE = Array.from({ length: 20 }, (_, at) => `def f${at}(a):\n    return a + ${at}\n`).join('');

const WORDS = PROGRAM.match(/\w+|[^\w\s]/g) ?? [];
/** Of a length that is a multiple of four. */
const LONG = `${PROGRAM}\n${PROGRAM}\n`.repeat(2).slice(0, 4800);

describe('the texts inside a text', () => {
  it.each([
    ['a string of JSON', JSON.stringify({ n: 1, text: PROGRAM }), `n\ntext\n${PROGRAM}`],
    ['lines of JSON', JSON.stringify(PROGRAM.split('\n')), PROGRAM],
    ['Base64', `data: ${base64(PROGRAM)}\n`, PROGRAM],
    ['Base64 for addresses', Buffer.from(PROGRAM).toString('base64url'), PROGRAM],
    ['hexadecimal digits', Buffer.from(PROGRAM).toString('hex'), PROGRAM],
    ['numbers of letters', `d = [${[...Buffer.from(PROGRAM)].join(', ')}]`, PROGRAM],
    ['numbers with 0x', [...Buffer.from(PROGRAM)].map((byte) => `0x${hex(byte)}`).join(',\n'), PROGRAM],
    [
      'octal numbers of C',
      [...Buffer.from(PROGRAM)].map((byte) => `0${byte.toString(8)}`).join(', '),
      PROGRAM,
    ],
    [
      'numbers of eight digits',
      [...Buffer.from(PROGRAM)].map((byte) => `0o${byte.toString(8)}`).join(),
      PROGRAM,
    ],
    ['binary numbers', [...Buffer.from(PROGRAM)].map((byte) => `0b${byte.toString(2)}`).join(' '), PROGRAM],
    ['settings', PROGRAM.replaceAll(/^/gm, () => 'k.1 = '), PROGRAM],
    ['Base64 in settings', base64(PROGRAM).replaceAll(/.{39}/g, '$&\n').replaceAll(/^/gm, 'k='), PROGRAM],
    ['pairs of digits', [...Buffer.from(PROGRAM)].map(hex).join(' '), PROGRAM],
    ['a dump', dump(PROGRAM), PROGRAM],
    ['entities', PROGRAM.replaceAll(/[()=]/g, (sign) => `&#${sign.charCodeAt(0)};`), PROGRAM],
    ['addresses', encodeURIComponent(PROGRAM).replaceAll('%22', '"'), PROGRAM],
    ['octal escapes', PROGRAM.replaceAll(/[a-z]/g, (one) => `\\${one.charCodeAt(0).toString(8)}`), PROGRAM],
    ['full width', PROGRAM.replaceAll(/[a-z(]/g, (one) => shifted(one, 0xfee0)), PROGRAM],
    [
      'tags that nobody sees',
      `f(\`${Array.from(PROGRAM, (one) => shifted(one, 0xe0000)).join('')}\`)`,
      PROGRAM,
    ],
    ['two digits', inBits(PROGRAM, '0', '1'), PROGRAM],
    ['two blanks', inBits(PROGRAM, ' ', '\t'), PROGRAM],
    ['two that nobody sees', `e(\`${inBits(PROGRAM, '\u200c', '\u200b')}\`)`, PROGRAM],
    ['a text from its end', Array.from(REVERSIBLE).toReversed().join(''), REVERSIBLE],
    ['a patch', `@@ -0,0 +1,30 @@\n${PROGRAM.replaceAll(/^/gm, '+')}`, `@@ -0,0 +1,30 @@\n${PROGRAM}`],
    ['a section of XML', `<a><![CDATA[${PROGRAM}]]></a>`, PROGRAM],
    ['a block of TOML', `a = 1\ns = '''\n${PROGRAM}'''\n`, PROGRAM],
    ['a word each', JSON.stringify(WORDS.map((text, id) => ({ id, kind: 'w', text }))), WORDS.join(' ')],
    ['a page in colours', `<pre>${PROGRAM.replaceAll(/\w+/g, '<b class="k">$&</b>')}</pre>`, PROGRAM],
    ['a drawing', `<svg><desc>${PROGRAM.replaceAll('"', '&quot;')}</desc></svg>`, PROGRAM],
    [
      'shown lines',
      PROGRAM.replaceAll(/^.*$/gm, (line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) show`),
      PROGRAM,
    ],
    ['a string without its ends', JSON.stringify(LONG).slice(1, -1), LONG],
    [
      'numbers of four letters',
      (LONG.match(/[^]{4}/g) ?? []).map((one) => `0x${Buffer.from(one).toString('hex')}L`).join(', '),
      LONG,
    ],
    [
      'numbers of four letters, the last first',
      (LONG.match(/[^]{4}/g) ?? []).map((one) => Buffer.from(one).readUInt32LE()).join(' '),
      LONG,
    ],
    [
      'differences',
      [...Buffer.from(PROGRAM)].map((byte, at, all) => byte - (all[at - 1] ?? 0)).join(','),
      PROGRAM,
    ],
    [
      'lists of numbers',
      JSON.stringify(PROGRAM.split('\n').map((line) => [...Buffer.from(`${line}\n`)])),
      `${PROGRAM}\n`,
    ],
    [
      'every second letter first',
      [0, 1]
        .map((odd) =>
          Array.from(REVERSIBLE)
            .filter((_, at) => at % 2 === odd)
            .join(''),
        )
        .join(''),
      REVERSIBLE,
    ],
    [
      'columns of seven',
      Array.from({ length: 7 }, (_none, odd) =>
        Array.from(REVERSIBLE)
          .filter((_, at) => at % 7 === odd)
          .join(''),
      ).join(''),
      REVERSIBLE,
    ],
    [
      'each letter twice',
      Array.from(REVERSIBLE)
        .map((one) => one + one)
        .join(''),
      REVERSIBLE,
    ],
    [
      'words from their ends',
      REVERSIBLE.replaceAll(/\w+/g, (word) => Array.from(word).toReversed().join('')),
      REVERSIBLE,
    ],
    ['the other case', REVERSIBLE.toUpperCase(), REVERSIBLE],
    [
      'one or two blanks',
      Array.from(inBits(REVERSIBLE, '0', '1'))
        .map((bit) => (bit === '0' ? 'so ' : 'so  '))
        .join('') + 'so',
      REVERSIBLE,
    ],
    ['Base64 of each line', PROGRAM.split('\n').map(base64).join('\n'), PROGRAM],
    ['pieces of a string', JSON.stringify(PROGRAM.match(/[^]{1,25}/g)), PROGRAM],
    ['letters', JSON.stringify(Array.from(PROGRAM)), PROGRAM],
    ['three layers', JSON.stringify([base64(JSON.stringify([PROGRAM]))]), PROGRAM],
  ])('are found: %s', (_, text, inside) => {
    expect(unwrapped(text)).toContain(inside);
  });

  it('are found in any column of a table, as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 10, maxLength: 60 }), { minLength: 60, maxLength: 80 }),
        fc.constantFrom(',', ';', '\t'),
        (lines, separator) => {
          // The first line says what separates cells.
          const cells = lines.map((line) => `"${line.replaceAll('"', '""')}"`);
          const rows = ['a', ...cells].map((cell, at) => [at, cell, at % 3].join(separator));
          expect(unwrapped(rows.join('\n'))).toContain(['a', ...lines].join('\n'));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('are none of prose, of code and of numbers', () => {
    const prose = 'The first assignment asks for a list, and for its mean. '.repeat(20);
    const numbers = Array.from({ length: 90 }, (_, at) => `${at * 37}.25`).join('\n');
    expect([prose, REVERSIBLE, numbers, '}\n'.repeat(300)].map(unwrapped)).toEqual([[], [], [], []]);
    expect(unwrapped(JSON.stringify([PROGRAM.slice(0, 200)]))).toEqual([]);
  });

  it.each(['\\"', '"\\"', '```0', "```'''", '"""x', '`', '\u2028', '/*', '<a'])(
    'cost no more than their length where %j has no end',
    (sign) => {
      const last = sign.slice(-1);
      for (const text of [sign.repeat(200_000), `${sign}${last.repeat(400_000)}`]) {
        expect(unwrapped(text).every((one) => one.length <= text.length)).toBe(true);
      }
    },
  );

  it('are found in time that grows with the quotes of a table', () => {
    for (const sign of ['"', '""', 'x"']) {
      expect(unwrapped(`a,b\n${sign.repeat(200_000)}x`).every((one) => one.length < 500_000)).toBe(true);
    }
    const cell = `"${PROGRAM.replaceAll('"', '""')}"`;
    expect(unwrapped(`n,text\n1,${cell}\n2,""x\n3,${cell}\n`).some((one) => one.includes(PROGRAM))).toBe(
      true,
    );
  });

  it('are those between the marks that have an end', () => {
    expect(unwrapped(`\`\`\`py\n${PROGRAM}\`\`\` '''x`)).toContain(PROGRAM);
    expect(unwrapped(`${JSON.stringify(PROGRAM)} "no end \\`)).toContain(PROGRAM);
  });

  it('are no more than a few times what is looked at of a file', () => {
    const layers = (text: string, most: number): string =>
      most === 0 ? text : base64(layers(text, most - 1));
    expect(unwrapped(layers(PROGRAM, 4))).not.toContain(PROGRAM);
    const large = JSON.stringify([`${PROGRAM}\n`.repeat(2_000)]);
    expect(unwrapped(large).reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(2 ** 20);
    // Quotes that nothing ends, and escapes without end.
    expect(unwrapped('"'.repeat(100_001))).toEqual([]);
    expect(unwrapped(`"${'\\'.repeat(100_001)}`)).toEqual([]);
  });
});

describe('numbers in code', () => {
  const wide = (count: number): string =>
    (LONG.slice(0, count * 4).match(/[^]{4}/g) ?? [])
      .map((one) => `0x${Buffer.from(one).toString('hex')}L`)
      .join(', ');

  it('are letters, four or one each', () => {
    const code = `long[] d = {${wide(100)}};`;
    expect([hasNumbers(code), numbered(code)[0]]).toEqual([true, LONG.slice(0, 400)]);
    expect(numbered(`d = [${[...Buffer.from(PROGRAM)].join(', ')}]`)).toEqual([PROGRAM]);
  });

  it('cost no more than their length where they are too few', () => {
    expect([239, 240].map((count) => hasNumbers('012, '.repeat(count)))).toEqual([false, true]);
  });

  it('are one long number, or a few', () => {
    const long = (text: string): string => BigInt(`0x${Buffer.from(text).toString('hex')}`).toString();
    expect(numbered(`n = ${long(PROGRAM)}`)).toEqual([PROGRAM]);
    expect(numbered(`n = [${long(PROGRAM.slice(0, 600))},\n ${long(PROGRAM.slice(600))}]`)).toEqual([
      PROGRAM,
    ]);
    expect([319, 320].map((length) => hasNumbers(`n = ${'7'.repeat(length)}`))).toEqual([false, true]);
    expect(numbered(`n = ${'7'.repeat(3000)}`)).toEqual([]);
  });

  it('are so many, and say something', () => {
    expect([39, 40].map((count) => hasNumbers(`x = {${wide(count)}};`))).toEqual([false, true]);
    const keys = Array.from({ length: 90 }, (_, at) => (at * 2_654_435_761) % 2 ** 32).join(', ');
    expect(numbered(`long[] keys = {${keys}};`)).toEqual([]);
  });
});

describe('pieces of a text', () => {
  const files = (...texts: string[]) => texts.map((text, at) => ({ path: `${at}.txt`, text }));

  it('are three files and more', () => {
    expect(together(files('a', 'b'))).toEqual([]);
    expect(together(files('a', '["b"]', 'c'))).toEqual([{ path: '0.txt', more: 2, text: 'abc' }]);
  });

  it('are no more than is looked at of them', () => {
    const rest = 'x'.repeat(128 * 1024 - 2);
    expect(together(files('a', 'b', rest))).toHaveLength(1);
    expect(together(files('a', 'b', `${rest}x`))).toEqual([]);
    // One long text keeps nobody from reading the others.
    expect(together(files('a', `${rest}xx`, 'b', 'c'))).toEqual([{ path: '0.txt', more: 2, text: 'abc' }]);
  });
});

test('a run of marks over one letter is read at once', () => {
  const start = process.threadCpuUsage();
  const marks = '\u0301\u0327'.repeat(150_000);
  const written = PROGRAM.replaceAll(/[a-z(]/g, (one) => shifted(one, 0xfee0));
  expect(unwrapped(`${written}${marks}`)).toContain(`${PROGRAM}${marks}`);
  // It took most of a minute.
  expect(process.threadCpuUsage(start).user / 1e6).toBeLessThan(10);
});
