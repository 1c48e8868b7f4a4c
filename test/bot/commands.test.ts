import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Cancelled, GitHubError } from '../../src/base/outcome.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { report, submission } from '../report/sample.ts';
import { BOT, flagged, openScene, PEER, type Scene } from './scene.ts';
import { viewOf } from '../../src/channels/view.ts';

describe('commands of somebody who may', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
    scene.standIn.repository('cs1/last-year', { private: true });
  });
  afterAll(() => scene.close());

  test('status before there is a check, whatever a student copied into a comment', async () => {
    const plan = { repository: { owner: 'cs1', repo: 'hw1' }, pull: scene.pull, headSha: scene.head };
    const copied = flagged({ ...plan, overrides: {}, key: '0' });
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
        key: String(id),
      },
    ]);
    expect(scene.accepted[0]?.body).toContain(`⏳ Checking commit \`${scene.head}\``);
    const replies = scene.comments().filter(({ body }) => body.includes(`code-similarity:bot ${id} `));
    expect(replies).toHaveLength(1);
    expect(replies[0]?.id).toBe(scene.accepted[0]?.id);
    expect(replies[0]?.body).toContain(`Checked commit \`${scene.head}\`.`);
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

  test('dismissals tells how many there are and where they were said, and names nobody else', async () => {
    await scene.ask('ada', '/similarity dismissals');
    const said = scene.replies().at(-1) ?? '';
    expect(said).toContain('3 pairs of this pull request are dismissed');
    expect(said.match(/^- \[2026-03-02 10:00 UTC\]\(http\S+#issuecomment-\d+\) by `ada`$/gm)).toHaveLength(3);
    expect(said).not.toMatch(/#2|lecture|last-year|archive/);
  });

  test('undismiss takes back what was dismissed, once', async () => {
    await scene.ask('ada', '/similarity undismiss cs1/hw1#2..cs1/hw1#1');
    expect(scene.replies().at(-1)).toContain('not dismissed any more');
    expect((await scene.dismissed()).map(({ reason }) => reason).toSorted()).toEqual([
      'an old folder',
      'the same student again',
    ]);
    const { result } = await scene.ask('ada', '/similarity undismiss cs1/hw1#2..cs1/hw1#1');
    expect(result).toEqual({ kind: 'done', command: 'undismiss' });
    expect(scene.replies().at(-1)).toContain('nothing was changed');
    const { id } = await scene.ask('ada', '/similarity undismiss cs1/hw1#1..cs1/hw1#777');
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
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

describe('a pair that cannot be kept', () => {
  test.each([
    ['dismiss', 'because'],
    ['undismiss', ''],
    ['dismissals', null],
  ])('%s in a public repository says that it keeps none', async (command, reason) => {
    const scene = await openScene();
    scene.repository.options = { ...scene.repository.options, private: false };
    const words = reason === null ? command : `${command} cs1/hw1#1..cs1/hw1#2 ${reason}`;
    const { id, result } = await scene.ask('ada', `/similarity ${words}`);
    expect(result).toMatchObject({ refusal: { kind: 'not-recorded', why: { kind: 'nowhere' } } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().at(-1)).toMatch(/cs1\/hw1 is public.*`dismissed` of the configuration file/s);
    await scene.close();
  });

  test('while a scan writes all the time, in the right words', async () => {
    const scene = await openScene();
    scene.standIn.fail(
      { method: 'POST', path: /\/git\/refs$/, times: 99 },
      { status: 422, body: { message: 'Reference already exists' } },
    );
    const { id, result } = await scene.ask('ada', '/similarity dismiss cs1/hw1#1..cs1/hw1#2 the example');
    expect(result).toMatchObject({ refusal: { why: { kind: 'busy' } } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().at(-1)).toContain('for a minute, something else wrote to the state');
    expect(scene.replies().at(-1)).not.toContain('service');
    expect(scene.waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60_000);
    await scene.close();
  });
});

describe('cancel', () => {
  const dying = () => Promise.reject(new Cancelled('The runner was shut down.'));

  test('ends the run of a check, closes its reply, and nobody takes it up again', async () => {
    const scene = await openScene({ runCheck: dying });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id, { key: '77.bot', isFirstAttempt: true })).rejects.toThrow(Cancelled);
    scene.repository.workflowRuns.set(77, 'running');
    const { result } = await scene.ask('ada', '/similarity cancel');
    expect(result).toEqual({ kind: 'done', command: 'cancel' });
    expect(scene.repository.workflowRuns.get(77)).toBe('cancelled');
    expect(scene.replies()[0]).toContain(`The check of commit \`${scene.head}\` was cancelled by \`ada\``);
    expect(scene.replies()[1]).toContain(`Cancelled: the check of commit \`${scene.head}\``);
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(await scene.deliver(id)).toEqual({ kind: 'replayed' });
    expect((await scene.ask('ada', '/similarity cancel')).result).toMatchObject({
      refusal: { kind: 'nothing-to-cancel' },
    });
    await scene.close();
  });

  test.each([
    ['is over', 'completed'],
    ['is not there any more', null],
  ] as const)('closes a check whose run %s', async (_, state) => {
    const scene = await openScene({ runCheck: dying });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id, { key: '77.bot', isFirstAttempt: true })).rejects.toThrow(Cancelled);
    if (state !== null) scene.repository.workflowRuns.set(77, state);
    expect((await scene.ask('ada', '/similarity cancel')).result.kind).toBe('done');
    expect(scene.replies()[0]).toContain('was cancelled by');
    await scene.close();
  });

  test('without the permission says which one, and how else', async () => {
    const scene = await openScene({
      runCheck: dying,
      token: { permissions: { contents: 'write', pull_requests: 'write' } },
    });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id, { key: '77.bot', isFirstAttempt: true })).rejects.toThrow(Cancelled);
    scene.repository.workflowRuns.set(77, 'running');
    const { result } = await scene.ask('ada', '/similarity cancel');
    expect(result).toMatchObject({ refusal: { kind: 'not-cancelled' } });
    const said = (scene.replies().at(-1) ?? '').replaceAll(/\\(.)/g, '$1');
    expect(said).toMatch(/The check goes on.*`actions: write`.*Or cancel run 77 on the repository’s page/s);
    expect(scene.replies()[0]).toContain('⏳ Checking commit');
    await scene.close();
  });

  test('leaves the result of a check that was faster', async () => {
    const scene = await openScene({ runCheck: dying });
    const { id } = scene.repository.comment(scene.pull, '/similarity check', 'ada');
    await expect(scene.deliver(id, { key: '77.bot', isFirstAttempt: true })).rejects.toThrow(Cancelled);
    const reply = scene.repository.storedComments.find(({ author }) => author === BOT);
    const done = (reply?.body ?? '').replace('bot-check pinned', 'bot-check checked');
    // The reply is changed between the look and the cancelling.
    scene.standIn.onWrite((_method, target) => {
      if (target.endsWith('/cancel') && reply !== undefined) reply.body = done;
      return null;
    });
    await scene.ask('ada', '/similarity cancel');
    expect(scene.replies()[0]).toBe(done);
    expect(scene.reactionsOf(id)).toEqual(['eyes']);
    await scene.close();
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
