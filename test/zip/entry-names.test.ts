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

  test('code pages of Windows in other alphabets', () => {
    // 张三, 王小明, 李娜 and 石伟, of which the last could be UTF-8 by chance.
    const chinese = [
      [0xd5, 0xc5, 0xc8, 0xfd],
      [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7],
      [0xc0, 0xee, 0xc4, 0xc8],
      [0xca, 0xaf, 0xce, 0xb0],
    ];
    expect(decode(...chinese.map((name) => bytes(...name)))).toEqual(['张三', '王小明', '李娜', '石伟']);
    expect(decode(bytes(0xc0, 0xee, 0xcb, 0xc4, '/a.py'))).toEqual(['李四/a.py']);
    // 陳大文, 佐藤花子, 김철수, Иванов.
    expect(decode(bytes(0xb3, 0xaf, 0xa4, 0x6a, 0xa4, 0xe5))).toEqual(['陳大文']);
    expect(decode(bytes(0x8d, 0xb2, 0x93, 0xa1, 0x89, 0xd4, 0x8e, 0x71))).toEqual(['佐藤花子']);
    expect(decode(bytes(0xb1, 0xe8, 0xc3, 0xb6, 0xbc, 0xf6))).toEqual(['김철수']);
    expect(decode(bytes(0x88, 0xa2, 0xa0, 0xad, 0xae, 0xa2))).toEqual(['Иванов']);
    // Two letters beyond ASCII in a row are still Western.
    expect(decode(bytes('Gr', 0xf6, 0xdf, 'e'), bytes('M', 0xfc, 0xdf, 'ig'))).toEqual(['Größe', 'Müßig']);
  });

  test('code pages of central and eastern Europe', () => {
    // Of DOS: Michał, Grzęda, Żak, Śniadek.
    const polish = [bytes('Micha', 0x88), bytes('Grz', 0xa9, 'da'), bytes(0xbd, 'ak'), bytes(0x97, 'niadek')];
    expect(decode(...polish)).toEqual(['Michał', 'Grzęda', 'Żak', 'Śniadek']);
    // Of DOS and of Windows: Jiří Růžička, Šťastný.
    expect(decode(bytes('Ji', 0xfd, 0xa1, ' R', 0x85, 0xa7, 'i', 0x9f, 'ka'))).toEqual(['Jiří Růžička']);
    expect(decode(bytes('Ji', 0xf8, 0xed), bytes(0x8a, 0x9d, 'astn', 0xfd))).toEqual(['Jiří', 'Šťastný']);
    // Kovačević, Szőke.
    expect(decode(bytes('Kova', 0x9f, 'evi', 0x86))).toEqual(['Kovačević']);
    expect(decode(bytes('Sz', 0xf5, 'ke'))).toEqual(['Szőke']);
    // Of Windows: Иванов, Юрій Їжак.
    expect(decode(bytes(0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2))).toEqual(['Иванов']);
    const ukrainian = bytes(0xde, 0xf0, 0xb3, 0xe9, ' ', 0xaf, 0xe6, 0xe0, 0xea);
    expect(decode(ukrainian)).toEqual(['Юрій Їжак']);
  });

  test('names of western Europe have letters there that their neighbours are told from', () => {
    // Of DOS, where ê and ł, å and ć, õ and ń, ø and ť are one byte.
    const dos = [
      bytes('In', 0x88, 's'),
      bytes('H', 0x86, 'kan'),
      bytes('Sim', 0xe4, 'es'),
      bytes('J', 0x9b, 'rgen'),
    ];
    expect(dos.flatMap((name) => decode(name))).toEqual(['Inês', 'Håkan', 'Simões', 'Jørgen']);
    // Of Windows, where è and č, ò and ň, ø and ř, ï and ď are.
    const windows = [
      bytes('H', 0xe9, 'l', 0xe8, 'ne'),
      bytes('Niccol', 0xf2),
      bytes('S', 0xf8, 'ren'),
      bytes('Lo', 0xef, 'c'),
    ];
    expect(windows.flatMap((name) => decode(name))).toEqual(['Hélène', 'Niccolò', 'Søren', 'Loïc']);
  });

  test('whatever the bytes, there is a name', () => {
    const name = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(decode(name)[0]).toHaveLength(256);
    expect(decodeNames([{ bytes: bytes(0xff), isUtf8: true }])).toEqual(['\ufffd']);
  });
});
