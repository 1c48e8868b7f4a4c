import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EventContext, readEventContext } from '../../src/github/event-context.ts';
import { readPullRequest } from '../../src/sources/github/pull-request.ts';
import { findPeers } from '../../src/sources/pull-request/pull-request.ts';
import { MAX_ASIDE_FILE_BYTES } from '../../src/sources/selection/aside.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { EVERYTHING, seldom } from '../suite.ts';
import { collectFrom, connect, program } from './collecting.ts';
import { pullRequestEvent } from './events.ts';

let github: GitHubStandIn;
let base: StandInRepository;
beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/tool', { private: false });
  await base.commit({ files: { 'lib/a.py': program('a'), 'lib/b.py': program('b'), 'README.md': 'x' } });
});
afterEach(async () => {
  await github.close();
});

function fork(owner: string): StandInRepository {
  const made = github.repository(`${owner}/tool`, { private: false, fork: true });
  made.adopt(base);
  return made;
}

async function contribution(
  owner: string,
  files: Readonly<Record<string, string>>,
): Promise<{ number: number; head: StandInRepository; sha: string }> {
  const head = fork(owner);
  const sha = await head.commit({ files, author: owner });
  const { number } = base.pullRequest({ head: 'main', headRepository: head, author: owner });
  return { number, head, sha };
}

const collect = (event: EventContext, settings = {}): ReturnType<typeof collectFrom> =>
  collectFrom(github, { source: 'pull-request', ...settings }, { event, own: 'org/tool' });

