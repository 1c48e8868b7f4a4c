import fc from 'fast-check';
import { ANY_CHARACTER } from '../any-text.ts';
import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { quoted } from '../../src/contract/settings/quoted.ts';
import { secretsOf } from '../../src/contract/settings/raw-inputs.ts';
import { definitionOf, INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { seldom, tries } from '../suite.ts';

const facts = { event: 'push', repositoryOwner: 'school', isFork: false };

/** What would start a command, a new line, an escape sequence or a change of direction. */
const HOSTILE = fc.constantFrom(
  '\n::error::forged',
  '\r\n::stop-commands::x',
  '##[error]forged',
  '\u001b[31m',
  '\u202E',
  '\u2066',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u200B',
  '\u{E0041}',
  '\uD800',
  '"',
  '\\',
  '<img src=x>',
);
const hostileText = fc
  .array(fc.oneof(HOSTILE, fc.string({ unit: ANY_CHARACTER, maxLength: 8 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));

/** A line of ours: no control or format character, no direction change, nothing the runner takes for a command. */
function expectHarmless(message: string): void {
  for (const line of message.split('\n')) {
    expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(line).not.toContain('##[');
    expect(line).not.toMatch(/^\s*::/);
    expect(line.length).toBeLessThan(900);
  }
}

function messageOf(body: () => unknown): string | null {
  try {
    body();
    return null;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message;
  }
}

describe('messages about values', () => {
  test.each([
    [
      'http://127.0.0.1:8080/api/v1?key=Secret-4411',
      '"http://127.0.0.1:8080/api/v1?***" must not hold ? or #',
    ],
    [
      'https://service.example/api/v1#Secret-4411',
      '"https://service.example/api/v1#***" must not hold ? or #',
    ],
    [
      'https://service.example/api/v1/Secret-4411',
      '"https://service.example/api/v1/***" must end in /api/v1',
    ],
    ['service.example/api/v1?key=Secret-4411', '"service.example/api/v1?***" is not an address'],
    [
      'https://u:Secret-4411@service.example/api/v1',
      '"https://***@service.example/api/v1" must not hold a user name',
    ],
    ['https://service.example/api/v2', '"https://service.example/api/v2" must end in /api/v1'],
  ])('a refused address %s is shown without what may be a key', (url, shown) => {
    const message = messageOf(() => parseSettings({ 'base-url': url, apikey: 'x'.repeat(64) }, null, facts));
    expect(message).toContain(shown);
    expect(message).not.toContain('Secret');
    const inFile = messageOf(() =>
      parseSettings({ apikey: 'x'.repeat(64) }, `base-url: ${JSON.stringify(url)}\n`, facts),
    );
    expect(inFile).toContain(shown);
    expect(inFile).not.toContain('Secret');
  });

  test.each(INPUT_NAMES.filter((name) => definitionOf(name).secret === true))(
    'a config file that holds the secret %s is told what a secret there means',
    (name) => {
      const message = messageOf(() => parseSettings({}, `${name}: Secret-4411-Secret-4411\n`, facts));
      expect(message).toContain(`${name}: a secret does not belong into a file`);
      expect(message).toContain('replace it if it was ever committed');
      expect(message).not.toContain('4411');
    },
  );

  test('every secret of the schema is known as one, and nothing else is', () => {
    const raw = Object.fromEntries(INPUT_NAMES.map((name) => [name, `value of ${name}`]));
    expect(secretsOf(raw).toSorted()).toEqual([
      'value of apikey',
      'value of collect-token',
      'value of github-token',
      'value of pseudonym-salt',
    ]);
  });

  seldom('no hostile value of an input reaches a message as it is', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...INPUT_NAMES), hostileText, { minKeys: 1 }), (raw) => {
        const message = messageOf(() => parseSettings(raw, null, facts));
        if (message === null) return;
        refused += 1;
        expectHarmless(message);
      }),
      { numRuns: tries(300) },
    );
    expect(refused).toBeGreaterThan(tries(300) / 4);
  });

  seldom('no hostile key, value or syntax of a config file does either', () => {
    let refused = 0;
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (key, value, path) => {
        for (const text of [
          JSON.stringify({ [key]: value, ai: value, assignments: [{ name: value, [key]: 1 }] }),
          `${key}: ${value}`,
          `path: *${value}`,
        ]) {
          const message = messageOf(() => parseSettings({ config: path }, text, facts));
          if (message === null) continue;
          refused += 1;
          expectHarmless(message);
        }
      }),
      { numRuns: tries(300) },
    );
    expect(refused).toBeGreaterThan(tries(300));
  });

  seldom('nor does one of the command line', () => {
    let refused = 0;
    fc.assert(
      fc.property(hostileText, hostileText, (name, value) => {
        for (const argv of [
          [value],
          ['check', '.', `--${name}=${value}`],
          ['serve', '--port', value],
          ['serve', value],
        ]) {
          const message = messageOf(() => parseCommandLine(argv));
          if (message === null) continue;
          refused += 1;
          expectHarmless(message);
        }
      }),
    );
    expect(refused).toBeGreaterThan(200);
  });

  seldom('the key never appears, wherever it was put by mistake', () => {
    const secret = fc.stringMatching(/^[A-Za-z0-9+/=_-]{12,64}$/);
    fc.assert(
      fc.property(
        secret,
        secret,
        fc.subarray(
          [...INPUT_NAMES].filter((name) => name !== 'apikey' && name !== 'github-token'),
          { minLength: 1 },
        ),
        fc.string({ maxLength: 55 }),
        (key, token, names, before) => {
          fc.pre(key !== token);
          const raw = {
            apikey: key,
            'github-token': token,
            ...Object.fromEntries(
              names.map((name, index) => [name, `${before}${index % 2 === 0 ? key : token}\u0007`]),
            ),
          };
          const config = `${JSON.stringify(key)}: 1\nai: ${JSON.stringify(token)}\nx: *${key}`;
          for (const text of [null, config, JSON.stringify({ [key]: token, ai: key, path: token })]) {
            const message = messageOf(() => parseSettings(raw, text, facts));
            expect(message).not.toBeNull();
            for (const one of [key, token]) {
              expect(message).not.toContain(one);
              // Not a recognisable part of it either: shortening comes after redaction.
              expect(message).not.toContain(one.slice(0, 12));
            }
          }
        },
      ),
    );
  });

  test('a bad key is refused without being shown', () => {
    const message = messageOf(() =>
      parseSettings({ apikey: 'qqq xyz', 'github-token': 'qqq\nxyz' }, null, facts),
    );
    expect(message).toContain('apikey: the value given is not allowed');
    expect(message).toContain('github-token: the value given is not allowed');
    expect(message).not.toMatch(/qqq|xyz/);
  });

  test('overrides show no secret either', () => {
    const { overrides } = parseSettings(
      { 'github-token': 'ghs_secret_secret', 'check-name': 'x ghs_secret_secret' },
      'check-name: y',
      facts,
    );
    expect(overrides).toEqual([
      'check-name: the input ("x ***") beats .github/similarity.yml, line 1, column 1 ("y").',
    ]);
  });
});

describe('quoting', () => {
  test.each([
    ['plain', '"plain"'],
    ['Grüße 学生', '"Grüße 学生"'],
    ['a\nb', '"a\\u{a}b"'],
    ['say "hi" \\', '"say \\"hi\\" \\\\"'],
    ['##[error]x', '"#\\u{23}[error]x"'],
    ['\u00A0', '"\\u{a0}"'],
    ['https://ada:pw@host/x', '"https://***@host/x"'],
    ['x'.repeat(61), `"${'x'.repeat(60)}"…`],
    [null, '""'],
    [7, '"7"'],
    [['a'], '"a list"'],
    [{ a: 1 }, '"a table of keys"'],
  ])('%j is shown as %s', (value, shown) => {
    expect(quoted(value)).toBe(shown);
  });
});
