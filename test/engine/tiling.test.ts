import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyGram } from '../../src/engine/fingerprints.ts';
import { type Anchors, Tiler } from '../../src/engine/tiling.ts';
import { SEPARATOR } from '../../src/engine/tokenizers/vocabulary.ts';
import { tilingFault, runsOf } from './naive-tiling.ts';
import { tries } from '../suite.ts';

/** How many equal positions are tried for one k-gram. */
const TRIED = 8;

/**
 * K-grams with a number each: where two numbers are equal, k tokens surely are. Of `window` k-grams in a row at least one is
 * an anchor, and the same one wherever the row stands.
 */
class Grams {
  readonly #numbers = new Map<string, number>();
  readonly #k: number;
  readonly #window: number;
  constructor(k: number, window: number) {
    this.#k = k;
    this.#window = window;
  }

  readonly of = (tokens: Uint16Array): Anchors => {
    const numbers = Array.from({ length: Math.max(0, tokens.length - this.#k + 1) }, (_, at) => {
      const gram = tokens.subarray(at, at + this.#k);
      if (gram.includes(SEPARATOR)) return Infinity;
      const name = gram.join(' ');
      this.#numbers.set(name, this.#numbers.get(name) ?? this.#numbers.size);
      return this.#numbers.get(name) ?? 0;
    });
    const chosen = new Set<number>();
    for (let from = 0; from + this.#window <= numbers.length; from += 1) {
      const row = numbers.slice(from, from + this.#window);
      if (row.every(Number.isFinite)) chosen.add(from + row.indexOf(Math.min(...row)));
    }
    const positions = [...chosen].toSorted((x, y) => x - y);
    const columns = {
      positions: Uint32Array.from(positions),
      keys: Uint32Array.from(positions, (at) => numbers[at] as number),
    };
    return { ...columns, from: 0, to: positions.length, sure: this.#k };
  };
}

const sequence = (...tokens: readonly number[]): Uint16Array => Uint16Array.from(tokens);
const count = (from: number, length: number): number[] => Array.from({ length }, (_, at) => from + at);

describe('Tiler', () => {
  /** Documents that are put together from pieces of one text, so that their runs overlap and compete. */
  const documents = (letters: number, pieces: number) =>
    fc.array(fc.integer({ min: 1, max: letters }), { minLength: 6, maxLength: 16 }).chain((text) => {
      const piece = fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 9 }))
        .map(([from, length]) => text.slice(from, from + length));
      const other = fc.integer({ min: SEPARATOR, max: letters }).map((token) => [token]);
      const document = fc
        .array(fc.oneof({ arbitrary: piece, weight: 3 }, other), { maxLength: pieces })
        .map((list) => Uint16Array.from(list.flat()));
      return fc.tuple(document, fc.array(document, { minLength: 1, maxLength: 3 }));
    });

  const ANCHORS = [
    ['every k-gram, as a hint', 3, (k: number) => (tokens: Uint16Array) => everyGram(tokens, k)],
    ['every k-gram, surely', 3, (k: number) => new Grams(k, 1).of],
    ['one of three k-grams, surely', 4, (k: number) => new Grams(k - 2, 3).of],
  ] as const;

  it.each(ANCHORS)('tiles as trying all pairs of positions does, with %s', (_, minimum, prepare) => {
    const tiler = new Tiler(minimum);
    fc.assert(
      fc.property(documents(5, 7), fc.nat(2), fc.nat(2), ([a, others], longA, longB) => {
        const anchors = prepare(minimum);
        const of = anchors(a);
        fc.pre(of.keys.every((key) => of.keys.filter((other) => other === key).length <= TRIED));
        // The same Tiler for all: nothing may be left in it from the pair before.
        const [startA, startB] = [longA * 3_000, longB * 5_000];
        tiler.index(padded(a, startA, 1), moved(of, startA));
        for (const b of [...others, a]) {
          const runs = runsOf(tiler.tile(padded(b, startB, 0), moved(anchors(b), startB)));
          const back = runs.map((run) => ({ ...run, a: run.a - startA, b: run.b - startB }));
          expect(tilingFault(a, b, back, minimum)).toBeNull();
        }
      }),
      { numRuns: tries(300) },
    );
  });

  /** Behind so many tokens that are nowhere else: odd ones, or even ones. */
  function padded(tokens: Uint16Array, by: number, parity: number): Uint16Array {
    return sequence(...Array.from({ length: by }, (_, at) => 100 + 2 * at + parity), ...tokens);
  }
  function moved(anchors: Anchors, by: number): Anchors {
    return { ...anchors, positions: anchors.positions.map((at) => at + by) };
  }

  it.each([
    ['two of the minimum', [1, 2, 3], [1, 2, 3, 9], [{ a: 0, b: 0, length: 3 }]],
    ['one token less', [1, 2, 9], [1, 2, 8], []],
    ['a copy of the minimum', [1, 2, 3], [1, 2, 3], [{ a: 0, b: 0, length: 3 }]],
    ['a copy of one token less', [1, 2], [1, 2], []],
    ['nothing', [], [], []],
    [
      'the longest run, which takes the tokens of a shorter one',
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 9, 2, 3, 4, 5, 6],
      [{ a: 1, b: 4, length: 5 }],
    ],
    [
      'what is left of a run whose beginning was taken',
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 2, 3, 4, 5, 0, 4, 5, 6, 7, 8],
      [
        { a: 3, b: 6, length: 5 },
        { a: 0, b: 0, length: 3 },
      ],
    ],
    [
      'a copy between separators',
      [0, 1, 2, 3, 0, 4, 5, 0, 6, 7, 8, 9],
      [0, 1, 2, 3, 0, 4, 5, 0, 6, 7, 8, 9],
      [
        { a: 1, b: 1, length: 3 },
        { a: 8, b: 8, length: 4 },
      ],
    ],
  ] as const)('finds %s', (_, first, second, tiles) => {
    const [a, b] = [sequence(...first), sequence(...second)];
    const tiler = new Tiler(3);
    tiler.index(a, everyGram(a, 3));
    expect(runsOf(tiler.tile(b, everyGram(b, 3)))).toEqual(tiles);
  });

