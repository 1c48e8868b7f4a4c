/**
 * `npm run own -- ACCOUNT`: puts the account of GitHub that has this repository into every file that names it, and makes anew what is
 * made of them. Another account later, after the repository has moved, does the same.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_NAME } from '../src/base/addresses.ts';
import { problemOfAccount, withAccount } from './own-account.ts';

const root = join(import.meta.dirname, '..');

function run(command: string, ...args: string[]): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}`);
  return stdout;
}

/** Files that Git knows, but for `dist`, which is built. */
function files(): readonly string[] {
  return run('git', 'ls-files', '-z', '--', ':!dist')
    .split('\0')
    .filter((path) => path !== '');
}

function own(from: string, to: string): void {
  let changed = 0;
  for (const path of files()) {
    const bytes = readFileSync(join(root, path));
    if (bytes.includes(0)) continue;
    const text = bytes.toString('utf8');
    const moved = withAccount(path, text, { from, to });
    if (moved === text) continue;
    writeFileSync(join(root, path), moved);
    changed += 1;
  }
  process.stdout.write(`${to} stands in ${changed} files now. Next, what is made of them:\n`);
  for (const step of ['generate', 'build']) {
    process.stdout.write(`npm run ${step}\n`);
    run(process.execPath, join('scripts', `${step}.ts`));
  }
  process.stdout.write(
    [
      '',
      'Then:',
      `- If ${to} is an organisation, name a team or people in .github/CODEOWNERS: GitHub asks no organisation for a review.`,
      '- npm run check && npm test',
      '- git add --all && git commit --message "Name the account of this repository"',
      '',
    ].join('\n'),
  );
}

const [from = ''] = FULL_NAME.split('/');
const [to] = process.argv.slice(2);
const problem = problemOfAccount(to, from);
if (problem !== null || to === undefined) {
  process.stderr.write(`error: ${problem ?? ''}\n`);
  process.exitCode = 2;
} else if (to === from) {
  process.stdout.write(`${to} stands everywhere already; nothing was changed.\n`);
} else {
  own(from, to);
}
