import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseCommandLine } from '../../src/command-line/arguments/parse-command-line.ts';
import { mainInputsTable, replaceBetween } from '../../src/settings/tables.ts';

/* The first page that a stranger reads says what is so. */

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const README = read('README.md');

/** What GitHub makes of a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** The text below each heading of a page, by its address. */
function sectionsOf(path: string): ReadonlyMap<string, string> {
  return new Map(
    read(path)
      .split(/^#+ /m)
      .slice(1)
      .map((text) => [anchorOf(text.slice(0, text.indexOf('\n'))), text]),
  );
}

test('the short table of inputs is up to date', () => {
  const [start, end] = ['<!-- main-inputs:start -->', '<!-- main-inputs:end -->'];
  expect(replaceBetween(README, start, end, mainInputsTable())).toBe(README);
  expect(mainInputsTable().split('\n')).toHaveLength(2 + 8);
});

test('what a reader is to put in place of OWNER is said once, below the first line that has it', () => {
  const before = README.slice(0, README.indexOf('`OWNER` is '));
  expect(README.split('`OWNER` is ')).toHaveLength(2);
  expect(before.split('OWNER')).toHaveLength(2);
});

/** Figures that lead to where they were measured. */
const measured = [...README.matchAll(/\[([^\]]*\d[^\]]*)\]\(bench\/README\.md#([^)]+)\)/g)];

test.each(measured.map(([, figures = '', anchor = '']) => [figures, anchor]))(
  '%s stands in the section %s of the measurements',
  (figures, anchor) => {
    const section = sectionsOf('bench/README.md').get(anchor) ?? '';
    const known = new Set(section.match(/[\d.,]*\d/g));
    for (const figure of figures.match(/[\d.,]*\d/g) ?? []) expect(known).toContain(figure);
  },
);

test('there are figures of the others too', () => {
  expect(measured.length).toBeGreaterThanOrEqual(6);
});

test('every link and picture leads to something', () => {
  const leads = [...README.matchAll(/(?:\]\(|(?:src|srcset)=")(?!https?:)([^)"\s]+)/g)].map(
    ([, to = '']) => to,
  );
  const broken = leads.filter((to) => {
    const [path = '', anchor] = to.split('#');
    const page = path === '' ? 'README.md' : path;
    if (!existsSync(join(ROOT, page))) return true;
    return anchor !== undefined && !sectionsOf(page).has(anchor);
  });
  expect(leads.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('the first commands are understood', () => {
  const commands = [...README.matchAll(/^node dist\/cli\.js (.*)$/gm)].map(([, words = '']) => words);
  expect(commands.length).toBeGreaterThanOrEqual(2);
  for (const words of commands) {
    expect(parseCommandLine(words.split(' '))).toMatchObject({ kind: 'check' });
    for (const path of words.split(' ').filter((word) => word.startsWith('examples/'))) {
      expect(existsSync(join(ROOT, path))).toBe(true);
    }
  }
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
