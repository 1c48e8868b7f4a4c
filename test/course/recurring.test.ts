import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseClass, placesIn } from '../../src/report/course/places.ts';
import { recurring, STANDS_OUT_BELOW } from '../../src/report/course/recurring.ts';
import { randomFrom } from '../random.ts';
import { tries } from '../suite.ts';
import { honestTerm, numbers } from './honest-term.ts';

/** A class in which all are as near as `near` says. */
function classOf(size: number, near: (a: number, b: number) => number): CourseClass {
  const pairs: { a: number; b: number; near: number }[] = [];
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) pairs.push({ a, b, near: near(a, b) });
  }
  return { people: numbers(size), pairs, apart: [] };
}

/** Every order of a list. */
function* orders(list: readonly number[]): Generator<readonly number[]> {
  if (list.length < 2) yield list;
  for (const one of list) {
    for (const rest of orders(list.filter((other) => other !== one))) yield [one, ...rest];
  }
}

/** Numbers by chance, the same for two whoever comes first. */
function scattered(seed: number): (a: number, b: number) => number {
  return (a, b) =>
    Math.floor(randomFrom(seed * 1_000_003 + Math.min(a, b) * 1009 + Math.max(a, b)).next() * 1e6);
}

describe('a pair in its class', () => {
  it('stands as high as the share of pairs that are at least as near', () => {
    const places = placesIn(classOf(6, scattered(1)));
    const all = numbers(6).flatMap((a) =>
      numbers(6).map((b) => (a < b ? places?.pairPlace(a, b) : undefined)),
    );
    expect(all.filter((one) => one !== undefined).toSorted((x, y) => (x ?? 0) - (y ?? 0))).toEqual(
      numbers(15).map((at) => (at + 1) / 15),
    );
    expect(places?.pairPlace(4, 2)).toBe(places?.pairPlace(2, 4));
    expect(places?.pairPlace(2, 2)).toBeNull();
    expect(places?.pairPlace(2, 6)).toBeNull();
    expect(places?.pairs).toBe(15);
  });

  it('has no place among fewer than six', () => {
    expect(placesIn(classOf(5, scattered(1)))).toBeNull();
    expect(placesIn(classOf(6, scattered(1)))).not.toBeNull();
  });

  it('goes by the order of the numbers alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (seed) => {
        const near = scattered(seed);
        const [one, other] = [
          placesIn(classOf(9, near)),
          placesIn(classOf(9, (a, b) => near(a, b) ** 3 - 5)),
        ];
        for (let b = 1; b < 9; b += 1) expect(other?.pairPlace(0, b)).toBe(one?.pairPlace(0, b));
      }),
      { numRuns: tries(50) },
    );
  });

  it('shares the lower place with whoever is as near', () => {
    const places = placesIn(classOf(10, () => 7));
    expect(places?.pairPlace(3, 8)).toBe(1);
    expect(places?.personPlace(3)).toBe(1);
    expect(places?.pairScore(3, 8)).toBeCloseTo(0, 9);
  });

  it('is as far apart as any where it is not listed, and nowhere where it says nothing', () => {
    const whole = classOf(8, scattered(2));
    const [first, second] = whole.pairs.toSorted((x, y) => y.near - x.near);
    const [a = 0, b = 0] = [first?.a, first?.b];
    const without = placesIn({ ...whole, pairs: whole.pairs.filter((one) => one !== first) });
    expect(without?.pairs).toBe(28);
    expect(without?.pairPlace(a, b)).toBeGreaterThan(0.5);
    const apart = placesIn({ ...whole, apart: [[b, a]] });
    expect(apart?.pairs).toBe(27);
    expect(apart?.pairPlace(a, b)).toBeNull();
    expect(apart?.pairPlace(second?.a ?? 0, second?.b ?? 0)).toBeLessThanOrEqual(3 / 27);
  });

  it('is higher of two whose pairs are even than of one who is near some and far from others', () => {
    const near = scattered(6);
    // Of 0 every other pair is far nearer, and every other one farther away. 2 and 3 are as near beyond what is usual of them.
    const uneven = (a: number, b: number): number =>
      a === 0 ? (b % 2 === 0 ? 40 : -40) : a === 2 && b === 3 ? 40 : near(a, b) / 1e5;
    const places = placesIn(classOf(20, uneven));
    expect(places?.pairPlace(2, 3)).toBe(1 / 190);
    expect(places?.pairPlace(0, 2)).toBeGreaterThan(3 / 190);
  });

  it('is no higher for two who are near everybody', () => {
    const near = scattered(3);
    // 0 and 1 are nearer to everybody than anybody else is, and to each other most of all.
    const places = placesIn(classOf(20, (a, b) => near(a, b) / 1e5 + (a < 2 ? 30 : 0) + (b < 2 ? 30 : 0)));
    expect(places?.pairPlace(0, 1)).toBeGreaterThan(0.1);
    expect(places?.personPlace(0)).toBeLessThanOrEqual(0.1);
    const pair = placesIn(classOf(20, (a, b) => near(a, b) / 1e5 + (a === 0 && b === 1 ? 30 : 0)));
    expect(pair?.pairPlace(0, 1)).toBe(1 / 190);
  });
});

