import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { FAILED } from '../../src/program/exit-codes.ts';
import { VERSION } from '../../src/version.ts';
import { program } from '../github/collecting.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { need } from '../system.ts';
import { temporaryFolder } from '../temporary.ts';
import { COMMAND, ROOT, runBuiltCommand, SAMPLE } from './run-action.ts';
import { seldom } from '../suite.ts';

/* What a release publishes, tried as strangers get it: packed, installed and called by its names. */

/** Where this Node.js is found first. */
const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
/** npm as a terminal starts it: an npm that runs this suite hands on its own settings, such as `--silent`, and is not asked. */
const NPM = {
  shell: process.platform === 'win32',
  encoding: 'utf8',
  timeout: 120_000,
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
    PATH,
  },
} as const;

/** What is laid out for a release, and the packages as npm packs them. */
interface Release {
  readonly folder: string;
  readonly program: string;
  readonly name: string;
}

let release: Release;
beforeAll(() => {
  const folder = join(temporaryFolder(), 'release');
  const staged = spawnSync(process.execPath, [join(ROOT, 'scripts', 'stage.ts'), folder], NPM);
  expect([staged.status, staged.stderr]).toEqual([0, '']);
  const names = ['./code-similarity-action', './code-similarity'];
  const packed = spawnSync('npm', ['pack', '--silent', '--ignore-scripts', ...names], {
    ...NPM,
    cwd: folder,
  });
  expect(packed.status).toBe(0);
  const [ours = '', name = ''] = packed.stdout.trim().split('\n');
  release = { folder, program: join(folder, ours), name: join(folder, name) };
});

/** A new folder in which the packed files were installed, without a network. */
function installed(...files: readonly string[]): string {
  const folder = temporaryFolder();
  // Or npm takes a folder around this one that has such a file for the one that is meant.
  writeFileSync(join(folder, 'package.json'), '{}');
  const done = spawnSync('npm', ['install', '--offline', '--silent', ...files], {
    ...NPM,
    cwd: folder,
  });
  expect([done.status, done.stderr]).toEqual([0, '']);
  return folder;
}

const packagesIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));

/** Calls a name as npm put it into the folder of commands: on most systems a link to the program. */
const call = (folder: string, name: string, ...words: readonly string[]) =>
  spawnSync(join(folder, 'node_modules', '.bin', name), words, { ...NPM, cwd: folder, env: { PATH } });

describe.each(['program', 'name'] as const)('the package of the %s', (kind) => {
  seldom('is one that npm would publish', () => {
    // In a dry run a registry is asked nothing, so that none need be there.
    const words = ['--dry-run', '--offline', '--provenance=false', '--registry=http://127.0.0.1:9/'];
    const done = spawnSync('npm', ['publish', release[kind], ...words], {
      ...NPM,
      cwd: release.folder,
    });
    expect([done.status, done.stdout.trim()]).toEqual([
      0,
      `+ ${kind === 'name' ? 'code-similarity' : 'code-similarity-action'}@${VERSION}`,
    ]);
    // What npm would put right by itself, and tells.
    expect(done.stderr).not.toMatch(/auto-corrected|errors corrected|npm error/);
  });

  test('has nothing that publint finds', async () => {
    const tarball = new Uint8Array(readFileSync(release[kind])).buffer;
    const { messages } = await publint({ pack: { tarball }, level: 'suggestion', strict: true });
    expect(messages).toEqual([]);
  });
});

