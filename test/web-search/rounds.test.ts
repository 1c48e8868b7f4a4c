import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRounds, type QueryPlan } from '../../src/service/web-search/rounds.ts';
import type { SearchSubject } from '../../src/engine/subject.ts';
import { probe, subject, submission } from './subjects.ts';

function plan(
  one: SearchSubject,
  most: number,
  leftOut: readonly number[] = [],
  later: readonly number[] = [],
): QueryPlan {
  return planRounds(
    one,
    (id) => leftOut.includes(id),
    (id) => later.includes(id),
    ({ words }) => (words.length < 2 ? null : words.join(' ')),
    most,
  );
}
const texts = (one: QueryPlan): readonly string[] => one.queries.map(({ text }) => text);

test('everybody gets a first query before anybody gets a second, the rarest code first', () => {
  const one = subject(
    submission(1, [probe('a one'), probe('a two')], { rarity: 1 }),
    submission(2, [probe('b one'), probe('b two'), probe('b three')], { rarity: 3 }),
    submission(3, [probe('c one')], { rarity: 2 }),
  );
  expect(texts(plan(one, 60))).toEqual(['b one', 'c one', 'a one', 'b two', 'a two', 'b three']);
  expect(texts(plan(one, 4))).toEqual(['b one', 'c one', 'a one', 'b two']);
  expect(texts(plan(one, 3))).toEqual(['b one', 'c one', 'a one']);
  expect(texts(plan(one, 0))).toEqual([]);
});

test('what others asked takes nobody a query of their own', () => {
  const shared = [probe('s one', { alsoIn: [2] }), probe('s two', { alsoIn: [2] })];
  const one = subject(
    submission(1, shared, { rarity: 2 }),
    submission(2, [probe('b one'), probe('b two')], { rarity: 1 }),
  );
  const { queries, wanted } = plan(one, 60);
  expect(queries.map(({ text }) => text).toSorted()).toEqual(['b one', 'b two', 's one', 's two']);
  expect([...wanted]).toEqual([
    [1, 2],
    [2, 4],
  ]);
});

test('who was searched for before comes behind all that never were, in each round', () => {
  const one = subject(
    submission(1, [probe('a one'), probe('a two')], { rarity: 3 }),
    submission(2, [probe('b one'), probe('b two')], { rarity: 2 }),
    submission(3, [probe('c one')], { rarity: 1 }),
  );
  expect(texts(plan(one, 60, [], [1]))).toEqual(['b one', 'c one', 'a one', 'b two', 'a two']);
  expect(texts(plan(one, 2, [], [1]))).toEqual(['b one', 'c one']);
});

test('a shared piece is asked for once and serves everybody who has it', () => {
  const one = subject(
    submission(1, [probe('s same', { alsoIn: [2] }), probe('a two')], { rarity: 2 }),
    submission(2, [probe('s same', { alsoIn: [1] }), probe('b two')], { rarity: 1 }),
    submission(3, [probe('c one')]),
  );
  const made = plan(one, 60);
  // Submission 2 is served by the first query, so 3 is asked for before its own second piece.
  expect(texts(made)).toEqual(['s same', 'c one', 'a two', 'b two']);
  expect(made.queries[0]?.submissions).toEqual([1, 2]);
  expect([...made.wanted]).toEqual([
    [1, 2],
    [2, 2],
    [3, 1],
  ]);
});

test('who is left out is not named in the query of another that has the same piece', () => {
  const one = subject(submission(1, [probe('s same', { alsoIn: [2, 7] })]), submission(2, []));
  expect(plan(one, 60, [2]).queries.map(({ submissions }) => submissions)).toEqual([[1]]);
});

test('a probe that makes no query is passed over, and who is left out costs and gets none', () => {
  const one = subject(submission(1, [probe('x'), probe('a two')]), submission(2, [probe('b one')]));
  const made = plan(one, 60, [2]);
  expect(texts(made)).toEqual(['a two']);
  expect([...made.wanted]).toEqual([[1, 1]]);
});

test('at no point of any plan has one two queries while another that has a piece left has none', () => {
  const submissions = fc.array(
    fc.record({
      rarity: fc.integer({ min: 0, max: 5 }),
      probes: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(submissions, fc.integer({ min: 0, max: 20 }), (made, most) => {
      const one = subject(
        ...made.map(({ rarity, probes }, id) =>
          submission(
            id,
            probes.map((number) => probe(`piece p${number}`)),
            { rarity },
          ),
        ),
      );
      const { queries, wanted } = plan(one, most);
      expect(queries.length).toBeLessThanOrEqual(most);
      expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
      const asked = new Map<number, number>();
      for (const { submissions: served, text } of queries) {
        // Whoever a query was chosen for had no more than everybody else who still wants one.
        const least = Math.min(
          ...[...wanted].filter(([id, all]) => (asked.get(id) ?? 0) < all).map(([id]) => asked.get(id) ?? 0),
        );
        expect(Math.min(...served.map((id) => asked.get(id) ?? 0))).toBe(least);
        for (const id of served) {
          expect(made[id]?.probes.map((number) => `piece p${number}`)).toContain(text);
          asked.set(id, (asked.get(id) ?? 0) + 1);
        }
      }
    }),
  );
});
