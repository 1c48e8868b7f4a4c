import { describe, expect, it } from 'vitest';
import type { AnalysisResult, EngineDocument } from '../../src/engine/api.ts';
import { partiesOf } from '../../src/engine/clusters.ts';
import { type JudgedPairs, type Judgement, judgePairs } from '../../src/engine/judgement.ts';
import { averageSimilarity } from '../../src/engine/pair-score.ts';
import { type EngineParameters, PARAMETERS } from '../../src/engine/parameters.ts';
import { randomFrom } from '../random.ts';
import { ringPrograms, teamAndCopy, tinyPrograms } from './dictated-programs.ts';
import { type NaivePair, type NaiveProgram, naiveJudgement } from './naive-judgement.ts';
import { analyse, document, javaPrograms, pairOf, noticesOf } from './programs.ts';

/* Above 75 is what is alike, and closer than programs of its class are anyway. */

/** Two programs: how alike they are, and where each of the first one's runs stands in both. */
interface Given {
  readonly similarity: number;
  readonly suspicion?: number;
  readonly runs?: readonly (readonly [a: number, b: number, length: number])[];
}

/** The judgement of a class of programs of `size` tokens, of which pairs are given by "a b". */
function judged(
  count: number,
  given: (a: number, b: number) => Given | undefined,
  {
    size = 500,
    archive = 0,
    isWhole = true,
    teams = [],
    parameters = {},
  }: {
    readonly size?: number | readonly number[];
    /** How many of them, from the end. */
    readonly archive?: number;
    readonly isWhole?: boolean;
    readonly teams?: readonly (readonly number[])[];
    readonly parameters?: Partial<EngineParameters>;
  } = {},
): Omit<Judgement, 'ordinary'> & {
  readonly ordinary: number;
  readonly total: (a: number, b: number) => number;
} {
  const sizes = typeof size === 'number' ? Array.from({ length: count }, () => size) : size;
  const found = sizes.flatMap((_, a) =>
    sizes.flatMap((__, b) => {
      const pair = a < b ? given(a, b) : undefined;
      return pair === undefined ? [] : [{ a, b, pair }];
    }),
  );
  const pairs: JudgedPairs = {
    documents: sizes.map((own, at) => ({
      size: own,
      length: own,
      isJudged: own >= PARAMETERS.minimumTokens,
      isOwn: at < count - archive,
      party: Math.min(...(teams.find((team) => team.includes(at)) ?? [at])),
    })),
    first: Int32Array.from(found, ({ a }) => a),
    second: Int32Array.from(found, ({ b }) => b),
    similarity: Float64Array.from(found, ({ pair }) => pair.similarity),
    suspicion: Float64Array.from(found, ({ pair }) => pair.suspicion ?? pair.similarity),
    overlap: Int32Array.from(
      found,
      ({ a, b, pair }) => Math.round(((sizes[a] as number) + (sizes[b] as number)) * pair.similarity) / 200,
    ),
    isWhole,
    mark: (at, isSecond, marks) => {
      for (const [a, b, length] of found[at]?.pair.runs ?? []) {
        const from = isSecond ? b : a;
        marks[from] = (marks[from] as number) + 1;
        marks[from + length] = (marks[from + length] as number) - 1;
      }
    },
  };
  const judgement = judgePairs(pairs, { ...PARAMETERS, ...parameters });
  return {
    ...judgement,
    ordinary: judgement.ordinary ?? Number.NaN,
    total: (a, b) => judgement.totals[found.findIndex((one) => one.a === a && one.b === b)] ?? NaN,
  };
}

/** All pairs are `ordinary` alike, but for those that are named. */
const classOf =
  (ordinary: number, others: Readonly<Record<string, Given>> = {}) =>
  (a: number, b: number): Given =>
    others[`${a} ${b}`] ?? { similarity: ordinary };