  it('looks only between the two ends of its anchors', () => {
    const a = sequence(1, 2, 3, 9, 4, 5, 6);
    const b = sequence(4, 5, 6, 8, 1, 2, 3);
    const tiler = new Tiler(3);
    const [of, other] = [everyGram(a, 3), everyGram(b, 3)];
    tiler.index(a, { ...of, from: 1 });
    expect(runsOf(tiler.tile(b, other))).toEqual([{ a: 4, b: 0, length: 3 }]);
    expect(runsOf(tiler.tile(b, { ...other, from: 1 }))).toEqual([]);
    tiler.index(a, { ...of, to: of.to - 1 });
    expect(runsOf(tiler.tile(b, other))).toEqual([{ a: 0, b: 4, length: 3 }]);
    expect(runsOf(tiler.tile(b, { ...other, to: other.to - 1 }))).toEqual([]);
  });

  it('takes equal keys only for a hint, unless they are sure', () => {
    const [a, b] = [sequence(1, 2, 3, 4), sequence(1, 2, 9, 4)];
    const columns = { positions: Uint32Array.of(0), keys: Uint32Array.of(7), from: 0, to: 1 };
    const tiler = new Tiler(3);
    tiler.index(a, { ...columns, sure: 0 });
    expect(tiler.tile(b, { ...columns, sure: 0 }).count).toBe(0);
    expect(tiler.tile(b, { ...columns, sure: 4 }).count).toBe(1);
  });

  it('tries the first eight equal positions of a k-gram, whatever shares their place in the table', () => {
    const piece = (at: number): number[] => [1, 2, 3, 100 + at];
    const a = sequence(...count(0, 12).flatMap(piece));
    const b = sequence(...count(50, 12).flatMap(piece));
    const tiler = new Tiler(3);
    tiler.index(a, everyGram(a, 3));
    const starts = runsOf(tiler.tile(b, everyGram(b, 3))).map((run) => run.a);
    expect(starts.toSorted((x, y) => x - y)).toEqual(count(0, TRIED).map((at) => at * 4));

    // Keys that differ by the size of the table fall on one place of it.
    const crowd = [...Array.from({ length: 20 }, () => 7 + 256), 7];
    const text = sequence(...count(1, 21).flatMap((at) => [at * 3, at * 3 + 1, at * 3 + 2]));
    const positions = Uint32Array.from(crowd, (_, at) => at * 3);
    tiler.index(text, { positions, keys: Uint32Array.from(crowd), from: 0, to: 21, sure: 0 });
    const last = Uint16Array.from([...text.subarray(60), 9]);
    const one = { positions: Uint32Array.of(0), keys: Uint32Array.of(7), from: 0, to: 1, sure: 0 };
    expect(runsOf(tiler.tile(last, one))).toEqual([{ a: 60, b: 0, length: 3 }]);
  });

  it('keeps every run and every tile, more than its columns began with', () => {
    const pieces = count(0, 5_000).map((at) => [at * 4 + 1, at * 4 + 2, at * 4 + 3]);
    const join = (list: readonly (readonly number[])[]): Uint16Array =>
      Uint16Array.from(list.flatMap((piece) => [...piece, SEPARATOR]));
    const [a, b] = [join(pieces), join(pieces.toReversed())];
    const tiler = new Tiler(3);
    tiler.index(a, everyGram(a, 3));
    const runs = runsOf(tiler.tile(b, everyGram(b, 3)));
    expect(runs.map((run) => run.a).toSorted((x, y) => x - y)).toEqual(pieces.map((_, at) => at * 4));
    for (const run of runs) expect([run.length, run.a + run.b]).toEqual([3, (pieces.length - 1) * 4]);
  });

