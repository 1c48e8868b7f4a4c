import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SILENT } from '../../src/base/effects.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { encodeRequest } from '../../src/sources/git/fetch-objects.ts';
import type { Purpose } from '../../src/github/errors.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { OPERATIONS } from '../github-stand-in/contract.ts';
import { GitStore } from '../github-stand-in/git-store.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/index.ts';
import { FakeClock } from '../fake-clock.ts';
import { seldom } from '../suite.ts';

const purpose = (permission: Purpose['permission'] = PERMISSIONS.contents): Purpose => ({
  what: 'trying',
  permission,
  target: 'other',
});
const ANYTHING = z.unknown();

let standIn: GitHubStandIn;
let clients: GitHub[];
beforeEach(async () => {
  standIn = await startGitHub();
  clients = [];
});
afterEach(async () => {
  await Promise.all(clients.map((one) => one.close()));
  await standIn.close();
});

function connect(
  token: string | null = standIn.token(),
  patienceMs = 60_000,
  clock = new FakeClock(),
): GitHub {
  const client = createGitHub({
    token,
    apiUrl: standIn.url,
    clock,
    log: SILENT,
    signal: new AbortController().signal,
    deadlineMs: patienceMs,
    environment: {},
    userAgent: 'test',
  });
  clients.push(client);
  return client;
}

