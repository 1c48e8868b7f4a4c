import { describe, expect, test } from 'vitest';
import { requestFromEvent } from '../../src/bot/commands/action-transport.ts';
import type { BotRequest } from '../../src/bot/commands/request.ts';
import { Cancelled } from '../../src/base/outcome.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { BOT, flagged, openScene, type Scene } from './scene.ts';
import { seldom } from '../suite.ts';

/** A check that dies so many times and then runs. */
function dying(times: number) {
  let left = times;
  return (plan: Parameters<typeof flagged>[0]) => {
    left -= 1;
    return left >= 0
      ? Promise.reject(new Cancelled('The runner was shut down.'))
      : Promise.resolve(flagged(plan));
  };
}

function react(scene: Scene, id: number, content: string, author: string): void {
  scene.repository.storedComments
    .find((one) => one.id === id)
    ?.reactions.push({ id: 1, content, author, createdAt: '2026-03-01T12:00:00Z' });
}

describe('the same comment again', () => {
  seldom('does nothing twice', async () => {
    const scene = await openScene();
    const { id } = await scene.ask('ada', '/similarity check');
    const before = scene.comments();
    expect(await scene.deliver(id)).toEqual({ kind: 'replayed' });
    expect(scene.comments()).toEqual(before);
    expect(scene.plans).toHaveLength(1);
    await scene.close();
  });

  test('does nothing twice after a refusal either', async () => {
    const scene = await openScene();
    const { id } = await scene.ask('ada', '/similarity chekc');
    expect(await scene.deliver(id)).toEqual({ kind: 'replayed' });
    expect(scene.replies()).toHaveLength(1);
    await scene.close();
  });

  seldom('is completed where nothing but the last reaction is missing', async () => {
    const scene = await openScene();
    for (const [command, last] of [
      ['check', 'rocket'],
      ['chekc', 'confused'],
    ] as const) {
      scene.standIn.fail({ method: 'POST', path: /reactions/, skip: 1 }, { status: 403 });
      const { id } = scene.repository.comment(scene.pull, `/similarity ${command}`, 'ada');
      await expect(scene.deliver(id)).rejects.toThrow('403');
      expect(scene.reactionsOf(id)).toEqual(['eyes']);
      expect(await scene.deliver(id)).toEqual({ kind: 'replayed' });
      expect(scene.reactionsOf(id)).toEqual(['eyes', last]);
    }
    expect(scene.plans).toHaveLength(1);
    expect(scene.replies()).toHaveLength(2);
    await scene.close();
  });

  test('what others react or copy is no trace of ours', async () => {
    const scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    react(scene, id, 'rocket', 'carol');
    scene.repository.comment(scene.pull, `<!-- code-similarity:bot ${id} -->\ndone`, 'carol');
    expect((await scene.deliver(id)).kind).toBe('checked');
    await scene.close();
  });
});

describe('an attempt that died', () => {
  seldom('after a dismissal was kept says what it did, and not that somebody else had done it', async () => {
    const scene = await openScene();
    scene.standIn.fail({ method: 'POST', path: /issues\/\d+\/comments$/, times: 1 }, { status: 403 });
    const body = '/similarity dismiss cs1/hw1#1..cs1/hw1#2 the example';
    const { id } = scene.repository.comment(scene.pull, body, 'ada');
    await expect(scene.deliver(id)).rejects.toThrow('403');
    expect(await scene.dismissed()).toHaveLength(1);
    expect(await scene.deliver(id)).toEqual({ kind: 'done', command: 'dismiss' });
    expect(scene.replies()).toEqual([expect.stringContaining('The pair is dismissed')]);
    expect(await scene.dismissed()).toHaveLength(1);
    await scene.close();
  });

  test('after 👀 is taken up', async () => {
    const scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    react(scene, id, 'eyes', BOT);
    expect((await scene.deliver(id)).kind).toBe('checked');
    expect(scene.replies()).toHaveLength(1);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
    await scene.close();
  });

  seldom('in the middle of the check is taken up with the same commit and the same reply', async () => {
    const scene = await openScene({ runCheck: dying(2) });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id)).rejects.toThrow(Cancelled);
    expect(scene.reactionsOf(id)).toEqual(['eyes']);
    await scene.repository.commit({ branch: 'carol', files: { 'cart.py': 'rewritten = 1\n' } });
    await expect(scene.deliver(id)).rejects.toThrow(Cancelled);
    expect((await scene.deliver(id)).kind).toBe('checked');
    expect(scene.plans.map(({ headSha }) => headSha)).toEqual([scene.head, scene.head, scene.head]);
    expect(scene.replies()).toHaveLength(1);
    expect(scene.replies()[0]).toContain(`Checked commit \`${scene.head}\``);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
    await scene.close();
  });

  seldom('is not believed about the commit where somebody edited its reply', async () => {
    const scene = await openScene({ runCheck: dying(1) });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id)).rejects.toThrow(Cancelled);
    const reply = scene.repository.storedComments.find(({ author }) => author === BOT);
    if (reply === undefined) throw new Error('no reply');
    reply.body = reply.body.replaceAll(scene.head, 'e'.repeat(40));
    reply.updatedAt = '2099-01-01T00:00:00Z';
    await scene.deliver(id);
    expect(scene.plans.map(({ headSha }) => headSha)).toEqual([scene.head, scene.head]);
    expect(scene.replies()).toHaveLength(1);
    await scene.close();
  });
});

