import { describe, expect, test } from 'vitest';
import { packed } from '../../../src/engine/pair-table.ts';
import { FolderBlobs } from '../../../src/service/store/blobs/folder.ts';
import { Jobs } from '../../../src/service/jobs/jobs.ts';
import { HOOK_EVENTS, type HookRecord, Hooks } from '../../../src/service/store/hooks.ts';
import { peopleOf } from '../../../src/service/store/people/people.ts';
import { Store } from '../../../src/service/store/store.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { temporary } from '../serving.ts';
import { BACKENDS, tables } from './backends.ts';
import { NEW_CHECK } from '../new-check.ts';

const FOUND = packed({ pairs: [], submissions: [], clusters: [], notices: [] } as never);
const HOSTILE = 'week 1 \u202e<b>"\u0007';

async function kept(backend: (typeof BACKENDS)[number]) {
  const database = await tables(backend);
  const store = await Store.open(database, new FolderBlobs(temporary()));
  const hooks = new Hooks(database);
  const hook = async (ownerId: number, events: HookRecord['events'] = HOOK_EVENTS): Promise<number> => {
    const fields = { ownerId, keyId: null, url: 'https://a.example/', events, createdAt: 1 };
    return (await hooks.create({ ...fields, secret: 'whsec_AAAA' }, 20))?.id ?? 0;
  };
  const check = (ownerId: number | null) =>
    store.createCheck({
      ...NEW_CHECK,
      ownerId,
      name: HOSTILE,
      statusId: STATE.processing,
      jobId: 1,
      createdAt: 1_000,
      updatedAt: 1_000,
      startedAt: 1_000,
    });
  const jobs = new Jobs(database, { now: () => 9_000, alone: false });
  const send = (id: number, at: number): Promise<void> => hooks.test({ id, ownerId: 1 }, at);
  return { database, store, hooks, hook, check, jobs, send };
}

