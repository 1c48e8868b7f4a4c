import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser, passedOn } from '../../src/program/command-line/open-browser.ts';
import { SHELLS_HERE } from '../system.ts';

const ADDRESS = 'http://127.0.0.1:4711/0123456789abcdef0123456789abcdef/';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'open-browser-'));
});
afterEach(() => rmSync(root, { recursive: true }));

// The opener of this test is a script.
test.each(SHELLS_HERE)(
  'gives the browser a file that this user alone can read, and neither the address nor any key (%s)',
  async () => {
    const told = join(root, 'told');
    const opener = join(root, 'xdg-open');
    writeFileSync(
      opener,
      `#!/bin/sh\n{ echo "$@"; /usr/bin/env; } > ${told}.part\n/bin/mv ${told}.part ${told}\n`,
    );
    chmodSync(opener, 0o755);
    const forget = openBrowser(
      ADDRESS,
      {
        PATH: root,
        HOME: root,
        DISPLAY: ':7',
        LC_ALL: 'C',
        CODE_SIMILARITY_KEY: 'key-canary',
        GITHUB_TOKEN: 'token-canary',
        NODE_OPTIONS: '--canary',
      },
      'linux',
    );
    await expect.poll(() => existsSync(told)).toBe(true);
    const text = readFileSync(told, 'utf8');
    expect(text).not.toMatch(/canary|127\.0\.0\.1|4711|0123456789abcdef/);
    expect(text).toContain('DISPLAY=:7');
    const [file = ''] = text.split('\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    expect(readFileSync(file, 'utf8')).toContain(`content="0; url=${ADDRESS}"`);
    forget();
    expect(existsSync(join(file, '..'))).toBe(false);
  },
);

test('where there is no browser, or no way to open one, nothing fails', () => {
  for (const platform of ['linux', 'aix'] as const) {
    expect(openBrowser(ADDRESS, { PATH: join(root, 'nothing') }, platform)).not.toThrow();
  }
});

test('a browser gets what it needs to start, and no key', () => {
  const given = {
    Path: String.raw`C:\Windows`,
    SystemRoot: String.raw`C:\Windows`,
    DISPLAY: ':7',
    CODE_SIMILARITY_KEY: 'key-canary',
    GITHUB_TOKEN: 'token-canary',
    NODE_OPTIONS: '--canary',
  };
  expect(Object.keys(passedOn(given))).toEqual(['Path', 'SystemRoot', 'DISPLAY']);
});
