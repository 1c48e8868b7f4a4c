import { describe, expect, test } from 'vitest';
import { ENDPOINTS, type RequestForm } from '../../src/contract/service/endpoints.ts';
import { peopleResources } from '../../src/service/api/people/resources.ts';
import type { Scope } from '../../src/contract/people-answers.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { type Answer, type Department, department, type Person } from './department.ts';

/** What a key may do that hands in, besides asking what there is; the rest of a key that reads; all others need a full one. */
const OF_SUBMIT = [
  'createCheck',
  'upload',
  'uploadBatch',
  'startCheck',
  'quickCheck',
  'status',
  'getCheck',
  'verdict',
];
const OF_ANYBODY = ['validateKey', 'account', 'languages', 'testTypes', 'serviceStatus'];
const OF_READ = [
  'status',
  'verdict',
  'listChecks',
  'getCheck',
  'overview',
  'overviewCsv',
  'summary',
  'results',
  'resultsBatch',
  'aiResults',
  'exportCheck',
  'remoteFile',
  'viewer',
  'viewerFile',
  'webSearch',
  'viewerCounterpart',
];

/** Asks with nothing in it: who may ask is decided before it is read. */
function askBare(ask: Person['ask'], { method, path }: RequestForm): Promise<Answer> {
  return ask(method, path.replaceAll(/\{\w+\}/g, '900000'));
}

const isRefused = ({ status, text }: Answer): boolean =>
  status === 403 && (text.includes('of the scope') || text.includes('Administrators alone'));

