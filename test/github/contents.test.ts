import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { isMissing } from '../../src/contract/submission.ts';
import { readBlob, readTree } from '../../src/sources/github/git-objects.ts';
import { reconcile } from '../../src/sources/github/reconcile.ts';
import { blobSha } from '../../src/github/names.ts';
import { readTarball, TARBALL_LIMITS } from '../../src/sources/github/tarball.ts';
import { wantedOf } from '../../src/sources/github/wanted.ts';
import { remarksOnLeftOut } from '../../src/sources/selection/choose.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { inEnglish } from '../said.ts';
import { collectFrom, program } from './collecting.ts';
import { seldom } from '../suite.ts';

let github: GitHubStandIn;
let alice: StandInRepository;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('cs101');
  alice = github.repository('cs101/hw-alice');
  await github.repository('cs101/hw-bob').commit({ files: { 'bob.py': program('bob') } });
});
afterEach(async () => {
  await github.close();
});

async function collectAlice(settings = {}): ReturnType<typeof collectFrom> {
  return collectFrom(github, { repositories: ['hw-*'], ...settings });
}

async function only(settings = {}): Promise<{
  files: Readonly<Record<string, string>>;
  leftOut: readonly string[];
  remarks: readonly string[];
}> {
  const all = await collectAlice(settings);
  const one = all.submissions.find(({ key }) => key === 'cs101/hw-alice');
  if (one === undefined) throw new Error(JSON.stringify(all.failures));
  const files: Record<string, string> = {};
  for (const file of one.files) files[file.path] = Buffer.from(await file.read()).toString('latin1');
  return {
    files,
    leftOut: one.leftOut.map(({ path, reason }) => `${path}: ${reason}`),
    remarks: one.remarks.map((remark) => ENGLISH.write(remark)),
  };
}

type Entry = readonly [header: Headers, body?: string | Buffer];
type Headers = { readonly name: string; readonly type?: 'symlink'; readonly linkname?: string };

