import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankingMetrics } from './metrics.ts';
import { calibrated } from '../../src/engine/ai-scale.ts';
import { OrderedChain } from '../../src/engine/chain.ts';
import { clustersOf } from '../../src/engine/clusters.ts';
import { GramHashes, GramTable, winnow } from '../../src/engine/fingerprints.ts';
import { rarity } from '../../src/engine/inverted-index.ts';
import { hashOn, WordsInText } from '../../src/engine/tokenizers/lexical-tables.ts';
import {
  IDENTIFIER,
  intern,
  TOKEN_LIMIT,
  type TokenSet,
  tokenSet,
} from '../../src/engine/tokenizers/vocabulary.ts';

describe('winnowing', () => {
  it('keeps a fingerprint of every common run of k + w - 1 tokens', () => {
    const chosen = (list: Uint16Array): Set<string> => {
      const hashes = new GramHashes();
      hashes.compute(list, 5);
      const at = new Uint32Array(list.length + 1);
      const count = winnow(hashes, 4, at);
      return new Set(
        [...at.subarray(0, count)].map((position) => `${hashes.low[position]}-${hashes.high[position]}`),
      );
    };
    const word = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 8, maxLength: 12 });
    const around = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(word, around, around, around, (common, a, b, c) => {
        const one = chosen(Uint16Array.from([...a, ...common, ...b]));
        const other = chosen(Uint16Array.from([...c, ...common, ...a]));
        expect([...one].some((print) => other.has(print))).toBe(true);
      }),
    );
  });

  it('numbers each hash once, however many there are', () => {
    const table = new GramTable();
    const numbers = Array.from({ length: 20_000 }, (_, at) =>
      table.add(Math.imul(at, 0x9e3779b1) >>> 0, at & 0xff),
    );
    expect(numbers).toEqual(Array.from({ length: 20_000 }, (_, at) => at));
    expect(table.add(Math.imul(777, 0x9e3779b1) >>> 0, 777 & 0xff)).toBe(777);
    expect(table.find(1, 1)).toBe(-1);
  });

  it('numbers hashes of a large table the same whether it was asked to fetch them or not', () => {
    const lows = Uint32Array.from({ length: 90_000 }, (_, at) => Math.imul(at >> 1, 0x9e3779b1));
    const highs = Uint32Array.from(lows, (_, at) => (at >> 1) & 0xff);
    const [one, other] = [new GramTable(), new GramTable()];
    const numbersOf = (table: GramTable, step: number): readonly number[] =>
      Array.from(lows, (low, at) => {
        if (at % step === 0) table.fetch(lows.subarray(at), highs.subarray(at), step);
        return table.add(low, highs[at] as number);
      });
    expect(numbersOf(other, 1000)).toEqual(numbersOf(one, lows.length));
    expect(other.size).toBe(45_000);
  });

  it('says how many times it was asked about a number in a document, up to 15', () => {
    const table = new GramTable();
    const numbers = [table.add(1, 2), table.add(3, 4)] as const;
    const timesIn = (document: number, number: number, times: number): readonly number[] =>
      Array.from({ length: times }, () => table.timesIn(document, number));
    const many = Array.from({ length: 18 }, (_, at) => Math.min(at, 15));
    expect(timesIn(1, numbers[0], 18)).toEqual(many);
    expect(timesIn(1, numbers[1], 2)).toEqual([0, 1]);
    expect(timesIn(2, numbers[0], 1)).toEqual([0]);
    expect(timesIn(2 ** 26, numbers[0], 18)).toEqual(many);
    expect([table.find(1, 2), table.find(3, 4)]).toEqual([0, 1]);
  });
});

describe('OrderedChain', () => {
  it('is the heaviest increasing set, as trying them all says', () => {
    const tile = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.uniqueArray(tile, { maxLength: 9, selector: ([b]) => b }), (list) => {
        let heaviest = 0;
        for (let chosen = 0; chosen < 1 << list.length; chosen += 1) {
          const picked = list.filter((_, at) => (chosen & (1 << at)) !== 0);
          if (picked.every(([b], at) => at === 0 || (picked[at - 1] as [number, number])[0] < b)) {
            heaviest = Math.max(
              heaviest,
              picked.reduce((sum, [, weight]) => sum + weight, 0),
            );
          }
        }
        const columns = {
          count: list.length,
          a: Int32Array.from(list, (_, at) => at * 10),
          b: Int32Array.from(list, ([b]) => b),
          length: Int32Array.from(list, () => 1),
        };
        expect(new OrderedChain().weigh(columns, (at) => (list[at] as [number, number])[1])).toBe(heaviest);
      }),
    );
  });
});

