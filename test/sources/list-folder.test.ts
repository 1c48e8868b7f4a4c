import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { peekFolder } from '../../src/sources/folders/list-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'peek-'));
afterAll(() => rmSync(root, { recursive: true }));

test('one folder with very many files hides no other one, nor what is in it', async () => {
  mkdirSync(join(root, 'aaron'));
  for (let file = 0; file < 20_001; file += 1) writeFileSync(join(root, 'aaron', `${file}`), '');
  mkdirSync(join(root, 'bo', 'deep'), { recursive: true });
  writeFileSync(join(root, 'bo', 'deep', 'info.csv'), '');
  const { entries, folders } = await peekFolder(root, undefined);
  expect(folders).toEqual(['aaron', 'bo', 'bo/deep']);
  expect(entries.filter(({ path }) => path.startsWith('bo/')).map(({ path }) => path)).toEqual([
    'bo/deep/info.csv',
  ]);
  expect(entries.length).toBeLessThan(20_000);
});