describe('a total', () => {
  it('of a long program is its similarity where little is alike, and suspicion moves it by a third', () => {
    const { total } = judged(
      10,
      classOf(10, { '0 1': { similarity: 76 }, '2 3': { similarity: 50, suspicion: 99 } }),
    );
    expect(total(0, 1)).toBeCloseTo(100 * (1 - Math.exp(-0.02 + Math.log(0.24))), 9);
    const close = (0.02 + Math.log(2)) ** (2 / 3) * (0.02 + Math.log(100)) ** (1 / 3);
    expect(total(2, 3)).toBeCloseTo(100 * (1 - Math.exp(-close)), 9);
  });

  it('is above 75 from four times what is ordinary', () => {
    const ordinary = 0.02 - Math.log(0.6);
    const least = 100 * (1 - Math.exp(0.02 - 4 * ordinary));
    const { total, ordinary: told } = judged(
      12,
      classOf(40, { '0 1': { similarity: least - 0.01 }, '2 3': { similarity: least + 0.01 } }),
    );
    expect(told).toBeCloseTo(40, 9);
    expect(total(0, 1)).toBeLessThan(75);
    expect(total(2, 3)).toBeGreaterThan(75);
    // Below what is ordinary anywhere it is the similarity that is held against the threshold.
    expect(judged(12, classOf(25, { '0 1': { similarity: 76 } })).total(0, 1)).toBeGreaterThan(75);
  });

  it('asks more of short programs: in proportion to the shorter one', () => {
    const totalOf = (size: readonly number[]): number =>
      judged(2, () => ({ similarity: 90 }), { size }).total(0, 1);
    expect(totalOf([400, 900])).toBe(totalOf([800, 900]));
    expect(1 - totalOf([200, 900]) / 100).toBeCloseTo(Math.sqrt(1 - totalOf([400, 900]) / 100), 9);
  });

  it('does not count suspicion where one is more than eight times as long, nor of up to three', () => {
    const totalOf = (...sizes: number[]): number =>
      judged(sizes.length, (a, b) => (a + b === 1 ? { similarity: 22, suspicion: 99 } : undefined), {
        size: sizes,
      }).total(0, 1);
    expect(totalOf(400, 3_200, 500, 500)).toBeGreaterThan(50);
    expect(totalOf(400, 3_201, 500, 500)).toBeLessThan(25);
    expect(totalOf(400, 3_200, 500)).toBeLessThan(25);
  });

  it('is 100 from 99.9 on', () => {
    const totalOf = (similarity: number): number =>
      judged(2, () => ({ similarity }), { size: 400 }).total(0, 1);
    // Of two programs g is not held against what is ordinary: 0.02 more than the similarity's own.
    const least = 100 * (1 - 0.001 * Math.exp(0.02));
    expect([totalOf(least - 1e-6), totalOf(least + 1e-6), totalOf(100)]).toEqual([
      expect.closeTo(99.9, 4),
      100,
      100,
    ]);
    expect(totalOf(least - 1e-6)).toBeLessThan(99.9);
  });

  it('is none of a program that is not judged', () => {
    expect(judged(2, () => ({ similarity: 100 }), { size: [119, 500] }).total(0, 1)).toBeNaN();
    expect(judged(2, () => ({ similarity: 100 }), { size: [120, 500] }).total(0, 1)).not.toBeNaN();
  });
});