describe('what a key may do', () => {
  const resources = peopleResources({ people: {} } as never, {} as never);

  async function scene(): Promise<{ readonly there: Department; readonly ada: Person }> {
    const there = await department();
    return { there, ada: await there.add('ada') };
  }

  test.each<[Scope, readonly string[]]>([
    ['submit', [...OF_ANYBODY, ...OF_SUBMIT]],
    ['read', [...OF_ANYBODY, ...OF_READ]],
    ['full', ENDPOINTS.map(({ operation }) => operation)],
  ])('of the scope %s', async (scope, allowed) => {
    const { there, ada } = await scene();
    const person = await there.with(ada, { scope });
    const open: string[] = [];
    for (const one of ENDPOINTS) if (!isRefused(await askBare(person.ask, one))) open.push(one.operation);
    expect([...new Set(open)].toSorted()).toEqual([...new Set(allowed)].toSorted());
    for (const one of resources) {
      const may = one.only === null && (scope === 'full' || (scope === 'read' && one.method === 'GET'));
      const form = `${one.method} ${one.path}`;
      expect([form, isRefused(await askBare(person.people, one))]).toEqual([form, !may]);
    }
  });

  test('of an administrator: everything that is for administrators', async () => {
    const { there } = await scene();
    const admin = await there.add('root', 'administrator');
    const forAdmins = resources.filter(({ only }) => only === 'administrator');
    expect(forAdmins.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /users', 'POST /users', 'PATCH /quotas/{userId}', 'POST /corpora']),
    );
    for (const one of forAdmins) expect(isRefused(await askBare(admin.people, one))).toBe(false);
    const reader = await there.with(admin, { scope: 'read' });
    expect((await reader.people('GET', '/users')).status).toBe(200);
    expect(isRefused(await reader.people('POST', '/users'))).toBe(true);
  });

  test('of an assistant: makes no check', async () => {
    const { there } = await scene();
    const assistant = await there.add('ben', 'assistant');
    for (const path of ['/check/create', '/check/quick']) {
      const { status, text } = await assistant.ask('POST', path, { name: 'mine' });
      expect([path, status, text.includes('An assistant')]).toEqual([path, 403, true]);
    }
    expect((await assistant.ask('GET', '/checks')).status).toBe(200);
  });

  test('ends with the key, for whoever asks with it', async () => {
    const { there, ada } = await scene();
    const key = await there.with(ada, { name: 'lost' });
    expect((await key.ask('GET', '/account')).status).toBe(200);
    const { body } = await ada.people('GET', '/keys');
    const lost = (body['keys'] as { id: number; name: string }[]).find(({ name }) => name === 'lost');
    const other = await there.add('cleo');
    expect((await other.people('DELETE', `/keys/${lost?.id}`)).status).toBe(404);
    expect((await key.ask('GET', '/account')).status).toBe(200);
    expect((await ada.people('DELETE', `/keys/${lost?.id}`)).status).toBe(200);
    const unknown = await there.service.ask('GET', '/account', undefined, { apikey: '0'.repeat(64) });
    const { status, text } = await key.ask('GET', '/account');
    expect([status, text]).toEqual([401, unknown.text]);
  });

  test('is told with how many submissions of its own checks were analysed', async () => {
    const { there, ada } = await scene();
    const submit = await there.with(ada, { scope: 'submit' });
    const cleo = await there.add('cleo');
    await ada.check(['a1', 'b1']);
    await submit.check(['a1', 'b1', 'c1']);
    await cleo.check(['c1']);
    await cleo.people('POST', '/shares', { user: 'ada' });
    const { body } = await ada.ask('POST', '/check/create', { name: 'not started' });
    const form = new FormData();
    form.append('check_id', String(body['id']));
    form.append('file', new Blob([await submissionZip('d')]), 'd.zip');
    expect((await ada.ask('POST', '/check/upload', form)).status).toBe(200);
    const told = [ada, submit, cleo].map(
      async ({ ask }) => (await ask('GET', '/account')).body['submissions'],
    );
    expect(await Promise.all(told)).toEqual([5, 3, 1]);
  });

  test('is not given for longer than the key lasts that it was made with', async () => {
    const { there, ada } = await scene();
    const end = '2999-01-01T00:00:00Z';
    const borrowed = await there.with(ada, { expires_at: end });
    const made = async (wanted: Record<string, unknown>): Promise<unknown> => {
      const { status, body } = await borrowed.people('POST', '/keys', { name: 'spare', ...wanted });
      return status === 201 ? body['expires_at'] : status;
    };
    const kept = (await ada.people('POST', '/keys', { name: 'k', expires_at: end })).body['expires_at'];
    expect(await made({ expires_at: '2998-12-31T23:59:59Z' })).not.toBe(kept);
    expect(await made({ expires_at: end })).toBe(kept);
    expect(await made({ expires_at: '2999-01-01T00:00:01Z' })).toBe(422);
    // Where no end is given, it is that of the maker; a key without one makes keys without one.
    expect(await made({})).toBe(kept);
    expect((await ada.people('POST', '/keys', { name: 'lasting' })).body['expires_at']).toBeNull();
  });

  test('is not given for another corpus than that of the key that it was made with', async () => {
    const { there, ada } = await scene();
    const corpora: number[] = [];
    for (const name of ['own', 'other']) {
      corpora.push(Number((await there.owner.people('POST', '/corpora', { name })).body['id']));
    }
    const [own, other] = corpora;
    for (const id of corpora) await there.owner.people('POST', `/corpora/${id}/members`, { user: 'ada' });
    const made = async (maker: Person, wanted: Record<string, unknown>): Promise<unknown> => {
      const { status, body } = await maker.people('POST', '/keys', { name: 'spare', ...wanted });
      return status === 201 ? body['corpus_id'] : status;
    };
    const bound = await there.with(ada, { corpus_id: own });
    expect(await made(bound, { corpus_id: own })).toBe(own);
    expect(await made(bound, {})).toBe(own);
    expect(await made(bound, { corpus_id: other })).toBe(422);
    // A key of no corpus makes keys of each that its person is a member of.
    expect(await made(ada, { corpus_id: other })).toBe(other);
    expect(await made(ada, {})).toBeNull();
    // That of an administrator hands its corpus to nobody who is not a member.
    await there.owner.people('POST', `/corpora/${own}/members`, { user: 'owner' });
    const admin = await there.with(there.owner, { corpus_id: own });
    const dora = await there.add('dora');
    expect(await made(admin, { user_id: ada.id })).toBe(own);
    expect(await made(admin, { user_id: dora.id })).toBe(422);
    expect(await made(admin, { user_id: dora.id, corpus_id: own })).toBe(404);
  });

  test('is not given for another one, or with a corpus that is not the holder’s', async () => {
    const { there, ada } = await scene();
    const other = await there.add('dora');
    const wanted = { name: 'spare', user_id: ada.id };
    expect((await other.people('POST', '/keys', wanted)).status).toBe(404);
    expect((await other.people('GET', `/keys?user_id=${ada.id}`)).status).toBe(404);
    const { body } = await there.owner.people('POST', '/corpora', { name: 'of nobody' });
    expect((await other.people('POST', '/keys', { name: 'k', corpus_id: body['id'] })).status).toBe(404);
  });
});