describe('the contents of a pull request', () => {
  test('changed files of a fork, at its head, from the base repository', async () => {
    const { number, sha } = await contribution('ann', {
      'lib/new.py': program('new'),
      'lib/a.py': program('a2'),
    });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(
      submissions.map(({ key, name, role, origin, files }) => [
        key,
        name,
        role,
        origin,
        files.map(({ path }) => path),
      ]),
    ).toEqual([
      [
        `org/tool#${number}`,
        `#${number} ann`,
        'judged',
        { kind: 'pull-request', owner: 'org', repo: 'tool', number, sha, author: 'ann' },
        ['lib/a.py', 'lib/new.py'],
      ],
    ]);
    expect(github.requests.some(({ path }) => path.startsWith('/repos/ann/'))).toBe(false);
  });

  test.each(['cut', 'drop', { status: 502 }] as const)('come all the same after %j', async (how) => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const event = pullRequestEvent(base, number, github);
    github.fail({ path: /git-upload-pack/, times: 2 }, how);
    const { submissions } = await collect(event, { compareWith: { kind: 'none' } });
    expect(submissions.map(({ files }) => files.length)).toEqual([1]);
    github.fail({ path: /git-upload-pack/, times: 9 }, how);
    await expect(collect(event)).rejects.toMatchObject({ outcome: 'network' });
  });

  test.each([
    [/\/pulls/, 'text/html; charset=utf-8', '<p>Sign in</p>', 'text/html came in place of data'],
    // An empty list would be a check without anybody to compare with.
    [/\/pulls/, 'application/json', '', 'application/json came in place of data'],
    [/git-upload-pack/, 'text/html', '<p>Sign in</p>', 'text/html came in place of data'],
  ])('where a proxy answers %s with %s', async (path, type, body, said) => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const event = pullRequestEvent(base, number, github);
    github.fail({ path, times: 9 }, { status: 200, headers: { 'content-type': type }, body });
    const refused = { outcome: 'network', message: expect.stringContaining(said) as string };
    await expect(collect(event)).rejects.toMatchObject(refused);
  });

  test('are read where a renamed repository lies, and on no other host', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const event = pullRequestEvent(base, number, github);
    const moved = (location: string): void => {
      github.fail({ path: /git-upload-pack/, times: 1 }, { status: 301, headers: { location } });
    };
    moved('/org/tool.git/git-upload-pack');
    const { submissions } = await collect(event, { compareWith: { kind: 'none' } });
    expect(submissions.map(({ files }) => files.length)).toEqual([1]);
    moved(`${github.url.replace('127.0.0.1', 'localhost')}/org/tool.git/git-upload-pack`);
    const before = github.requests.length;
    await expect(collect(event, { compareWith: { kind: 'none' } })).rejects.toThrow('GitHub answered 301');
    expect(github.requests.length).toBe(before + 1);
  });

  test('many changed files come at once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`new/f${i}.py`, program(`f${i}`)]),
    );
    const { number } = await contribution('ann', files);
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files).toHaveLength(30);
    expect(github.requests.map(({ route }) => route)).toEqual(['git-upload-pack', 'git-upload-pack']);
  });

  test('a push while it runs changes nothing: the SHA is pinned', async () => {
    const { number, head, sha } = await contribution('ann', { 'lib/new.py': program('new') });
    const event = pullRequestEvent(base, number, github);
    await head.commit({ files: { 'lib/innocent.py': program('innocent'), 'lib/new.py': null } });
    const { submissions } = await collect(event, { compareWith: { kind: 'none' } });
    expect(submissions[0]?.origin).toMatchObject({ sha });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['lib/new.py']);
  });

  test('nor does it change what stood there before', async () => {
    const { number, head } = await contribution('ann', { 'lib/a.py': program('changed', 60) });
    const event = pullRequestEvent(base, number, github);
    await head.commit({ files: { 'lib/a.py': program('a'), 'lib/innocent.py': program('innocent') } });
    const { starter } = await collect(event, { compareWith: { kind: 'none' } });
    expect(starter?.files.map(({ path }) => path)).toEqual(['lib/a.py']);
  });

  test('what others change in the base stood there before them, but not on another branch', async () => {
    const { number } = await contribution('ann', { 'lib/like-a.py': `${program('a')}\nmore()` });
    await contribution('ben', { 'lib/a.py': `${program('a')}\nmended()`, 'lib/ben.py': program('ben') });
    await base.commit({ branch: 'cleo', files: { 'lib/cleo.py': program('cleo') }, author: 'cleo' });
    base.branch('stacked', base.head('cleo') ?? '');
    await base.commit({ branch: 'stacked', files: { 'lib/cleo.py': program('cleo3') }, author: 'dan' });
    base.pullRequest({ head: 'stacked', base: 'cleo', author: 'dan' });
    const { starter, submissions } = await collect(pullRequestEvent(base, number, github));
    expect(starter?.files.map(({ path }) => path)).toEqual(['lib/a.py']);
    expect(submissions).toHaveLength(3);
    const alone = await collect(pullRequestEvent(base, number, github), { compareWith: { kind: 'none' } });
    expect(alone.starter).toBeNull();
  });

  test('what others change stood there too where it is moved, removed or changed by both', async () => {
    await base.commit({ files: { 'lib/b.py': program('b'), 'lib/c.py': program('c') } });
    const { number, head } = await contribution('ann', {
      'lib/like-a.py': program('q'),
      'lib/moved.py': `${program('b')}\nmended()`,
      'lib/c.py': `${program('c')}\nmended()`,
    });
    await head.commit({ files: { 'lib/a.py': null, 'lib/b.py': null } });
    const changed = ['a', 'b', 'c'].map((name) => [`lib/${name}.py`, `${program(name)}\nother()`]);
    await contribution('ben', Object.fromEntries(changed));
    const { starter } = await collect(pullRequestEvent(base, number, github));
    expect(starter?.files.map(({ path }) => path).toSorted()).toEqual(['lib/a.py', 'lib/b.py', 'lib/c.py']);
  });

  test('what others remove stood there before them', async () => {
    const { number } = await contribution('ann', { 'lib/like-a.py': program('q') });
    const { head } = await contribution('ben', { 'lib/ben.py': program('ben') });
    await head.commit({ files: { 'lib/a.py': null } });
    const { starter } = await collect(pullRequestEvent(base, number, github));
    expect(starter?.files.map(({ path }) => path)).toEqual(['lib/a.py']);
  });

  test('of one that is stacked on it only the new lines are compared with', async () => {
    await base.commit({ branch: 'ann', files: { 'lib/ann.py': program('ann') }, author: 'ann' });
    const { number } = base.pullRequest({ head: 'ann', author: 'ann' });
    base.branch('ben', base.head('ann') ?? '');
    const files = {
      'lib/ann.py': `${program('ann')}\nmended()`,
      'lib/ben.py': program('ben'),
      'lib/b.py': null,
      // Of two that are like what is gone, one is that, as git says: the one that is more so.
      'lib/almost.py': `${program('b')}\n${'almost()\n'.repeat(5)}`,
      'lib/moved.py': `${program('b')}\nmoved()`,
    };
    await base.commit({ branch: 'ben', files, author: 'ben' });
    const stacked = base.pullRequest({ head: 'ben', base: 'ann', author: 'ben' });
    const { submissions } = await collect(pullRequestEvent(base, number, github));
    const texts = await Promise.all(
      submissions.map(async (one) =>
        Promise.all(one.files.map(async (file) => [file.path, (await file.read()).toString().trim()])),
      ),
    );
    expect(submissions.map(({ role, remarks }) => [role, remarks])).toEqual([
      ['judged', []],
      ['archive', []],
    ]);
    expect(texts).toEqual([
      [['lib/ann.py', program('ann').trim()]],
      [
        ['lib/almost.py', files['lib/almost.py'].trim()],
        ['lib/ann.py', 'mended()'],
        ['lib/ben.py', program('ben').trim()],
        ['lib/moved.py', 'moved()'],
      ],
    ]);
    // Moved out of a folder that is compared with, it is taken, and counts whole.
    const archived = await collect(pullRequestEvent(base, number, github), { archive: ['lib/b.py'] });
    const moved = archived.submissions
      .flatMap((one) => (one.role === 'archive' ? one.files : []))
      .find(({ path }) => path === 'lib/moved.py');
    expect((await moved?.read())?.toString()).toBe(files['lib/moved.py']);
    // The other way round what stood in its base is excused by that.
    const own = await collect(pullRequestEvent(base, stacked.number, github));
    expect(own.submissions[0]?.files.map(({ path }) => path)).toEqual([
      'lib/almost.py',
      'lib/ann.py',
      'lib/ben.py',
      'lib/moved.py',
    ]);
    expect(own.starter?.files.map(({ path }) => path)).toEqual(['lib/ann.py', 'lib/b.py']);
  });

  test('the whole tree, with the base as what everybody has', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const { submissions, starter } = await collect(pullRequestEvent(base, number, github), {
      pullRequestScope: 'tree',
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['lib/a.py', 'lib/b.py', 'lib/new.py']);
    expect(starter?.role).toBe('base');
    expect(starter?.files.map(({ path }) => path)).toEqual(['lib/a.py', 'lib/b.py']);
  });

  seldom('more than 3,000 files are found through the trees', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 3_050 }, (_, i) => [`new/f${i}.py`, `x${i} = ${i}\n`]),
    );
    const { number } = await contribution('ann', { ...files, 'lib/a.py': program('changed') });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files).toHaveLength(3_051);
  });

  seldom('removed files, links and submodules are no contents', async () => {
    const head = fork('ann');
    await head.commit({
      files: {
        'lib/b.py': null,
        'lib/new.py': program('new'),
        'sub.py': { submodule: 'b'.repeat(40) },
      },
    });
    const { number } = base.pullRequest({ head: 'main', headRepository: head, author: 'ann' });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['lib/new.py']);
    expect(submissions[0]?.leftOut).toEqual([{ path: 'sub.py', reason: 'submodule' }]);
  });

  test('only files that are no source leave it empty, and listed', async () => {
    const { number } = await contribution('ann', { 'docs/x.md': 'text' });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files).toEqual([]);
    expect(submissions[0]?.leftOut).toEqual([{ path: 'docs/x.md', reason: 'not-source' }]);
  });

  test('what is too large to be asked for is told as that, whatever it is called', async () => {
    const large = '\0'.repeat(MAX_ASIDE_FILE_BYTES + 1);
    const { number } = await contribution('ann', {
      'lib/new.py': program('new'),
      'lib/large.py': large,
      'lib/large.zip': large,
    });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'none' },
    });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['lib/new.py']);
    const limit = { reason: 'limit', detail: 'more than 1000000 bytes' };
    expect(submissions[0]?.leftOut).toEqual([
      { path: 'lib/large.py', ...limit },
      { path: 'lib/large.zip', ...limit },
    ]);
  });

  test('drafts and closed ones are read like any other; a workflow_run finds its own by head', async () => {
    const { number, sha } = await contribution('ann', { 'lib/new.py': program('new') });
    const event = readEventContext(
      { eventName: 'workflow_run', repository: 'org/tool' },
      {
        workflow_run: {
          head_sha: sha,
          head_branch: 'main',
          head_repository: { owner: { login: 'ann' } },
          pull_requests: [],
        },
      },
    );
    const { submissions } = await collect(event, { compareWith: { kind: 'none' } });
    expect(submissions[0]?.key).toBe(`org/tool#${number}`);
  });

  test.each([
    ['repository', { head_repository: null, head_branch: 'main' }],
    ['branch', { head_repository: { owner: { login: 'ann' } }, head_branch: null }],
  ])('a workflow_run that names no %s any more finds its own by the commit alone', async (_, names) => {
    const { number, sha } = await contribution('ann', { 'lib/new.py': program('new') });
    await contribution('ben', { 'lib/ben.py': program('ben') });
    const event = readEventContext(
      { eventName: 'workflow_run', repository: 'org/tool' },
      { workflow_run: { head_sha: sha, ...names } },
    );
    const { submissions } = await collect(event, { compareWith: { kind: 'none' } });
    expect(submissions.map(({ key }) => key)).toEqual([`org/tool#${number}`]);
  });

  test('a workflow_run whose pull request was pushed to meanwhile is skipped', async () => {
    const { head, sha } = await contribution('ann', { 'lib/new.py': program('new') });
    await head.commit({ files: { 'lib/more.py': program('more') } });
    const event = readEventContext(
      { eventName: 'workflow_run', repository: 'org/tool' },
      { workflow_run: { head_sha: sha, head_branch: 'main', head_repository: { owner: { login: 'ann' } } } },
    );
    await expect(collect(event)).rejects.toThrow(/no open pull request of org\/tool has the head/);
  });
});