/** One request without our client, for what it cannot be made to send. */
async function raw(
  method: string,
  path: string,
  body?: unknown,
  token: string | null = standIn.token(),
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(`${standIn.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), 'user-agent': 'test' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

async function all<T>(pages: AsyncGenerator<readonly T[]>): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

interface Entry {
  readonly type: string;
  readonly executable: boolean;
  readonly sha: string;
}

/** What an archive holds, below its first folder; names as they stand there. */
async function unpack(body: ReadableStream<Uint8Array>): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const tar = Readable.fromWeb(body as never)
    .pipe(createGunzip())
    .pipe(extract());
  for await (const entry of tar) {
    const { name, type, mode, linkname } = entry.header;
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = type === 'symlink' ? Buffer.from(linkname) : Buffer.concat(chunks);
    const sha = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    entries.set(name.slice(name.indexOf('/') + 1), { type, executable: (mode & 0o100) !== 0, sha });
  }
  return entries;
}

const REPO = { owner: 'cs101', repo: 'hw' };
const repositoryOf = (options = {}): StandInRepository => standIn.repository('cs101/hw', options);
const TARBALL = 'GET /repos/{owner}/{repo}/tarball/{ref}';

describe('archives', () => {
  test('a redirect to another host comes without the token', async () => {
    const sha = await repositoryOf().commit({ files: { 'a.py': 'x = 1\n' } });
    const token = standIn.token();
    await unpack(await connect(token).download(purpose(), TARBALL, { ...REPO, ref: sha }));
    expect(standIn.requests.map(({ route, token: sent, status }) => [route, sent, status])).toEqual([
      ['/repos/{owner}/{repo}/tarball/{ref}', token, 302],
      ['codeload', null, 200],
    ]);
  });

  test('the token would be seen if it came along', async () => {
    const sha = await repositoryOf().commit({ files: { 'a.py': 'x = 1\n' } });
    const { headers } = await raw('GET', `/repos/cs101/hw/tarball/${sha}`);
    const response = await fetch(headers.get('location') ?? '', {
      headers: { authorization: 'Bearer leak' },
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(standIn.requests.at(-1)).toMatchObject({ route: 'codeload', token: 'leak' });
  });

  test('hold what the tree lists, whatever the names are', async () => {
    const names = [
      'plain.py',
      'a/b/c.py',
      'a b/ü/日本.py',
      'tab\tnew\nline.py',
      '"quoted" \\ back.py',
      '-rf',
      'bidi\u202Egpj.py',
      'COM1.py',
      'A.py',
      'a.py',
      '::error::x.py',
      `${'long/'.repeat(40)}name.py`,
    ];
    const files = Object.fromEntries(names.map((name, index) => [name, `x = ${index}\n`]));
    const sha = await repositoryOf().commit({
      files: {
        ...files,
        'bytes.bin': new Uint8Array([0, 255, 10, 13]),
        link: { symlink: '/etc/passwd' },
        'run.sh': { executable: '#!/bin/sh\n' },
        library: { submodule: 'a'.repeat(40) },
      },
    });
    const client = connect();
    const archive = await unpack(await client.download(purpose(), TARBALL, { ...REPO, ref: 'main' }));
    const { tree } = await client.ask(
      purpose(),
      (rest) => rest.git.getTree({ ...REPO, tree_sha: sha, recursive: '1' }),
      z.object({
        tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
      }),
    );
    const blobs = tree.filter(({ type }) => type === 'blob');
    expect(new Set(blobs.map(({ path }) => path))).toEqual(
      new Set([...names, 'bytes.bin', 'link', 'run.sh']),
    );
    for (const { path, mode, sha: id } of blobs) {
      expect([path, archive.get(path)]).toEqual([
        path,
        {
          type: mode === '120000' ? 'symlink' : 'file',
          executable: mode === '100755' || mode === '120000',
          sha: id,
        },
      ]);
    }
    expect(tree.find(({ path }) => path === 'library')).toMatchObject({ mode: '160000', type: 'commit' });
    expect([...archive.values()].filter(({ type }) => type !== 'directory')).toHaveLength(blobs.length);
  });

  test('names that git itself would refuse are pushed all the same', async () => {
    const names = ['../climb.py', '.git/config', 'a/../../b.py', './dot.py', 'C:\\x.py'];
    const sha = await repositoryOf().commit({
      files: Object.fromEntries(names.map((name) => [name, 'x\n'])),
    });
    const archive = await unpack(await connect().download(purpose(), TARBALL, { ...REPO, ref: sha }));
    for (const name of names) expect([...archive.keys()]).toContain(name);
  });

  test('are the same whether git writes them or we do', async () => {
    const files = {
      'a.py': 'x = 1\n',
      'a b/ü/日本.py': 'x = 2\n',
      [`${'long/'.repeat(60)}name.py`]: 'x = 3\n',
      empty: '',
      link: { symlink: `../${'far/'.repeat(40)}away` },
      'run.sh': { executable: 'x' },
      'lib/library': { submodule: 'a'.repeat(40) },
    };
    const date = '2026-03-01T12:00:00Z';
    const store = new GitStore();
    const write = (more: Record<string, string>): string =>
      store.commit({
        files: { ...files, ...more },
        parent: null,
        message: 'x',
        author: { name: 'ada', email: 'ada@example.org', date },
      });
    const headers = async (sha: string): Promise<unknown[]> => {
      const found: unknown[] = [];
      const tar = Readable.from([await store.tarball(sha, 'x')])
        .pipe(createGunzip())
        .pipe(extract());
      for await (const entry of tar) {
        const { name, type, mode, size, linkname, mtime } = entry.header;
        entry.resume();
        if (name !== 'x/.gitattributes') found.push({ name, type, mode, size, linkname, mtime });
      }
      return found;
    };
    const [ours, gits] = [await headers(write({})), await headers(write({ '.gitattributes': '' }))];
    store.close();
    expect(ours.length).toBeGreaterThan(Object.keys(files).length);
    expect(ours).toEqual(gits);
  });

  test('.gitattributes hides files and rewrites them, as git does', async () => {
    const sha = await repositoryOf().commit({
      files: {
        '.gitattributes': 'secret.py export-ignore\nversion.py export-subst\n',
        'secret.py': 'x',
        'version.py': '$Format:%H$',
      },
    });
    const archive = await unpack(await connect().download(purpose(), TARBALL, { ...REPO, ref: sha }));
    expect([...archive.keys()].filter((name) => name !== '')).toEqual(['.gitattributes', 'version.py']);
    const filled = createHash('sha1').update(`blob 40\0${sha}`).digest('hex');
    expect(archive.get('version.py')?.sha).toBe(filled);
  });
});

describe('lists', () => {
  seldom('are read to their end, by 100 and by less', async () => {
    const repository = repositoryOf();
    const { number } = repository.issue({ title: 'x', author: 'ada' });
    for (let i = 0; i < 230; i += 1) repository.comment(number, `remark ${i}`, 'ada');
    const client = connect();
    for (const [size, requests] of [
      [100, 3],
      [50, 5],
    ] as const) {
      const before = standIn.requests.length;
      const rows = await all(
        client.pages(
          purpose(),
          'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
          { ...REPO, issue_number: number, per_page: size },
          z.object({ body: z.string() }),
        ),
      );
      expect(rows.map(({ body }) => body)).toEqual(Array.from({ length: 230 }, (_, i) => `remark ${i}`));
      expect(standIn.requests.length - before).toBe(requests);
    }
  });

  seldom('of a thousand repositories come in ten pages', async () => {
    standIn.organization('cs101');
    await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        standIn.repository(`cs101/hw-${i}`).commit({ files: { 'a.py': `x = ${i}\n` } }),
      ),
    );
    const rows = await all(
      connect().pages(
        purpose(),
        'GET /orgs/{org}/repos',
        { org: 'cs101', sort: 'full_name' },
        z.object({ full_name: z.string() }),
      ),
    );
    expect(new Set(rows.map(({ full_name: name }) => name)).size).toBe(1_000);
    expect(standIn.requests).toHaveLength(10);
  });

  test('of pushes go on from a cursor, forwards and back', async () => {
    const repository = repositoryOf();
    for (let day = 1; day <= 5; day += 1) {
      await repository.commit({ files: { 'a.py': `${day}` }, pushedAt: `2026-03-0${day}T00:00:00Z` });
    }
    const days = (body: unknown): string[] =>
      (body as { timestamp: string }[]).map(({ timestamp }) => timestamp.slice(8, 10));
    const link = (headers: Headers, rel: string): string =>
      new RegExp(`<[^>]*(/repositories[^>]*)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1] ?? 'none';
    const first = await raw('GET', '/repos/cs101/hw/activity?per_page=2');
    const second = await raw('GET', link(first.headers, 'next'));
    const third = await raw('GET', link(second.headers, 'next'));
    const back = await raw('GET', link(third.headers, 'prev'));
    expect([first, second, third, back].map(({ body }) => days(body))).toEqual([
      ['05', '04'],
      ['03', '02'],
      ['01'],
      ['03', '02'],
    ]);
    expect(link(third.headers, 'next')).toBe('none');
  });

  test('of entries are cut off at the limit', async () => {
    const repository = repositoryOf();
    const sha = await repository.commit({ files: { a: '1', b: '2', c: '3' } });
    repository.cutTrees(2);
    const cut = await raw('GET', `/repos/cs101/hw/git/trees/${sha}?recursive=1`);
    expect(cut.body).toMatchObject({ truncated: true, tree: [{ path: 'a' }, { path: 'b' }] });
  });
});

