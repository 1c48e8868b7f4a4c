import { describe, expect, test } from 'vitest';
import { SECOND_LOOK, SecondLook } from '../../src/check/second-look/compare.ts';
import type { Found } from '../../src/check/second-look/pair-overlap.ts';
import { readAside } from '../../src/check/second-look/reading.ts';
import { AUTO_DETECT, type Family } from '../../src/engine/languages/languages.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { randomFrom } from '../random.ts';
import { type Dialect, ENDINGS, variedProgram } from './varied-programs.ts';

const C: ReadonlySet<Family> = new Set<Family>(['c']);
const read = (text: string): Uint16Array => {
  const [tokens] = readAside('a.c', Buffer.from(text), C, []);
  if (tokens === undefined) throw new Error('not read');
  return tokens;
};

interface Student {
  readonly counts?: string;
  readonly aside?: string;
  readonly archive?: true;
}

function look(
  students: readonly Student[],
  starter: readonly string[] = [],
  parameters = SECOND_LOOK,
): Found[] {
  const second = new SecondLook(parameters);
  const documentOf = (id: number, text: string) =>
    readDocument(
      { id, role: 'submission', files: [{ path: 'a.c', bytes: Buffer.from(text) }] },
      AUTO_DETECT,
      { quality: false, abstracted: false },
    );
  for (const text of starter) second.starter(documentOf(-1, text));
  for (const [id, { counts, archive }] of students.entries()) {
    if (counts === undefined) continue;
    second.counted(id, documentOf(id, counts), archive !== true);
  }
  for (const [id, { aside }] of students.entries()) {
    if (aside !== undefined) second.aside(id, 'vendor/a.c', aside, () => [read(aside)]);
  }
  return [...second.found()];
}

const program = (seed: number): string => variedProgram('c', seed);
const pairs = (found: readonly Found[]): string[] => found.map(({ owner, other }) => `${owner} → ${other}`);

describe('what is found', () => {
  test('a file that does not count, in code that counts in another submission', () => {
    const [found, ...more] = look([{ counts: program(1) }, { counts: program(2), aside: program(1) }]);
    expect(found).toMatchObject({ owner: 1, path: 'vendor/a.c', other: 0, otherPath: 'a.c' });
    expect(found?.tokens).toBeGreaterThan(300);
    expect(more).toEqual([]);
  });

  test('in the code of an archive too', () => {
    expect(pairs(look([{ counts: program(1), archive: true }, { aside: program(1) }]))).toEqual(['1 → 0']);
  });

  test('never what counts nowhere, and never one’s own', () => {
    expect(look([{ aside: program(1) }, { counts: program(2), aside: program(1) }])).toEqual([]);
    expect(look([{ counts: program(1), aside: program(1) }, { counts: program(2) }])).toEqual([]);
  });

  test('never what counts in its own submission too, whoever else has it', () => {
    const both = `${program(1)}\n${program(2)}`;
    expect(look([{ counts: program(1) }, { counts: both, aside: both }])).toEqual([]);
    expect(look([{ counts: both }, { counts: program(1), aside: program(1) }])).toEqual([]);
  });

  test('what only the copy holds is found, without what counts beside it', () => {
    const [alone] = look([{ counts: program(1) }, { counts: program(2), aside: program(1) }]);
    const [mixed] = look([
      { counts: `${program(1)}\n${program(2)}` },
      { counts: program(2), aside: `${program(2)}\n${program(1)}` },
    ]);
    expect(mixed?.tokens).toBeGreaterThan(0.8 * (alone?.tokens ?? Infinity));
    expect(mixed?.tokens).toBeLessThan(1.2 * (alone?.tokens ?? 0));
  });

  test.each([
    [19, ['1 → 0']],
    [20, []],
  ])('pieces of %i tokens that count in its own submission too', (length, expected) => {
    const operators = ['+', '-', '*', '/', '%', '&', '|', '^'];
    const random = randomFrom(5);
    const words = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 'a' : random.pick(operators)));
    const pieces = Array.from({ length: Math.floor(400 / length) }, (_, at) =>
      words.slice(at * length, (at + 1) * length).join(' '),
    );
    const copy = words.join(' ');
    const own = `{ ${pieces.toReversed().join(' ; ')} }`;
    expect(pairs(look([{ counts: `{ ${copy} }` }, { counts: own, aside: `; ${copy} ;` }]))).toEqual(expected);
  });

  test('of two programs that have little in common nothing', () => {
    expect(
      look(Array.from({ length: 12 }, (_, at) => ({ counts: program(at), aside: program(at + 100) }))),
    ).toEqual([]);
  });

  test('names, values and layout do not matter', () => {
    const disguised = program(1)
      .replaceAll(/\b(?:total|count|item|rest|put|take|find|size)\b/g, (word) => `${word}Of`)
      .replaceAll(/\d+/g, '7')
      .replaceAll('\n', '\n\n');
    expect(pairs(look([{ counts: program(1) }, { aside: disguised }]))).toEqual(['1 → 0']);
  });

  test.each([
    [119, []],
    [120, ['1 → 0']],
  ])('%i tokens', (tokens, expected) => {
    // One token a word.
    const operators = ['+', '-', '*', '/', '%', '&', '|', '^'];
    const random = randomFrom(5);
    const words = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 'a' : random.pick(operators)));
    const shared = words.slice(0, tokens).join(' ');
    expect(read(shared)).toHaveLength(tokens);
    expect(pairs(look([{ counts: `{ ${shared} }` }, { aside: `; ${shared} ;` }]))).toEqual(expected);
  });

  test('a table repeats itself, and counts once', () => {
    const table = (from: number): string =>
      `int t[] = { ${Array.from({ length: 500 }, (_, at) => from + at).join(', ')} };`;
    expect(look([{ counts: table(1) }, { aside: table(900) }])).toEqual([]);
  });
});

