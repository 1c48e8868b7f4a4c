import { createLocalJWKSet, decodeProtectedHeader, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { OwnKeys } from '../../../src/program/server/launch/own-keys.ts';
import { parsePlatforms } from '../../../src/program/server/launch/platforms.ts';
import { LaunchRows } from '../../../src/service/store/launches.ts';
import { IN_MEMORY, tables } from '../../embedded/store/backends.ts';
import { browser } from '../login/browser.ts';
import {
  ASSISTANT,
  CLIENT,
  DEPLOYMENT,
  INSTRUCTOR,
  LEARNER,
  type LearningPlatform,
} from './learning-platform.ts';
import { leadsTo, scene } from './scene.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim';
const DAY_MS = 24 * 60 * 60_000;

const namesOf = (list: unknown): readonly unknown[] => (list as { name: string }[]).map(({ name }) => name);

describe('opening a course from a learning platform', () => {
  test('logs in who teaches it, with the course', async () => {
    const { there, user, launch, begin, server, owner } = await scene();
    const url = leadsTo(await begin());
    expect(`${url.origin}${url.pathname}`).toBe(`${there.issuer}/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: CLIENT,
      redirect_uri: `${server}/lti/launch`,
      login_hint: 'u-1',
      lti_message_hint: 'm-1',
      state: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
    expect(await launch()).toBeNull();
    expect((await user.ask('/people/v1/session')).body).toMatchObject({
      user: { name: 'ada@university.example', role: 'instructor' },
      scope: 'full',
    });
    const own = async (): Promise<unknown> => {
      const { corpora } = (await user.ask('/people/v1/corpora')).body as {
        corpora: { id: number; name: string }[];
      };
      const { corpus_id: id } = (await user.ask('/people/v1/me')).body;
      return [namesOf(corpora), corpora.find((one) => one.id === id)?.name];
    };
    expect(await own()).toEqual([['Programming 1'], 'Programming 1']);
    // Once more it is the same account and the same course; one that is called the same is another course.
    expect(await launch()).toBeNull();
    there.claims = { ...there.claims, [`${LTI}/context`]: { id: 'course-2', title: 'Programming 1' } };
    expect(await launch()).toBeNull();
    expect(await own()).toEqual([['Programming 1', 'Programming 1 (2)'], 'Programming 1 (2)']);
    expect(namesOf((await owner('users'))['users'])).toEqual(['owner', 'ada@university.example']);
    // Of each launch that was finished nothing is left in the browser.
    expect([...(user.cookies.get(server)?.keys() ?? [])].filter((name) => name !== 'session')).toHaveLength(
      1,
    );
  });

  test('gives new checks the people of the course', async () => {
    const { there, user, launch } = await scene();
    there.members = [
      { user_id: 'u-1', roles: [INSTRUCTOR], name: 'Ada Lovelace', status: 'Active' },
      { user_id: 'u-2', roles: [LEARNER], name: 'Bo "B" Diaz', email: 'bo@university.example' },
      { user_id: 'u-3', roles: [LEARNER], name: 'Cy Evans', status: 'Inactive' },
      { user_id: 'u-4', roles: [LEARNER], name: 'Di Fox' },
      { user_id: 'u-5', roles: ['Learner'], name: 'Ed Gray' },
    ];
    await launch();
    const { body } = await user.ask('/people/v1/drafts', 'POST');
    const draft = await user.ask(`/people/v1/drafts/${String(body['id'])}`);
    const list = `"name","email","id","role"
"Ada Lovelace","","","instructor"
"Bo ""B"" Diaz","bo@university.example","","student"
"Di Fox","","","student"
"Ed Gray","","","student"
`;
    expect(draft.body['parts']).toMatchObject({
      people: { files: 1, bytes: Buffer.byteLength(list) },
      submissions: { files: 0 },
    });
    expect(there.asked.filter((path) => path === '/members')).toHaveLength(3);
    // A platform that does not answer keeps nobody from a check.
    there.close();
    const alone = await user.ask('/people/v1/drafts', 'POST');
    expect(alone.status).toBe(201);
    const { parts } = (await user.ask(`/people/v1/drafts/${String(alone.body['id'])}`)).body;
    expect(parts).toMatchObject({ people: { files: 0 } });
  });

  test.each([
    ['the same', 0, 1],
    // A second may pass between the signature and its check.
    ['nearly half a minute behind', 28, 1],
    ['further behind than clocks should be', 40, 0],
  ])('has its people from a platform whose clock is %s', async (_, behindS, files) => {
    const { there, user, launch } = await scene();
    there.members = [{ user_id: 'u-1', roles: [LEARNER], name: 'Di Fox' }];
    there.behindS = behindS;
    await launch();
    const { body } = await user.ask('/people/v1/drafts', 'POST');
    const draft = await user.ask(`/people/v1/drafts/${String(body['id'])}`);
    expect(draft.body['parts']).toMatchObject({ people: { files } });
  });

  test('gives each the role of the course, and takes none away that others gave', async () => {
    const { there, user, launch, owner, service } = await scene();
    const role = async (): Promise<unknown> =>
      ((await user.ask('/people/v1/session')).body['user'] as { role: string } | undefined)?.role;
    const as = async (...roles: readonly string[]): Promise<unknown> => {
      there.claims = { ...there.claims, [`${LTI}/roles`]: roles };
      const why = await launch();
      return why ?? role();
    };
    expect(await as(ASSISTANT, INSTRUCTOR)).toBe('assistant');
    expect(await as(INSTRUCTOR, LEARNER)).toBe('instructor');
    expect(await as(ASSISTANT)).toBe('instructor');
    await service.ask('PATCH', '/../../people/v1/users/2', { role: 'administrator' });
    expect(await as('Instructor')).toBe('administrator');
    await service.ask('PATCH', '/../../people/v1/users/2', { suspended: true });
    expect(await as(INSTRUCTOR)).toContain('The account is suspended');
    expect(await owner('users')).toMatchObject({ users: [{}, { id: 2 }] });
  });

  test('takes who teaches the course no more out of it', async () => {
    const { there, user, launch, owner, server } = await scene();
    await launch();
    const other = browser(server);
    there.claims = { ...there.claims, sub: 'u-9', email: 'grace@university.example' };
    there.members = [{ user_id: 'u-9', roles: [INSTRUCTOR] }];
    const membersOf = async (): Promise<unknown> =>
      ((await owner('corpora'))['corpora'] as { members: { name?: string; user?: string }[] }[])[0]?.members
        .length;
    expect(await membersOf()).toBe(1);
    expect(await launch(other)).toBeNull();
    expect(await membersOf()).toBe(1);
    expect((await user.ask('/people/v1/corpora')).body['corpora']).toEqual([]);
    // The session that began in the course goes on, and is told nothing of its people any more.
    const toldTo = async ({ ask }: typeof user): Promise<unknown> => {
      const { body } = await ask('/people/v1/drafts', 'POST');
      return (await ask(`/people/v1/drafts/${String(body['id'])}`)).body['parts'];
    };
    expect(await toldTo(other)).toMatchObject({ people: { files: 1 } });
    expect(await toldTo(user)).toMatchObject({ people: { files: 0 } });
    expect(namesOf((await other.ask('/people/v1/corpora')).body['corpora'])).toEqual(['Programming 1']);
    // Where the platform does not tell who teaches it, nobody leaves.
    there.members = [];
    there.claims = {
      ...there.claims,
      'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': null,
    };
    expect(await launch()).toBeNull();
    expect(await membersOf()).toBe(1);
  });

  test('goes on when the platform has a new key', async () => {
    const { there, launch } = await scene();
    expect(await launch()).toBeNull();
    await there.roll();
    expect(await launch()).toBeNull();
  });
});

type Twist = (claims: JWTPayload, there: LearningPlatform) => JWTPayload;

function without(name: string): Twist {
  return (claims) => Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
}

describe('a launch that is not to be believed', () => {
  const seconds = Math.floor(Date.now() / 1000);
  test.each<[what: string, why: RegExp | null, twist: Twist]>([
    ['is for another tool', /aud/, (claims) => ({ ...claims, aud: 'tool-18' })],
    ['is for two, and does not say for whom', /azp/, (claims) => ({ ...claims, aud: [CLIENT, 'x'] })],
    ['is for two, and meant for the other', /azp/, (claims) => ({ ...claims, aud: [CLIENT, 'x'], azp: 'x' })],
    [
      'is for two, and meant for this one',
      null,
      (claims) => ({ ...claims, aud: [CLIENT, 'x'], azp: CLIENT }),
    ],
    ['is meant for another', /azp/, (claims) => ({ ...claims, azp: 'tool-18' })],
    ['is of another platform', /iss/, (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['is of another launch', /nonce/, (claims) => ({ ...claims, nonce: 'f'.repeat(64) })],
    ['has no nonce', /nonce/, without('nonce')],
    ['is over', /ERR_JWT_EXPIRED/, (claims) => ({ ...claims, exp: seconds - 60 })],
    ['never ends', /exp/, without('exp')],
    ['is old', /iat/, (claims) => ({ ...claims, iat: seconds - 700, exp: seconds + 3600 })],
    ['comes from a clock that is a little slow', null, (claims) => ({ ...claims, iat: seconds - 500 })],
    ['names nobody', /sub/, without('sub')],
    ['is of another deployment', /deployment_id/, (claims) => ({ ...claims, [`${LTI}/deployment_id`]: '2' })],
    [
      'is of another message',
      /no launch/,
      (claims) => ({ ...claims, [`${LTI}/message_type`]: 'LtiSubmissionReviewRequest' }),
    ],
    ['is of another version', /no launch/, (claims) => ({ ...claims, [`${LTI}/version`]: '1.1' })],
    [
      'is of a student',
      /people who teach a course/,
      (claims) => ({ ...claims, [`${LTI}/roles`]: [LEARNER] }),
    ],
    ['is of nobody in the course', /people who teach/, (claims) => ({ ...claims, [`${LTI}/roles`]: [] })],
    [
      'is of somebody who teaches elsewhere',
      /people who teach/,
      (claims) => ({
        ...claims,
        [`${LTI}/roles`]: [
          'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor',
          'http://purl.imsglobal.org/vocab/lis/v2/membership/Learner#Instructor',
          LEARNER,
        ],
      }),
    ],
    [
      'is signed by nobody whom the platform shows',
      /SIGNATURE/,
      (claims, there) => Object.assign(claims, void (there.signsElse = true)),
    ],
    [
      'is signed with what everybody sees',
      /ALG/i,
      (claims, there) => Object.assign(claims, void (there.algorithm = 'HS256')),
    ],
    [
      'is not signed',
      /ALG|signature/i,
      (claims, there) => Object.assign(claims, void (there.algorithm = 'none')),
    ],
  ])('%s', async (_what, why, twist) => {
    const { there, user, launch, owner } = await scene();
    there.twist = (claims) => twist(claims, there);
    const said = await launch();
    if (why === null) expect(said).toBeNull();
    else expect(said).toMatch(why);
    expect((await user.ask('/people/v1/session')).status).toBe(why === null ? 200 : 401);
    expect((await owner('users'))['users']).toHaveLength(why === null ? 2 : 1);
  });

  test('cannot be brought twice, late, by another browser, or without a beginning', async () => {
    const { there, begin, bring, server, clock, user } = await scene();
    const form = await there.message(leadsTo(await begin()));
    expect(await bring(form, browser(server))).toContain('opens in a window of its own');
    expect(await bring(form)).toContain('was used already');
    const again = await there.message(leadsTo(await begin()));
    const other = await there.message(leadsTo(await begin()));
    again.set('state', other.get('state') ?? '');
    expect(await bring(again)).toContain('nonce');
    const once = await there.message(leadsTo(await begin()));
    expect(await bring(once)).toBeNull();
    expect(await bring(once)).toContain('was used already');
    const late = await there.message(leadsTo(await begin()));
    clock.at = Date.now() + 11 * 60_000;
    expect(await bring(late)).toContain('more than ten minutes ago');
    clock.at = null;
    expect(await bring(new URLSearchParams({ state: '', id_token: late.get('id_token') ?? '' }))).toContain(
      'was used already',
    );
    const { searchParams } = leadsTo(await begin());
    const refused = { state: searchParams.get('state') ?? '', error: 'login_required' };
    expect(await bring(new URLSearchParams(refused))).toContain('refused (login_required)');
    expect((await user.ask('/people/v1/session')).status).toBe(200);
  });

  test('is not begun for who is not registered, or with another place in mind', async () => {
    const { begin, server, there } = await scene();
    for (const change of [
      { iss: 'https://evil.example' },
      { client_id: 'tool-18' },
      { lti_deployment_id: '2' },
      { target_link_uri: 'https://evil.example/lti/launch' },
      { target_link_uri: `${server}.evil.example/` },
      { target_link_uri: '' },
    ]) {
      const response = await begin(change);
      expect([change, response.status, response.headers.get('set-cookie')]).toEqual([change, 400, null]);
    }
    expect(there.asked).toEqual([]);
  });

  test('says so where the keys of the platform cannot be read', async () => {
    const { there, launch } = await scene();
    there.close();
    expect(await launch()).toMatch(/^The keys of Example LMS cannot be read/);
  });
});

describe('within a page of the platform', () => {
  const FRAME = { 'sec-fetch-dest': 'iframe' };

  test('a course is offered in a window of its own, in the reader’s language', async () => {
    const { begin, server, there, launch } = await scene();
    const response = await begin({}, { ...FRAME, 'accept-language': 'de' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'none'; frame-ancestors *",
    );
    const text = await response.text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('In neuem Fenster öffnen');
    const link = (/href="([^"]+)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    const opened = browser(server);
    const url = leadsTo(await opened.step(new URL(link, server).href));
    expect(url.searchParams.get('lti_message_hint')).toBe('m-1');
    expect(await launch()).toBeNull();
    expect(there.asked).toContain('/keys');
  });

  test('a link to the course is made in place', async () => {
    const { there, begin, server, user } = await scene();
    there.claims = {
      ...there.claims,
      [`${LTI}/message_type`]: 'LtiDeepLinkingRequest',
      [`${DL}/deep_linking_settings`]: {
        deep_link_return_url: `${there.issuer}/back?id=1&x=2`,
        accept_types: ['ltiResourceLink'],
        data: 'of the platform "',
      },
    };
    const ask = async (): Promise<{ status: number; text: string; policy: string | null }> => {
      const url = leadsTo(await begin({ target_link_uri: `${server}/lti/link` }, FRAME));
      const init = { method: 'POST', body: await there.message(url), headers: FRAME };
      // The browser gives no cookie within a page of somebody else.
      const response = await browser(server).step(`${server}/lti/launch`, init);
      return {
        status: response.status,
        text: await response.text(),
        policy: response.headers.get('content-security-policy'),
      };
    };
    const { status, text, policy } = await ask();
    expect(status).toBe(200);
    expect(policy).toContain(`form-action ${there.issuer};`);
    expect(text).toContain(`action="${there.issuer}/back?id=1&amp;x=2"`);
    const token = /name="JWT" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const keys = (await (await fetch(`${server}/lti/keys`)).json()) as { keys: JWK[] };
    expect(keys.keys.every((key) => key.d === undefined && key.kty === 'RSA')).toBe(true);
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: CLIENT,
      audience: there.issuer,
    });
    expect(payload).toMatchObject({
      [`${LTI}/message_type`]: 'LtiDeepLinkingResponse',
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/deployment_id`]: DEPLOYMENT,
      [`${DL}/data`]: 'of the platform "',
      [`${DL}/content_items`]: [
        { type: 'ltiResourceLink', title: 'Code similarity', url: `${server}/lti/launch` },
      ],
      nonce: expect.any(String) as unknown,
    });
    expect((await user.ask('/people/v1/session')).status).toBe(401);
    there.claims = { ...there.claims, [`${LTI}/roles`]: [LEARNER] };
    expect((await ask()).status).toBe(403);
    there.claims = {
      ...there.claims,
      [`${LTI}/roles`]: [INSTRUCTOR],
      [`${DL}/deep_linking_settings`]: { deep_link_return_url: 'javascript:alert(1)' },
    };
    expect((await ask()).status).toBe(403);
  });
});