describe('a renamed repository', () => {
  seldom('is followed to its id, also by what writes', async () => {
    const repository = repositoryOf();
    const { number } = repository.issue({ title: 'x', author: 'ada' });
    standIn.rename('cs101/hw', 'cs101/portfolio');
    const client = connect();
    const { full_name: name } = await client.ask(
      purpose(),
      (rest) => rest.repos.get(REPO),
      z.object({ full_name: z.string() }),
    );
    await client.ask(
      purpose(),
      (rest) => rest.issues.createComment({ ...REPO, issue_number: number, body: 'hello' }),
      ANYTHING,
    );
    expect(name).toBe('cs101/portfolio');
    expect(repository.comments(number)).toHaveLength(1);
    expect(standIn.requests.map(({ status }) => status)).toEqual([301, 200, 307, 201]);
  });

  test('gives its name away when another takes it', async () => {
    repositoryOf();
    standIn.rename('cs101/hw', 'cs101/portfolio');
    const next = repositoryOf();
    expect(await raw('GET', '/repos/cs101/hw')).toMatchObject({ status: 200, body: { id: next.id } });
  });
});

describe('what a token may do', () => {
  test('without the permission it is refused, and nothing happens', async () => {
    const repository = repositoryOf();
    const { number } = repository.issue({ title: 'x', author: 'ada' });
    const client = connect(standIn.token({ permissions: { contents: 'read', issues: 'read' } }));
    const write = client.ask(
      purpose(PERMISSIONS.comments),
      (rest) => rest.issues.createComment({ ...REPO, issue_number: number, body: 'hello' }),
      ANYTHING,
    );
    await expect(write).rejects.toThrow(/403: Resource not accessible by integration.*Pull requests: write/);
    expect(repository.comments(number)).toEqual([]);
  });

  test('on pull requests their own permission is enough to comment; on issues it is not', async () => {
    const repository = repositoryOf();
    await repository.commit({ files: { a: '1' } });
    await repository.commit({ branch: 'work', files: { a: '2' } });
    const pull = repository.pullRequest({ head: 'work', author: 'ada' });
    const issue = repository.issue({ title: 'x', author: 'ada' });
    const token = standIn.token({ permissions: { 'pull-requests': 'write' } });
    const post = (number: number): Promise<{ status: number }> =>
      raw('POST', `/repos/cs101/hw/issues/${number}/comments`, { body: 'hello' }, token);
    expect((await post(pull.number)).status).toBe(201);
    expect((await post(issue.number)).status).toBe(403);
  });

  test('what it does not see is not there; what is public can be read and not written', async () => {
    const secret = repositoryOf();
    await secret.commit({ files: { a: '1' } });
    const open = standIn.repository('cs101/open', { private: false });
    const sha = await open.commit({ files: { a: '1' } });
    const token = standIn.token({ repositories: ['cs101/mine'] });
    expect((await raw('GET', '/repos/cs101/hw', undefined, token)).status).toBe(404);
    expect((await raw('GET', '/repos/cs101/open', undefined, token)).status).toBe(200);
    expect((await raw('GET', `/repos/cs101/open/git/commits/${sha}`, undefined, null)).status).toBe(200);
    const write = await raw('POST', '/repos/cs101/open/issues', { title: 'x' }, token);
    expect(write.status).toBe(403);
    expect((await raw('GET', '/repos/cs101/open', undefined, 'ghp_wrong')).status).toBe(401);
  });

  test('people and Apps differ', async () => {
    const repository = repositoryOf();
    const sha = await repository.commit({ files: { a: '1' } });
    const [ada, app] = [standIn.token({ login: 'ada' }), standIn.token({ login: 'checker', bot: true })];
    expect((await raw('GET', '/user', undefined, ada)).body).toMatchObject({ login: 'ada', type: 'User' });
    expect((await raw('GET', '/user', undefined, app)).status).toBe(403);
    const run = { name: 'similarity', head_sha: sha };
    expect((await raw('POST', '/repos/cs101/hw/check-runs', run, ada)).status).toBe(403);
    expect((await raw('POST', '/repos/cs101/hw/check-runs', run, app)).status).toBe(201);
    const { number } = repository.issue({ title: 'x', author: 'ada' });
    await raw('POST', `/repos/cs101/hw/issues/${number}/comments`, { body: 'x' }, app);
    expect(repository.comments(number)[0]?.author).toBe('checker[bot]');
  });

  test.each([
    ['empty', {}, 'GET', '/git/trees/main', 409],
    ['disabled', { disabled: true }, 'GET', '/commits', 403],
    ['archived', { archived: true }, 'POST', '/issues', 403],
  ])('%s repositories', async (_, options, method, path, status) => {
    repositoryOf(options);
    const answer = await raw(
      method,
      `/repos/cs101/hw${path}`,
      method === 'POST' ? { title: 'x' } : undefined,
    );
    expect(answer.status).toBe(status);
  });
});

