import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { invalidHtml } from '../browser/valid-html.ts';
import { ROOT } from './workflows.ts';

/* The pages as they lie in files. As a browser then shows them: test/browser. */

test.each(['report.html', 'server.html', 'similarity.html'])('dist/%s is valid HTML', async (name) => {
  expect(await invalidHtml(readFileSync(join(ROOT, 'dist', name), 'utf8'))).toEqual([]);
});

test.each([
  ['<span><p>x</p></span>', 'element-permitted-content'],
  ['<p><span aria-label="x">y</span></p>', 'aria-label-misuse'],
  ['<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
])('%s is not', async (body, rule) => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
  expect((await invalidHtml(page)).join('\n')).toContain(rule);
});
