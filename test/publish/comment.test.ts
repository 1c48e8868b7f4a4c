import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/contract/report.ts';
import type { GitHub } from '../../src/github/client.ts';
import { type CommentTarget, publishComment, type Published } from '../../src/bot/publish/comment.ts';
import { commentMarker, renderComment } from '../../src/channels/comment.ts';
import { connect } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { report, submission } from '../report/sample.ts';
import { viewOf } from '../../src/channels/view.ts';
import { seldom } from '../suite.ts';
import { SILENT } from '../../src/base/effects.ts';

const WORKFLOW = 'github-actions[bot]';
const POST = { method: 'POST', path: /\/comments$/ } as const;
const PATCH = { method: 'PATCH', path: /\/comments\/\d+$/ } as const;

let standIn: GitHubStandIn;
let repository: StandInRepository;
let pullNumber: number;
let headSha: string;
let github: GitHub;
let others: GitHub[];
beforeAll(removePace);
beforeEach(async () => {
  standIn = await startGitHub();
  repository = standIn.repository('org/tool', { private: false });
  headSha = await repository.commit({ files: { 'a.py': 'x = 1\n' } });
  ({ number: pullNumber } = repository.pullRequest({ head: 'main', author: 'student' }));
  github = connect(standIn, standIn.token());
  others = [];
});
afterEach(async () => {
  await Promise.all([github, ...others].map((one) => one.close()));
  await standIn.close();
});

function as(token: string): GitHub {
  const client = connect(standIn, token);
  others.push(client);
  return client;
}

/** The report of a run that began so many minutes ago. */
function runOf(minutesAgo: number, total = 40): RunReport {
  const createdAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return report([submission('org/tool#1', { total })], { run: { createdAt } });
}

const bodyOf = (run: RunReport, key = 'k', sha = headSha): string =>
  renderComment(viewOf(run, 'staff'), { key, previousBody: null, headSha: sha });

function publish(run: RunReport, change: Partial<CommentTarget> = {}): Promise<Published> {
  return publishComment(
    {
      github,
      repository: { owner: 'org', repo: 'tool' },
      pullNumber,
      headSha,
      key: 'k',
      report: run,
      audience: 'staff',
      ...change,
    },
    SILENT,
  );
}

const there = (): { body: string; author: string }[] =>
  repository.comments(pullNumber).map(({ body, author }) => ({ body, author }));
const writes = (): string[] =>
  standIn.requests
    .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
    .map(({ method }) => method);

/** Why nothing was posted; what was done, where something was. */
function refusal({ kind, sentence }: Published): string {
  return kind === 'refused' ? sentence : kind;
}

describe('one comment a pull request and key', () => {
  test('is made, then changed in place with what changed, then left alone', async () => {
    const [first, second] = [runOf(20), runOf(10, 55)];
    expect(await publish(first)).toMatchObject({ kind: 'created' });
    expect(there()).toEqual([{ body: bodyOf(first), author: WORKFLOW }]);
    expect(await publish(second)).toMatchObject({ kind: 'updated' });
    expect(there()).toHaveLength(1);
    expect(there()[0]?.body).toContain('(▲ 15.0)');
    expect(writes()).toEqual(['POST', 'PATCH']);
  });

  test('another key is another comment', async () => {
    await publish(runOf(20));
    expect(await publish(runOf(10), { key: 'other' })).toMatchObject({ kind: 'created' });
    expect(there()).toHaveLength(2);
  });

  seldom('is found on the third page', async () => {
    for (let i = 0; i < 250; i += 1) repository.comment(pullNumber, `remark ${i}`, 'somebody');
    repository.comment(pullNumber, bodyOf(runOf(20)), WORKFLOW, true);
    for (let i = 0; i < 49; i += 1) repository.comment(pullNumber, `later ${i}`, 'somebody');
    expect(await publish(runOf(10))).toMatchObject({ kind: 'updated' });
    expect(there()).toHaveLength(300);
    const lists = standIn.requests.filter(
      ({ route }) => route.startsWith('GET') && route.includes('comments'),
    );
    expect(lists).toHaveLength(3);
  });

  test('only where one is there, if so asked', async () => {
    expect(await publish(runOf(20), { createIfMissing: false })).toMatchObject({ kind: 'unchanged' });
    expect(there()).toEqual([]);
    await publish(runOf(10));
    expect(await publish(runOf(5), { createIfMissing: false })).toMatchObject({ kind: 'updated' });
  });

  seldom('fits into what GitHub takes', async () => {
    const many = Array.from({ length: 900 }, (_, i) => submission(`s${i}`, { name: '|'.repeat(200) }));
    const { run } = runOf(5);
    expect(await publish({ ...report(many), run })).toMatchObject({ kind: 'created' });
    expect(there()[0]?.body.length).toBeLessThanOrEqual(65_536);
  });
});

