import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/domain/outcome.ts';
import { block } from '../../src/report/page-blocks.ts';
import { INDEX_BLOCK, sourceBlock } from '../../src/report/page-data.ts';
import { readPage } from '../../src/report/page-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-similarity-page-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function written(text: string): string {
  const path = join(folder, 'index.html');
  writeFileSync(path, text);
  return path;
}

const INDEX = block(INDEX_BLOCK, { audience: 'staff' });

test('a page is read as it was written; code that is not in it is null', async () => {
  const source = { files: [{ path: 'a.py', text: '</script> ä' }] };
  const page = await readPage(written(`<p>${INDEX}${block(sourceBlock(3), source)}</p>`));
  expect(page.index.audience).toBe('staff');
  expect(page.source(3)).toEqual(source);
  expect(page.source(4)).toBeNull();
});

test.each([
  ['another page', '<p>hello</p>'],
  ['a page that was cut', INDEX.slice(0, -20)],
  ['a damaged page', INDEX.replace('">', '">AAAA')],
])('%s is no report', async (_, text) => {
  await expect(readPage(written(text))).rejects.toThrow(/is no report of this program, or not a whole one/);
});

test('a page that is not there is said with its place', async () => {
  await expect(readPage(join(folder, 'gone.html'))).rejects.toThrow(ConfigurationError);
});
