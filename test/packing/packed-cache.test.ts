import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PackedSubmission } from '../../src/contract/submission.ts';
import { packedCache } from '../../src/sources/packing/cache.ts';
import { temporaryFolder } from '../temporary.ts';
import { bytesOf, packOne } from './pack-one.ts';

const NOW = new Date('2026-11-22T00:00:00Z');
const DAY_MS = 24 * 3_600_000;

test('what was fetched goes when nothing of it was read for a month, and no other file does', async () => {
  const folder = temporaryFolder();
  const put = (name: string, ms: number): void => {
    writeFileSync(join(folder, name), '');
    const at = new Date(NOW.getTime() - ms);
    utimesSync(join(folder, name), at, at);
  };
  const [old, used, edge] = ['a', 'b', 'c'].map((one) => one.repeat(40));
  const partial = 'zip.6f1c2a58-9d5b-4a0e-8f0b-1f2e3d4c5b6a.partial';
  for (const end of ['json', 'zip', 'aside.zip', partial]) put(`${old}.${end}`, 30 * DAY_MS + 1000);
  // Its ZIP was read, which is what renews it.
  put(`${used}.json`, 90 * DAY_MS);
  put(`${used}.zip`, 29 * DAY_MS);
  put(`${edge}.json`, 30 * DAY_MS);
  // A folder that somebody names may hold their own files.
  for (const name of ['notes.json', `${'d'.repeat(39)}.zip`, `${'e'.repeat(40)}.py`]) put(name, 90 * DAY_MS);
  mkdirSync(join(folder, 'src'));
  await packedCache(folder).prune(NOW);
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      `${used}.json`,
      `${used}.zip`,
      `${edge}.json`,
      'notes.json',
      `${'d'.repeat(39)}.zip`,
      `${'e'.repeat(40)}.py`,
      'src',
    ].toSorted(),
  );
  await packedCache(join(folder, 'nowhere')).prune(NOW);
});

test('what cannot be deleted keeps nothing else, and is said', async () => {
  const folder = temporaryFolder();
  const at = new Date(NOW.getTime() - 31 * DAY_MS);
  // Deleted in this order: the folder is no file, whoever made it.
  const [inTheWay, old] = [`${'a'.repeat(40)}.zip`, `${'b'.repeat(40)}.zip`];
  mkdirSync(join(folder, inTheWay));
  writeFileSync(join(folder, old), '');
  for (const name of [inTheWay, old]) utimesSync(join(folder, name), at, at);
  await expect(packedCache(folder).prune(NOW)).rejects.toThrow(inTheWay);
  expect(readdirSync(folder)).toEqual([inTheWay]);
});

test('what a run of an earlier release was cut off at goes too', async () => {
  const folder = temporaryFolder();
  const partial = join(folder, `${'a'.repeat(40)}.aside.zip.partial`);
  writeFileSync(partial, '');
  utimesSync(partial, new Date(NOW.getTime() - 31 * DAY_MS), new Date(NOW.getTime() - 31 * DAY_MS));
  await packedCache(folder).prune(NOW);
  expect(readdirSync(folder)).toEqual([]);
});

/** One submission, packed below a folder. */
function packedIn(folder: string): Promise<PackedSubmission> {
  const text = 'print(1)\n';
  return packOne(
    {
      key: 'cs/hw1-ann',
      name: 'ann',
      role: 'judged',
      origin: { kind: 'directory', path: 'ann' },
      files: [{ path: 'a.py', size: text.length, read: () => Promise.resolve(Buffer.from(text)) }],
      leftOut: [],
      remarks: [],
    },
    folder,
  );
}

test('two runs that keep the same at one time both end, and it is there whole', async () => {
  const folder = temporaryFolder();
  const packed = await packedIn(folder);
  const kept = join(folder, 'kept');
  await Promise.all(Array.from({ length: 20 }, () => packedCache(kept).put(['one'], packed)));
  const found = await packedCache(kept).get(['one'], packed);
  expect(found === null ? null : bytesOf(found.zip)).toEqual(bytesOf(packed.zip));
  expect(readdirSync(kept)).toHaveLength(2);
});

test('what is read is kept for another month, and what is cut off is not read', async () => {
  const folder = temporaryFolder();
  const one = await packedIn(folder);
  const packed = { ...one, asideZip: one.zip };
  const kept = join(folder, 'kept');
  const cache = packedCache(kept);
  await cache.put(['one'], packed);
  const names = readdirSync(kept);
  expect(names).toHaveLength(3);
  const [before, now] = [new Date(Date.now() - 31 * DAY_MS), new Date()];
  for (const name of names) utimesSync(join(kept, name), before, before);
  expect(await cache.get(['one'], packed)).not.toBeNull();
  const ages = names.map((name) => now.getTime() - statSync(join(kept, name)).mtimeMs);
  expect(ages.map((ms) => ms > DAY_MS)).toEqual(names.map((name) => name.endsWith('.json')));
  await cache.prune(now);
  expect(readdirSync(kept)).toEqual(names);
  for (const zip of names.filter((name) => name.endsWith('.zip'))) {
    const whole = readFileSync(join(kept, zip));
    writeFileSync(join(kept, zip), whole.subarray(0, -1));
    expect(await cache.get(['one'], packed), zip).toBeNull();
    writeFileSync(join(kept, zip), whole);
    expect(await cache.get(['one'], packed), zip).not.toBeNull();
  }
});
