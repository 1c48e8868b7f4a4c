import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument, PairResult } from '../../src/engine/api.ts';
import { type EngineParameters, PARAMETERS } from '../../src/engine/parameters.ts';
import { randomFrom } from '../random.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';
import { seldom, some, tries } from '../suite.ts';

const POOL = javaPrograms(130, 11);
const program = (at: number): string => POOL[at] as string;
const STARTER = program(20).split('\n').slice(0, 25).join('\n');
const MAIN = 'Main.java';
const own = (id: number, text: string): EngineDocument => document(id, { [MAIN]: text });
const web = (id: number, text: string): EngineDocument => document(id, { 'src/Solution.java': text }, 'web');

/** A result without what web documents bring to it. */
function withoutWeb({ submissions, pairs, tutorials: _tutorials, ...rest }: AnalysisResult): unknown {
  const ids = new Set(submissions.map(({ id }) => id));
  return {
    ...rest,
    submissions: submissions.map(({ web: _web, ...one }) => one),
    pairs: pairs.filter(({ b }) => ids.has(b) || b < 1_000),
  };
}

const OPERATORS = '+ - * / % & | ^ < > == != && ||'.split(' ');

/** A program of so many statements that have nothing in common with those of another seed, the same for a seed. */
function statements(seed: number, count: number): string {
  const random = randomFrom(seed);
  const statement = (): string =>
    `x = a ${Array.from({ length: 8 }, () => `${random.pick(OPERATORS)} b`).join(' ')};`;
  return `void f${seed}() {\n${Array.from({ length: count }, statement).join('\n')}\n}\n`;
}

describe('documents from the web', () => {
  it.each(
    some(
      [
        ['detected', { detectBaseCode: true, ai: true }, []],
        ['given', { detectBaseCode: true, ai: true }, [document(900, { [MAIN]: STARTER }, 'base')]],
      ] as const,
      1,
    ),
  )('change no other number, with starter code %s', (_name, options, base) => {
    const documents: readonly EngineDocument[] = [
      ...base,
      ...Array.from({ length: 12 }, (_, at) =>
        own(at + 1, at % 2 === 0 ? STARTER + program(at) : program(at)),
      ),
      own(13, program(3)),
      ...Array.from({ length: 3 }, (_, at) => document(100 + at, { [MAIN]: program(14 + at) }, 'archive')),
      document(200, { [MAIN]: program(5) + program(6) }, 'ai-reference'),
    ];
    // Copies of submissions, of starter code and of the archive, and what has nothing to do with them.
    const sources = Array.from({ length: 100 }, (_, at) => web(1_000 + at, program(at)));
    const [alone, beside] = [analyse(documents, options), analyse([...sources, ...documents], options)];
    expect(withoutWeb(beside)).toEqual(alone);
    expect(alone.submissions.every((one) => !('web' in one)) && alone.tutorials === undefined).toBe(true);
    expect(beside.submissions.find(({ id }) => id === 2)).toMatchObject({
      comparability: 'compared',
      web: 100,
    });
  });

  it('count by the share of the submission, however long the source is', () => {
    const long = POOL.slice(30, 120).join('\n');
    const { submissions, pairs } = analyse([
      own(1, program(1)),
      own(2, program(2)),
      web(1_000, `${long}\n${program(1)}`),
    ]);
    expect(submissions[0]?.web).toBe(100);
    const pair = pairOf({ submissions, pairs } as AnalysisResult, 1, 1_000);
    expect(pair.matchedSimilarity).toBeLessThan(5);
    expect(pair.suspicion).toBeNull();
    expect(pair.fragments).toMatchObject([{ file: MAIN, matchedFile: 'src/Solution.java' }]);
  });

  it('do not count by what a long source has by chance', () => {
    const long = web(1_000, POOL.slice(30, 120).join('\n'));
    const chance = (webRunGrowth: number): number =>
      analyse([own(1, program(1)), own(2, program(2)), long], {}, { webRunGrowth, webShare: 0 })
        .submissions[0]?.web ?? 0;
    expect(chance(0)).toBeGreaterThan(50);
    expect(chance(PARAMETERS.webRunGrowth)).toBeLessThan(25);
  });

  it('are a match by one long stretch, or by the share of the submission', () => {
    const shared = statements(60, 6);
    const documents = [
      own(1, statements(61, 60) + shared),
      own(2, statements(62, 60)),
      web(1_000, shared + statements(63, 20)),
    ];
    const pairWith = (parameters: Partial<EngineParameters>): PairResult | undefined =>
      analyse(documents, {}, parameters).pairs.find(({ a, b }) => a === 1 && b === 1_000);
    const found = pairWith({ webShare: 0 });
    const { longestFragment, similarity } = found ?? { longestFragment: 0, similarity: 0 };
    expect(similarity).toBeGreaterThan(5);
    expect(similarity).toBeLessThan(25);
    expect(pairWith({ commonRun: longestFragment })).toEqual(found);
    expect(pairWith({ commonRun: longestFragment + 1 })).toBeUndefined();
    const noRun = { commonRun: 10_000 };
    expect(pairWith({ ...noRun, webShare: similarity })).toEqual(found);
    expect(pairWith({ ...noRun, webShare: similarity + 0.001 })).toBeUndefined();
  });

  it('say nothing of a submission that is too short to judge', () => {
    const short = program(1).split('\n').slice(0, 12).join('\n');
    const { submissions } = analyse([own(1, short), own(2, program(2)), web(1_000, short)]);
    expect(submissions[0]).toMatchObject({ comparability: 'too-short', web: 0 });
  });

  it('are a small share of what little a short submission has, however much of that is copied', () => {
    const short = statements(64, 4);
    const result = analyse([own(1, short), own(2, program(2)), web(1_000, short)]);
    const { overlap, similarity } = pairOf(result, 1, 1_000);
    expect(overlap).toBeLessThan(PARAMETERS.minimumTokens);
    expect(similarity).toBeCloseTo((100 * overlap) / PARAMETERS.minimumTokens);
  });

  seldom('do not depend on the order in which documents come', () => {
    const documents = [
      ...Array.from({ length: 8 }, (_, at) => own(at, program(at) + program(at % 3))),
      ...Array.from({ length: 12 }, (_, at) => web(1_000 + at, program(at % 5) + program(at + 2))),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (order) => {
        expect(analyse(order)).toEqual(analyse(documents));
      }),
      { numRuns: tries(8) },
    );
  });
});