describe('what it is compared with', () => {
  test('repositories by a glob', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    for (const name of ['one', 'two']) {
      await github
        .repository(`org/old-${name}`, { private: false })
        .commit({ files: { 'a.py': program(name) } });
    }
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'list', entries: ['org/old-*'] },
    });
    expect(submissions.map(({ role, key }) => `${role} ${key}`)).toEqual([
      `judged org/tool#${number}`,
      'archive org/old-one',
      'archive org/old-two',
    ]);
  });

  seldom('the other open pull requests, not the author’s own, not closed ones', async () => {
    const { number } = await contribution('ann', { 'lib/ann.py': program('ann') });
    const ben = await contribution('ben', { 'lib/ben.py': program('ben') });
    const cyd = await contribution('cyd', { 'lib/cyd.py': program('cyd') });
    const closed = base.issues.get(cyd.number);
    if (closed !== undefined) closed.state = 'closed';
    const again = github.repository('ann/tool2', { private: false });
    again.adopt(base);
    base.pullRequest({ head: 'main', headRepository: again, author: 'ann' });
    const { submissions, notices } = await collect(pullRequestEvent(base, number, github));
    expect(submissions.map(({ key, role }) => [key, role])).toEqual([
      [`org/tool#${number}`, 'judged'],
      [`org/tool#${ben.number}`, 'archive'],
    ]);
    expect(notices.join('\n')).toContain('1 more open pull requests are by the same author');
  });

  seldom('a folder of the base, and another repository', async () => {
    await base.commit({
      files: { 'solutions/one/x.py': program('one'), 'solutions/two/y.py': program('two') },
    });
    await github.repository('org/other', { private: false }).commit({ files: { 'z.py': program('z') } });
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'list', entries: ['solutions', 'org/other'] },
    });
    expect(submissions.map(({ key, role, files }) => [key, role, files.map(({ path }) => path)])).toEqual([
      [`org/tool#${number}`, 'judged', ['lib/new.py']],
      ['org/tool:solutions/one', 'archive', ['one/x.py']],
      ['org/tool:solutions/two', 'archive', ['two/y.py']],
      ['org/other', 'archive', ['z.py']],
    ]);
  });

  test('a folder that the base has not', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    await expect(
      collect(pullRequestEvent(base, number, github), {
        compareWith: { kind: 'list', entries: ['nowhere'] },
      }),
    ).rejects.toThrow(/"nowhere" holds no source file in org\/tool/);
  });

  seldom('one whose commit is gone, or that is too large, is a failure of its own', async () => {
    const { number } = await contribution('ann', { 'lib/ann.py': program('ann') });
    const ben = await contribution('ben', { 'lib/ben.py': program('ben') });
    const cyd = await contribution('cyd', { 'lib/cyd.py': program('cyd') });
    const dan = base.pullRequest({ head: 'main', author: 'dan' });
    const lost = base.issues.get(dan.number)?.pull;
    Object.assign(lost ?? {}, { headRepository: null, headSha: '1'.repeat(40) });
    // A folder in itself, again and again, leads to more paths than are looked at: 13 to the fifth.
    let tree = github.store.editTree(null, [['x.py', { mode: '100644', sha: github.store.blob('x') }]]);
    for (let depth = 0; depth < 5; depth += 1) {
      const inner = { mode: '40000', sha: tree };
      const names = Array.from({ length: 13 }, (_, at) => `f${at}`);
      tree = github.store.treeOfItems(new Map(names.map((name) => [name, inner])));
    }
    const author = { name: 'cyd', email: 'cyd@example.org', date: '2026-01-01T00:00:00Z' };
    const parents = [base.head() ?? ''];
    const message = 'a bomb';
    const bomb = github.store.commitTree({ tree, parents, author, committer: author, message });
    cyd.head.branches.set('main', bomb);
    const event = pullRequestEvent(base, number, github);
    const { submissions, failures } = await collect(event);
    expect(submissions.map(({ key }) => key)).toEqual([`org/tool#${number}`, `org/tool#${ben.number}`]);
    expect(failures.map(({ key, role, reason }) => [key, role, reason])).toEqual([
      [`org/tool#${dan.number}`, 'archive', expect.stringContaining('1111111')],
      [`org/tool#${cyd.number}`, 'archive', expect.stringContaining('more than 300000 paths')],
    ]);
  });
});

