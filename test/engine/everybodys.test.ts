import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../../src/engine/api.ts';
import { analyse, document, javaPrograms, noticesOf, pairOf } from './programs.ts';

const [GIVEN = '', ...OWN] = javaPrograms(30, 91);
/** As GIVEN, with other names. */
const RENAMED = GIVEN.replaceAll(/\b[a-z]\w*(?=\()/g, (name) => `${name}Again`);

/** A class of so many, each with a program of its own; the first ones have something else too. */
function classOf(
  count: number,
  holders: number,
  more: (at: number) => Record<string, string>,
): EngineDocument[] {
  return OWN.slice(0, count).map((text, at) =>
    document(at, { 'Own.java': text, ...(at < holders ? more(at) : {}) }),
  );
}

const wholeFile = (): Record<string, string> => ({ 'Given.java': GIVEN });

/** So many of a class have the file as it was given, and the others one half of it or the other. */
function classWith(count: number, holders: number): EngineDocument[] {
  const middle = GIVEN.indexOf('\n', GIVEN.length / 2);
  const halves = [GIVEN.slice(0, middle), GIVEN.slice(middle)];
  return classOf(count, count, (at) =>
    at < holders ? wholeFile() : { 'Given.java': halves[at % 2] as string },
  );
}

/** Who has a long piece that was taken for starter code: all have short ones by chance. */
function taken(documents: readonly EngineDocument[], options: Parameters<typeof analyse>[1] = {}): number[] {
  const pieces = analyse(documents, options).commonCode.filter(
    ({ lineStart, lineEnd }) => lineEnd - lineStart >= 10,
  );
  return [...new Set(pieces.map(({ submission }) => submission))].toSorted((a, b) => a - b);
}

describe('code that most of a class have', () => {
  it.each([
    { count: 4, holders: 4 },
    { count: 6, holders: 4 },
    { count: 8, holders: 5 },
    { count: 20, holders: 12 },
  ])('is starter code as a whole file, in $holders of $count', ({ count, holders }) => {
    const documents = classWith(count, holders);
    expect(taken(documents)).toEqual(documents.map((_, at) => at));
    const result = analyse(documents);
    expect(result.pairs.filter(({ total }) => (total ?? 0) > 40)).toEqual([]);
    expect(noticesOf(result)).toContainEqual(
      expect.stringContaining(`Code that at least ${holders} of ${count} submissions share`),
    );
  });

  it.each([
    { count: 3, holders: 3 },
    { count: 5, holders: 3 },
    { count: 7, holders: 4 },
    { count: 20, holders: 11 },
  ])('is none in $holders of $count', ({ count, holders }) => {
    expect(taken(classWith(count, holders))).toEqual([]);
  });

  it.each([
    { count: 10, holders: 9, isTaken: false },
    { count: 20, holders: 18, isTaken: false },
    { count: 20, holders: 19, isTaken: true },
  ])(
    'is a ring’s where the others have nothing of it, of $count all but $holders: $isTaken',
    ({ count, holders, isTaken }) => {
      const documents = classOf(count, holders, wholeFile);
      expect(taken(documents)).toHaveLength(isTaken ? holders : 0);
    },
  );

  it('is none where each holder has changed the file', () => {
    const changed = (at: number): Record<string, string> => ({
      'Given.java': GIVEN.replaceAll(/\b[a-z]\w*(?=\()/g, (name) => `${name}${at}`),
    });
    expect(taken(classOf(6, 5, changed))).toEqual([]);
  });

  it('is what is left of it in a file that somebody changed', () => {
    const documents = classOf(6, 6, (at) => ({
      'Given.java': at === 0 ? `${GIVEN.slice(0, GIVEN.lastIndexOf('}'))}${OWN[20]}}` : GIVEN,
    }));
    expect(taken(documents)).toEqual([0, 1, 2, 3, 4, 5]);
    const [changed, same] = analyse(documents).submissions;
    expect(changed?.tokens).toBeGreaterThan((same?.tokens ?? NaN) + 200);
    expect(changed?.tokens).toBeLessThan((same?.tokens ?? NaN) * 2.5);
  });

  it.each([
    { count: 20, holders: 19, isTaken: true },
    { count: 20, holders: 18, isTaken: false },
    { count: 6, holders: 6, isTaken: true },
    { count: 6, holders: 5, isTaken: false },
  ])(
    'is a long run in files of their own, in $holders of $count: $isTaken',
    ({ count, holders, isTaken }) => {
      const documents = OWN.slice(0, count).map((text, at) =>
        document(at, { 'Own.java': at < holders ? `${GIVEN}\n${text}` : text }),
      );
      expect(taken(documents)).toHaveLength(isTaken ? holders : 0);
    },
  );

  it('is none where half of the class has hardly more: it may be one solution', () => {
    const little = 'class Little { int a(int b) { return b * 2; } }';
    const withOwn = (own: number): EngineDocument[] =>
      OWN.slice(0, 8).map((text, at) =>
        document(at, { 'Given.java': GIVEN, 'Own.java': at < own ? text : little }),
      );
    expect(taken(withOwn(5))).toHaveLength(8);
    expect(taken(withOwn(4))).toEqual([]);
    const handedRound = analyse(OWN.slice(0, 5).map((_, at) => document(at, { 'A.java': GIVEN })));
    expect(pairOf(handedRound, 0, 1).total).toBe(100);
  });

  it('is none where those who have it belong together, or where starter code was given', () => {
    const documents = classOf(5, 4, wholeFile);
    expect(taken(documents, { together: [[0, 1]] })).toEqual([]);
    const given = analyse([...documents, document(50, { 'S.java': OWN[25] as string }, 'base')]);
    expect(noticesOf(given).join(' ')).not.toContain('was taken for starter code');
    expect(pairOf(given, 0, 1).overlap).toBeGreaterThan(300);
  });

  it('hides no copy that two made beside it', () => {
    const documents = classOf(6, 6, wholeFile);
    documents.push(document(6, { 'Own.java': OWN[0] as string, 'Given.java': GIVEN }));
    const { pairs } = analyse(documents);
    expect(pairs.filter(({ total }) => (total ?? 0) > 75).map(({ a, b }) => [a, b])).toEqual([[0, 6]]);
  });

  it('is none in what two changed, whatever most have: a copy of it is found', () => {
    const documents = classOf(6, 4, wholeFile);
    documents.push(
      document(7, { 'Given.java': `${RENAMED}${OWN[20]}` }),
      document(8, { 'Given.java': `${RENAMED}${OWN[20]}` }),
    );
    expect(pairOf(analyse(documents), 7, 8).total).toBeGreaterThan(75);
  });

  it('does not depend on the order', () => {
    const documents = classOf(9, 7, (at) => ({
      'Given.java': at === 1 ? `${GIVEN}${OWN[20]}` : GIVEN,
      'Run.java': `${at % 2 === 0 ? OWN[21] : ''}${OWN[22]}${OWN[23 + (at % 3)]}`,
    }));
    const { commonCode, pairs } = analyse(documents);
    const turned = analyse(documents.toReversed());
    expect(turned.commonCode).toEqual(commonCode);
    expect(turned.pairs).toEqual(pairs);
  });
});
