import nock from 'nock';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_API_URL, type GitHub } from '../../src/github/client.ts';
import { stateAt, type StateAtDeadline } from '../../src/sources/github/deadline.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { connect } from './collecting.ts';

const DEADLINE = Date.parse('2026-03-10T00:00:00.000Z');
const MAIN = 'refs/heads/main';
const NONE = '0'.repeat(40);
const WITHHELD = { sha: 'c', status: 'unattested', pushedAt: null, isWithheld: true };
const UNATTESTED = { sha: 'c', status: 'unattested', pushedAt: null };
const LATE = { sha: null, status: 'late', pushedAt: null };

interface Push {
  readonly before: string;
  readonly after: string;
  readonly ref: string;
  readonly timestamp: string;
}

/** A push so many milliseconds after the deadline. */
function push(after: string, ms: number, more: Partial<Push> = {}): Push {
  return { before: `${after}-`, after, ref: MAIN, timestamp: at(ms), ...more };
}
const at = (ms: number): string => new Date(DEADLINE + ms).toISOString();

let github: GitHub;
beforeAll(removePace);
beforeEach(() => {
  nock.disableNetConnect();
  github = connect({ url: DEFAULT_API_URL }, 'token');
});
afterEach(async () => {
  await github.close();
  const unused = nock.pendingMocks();
  nock.cleanAll();
  nock.enableNetConnect();
  expect(unused).toEqual([]);
});

/** The pushes of the branch, or of the whole repository, newest first; each list is a page. */
function record(pages: readonly (readonly Push[])[], ref: string | null = MAIN, served = pages.length): void {
  for (const [index, page] of pages.slice(0, served).entries()) {
    const query = {
      per_page: '100',
      ...(ref === null ? {} : { ref }),
      ...(index === 0 ? {} : { after: String(index) }),
    };
    const next = new URLSearchParams({ ...query, after: String(index + 1) });
    const link = `<${DEFAULT_API_URL}/repos/org/hw/activity?${next.toString()}>; rel="next"`;
    nock(DEFAULT_API_URL)
      .get('/repos/org/hw/activity')
      .query(query)
      .reply(200, page, index < pages.length - 1 ? { link } : {});
  }
}

/** What the commits say: the last one before the deadline, by its own date. */
function commits(...shas: readonly string[]): void {
  nock(DEFAULT_API_URL)
    .get('/repos/org/hw/commits')
    .query({ sha: MAIN, until: '2026-03-10T00:00:00.000Z', per_page: '1' })
    .reply(
      200,
      shas.map((sha) => ({ sha })),
    );
}

const state = (): Promise<StateAtDeadline> =>
  stateAt(github, { owner: 'org', repo: 'hw' }, 'main', new Date(DEADLINE));

describe('the last push in time', () => {
  test.each([
    [-1, { sha: 'b', status: 'on-time', pushedAt: at(-1) }],
    [0, { sha: 'b', status: 'on-time', pushedAt: at(0) }],
    [1, { sha: 'a', status: 'on-time', pushedAt: at(-9_000) }],
  ])('of a push %d ms after the deadline and one long before it', async (ms, expected) => {
    record([[push('b', ms), push('a', -9_000)]]);
    expect(await state()).toEqual(expected);
  });

  test('is found behind pages of late ones, and no page after it is read', async () => {
    record([[push('d', 3)], [push('c', 2)], [push('b', -1), push('a', -2)]]);
    expect(await state()).toEqual({ sha: 'b', status: 'on-time', pushedAt: at(-1) });
  });

  test('is of the branch: a tag of its name does not count', async () => {
    record([[push('t', -1, { ref: 'refs/tags/main' }), push('a', -2)]]);
    expect(await state()).toMatchObject({ sha: 'a' });
  });

  test.each([-1, 0])('that deleted the branch (%d ms) leaves nothing that was handed in', async (ms) => {
    record([[push('b', 5, { before: NONE }), push(NONE, ms), push('a', -9)]]);
    expect(await state()).toEqual(LATE);
  });

  test('is told from a late deletion', async () => {
    record([[push(NONE, 1), push('a', -9)]]);
    expect(await state()).toMatchObject({ sha: 'a', status: 'on-time' });
  });
});

