import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeNew } from '../../src/system/files/write-new.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

test('a file is written with its folders', async () => {
  expect(await writeNew(root, 'src/deep/Main.java', Buffer.from('x'))).toBe(true);
  expect(readFileSync(join(root, 'src', 'deep', 'Main.java'), 'utf8')).toBe('x');
});

test('of two with one name the first one stays, and the second one is told', async () => {
  expect(await writeNew(root, 'Main.java', Buffer.from('first'))).toBe(true);
  expect(await writeNew(root, 'Main.java', Buffer.from('second'))).toBe(false);
  // Where the file system knows both names there are two, else the second one is told: nothing is lost unseen.
  const both = await writeNew(root, 'main.java', Buffer.from('other case'));
  expect(both).toBe(readdirSync(root).includes('main.java'));
  expect(readFileSync(join(root, 'Main.java'), 'utf8')).toBe('first');
});

test.each(['', '.', '..', '../out', 'a/../../out', '/out', 'Main.java/below'])(
  '%j is not written',
  async (path) => {
    writeFileSync(join(root, 'Main.java'), 'first');
    expect(await writeNew(root, path, Buffer.from('x'))).toBe(false);
    expect(existsSync(join(root, '..', 'out'))).toBe(false);
  },
);

test('a name that is too long is told', async () => {
  expect(await writeNew(root, 'x'.repeat(300), Buffer.from('x'))).toBe(false);
});
