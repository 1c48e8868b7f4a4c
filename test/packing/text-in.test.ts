import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { archiveIn } from '../../src/sources/folders/archive.ts';
import { joined, textIn } from '../../src/sources/packing/text-in.ts';
import { ZIP_LIMITS } from '../../src/system/zip/reader.ts';
import { zip } from '../zip/lying-zip.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const read = (text: string, most = 10_000): string | null => {
  const found = textIn(bytes(text), most);
  return found === null ? null : Buffer.from(found).toString('latin1');
};
/** A PNG with one chunk of text. */
function remarked(kind: string, head: string, packed: Uint8Array): string {
  const data = head + Buffer.from(packed).toString('latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return `\x89PNG\r\n\x1a\n${size.toString('latin1')}${kind}${data}\0\0\0\0`;
}

describe('text in other bytes', () => {
  const line = 'int main(void) { return 0; }\n';
  const long = line.repeat(8);

  test('is of 200 bytes and more, with an end of a line behind each part', () => {
    expect(joined([bytes(`${'a'.repeat(197)};`)])).toBeNull();
    expect(joined([bytes(`${'a'.repeat(198)};`)])).toHaveLength(200);
    expect(joined([])).toBeNull();
  });

  test('is code where six lines in twenty end as such do, whatever blanks follow', () => {
    const lines = (code: number): Uint8Array =>
      bytes(
        Array.from({ length: 20 }, (_, at) => (at < code ? 'x = f(1);  ' : 'PyObject_Call')).join('\n\n'),
      );
    expect(joined([lines(5)])).toBeNull();
    expect(joined([lines(6)])).not.toBeNull();
  });

  test('is every run of 200 signs and more that is like code', () => {
    const prose = 'Nothing is said of it here\n'.repeat(12);
    const code = (length: number): string => `${'y = 1;\n'.repeat(40).slice(0, length - 2)};\n`;
    expect(read(['x = 1;\n', prose, code(199), code(200), '\u00ff', long].join('\0'))).toBe(
      `${code(200)}\n${long}\n`,
    );
  });

  test('has letters of any alphabet, as UTF-8 writes them', () => {
    const code = (letter: string): string => `x = f(1);  # ${letter}\n`.repeat(20);
    for (const letter of ['é', '漢', '\u{1f600}']) {
      const text = Buffer.from(code(letter)).toString('latin1');
      expect(read(`\0${text}\0`)).toBe(`${text}\n`);
      // Cut off in the midst of a letter.
      expect(read(`${text}${Buffer.from(letter).toString('latin1').slice(0, -1)}`)).toBe(`${text}\n`);
    }
    expect(read(`\0${code('\xe9')}\0`)).toBeNull();
  });

  test.each(['#', '//', '/*', '--'])('is code where a remark stands behind each line: %s', (mark) => {
    const lines = (gap: string): Uint8Array => bytes(`x = f(1);${gap}${mark} so\n`.repeat(20));
    expect(joined([lines(' ')])).not.toBeNull();
    expect(joined([lines('')])).toBeNull();
    expect(joined([bytes(`${mark} so\n`.repeat(60))])).toBeNull();
  });

  test.each([
    ['zTXt', 'Comment\0\0'],
    ['iTXt', 'Comment\0\u0001\0xx\0xx\0'],
  ])('is unpacked where a picture has it packed: %s', (kind, head) => {
    const picture = remarked(kind, head, deflateSync(long));
    expect(read(picture)).toContain(long);
    expect(() => read(picture, long.length - 1)).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
    expect(read(picture, long.length)).toContain(long);
    // What is not packed, or damaged, is read as it is.
    expect(read(remarked(kind, head, bytes(long)))).toContain(long);
    expect(read(picture.slice(0, -40))).toBeNull();
  });

  test('is no more of a picture than the bound, in however many chunks', () => {
    const one = remarked('zTXt', 'Comment\0\0', deflateSync(long));
    const two = one + one.slice(8);
    expect(read(two, 2 * long.length)).toBe(`${long}\n${long}\n`);
    expect(() => read(two, 2 * long.length - 1)).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
  });

  test('of what is remarked on a ZIP is a file that hides no other one', async () => {
    const contents = bytes('Nothing.');
    const packed = zip([
      { name: 'zip-comments.txt', contents },
      { name: 'a.txt', contents, comment: long },
    ]);
    const { entries } = await archiveIn(packed, 'a.zip', ZIP_LIMITS, new AbortController().signal);
    expect(entries.map(({ path }) => path)).toEqual(['a.txt', 'zip-comments.txt', 'zip-comments (2).txt']);
    expect(Buffer.from((await entries[2]?.read()) ?? []).toString()).toBe(`${long}\n`);
  });

  test.each(['\x7fELF', 'MZ', '\xca\xfe\xba\xbe', '\x6f\x0d\x0d\x0a'])(
    'is not looked for in what a compiler wrote: %j',
    (begin) => {
      expect(read(`${begin}\0\0${long}`)).toBeNull();
      expect(read(`\x01${begin}\0\0${long}`)).toContain(long);
    },
  );

  test('ends where a chunk says that it is longer than all', () => {
    expect(read(`\x89PNG\r\n\x1a\n\xff\xff\xff\xffzTXt${long}`)).toContain(long);
  });
});