describe('a record without a push in time', () => {
  test('tells by its first late push what stood there', async () => {
    record([[push('c', 2, { before: 'b' })], [push('b', 1, { before: 'a' })]]);
    expect(await state()).toEqual({ sha: 'a', status: 'on-time', pushedAt: null });
  });

  test('that is longer than is read leaves the commits', async () => {
    record(Array.from({ length: 20 }, (_, page) => [push(`p${page}`, 50 - page)]));
    commits('c');
    expect(await state()).toEqual(UNATTESTED);
  });

  test('of one page less is whole', async () => {
    record(Array.from({ length: 19 }, (_, page) => [push(`p${page}`, 50 - page)]));
    expect(await state()).toEqual({ sha: 'p18-', status: 'on-time', pushedAt: null });
  });

  test.each([
    [['c'], 'c'],
    [[], null],
  ])('and without any: the commits %j say %j, and nobody attests it', async (shas, sha) => {
    record([[]]);
    commits(...shas);
    expect(await state()).toEqual({ ...UNATTESTED, sha });
  });
});

describe('a branch that began after the deadline', () => {
  const begun = push('h', 9, { before: NONE });
  const MASTER = { ref: 'refs/heads/master' };
  const other = (after: string, ms: number): Push => push(after, ms, MASTER);

  test.each<readonly [string, readonly Push[], object]>([
    [
      'another branch had its head just in time',
      [begun, other('h', 0)],
      { sha: 'h', status: 'on-time', pushedAt: at(0) },
    ],
    ['another branch had it just too late', [begun, other('h', 1)], LATE],
    [
      'another branch had it too late, and another head in time',
      [begun, other('h', 1), other('g', -1), other('f', -2)],
      { sha: 'g', status: 'on-time', pushedAt: at(-1) },
    ],
    [
      'a third branch was pushed to in time',
      [begun, other('h', 1), push('g', -1, { ref: 'refs/heads/try' })],
      LATE,
    ],
    ['no other branch had its head', [begun, other('g', -1)], LATE],
    ['it had its own head before', [begun, push('h', 5), other('g', -1)], LATE],
    [
      'it had its own head in time',
      [begun, push('h', -1)],
      { sha: 'h', status: 'on-time', pushedAt: at(-1) },
    ],
    [
      'the other branch was deleted in time',
      [begun, other('h', 1), other(NONE, -1), other('g', -2)],
      { sha: 'g', status: 'on-time', pushedAt: at(-2) },
    ],
    [
      'two others had its head: the later one of them counts',
      [
        begun,
        other('h', 2),
        push('h', 1, { ref: 'refs/heads/try' }),
        push('e', -1, { ref: 'refs/heads/try' }),
        other('g', -2),
      ],
      { sha: 'g', status: 'on-time', pushedAt: at(-2) },
    ],
  ])('where %s', async (_, pushes, expected) => {
    record([[begun]]);
    record([pushes], null);
    expect(await state()).toEqual(expected);
  });

  test.each([
    [19, { sha: 'h', status: 'on-time', pushedAt: at(-1) }],
    [20, LATE],
  ])('is looked for on twenty pages: %d of others before', async (pages, expected) => {
    const long = Array.from({ length: pages }, () => [push('x', 20, { ref: 'refs/heads/x' })]);
    record([[begun]]);
    // A page that is linked and not there would fail the run: nobody asks for the twenty-first.
    record([...long, [other('h', -1)]], null, 20);
    expect(await state()).toEqual(expected);
  });
});

describe('a record that cannot be read', () => {
  const refuse = (status: number, headers: Record<string, string> = {}, message = 'no'): void => {
    nock(DEFAULT_API_URL).get('/repos/org/hw/activity').query(true).reply(status, { message }, headers);
  };

  test.each([
    [403, WITHHELD],
    [404, WITHHELD],
    [422, UNATTESTED],
  ])('%d: the commits are what is left', async (status, expected) => {
    refuse(status);
    commits('c');
    expect(await state()).toEqual(expected);
  });

  test('from its second page on: the late push before it is not taken for the first', async () => {
    record([[push('c', 2, { before: 'b' })], [push('b', 1, { before: 'a' })]], MAIN, 1);
    refuse(404);
    commits('c');
    expect(await state()).toEqual(WITHHELD);
  });

  test.each([400, 401, 410, 451])('%d: nothing is said of the student', async (status) => {
    refuse(status);
    await expect(state()).rejects.toMatchObject({ name: 'GitHubError' });
  });

  test('a rate limit withholds nothing for good', async () => {
    refuse(403, { 'retry-after': '3600' }, 'You have exceeded a secondary rate limit');
    await expect(state()).rejects.toMatchObject({ outcome: 'rate-limited' });
  });

  test('commits that cannot be read either end it', async () => {
    record([[]]);
    nock(DEFAULT_API_URL).get('/repos/org/hw/commits').query(true).reply(409, { message: 'empty' });
    await expect(state()).rejects.toMatchObject({ name: 'GitHubError' });
  });
});