describe('the densest stretch', () => {
  /** Runs as [place in the first, place in the second, length]; each token weighs 1. */
  const densest = (...list: readonly (readonly [number, number, number])[]): number => {
    const chain = new OrderedChain();
    const columns = {
      count: list.length,
      a: Int32Array.from(list, ([a]) => a),
      b: Int32Array.from(list, ([, b]) => b),
      length: Int32Array.from(list, ([, , length]) => length),
    };
    chain.weigh(columns, (at) => list[at]?.[2] ?? 0);
    return chain.densest;
  };

  it('joins runs as long as the longer gap costs less than they bring', () => {
    expect(densest()).toBe(0);
    expect(densest([5, 80, 20])).toBe(20);
    expect(densest([0, 0, 20], [30, 25, 20])).toBe(30);
    expect(densest([0, 0, 20], [39, 20, 20])).toBe(21);
    expect(densest([0, 0, 20], [41, 20, 20])).toBe(20);
  });

  it('takes no run that stands before in the other program, and skips a moved one', () => {
    expect(densest([0, 50, 20], [20, 0, 20])).toBe(20);
    expect(densest([0, 0, 20], [20, 500, 15], [35, 20, 20])).toBe(25);
  });

  it('looks seven runs back beyond the one before', () => {
    const moved = (count: number): (readonly [number, number, number])[] =>
      Array.from({ length: count }, (_, at) => [20 + at, 900 - 2 * at, 1]);
    expect(densest([0, 0, 30], ...moved(7), [30, 30, 30])).toBe(60);
    expect(densest([0, 0, 30], ...moved(8), [30, 30, 30])).toBe(30);
  });
});

describe('rarity', () => {
  it('falls from 1 with the number of documents that share', () => {
    expect([rarity(1, 100), rarity(2, 100), rarity(5, 3)]).toEqual([1, 1, 1]);
    expect(rarity(100, 100)).toBeCloseTo(Math.log(2) / Math.log(100), 12);
    for (let frequency = 3; frequency <= 100; frequency += 1) {
      expect(rarity(frequency, 100)).toBeLessThan(rarity(frequency - 1, 100));
    }
  });
});

describe('clustersOf', () => {
  it('joins what is linked, largest first', () => {
    expect(
      clustersOf([
        [7, 8],
        [1, 2],
        [3, 2],
        [9, 3],
      ]),
    ).toEqual([
      [1, 2, 3, 9],
      [7, 8],
    ]);
    expect(clustersOf([])).toEqual([]);
  });
});

describe('calibration of the AI score', () => {
  it('goes through its points, in straight lines', () => {
    expect([0, 0.4, 0.55, 0.65, 0.8, 1].map(calibrated)).toEqual([0, 50, 75, 85, 100, 100]);
    expect(calibrated(0.2)).toBeCloseTo(25, 10);
    expect(calibrated(0.6)).toBeCloseTo(80, 10);
  });
});

describe('rankingMetrics', () => {
  it('treats a tie as one step', () => {
    const tied = [
      { score: 1, positive: true },
      { score: 1, positive: false },
    ];
    expect(rankingMetrics(tied)).toMatchObject({ averagePrecision: 0.5, auc: 0.5, falseAlarms: 0 });
    const list = [
      [90, true],
      [80, false],
      [70, true],
      [10, false],
    ] as const;
    const metrics = rankingMetrics(list.map(([score, positive]) => ({ score, positive })));
    expect(metrics.averagePrecision).toBeCloseTo((1 + 2 / 3) / 2, 12);
    expect(metrics).toMatchObject({
      auc: 0.75,
      falseAlarms: 0.5,
      recallAt75: 0.5,
      recallAt1: 0.5,
      bestF1: 0.8,
    });
  });
});

describe('WordsInText', () => {
  it('knows of each word in a text what a map of them does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '_', '1'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), fc.array(word), (known, asked) => {
        const meanings = new Map(known.map((each, at) => [each, at] as const));
        const table = new WordsInText(meanings);
        for (const each of [...known, ...asked]) {
          let hash = 0;
          for (let at = 0; at < each.length; at += 1) hash = hashOn(hash, each.charCodeAt(at));
          expect(table.at(`ab${each}ab`, 2, 2 + each.length, hash)).toBe(meanings.get(each));
          expect(table.of(each)).toBe(meanings.get(each));
        }
      }),
    );
  });

  it('tells words of one hash apart by their letters, and by their length', () => {
    const table = new WordsInText(new Map([['if', 1]]));
    const hash = hashOn(hashOn(0, 'i'.charCodeAt(0)), 'f'.charCodeAt(0));
    expect(['if', 'of', 'ifs'].map((word) => table.at(word, 0, word.length, hash))).toEqual([
      1,
      undefined,
      undefined,
    ]);
  });
});

describe('TokenSet', () => {
  it('has the numbers that it was made of, those of words and of other sets, and no others', () => {
    const inner = tokenSet('( )', undefined);
    const outer = tokenSet(inner, IDENTIFIER, '=> if');
    const ids = (set: TokenSet): (number | undefined)[] =>
      [undefined, ...Array.from({ length: TOKEN_LIMIT }, (_, id) => id)].filter((id) => set.has(id));
    const sorted = (list: number[]): number[] => list.toSorted((a, b) => a - b);
    expect(ids(inner)).toEqual([undefined, 40, 41]);
    expect(ids(outer)).toEqual([undefined, ...sorted([40, 41, IDENTIFIER, intern('=>'), intern('if')])]);
    expect(ids(tokenSet(TOKEN_LIMIT - 1))).toEqual([TOKEN_LIMIT - 1]);
    expect(ids(tokenSet())).toEqual([]);
  });
});
