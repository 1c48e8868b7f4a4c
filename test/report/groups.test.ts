import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Link, linkedParts } from '../../web/linkage.ts';
import { tries } from '../suite.ts';

const link = (a: number, b: number, weight = 80): Link => ({ a, b, weight });

/** The same rule without anything that makes it fast: in each round all pairs of parts are looked at from scratch. */
/** What both ends of a link are linked with, of all that one of them is. */
function jaccard(links: readonly Link[], a: number, b: number): number {
  const around = (place: number): ReadonlySet<number> =>
    new Set([place, ...links.flatMap((one) => (one.a === place ? [one.b] : one.b === place ? [one.a] : []))]);
  return around(a).intersection(around(b)).size / around(a).union(around(b)).size;
}

function slowParts(links: readonly Link[]): readonly (readonly number[])[] {
  const weight = new Map(
    links.flatMap((one) => {
      const value = Math.round(one.weight * jaccard(links, one.a, one.b) * 1000);
      return [
        [`${one.a} ${one.b}`, value],
        [`${one.b} ${one.a}`, value],
      ] as const;
    }),
  );
  let parts: readonly (readonly number[])[] = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
    .toSorted((x, y) => x - y)
    .map((place) => [place]);
  for (;;) {
    const candidates = parts.flatMap((p, at) =>
      parts.slice(at + 1).map((q) => {
        const found = p.flatMap((a) => q.flatMap((b) => weight.get(`${a} ${b}`) ?? []));
        const all = p.length * q.length;
        return { p, q, share: found.length / all, mean: found.reduce((sum, one) => sum + one, 0) / all };
      }),
    );
    const [best] = candidates
      .filter(({ share }) => share >= 0.5)
      .toSorted(
        (x, y) =>
          y.share - x.share ||
          y.mean - x.mean ||
          Math.min(...x.p) - Math.min(...y.p) ||
          Math.min(...x.q) - Math.min(...y.q),
      );
    if (best === undefined) return parts.filter(({ length }) => length > 1);
    parts = [
      ...parts.filter((part) => part !== best.p && part !== best.q),
      [...best.p, ...best.q].toSorted((x, y) => x - y),
    ].toSorted((x, y) => (x[0] ?? 0) - (y[0] ?? 0));
  }
}

const sorted = (parts: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  parts.toSorted((x, y) => (x[0] ?? 0) - (y[0] ?? 0));

const graphs = fc.integer({ min: 2, max: 11 }).chain((count) =>
  fc
    .uniqueArray(
      fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([a, b]) => a < b),
      { selector: ([a, b]) => `${a} ${b}`, maxLength: 30 },
    )
    .chain((ends) =>
      fc
        .array(fc.integer({ min: 76, max: 84 }), { minLength: ends.length, maxLength: ends.length })
        .map((weights) => ends.map(([a, b], at) => link(a, b, weights[at]))),
    ),
);

describe('groups without chains', () => {
  test.each([
    ['none', [], []],
    ['a pair', [link(3, 1)], [[1, 3]]],
    [
      'who copied from one, who copied from another: half of the pairs is enough',
      [link(0, 1), link(1, 2)],
      [[0, 1, 2]],
    ],
    // 0–1–2–3: the middle link would join two pairs by one of four.
    [
      'a chain of four',
      [link(0, 1, 90), link(1, 2), link(2, 3, 90)],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'a chain whose middle is strongest',
      [link(0, 1), link(1, 2, 90), link(2, 3, 85)],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'one weak link between two cliques',
      [link(0, 1), link(0, 2), link(1, 2), link(3, 4), link(3, 5), link(4, 5), link(2, 3, 99)],
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      'exactly half of the pairs between them',
      [link(0, 1, 99), link(2, 3, 98), link(0, 2), link(1, 3)],
      [[0, 1, 2, 3]],
    ],
    ['a ring of four', [link(0, 1), link(1, 2), link(2, 3), link(0, 3)], [[0, 1, 2, 3]]],
    ['many around one', [link(0, 1, 90), link(0, 2), link(0, 3), link(0, 4)], [[0, 1, 2]]],
  ])('%s', (_, links, expected) => {
    expect(sorted(linkedParts(links))).toEqual(expected);
  });

  test('are those of the slow way', () => {
    fc.assert(
      fc.property(graphs, (links) => {
        expect(sorted(linkedParts(links))).toEqual(sorted(slowParts(links)));
      }),
      { numRuns: tries(400) },
    );
  });

  test('have at least half of their pairs linked, share nobody, and no two of them belong together', () => {
    fc.assert(
      fc.property(graphs, (links) => {
        const parts = linkedParts(links);
        const members = parts.flat();
        expect(new Set(members).size).toBe(members.length);
        const linked = (p: readonly number[], q: readonly number[]): number =>
          links.filter(({ a, b }) => (p.includes(a) && q.includes(b)) || (p.includes(b) && q.includes(a)))
            .length;
        for (const part of parts) {
          expect(linked(part, part)).toBeGreaterThanOrEqual((part.length * (part.length - 1)) / 4);
          for (const other of parts) {
            if (other !== part) expect(linked(part, other)).toBeLessThan((part.length * other.length) / 2);
          }
        }
        // Two that are linked are not both left alone.
        for (const { a, b } of links) expect(members.includes(a) || members.includes(b)).toBe(true);
      }),
    );
  });

  test('do not depend on the order of the links', () => {
    fc.assert(
      fc.property(
        graphs.chain((links) =>
          fc.tuple(fc.constant(links), fc.shuffledSubarray([...links], { minLength: links.length })),
        ),
        ([links, shuffled]) => {
          const turned = shuffled.map(({ a, b, weight }) => ({ a: b, b: a, weight }));
          expect(sorted(linkedParts(turned))).toEqual(sorted(linkedParts(links)));
        },
      ),
    );
  });

  test('a thousand in a chain are no group, and fifty thousand pairs are no trouble', () => {
    const chain = Array.from({ length: 999 }, (_, at) => link(at, at + 1));
    expect(Math.max(...linkedParts(chain).map(({ length }) => length))).toBeLessThan(4);
    // 50 cliques of 20, and of all other pairs each twelfth, without order.
    let state = 1;
    const isByChance = (): boolean => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state < 2 ** 32 / 12;
    };
    const cliques: Link[] = [];
    for (let a = 0; a < 1000; a += 1) {
      for (let b = a + 1; b < 1000; b += 1) {
        const isLinked = Math.floor(a / 20) === Math.floor(b / 20) || isByChance();
        if (isLinked) cliques.push(link(a, b, 76 + ((a * b) % 24)));
      }
    }
    expect(cliques.length).toBeGreaterThan(50_000);
    expect(linkedParts(cliques).map(({ length }) => length)).toEqual(Array.from({ length: 50 }, () => 20));
  });
});
