import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/service/web-search/unsaid.ts';
import { blobOf } from '../web-stand-in/corpus.ts';
import { MINUTE, queriesOf, repository, searchScene } from './scene.ts';
import { file, probe, rules, SALT, subject, submission } from './subjects.ts';

const CODE = 'class Invoice { int taxRate; void roundCents() {} }';
const INVOICE = { 'src/Invoice.java': CODE };
const ASKED = subject(submission(1, [probe('taxRate roundCents')]));
const ORDINARY = 'public static void main language:Java';
const BROKEN_OFF = JSON.stringify({ total_count: 0, incomplete_results: true, items: [] });
const digests = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => digestOf(SALT, name)));

test('finds the file that has all words, with commit, licence and bytes', async () => {
  const scene = await searchScene([
    repository('ada/invoices', INVOICE),
    repository('bob/other', { 'Other.java': 'class Other { int taxRate; }' }),
    repository('eve/python', { 'invoice.py': CODE }),
  ]);
  const findings = await scene.search(ASKED);
  expect(findings.failure).toBeNull();
  expect(findings.requests).toBe(1);
  expect([...findings.searched]).toEqual([[1, { state: 'searched', why: null }]]);
  const commit = scene.github.corpus.find('ada/invoices')?.states.at(-1)?.commit ?? '';
  expect(findings.sources).toEqual([
    {
      provider: 'github',
      repository: 'ada/invoices',
      commit,
      path: 'src/Invoice.java',
      blob: blobOf(Buffer.from(CODE)),
      url: `https://github.com/ada/invoices/blob/${commit}/src/Invoice.java`,
      licence: 'MIT',
      before: new Map([[1, 'unknown']]),
      publicSince: null,
      submissions: [1],
      ownOf: [],
      files: [{ path: 'src/Invoice.java', bytes: new TextEncoder().encode(CODE) }],
    },
  ]);
});

test('the ledger has every request before it leaves, as it left', async () => {
  const scene = await searchScene([repository('ada/invoices', INVOICE)]);
  await scene.search(ASKED);
  const { url, requests } = scene.github;
  expect(scene.sent.map(({ kind, answer }) => [kind, answer])).toEqual([
    ['query', '1 hit'],
    ['repository', 'read'],
    ['file', 'read'],
  ]);
  expect(scene.sent[0]?.text).toBe(queriesOf(scene.github)[0]);
  expect(scene.sent.slice(1).map(({ text }) => text)).toEqual(
    requests.slice(1).map(({ path }) => url + path),
  );
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(
    requests.map(() => 'token ghp_secret'),
  );
  expect(scene.provider.plan(ASKED, rules(), 60)).toEqual([
    { provider: 'github', kind: 'query', text: scene.sent[0]?.text, submissions: [1] },
  ]);
});

