import { describe, expect, it } from 'vitest';
import { HeldNumbers } from '../../src/engine/held-numbers.ts';
import {
  frequenciesOf,
  InvertedIndex,
  rarity,
  RowSet,
  ValuesByFrequency,
} from '../../src/engine/inverted-index.ts';
import { Likeness } from '../../src/engine/likeness.ts';
import { NumberLists } from '../../src/engine/number-lists.ts';
import { randomFrom } from '../random.ts';
import { programs } from './generated-programs.ts';
import { analyse, document, javaPrograms } from './programs.ts';
import { seldom } from '../suite.ts';

/** What makes every set a large one, in which nobody looks at every pair. */
const LARGE = { tileBudgetTokens: 0, lookBudget: 0 };

describe('choosing pairs in a large set', () => {
  const independent = javaPrograms(24, 3);

  it('chooses as looking at every pair does, where its bounds leave nothing out', () => {
    const texts = programs(40, 'java', randomFrom(5), 0.3);
    const documents = texts.map((text, id) =>
      document(id, { 'Main.java': text }, id % 5 === 1 ? 'archive' : 'submission'),
    );
    const all = { tileBudgetTokens: 0, partners: 40, tileFrom: 0.05 };
    const every = analyse(documents, {}, { ...all, lookBudget: Infinity });
    const likely = analyse(documents, {}, { ...all, lookBudget: 0, mostHolders: 40, likely: 40 });
    expect(every.pairs.length).toBeGreaterThan(100);
    expect(likely).toEqual(every);
  });

  it('finds a copy by what is rare in it, whatever else everybody has', () => {
    const [shared, ...own] = independent as [string, ...string[]];
    const texts = own.map((text) => `${shared}\n${text}`);
    const copy = `${shared}\n${(own[4] as string).replaceAll(/\bcount(\d)/g, 'copied$1')}`;
    const documents = [...texts, copy].map((text, id) => document(id, { 'Main.java': text }));
    const found = analyse(documents, {}, { ...LARGE, mostHolders: 3, likely: 2, partners: 2, samples: 0 });
    const [best] = found.pairs;
    expect([best?.a, best?.b]).toEqual([4, texts.length]);
  });

  /** One solution that more hand in than what is looked up may have, each with little of their own. */
  const ring = Array.from({ length: 9 }, (_, at) =>
    (independent[0] as string).replace('int', `int own${at} = ${at}; int`),
  );
  const handedRound = [...ring, ...independent.slice(1)].map((text, id) => document(id, { 'A.java': text }));
  const bounds = { ...LARGE, mostHolders: 4, nearest: 4, likely: 4, partners: 3 };
  const flagged = (samples: number): number[] =>
    analyse(handedRound, {}, { ...bounds, samples })
      .submissions.filter(({ peer }) => peer > 75)
      .map(({ id }) => id);

  seldom('finds a solution that was handed round by a sample of what many have, and only by it', () => {
    expect(flagged(8)).toEqual(ring.map((_, at) => at));
    expect(flagged(0)).toEqual([]);
  });

  it('does not depend on the order of documents', () => {
    const turned = handedRound.toReversed().map((each, id) => ({ ...each, id }));
    const last = handedRound.length - 1;
    const [one, other] = [handedRound, turned].map((documents) =>
      analyse(documents, {}, { ...bounds, samples: 8 }),
    );
    const pairsOf = (pairs: typeof one, turn: (id: number) => number) =>
      pairs?.pairs
        .map(({ a, b, overlap }) => `${[turn(a), turn(b)].toSorted((x, y) => x - y).join()}: ${overlap}`)
        .toSorted();
    expect(pairsOf(other, (id) => last - id)).toEqual(pairsOf(one, (id) => id));
  });
});

