import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Blobs, bytesOf } from '../../src/embedded/store/blobs.ts';
import { temporary } from './serving.ts';

const MiB = 1024 * 1024;

describe('ZIPs of a store that ends with its process', () => {
  test('stay in memory up to 32 MiB, and lie in files beyond', async () => {
    const folder = temporary();
    const blobs = new Blobs(folder, false);
    for (const name of ['a', 'b', 'c', 'd']) await blobs.take(name, new Uint8Array(8 * MiB).fill(1));
    expect(readdirSync(folder)).toEqual([]);
    await blobs.take('e', Buffer.from('one byte more and no room'));
    expect(readdirSync(folder)).toEqual(['e']);
    expect(Buffer.from(await bytesOf(blobs.at('e'))).toString()).toBe('one byte more and no room');

    // What is deleted makes room.
    await blobs.delete(['a', 'e', 'nobody']);
    expect(readdirSync(folder)).toEqual([]);
    await blobs.take('f', new Uint8Array(8 * MiB));
    expect(readdirSync(folder)).toEqual([]);
    expect((await bytesOf(blobs.at('b'))).length).toBe(8 * MiB);
    await expect(bytesOf(blobs.at('a'))).rejects.toThrow('ENOENT');
  });

  test('that came as files are moved', async () => {
    const folder = temporary();
    const spooled = join(temporary(), 'spooled');
    writeFileSync(spooled, 'large');
    const blobs = new Blobs(folder, false);
    await blobs.take('a', spooled);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('large');
    expect((await bytesOf(blobs.at('a'))).length).toBe(5);
  });
});

test('each ZIP of a store that is kept is a file when it is taken, and none is written over', async () => {
  const folder = temporary();
  const blobs = new Blobs(folder, true);
  await blobs.take('a', Buffer.from('small'));
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('small');
  await expect(blobs.take('a', Buffer.from('other'))).rejects.toThrow('EEXIST');
  await blobs.take('b', Buffer.from('kept'));
  await blobs.sweep((name) => name === 'b');
  expect(readdirSync(folder)).toEqual(['b']);
});
