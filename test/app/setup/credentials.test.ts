import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type AppCredentials,
  credentialsPath,
  readCredentials,
  writeCredentials,
} from '../../../src/program/app/setup/credentials.ts';
import { serveBot } from '../../../src/program/command-line/bot.ts';
import { setUpBot } from '../../../src/program/command-line/set-up-bot.ts';
import { ConfigurationError } from '../../../src/base/outcome.ts';
import { ownerOnly } from '../../system.ts';
import { temporaryFolder } from '../../temporary.ts';

const APP: AppCredentials = {
  id: 7,
  clientId: 'Iv23li7',
  name: 'similarity',
  url: 'https://github.com/apps/similarity',
  privateKey: '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----\n',
  webhookSecret: 'hush',
};

test('what was kept is read, and nothing where nothing was', () => {
  const folder = temporaryFolder('credentials');
  expect(readCredentials(folder)).toBeNull();
  writeCredentials(folder, APP, false);
  expect(readCredentials(folder)).toEqual(APP);
  writeCredentials(folder, { ...APP, webhookSecret: null }, true);
  expect(readCredentials(folder)?.webhookSecret).toBeNull();
});

test.each([
  ['no JSON', '{"privateKey": "-----BEGIN', 'all of it'],
  ['an empty file', '', 'all of it'],
  ['a field that is missing', JSON.stringify({ ...APP, clientId: undefined }), 'clientId'],
  ['a key that is none', JSON.stringify({ ...APP, privateKey: 'hush-hush' }), 'privateKey'],
])('%s is told without a word of the file', (_, text, field) => {
  const folder = temporaryFolder('credentials');
  writeFileSync(credentialsPath(folder), text);
  const read = (): unknown => readCredentials(folder);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(`is damaged (${field})`);
  expect(read).not.toThrow(/BEGIN|hush/);
});

test('what a killed run left behind keeps nobody from writing, and its mode is not taken over', () => {
  const folder = temporaryFolder('credentials');
  writeFileSync(`${credentialsPath(folder)}.new`, '{"half', { mode: 0o644 });
  writeCredentials(folder, APP, false);
  expect(statSync(credentialsPath(folder)).mode & 0o777).toBe(ownerOnly(0o600));
  expect(existsSync(`${credentialsPath(folder)}.new`)).toBe(false);
});

test('a folder that cannot be written is told', () => {
  const gone = join(temporaryFolder('credentials'), 'gone');
  expect(() => writeCredentials(gone, APP, false)).toThrow(ConfigurationError);
  expect(() => writeCredentials(gone, APP, false)).toThrow(/app\.json cannot be written/);
});

test('what is there is lost only to who may replace it', () => {
  const folder = temporaryFolder('credentials');
  writeCredentials(folder, APP, false);
  expect(() => writeCredentials(folder, { ...APP, name: 'other' }, false)).toThrow(/is there already/);
  expect(readCredentials(folder)).toEqual(APP);
});

const PLACE = { host: '127.0.0.1', port: 0 };

test('the server says who is missing, and reads nothing from a file that is damaged', async () => {
  const dataDir = temporaryFolder('credentials');
  const bot = {
    kind: 'bot',
    ...PLACE,
    dataDir,
    appConfig: null,
    logFormat: 'text',
    metricsHost: '127.0.0.1',
    metricsPort: null,
    concurrency: 1,
    inputs: {},
  } as const;
  await expect(serveBot(bot, {})).rejects.toThrow(/^APP_PRIVATE_KEY is missing.*bot --setup/);
  const noFile = serveBot(bot, { APP_PRIVATE_KEY: dataDir });
  await expect(noFile).rejects.toThrow(ConfigurationError);
  await expect(noFile).rejects.toThrow(/^APP_PRIVATE_KEY .* cannot be read: EISDIR/);
  writeFileSync(credentialsPath(dataDir), '{}');
  await expect(serveBot(bot, {})).rejects.toThrow(/app\.json is damaged/);
});

test('another App is registered only where that was asked for', async () => {
  const dataDir = temporaryFolder('credentials');
  writeCredentials(dataDir, APP, false);
  const command = {
    kind: 'set-up-app',
    ...PLACE,
    dataDir,
    organization: null,
    publicUrl: null,
    again: false,
  } as const;
  await expect(setUpBot(command, {})).rejects.toThrow(/holds the App “similarity” already.*--again/);
});
