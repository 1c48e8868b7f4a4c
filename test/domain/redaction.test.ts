import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactDeep, redactor, Secrets } from '../../src/base/text/redaction.ts';
import { tries } from '../suite.ts';

const KEY = '933b498e5d8b4c1fa07e6d52b1c3948f';

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16);
const eachPoint = (text: string, write: (character: string) => string): string =>
  Array.from(text, write).join('');
const json = (text: string): string => JSON.stringify(text).slice(1, -1);
const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const units = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Every way in which a service, a gateway or a page may write a text that it was given. */
const FORMS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  reversed: (text) => Array.from(text).toReversed().join(''),
  'reversed, upper case': (text) => Array.from(text.toUpperCase()).toReversed().join(''),
  URL: encodeURIComponent,
  'URL, lower case': (text) => encodeURIComponent(text).toLowerCase(),
  'URL, every byte': (text) => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&'),
  'URL, every byte of lower case': (text) =>
    Buffer.from(text.toLowerCase()).toString('hex').replaceAll(/../g, '%$&'),
  'URL, twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  form: (text) => new URLSearchParams([['', text]]).toString().slice(1),
  JSON: json,
  'JSON in JSON': (text) => json(json(text)),
  'JSON of PHP': (text) => json(text).replaceAll('/', '\\/'),
  'JSON, ASCII': units,
  HTML: html,
  'HTML, twice': (text) => html(html(text)),
  'HTML, decimal': (text) => eachPoint(text, (one) => `&#${one.codePointAt(0)};`),
  'HTML, hexadecimal': (text) => eachPoint(text, (one) => `&#x0${hex(one).toUpperCase()};`),
  Markdown: (text) => text.replaceAll(/[\\`*[\]|~$_<>]/g, String.raw`\$&`),
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 for URLs': (text) => Buffer.from(text).toString('base64url'),
  'base64 of a header': (text) => Buffer.from(`u:${text}`).toString('base64'),
  'base64 inside of a text': (text) => Buffer.from(`key=${text}&more`).toString('base64'),
  'base64 in lines': (text) => Buffer.from(`a${text}`).toString('base64').replaceAll(/.{20}/g, '$&\r\n'),
  'hexadecimal digits': (text) => Buffer.from(text).toString('hex'),
};

/** How many characters of `secret` in a row stand in `text`, whatever the form. */
function longestRun(text: string, secret: string): number {
  let longest = 0;
  for (let from = 0; from + longest < secret.length; from += 1) {
    while (from + longest < secret.length && text.includes(secret.slice(from, from + longest + 1))) {
      longest += 1;
    }
  }
  return longest;
}

const character = fc.constantFrom(
  ...Array.from('abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_.~<>&"\'/\\+= %*|[]éßИ学💥'),
);
const secret = fc
  .array(character, { minLength: 12, maxLength: 64 })
  .map((all) => all.join('').trim())
  .filter((text) => text.length >= 12);
// Neither letters nor digits of a secret, so that whatever is left of one is no accident.
const noise = fc
  .array(fc.constantFrom('ü', 'Ω', ' ', '\n', '!', '{', '}', '😀'), { maxLength: 40 })
  .map((all) => all.join(''));

describe.each(Object.entries(FORMS))('a secret, %s', (name, write) => {
  test('leaves no eight characters in a row behind, wherever it stands', () => {
    fc.assert(
      fc.property(secret, noise, noise, (key, before, after) => {
        const written = write(key);
        const clean = redactor([key])(`${before}${written}${after}`);
        expect(clean.startsWith(before) && clean.endsWith(after)).toBe(true);
        expect(clean).toContain('***');
        // What stands beside the secret in base64 is not of it.
        const own = name.startsWith('base64 ') ? written.slice(8, -8) : written;
        expect(longestRun(clean, own)).toBeLessThan(8);
        expect(longestRun(clean, key)).toBeLessThan(8);
      }),
      { numRuns: tries(60) },
    );
  });
});

test('a backslash that JSON writes by its number is not taken for one before a u', () => {
  const key = 'aaaaaaaaaa\\u';
  expect(redactor([key])(`x ${units(key)} y`)).toBe('x *** y');
  expect(redactor([key])(`x ${key} y`)).toBe('x *** y');
});

test('secrets that overlap, touch or begin one another leave nothing of any', () => {
  const clean = redactor(['abcdefgh', 'abcdef', 'fghijklm']);
  expect(clean('abcdefgh')).toBe('***');
  expect(clean('x abcdefghijklm y')).toBe('x *** y');
  expect(redactor(['abcabcabc'])('abcabcabcabc.')).toBe('***.');
});

test('text without a secret is given back as it is', () => {
  const text = 'class Key { byte[] 933b498e = {}; } // &amp; %41 \\u0041 ZjAw';
  expect(redactor([KEY])(text)).toBe(text);
  expect(redactor([])(KEY)).toBe(KEY);
});

test.each([
  ['abcde', 'abcde'],
  ['abcdef', '***'],
  ['  abcdef\n', '***'],
  ['', 'abcdef'],
])('of the secret %j, %j remains: shorter ones than six characters are words', (secretText, shown) => {
  const said = secretText.trim() === '' ? 'abcdef' : secretText.trim();
  expect(redactor([secretText])(said)).toBe(shown);
});

test('a secret of many backslashes does not stall the search for it', () => {
  const clean = redactor(['\\'.repeat(64)]);
  expect(clean(`${'\\'.repeat(63)}x`)).toBe(`${'\\'.repeat(63)}x`);
  expect(clean(`${'\\'.repeat(64)}x`)).toBe('***x');
});

test.each([KEY, '-abcdef123', '(abc)def', '\\\\abcdef', 'é-abcdef', '%abcdef'])(
  'a long row of backslashes, or of what is written with one, does not stall the search for %j',
  (own) => {
    const clean = redactor([own]);
    const escaped = JSON.stringify(own)
      .slice(1, -1)
      .replaceAll(/[^\p{L}\p{N}\\]/gu, String.raw`\$&`);
    for (const row of ['\\', '\\u', '%25', '&amp;', '&#0'].map((one) => one.repeat(80_000 / one.length))) {
      expect(clean(row)).toBe(row);
      expect(clean(`${row} ${own} ${escaped} ${row}`)).toBe(`${row} *** *** ${row}`);
    }
  },
);

test.each(['f00d', 'Ab', 'µß', '"\\', '&amp;', '%25', 'u0041', ' '])(
  'a secret that repeats %j is looked for in no more than one way',
  (part) => {
    const key = `x${part.repeat(60)}x`;
    const clean = redactor([key]);
    for (const write of Object.values(FORMS)) {
      const almost = `${write(key).slice(0, -1)}?`.repeat(20);
      expect(clean(almost).length).toBeGreaterThan(0);
      expect(clean(write(key))).toContain('***');
    }
  },
);

test('a private key is found as it is, in JSON and in base64', () => {
  const pem = `-----BEGIN KEY-----\n${`${'Ab1/'.repeat(16)}\n`.repeat(26)}-----END KEY-----`;
  const clean = redactor([pem]);
  for (const form of [pem, json(pem), Buffer.from(pem).toString('base64')]) {
    expect(clean(`<${form}>`)).toBe('<***>');
  }
});

test('up to 1,500 characters a secret is found in every form and by its pieces, beyond that in its usual forms', () => {
  const [longest, longer] = [1500, 1501].map((length) => `${KEY}-`.repeat(50).slice(0, length)) as [
    string,
    string,
  ];
  const backwards = (text: string): string => Array.from(text).toReversed().join('');
  const shown = (own: string): readonly string[] =>
    [own, `<${backwards(own)}>`, `${own.slice(0, 100)}...`].map((text) => redactor([own])(text));
  expect(shown(longest)).toEqual(['***', '<***>', '***...']);
  expect(shown(longer)).toEqual(['***', `<${backwards(longer)}>`, `${longer.slice(0, 100)}...`]);
});

test('a secret that becomes known later is taken out from then on', () => {
  const secrets = new Secrets([KEY]);
  expect(secrets.redact(`${KEY} hunter2hunter2`)).toBe('*** hunter2hunter2');
  expect([secrets.add('hunter2hunter2'), secrets.add('hunter2hunter2')]).toEqual([true, false]);
  expect(secrets.redact(`${KEY} hunter2hunter2`)).toBe('*** ***');
});

test('every string inside of a value is redacted; what holds none is not copied', () => {
  const clean = redactor([KEY]);
  const value = { a: ['x', { b: `of ${KEY}` }], n: 1, none: null, kept: { c: 'y' } };
  const result = redactDeep(value, clean);
  expect(result).toEqual({ a: ['x', { b: 'of ***' }], n: 1, none: null, kept: { c: 'y' } });
  expect(result.kept).toBe(value.kept);
  expect(redactDeep(value.kept, clean)).toBe(value.kept);
  // What is given stays as it is.
  expect(value.a[1]).toEqual({ b: `of ${KEY}` });
  expect(redactDeep(value, redactor([]))).toBe(value);
});

describe('a piece of a secret', () => {
  const long = 'ghs_Zq8Tn2Wk7Rv4Xc9Lp3Bd6Fh1Jm5Gs0Ty8Uw2Ea7Io4Kz9Nx3Cv6';

  test.each([
    [15, false],
    [16, true],
  ])('of %i characters is removed: %s', (length, isGone) => {
    const clean = redactor([long]);
    for (let from = 0; from + length < long.length; from += 1) {
      const piece = long.slice(from, from + length);
      for (const said of [piece, piece.toUpperCase(), piece.toLowerCase()]) {
        for (const before of ['', 'ü', 'İ', 'Unknown key <', '.'.repeat(7)]) {
          expect(clean(`${before}${said}...`)).toBe(`${before}${isGone ? '***' : said}...`);
        }
      }
    }
  });

  test('is removed however long it is, wherever it stands, and however often', () => {
    for (let length = 16; length < long.length; length += 1) {
      const [start, end] = [long.slice(0, length), long.slice(-length)];
      expect(redactor([KEY, long])(`a ${start} b ${end} c ${start}`)).toBe('a *** b *** c ***');
    }
  });

  test.each([
    ['code-similarity-demo-key', 'https://github.com/code-similarity-action'],
    ['the-department-of-computer-science', 'the-department-of-computer'],
    ['correct horse battery staple and more', 'a horse battery staple'],
    ['abcdefghijklmnop', 'abcdefghijklmno'],
    ['x'.repeat(64), '='.repeat(40) + 'x'.repeat(31)],
  ])('of the secret %j leaves what is words: %j', (own, text) => {
    expect(redactor([own])(text)).toBe(text);
  });

  test.each([520, 700, 1450])(
    'of a token of %i characters, as GitHub gives them, is removed in every form',
    (length) => {
      const jwt = Array.from({ length }, (_, at) => long.charAt(4 + ((at * 7 + Math.floor(at / 53)) % 50)));
      for (const at of [80, 300]) jwt[at] = '.';
      for (const at of [40, 90, 170]) jwt[at] = at % 4 === 0 ? '-' : '_';
      const token = `ghs_1234567_${jwt.join('')}`;
      const clean = redactor([token]);
      expect(clean(`Bad credentials: ${token.slice(0, 100)}...`)).toBe('Bad credentials: ***...');
      for (const [name, write] of Object.entries(FORMS)) {
        const text = write(token);
        // What stands beside the secret in base64 is not of it.
        const own = name.startsWith('base64 ') ? text.slice(8, -12) : text;
        expect(longestRun(clean(text), own), name).toBeLessThan(8);
      }
    },
  );

  test('that is words is removed where it is long', () => {
    const own = 'the-department-of-computer-science-and-more';
    expect([31, 32].map((length) => redactor([own])(`${own.slice(0, length)}!`))).toEqual([
      `${own.slice(0, 31)}!`,
      '***!',
    ]);
  });

  test('is looked for in one step a character, whatever the text repeats of it', () => {
    let looked = 0;
    const counted = redactor([`${'ab'.repeat(40)}7`, `${'a1'.repeat(30)}!`, long]);
    for (const part of ['ab', 'a1', long.slice(0, 15), 'xbababab', `${long.slice(0, 8)}?`]) {
      const text = part.repeat(Math.ceil(200_000 / part.length));
      looked += counted(text).length;
    }
    expect(looked).toBeGreaterThan(0);
  });
});

test('base64 in a query is found with its signs percent-encoded', () => {
  // Both signs stand in its base64: "Pj4+Pz8/Pj4+Pz8/".
  const signs = '>>>???>>>???';
  const query = encodeURIComponent(Buffer.from(signs).toString('base64'));
  expect(query).toMatch(/%2B.*%2F/);
  expect(redactor([signs])(`token=${query}&x=1`)).toBe('token=***&x=1');
});
