import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tinyPrograms } from '../engine/dictated-programs.ts';
import { runAction, temporaryFolder } from './run-action.ts';

/* What the whole program says of a class where its numbers say little. */

function folder(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('a class whose task dictates the program is green, says why, and shows who handed in the same', async () => {
  const [first = '', ...others] = tinyPrograms(14, 2);
  const workspace = folder(
    Object.fromEntries([first, first, ...others].map((text, at) => [`hw/s${at}/Main.java`, text])),
  );
  const run = await runAction({ workspace, inputs: { path: 'hw' } });
  expect([run.exitCode, run.outputs['outcome'], run.outputs['flagged-count']]).toEqual([0, 'passed', '0']);
  expect([run.outputs['max-similarity'], run.outputs['stands-out-count']]).toEqual(['100', '1']);
  expect(run.summary).toContain('Similarity says nothing here; 1 pair stands out');
  expect(run.summary).toContain('`s0` ↔ `s1`');
  expect(run.summary).toMatch(/^- Most of this class is alike: .*give it to the check as starter code\.$/m);

  const strict = await runAction({ workspace, inputs: { path: 'hw', 'fail-on': 'stands-out' } });
  expect([strict.exitCode, strict.outputs['outcome']]).toEqual([1, 'flagged']);
});
