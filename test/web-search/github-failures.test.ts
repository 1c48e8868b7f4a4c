import { describe, expect, test } from 'vitest';
import { blobOf } from '../web-stand-in/corpus.ts';
import { MINUTE, queriesOf, repository, searchScene } from './scene.ts';
import { probe, subject, submission } from './subjects.ts';

const CODE = 'class Invoice { int taxRate; void roundCents() {} }';
const WORLD = [repository('ada/invoices', { 'A.java': CODE })];
const ONE = subject(submission(1, [probe('taxRate roundCents')]));
const THREE = subject(
  submission(1, [probe('taxRate roundCents')], { rarity: 3 }),
  submission(2, [probe('second one')], { rarity: 2 }),
  submission(3, [probe('third one')], { rarity: 1 }),
);

describe('a limit', () => {
  test('is waited for as long as GitHub says', async () => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, { status: 403, headers: { 'retry-after': '42' } });
    const { sources, failure, requests } = await scene.search(ONE);
    expect(failure).toBeNull();
    expect(sources).toHaveLength(1);
    expect(requests).toBe(2);
    expect(scene.clock.waits).toEqual([42_000]);
  });

  test('whose end is told is waited for by the server’s clock', async () => {
    const scene = await searchScene(WORLD);
    const at = Date.parse('2031-01-01T00:00:00Z');
    scene.github.fail(/search/, {
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(at / 1000 + 17),
        date: new Date(at).toUTCString(),
      },
    });
    expect((await scene.search(ONE)).failure).toBeNull();
    expect(scene.clock.waits).toEqual([17_000]);
  });

  test('of which GitHub says nothing is waited for a minute', async () => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, { status: 429 });
    expect((await scene.search(ONE)).failure).toBeNull();
    expect(scene.clock.waits).toEqual([MINUTE]);
  });

  test('that goes on ends the search with a sentence', async () => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, { status: 429 }, 99);
    const { failure, searched } = await scene.search(THREE);
    expect(failure).toMatch(
      /^GitHub's limit of requests is used up while searching code.* 0 of 3 queries were answered/,
    );
    // What is asked again leaves again, and is noted again.
    expect(scene.sent.map(({ text }) => text)).toEqual(queriesOf(scene.github));
    expect(queriesOf(scene.github)).toHaveLength(4);
    expect([...searched.values()]).toEqual([1, 2, 3].map(() => ({ state: 'not-searched', why: 'failure' })));
    expect(scene.sent.map(({ answer }) => answer)).toEqual(['failed', 'failed', 'failed', 'failed']);
  });
});

describe('what stays refused', () => {
  test.each([
    [401, /does not accept the token \(401\) while searching code.*github-token/],
    [403, /GitHub refused searching code \(403/],
    [404, /GitHub finds nothing \(404\) while searching code/],
  ])('%i ends the search at once', async (status, sentence) => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, { status }, 99);
    const { failure } = await scene.search(THREE);
    expect(failure).toMatch(sentence);
    expect(failure).toContain('0 of 3 queries were answered');
    expect(queriesOf(scene.github)).toHaveLength(1);
  });

  test('one query (422) is left out, three in a row end the search', async () => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, { status: 422 });
    const { failure, searched } = await scene.search(THREE);
    expect(failure).toBeNull();
    expect([...searched.values()].map(({ state }) => state)).toEqual([
      'not-searched',
      'searched',
      'searched',
    ]);
    expect(scene.sent.map(({ answer }) => answer)).toEqual(['refused', 'none', '1 hit', 'none']);

    const refusing = await searchScene(WORLD);
    refusing.github.fail(/search/, { status: 422 }, 3);
    expect((await refusing.search(THREE)).failure).toMatch(/GitHub answered 422 while searching code/);
  });

  test('queries that are refused with others between them do not end it', async () => {
    const scene = await searchScene(WORLD);
    const five = subject(...Array.from({ length: 6 }, (_, id) => submission(id, [probe(`word${id} other`)])));
    scene.github.fail(/word[024]/, { status: 422 }, 3);
    const { failure, searched } = await scene.search(five);
    expect(failure).toBeNull();
    expect([...searched.values()].filter(({ state }) => state === 'searched')).toHaveLength(3);
  });

  test('nobody is asked without a token', async () => {
    const scene = await searchScene(WORLD, { token: null });
    expect((await scene.search(ONE)).failure).toMatch(/does not accept the token \(401\)/);
  });
});