describe('answers that do not come', () => {
  const comment = (client: GitHub, number: number): Promise<unknown> =>
    client.ask(
      purpose(PERMISSIONS.comments),
      (rest) => rest.issues.createComment({ ...REPO, issue_number: number, body: 'once' }),
      ANYTHING,
    );

  test.each([
    ['lost', 1],
    ['cut', 1],
    ['drop', 0],
  ] as const)('a POST whose answer is %s was done %i times and is not repeated', async (how, times) => {
    const repository = repositoryOf();
    const { number } = repository.issue({ title: 'x', author: 'ada' });
    standIn.fail({ method: 'POST' }, how);
    await expect(comment(connect(), number)).rejects.toThrow(/could not be reached/);
    expect(repository.comments(number)).toHaveLength(times);
    expect(standIn.requests).toHaveLength(1);
  });

  test.each(['lost', 'drop', 'cut', { status: 502 }] as const)('a GET is repeated after %j', async (how) => {
    repositoryOf();
    standIn.fail({ path: /cs101/ }, how);
    const { id } = await connect().ask(
      purpose(),
      (rest) => rest.repos.get(REPO),
      z.object({ id: z.number() }),
    );
    expect(id).toBeGreaterThan(0);
    expect(standIn.requests).toHaveLength(2);
  });

  test('a list whose next page breaks off is never taken for all that there is', async () => {
    for (let index = 0; index < 3; index += 1) standIn.repository(`cs101/hw-${index}`);
    standIn.organization('cs101');
    standIn.fail({ path: /[?&]page=2/ }, 'cut');
    const parameters = { org: 'cs101', per_page: 2 };
    const shape = z.looseObject({ name: z.string() });
    const names: string[] = [];
    for await (const page of connect().pages(purpose(), 'GET /orgs/{org}/repos', parameters, shape)) {
      names.push(...page.map(({ name }) => name));
    }
    expect(names.toSorted()).toEqual(['hw-0', 'hw-1', 'hw-2']);
  });

  test('an archive breaks off halfway', async () => {
    const sha = await repositoryOf().commit({ files: { 'a.py': 'x = 1\n'.repeat(10_000) } });
    standIn.fail({ path: /_codeload/ }, 'lost');
    const body = await connect().download(purpose(), TARBALL, { ...REPO, ref: sha });
    await expect(new Response(body as never).arrayBuffer()).rejects.toThrow(/terminated/);
  });
});

describe('rate limits', () => {
  seldom('a short one is waited for', async () => {
    repositoryOf();
    const client = connect(standIn.token({ remaining: 1, hourSeconds: 1 }));
    const look = (): Promise<unknown> => client.ask(purpose(), (rest) => rest.repos.get(REPO), ANYTHING);
    await look();
    await look();
    expect(standIn.requests.some(({ status }) => status === 403)).toBe(true);
    expect(standIn.requests.at(-1)?.status).toBe(200);
  });

  test('a long one is said, with the time at which it ends', async () => {
    repositoryOf();
    const client = connect(standIn.token({ limit: 60, remaining: 1 }));
    const look = (): Promise<unknown> => client.ask(purpose(), (rest) => rest.repos.get(REPO), ANYTHING);
    await look();
    expect(client.budget()).toMatchObject({ used: 1, limit: 60, remaining: 0 });
    await expect(look()).rejects.toThrow(
      /limit of requests is used up while trying; try again at \d\d:\d\d UTC/,
    );
  });

  test('a secondary one is waited for where it says how long', async () => {
    repositoryOf();
    standIn.fail(
      {},
      { status: 429, headers: { 'retry-after': '1' }, body: { message: 'secondary rate limit' } },
    );
    await connect().ask(purpose(), (rest) => rest.repos.get(REPO), ANYTHING);
    expect(standIn.requests.map(({ status }) => status)).toEqual([429, 200]);
  });
});

