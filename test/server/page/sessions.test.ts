import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../../src/service/api/reply.ts';
import { OWNER } from '../../../src/service/store/people/caller.ts';
import { SessionRows } from '../../../src/service/store/people/identities.ts';
import { openTemporary } from '../../../src/service/store/storage.ts';
import { isOwnPage } from '../../../src/program/server/page/answers.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { Sessions } from '../../../src/program/server/page/sessions.ts';
import { KEY, serving, temporary } from '../../embedded/serving.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

function requestWith(headers: Record<string, string>, method = 'GET'): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = method;
  Object.assign(request.headers, headers);
  return request;
}

/** Sessions on a clock of the test's own, of one key. */
async function sessionsOf(isSecure = false) {
  const { database } = await openTemporary(temporary());
  onTestFinished(() => database.close());
  const state = { now: Date.UTC(2026, 0, 1), isValid: true, scope: OWNER.scope };
  const admit = (hash: string) =>
    Promise.resolve(
      state.isValid && hash === 'the key' ? { ...OWNER, scope: state.scope } : new HttpError('401 no'),
    );
  const sessions = new Sessions(
    new SessionRows(database),
    { admit, admitPerson: () => admit('the key') },
    () => state.now,
    isSecure,
  );
  const { cookie: header } = await sessions.enter(requestWith({}), { keyHash: 'the key' });
  const request = requestWith({ cookie: header.split(';')[0] ?? '' });
  return { sessions, state, header, request, database };
}

test('a session ends eight hours after its last use, and not before', async () => {
  const { sessions, state, request } = await sessionsOf();
  state.now += 8 * HOUR;
  expect(await sessions.callerOf(request)).toEqual(OWNER);
  // Used: it begins to count anew.
  state.now += 8 * HOUR;
  expect(await sessions.callerOf(request)).toEqual(OWNER);
  state.now += 8 * HOUR + 1;
  expect(await sessions.callerOf(request)).toBeNull();
});

test('a session that was begun by a clock that was ahead lasts no longer for it', async () => {
  const { sessions, state, request } = await sessionsOf();
  state.now -= HOUR;
  expect(await sessions.callerOf(request)).toEqual(OWNER);
  state.now -= 1;
  expect(await sessions.callerOf(request)).toBeNull();
});

test('a session ends after seven days, however much it is used', async () => {
  const { sessions, state, request } = await sessionsOf();
  const begun = state.now;
  for (; state.now < begun + 7 * DAY; state.now += 4 * HOUR) {
    expect(await sessions.callerOf(request)).toEqual(OWNER);
  }
  expect(state.now).toBe(begun + 7 * DAY);
  expect(await sessions.callerOf(request)).toEqual(OWNER);
  state.now += 1;
  expect(await sessions.callerOf(request)).toBeNull();
});

test('a session that was begun elsewhere ends after twelve hours, however much it is used', async () => {
  const { sessions, state } = await sessionsOf();
  const entry = { userId: OWNER.userId, corpusId: null, sid: null };
  const { cookie } = await sessions.enter(requestWith({}), entry);
  const request = requestWith({ cookie: cookie.split(';')[0] ?? '' });
  for (const hours of [6, 6]) {
    state.now += hours * HOUR;
    expect(await sessions.callerOf(request)).toEqual(OWNER);
  }
  state.now += 1;
  expect(await sessions.callerOf(request)).toBeNull();
});

test('what has ended is deleted when somebody else comes in', async () => {
  const { sessions, state, database } = await sessionsOf();
  const count = async (): Promise<number> =>
    (await database.db.selectFrom('sessions').select('hash').execute()).length;
  const comeIn = () => sessions.enter(requestWith({}), { keyHash: 'the key' });
  state.now += 8 * HOUR;
  await comeIn();
  expect(await count()).toBe(2);
  state.now += 1;
  await comeIn();
  expect(await count()).toBe(2);
});

test('a session ends with its key for good, and when its person logs out', async () => {
  const { sessions, state, request } = await sessionsOf();
  state.isValid = false;
  expect(await sessions.callerOf(request)).toBeNull();
  state.isValid = true;
  expect(await sessions.callerOf(request)).toBeNull();
  const { cookie } = await sessions.enter(request, { keyHash: 'the key' });
  const next = requestWith({ cookie: `a=b; ${cookie.split(';')[0] ?? ''}` });
  expect(await sessions.callerOf(next)).toEqual(OWNER);
  const ended = await sessions.end(next);
  expect([ended.cookie.includes('Max-Age=0'), ended.isOfElsewhere]).toEqual([true, false]);
  expect(await sessions.callerOf(next)).toBeNull();
});

