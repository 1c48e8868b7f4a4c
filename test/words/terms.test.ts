import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/base/words/locale.ts';
import { openCatalogue } from '../../src/base/words/open-words.ts';

/** The cells of the rows of a table in the text below a heading; `\\|` is a bar within a cell. */
function rowsBelow(text: string, heading: string): readonly (readonly string[])[] {
  const [, below = ''] = text.split(`## ${heading}\n`);
  const [, , ...rows] = (below.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

const guide = readFileSync(join(import.meta.dirname, '../../src/base/words/locales/README.md'), 'utf8');
const misleading = rowsBelow(guide, 'Words that mislead').map(([locale = '', not = '']) => ({
  locale,
  pattern: new RegExp(not.replace(/^`|`$/g, ''), 'iu'),
}));

test('every language that is spoken has words that mislead, and no other has', () => {
  expect(new Set(misleading.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
});

describe.each(LOCALES)('sentences in %s', async (locale: Locale) => {
  // The name of a place is no word of the language: `{name}` is `{}` here, and `{n, plural,` is `{, plural,`.
  const texts = Object.entries(await openCatalogue(locale)).map(
    ([id, text]) => [id, text.replace(/\{\w+/g, '{')] as const,
  );

  test.each(misleading.filter((word) => word.locale === locale))('are without $pattern', ({ pattern }) => {
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

test.each([
  ['de', 'Die Prüfung ist gelaufen'],
  ['de', 'kein Teil des Urteils'],
  ['de', 'In dieser Klasse fällt nichts auf'],
  ['en', 'often alike without copying'],
  ['es', 'lo que comparten no cuenta a nadie'],
  ['fr', 'Fichier de {}'],
  ['fr', '{, plural, one {# jeton} other {# jetons}}'],
  ['zh', '抄自那里的内容'],
])('a sentence that misled in %s would be found: %s', (locale, sentence) => {
  expect(misleading.filter((word) => word.locale === locale && word.pattern.test(sentence))).not.toEqual([]);
});

test('each term of the list has a word in every language', () => {
  const terms = rowsBelow(guide, 'Terms');
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter((row) => row.length !== LOCALES.length || row.some((word) => word === ''))).toEqual([]);
});
