import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blindText, distances, readingsOf } from '../../src/engine/blind-text.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { AUTO_DETECT } from '../../src/engine/languages/languages.ts';
import { BLIND_LOOK, BlindLook } from '../../src/check/second-look/blind-look.ts';
import { SecondLook } from '../../src/check/second-look/compare.ts';
import type { Found } from '../../src/check/second-look/pair-overlap.ts';
import { tries } from '../suite.ts';
import { variedProgram } from './varied-programs.ts';

/* Words and signs alone, as a second opinion: where two programs are alike so and not as code, the pair is told. */

type Program = Readonly<Record<string, string>>;

interface Class {
  readonly archive?: readonly number[];
  readonly starter?: Program;
  readonly parameters?: Partial<typeof BLIND_LOOK>;
}

/** The order of a list is the number of each submission. */
function found(
  programs: readonly Program[],
  { archive = [], starter, parameters }: Class = {},
): readonly Found[] {
  const read = (id: number, program: Program) =>
    readDocument(
      {
        id,
        role: 'submission',
        files: Object.entries(program).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
      },
      AUTO_DETECT,
      { quality: false, abstracted: false, skipped: true },
    );
  const [second, look] = [new SecondLook(), new BlindLook({ ...BLIND_LOOK, ...parameters })];
  if (starter !== undefined) {
    const document = read(-1, starter);
    second.starter(document);
    look.starter(document.skipped);
  }
  for (const [id, program] of programs.entries()) {
    const document = read(id, program);
    const isJudged = !archive.includes(id);
    look.counted(id, document.skipped, second.counted(id, document, isJudged).code, isJudged);
  }
  return [...look.found()];
}

const pairsOf = (list: readonly Found[]): readonly string[] =>
  list.map(({ owner, other }) => `${owner} of ${other}`).toSorted();

const core = (seed: number): string => variedProgram('c', seed);
const own = (seed: number): string => core(seed).split('\n').slice(0, 8).join('\n');
/** As a compiler it is the same program. */
const macros = (text: string): string =>
  `#define L (\n#define R )\n#define S ;\n${text
    .replaceAll('(', ' L ')
    .replaceAll(')', ' R ')
    .replaceAll(';', ' S ')}`;
/** Alike word by word and not as code. */
const PAIR: readonly [Program, Program] = [{ 'a.c': core(1) }, { 'b.c': `${own(2)}\n${macros(core(1))}` }];
const HONEST = [3, 4, 5, 6, 7, 8].map((seed) => ({ 'main.c': core(seed) }));

describe('two programs that are alike word by word', () => {
  test('and not as code are told, with both numbers, where the other one’s code is', () => {
    const [one, ...rest] = found([...PAIR, ...HONEST]);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ as: 'blind', owner: 1, path: 'b.c', other: 0, otherPath: 'a.c' });
    expect(one?.readings?.words).toBeGreaterThan(95);
    expect(one?.readings?.code).toBeLessThan(5);
    expect(one?.tokens).toBeGreaterThan(120);
  });

  test('and as code are not: that is what the engine says itself', () => {
    expect(found([{ 'a.c': core(1) }, { 'b.c': `${own(2)}\n${core(1)}` }, ...HONEST])).toEqual([]);
  });

  test('in what they share of a comment are not: nobody’s code is in it', () => {
    const task = `/* ${'Write a program that reads each line of the table and prints what is in it. '.repeat(4)}${core(
      9,
    )
      .replaceAll(/\W+/g, ' ')
      .slice(0, 4_000)} */\n`;
    expect(found([{ 'a.c': `${task}${core(1)}` }, { 'b.c': `${task}${core(2)}` }])).toEqual([]);
  });

  test('have the files named that hold it', () => {
    const [one] = found([
      { 'a/first.c': own(20), 'a/second.c': core(1) },
      { 'b/first.c': own(21), 'b/second.c': own(22), 'b/third.c': macros(core(1)) },
    ]);
    expect(one).toMatchObject({ path: 'b/third.c', otherPath: 'a/second.c' });
  });

  test.each([
    ['words', (text: string) => text],
    ['words and names', (text: string) => text.replaceAll(/\b[a-z]+\b/g, (word) => `${word}o`)],
  ])('are found whatever varies between their %s', (_, changed) => {
    const [a, b] = PAIR;
    expect(pairsOf(found([a, { 'b.c': changed(b['b.c'] ?? '') }, ...HONEST]))).toEqual(['1 of 0']);
  });

  test('are found whatever words stand between theirs', () => {
    let at = 0;
    const noted = macros(core(1)).replaceAll(/ S /g, () => {
      at += 1;
      return ` S /* ${String.fromCharCode(97 + (at % 26), 97 + (at % 23), 97 + (at % 19))}ly noted */ `;
    });
    expect(pairsOf(found([PAIR[0], { 'b.c': `${own(2)}\n${noted}` }, ...HONEST]))).toEqual(['1 of 0']);
  });

  test('are told from both thresholds on', () => {
    const told = (parameters: Partial<typeof BLIND_LOOK>): number => found(PAIR, { parameters }).length;
    const { words = 0, code = 0 } = found(PAIR)[0]?.readings ?? {};
    const [share, difference] = [words / 100, (words - code) / 100];
    expect([told({ leastShare: share - 0.01 }), told({ leastShare: share + 0.01 })]).toEqual([1, 0]);
    expect([
      told({ leastDifference: difference - 0.01 }),
      told({ leastDifference: difference + 0.01 }),
    ]).toEqual([1, 0]);
  });
});

