import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporary } from '../../embedded/serving.ts';
import { scene } from '../launch/scene.ts';
import type { Browser } from '../login/browser.ts';
import { canvas, moodle, type Platform, TOKEN } from './platforms.ts';

const code = (name: string): string =>
  `int ${name}(int a) {\n  int b = a * 2;\n  for (int i = 0; i < b; i++) b -= i;\n  return b;\n}\n`;
const AT = 1_790_000_000;

interface Opened {
  readonly user: Browser;
  readonly list: (token?: string) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** Fetches the task into a new draft. @returns what the server said, and what it recognised then */
  readonly take: (task?: string) => Promise<{
    readonly status: number;
    readonly said: Record<string, unknown>;
    readonly seen: Seen | null;
  }>;
}

interface Seen {
  readonly name: string;
  readonly problem: unknown;
  readonly recognised: {
    readonly judged: number;
    readonly notices: unknown;
    readonly submissions: readonly { name: string; files: number; problem: unknown }[];
  } | null;
}

/** Somebody who opened the course from its platform. */
async function opened(by: 'moodle' | 'canvas', at: Platform, files: readonly string[] = []): Promise<Opened> {
  const { launch, user } = await scene([
    `submissions: { by: ${by}, address: "${at.address}/", files: ${JSON.stringify(files)} }`,
  ]);
  expect(await launch()).toBeNull();
  return {
    user,
    list: (token = TOKEN) => user.ask('/people/v1/platform/tasks', 'POST', { token }),
    take: async (task = '31') => {
      const draft = `/people/v1/drafts/${String((await user.ask('/people/v1/drafts', 'POST')).body['id'])}`;
      const body = { token: TOKEN, task, name: 'Lab 1' };
      const { status, body: said } = await user.ask(`${draft}/task`, 'POST', body);
      const seen = (await user.ask(draft)).body as unknown as Seen;
      return { status, said, seen };
    },
  };
}

const submissionsOf = (seen: Seen | null): unknown =>
  seen?.recognised?.submissions.map(({ name, files, problem }) => [name, problem === null ? files : 'n/a']);

describe('what was handed in at Moodle', () => {
  test('fills the draft as if it had been dropped, and the token stands in no address', async () => {
    const there = await moodle();
    there.students = [
      { id: 7, name: 'Ada "A" Lovelace', email: 'ada@university.example' },
      { id: 8, name: '../Bo, Diaz' },
      { id: 9, name: 'Cy Evans' },
      { id: 10, name: 'Di Fox' },
    ];
    there.given = [
      {
        user: 7,
        at: AT,
        files: [
          { path: 'src/a.c', text: code('ada') },
          { path: 'a.c', text: code('own') },
        ],
      },
      { user: 8, at: AT, files: [{ path: 'mine/ä b%2e.c', text: code('bo') }] },
      { user: 9, at: AT, text: `<p>${code('cy')}</p>` },
      // Left the course.
      { user: 99, at: AT, files: [{ path: 'a.c', text: code('left') }] },
    ];
    const { user, list, take } = await opened('moodle', there);
    expect((await user.ask('/people/v1/platform')).body).toEqual({ name: 'Example LMS' });
    expect((await list()).body).toEqual({ tasks: [{ id: '31', name: 'Lab 1' }] });
    const { status, said, seen } = await take();
    expect([status, said]).toEqual([200, { handedIn: 3, nothing: 1, notGiven: 1 }]);
    expect(seen?.name).toBe('Lab 1');
    expect(submissionsOf(seen)).toEqual([
      ['Ada "A" Lovelace', 2],
      ['../Bo, Diaz', 1],
      ['Cy Evans', 1],
    ]);
    expect(JSON.stringify(seen?.recognised?.notices)).toContain('Di Fox');
    expect(there.log.length).toBeGreaterThan(5);
    expect(there.log.filter(({ line }) => line.includes(TOKEN))).toEqual([]);
    expect(there.log.every(({ hasToken }) => hasToken)).toBe(true);
  });

  test('of a group is one submission of its members', async () => {
    const there = await moodle();
    there.students = [
      { id: 7, name: 'Ada', group: 4 },
      { id: 8, name: 'Bo', group: 4 },
      { id: 9, name: 'Cy', group: 5 },
      { id: 10, name: 'Di', group: 6 },
    ];
    there.given = [
      { user: null, group: 4, at: AT, files: [{ path: 'a.c', text: code('four') }] },
      { user: null, group: 5, at: AT, files: [{ path: 'a.c', text: code('five') }] },
      // A member's own row holds nothing.
      { user: 8, at: AT },
    ];
    const { said, seen } = await (await opened('moodle', there)).take();
    expect(said).toEqual({ handedIn: 2, nothing: 1, notGiven: 0 });
    expect(submissionsOf(seen)).toEqual([
      ['Ada, Bo', 1],
      ['Cy', 1],
    ]);
  });

  test('is refused in a sentence that repeats nothing of what Moodle says', async () => {
    const there = await moodle();
    const { list, take } = await opened('moodle', there);
    const wrong = await list('0'.repeat(32));
    expect([wrong.status, wrong.body['error']]).toEqual([
      422,
      'Example LMS refused this (mod_assign_get_assignments: invalidtoken). Look whether the token is right, and whether it may read what was handed in.',
    ]);
    // Whoever may not grade the task is told of none.
    expect((await take('32')).status).toBe(422);
    for (const token of ['', 'two words', 'x\r\ny']) expect((await list(token)).status).toBe(422);
  });
});

