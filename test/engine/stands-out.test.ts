import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument } from '../../src/engine/api.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { calibration, ordinarySuspicion, standOut } from '../../src/engine/stands-out.ts';
import { analyse, document, javaPrograms } from './programs.ts';
import { seldom } from '../suite.ts';

const CLASS = javaPrograms(24, 44);

function renamed(text: string): string {
  return text.replaceAll(/\b(n|sum|left|best|count|value|row|dist|f\w+?)(\d+)\b/g, 'v$2_$1');
}

function named(result: AnalysisResult): string[] {
  return result.pairs.filter(({ standsOut }) => standsOut === true).map(({ a, b }) => `${a} ${b}`);
}

/** A class of `count` in which every pair is as suspicious as `others`, but for those given. */
function pairsOf(
  count: number,
  others: (a: number, b: number) => number,
  more: Readonly<Record<string, number>>,
): { readonly first: Int32Array; readonly second: Int32Array; readonly suspicion: Float64Array } {
  const pairs = Array.from({ length: count }, (_, a) => a).flatMap((a) =>
    Array.from({ length: count - a - 1 }, (_, at) => ({ a, b: a + 1 + at })),
  );
  return {
    first: Int32Array.from(pairs, ({ a }) => a),
    second: Int32Array.from(pairs, ({ b }) => b),
    suspicion: Float64Array.from(pairs, ({ a, b }) => more[`${a} ${b}`] ?? others(a, b)),
  };
}

/** Nobody of so many belongs together with another one. */
function alone(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, at) => at);
}

function outliers(count: number, pairs: ReturnType<typeof pairsOf>): string[] {
  return standOut(
    Array.from({ length: count }, (_, at) => at),
    count,
    pairs,
    alone(count),
    PARAMETERS,
  ).map((at) => `${pairs.first[at]} ${pairs.second[at]}`);
}

/** What is exactly at the cut of a class whose ordinary suspicion is given, worked out anew. */
function cutOf(ordinary: number): number {
  const growth = 6 * (0.02 - Math.log(1 - ordinary / 100));
  return Math.max(40, 100 * (1 - Math.exp(0.02 - growth)));
}

