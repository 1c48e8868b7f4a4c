import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../../src/contract/source-names.ts';
import { openCatalogue } from '../../src/base/words/open-words.ts';

const catalogue = await openCatalogue('en');

const root = join(import.meta.dirname, '../../src');

/** Every deed that is written to the audit, found in the sources as it is written there. */
function deeds(): ReadonlySet<string> {
  const files = ['service', 'program/server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const named = files.flatMap((text) =>
    [...text.matchAll(/(?<!\{ readonly )(?:action|deed): ((?:'[a-z-]+'(?: \| )?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
    ),
  );
  return new Set(named);
}

const choicesOf = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/ ([a-z_]+) \{/g)].map(([, name = '']) => name));

test('the page of a server says each deed of the audit in words', () => {
  const said = choicesOf(catalogue['server.deed']);
  const written = [...deeds()];
  expect(written).toContain('hook-given-up');
  expect(written.filter((deed) => !said.has(deed.replaceAll('-', '_')))).toEqual([]);
  expect(said.size - 1).toBe(written.length);
});

test('the page of a server says each layout in words', () => {
  const said = choicesOf(catalogue['drop.layoutNamed']);
  const unsaid = LAYOUT_NAMES.filter((name) => !said.has(name.replaceAll('-', '_')));
  expect(unsaid, 'not in drop.layoutNamed of locales/*/drop.json').toEqual([]);
  expect(said.size - 1).toBe(LAYOUT_NAMES.length);
});