describe('what is ordinary', () => {
  it('is nobody’s to say where nobody has three others', () => {
    expect(judged(3, () => ({ similarity: 90 })).ordinary).toBeNaN();
    expect(judged(4, () => ({ similarity: 60 })).ordinary).toBeCloseTo(60, 9);
  });

  it('is asked of submissions, beside the archive, and of what is half as long as can be judged', () => {
    const archive = (size: number): number =>
      judged(5, (a) => (a === 0 ? { similarity: 60 } : undefined), {
        archive: 4,
        size: [500, size, size, size, size],
      }).ordinary;
    expect(archive(60)).toBeCloseTo(60, 9);
    expect(archive(59)).toBeNaN();
    expect(
      judged(8, (a, b) => (a < 4 && b < 4 ? undefined : { similarity: 60 }), { archive: 4 }).ordinary,
    ).toBeCloseTo(60, 9);
  });

  it('is not known of those whose partners were not all compared', () => {
    // Of 9 only 0 to 3 have three partners.
    const some = (_: number, b: number): Given | undefined => (b < 4 ? { similarity: 55 } : undefined);
    expect(judged(9, some).ordinary).toBe(0);
    expect(judged(9, some, { isWhole: false }).ordinary).toBeCloseTo(55, 9);
  });

  const whole = { runs: [[0, 0, 455]] } as const;
  const ring =
    (members: number, similarity = 90) =>
    (_: number, b: number): Given =>
      b < members ? { similarity, ...whole } : { similarity: 20 };

  it('is found outside of a ring, and the ring is flagged, be it nine tenths of the class', () => {
    for (const members of [2, 10, 18, 20]) {
      const { total, ordinary } = judged(20, ring(members));
      // Where all are in it, nobody can say what is ordinary.
      expect([members, members > 19 ? Number.isNaN(ordinary) : ordinary < 21]).toEqual([members, true]);
      expect(total(0, 1)).toBeGreaterThan(75);
      expect(members > 19 || total(0, 19) < 25).toBe(true);
    }
  });

  it('counts a ring as one, however many it has', () => {
    // Three programs beside it are 60 alike with each other and nobody else.
    const at = (members: number): number =>
      judged(members + 4, (a, b) =>
        b < members ? { similarity: 90, ...whole } : { similarity: a >= members ? 60 : 20 },
      ).ordinary;
    expect([at(3), at(12)].map(Math.round)).toEqual([60, 60]);
  });

  it('counts a team as one: three with one text hide nobody who copied it', () => {
    const copied = { similarity: 95 };
    const names = ['0 1', '0 2', '0 3', '1 2', '1 3', '2 3'];
    const given = classOf(10, Object.fromEntries(names.map((name) => [name, copied])));
    const total = (teams: readonly (readonly number[])[], size: number): number =>
      judged(12, given, { size, teams }).total(0, 3);
    // Of 300 tokens nobody can tell whether the task dictates them, and all four have three others that are as close.
    expect(total([], 300)).toBeLessThan(25);
    expect(total([[0, 1, 2]], 300)).toBe(
      judged(10, classOf(10, { '0 1': copied }), { size: 300 }).total(0, 1),
    );
    expect(total([[0, 1, 2]], 300)).toBeGreaterThan(75);
    // A team of others changes nothing.
    expect(total([[5, 6, 7]], 300)).toBe(total([], 300));
  });

  it('is nobody’s to say of three teams', () => {
    const teams = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    expect(judged(6, classOf(40), { teams }).ordinary).toBeNaN();
    expect(judged(7, classOf(40), { teams }).ordinary).not.toBeNaN();
  });

  it('is what a task dictates: what everybody near has too joins nobody', () => {
    // 12 of 16 have 90 % in common, and the others have the same piece of 400 tokens.
    const dictated = (_: number, b: number): Given =>
      b < 12 ? { similarity: 90, runs: [[0, 0, 450]] } : { similarity: 74, runs: [[0, 0, 430]] };
    const { total, ordinary } = judged(16, dictated);
    expect(ordinary).toBeCloseTo(90, 0);
    expect(total(0, 1)).toBeLessThan(50);
  });

  it('joins what has 900 bits, of those near at most half', () => {
    const bit = -Math.log2(0.5 / 11);
    const joins = (tokens: number, parameters: Partial<EngineParameters> = {}): boolean =>
      judged(16, (_, b) => (b < 4 ? { similarity: 74, runs: [[0, 0, tokens]] } : { similarity: 10 }), {
        size: 200,
        parameters,
      }).ordinary < 50;
    // Ten others are near that have none of it.
    const least = Math.ceil(900 / (2 * bit));
    expect([joins(least - 1), joins(least)]).toEqual([joins(least, { evidenceBits: 2 * least * bit }), true]);
  });
});