describe('what stands out', () => {
  seldom('is a copy among independent programs, and nothing without it', () => {
    const honest = CLASS.map((text, id) => document(id, { 'A.java': text }));
    expect(named(analyse(honest))).toEqual([]);
    const copied = analyse([...honest, document(90, { 'B.java': renamed(CLASS[3] as string) })]);
    expect(named(copied)).toEqual(['3 90']);
    expect(copied.pairs[0]?.standsOut).toBe(true);
  });

  it('is a copy of a program of the archive, and no pair with what is too short to judge', () => {
    const short = 'class A { int f(int a) { if (a > 2) { return a * 3; } return f(a - 1) + 7; } }';
    const result = analyse([
      ...CLASS.slice(0, 12).map((text, id) => document(id, { 'A.java': text })),
      document(80, { 'A.java': renamed(CLASS[5] as string) }, 'archive'),
      document(81, { 'A.java': CLASS[20] as string }, 'archive'),
      document(90, { 'A.java': short }),
      document(91, { 'A.java': short }),
    ]);
    expect(named(result)).toEqual(['5 80']);
  });

  it('is no pair of which one program is more than eight times as long, unless it holds the other in one stretch', () => {
    const [first = '', ...others] = javaPrograms(40, 44);
    const small = [...others.slice(0, 12), first].map((text, id) => document(id, { 'A.java': text }));
    const long = (count: number): EngineDocument =>
      document(90, { 'A.java': first, 'B.java': others.slice(12, 12 + count).join('\n') });
    expect(named(analyse([...small, long(4)]))).toEqual(['12 90']);
    const lines = first.split('\n');
    const half = Math.floor(lines.length / 2);
    const inHalves = document(90, {
      'A.java': lines.slice(0, half).join('\n'),
      'B.java': others.slice(12, 24).join('\n'),
      'C.java': lines.slice(half).join('\n'),
    });
    expect(named(analyse([...small, inHalves]))).toEqual([]);
    expect(named(analyse([...small, long(12)]))).toEqual(['12 90']);
  });

  it('is never said in a set of fewer than eight', () => {
    const set = (count: number): AnalysisResult =>
      analyse([
        ...CLASS.slice(0, count - 1).map((text, id) => document(id, { 'A.java': text })),
        document(90, { 'A.java': CLASS[0] as string }),
      ]);
    expect(named(set(7))).toEqual([]);
    expect(named(set(8))).toEqual(['0 90']);
  });

  it.each([5, 10, 30, 60])('is above six times what is ordinary where that is %i', (ordinary) => {
    const cut = cutOf(ordinary);
    const classOf = (suspicion: number): string[] =>
      outliers(
        20,
        pairsOf(20, () => ordinary, { '2 7': suspicion }),
      );
    expect(classOf(cut - 0.01)).toEqual([]);
    expect(classOf(cut + 0.01)).toEqual(cut > 99.9 ? [] : ['2 7']);
  });

  it('is nothing where a task dictates the program, be it the same to the letter', () => {
    expect(
      outliers(
        20,
        pairsOf(20, () => 80, { '2 7': 100 }),
      ),
    ).toEqual([]);
    expect(
      outliers(
        20,
        pairsOf(20, () => 100, {}),
      ),
    ).toEqual([]);
    const one = CLASS[0] as string;
    const result = analyse(
      Array.from({ length: 12 }, (_, id) => document(id, { 'A.java': id % 2 === 0 ? one : renamed(one) })),
    );
    expect(named(result)).toEqual([]);
  });

  it('are many pairs of copies, but at most half of a class', () => {
    const copies = (count: number): Record<string, number> =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${2 * at} ${2 * at + 1}`, 90 + at / 10]));
    expect(
      outliers(
        20,
        pairsOf(20, () => 10, copies(4)),
      ).toSorted(),
    ).toEqual(Object.keys(copies(4)).toSorted());
    expect(
      outliers(
        20,
        pairsOf(20, () => 10, copies(9)),
      ),
    ).toEqual(['16 17', '14 15', '12 13', '10 11', '8 9']);
  });

  it('does not depend on a few that are alike in threes', () => {
    const ring = { '0 1': 95, '0 2': 95, '1 2': 95 };
    expect(
      outliers(
        20,
        pairsOf(20, (a, b) => 5 + ((a + b) % 7), ring),
      ).toSorted(),
    ).toEqual(Object.keys(ring));
  });
});

describe('what is ordinary in a class', () => {
  it('is the median of the suspicion with each one’s third best partner', () => {
    // 0 has 50, 40, 30, 20 with the others, 1 besides 10 with each, and so on: third best are 30, 10, 10, 10, 10.
    const pairs = pairsOf(5, () => 10, { '0 1': 50, '0 2': 40, '0 3': 30, '0 4': 20 });
    expect(ordinarySuspicion([0, 1, 2, 3, 4], pairs, alone(5), 3)).toBe(10);
    expect(ordinarySuspicion([0], pairs, alone(5), 3)).toBe(30);
    expect(ordinarySuspicion([0, 1], pairs, alone(5), 3)).toBe(20);
  });

  it('counts those who belong together once for others, and not for each other', () => {
    const pairs = pairsOf(5, () => 10, { '0 1': 90, '0 2': 80, '0 3': 70, '0 4': 20 });
    // 0 has 90 with a team, 70, 20; 1 has 90, 10, 10.
    const parties = Int32Array.of(0, 1, 1, 3, 4);
    expect(ordinarySuspicion([0], pairs, parties, 2)).toBe(70);
    expect(ordinarySuspicion([0], pairs, parties, 3)).toBe(20);
    expect(ordinarySuspicion([1], pairs, parties, 1)).toBe(90);
    expect(ordinarySuspicion([1], pairs, parties, 4)).toBe(0);
    expect(ordinarySuspicion([1], pairs, alone(5), 4)).toBe(10);
  });

  it('is nothing where there are fewer partners', () => {
    const three = pairsOf(3, () => 90, {});
    expect(ordinarySuspicion([0, 1, 2], three, alone(3), 3)).toBe(0);
    expect(
      ordinarySuspicion(
        [0, 1, 2, 3],
        pairsOf(4, () => 90, {}),
        alone(4),
        3,
      ),
    ).toBe(90);
    const none = pairsOf(0, () => 90, {});
    expect(ordinarySuspicion([], none, alone(0), 3)).toBe(0);
  });

  it('divides the exponent of suspicion, and leaves it where nothing is ordinary', () => {
    expect(calibration(0, 2)).toBe(1);
    expect(calibration(100 * (1 - Math.exp(-2)), 2)).toBeCloseTo(0.5, 12);
    expect(calibration(100, 2)).toBe(calibration(99.9, 2));
    expect(calibration(100, 2)).toBeGreaterThan(0.2);
  });

  it('leaves equal programs near 100 in a class that is alike', () => {
    const alike = CLASS.map((text, id) => document(id, { 'A.java': `${CLASS[0]}${text.slice(0, 200)}` }));
    const result = analyse([
      ...alike,
      document(99, { 'A.java': `${CLASS[0]}${(CLASS[5] as string).slice(0, 200)}` }),
    ]);
    const equal = result.pairs.find(({ a, b }) => a === 5 && b === 99);
    expect(equal?.suspicion).toBeGreaterThan(97);
    const others = result.pairs.filter((pair) => pair !== equal).map(({ suspicion }) => suspicion ?? NaN);
    expect(Math.max(...others)).toBeLessThan(95);
  });
});
