import nock from 'nock';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunReport } from '../../src/contract/report.ts';
import { DEFAULT_API_URL, type GitHub } from '../../src/github/client.ts';
import { GITHUB_LIMITS } from '../../src/github/limits.ts';
import { type CommentTarget, publishComment, type Published } from '../../src/bot/publish/comment.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { viewOf } from '../../src/channels/view.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { report, submission } from '../report/sample.ts';
import { SILENT } from '../../src/base/effects.ts';
import { connect } from '../github/collecting.ts';

const HEAD = 'a'.repeat(40);
const BOT = 'github-actions[bot]';
const COMMENTS = '/repos/org/tool/issues/1/comments';
const UPDATED = '2026-11-21T12:00:00Z';
const PLACE = 'org/tool#1';

interface Stored {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string } | null;
  readonly created_at: string;
  readonly updated_at: string;
}
type Answer = readonly [status: number, body: object, headers?: Record<string, string>];

/** The comments of one pull request. A function stands for an answer that is not as it should be; null: as it should be. */
let comments: Stored[];
let onList: (look: number) => Answer | null;
let onPost: () => Answer | null;
let onPatch: (id: number) => Answer | null;
let onDelete: (id: number) => Answer | null;
let onStand: () => Answer;
let requests: string[];
let github: GitHub;
let debug: string[];

const FORBIDDEN: Answer = [403, { message: 'Resource not accessible by integration' }];
const stored = (id: number, body: string, login: string | null = BOT): Stored => ({
  id,
  body,
  user: login === null ? null : { login, type: 'Bot' },
  created_at: UPDATED,
  updated_at: UPDATED,
});

beforeAll(removePace);
beforeEach(() => {
  comments = [];
  requests = [];
  debug = [];
  onList = onPost = onPatch = onDelete = () => null;
  onStand = () => [
    200,
    { data: { viewer: { login: BOT }, repository: { pullRequest: { headRefOid: HEAD } } } },
  ];
  nock.disableNetConnect();
  const api = nock(DEFAULT_API_URL).persist();
  api.post('/graphql').reply(() => [...onStand()]);
  api
    .get(COMMENTS)
    .query(true)
    .reply(() => {
      requests.push('LIST');
      return [
        ...(onList(requests.filter((one) => one === 'LIST').length) ?? [200, structuredClone(comments)]),
      ];
    });
  api.post(COMMENTS).reply(async (request: Request) => {
    requests.push('POST');
    const fault = onPost();
    if (fault !== null) return [...fault];
    const made = stored(50, await bodyIn(request));
    comments.push(made);
    return [201, made];
  });
  api.patch(/\/comments\/\d+$/).reply(async (request: Request) => {
    const id = idOf(request);
    requests.push(`PATCH ${id}`);
    const fault = onPatch(id);
    if (fault !== null) return [...fault];
    const changed = comments.find((one) => one.id === id) as Stored;
    changed.body = await bodyIn(request);
    return [200, changed];
  });
  api.delete(/\/comments\/\d+$/).reply((request: Request) => {
    const id = idOf(request);
    requests.push(`DELETE ${id}`);
    const fault = onDelete(id);
    if (fault !== null) return [...fault];
    comments = comments.filter((one) => one.id !== id);
    return [204];
  });
  github = connect({ url: DEFAULT_API_URL }, 'token');
});
afterEach(async () => {
  await github.close();
  nock.cleanAll();
  nock.enableNetConnect();
});

const idOf = ({ url }: Request): number => Number(url.slice(url.lastIndexOf('/') + 1));
const bodyIn = async (request: Request): Promise<string> => ((await request.json()) as { body: string }).body;

/** The report of a run that began so many minutes after eleven. The comments of others were changed at noon. */
const runAt = (minute: number, total = 40): RunReport =>
  report([submission(PLACE, { total })], {
    run: { createdAt: new Date(Date.UTC(2026, 10, 21, 11, minute)).toISOString() },
  });
const bodyOf = (run: RunReport, previousBody: string | null = null): string =>
  renderComment(viewOf(run, 'staff'), { key: 'k', previousBody, headSha: HEAD });

function publish(run: RunReport, change: Partial<CommentTarget> = {}): Promise<Published> {
  const repository = { owner: 'org', repo: 'tool' };
  const target = { github, repository, pullNumber: 1, headSha: HEAD, key: 'k', report: run, ...change };
  return publishComment({ audience: 'staff', ...target }, { ...SILENT, debug: (text) => debug.push(text) });
}