describe('whose a comment is', () => {
  test("a student's copy of our comment, older or newer, is neither ours nor touched", async () => {
    const forged = [bodyOf(runOf(30)), bodyOf(runOf(1))].map((body) => ({ body, author: 'student' }));
    for (const { body, author } of forged) repository.comment(pullNumber, body, author);
    expect(await publish(runOf(10))).toMatchObject({ kind: 'created' });
    expect(await publish(runOf(5))).toMatchObject({ kind: 'updated' });
    expect(writes()).toEqual(['POST', 'PATCH']);
    expect(there()).toHaveLength(3);
    expect(there().slice(0, 2)).toEqual(forged);
  });

  test('with a personal token a bot’s copy is not ours either, nor is a marker that stands further down', async () => {
    const teacher = as(standIn.token({ login: 'Teacher' }));
    repository.comment(pullNumber, bodyOf(runOf(30)), WORKFLOW, true);
    repository.comment(pullNumber, `look:\n${commentMarker('k')}`, 'teacher');
    expect(await publish(runOf(20), { github: teacher })).toMatchObject({ kind: 'created' });
    expect(await publish(runOf(10), { github: teacher })).toMatchObject({ kind: 'updated' });
    expect(there()).toHaveLength(3);
  });

  test.each([
    ['a workflow’s', {}, 'course-bot[bot]'],
    ['an App’s', { login: 'course-bot', bot: true }, WORKFLOW],
  ])('with %s token another bot’s copy of our mark is not ours', async (_, token, other) => {
    const copy = bodyOf(runOf(1));
    repository.comment(pullNumber, copy, other, true);
    const own = { github: as(standIn.token(token)) };
    expect(await publish(runOf(20), own)).toMatchObject({ kind: 'created' });
    expect(await publish(runOf(10), own)).toMatchObject({ kind: 'updated' });
    expect(there()).toHaveLength(2);
    expect(there()[0]).toEqual({ body: copy, author: other });
  });

  test('who we are must be known: a used-up rate limit is no answer to that', async () => {
    const teacher = as(standIn.token({ login: 'teacher' }));
    standIn.fail(
      { path: /^\/graphql$/, times: 9 },
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0' },
        body: { message: 'API rate limit exceeded' },
      },
    );
    repository.comment(pullNumber, bodyOf(runOf(30)), WORKFLOW, true);
    expect(refusal(await publish(runOf(20), { github: teacher }))).toContain('limit of requests is used up');
    expect(writes()).toEqual([]);
  });
});

