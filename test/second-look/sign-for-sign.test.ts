import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codedIn } from '../../src/check/second-look/coded-text.ts';
import { CodedTexts } from '../../src/check/second-look/sign-for-sign.ts';
import { some } from '../suite.ts';
import { guiseProgram } from './guises.ts';
import { WAYS } from './wider-guises.ts';

/* A text in which each sign of a program stands as something else is read by the program itself, whatever it stands as. */

const COPY = guiseProgram('java', 3);
const PROGRAMS = [11, 12, 3, 13].map((seed) => ({ owner: seed, text: guiseProgram('java', seed) }));
const read = (text: string, programs = PROGRAMS, id = 1): readonly string[] => {
  const texts = new CodedTexts();
  texts.note(id, 'a', 'aside', [text]);
  return texts.decipher(programs).map((one) => one.text);
};
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Some of the ways that nothing else reads, and some that something does. */
const READ = [
  'letters turned by 13',
  'letters in mirror order',
  'signs turned by 47',
  'every bit turned',
  'the next sign',
  'another byte for each by a key',
  'entities of decimal digits',
  'long escapes',
  'octal numbers',
  'decimal numbers and dots',
  'binary digits in groups',
  'base 16 of letters',
  'base 4 of letters',
  'base 32 of letters of its own',
  'Base64 back to front',
  'Base64 with turned letters',
  'a word for each byte',
  'patterns of Braille',
  'ideographs',
  'marks behind a picture',
  'tags that nobody sees',
];

describe('a text sign for sign', () => {
  test.each(some(READ, 6))('%s', (way) => {
    const text = WAYS[way]?.(COPY) ?? '';
    expect(read(text).some((one) => plain(one).includes(plain(COPY).slice(0, 2000)))).toBe(true);
  });

  /** A number for each letter, in a line of its own. */
  const lines = (frame: (number: number, at: number) => string): string =>
    Array.from(Buffer.from(COPY), (byte, at) => frame(byte * 3 + 7, at)).join('\n');

  test.each([
    ['four words', (one) => `verse ${one} of 3`],
    [
      'a sentence',
      (one) => `Yesterday at noon we saw ${one} GREY birds, and Zoe wrote (again): "how nice & quiet!"`,
    ],
    [
      'other words in turn',
      (one, at) => `In the ${'morning evening night'.split(' ')[at % 3]} it was ${one} by the clock`,
    ],
    [
      'a word that some lines have not',
      (one, at) => `verse ${one} of ${at % 40 === 11 ? 'song' : 'psalm'} 3`,
    ],
  ] as const satisfies readonly (readonly [string, (one: number, at: number) => string])[])(
    'is found in lines of %s',
    (_, frame) => {
      const found = read(lines(frame));
      expect(found.some((one) => plain(one).includes(plain(COPY).slice(0, 2000)))).toBe(true);
    },
  );

  test('is none of a log, of a table or of settings', () => {
    const rows = (row: (at: number) => string): string =>
      Array.from({ length: 3000 }, (_, at) => row(at)).join('\n');
    const log = rows(
      (at) => `May 12 10:${at % 60} host app[${at % 7}]: request ${(at * at) % 97} took ${(at * 31) % 90} ms`,
    );
    const table = rows((at) => `INSERT INTO t (a, b) VALUES (${(at * 7) % 60}, 'n${(at * at) % 50}');`);
    const settings = rows((at) => `set value ${(at * at) % 100} = ${at % 2 === 0 ? 'yes' : 'no'}`);
    expect([log, table, settings].map((text) => read(text))).toEqual([[], [], []]);
  });

  test('is nothing where nobody has the program, or its own author has it alone', () => {
    const text = WAYS['letters turned by 13']?.(COPY) ?? '';
    expect(read(text, PROGRAMS.slice(0, 2))).toEqual([]);
    expect(read(text, PROGRAMS, 3)).toEqual([]);
    expect(read(text, PROGRAMS, 4).length).toBeGreaterThan(0);
  });

  test.each([0, 1])('is read in groups of digits from where they begin, behind %i others', (others) => {
    const text = 'a'.repeat(others) + (WAYS['base 16 of letters']?.(COPY) ?? '');
    expect(read(text).some((one) => plain(one).includes(plain(COPY).slice(0, 2000)))).toBe(true);
  });

  test('is one text for each length of a group, in either direction', () => {
    const names = Array.from({ length: 800 }, (_, at) => `name${(at * 13) % 50}`).join('\n');
    expect(codedIn(names)).toHaveLength(6);
  });

  test('has so many signs', () => {
    const numbers = (length: number): string => Array.from({ length }, (_, at) => (at * at) % 31).join(' ');
    expect(codedIn(numbers(399))).toEqual([]);
    expect(codedIn(numbers(400))).not.toEqual([]);
  });

  test.each([
    ['code', COPY],
    ['prose', readFileSync('docs/faq.md', 'utf8').replaceAll(/https?:\S+/g, '')],
    ['German', readFileSync('src/base/words/locales/de/report.json', 'utf8')],
    ['one sign', 'x'.repeat(5000)],
  ])('is not %s', (_, text) => {
    expect(codedIn(text)).toEqual([]);
  });
});

describe('what a text costs', () => {
  const LIMITS = { signsOfOne: 1 << 23, signsOfClass: 1 << 25, steps: 1 << 26, readOfOne: 1 << 20 };
  const CODED = WAYS['letters turned by 13']?.(COPY) ?? '';
  const size = codedIn(CODED).reduce((sum, { numbers }) => sum + numbers.length, 0);
  const look = (limits: Partial<typeof LIMITS>, ids = [1], programs = PROGRAMS) => {
    const texts = new CodedTexts({ ...LIMITS, ...limits });
    for (const id of ids) texts.note(id, `${id}.txt`, 'aside', [CODED]);
    const found = new Set(texts.decipher(programs).map(({ id }) => id));
    return { read: [...found], leftOut: [...texts.leftOut] };
  };

  test('has a bound for each submission, and what is beyond it is told', () => {
    expect(look({ signsOfOne: size })).toEqual({ read: [1], leftOut: [] });
    expect(look({ signsOfOne: size - 1 })).toEqual({ read: [], leftOut: [[1, '1.txt']] });
    expect(look({ readOfOne: 100 })).toEqual({ read: [], leftOut: [[1, '1.txt']] });
  });

  test('has a bound for a class, which those meet who have most', () => {
    expect(look({ signsOfClass: 3 * size }, [1, 4, 1])).toEqual({ read: [1, 4], leftOut: [] });
    expect(look({ signsOfClass: 3 * size - 1 }, [1, 4, 1])).toEqual({ read: [4], leftOut: [[1, '1.txt']] });
  });

  test('has a bound of steps, of which each submission has its share', () => {
    const { leftOut } = look({ steps: 200 }, [1, 4]);
    expect(leftOut).toEqual([
      [1, '1.txt'],
      [4, '4.txt'],
    ]);
  });

  test.each([
    ['one sign', 'q'.repeat(200_000)],
    ['a few signs in turn', 'qzxjvkwybgfphdmucl'.repeat(12_000)],
    ['signs of a program again and again', CODED.repeat(60).slice(0, 250_000)],
  ])('is a few steps for each place where a class has %s', (_, text) => {
    const texts = new CodedTexts({ ...LIMITS, steps: 4_000_000 });
    for (let id = 0; id < 6; id += 1) texts.note(id, `${id}`, 'aside', [text]);
    texts.decipher([0, 1, 2, 3, 4, 5].map((owner) => ({ owner, text })));
    expect([...texts.leftOut]).toEqual([]);
  });
});