describe('several tasks in one class', () => {
  /** The first eight are `dictated` alike, all others 20, and one of either with one of the others `across`. */
  const tasks = (
    dictated: Given,
    { others = 8, across = 5, size = 300 }: { others?: number; across?: number; size?: number } = {},
  ): ReturnType<typeof judged> =>
    judged(8 + others, (a, b) => (b < 8 ? dictated : a >= 8 ? { similarity: 20 } : { similarity: across }), {
      size: Array.from({ length: 8 + others }, (_, at) => (at < 8 ? size : 500)),
    });
  const whole = { similarity: 90, runs: [[0, 0, 280]] } as const;

  it('are told, and each is judged by its own', () => {
    const { total, apart } = tasks(whole, { others: 12 });
    expect(apart).toBe(8);
    // All alike: a fourth of what a total of 75 takes, and three fourths of the length that it takes.
    expect(total(0, 1)).toBeCloseTo(100 * (1 - 4 ** -(0.75 / 4)), 9);
    // As in a class of their own.
    expect(total(0, 1)).toBeCloseTo(judged(8, () => whole, { size: 300 }).total(0, 1), 9);
    expect(judged(8, () => whole, { size: 300 }).apart).toBe(0);
  });

  it('are one where the others are 0.6 times as close as they are to each other', () => {
    const [apart, together] = [-0.01, 0.01].map((more) =>
      tasks(whole, { others: 12, across: 100 * (1 - Math.exp(0.02 - 0.6 * (0.02 - Math.log(0.8)))) + more }),
    );
    expect([apart?.apart, together?.apart]).toEqual([8, 0]);
    // Those 8 have then what nobody near has.
    expect([(apart?.total(0, 1) ?? 0) > 75, (together?.total(0, 1) ?? 0) > 75]).toEqual([false, true]);
  });

  it('do not make more ordinary than 400 tokens of a longer program', () => {
    // Similarity 60: nobody is joined, because the runs stand nowhere.
    const least = 100 * (1 - Math.exp(-4 * -Math.log(1 - 400 / 800) - 4 * 0.02 + 0.02));
    const totalOf = (similarity: number): number =>
      judged(
        20,
        (a, b) =>
          a + b === 1 ? { similarity } : b < 8 ? { similarity: 60 } : { similarity: a >= 8 ? 20 : 5 },
        { size: 800 },
      ).total(0, 1);
    expect(totalOf(least - 0.01)).toBeLessThan(75);
    expect(totalOf(least + 0.01)).toBeGreaterThan(75);
    // What is ordinary in the whole class is ordinary however long the programs are.
    const alike = judged(12, (a, b) => (a + b === 1 ? { similarity: 90 } : { similarity: 60 }), {
      size: 800,
    });
    expect(alike.total(0, 1)).toBeLessThan(75);
  });

  it('are told where what is ordinary is less than half, or more than twice', () => {
    const growthOf = (similarity: number): number => 0.02 - Math.log(1 - similarity / 100);
    const similarityOf = (growth: number): number => 100 * (1 - Math.exp(0.02 - growth));
    const counted = (similarity: number): number => tasks({ similarity }, { others: 9 }).apart;
    const [half, twice] = [growthOf(20) / 2, 2 * growthOf(20)].map(similarityOf);
    expect([half, twice].map((at = 0) => [counted(at - 0.01), counted(at + 0.01)])).toEqual([
      [8, 0],
      [0, 8],
    ]);
  });

  it('count from four that are near', () => {
    const near = (count: number): number =>
      judged(count + 9, (a, b) =>
        b < count ? { similarity: 60 } : a >= count ? { similarity: 20 } : { similarity: 5 },
      ).apart;
    expect([near(3), near(4)]).toEqual([0, 4]);
  });
});

