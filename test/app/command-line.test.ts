import { expect, test } from 'vitest';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { ConfigurationError } from '../../src/base/outcome.ts';

const BOT = {
  kind: 'bot',
  host: '127.0.0.1',
  port: 8080,
  dataDir: null,
  appConfig: null,
  logFormat: 'text',
  metricsHost: '127.0.0.1',
  metricsPort: null,
  concurrency: 2,
  inputs: {},
};

test.each([
  [[], BOT],
  [['--concurrency', '4'], { ...BOT, concurrency: 4 }],
  [['--concurrency=1', '--port', '0'], { ...BOT, concurrency: 1, port: 0 }],
  [['--port', '65535'], { ...BOT, port: 65_535 }],
  [['--concurrency', '3', '--bot-users', 'ada'], { ...BOT, concurrency: 3, inputs: { 'bot-users': 'ada' } }],
])('bot %j', (options, command) => {
  expect(parseCommandLine(['bot', ...options])).toEqual(command);
});

test.each([
  '--concurrency=0',
  '--concurrency=many',
  '--concurrency=1.5',
  '--concurrency=-1',
  '--concurrency',
])('bot %s is refused with what is allowed', (option) => {
  expect(() => parseCommandLine(['bot', option])).toThrow(ConfigurationError);
  expect(() => parseCommandLine(['bot', option])).toThrow(/^--concurrency: .*from 1 to 99/);
});

test('bot says that it reads no config file, rather than to pass one over', () => {
  expect(() => parseCommandLine(['bot', '--config', 'similarity.yml'])).toThrow(/^bot reads no config file/);
});

const SETUP = {
  kind: 'set-up-app',
  host: '127.0.0.1',
  port: 8080,
  dataDir: 'bot',
  organization: null,
  publicUrl: null,
  again: false,
};

test.each([
  [[], SETUP],
  [['--again', '--port', '0'], { ...SETUP, again: true, port: 0 }],
  [
    ['--organization', 'cs101', '--url', 'https://similarity.example/'],
    { ...SETUP, organization: 'cs101', publicUrl: 'https://similarity.example' },
  ],
])('bot --setup --data bot %j', (options, command) => {
  expect(parseCommandLine(['bot', '--setup', '--data', 'bot', ...options])).toEqual(command);
});

test.each([
  [['--setup'], '--setup needs --data'],
  [['--setup', '--data', 'bot', '--bot-users', 'ada'], '--bot-users is for the server'],
  [['--setup', '--data', 'bot', '--organization', 'a/b'], 'is no login of GitHub'],
  [['--setup', '--data', 'bot', '--host', '10.0.0.7'], '--host with --setup'],
  [['--setup', '--data', 'bot', '--url', 'similarity.example'], '--url'],
  [['--url', 'https://similarity.example'], '--url belongs to --setup'],
  [['--again'], '--again belongs to --setup'],
])('bot %j is refused', (options, sentence) => {
  expect(() => parseCommandLine(['bot', ...options])).toThrow(ConfigurationError);
  expect(() => parseCommandLine(['bot', ...options])).toThrow(sentence);
});