describe.each(BACKENDS)('hooks in $name', (backend) => {
  test('are told of the end of their owner’s checks alone, and of what they asked for', async () => {
    const { database, store, hooks, hook, check, jobs } = await kept(backend);
    const both = await hook(1);
    const failures = await hook(1, ['check.failed']);
    const { id: other } = await peopleOf(database, () => 1).users.add('Ben', 'instructor', false);
    const stranger = await hook(other);
    const good = await check(1);
    await store.updateCheck(good.id, { statusMessage: 'Comparing.', updatedAt: 1_500 });
    expect(await jobs.keys('hook')).toEqual(new Set());
    await store.putResult(good, FOUND, {
      statusId: STATE.completed,
      statusMessage: 'Done.',
      finishedAt: 2_000,
      updatedAt: 2_000,
      stats: { flagged: 3 } as never,
    });
    const bad = await check(1);
    await store.updateCheck(bad.id, { statusId: STATE.failed, finishedAt: 3_000, updatedAt: 3_000 });
    const demo = await check(null);
    await store.updateCheck(demo.id, { statusId: STATE.failed, finishedAt: 3_000, updatedAt: 3_000 });
    const events = async (id: number) =>
      (await hooks.deliveries(id, 20)).map(({ event, checkId }) => [event, checkId]);
    expect(await events(both)).toEqual([
      ['check.failed', bad.id],
      ['check.completed', good.id],
    ]);
    expect(await events(failures)).toEqual([['check.failed', bad.id]]);
    expect(await events(stranger)).toEqual([]);
    const body = (await hooks.deliveries(both, 20)).at(-1)?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      type: 'check.completed',
      timestamp: '1970-01-01T00:00:02.000Z',
      data: {
        check_id: good.id,
        name: HOSTILE,
        status_id: STATE.completed,
        status_message: 'Done.',
        flagged: 3,
      },
    });
  });

  test('an end that is refused is not told', async () => {
    const { store, hooks, hook, check } = await kept(backend);
    const id = await hook(1);
    const late = await check(1);
    await store.updateCheck(late.id, { attempt: 2, updatedAt: 1_500 });
    const changes = { statusId: STATE.completed, finishedAt: 2_000, updatedAt: 2_000 };
    expect(await store.putResult(late, FOUND, changes)).toBe(false);
    expect(await store.updateCheck(late.id, { statusId: STATE.failed }, [STATE.created])).toBeNull();
    expect(await hooks.deliveries(id, 20)).toEqual([]);
  });

  test('of each hook one message is sent at a time, and each once', async () => {
    const { hooks, hook, jobs, send } = await kept(backend);
    const [first, second] = [await hook(1), await hook(1)];
    for (const id of [second, second, first]) await send(id, 1_000);
    const takes = await Promise.all([1, 2, 3, 4].map(() => jobs.take('hook', 'any')));
    const begun = await Promise.all(
      takes.flatMap((job) => (job === null ? [] : [hooks.begin(Number(job.key), 1_000)])),
    );
    const ids = begun.flatMap((one) => (one === null || one === 'held' ? [] : [one.hookId]));
    expect(ids.toSorted((a, b) => a - b)).toEqual([first, second]);
    expect(await hooks.deliveries(first, 5)).toMatchObject([{ attempts: 1, dueAt: 1_000 }]);
  });

  test('are their owner’s alone, bounded in number, and go with what waits for them', async () => {
    const { hooks, hook, store, check, jobs, send } = await kept(backend);
    const id = await hook(1);
    expect(await hooks.find(id, 2)).toBeUndefined();
    expect((await hooks.list(2)).length).toBe(0);
    const full = { ownerId: 1, keyId: null, url: 'https://a.example/', events: HOOK_EVENTS, createdAt: 1 };
    expect(await hooks.create({ ...full, secret: 's' }, 1)).toBeNull();
    const { id: checkId } = await check(1);
    await store.updateCheck(checkId, { statusId: STATE.failed, finishedAt: 2_000, updatedAt: 2_000 });
    await store.removeCheck(checkId);
    expect(await hooks.deliveries(id, 20)).toEqual([]);
    await send(id, 1_000);
    const keys = [...(await jobs.keys('hook'))];
    await hooks.remove(id);
    expect(await Promise.all(keys.map((key) => hooks.begin(Number(key), 2_000)))).toEqual([null, null]);
    expect(await hooks.deliveries(id, 20)).toEqual([]);
  });

  test('one is told as long as its key and the account of its owner are valid', async () => {
    const { database, hooks, store, check, jobs } = await kept(backend);
    const { keys, users, identities } = peopleOf(database, () => 2_000);
    const { id: ownerId } = await users.add('Ada', 'instructor', false);
    const { row: key } = await keys.create({
      userId: ownerId,
      name: 'laptop',
      scope: 'full',
      corpusId: null,
      expiresAt: 5_000,
    });
    const fields = { ownerId, url: 'https://a.example/', events: HOOK_EVENTS, secret: 's', createdAt: 1 };
    await hooks.create({ ...fields, keyId: key.id }, 20);
    const { id: checkId } = await check(ownerId);
    await store.updateCheck(checkId, { statusId: STATE.failed, finishedAt: 2_000, updatedAt: 2_000 });
    const [message] = await jobs.keys('hook');
    const due = async (at: number) => ((await hooks.begin(Number(message), at)) === 'held' ? 0 : 1);
    expect([await due(4_999), await due(5_000)]).toEqual([1, 0]);
    await users.change(ownerId, { suspended: { invoice: null } });
    expect(await due(4_999)).toBe(0);
    await users.change(ownerId, { suspended: null });
    expect(await due(4_999)).toBe(1);
    // Who left the university is told nothing either, until they are back.
    await identities.leave(ownerId);
    expect(await due(4_999)).toBe(0);
    await identities.confirm(ownerId, 'instructor');
    expect(await due(4_999)).toBe(1);
    await keys.revoke(key.id, null);
    expect(await due(4_999)).toBe(0);
  });

  test('a message that has arrived is not given up by who sent it before', async () => {
    const { hooks, hook, jobs, send } = await kept(backend);
    const id = await hook(1);
    await send(id, 1_000);
    const [key] = await jobs.keys('hook');
    const [slow, next] = [await hooks.begin(Number(key), 1_000), await hooks.begin(Number(key), 2_000)];
    if (slow === null || slow === 'held' || next === null || next === 'held') throw new Error('it is gone');
    await hooks.delivered(next, 2_500, 'It answered 204.');
    expect(await hooks.givenUp(slow.id, 3_000, 'It did not answer.', 1)).toBe(false);
    await hooks.again(slow, 'It did not answer.');
    expect(await hooks.deliveries(id, 5)).toMatchObject([
      { state: 'delivered', answer: 'It answered 204.', dueAt: null, attempts: 2 },
    ]);
    expect(await hooks.find(id, 1)).toMatchObject({ disabledAt: null });
    expect(await hooks.begin(Number(key), 4_000)).toBeNull();
  });

  test('are no more than there may be, also where many are made at once', async () => {
    const { hooks, hook } = await kept(backend);
    const made = await Promise.all(Array.from({ length: 25 }, () => hook(1)));
    expect(made.filter((id) => id > 0)).toHaveLength(20);
    expect(await hooks.list(1)).toHaveLength(20);
    await expect(hook(99)).rejects.toThrow(/99/);
  });

  test('end with the account of their owner, and what waits for them', async () => {
    const { database, hooks, hook, send } = await kept(backend);
    const { users } = peopleOf(database, () => 1);
    const { id: ada } = await users.add('Ada', 'instructor', false);
    const [hers, mine] = [await hook(ada), await hook(1)];
    for (const id of [hers, mine]) await send(id, 1_000);
    await users.remove(ada, null);
    expect([await hooks.list(ada), await hooks.deliveries(hers, 5)]).toEqual([[], []]);
    expect([(await hooks.list(1)).length, (await hooks.deliveries(mine, 5)).length]).toEqual([1, 1]);
  });

  test('one that is disabled is told nothing, until it is enabled', async () => {
    const { hooks, hook, store, check } = await kept(backend);
    const id = await hook(1);
    const end = async () => {
      const { id: checkId } = await check(1);
      await store.updateCheck(checkId, { statusId: STATE.failed, finishedAt: 2_000, updatedAt: 2_000 });
    };
    await end();
    await hooks.disable(id, 5_000, 'Why.');
    await end();
    expect((await hooks.deliveries(id, 20)).map(({ state }) => state)).toEqual(['given-up']);
    expect(await hooks.find(id, 1)).toMatchObject({ disabledAt: 5_000, disabledWhy: 'Why.' });
    await hooks.enable(id);
    await end();
    expect((await hooks.deliveries(id, 20)).map(({ state }) => state)).toEqual(['waiting', 'given-up']);
  });
});