describe('the sentence for the log', () => {
  test.each<readonly [string, () => void, Partial<CommentTarget>, Published]>([
    ['none is there', () => {}, {}, { kind: 'created', sentence: `The report is a comment on ${PLACE}.` }],
    [
      'none is there and none is wanted',
      () => {},
      { createIfMissing: false },
      { kind: 'unchanged', sentence: `There is no comment on ${PLACE}, and none is needed.` },
    ],
    [
      'an older one is there',
      () => comments.push(stored(1, bodyOf(runAt(10)))),
      {},
      { kind: 'updated', sentence: `The comment on ${PLACE} is up to date.` },
    ],
    [
      'a newer one is there',
      () => comments.push(stored(1, bodyOf(runAt(40)))),
      {},
      { kind: 'superseded', sentence: `The comment on ${PLACE} is of a newer run, which stays.` },
    ],
    [
      'the same is there, with other ends of lines',
      () => comments.push(stored(1, `${bodyOf(runAt(30)).replaceAll('\n', '\r\n')}\r\n `)),
      {},
      { kind: 'unchanged', sentence: `The comment on ${PLACE} says the same already.` },
    ],
  ])('where %s', async (_, prepare, change, published) => {
    prepare();
    expect(await publish(runAt(30), change)).toEqual(published);
  });
});

describe('a comment that may not be changed', () => {
  test.each<readonly [string, Answer, 'created' | 'refused']>([
    ['is refused for a right that was taken away', FORBIDDEN, 'created'],
    ['is gone', [404, { message: 'Not Found' }], 'created'],
    ['was deleted', [410, { message: 'Gone' }], 'created'],
    [
      'is refused for a rate limit',
      [403, { message: 'You have exceeded a secondary rate limit' }],
      'refused',
    ],
    ['is refused for its text', [422, { message: 'Validation Failed' }], 'refused'],
    ['is refused for the token', [401, { message: 'Bad credentials' }], 'refused'],
  ])('because it %s (%j): a new one is %s', async (_, answer, kind) => {
    comments = [stored(1, bodyOf(runAt(10)))];
    onPatch = () => answer;
    expect((await publish(runAt(30))).kind).toBe(kind);
    expect(requests.includes('POST')).toBe(kind === 'created');
    expect(comments.map(({ id }) => id)).toEqual(kind === 'created' ? [50] : [1]);
  });

  test.each([
    [GITHUB_LIMITS.comment.maxLooks - 1, 'created'],
    [GITHUB_LIMITS.comment.maxLooks, 'refused'],
  ])('%d of them, one after another: %s', async (others, kind) => {
    comments = Array.from({ length: others }, (_, at) => stored(at + 1, bodyOf(runAt(10))));
    onPatch = () => FORBIDDEN;
    const published = await publish(runAt(30));
    expect(published.kind).toBe(kind);
    expect(requests.filter((one) => one.startsWith('PATCH'))).toEqual(
      Array.from({ length: others }, (_, at) => `PATCH ${others - at}`),
    );
    if (kind === 'refused') {
      expect(published.sentence).toMatch(
        /^The report could not be posted as a comment\. .*pull-requests: write/,
      );
    }
  });

  test('leaves ours, which says the same but for a comparison with it', async () => {
    const ours = bodyOf(runAt(30));
    comments = [stored(1, ours), stored(2, bodyOf(runAt(10, 90)))];
    onPatch = () => FORBIDDEN;
    expect(bodyOf(runAt(30), comments[1]?.body)).not.toBe(ours);
    expect(await publish(runAt(30))).toMatchObject({ kind: 'unchanged' });
    expect(requests).toEqual(['LIST', 'PATCH 2', 'LIST']);
  });
});

