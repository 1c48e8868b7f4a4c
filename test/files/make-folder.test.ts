import { existsSync, globSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fs } from '../../src/native/files.ts';
import { belowFile, IS_WINDOWS, need } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';

test('a folder is made with those above it, and one that is there stays', async () => {
  const folder = temporaryFolder('make');
  const path = join(folder, 'a', 'b', 'c');
  await fs.makeFolder(path, 0o700);
  writeFileSync(join(path, 'kept'), '');
  await fs.makeFolder(path);
  fs.makeFolderNow(`${path}/../d/`);
  expect(existsSync(join(path, 'kept'))).toBe(true);
  expect(statSync(join(folder, 'a', 'b', 'd')).isDirectory()).toBe(true);
  const modes = [join(folder, 'a'), path].map((one) => statSync(one).mode & 0o777);
  expect(modes).toEqual(IS_WINDOWS ? [0o666, 0o666] : [0o700, 0o700]);
});

test('also where the way leads through a link', () => {
  need('symbolic links');
  const folder = temporaryFolder('make-linked');
  symlinkSync(folder, join(folder, 'link'), 'junction');
  fs.makeFolderNow(join(folder, 'link', 'a', 'b'));
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
});

test('what stands in the way is said', async () => {
  const path = belowFile();
  await expect(fs.makeFolder(join(path, 'deeper'))).rejects.toMatchObject({
    code: IS_WINDOWS ? 'ENOENT' : 'ENOTDIR',
  });
  expect(() => fs.makeFolderNow(join(path, '..'))).toThrow('EEXIST');
});

test.runIf(process.platform === 'linux')('nobody asks without end where nothing can be made', async () => {
  // The system says each time that there is no such folder.
  await expect(fs.makeFolder('/proc/x/y')).rejects.toThrow('ENOENT');
  expect(() => fs.makeFolderNow('/proc/x')).toThrow('ENOENT');
  // What is there is none that would have to be made.
  fs.makeFolderNow('/proc');
  fs.makeFolderNow('/');
});

test('all folders are made so', () => {
  const files = globSync('src/**/*.ts', { cwd: join(import.meta.dirname, '../..') });
  const others = files.filter((path) => /\bmkdir(?:Sync)?\([^;]*recursive/.test(readFileSync(path, 'utf8')));
  expect(others).toEqual([]);
});
