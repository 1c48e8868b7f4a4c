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
    for (const name of ['a', 'b', 'c', 'd']) {
      await blobs.take(`results/${name}`, new Uint8Array(8 * MiB).fill(1));
    }
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
    await blobs.take('results/e', Buffer.from('one byte more and no room'));
    expect(readdirSync(join(folder, 'results'))).toEqual(['e']);
    expect(Buffer.from(await bytesOf(blobs.at('results/e'))).toString()).toBe('one byte more and no room');

    // What is deleted makes room.
    await blobs.delete(['results/a', 'results/e', 'results/nobody']);
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
    await blobs.take('results/f', new Uint8Array(8 * MiB));
    expect(readdirSync(join(folder, 'results'))).toEqual([]);
    expect((await bytesOf(blobs.at('results/b'))).length).toBe(8 * MiB);
    await expect(bytesOf(blobs.at('results/a'))).rejects.toThrow('ENOENT');
  });

  test('that came as files are moved', async () => {
    const folder = temporary();
    const spooled = join(temporary(), 'spooled');
    writeFileSync(spooled, 'large');
    const blobs = new Blobs(folder, false);
    await blobs.take('results/a', spooled);
    expect(readFileSync(join(folder, 'results/a'), 'utf8')).toBe('large');
    expect((await bytesOf(blobs.at('results/a'))).length).toBe(5);
  });
});

test('each ZIP of a store that is kept is a file when it is taken, and none is written over', async () => {
  const folder = temporary();
  const blobs = new Blobs(folder, true);
  await blobs.take('results/a', Buffer.from('small'));
  expect(readFileSync(join(folder, 'results/a'), 'utf8')).toBe('small');
  await expect(blobs.take('results/a', Buffer.from('other'))).rejects.toThrow('EEXIST');
  await blobs.take('results/b', Buffer.from('kept'));
  await blobs.sweep((name) => name === 'results/b');
  expect(readdirSync(join(folder, 'results'))).toEqual(['b']);
});
