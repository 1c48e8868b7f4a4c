import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { STATE } from '../../src/contract/service/states.ts';
import { Quotas } from '../../src/service/store/people/quotas.ts';
import { openTemporary } from '../../src/service/store/storage.ts';
import { Store } from '../../src/service/store/store.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { onStorages, STORAGES } from '../storages.ts';
import { department } from './department.ts';
import { KEY, type Serving, serving, temporary } from './serving.ts';

const zip = await submissionZip('a');
const other = await submissionZip('b');

type Files = Readonly<Record<string, Uint8Array>>;

function formOf(checkId: number, files: Files, field = 'files[]'): FormData {
  const form = new FormData();
  form.append('check_id', String(checkId));
  for (const [name, bytes] of Object.entries(files)) form.append(field, new Blob([bytes]), name);
  return form;
}

const named = (key: string): Record<string, string> => ({ 'idempotency-key': `"${key}"` });

/** Names of what a check has. */
async function filesOf(service: Serving, id: number): Promise<readonly string[]> {
  const { body } = await service.ask('GET', `/checks/${id}`);
  return (body['submissions'] as { filename: string }[]).map(({ filename }) => filename);
}

async function checksOf(service: Serving): Promise<number> {
  return (JSON.parse((await service.ask('GET', '/checks')).text) as unknown[]).length;
}