describe('a limit in other words than those of the API', () => {
  const TOO_MANY = { status: 429, headers: { 'retry-after': '7' }, body: 'Too Many Requests' } as const;
  const READ = { repository: REPO, mostBytes: 1000, body: encodeRequest('ls-refs', ['ref-prefix refs/']) };

  test.each([
    [
      'of archives',
      /_codeload/,
      (client: GitHub) => client.download(purpose(), TARBALL, { ...REPO, ref: 'main' }),
    ],
    ['of git', /git-upload-pack/, (client: GitHub) => client.git(purpose(), READ)],
  ] as const)('%s is waited for as long as it says', async (_, path, read) => {
    await repositoryOf().commit({ files: { a: '1' } });
    const clock = new FakeClock();
    standIn.fail({ path, times: 2 }, TOO_MANY);
    await read(connect(standIn.token(), 60_000, clock));
    expect(clock.waits).toEqual([7000, 7000]);
  });

  test('is said where the run ends before it', async () => {
    await repositoryOf().commit({ files: { a: '1' } });
    standIn.fail({ path: /_codeload/ }, { ...TOO_MANY, headers: {} });
    const read = connect().download(purpose(), TARBALL, { ...REPO, ref: 'main' });
    await expect(read).rejects.toThrow(/limit of requests is used up/);
    expect(standIn.requests.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('git', () => {
  test('a branch moves forward; back only by force; and is made once', async () => {
    const repository = repositoryOf();
    const first = await repository.commit({ files: { a: '1' } });
    const second = await repository.commit({ files: { a: '2' } });
    const client = connect();
    const move = (sha: string, force: boolean): Promise<unknown> =>
      client.ask(
        purpose(),
        (rest) => rest.git.updateRef({ ...REPO, ref: 'heads/main', sha, force }),
        ANYTHING,
      );
    await expect(move(first, false)).rejects.toThrow(/422.*not a fast forward/);
    expect(repository.head()).toBe(second);
    await move(first, true);
    await move(second, false);
    expect(repository.head()).toBe(second);
    expect(repository.activity.map(({ activity_type: type }) => type)).toEqual([
      'branch_creation',
      'push',
      'force_push',
      'push',
    ]);
    const again = client.ask(
      purpose(),
      (rest) => rest.git.createRef({ ...REPO, ref: 'refs/heads/main', sha: first }),
      ANYTHING,
    );
    await expect(again).rejects.toThrow(/422.*Reference already exists/);
  });

  test('a commit made of blobs and trees is what a branch then holds', async () => {
    const repository = repositoryOf();
    const parent = await repository.commit({ files: { 'keep/a': '1', 'drop/b': '2' } });
    const client = connect();
    const Sha = z.object({ sha: z.string() });
    const base = repository.head() ?? '';
    const blob = await client.ask(
      purpose(),
      (rest) =>
        rest.git.createBlob({ ...REPO, content: Buffer.from('3').toString('base64'), encoding: 'base64' }),
      Sha,
    );
    const tree = await client.ask(
      purpose(),
      (rest) =>
        rest.git.createTree({
          ...REPO,
          base_tree: base,
          tree: [
            { path: 'new/deep/c', mode: '100644', type: 'blob', sha: blob.sha },
            { path: 'drop/b', mode: '100644', type: 'blob', sha: null },
            { path: 'text', mode: '100644', type: 'blob', content: 'ü' },
          ],
        }),
      Sha,
    );
    const commit = await client.ask(
      purpose(),
      (rest) => rest.git.createCommit({ ...REPO, message: 'x', tree: tree.sha, parents: [parent] }),
      Sha,
    );
    await client.ask(
      purpose(),
      (rest) => rest.git.updateRef({ ...REPO, ref: 'heads/main', sha: commit.sha }),
      ANYTHING,
    );
    // A later push builds on it.
    await repository.commit({ files: { last: '4' } });
    const listed = await raw('GET', '/repos/cs101/hw/git/trees/main?recursive=1');
    const { tree: entries } = listed.body as { tree: { path: string; type: string }[] };
    expect(entries.filter(({ type }) => type === 'blob').map(({ path }) => path)).toEqual([
      'keep/a',
      'last',
      'new/deep/c',
      'text',
    ]);
    expect(await repository.file('main', 'text')).toBe('ü');
  });

  seldom('git itself finds every object sound', async () => {
    const repository = repositoryOf();
    await repository.commit({ files: { 'a.py': '1', 'a/b.py': '2', 'a-b': '3' }, date: '@1700000000 +0000' });
    const sha = await repository.commit({ files: { 'a/b.py': null, z: { executable: 'x' } } });
    const commit = await raw('GET', `/repos/cs101/hw/commits/${sha}`);
    // `files` is what `git diff-tree` says, which reads the objects from the disk.
    expect((commit.body as { files: { filename: string; status: string }[] }).files).toMatchObject([
      { filename: 'a/b.py', status: 'removed' },
      { filename: 'z', status: 'added' },
    ]);
    const log = await raw('GET', '/repos/cs101/hw/commits?until=2024-01-01T00:00:00Z');
    expect(log.body).toMatchObject([{ commit: { committer: { date: '2023-11-14T22:13:20Z' } } }]);
  });

  test('objects of another repository are not there', async () => {
    repositoryOf();
    await standIn.repository('cs101/mine').commit({ files: { a: 'mine' } });
    const other = standIn.repository('cs101/other');
    const sha = await other.commit({ files: { secret: 'theirs' } });
    expect((await raw('GET', `/repos/cs101/other/git/commits/${sha}`)).status).toBe(200);
    expect((await raw('GET', `/repos/cs101/mine/git/commits/${sha}`)).status).toBe(404);
    expect((await raw('GET', `/repos/cs101/mine/tarball/${sha}`)).status).toBe(404);
  });
});

describe('pull requests', () => {
  seldom('a fork’s head is read through the base, and stays when the fork is gone', async () => {
    const base = repositoryOf({ private: false });
    await base.commit({ files: { 'a.py': '1\n', 'old.py': 'x = 1\ny = 2\nz = 3\n' } });
    const fork = standIn.repository('ann/hw', { private: false, parent: 'cs101/hw' });
    const sha = await fork.commit({
      branch: 'work',
      files: { 'b.py': '2\n', 'old.py': null, 'new.py': 'x = 1\ny = 2\nz = 3\n' },
      author: 'ann',
    });
    const { number } = base.pullRequest({ head: 'ann:work', author: 'ann' });
    const client = connect();
    const files = await all(
      client.pages(
        purpose(),
        'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
        { ...REPO, pull_number: number, per_page: 1 },
        z.object({
          filename: z.string(),
          status: z.string(),
          previous_filename: z.string().optional(),
          patch: z.string().optional(),
        }),
      ),
    );
    expect(files).toEqual([
      { filename: 'b.py', status: 'added', patch: '@@ -0,0 +1 @@\n+2' },
      { filename: 'new.py', status: 'renamed', previous_filename: 'old.py' },
    ]);
    standIn.remove('ann/hw');
    const pull = await raw('GET', `/repos/cs101/hw/pulls/${number}`);
    expect(pull.body).toMatchObject({ head: { sha, repo: null }, changed_files: 2, commits: 1 });
    const archive = await unpack(await client.download(purpose(), TARBALL, { ...REPO, ref: sha }));
    expect([...archive.keys()]).toContain('b.py');
  });

  test('an open one follows its branch, a closed one does not', async () => {
    const base = repositoryOf();
    await base.commit({ files: { a: '1' } });
    await base.commit({ branch: 'work', files: { a: '2' } });
    const { number } = base.pullRequest({ head: 'work', author: 'ada', draft: true });
    const pushed = await base.commit({ branch: 'work', files: { a: '3' } });
    base.setPull(number, { state: 'closed', draft: false });
    await base.commit({ branch: 'work', files: { a: '4' } });
    const pull = await raw('GET', `/repos/cs101/hw/pulls/${number}`);
    expect(pull.body).toMatchObject({ state: 'closed', draft: false, head: { sha: pushed } });
    expect((await raw('GET', '/repos/cs101/hw/pulls')).body).toEqual([]);
  });
});

describe('GitHub’s description', () => {
  test.each([
    ['a query parameter that it does not know', 'GET', '/repos/cs101/hw/commits?untill=2026', undefined],
    ['a value that it does not allow', 'GET', '/repos/cs101/hw/pulls?state=merged', undefined],
    ['a word for a number', 'GET', '/repos/cs101/hw/pulls/first', undefined],
    ['no value where it demands one', 'GET', '/search/code', undefined],
    ['a time in words', 'GET', '/repos/cs101/hw/commits?since=yesterday', undefined],
    ['a body without what it demands', 'POST', '/repos/cs101/hw/issues', { body: 'x' }],
    ['a field that it does not know', 'POST', '/repos/cs101/hw/issues', { title: 'x', labls: [] }],
    [
      'one within another',
      'POST',
      '/repos/cs101/hw/check-runs',
      { name: 'x', head_sha: 'a', output: { titel: 'x', title: 't', summary: 's' } },
    ],
    ['a body where it has none', 'POST', '/repos/cs101/hw/actions/runs/1/cancel', { force: true }],
    ['an operation that is not in it', 'GET', '/repos/cs101/hw/stargazers', undefined],
  ])('%s is refused, and told at the end', async (_, method, path, body) => {
    const strict = await startGitHub();
    strict.repository('cs101/hw');
    const response = await fetch(`${strict.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${strict.token()}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(500);
    expect(strict.violations).toHaveLength(1);
    await expect(strict.close()).rejects.toThrow("against GitHub's description");
  });

  seldom('every operation is answered as it says', async () => {
    standIn.organization('cs101', {
      teams: { tas: { members: ['tom'], repositories: ['cs101/hw'] } },
    });
    const repository = repositoryOf({
      private: false,
      collaborators: { ada: 'write', tom: 'admin' },
      customProperties: { course: 'cs101' },
      topics: ['hw1'],
    });
    const first = await repository.commit({ files: { 'a.py': '1\n', 'src/b.py': '2\n' }, author: 'ada' });
    const sha = await repository.commit({ branch: 'work', files: { 'a.py': '3\n' }, author: 'ada' });
    const { number: pull } = repository.pullRequest({ head: 'work', author: 'ada' });
    const { number: issue } = repository.issue({ title: 'x', author: 'ada' });
    const { id: comment } = repository.comment(issue, 'hello', 'ada');
    const { id: doomed } = repository.comment(issue, 'delete me', 'ada');
    const [ada, app] = [standIn.token({ login: 'ada' }), standIn.token()];
    const { tree } = (await raw('GET', `/repos/cs101/hw/git/commits/${sha}`)).body as {
      tree: { sha: string };
    };
    const { body: file } = await raw('GET', '/repos/cs101/hw/contents/a.py');
    const blob = (file as { sha: string }).sha;
    const R = '/repos/cs101/hw';
    const posted = await raw('POST', `${R}/commits/${sha}/comments`, { body: 'x' }, ada);
    expect(posted.status).toBe(201);
    const { id: remark } = posted.body as { id: number };
    const content = Buffer.from('x').toString('base64');
    const asked: readonly (readonly [method: string, path: string, status: number, body?: unknown])[] = [
      ['GET', '/rate_limit', 200],
      ['GET', '/user', 200],
      ['GET', '/orgs/cs101', 200],
      ['GET', '/orgs/cs101/repos?sort=pushed&type=all', 200],
      ['GET', '/users/cs101/repos', 200],
      ['GET', '/user/repos', 200],
      ['GET', '/orgs/cs101/properties/values', 200],
      ['GET', '/orgs/cs101/teams/tas/repos', 200],
      ['GET', '/orgs/cs101/teams/tas/members', 200],
      ['GET', '/orgs/cs101/teams/tas/memberships/tom', 200],
      ['GET', R, 200],
      ['GET', `${R}/activity?ref=main&direction=asc`, 200],
      ['GET', `${R}/tarball/${sha}`, 302],
      ['GET', `${R}/contents/a.py?ref=work`, 200],
      ['GET', `${R}/contents/src`, 200],
      ['GET', `${R}/contents/`, 200],
      ['PUT', `${R}/contents/new/c.py`, 201, { message: 'x', content, branch: 'work' }],
      ['GET', `${R}/commits?sha=work&per_page=1`, 200],
      ['GET', `${R}/commits/work`, 200],
      ['GET', `${R}/compare/${first}...work`, 200],
      ['GET', `${R}/commits/${sha}/pulls`, 200],
      ['GET', `${R}/git/ref/heads/main`, 200],
      ['POST', `${R}/git/refs`, 201, { ref: 'refs/heads/other', sha: first }],
      ['PATCH', `${R}/git/refs/heads/other`, 200, { sha }],
      ['DELETE', `${R}/git/refs/heads/other`, 204],
      ['GET', `${R}/git/commits/${sha}`, 200],
      ['POST', `${R}/git/commits`, 201, { message: 'x', tree: tree.sha, parents: [sha] }],
      ['GET', `${R}/git/trees/${tree.sha}?recursive=true`, 200],
      ['POST', `${R}/git/trees`, 201, { tree: [{ path: 'x', mode: '100644', type: 'blob', sha: blob }] }],
      ['GET', `${R}/git/blobs/${blob}`, 200],
      ['POST', `${R}/git/blobs`, 201, { content: 'x' }],
      ['PUT', `${R}/contents/.github/workflows/x.yml`, 201, { message: 'x', content }],
      ['GET', `${R}/actions/workflows`, 200],
      ['POST', `${R}/actions/workflows/x.yml/dispatches`, 204, { ref: 'main' }],
      ['GET', `${R}/actions/workflows/x.yml/runs`, 200],
      ['POST', '/orgs/cs101/repos', 201, { name: 'made', description: 'x', private: true }],
      ['POST', `${R}/forks`, 202, { organization: 'cs101', name: 'fork' }],
      ['POST', `${R}/pulls`, 201, { title: 'x', head: 'cs101:main', head_repo: 'fork', base: 'main' }],
      ['DELETE', '/repos/cs101/made', 204],
      ['GET', `${R}/pulls?head=cs101:work`, 200],
      ['GET', `${R}/pulls/${pull}`, 200],
      ['GET', `${R}/pulls/${pull}/files`, 200],
      ['GET', `${R}/issues?state=all`, 200],
      ['POST', `${R}/issues`, 201, { title: 'y', assignees: ['ada'], labels: ['similarity'] }],
      ['GET', `${R}/issues/${issue}`, 200],
      ['PATCH', `${R}/issues/${issue}`, 200, { state: 'closed' }],
      ['POST', `${R}/issues/${issue}/assignees`, 201, { assignees: ['ada', 'nobody-known'] }],
      ['GET', `${R}/issues/${issue}/comments`, 200],
      ['POST', `${R}/issues/${issue}/comments`, 201, { body: 'x' }],
      ['GET', `${R}/issues/comments/${comment}`, 200],
      ['PATCH', `${R}/issues/comments/${comment}`, 200, { body: 'y' }],
      ['DELETE', `${R}/issues/comments/${doomed}`, 204],
      ['POST', `${R}/issues/comments/${comment}/reactions`, 201, { content: 'eyes' }],
      ['POST', `${R}/issues/comments/${comment}/reactions`, 200, { content: 'eyes' }],
      ['GET', `${R}/issues/comments/${comment}/reactions`, 200],
      ['GET', `${R}/issues/comments`, 200],
      ['GET', `${R}/commits/${sha}/comments`, 200],
      ['PATCH', `${R}/comments/${remark}`, 200, { body: 'z' }],
      ['GET', `${R}/collaborators`, 200],
      ['GET', `${R}/collaborators/ada/permission`, 200],
    ];
    for (const [method, path, status, body] of asked) {
      const answer = await raw(method, path, body, ada);
      expect([method, path, answer.status, answer.status < 400 ? null : answer.body]).toEqual([
        method,
        path,
        status,
        null,
      ]);
    }
    const run = { name: 'similarity', head_sha: sha, output: { title: 't', summary: 's' } };
    const made = await raw('POST', `${R}/check-runs`, run, app);
    const { id } = made.body as { id: number };
    const update = { status: 'completed', conclusion: 'neutral' };
    expect((await raw('PATCH', `${R}/check-runs/${id}`, update, app)).status).toBe(200);
    expect((await raw('GET', `${R}/commits/${sha}/check-runs`, undefined, app)).body).toMatchObject({
      total_count: 1,
      check_runs: [{ id, conclusion: 'neutral', status: 'completed' }],
    });
    expect((await raw('GET', '/app', undefined, 'a.b.c')).body).toMatchObject({ name: 'Similarity' });
    const granted = await raw('POST', '/app/installations/1/access_tokens', {}, 'a.b.c');
    expect(granted.status).toBe(201);
    const { token } = granted.body as { token: string };
    expect((await raw('GET', R, undefined, token)).status).toBe(200);
    expect((await raw('GET', '/installation/repositories', undefined, token)).status).toBe(200);
    expect((await raw('GET', `${R}/installation`, undefined, 'a.b.c')).status).toBe(200);
    expect((await raw('GET', '/app/hook/deliveries', undefined, 'a.b.c')).status).toBe(200);
    expect((await raw('POST', '/app/hook/deliveries/1/attempts', undefined, 'a.b.c')).status).toBe(202);
    expect((await raw('POST', '/app-manifests/unknown/conversions')).status).toBe(404);
    expect((await raw('POST', `${R}/actions/runs/1/cancel`, undefined, app)).status).toBe(404);

    const answered = new Set(standIn.requests.map(({ method, route }) => `${method} ${route}`));
    // A ruleset is a file that people import: its shape is looked at, and nobody sends it. The code search has a stand-in of its own.
    const described = OPERATIONS.map(({ route }) => route).filter(
      (route) => !route.endsWith('/rulesets') && !route.endsWith('/search/code'),
    );
    expect(described.filter((route) => !answered.has(route))).toEqual([]);
    expect(repository.issues().find(({ number }) => number === issue)).toMatchObject({
      state: 'closed',
      assignees: ['ada'],
    });
    expect(
      repository.comments(issue).map(({ body, author, reactions }) => [body, author, reactions]),
    ).toEqual([
      ['y', 'ada', ['eyes']],
      ['x', 'ada', []],
    ]);
    expect(await repository.file('work', 'new/c.py')).toBe('x');
  });
});