describe('the npm package', () => {
  seldom('is small, brings no other package, and checks a class', () => {
    const folder = installed(release.program);
    expect(packagesIn(folder)).toEqual(['code-similarity-action']);
    // Packed, as everybody downloads it who has npx run it.
    expect(statSync(release.program).size).toBeLessThanOrEqual(2_070_000);
    const run = call(
      folder,
      'code-similarity-action',
      'check',
      join(SAMPLE, 'submissions'),
      '--fail-on',
      'never',
    );
    expect(run.stdout).toContain('flagged for review');
    expect(existsSync(join(folder, 'similarity-report', 'index.html'))).toBe(true);
    expect(call(folder, 'code-similarity', '--version').stdout).toBe(`${VERSION}\n`);
  });

  test('has no script, and a page whose links do not depend on where it is shown', () => {
    const folder = join(release.folder, 'code-similarity-action');
    const content = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(content).not.toMatch(/"(?:scripts|dependencies|devDependencies|private)"/);
    const page = readFileSync(join(folder, 'README.md'), 'utf8');
    const leads = [...page.matchAll(/(?:\]\(|(?:src|srcset|href)=")([^)"\s]+)/g)].map(([, to = '']) => to);
    expect(leads.length).toBeGreaterThan(10);
    expect(leads.filter((to) => !/^(?:https:\/\/|#)/.test(to))).toEqual([]);
    const files = leads.flatMap((to) => {
      const [, version, path = ''] = /code-similarity-action\/(?:blob\/)?v([\d.]+)\/([^#]+)/.exec(to) ?? [];
      return version === undefined ? [] : [[version, path, existsSync(join(ROOT, path))]];
    });
    expect(files.length).toBeGreaterThan(10);
    expect(files).toEqual(files.map(([, path]) => [VERSION, path, true]));
  });

  seldom('is reached by the shorter name too', () => {
    const folder = installed(release.program, release.name);
    expect(packagesIn(folder)).toEqual(['code-similarity', 'code-similarity-action']);
    const entry = join(folder, 'node_modules', 'code-similarity', 'cli.js');
    const run = spawnSync(process.execPath, [entry, '--version'], NPM);
    expect([run.stdout, run.status]).toEqual([`${VERSION}\n`, 0]);
  });
});

test('the entry can be read by a Node.js that is too old for the rest', () => {
  const text = readFileSync(COMMAND, 'utf8').replace(/^export \{\};$/m, '');
  // As a script: it has neither `await` outside of a function nor `import` as a statement.
  expect(() => new Script(text.replace(/^#!.*/, ''))).not.toThrow();
  expect(text).not.toMatch(/\?\?|\?\.[a-z([]|\|\|=|#[a-z]+ in /);
});

describe('the extension of the GitHub CLI', () => {
  /** A folder of commands with nothing in it but what the shell needs, a `gh`, and Node.js if it is wanted. */
  function commands(token: string | null, hasNode: boolean): string {
    need('a shell', 'symbolic links');
    const folder = temporaryFolder();
    for (const name of ['sh', 'dirname']) {
      const found = (process.env['PATH'] ?? '').split(delimiter).map((one) => join(one, name));
      symlinkSync(realpathSync(found.find((one) => existsSync(one)) ?? name), join(folder, name));
    }
    if (hasNode) symlinkSync(process.execPath, join(folder, 'node'));
    const answer = token === null ? 'exit 1' : `echo ${token}`;
    writeFileSync(join(folder, 'gh'), `#!/bin/sh\necho "$@" >>"${join(folder, 'asked')}"\n${answer}\n`);
    chmodSync(join(folder, 'gh'), 0o755);
    return folder;
  }

  /** As gh calls an extension: its file, with the words behind its name. */
  async function extension(
    bin: string,
    words: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Awaited<ReturnType<typeof runBuiltCommand>>> {
    return runBuiltCommand(words, {
      command: join(release.folder, 'gh-similarity', 'gh-similarity'),
      env: { PATH: bin, ...env },
    });
  }

  seldom('reads repositories with the token of gh, and shows it nowhere', async () => {
    const github = await startGitHub();
    try {
      github.organization('cs101');
      for (const name of ['ann', 'ben']) {
        const one = github.repository(`cs101/hw1-${name}`, { private: true });
        await one.commit({ files: { 'a.py': program('copied', 60) }, author: name });
      }
      const token = github.token({ repositories: ['cs101/hw1-ann', 'cs101/hw1-ben'] });
      const bin = commands(token, true);
      const run = await extension(bin, ['check', '--repositories', 'cs101/hw1-*', '--fail-on', 'never'], {
        GITHUB_API_URL: github.url,
      });
      expect(run.stdout).toContain('2 of 2 submissions flagged');
      expect(run.stdout + run.stderr).not.toContain(token);
      expect(readFileSync(join(bin, 'asked'), 'utf8')).toBe(
        `auth token --hostname ${new URL(github.url).host}\n`,
      );
    } finally {
      await github.close();
    }
  });

  test('asks gh for the token of github.com where nothing else is said, and does without one', async () => {
    const bin = commands(null, true);
    const run = await extension(bin, ['--version']);
    expect([run.stdout, run.exitCode]).toEqual([`${VERSION}\n`, 0]);
    expect(readFileSync(join(bin, 'asked'), 'utf8')).toBe('auth token --hostname github.com\n');
  });

  test('says what is missing where there is no Node.js', async () => {
    const run = await extension(commands(null, false), ['check', '.']);
    expect([run.exitCode, run.stdout]).toEqual([FAILED, '']);
    expect(run.stderr).toMatch(
      /^error: gh similarity needs Node\.js 24 or later.*https:\/\/nodejs\.org\.\n$/,
    );
  });
});