onStorages(STORAGES.slice(1), (storage) => {
  const openStorage = (): (() => ReturnType<typeof storage.open>) => {
    const folder = temporary();
    return () => storage.open(folder);
  };

  test('a request that is repeated with its key makes nothing twice', async () => {
    const service = await serving({ openStorage: openStorage() });
    const create = named(randomUUID());
    const made = await service.ask('POST', '/check/create', { name: 'a check' }, create);
    const again = await service.ask('POST', '/check/create', { name: 'a check' }, create);
    expect([made.status, again.status, again.body]).toEqual([201, 201, made.body]);
    expect(made.headers.get('idempotency-key')).toBe(create['idempotency-key']);
    expect(await checksOf(service)).toBe(1);

    const id = Number(made.body['id']);
    const one = named(randomUUID());
    const upload = (): Promise<Awaited<ReturnType<Serving['ask']>>> =>
      service.ask('POST', '/check/upload', formOf(id, { 'a.zip': zip }, 'file'), one);
    expect((await upload()).body['submission_count']).toBe(1);
    expect((await upload()).body['submission_count']).toBe(1);

    const batch = named(randomUUID());
    const both = { 'b.zip': other, 'bad.zip': Buffer.from('no ZIP'), 'c.zip': zip };
    const first = await service.ask('POST', '/check/upload-batch', formOf(id, both), batch);
    const second = await service.ask('POST', '/check/upload-batch', formOf(id, both), batch);
    expect(second.body['uploaded']).toEqual(first.body['uploaded']);
    expect([second.body['uploaded_count'], second.body['failed_count']]).toEqual([2, 1]);
    expect(await filesOf(service, id)).toEqual(['a.zip', 'b.zip', 'c.zip']);

    const start = named(randomUUID());
    const begin = { check_id: id, test_type: 9, ai_run: false };
    const started = await service.ask('POST', '/check/start', begin, start);
    const restarted = await service.ask('POST', '/check/start', begin, start);
    expect([started.status, restarted.status]).toEqual([200, 200]);
    await service.until(id, STATE.completed);
    // Whatever became of it since: nobody begins another one, and what was uploaded before the start is said to be there.
    expect((await service.ask('POST', '/check/start', begin, start)).body['status']).toBe('Completed');
    expect((await service.ask('POST', '/check/start', begin)).status).toBe(409);
    expect((await upload()).status).toBe(200);
    const late = await service.ask('POST', '/check/upload', formOf(id, { 'a.zip': zip }, 'file'));
    expect(late.status).toBe(422);
  });

  test('two that come at once make one thing, whichever process they reach', async () => {
    const open = openStorage();
    const one = await serving({ openStorage: open });
    const two = storage.needs === undefined ? one : await serving({ openStorage: open });
    const key = named(randomUUID());
    const created = await Promise.all(
      [one, two, one, two].map((to) => to.ask('POST', '/check/create', { name: 'a check' }, key)),
    );
    const ids = new Set(created.map(({ status, body }) => `${status} ${String(body['id'])}`));
    expect([...ids]).toEqual([`201 ${String(created[0]?.body['id'])}`]);
    const id = Number(created[0]?.body['id']);
    const batch = named(randomUUID());
    const uploaded = await Promise.all(
      [one, two, one, two].map((to) =>
        to.ask('POST', '/check/upload-batch', formOf(id, { 'a.zip': zip, 'b.zip': other }), batch),
      ),
    );
    for (const { body } of uploaded) expect(body['uploaded']).toEqual(uploaded[0]?.body['uploaded']);
    expect((await filesOf(one, id)).toSorted()).toEqual(['a.zip', 'b.zip']);
    const start = named(randomUUID());
    const begin = { check_id: id, test_type: 9, ai_run: false };
    const started = await Promise.all(
      [one, two, one, two].map((to) => to.ask('POST', '/check/start', begin, start)),
    );
    expect(started.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('a key that belongs to another request is refused', async () => {
    const service = await serving({ openStorage: openStorage() });
    const id = await service.create();
    const key = named(randomUUID());
    const send = (files: Files): Promise<Awaited<ReturnType<Serving['ask']>>> =>
      service.ask('POST', '/check/upload-batch', formOf(id, files), key);
    expect((await send({ 'a.zip': zip })).status).toBe(200);
    for (const files of [{ 'a.zip': other }, { 'b.zip': zip }, { 'a.zip': zip, 'b.zip': zip }]) {
      const { status, body } = await send(files);
      expect([status, body['error']]).toEqual([
        422,
        expect.stringContaining('belongs to another request, with other fields or files'),
      ]);
    }
    expect(await filesOf(service, id)).toEqual(['a.zip']);
    const create = named(randomUUID());
    await service.ask('POST', '/check/create', { name: 'one name' }, create);
    expect((await service.ask('POST', '/check/create', { name: 'another' }, create)).status).toBe(422);
  });
});

describe('create, upload and start in one request', () => {
  type Answered = Awaited<ReturnType<Serving['ask']>>;
  /** Asks for one check again and again, which takes the last of a quota. */
  const lastOfQuota = async (): Promise<{
    quick: () => Promise<Answered>;
    checks: () => Promise<number>;
  }> => {
    const there = await department();
    const ada = await there.add('ada');
    const last = { checks_a_month: 1, bytes_a_month: zip.length + other.length };
    await there.owner.people('PATCH', `/quotas/${ada.id}`, last);
    const key = { ...named(randomUUID()), apikey: ada.key };
    return {
      quick: async () => {
        const form = formOf(0, { 'a.zip': zip, 'b.zip': other });
        form.delete('check_id');
        form.append('name', 'quick');
        form.append('test_type', '9');
        form.append('ai_run', '0');
        return there.service.ask('POST', '/check/quick', form, key);
      },
      checks: async () => (JSON.parse((await ada.ask('GET', '/checks')).text) as unknown[]).length,
    };
  };
  const shown = ({ status, body }: Answered): readonly unknown[] => {
    const data = body['data'] as Record<string, unknown> | undefined;
    return [status, data?.['check_id'], data?.['submissions']];
  };

  test('are repeated as one, also where it is the last of a quota', async () => {
    const { quick, checks } = await lastOfQuota();
    const [first, twin] = await Promise.all([quick(), quick()]);
    const again = await quick();
    expect(first.status).toBe(201);
    expect([shown(twin), shown(again)]).toEqual([shown(first), shown(first)]);
    expect(await checks()).toBe(1);
  });

  type Look = (this: unknown, ...given: readonly unknown[]) => Promise<unknown>;

  test.each([
    ['madeBefore', 1],
    ['madeBefore', 2],
    ['madeBefore', 3],
    ['used', 1],
    ['used', 2],
  ] as const)(
    'are not refused where a twin is done right behind a look at what is %s (%i)',
    async (name, at) => {
      const { quick, checks } = await lastOfQuota();
      const twins: Answered[] = [];
      const looker = (name === 'used' ? Quotas : Store).prototype as unknown as Record<typeof name, Look>;
      const look = looker[name];
      let looks = 0;
      const spy = vi.spyOn(looker, name).mockImplementation(async function (this: unknown, ...given) {
        const found = await look.apply(this, given);
        looks += 1;
        if (looks === at) twins.push(await quick());
        return found;
      });
      onTestFinished(() => spy.mockRestore());
      const first = await quick();
      expect(twins.map(shown)).toEqual([shown(first)]);
      expect([first.status, await checks()]).toEqual([201, 1]);
    },
  );
});

test('a key is of who sends it, and costs its quota once', async () => {
  const there = await department();
  const ada = await there.add('ada');
  const ben = await there.add('ben');
  await there.owner.people('PATCH', `/quotas/${ada.id}`, { checks_a_month: 1, bytes_a_month: zip.length });
  const { service } = there;
  const key = named(randomUUID());
  const create = (apikey: string): Promise<Awaited<ReturnType<Serving['ask']>>> =>
    service.ask('POST', '/check/create', { name: 'a check' }, { ...key, apikey });
  const id = Number((await create(ada.key)).body['id']);
  expect((await create(ben.key)).body['id']).not.toBe(id);
  // Many students may hold one key of the service; another key of the same person is another sender, too.
  const spare = await there.with(ada, { scope: 'submit' });
  await create(spare.key);
  expect(JSON.parse((await ada.ask('GET', '/checks')).text)).toHaveLength(2);
  const asAda = { ...key, apikey: ada.key };
  for (const _ of [1, 2]) {
    const form = formOf(id, { 'a.zip': zip }, 'file');
    expect((await service.ask('POST', '/check/upload', form, asAda)).status).toBe(200);
    const begin = { check_id: id, test_type: 9, ai_run: false };
    expect((await service.ask('POST', '/check/start', begin, asAda)).status).toBe(200);
  }
  const { body } = await ada.people('GET', '/quotas');
  expect(body).toMatchObject({ quotas: [{ checks: { used: 1 }, bytes: { used: zip.length } }] });
});

test('of a month nothing is taken before it is used, and nothing is kept of what failed: a process may die in between', async () => {
  const before: unknown[] = [];
  let room = Infinity;
  const there = await department({
    openStorage: async () => {
      const storage = await openTemporary(temporary());
      const { database, blobs } = storage;
      const transact: typeof database.transact = async (body) => {
        before.push(...(await database.db.selectFrom('usage').select(['checks', 'bytes']).execute()));
        return database.transact(body);
      };
      const put = blobs.put.bind(blobs);
      blobs.put = async (name, contents) => {
        if (room === 0) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
        room -= 1;
        await put(name, contents);
      };
      return { ...storage, database: { ...database, transact } };
    },
  });
  const ada = await there.add('ada');
  const id = Number((await ada.ask('POST', '/check/create', { name: 'a check' })).body['id']);
  const upload = async (files: Files): Promise<number> =>
    (await ada.ask('POST', '/check/upload-batch', formOf(id, files))).status;
  room = 1;
  expect(await upload({ 'a.zip': zip, 'b.zip': other })).toBe(507);
  room = Infinity;
  expect(await upload({ 'a.zip': zip })).toBe(200);
  expect((await ada.ask('POST', '/check/start', { check_id: id, test_type: 9 })).status).toBe(200);
  const kept = { checks: 0, bytes: zip.length };
  // Nothing of either upload; of the start.
  expect(before.slice(0, 1)).toEqual([kept]);
  const { body } = await ada.people('GET', '/quotas');
  expect(body).toMatchObject({ quotas: [{ checks: { used: 1 }, bytes: { used: zip.length } }] });
});

test.each<[string, Record<string, string>]>([
  ['without a key', {}],
  ['with a key', named(randomUUID())],
])(
  'of a request that finds in its middle too little left of a month nothing is kept or counted: %s',
  async (_, headers) => {
    let puts = 0;
    let meanwhile = async (): Promise<void> => {};
    const there = await department({
      openStorage: async () => {
        const storage = await openTemporary(temporary());
        const put = storage.blobs.put.bind(storage.blobs);
        storage.blobs.put = async (name, contents) => {
          puts += 1;
          if (puts === 2) await meanwhile();
          await put(name, contents);
        };
        return storage;
      },
    });
    const ada = await there.add('ada');
    const limit = (bytes: number): Promise<unknown> =>
      there.owner.people('PATCH', `/quotas/${ada.id}`, { bytes_a_month: bytes });
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) =>
        Number((await ada.ask('POST', '/check/create', { name: `check ${name}` })).body['id']),
      ),
    );
    const upload = async (): Promise<number> => {
      const form = formOf(one ?? 0, { 'a.zip': zip, 'b.zip': other });
      const asAda = { ...headers, apikey: ada.key };
      return (await there.service.ask('POST', '/check/upload-batch', form, asAda)).status;
    };
    const used = async (): Promise<unknown> => (await ada.people('GET', '/quotas')).body['quotas'];
    meanwhile = async () => {
      await ada.ask('POST', '/check/upload', formOf(two ?? 0, { 'c.zip': zip }, 'file'));
    };
    await limit(zip.length + other.length);
    expect(await upload()).toBe(403);
    expect((await ada.ask('GET', `/checks/${String(one)}`)).body['submissions']).toEqual([]);
    expect(await used()).toMatchObject([{ bytes: { used: zip.length } }]);
    await limit(1_000_000);
    expect(await upload()).toBe(200);
    const all = 2 * zip.length + other.length;
    expect(await used()).toMatchObject([{ bytes: { used: all } }]);
    // What is too much from the beginning is refused before anything of it is kept.
    await limit(all + zip.length);
    puts = 0;
    meanwhile = async () => {};
    const large = formOf(two ?? 0, { 'd.zip': zip, 'e.zip': other });
    expect((await ada.ask('POST', '/check/upload-batch', large)).status).toBe(403);
    expect(puts).toBe(0);
  },
);