describe('lines that stood in the base before', () => {
  test('are what everybody was given, where a pull request modifies a file', async () => {
    const { number } = await contribution('ann', {
      'lib/a.py': `${program('a')}\nx = 1\n`,
      'lib/new.py': program('new'),
    });
    const { starter } = await collect(pullRequestEvent(base, number, github));
    expect(starter?.role).toBe('base');
    expect(starter?.files.map(({ path }) => path)).toEqual(['lib/a.py']);
    expect(Buffer.from((await starter?.files[0]?.read()) ?? []).toString()).toBe(program('a'));
  });

  test.each([
    ['changed', ['lib/a.py', 'main.py']],
    ['tree', ['lib/a.py', 'lib/b.py', 'main.py']],
  ] as const)('beside starter code that settings name, of scope %s', async (pullRequestScope, paths) => {
    await github
      .repository('org/given', { private: false })
      .commit({ files: { 'main.py': program('given') } });
    const { number } = await contribution('ann', { 'lib/a.py': `${program('a')}x = 1\n` });
    const settings = { pullRequestScope, starter: 'org/given' };
    const { starter } = await collect(pullRequestEvent(base, number, github), settings);
    expect([starter?.key, starter?.files.map(({ path }) => path)]).toEqual(['org/given', paths]);
  });

  test('as they stood where an outdated branch left the base, too', async () => {
    await base.commit({ branch: 'old', files: { 'lib/new.py': program('new') }, author: 'ann' });
    const { number } = base.pullRequest({ head: 'old', author: 'ann' });
    const left = (base.head() ?? '').slice(0, 7);
    await base.commit({ files: { 'lib/a.py': program('rewritten') } });
    const { starter } = await collect(pullRequestEvent(base, number, github), {
      pullRequestScope: 'tree',
      compareWith: { kind: 'none' },
    });
    const texts = (starter?.files ?? []).map(
      async (file) => [file.path, Buffer.from(await file.read()).toString()] as const,
    );
    expect(Object.fromEntries(await Promise.all(texts))).toEqual({
      'lib/a.py': program('rewritten'),
      'lib/b.py': program('b'),
      [`org/tool@${left}/lib/a.py`]: program('a'),
    });
  });

  test('apart, where the starter code has another file at that place', async () => {
    const files = { 'lib/a.py': program('given') };
    await github.repository('org/given', { private: false }).commit({ files });
    const { number } = await contribution('ann', { 'lib/a.py': `${program('a')}x = 1\n` });
    const { starter } = await collect(pullRequestEvent(base, number, github), { starter: 'org/given' });
    const texts = new Map<string, string>();
    for (const file of starter?.files ?? []) texts.set(file.path, Buffer.from(await file.read()).toString());
    expect(texts).toEqual(
      new Map([
        ['lib/a.py', program('given')],
        ['org/tool@base/lib/a.py', program('a')],
      ]),
    );
  });

  test('new files have none', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    expect((await collect(pullRequestEvent(base, number, github))).starter).toBeNull();
  });

  test.each([
    ['compare-with', { compareWith: { kind: 'list', entries: ['lib'] } }],
    ['archive', { archive: ['lib'] }],
    ['ai-references', { aiReferences: ['li*'] }],
  ] as const)(
    '%s: a folder of the base is refused where all of the base is given',
    async (input, settings) => {
      const { number } = await contribution('ann', { 'lib/new.py': program('new') });
      await expect(
        collect(pullRequestEvent(base, number, github), { pullRequestScope: 'tree', ...settings }),
      ).rejects.toThrow(new RegExp(`^${input}: "li[^"]*" is a folder of the base`));
    },
  );

  test('a repository is compared with there', async () => {
    await github.repository('org/old', { private: false }).commit({ files: { 'a.py': program('old') } });
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      pullRequestScope: 'tree',
      compareWith: { kind: 'none' },
      archive: ['org/old'],
    });
    expect(submissions.map(({ key }) => key)).toEqual([`org/tool#${number}`, 'org/old']);
  });

  test('a repository to compare with that cannot be read is a failure of its own', async () => {
    const { number } = await contribution('ann', { 'lib/new.py': program('new') });
    const { failures, submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'list', entries: ['org/gone'] },
    });
    expect(submissions).toHaveLength(1);
    expect(failures.map(({ key, role }) => [key, role])).toEqual([['org/gone', 'archive']]);
  });
});

