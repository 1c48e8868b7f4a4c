import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { parseLoginConfig } from '../../../src/program/server/login/login-config.ts';
import { OpenIdProvider } from '../../../src/program/server/login/provider.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { KEY, type Serving, serving } from '../../embedded/serving.ts';
import { type Browser, browser, freePort } from './browser.ts';
import { CLIENT, SECRET, seconds, type University, university } from './university.ts';

interface Scene {
  readonly there: University;
  readonly server: string;
  readonly service: Serving;
  readonly user: Browser;
  /** Logs in, and says why that came to nothing. */
  readonly logIn: (before?: (url: URL) => void) => Promise<string | null>;
  /** Whom the server has accounts of. */
  readonly users: () => Promise<readonly Record<string, unknown>[]>;
}

async function scene(more = '', listed?: readonly string[]): Promise<Scene> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const there = await university(server, listed);
  const config = parseLoginConfig(
    `issuer: ${there.issuer}
client: ${CLIENT}
called: University of Example
scopes: openid profile groups
instructors: [cs-teachers]
assistants: [cs-assistants]
administrators: [cs-admins]
${more}`,
    'login.yml',
    SECRET,
  );
  const service = await serving({
    port,
    publicUrl: server,
    extend: (parts) => openPage(parts, { login: config }),
  });
  const user = browser(server);
  return {
    there,
    server,
    service,
    user,
    logIn: async (before) => {
      const response = await user.open(`${server}/login`, before);
      const text = await response.text();
      return response.status === 303
        ? null
        : (/<p>(.*?)<\/p>/.exec(text)?.[1] ?? `${response.status} ${text}`);
    },
    users: async () => {
      const { body } = await service.ask('GET', '/../../people/v1/users');
      return (body['users'] as Record<string, unknown>[]).slice(1);
    },
  };
}

