import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Packages that the page's sources import. */
const packages = new Set(
  readdirSync(join(root, 'web'))
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...read('web', name).matchAll(/from '((?:@[^/']+\/)?[^./'#][^/']*)/g)])
    .map(([, name = '']) => name),
);

test.each([...packages])('the licence of %s goes where its code goes', (name) => {
  const licence = read('node_modules', name, 'LICENSE').trim();
  expect(licence).toContain('Copyright');
  expect(read('dist', 'report.html')).toContain(licence);
  // Terms that others have as well stand there once.
  const [, copyright = '', terms = ''] = /(Copyright .*)\n\n([\s\S]+)/.exec(licence) ?? [];
  const list = read('dist', 'licenses.txt');
  expect(list).toContain(copyright);
  expect(list.replaceAll(/\s+/g, ' ')).toContain(terms.replaceAll(/\s+/g, ' '));
});

test('the page is made with packages of others', () => {
  expect([...packages]).toEqual(['preact']);
});