  /** So many pieces of three tokens, no two alike, each with a separator behind it. */
  function distinctPieces(pieces: number): number[][] {
    const letters = Math.ceil(Math.cbrt(pieces));
    return Array.from({ length: pieces }, (_, at) => [
      1 + (at % letters),
      100 + (Math.floor(at / letters) % letters),
      200 + Math.floor(at / letters ** 2),
      SEPARATOR,
    ]);
  }

  /** Milliseconds: with every statement counted, as a search for mutants does, these are long. */
  const PATIENCE = 120_000;

  it.each([
    ['as many runs as a pair may have', 60_000, 60_000],
    ['one more', 60_001, 60_000],
  ])('tiles %s', { timeout: PATIENCE }, (_, pieces, found) => {
    const list = distinctPieces(pieces);
    const [a, b] = [Uint16Array.from(list.flat()), Uint16Array.from(list.toReversed().flat())];
    const tiler = new Tiler(3);
    tiler.index(a, everyGram(a, 3));
    expect(tiler.tile(b, everyGram(b, 3)).count).toBe(found);
    // Nothing of it is left for the next pair.
    const [small, other] = [sequence(1, 2, 3, 9), sequence(8, 1, 2, 3)];
    tiler.index(small, everyGram(small, 3));
    expect(runsOf(tiler.tile(other, everyGram(other, 3)))).toEqual([{ a: 0, b: 1, length: 3 }]);
  });

  it('stops where only generated code could need more comparisons, and not before', {
    timeout: PATIENCE,
  }, () => {
    const behind = (ones: number, last: number): Uint16Array =>
      sequence(...Array.from({ length: ones }, () => 1), last, SEPARATOR, 5, 6, 7, last);
    const lengths = (ones: number): number[] => {
      const [a, b] = [behind(ones, 8), behind(ones, 9)];
      const tiler = new Tiler(3);
      tiler.index(a, everyGram(a, 3));
      return runsOf(tiler.tile(b, everyGram(b, 3))).map(({ length }) => length);
    };
    // Each of `ones` diagonals costs its length: about ones² / 2 of 64 × 2 × ones.
    expect(lengths(200)).toEqual([200, 3]);
    expect(lengths(400)).toEqual([400]);
  });

  it('gives up where all places of one key lie in the way of another one', () => {
    const length = 200_000;
    const anchorsOf = (key: number) => ({
      positions: Uint32Array.from({ length }, (_, at) => at),
      keys: new Uint32Array(length).fill(key),
      from: 0,
      to: length,
      sure: 0,
    });
    const tiler = new Tiler(3);
    tiler.index(new Uint16Array(length).fill(1), anchorsOf(7));
    const tiles = tiler.tile(new Uint16Array(length).fill(2), anchorsOf(7 + 2 ** 24));
    expect(tiles.count).toBe(0);
  });

