import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredZip } from '../../src/base/stored-zip.ts';
import { beginArchiverZip } from '../../src/sources/packing/archiver-zip.ts';
import { ZipSpool } from '../../src/sources/packing/spool.ts';
import { StoredZips } from '../../src/system/zip/stored-zip.ts';
import { bytesOf } from './pack-one.ts';

let folder: string;
let spool: ZipSpool;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
  spool = new ZipSpool(folder, beginArchiverZip);
});
afterEach(() => {
  spool.close();
  rmSync(folder, { recursive: true });
});

const MIB = 1024 * 1024;

async function put(...chunks: readonly Buffer[]): Promise<StoredZip> {
  const zip = spool.begin();
  for (const chunk of chunks) {
    zip.add(chunk);
    if (zip.isFull) await zip.flush();
  }
  return zip.end();
}

test('small ones written at the same time lie side by side in one file', async () => {
  const texts = Array.from({ length: 20 }, (_, n) => `${n};`.repeat(n));
  const stored = await Promise.all(
    texts.map((text) => put(Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3)))),
  );
  expect(stored.map((zip) => bytesOf(zip).toString())).toEqual(texts);
  expect(readdirSync(folder)).toEqual(['packed.zips']);
  const zips = new StoredZips();
  for (const [at, zip] of stored.entries()) expect(Buffer.from(zips.read(zip)).toString()).toBe(texts[at]);
  zips.close();
});

test('from one mebibyte on, one has a file of its own', async () => {
  const below = await put(Buffer.alloc(MIB - 1, 1));
  const large = await put(Buffer.alloc(MIB - 1, 2), Buffer.alloc(1, 3), Buffer.alloc(5, 4));
  expect([below.path, below.bytes]).toEqual([join(folder, 'packed.zips'), MIB - 1]);
  expect([large.path, large.start, large.bytes]).toEqual([join(folder, 'large-1.zip'), 0, MIB + 5]);
  const bytes = bytesOf(large);
  expect([bytes[0], bytes[MIB - 2], bytes[MIB - 1], bytes[MIB], bytes[MIB + 4]]).toEqual([2, 2, 3, 4, 4]);
});

test('what is dropped leaves nothing behind', async () => {
  const zip = spool.begin();
  zip.add(Buffer.alloc(MIB));
  await zip.flush();
  expect(readdirSync(folder)).toEqual(['large-1.zip']);
  await zip.drop();
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that became shorter is told, not filled with zeros', async () => {
  const zip = await put(Buffer.from('abc'));
  const zips = new StoredZips();
  expect(() => zips.read({ ...zip, bytes: 4 })).toThrow('became shorter');
  zips.close();
});

test('a folder that cannot be written to is an error of the one that is written', async () => {
  rmSync(folder, { recursive: true });
  await expect(put(Buffer.from('abc'))).rejects.toThrow('ENOENT');
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
});
