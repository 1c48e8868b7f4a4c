import { describe, expect, test, vi } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { LOCALES, preferredLocale } from '../../src/base/words/locale.ts';
import { given } from '../../src/base/words/message.ts';
import { openCatalogue, openWords } from '../../src/base/words/open-words.ts';
import { placesOf } from '../../scripts/places.ts';

const catalogue = await openCatalogue('en');

describe('words', () => {
  test.each([
    ['en', '75.01', '1,234,567', '81.3 %', 'n/a', 'a, b and c'],
    ['de', '75,01', '1.234.567', '81,3 %', 'k. A.', 'a, b und c'],
    ['es', '75,01', '1.234.567', '81,3 %', 'n/d', 'a, b y c'],
    ['fr', '75,01', '1\u202f234\u202f567', '81,3\u00a0%', 'n.d.', 'a, b et c'],
    ['zh', '75.01', '1,234,567', '81.3%', '无数据', 'a、b和c'],
  ] as const)('writes numbers and lists in %s', async (locale, score, count, percent, notKnown, list) => {
    const words = await openWords(locale);
    // Above the threshold by less than a decimal shows.
    expect(words.score(75.004, 75)).toBe(score);
    expect(words.count(1_234_567)).toBe(count);
    expect(words.percent(81.25)).toBe(percent);
    expect(words.score(null)).toBe(notKnown);
    expect(words.percent(Number.NaN)).toBe(notKnown);
    expect(words.score(Number.NaN)).toBe(notKnown);
    expect(words.write({ as: 'list', values: ['a', 'b', 'c'] })).toBe(list);
  });

  test.each([
    ['en', '81.0', '1,234'],
    ['es', '81,0', '1.234'],
  ] as const)(
    'keeps the decimal of a whole score, and groups four digits, in %s',
    async (locale, score, count) => {
      const words = await openWords(locale);
      expect(words.score(81)).toBe(score);
      expect(words.count(1234)).toBe(count);
    },
  );

  test('writes times in UTC', async () => {
    const at = '2026-11-21T04:31:00Z';
    expect((await openWords('en')).time(at)).toBe('2026-11-21 04:31 UTC');
    expect((await openWords('de')).time(at)).toBe('21.11.2026, 04:31 UTC');
    expect((await openWords('fr')).time('yesterday')).toBe('yesterday');
  });

  test('take the words of others as they are', async () => {
    const words = await openWords('fr');
    expect(words.tell(given("it's {odd} <b>"))).toBe("it's {odd} <b>");
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['ZH-Hant-TW'], 'zh'],
  [['nl', 'fr'], 'fr'],
  [['nl'], 'en'],
  [[], 'en'],
] as const)('of %j the page takes %s', (tags, locale) => {
  expect(preferredLocale(tags)).toBe(locale);
});

// What a place calls an hour is not in what is bundled (scripts/lean.ts): each would be told by a clock of 24.
test.each(LOCALES)('no sentence asks for the hours of a place, in %s', async (locale) => {
  const asking = /\{\s*\w+\s*,\s*(?:date|time)\s*,\s*::[^}]*[jJ]/;
  expect(asking.test('at {at, time, ::jmm}')).toBe(true);
  expect(Object.values(await openCatalogue(locale)).filter((text) => asking.test(text))).toEqual([]);
});

// What stands in braces, tags and quotation marks is ICU's language in a catalogue, and nothing but text in a value.
test.each(LOCALES)('no sentence reads the words of others, in %s', async (locale) => {
  const words = await openWords(locale);
  const lost: string[] = [];
  for (const evil of ["{0} {n, plural, other {#}} '{", '<b>x</b></a><a>', '$& $1 \u202e', '中'.repeat(300)]) {
    for (const [id, text] of Object.entries(catalogue)) {
      const places = [...placesOf(text)];
      const values = Object.fromEntries(
        places.map(([name, type]) => [name, type === 'number' ? 3 : type === 'Text' ? evil : 'other']),
      );
      const tags = Object.fromEntries(
        places.flatMap(([name, type]) =>
          type === 'Tag' ? [[name, (inside: readonly string[]) => inside.join('')]] : [],
        ),
      );
      const said = words.rich<string>({ id, values }, tags).join('');
      if (places.some(([, type]) => type === 'Text') && !said.includes(evil)) lost.push(`${id}: ${said}`);
    }
  }
  expect(lost).toEqual([]);
});

// What is plain is not put together by the formatter, which takes several times as long.
test.each(LOCALES)('each sentence is said as the formatter says it, in %s', async (locale) => {
  const words = await openWords(locale);
  const other: string[] = [];
  for (const [id, text] of Object.entries(catalogue)) {
    const places = [...placesOf(text)];
    if (places.some(([, type]) => type === 'Tag')) continue;
    for (const [choice, number] of [
      ['yes', 0],
      ['no', 1],
      ['both', 12_345],
      ['', Number.NaN],
    ] as const) {
      const values = Object.fromEntries(
        places.map(([name, type]) => [
          name,
          type === 'number' ? number : type === 'string' ? choice : '81.25',
        ]),
      );
      if (words.tell({ id, values }) !== words.rich({ id, values }, {}).join('')) other.push(id);
    }
  }
  expect(other).toEqual([]);
});

test('French says of one who is not flagged what it says of one', async () => {
  const words = await openWords('fr');
  const said = (n: number): string => words.say('verdict.ordinary', { n, isMore: 'yes' });
  expect(said(1)).toMatch(/^1 autre ressemble à .*, donc non signalé\. /);
  expect(said(2)).toMatch(/^2 autres ressemblent à .*, donc non signalés\. /);
});

test('a plain sentence looks up no language', async () => {
  const words = await openWords('fr');
  const lookUp = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  expect(words.say('words.percent', { number: '81,3' })).toBe('81,3\u00a0%');
  expect(lookUp).not.toHaveBeenCalled();
  words.rich({ id: 'words.percent', values: { number: '81,3' } }, {});
  expect(lookUp).toHaveBeenCalledOnce();
});

test('a value that is missing is an error', () => {
  expect(() => ENGLISH.tell({ id: 'words.given', values: {} })).toThrow('text');
});