describe('what was handed in at Canvas', () => {
  test('comes page by page, with what is late, typed, a link or nothing', async () => {
    const there = await canvas();
    there.students = [
      { id: 7, name: 'Ada Lovelace', email: 'ada@university.example' },
      { id: 8, name: 'Bo Diaz' },
      { id: 9, name: 'Cy Evans' },
      { id: 10, name: 'Di Fox' },
      { id: 11, name: 'Ed Gray' },
    ];
    there.given = [
      { user: 7, at: AT, isLate: true, files: [{ path: '../..\\.. /a.c', text: code('ada') }] },
      { user: 8, at: AT, text: `<p>${code('bo')}</p>` },
      { user: 9, at: AT, link: 'https://elsewhere.example/' },
      // Neither file nor text: a recording.
      { user: 11, at: AT },
    ];
    const { list, take } = await opened('canvas', there, [there.files]);
    expect((await list()).body).toEqual({ tasks: [{ id: '31', name: 'Lab 1' }] });
    const { said, seen } = await take();
    expect(said).toEqual({ handedIn: 3, nothing: 1, notGiven: 1 });
    expect(submissionsOf(seen)).toEqual([
      ['Ada Lovelace', 1],
      ['Bo Diaz', 1],
      ['Cy Evans', 'n/a'],
    ]);
    expect(there.log.filter(({ line }) => line.includes('/submissions'))).toHaveLength(3);
    expect(there.log.filter(({ line }) => line.includes(TOKEN))).toEqual([]);
  });

  test('of a group is one submission, of whichever member’s was last', async () => {
    const there = await canvas();
    there.students = [
      { id: 7, name: 'Ada', group: 4 },
      { id: 8, name: 'Bo', group: 4 },
      { id: 9, name: 'Cy' },
      { id: 10, name: 'Di' },
    ];
    there.given = [
      {
        user: 7,
        at: AT,
        files: [
          { path: 'a.c', text: code('old') },
          { path: 'b.c', text: code('gone') },
        ],
      },
      { user: 8, at: AT + 1, files: [{ path: 'a.c', text: code('new') }] },
      { user: 9, at: AT, files: [{ path: 'a.c', text: code('cy') }] },
      { user: 10, at: AT, files: [{ path: 'a.c', text: code('di') }] },
    ];
    const { seen } = await (await opened('canvas', there, [there.files])).take();
    expect(submissionsOf(seen)).toEqual([
      ['Ada, Bo', 1],
      ['Cy', 1],
      ['Di', 1],
    ]);
  });
});

