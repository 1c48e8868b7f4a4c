import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PackedSubmission } from '../../src/domain/submission.ts';
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

const ZIP = `${'0123456789abcdef'.repeat(2)}.zip`;
const ASIDE = `${'fedcba9876543210'.repeat(2)}.zip`;

async function handOver(): Promise<PackedSubmission> {
  const own = mkdtempSync(join(folder, 'own-'));
  writeFileSync(join(own, ZIP), 'packed');
  writeFileSync(join(own, ASIDE), 'aside');
  const packed: PackedSubmission = {
    key: 'cs1/ada',
    name: 'ada',
    role: 'judged',
    origin: {
      kind: 'repository',
      owner: 'cs1',
      repo: 'ada',
      repositoryId: 7,
      sha: 'a'.repeat(40),
      student: 'ada',
    },
    zipPath: join(own, ZIP),
    zipBytes: 6,
    asidePath: join(own, ASIDE),
    contentHash: 'b'.repeat(64),
    files: [{ path: 'a.py', size: 3 }],
    leftOut: [{ path: 'b.png', reason: 'binary' }],
    remarks: ['A remark.'],
  };
  const failures = [{ key: 'cs1/eve', name: 'eve', role: 'judged', reason: 'It is empty.' }] as const;
  await writeHandOver(folder, {
    key: 'a',
    index: 1,
    count: 2,
    starterKnown: true,
    packed: [packed],
    failures,
    notices: ['A notice.'],
  });
  return packed;
}

const document = (): string => join(folder, 'part-1-of-2-a.json');

test('a part is read as it was written, with its ZIPs in the folder', async () => {
  const packed = await handOver();
  const [read] = await readHandOvers(folder, 'a');
  expect(read).toMatchObject({
    key: 'a',
    index: 1,
    count: 2,
    starterKnown: true,
    failures: [{ key: 'cs1/eve', name: 'eve', role: 'judged', reason: 'It is empty.' }],
    notices: ['A notice.'],
  });
  expect(read?.packed).toEqual([{ ...packed, zipPath: join(folder, ZIP), asidePath: join(folder, ASIDE) }]);
  expect(readFileSync(join(folder, ZIP), 'utf8')).toBe('packed');
});

test.each([
  ['a ZIP that is cut off', ZIP, 5],
  ['a ZIP that is gone', ZIP, null],
  ['a ZIP of files that do not count that is gone', ASIDE, null],
])('%s: the whole part counts as not handed over', async (_what, name, bytes) => {
  await handOver();
  if (bytes === null) rmSync(join(folder, name));
  else truncateSync(join(folder, name), bytes);
  expect(await readHandOvers(folder, 'a')).toEqual([]);
});

test.each([
  ['an origin without a commit', '"sha"', '"sha1"'],
  ['an origin of another kind', '"kind":"repository"', '"kind":"gitlab"'],
  ['a reason that no version writes', '"reason":"binary"', '"reason":"odd"'],
  ['a role that no version writes', '"role":"judged"', '"role":"odd"'],
  ['a ZIP outside of the folder', `"zip":"${ZIP}"`, '"zip":"../x.zip"'],
  ['another version', '"version":2', '"version":3'],
  ['no JSON', '{', ''],
])('%s is refused', async (_what, from, to) => {
  await handOver();
  writeFileSync(document(), readFileSync(document(), 'utf8').replace(from, to));
  await expect(readHandOvers(folder, 'a')).rejects.toThrow(/is not what a part of this version writes/);
});