describe('what counts for nobody', () => {
  test('is starter code', () => {
    expect(found(PAIR, { starter: { 'given.c': core(1) } })).toEqual([]);
    expect(pairsOf(found(PAIR, { starter: { 'given.c': core(9) } }))).toEqual(['1 of 0']);
  });

  test('is what more than half of a class of eight have', () => {
    const given = (seed: number): Program => ({ 'main.c': `${core(1)}${core(seed)}` });
    const disguised = { 'main.c': `${macros(core(1))}${own(2)}` };
    const more = [3, 4, 5, 6].map(given);
    const others = [13, 14, 15].map((seed) => ({ 'main.c': core(seed) }));
    expect(found([{ 'main.c': core(1) }, disguised, ...more, ...others.slice(0, 2)])).toEqual([]);
    expect(found([{ 'main.c': core(1) }, disguised, ...others]).length).toBe(1);
  });
});

describe('the archive', () => {
  test('is compared with and not judged', () => {
    expect(pairsOf(found(PAIR, { archive: [0] }))).toEqual(['1 of 0']);
    expect(pairsOf(found(PAIR, { archive: [1] }))).toEqual(['0 of 1']);
    expect(found(PAIR, { archive: [0, 1] })).toEqual([]);
  });
});

describe('words and signs', () => {
  const tokensOf = (text: string): readonly number[] => [...blindText([{ text, gaps: [] }]).tokens];

  test('are the same whatever the letters’ case, the digits and the blanks are', () => {
    expect(tokensOf('Total1+=x2 ;')).toEqual(tokensOf('total +=\n\tX;'));
    expect(tokensOf('17')).toEqual(tokensOf('4'));
    expect(tokensOf('a b')).not.toEqual(tokensOf('ab'));
    expect(tokensOf('"a" // b')).toHaveLength(7);
  });

  test('have the same distances when all of them are replaced one for one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 300 }),
        fc.integer({ min: 1, max: 900 }),
        (list, add) => {
          const replaced = list.map((token) => ((token * 31) % 937) + add);
          const naive = list.map((token, at) => {
            const before = list.lastIndexOf(token, at - 1);
            return at === 0 || before < 0 ? 120 : Math.min(120, at - before);
          });
          expect([...distances(Uint16Array.from(list))]).toEqual(naive);
          expect([...distances(Uint16Array.from(replaced))]).toEqual(naive);
        },
      ),
      { numRuns: tries(100) },
    );
  });

  test.each([
    ['before', (line: string) => `clc, ${line}`],
    ['behind', (line: string) => `${line} ; pass`],
    ['on both sides of', (line: string) => `import os # ( \\\n ${line} ; 0`],
  ])('%s each line are taken off', (_, change) => {
    const text = core(1);
    const [, reduced] = readingsOf(blindText([{ text: text.replaceAll(/^.+$/gm, change), gaps: [] }]));
    expect([...(reduced?.all ?? [])]).toEqual([
      ...(readingsOf(blindText([{ text, gaps: [] }])).at(-1)?.all ?? []),
    ]);
  });
});