describe('what is no source', () => {
  const world = [
    repository('cs101/hw1', INVOICE, { licence: null }),
    repository('CS101/starter', { 'A.java': `${CODE} // starter` }),
    repository(
      'zed/fork',
      { 'F.java': `${CODE} // fork` },
      { parent: 'CS101/starter', isSearchedFork: true },
    ),
    repository('alice/hw1', { 'H.java': `${CODE} // mine` }),
    repository('ada/secret', { 'S.java': `${CODE} // secret` }, { isPrivate: true }),
    repository('ada/invoices', { 'I.java': `${CODE} // public` }),
  ];
  const two = subject(
    submission(1, [probe('taxRate roundCents', { alsoIn: [2] })]),
    submission(2, [probe('taxRate roundCents', { alsoIn: [1] })]),
  );
  const foundBy = async (by: Parameters<Awaited<ReturnType<typeof searchScene>>['search']>[1]) => {
    const { sources } = await (await searchScene(world)).search(two, by);
    return sources.map(({ repository: name, submissions }) => `${name} ${submissions.join(' ')}`);
  };

  test('without rules all that is public is one', async () => {
    expect(await foundBy({})).toEqual([
      'ada/invoices 1 2',
      'alice/hw1 1 2',
      'cs101/hw1 1 2',
      'CS101/starter 1 2',
      'zed/fork 1 2',
    ]);
  });

  test('an owner that is excluded, and what was made from its repositories', async () => {
    expect(await foundBy({ exclude: digests('cs101') })).toEqual(['ada/invoices 1 2', 'alice/hw1 1 2']);
  });

  test('one repository that is excluded, and its forks', async () => {
    expect(await foundBy({ exclude: digests('cs101/starter') })).toEqual([
      'ada/invoices 1 2',
      'alice/hw1 1 2',
      'cs101/hw1 1 2',
    ]);
  });

  test('what was made from it over another, or as from a template', async () => {
    const chain = [
      repository('cs101/starter', { 'S.java': 'class S {}' }),
      repository('zed/fork', { 'F.java': 'class F {}' }, { parent: 'cs101/starter' }),
      repository('eve/fork', { 'G.java': CODE }, { parent: 'zed/fork', isSearchedFork: true }),
    ];
    expect((await (await searchScene(chain)).search(ASKED)).sources).toHaveLength(1);
    const scene = await searchScene(chain);
    expect((await scene.search(ASKED, { exclude: digests('cs101/starter') })).sources).toEqual([]);

    const made = await searchScene([repository('eve/made', { 'M.java': CODE })]);
    const body = {
      full_name: 'eve/made',
      private: false,
      template_repository: { full_name: 'cs101/starter' },
    };
    made.github.fail(/eve\/made$/, { status: 200, body: JSON.stringify(body) });
    expect((await made.search(ASKED, { exclude: digests('cs101/starter') })).sources).toEqual([]);
  });

  test('a repository that is private by the time it is looked up', async () => {
    const scene = await searchScene([repository('ada/invoices', INVOICE)]);
    const body = JSON.stringify({ full_name: 'ada/invoices', private: true });
    scene.github.fail(/ada\/invoices$/, { status: 200, body });
    expect((await scene.search(ASKED)).sources).toEqual([]);
    expect(scene.sent.some(({ kind }) => kind === 'file')).toBe(false);
  });

  test('an own account, for its own submission alone', async () => {
    expect(await foundBy({ own: new Map([[1, digests('Alice')]]) })).toContain('alice/hw1 2');
    expect(await foundBy({ own: new Map([[3, digests('Alice')]]) })).toContain('alice/hw1 1 2');
  });

  test('an own account that was found for somebody else is told to be one, and a fork of it too', async () => {
    const mine = [
      repository('alice/hw1', { 'H.java': CODE }),
      repository('zed/fork', { 'F.java': `${CODE} // fork` }, { parent: 'alice/hw1', isSearchedFork: true }),
      repository('ada/invoices', { 'I.java': `${CODE} // public` }),
    ];
    const { sources } = await (await searchScene(mine)).search(two, {
      own: new Map([[1, digests('alice')]]),
    });
    expect(sources.map((one) => [one.repository, one.submissions, one.ownOf])).toEqual([
      ['ada/invoices', [1, 2], []],
      ['alice/hw1', [2], [1]],
      ['zed/fork', [2], [1]],
    ]);
  });

  test('a digest of another salt excludes nothing', async () => {
    expect(await foundBy({ exclude: new Set([digestOf('other', 'cs101')]) })).toContain('cs101/hw1 1 2');
  });
});

test('equal files in many repositories are fetched once, from one that may be named', async () => {
  const scene = await searchScene([
    repository('aaa/copy', INVOICE),
    repository('bbb/original', INVOICE),
    repository('abc/fork', INVOICE, { parent: 'bbb/original', isSearchedFork: true }),
  ]);
  const { sources } = await scene.search(ASKED, { exclude: digests('aaa') });
  expect(sources.map(({ repository: name }) => name)).toEqual(['bbb/original']);
  expect(scene.sent.filter(({ kind }) => kind === 'file')).toHaveLength(1);
});

test('the file that most probes hit comes first', async () => {
  const world = Array.from({ length: 25 }, (_, index) =>
    repository(`ada/r${index}`, { 'A.java': `${CODE} // ${index}` }),
  );
  const scene = await searchScene([
    ...world,
    repository('zed/both', { 'Z.java': `${CODE} printTotal dueDate` }),
  ]);
  const two = subject(submission(1, [probe('taxRate roundCents'), probe('printTotal dueDate')]));
  const { sources } = await scene.search(two);
  expect(sources).toHaveLength(20);
  expect(sources.map(({ repository: name }) => name)).toContain('zed/both');
  expect(scene.sent.find(({ kind }) => kind === 'repository')?.text).toContain('zed/both');
});

test('nothing is asked about a repository that is excluded', async () => {
  const scene = await searchScene([repository('cs101/hw1', INVOICE)]);
  await scene.search(ASKED, { exclude: digests('cs101') });
  expect(queriesOf(scene.github)).toHaveLength(scene.github.requests.length);
});

test('at most 20 files of sources for one submission', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    repository(`ada/r${index}`, { 'A.java': `${CODE} // ${index}`, 'B.java': `class B${index} {}` }),
  );
  const scene = await searchScene(many);
  const { sources } = await scene.search(ASKED);
  expect(sources.flatMap(({ files }) => files)).toHaveLength(20);
  const several = subject(
    submission(1, [probe('taxRate roundCents')], { files: [file('A.java'), file('B.java')] }),
  );
  const withNeighbours = await (await searchScene(many)).search(several);
  const files = withNeighbours.sources.flatMap((source) => source.files);
  expect(files.filter(({ path }) => path === 'B.java')).toHaveLength(2);
  expect(files).toHaveLength(14);
});

