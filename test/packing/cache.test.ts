import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packedCache } from '../../src/sources/packing/cache.ts';
import { bytesOf, packOne } from './pack-one.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two runs that keep the same at one time both end, and it is there whole', async () => {
  const text = 'print(1)\n';
  const packed = await packOne(
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
  const kept = join(folder, 'kept');
  await Promise.all(Array.from({ length: 20 }, () => packedCache(kept).put(['one'], packed)));
  const found = await packedCache(kept).get(['one'], packed);
  expect(found === null ? null : bytesOf(found.zip)).toEqual(bytesOf(packed.zip));
  expect(readdirSync(kept)).toHaveLength(2);
});
