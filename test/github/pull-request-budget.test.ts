import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import type { EventContext } from '../../src/github/event-context.ts';
import { publishComment } from '../../src/bot/publish/comment.ts';
import { readTextByGit } from '../../src/sources/git/read-files.ts';
import { readStateByGit } from '../../src/bot/scan/store/read-by-git.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { report, submission } from '../report/sample.ts';
import { collectFrom, connect, program } from './collecting.ts';
import { pullRequestEvent } from './events.ts';
import { seldom } from '../suite.ts';
import { SILENT } from '../../src/base/effects.ts';

const NAME = { owner: 'cs1', repo: 'hw' };
let standIn: GitHubStandIn;
let base: StandInRepository;
let clients: GitHub[];
beforeAll(removePace);
beforeEach(async () => {
  clients = [];
  standIn = await startGitHub();
  base = standIn.repository('cs1/hw');
  await base.commit({ files: { '.github/similarity.yml': 'ai: false\n', 'lib/a.py': program('a') } });
});
afterEach(async () => {
  await Promise.all(clients.map((one) => one.close()));
  await standIn.close();
});

/** A student's pull request: a new file, and a change of a file that was given. */
async function handIn(student: string, version: number): Promise<number> {
  const files = {
    [`${student}.py`]: program(`${student}${version}`),
    'lib/a.py': program('a', 12 + version),
  };
  await base.commit({ branch: student, files, author: student });
  const open = [...base.issues.values()].find(({ author }) => author === student);
  return open?.number ?? base.pullRequest({ head: student, author: student }).number;
}

/** What a check of a pull request asks GitHub, from the config file to the comment; the service on the machine asks nothing. */
async function check(event: EventContext, token: string, isFlagged: boolean): Promise<number> {
  const github = connect(standIn, token);
  clients.push(github);
  const pull = event.pullRequest;
  if (pull === null) throw new Error('no pull request');
  expect(await readTextByGit(github, NAME, pull.baseSha, '.github/similarity.yml')).toBe('ai: false\n');
  await readStateByGit(github, NAME, 'similarity-state', 'pull-requests');
  const { submissions } = await collectFrom(
    standIn,
    { source: 'pull-request' },
    { event, own: base.fullName, token },
  );
  const { kind } = await publishComment(
    {
      github,
      repository: NAME,
      pullNumber: pull.number,
      headSha: pull.headSha,
      key: 'k',
      report: report([submission(`cs1/hw#${pull.number}`, { total: isFlagged ? 90 : 10 })]),
      audience: 'student',
      createIfMissing: isFlagged,
    },
    SILENT,
  );
  expect(kind).not.toBe('refused');
  return submissions.length;
}

/** By what it was for. */
function counted(): Readonly<Record<string, number>> {
  const all = Map.groupBy(standIn.requests, ({ route }) => route);
  return Object.fromEntries([...all].map(([route, of]) => [route, of.length]));
}

describe('what a check of a pull request asks GitHub', () => {
  test('with 61 open ones: 3 requests of the API, the first time and later', async () => {
    for (let at = 0; at < 60; at += 1) await handIn(`s${at}`, 1);
    const token = standIn.token();
    for (const version of [1, 2]) {
      const number = await handIn('ann', version);
      const before = standIn.requests.length;
      expect(await check(pullRequestEvent(base, number, standIn), token, false)).toBe(61);
      const routes = standIn.requests.slice(before).map(({ route }) => route);
      expect(routes.filter((route) => route !== 'git-upload-pack')).toEqual([
        'GET /repos/{owner}/{repo}/pulls',
        'graphql',
        'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      ]);
      // The config: trees, and a file. The state: a branch that is not there. The heads: what they bring, trees. What stood in the base.
      expect(routes.filter((route) => route === 'git-upload-pack')).toHaveLength(6);
    }
  });

  // The hour of a class of 60 is the same fifteen times: 300 pushes, and a limit of 1,000.
  seldom('4 students push 5 times in an hour, with a limit of 66', async () => {
    const token = standIn.token({ limit: 66 });
    const students = ['ann', 'ben', 'cyd', 'eve'];
    for (const student of students) await handIn(student, 0);
    for (let push = 1; push <= 5; push += 1) {
      for (const student of students) {
        const number = await handIn(student, push);
        // One of them is flagged, first by a new comment, then in the same one.
        expect(await check(pullRequestEvent(base, number, standIn), token, student === 'eve')).toBe(4);
      }
    }
    const { 'git-upload-pack': ofGit, ...ofApi } = counted();
    expect(ofGit).toBe(20 * 6);
    expect(ofApi).toEqual({
      'GET /repos/{owner}/{repo}/pulls': 20,
      graphql: 20,
      // Once more after the first comment, for a race.
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': 21,
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': 1,
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': 4,
    });
  });
});

describe('a head into which the base was merged', () => {
  test('brings what it brings, and not what the base got meanwhile', async () => {
    await base.commit({ branch: 'ann', files: { 'ann.py': program('ann') } });
    const own = base.head('ann') ?? '';
    for (const name of ['one', 'two']) await base.commit({ files: { [`${name}.py`]: program(name) } });
    const main = base.head() ?? '';
    const { store } = standIn;
    const author = { name: 'ann', email: 'ann@example.org', date: '2026-01-02T00:00:00Z' };
    const tree = store.editTree(store.treeOf(main), [
      ['ann.py', { mode: '100644', sha: store.blob(program('ann')) }],
    ]);
    const merge = store.commitTree({ tree, parents: [own, main], author, committer: author, message: 'm' });
    base.branches.set('ann', merge);
    const { number } = base.pullRequest({ head: 'ann', author: 'ann' });
    await base.commit({ files: { 'three.py': program('three') } });
    const { files } = await collectFrom(
      standIn,
      { source: 'pull-request', compareWith: { kind: 'none' } },
      { event: pullRequestEvent(base, number, standIn), own: base.fullName },
    );
    expect(files).toEqual({ [`cs1/hw#${number}`]: ['ann.py'] });
  });
});
