import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, readEnglish } from '../../scripts/errors/catalogue.ts';
import { isEnding, readDeclared } from '../../scripts/errors/declared.ts';
import { renderCatalogue } from '../../scripts/errors/render.ts';
import { patternOf } from '../../scripts/errors/sentence.ts';
import { NO_FAULTS, TOLD } from '../../scripts/errors/told.ts';
import { saysWhatToDo } from '../../scripts/errors/what-to-do.ts';
import { INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { readAppConfig } from '../../src/program/app/scans/app-config.ts';
import { parseCases } from '../../src/report/cases/case-document.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { Failure } from '../../src/base/outcome.ts';
import { explainError } from '../../src/github/errors.ts';
import { GITHUB_TOKEN } from '../../src/github/github-options.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { readTable } from '../../src/sources/people/read-table.ts';
import { parseReportJson } from '../../src/channels/json.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { parseManifest } from '../../src/sources/repositories/manifest.ts';
import { serving } from '../embedded/serving.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');

const root = join(import.meta.dirname, '..', '..');
const sources = new Map(
  globSync('src/**/*.ts', { cwd: root }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(root, path), 'utf8'),
  ]),
);
const cured = catalogue();
const declared = await readDeclared();
/** Says one sentence by itself. */
const ENTRY = declared[0]?.path ?? '';
const anchors = cured.map(({ anchor }) => anchor);

describe('the sentences of the parts', () => {
  it('are all in the catalogue', async () => {
    const paths = [...sources.keys()].filter((path) => path.endsWith('/says.ts'));
    const says = await Promise.all(paths.map((path) => import(join(root, path)) as Promise<object>));
    const known = declared.filter(({ path }) => path !== ENTRY).map(({ key }) => key);
    expect(says.flatMap((module) => Object.keys(module)).toSorted()).toEqual(known.toSorted());
    expect(sources.get(ENTRY)).toContain(declared[0]?.said.replace('{version}', '${process.version}'));
  });

  it('are said somewhere, each', () => {
    const used = new Set(
      [...sources.values()].flatMap((text) => [...text.matchAll(/\bsays\.(\w+)/g)].map(([, key]) => key)),
    );
    const keys = declared.filter(({ path }) => path !== ENTRY).map(({ key }) => key);
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });

  it('end a run as the fault does that says them, or go on behind a warning', () => {
    const outcomes = new Map(
      [...sources.values()].flatMap((text) =>
        [...text.matchAll(/class (\w+) extends (\w+) \{(?:(?!\n\}).)*/gs)].map(([body, name, base]) => [
          name,
          /\n {2}(?:override )?readonly outcome = '([a-z-]+)'/.exec(body)?.[1] ?? base,
        ]),
      ),
    );
    const endingOf = new Map(declared.map(({ path, key, ending }) => [`${path} ${key}`, ending]));
    const thrown = /\b(?:new (?<fault>\w+)|warn|warning)\(\s*(?:fill\(\s*)?says\.(?<key>\w+)/g;
    const places = [...sources].flatMap(([path, text]) => {
      const from = /^import \* as says from '([^']*)';$/m.exec(text)?.[1] ?? '';
      return [...text.matchAll(thrown)].flatMap(({ groups: { fault, key } = {} }) => {
        let outcome = fault ?? 'goes-on';
        while (outcomes.has(outcome)) outcome = outcomes.get(outcome) ?? '';
        if (!isEnding(outcome)) return [];
        return [{ path, key, outcome, ending: endingOf.get(`${posix.join(path, '..', from)} ${key}`) }];
      });
    });
    expect(places.filter(({ outcome, ending }) => outcome !== ending)).toEqual([]);
    expect(places.length).toBeGreaterThan(150);
  });

  it('are filled where something belongs into them', async () => {
    for (const [path, text] of sources) {
      const from = /^import \* as says from '([^']*)';$/m.exec(text)?.[1];
      if (from === undefined) continue;
      const says = (await import(join(root, path, '..', from))) as Readonly<Record<string, string>>;
      const bare = text.replaceAll(/\bfill\(\s*says\.\w+/g, '').matchAll(/\bsays\.(\w+)/g);
      const unfilled = [...bare].map(([, key = '']) => key).filter((key) => /\{\w/.test(says[key] ?? ''));
      expect(unfilled, path).toEqual([]);
    }
  });

  it('are where every fault that ends a run has its words from', () => {
    const faults =
      /new (?:Configuration|Settings|GitHub|Http|Unavailable|Deadline|Network)Error\(\s*(?:'|`)(?<said>[^'`]*)/g;
    for (const [path, text] of sources) {
      for (const { groups } of text.matchAll(faults)) {
        const words = groups?.['said']?.replaceAll(/\$\{[^}]*\}/g, '').match(/[a-z]{2,}/g) ?? [];
        expect(words.length, `${path}: ${groups?.['said']}`).toBeLessThan(2);
      }
    }
  });
});

describe('the catalogue of messages', () => {
  it('has what to do for every message', () => {
    expect(cured.filter(({ cure, text }) => cure === null && !saysWhatToDo(text))).toEqual([]);
    expect(cured.length).toBeGreaterThan(500);
  });

  it('is the page', () => {
    expect(renderCatalogue(cured)).toBe(page);
  });

  it('has an anchor for each message, made of its own words', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { anchor, text } of cured) {
      for (const word of anchor.split('-')) expect(text.toLowerCase()).toContain(word);
    }
  });

  it('has what the catalogue of languages tells of a run and its verdict, but for what is no fault', () => {
    const told = new Set(TOLD.flatMap(({ cures }) => Object.keys(cures)));
    const ids = [...readEnglish().keys()].filter((id) => /^(?:notices|verdict)\./.test(id));
    expect(ids.filter((id) => !told.has(id))).toEqual(NO_FAULTS);
    expect(anchors).toContain('with-nobody-to-compare-with');
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
