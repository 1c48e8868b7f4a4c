import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrapped } from '../../src/check/second-look/unwrapped.ts';

const PROGRAM = Array.from({ length: 30 }, (_, at) => `total_${at} = sum(values[${at}:]) + "a\\tb"[0]`).join(
  '\n',
);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('the texts inside a text', () => {
  it.each([
    ['a string of JSON', JSON.stringify({ n: 1, text: PROGRAM }), `n\ntext\n${PROGRAM}`],
    ['lines of JSON', JSON.stringify(PROGRAM.split('\n')), PROGRAM],
    ['Base64', `data: ${base64(PROGRAM)}\n`, PROGRAM],
    ['Base64 for addresses', Buffer.from(PROGRAM).toString('base64url'), PROGRAM],
    ['hexadecimal digits', Buffer.from(PROGRAM).toString('hex'), PROGRAM],
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
    expect([prose, PROGRAM, numbers].map(unwrapped)).toEqual([[], [], []]);
    expect(unwrapped(JSON.stringify([PROGRAM.slice(0, 200)]))).toEqual([]);
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