describe('of a class at random', () => {
  /** Tasks with a piece that all have, rings with a larger one, and what is alike by chance. */
  function drawn(seed: number): {
    readonly programs: readonly NaiveProgram[];
    readonly pairs: readonly NaivePair[];
    readonly isWhole: boolean;
  } {
    const random = randomFrom(seed);
    const count = random.integer(2, 22);
    const tasks = random.integer(1, 3);
    const rings = random.integer(0, 3);
    const sizes = Array.from({ length: 3 }, () =>
      random.pick([40, 60, 119, 120, 150, 200, 250, 300, 399, 400, 401, 480, 700, 3_300]),
    );
    const teams = Array.from({ length: count }, () => (seed % 2 === 0 ? 0 : random.integer(0, 9)));
    const programs = Array.from({ length: count }, (_, at) => ({
      size: random.pick(sizes),
      isReadable: random.next() < 0.95,
      isArchive: random.next() < 0.1,
      party: teams[at] === 0 ? at : teams.indexOf(teams[at] as number),
      task: random.integer(1, tasks),
      ring: random.integer(0, rings * 2),
    }));
    const isWhole = random.next() < 0.6;
    const density = 0.2 + random.next() * 0.6;
    const dictated = Array.from({ length: 4 }, () => random.next() * 0.9);
    const pairs = programs.flatMap((one, a) =>
      programs.flatMap((other, b) => {
        if (a >= b || (one.isArchive && other.isArchive) || random.next() > (isWhole ? 0.9 : density)) {
          return [];
        }
        const short = Math.min(one.size, other.size);
        const isRing = one.ring > 0 && one.ring <= rings && one.ring === other.ring;
        const share = isRing ? 0.9 : one.task === other.task ? (dictated[one.task] as number) : 0.05;
        const [first, second] = [
          share * short * (0.7 + random.next() * 0.3),
          random.next() * (1 - share) * short,
        ];
        const own = isRing ? Math.floor(short / 10) : 0;
        const runs = [[own, own, Math.floor(first)] as const]
          .concat(short > 100 ? [[short - 20, short - 20, Math.min(20, Math.floor(second))]] : [])
          .map(([x, y, length]) => [x, y, Math.min(length, short - x - (x === own ? 20 : 0))] as const)
          .filter(([, , length]) => length > 0);
        const overlap = runs.reduce((sum, [, , length]) => sum + length, 0);
        // Of a longer program another place.
        const [left, right] = [one, other].map(({ size }) => random.integer(0, size - short));
        const moved = runs.map(([x, y, length]) => [x + (left ?? 0), y + (right ?? 0), length] as const);
        const similarity =
          random.next() < 0.03
            ? 0
            : Math.max(0, (200 * overlap) / (one.size + other.size) - random.next() * 1e-3);
        const suspicion = Math.min(100, similarity * (0.5 + random.next()) + random.integer(0, 1));
        // What has nothing in common has no run.
        const found = similarity === 0 ? [] : moved;
        return similarity === 0 && random.next() < 0.5 ? [] : [{ a, b, similarity, suspicion, runs: found }];
      }),
    );
    return { programs, pairs, isWhole };
  }

  it('is what the formulas give', () => {
    let apart = 0;
    for (let seed = 1; seed <= 80; seed += 1) {
      const { programs, pairs, isWhole } = drawn(seed);
      // Ten are more than most of these classes have.
      const evidenceNear = seed % 2 === 0 ? 10 : 3;
      const expected = naiveJudgement(programs, pairs, isWhole, evidenceNear);
      const given = judgePairs(
        {
          documents: programs.map(({ size, isReadable, isArchive, party }) => ({
            party,
            size,
            length: size + 2,
            isJudged: size >= 120 && isReadable,
            isOwn: !isArchive,
          })),
          first: Int32Array.from(pairs, ({ a }) => a),
          second: Int32Array.from(pairs, ({ b }) => b),
          similarity: Float64Array.from(pairs, ({ similarity }) => similarity),
          suspicion: Float64Array.from(pairs, ({ suspicion }) => suspicion),
          overlap: Int32Array.from(pairs, ({ runs }) => runs.reduce((sum, [, , length]) => sum + length, 0)),
          isWhole,
          mark: (at, isSecond, marks) => {
            for (const [a, b, length] of pairs[at]?.runs ?? []) {
              const from = isSecond ? b : a;
              marks[from] = (marks[from] as number) + 1;
              marks[from + length] = (marks[from + length] as number) - 1;
            }
          },
        },
        { ...PARAMETERS, evidenceNear },
      );
      const round = (value: number | null | undefined): string => (value ?? NaN).toFixed(8);
      expect({
        seed,
        ordinary: round(given.ordinary),
        apart: given.apart,
        totals: [...given.totals].map(round),
      }).toEqual({
        seed,
        ordinary: round(expected.ordinary),
        apart: expected.apart,
        totals: pairs.map(({ a, b }) => round(expected.totals.get(`${a} ${b}`))),
      });
      apart += given.apart;
    }
    expect(apart).toBeGreaterThan(15);
  });
});

