import { expect, test } from 'vitest';
import { commentHandler } from '../../src/app/comment-handler.ts';
import { startWebhookServer } from '../../src/app/webhook-server.ts';
import { systemClock } from '../../src/process/system-clock.ts';
import { flagged, openScene, type Scene } from '../bot/scene.ts';
import { signatureOf } from './signature.ts';

const SECRET = 'hook';

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
  const server = await startWebhookServer({
    secret: SECRET,
    port: 0,
    apiUrl: scene.standIn.url,
    serverUrl: 'https://github.com',
    log: {
      debug: () => {},
      info: () => {},
      notice: () => {},
      warning: () => {},
      error: (message) => results.push(message),
      group: (_title, body) => body(),
    },
    clock: systemClock,
    concurrency: 2,
    on: {
      issue_comment: commentHandler(async ({ request }) => {
        results.push((await scene.handle(request)).kind);
      }),
    },
  });
  const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
  const body = JSON.stringify({
    action: 'created',
    issue: { number: scene.pull, pull_request: {} },
    comment: { id, body: '/similarity check', user: { login: 'ada', type: 'User' } },
    repository: { id: scene.repository.id, full_name: 'cs1/hw1', private: true },
  });
  const deliver = async (delivery: string): Promise<number> => {
    const response = await fetch(`${server.url}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-github-event': 'issue_comment',
        'x-github-delivery': delivery,
        'x-hub-signature-256': signatureOf(Buffer.from(body), SECRET),
      },
      body,
    });
    return response.status;
  };
  // Both are answered while the check of the first still runs.
  expect([await deliver('d-1'), await deliver('d-2')]).toEqual([202, 202]);
  while (scene.plans.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(results).toEqual([]);
  finish();
  while (results.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await server.close();
  expect(results).toEqual(['checked', 'replayed']);
  expect(scene.plans).toHaveLength(1);
  expect(scene.replies()).toHaveLength(1);
  expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  await scene.close();
});