describe('a course', () => {
  it('has what chance says where who is who is drawn anew: all 720 ways of it', () => {
    const first = classOf(6, scattered(4));
    const second = scattered(5);
    const chances: number[] = [];
    for (const names of orders(numbers(6))) {
      const other = classOf(6, (a, b) => {
        return second(names[a] ?? 0, names[b] ?? 0);
      });
      const [one, two] = [placesIn(first), placesIn(other)];
      for (let a = 0; a < 6; a += 1) {
        for (let b = a + 1; b < 6; b += 1) {
          chances.push(Math.max(one?.pairPlace(a, b) ?? 1, two?.pairPlace(a, b) ?? 1));
        }
      }
    }
    // Both among the k nearest of 15: k/15 by k/15.
    for (let k = 1; k <= 15; k += 1) {
      const share = chances.filter((place) => place <= k / 15 + 1e-9).length / chances.length;
      expect(share).toBeCloseTo((k / 15) ** 2, 9);
    }
  });

  it('tells how many pairs of it would come back as much by chance', () => {
    const classes = [1, 2].map((seed) =>
      classOf(12, (a, b) => (a === 3 && b === 7 ? 1e9 : scattered(seed)(a, b))),
    );
    const { found, pairs } = recurring(12, classes);
    expect(pairs).toBe(66);
    const [best] = found;
    expect([best?.a, best?.b, best?.times, best?.classes]).toEqual([3, 7, 2, 2]);
    expect(best?.places).toEqual([1 / 66, 1 / 66]);
    if (best?.lasting === 0) expect(best.expected).toBeCloseTo(1 / 66, 9);
  });

  it('lets nobody stand out by one assignment', () => {
    const classes = numbers(6).map((seed) =>
      classOf(20, (a, b) => (a === 3 && b === 7 ? (seed === 0 ? 1e9 : 5e5) : scattered(seed)(a, b))),
    );
    const own = recurring(20, classes).found.find(({ a, b }) => a === 3 && b === 7);
    expect(own?.expected ?? 20).toBeGreaterThan(1);
  });

  it('compares only assignments in which both are', () => {
    const near = (seed: number) => (a: number, b: number) =>
      a === 1 && b === 2 ? 1e9 : scattered(seed)(a, b);
    const classes = numbers(4).map((seed) => classOf(14, near(seed)));
    const [one, two, ...rest] = classes;
    const absent = [one, two].flatMap((all) =>
      all === undefined ? [] : [{ ...all, people: all.people.filter((person) => person !== 2) }],
    );
    const best = recurring(14, [...absent, ...rest]).found[0];
    expect([best?.a, best?.b, best?.classes]).toEqual([1, 2, 2]);
    expect(best?.places.slice(0, 2)).toEqual([null, null]);
    expect(recurring(14, classes).found[0]?.expected).toBeLessThan((best?.expected ?? 0) / 100);
  });

  it('says nothing of people who are in one assignment', () => {
    expect(recurring(8, [classOf(8, scattered(1))])).toMatchObject({ pairs: 0, found: [], near: [] });
    expect(
      recurring(
        5,
        [1, 2, 3].map((seed) => classOf(5, scattered(seed))),
      ),
    ).toMatchObject({
      pairs: 0,
      classes: [null, null, null],
    });
  });

  it('finds a pair below what stands out of any class, and in honest terms nobody', () => {
    const planted = [{ a: 4, b: 9, by: 3.5 }];
    const terms = numbers(8).map((seed) =>
      recurring(30, honestTerm({ people: 30, assignments: 6, hub: 1, planted }, seed)),
    );
    const isPlanted = ({ a, b }: { readonly a: number; readonly b: number }): boolean => a === 4 && b === 9;
    const isFound = terms.map(({ found }) =>
      found.some((one) => isPlanted(one) && one.expected < STANDS_OUT_BELOW),
    );
    expect(isFound.filter(Boolean).length).toBeGreaterThanOrEqual(7);
    const others = terms.flatMap(({ found }) =>
      found.filter(({ a, b, expected }) => expected < STANDS_OUT_BELOW && !isPlanted({ a, b })),
    );
    expect(others).toEqual([]);
    const near = terms.map((one) => one.near[0]?.expected ?? 1);
    expect(near.filter((expected) => expected < STANDS_OUT_BELOW).length).toBeGreaterThan(1);
  });

  it('reckons with what comes back among the others', () => {
    const term = (kept: number): readonly CourseClass[] =>
      numbers(6).map((seed) => classOf(40, (a, b) => kept * scattered(99)(a, b) + scattered(seed)(a, b)));
    const lasting = recurring(40, term(0.8));
    expect(lasting.lasting).toBeGreaterThan(0.15);
    expect(lasting.found.every((one) => one.lasting > 0.1)).toBe(true);
    expect(recurring(40, term(0)).lasting).toBeLessThan(0.03);
  });

  const standing = (people: number, term: readonly CourseClass[]): readonly string[] =>
    recurring(people, term).found.flatMap(({ a, b, expected }) =>
      expected < STANDS_OUT_BELOW ? [`${a} ${b}`] : [],
    );

  it('takes off the ways that a good part of it has in common, and finds who is near beyond them', () => {
    const planted = [{ a: 4, b: 9, by: 4 }];
    const terms = numbers(4).map((seed) =>
      honestTerm({ people: 60, assignments: 6, hub: 0.5, style: 0.5, planted }, 300 + seed),
    );
    for (const term of terms.slice(0, 1)) expect(recurring(60, term).lasting).toBeLessThan(0.05);
    const found = terms.map((term) => standing(60, term));
    expect(found.filter((one) => one.includes('4 9')).length).toBeGreaterThanOrEqual(3);
    // By chance one in a hundred terms has one.
    expect(found.flat().filter((one) => one !== '4 9').length).toBeLessThanOrEqual(1);
  });

  it('lets nobody stand out for being in a section', () => {
    const near = (seed: number) => (a: number, b: number) =>
      scattered(seed)(a, b) / 1e6 + (a % 3 === b % 3 ? 1 : 0);
    const term = numbers(6).map((seed) => classOf(36, near(50 + seed)));
    expect(standing(36, term)).toEqual([]);
  });

  it('excuses no six who share their work by being six', () => {
    const ring = numbers(6).flatMap((a) => numbers(6).flatMap((b) => (b > a ? [{ a, b, by: 4 }] : [])));
    const term = honestTerm({ people: 60, assignments: 6, hub: 0.5, planted: ring }, 5);
    const found = standing(60, term);
    expect(found.length).toBeGreaterThanOrEqual(12);
    expect(found.every((one) => ring.some(({ a, b }) => one === `${a} ${b}`))).toBe(true);
  });

  it('takes two uneven ones for what they are', () => {
    const terms = numbers(4).map((seed) => {
      const term = honestTerm({ people: 60, assignments: 6 }, 700 + seed);
      // Of two all is four times as far apart, and sixteen times between the two.
      const times = (one: number): number => (one < 2 ? 4 : 1);
      return term.map((one) => ({
        ...one,
        pairs: one.pairs.map((pair) => ({ ...pair, near: pair.near * times(pair.a) * times(pair.b) })),
      }));
    });
    const best = terms.map((term) =>
      Math.min(...recurring(60, term).classes.map((one) => one?.pairPlace(0, 1) ?? 1)),
    );
    expect(terms.flatMap((term) => standing(60, term))).toEqual([]);
    expect(best.filter((place) => place <= 2 / 1770).length).toBeLessThanOrEqual(2);
  });
});