test('whoever comes in goes on in no session that was there before, and whoever may not changes nothing', async () => {
  const { sessions, state, request } = await sessionsOf();
  await expect(sessions.enter(request, { keyHash: 'another key' })).rejects.toThrow('no');
  expect(await sessions.callerOf(request)).toEqual(OWNER);
  state.scope = 'submit';
  await expect(sessions.enter(request, { keyHash: 'the key' })).rejects.toThrow('scope submit');
  state.scope = 'full';
  expect(await sessions.callerOf(request)).toEqual(OWNER);

  const { caller, cookie } = await sessions.enter(request, { keyHash: 'the key' });
  expect(caller).toEqual(OWNER);
  expect(await sessions.callerOf(requestWith({ cookie: cookie.split(';')[0] ?? '' }))).toEqual(OWNER);
  expect(await sessions.callerOf(request)).toBeNull();
});

test('the cookie is out of reach of scripts and other sites, and by https bound to the host', async () => {
  const plain = await sessionsOf();
  expect(plain.header).toMatch(/^session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/);
  const secure = await sessionsOf(true);
  expect(secure.header).toMatch(/^__Host-session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  // The database has nothing that a cookie could be made of.
  const rows = await plain.database.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(plain.header.slice('session='.length, 20));
  expect(plain.sessions.isBrought(requestWith({ cookie: 'session=short' }))).toBe(false);
});

const HOST = 'cs101.example:8443';
const OWN = { 'x-requested-with': 'code-similarity' };

test.each([
  ['its own page', 'POST', { ...OWN, 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` }, true],
  ['its own page in an old browser', 'POST', OWN, true],
  ['cases of its own report', 'PUT', { 'if-match': '"cases-1"', 'sec-fetch-site': 'same-origin' }, true],
  ['an address that was typed', 'GET', { 'sec-fetch-site': 'none' }, true],
  ['a form elsewhere', 'POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['a neighbour of its site', 'POST', { ...OWN, 'sec-fetch-site': 'same-site' }, false],
  ['a link elsewhere', 'GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['another port', 'POST', { ...OWN, origin: 'https://cs101.example' }, false],
  ['a page without an origin', 'POST', { ...OWN, origin: 'null' }, false],
  ['a form in an old browser', 'POST', {}, false],
  ['no page', 'DELETE', { ...OWN, 'sec-fetch-site': 'none' }, false],
])('%s, %s: %o is its own page: %s', (_who, method, headers, isOwn) => {
  expect(isOwnPage(requestWith(headers, method), HOST)).toBe(isOwn);
});

test('an address has ten attempts a minute, right or wrong', async () => {
  const { baseUrl } = await serving({ extend: openPage });
  const attempt = (key: string): Promise<Response> =>
    fetch(new URL('/people/v1/session', baseUrl), {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
  for (let at = 1; at < 10; at += 1) expect((await attempt(`guess ${at}`)).status).toBe(401);
  const last = await attempt(KEY);
  expect(last.status).toBe(200);
  const refused = await attempt(KEY);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Who is logged in already goes on; whose cookie another page sends does not.
  const cookie = last.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = (headers: Record<string, string>, method = 'GET'): Promise<Response> =>
    fetch(new URL('/people/v1/keys', baseUrl), { method, headers: { cookie, ...headers } });
  expect((await ask({})).status).toBe(200);
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask({}, 'POST')).status).toBe(403);
});

test('a session that a key began makes no key that ends after it', async () => {
  const { baseUrl } = await serving({ extend: openPage });
  const ask = async (headers: Record<string, string>, path: string, body: object) => {
    const response = await fetch(new URL(`/people/v1${path}`, baseUrl), {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: response.status, cookie, made: (await response.json()) as Record<string, unknown> };
  };
  const short = await ask({ apikey: KEY }, '/keys', { name: 'short', expires_at: '2999-01-01' });
  const { cookie } = await ask({}, '/session', { key: short.made['key'] });
  const later = { name: 'long', expires_at: '2999-01-01T00:00:00.001Z' };
  expect((await ask({ cookie }, '/keys', later)).status).toBe(422);
  const same = await ask({ cookie }, '/keys', { name: 'same' });
  expect(same.made['expires_at']).toBe(short.made['expires_at']);
});