/** An archive as an attacker would write it; `before`: what stands at its very beginning. */
async function tarball(entries: readonly Entry[], before: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  const tar = pack();
  for (const [header, body] of entries) tar.entry(header, body ?? '');
  tar.finalize();
  const chunks: Buffer[] = [before];
  for await (const chunk of tar as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}

describe('contents of a repository', () => {
  test('source files at the head’s commit, in two requests', async () => {
    const sha = await alice.commit({
      files: {
        'src/a.py': program('a'),
        'README.md': '# no source',
        'node_modules/x/index.js': 'x()',
        'package-lock.json': '{}',
        'logo.png': Buffer.from([0x89, 0x50, 0, 1]),
        'tricky.py': Buffer.from('x = 1\0\0\0\0\0\0'),
      },
    });
    const { submissions } = await collectAlice();
    expect(submissions[0]).toMatchObject({
      key: 'cs101/hw-alice',
      name: 'alice',
      origin: {
        kind: 'repository',
        owner: 'cs101',
        repo: 'hw-alice',
        repositoryId: alice.id,
        sha,
        deadlineStatus: 'no-deadline',
      },
      remarks: [],
    });
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['src/a.py']);
    const aboutAlice = github.requests.filter(({ path }) => path.startsWith('/repos/cs101/hw-alice/'));
    expect(aboutAlice.map(({ route }) => route)).toEqual([
      'GET /repos/{owner}/{repo}/tarball/{ref}',
      'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
    ]);
  });

  test('the token stays with GitHub’s own host', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    await collectAlice();
    const elsewhere = github.requests.filter(({ route }) => route === 'codeload');
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere.every(({ token }) => token === null)).toBe(true);
  });

  test('a default branch by another name, also one with a slash', async () => {
    const other = github.repository('cs101/hw-carol', { defaultBranch: 'work/trunk' });
    await other.commit({ files: { 'c.py': program('c') } });
    const { files } = await collectAlice({ repositories: ['hw-carol'] });
    expect(files['cs101/hw-carol']).toEqual(['c.py']);
  });

  test('a renamed repository is found under its old name', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    github.rename('cs101/hw-alice', 'cs101/my-portfolio');
    const { files } = await collectAlice({ repositories: ['cs101/hw-alice'] });
    expect(files).toEqual({ 'cs101/my-portfolio': ['a.py'] });
  });

  test('one that vanishes between listing and fetching is a failure of its own', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    github.fail({ path: /hw-alice\/tarball/ }, { status: 404 });
    github.fail({ path: /hw-alice\/git\/trees/ }, { status: 404 });
    const { failures, submissions } = await collectAlice();
    expect(submissions.map(({ key }) => key)).toEqual(['cs101/hw-bob']);
    expect(failures.map(({ key }) => key)).toEqual(['cs101/hw-alice']);
  });

  test('an empty one, a blocked one', async () => {
    github.fail(
      { path: /hw-bob\/tarball/ },
      { status: 451, body: { message: 'DMCA', documentation_url: '' } },
    );
    const { failures } = await collectAlice();
    expect(failures.map(({ reason }) => reason)).toEqual([
      'cs101/hw-alice is empty: it has no commit.',
      expect.stringMatching(/blocked this content for legal reasons \(451\)/),
    ]);
  });

  test('a download that breaks off is asked for again', async () => {
    await alice.commit({ files: { 'a.py': program('a', 2000) } });
    github.fail({ path: /_codeload/ }, 'lost');
    const { files, failures } = await collectAlice();
    expect(failures).toEqual([]);
    expect(files['cs101/hw-alice']).toEqual(['a.py']);
  });

  test('a download that always breaks off is told as that, and not as a damaged archive', async () => {
    await alice.commit({ files: { 'a.py': program('a', 2000) } });
    github.fail({ path: /hw-alice.*_codeload|_codeload.*hw-alice/, times: 6 }, 'lost');
    const { failures } = await collectAlice();
    expect(failures.map(({ reason }) => reason)).toContain(
      'The archive of cs101/hw-alice could not be read to its end (terminated); it was not unpacked.',
    );
  });

  test('contents that may be listed and not read are the token’s scope', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    const token = github.token({ permissions: { metadata: 'read' } });
    await expect(collectFrom(github, { repositories: ['hw-*'] }, { token })).rejects.toThrow(
      /None of the 2 repositories can be read: this is the token's scope.*Contents: read/,
    );
  });

  test('who took every file away again has no files, and can be read', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    await alice.commit({ files: {}, replaceAll: true });
    const { submissions, failures } = await collectAlice();
    expect(failures.filter(({ key }) => key === 'cs101/hw-alice')).toEqual([]);
    expect(submissions.find(({ key }) => key === 'cs101/hw-alice')?.files).toEqual([]);
  });

  test('contents that GitHub sends of nobody are an outage', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    github.fail({ path: /tarball/, times: 6 }, { status: 502 });
    await expect(collectFrom(github, { repositories: ['hw-*'] })).rejects.toMatchObject({
      outcome: 'network',
      message: expect.stringMatching(/GitHub sends none of the 2 repositories.*502/) as string,
    });
  });

  test('a spent rate limit ends the run and says until when', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    const token = github.token({ login: 'teacher', limit: 60, remaining: 2 });
    await expect(collectFrom(github, { repositories: ['hw-*'] }, { token })).rejects.toThrow(
      /limit of requests is used up while .* at \d\d:\d\d UTC/,
    );
  });
});

