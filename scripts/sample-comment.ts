/**
 * The comment of a pull request as the built action writes it: two pull requests with programs of the sample class, in a repository of
 * the GitHub stand-in.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequestPayload } from '../test/github/events.ts';
import { startGitHub } from '../test/github-stand-in/stand-in.ts';
import { runnerEnvironment } from '../test/runner-environment.ts';

const ROOT = join(import.meta.dirname, '..');
const CLASS = join(ROOT, 'examples', 'sample-class', 'submissions');

/** Pull requests of the picture: whose program of the sample class each brings. The last one is commented on. */
const AUTHORS = ['bashir', 'kaya', 'dmitri'];

/** Runs the built action on the last of the pull requests. @returns the text of its comment, in Markdown */
export async function sampleComment(inputs: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-comment-'));
  const github = await startGitHub();
  try {
    github.organization('cs101');
    const base = github.repository('cs101/hw1', { private: true });
    await base.commit({ files: { 'README.md': 'Hand in with a pull request.' } });
    const numbers: number[] = [];
    for (const author of AUTHORS) {
      const fork = github.repository(`${author}/hw1`, { private: true, fork: true });
      fork.adopt(base);
      const names = readdirSync(join(CLASS, author));
      const files: Record<string, string> = {};
      for (const name of names) files[name] = readFileSync(join(CLASS, author, name), 'utf8');
      await fork.commit({ files, author });
      numbers.push(base.pullRequest({ head: 'main', headRepository: fork, author }).number);
    }
    const number = numbers.at(-1) ?? 0;
    const payload = pullRequestPayload(base, number, (fullName) => github.find(fullName));
    const token = github.token({
      repositories: [base.fullName],
      permissions: { contents: 'read', 'pull-requests': 'write' },
    });
    const child = spawn(process.execPath, [join(ROOT, 'dist', 'index.js')], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...runnerEnvironment(folder, {
          event: { name: 'pull_request_target', payload },
          inputs: { 'github-token': token, ...inputs },
        }),
        GITHUB_REPOSITORY: base.fullName,
        GITHUB_REPOSITORY_OWNER: 'cs101',
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
      },
    });
    await once(child, 'exit');
    const [comment] = base.comments(number);
    if (comment === undefined) throw new Error('The action wrote no comment.');
    return comment.body;
  } finally {
    await github.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
