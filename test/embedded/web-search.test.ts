import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { SentLine } from '../../src/contract/web.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { comparedOf, documentsOf, searchingOf } from '../../src/service/web/searching.ts';
import type { WebSource } from '../../src/service/web-search/provider.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { digestOf } from '../../src/service/web-search/unsaid.ts';
import { probe, subject, submission } from '../web-search/subjects.ts';
import { blobOf } from '../web-stand-in/corpus.ts';
import { startWebGitHub, type WebGitHub } from '../web-stand-in/github.ts';
import { startWebHeritage, type WebHeritage } from '../web-stand-in/heritage.ts';
import { zip } from '../zip/lying-zip.ts';
import { freshDatabase } from '../postgres.ts';
import { sharedStorage } from '../storages.ts';
import { describeWith } from '../system.ts';
import { serving, type Serving, temporary } from './serving.ts';
import { seldom, some } from '../suite.ts';

/* The service beside GitHub's code search and Software Heritage, over real sockets: what a check is searched for, and who is told. */

const WORDS =
  'anchor basket candle dragon ember falcon garden harbor island jungle kettle lantern meadow'.split(' ');

/** A program of its own: other names, numbers, texts and shape for each seed. */
function program(seed: number): string {
  let state = seed * 7919 + 17;
  const below = (n: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
  const word = (): string => WORDS[below(WORDS.length)] ?? 'word';
  const name = (): string =>
    `${word()}${word().replace(/^./, (c) => c.toUpperCase())}${below(90) + 10 * seed}`;
  const value = (depth: number): string => {
    const [a, b] = depth > 2 ? [name(), String(below(900))] : [value(depth + 1), value(depth + 1)];
    return [
      () => name(),
      () => String(100 + below(9_000)),
      () => `(${a} + ${b})`,
      () => `${a} * ${b}`,
      () => `${name()}(${a}, ${b})`,
      () => `${name()}[${a}]`,
      () => `${name()}.${name()}(${b})`,
      () => `"${word()} ${word()} ${below(900)}"`,
    ][below(8)]?.() as string;
  };
  const block = (depth: number): string =>
    Array.from({ length: 1 + below(4) }, () => step(depth + 1)).join('\n');
  const step = (depth: number): string =>
    [
      () => `int ${name()} = ${value(1)};`,
      () => `${name()} += ${value(1)};`,
      () => `return ${value(0)};`,
      () => `${name()}(${value(1)});`,
      () => `if (${value(1)} > ${value(2)}) {\n${block(depth)}\n}`,
      () => `while (${value(1)} != ${name()}) {\n${block(depth)}\n}`,
      () => `for (String ${name()} : ${name()}) {\n${block(depth)}\n} `,
      () => `switch (${name()}) { case ${below(90)}: ${name()}++; break; default: ${name()}--; }`,
    ][depth > 3 ? below(4) : below(8)]?.() as string;
  const methods = Array.from(
    { length: 10 },
    () => `int ${name()}(int ${name()}) {\n${block(0)}\n${block(0)}\n}`,
  );
  return `class ${name().replace(/^./, (c) => c.toUpperCase())} {\n${methods.join('\n')}\n}\n`;
}

const [COPIED, OWN, LATER, HONEST, KNOWN] = [1, 2, 3, 4, 5].map(program) as [
  string,
  string,
  string,
  string,
  string,
];
const HANDED_IN = '2026-03-01T12:00:00Z';
const SALT = '5a17c0de5a17c0de';
const ASKED = subject(...[1, 2, 3, 4, 5].map((id) => submission(id, [probe(`unheard${id} nowhere${id}`)])));

let github: WebGitHub;
let heritage: WebHeritage;

beforeAll(async () => {
  const repository = { parent: null, licence: 'MIT', createdAt: '2024-01-01T00:00:00Z' };
  github = await startWebGitHub({
    repositories: [
      { ...repository, fullName: 'stranger/lab', files: { 'src/Lab.java': COPIED } },
      { ...repository, fullName: 'bob-dev/homework', files: { 'Main.java': OWN } },
      { ...repository, fullName: 'late/copy', createdAt: '2026-05-01T00:00:00Z', files: { 'A.java': LATER } },
      ...[6, 7, 8].map((seed) => ({
        ...repository,
        fullName: `other/p${seed}`,
        files: { 'P.java': program(seed) },
      })),
    ],
  });
  heritage = await startWebHeritage({ blobs: new Set([blobOf(Buffer.from(KNOWN))]) });
});

afterAll(async () => {
  await github.close();
  await heritage.close();
});

function asking(over: Partial<NonNullable<ServiceOptions['web']>> = {}): Pick<ServiceOptions, 'web'> {
  return {
    web: {
      names: ['github', 'software-heritage'],
      token: 'ghp_of_the_server',
      apiUrl: github.url,
      heritageUrl: heritage.url,
      environment: {},
      userAgent: 'test',
      mostRequests: 60,
      ...over,
    },
  };
}

const NAMES = ['copied', 'own', 'later', 'honest', 'known'] as const;

interface Searched {
  readonly service: Serving;
  readonly id: number;
  readonly ids: Readonly<Record<(typeof NAMES)[number], number>>;
}

async function uploaded(service: Serving): Promise<Omit<Searched, 'service'>> {
  const id = await service.create();
  const programs = { copied: COPIED, own: OWN, later: LATER, honest: HONEST, known: KNOWN };
  const files = Object.entries(programs).map(
    ([name, text]) => [`${name}.zip`, zip([{ name: 'Main.java', contents: Buffer.from(text) }])] as const,
  );
  const { body } = await service.upload(id, Object.fromEntries(files));
  const rows = body['uploaded'] as { id: number; filename: string }[];
  const idOf = (name: string): number => rows.find(({ filename }) => filename === `${name}.zip`)?.id ?? 0;
  return {
    id,
    ids: {
      copied: idOf('copied'),
      own: idOf('own'),
      later: idOf('later'),
      honest: idOf('honest'),
      known: idOf('known'),
    },
  };
}

/** A check of the five, searched for as its start says. */
async function searched(service: Serving, start: Record<string, unknown>): Promise<Searched> {
  const { id, ids } = await uploaded(service);
  const web = {
    salt: SALT,
    submissions: NAMES.map((name) => ({
      id: ids[name],
      at: HANDED_IN,
      ...(name === 'own' ? { own: [digestOf(SALT, 'bob-dev')] } : {}),
    })),
  };
  const given = { check_id: id, test_type: 2, ai_run: false, web, ...start };
  const started = await service.ask('POST', '/check/start', given);
  expect(started.body).toMatchObject({ success: true });
  await service.until(id, STATE.completed);
  return { service, id, ids };
}

type Row = Record<string, unknown> & { readonly id: number };

async function rowsOf({ service, id, ids }: Searched): Promise<Readonly<Record<string, Row | undefined>>> {
  const { body } = await service.ask('POST', '/check/overview', { check_id: id });
  const rows = body['submissions'] as Row[];
  return Object.fromEntries(NAMES.map((name) => [name, rows.find((row) => row.id === ids[name])]));
}

async function matchesOf({ service, id, ids }: Searched, name: (typeof NAMES)[number]): Promise<Row[]> {
  const { body } = await service.ask('POST', '/check/results', { check_id: id, submission_id: ids[name] });
  return (body['other_matches'] as Row[]).filter((match) => match['match_type'] === 3);
}

/** Byte for byte, wherever it stands. */
function isKnownFile(match: Row): boolean {
  return (match['web'] as { provider: string }).provider === 'software-heritage';
}

describe('a check that is searched for', () => {
  test('says what stands on the web, since when, and what counts', async () => {
    const check = await searched(await serving(asking()), {});
    const rows = await rowsOf(check);
    expect(rows['copied']).toMatchObject({
      web_state: 'searched',
      result_public: 100,
      result_web: 100,
      total_result: 100,
    });
    // Somebody's own account is no source, nobody copied from what was published later, and an archive does not know whose a file is.
    for (const name of ['own', 'later', 'honest', 'known']) {
      expect([name, Number(rows[name]?.['result_public']) < 50]).toEqual([name, true]);
    }
    const [match] = await matchesOf(check, 'copied');
    expect(match).toMatchObject({
      submission_id_matched: 0,
      file: 'Main.java',
      file_matched: 'src/Lab.java',
      web: { provider: 'github', repository: 'stranger/lab', licence: 'MIT', before: 'yes', counts: true },
    });
    const repositories = (await matchesOf(check, 'own')).map(
      (one) => (one['web'] as { repository: string }).repository,
    );
    expect(repositories).not.toContain('bob-dev/homework');
    const later = (await matchesOf(check, 'later')).find((one) => one['file_matched'] === 'A.java');
    expect(later).toMatchObject({
      web: { repository: 'late/copy', before: 'no', counts: false },
    });
    expect((await matchesOf(check, 'known')).find(isKnownFile)).toMatchObject({
      similarity: 100,
      web: { provider: 'software-heritage', repository: null, counts: false },
    });
    expect((await matchesOf(check, 'known')).filter(isKnownFile)).toHaveLength(1);
    expect(rows['known']).toMatchObject({ web_state: 'searched' });
    expect(Number(rows['known']?.['total_result'])).toBeLessThan(50);
    expect(github.violations).toEqual([]);
  });

  seldom('has the same numbers and matches at every endpoint', async () => {
    const check = await searched(await serving(asking()), {});
    const { service, id, ids } = check;
    const rows = await rowsOf(check);
    const matches = await matchesOf(check, 'copied');
    const exported = await service.ask('POST', '/check/export', { check_id: id, format: 'json' });
    const row = (exported.body['submissions'] as Record<string, unknown>[]).find(
      (one) => one['submission_id'] === ids.copied,
    );
    expect(row).toMatchObject({
      plagiarism_web: rows['copied']?.['result_web'],
      plagiarism_total: 100,
      matches_web: matches.length,
    });
    const batch = await service.ask('POST', '/check/results-batch', {
      check_id: id,
      submission_ids: [ids.copied],
    });
    expect(batch.body['results']).toMatchObject([{ web_matches: matches }]);
    const first = matches[0] as Row;
    const remote = await service.ask('POST', '/check/getRemoteFile', {
      location: first['location'],
      source: first['source'],
    });
    expect(remote.body['file']).toMatchObject({ filedir: 'src/Lab.java', content: COPIED, submission_id: 0 });
    const other = await service.ask('POST', '/check/viewer/counterpart', {
      check_id: id,
      match_id: first.id,
    });
    expect(other.body).toMatchObject({ match: first, file: { path: 'src/Lab.java', content: COPIED } });
    const known = (await matchesOf(check, 'known')).find(isKnownFile) as Row;
    const itself = await service.ask('POST', '/check/viewer/counterpart', {
      check_id: id,
      match_id: known.id,
    });
    expect(itself.body).toMatchObject({ match: known, file: { submission_id: ids.known, content: KNOWN } });
  });

  seldom('tells everything that left, and nothing else did', async () => {
    const before = github.requests.length;
    const { service, id } = await searched(await serving(asking({ names: ['github'] })), {});
    const { body } = await service.ask('POST', '/check/web', { check_id: id });
    const sent = body['sent'] as { kind: string; text: string }[];
    const queries = github.requests.slice(before).filter(({ path }) => path.startsWith('/search/code'));
    expect(sent.filter(({ kind }) => kind === 'query')).toHaveLength(queries.length);
    expect(body).toMatchObject({
      providers: ['github'],
      requests: queries.length,
      failures: [],
      not_searched: 0,
    });
    expect(sent).toHaveLength(github.requests.length - before);
  });

  seldom('without a query left has no number, and never 0', async () => {
    const check = await searched(await serving(asking({ names: ['github'], mostRequests: 1 })), {});
    const rows = Object.values(await rowsOf(check));
    const none = rows.filter((row) => row?.['web_state'] === 'not-searched');
    expect(none).toHaveLength(4);
    expect(none.map((row) => [row?.['result_public'], row?.['result_web']])).toEqual(
      none.map(() => [null, null]),
    );
  });

  seldom('stands when a provider fails, which is told', async () => {
    const check = await searched(await serving(asking({ names: ['github'], token: 'revoked' })), {
      ai_run: false,
    });
    github.fail(/search\/code/, { status: 401 }, 100);
    const again = await searched(check.service, {});
    const { body } = await check.service.ask('POST', '/check/web', { check_id: again.id });
    expect(body['failures']).toMatchObject([{ provider: 'github' }]);
    expect((await rowsOf(again))['copied']).toMatchObject({
      web_state: 'not-searched',
      result_public: null,
      result_web: null,
    });
  });
});

describeWith('PostgreSQL', 'a search that one process was asked for, and another one was to do', () => {
  test('is told to be none, where that one asks nobody', async () => {
    const [url, files] = [await freshDatabase(), temporary()];
    const openStorage = () => sharedStorage(url, files);
    const before = github.requests.length;
    const asked = await serving({ ...asking({ names: ['github'] }), openStorage, workers: 0 });
    await serving({ openStorage, workers: 1 });
    const { id, ids } = await uploaded(asked);
    const start = { check_id: id, test_type: 2, ai_run: false, web: { salt: SALT } };
    expect((await asked.ask('POST', '/check/start', start)).status).toBe(200);
    await asked.until(id, STATE.completed);
    const { body } = await asked.ask('POST', '/check/web', { check_id: id });
    expect(body).toMatchObject({ requests: 0, sent: [], not_searched: NAMES.length });
    const failures = body['failures'] as readonly { readonly provider: string; readonly sentence: string }[];
    expect(failures.map(({ provider }) => provider)).toEqual(['github']);
    expect(failures[0]?.sentence).toContain('with the same --web as serve');
    const rows = Object.values(await rowsOf({ service: asked, id, ids }));
    expect(rows.map((row) => [row?.['web_state'], row?.['result_web']])).toEqual(
      NAMES.map(() => ['not-searched', null]),
    );
    expect(github.requests).toHaveLength(before);
  });
});

describe('the ledger of a search', () => {
  test('is there before the search is over, and stays when it is cancelled', async () => {
    // Until GitHub's limit is over, a query is asked again.
    const own = await startWebGitHub({ repositories: [] });
    onTestFinished(() => own.close());
    own.fail(/search\/code/, { status: 429, headers: { 'retry-after': '600' } }, 100);
    const service = await serving(asking({ names: ['github'], apiUrl: own.url }));
    const { id } = await uploaded(service);
    const told = async (): Promise<{ status: number; sent: readonly object[] }> => {
      const { status, body } = await service.ask('POST', '/check/web', { check_id: id });
      return { status, sent: (body['sent'] ?? []) as readonly object[] };
    };
    expect(await told()).toEqual({ status: 409, sent: [] });
    const web = { salt: SALT, requests: 3 };
    await service.ask('POST', '/check/start', { check_id: id, test_type: 2, ai_run: false, web });
    const line = { provider: 'github', kind: 'query', answer: 'failed' };
    await expect.poll(told).toMatchObject({ status: 200, sent: [line] });
    expect(own.requests).toHaveLength(1);
    await service.ask('POST', '/check/cancel', { check_id: id });
    await service.until(id, STATE.failed);
    expect(await told()).toMatchObject({ status: 200, sent: [line] });
  });

  test.each([
    [0, 3],
    [2, 1],
    [3, 0],
    [9, 0],
  ])('with %i queries of earlier attempts leaves %i of 3', async (queries, left) => {
    const own = await startWebGitHub({ repositories: [] });
    onTestFinished(() => own.close());
    const searching = searchingOf(asking({ names: ['github'], apiUrl: own.url }).web ?? null, {
      monotonic: () => 0,
      turns: null,
    });
    onTestFinished(() => searching?.close());
    const noted: SentLine[] = [];
    const told: number[] = [];
    await searching?.search({ salt: SALT, requests: 3 }, ASKED, {
      signal: new AbortController().signal,
      queries,
      ledger: {
        note: (line) => Promise.resolve(noted.push(line)),
        answered: () => Promise.resolve(),
      },
      onQueries: (count) => told.push(count),
    });
    expect(own.requests).toHaveLength(left);
    expect(noted.filter(({ kind }) => kind === 'query')).toHaveLength(left);
    expect(told).toEqual(Array.from({ length: left }, (_, at) => queries + at + 1));
  });
});

test('what is too large together is told, and what still fits is compared', () => {
  const MB = 1024 ** 2;
  const source = (path: string, ...sizes: readonly number[]): WebSource => ({
    provider: 'github',
    repository: 'a/b',
    commit: 'c',
    path,
    blob: 'd',
    url: 'https://github.com/a/b',
    licence: null,
    before: new Map(),
    publicSince: null,
    submissions: [1],
    ownOf: [],
    files: sizes.map((size) => ({ path, bytes: new Uint8Array(size) })),
  });
  const [a, b, c, d] = [
    source('a', 30 * MB, 3 * MB),
    source('b', 32 * MB),
    source('c', 31 * MB),
    source('d', 1),
  ];
  const compared = comparedOf([a, b, c, d]);
  expect([...compared.sources]).toEqual([
    [-1, a],
    [-2, c],
  ]);
  expect(documentsOf(compared).map(({ id, files }) => [id, files])).toEqual([
    [-1, a.files],
    [-2, c.files],
  ]);
  expect(compared.failures.map(({ provider }) => provider)).toEqual(['github']);
  expect(compared.failures[0]?.sentence).toMatch(/^2 public sources were not compared, .* 64 MB/);
  expect(comparedOf([a, c]).failures).toEqual([]);
});

describe('a check that is not searched for', () => {
  test.each(
    some(
      [
        ['with engine 9', { test_type: 9 }],
        ['with engine 1, as one that says nothing gets it', { test_type: 1 }],
        ['with web and database refused', { test_type: undefined, webcheck: false, dbcheck: false }],
      ],
      1,
    ),
  )('%s sends nothing', async (_, start) => {
    const before = github.requests.length + heritage.requests.length;
    const { service, id } = await searched(await serving(asking()), start);
    const { body } = await service.ask('POST', '/check/web', { check_id: id });
    expect(body).toMatchObject({ providers: [], sent: [], sources: [] });
    expect(github.requests.length + heritage.requests.length).toBe(before);
  });

  seldom('is one of engine 1 that asks for web and database in so many words no more', async () => {
    const before = github.requests.length;
    await searched(await serving(asking()), { test_type: undefined, webcheck: true, dbcheck: true });
    expect(github.requests.length).toBeGreaterThan(before);
  });

  test('cannot be asked for where no source is configured', async () => {
    const service = await serving();
    const types = await service.ask('GET', '/test-types');
    const rows = types.body['test_types'] as { id: number; available: boolean }[];
    expect(rows.filter(({ available }) => !available).map((row) => row.id)).toEqual([2, 3]);
    expect(types.body['capabilities']).not.toContain('web-search');
    const { id } = await uploaded(service);
    const refused = await service.ask('POST', '/check/start', { check_id: id, test_type: 2 });
    expect([refused.status, refused.body['error']]).toEqual([
      403,
      expect.stringContaining('Engine 2 is not available'),
    ]);
  });
});

describe('what start says of the search', () => {
  test.each([
    ['a digest that is none', { exclude: ['bob'] }, 'exclude.0', 'is not valid'],
    [
      'a time without a zone',
      { submissions: [{ id: 1, at: '2026-03-01T12:00:00' }] },
      'submissions.0.at',
      'is not valid',
    ],
    [
      'more words than anybody has',
      { never: Array.from({ length: 50_001 }, () => 'a'.repeat(64)) },
      'never',
      'must be at most 50000',
    ],
    ['fewer requests than none', { requests: -1 }, 'requests', 'must be at least'],
    ['a number as a text', { seconds: '9' }, 'seconds', 'must be an integer'],
    ['a text as a list', { exclude: 'me' }, 'exclude', 'must be an array'],
    [
      'a submission without its number',
      { submissions: [{ at: HANDED_IN }] },
      'submissions.0.id',
      'is required',
    ],
    ['a rule that nobody knows', { nevers: [] }, 'nevers', 'There is no field web.nevers here'],
    [
      'a rule for a submission that nobody knows',
      { submissions: [{ id: 1, owns: [] }] },
      'submissions.0.owns',
      'There is no field',
    ],
    [
      'a submission that is not in it',
      { submissions: [{ id: 1 }, { id: 424_242 }] },
      'submissions.1.id',
      'Submission 424242 is not in this check',
    ],
  ])('with %s is refused, and nothing leaves', async (_, web, field, why) => {
    const service = await serving(asking());
    const { id } = await uploaded(service);
    const before = github.requests.length;
    const refused = await service.ask('POST', '/check/start', { check_id: id, test_type: 2, web });
    expect(refused.status).toBe(422);
    expect(refused.body['validation_errors']).toMatchObject({
      [`web.${field}`]: [expect.stringContaining(why)],
    });
    expect(github.requests.length).toBe(before);
  });
});
