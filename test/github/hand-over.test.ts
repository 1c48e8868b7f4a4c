import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHandOvers, writeHandOver } from '../../src/shards/hand-over.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-over-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const part = (key: string, index: number, count: number): Promise<void> =>
  writeHandOver(folder, { key, index, count, starterKnown: false, packed: [], failures: [], notices: [] });

test('parts of matrices of different sizes are refused: a repository would be in two of them, or in none', async () => {
  await part('a', 1, 2);
  await part('a', 2, 3);
  await expect(readHandOvers(folder, 'a')).rejects.toThrow(/matrices of different sizes \(2, 3\)/);
});

test('another run’s parts are no matter', async () => {
  await part('a', 1, 2);
  await part('b', 2, 3);
  expect((await readHandOvers(folder, 'a')).map(({ index, count }) => [index, count])).toEqual([[1, 2]]);
});