describe('runs that meet', () => {
  describe('on different commits', () => {
    let formerSha: string;
    beforeEach(async () => {
      formerSha = headSha;
      headSha = await repository.commit({ files: { 'a.py': 'x = 2\n' } });
    });
    const said = (): string[] => there().map(({ body }) => /commit (\w{7})/.exec(body)?.[1] ?? body);

    test.each([
      ['that began before', 60],
      ['that began later, because it was run again', 1],
    ])('the former commit’s run %s does not replace what the present one’s said', async (_, minutesAgo) => {
      await publish(runOf(5, 90));
      const present = there();
      expect(await publish(runOf(minutesAgo, 0), { headSha: formerSha })).toMatchObject({
        kind: 'superseded',
      });
      expect(there()).toEqual(present);
      expect(said()).toEqual([headSha.slice(0, 7)]);
    });

    test('the former commit’s run opens none where the present one’s had nothing to say', async () => {
      await publish(runOf(5, 0), { createIfMissing: false });
      const { kind, sentence } = await publish(runOf(1, 90), { headSha: formerSha });
      expect([kind, sentence]).toEqual(['superseded', expect.stringContaining(formerSha.slice(0, 7))]);
      expect([there(), writes()]).toEqual([[], []]);
    });

    test.each([
      ['began before', 60],
      ['was run again and began later', 1],
    ])('the present commit’s run replaces what a former one said, which %s', async (_, minutesAgo) => {
      repository.comment(pullNumber, bodyOf(runOf(minutesAgo, 90), 'k', formerSha), WORKFLOW, true);
      expect(said()).toEqual([formerSha.slice(0, 7)]);
      expect(await publish(runOf(5, 0))).toMatchObject({ kind: 'updated' });
      expect(said()).toEqual([headSha.slice(0, 7)]);
    });

    test('of two that meet, the present one’s stays', async () => {
      await Promise.all([
        publish(runOf(60, 0)),
        publish(runOf(1, 90), { headSha: formerSha, github: as(standIn.token()) }),
      ]);
      expect(said()).toEqual([headSha.slice(0, 7)]);
    });

    test('where GitHub does not say at which commit it stands, nothing is written', async () => {
      const unread = { github: as(standIn.token({ permissions: { issues: 'write' } })) };
      expect(refusal(await publish(runOf(5), unread))).toContain('`pull-requests: read`');
      expect(writes()).toEqual([]);
    });
  });

  test('a time that cannot be, written into our comment, stops nobody', async () => {
    repository.comment(pullNumber, bodyOf(runOf(-600)), WORKFLOW, true);
    expect(await publish(runOf(5))).toMatchObject({ kind: 'updated' });
  });

  test.each([
    ['the older first', 60, 5],
    ['the newer first', 5, 60],
  ])('two at once leave one comment, the newer run’s: %s', async (_, a, b) => {
    const [first, second] = [runOf(a), runOf(b)];
    const results = await Promise.all([publish(first), publish(second, { github: as(standIn.token()) })]);
    const newer = a < b ? first : second;
    expect(there()).toHaveLength(1);
    expect(there()[0]?.body).toContain(/digest:\S+/.exec(bodyOf(newer))?.[0]);
    expect(results.map(({ kind }) => kind)).not.toContain('refused');
  });
});

describe('answers that do not come', () => {
  test('a lost answer makes no second comment', async () => {
    standIn.fail(POST, 'lost');
    expect(await publish(runOf(10))).toMatchObject({ kind: 'created' });
    expect(there()).toHaveLength(1);
    expect(writes()).toEqual(['POST']);
  });

  test('a request that never arrived is made again, once', async () => {
    standIn.fail(POST, 'drop');
    expect(await publish(runOf(10))).toMatchObject({ kind: 'created' });
    expect(there()).toHaveLength(1);
    standIn.fail({ ...POST, times: 9 }, 'drop');
    const { kind, sentence } = await publish(runOf(5), { key: 'other' });
    expect(kind).toBe('refused');
    expect(sentence).toContain('could not be reached');
    expect(writes()).toHaveLength(4);
  });

  test('a broken answer counts as none', async () => {
    standIn.fail(POST, { status: 502 });
    expect(await publish(runOf(10))).toMatchObject({ kind: 'created' });
    expect(there()).toHaveLength(1);
  });

  seldom('a lost answer to a change is asked for again', async () => {
    await publish(runOf(20));
    standIn.fail(PATCH, 'lost');
    expect(await publish(runOf(10))).toMatchObject({ kind: 'updated' });
    expect(there()).toHaveLength(1);
  });
});

describe('what GitHub refuses is a sentence, never an error', () => {
  test('a token that only reads: which permission, and that forks have none', async () => {
    const reader = as(standIn.token({ permissions: { issues: 'read', pull_requests: 'read' } }));
    const { kind, sentence } = await publish(runOf(10), { github: reader });
    expect(kind).toBe('refused');
    expect(sentence).toContain('`pull-requests: write`');
    expect(sentence).toContain('fork');
    expect(writes()).toEqual(['POST']);
  });

  test('a locked conversation', async () => {
    const issue = repository.issues.get(pullNumber);
    if (issue !== undefined) issue.locked = true;
    expect(refusal(await publish(runOf(10)))).toMatch(
      /commenting on org\/tool#1 .*the conversation is locked/,
    );
  });

  test('a pull request that is gone', async () => {
    expect(refusal(await publish(runOf(10), { pullNumber: 99 }))).toContain('org/tool#99');
    expect(writes()).toEqual([]);
  });

  test.each([410, 422])('%d', async (status) => {
    standIn.fail(POST, { status, body: { message: 'Validation Failed' } });
    expect(await publish(runOf(10))).toMatchObject({ kind: 'refused' });
    expect(writes()).toEqual(['POST']);
  });

  test('a token that is not accepted', async () => {
    expect(refusal(await publish(runOf(10), { github: as('ghs_wrong') }))).toContain('401');
  });
});
