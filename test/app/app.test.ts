import { expect, test } from 'vitest';
import { flagged, openScene, type Scene } from '../bot/scene.ts';
import { closeServers, deliver, openServer } from './open-server.ts';

test('a webhook’s comment is answered by the same core; a delivery under a new id is not done again', async () => {
  let finish = (): void => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const scene: Scene = await openScene({
    runCheck: async (plan) => {
      await held;
      return flagged(plan);
    },
  });
  const results: string[] = [];
  const { server } = await openServer({
    work: async ({ request }) => {
      results.push((await scene.handle(request)).kind);
    },
  });
  const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
  const body = JSON.stringify({
    action: 'created',
    issue: { number: scene.pull, pull_request: {} },
    comment: { id, body: '/similarity check', user: { login: 'ada', type: 'User' } },
    repository: { id: scene.repository.id, full_name: 'cs1/hw1', private: true },
  });
  const send = async (delivery: string): Promise<number> =>
    (await deliver(server, body, { 'x-github-delivery': delivery })).status;
  // Both are answered while the check of the first still runs.
  expect([await send('d-1'), await send('d-2')]).toEqual([202, 202]);
  while (scene.plans.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(results).toEqual([]);
  finish();
  while (results.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await closeServers();
  expect(results).toEqual(['checked', 'replayed']);
  expect(scene.plans).toHaveLength(1);
  expect(scene.replies()).toHaveLength(1);
  expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  await scene.close();
});
