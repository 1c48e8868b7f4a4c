import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fs } from '../../src/native/files.ts';
import { readBounded } from '../../src/sources/folders/own-files.ts';
import { temporaryFolder } from '../temporary.ts';

test('a file is read to its end where a disk gives a part of it at a time', async () => {
  const path = join(temporaryFolder('short-reads'), 'main.py');
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
