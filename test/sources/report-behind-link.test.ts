import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import { realOf, walk } from '../../src/sources/folders/walk.ts';
import { OWN_PAGE } from './own-page.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';

/* On macOS /tmp is a link, on Windows a folder can have a short name: the report of the last run is found by its own name. */

let root = '';
let workspace = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'behind-link-'));
  workspace = join(root, 'link');
  for (const name of ['ada', 'bo']) {
    mkdirSync(join(root, 'real', 'class', name), { recursive: true });
    writeFileSync(join(root, 'real', 'class', name, 'main.py'), 'print(1)\n');
  }
  mkdirSync(join(root, 'real', 'class', 'out'));
  writeFileSync(join(root, 'real', 'class', 'out', 'index.html'), OWN_PAGE);
  // A junction: Windows makes it without a privilege.
  symlinkSync(join(root, 'real'), workspace, 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));

test('the report of an earlier run is no submission where a link leads to the workspace', async () => {
  const { found } = await findSubmissions({
    root: workspace,
    patterns: ['class'],
    selection: createSelection(),
    ignore: join(workspace, 'class', 'out'),
    downloads: { layout: 'auto', language: 'auto', isArchive: false },
  });
  expect(found.map(({ key }) => key)).toEqual(['class/ada', 'class/bo']);
});

test('and no file of one', async () => {
  const paths: string[] = [];
  const report = await realOf(join(workspace, 'class', 'out'));
  for await (const { path } of walk(join(workspace, 'class'), report)) {
    paths.push(path);
  }
  expect(paths).toEqual(['ada/main.py', 'bo/main.py']);
});