  it.each([100, 1_000, 8_000])(
    'finds what %i lines have in common at the end of a text that repeats itself',
    {
      timeout: PATIENCE,
    },
    (lines) => {
      // Five lines of ten tokens in an order of their own: every k-gram stands in thousands of places.
      let seed = lines;
      const line = (): number[] => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        return count(10 * Math.floor((seed / 2 ** 32) * 5) + 1, 10);
      };
      const many = (n: number): number[] => Array.from({ length: n }, line).flat();
      const shared = many(lines);
      const a = sequence(...shared, 99, ...many(12_000 - lines));
      const b = sequence(...many(12_000 - lines), 98, ...shared);
      const tiler = new Tiler(15);
      tiler.index(a, behindOthers(everyGram(a, 15), 3));
      const runs = runsOf(tiler.tile(b, behindOthers(everyGram(b, 15), 40)));
      expect(runs[0]).toEqual({ a: 0, b: (12_000 - lines) * 10 + 1, length: lines * 10 });
      for (const run of runs) {
        expect(a.subarray(run.a, run.a + run.length)).toEqual(b.subarray(run.b, run.b + run.length));
      }
      // The same again, by what is kept of the indexed text.
      expect(runsOf(tiler.tile(b, behindOthers(everyGram(b, 15), 40)))).toEqual(runs);
      // Of another text nothing that was kept is left.
      tiler.index(b, behindOthers(everyGram(b, 15), 3));
      const turned = runsOf(tiler.tile(a, behindOthers(everyGram(a, 15), 40)));
      expect(turned[0]).toEqual({ a: (12_000 - lines) * 10 + 1, b: 0, length: lines * 10 });
    },
  );

  /** As in a corpus: its columns begin with what is another document's. */
  function behindOthers({ positions, keys, from, to, sure }: Anchors, many: number): Anchors {
    const others = Uint32Array.from(count(5, many));
    return {
      positions: Uint32Array.of(...others, ...positions),
      keys: Uint32Array.of(...others, ...keys),
      from: from + others.length,
      to: to + others.length,
      sure,
    };
  }

  it.each([
    ['not for 16 k-grams', 4, []],
    ['for more, to the last row of both', 5, [18, 18, 18, 18, 18]],
  ] as const)('looks behind pieces that are too short %s', (_, many, lengths) => {
    // Each run is one row of four k-grams, and each of these stands alone in all places that are tried.
    const runs = count(1, many).map((at) => count(at * 1_000, 18));
    const pieces = runs.flatMap((run) => count(0, 4).flatMap((at) => [...run.slice(at, at + 15), SEPARATOR]));
    const apart = (between: number): number[] =>
      runs.flatMap((run, at) => (at === 0 ? run : [between + at, ...run]));
    const a = sequence(...Array.from({ length: TRIED }, () => pieces).flat(), ...apart(100));
    const b = sequence(...apart(200));
    const tiler = new Tiler(18);
    tiler.index(a, everyGram(a, 15));
    expect(runsOf(tiler.tile(b, everyGram(b, 15))).map(({ length }) => length)).toEqual(lengths);
  });

  it('finds a run before which pieces of it stand, too short to count, more often than places are tried', () => {
    let seed = 5;
    const run = Array.from({ length: 600 }, () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return 1 + Math.floor((seed / 2 ** 32) * 40);
    });
    /** Each k-gram, `TRIED` times, and behind every 14 tokens one that stands nowhere else. */
    const pieces = (from: number): number[] => {
      let next = from;
      const once = count(0, 197).flatMap((at) => [...run.slice(at * 3, at * 3 + 14), (next += 1)]);
      return Array.from({ length: TRIED }, () => once).flat();
    };
    const [a, b] = [sequence(...pieces(1_000), ...run), sequence(...pieces(5_000), ...run, 50)];
    for (const [one, other] of [
      [a, b],
      [b, a],
      [a, sequence(...run, 50)],
    ] as const) {
      const tiler = new Tiler(15);
      tiler.index(one, everyGram(one, 12));
      const whole = one.length - run.length - (one === b ? 1 : 0);
      expect(runsOf(tiler.tile(other, everyGram(other, 12)))).toContainEqual(
        expect.objectContaining({ a: whole, length: run.length }),
      );
    }
  });

  it('tries fewer places inside of a long run, and all of them behind it', () => {
    const long = (length: number): number[] => count(1_000, length);
    // The piece stands three times on its own before it stands behind the run.
    const piece = [1, 2, 3];
    const a = sequence(...piece, 11, ...piece, 12, ...piece, 13, 14, ...long(80), ...piece, 15);
    const b = sequence(...long(80), ...piece, 16, 17, ...piece, 18);
    const tiler = new Tiler(3);
    tiler.index(a, everyGram(a, 3));
    const runs = runsOf(tiler.tile(b, everyGram(b, 3)));
    expect(runs.map(({ length }) => length)).toEqual([83, 3]);
    expect(runs[0]).toEqual({ a: 13, b: 0, length: 83 });
    expect(runs[1]?.b).toBe(85);
  });

  it('finds the same in documents of any length, one after the other', { timeout: PATIENCE }, () => {
    const tiler = new Tiler(3);
    const shared = [1, 2, 3, 4];
    for (const length of [10, 5_000, 20, 9_000, 4_096, 3]) {
      for (const [x, y] of [
        [length, 7],
        [7, length],
        [length, length + 1],
      ] as const) {
        const a = sequence(...shared, ...count(10_000, x));
        const b = sequence(...count(30_000, y), ...shared);
        tiler.index(a, everyGram(a, 3));
        expect(runsOf(tiler.tile(b, everyGram(b, 3)))).toEqual([{ a: 0, b: y, length: 4 }]);
      }
    }
  });

  it('leaves of a run what is at least the minimum after both ends were taken', () => {
    // The longest run takes the end of one run and the beginning of another one in b.
    const tiler = new Tiler(3);
    const a = sequence(1, 2, 3, 4, 5, 6, 20, 4, 5, 6, 7, 8, 9, 21, 7, 8, 9, 10, 11, 12);
    const b = sequence(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    tiler.index(a, everyGram(a, 3));
    const runs = runsOf(tiler.tile(b, everyGram(b, 3)));
    expect(tilingFault(a, b, runs, 3)).toBeNull();
    expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(12);
  });
});
