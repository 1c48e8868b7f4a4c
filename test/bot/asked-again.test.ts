import { afterEach, describe, expect, test } from 'vitest';
import { settingsKey } from '../../src/bot/commands/check-mark.ts';
import { type EarlierCheck, sparedBy } from '../../src/bot/commands/earlier-checks.ts';
import { BOT_LIMITS } from '../../src/bot/commands/limits.ts';
import { Cancelled } from '../../src/base/outcome.ts';
import { BOT, openScene, type Scene, type SceneOptions } from './scene.ts';
import { seldom } from '../suite.ts';

let scene: Scene;
const open = async (options?: SceneOptions): Promise<Scene> => (scene = await openScene(options));
afterEach(() => scene.close());

describe('the same commit within an hour', () => {
  seldom('is not checked twice, and the reply says where its result is', async () => {
    await open();
    await scene.ask('ada', '/similarity check');
    const { id, result } = await scene.ask('ada', '/similarity check');
    expect(result).toMatchObject({ refusal: { kind: 'spared', spared: { kind: 'checked-before' } } });
    expect(scene.reactionsOf(id)).toEqual(['eyes', 'confused']);
    expect(scene.replies().at(-1)).toMatch(
      /was checked with the same options at .* UTC: see \[its reply\]\(http.*issuecomment.*--again/,
    );
    expect(scene.plans).toHaveLength(1);
  });

  seldom('is with --again, with other options, and when the head is another one', async () => {
    await open();
    await scene.ask('ada', '/similarity check');
    for (const options of ['--again', '--threshold 60', '--again --threshold=60']) {
      expect((await scene.ask('ada', `/similarity check ${options}`)).result.kind).toBe('checked');
    }
    await scene.repository.commit({ branch: 'carol', files: { 'cart.py': 'other = 1\n' } });
    expect((await scene.ask('ada', '/similarity check')).result.kind).toBe('checked');
  });

  seldom('is where the check before failed', async () => {
    let fails = true;
    await open({ runCheck: () => Promise.reject(new Error(fails ? 'first' : 'second')) });
    await expect(scene.ask('ada', '/similarity check')).rejects.toThrow('first');
    fails = false;
    await expect(scene.ask('ada', '/similarity check')).rejects.toThrow('second');
  });

  test('that is being checked is said to be', async () => {
    await open({ runCheck: () => Promise.reject(new Cancelled('The runner was shut down.')) });
    await expect(scene.ask('ada', '/similarity check')).rejects.toThrow(Cancelled);
    const { result } = await scene.ask('ada', '/similarity check');
    expect(result).toMatchObject({ refusal: { spared: { isRunning: true } } });
    expect(scene.replies().at(-1)).toContain('is being checked with the same options since');
  });

  seldom('is counted from the end of the check', async () => {
    await open();
    await scene.ask('ada', '/similarity check');
    const { storedComments } = scene.repository;
    const at = storedComments.findIndex(({ author, body }) => author === BOT && body.includes('bot-check'));
    const [reply] = storedComments.slice(at, at + 1);
    if (reply === undefined) throw new Error('no reply');
    const begun = new Date(Date.parse(reply.updatedAt) - 70 * 60_000).toISOString();
    storedComments[at] = { ...reply, createdAt: begun };
    expect((await scene.ask('ada', '/similarity check')).result).toMatchObject({
      refusal: { spared: { kind: 'checked-before' } },
    });
  });

  seldom('counts by what the bot wrote, and not by what others copied', async () => {
    await open();
    await scene.ask('ada', '/similarity check');
    const [mine] = scene.replies();
    await scene.repository.commit({ branch: 'carol', files: { 'cart.py': 'other = 1\n' } });
    const head = scene.repository.branches.get('carol') ?? '';
    scene.repository.comment(scene.pull, (mine ?? '').replaceAll(scene.head, head), 'carol');
    expect((await scene.ask('ada', '/similarity check')).result.kind).toBe('checked');
  });
});

const NOON = Date.parse('2026-03-02T12:00:00Z');
const MINUTE = 60_000;
const SHA = 'a'.repeat(40);
const SETTINGS = settingsKey({});

function check(minutesAgo: number, change: Partial<EarlierCheck['mark']> = {}): EarlierCheck {
  const at = new Date(NOON - minutesAgo * MINUTE).toISOString();
  const mark = {
    state: 'checked',
    headSha: SHA,
    standing: 'head',
    settings: SETTINGS,
    by: 'ada',
    run: '1.bot',
  };
  return {
    key: `c${minutesAgo}`,
    mark: { ...mark, ...change } as EarlierCheck['mark'],
    begunAt: at,
    changedAt: at,
    url: null,
  };
}
const spared = (checks: readonly EarlierCheck[], change: object = {}) =>
  sparedBy(
    checks,
    { headSha: 'b'.repeat(40), settings: SETTINGS, by: 'ada', key: '1', again: false, ...change },
    new Date(NOON),
  );
const manyOf = (count: number, by: (index: number) => string): readonly EarlierCheck[] =>
  Array.from({ length: count }, (_, index) => check(index + 1, { by: by(index) }));

describe('what speaks against a check', () => {
  test.each([
    ['59 minutes ago', check(59), true],
    ['an hour ago', check(60), false],
    ['with other options', check(1, { settings: settingsKey({ similarityThreshold: 60 }) }), false],
    ['of another commit', check(1, { headSha: 'c'.repeat(40) }), false],
    ['that failed', check(1, { state: 'failed' }), false],
    ['that runs', check(1, { state: 'pinned' }), true],
    ['of the same command', { ...check(1), key: '1' }, false],
    [
      'that began 70 minutes ago and ended 59 minutes ago',
      { ...check(70), changedAt: check(59).changedAt },
      true,
    ],
    [
      'that began 70 minutes ago and ended an hour ago',
      { ...check(70), changedAt: check(60).changedAt },
      false,
    ],
  ])('a check %s', (_, earlier, speaks) => {
    expect(spared([earlier], { headSha: SHA }) !== null).toBe(speaks);
    expect(spared([earlier], { headSha: SHA, again: true })).toBeNull();
  });

  test.each([
    ['person', () => 'ada'],
    ['repository', (index: number) => `someone-${index}`],
  ] as const)('as many checks of a %s as there may be, and not one less', (whose, by) => {
    const most = BOT_LIMITS.checksAnHour[whose];
    expect(spared(manyOf(most - 1, by))).toBeNull();
    const nextAt = new Date(NOON + (60 - most) * MINUTE).toISOString();
    for (const again of [false, true]) {
      expect(spared(manyOf(most, by), { again })).toEqual({ kind: 'too-many', whose, nextAt });
    }
  });

  test('a check counts for an hour from its beginning, however long it takes', () => {
    const most = BOT_LIMITS.checksAnHour.person;
    const before = manyOf(most - 1, () => 'ada');
    const ended = check(1).changedAt;
    expect(spared([...before, { ...check(60), changedAt: ended }])).toBeNull();
    expect(spared([...before, { ...check(59), changedAt: ended }])).toMatchObject({ kind: 'too-many' });
  });

  test('the time of the next one is when there is room, however many there were', () => {
    const checks = [...manyOf(10, () => 'ada'), check(58), check(59)];
    expect(spared(checks)).toMatchObject({ nextAt: new Date(NOON + 50 * MINUTE).toISOString() });
  });
});

seldom('the limit is counted from the bot’s replies in the whole repository', async () => {
  await open();
  const other = scene.repository.issues.size;
  for (let index = 0; index < BOT_LIMITS.checksAnHour.person; index += 1) {
    const mark = `checked ${'d'.repeat(40)} head 0123456789 ada 7.bot`;
    scene.repository.comment(
      other,
      `<!-- code-similarity:bot ${index + 1} -->\n<!-- code-similarity:bot-check ${mark} -->`,
      BOT,
      true,
    );
  }
  const { result } = await scene.ask('ada', '/similarity check --again');
  expect(result).toMatchObject({ refusal: { spared: { kind: 'too-many', whose: 'person' } } });
  expect(scene.replies().at(-1)).toContain('10 for each person, 20 in a repository');
  expect((await scene.ask('ada', '/similarity status')).result.kind).toBe('done');
});
