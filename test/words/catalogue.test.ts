import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/base/words/locale.ts';
import { openCatalogue, openWords } from '../../src/base/words/open-words.ts';
import { type PackedWords, packWords, unpackWords } from '../../src/base/words/english.ts';
import { placesOf } from '../../scripts/places.ts';

const en = await openCatalogue('en');

/** Names of languages apart, words that are the same in two languages, and sentences without a word. */
const SAME = new Set<string>([
  'words.given',
  'words.comma',
  'words.percent',
  'words.english',
  'words.sentences',
  'words.points',
  'words.commas',
  'comment.tokens',
  'comment.aiChange',
  'report.leftOutDetail',
  'compare.option',
  'course.anonymousName',
  'compare.optionTokens',
  'compare.tokens',
  'compare.fileShared',
  'dossier.tokens',
]);

/** The places of a sentence, in any order: languages have orders of their own. */
const placesIn = (text: string | undefined) => Object.fromEntries(placesOf(text ?? ''));

/** The variants that a sentence chooses among by a word, such as the name of a layout. */
function variantsIn(text: string | undefined): readonly string[] {
  const found: string[] = [];
  JSON.stringify(parse(text ?? ''), (_, value: unknown) => {
    const element = value as MessageFormatElement | null;
    if (element?.type === TYPE.select) {
      found.push(`${element.value}: ${Object.keys(element.options).toSorted().join(' ')}`);
    }
    return value;
  });
  return found.toSorted();
}

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the catalogue in %s', async (locale) => {
  const texts: Readonly<Record<string, string>> = await openCatalogue(locale);

  test('has every sentence, and no other', () => {
    expect({
      missing: Object.keys(en).filter((id) => !Object.hasOwn(texts, id)),
      unknown: Object.keys(texts).filter((id) => !Object.hasOwn(en, id)),
    }).toEqual({ missing: [], unknown: [] });
  });

  test('comes out of the block of a page as it went in, but for what the page never says', async () => {
    const whole = await openCatalogue(locale);
    expect(unpackWords(packWords(whole, []))).toEqual(whole);
    const packed = JSON.stringify(packWords(whole, ['check', 'words']));
    expect(packed).not.toContain('"check.');
    const kept = Object.entries(whole).filter(([id]) => !/^(?:check|words)\./.test(id));
    expect(kept.length).toBeGreaterThan(500);
    expect(unpackWords(JSON.parse(packed) as PackedWords)).toEqual(Object.fromEntries(kept));
  });

  test('takes in each sentence what the English one takes', () => {
    const english: Readonly<Record<string, string>> = en;
    const other = Object.entries(texts).filter(
      ([id, text]) => !isDeepStrictEqual(placesIn(text), placesIn(english[id])),
    );
    expect(other).toEqual([]);
  });

  test('has the variants of each sentence that the English one has', () => {
    const english: Readonly<Record<string, string>> = en;
    const all = Object.entries(english).filter(([, text]) => variantsIn(text).length > 0);
    expect(all.map(([id]) => id)).toContain('drop.layoutNamed');
    for (const [id, text] of all) expect({ [id]: variantsIn(texts[id]) }).toEqual({ [id]: variantsIn(text) });
  });

  test('is translated', () => {
    const same = Object.entries(en).filter(
      ([id, english]) => texts[id] === english && english.split(/\s+/).length > 2 && !SAME.has(id),
    );
    expect(same).toEqual([]);
  });
});

test('what may be the same in two languages is in the catalogue', () => {
  expect([...SAME].filter((id) => !Object.hasOwn(en, id))).toEqual([]);
});

test.each(['<a>{a}</a>', '{a} <a>b</a>', '<a>{a, plural, other {#}}</a>'])(
  'a tag is not called as a value is: %s',
  (text) => expect(() => placesOf(text)).toThrow('give the tag another name'),
);

describe.each(LOCALES)('sentences in %s', (locale) => {
  test('have typographic apostrophes: a straight one begins a quotation in ICU MessageFormat', async () => {
    const texts = Object.entries(await openCatalogue(locale));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
  });
});

describe('a sentence of the catalogue', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = ['src', 'web']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .concat(join(root, 'vite.config.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const named = new Set([...sources.matchAll(/['"`]([a-z]+\.\w+)['"`]/g)].map(([, id = '']) => id));
  /** Ids that are put together, `a.b${c}`: what stands before and behind the place. */
  const made = [...sources.matchAll(/`([a-z]+\.\w+)\$\{(?!string\})[^`]*\}(\w*)`/g)].map(
    ([, before = '', after = '']) => [before, after] as const,
  );
  const isSaid = (id: string): boolean =>
    named.has(id) || made.some(([before, after]) => id.startsWith(before) && id.endsWith(after));

  test('is said somewhere', () => {
    expect(Object.keys(en).filter((id) => !isSaid(id))).toEqual([]);
  });

  test('would be missed', () => {
    expect([isSaid('page.report'), isSaid('page.reportOfNobody')]).toEqual([true, false]);
  });
});

test.each(LOCALES.filter((locale) => locale !== 'zh'))(
  'one other program is no plural in %s',
  async (locale) => {
    const words = await openWords(locale);
    for (const id of ['dossier.heldByNone', 'dossier.noOtherHasThese', 'compare.heldByNoneHere'] as const) {
      expect(words.say(id, { others: 1 })).not.toContain('1');
      expect(words.say(id, { others: 2 })).toContain('2');
    }
    expect(words.say('dossier.heldBy', { holders: 1, others: 1 })).not.toContain('1');
    expect(words.say('dossier.noOtherHasSome', { rare: 3, others: 1 })).not.toContain('1');
  },
);

test('French has a no-break space before its high signs and within quotation marks', async () => {
  // Two colons begin the form of a number, and no reader sees them.
  const breaking = Object.entries(await openCatalogue('fr')).filter(([, text]) =>
    / (?:[;?!»]|:(?!:))|« /.test(text),
  );
  expect(breaking).toEqual([]);
});
