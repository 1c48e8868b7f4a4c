import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument } from '../../src/embedded/engine/api.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

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

describe('documents from the web', () => {
  it.each([
    ['detected', { detectBaseCode: true, ai: true }, []],
    ['given', { detectBaseCode: true, ai: true }, [document(900, { [MAIN]: STARTER }, 'base')]],
  ] as const)('change no other number, with starter code %s', (_name, options, base) => {
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
});