describe('a comment that was just made', () => {
  test.each([
    ['an older run’s', 10, 60, 'created', [50]],
    ['a newer run’s', 40, 10, 'superseded', [10]],
    ['one of a run that began with it, which came later', 30, 60, 'superseded', [60]],
    ['one of a run that began with it, which came before', 30, 10, 'created', [50]],
  ] as const)('meets %s', async (_, minute, id, kind, left) => {
    onList = (look) => {
      if (look === 2) comments.push(stored(id, bodyOf(runAt(minute, 77))));
      return null;
    };
    expect((await publish(runAt(30))).kind).toBe(kind);
    expect(comments.map((one) => one.id)).toEqual(left);
  });

  test('by a run that is not the newest goes, and no other: the newest run’s is for that one to choose', async () => {
    onList = (look) => {
      if (look === 2) comments.push(stored(10, bodyOf(runAt(40))), stored(20, bodyOf(runAt(50))));
      return null;
    };
    expect((await publish(runAt(30))).kind).toBe('superseded');
    expect(comments.map((one) => one.id)).toEqual([10, 20]);
  });

  test('stands where GitHub does not say what else is there', async () => {
    onList = (look) => (look === 1 ? null : [404, { message: 'Not Found' }]);
    expect((await publish(runAt(30))).kind).toBe('created');
    expect(comments).toHaveLength(1);
    expect(debug.join('\n')).toContain(`reading the comments of ${PLACE}`);
  });

  test('and whose answer was lost is found, and its race is settled', async () => {
    onPost = () => {
      comments.push(stored(50, bodyOf(runAt(30))), stored(60, bodyOf(runAt(10))));
      return [502, {}];
    };
    expect((await publish(runAt(30))).kind).toBe('created');
    expect([requests, comments.length]).toEqual([['LIST', 'POST', 'LIST', 'DELETE 60'], 1]);
    expect(debug).toContain(`The answer to the comment on ${PLACE} was lost; the comment is there.`);
  });
});

test.each([
  [70, 'superseded'],
  [71, 'updated'],
])(
  'a run that began %i minutes after eleven, by the comment that was changed at noon: %s, as clocks differ by ten minutes',
  async (minute, kind) => {
    comments = [stored(1, bodyOf(runAt(minute, 77)))];
    expect((await publish(runAt(30))).kind).toBe(kind);
  },
);

describe('copies', () => {
  test('of the same account go, of another or of nobody stay', async () => {
    const body = bodyOf(runAt(10));
    comments = [stored(1, body, 'other-app[bot]'), stored(2, body), stored(3, body), stored(4, body, null)];
    expect((await publish(runAt(30))).kind).toBe('updated');
    expect(comments.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  test('are not what a comment is compared with, but the last one is', async () => {
    const last = bodyOf(runAt(20, 70));
    comments = [stored(2, bodyOf(runAt(10, 90))), stored(3, last)];
    expect((await publish(runAt(30, 40))).kind).toBe('updated');
    expect(comments).toMatchObject([{ id: 3, body: bodyOf(runAt(30, 40), last) }]);
    expect(comments[0]?.body).toContain('▼ 30.0');
  });

  test('that cannot be removed are no failure', async () => {
    comments = [stored(2, bodyOf(runAt(10))), stored(3, bodyOf(runAt(10)))];
    onDelete = () => [404, { message: 'Not Found' }];
    expect((await publish(runAt(30))).kind).toBe('updated');
    expect(debug.join('\n')).toContain(`removing a second comment on ${PLACE}`);
  });
});

describe('where GitHub does not say at which commit the pull request stands', () => {
  const LIMITED = {
    data: null,
    errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' }],
  };

  test.each<readonly [string, Answer, string]>([
    [
      'it is gone',
      [200, { data: { viewer: { login: BOT }, repository: { pullRequest: null } } }],
      'was pushed to',
    ],
    [
      'it is not found',
      [200, { data: null, errors: [{ type: 'NOT_FOUND', message: 'Nothing' }] }],
      'refused reading org/tool#1',
    ],
    [
      'the hour’s requests of GraphQL are used up, which it says with status 200',
      [200, LIMITED, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795349101' }],
      'limit of requests is used up while reading org/tool#1; try again at 12:06 UTC',
    ],
    [
      'they are, by the other name that it has for it, and with too few left for this query',
      [
        200,
        { errors: [{ ...LIMITED.errors[0], type: 'RATE_LIMIT', code: 'graphql_rate_limit' }] },
        { 'x-ratelimit-remaining': '4', 'x-ratelimit-reset': '1795349101' },
      ],
      'limit of requests is used up while reading org/tool#1; try again at 12:06 UTC',
    ],
  ])('because %s, nothing is written', async (_, answer, sentence) => {
    onStand = () => answer;
    expect((await publish(runAt(30))).sentence).toContain(sentence);
    expect(requests).toEqual([]);
  });
});
