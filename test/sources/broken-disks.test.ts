import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fs } from '../../src/native/files.ts';
import { expandPattern } from '../../src/sources/folders/expand-pattern.ts';
import { readBounded } from '../../src/sources/folders/own-files.ts';
import { temporaryFolder } from '../temporary.ts';

/* What a disk does that is far away or breaks, at the functions that ask for it. */

test('a file is read to its end where a disk gives a part of it at a time', async () => {
  const path = join(temporaryFolder('broken-disks'), 'main.py');
  const text = 'value = 1\n'.repeat(50);
  writeFileSync(path, text);
  const open = fs.open;
  const opened = vi.spyOn(fs, 'open').mockImplementation(async (...given) => {
    const file = await open(...given);
    const read = file.read.bind(file);
    file.read = (into, at, length, from) => read(into, at, Math.min(length, 7), from);
    return file;
  });
  const bytes = await readBounded(path, text.length);
  opened.mockRestore();
  expect(Buffer.from(bytes).toString()).toBe(text);
  // What it had when it was looked at, and what is there of that.
  expect(await readBounded(path, 10)).toHaveLength(10);
  expect(await readBounded(path, 1_000)).toHaveLength(text.length);
});

test('a folder that cannot be listed is told where a pattern looks for submissions in it', async () => {
  const root = temporaryFolder('broken-disks');
  for (const folder of ['a', 'b', 'c']) mkdirSync(join(root, folder, 'hw1'), { recursive: true });
  const list = fs.list;
  const failing: Readonly<Record<string, string>> = { b: 'EIO', c: 'ENOENT' };
  const listed = vi.spyOn(fs, 'list').mockImplementation((folder) => {
    const code = failing[relative(root, folder)];
    return code === undefined
      ? list(folder)
      : Promise.reject(Object.assign(new Error(`${code}: scandir`), { code }));
  });
  const told: string[] = [];
  const found = await expandPattern(root, '*/hw1', (text) => told.push(text));
  listed.mockRestore();
  expect(found).toEqual([join(root, 'a', 'hw1')]);
  // What went meanwhile is not named by the pattern any more.
  expect(told).toEqual(['Nothing was looked for in b: it cannot be read: EIO: scandir.']);
});
