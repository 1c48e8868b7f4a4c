import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { problemOfAccount, withAccount } from '../../scripts/own-account.ts';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { ROOT } from './workflows.ts';
import { seldom } from '../suite.ts';

/* The first thing that whoever publishes this does: their account in the place of the one that the files name. */

const [PRESENT = '', NAME = ''] = FULL_NAME.split('/');
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-own-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the name of an account', () => {
  test.each(['acme', 'A', 'cs-101', 'a'.repeat(39)])('%s is one', (name) => {
    expect(problemOfAccount(name, PRESENT)).toBeNull();
  });

  test.each(['-acme', 'acme-', 'a--b', 'a_b', 'a/b', 'a b', '@acme', 'a.b', 'a\n', 'a'.repeat(40)])(
    '%j is none, and the sentence says what one is',
    (name) => {
      expect(problemOfAccount(name, PRESENT)).toMatch(
        /is no account of GitHub\. .*letters, digits and single hyphens/,
      );
    },
  );

  test.each([undefined, ''])('%j is answered with how to name one', (name) => {
    expect(problemOfAccount(name, PRESENT)).toContain('npm run own -- ACCOUNT');
  });

  test('is not the present one in other letters, and the present one is none to be refused', () => {
    expect(problemOfAccount('ACME', 'acme')).toContain('acme already');
    expect(problemOfAccount('acme', 'acme')).toBeNull();
  });
});

const page = (account: string, image: string): string =>
  [
    `git clone https://github.com/${account}/${NAME}`,
    `uses: ${account}/${NAME}/.github/workflows/scan.yml@v1`,
    `gh extension install ${account}/gh-similarity`,
    `docker run ghcr.io/${image}/${NAME}`,
    `https://${account}.github.io/${NAME}/`,
    String.raw`https://github.com/${account}/code\-similarity\-action`,
    // Nobody's of ours.
    `github.com/x-${account}/${NAME} ${account}/other www.${account}.github.io @${account}`,
    '',
  ].join('\n');

describe('a page', () => {
  test.each([
    ['a', 'b'],
    ['a', 'a-b'],
    ['a-b', 'b'],
  ])('of %s becomes one of %s, and nothing else of it changes', (from, to) => {
    const theirs = page(from, from).split('\n').at(-2) ?? '';
    const ours = page(to, to).split('\n').slice(0, -2);
    expect(withAccount('x.md', page(from, from), { from, to }).split('\n')).toEqual([...ours, theirs, '']);
  });

  test('names an image without capitals, also after the next move', () => {
    const moved = withAccount('x', page('a', 'a'), { from: 'a', to: 'Bee' });
    expect(moved).toContain(`ghcr.io/bee/${NAME}`);
    expect(withAccount('x', moved, { from: 'Bee', to: 'c' })).toContain(`ghcr.io/c/${NAME}`);
  });

  test('loses what explains the placeholder', () => {
    const text =
      'A.\n\n<!-- owner:start -->\nP is x.\n<!-- owner:end -->\n\nB<!-- owner:start -->, P<!-- owner:end -->\nC';
    expect(withAccount('x.md', text, { from: 'P', to: 'q' })).toBe('A.\n\nB\nC');
  });

  test('of code owners has people and teams of the account', () => {
    const rules = '* @P\n/a @P/team @Peter\n';
    expect(withAccount('.github/CODEOWNERS', rules, { from: 'P', to: 'q' })).toBe(
      '* @q\n/a @q/team @Peter\n',
    );
  });
});

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

seldom('the whole repository, of the longest name that there is, is in order', async () => {
  const account = `A${'b'.repeat(38)}`;
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