describe('whom it is compared with', () => {
  const others = async (own: string, authors: readonly string[]): ReturnType<typeof collectFrom> => {
    await base.commit({ branch: 'new', files: { 'lib/new.py': program('new') } });
    for (const author of authors) base.pullRequest({ head: 'new', author });
    const { number } = base.pullRequest({ head: 'new', author: own });
    const event = pullRequestEvent(base, number, github);
    return collect(event);
  };
  const archive = ({ submissions }: Awaited<ReturnType<typeof collectFrom>>): number =>
    submissions.filter(({ role }) => role === 'archive').length;

  test('not the author’s own, in whatever case the name is written', async () => {
    expect(archive(await others('ann', ['Ann', 'ben']))).toBe(1);
  });

  seldom('two of deleted accounts are of two people, as far as anybody knows', async () => {
    expect(archive(await others('ghost', ['ghost', 'ben']))).toBe(2);
  });

  test.each<readonly [number, number, number]>([
    // Both sides of the bound by day.
    [100, 100, 0],
    [101, 100, 1],
    ...(EVERYTHING
      ? ([
          [99, 99, 0],
          [103, 100, 3],
        ] as const)
      : []),
  ])('of %d others, with %d; %d are left, and that is said', async (all, taken, left) => {
    await base.commit({ branch: 'new', files: { 'lib/new.py': program('new') } });
    for (let at = 0; at < all; at += 1) base.pullRequest({ head: 'new', author: `peer${at}` });
    const { number } = base.pullRequest({ head: 'new', author: 'ann' });
    const client = connect(github, github.token({ login: 'teacher' }));
    try {
      const name = { owner: 'org', repo: 'tool' };
      const found = await findPeers(client, name, await readPullRequest(client, name, number));
      expect([found.pulls.length, found.notComparedWith]).toEqual([taken, left]);
      expect(new Set(found.pulls.map((one) => one.number)).size).toBe(taken);
      const said = `Compared with 100 of ${all} other open pull requests, of each author the newest first, and not with ${left}`;
      expect(found.notices.some((notice) => ENGLISH.write(notice).includes(said))).toBe(left > 0);
    } finally {
      await client.close();
    }
  });
});

