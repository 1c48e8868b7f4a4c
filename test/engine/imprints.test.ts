import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Analysis } from '../../src/engine/analysis.ts';
import type { EngineDocument } from '../../src/engine/api.ts';
import { imprintVersion } from '../../src/engine/imprint-version.ts';
import type { Imprint } from '../../src/engine/imprints.ts';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { document, javaPrograms } from './programs.ts';

function imprintsOf(documents: readonly EngineDocument[]): readonly Imprint[] {
  const analysis = new Analysis({ languageId: 999, ai: false, detectBaseCode: false });
  for (const one of documents) analysis.add(one);
  return analysis.imprints();
}

function common(one: Imprint, other: Imprint): number {
  const hashes = new Set(other.hashes);
  return [...one.hashes].filter((hash) => hashes.has(hash)).length;
}

const [first = '', second = '', third = ''] = javaPrograms(3, 11);

describe('an imprint', () => {
  test('holds each hash once, ascending, and at most so many of them to be found by', () => {
    for (const { hashes, sample } of imprintsOf([document(1, { 'A.java': first })])) {
      expect([...hashes]).toEqual([...new Set(hashes)].toSorted((a, b) => a - b));
      expect(hashes.length).toBeGreaterThan(PARAMETERS.imprintSample);
      expect(sample).toHaveLength(PARAMETERS.imprintSample);
      expect([...sample]).toEqual([...sample].toSorted((a, b) => a - b));
      expect([...sample].every((hash) => hashes.includes(hash))).toBe(true);
      expect([...hashes].every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 48)).toBe(true);
    }
  });

  test('is that of submissions alone, and of those that have code', () => {
    const found = imprintsOf([
      document(1, { 'A.java': first }),
      document(2, { 'A.java': second }, 'archive'),
      document(3, { 'A.java': third }, 'base'),
      document(4, { 'notes.txt': 'nothing' }),
    ]);
    expect(found.map(({ id }) => id)).toEqual([1]);
  });

  test('is the same whatever the order, the names and the layout', () => {
    const renamed = first.replaceAll(/\b(sum|best|left)(\d)/g, 'other_$1$2').replaceAll('\n', '\n\n  ');
    const [one, two] = imprintsOf([document(1, { 'A.java': first }), document(2, { 'B.java': renamed })]);
    expect(two?.hashes).toEqual(one?.hashes);
    expect(two?.sample).toEqual(one?.sample);
    const turned = imprintsOf([document(2, { 'B.java': renamed }), document(1, { 'A.java': first })]);
    expect(turned.find(({ id }) => id === 1)?.sample).toEqual(one?.sample);
  });

  test('leaves given starter code out', () => {
    const [alone] = imprintsOf([document(1, { 'A.java': second })]);
    const both = { 'A.java': second, 'Starter.java': first };
    const [masked] = imprintsOf([document(1, both), document(2, { 'S.java': first }, 'base')]);
    const [whole] = imprintsOf([document(1, both)]);
    expect(masked?.hashes.length).toBeLessThanOrEqual(alone?.hashes.length ?? 0);
    expect(whole?.hashes.length).toBeGreaterThan(alone?.hashes.length ?? 0);
  });

  test('is found by what few of its class have', () => {
    const shared = javaPrograms(1, 5)[0] ?? '';
    const documents = javaPrograms(9, 3).map((own, at) =>
      document(at, { 'Own.java': own, 'Shared.java': shared }),
    );
    const [task] = imprintsOf([document(99, { 'Shared.java': shared })]);
    for (const { hashes, sample } of imprintsOf(documents)) {
      const everybody = new Set(task?.hashes);
      expect([...hashes].filter((hash) => everybody.has(hash)).length).toBeGreaterThan(20);
      expect([...sample].filter((hash) => everybody.has(hash))).toEqual([]);
    }
  });

  test('shares most of its hashes with that of a copy and few with that of another program', () => {
    const copy = first.replaceAll(';\n', ';\n int extra = 1;\n');
    const half = first.slice(0, first.length / 2);
    const [one, other, halved, padded] = imprintsOf(
      [first, second, half, copy].map((text, id) => document(id, { 'A.java': text })),
    ) as [Imprint, Imprint, Imprint, Imprint];
    expect(common(one, halved)).toBeGreaterThan(0.9 * (halved.hashes.length - 4));
    expect(common(one, padded)).toBeGreaterThan(common(one, other));
    expect(common(one, other)).toBeLessThan(0.3 * one.hashes.length);
  });
});

describe('the version of imprints', () => {
  test('is another one for each parameter that they depend on', () => {
    const changed = (['k', 'w', 'imprintSample', 'commonRun', 'givenTokens', 'givenGrowth'] as const).map(
      (name) => imprintVersion({ ...PARAMETERS, [name]: PARAMETERS[name] + 1 }),
    );
    expect(new Set([imprintVersion(), ...changed]).size).toBe(7);
    expect(imprintVersion({ ...PARAMETERS, clusterFrom: 1 })).toBe(imprintVersion());
  });

  // Where this fails, programs are read otherwise than before. If the version is the same, raise READING: what is kept of earlier
  // submissions cannot be compared any more, and is made anew.
  test('stands for what is read of some programs', () => {
    const samples = {
      'a.java': first,
      'b.py':
        'def f(a, b):\n    for i in range(a):\n        if i % 2 == 0 and b:\n            b += i\n    return [x for x in range(b) if x > 3]\n\nprint(f(1, 2))\n',
      'c.cpp':
        'template <class T> int g(T* p, unsigned n) { int s = 0; while (n-- > 0) { s += p[n] * 2; s ^= n; } return s ? s : -1; }\nstruct A { int x; A(int y) : x(y) {} };\n',
      'd.js':
        'export const h = async (x) => { try { await x?.y`z`; } catch (e) { return e ?? null; } finally { x.done(); } };\nclass B extends C { #p = 1; get q() { return this.#p ** 2; } }\n',
      'e.rs':
        'fn k(v: &mut Vec<i32>) -> Option<i32> { let m = v.iter().max()?; match *m { 0 => None, n if n > 3 => Some(n), _ => Some(1) } }\n',
      'f.sql':
        'select a, count(*) from t left join u on t.i = u.i where t.x > 3 and u.y is not null group by a having count(*) > 1 order by a;\n',
      'g.rb':
        'def m(a)\n  a.each_with_index do |x, i|\n    next unless x > i\n    yield x * 2, i\n  end\nrescue StandardError => e\n  puts "#{e}"\nend\n',
    };
    const hashes = imprintsOf(
      Object.entries(samples).map(([name, text], id) => document(id, { [name]: text })),
    );
    const digests = Object.keys(samples).map((name, id) => {
      const hash = createHash('sha256').update(JSON.stringify([...(hashes[id]?.hashes ?? [])]));
      return `${name} ${hash.digest('hex').slice(0, 8)}`;
    });
    expect([imprintVersion(), ...digests]).toMatchInlineSnapshot(`
      [
        "8-6b502d572c56d58b",
        "a.java 41f34079",
        "b.py f516a6ab",
        "c.cpp 50a2ae07",
        "d.js 5d64353c",
        "e.rs d12a600a",
        "f.sql 0f723e49",
        "g.rb 7cda6d60",
      ]
    `);
  });
});
