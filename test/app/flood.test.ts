import { afterEach, describe, expect, test } from 'vitest';
import type { Turn } from '../../src/program/app/job-queue.ts';
import { GitHubError } from '../../src/base/outcome.ts';
import { closeServers, dataFolder, deliver, openServer, payload, until } from './open-server.ts';

afterEach(closeServers);

describe('a flood', () => {
  test('fills the row of its sender alone, is told once, and keeps nobody waiting', async () => {
    const held: (() => void)[] = [];
    const { server, calls, lines, metrics } = await openServer({
      work: async ({ request }, turn) => {
        if (request.author !== 'Eve') return;
        await new Promise<void>((resolve) => {
          held.push(resolve);
          turn.signal.addEventListener('abort', () => resolve());
        });
      },
    });
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, id) => deliver(server, payload({ id: 1000 + id, author: 'Eve' }))),
    );
    expect(flood.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(40);
    expect(lines.filter((line) => line.includes('Refused with 429'))).toHaveLength(1);
    expect(await metrics.text()).toContain('deliveries_total{event="issue_comment",status="429"} 40\n');

    const authors = (): string[] => calls.map(({ request }) => request.author);
    expect((await deliver(server, payload({ id: 1, repository: 'cs1/hw2', author: 'ada' }))).status).toBe(
      202,
    );
    await until(() => authors().includes('ada'));
    // In the same repository: after the one that is being done, and the one whose turn it was then.
    expect((await deliver(server, payload({ id: 2, author: 'ada' }))).status).toBe(202);
    for (let freed = 1; freed <= 2; freed += 1) {
      await until(() => held.length > 0);
      held.shift()?.();
      await until(() => calls.length >= 2 + freed);
    }
    const inFlooded = calls.filter(({ request }) => request.repository.repo === 'hw1');
    expect(inFlooded.slice(0, 3).map(({ request }) => request.author)).toEqual(['Eve', 'Eve', 'ada']);
  });

  test('of many people fills its repository, and then the server says so', async () => {
    const { server, deliveries } = await openServer({
      work: (_, turn) => new Promise((resolve) => turn.signal.addEventListener('abort', () => resolve())),
    });
    // Not over connections: a hundred at once, with both their ends in one process, are more files than some systems let it have open.
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, id) =>
        deliveries.receive(
          `d${id}`,
          'issue_comment',
          payload({ id, author: `p${id}`, association: 'MEMBER' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(1);
    expect((await deliver(server, payload({ repository: 'cs1/hw2' }))).status).toBe(202);
  });
});

describe('outsiders', () => {
  const waits = (_: unknown, turn: Turn): Promise<void> =>
    new Promise((resolve) => turn.signal.addEventListener('abort', () => resolve()));

  test('leave half of a repository to its staff, however many they are', async () => {
    const { deliveries } = await openServer({
      work: waits,
      mayCommand: (_, login) => (login === 'tutor' ? true : null),
    });
    const receive = (id: number, author: string, association?: string) =>
      deliveries.receive(`d${id}`, 'issue_comment', payload({ id, author, association }));
    const flood = await Promise.all(
      Array.from({ length: 100 }, (_, id) => receive(id, `outsider${id % 5}`, 'NONE')),
    );
    expect(flood.filter(({ status }) => status === 202)).toHaveLength(50);
    expect((await receive(200, 'tutor')).status).toBe(202);
    expect((await receive(201, 'ada', 'COLLABORATOR')).status).toBe(202);
    expect((await receive(202, 'ben')).status).toBe(503);
  });

  test('are those who were turned away, whatever GitHub calls them', async () => {
    const { deliveries } = await openServer({ work: waits, mayCommand: () => false });
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, id) =>
        deliveries.receive(
          `d${id}`,
          'issue_comment',
          payload({ id, author: `p${id}`, association: 'MEMBER' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(1);
  });
});

describe('a full row', () => {
  test('of an installation is told once, whichever of its repositories asks for more', async () => {
    const { deliveries, lines } = await openServer({
      work: (_, turn) => new Promise((resolve) => turn.signal.addEventListener('abort', () => resolve())),
    });
    const receive = (id: number) => {
      const body = payload({
        id,
        author: `p${id}`,
        repository: `cs1/hw${id % 50}`,
        association: 'OWNER',
      });
      return deliveries.receive(`d${id}`, 'issue_comment', body);
    };
    const answers = await Promise.all(Array.from({ length: 510 }, (_, id) => receive(id)));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(10);
    expect(lines.filter((line) => line.includes('too many commands wait in this installation'))).toHaveLength(
      1,
    );
  });
});

describe('what the next start finds', () => {
  test('is begun again, but for what ended the process three times', async () => {
    const data = dataFolder();
    for (let start = 0; start < 4; start += 1) {
      const { server, deliveries, calls, lines, abandon } = await openServer({
        data,
        work: (_, turn) => new Promise((resolve) => turn.signal.addEventListener('abort', () => resolve())),
      });
      if (start === 0) await deliver(server, payload(), { 'x-github-delivery': 'poison' });
      else await deliveries.takeUp();
      if (start === 3) {
        await until(() => lines.some((line) => line.includes('is given up')));
        expect(lines).toContain(
          'Delivery poison is given up: the process ended 3 times while it was being done.',
        );
        expect(calls).toEqual([]);
        break;
      }
      await until(() => calls.length === 1);
      abandon();
      deliveries.cut();
    }
  });

  test('is left to it by a server that ends, which speaks of nothing that it does not do', async () => {
    const data = dataFolder();
    const before = await openServer({
      data,
      work: (_, turn) => new Promise((resolve) => turn.signal.addEventListener('abort', () => resolve())),
    });
    await deliver(before.server, payload(), { 'x-github-delivery': 'left' });
    await until(() => before.calls.length === 1);
    before.abandon();
    before.deliveries.cut();
    const { deliveries, calls, lines } = await openServer({ data });
    await deliveries.close();
    await deliveries.takeUp();
    expect(lines).toEqual([]);
    expect(calls).toEqual([]);
    const next = await openServer({ data });
    await next.deliveries.takeUp();
    await until(() => next.calls.length === 1);
    expect(next.lines[0]).toBe('Accepted deliveries that are not done and are taken up: 1.');
  });

  test('is begun once, also where it is sent again while another one is given up', async () => {
    let now = 0;
    let isDown = true;
    const { deliveries, calls, lines } = await openServer({
      now: () => now,
      clock: { now: () => 0, sleep: () => Promise.resolve() },
      work: () => (isDown ? Promise.reject(new GitHubError('GitHub is down', 'network')) : Promise.resolve()),
    });
    const told = (words: string): number => lines.filter((line) => line.includes(words)).length;
    const receive = (id: number) => deliveries.receive(`d${id}`, 'issue_comment', payload({ id }));
    await receive(1);
    await until(() => told('within the hour') === 1);
    now = 3 * 86_400_000 + 1;
    await receive(2);
    await until(() => told('within the hour') === 2);
    isDown = false;
    calls.length = 0;
    await Promise.all([deliveries.takeUp(), receive(2)]);
    await deliveries.close();
    expect(told('Delivery d1 is given up: it is more than three days old.')).toBe(1);
    expect(calls.map(({ delivery }) => delivery.id)).toEqual(['d2']);
  });
});
