import { describe, expect, it } from 'vitest';
import { decode } from '../../src/base/text/decode.ts';

/** Code in which every sign stands that some country has elsewhere. */
const CODE = `class Ring { // one of the many that there are
  int[] all = {1, 2};
  String s = "a|b\\t#$@!" + '^';
  int at(int i) { return all[~i % 2 | 1]; }
}
`;

/** As iconv writes it. */
const WRITTEN = {
  '037':
    'g5OBoqJA2YmVh0DAQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo7q7QIGTk0B+QMDxa0Dy0F4lQEDio5mJlYdAokB+QH+BT4Lgo3tbfFp/QE5AfbB9XiVAQImVo0CBo02JlaNAiV1AwECZhaOkmZVAgZOTuqGJQGxA8kBPQPG7XkDQJdAl',
  1047: 'g5OBoqJA2YmVh0DAQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo629QIGTk0B+QMDxa0Dy0F4lQEDio5mJlYdAokB+QH+BT4Lgo3tbfFp/QE5AfV99XiVAQImVo0CBo02JlaNAiV1AwECZhaOkmZVAgZOTraGJQGxA8kBPQPG9XkDQJdAl',
  500: 'g5OBoqJA2YmVh0DAQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo0paQIGTk0B+QMDxa0Dy0F4lQEDio5mJlYdAokB+QH+Bu4Lgo3tbfE9/QE5AfV99XiVAQImVo0CBo02JlaNAiV1AwECZhaOkmZVAgZOTSqGJQGxA8kC7QPFaXkDQJdAl',
  273: 'g5OBoqJA2YmVh0BDQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo2P8QIGTk0B+QEPxa0Dy3F4lQEDio5mJlYdAokB+QH+Bu4Lso3tbtU9/QE5AfV99XiVAQImVo0CBo02JlaNAiV1AQ0CZhaOkmZVAgZOTY1mJQGxA8kC7QPH8XkDcJdwl',
  277: 'g5OBoqJA2YmVh0CcQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo56fQIGTk0B+QJzxa0DyR14lQEDio5mJlYdAokB+QH+Bu4Lgo0pngE9/QE5AfV99XiVAQImVo0CBo02JlaNAiV1AnECZhaOkmZVAgZOTntyJQGxA8kC7QPGfXkBHJUcl',
  1026: 'g5OBoqJA2YmVh0BIQGFhQJaVhUCWhkCjiIVAlIGVqECjiIGjQKOIhZmFQIGZhSVAQImVo2isQIGTk0B+QEjxa0DyjF4lQEDio5mJlYdAokB+QPyBu4Lco+ytrk/8QE5AfV99XiVAQImVo0CBo02JlaNAiV1ASECZhaOkmZVAgZOTaMyJQGxA8kC7QPGsXkCMJYwl',
} as const;

function bytesOf(name: keyof typeof WRITTEN): Uint8Array {
  return Uint8Array.from(Buffer.from(WRITTEN[name], 'base64'));
}

/** Other line ends of a mainframe. */
function ended(end: readonly number[]): Uint8Array {
  return Uint8Array.from(Array.from(bytesOf('037')).flatMap((byte) => (byte === 0x25 ? end : [byte])));
}

describe('a program in EBCDIC', () => {
  it.each(['037', 1047, 500, 273, 277, 1026] as const)('of code page %s is read', (name) => {
    expect(decode(bytesOf(name), 'Ring.java')).toEqual({ text: CODE });
  });

  it('is read whatever ends its lines', () => {
    for (const end of [[0x15], [0x0d], [0x0d, 0x25], [0x0d, 0x15]]) {
      expect(decode(ended(end))).toEqual({ text: CODE });
    }
  });

  it('is told from 64 bytes on, and with one foreign blank in a hundred', () => {
    const bytes = bytesOf('037');
    const isRead = (some: Uint8Array): boolean => {
      const decoded = decode(some);
      return 'text' in decoded && decoded.text.startsWith('class Ring');
    };
    expect([63, 64].map((length) => isRead(bytes.subarray(0, length)))).toEqual([false, true]);
    const hundred = (foreign: number): Uint8Array =>
      Uint8Array.from([...bytes.subarray(0, 100 - foreign), ...new Uint8Array(foreign).fill(0x20)]);
    expect([1, 2].map((foreign) => isRead(hundred(foreign)))).toEqual([true, false]);
  });
});