describe('what passes', () => {
  test.each([
    ['an error', { status: 503 }],
    ['a connection that is cut', 'drop' as const],
  ])('%s is tried again twice', async (_, fault) => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/search/, fault, 2);
    expect((await scene.search(ONE)).sources).toHaveLength(1);
    const broken = await searchScene(WORLD);
    broken.github.fail(/search/, fault, 3);
    const { failure } = await broken.search(THREE);
    expect(failure).toContain('Try again later. 0 of 3 queries were answered');
    expect(queriesOf(broken.github)).toHaveLength(3);
  });
});

test('what was found before a failure is compared', async () => {
  const scene = await searchScene(WORLD);
  scene.github.fail(/third/, { status: 401 });
  const { sources, failure, searched } = await scene.search(THREE);
  expect(sources).toHaveLength(1);
  expect(failure).toContain('2 of 3 queries were answered');
  expect([...searched.values()].map(({ state }) => state)).toEqual(['searched', 'searched', 'not-searched']);
});

test.each([
  ['a page', '<html><body>Sign in</body></html>'],
  ['nothing', ''],
  ['another shape', '{"items": 3}'],
  ['a list', '[]'],
  ['more than a search can answer', `{"pad":"${'x'.repeat(9 << 20)}"}`],
])('an answer that is %s ends the search with a sentence', async (_, body) => {
  const scene = await searchScene(WORLD);
  scene.github.fail(/search/, { status: 200, body });
  const { failure, sources } = await scene.search(ONE);
  expect(failure).toMatch(/^GitHub answered something unexpected while searching code/);
  expect(sources).toEqual([]);
});

test('hostile rows are left out one by one', async () => {
  const blob = blobOf(Buffer.from(CODE));
  const commit = 'c'.repeat(40);
  const row = {
    path: 'A.java',
    sha: blob,
    url: `https://api.github.com/x?ref=${commit}`,
    html_url: 'https://github.com/ada/invoices/blob/main/A.java',
    repository: { full_name: 'ada/invoices', private: false },
  };
  const items = [
    null,
    { ...row, sha: '../../../etc' },
    { ...row, path: 7 },
    { ...row, repository: { full_name: 'ada/../admin', private: false } },
    { ...row, repository: { full_name: 'ada/invoices' } },
    { ...row, html_url: 'javascript:alert(1)' },
    { ...row, url: 'https://api.github.com/x?ref=main' },
    row,
  ];
  const scene = await searchScene(WORLD);
  const body = JSON.stringify({ total_count: 8, incomplete_results: true, items });
  scene.github.fail(/search/, { status: 200, body });
  const { sources } = await scene.search(ONE);
  // The address is pinned to the commit: the branch's shows another file tomorrow.
  expect(sources.map(({ url }) => url)).toEqual([`https://github.com/ada/invoices/blob/${commit}/A.java`]);
  expect(scene.sent[0]?.answer).toBe('1 hit, 8 in all, incomplete');
});

