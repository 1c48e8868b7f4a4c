import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { runAction } from './run-action.ts';

/* Whose head had the code first, by GitHub's record of pushes, is flagged and not red; who came with it later is red. */

test('a newer pull request makes nobody else red', async () => {
  const github = await startGitHub();
  const base = github.repository('org/tool', { private: true });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  const numbers: number[] = [];
  for (const [hour, author] of ['ann', 'tim'].entries()) {
    const at = `2026-10-01T1${hour}:00:00Z`;
    const files = { [`lib/${author}.py`]: program('shared', 60) };
    await base.commit({
      branch: author,
      files,
      author,
      pushedAt: at,
      date: `2020-01-0${2 - hour}T00:00:00Z`,
    });
    numbers.push(base.pullRequest({ head: author, author, createdAt: at }).number);
  }
  const check = (number = 0) =>
    runAction({
      inputs: { 'github-token': github.token(), 'student-feedback': 'full' },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'org/tool',
        GITHUB_REPOSITORY_OWNER: 'org',
        GITHUB_SHA: base.head() ?? '',
      },
      event: {
        name: 'pull_request_target',
        payload: pullRequestPayload(base, number, (name) => github.find(name)),
      },
    });
  for (const [at, number] of numbers.entries()) {
    const done = await check(number);
    expect([done.outputs['outcome'], done.exitCode]).toEqual(['flagged', at]);
    const isFirst = at === 0;
    const comment = base.comments(number)[0]?.body ?? '';
    expect(comment).toContain('Needs a review');
    expect(comment.includes('by GitHub’s record')).toBe(isFirst);
    const text = readFileSync(join(done.reportDir, 'report.json'), 'utf8');
    expect(/"isPushedFirst": ?true/.test(text)).toBe(isFirst);
  }
  await github.close();
});
