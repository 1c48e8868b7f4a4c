import { describe, expect, it } from 'vitest';
import type { AnalysisResult, Comparability, EngineDocument } from '../../src/engine/api.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { type EngineParameters, PARAMETERS } from '../../src/engine/parameters.ts';
import { ringPrograms, tinyPrograms } from './dictated-programs.ts';
import { analyse, document, javaPrograms } from './programs.ts';
import { seldom } from '../suite.ts';

function documents(texts: readonly string[], first = 0): EngineDocument[] {
  return texts.map((text, at) => document(first + at, { 'A.java': text }));
}

const TINY = documents(tinyPrograms(16, 3));

function comparabilities({ submissions }: AnalysisResult): Comparability[] {
  return [...new Set(submissions.map(({ comparability }) => comparability))];
}

function flagged({ submissions }: AnalysisResult): number[] {
  return submissions
    .filter(({ comparability, peer }) => comparability === 'compared' && peer > PARAMETERS.clusterFrom)
    .map(({ id }) => id);
}

function isGuarded(result: AnalysisResult): boolean {
  return comparabilities(result).includes('dictated');
}

/** Similarities of all pairs, ascending, and of each submission its best ones, descending. */
function similarities(result: AnalysisResult): { readonly all: number[]; readonly of: number[][] } {
  const ids = result.submissions.map(({ id }) => id);
  const of = ids.map((id) =>
    ids
      .filter((other) => other !== id)
      .map((other) => {
        const pair = result.pairs.find(({ a, b }) => a + b === id + other && (a === id || b === id));
        return pair === undefined ? 0 : averageSimilarity(pair);
      })
      .toSorted((x, y) => y - x),
  );
  return { all: of.flat().toSorted((x, y) => x - y), of };
}

/** The lower of two in the middle. */
function lower(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

describe('a class whose task dictates the program', () => {
  it('has numbers above the threshold and nobody whom similarity flags, and is told so', () => {
    const result = analyse(TINY);
    expect(comparabilities(result)).toEqual(['dictated']);
    expect(result.submissions.filter(({ peer }) => peer > 75).length).toBeGreaterThan(12);
    expect(flagged(result)).toEqual([]);
    expect(result.clusters).toEqual([]);
    expect(result.submissions.every(({ comparedWith }) => comparedWith === 15)).toBe(true);
    expect(result.notices).toEqual([
      expect.stringMatching(/^Most of this class is alike: .* give it to the check as starter code\.$/),
    ]);
  });

  it('does not need starter code that was given', () => {
    const starter = document(90, { 'A.java': 'class Starter { int f(int a) { return a; } }' }, 'base');
    const [notice] = analyse([...TINY, starter]).notices;
    expect(notice).toMatch(/^Most of this class is alike: .*The task dictates the program\./);
    expect(notice).not.toContain('starter');
  });

  it('is told by the median program, by all pairs or those below the threshold, and by third best partners', () => {
    const result = analyse(TINY, {}, { guardFrom: 99 });
    expect(isGuarded(result)).toBe(false);
    const tokens = result.submissions.map(({ tokens: size }) => size).toSorted((x, y) => x - y);
    const { all, of } = similarities(result);
    const partners = of.map((list) => list[2] ?? 0).toSorted((x, y) => x - y);
    const rest = all.filter((similarity) => similarity <= 75);
    const bounds: Readonly<Record<string, readonly [number, number, Partial<EngineParameters>?]>> = {
      guardFrom: [16, 17],
      guardTokens: [lower(tokens, 0.5), lower(tokens, 0.5) - 1],
      guardPairs: [lower(all, 0.25) - 1e-9, lower(all, 0.25) + 1e-9, { guardRest: 100 }],
      guardRest: [lower(rest, 0.5) - 1e-9, lower(rest, 0.5) + 1e-9, { guardPairs: 100 }],
      guardPartners: [lower(partners, 0.5) - 1e-9, lower(partners, 0.5) + 1e-9],
    };
    for (const [name, [holds, fails, others]] of Object.entries(bounds)) {
      expect([name, isGuarded(analyse(TINY, {}, { ...others, [name]: holds }))]).toEqual([name, true]);
      expect([name, isGuarded(analyse(TINY, {}, { ...others, [name]: fails }))]).toEqual([name, false]);
    }
  });

  it('is told of one submission by the archive that it is compared with', () => {
    const peers = TINY.slice(1).map((one): EngineDocument => ({ ...one, role: 'archive' }));
    expect(comparabilities(analyse([...TINY.slice(0, 1), ...peers]))).toEqual(['dictated']);
    expect(comparabilities(analyse([...TINY.slice(0, 1), ...peers.slice(0, 6)]))).toEqual(['compared']);
    // Of a class an archive of other tasks says nothing.
    const others = documents(javaPrograms(20, 12), 200).map(
      (one): EngineDocument => ({ ...one, role: 'archive' }),
    );
    expect(comparabilities(analyse([...TINY, ...others]))).toEqual(['dictated']);
  });

  it('is the same for any ids and any order', () => {
    const texts = tinyPrograms(90, 5);
    const forwards = analyse(documents(texts));
    const backwards = analyse(documents(texts.toReversed()).toReversed());
    expect(comparabilities(forwards)).toEqual(['dictated']);
    expect(backwards.notices).toEqual(forwards.notices);
  });

  it('still shows copies word for word, each once, and flags a longer program that was copied', () => {
    const [own = ''] = javaPrograms(1, 8);
    const copies = documents([own, own.replaceAll(/\b(sum|left|best)/g, 'other_$1')], 60);
    const word = documents([...tinyPrograms(1, 3), ...tinyPrograms(1, 3)], 50);
    const result = analyse([...TINY, ...word, ...copies]);
    expect(result.pairs.filter(({ standsOut }) => standsOut === true).map(({ a, b }) => [a, b])).toEqual([
      [0, 50],
      [0, 51],
    ]);
    expect(flagged(result)).toEqual([60, 61]);
    expect(result.clusters).toEqual([[60, 61]]);
  });
});

/** What is told of rings is not told because their programs are long. */
const ANY_LENGTH = { guardTokens: 1e6 };

describe('a class that is not guarded', () => {
  it('is one of seven, one of long programs that are all copied, and one of independent programs', () => {
    expect(flagged(analyse(TINY.slice(0, 7))).length).toBeGreaterThan(4);
    const [long = ''] = javaPrograms(1, 9);
    const copied = analyse(documents(Array.from({ length: 20 }, () => `${long}\n${long}\n${long}`)));
    expect(flagged(copied)).toHaveLength(20);
    expect(isGuarded(analyse(documents(javaPrograms(20, 10))))).toBe(false);
  });

  seldom('is one in which a ring of friends copied, up to seven eighths of it', () => {
    for (const ring of [4, 8, 12, 15]) {
      const result = analyse(documents(ringPrograms(20, ring, 4)), {}, ANY_LENGTH);
      expect(flagged(result)).toEqual(Array.from({ length: ring }, (_, at) => at));
    }
    expect(isGuarded(analyse(documents(ringPrograms(20, 18, 4)), {}, ANY_LENGTH))).toBe(true);
  });

  it('is one in which two rings copied two short programs', () => {
    const [one, other] = [ringPrograms(8, 8, 6), ringPrograms(8, 8, 7)];
    expect(flagged(analyse(documents([...one, ...other]), {}, ANY_LENGTH))).toHaveLength(16);
  });
});