describe('a file', () => {
  test.each([
    ['is gone', { status: 404 }],
    ['is another than was asked for', { status: 200, body: 'class Other {}' }],
    ['is larger than the search reads', { status: 200, body: 'x'.repeat(400_000) }],
  ])('that %s is no source, and no failure', async (_, fault) => {
    const scene = await searchScene(WORLD);
    scene.github.fail(/git\/blobs/, fault);
    const { sources, failure } = await scene.search(ONE);
    expect(sources).toEqual([]);
    expect(failure).toBeNull();
  });

  test('that GitHub cannot give any more ends the fetching with a sentence', async () => {
    const scene = await searchScene([...WORLD, repository('bob/more', { 'B.java': `${CODE} // b` })]);
    scene.github.fail(/git\/blobs/, { status: 429 }, 99);
    const { failure, searched } = await scene.search(ONE);
    expect(failure).toMatch(
      /limit of requests is used up while reading a public file.* files .* were not compared/,
    );
    expect(searched.get(1)).toEqual({ state: 'searched', why: null });
  });

  test('is not asked for where a fifth of the hour’s requests is left', async () => {
    const headers = {
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '1000',
      'x-ratelimit-resource': 'core',
    };
    const world = Array.from({ length: 12 }, (_, index) =>
      repository(`ada/r${index}`, { 'A.java': `${CODE} // ${index}` }),
    );
    const scene = await searchScene(world);
    const body = JSON.stringify({ full_name: 'ada/invoices', private: false });
    scene.github.fail(/repos\/ada\/r\d+$/, { status: 200, headers, body }, 99);
    scene.github.fail(/git\/blobs/, { status: 404, headers }, 99);
    const { failure } = await scene.search(ONE);
    expect(failure).toMatch(/^GitHub: \d+ files that the code search found were not compared/);
    // Those that were under way, at most.
    expect(scene.github.requests.length).toBeLessThanOrEqual(11);
  });
});

test('a redirect to another host gets no token', async () => {
  const [scene, other] = [await searchScene(WORLD), await searchScene(WORLD)];
  const elsewhere = other.github.url.replace('127.0.0.1', 'localhost');
  scene.github.fail(/search/, { status: 302, headers: { location: `${elsewhere}/search/code?q=x` } });
  const { failure } = await scene.search(ONE);
  expect(failure).toMatch(/401/);
  expect(other.github.requests.map(({ headers }) => headers['authorization'])).toEqual([undefined]);
});

describe('time', () => {
  const many = subject(...Array.from({ length: 40 }, (_, id) => submission(id, [probe(`word${id} other`)])));

  test('ends the queries early enough for the files', async () => {
    const scene = await searchScene([repository('ada/x', { 'A.java': 'word0 other' })]);
    const { searched, failure, sources } = await scene.search(many, {}, { endsAtMs: 2 * MINUTE });
    // Ten at once, ten after a minute; three quarters of the time are over before the next ten.
    expect(queriesOf(scene.github)).toHaveLength(20);
    expect(failure).toMatch(/timeout-minutes.* 20 of 40 queries were answered/);
    expect(searched.get(39)).toEqual({ state: 'not-searched', why: 'time' });
    expect(sources).toHaveLength(1);
    expect(scene.clock.now()).toBeLessThan(2 * MINUTE);
  });

  test('that is over already asks nothing', async () => {
    const scene = await searchScene(WORLD);
    const { searched } = await scene.search(ONE, {}, { endsAtMs: 0 });
    expect(scene.github.requests).toEqual([]);
    expect(searched.get(1)).toEqual({ state: 'not-searched', why: 'time' });
  });
});

test.each(['query', 'repository', 'file'])('ends at once where it is stopped at a %s', async (kind) => {
  const scene = await searchScene(WORLD);
  const route = kind === 'query' ? /search/ : kind === 'file' ? /blobs/ : /invoices$/;
  scene.github.fail(route, 'silent');
  const controller = new AbortController();
  const searching = scene.search(
    ONE,
    {},
    {
      signal: controller.signal,
      onSent: (line) => {
        if (line.kind === kind) setImmediate(() => controller.abort(new Error('stop')));
      },
    },
  );
  await expect(searching).rejects.toThrow('stop');
});

test('a failure names nobody who can hide in it', async () => {
  const scene = await searchScene(WORLD);
  scene.github.fail(/search/, { status: 403, body: JSON.stringify({ message: 'no \u202e entry\u0007' }) });
  expect((await scene.search(ONE)).failure).toContain('no ⟨U+202E⟩ entry⟨U+0007⟩');
});
