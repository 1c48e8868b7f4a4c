import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/outcome.ts';
import { renderComment } from '../../src/report/channels/comment.ts';
import { report, submission } from '../report/sample.ts';
import { BOT, flagged, openScene, PEER, type Scene } from './scene.ts';
import { viewOf } from '../../src/report/views/view.ts';

describe('commands of somebody who may', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
    scene.standIn.repository('cs1/last-year', { private: true });
  });
  afterAll(() => scene.close());

  test('status before there is a check, whatever a student copied into a comment', async () => {
    const plan = { repository: { owner: 'cs1', repo: 'hw1' }, pull: scene.pull, headSha: scene.head };
    const copied = flagged({ ...plan, overrides: {}, requestedBy: 'carol', key: '0' });
    const body = renderComment(viewOf(copied, 'student'), { key: 'bot', previousBody: null });
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
    const { id } = await scene.ask('ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 the lecture’s example');
    const entry = {
      reason: 'the lecture’s example',
      by: 'ada',
      at: '2026-03-02T10:00:00.000Z',
      via: 'bot',
      command: String(id),
    };
    expect(await scene.dismissed()).toEqual([entry]);
    expect(scene.replies().at(-1)).toContain('The pair is dismissed');
    await scene.ask('ada', '/similarity dismiss CS1/hw1#2..cs1/HW1#1 again');
    expect(await scene.dismissed()).toEqual([entry]);
    expect(scene.replies().at(-1)).toContain('dismissed before');
  });

  test.each([
    ['a number', '2', 'is no pair'],
    ['two strangers', 'org/tool#7..org/tool#8', 'No check here compares these two'],
    ['two folders', 'solution..last-year', 'No check here compares these two'],
    ['one twice', 'cs1/hw1#1..CS1/hw1#1', 'No check here compares these two'],
    ['the repository itself', 'cs1/hw1..cs1/hw1#1', 'No check here compares these two'],
    ['a pull request elsewhere', 'org/tool#7..cs1/hw1#1', 'No check here compares these two'],
    ['an unknown pull request', 'cs1/hw1#1..cs1/hw1#777', 'has no pull request of one of these numbers'],
    ['two unknown ones', 'cs1/hw1#777..cs1/hw1#888', 'has no pull request of one of these numbers'],
  ])('dismiss refuses %s', async (_name, pair, sentence) => {
    const { id, result } = await scene.ask('ada', `/similarity dismiss ${pair} because`);
    expect(result.kind).toBe('refused');
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().at(-1)).toContain(sentence);
    expect(await scene.dismissed()).toHaveLength(1);
  });

  test('dismiss says where it could not look at one of the two', async () => {
    await scene.ask('ada', '/similarity dismiss cs1/hw1#1..archive/2023 an old folder');
    expect(scene.replies().at(-1)).toContain('No check has compared these two yet');
    await scene.ask('ada', '/similarity dismiss cs1/last-year..cs1/hw1#1 the same student again');
    expect(scene.replies().at(-1)).toContain('The pair is dismissed');
    expect(await scene.dismissed()).toHaveLength(3);
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
