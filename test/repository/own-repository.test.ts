import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withAccount } from '../../scripts/own-account.ts';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { temporaryFolder } from '../temporary.ts';
import { ROOT } from './workflows.ts';

/* The repository of whoever publishes this, after their account stands in the place of the one that the files name. */

const [PRESENT = ''] = FULL_NAME.split('/');

/** The files of the repository as they stand here, but for `dist`. */
const files = (): readonly string[] =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':!dist'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .stdout.split('\0')
    .filter((path) => path !== '');

/** Everything that a command printed, where it failed; empty: it went well. */
const complaintsOf = (cwd: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child.on('close', (code) => {
      resolve(code === 0 ? '' : `${args.join(' ')} ended with ${code}\n${said}`);
    });
  });

test('the whole repository, of the longest name that there is, is in order', async () => {
  const account = `A${'b'.repeat(38)}`;
  const folder = temporaryFolder('own');
  const left: string[] = [];
  for (const path of files()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    const bytes = readFileSync(join(ROOT, path));
    const text = bytes.includes(0) ? null : bytes.toString('utf8');
    const moved = text === null ? bytes : withAccount(path, text, { from: PRESENT, to: account });
    writeFileSync(join(folder, path), moved);
    // In programs it is a word of their own, and one of GitHub's for people.
    const isProgram = /\.tsx?$|^test\/github-stand-in\/openapi\.json$/.test(path);
    const words = isProgram ? `\\b${PRESENT}(?:/[a-z]|\\.github)` : `\\b${PRESENT}\\b`;
    if (typeof moved === 'string' && new RegExp(words).test(moved)) left.push(path);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  expect(left).toEqual([]);
  const tests = [
    'test/documentation/readme.test.ts',
    'test/settings/addresses.test.ts',
    'test/settings/workflows.test.ts',
    'test/site',
  ];
  expect(
    await Promise.all([
      complaintsOf(folder, 'scripts/generate.ts', '--check'),
      complaintsOf(
        folder,
        'node_modules/vitest/vitest.mjs',
        'run',
        ...tests,
        '--maxWorkers',
        '1',
        '--reporter',
        'dot',
      ),
    ]),
  ).toEqual(['', '']);
});