onStorages(STORAGES.slice(1), (storage) => {
  test('of two requests that come at once for the last of a month one is taken whole', async () => {
    const both = Promise.withResolvers<undefined>();
    let puts = 0;
    const folder = temporary();
    const there = await department({
      openStorage: async () => {
        const opened = await storage.open(folder);
        const put = opened.blobs.put.bind(opened.blobs);
        opened.blobs.put = async (name, contents) => {
          await put(name, contents);
          puts += 1;
          // Each has its first file there before either goes on.
          if (puts === 2) both.resolve(undefined);
          if (puts <= 2) await both.promise;
        };
        return opened;
      },
    });
    const ada = await there.add('ada');
    const most = zip.length + other.length;
    await there.owner.people('PATCH', `/quotas/${ada.id}`, { bytes_a_month: most });
    const upload = async (name: string): Promise<number> => {
      const { body } = await ada.ask('POST', '/check/create', { name });
      const form = formOf(Number(body['id']), { 'a.zip': zip, 'b.zip': other });
      return (await ada.ask('POST', '/check/upload-batch', form)).status;
    };
    expect((await Promise.all(['one', 'two'].map(upload))).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const { quotas } = (await ada.people('GET', '/quotas')).body as { quotas: unknown };
    expect(quotas).toMatchObject([{ bytes: { used: most } }]);
  });
});

test.each(['', 'short', 'x'.repeat(256), `${'x'.repeat(16)} y`, 'ü'.repeat(16)])(
  'a key that cannot be one is refused: %j',
  async (key) => {
    const service = await serving();
    const header = { 'idempotency-key': encodeURIComponent(key).includes('%C3') ? '\u00fc'.repeat(16) : key };
    const { status, text } = await service.ask('POST', '/check/create', { name: 'a check' }, header);
    expect([status, text]).toEqual([422, expect.stringContaining('16 to 255')]);
    expect(await checksOf(service)).toBe(0);
  },
);

test('the audit has what a request did once, however often it comes', async () => {
  const service = await serving();
  const create = named(randomUUID());
  const many = await Promise.all(
    [1, 2, 3].map(() => service.ask('POST', '/check/create', { name: 'a check' }, create)),
  );
  many.push(await service.ask('POST', '/check/create', { name: 'a check' }, create));
  const id = Number(many[0]?.body['id']);
  expect(many.map(({ body }) => body['id'])).toEqual([id, id, id, id]);
  const batch = named(randomUUID());
  for (const _ of [1, 2]) {
    await service.ask('POST', '/check/upload-batch', formOf(id, { 'a.zip': zip, 'b.zip': other }), batch);
  }
  const start = named(randomUUID());
  for (const _ of [1, 2]) await service.ask('POST', '/check/start', { check_id: id, test_type: 9 }, start);
  await service.ask('POST', '/check/create', { name: 'another one' }, named(randomUUID()));
  await service.ask('POST', '/check/create', { name: 'a third one' });

  const { text } = await service.ask('GET', '/../../people/v1/audit');
  const rows = [...text.matchAll(/"action":"((?:create|start)-check|upload)"[^}]*?"check_id":(\d+)/g)];
  expect(rows.map(([, action, check]) => [action, Number(check) - id])).toEqual([
    ['create-check', 0],
    ['upload', 0],
    ['start-check', 0],
    ['create-check', 1],
    ['create-check', 2],
  ]);
});

test('a check that was deleted takes the keys of its requests along', async () => {
  const service = await serving();
  const key = named(randomUUID());
  const make = async (): Promise<number> =>
    Number((await service.ask('POST', '/check/create', { name: 'a check' }, key)).body['id']);
  const id = await make();
  await service.ask('DELETE', `/checks/${id}`, undefined, { apikey: KEY });
  expect(await make()).not.toBe(id);
});
