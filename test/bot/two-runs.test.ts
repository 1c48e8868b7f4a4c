import { afterEach, describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import { BOT, flagged, openScene, type Scene } from './scene.ts';
import { seldom } from '../suite.ts';

let scene: Scene;
afterEach(() => scene.close());

const FIRST = { key: '100.bot', isFirstAttempt: true };
const SECOND = { key: '200.bot', isFirstAttempt: true };
const WAITED = [5000, 10_000, 15_000, 30_000];

/** 👀 of the bot, as a run leaves them that saw the comment first. */
function seen(id: number): void {
  scene.repository.storedComments
    .find((one) => one.id === id)
    ?.reactions.push({ id: 1, content: 'eyes', author: BOT, createdAt: '2026-03-01T12:00:00Z' });
}

describe('two runs of one comment', () => {
  test('that begin at the same moment make one check and one reply', async () => {
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    scene = await openScene({
      runCheck: async (plan) => {
        await held;
        return flagged(plan);
      },
    });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    const first = scene.deliver(id, FIRST);
    const second = await Promise.race([scene.deliver(id, SECOND), first]);
    expect(second).toEqual({ kind: 'elsewhere' });
    finish();
    expect((await first).kind).toBe('checked');
    expect(scene.plans).toHaveLength(1);
    expect(scene.replies()).toHaveLength(1);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  });

  seldom('a run that died before it spoke is waited for, for a minute, and replaced', async () => {
    scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity status', 'ada');
    seen(id);
    expect((await scene.deliver(id, SECOND)).kind).toBe('done');
    expect(scene.waits).toEqual(WAITED);
    expect(scene.replies()).toHaveLength(1);
  });

  test('a run that died in its check is taken up by its own next attempt, at once', async () => {
    let dies = true;
    scene = await openScene({
      runCheck: (plan) =>
        dies ? Promise.reject(new Cancelled('The runner was shut down.')) : Promise.resolve(flagged(plan)),
    });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id, FIRST)).rejects.toThrow(Cancelled);
    dies = false;
    // Nobody can tell from outside that it is dead, so another run leaves it alone.
    expect(await scene.deliver(id, SECOND)).toEqual({ kind: 'elsewhere' });
    expect((await scene.deliver(id, { ...FIRST, isFirstAttempt: false })).kind).toBe('checked');
    expect(scene.waits).toEqual([]);
    expect(scene.plans).toHaveLength(2);
    expect(scene.replies()).toHaveLength(1);
  });

  seldom('a person who names the comment by hand is not kept waiting', async () => {
    scene = await openScene();
    const { id } = scene.repository.comment(scene.pull, '/similarity status', 'ada');
    seen(id);
    const named = {
      repository: { owner: 'cs1', repo: 'hw1' },
      number: scene.pull,
      on: 'pull-request',
      body: '/similarity status',
      author: 'tina',
      comment: { id, evidence: 'named' },
      askedAt: null,
      key: String(id),
    } as const;
    expect((await scene.handle(named, SECOND)).kind).toBe('done');
    expect(scene.waits).toEqual([]);
  });
});
