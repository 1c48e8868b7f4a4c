import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FROM_UNDICI } from '../../scripts/lean.ts';
import { inBytes, storeOnce, withoutNotes } from '../../scripts/pieces.ts';
import { DRIVERS, piecesOf } from './pieces.ts';
import { ROOT } from './workflows.ts';

/*
 * What `dist` holds: the action is downloaded for each run. That it runs without the pieces of the drivers is shown by
 * `npm run outside`, which takes them away.
 */

const DIST = join(ROOT, 'dist');
/** For people, who download it by itself. */
const CHECK_PAGE = 'similarity.html';
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
  const names = readdirSync(DIST).filter((name) => name !== CHECK_PAGE);
  const bytes = names.reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(7e6);
});

test('the page of a report stays small: one lies in each report', () => {
  expect(statSync(join(DIST, 'report.html')).size).toBeLessThanOrEqual(710e3);
});

test('the page that checks in a browser stays small', () => {
  const page = readFileSync(join(DIST, CHECK_PAGE));
  expect(page.length).toBeLessThanOrEqual(1.3e6);
  expect(gzipSync(page, { level: 9 }).length).toBeLessThanOrEqual(535e3);
});

test.each(['report.html', 'server.html', CHECK_PAGE])(
  '%s is text for whoever looks at its bytes: no character that HTML forbids',
  (name) => {
    const page = readFileSync(join(DIST, name), 'utf8');
    // Of noncharacters and controls https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream
    expect(page.match(/[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}/gu)).toBeNull();
  },
);

/** What a file takes from undici, by name. @throws Error where it does so in a way that this does not read */
function takenFromUndici(text: string): readonly string[] {
  const forms = [/import \{([^}]*)\} from ['"]undici['"]/g, /const \{([^}]*)\} = await import\('undici'\)/g];
  const taken = forms.flatMap((form) => [...text.matchAll(form)].map(([, names = '']) => names));
  const whole = [...text.matchAll(/const (\w+) = await import\('undici'\)/g)].map(([, name = '']) => name);
  const mentions = [...text.matchAll(/(?:from |(?<!typeof )import\()['"]undici['"]/g)].length;
  if (mentions !== taken.length + whole.length) throw new Error(`not all is read of:\n${text}`);
  const members = whole.flatMap((name) => text.match(new RegExp(`(?<=\\b${name}\\.)\\w+`, 'g')) ?? []);
  const handedOn = [/\{([^{}]*)\}: typeof import\('undici'\)/g, /const \{([^{}]*)\} = undici;/g];
  taken.push(...handedOn.flatMap((form) => [...text.matchAll(form)].map(([, names = '']) => names)));
  return [...taken.flatMap((names) => names.match(/\w+/g) ?? []), ...members];
}

test('what is taken from undici is in the bundle, and nothing else of it need be', () => {
  const folders = ['src', 'node_modules/@actions/http-client/lib', 'node_modules/@actions/github/lib'];
  const texts = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.d)\.[jt]s$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8').replaceAll(/import type [^;]*;/g, ''))
      .filter((text) => /['"]undici['"]/.test(text)),
  );
  expect([...new Set(texts.flatMap(takenFromUndici))].toSorted()).toEqual(FROM_UNDICI.toSorted());
});

test.each(['new WebSocket', 'SnapshotAgent', 'SqliteCacheStore'])(
  '%s of undici is not in the bundle',
  (name) => {
    expect([...pieces].flatMap(([file, text]) => (text.includes(name) ? [file] : []))).toEqual([]);
  },
);

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

test('what a name was is said in our own code alone, and each file by its path', () => {
  const code = (name: string): string => `a = b${name}.YjP() + " /* x */.y";\n`;
  const files = ['base/a.js', 'node_modules/zod/a.js', 'check/a.js'];
  const noted = files.map((path) => `;// CONCATENATED MODULE: ./build/${path}\n${code('/* string */')}`);
  expect(withoutNotes(`${code('/* string */')}${noted.join('')}`)).toBe(
    [
      code('/* string */'),
      `;// base/a.js\n${code('/* string */')}`,
      `;// node_modules/zod/a.js\n${code('')}`,
      `;// check/a.js\n${code('/* string */')}`,
    ].join(''),
  );
});

test('what the bundler notes of names that nobody takes is left out, and nothing that only looks like it', () => {
  const notes =
    '// ESM COMPAT FLAG\n\n// EXPORTS\n// UNUSED EXPORTS: a, b\n\n/* unused harmony export c */\n';
  const code = '// EXPORTS are named\n  // EXPORTS\n/* unused */\n';
  expect(withoutNotes(`x\n${notes}${code}`)).toBe(`x\n${code}`);
});

test('names of imports are short, and no other name becomes one of them', () => {
  expect(withoutNotes('base__WEBPACK_IMPORTED_MODULE_12__.a(base__WEBPACK_IMPORTED_MODULE_3__);')).toBe(
    'base__12__.a(base__3__);',
  );
  expect(() => withoutNotes('base__WEBPACK_IMPORTED_MODULE_12__.a(base__12__);')).toThrow(/of the form/);
});

test('what every module is handed has a short name', () => {
  expect(
    withoutNotes('((module, __webpack_exports__, __webpack_require__) => __webpack_require__(12))'),
  ).toBe('((module, __out__, __load__) => __load__(12))');
});

test('what a module gives has no spaces, and its line', () => {
  expect(withoutNotes('x.d(y, {\n  A: () => (a),\n  b$: () => (b.c)\n});\n\tA: () => (a),\n')).toBe(
    'x.d(y, {\nA:()=>a,\nb$:()=>b.c\n});\n\tA: () => (a),\n',
  );
});

test('a file takes a byte a character in memory, and reads as it was written', () => {
  const text = `const all = ['…', "é", \`\\\\→\`, /[😀—]/u.exec('x😀')[0]]; // ${'x'.repeat(2000)}\n`;
  const written = inBytes(text);
  expect(written).not.toMatch(/[^\0-\xff]/);
  const read = (program: string): unknown => runInNewContext(`${program};all.join()`);
  expect(read(written)).toBe('…,é,\\→,😀');
  expect(inBytes('全是')).toBe('全是');
  for (const one of ['String.raw`…`', String.raw`/\…/`]) {
    expect(() => inBytes(one + text)).toThrow(/as it is written/);
  }
});

test('an entry that does not look as it did is refused', () => {
  expect(() => storeOnce(new Map([['index.js', 'var modules = {};']]), 'index.js')).toThrow(/does not name/);
});