function documents(texts: readonly string[], first = 0): EngineDocument[] {
  return texts.map((text, at) => document(first + at, { 'A.java': text }));
}

const TINY = documents(tinyPrograms(16, 3));

describe('a class of two tasks', () => {
  it('is told, and nobody is flagged for what one of them dictates', () => {
    const result = analyse([...TINY, ...documents(javaPrograms(14, 2), 100)]);
    expect(above(result)).toBeGreaterThan(12);
    expect(flagged(result)).toEqual([]);
    expect(noticesOf(result).join(' ')).toMatch(
      // What is ordinary in the class is so among the 16.
      /^20 programs are more than twice as alike .* check each by itself/,
    );
    expect(noticesOf(analyse(TINY)).join(' ')).not.toContain('several tasks');
  });
});

function flagged({ submissions }: AnalysisResult): number[] {
  return submissions.filter(({ peer, database }) => Math.max(peer, database) > 75).map(({ id }) => id);
}

function above({ pairs }: AnalysisResult): number {
  return new Set(pairs.filter((pair) => averageSimilarity(pair) > 75).flatMap(({ a, b }) => [a, b])).size;
}

describe('a class whose task dictates the program', () => {
  it('has pairs above the threshold as they are, and nobody who is flagged, and is told so', () => {
    const result = analyse(TINY);
    expect(above(result)).toBeGreaterThan(12);
    expect(flagged(result)).toEqual([]);
    expect(result.clusters).toEqual([]);
    expect(result.ordinary ?? Number.NaN).toBeGreaterThan(60);
    expect(noticesOf(result)).toEqual([
      expect.stringMatching(
        /^16 programs are more than 75 % alike .* give it to the check as starter code\.$/,
      ),
    ]);
    const starter = document(90, { 'A.java': 'class Starter { int f(int a) { return a; } }' }, 'base');
    expect(noticesOf(analyse([...TINY, starter])).join(' ')).not.toContain('starter');
  });

  it('flags nobody of few either; of two and three, who say nothing of what is ordinary, only what is next to the same', () => {
    for (let count = 2; count <= 7; count += 1) {
      const result = analyse(TINY.slice(0, count));
      const same = result.pairs.filter((pair) => averageSimilarity(pair) > 95).flatMap(({ a, b }) => [a, b]);
      expect(flagged(result)).toEqual(count > 3 ? [] : [...new Set(same)].toSorted((x, y) => x - y));
      expect([count, (result.ordinary ?? 0) > 60]).toEqual([count, count > 3]);
    }
  });

  it('is told of one submission by the archive that it is compared with', () => {
    const peers = TINY.slice(1).map((one): EngineDocument => ({ ...one, role: 'archive' }));
    const result = analyse([...TINY.slice(0, 1), ...peers]);
    expect(above(result)).toBeGreaterThan(5);
    expect(flagged(result)).toEqual([]);
  });

  it('is the same for any ids and any order', () => {
    const texts = tinyPrograms(90, 5);
    const [forwards, backwards] = [
      analyse(documents(texts)),
      analyse(documents(texts.toReversed()).toReversed()),
    ];
    expect(backwards.ordinary).toBe(forwards.ordinary);
    expect(pairOf(backwards, 89, 82).total).toBe(pairOf(forwards, 0, 7).total);
  });

  it('still shows copies word for word, each once, and flags a longer program that was copied', () => {
    const [own = ''] = javaPrograms(1, 8);
    const copies = documents([own, own.replaceAll(/\b(sum|left|best)/g, 'other_$1')], 60);
    const word = documents([...tinyPrograms(1, 3), ...tinyPrograms(1, 3)], 50);
    const result = analyse([...TINY, ...word, ...copies]);
    expect(
      result.pairs
        .filter(({ standsOut, total }) => standsOut === true && (total ?? 0) <= 75)
        .map(({ a, b }) => [a, b]),
    ).toEqual([
      [0, 50],
      [0, 51],
    ]);
    expect(flagged(result)).toEqual([60, 61]);
    expect(result.clusters).toEqual([[60, 61]]);
  });

  it('shows copies word for word in a class of few, who are too few for a priority', () => {
    const [text = ''] = tinyPrograms(1, 3);
    const told = text.replace(/"[^"]*"/, '"other"');
    expect(told).not.toBe(text);
    const { pairs } = analyse([...TINY.slice(0, 5), ...documents([text, told], 50)]);
    const shown = pairs.filter(({ standsOut }) => standsOut === true);
    expect(shown.map(({ a, b, suspicion }) => [a, b, suspicion])).toEqual([[0, 50, null]]);
    expect(shown[0]?.total).toBeLessThan(75);
  });

  it('shows none of those that are above the threshold as they are, nor of what is too short to be judged', () => {
    const long = tinyPrograms(3, 3).join('\n');
    const short = 'class A { int twice(int x) { return 2 * x; } }\n';
    const result = analyse([
      ...documents(javaPrograms(3, 2)),
      ...documents([long, long], 50),
      ...documents([short, short], 60),
    ]);
    expect(pairOf(result, 50, 51).total).toBeGreaterThan(75);
    expect(pairOf(result, 60, 61).total).toBeNull();
    expect(result.notices).toEqual([]);
    expect(result.pairs.filter(({ standsOut }) => standsOut === true)).toEqual([]);
  });

  it('shows copies word for word of the archive too, whichever was added first', () => {
    const [text = ''] = tinyPrograms(1, 3);
    const copies = documents([text, text], 50);
    for (const id of [10, 90]) {
      const old = document(id, { 'A.java': text }, 'archive');
      const class1 = TINY.map((one, at): EngineDocument => ({ ...one, id: 20 + at }));
      const shown = analyse([...class1, ...copies, old])
        .pairs.filter(({ standsOut }) => standsOut === true)
        .map(({ a, b }) => [a, b]);
      // The first of those who handed it in is 20.
      expect(shown.toSorted(([, x = 0], [, y = 0]) => x - y)).toEqual(
        [
          [20, 50],
          [20, 51],
          [20, id],
        ].toSorted(([, x = 0], [, y = 0]) => x - y),
      );
    }
  });
});

