import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../architecture/pages.ts';
import { temporaryFolder } from '../temporary.ts';

/* The lines that fetch open pull requests into a clone are copied by maintainers: whoever opened one may not hide code from them. */

const page = readFileSync(join(ROOT, 'docs', 'collecting.md'), 'utf8');
const [loop = ''] = /^for n in \$\(gh pr list[^]*?^done$/m.exec(page) ?? [];

function shell(folder: string, script: string): void {
  const run = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    // What bash and git say is in the language of whoever runs the tests, and of one that is not installed bash says that.
    env: { ...process.env, LC_ALL: 'C', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  });
  expect([run.status, run.stderr.replace(/^(?:From| \*) .*\n/gm, '')]).toEqual([0, '']);
}

// What the lines are for: bash, GNU's or BSD's xargs.
test.skipIf(process.platform === 'win32')(
  'files of a pull request are there whatever it says of them',
  () => {
    const folder = temporaryFolder('pulls');
    const origin = join(folder, 'origin');
    mkdirSync(join(origin, 'src'), { recursive: true });
    writeFileSync(join(origin, 'src', 'Base.java'), 'class Base {}\n');
    const commit = `git add --all && git -c user.name=a -c user.email=a@b.example commit --quiet --message`;
    shell(
      origin,
      `git init --quiet --initial-branch main && ${commit} base && git checkout --quiet -b theirs`,
    );
    writeFileSync(join(origin, '.gitattributes'), '*.java export-ignore\n');
    writeFileSync(join(origin, 'src', 'Loans.java'), 'class Loans {}\n');
    writeFileSync(join(origin, '-n.java'), 'class N {}\n');
    writeFileSync(join(origin, ':(top)[a].java'), 'class A {}\n');
    shell(origin, `${commit} theirs && git update-ref refs/pull/7/head HEAD && git checkout --quiet main`);
    shell(folder, 'git clone --quiet origin clone');
    shell(join(folder, 'clone'), `gh() { echo 7; }\n${loop}\ntest -z "$(git status --porcelain)"`);
    const found = readdirSync(join(folder, 'pulls', '7'), { recursive: true, encoding: 'utf8' });
    expect(found.toSorted()).toEqual([
      '-n.java',
      '.gitattributes',
      ':(top)[a].java',
      'src',
      'src/Loans.java',
    ]);
  },
);
