import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { comparePairs } from '../../src/engine/compare.ts';
import { Corpus } from '../../src/engine/corpus.ts';
import { CoveredTokens } from '../../src/engine/covered-tokens.ts';
import { KEPT_READINGS, readFor } from '../../src/engine/kept-readings.ts';
import { grown, uint32s } from '../../src/engine/mapped.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { readDocument } from '../../src/engine/read-document.ts';
import { Slab } from '../../src/engine/slab.ts';
import { TokenWeights } from '../../src/engine/token-weights.ts';
import { document, javaPrograms } from './programs.ts';

describe('Slab', () => {
  it('holds copies of lists of every kind in few buffers', () => {
    const slab = new Slab();
    const lists = Array.from({ length: 3_000 }, (_, at) => {
      const Numbers = [Uint16Array, Uint32Array, Float32Array, Float64Array][at % 4] ?? Uint16Array;
      return new Numbers(at % 401).map((__, place) => (place * 7 + at) % 60_000);
    });
    const copies = lists.map((list) => slab.copy(list));
    expect(copies).toEqual(lists);
    expect(new Set(copies.map(({ buffer }) => buffer)).size).toBeLessThan(10);
    const long = new Float64Array(1 << 14);
    expect(slab.copy(long)).toBe(long);
  });

  it('holds what an analysis read until it runs, and what it compares', () => {
    KEPT_READINGS.clear();
    const how = { languageId: 999, ai: true };
    const read = javaPrograms(40, 4).map((text, id) => {
      KEPT_READINGS.keep(String(id), readFor(document(id, { 'Main.java': text }), how), how);
      return KEPT_READINGS.find(String(id), { id, role: 'submission' }, how);
    });
    expect(new Set(read.map((one) => one?.tokens.buffer)).size).toBeLessThan(5);
    const corpus = new Corpus(PARAMETERS);
    for (const one of read) if (one !== undefined) corpus.add(corpus.prepare(one, undefined));
    expect(corpus.entries).toHaveLength(40);
    expect(new Set(corpus.entries.map(({ tokens }) => tokens.buffer)).size).toBeLessThan(5);
  });
});

describe('a corpus whose pairs are scored', () => {
  it.each([true, false])(
    'lets go what only that takes, unless documents may follow (closed: %s)',
    (isClosed) => {
      const corpus = new Corpus(PARAMETERS);
      for (const [id, text] of javaPrograms(3, 4).entries()) {
        const read = readFor(document(id, { 'Main.java': text }), { languageId: 999, ai: false });
        corpus.add(corpus.prepare(read, undefined));
      }
      if (isClosed) corpus.close();
      const { pairs } = comparePairs(
        corpus,
        PARAMETERS,
        () => true,
        () => {},
      );
      expect(pairs.a).toHaveLength(3);
      expect(corpus.names.count).toBe(3);
      for (const { count, data } of [corpus.small, corpus.roles, corpus.calls, corpus.shingles]) {
        expect([count, data.length === 0]).toEqual(isClosed ? [0, true] : [3, false]);
      }
    },
  );
});