describe('what most of a class has from one file of the web', () => {
  const TUTORIAL = statements(40, 40);
  /** Nine submissions, of which the first have the tutorial, and the last has its own part from elsewhere. */
  const withTutorial = (holders: number): readonly EngineDocument[] => [
    ...Array.from({ length: 9 }, (_, at) => own(at + 1, statements(at, 40) + (at < holders ? TUTORIAL : ''))),
    web(1_000, TUTORIAL),
    web(1_001, statements(8, 40)),
    web(1_002, statements(50, 40)),
  ];
  const webOf = ({ submissions }: AnalysisResult): readonly number[] =>
    submissions.map((one) => one.web ?? -1);

  it.each([{ detectBaseCode: true }, { detectBaseCode: false }])(
    'is told once, and counts for nobody: %o',
    (options) => {
      const found = analyse(withTutorial(5), options);
      expect(found.tutorials).toMatchObject([{ source: 1_000, submissions: 5, of: 9 }]);
      expect(found.tutorials?.[0]?.tokens).toBeGreaterThan(200);
      expect(found.pairs.filter(({ b }) => b >= 1_000)).toMatchObject([{ a: 9, b: 1_001 }]);
      expect(webOf(found)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 100]);
    },
  );

  it.each([
    [2, true],
    [3, false],
  ])(
    'is told where %i other sources have it, too: %s; what most sources have is the language',
    (others, isTold) => {
      const copies = Array.from({ length: others }, (_, at) =>
        web(1_010 + at, TUTORIAL + statements(70 + at, 30)),
      );
      const { tutorials = [] } = analyse([...withTutorial(5), ...copies]);
      expect(tutorials.length > 0).toBe(isTold);
    },
  );

  it('is a source like any other where fewer than half have it', () => {
    const found = analyse(withTutorial(4));
    expect(found.tutorials).toEqual([]);
    expect(Math.min(...webOf(found).slice(0, 4))).toBeGreaterThan(30);
  });

  it('is no tutorial where it is the starter code that was given', () => {
    const found = analyse([...withTutorial(9), document(90, { [MAIN]: TUTORIAL }, 'base')]);
    expect(found.tutorials).toEqual([]);
    expect(found.pairs.some(({ b }) => b === 1_000)).toBe(false);
  });

  it('takes at least three submissions', () => {
    const two = [own(1, TUTORIAL), own(2, TUTORIAL), web(1_000, TUTORIAL)];
    expect(analyse(two)).toMatchObject({ tutorials: [], submissions: [{ web: 100 }, { web: 100 }] });
    expect(analyse([...two, own(3, TUTORIAL)]).tutorials).toMatchObject([{ submissions: 3, of: 3 }]);
  });
});