test('neighbours are source files of the same folder, where the submission has several files', async () => {
  const scene = await searchScene([
    repository('ada/invoices', {
      ...INVOICE,
      'src/Helper.java': 'class Helper {}',
      'src/notes.txt': 'notes',
      'src/deep/Deep.java': 'class Deep {}',
      'Top.java': 'class Top {}',
    }),
  ]);
  const one = subject(
    submission(1, [probe('taxRate roundCents')], { files: [file('A.java'), file('B.java')] }),
  );
  const { sources } = await scene.search(one);
  expect(sources[0]?.files.map(({ path }) => path)).toEqual(['src/Invoice.java', 'src/Helper.java']);
});

describe('a budget', () => {
  const class60 = subject(
    ...Array.from({ length: 12 }, (_, id) =>
      submission(id, [probe(`word${id} one`), probe(`word${id} two`)], { rarity: id }),
    ),
  );

  // What is asked first finds something.
  const world = [repository('ada/first', { 'A.java': 'word11 one' })];

  test.each([
    [0, 0, 0],
    [5, 5, 0],
    [12, 12, 0],
    [13, 11, 1],
    [24, 0, 12],
    [60, 0, 12],
  ])('of %i', async (requests, partly, searched) => {
    const scene = await searchScene(world);
    const { searched: states, requests: used } = await scene.search(class60, {}, { requests });
    expect(queriesOf(scene.github)).toHaveLength(Math.min(24, requests));
    expect(used).toBe(Math.min(24, requests));
    const count = (state: string): number => [...states.values()].filter((one) => one.state === state).length;
    expect([count('partly'), count('searched'), count('not-searched')]).toEqual([
      partly,
      searched,
      12 - partly - searched,
    ]);
    for (const { state, why } of states.values()) expect(why).toBe(state === 'searched' ? null : 'budget');
  });

  test('is kept where requests are repeated', async () => {
    const scene = await searchScene(world);
    scene.github.fail(/search/, { status: 503 }, 1);
    const { searched } = await scene.search(class60, {}, { requests: 3 });
    expect(queriesOf(scene.github)).toHaveLength(3);
    expect([...searched.values()].filter(({ state }) => state === 'partly')).toHaveLength(2);
  });

  test('is asked for at ten a minute, which GitHub never has to refuse', async () => {
    const scene = await searchScene(world);
    const { failure } = await scene.search(class60);
    expect(failure).toBeNull();
    expect(queriesOf(scene.github)).toHaveLength(24);
    expect(new Set(scene.github.requests.map(({ status }) => status))).toEqual(new Set([200]));
    expect(scene.clock.now()).toBe(2 * MINUTE);
  });

  test('is shared by searches of the same process', async () => {
    const scene = await searchScene(world);
    await Promise.all([
      scene.search(class60, {}, { requests: 12 }),
      scene.search(class60, {}, { requests: 12 }),
    ]);
    expect(scene.github.requests.every(({ status }) => status === 200)).toBe(true);
    expect(scene.clock.now()).toBe(2 * MINUTE);
  });
});

test('what was searched before costs no query, and its sources are fetched again', async () => {
  const first = await searchScene([repository('ada/invoices', INVOICE)]);
  const [found] = (await first.search(ASKED)).sources;
  if (found === undefined) throw new Error('nothing was found');
  const { provider, repository: name, commit, path, blob } = found;
  const scene = await searchScene([repository('ada/invoices', INVOICE)]);
  const again = await scene.search(ASKED, {
    remembered: new Map([[1, [{ provider, repository: name, commit, path, blob }]]]),
  });
  expect(queriesOf(scene.github)).toEqual([]);
  expect(again.sources).toEqual([found]);
  expect([...again.searched.values()]).toEqual([{ state: 'searched', why: null }]);
  const gone = await (await searchScene([])).search(ASKED, {
    remembered: new Map([[1, [{ provider, repository: name, commit, path, blob }]]]),
  });
  expect(gone.sources).toEqual([]);
  expect(gone.failure).toBeNull();
});

