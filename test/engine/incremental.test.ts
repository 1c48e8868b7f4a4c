import { describe, expect, it } from 'vitest';
import { IncrementalCorpus } from '../../src/engine/incremental.ts';
import { randomFrom } from '../random.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

const POOL = javaPrograms(12, 5);

describe('IncrementalCorpus', () => {
  it('gives the last document the pairs that a whole analysis gives it', () => {
    const documents = [...POOL, `${POOL[3]}class B { int f(int a) { return a * a; } }`].map((text, id) =>
      document(id, { 'A.java': text }),
    );
    const corpus = new IncrementalCorpus({ languageId: 999 });
    const added = documents.map((each) => corpus.add(each));
    const whole = analyse(documents);
    const last = added.at(-1) ?? [];
    expect(last.length).toBeGreaterThanOrEqual(10);
    expect([last[0]?.a, last[0]?.b]).toEqual([3, 12]);
    const growth = (suspicion: number | null): number => -Math.log(1 - (suspicion ?? NaN) / 100);
    const [first] = last;
    // What is ordinary in the whole class divides all of them alike.
    const factor = growth(pairOf(whole, 3, 12).suspicion) / growth(first?.suspicion ?? null);
    expect(factor).toBeLessThan(1);
    for (const pair of last) {
      const same = pairOf(whole, pair.a, pair.b);
      expect(pair.similarity).toBe(same.similarity);
      expect(growth(same.suspicion) / growth(pair.suspicion)).toBeCloseTo(factor, 8);
    }
  });

  it('gives a total that a whole analysis gives, where three documents or fewer are there, and no other', () => {
    const random = randomFrom(11);
    const totals: (number | null)[] = [];
    for (let round = 0; round < 8; round += 1) {
      const documents = Array.from({ length: 5 }, (_, id) => {
        const text = random.pick(POOL);
        // Some are copies, some too short to judge, some of the archive.
        const own = random.next() < 0.2 ? text.slice(0, 200) : text;
        return document(id, { 'A.java': own }, random.next() < 0.3 ? 'archive' : 'submission');
      });
      const corpus = new IncrementalCorpus({ languageId: 999 });
      for (const [at, each] of documents.entries()) {
        const added = corpus.add(each);
        const whole = analyse(documents.slice(0, at + 1));
        for (const { a, b, total } of added) {
          totals.push(total);
          expect(total).toBe(at < 3 ? pairOf(whole, a, b).total : null);
        }
      }
    }
    expect(totals.filter((total) => total !== null).length).toBeGreaterThan(10);
    expect(totals.filter((total) => total === 100).length).toBeGreaterThan(0);
  });

  it('leaves out only what is ordinary among submissions, not in the archive', () => {
    // Ten of the archive are like none of the nine that are judged, so that counting them would make likeness rarer.
    const own = POOL.slice(0, 8).map((text, id) => document(id, { 'A.java': `${POOL[0]}${text}` }));
    const archive = javaPrograms(10, 77).map((text, at) => document(20 + at, { 'B.java': text }, 'archive'));
    const documents = [...archive, ...own, document(8, { 'A.java': `${POOL[0]}${POOL[9]}` })];
    const corpus = new IncrementalCorpus({ languageId: 999 });
    const [first] = documents.map((each) => corpus.add(each)).at(-1) ?? [];
    // What all nine have stays, as it does where nobody knows how many there will be.
    const whole = analyse(documents, {}, { everybodyAtLeast: 10 });
    const exponent = (suspicion: number | null | undefined): number =>
      -Math.log(1 - (suspicion ?? NaN) / 100);
    const thirdBest = Array.from({ length: 9 }, (_, id) =>
      whole.pairs
        .flatMap(({ a, b, suspicion }) => (a === id || b === id ? [exponent(suspicion)] : []))
        .toSorted((x, y) => y - x)
        .at(2),
    ).toSorted((x = 0, y = 0) => x - y);
    const factor =
      exponent(pairOf(whole, first?.a ?? -1, first?.b ?? -1).suspicion) / exponent(first?.suspicion);
    // With o before and o × 2 / (2 + o) after, 2 / (2 + o) is 1 less half of what is there after.
    expect(factor).toBeCloseTo(1 - (thirdBest[4] ?? NaN) / 2, 8);
    expect(factor).toBeLessThan(0.9);
  });

  it('masks starter code, and does not pair archive documents', () => {
    const [starter = '', one = '', two = ''] = POOL;
    const corpus = new IncrementalCorpus({ languageId: 999 });
    expect(corpus.add(document(9, { 'S.java': starter }, 'base'))).toEqual([]);
    corpus.add(document(1, { 'S.java': starter, 'A.java': one }, 'archive'));
    expect(corpus.add(document(2, { 'S.java': starter, 'A.java': two }, 'archive'))).toEqual([]);
    const [first] = corpus.add(document(3, { 'S.java': starter, 'B.java': one }));
    expect(first).toMatchObject({ a: 3, b: 1, similarity: 100 });
    expect(first?.fragments.every(({ file }) => file === 'B.java')).toBe(true);
    expect(() => corpus.add(document(3, {}))).toThrow(RangeError);
  });
});
