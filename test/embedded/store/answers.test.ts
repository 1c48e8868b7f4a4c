import { describe, expect, test } from 'vitest';
import { STATE } from '../../../src/contract/service/states.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import { AnswerRows } from '../../../src/service/store/answers.ts';
import { HOOK_EVENTS, Hooks } from '../../../src/service/store/hooks.ts';
import { Store } from '../../../src/service/store/store.ts';
import { temporary } from '../serving.ts';
import { BACKENDS, tables } from './backends.ts';
import { NEW_CHECK } from '../new-check.ts';

const HOSTILE = 'I wrote it \u202e<script>alert(1)</script>\n\u0007"\'';

async function kept(backend: (typeof BACKENDS)[number]) {
  const database = await tables(backend);
  const store = await Store.open(database, new MemoryBlobs(temporary(), () => 1));
  const check = await store.createCheck({
    ...NEW_CHECK,
    statusId: STATE.completed,
    jobId: 1,
    startedAt: 1,
    finishedAt: 1,
  });
  const rows = new AnswerRows(database);
  const make = (fields: Partial<Parameters<AnswerRows['make']>[0]> = {}) =>
    rows.make({
      checkId: check.id,
      caseKey: 'k1-k2',
      subject: 'k1',
      hash: 'h1',
      shown: '{}',
      createdAt: 10,
      expiresAt: 100,
      ...fields,
    });
  return { database, store, check, rows, make };
}

describe.each(BACKENDS)('answers in $name', (backend) => {
  test('are kept as they were written, and are read until the link’s last moment', async () => {
    const { rows, make, check } = await kept(backend);
    const id = await make();
    expect(await rows.add('h1', { text: HOSTILE, at: 20 }, 3)).toEqual({
      linkId: id,
      checkId: check.id,
      ownerId: 1,
    });
    expect(await rows.open('h1', 99)).toEqual({
      shown: '{}',
      expiresAt: 100,
      answers: [{ text: HOSTILE, at: 20 }],
    });
    expect(await rows.open('h1', 100)).toBeNull();
    expect(await rows.add('h1', { text: 'late', at: 99 }, 3)).toMatchObject({ linkId: id });
    expect(await rows.add('h1', { text: 'too late', at: 100 }, 3)).toBeNull();
    expect(await rows.times([check.id])).toHaveLength(2);
  });

  test('of one link are as many as it takes, and what is sent twice in a row is kept once', async () => {
    const { rows, make, check } = await kept(backend);
    await make();
    for (const [text, result] of [
      ['a', {}],
      ['a', 'known'],
      ['b', {}],
      ['a', {}],
      ['c', 'full'],
      ['a', 'known'],
    ] as const) {
      const added = await rows.add('h1', { text, at: 20 }, 3);
      expect(typeof added === 'string' ? added : {}).toEqual(result);
    }
    const [link] = await rows.list([check.id]);
    expect(link?.answers.map(({ text }) => text)).toEqual(['a', 'b', 'a']);
  });

  test('stay when another link is made for the same person and case, and the link before leads nowhere', async () => {
    const { rows, make, check } = await kept(backend);
    const id = await make();
    await rows.add('h1', { text: 'a', at: 20 }, 3);
    expect(await make({ hash: 'h2', expiresAt: 200 })).toBe(id);
    expect(await rows.open('h1', 50)).toBeNull();
    expect((await rows.open('h2', 150))?.answers).toEqual([{ text: 'a', at: 20 }]);
    const other = await make({ hash: 'h3', subject: 'k2' });
    expect(other).not.toBe(id);
    expect((await rows.open('h3', 50))?.answers).toEqual([]);
    expect((await rows.list([check.id])).map((one) => [one.subject, one.answers.length])).toEqual([
      ['k1', 1],
      ['k2', 0],
    ]);
  });

  test('stay when their link is ended, and go when they are deleted; of another check’s nothing is touched', async () => {
    const { rows, make, check } = await kept(backend);
    const id = (await make()) ?? 0;
    await rows.add('h1', { text: 'a', at: 20 }, 3);
    expect(await rows.end(id, check.id + 1)).toBe(false);
    expect(await rows.remove(id, check.id + 1)).toBe(false);
    expect(await rows.open('h1', 50)).not.toBeNull();
    expect(await rows.end(id, check.id)).toBe(true);
    expect(await rows.open('h1', 50)).toBeNull();
    expect(await rows.list([check.id])).toMatchObject([{ isEnded: true, answers: [{ text: 'a' }] }]);
    expect(await rows.remove(id, check.id)).toBe(true);
    expect(await rows.list([check.id])).toEqual([]);
    expect(await rows.times([check.id])).toEqual([]);
  });

  test('go with their check, and none comes after it', async () => {
    const { rows, make, store, check } = await kept(backend);
    await make();
    await rows.add('h1', { text: 'a', at: 20 }, 3);
    await store.removeCheck(check.id);
    expect(await rows.open('h1', 50)).toBeNull();
    expect(await rows.add('h1', { text: 'b', at: 21 }, 3)).toBeNull();
    expect(await make({ hash: 'h2' })).toBeNull();
    expect(await rows.list([check.id])).toEqual([]);
  });

  test('tell the owner’s webhooks that there is one, and not who wrote what', async () => {
    const { database, rows, make, check } = await kept(backend);
    const hooks = new Hooks(database);
    const fields = { keyId: null, url: 'https://a.example/', createdAt: 1, secret: 'whsec_AAAA' };
    const hook = await hooks.create({ ...fields, ownerId: 1, events: HOOK_EVENTS }, 20);
    const deaf = await hooks.create({ ...fields, ownerId: 1, events: ['check.failed'] }, 20);
    await make();
    await rows.add('h1', { text: HOSTILE, at: 20 }, 3);
    const sent = await hooks.deliveries(hook?.id ?? 0, 10);
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        type: 'answer.received',
        timestamp: new Date(20).toISOString(),
        data: { check_id: check.id, name: 'week 1' },
      },
    ]);
    expect(await hooks.deliveries(deaf?.id ?? 0, 10)).toEqual([]);
  });
});
