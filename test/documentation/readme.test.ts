import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { LANGUAGES } from '../../src/engine/languages/languages.ts';
import { mainInputsTable, replaceBetween } from '../../src/contract/settings/tables.ts';
import { anchorOf, ROOT } from '../architecture/pages.ts';

/* The first page that a stranger reads says what is so. Its links and commands: test/architecture. */

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');

/** The text below each heading of the page of measurements, by its address. */
const MEASURED = new Map(
  read('bench/README.md')
    .split(/^#+ /m)
    .slice(1)
    .map((text) => [anchorOf(text.slice(0, text.indexOf('\n'))), text]),
);

test('the short table of inputs is up to date', () => {
  const [start, end] = ['<!-- main-inputs:start -->', '<!-- main-inputs:end -->'];
  expect(replaceBetween(README, start, end, mainInputsTable())).toBe(README);
  expect(mainInputsTable().split('\n')).toHaveLength(2 + 8);
});

test('what a reader is to put in place of OWNER is said once, below the first line that has it', () => {
  const [before = '', ...explained] = README.split('`OWNER` is ');
  // No word of it where `npm run own` has put an account in.
  const has = FULL_NAME.startsWith('OWNER/') ? 1 : 0;
  expect([explained.length, before.split('OWNER').length - 1]).toEqual([has, has]);
});

/** Figures that lead to where they were measured. */
const measured = [...README.matchAll(/\[([^\]]*\d[^\]]*)\]\(bench\/README\.md#([^)]+)\)/g)];

test.each(measured.map(([, figures = '', anchor = '']) => [figures, anchor]))(
  '%s stands in the section %s of the measurements',
  (figures, anchor) => {
    const known = new Set(MEASURED.get(anchor)?.match(/[\d.,]*\d/g));
    for (const figure of figures.match(/[\d.,]*\d/g) ?? []) expect(known).toContain(figure);
  },
);

test('the keys of a comparison are those of the page, in its words', () => {
  const words = JSON.parse(read('src/base/words/locales/en/compare.json')) as Readonly<
    Record<string, string>
  >;
  const keys = [...read('web/pair-keys.tsx').matchAll(/^ {2}\[\[(.*)\], '(compare\.\w+)'\],$/gm)];
  expect(keys.length).toBeGreaterThan(5);
  const rows = keys.map(([, names = '', id = '']) => {
    const shown = names.split(', ').map((name) => `<kbd>${name.slice(1, -1)}</kbd>`);
    return `| ${shown.join(' ')} | ${words[id] ?? ''}`;
  });
  const told = read('docs/report.md').match(/^\| <kbd>.*$/gm) ?? [];
  expect(told.map((line, at) => line.slice(0, rows[at]?.length))).toEqual(rows);
});

test('the languages that it names first have rules of their own', () => {
  const [, named = ''] = /^It reads (.+) and \[many other languages\]/m.exec(README) ?? [];
  const names = named.split(', ').map((name) => name.replace(/s$/, ''));
  expect(names.length).toBeGreaterThan(10);
  const own = new Set(LANGUAGES.filter(({ family }) => family !== 'generic').map(({ language }) => language));
  expect(names.filter((name) => !own.has(name) && !own.has(`C/${name}`))).toEqual([]);
});

test('there are figures of the others too', () => {
  expect(measured.length).toBeGreaterThanOrEqual(6);
});

test('action.yml has what GitHub’s Marketplace asks for', () => {
  const { name, description, author, branding } = z
    .looseObject({
      name: z.string(),
      description: z.string(),
      author: z.string(),
      branding: z.object({ icon: z.string(), color: z.string() }),
    })
    .parse(parse(read('action.yml')));
  // A name must not be an action's, a user's or an organisation's: GitHub alone can say so, when it is published.
  expect(name).toMatch(/^[\w ]{5,40}$/);
  expect(description.length).toBeLessThan(125);
  expect(description).not.toContain('\n');
  expect(author).not.toBe('');
  expect(['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark']).toContain(
    branding.color,
  );
  expect(branding.icon).toBe('copy');
});
