import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dismissal } from '../../src/bot/effects.ts';
import { GitHubError } from '../../src/domain/outcome.ts';
import { renderComment } from '../../src/report/comment.ts';
import { report, submission } from '../report/sample.ts';
import { BOT, flagged, openScene, PEER, type Scene } from './scene.ts';

describe('commands of somebody who may', () => {
  let scene: Scene;
  const dismissals: Dismissal[] = [];
  beforeAll(async () => {
    scene = await openScene({
      matches: new Map([[2, { a: 'cs1/hw1#1', b: 'cs1/hw1#2' }]]),
      dismissals,
    });
  });
  afterAll(() => scene.close());

  test('status before there is a check, whatever a student copied into a comment', async () => {
    const plan = { repository: { owner: 'cs1', repo: 'hw1' }, pull: scene.pull, headSha: scene.head };
    const copied = flagged({ ...plan, overrides: {}, requestedBy: 'carol', key: '0' });
    const body = renderComment(copied, 'student', { key: 'bot', previousBody: null });
    scene.repository.comment(scene.pull, body, 'carol');
    const { id, result } = await scene.ask('ada', '/similarity status');
    expect(result).toEqual({ kind: 'done', command: 'status' });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
    expect(scene.replies().at(-1)).toContain('No check of this pull request is known yet');
  });

  test('check pins the head, says so at once, and edits its one reply when it is done', async () => {
    const { id, result } = await scene.ask('ada', '/similarity check --threshold 60 --scope tree\nthanks!');
    expect(result).toMatchObject({ kind: 'checked', report: { verdict: { outcome: 'flagged' } } });
    expect(scene.plans).toEqual([
      {
        repository: { owner: 'cs1', repo: 'hw1' },
        pull: scene.pull,
        headSha: scene.head,
        overrides: { similarityThreshold: 60, pullRequestScope: 'tree' },
        requestedBy: 'ada',
        key: String(id),
      },
    ]);
    expect(scene.accepted[0]?.body).toContain(`⏳ Checking commit \`${scene.head}\``);
    const replies = scene.comments().filter(({ body }) => body.includes(`code-similarity:bot ${id} `));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.id).toBe(scene.accepted[0]?.id);
    expect(replies[0]?.body).toContain(`Checked commit \`${scene.head}\`; flagged above 60`);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'rocket']);
  });

  test('status and explain speak of that check, and of the own lines only', async () => {
    await scene.ask('ada', '/similarity status');
    expect(scene.replies().at(-1)).toContain('similarity: **very high** · 3 regions');
    expect(scene.replies().at(-1)).toContain('which is the head');
    await scene.ask('ada', `/similarity explain #${scene.pull}`);
    expect(scene.replies().at(-1)).toContain('- `cart.py` lines 3–9');
    const { id } = await scene.ask('ada', '/similarity explain 99');
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().join('\n')).not.toMatch(new RegExp(`${PEER}|81\\.|hw1#2`));
  });

  test('dismiss keeps who said what, and when; never twice', async () => {
    const { id } = await scene.ask('ada', '/similarity dismiss 2 the example of the lecture');
    const entry = {
      a: 'cs1/hw1#1',
      b: 'cs1/hw1#2',
      reason: 'the example of the lecture',
      by: 'ada',
      at: '2026-03-02T10:00:00.000Z',
      commentId: id,
      key: String(id),
    };
    expect(dismissals).toEqual([entry]);
    await scene.ask('ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 again');
    expect(dismissals).toEqual([entry]);
    expect(scene.replies().at(-1)).toContain('dismissed before');
  });

  test('dismiss refuses what it cannot know', async () => {
    const label = await scene.ask('ada', '/similarity dismiss 9 whatever');
    expect(label.result).toEqual({ kind: 'refused', refusal: { kind: 'no-such-match', label: 9 } });
    const keys = await scene.ask('ada', '/similarity dismiss nobody/x..cs1/hw1#2 whatever');
    expect(keys.result).toMatchObject({ refusal: { kind: 'not-recorded', result: 'unknown-pair' } });
    expect(dismissals).toHaveLength(1);
  });

  test('a command that is none is refused with what was meant', async () => {
    const { id, result } = await scene.ask('ada', '/similarity check --treshold 60');
    expect(result).toMatchObject({ kind: 'refused', refusal: { kind: 'syntax' } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().at(-1)).toContain('Did you mean `--threshold`?');
    expect(scene.plans).toHaveLength(1);
  });

  test('talk, bots and our own comments leave no trace', async () => {
    const before = scene.standIn.requests.length;
    expect((await scene.ask('carol', 'see /similarity check')).result.kind).toBe('ignored');
    const bot = scene.repository.comment(scene.pull, '/similarity check', BOT, true);
    expect((await scene.deliver(bot.id)).kind).toBe('ignored');
    const reply = scene.comments().find(({ body }) => body.startsWith('<!-- code-similarity:bot'));
    expect((await scene.deliver(reply?.id ?? 0)).kind).toBe('ignored');
    expect(scene.standIn.requests).toHaveLength(before);
  });
});

describe('a check that does not come about', () => {
  test('is answered without what the reason says, which is for staff', async () => {
    const scene = await openScene({
      runCheck: () => Promise.reject(new GitHubError(`GitHub refused reading ${PEER}/hw1.`, 'forbidden')),
    });
    const { id, result } = await scene.ask('ada', '/similarity check');
    expect(result).toMatchObject({ kind: 'failed', failure: { outcome: 'forbidden' } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies()).toHaveLength(1);
    expect(scene.replies()[0]).toContain('could not be carried out');
    expect(scene.replies()[0]).not.toContain(PEER);
    await scene.close();
  });

  test('is no 🚀 either where the run ends with a report', async () => {
    const scene = await openScene({
      runCheck: (plan) =>
        Promise.resolve(
          report([submission(`cs1/hw1#${plan.pull}`)], { verdict: { outcome: 'timeout', exitCode: 1 } }),
        ),
    });
    const { id, result } = await scene.ask('ada', '/similarity check');
    expect(result).toMatchObject({ kind: 'checked', report: { verdict: { outcome: 'timeout' } } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies()[0]).toContain('Not done in time');
    await scene.close();
  });

  test('a defect is answered, and still a defect', async () => {
    const scene = await openScene({ runCheck: () => Promise.reject(new TypeError('x is not a function')) });
    await expect(scene.ask('ada', '/similarity check')).rejects.toThrow(TypeError);
    expect(scene.replies()[0]).toContain('The check could not be done');
    expect(scene.replies()[0]).not.toContain('x is not');
    await scene.close();
  });
});