test('what changed since its search is asked for again, and what was found then is fetched as well', async () => {
  const corpus = [repository('ada/invoices', INVOICE), repository('bob/other', { 'x.py': 'print(1)\n' })];
  const [found] = (await (await searchScene(corpus)).search(ASKED)).sources;
  if (found === undefined) throw new Error('nothing was found');
  const { provider, repository: name, commit, path, blob } = found;
  const remembered = new Map([[1, [{ provider, repository: name, commit, path, blob }]]]);
  const changed = subject(submission(1, [probe('nowhere tobefound')]));
  const scene = await searchScene(corpus);
  const again = await scene.search(changed, { remembered, again: new Set([1]) });
  expect(queriesOf(scene.github)).toEqual(['nowhere tobefound language:Java', ORDINARY]);
  expect(again.sources).toEqual([found]);
  // Without a query left it is not searched for, and its source of then is compared all the same.
  const broke = await (await searchScene(corpus)).search(
    changed,
    { remembered, again: new Set([1]) },
    { requests: 0 },
  );
  expect(broke.sources).toEqual([found]);
  expect([...broke.searched.values()]).toEqual([{ state: 'not-searched', why: 'budget' }]);
});

describe('a token', () => {
  const [none, other] = [probe('nowhere tobefound'), probe('neither this')];
  const two = subject(
    submission(1, [none, probe('taxRate roundCents')], { rarity: 2 }),
    submission(2, [other], { rarity: 1 }),
  );
  const organisation = [
    repository('cs101/hw1', INVOICE),
    repository('cs101/hw2', { 'B.java': 'neither this' }),
  ];
  const excluding = { exclude: digests('cs101') };

  test('that sees no public code finds nothing for anybody, and that is told after two queries', async () => {
    const scene = await searchScene([], { isBlind: true });
    const { searched, failure, requests } = await scene.search(two);
    expect(queriesOf(scene.github)).toEqual(['nowhere tobefound language:Java', ORDINARY]);
    expect(scene.sent.map(({ submissions, answer }) => [submissions, answer])).toEqual([
      [[1], 'none'],
      [[], 'none'],
    ]);
    expect(requests).toBe(2);
    expect([...searched.values()]).toEqual([1, 2].map(() => ({ state: 'not-searched', why: 'failure' })));
    expect(failure).toMatch(
      /shows this token no public code: .* So nobody was searched for\. .* with Public repositories\.$/,
    );
  });

  test('that sees its organisation alone is one of them', async () => {
    const scene = await searchScene(organisation, { isBlind: true });
    const { searched, failure } = await scene.search(two, excluding);
    expect(failure).toMatch(/no public code/);
    expect([...searched.values()].map(({ state }) => state)).toEqual(['not-searched', 'not-searched']);
  });

  test('that was seen to find strangers’ code is asked about no more', async () => {
    const scene = await searchScene(organisation);
    const { searched, failure } = await scene.search(two, excluding);
    await scene.search(two, excluding);
    expect(queriesOf(scene.github).filter((text) => text === ORDINARY)).toHaveLength(1);
    expect(failure).toBeNull();
    expect([...searched.values()].map(({ state }) => state)).toEqual(['searched', 'searched']);
    const found = await searchScene([repository('ada/x', { 'A.java': 'nowhere tobefound' })]);
    await found.search(two);
    expect(queriesOf(found.github)).not.toContain(ORDINARY);
  });

  test.each([
    ['no query is left', {}, { requests: 1 }, 'budget'],
    ['GitHub refuses that', { status: 422 }, {}, 'failure'],
    ['GitHub breaks that off', { status: 200, body: BROKEN_OFF }, {}, 'failure'],
  ])('of which nothing is known because %s has found nothing for nobody', async (_, fault, order, why) => {
    const scene = await searchScene([], { isBlind: true });
    if ('status' in fault) scene.github.fail(/search.*static/, fault);
    const { searched } = await scene.search(two, {}, order);
    expect([...searched.values()]).toEqual([1, 2].map(() => ({ state: 'not-searched', why })));
  });

  test('that finds little because GitHub breaks off has searched in part', async () => {
    const scene = await searchScene([repository('ada/x', { 'A.java': 'nowhere tobefound' })]);
    scene.github.fail(/search.*neither/, { status: 200, body: BROKEN_OFF });
    const { searched, failure } = await scene.search(two);
    expect([...searched.values()]).toEqual([
      { state: 'searched', why: null },
      { state: 'not-searched', why: 'failure' },
    ]);
    expect(failure).toMatch(/took too long and broke off: check again later\. 1 of 3 queries have no answer/);
  });
});

test('a submission without a probe is not searched, and nobody says it was', async () => {
  const { searched } = await (await searchScene([])).search(
    subject(submission(1, []), submission(2, [probe('x y')])),
  );
  expect([...searched.values()]).toEqual([
    { state: 'not-searched', why: 'no-probes' },
    { state: 'not-searched', why: 'no-probes' },
  ]);
});