test('behind a proxy each key has a limit of its own', async () => {
  const there = await department({ requestsPerMinute: 4, trustedProxies: ['127.0.0.1'], monotonic: () => 0 });
  const ada = await there.add('ada');
  const second = await there.with(ada, { scope: 'read' });
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await ada.ask('GET', '/account')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await second.ask('GET', '/account')).status).toBe(200);
  expect((await there.owner.ask('GET', '/account')).status).toBe(200);
});

describe('what is shared', () => {
  test('a person chooses among everybody else who is let in; a key that hands in learns no name', async () => {
    const there = await department();
    const [ada, ben, cleo] = [await there.add('ada'), await there.add('ben'), await there.add('cleo')];
    const { body: me } = await cleo.people('GET', '/me');
    await there.owner.people('PATCH', `/users/${Number(me['user_id'])}`, { suspended: true });
    const names = async (person: Person): Promise<unknown> => {
      const { body } = await person.people('GET', '/shares/people');
      return (body['people'] as { readonly name: string }[]).map(({ name }) => name).toSorted();
    };
    expect(await names(ada)).toEqual(['ben', 'owner']);
    expect(await names(ben)).toEqual(['ada', 'owner']);
    const step = await there.with(ada, { scope: 'submit' });
    expect((await step.people('GET', '/shares/people')).status).toBe(403);
  });

  test('one check is read, and nothing else, by one person, until either side ends it', async () => {
    const there = await department();
    const [ada, ben, cleo] = [await there.add('ada'), await there.add('ben'), await there.add('cleo')];
    const [one, two] = [await ada.check(['a', 'b']), await ada.check(['a', 'c'])];
    const { body: share } = await ada.people('POST', '/shares', { user: 'ben', check_id: one });
    // Of cleo ben reads everything, which says nothing of what is ada's.
    await cleo.people('POST', '/shares', { user: 'ben' });
    const hers = await cleo.check(['a', 'b']);
    const listed = async (person: Person): Promise<readonly number[]> =>
      (JSON.parse((await person.ask('GET', '/checks')).text) as { id: number }[]).map(({ id }) => id);
    expect(await listed(ben)).toEqual([hers, one]);
    expect((await ben.ask('GET', `/checks/${one}`)).status).toBe(200);
    expect((await ben.ask('GET', `/checks/${two}`)).status).toBe(404);
    expect(await listed(cleo)).toEqual([hers]);
    // A key that hands in reads nothing of others.
    const step = await there.with(ben, { scope: 'submit' });
    expect((await step.ask('GET', `/checks/${one}/status`)).status).toBe(404);

    const detail = (await ada.ask('GET', `/checks/${two}`)).body;
    const [ofTwo] = detail['submissions'] as { id: number }[];
    const writes: readonly [string, string, unknown][] = [
      ['POST', '/check/delete', { check_id: one }],
      ['POST', '/check/update', { check_id: one, name: 'mine' }],
      ['POST', '/check/start', { check_id: one }],
    ];
    for (const [method, path, body] of writes) {
      const { status, text } = await ben.ask(method, path, body);
      expect([path, status, text.includes('shared with you')]).toEqual([path, 403, true]);
    }
    expect((await ben.people('POST', '/shares', { user: 'cleo', check_id: one })).status).toBe(403);
    // A submission is read by the check that it is of.
    const mixed = { check_id: one, submission_id: ofTwo?.id };
    for (const path of ['/check/results', '/check/viewer']) {
      expect([path, (await ben.ask('POST', path, mixed)).status]).toEqual([path, 404]);
    }

    const id = String(share['id']);
    expect((await cleo.people('DELETE', `/shares/${id}`)).status).toBe(404);
    expect((await ben.ask('GET', `/checks/${one}`)).status).toBe(200);
    expect((await ben.people('DELETE', `/shares/${id}`)).status).toBe(200);
    expect((await ben.ask('GET', `/checks/${one}`)).status).toBe(404);
  });

  test('a share ends with its check', async () => {
    const there = await department();
    const [ada, ben] = [await there.add('ada'), await there.add('ben')];
    const check = await ada.check(['a', 'b']);
    await ada.people('POST', '/shares', { user: 'ben', check_id: check });
    await ada.people('POST', '/shares', { user: 'owner' });
    expect((await ada.ask('POST', '/check/delete', { check_id: check })).status).toBe(200);
    expect((await ben.people('GET', '/shares')).body['shares']).toEqual([]);
    expect((await ada.people('GET', '/shares')).body['shares']).toHaveLength(1);
  });
});