/** What each character is in an encoding, by what it reads as. */
function encoderOf(encoding: string): (text: string) => Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const known = new Map<string, readonly number[]>();
  const note = (bytes: readonly number[]): void => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes));
      if (Array.from(text).length === 1 && !known.has(text)) known.set(text, bytes);
    } catch {
      // No character.
    }
  };
  for (let one = 0; one < 256; one += 1) note([one]);
  if (/gb|jp|jis|kr|big5/.test(encoding)) {
    for (let one = 0x81; one < 0xff; one += 1) for (let two = 0x40; two < 0xff; two += 1) note([one, two]);
  }
  return (text) =>
    Uint8Array.from(
      Array.from(text).flatMap((character) => {
        const bytes = known.get(character);
        if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
        return bytes;
      }),
    );
}

const RUSSIAN = 'Функция складывает числа и возвращает их сумму, а если чисел нет, то ноль. ';
const JAPANESE =
  'この関数は配列の数の合計を計算して返します。データベースのレコードをコピーするプログラム　　です。';
const PROSE: readonly (readonly [encoding: string, text: string])[] = [
  ['windows-1252', 'Les élèves à côté ont déjà répété la leçon, là où l’été naît façade, çà et là. '],
  ['windows-1251', RUSSIAN],
  ['ibm866', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['iso-8859-5', RUSSIAN],
  ['iso-8859-7', 'Η συνάρτηση υπολογίζει το άθροισμα όλων των αριθμών του πίνακα. '],
  ['windows-1255', 'הפונקציה מחשבת את סכום כל המספרים במערך ומחזירה את הערך. '],
  ['windows-1256', 'تحسب هذه الدالة مجموع كل الأعداد في المصفوفة وتعيد القيمة. '],
  ['windows-874', 'ฟังก์ชันนี้คำนวณผลรวมของตัวเลขทั้งหมดในอาร์เรย์และส่งคืนค่า '],
  ['shift_jis', JAPANESE],
  ['euc-jp', JAPANESE],
  ['shift_jis', 'アイウエオカキクケコサシスセソタチツテトナニヌネノァィゥェォ　　　　'],
  ['gbk', '这个函数计算数组中所有数的总和，并返回它的值。如果数组为空，则返回零。'],
  ['big5', '這個函數計算陣列中所有數的總和，並傳回它的值。如果陣列為空，則傳回零。'],
  ['euc-kr', '이 함수는 배열에 있는 모든 수의 합을 계산하여 그 값을 돌려준다. '],
];

describe('a text that is no EBCDIC', () => {
  it.each(PROSE)('in %s: %s', (encoding, text) => {
    const encode = encoderOf(encoding);
    // No line end, and no blank: nothing is nearer to it.
    for (const one of [
      text.repeat(9),
      text.replaceAll(/[ .,，]/g, '').repeat(9),
      `/* ${text} */\nint a = 1;\n`,
    ]) {
      const bytes = encode(one);
      expect(new TextDecoder(encoding).decode(bytes)).toBe(one);
      expect(decode(bytes)).toEqual({ text: new TextDecoder('windows-1252').decode(bytes) });
    }
  });

  it('in UTF-8 and UTF-16, with or without letters, and nothing at all', () => {
    for (const [, text] of PROSE) {
      expect(decode(Buffer.from(text))).toEqual({ text });
      expect(decode(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual({ text });
    }
    expect(decode(new Uint8Array())).toEqual({ text: '' });
    expect(decode(Buffer.from('@%'.repeat(99)))).toEqual({ text: '@%'.repeat(99) });
  });

  it('of bytes as they come', () => {
    let seed = 7;
    const noise = Uint8Array.from({ length: 4_000 }, () => {
      seed = (seed * 48_271) % 0x7fff_ffff;
      return 1 + (seed % 255);
    });
    expect(decode(noise)).toEqual({
      text: new TextDecoder('windows-1252').decode(noise).replaceAll(/\r\n?/g, '\n'),
    });
  });
});