describe('what an archive hides', () => {
  test('export-ignore: fetched one by one, and said', async () => {
    await alice.commit({
      files: {
        '.gitattributes': 'secret.py export-ignore\n',
        'secret.py': program('secret'),
        'a.py': program('a'),
      },
    });
    const { files, remarks } = await only();
    expect(Object.keys(files)).toEqual(['a.py', 'secret.py']);
    expect(files['secret.py']).toBe(program('secret'));
    expect(remarks).toEqual([
      '1 file ("secret.py") is not in the archive (.gitattributes export-ignore); fetched one by one.',
    ]);
  });

  test('export-subst: taken as git has it', async () => {
    const text = `${program('a')}# $Format:%H$\n`;
    await alice.commit({ files: { '.gitattributes': 'a.py export-subst\n', 'a.py': text } });
    const { files, remarks } = await only();
    expect(files['a.py']).toBe(text);
    expect(remarks[0]).toContain('export-subst');
  });

  test('a student’s linguist attributes are not obeyed', async () => {
    await alice.commit({
      files: { '.gitattributes': '*.py linguist-generated linguist-vendored\n', 'a.py': program('a') },
    });
    expect(Object.keys((await only()).files)).toEqual(['a.py']);
  });

  test('links, submodules, LFS pointers', async () => {
    await alice.commit({
      files: {
        'a.py': program('a'),
        'link.py': { symlink: '/etc/passwd' },
        'lib.py': { submodule: 'a'.repeat(40) },
        'big.py': 'version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12\n',
        'run.py': { executable: program('run') },
      },
    });
    const { files, leftOut } = await only();
    expect(Object.keys(files)).toEqual(['a.py', 'run.py']);
    expect(leftOut).toEqual(
      expect.arrayContaining(['link.py: symlink', 'lib.py: submodule', 'big.py: lfs-pointer']),
    );
  });

  seldom(
    'a hundred hidden files are fetched, the largest first; more are missing, and that is said',
    async () => {
      const hidden = Object.fromEntries(
        Array.from({ length: 120 }, (_, i) => [`h${i}.py`, program(`h${i}`)]),
      );
      await alice.commit({
        files: { '.gitattributes': '*.py export-ignore\n', ...hidden, 'zz_real.py': program('real', 60) },
      });
      const one = (await collectAlice()).submissions.find(({ key }) => key === 'cs101/hw-alice');
      expect(one?.files).toHaveLength(100);
      expect(one?.files.map(({ path }) => path)).toContain('zz_real.py');
      expect(one?.leftOut.filter(isMissing)).toHaveLength(21);
      const remarks = remarksOnLeftOut(one?.leftOut ?? [], [], [], []).map((remark) => ENGLISH.write(remark));
      expect(remarks.join('\n')).toMatch(
        /^21 files \("h\d+\.py", .* and 16 more\) were not compared: more than 100 files/,
      );
    },
  );

  test('a name that only Windows takes for a folder does not replace the file in that folder', async () => {
    await alice.commit({ files: { 'src/main.py': program('copied', 60), 'src\\main.py': program('decoy') } });
    const { files, remarks } = await only();
    expect(files).toEqual({ 'src/main.py': program('copied', 60), 'src/main (2).py': program('decoy') });
    expect(remarks).toEqual([
      '1 source file ("src/main.py") was there under the same name as another file; both were taken.',
    ]);
  });

  test('a name with a colon is no drive', async () => {
    await alice.commit({ files: { 'c:main.py': program('copied', 60) } });
    expect((await only()).files).toEqual({ 'c_main.py': program('copied', 60) });
  });

  test('names that are alike once they are read as UTF-8 are two files', async () => {
    const [copied, decoy] = [program('copied', 60), program('decoy')];
    const name = 'caf\uFFFD.py';
    const archive = await tarball([
      [{ name: `top/${name}` }, decoy],
      [{ name: `top/${name}` }, copied],
    ]);
    const { signal } = new AbortController();
    const read = await readTarball(new Blob([new Uint8Array(archive)]).stream(), () => 'counts', signal);
    const tree = [copied, decoy].map((text) => ({
      path: name,
      mode: '100644',
      type: 'blob',
      sha: blobSha(Buffer.from(text)),
      size: text.length,
    }));
    // GitHub's list of two such names cannot be had from a store of our own: its answer is given here.
    const said: Pick<GitHub, 'ask'> = {
      ask: (_purpose, _request, shape) => Promise.resolve(shape.parse({ truncated: false, tree })),
    };
    const there = said as GitHub;
    const listing = await readTree(there, { owner: 'cs101', repo: 'hw-alice' }, 'HEAD');
    const { files } = await reconcile(
      there,
      { owner: 'cs101', repo: 'hw-alice' },
      read,
      listing,
      createSelection(),
    );
    expect(await Promise.all(files.map(async (file) => String(await file.read())))).toEqual(
      expect.arrayContaining([copied, decoy]),
    );
    expect(files.map(({ path }) => path)).toEqual(['caf\uFFFD (2).py', name]);
  });

  seldom('line ends that only the archive has cost no request', async () => {
    const files = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`f${i}.py`, program(`f${i}`)]));
    await alice.commit({ files: { '.gitattributes': '* text eol=crlf\n', ...files } });
    const one = await only();
    expect(one.files).toEqual(files);
    expect(one.remarks).toEqual([]);
    expect(github.requests.filter(({ route }) => route.includes('blobs'))).toEqual([]);
  });

  seldom('thousands of files of no interest are counted, not kept', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`node_modules/p/${i}.js`, 'x']));
    await alice.commit({ files: { ...many, 'a.py': program('a'), 'link.py': { symlink: '/etc/passwd' } } });
    const { leftOut } = await only();
    expect(leftOut.length).toBeLessThan(1_100);
    expect(leftOut).toContain('link.py: symlink');
  });

  test('a list that GitHub cut off is said', async () => {
    await alice.commit({ files: { 'a.py': program('a'), 'b.py': program('b'), 'c.py': program('c') } });
    alice.treeLimit = 1;
    const { files, remarks } = await only();
    expect(Object.keys(files)).toEqual(['a.py', 'b.py', 'c.py']);
    expect(remarks.join()).toContain('lists only a part of its files');
  });
});