test('a key of our own is shown a day before it signs, and signs no longer than its time', async () => {
  const rows = new LaunchRows(await tables(IN_MEMORY));
  const clock = { at: 1_000 * DAY_MS };
  // Of two processes.
  const [one, other] = [new OwnKeys(rows, () => clock.at), new OwnKeys(rows, () => clock.at)];
  const signs = async (): Promise<string> => {
    const token = await one.sign({ iss: 'x' });
    await jwtVerify(token, createLocalJWKSet((await other.shown()) as { keys: JWK[] }), {
      currentDate: new Date(clock.at),
    });
    return decodeProtectedHeader(token).kid ?? '';
  };
  const count = async (): Promise<number> => (await other.shown()).keys.length;
  const first = await signs();
  clock.at += 89 * DAY_MS;
  expect([await signs(), await count()]).toEqual([first, 1]);
  clock.at += 2 * DAY_MS;
  expect([await signs(), await count()]).toEqual([first, 2]);
  clock.at += 1 * DAY_MS;
  const second = await signs();
  expect(second).not.toBe(first);
  clock.at += 90 * DAY_MS;
  expect([await signs(), await count()]).toEqual([second, 2]);
});

test.each([
  ['platforms: []', 'platforms: must name at least one learning platform.'],
  ['issuer: x', 'issuer'],
  [
    'platforms: [{issuer: x, client: "1", deployments: [], log-in: "https://x.example/a", tokens: "https://x.example/t", keys: "https://x.example/k"}]',
    'deployments: must be a list of the ids',
  ],
  [
    'platforms: [{issuer: x, client: "1", deployments: ["1"], log-in: "http://x.example/a", tokens: "https://x.example/t", keys: "https://x.example/k"}]',
    'log-in: must be an https address',
  ],
  [
    'platforms: [{issuer: x, client: 1, deployments: ["1"], log-in: "https://x.example/a", tokens: "https://x.example/t", keys: "https://x.example/k", secret: x}]',
    '"secret" is no known key',
  ],
])('the file %s is refused', (content, why) => {
  expect(() => parsePlatforms(content, 'lti.yml')).toThrow(why);
});