describe('logging in with an account of the university', () => {
  test('makes somebody of this server, with the role that the groups give', async () => {
    const { user, logIn, users, there, server } = await scene();
    expect((await user.ask('/people/v1/login')).body).toEqual({ name: 'University of Example' });
    expect((await user.ask('/people/v1/session')).status).toBe(401);
    expect(await logIn()).toBeNull();
    expect((await user.ask('/people/v1/session')).body).toMatchObject({
      user: { name: 'ada', role: 'instructor' },
      scope: 'full',
    });
    expect(await users()).toMatchObject([{ name: 'ada', role: 'instructor' }]);
    // Of several groups the one with the most rights counts, and the next log-in says so.
    there.person = {
      ...there.person,
      preferred_username: 'ada married',
      groups: ['cs-assistants', 'cs-admins'],
    };
    expect(await logIn()).toBeNull();
    expect(await users()).toMatchObject([{ name: 'ada', role: 'administrator' }]);
    // What the token itself says counts before what the provider tells besides.
    there.twist = (claims) => ({ ...claims, groups: ['cs-assistants'], preferred_username: 'x' });
    expect(await logIn()).toBeNull();
    expect(await users()).toMatchObject([{ name: 'ada', role: 'assistant' }]);
    // Nothing of the attempt is left in the browser.
    expect([...(user.cookies.get(server)?.keys() ?? [])]).toEqual(['session']);
  });

  test.each([
    ['lists that alone', ['client_secret_post'], 1],
    ['registered the client for that', ['client_secret_basic', 'client_secret_post'], 2],
  ])('tells the secret in the body, where the provider %s', async (_where, listed, exchanges) => {
    const { logIn, there } = await scene('', listed);
    there.takesHeader = false;
    expect(await logIn()).toBeNull();
    expect(there.exchanges).toBe(exchanges);
  });

  test('says what is missing where the provider takes no secret of a client', async () => {
    const { logIn } = await scene('', ['private_key_jwt']);
    expect(await logIn()).toMatch(/takes no secret of a client, as its description says \(private_key_jwt\)/);
  });

  test('leads back to the view that somebody wanted, and nowhere else', async () => {
    const { user, server } = await scene();
    const to = async (place: string): Promise<string | null> =>
      (await user.open(`${server}/login?to=${encodeURIComponent(place)}`)).headers.get('location');
    expect(await to('/#/checks/12')).toBe('/#/checks/12');
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login', '/#"><b>']) {
      expect([evil, await to(evil)]).toEqual([evil, '/']);
    }
  });

  test('joins the corpora of the groups, and leaves them with the groups', async () => {
    const { user, logIn, there, service } = await scene(
      'corpora: {Programming 1: [p1], Programming 2: [p2]}',
    );
    const corpora = async (): Promise<unknown> => {
      const names = ((await user.ask('/people/v1/corpora')).body['corpora'] as { name: string }[]).map(
        ({ name }) => name,
      );
      return [names, (await user.ask('/people/v1/me')).body['corpus_id']];
    };
    there.person = { ...there.person, groups: ['cs-teachers', 'p1'] };
    await logIn();
    expect(await corpora()).toEqual([['Programming 1'], 1]);
    there.person = { ...there.person, groups: ['cs-teachers', 'p1', 'p2'] };
    await logIn();
    // In which of the two a check is made, nobody said.
    expect(await corpora()).toEqual([['Programming 1', 'Programming 2'], null]);
    there.person = { ...there.person, groups: ['cs-teachers', 'p2'] };
    await logIn();
    expect(await corpora()).toEqual([['Programming 2'], 2]);
    expect((await service.ask('GET', '/../../people/v1/corpora')).body['corpora']).toHaveLength(2);
  });

  test('is refused in no group, and whoever left theirs is out, keys included', async () => {
    const { user, logIn, users, there, service } = await scene();
    there.person = { ...there.person, groups: ['students'] };
    expect(await logIn()).toContain('is in no group that may use this server');
    expect(await users()).toEqual([]);
    there.person = { ...there.person, groups: ['cs-teachers'] };
    await logIn();
    const made = await service.ask('POST', '/../../people/v1/keys', { name: 'k', user_id: 2 });
    const apikey = String(made.body['key']);
    const withKey = async (): Promise<number> =>
      (await service.ask('GET', '/account', undefined, { apikey })).status;
    expect(await withKey()).toBe(200);
    const other = new Map(user.cookies);
    there.person = { ...there.person, groups: [] };
    // So it is where the provider was not asked for groups: then it is the operator's to mend.
    expect(await logIn()).toContain('named no group of yours in the claim groups');
    expect(await withKey()).toBe(403);
    user.cookies.clear();
    for (const [origin, jar] of other) user.cookies.set(origin, jar);
    expect((await user.ask('/people/v1/session')).status).toBe(401);
    // Whoever comes back has what they had.
    there.person = { ...there.person, groups: ['cs-teachers'] };
    expect(await logIn()).toBeNull();
    expect([await withKey(), (await users()).length]).toEqual([200, 1]);
  });

  test('is refused where the groups are too many to be named, and nobody is out for that', async () => {
    const { logIn, there, service } = await scene();
    await logIn();
    const made = await service.ask('POST', '/../../people/v1/keys', { name: 'k', user_id: 2 });
    const { groups: _groups, ...person } = there.person;
    there.person = person;
    // As Entra ID says it of who is in more than 200.
    there.twist = (claims) => ({ ...claims, _claim_names: { groups: 'src1' }, _claim_sources: { src1: {} } });
    expect(await logIn()).toContain('You are in too many groups');
    const apikey = String(made.body['key']);
    expect((await service.ask('GET', '/account', undefined, { apikey })).status).toBe(200);
  });

  test('takes nobody’s account for the name alone, unless the operator says so', async () => {
    const strict = await scene();
    await strict.service.ask('POST', '/../../people/v1/users', { name: 'Ada' });
    expect(await strict.logIn()).toContain('Somebody else is called “ada” on this server');
    const open = await scene('adopt-accounts: true');
    await open.service.ask('POST', '/../../people/v1/users', { name: 'Ada' });
    expect(await open.logIn()).toBeNull();
    expect((await open.users()).length).toBe(1);
    // The first one has the server's own key, and nobody else is it.
    open.there.person = { sub: '666', preferred_username: 'owner', groups: ['cs-admins'] };
    open.user.cookies.clear();
    expect(await open.logIn()).toContain('Somebody else is called “owner”');
  });

  test('a suspended person stays out', async () => {
    const { logIn, service, user } = await scene();
    await logIn();
    await service.ask('PATCH', '/../../people/v1/users/2', { suspended: true });
    expect((await user.ask('/people/v1/session')).status).toBe(401);
    expect(await logIn()).toContain('The account is suspended');
  });
});