describe('hostile archives', () => {
  async function served(bytes: Buffer): Promise<Awaited<ReturnType<typeof collectAlice>>> {
    await alice.commit({ files: { 'a.py': program('a') } });
    alice.tarball = bytes;
    return collectAlice();
  }
  test('what is in the archive and not in git is never taken', async () => {
    await alice.commit({ files: { 'a.py': program('a') } });
    // Git's own first entry, which names the commit.
    const real = gunzipSync(await github.store.tarball(alice.head() ?? '', 'x'));
    alice.tarball = await tarball(
      [
        [{ name: 'x/a.py' }, program('a')],
        [{ name: 'x/forged.py' }, program('forged')],
        [{ name: 'x/../../../etc/cron.py' }, program('evil')],
        [{ name: '/absolute.py' }, program('evil')],
        [{ name: 'x/l.py', type: 'symlink', linkname: '/etc/passwd' }],
      ],
      real.subarray(0, 1024),
    );
    const { submissions } = await collectAlice();
    expect(submissions[0]?.files.map(({ path }) => path)).toEqual(['a.py']);
  });

  test('names that climb, hide or deceive stay names', async () => {
    const names = [
      'a\u202Egpj.py',
      'A.py',
      'a.py',
      'nul\u0001.py',
      '日本.py',
      '::error::x.py',
      '<img src=x>.py',
    ];
    await alice.commit({
      files: Object.fromEntries(names.map((name) => [name, program(`p${names.indexOf(name)}`)])),
    });
    const { files } = await only();
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
  });

  seldom('a bomb is refused before it is unpacked', async () => {
    const zeros = Buffer.alloc(300 * 1024 * 1024);
    const { failures } = await served(await tarball([[{ name: 'x/bomb.py' }, zeros]]));
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^The archive of cs101\/hw-alice unpacks to \d+ times its size; it was not unpacked\.$/,
      ),
    ]);
  });

  test.each([
    ['no gzip', Buffer.from('hello')],
    ['cut off', gzipSync(Buffer.alloc(5000, 1)).subarray(0, 20)],
    ['no tar', gzipSync(Buffer.alloc(5000, 65))],
  ])('%s is a failure with a sentence', async (_, bytes) => {
    const { failures } = await served(bytes);
    expect(failures.map(({ key }) => key)).toEqual(['cs101/hw-alice']);
    expect(failures[0]?.reason).toMatch(/^The archive of cs101\/hw-alice (is damaged|does not say)/);
  });

  test('large notebooks take no room from the source files behind them', async () => {
    const names = ['a.ipynb', 'b.ipynb', 'c.ipynb', 'd.ipynb', 'main.py', 'z.py'];
    const sizes = [2_000, 2_000, 2_000, 2_000, 900, 1_500];
    const archive = await tarball(
      names.map((name, at) => [{ name: `x/${name}` }, 'x'.repeat(sizes[at] ?? 0)]),
    );
    const { files, leftOut } = await readTarball(
      new Blob([new Uint8Array(archive)]).stream(),
      () => 'counts',
      new AbortController().signal,
      { ...TARBALL_LIMITS, fileBytes: 1_000, keptBytes: 3_000, asideFileBytes: 5_000, asideBytes: 6_000 },
    );
    expect([...files.keys()]).toEqual(['a.ipynb', 'b.ipynb', 'c.ipynb', 'main.py']);
    expect(leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'd.ipynb: limit',
      'z.py: too-large',
    ]);
  });

  test('texts of a library take no room from what may be code by its name', async () => {
    const paths = ['node_modules/a.md', 'node_modules/b.md', 'node_modules/c.js'];
    const archive = await tarball(paths.map((path) => [{ name: `x/${path}` }, 'x'.repeat(2_000)]));
    const { files, leftOut } = await readTarball(
      new Blob([new Uint8Array(archive)]).stream(),
      (path, size) => wantedOf(path, size, createSelection()),
      new AbortController().signal,
      { ...TARBALL_LIMITS, asideBytes: 2_000, folderTextBytes: 3_000 },
    );
    expect([...files.keys()]).toEqual(['node_modules/a.md', 'node_modules/c.js']);
    expect(leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual(['node_modules/b.md: limit']);
  });

  seldom('a file of 50 MB is left out, not kept', async () => {
    await alice.commit({ files: { 'a.py': program('a'), 'huge.py': 'x = 1\n'.repeat(9_000_000) } });
    const { files, leftOut } = await only();
    expect(Object.keys(files)).toEqual(['a.py']);
    // Nobody looked at it, so it may be what was copied.
    expect(leftOut).toContain('huge.py: limit');
  });
});