describe('sums over the pair', () => {
  const operators = ['+', '-', '*', '/', '%', '&', '|', '^'];
  const random = randomFrom(5);
  const words = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 'a' : random.pick(operators)));
  const piece = (at: number): string => words.slice(at * 40, (at + 1) * 40).join(' ');

  /** Pieces of 40 tokens, each in a file of its own, on both sides. */
  function inPieces(hidden: readonly number[]): readonly Found[] {
    const second = new SecondLook();
    const files = [0, 1, 2].map((at) => ({ path: `a${at}.c`, bytes: Buffer.from(`{ ${piece(at)} }`) }));
    const extras = { quality: false, abstracted: false };
    second.counted(0, readDocument({ id: 0, role: 'submission', files }, AUTO_DETECT, extras), true);
    for (const [place, at] of hidden.entries()) {
      second.aside(1, `b${place}.txt`, String(at), () => [read(`; ${piece(at)} ;`)]);
    }
    return [...second.found()];
  }

  test.each([
    [[0, 1, 2], [{ as: 'aside', owner: 1, path: 'b0.txt', other: 0, otherPath: 'a0.c', tokens: 120 }]],
    [[0, 1], []],
    // The same piece again is no more.
    [[0, 0, 1, 1, 0], []],
  ])('pieces %j', (hidden, expected) => {
    expect(inPieces(hidden)).toEqual(expected);
  });

  test('a file is compared with all files of another one', () => {
    const second = new SecondLook();
    const files = [0, 1, 2].map((at) => ({ path: `a${at}.c`, bytes: Buffer.from(`{ ${piece(at)} }`) }));
    const extras = { quality: false, abstracted: false };
    second.counted(0, readDocument({ id: 0, role: 'submission', files }, AUTO_DETECT, extras), true);
    second.aside(1, 'all.txt', 'all', () => [read([2, 0, 1].map((at) => `; ${piece(at)} ;`).join('\n'))]);
    expect([...second.found()]).toMatchObject([{ path: 'all.txt', other: 0, tokens: 120 }]);
  });
});

describe('what a much larger overlap explains', () => {
  const whole = [1, 2, 3].map(program).join('\n');
  const part = program(1).split('\n').slice(0, 30).join('\n');

  test('is told of nobody else, whoever else has a part of it', () => {
    const found = look([{ counts: whole }, { counts: part }, { aside: whole }]);
    expect(pairs(found)).toEqual(['2 → 0']);
  });

  test('and what it does not explain is', () => {
    const found = look([{ counts: whole }, { counts: program(9) }, { aside: `${whole}\n${program(9)}` }]);
    expect(pairs(found).toSorted()).toEqual(['2 → 0', '2 → 1']);
  });
});

describe('what is nobody’s', () => {
  test('starter code', () => {
    expect(look([{ counts: program(1) }, { aside: program(1) }], [program(1)])).toEqual([]);
  });

  const library = (students: number, having: number): string[] =>
    pairs(
      look([
        { counts: `${program(900)}\n${program(0)}` },
        ...Array.from({ length: students - 1 }, (_, at) => ({
          counts: program(at + 1),
          ...(at < having - 1 ? { aside: program(900) } : {}),
        })),
      ]),
    );

  test('code that more than half of a class of eight have, wherever', () => {
    expect(library(8, 5)).toEqual([]);
    expect(library(8, 4)).toEqual(['1 → 0', '2 → 0', '3 → 0']);
  });

  test('nothing is common in a smaller class', () => {
    expect(library(7, 7)).toHaveLength(6);
  });
});

describe.each(Object.keys(ENDINGS) as Dialect[])('%s', (dialect) => {
  test('is read under any name, and as a notebook, from any encoding', () => {
    const text = variedProgram(dialect, 3);
    const path = `a.${ENDINGS[dialect]}`;
    const plain = readAside(path, Buffer.from(text), new Set(), []);
    expect(readAside('a.dat', Buffer.from(text), new Set(['pascal', dialect]), [])).toContainEqual(plain[0]);
    expect(readAside(path, Buffer.from(`\ufeff${text}`, 'utf16le'), new Set(), [])).toEqual(plain);
    expect(readAside(path, Buffer.from(text.replace('\n', '\n\0')), new Set(), [])).toEqual(plain);
  });
});

test('what is called a notebook and is none is read as Python', () => {
  const text = variedProgram('python', 3);
  expect(readAside('a.ipynb', Buffer.from(text), new Set(), [])).toEqual(
    readAside('a.py', Buffer.from(text), new Set(), []),
  );
});
