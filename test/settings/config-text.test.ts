import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configText, givenText } from '../../src/program/config-text.ts';
import { readList } from '../../src/sources/read-list.ts';
import { temporaryFolder } from '../temporary.ts';

const PATH = 'similarity.yml';
const IS_ROOT = process.getuid?.() === 0;

/** What is said of a config file that `make` lays down. */
function said(make: (path: string) => void, explicit = false): string | null {
  const folder = temporaryFolder('config');
  make(join(folder, PATH));
  return configText({ path: PATH, explicit }, folder);
}

test('a config file is read, and only that it is not there is no error', () => {
  expect(said((path) => writeFileSync(path, 'mode: check'))).toBe('mode: check');
  expect(said(() => {})).toBeNull();
  expect(() => said(() => {}, true)).toThrow('config "similarity.yml" cannot be read');
  expect(said((path) => symlinkSync('nowhere', path))).toBeNull();
  expect(configText({ path: 'a/b.yml', explicit: false }, import.meta.filename)).toBeNull();
  expect(() => said((path) => mkdirSync(path))).toThrow('cannot be read: it is a folder, and no file');
  expect(() =>
    said((path) => {
      writeFileSync(path, '');
      truncateSync(path, 4_000_001);
    }),
  ).toThrow('it holds more than 4 MB');
  // Root reads everything.
  const unread = (): string | null =>
    said((path) => {
      writeFileSync(path, 'mode: check');
      chmodSync(path, 0);
    });
  if (IS_ROOT || process.platform === 'win32') expect(unread()).toBe('mode: check');
  else expect(unread).toThrow('permission denied');
});

test.each(['.github/similarity.yaml', 'similarity.yml', 'similarity.yaml'])(
  '%s in place of the config file is told, and not passed over',
  (name) => {
    const folder = temporaryFolder('elsewhere');
    mkdirSync(join(folder, '.github'));
    const text = (path: string, explicit = false): string | null => configText({ path, explicit }, folder);
    const usual = '.github/similarity.yml';
    expect(text(usual)).toBeNull();
    writeFileSync(join(folder, name), 'mode: check');
    expect(() => text(usual)).toThrow(
      `config: ${name} is there and would not be read, because the config file is ${usual}.`,
    );
    expect(text(name, true)).toBe('mode: check');
    writeFileSync(join(folder, usual), 'mode: scan');
    expect(text(usual)).toBe('mode: scan');
  },
);

test.runIf(process.platform !== 'win32')('nobody waits for a pipe', async () => {
  const folder = temporaryFolder('pipes');
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(() => configText({ path: 'pipe', explicit: false }, folder)).toThrow('it is a pipe, and no file');
  await expect(readList('people', 'pipe', folder)).rejects.toThrow('it is a pipe, and no file');
  await expect(readList('people', '/dev/zero', folder)).rejects.toThrow('it is a device, and no file');
});

test('a config file is UTF-8, and what is not is refused and not read otherwise', () => {
  const text = 'check-name: é 学\n';
  const read = (bytes: string | Buffer) => said((path) => writeFileSync(path, bytes));
  expect(read(text)).toBe(text);
  expect(read(`\ufeff${text}`)).toBe(text);
  for (const bytes of [
    Buffer.from('check-name: é\n', 'latin1'),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    Buffer.from('a: b\0\n'),
  ]) {
    expect(() => read(bytes)).toThrow('config "similarity.yml" is not written in UTF-8; save it as UTF-8.');
  }
});

test('so is a file that an option names', () => {
  const path = join(temporaryFolder('given'), 'login.yml');
  const read = (bytes: string | Buffer) => {
    writeFileSync(path, bytes);
    return givenText(path, '--login-config');
  };
  expect(read('\ufeffissuer: é\n')).toBe('issuer: é\n');
  expect(() => read(Buffer.from('\ufeffissuer: é\n', 'utf16le'))).toThrow(
    `--login-config ${JSON.stringify(path)} is not written in UTF-8; save it as UTF-8.`,
  );
  expect(() => givenText(`${path}.old`, 'APP_PRIVATE_KEY')).toThrow(/^APP_PRIVATE_KEY ".*" cannot be read: /);
});

test('a list in Chinese is read as spreadsheets there save it', async () => {
  const folder = temporaryFolder('chinese');
  // `学号,姓名` and `1,李明` in GBK.
  writeFileSync(join(folder, 'gbk.csv'), Buffer.from('d1a7bac52cd0d5c3fb0a312cc0eec3f70a', 'hex'));
  writeFileSync(join(folder, 'utf8.csv'), '学号,姓名\n1,李明\n');
  for (const file of ['gbk.csv', 'utf8.csv']) {
    expect(await readList('people', file, folder)).toBe('学号,姓名\n1,李明\n');
  }
});
