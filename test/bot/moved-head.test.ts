import { afterEach, describe, expect, test } from 'vitest';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
afterEach(() => scene.close());

const LATER = '2099-01-01T00:00:00Z';

/** A comment, and a push of the student's before the bot's run begins. */
async function pushedAfter(change: object = {}): Promise<{ readonly id: number; readonly pushed: string }> {
  scene = await openScene();
  const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
  const pushed = await scene.repository.commit({
    branch: 'carol',
    files: { 'cart.py': 'harmless = 1\n' },
    author: 'carol',
    pushedAt: LATER,
    ...change,
  });
  return { id, pushed };
}

describe('a push between the comment and the run', () => {
  test.each([
    ['', {}],
    [' that replaces the branch', { force: true }],
    [' with a commit that is dated back', { date: '2020-01-01T00:00:00Z' }],
  ])('%s changes nothing: what stood there is checked, and the reply says so', async (_, change) => {
    const { id } = await pushedAfter(change);
    await scene.deliver(id);
    expect(scene.plans.map(({ headSha }) => headSha)).toEqual([scene.head]);
    for (const body of [scene.accepted[0]?.body, scene.replies()[0]]) {
      expect(body).toContain('The head has moved since the command was given');
      expect(body).toContain(scene.head);
    }
  });

  test('into a branch that was renamed meanwhile changes nothing either', async () => {
    scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    const old = scene.repository.branches.get('carol') ?? '';
    scene.repository.deleteRef('refs/heads/carol', 'carol');
    for (const activity of scene.repository.activities.slice(-1)) activity.timestamp = LATER;
    scene.repository.moved('carol', null, old, 'push', { pushedAt: LATER, actor: 'carol', recorded: true });
    await scene.repository.commit({ branch: 'carol', files: { 'x.py': 'x = 1\n' }, pushedAt: LATER });
    await scene.deliver(id);
    expect(scene.plans.map(({ headSha }) => headSha)).toEqual([scene.head]);
  });

  test('of which GitHub keeps no record is told to be possible', async () => {
    const { id, pushed } = await pushedAfter();
    scene.standIn.fail({ path: /\/activity/ }, { status: 403 });
    await scene.deliver(id);
    expect(scene.plans.map(({ headSha }) => headSha)).toEqual([pushed]);
    expect(scene.replies()[0]).toContain('**It may have been pushed after the command**');
  });

  test('is not guessed at while GitHub does not answer', async () => {
    const { id } = await pushedAfter();
    scene.standIn.fail({ path: /\/activity/ }, { status: 200, body: 'a page of a proxy' });
    expect((await scene.deliver(id)).kind).toBe('failed');
    expect(scene.plans).toEqual([]);
    expect(scene.replies()[0]).toMatch(/GitHub did not answer\n\n.*can be tried again later/);
  });
});

test('a head that stays is the head, and nothing more is said', async () => {
  scene = await openScene();
  await scene.ask('ada', '/similarity check');
  expect(scene.replies()[0]).not.toMatch(/has moved|may have been pushed/);
});

test('of a call by hand it is the head of that moment', async () => {
  const { pushed } = await pushedAfter();
  await scene.handle({
    repository: { owner: 'cs1', repo: 'hw1' },
    number: scene.pull,
    on: 'pull-request',
    body: '/similarity check',
    author: 'ada',
    comment: null,
    askedAt: null,
    key: 'run-7',
  });
  expect(scene.plans.map(({ headSha }) => headSha)).toEqual([pushed]);
});
