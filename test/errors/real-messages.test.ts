import { expect, test } from 'vitest';
import { readProgram } from '../../scripts/errors/read-program.ts';
import { patternOf } from '../../scripts/errors/sentence.ts';
import { readAppConfig } from '../../src/app/scans/app-config.ts';
import { parseCases } from '../../src/cases/case-document.ts';
import { parseCommandLine } from '../../src/command-line/arguments/parse-command-line.ts';
import { Failure } from '../../src/domain/outcome.ts';
import { explainError } from '../../src/github/errors.ts';
import { GITHUB_TOKEN } from '../../src/github/token-origin.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { readTable } from '../../src/people/read-table.ts';
import { parseReportJson } from '../../src/report/channels/json.ts';
import { parseSettings } from '../../src/settings/parse-settings.ts';
import type { RawInputs } from '../../src/settings/raw-inputs.ts';
import { parseManifest } from '../../src/sources/repositories/manifest.ts';
import { serving } from '../embedded/serving.ts';

const ENTRIES = readProgram().cured.map(({ anchor, sentence }) => ({ anchor, pattern: patternOf(sentence) }));

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

test(`${LEAST} messages that the program says are in the catalogue`, () => {
  const lines = REFUSED.flat();
  expect(lines.filter((line) => found(line).length === 0)).toEqual([]);
  expect(new Set(lines.flatMap(found)).size).toBeGreaterThanOrEqual(LEAST);
});

test('so are answers of the embedded service', async () => {
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

test('what the program does not say is not', () => {
  expect(found('The moon is made of cheese. Eat it.')).toEqual([]);
});