describe('rings', () => {
  it('are flagged, up to a whole class of long programs', () => {
    const [long = ''] = javaPrograms(1, 9);
    expect(
      flagged(analyse(documents(Array.from({ length: 20 }, () => `${long}\n${long}\n${long}`)))),
    ).toHaveLength(20);
    for (const ring of [4, 12, 18]) {
      const result = analyse(documents(ringPrograms(20, ring, 4)));
      expect(flagged(result)).toEqual(Array.from({ length: ring }, (_, at) => at));
    }
  });

  const [short = ''] = tinyPrograms(1, 3);
  const long = tinyPrograms(2, 3).join('\n');
  const renamed = (text: string, at: number): string =>
    text.replaceAll(/\b(total|amount|value|entry|result|number|item|sum)(\d+)\b/g, `of${at}_$1$2`);
  /** The totals of two copies, and of two others. */
  const totalsOf = (others: number, copies: readonly string[]): readonly (number | null)[] => {
    const result = analyse(documents([...javaPrograms(others, 2), ...copies]));
    return [pairOf(result, others, others + 1).total, pairOf(result, 0, 1).total];
  };

  it.each([
    ['one text', () => short],
    ['one program of 200 tokens under other names', (at: number) => renamed(long, at)],
  ])('are one for what is ordinary where all have %s: another copy takes no flag from anybody', (_, copy) => {
    const two = totalsOf(10, [copy(0), copy(1)]);
    expect(two[0]).toBeGreaterThan(90);
    for (const copies of [3, 4, 5, 9]) {
      const [copied, others] = totalsOf(
        10,
        Array.from({ length: copies }, (__, at) => copy(at)),
      );
      // What is rare is another thing in a larger class, and moves the others a little.
      expect([copies, copied, others]).toEqual([
        copies,
        expect.closeTo(two[0] ?? 0, -1),
        expect.closeTo(two[1] ?? 0, -1),
      ]);
    }
    // So it is where few have another one.
    expect(totalsOf(2, [0, 1, 2, 3].map(copy))[0]).toBeGreaterThan(90);
  });

  it('are one with the archive, and of short programs word for word alone: a task may dictate those', () => {
    const text = short;
    expect(
      totalsOf(
        10,
        [0, 1, 2, 3].map((at) => renamed(short, at)),
      )[0],
    ).toBeLessThan(50);
    const old = Array.from({ length: 4 }, (_, at) => document(90 + at, { 'A.java': text }, 'archive'));
    const late = analyse([...documents([...javaPrograms(10, 2), text]), ...old]);
    expect(late.submissions.at(-1)?.database).toBeGreaterThan(90);
  });

  it('are flagged where two of them copied two programs', () => {
    const [one, other] = [ringPrograms(8, 8, 6), ringPrograms(8, 8, 7)];
    expect(flagged(analyse(documents([...one, ...other])))).toHaveLength(16);
  });
});

