import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CAPABILITY } from '../../src/contract/service/states.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'interface-notes.md'), 'utf8');

/** Comments of the sources below a folder. */
function comments(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .flatMap((text) => text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g) ?? [])
    .join('\n');
}

const codes = (text: string): string[] => [...new Set(text.match(/\bL\d{2,3}\b/g))].toSorted();

test('the page resolves every code of a comment, and no other', () => {
  const rows = [...PAGE.matchAll(/^\| (L[\dL-]+) \|/gm)].map(([, code]) => code ?? '');
  expect(codes(rows.join(' '))).toEqual(codes(comments('src') + comments('web')));
});

test('no comment bears a code of another list', () => {
  const all = comments('src') + comments('web') + comments('test');
  expect(all.match(/\b[TFMDE]\d{2}\b/g) ?? []).toEqual([]);
});

test('docs/service.md lists what a service may offer beyond the API', () => {
  const rows = readFileSync(join(ROOT, 'docs', 'service.md'), 'utf8').matchAll(
    /^\| `([a-z]+-?[a-z]+)` \| /gm,
  );
  expect([...rows].map(([, name]) => name)).toEqual(expect.arrayContaining(Object.values(CAPABILITY)));
});
