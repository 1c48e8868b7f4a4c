import { describe, expect, test } from 'vitest';
import { decodeNames } from '../../src/system/zip/entry-names.ts';

/** Bytes as Windows' own zipper writes them, by hand from the code pages' tables. */
const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

const decode = (...names: readonly Uint8Array[]): readonly string[] =>
  decodeNames(names.map((name) => ({ bytes: name, isUtf8: false })));

describe('names that do not say how they are written', () => {
  test('UTF-8 is UTF-8, also without its bit', () => {
    expect(decode(Buffer.from('Zoë Müller/参加者.py'))).toEqual(['Zoë Müller/参加者.py']);
  });

  test('code pages of DOS and Windows, by what looks like names', () => {
    expect(decode(bytes('M', 0x81, 'ller'), bytes('Zo', 0x89))).toEqual(['Müller', 'Zoë']);
    expect(decode(bytes('M', 0xfc, 'ller'), bytes('Andr', 0xe9))).toEqual(['Müller', 'André']);
    // Of CP850 alone: 437 has box drawings there.
    expect(decode(bytes(0xb5, 'lvaro'), bytes('Jo', 0xc6, 'o'))).toEqual(['Álvaro', 'João']);
  });

  test('one page for all of them', () => {
    // Alone each could be of another page: 0x94 is ö in DOS and a quotation mark in Windows.
    expect(decode(bytes('K', 0x94, 'nig'), bytes('Gro', 0xe1))).toEqual(['König', 'Groß']);
  });

  test('whatever the bytes, there is a name', () => {
    const name = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(decode(name)[0]).toHaveLength(256);
    expect(decodeNames([{ bytes: bytes(0xff), isUtf8: true }])).toEqual(['\ufffd']);
  });
});
