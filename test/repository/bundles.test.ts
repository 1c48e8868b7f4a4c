import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storeOnce, withoutNotes } from '../../scripts/pieces.ts';
import { DRIVERS, piecesOf } from './pieces.ts';
import { ROOT } from './workflows.ts';

/*
 * What `dist` holds: the action is downloaded for each run. That it runs without the pieces of the drivers is shown by
 * `npm run outside`, which takes them away.
 */

const DIST = join(ROOT, 'dist');
const pieces = piecesOf(DIST);

test.each(Object.entries(DRIVERS))(
  '%s stands in one piece, which is no part of what is always loaded',
  (_, mark) => {
    const holders = [...pieces].flatMap(([name, text]) => (text.includes(mark) ? [name] : []));
    expect(holders).toEqual([expect.stringMatching(/^\d+\.bundle\.js$/)]);
  },
);

test('no module stands in two pieces', () => {
  const ids = [...pieces.values()].flatMap((text) =>
    [...text.matchAll(/^(\d+):\n\(\(/gm)].map(([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(800);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('what each run of the action downloads stays small', () => {
  const bytes = readdirSync(DIST).reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(6.5e6);
});

const module = (id: number, body: string): string =>
  `/***/ ${id}:\n/***/ ((module) => {\n\n${body}\n\n/***/ })`;
const piece = (...modules: string[]): string =>
  `export const modules = {\n\n${modules.join(',\n\n')}\n\n};\n`;

test('what two pieces need moves into what is always loaded, once', () => {
  const files = new Map([
    ['index.js', `/******/ var __webpack_modules__ = ({\n\n${module(1, 'first')}\n\n/******/ });\n`],
    ['2.index.js', piece(module(7, 'shared'), module(8, 'own'))],
    ['3.index.js', piece(module(9, 'another'), module(7, 'shared'))],
  ]);
  storeOnce(files, 'index.js');
  const where = (text: string): readonly string[] =>
    [...files].flatMap(([name, all]) => (all.includes(text) ? [name] : []));
  expect(['first', 'shared', 'own', 'another'].map(where)).toEqual([
    ['index.js'],
    ['index.js'],
    ['2.index.js'],
    ['3.index.js'],
  ]);
  const keys = ['2.index.js', '3.index.js'].map((name) =>
    [...withoutNotes(files.get(name) ?? '').matchAll(/^(\d+):$/gm)].map(([, id]) => id),
  );
  expect(keys).toEqual([['8'], ['9']]);
});

test('an entry that does not look as it did is refused', () => {
  expect(() => storeOnce(new Map([['index.js', 'var modules = {};']]), 'index.js')).toThrow(/does not name/);
});