test('nobody’s dozens take the place of what others opened before', async () => {
  await base.commit({ branch: 'new', files: { 'lib/new.py': program('new') } });
  const first = ['ben', 'cem'].map((author) => base.pullRequest({ head: 'new', author }).number);
  for (let at = 0; at < 110; at += 1) base.pullRequest({ head: 'new', author: 'eve' });
  const { number } = base.pullRequest({ head: 'new', author: 'me' });
  const client = connect(github, github.token({ login: 'teacher' }));
  try {
    const name = { owner: 'org', repo: 'tool' };
    const { pulls } = await findPeers(client, name, await readPullRequest(client, name, number));
    expect(pulls).toHaveLength(100);
    expect(pulls.map((one) => one.number)).toEqual(expect.arrayContaining(first));
    // The newest first, of eve the newest ones.
    expect(pulls.map((one) => one.number)).toEqual(pulls.map((one) => one.number).toSorted((a, b) => b - a));
    expect(pulls[0]?.number).toBe(number - 1);
  } finally {
    await client.close();
  }
});

describe('files that a pull request moves', () => {
  const WORK = program('work', 30);
  const touched = (text: string): string => `${text}\nlast = 1\n`;
  const move = async (
    from: string,
    to: string,
    change: (text: string) => string,
    compareWith: readonly string[] = ['solutions'],
    {
      left = null,
      more = {},
      ...settings
    }: {
      readonly left?: string | null;
      readonly more?: Readonly<Record<string, string>>;
      readonly archive?: readonly string[];
    } = {},
  ): Promise<{ readonly judged: unknown; readonly base: unknown }> => {
    await base.commit({ files: { [from]: WORK, 'solutions/eve/z.py': program('eve') } });
    await base.commit({ branch: 'moved', files: { [from]: left, [to]: change(WORK), ...more } });
    const { number } = base.pullRequest({ head: 'moved', author: 'dev' });
    const { submissions, starter } = await collect(pullRequestEvent(base, number, github), {
      compareWith: compareWith.length > 0 ? { kind: 'list', entries: compareWith } : { kind: 'none' },
      ...settings,
    });
    const judged = submissions.find(({ role }) => role === 'judged');
    return {
      judged: [...(judged?.files ?? []), ...(judged?.leftOut ?? [])].map((one) =>
        'reason' in one ? `${one.path} ${one.reason}` : one.path,
      ),
      base: starter?.files.map(({ path }) => path) ?? [],
    };
  };
  const ANN = 'solutions/ann/x.py';
  const DEV = 'solutions/dev/x.py';

  test.each([
    ['untouched', (text: string): string => text],
    ['and changed', touched],
  ])('out of another’s folder, %s: to move is to take', async (_, change) => {
    expect(await move(ANN, DEV, change)).toEqual({ judged: [DEV], base: [] });
  });

  seldom('out of another’s folder to anywhere else', async () => {
    expect(await move(ANN, 'hw/x.py', touched)).toEqual({ judged: ['hw/x.py'], base: [] });
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['compared with', ['solutions'], []],
    ['an archive', [], ['solutions']],
    ['a glob', [], ['sol*']],
    ['named by one file of it', [ANN], []],
  ])('out of a folder that is %s, also where a touched copy stays there', async (_, compareWith, archive) => {
    const left = touched(WORK);
    expect(await move(ANN, 'hw/x.py', touched, compareWith, { archive, left })).toEqual({
      judged: ['hw/x.py', ANN],
      base: [],
    });
  });

  test('out of an archive too, untouched', async () => {
    expect(await move(ANN, 'hw/x.py', (text) => text, [], { archive: ['solutions'] })).toEqual({
      judged: ['hw/x.py'],
      base: [],
    });
  });

  test('of a file that is touched there only the new lines count, each where it stands', async () => {
    const before = ['a = 1', 'b = 2', 'if a:', '    c = 3', ''].join('\n');
    await base.commit({ files: { [ANN]: before, 'solutions/eve/z.py': program('eve') } });
    const after = ['a = 1', 'n = 0', '\tb  = 2', 'if a:', '    c = 3', 'b = 2', ''].join('\n');
    await base.commit({ branch: 'touched', files: { [ANN]: after, 'hw/x.py': WORK } });
    const { number } = base.pullRequest({ head: 'touched', author: 'dev' });
    const { submissions, starter } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'list', entries: ['solutions'] },
    });
    const [judged] = submissions;
    const texts = (judged?.files ?? []).map(async (file) => Buffer.from(await file.read()).toString());
    expect(await Promise.all(texts)).toEqual([WORK, ['', 'n = 0', '', '', '', 'b = 2', ''].join('\n')]);
    expect(judged?.remarks).toEqual([
      expect.stringContaining('Of one file in a folder that is compared with, only the new lines'),
    ]);
    expect(starter).toBeNull();
  });

  test('but of a notebook, which is none without some of its lines', async () => {
    const notebook = (...lines: readonly string[]): string =>
      JSON.stringify({ cells: [{ cell_type: 'code', source: lines }], nbformat: 4 }, null, 1);
    const path = 'solutions/ann/x.ipynb';
    await base.commit({
      files: { [path]: notebook('a = 1\n', 'b = 2\n'), 'solutions/eve/z.py': program('eve') },
    });
    const after = notebook('a = 1\n', 'n = 0\n', 'b = 2\n');
    await base.commit({ branch: 'touched', files: { [path]: after, 'hw/x.py': WORK } });
    const { number } = base.pullRequest({ head: 'touched', author: 'dev' });
    const { submissions } = await collect(pullRequestEvent(base, number, github), {
      compareWith: { kind: 'list', entries: ['solutions'] },
    });
    const file = submissions[0]?.files.find((one) => one.path === path);
    expect(Buffer.from((await file?.read()) ?? []).toString()).toBe(after);
  });

  test('and where one only changes one’s own folder, what stood there is excused', async () => {
    const to = 'solutions/ann/y.py';
    expect(await move(ANN, to, touched, ['solutions'], { left: touched(WORK) })).toEqual({
      judged: [ANN, to],
      base: [ANN],
    });
  });

  seldom('inside of one’s own folder nothing of them is new', async () => {
    const to = 'solutions/ann/y.py';
    expect(await move(ANN, to, touched)).toEqual({ judged: [to], base: [ANN] });
  });

  seldom('nor is it where the folder is not compared with', async () => {
    expect(await move(ANN, DEV, touched, [])).toEqual({ judged: [DEV], base: [ANN] });
  });

  test('untouched, of what everybody was given', async () => {
    expect(await move('given/x.py', 'hw/x.py', (text) => text)).toEqual({
      judged: ['hw/x.py starter-code'],
      base: [],
    });
  });

  test.each<readonly [string, string, (text: string) => string, string | null, object]>([
    [
      'of nobody’s folder, untouched',
      'given/x.py',
      (text) => text,
      WORK,
      { judged: [DEV], base: ['given/x.py'] },
    ],
    ['of nobody’s folder, changed', 'given/x.py', touched, WORK, { judged: [DEV], base: [] }],
    ['out of another’s folder', ANN, (text) => text, WORK, { judged: [DEV], base: [] }],
    [
      'out of another’s folder, whose file is touched',
      ANN,
      (text) => text,
      touched(WORK),
      { judged: [ANN, DEV], base: [] },
    ],
  ])('a copy: %s', async (_, from, change, left, expected) => {
    expect(await move(from, DEV, change, ['solutions'], { left })).toEqual(expected);
  });

  test('a copy beside what is taken out of another’s folder excuses nothing of it', async () => {
    const more = { 'solutions/ann/y.py': WORK };
    expect(await move(ANN, DEV, (text) => text, ['solutions'], { more })).toEqual({
      judged: ['solutions/ann/y.py', DEV],
      base: [],
    });
  });

  test('nor does what another one changes there, where it is taken and nothing else is brought', async () => {
    await base.commit({ files: { [ANN]: WORK, 'solutions/eve/z.py': program('eve') } });
    await contribution('ann', { [ANN]: touched(WORK) });
    await base.commit({ branch: 'taken', files: { [ANN]: null, [DEV]: WORK } });
    const { number } = base.pullRequest({ head: 'taken', author: 'dev' });
    const { submissions, starter } = await collect(pullRequestEvent(base, number, github), {
      archive: ['solutions'],
    });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual([DEV]);
    expect(starter).toBeNull();
  });

  test('of what stood in many places, one counts for all', async () => {
    const places = Array.from({ length: 20 }, (_, at) => [`lib/${at}/x.py`, WORK] as const);
    await base.commit({ files: { ...Object.fromEntries(places), 'solutions/ann/x.py': WORK } });
    expect(await move('given/x.py', DEV, (text) => text, ['solutions'], { left: WORK })).toEqual({
      judged: [DEV],
      base: [expect.stringMatching(/^(?:given|lib)\//)],
    });
  });

  test('a copy that stood in another’s base, too, is held against nobody who is like it', async () => {
    await base.commit({ files: { 'given/x.py': WORK } });
    const ann = await contribution('ann', { 'lib/x.py': touched(WORK) });
    await contribution('ben', { 'lib/ben/x.py': WORK });
    await base.commit({ files: { 'given/x.py': program('rewritten') } });
    const { starter } = await collect(pullRequestEvent(base, ann.number, github));
    expect(starter?.files.map(({ path }) => path)).toEqual(['given/x.py']);
  });

  seldom('untouched, but no source code until now', async () => {
    expect(await move('notes/dev.txt', 'hw/dev.py', (text) => text)).toEqual({
      judged: ['hw/dev.py'],
      base: [],
    });
  });
});
