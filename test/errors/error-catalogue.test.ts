import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saysWhatToDo, withCures } from '../../scripts/errors/cures.ts';
import { readFiles, readProgram } from '../../scripts/errors/read-program.ts';
import { renderCatalogue } from '../../scripts/errors/render.ts';
import { patternOf } from '../../scripts/errors/sentence.ts';
import { INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { readAppConfig } from '../../src/program/app/scans/app-config.ts';
import { parseCases } from '../../src/report/cases/case-document.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { Failure } from '../../src/base/outcome.ts';
import { explainError } from '../../src/github/errors.ts';
import { GITHUB_TOKEN } from '../../src/github/token-origin.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { readTable } from '../../src/sources/people/read-table.ts';
import { parseReportJson } from '../../src/channels/json.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { parseManifest } from '../../src/sources/repositories/manifest.ts';
import { serving } from '../embedded/serving.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');

const IMPORT = "import { ConfigurationError } from '../../base/outcome.ts';\n";

/** Sources that say something is wrong, and not what to do. */
const FAULTY = {
  'in an error': `${IMPORT}throw new ConfigurationError('The first mutant is not green.');`,
  'in an error, through a function, a list and a constant': `${IMPORT}const NOT_GREEN = 'The second mutant is not green.';
    function fail(all: string[]): never { throw new ConfigurationError(all.join('; ')); }
    export function check(): void { const found: string[] = []; found.push(NOT_GREEN); fail(found); }`,
  'in a class of its own': `${IMPORT}
    class NotGreen extends ConfigurationError { constructor(which: string) { super(\`The third \${which} is not green.\`); } }
    throw new NotGreen('mutant');`,
  'in a warning of the log':
    "export function say(log: Log): void { log.warning('The fourth mutant is not green.'); }",
  'in a list of notices': "export const NOTES = { notices: ['The fifth mutant is not green.'] };",
  'in a reason': "export const FAILED = { reason: 'The sixth mutant is not green.' };",
};

/** Sources that say what to do, or of no fault. */
const SOUND = [
  `${IMPORT}throw new ConfigurationError('colour: red is no colour of this page; use blue.');`,
  "export function say(log: Log): void { log.info('The mutant turned green.'); }",
  "export const OPTION = { description: 'The mutant is green here.' };",
];

const MUTANTS = 'src/contract/settings/mutant-';
const isMutant = (path: string): boolean => path.startsWith(MUTANTS);
// Reading the program takes seconds, and so is done once, with what is added to it.
const read = readProgram(
  new Map([
    ...readFiles(),
    ...[...Object.values(FAULTY), ...SOUND].map((text, at) => [`${MUTANTS}${at}.ts`, text] as const),
  ]),
);
const cured = read.cured.filter(({ files }) => !files.every(isMutant));
const anchors = cured.map(({ anchor }) => anchor);