describe('what comes back from the log-in is refused', () => {
  test('with another state, without the cookie of the attempt, and with another code', async () => {
    const { logIn, user, server, users } = await scene();
    const atCallback =
      (change: (url: URL) => void) =>
      (url: URL): void => {
        if (url.pathname === '/login/callback') change(url);
      };
    expect(await logIn(atCallback((url) => url.searchParams.set('state', 'x'.repeat(43))))).toContain(
      'is not valid, or belongs to another attempt',
    );
    expect(await logIn(atCallback(() => user.cookies.get(server)?.clear()))).toContain(
      'begun more than ten minutes ago, or in another browser',
    );
    expect(await logIn(atCallback((url) => url.searchParams.set('code', 'x'.repeat(43))))).toContain(
      'refused (invalid_grant)',
    );
    expect(await logIn(atCallback((url) => url.searchParams.set('iss', 'https://evil.example')))).toContain(
      'is not valid',
    );
    expect(await users()).toEqual([]);
  });

  test('with another verifier: the provider does not give the code away', async () => {
    const { logIn, user, server } = await scene();
    const said = await logIn((url) => {
      const jar = user.cookies.get(server);
      if (url.pathname !== '/login/callback' || jar === undefined) return;
      const pending = JSON.parse(Buffer.from(jar.get('login') ?? '', 'base64url').toString('utf8')) as object;
      const changed = { ...pending, verifier: 'v'.repeat(43) };
      jar.set('login', Buffer.from(JSON.stringify(changed)).toString('base64url'));
    });
    expect(said).toContain('refused (invalid_grant)');
  });

  test.each<[string, NonNullable<University['twist']>]>([
    ['for another client', (claims) => ({ ...claims, aud: 'another' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['for another attempt', (claims) => ({ ...claims, nonce: 'n'.repeat(43) })],
    ['without a nonce', (claims) => ({ ...claims, nonce: undefined })],
    ['that is over', (claims) => ({ ...claims, exp: seconds(Date.now()) - 31 })],
    ['from the future', (claims) => ({ ...claims, nbf: seconds(Date.now()) + 60 })],
  ])('with a token %s', async (_, twist) => {
    const { logIn, there, users } = await scene();
    there.twist = twist;
    expect(await logIn()).toContain('is not valid');
    expect(await users()).toEqual([]);
  });

  test('with a token that is over by less than the clocks may differ: it is taken', async () => {
    const { logIn, there } = await scene();
    there.twist = (claims) => ({ ...claims, exp: seconds(Date.now()) - 5 });
    expect(await logIn()).toBeNull();
  });

  test('with a key that the provider does not show; a new one that it shows is taken at once', async () => {
    const { logIn, there } = await scene();
    expect(await logIn()).toBeNull();
    await there.roll(true);
    expect(await logIn()).toBeNull();
    await there.roll(false);
    expect(await logIn()).toContain('is not valid');
  });

  test('with an issuer that the provider writes otherwise: the reason is told by its name', async () => {
    const { issuer } = await university('http://127.0.0.1:1');
    const file = `issuer: ${issuer.replace('127.0.0.1', 'localhost')}\nclient: c\ninstructors: [a]\n`;
    const provider = new OpenIdProvider(parseLoginConfig(file, 'f', SECRET), 'https://similarity.example');
    await expect(provider.begin()).rejects.toThrow(/ \(OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED\)\. Try/);
  });

  test('where nobody answers there: keys go on', async () => {
    const { logIn, there, service } = await scene();
    there.close();
    expect(await logIn()).toMatch(
      /^The log-in of University of Example cannot be reached.* \(ECONNREFUSED\)\./,
    );
    expect((await service.ask('GET', '/account')).status).toBe(200);
  });
});

describe('logging out', () => {
  test('here ends the session, and leads to the end of the one there', async () => {
    const { logIn, user, there, server } = await scene();
    await logIn();
    const { status, body } = await user.ask('/people/v1/session', 'DELETE');
    const next = new URL(String(body['next']));
    expect([status, next.origin, next.searchParams.get('post_logout_redirect_uri')]).toEqual([
      200,
      there.issuer,
      `${server}/`,
    ]);
    expect((await user.ask('/people/v1/session')).status).toBe(401);
  });

  test('there ends the session here, by a token that the provider signed for this server', async () => {
    const { logIn, user, there, server } = await scene();
    let sid: JWTPayload['sid'];
    there.twist = (claims) => {
      sid = claims['sid'];
      return claims;
    };
    await logIn();
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const now = seconds(Date.now());
    const good = { iss: there.issuer, aud: CLIENT, iat: now, exp: now + 120, jti: 'one', events, sid };
    const tell = async (claims: JWTPayload): Promise<number> => {
      const body = new URLSearchParams({ logout_token: await there.logout(claims) });
      return (await fetch(`${server}/login/ended`, { method: 'POST', body })).status;
    };
    const isIn = async (): Promise<boolean> => (await user.ask('/people/v1/session')).status === 200;
    const nobody = { ...good, sid: undefined };
    for (const bad of [
      { ...good, aud: 'another' },
      { ...good, iss: 'https://evil.example' },
      { ...good, exp: now - 60 },
      { ...good, nonce: 'n' },
      { ...good, events: {} },
      nobody,
    ]) {
      expect([await tell(bad), await isIn()]).toEqual([400, true]);
    }
    expect(await tell({ ...good, sid: 'of another session', sub: '4711' })).toBe(200);
    expect(await isIn()).toBe(true);
    expect([await tell(good), await isIn()]).toEqual([200, false]);
    there.twist = null;
    await logIn();
    expect([await tell({ ...nobody, sub: '4711' }), await isIn()]).toEqual([200, false]);
  });
});

describe('the file that says how people log in', () => {
  const GOOD = 'issuer: https://login.example\nclient: c\ninstructors: [a]\n';

  test('needs little', () => {
    expect(parseLoginConfig(GOOD, 'f', ' ')).toMatchObject({
      called: 'login.example',
      groups: 'groups',
      secret: null,
      adopts: false,
    });
  });

  test.each([
    ['', 'issuer: must be the https address'],
    [
      'issuer: http://login.example\nclient: c\ninstructors: [a]',
      'f, line 1, column 1: issuer: must be the https',
    ],
    ['issuer: https://u:p@login.example\nclient: c\ninstructors: [a]', 'issuer: must be'],
    ['issuer: https://login.example\nclient: c', 'give groups to administrators, instructors or assistants'],
    [`${GOOD}assistants: a`, 'assistants: must be a list of groups'],
    [`${GOOD}secret: s`, '"secret" is no known key'],
    [`${GOOD}corpora: [a]`, 'corpora: must name each corpus'],
  ])('%j is refused in words', (text, said) => {
    expect(() => parseLoginConfig(text, 'f', undefined)).toThrow(said);
  });
});

test('without it people log in with keys alone', async () => {
  const service = await serving({ extend: (parts) => openPage(parts) });
  const { body } = await service.ask('GET', '/../../people/v1/login', undefined, { apikey: KEY });
  expect(body).toEqual({ name: null });
  expect((await service.ask('GET', '/../../login')).status).toBe(404);
});