describe('InvertedIndex', () => {
  const index = new InvertedIndex(Uint32Array.of(6, 2), 91);
  for (const each of [3, 5, 31, 32, 64, 90]) index.add(0, each);
  for (const each of [5, 90]) index.add(1, each);
  const taken = (touched: RowSet): number[] => {
    const rows: number[] = [];
    touched.take((row) => rows.push(row));
    return rows;
  };

  it('adds weights and notes what it touched, in ascending order, once', () => {
    const [sums, touched] = [new Float64Array(100), new RowSet(100)];
    index.accumulate(1, 0.5, sums, touched);
    index.accumulate(0, 0.25, sums, touched);
    expect(taken(touched)).toEqual([3, 5, 31, 32, 64, 90]);
    expect([sums[3], sums[5], sums[90], sums[4]]).toEqual([0.25, 0.75, 0.75, 0]);
    expect(taken(touched)).toEqual([]);
    touched.add(7);
    touched.clear();
    expect(taken(touched)).toEqual([]);
  });

  it.each([
    ['one that has it', 32, 1, [31, 32, 64]],
    ['the first', 3, 2, [3, 5, 31]],
    ['the last', 90, 1, [64, 90]],
    ['more than there are', 31, 9, [3, 5, 31, 32, 64, 90]],
    ['none but itself', 31, 0, [31]],
  ])('looks only near %s', (_, place, most, expected) => {
    const [sums, touched] = [new Float64Array(100), new RowSet(100)];
    index.accumulateNear(0, place, most, 1, sums, touched);
    expect(taken(touched)).toEqual(expected);
    expect(expected.map((row) => sums[row])).toEqual(expected.map(() => 1));
  });

  it('counts who has how many, each once', () => {
    const counts = new Int32Array(100);
    const count = (least: number): number => {
      index.count(0, counts);
      index.count(1, counts);
      const passes = (_: number, each: number): boolean => each >= least;
      return index.take(0, counts, passes) + index.take(1, counts, passes);
    };
    expect([count(1), count(2), count(3)]).toEqual([6, 2, 0]);
    expect(counts.every((each) => each === 0)).toBe(true);
  });

  it.each([
    ['by its list', (number: number, at: number) => index.has(number, at)],
    ['by a set of its own', (number: number, at: number) => index.documents(number, 100).has(at)],
  ])('knows who has a number %s', (_, has) => {
    const having = (number: number): number[] =>
      Array.from({ length: 100 }, (_each, at) => at).filter((at) => has(number, at));
    expect([having(0), having(1)]).toEqual([
      [3, 5, 31, 32, 64, 90],
      [5, 90],
    ]);
  });
});

describe('InvertedIndex of more documents than two bytes tell apart', () => {
  it.each([1 << 16, (1 << 16) + 1])('%i', (documents) => {
    const index = new InvertedIndex(Uint32Array.of(2), documents);
    for (const each of [0, documents - 1]) index.add(0, each);
    expect([0, documents - 1].map((at) => index.has(0, at))).toEqual([true, true]);
  });
});

describe('NumberLists', () => {
  it('keep what they hold when a number needs more than two bytes', () => {
    const lists = new NumberLists();
    const given = [
      [3, 0xffff],
      [],
      [0x1_0000, 7],
      [0xffff_ffff],
      Array.from({ length: 9000 }, (_, at) => at),
    ];
    const held = (): number[][] =>
      Array.from({ length: lists.count }, (_, at) => [...lists.data.subarray(lists.from(at), lists.to(at))]);
    for (const [at, numbers] of given.entries()) {
      lists.add(Uint32Array.from(numbers));
      expect(lists.data.BYTES_PER_ELEMENT).toBe(at < 2 ? 2 : 4);
      expect(held()).toEqual(given.slice(0, at + 1));
    }
    lists.clear();
    lists.add(Uint32Array.of(1));
    expect(held()).toEqual([[1]]);
  });
});

describe('LikenessRows', () => {
  // Number 3 stands in one document, 1 in two, 2 in three, 0 in all.
  const lists = new NumberLists();
  for (const numbers of [[0, 1, 2, 3], [0, 1], [0, 2], [0, 2], [0], [0]]) {
    lists.add(Uint32Array.from(numbers));
  }
  const order = Int32Array.of(5, 4, 3, 2, 1, 0);
  const [two, three] = [rarity(2, 6), rarity(3, 6)];

  it.each([
    [2, [0, 0, 0, 0, two, two]],
    [3, [0, 0, three, three, two, two + three]],
  ])('add the evidence of what at most %i have, so many times', (most, evidence) => {
    const rows = new Likeness(lists, 4, 1, 0).rows(order, most);
    order.forEach((at, row) => rows.add(at, row));
    const [sums, touched] = [new Float64Array(6), new RowSet(6)];
    rows.accumulate(0, touched, sums, 5);
    expect([...sums]).toEqual(evidence.map((each) => expect.closeTo(5 * each, 12)));
    const found: number[] = [];
    touched.take((row) => found.push(row));
    expect(found).toEqual(evidence.flatMap((each, row) => (each > 0 ? row : [])));
  });
});

describe('HeldNumbers', () => {
  it.each([100, 70_000])('sum what two documents have in common, of %i numbers', (count) => {
    const random = randomFrom(5);
    const documents = Array.from({ length: 6 }, () =>
      [...new Set(Array.from({ length: 60 }, () => random.integer(0, count - 1)))].concat(count),
    );
    const lists = new NumberLists();
    for (const numbers of documents) lists.add(Uint32Array.from(numbers));
    const frequencies = frequenciesOf(lists, count + 1);
    const held = new HeldNumbers(lists, new ValuesByFrequency(frequencies, 6, (frequency) => 1 / frequency));
    // One document after the other, so that nothing stays of the one before.
    documents.forEach((one, at) => {
      held.hold(at);
      const sums = documents.map((other) =>
        other.reduce(
          (sum, number) => sum + (one.includes(number) ? 1 / (frequencies[number] as number) : 0),
          0,
        ),
      );
      expect(documents.map((_, other) => held.commonWith(other))).toEqual(sums);
    });
  });
});
