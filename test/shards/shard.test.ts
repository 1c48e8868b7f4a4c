import { describe, expect, it } from 'vitest';
import { isPart, partOf, type Shard, shardOf } from '../../src/check/run/shard.ts';

const FACTS = { deciding: ['1', 'homework'], folder: '/report/shards', isServiceShared: true };
const part = (index: number) => ({ kind: 'part', index, count: 3 }) as const;

describe('the role of a job', () => {
  it.each([
    [null, true, null],
    [{ kind: 'judge' } as const, true, 'judge'],
    [{ kind: 'judge' } as const, false, 'judge'],
    [part(1), true, 'create'],
    [part(2), true, 'join'],
    [part(3), true, 'join'],
    [part(1), false, 'hand over'],
    [part(2), false, 'hand over'],
  ])('of %j where the service is shared: %s → %s', (shard, isServiceShared, role) => {
    const made = shardOf(shard, { ...FACTS, isServiceShared });
    expect(made?.role ?? null).toBe(role);
    expect(isPart(made)).toBe(role !== null && role !== 'judge');
  });

  it('keeps its place in the matrix', () => {
    expect(shardOf(part(2), FACTS)).toMatchObject({ index: 2, count: 3, folder: '/report/shards' });
  });
});

describe('the key of a shared check', () => {
  const keyOf = (deciding: readonly unknown[]): Shard['key'] | undefined =>
    shardOf({ kind: 'judge' }, { ...FACTS, deciding })?.key;

  it('is ten hex digits, the same for all jobs of one matrix', () => {
    expect(keyOf(FACTS.deciding)).toMatch(/^[0-9a-f]{10}$/);
    expect(shardOf(part(1), FACTS)?.key).toBe(keyOf(FACTS.deciding));
  });

  it('is another one for every other value', () => {
    const keys = [['1', 'a'], ['2', 'a'], ['1', 'b'], ['1', null], ['1', ['a']], ['1']].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('which part takes a submission', () => {
  const keys = Array.from({ length: 300 }, (_, index) => `cs1/student-${index}`);

  it.each([1, 2, 7])('of %i is one of them, and each gets its share', (count) => {
    const sizes = new Map<number, number>();
    for (const key of keys) sizes.set(partOf(key, count), (sizes.get(partOf(key, count)) ?? 0) + 1);
    expect([...sizes.keys()].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    for (const size of sizes.values()) expect(size).toBeGreaterThan(keys.length / count / 2);
  });

  it('does not depend on how the name is written', () => {
    expect(partOf('CS1/Ada', 1_000)).toBe(partOf('cs1/ada', 1_000));
  });
});