it('flags who copied from a team of three that has one text, where it is told that they are a team', () => {
  const documented = [...teamAndCopy().values()].map((files, id) => document(id + 1, files));
  const total = (together: readonly (readonly number[])[]): number =>
    pairOf(analyse(documented, { together }), 1, 4).total ?? Number.NaN;
  expect(total([])).toBeLessThan(60);
  expect(total([[1, 2, 3]])).toBeGreaterThan(90);
  // All of a group are one, not its first two alone.
  expect([...partiesOf([5, 7, 9, 11, 13], [[7, 9, 13]])]).toEqual([0, 1, 1, 3, 1]);
  // Whoever belongs to one of a group is of it; ids that are not there, and groups of one, say nothing.
  expect(total([[2, 1], [77, 3, 2], [5], []])).toBe(total([[1, 2, 3]]));
  expect(total([[1, 77], [4], [5, 6]])).toBe(total([]));
});

it('lets stand out who copied from half of a class, where that half is a team', () => {
  // Four of eight have three others that are as close: without the team that is what is ordinary.
  const documented = [...teamAndCopy().values()].slice(0, 8).map((files, id) => document(id + 1, files));
  const standsOut = (together: readonly (readonly number[])[]) =>
    pairOf(analyse(documented, { together }), 2, 4).standsOut;
  expect([standsOut([]), standsOut([[1, 2, 3]])]).toEqual([undefined, true]);
});

it('holds evidence against programs that have some code in common, and not against those that have none', () => {
  // Four hold the same 250 tokens. What two of them share is evidence of a group where eight others near them have not got it.
  const totalBeside = (similarity: number): number =>
    judged(
      12,
      (a, b) => {
        if (b < 4) return { similarity: 60, runs: [[0, 0, 250]] };
        return a < 4 ? { similarity, suspicion: 40 } : undefined;
      },
      { size: 380 },
    ).total(0, 1);
  expect(totalBeside(1)).toBeGreaterThan(55);
  expect(totalBeside(0)).toBeLessThan(35);
});