describe('the deadline', () => {
  const DEADLINE = { deadline: new Date('2026-03-10T00:00:00Z') };
  const status = async (settings: object = DEADLINE): Promise<unknown[]> => {
    const { submissions } = await collectAlice(settings);
    return submissions
      .filter(({ key }) => key === 'cs101/hw-alice')
      .map(({ origin, files }) => [
        origin.kind === 'repository' ? origin.deadlineStatus : null,
        origin.kind === 'repository' ? (origin.pushedAt ?? null) : null,
        files.map(({ path }) => path).join(' '),
      ]);
  };

  test('the last push before it, whatever the commit says of itself', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, pushedAt: '2026-03-09T23:00:00Z' });
    // Pushed late, with a date from before.
    await alice.commit({
      files: { 'b.py': program('b') },
      pushedAt: '2026-03-10T01:00:00Z',
      date: '2026-03-01T00:00:00Z',
    });
    expect(await status()).toEqual([['on-time', '2026-03-09T23:00:00Z', 'a.py']]);
  });

  seldom('pushes that the token may not see are not said to be none', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, pushedAt: '2026-03-09T23:00:00Z' });
    github.fail({ path: /activity/, times: 9 }, { status: 403 });
    expect(inEnglish((await collectAlice(DEADLINE)).submissions[0]?.remarks ?? []).join('\n')).toContain(
      'GitHub does not show this token its pushes (“Contents: read” does)',
    );
  });

  seldom('a force push afterwards hides nothing', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, pushedAt: '2026-03-09T23:00:00Z' });
    await alice.commit({
      files: { 'clean.py': program('clean') },
      pushedAt: '2026-03-11T00:00:00Z',
      force: true,
    });
    expect(await status()).toEqual([['on-time', '2026-03-09T23:00:00Z', 'a.py']]);
  });

  seldom('nothing before it: the present state, called late', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, pushedAt: '2026-03-12T00:00:00Z' });
    expect(await status()).toEqual([['late', null, 'a.py']]);
  });

  test('no record of pushes: by the commit’s own date, called unattested', async () => {
    await alice.commit({
      files: { 'a.py': program('a') },
      pushedAt: '2026-03-09T00:00:00Z',
      unrecorded: true,
    });
    await alice.commit({
      files: { 'b.py': program('b') },
      pushedAt: '2026-03-12T00:00:00Z',
      unrecorded: true,
    });
    expect(await status()).toEqual([['unattested', null, 'a.py']]);
  });

  test('a record that begins after the deadline still tells what stood there', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, unrecorded: true });
    await alice.commit({ files: { 'b.py': program('b') }, pushedAt: '2026-03-12T00:00:00Z' });
    expect(await status()).toEqual([['on-time', null, 'a.py']]);
  });

  test('an empty repository is called so', async () => {
    const { failures } = await collectAlice(DEADLINE);
    expect(failures.map(({ reason }) => reason)).toContain('cs101/hw-alice is empty: it has no commit.');
  });

  test('a clock that runs ahead makes nobody late', async () => {
    await alice.commit({ files: { 'a.py': program('a') }, date: '2026-05-01T00:00:00Z', unrecorded: true });
    expect(await status()).toEqual([['unattested', null, 'a.py']]);
  });
});

test('a blob whose bytes are not those that its name says is not read', async () => {
  const sha = '2e65efe2a145dda7ee51d1741299f848e5bf752e';
  // What GitHub answers for a single blob, of which the name is the hash of "a".
  const answering = (content: string): GitHub =>
    ({
      ask: () =>
        Promise.resolve({ content: Buffer.from(content).toString('base64'), encoding: 'base64', size: 1 }),
    }) as unknown as GitHub;
  const name = { owner: 'org', repo: 'hw' };
  expect(await readBlob(answering('a'), name, sha)).toEqual(Buffer.from('a'));
  expect(await readBlob(answering('b'), name, sha)).toMatchObject({ reason: 'unreadable' });
});