seldom('a head that moves during the check is not part of it', async () => {
  let moved = '';
  const scene: Scene = await openScene({
    runCheck: async (plan) => {
      moved = await scene.repository.commit({ branch: 'carol', files: { 'cart.py': 'later = 1\n' } });
      return flagged(plan);
    },
  });
  await scene.ask('ada', '/similarity check');
  expect(scene.replies()[0]).toContain(`Checked commit \`${scene.head}\``);
  await scene.ask('ada', '/similarity status');
  expect(scene.replies()[1]).toContain(`the head has moved to \`${moved}\``);
  await scene.close();
});

describe('a reply whose answer does not come', () => {
  const REPLY = { method: 'POST', path: /issues\/\d+\/comments$/ } as const;
  const LIST = { method: 'GET', path: /issues\/\d+\/comments\?/ } as const;

  test.each(['lost', 'drop'] as const)('is there once, whether it was posted or not (%s)', async (how) => {
    for (const command of ['status', 'check']) {
      const scene = await openScene();
      scene.standIn.fail(REPLY, how);
      const { id, result } = await scene.ask('ada', `/similarity ${command}`);
      expect(result.kind).toBe(command === 'check' ? 'checked' : 'done');
      expect(scene.waits).toEqual(how === 'lost' ? [] : [2000, 5000]);
      expect(scene.replies()).toHaveLength(1);
      expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
      await scene.close();
    }
  });

  test.each([1, 2])('is found though the list is behind %s times', async (times) => {
    const scene = await openScene();
    scene.standIn.fail(REPLY, 'lost');
    // The first look is for traces of an earlier attempt.
    scene.standIn.fail({ ...LIST, skip: 1, times }, { status: 200, body: [] });
    const { id, result } = await scene.ask('ada', '/similarity check');
    expect(result.kind).toBe('checked');
    expect(scene.waits).toEqual([2000, 5000].slice(0, times));
    expect(scene.replies()).toHaveLength(1);
    expect(scene.replies()[0]).toContain('Checked commit');
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
    await scene.close();
  });

  test('is no last word where it cannot be said at all: the command is taken up again', async () => {
    const scene = await openScene();
    scene.standIn.fail({ ...REPLY, times: 2 }, 'drop');
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id)).rejects.toThrow('could not be reached');
    expect(scene.reactionsOf(id)).toEqual(['eyes']);
    expect(scene.plans).toEqual([]);
    expect((await scene.deliver(id)).kind).toBe('checked');
    expect(scene.replies()).toHaveLength(1);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
    await scene.close();
  });
});

test('a reaction that meets a hiccup is made again', async () => {
  const scene = await openScene();
  scene.standIn.fail({ method: 'POST', path: /reactions$/, times: 2 }, { status: 502 });
  const { id } = await scene.ask('ada', '/similarity status');
  expect(scene.waits).toEqual([2000, 5000]);
  expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  await scene.close();
});

describe('a call by hand', () => {
  function byHand(inputs: Record<string, string>, actor = 'ada'): BotRequest {
    const request = requestFromEvent(
      readEventContext(
        {
          eventName: 'workflow_dispatch',
          repository: 'cs1/hw1',
          actor: actor,
          runId: 900,
        },
        { inputs },
      ),
    );
    if ('ignored' in request) throw new Error(request.ignored);
    return request;
  }

  seldom('is answered once for each run, without a comment to react to', async () => {
    const scene = await openScene();
    const request = byHand({ command: 'check', 'pull-request': String(scene.pull) });
    expect((await scene.handle(request)).kind).toBe('checked');
    expect((await scene.handle(request)).kind).toBe('replayed');
    expect(scene.replies()).toHaveLength(1);
    expect(scene.replies()[0]).toContain('<!-- code-similarity:bot run-900 -->');
    await scene.close();
  });

  test('that names a comment is its author’s command, not the caller’s', async () => {
    const scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'carol');
    const inputs = {
      command: '/similarity check',
      'pull-request': String(scene.pull),
      'comment-id': String(id),
    };
    expect(await scene.handle(byHand(inputs, 'ada'))).toMatchObject({
      kind: 'turned-away',
      reason: 'not-maintainer',
    });
    await scene.close();
  });

  test('that names a comment which is none of it is a mistake', async () => {
    const scene = await openScene();
    const other = scene.repository.issue({ title: 'other', author: 'ada' });
    const elsewhere = scene.repository.comment(other.number, '/similarity check', 'ada');
    const here = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    const edited = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    const stored = scene.repository.storedComments.find((one) => one.id === edited.id);
    if (stored !== undefined) stored.updatedAt = '2099-01-01T00:00:00Z';
    const call = (id: number, command = '/similarity check') =>
      scene.handle(byHand({ command, 'pull-request': String(scene.pull), 'comment-id': String(id) }));
    await expect(call(elsewhere.id)).rejects.toThrow('stands on something else');
    await expect(call(edited.id)).rejects.toThrow('was edited');
    await expect(call(here.id, '/similarity check --scope tree')).rejects.toThrow('asks for something else');
    expect(scene.replies()).toEqual([]);
    expect(scene.reactionsOf(here.id)).toEqual([]);
    await scene.close();
  });
});
