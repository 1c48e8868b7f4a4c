import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { joined, textIn } from '../../src/sources/packing/text-in.ts';

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
    expect(joined([bytes('a'.repeat(198))])).toBeNull();
    expect(joined([bytes('a'.repeat(199))])).toHaveLength(200);
    expect(joined([])).toBeNull();
  });

  test('is every run of twelve signs and more', () => {
    const runs = ['x'.repeat(11), 'y'.repeat(12), '\u00ff', long, '\u0001', '\tz = 1;\r\n...'].join('\0');
    expect(read(runs)).toBe(`${'y'.repeat(12)}\n${long}\n\tz = 1;\r\n...\n`);
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

  test('ends where a chunk says that it is longer than all', () => {
    expect(read(`\x89PNG\r\n\x1a\n\xff\xff\xff\xffzTXt${long}`)).toContain(long);
  });
});
