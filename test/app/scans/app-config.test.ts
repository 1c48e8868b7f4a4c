import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type AppConfig,
  keyOf,
  readAppConfig,
  staysInside,
} from '../../../src/program/app/scans/app-config.ts';

const MINUTE = 60_000;

function read(text: string): AppConfig {
  return readAppConfig(text, 'app.yml');
}

test('an entry names a repository and a time; the rest has defaults', () => {
  const { scans, scansAtOnce, reportsKept } = read('scans: [{ repository: cs/staff, every: 24h }]');
  expect(scans).toEqual([
    {
      repository: { owner: 'cs', repo: 'staff' },
      config: '.github/similarity.yml',
      times: { kind: 'every', ms: 24 * 60 * MINUTE },
      quietMs: null,
    },
  ]);
  expect([scansAtOnce, reportsKept]).toEqual([1, 10]);
});

test.each([
  ['push: true', 10 * MINUTE],
  ['push: false', null],
  ['push: 90s', 90_000],
  ['push: 1d', 24 * 60 * MINUTE],
])('%s', (line, quietMs) => {
  expect(read(`scans: [{ repository: cs/staff, every: 1h, ${line} }]`).scans[0]?.quietMs).toBe(quietMs);
});

test('cron times are read in UTC, whatever the machine says', () => {
  const [plan] = read("scans: [{ repository: cs/staff, cron: '41 2 * * 1-5' }]").scans;
  const { times } = plan ?? {};
  if (times?.kind !== 'cron') throw new Error('no cron');
  // A Friday: the next one is Monday's. The moment itself does not count.
  expect(times.next(new Date('2026-11-20T02:40:59Z'))?.toISOString()).toBe('2026-11-20T02:41:00.000Z');
  expect(times.next(new Date('2026-11-20T02:41:00Z'))?.toISOString()).toBe('2026-11-23T02:41:00.000Z');
});

test('two courses may share a repository; their entries are told apart', () => {
  const { scans } = read(`
scans:
  - { repository: cs/staff, every: 24h, config: a.yml }
  - { repository: CS/Staff, every: 24h, config: b.yml }
`);
  expect(scans.map(keyOf)).toEqual(['cs/staff a.yml', 'cs/staff b.yml']);
});

describe('what is wrong is said with its place', () => {
  test.each([
    ['', /^app\.yml: scans: must be a list, with a repository and either every or cron in each entry\.$/],
    ['scans: 3', /^app\.yml, line 1, column 1: scans: must be a list/],
    [
      'scans: []\nscan: []',
      /^app\.yml, line 2, column 1: "scan" is no known key; leave it out, or correct it\.$/,
    ],
    ['scans: [{ repository: staff, every: 24h }]', /repository: is no repository; write owner\/name\.$/],
    ['scans: [{ every: 24h }]', /repository: is no repository/],
    ['scans: [{ repository: a/b }]', /scans: give either every or cron/],
    ["scans: [{ repository: a/b, every: 1h, cron: '1 2 * * *' }]", /give either every or cron/],
    ['scans: [{ repository: a/b, every: 24 }]', /every: must be a duration from 1m to 30d/],
    ['scans: [{ repository: a/b, every: 59s }]', /every: must be a duration/],
    ['scans: [{ repository: a/b, every: 31d }]', /every: must be a duration/],
    ["scans: [{ repository: a/b, cron: '61 2 * * *' }]", /cron: is no cron time that ever comes/],
    ["scans: [{ repository: a/b, cron: '0 0 30 2 *' }]", /cron: is no cron time that ever comes/],
    ["scans: [{ repository: a/b, cron: '0 41 2 * * *' }]", /cron: is no cron time/],
    ["scans: [{ repository: a/b, cron: '2099-12-01T00:00:00' }]", /cron: is no cron time/],
    [`scans:\n${'  - { repository: a/b, every: 1h }\n'.repeat(1001)}`, /scans: has more than 1000 entries/],
    ['scans: [{ repository: a/b, every: 1h, push: soon }]', /push: must be true, false, or/],
    [
      'scans: [{ repository: a/b, every: 1h, config: ../x.yml }]',
      /config: must be the path of a file inside/,
    ],
    ['scans: [{ repository: a/b, every: 1h, token: x }]', /column 39: "token" is no known key/],
    ['scans: []\nscans-at-once: 0', /line 2, column 1: scans-at-once: must be a whole number from 1 to 20/],
    ['scans: []\nreports-kept: 1.5', /reports-kept: must be a whole number from 1 to 1000/],
    ['scans: [', /^app\.yml, line 1, column \d+: not valid YAML/],
    [
      'scans:\n  - { repository: a/b, every: 1h }\n  - { repository: A/B, every: 2h }',
      /^app\.yml, line 3, column 5: an entry above scans this repository/,
    ],
  ])('%j', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

test('a file that is nothing but one slip after the other is not quoted without end', () => {
  expect(() => read('scans: 1\n'.repeat(1_000))).toThrow(/^(?:app\.yml, .*not valid YAML.*(?:\n|$)){10}$/);
  expect(() => read(`scans: ${'['.repeat(20_000)}`)).toThrow(/^app\.yml is nested too deeply[^\n]*$/);
});

test('the shipped example is read', () => {
  const path = join(import.meta.dirname, '..', '..', '..', 'examples', 'app', 'app.yml');
  expect(readAppConfig(readFileSync(path, 'utf8'), path).scans.length).toBeGreaterThan(1);
});

test.each([
  ['starter', true],
  ['./lists/people.csv', true],
  ['cs/starter', true],
  ['last-year/**', true],
  ['a..b/c', true],
  ['..', false],
  ['lists/../../x', false],
  ['lists\\..\\..\\x', false],
  ['{lists,..}/x', false],
  ['@(a|..)/x', false],
  ['/etc/passwd', false],
  ['C:\\secrets', false],
  ['~/.ssh/id_rsa', false],
  ['a\0b', false],
])('%j leads nowhere but inside: %s', (path, holds) => {
  expect(staysInside(path)).toBe(holds);
});
