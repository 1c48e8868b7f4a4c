import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PackedSubmission } from '../../src/contract/submission.ts';
import { NOTHING_COLLECTED } from '../../src/check/run/collect.ts';
import { readHandOvers, writeHandOver } from '../../src/check/run/hand-over.ts';
import { loginRow } from '../../src/sources/people/person-row.ts';

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

/** The names of both ZIPs as the part has them. */
function handedOver(): { readonly zip: string; readonly aside: string } {
  const { packed } = JSON.parse(readFileSync(document(), 'utf8')) as {
    packed: [{ zip: string; aside: string }];
  };
  return packed[0];
}

async function handOver(): Promise<PackedSubmission> {
  const own = mkdtempSync(join(folder, 'own-'));
  const spool = join(own, 'packed.zips');
  writeFileSync(spool, 'asidepacked, and others');
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
    zip: { path: spool, start: 5, bytes: 6 },
    asideZip: { path: spool, start: 0, bytes: 5 },
    contentHash: 'b'.repeat(64),
    textsHash: 'c'.repeat(64),
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

test('the list of people is not handed over: every job reads it', async () => {
  const collected = { ...NOTHING_COLLECTED, people: [loginRow('staff', 'ada-lovelace')] };
  const whole = { ...collected, key: 'a', index: 1, count: 2 };
  await writeHandOver(folder, whole);
  expect(readFileSync(document(), 'utf8')).not.toContain('lovelace');
});

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
  const [zip, asideZip] = [join(folder, handedOver().zip), join(folder, handedOver().aside)];
  expect(read?.packed).toEqual([
    { ...packed, zip: { path: zip, start: 0, bytes: 6 }, asideZip: { path: asideZip, start: 0, bytes: 5 } },
  ]);
  expect(readFileSync(zip, 'utf8')).toBe('packed');
  expect(readFileSync(asideZip, 'utf8')).toBe('aside');
});

test.each([
  ['a ZIP that is cut off', 'zip', 5],
  ['a ZIP that is gone', 'zip', null],
  ['a ZIP of files that do not count that is gone', 'aside', null],
] as const)('%s: the whole part counts as not handed over', async (_what, kind, bytes) => {
  await handOver();
  const name = handedOver()[kind];
  if (bytes === null) rmSync(join(folder, name));
  else truncateSync(join(folder, name), bytes);
  expect(await readHandOvers(folder, 'a')).toEqual([]);
});

test.each([
  ['an origin without a commit', '"sha"', '"sha1"'],
  ['an origin of another kind', '"kind":"repository"', '"kind":"gitlab"'],
  ['a reason that no version writes', '"reason":"binary"', '"reason":"odd"'],
  ['a role that no version writes', '"role":"judged"', '"role":"odd"'],
  ['a ZIP outside of the folder', /"zip":"[0-9a-f]{32}\.zip"/, '"zip":"../x.zip"'],
  ['another version', '"version":1', '"version":2'],
  ['no JSON', '{', ''],
])('%s is refused', async (_what, from, to) => {
  await handOver();
  writeFileSync(document(), readFileSync(document(), 'utf8').replace(from, to));
  await expect(readHandOvers(folder, 'a')).rejects.toThrow(/is not what a part of this version writes/);
});