describe('whoever has not even a number at Canvas', () => {
  test('is nobody’s other half, and is counted as not given', async () => {
    const there = await canvas();
    there.students = [{ id: 7, name: 'Ada' }, ...[8, 9].map((id) => ({ id, name: 'Bo', isHidden: true }))];
    there.given = [7, 8, 9].map((user) => ({ user, at: AT, files: [{ path: 'a.c', text: code('x') }] }));
    const { said, seen } = await (await opened('canvas', there, [there.files])).take();
    expect(said).toEqual({ handedIn: 1, nothing: 0, notGiven: 2 });
    expect(submissionsOf(seen)).toEqual([['Ada', 1]]);
  });
});

describe('nobody else is asked', () => {
  const class7 = [{ id: 7, name: 'Ada' }];
  const given7 = [{ user: 7, at: AT, files: [{ path: 'a.c', text: code('ada') }] }];
  const answering =
    (status: number, headers: Record<string, string> = {}, text = '') =>
    (_url: URL, response: ServerResponse): boolean => {
      response.writeHead(status, headers).end(text);
      return true;
    };

  test.each<[what: string, by: 'moodle' | 'canvas', find: RegExp, instead: (other: Platform) => Answering]>([
    [
      'a file elsewhere',
      'canvas',
      /^\/files\//,
      (other) => answering(302, { location: `${other.address}/x` }),
    ],
    [
      'a next page where files may lie',
      'canvas',
      /\/submissions/,
      (other) => answering(200, { link: `<${other.address}/x>; rel="next"` }, '[]'),
    ],
    [
      'a redirect of Moodle',
      'moodle',
      /pluginfile/,
      (other) => answering(303, { location: `${other.address}/x` }),
    ],
    ['another scheme', 'canvas', /^\/files\//, () => answering(302, { location: 'file:///etc/passwd' })],
  ])('%s', async (what, by, find, instead) => {
    const other = await moodle();
    const there = by === 'moodle' ? await moodle() : await canvas();
    there.students = class7;
    there.given = given7;
    const answer = instead(other);
    there.instead = (url, response) => find.test(url.pathname) && answer(url, response);
    const { status, said, seen } = await (
      await opened(by, there, what.includes('files may') ? [other.address] : [])
    ).take();
    expect([status, seen?.recognised]).toEqual([502, null]);
    expect(String(said['error'])).toMatch(
      /^A file at Example LMS lies at \S*, which this server does not ask/,
    );
    expect(other.log).toEqual([]);
  });

  test('with the token, also where a file may lie', async () => {
    const store = await moodle();
    const there = await canvas();
    there.students = class7;
    there.given = given7;
    store.instead = answering(200, {}, code('kept'));
    there.instead = (url, response) =>
      url.pathname.startsWith('/files/') &&
      answering(302, { location: `${store.address}/kept` })(url, response);
    const { said } = await (await opened('canvas', there, [`${store.address}/any/`])).take();
    expect(said).toMatchObject({ handedIn: 1 });
    expect(store.log).toEqual([{ line: 'GET /kept', hasToken: false }]);
    // Some name that host at once.
    there.filesAt = store.address;
    expect((await (await opened('canvas', there, [store.address])).take()).said).toMatchObject({
      handedIn: 1,
    });
    expect(store.log.map(({ hasToken }) => hasToken)).toEqual([false, false]);
  });

  test('a file of Moodle outside of where it hands out files is not asked for', async () => {
    const there = await moodle();
    there.students = class7;
    there.given = given7;
    const told = { userid: 7, groupid: 0, timemodified: AT };
    const fileurl = `${there.address}/webservice/rest/server.php`;
    const plugins = [{ type: 'file', fileareas: [{ files: [{ filepath: '/a.c', fileurl }] }] }];
    const answer = { assignments: [{ submissions: [{ ...told, plugins }] }] };
    let calls = 0;
    there.instead = (_url, response) => {
      calls += 1;
      if (calls === 2) response.end(JSON.stringify(answer));
      return calls === 2;
    };
    expect((await (await opened('moodle', there)).take()).status).toBe(422);
    expect(calls).toBe(2);
  });

  test.each([
    ['is away', 503, 'Example LMS cannot be reached, or does not answer in time.'],
    ['counts requests', 429, 'Example LMS cannot be reached, or does not answer in time.'],
    ['answers a page', 200, 'Example LMS answered what this server does not understand.'],
    ['has no such task', 404, 'Example LMS refused this (404).'],
  ])('a platform that %s: told in a sentence', async (_what, status, sentence) => {
    const there = await canvas();
    there.instead = answering(status, {}, '<html>');
    const { status: answered, body } = await (await opened('canvas', there)).list();
    expect(answered).toBe(status === 404 ? 422 : 502);
    expect(String(body['error']).startsWith(sentence)).toBe(true);
  });

  test.each([
    ['0.0', /^Example LMS cannot be reached/],
    ['612.5', /^Example LMS refused this \(403\)/],
  ])('a Canvas of which %s of what may be asked is left, and that answers 403', async (left, sentence) => {
    const there = await canvas();
    there.instead = answering(403, { 'x-rate-limit-remaining': left }, '403 Forbidden');
    expect((await (await opened('canvas', there)).list()).body['error']).toMatch(sentence);
  });

  test('a next page that is no address is told in a sentence', async () => {
    const there = await canvas();
    there.instead = answering(200, { link: '<http://[>; rel="next"' }, '[]');
    const { status, body } = await (await opened('canvas', there)).list();
    expect([status, body['error']]).toEqual([
      502,
      expect.stringMatching(/^Example LMS answered what this server does not understand/),
    ]);
  });

  test('one file that does not come leaves the draft as it was', async () => {
    const there = await canvas();
    there.students = [
      { id: 7, name: 'Ada' },
      { id: 8, name: 'Bo' },
    ];
    there.given = [7, 8].map((user) => ({ user, at: AT, files: [{ path: 'a.c', text: code('x') }] }));
    there.instead = (url, response) => url.pathname.startsWith('/files/1/') && answering(500)(url, response);
    const { status, seen } = await (await opened('canvas', there, [there.files])).take();
    expect([status, seen?.recognised]).toEqual([502, null]);
  });
});

type Answering = (url: URL, response: ServerResponse) => boolean;

test('without a course, or at a platform that gives none, nothing is offered', async () => {
  const { launch, user, service } = await scene();
  const ask = (): Promise<unknown> => user.ask('/people/v1/platform').then(({ body }) => body);
  expect(await launch()).toBeNull();
  expect(await ask()).toEqual({ name: null });
  expect((await user.ask('/people/v1/platform/tasks', 'POST', { token: TOKEN })).status).toBe(409);
  const owner = await service.ask('GET', '/../../people/v1/platform');
  expect(owner.body).toEqual({ name: null });
});

test('the token is kept nowhere', async () => {
  const there = await moodle();
  there.students = [{ id: 7, name: 'Ada' }];
  there.given = [{ user: 7, at: AT, files: [{ path: 'a.c', text: code('ada') }] }];
  const folder = temporary();
  const place = `submissions: { by: moodle, address: "${there.address}" }`;
  const { launch, user, service } = await scene([place], folder);
  await launch();
  const draft = `/people/v1/drafts/${String((await user.ask('/people/v1/drafts', 'POST')).body['id'])}`;
  const body = { token: TOKEN, task: '31', name: 'Lab 1' };
  expect((await user.ask(`${draft}/task`, 'POST', body)).status).toBe(200);
  const { body: audit } = await service.ask('GET', '/../../people/v1/audit');
  expect(JSON.stringify(audit)).toContain('fetch-task');
  const kept = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name)).toString('latin1'));
  // Rows and files are searched: what was fetched is there.
  for (const word of ['fetch-task', 'int ada']) expect(kept.some((text) => text.includes(word))).toBe(true);
  expect(kept.filter((text) => text.includes(TOKEN))).toEqual([]);
});