describe('the catalogue of messages', () => {
  it('has what to do for every message, and no cure without one', () => {
    expect(read.problems.filter((one) => !one.includes(MUTANTS))).toEqual([]);
    expect(cured.length).toBeGreaterThan(500);
  });

  it('is the page, with whatever else is added to the program', () => {
    expect(renderCatalogue(cured)).toBe(page);
  });

  it('has an anchor for each message, made of its own words', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { anchor, text } of cured) {
      for (const word of anchor.split('-')) expect(text.toLowerCase()).toContain(word);
    }
  });

  it('has an entry for what is added', () => {
    expect(read.cured.map(({ anchor }) => anchor)).toContain('colour-red-is-no-colour-of-this-page');
  });

  it('has what the catalogue of languages says of a verdict, from tables of ids, too', () => {
    const texts = cured.map(({ text }) => text);
    // In a table, behind a type.
    expect(texts).toContain('What this pull request changes is too short to be compared.');
    expect(anchors).toContain('with-nobody-to-compare-with');
    // One call that chooses between two is one message.
    expect(texts.filter((text) => text.includes('stand out of the class'))).toHaveLength(1);
    // A part of a sentence is none.
    expect(texts).not.toContain('no AI score is known');
  });

  it('says nothing that only repeats the message', () => {
    const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    for (const { text, cure } of cured) {
      if (cure === null) continue;
      const repeated = new Set(wordsOf(text));
      const own = wordsOf(cure).filter((word) => !repeated.has(word));
      expect(own.length, `${text} ▸ ${cure}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('names inputs that exist', () => {
    const names = cured.flatMap(({ cure }) =>
      [...(cure ?? '').matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !INPUT_NAMES.some((input) => input === name))).toEqual([]);
  });

  it('leads to pages that exist', () => {
    for (const [, target = ''] of page.matchAll(/\]\(([a-z-]+\.(?:md|json))[^)]*\)/g)) {
      expect(() => readFileSync(join(import.meta.dirname, '..', '..', 'docs', target))).not.toThrow();
    }
  });
});

describe('a message without what to do', () => {
  it.each(Object.keys(FAULTY).map((where, at) => [where, at] as const))('is found %s', (_, at) => {
    const problems = read.problems.filter((one) => one.includes(`${MUTANTS}${at}.ts`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('is not green');
  });

  it('is the only problem', () => {
    expect(read.problems).toHaveLength(Object.keys(FAULTY).length);
  });
});

describe('a cure without a message', () => {
  it('is told', () => {
    const yaml = "cures:\n  nobody-says-this-any-more: 'Look elsewhere.'\nno-faults:\n  - nor-this\n";
    const told = withCures(cured, yaml).problems.filter((one) => one.includes('no message begins'));
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('nobody-says-this-any-more');
  });
});

describe('saysWhatToDo', () => {
  it.each([
    ['Port {port} is in use; choose another with --port.', true],
    ['config: there is no file {path}; correct the path or leave it out.', true],
    ['--port: its value is missing; allowed: a whole number.', true],
    ['Check {id} does not exist.', false],
    ['The next scan takes it up.', false],
    ['Run {run} holds the lease.', false],
    ['GitHub refused it.', false],
  ])('reads %j as %s', (text, expected) => {
    expect(saysWhatToDo(text)).toBe(expected);
  });
});

describe('the pattern of a message', () => {
  it('takes what is filled in, and nothing else', () => {
    const port = cured.find(({ anchor }) => anchor.startsWith('port-is-in-use'));
    const pattern = patternOf(port?.sentence ?? []);
    expect('Port 8080 is in use; choose another with --port, or 0 for any free one.').toMatch(pattern);
    expect('Port 8080 is free; choose another with --port, or 0 for any free one.').not.toMatch(pattern);
  });
});

const ENTRIES = cured.map(({ anchor, sentence }) => ({ anchor, pattern: patternOf(sentence) }));

/** The anchors of the entries that a text of the program belongs to. */
function found(text: string): readonly string[] {
  return ENTRIES.filter(({ pattern }) => pattern.test(text)).map(({ anchor }) => anchor);
}

/** What a call says as it fails, line by line. */
function said(run: () => unknown): readonly string[] {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.message.split('\n').filter((line) => !line.endsWith('settings are wrong:'));
  }
  throw new Error('nothing was refused');
}

const push = { event: 'push', repositoryOwner: 'school', isFork: false };
const REMOTE = { apikey: 'k'.repeat(64), 'base-url': 'https://service.example/api/v1' };
const settings = (raw: RawInputs, config: string | null = null) =>
  said(() => parseSettings(raw, config, push));
const words = (...argv: readonly string[]) => said(() => parseCommandLine(argv));

const REFUSED: readonly (readonly string[])[] = [
  words('check'),
  words('check', 'true'),
  words('check', 'a', '--path', 'b'),
  words('check', 'a', '--source', 'workspace'),
  words('check', 'a\nb'),
  words('chek'),
  words('--quite'),
  words('serve', '--port', '65536'),
  words('serve', '--data'),
  words('serve', '--dat', 'x'),
  words('serve', 'folder'),
  words('users'),
  words('users', 'add'),
  words('users', 'list', 'ada'),
  words('users', 'add', 'ada', '--give-to', 'grace'),
  words('users', 'remove', 'ada', '--give-to', 'grace', '--delete-checks'),
  words('keys', 'make'),
  words('keys', 'revoke', 'x'),
  words('keys', 'create', 'ada'),
  words('audit', 'x'),
  words('audit', '--since', '3y'),
  words('report'),
  words('report', 'a', '--json'),
  words('report', '--compare', 'a'),
  words('report', '--compare=a', 'b'),
  words('completion'),
  words('bot', 'x'),
  words('bot', '--again'),
  words('bot', '--config', 'x'),
  words('bot', '--setup'),
  words('bot', '--setup', '--data', 'x', '--organization', 'a/b', '--host', 'example.org'),
  words('dossier'),
  words('state'),
  words('state', 'prune'),
  words('state', 'repair', 'hw1'),
  settings({ 'similarity-threshold': '101' }),
  settings({ ai: 'perhaps', language: 'a\nb' }),
  settings({ source: 'directory' }),
  settings({ source: 'pull-request' }),
  settings({ ...REMOTE, 'poll-interval': '1' }),
  settings({ ...REMOTE, apikey: '' }),
  settings({ apikey: REMOTE.apikey }),
  settings({ 'base-url': 'http://service.example/api/v1', apikey: REMOTE.apikey }),
  settings({ add: 'late', path: 'hw1' }),
  settings({ add: 'late', shard: '1/2' }),
  settings({ source: 'workspace', deadline: '2026-01-01T00:00:00Z' }),
  settings({ source: 'repositories', 'compare-with': 'none' }),
  settings({ repositories: '/hw1', organization: 'school' }),
  settings({ config: 'none.yml' }),
  settings({}, 'a: [b'),
  settings({}, '- a'),
  settings({}, 'colour: red'),
  settings({}, 'engin: 1'),
  settings({}, 'apikey: secret'),
  settings({}, 'dismissed: 3'),
  settings({}, 'assignments: [{ name: a }, { name: a }]'),
  settings({}, 'staff: { a: b }'),
  said(() => readAppConfig('scans: 3', 'app.yml')),
  said(() => readAppConfig('scans: [{ repository: staff, every: 24h }]', 'app.yml')),
  said(() => readAppConfig('scans: [{ repository: a/b }]', 'app.yml')),
  said(() => readAppConfig('scan: []\nscans: []', 'app.yml')),
  said(() => parseCases('{', 'cases.json')),
  said(() => parseCases('{"schemaVersion": 99}', 'cases.json')),
  said(() => parseCases('[]', 'cases.json')),
  said(() => parseReportJson('{', 'report.json')),
  said(() => parseReportJson('{}', 'report.json')),
  said(() => readTable('name,id\n"a', 'people')),
  said(() => readTable('name,id\na,b,c\n', 'people')),
  said(() => parseManifest('repository\n', 'manifest.csv', null)),
  said(() => parseManifest('colour\nred\n', 'manifest.csv', null)),
  said(() => parseManifest('repository\nhw1\n', 'manifest.csv', null)),
  ...[401, 403, 404, 451, 500, 418].map((status) => {
    const error = Object.assign(new Error('No'), {
      status,
      response: { headers: {}, data: { message: 'No' } },
    });
    const purpose = { what: 'reading a/b', permission: PERMISSIONS.contents, target: 'other' } as const;
    return [explainError(error, purpose, GITHUB_TOKEN).message];
  }),
];

/** Messages in each of these are one; several lines may name the same. */
const LEAST = 40;

describe('what the program says', () => {
  it(`is in the catalogue, for ${LEAST} messages`, () => {
    const lines = REFUSED.flat();
    expect(lines.filter((line) => found(line).length === 0)).toEqual([]);
    expect(new Set(lines.flatMap(found)).size).toBeGreaterThanOrEqual(LEAST);
  });

  it('is there for answers of the embedded service, too', async () => {
    const service = await serving();
    const id = await service.create();
    const answers = await Promise.all([
      service.ask('GET', '/checks', undefined, { apikey: 'wrong' }),
      service.ask('GET', '/nothing'),
      service.ask('PUT', '/checks'),
      service.ask('GET', '/checks/999/status'),
      service.ask('POST', '/check/create', { name: 7 }),
      service.ask('POST', '/check/create', '{', { 'content-type': 'application/json' }),
      service.ask('POST', '/check/start', { check_id: id }),
      service.ask('POST', '/check/overview', { check_id: id }),
      service.upload(id, {}),
      service.upload(id, { 'a.zip': new Uint8Array() }),
    ]);
    for (const { status, text } of answers) {
      if (status < 400) continue;
      const { error } = JSON.parse(text) as { error: string };
      expect(found(error), error).not.toEqual([]);
    }
    expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThanOrEqual(8);
  });

  it('is all that is there', () => {
    expect(found('The moon is made of cheese. Eat it.')).toEqual([]);
  });
});