describe('large arrays of numbers', () => {
  it('are no part of what malloc holds, unless addresses are scarce', async () => {
    expect(() => structuredClone(0, { transfer: [uint32s(1 << 20).buffer] })).toThrow(/transfer/);
    const Memory = vi.fn<() => void>(function refuse() {
      throw new RangeError('could not allocate memory');
    });
    vi.stubGlobal('WebAssembly', { Memory });
    vi.resetModules();
    const { float64s } = await import('../../src/engine/mapped.ts');
    expect([float64s(1 << 20), float64s(1 << 20)].map((list) => list.at(-1))).toEqual([0, 0]);
    expect(Memory).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('grow in place with all that they have, and zeros behind it', () => {
    const short = Uint32Array.of(1, 2, 3);
    const large = grown(short, 1 << 16);
    expect([short.length, large.length, ...large.subarray(0, 4)]).toEqual([3, 1 << 16, 1, 2, 3, 0]);
    large.fill(7);
    const larger = grown(large, 1 << 20);
    expect([large.length, larger.length, larger.indexOf(0), larger.at(-1)]).toEqual([
      1 << 16,
      1 << 20,
      1 << 16,
      0,
    ]);
    larger[0] = 8;
    expect(large[0]).toBe(8);
    // It has room for these already.
    expect(grown(larger, (1 << 20) + 1).indexOf(0)).toBe(1 << 16);
  });

  it('are copied where their memory cannot grow', async () => {
    class Memory {
      readonly buffer: ArrayBuffer;
      constructor({ initial }: { readonly initial: number }) {
        this.buffer = new ArrayBuffer(initial << 16);
      }
      grow(): never {
        throw new RangeError('could not grow memory');
      }
    }
    vi.stubGlobal('WebAssembly', { Memory });
    vi.resetModules();
    const { float64s, grown: grownHere } = await import('../../src/engine/mapped.ts');
    const large = float64s(1 << 16).fill(7);
    const larger = grownHere(large, 1 << 18);
    expect([large.length, larger.length, larger.indexOf(0)]).toEqual([1 << 16, 1 << 18, 1 << 16]);
    vi.unstubAllGlobals();
  });

  it('grow in memory of their own where none may be shared', async () => {
    interface Size {
      readonly initial: number;
      readonly shared?: boolean;
    }
    const { WebAssembly: own } = globalThis as unknown as {
      readonly WebAssembly: { readonly Memory: new (size: Size) => object };
    };
    const made = vi.fn<(size: Size) => object>(function (size) {
      if (size.shared === true) throw new TypeError('shared memory is not for this page');
      return new own.Memory(size);
    });
    vi.stubGlobal('WebAssembly', { Memory: made });
    vi.resetModules();
    const { grown: grownHere } = await import('../../src/engine/mapped.ts');
    const large = grownHere(Uint32Array.of(1, 2, 3), 1 << 16);
    const larger = grownHere(large, 1 << 18);
    expect([large.length, ...larger.subarray(0, 4), larger.at(-1)]).toEqual([0, 1, 2, 3, 0, 0]);
    expect(made.mock.calls.map(([{ shared }]) => shared)).toEqual([true, undefined]);
    vi.unstubAllGlobals();
  });
});

describe('CoveredTokens', () => {
  it('counts as a list of all tokens does', () => {
    const run = fc
      .tuple(fc.nat(139), fc.nat(140))
      .map(([from, to]) => [from, Math.max(0, to - from)] as const);
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const covered = new CoveredTokens([7, 140, undefined]);
        const marks = new Set<number>();
        for (const [from, length] of runs) {
          covered.cover(1, from, length);
          covered.cover(2, from, length);
          for (let at = from; at < from + length; at += 1) marks.add(at);
        }
        expect([covered.count(0), covered.count(1), covered.count(2)]).toEqual([0, marks.size, undefined]);
      }),
    );
  });
});

describe('TokenWeights', () => {
  const corpus = new Corpus(PARAMETERS);
  for (const [id, text] of javaPrograms(3, 4).entries()) {
    const read = readDocument(document(id, { 'Main.java': text }), 999, {
      quality: false,
      abstracted: false,
    });
    corpus.add(corpus.prepare(read, undefined));
  }
  const rarities = { of: (number: number) => 1 / (1 + (number % 7)) };
  const lengths = corpus.entries.map(({ tokens }) => tokens.length + 1);

  it('sums up the square of the rarest fingerprint over each token', () => {
    const { positions, keys, from, to } = corpus.anchors(1);
    const sums = new TokenWeights(corpus, rarities, PARAMETERS.k).of(1);
    let sum = 0;
    for (let token = 0; token < (lengths[1] as number) - 1; token += 1) {
      expect(sums[token]).toBeCloseTo(sum, 3);
      let rarest = 0;
      for (let at = from; at < to; at += 1) {
        const behind = token - (positions[at] as number);
        const isOver = behind >= 0 && behind < PARAMETERS.k;
        rarest = Math.max(rarest, isOver ? rarities.of(keys[at] as number) : 0);
      }
      sum += rarest ** 2;
    }
    expect(sums.at(-1)).toBeCloseTo(sum, 3);
  });

  it('keeps as many as it may, those made last, and makes the others again', () => {
    const [a, b, c] = lengths as [number, number, number];
    const roomy = new TokenWeights(corpus, rarities, PARAMETERS.k, a + b + c);
    const first = roomy.of(0);
    roomy.of(1);
    roomy.of(2);
    expect(roomy.of(0)).toBe(first);
    const narrow = new TokenWeights(corpus, rarities, PARAMETERS.k, a + b + c - 1);
    const [one, other] = [narrow.of(0), narrow.of(1)];
    narrow.of(2);
    expect(narrow.of(1)).toBe(other);
    expect(narrow.of(0)).not.toBe(one);
    expect(narrow.of(0)).toEqual(one);
  });
});
