import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CASE } from '../../src/report/cases/case-document.ts';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { runAction } from './run-action.ts';

let github: GitHubStandIn;
let base: StandInRepository;
let number: number;
beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/tool', { private: true, collaborators: { ada: 'admin' } });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  for (const author of ['dave', 'ben']) {
    await base.commit({ branch: author, files: { [`lib/${author}.py`]: program('copied', 60) }, author });
    ({ number } = base.pullRequest({ head: author, author }));
  }
});
afterEach(async () => {
  await github.close();
});

/** A run on Ben's pull request. @returns all that it wrote, and what its report says of cases */
async function check(inputs: Record<string, string>): Promise<{ text: string; cases: unknown }> {
  const done = await runAction({
    inputs: { 'github-token': github.token(), ...inputs },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'org/tool',
      GITHUB_REPOSITORY_OWNER: 'org',
      GITHUB_SHA: base.head() ?? '',
      GITHUB_ACTOR: 'ben',
    },
    event: {
      name: 'pull_request_target',
      payload: pullRequestPayload(base, number, (name) => github.find(name)),
    },
  });
  const json = readFileSync(join(done.reportDir, 'report.json'), 'utf8');
  const { cases } = JSON.parse(json) as { readonly cases?: unknown };
  return { text: [done.stdout, done.summary, json].join('\n'), cases };
}

const queries = (): number => github.requests.filter(({ route }) => route === 'graphql').length;

test('what the author answers to our comment stands in the report of staff, and in no comment', async () => {
  await check({});
  expect(base.comments(number)).toHaveLength(1);
  const plain = queries();
  base.comment(number, 'I wrote it *alone*.', 'ben');
  base.comment(number, 'no he did not', 'dave');

  const staff = await check({ anonymize: 'never', 'comment-key': 'staff', comment: 'always' });
  // No answer would be shown to students, so the first run did not read any.
  expect(queries()).toBe(2 * plain + 1);
  expect(CASE.array().parse(staff.cases)).toMatchObject([
    { names: ['#2 ben'], state: 'new', answers: [{ text: 'I wrote it *alone*.' }] },
  ]);
  expect(staff.text).toContain(`ben answered below our comment on org/tool#${number} (1).`);
  expect(staff.text).not.toContain('he did not');
  const posted = base.comments(number).filter(({ body }) => body.startsWith('<!-- code-similarity:comment'));
  expect([posted.length, posted.some(({ body }) => body.includes('alone'))]).toEqual([2, false]);
});
