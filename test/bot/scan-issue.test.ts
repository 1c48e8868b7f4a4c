import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowIdOf } from '../../src/bot/scan/issue/row-id.ts';
import { issueMarker, readTicks } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { assignmentOf, changeAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { type AssignmentState, STATE_LIMITS } from '../../src/bot/scan/state/state-schema.ts';
import { sourceRowOf } from '../../src/bot/scan/web/source-id.ts';
import { BOT, openScene, type Scene } from './scene.ts';
import { seldom, some } from '../suite.ts';

const AT = '2026-03-01T04:00:00Z';
const SEEN = {
  sha: 'a'.repeat(40),
  contentHash: null,
  collectedAt: AT,
  pushedAt: null,
  defaultBranch: 'main',
};
const SOURCE = {
  provider: 'github' as const,
  repository: 'octo/tutorial',
  commit: 'c'.repeat(40),
  path: 'src/a`*.py',
  blob: 'd'.repeat(40),
};
const ELSEWHERE = { ...SOURCE, provider: 'software-heritage' as const };
const BODY = [
  issueMarker('hw1'),
  '### Open pairs (1)',
  '- [ ] **new** · ana ↔ ben · 91.0 % <!-- pair:11-22 -->',
  '### Closed pairs (2)',
  '- [x] ana ↔ cem · 80.0 % · ticked here <!-- pair:11-33 -->',
  '- [x] ben ↔ cem · 80.0 % · one group <!-- configured:22-33 -->',
].join('\n');

let scene: Scene;
let issue: number;
beforeAll(async () => {
  scene = await openScene({ staff: ['eve'] });
  await scene.store().update((state) =>
    changeAssignment(
      state,
      'hw1',
      () => '5'.repeat(64),
      (one) => ({
        ...one,
        seen: {
          11: { ...SEEN, fullName: 'cs1/hw1-ana' },
          22: { ...SEEN, fullName: 'cs1/hw1-ben' },
          33: { ...SEEN, fullName: 'cs1/hw1-cem' },
        },
        web: { 11: { sha: SEEN.sha, at: AT, by: ['github'], sources: [SOURCE, ELSEWHERE] } },
        reportedPairs: {
          '11-22': { score: 91, at: AT },
          '11-33': { score: 80, at: AT },
          '22-33': { score: 80, at: AT },
        },
        dismissed: { '11-33': { reason: 'ticked in the issue', by: null, at: AT, via: 'issue' } },
      }),
    ),
  );
});
beforeEach(() => {
  issue = scene.repository.issue({ title: 'Scan', body: BODY, author: BOT, byBot: true }).number;
});
afterAll(() => scene.close());

const own = async (): Promise<AssignmentState> => {
  const state = assignmentOf((await scene.store().load()).state, 'hw1');
  if (state === null) throw new Error('no state');
  return state;
};
const ask = async (command: string, author = 'ada') => {
  const { id, result } = await scene.ask(author, `/similarity ${command}`, issue);
  const comments = scene.repository.comments(issue);
  return {
    result,
    reactions: comments.find((one) => one.id === id)?.reactions ?? [],
    reply: comments.findLast((one) => one.id !== id && one.author === BOT)?.body ?? '',
  };
};
const boxes = () => Object.fromEntries(readTicks(scene.repository.issues.get(issue)?.body ?? ''));

describe('a pair', () => {
  seldom('is closed by its row, and its box is ticked', async () => {
    const { reactions, reply } = await ask(`dismiss ${rowIdOf('11-22')} the lecture’s example`);
    expect(reactions).toEqual(['eyes', 'rocket']);
    expect(reply).toContain('The pair `cs1/hw1-ana` ↔ `cs1/hw1-ben` is closed');
    expect((await own()).dismissed['11-22']).toMatchObject({
      reason: 'the lecture’s example',
      by: 'ada',
      via: 'bot',
    });
    expect(boxes()).toEqual({ '11-22': true, '11-33': true });
    const second = await ask('dismiss CS1/hw1-ben..hw1-ana something else');
    expect(second.reply).toContain(
      'was closed before by `ada`: “the lecture’s example”. Nothing was changed',
    );
  });

  test('is opened again, and its box is cleared, so that the next scan does not close it', async () => {
    const { reply } = await ask(`undismiss ${rowIdOf('11-33')}`);
    expect(reply).toContain('is open again');
    expect((await own()).dismissed['11-33']).toBeUndefined();
    expect((await own()).reportedPairs['11-33']).toEqual({ score: 80, at: AT });
    expect(boxes()['11-33']).toBe(false);
    expect((await ask(`undismiss ${rowIdOf('11-33')}`)).reply).toContain(
      'was not closed by a command or a box',
    );
  });

  test('takes one look at the state and one write', async () => {
    const { requests } = scene.standIn;
    const before = requests.length;
    expect((await ask('assign hw1-ben..hw1-cem @tina')).reply).toContain('is reviewed by');
    const routes = requests.slice(before).map(({ route }) => route);
    expect(routes.filter((route) => /\/git\/refs?\/\{ref\}$/.test(route))).toEqual([
      'GET /repos/{owner}/{repo}/git/ref/{ref}',
      'PATCH /repos/{owner}/{repo}/git/refs/{ref}',
    ]);
  });

  test('that is reopened is told as new', async () => {
    const { reply } = await ask('reopen hw1-ana..hw1-ben');
    expect(reply).toContain('the next check tells it as new');
    const { dismissed, reportedPairs } = await own();
    expect([dismissed['11-22'], reportedPairs['11-22']]).toEqual([undefined, undefined]);
    expect(boxes()['11-22']).toBe(false);
  });

  test('that the config file closes is opened there', async () => {
    const { reactions, reply } = await ask('undismiss hw1-ben..hw1-cem');
    expect(reactions).toEqual(['eyes', 'confused']);
    expect(reply).toContain('closed by the configuration file or by a case');
  });

  test.each(
    some(
      [
        ['dismiss p0000000 because', 'No pair of this assignment has the id `p0000000`'],
        ['dismiss hw1-ana..hw1-zoe because', 'No repository of this assignment was called `hw1-zoe`'],
        ['dismiss hw1-ana..CS1/hw1-ana because', 'A pair is two repositories, and these are one'],
        ['dismiss pz because', 'is no pair'],
        ['check', '`check` belongs on a pull request'],
        ['recheck hw1 hw2', '`recheck` takes the name of one assignment'],
        ['recheck pull-requests', 'No scan has seen an assignment `pull-requests`. There is `hw1`.'],
        ['recheck constructor', 'No scan has seen an assignment `constructor`. There is `hw1`.'],
        ['assign hw1-ana..hw1-cem', '`assign` takes a pair and a person'],
        ['assign hw1-ana..hw1-cem @org/team', '`assign` takes a pair and a person'],
        ['assign hw1-ana..hw1-cem @rae', '`rae` is neither in `staff` nor may write'],
        ['reopne hw1-ana..hw1-cem', 'Did you mean `reopen`?'],
      ],
      4,
    ),
  )('%s is refused with a reason, and nothing is changed', async (command, sentence) => {
    const before = await own();
    const { reactions, reply } = await ask(command);
    expect(reply).toContain(sentence);
    expect(reactions).toEqual(['eyes', 'confused']);
    expect(await own()).toEqual(before);
    expect(scene.repository.issues.get(issue)?.body).toBe(BODY);
  });

  test.each([
    ['tina', 'writes'],
    ['Eve', 'is of the staff'],
  ])('is given to %s, who %s', async (login) => {
    expect((await ask(`assign hw1-ana..hw1-cem @${login}`)).reply).toContain(`is reviewed by @${login}.`);
    expect((await own()).reviewers?.['11-33']).toEqual({ login, by: 'ada', at: '2026-03-02T10:00:00.000Z' });
  });
});

describe('a file on the web', () => {
  test('is noted as starter code, with a check by the next scan', async () => {
    const { reactions, reply } = await ask(`common ${sourceRowOf(SOURCE)}`);
    expect(reactions).toEqual(['eyes', 'rocket']);
    expect(reply).toContain('``octo/tutorial/src/a`*.py`` counts as starter code from the next check on');
    const { declaredSources, wish } = await own();
    expect(declaredSources).toMatchObject([{ ...SOURCE, by: 'ada' }]);
    expect(wish).toMatchObject({ kind: 'check', by: 'ada' });
  });

  test.each(
    some(
      [
        ['common w0000000', 'No file on the web has the id `w0000000` in this assignment'],
        [`common ${sourceRowOf(ELSEWHERE)}`, 'cannot be fetched from where it was found'],
        ['common p1a2b3c4', '`common` takes the id of a file on the web'],
        ['common', '`common` takes the id of a file on the web'],
      ],
      2,
    ),
  )('%s is refused with a reason, and nothing is changed', async (command, sentence) => {
    const before = await own();
    const { reactions, reply } = await ask(command);
    expect(reactions).toEqual(['eyes', 'confused']);
    expect(reply).toContain(sentence);
    expect(await own()).toEqual(before);
  });

  test('is noted no more, and asks for no check, where as many wait as may', async () => {
    const { wish: _, lastWish: __, ...before } = await own();
    const declaredSources = Array.from({ length: STATE_LIMITS.declared }, (___, n) => {
      return { ...SOURCE, path: `${n}.py`, by: null, at: AT };
    });
    const full = { ...before, declaredSources };
    const change = (to: AssignmentState): Promise<unknown> =>
      scene.store().update((state) =>
        changeAssignment(
          state,
          'hw1',
          () => '5'.repeat(64),
          () => to,
        ),
      );
    await change(full);
    const { reply } = await ask(`common ${sourceRowOf(SOURCE)}`);
    expect(reply).toContain('So many files wait to become starter code already');
    expect(await own()).toEqual(full);
    await change({ ...full, declaredSources: declaredSources.slice(1) });
    expect((await ask(`common ${sourceRowOf(SOURCE)}`)).reply).toContain('counts as starter code');
    expect(await own()).toHaveProperty('wish');
  });
});

test.each(['recheck', 'recheck hw1'])('%s is noted for the next scan', async (command) => {
  const { reply } = await ask(command);
  expect(reply).toContain('The next scan checks `hw1`');
  const id = scene.repository.storedComments.findLast(({ author }) => author === 'ada')?.id ?? 0;
  expect((await own()).wish).toEqual({
    kind: 'check',
    by: 'ada',
    at: '2026-03-02T10:00:00.000Z',
    key: `comment ${id}`,
  });
});

test('help lists what can be asked there, and no more', async () => {
  const { reply } = await ask('help');
  const commands = [...reply.matchAll(/^\| `\/similarity (\w+)/gm)].map(([, name]) => name);
  expect(commands).toEqual(['dismiss', 'undismiss', 'reopen', 'recheck', 'assign', 'common', 'help']);
});

describe('nothing is answered', () => {
  test('to people who may not command, but for a reaction', async () => {
    const { result, reactions, reply } = await ask('dismiss hw1-ana..hw1-cem because', 'carol');
    expect(result.kind).toBe('turned-away');
    expect([reactions, reply]).toEqual([['confused'], '']);
  });

  test.each([
    ['of somebody who copied the mark', BODY, 'carol', false],
    ['without a mark', 'a bug', BOT, true],
    ['of the dashboard', '<!-- code-similarity-action:dashboard -->', BOT, true],
  ])('in an issue %s', async (_, body, author, byBot) => {
    issue = scene.repository.issue({ title: 'x', body, author, byBot }).number;
    const { result, reactions, reply } = await ask('dismiss hw1-ana..hw1-cem because');
    expect([result.kind, reactions, reply]).toEqual(['ignored', [], '']);
  });
});

test('a scan whose state is on another branch is left to the bot of that branch', async () => {
  const body = BODY.replace(issueMarker('hw1'), issueMarker('hw1', 'other'));
  issue = scene.repository.issue({ title: 'x', body, author: BOT, byBot: true }).number;
  const { reply } = await ask('recheck');
  expect(reply).toMatch(/on another branch \(`other`\) than the bot works with \(the usual one\)/);
});

seldom('the same comment again changes nothing', async () => {
  const { id } = await scene.ask('ada', '/similarity reopen hw1-ana..hw1-ben', issue);
  const before = [await own(), scene.repository.comments(issue)];
  expect(await scene.deliver(id)).toEqual({ kind: 'replayed' });
  expect([await own(), scene.repository.comments(issue)]).toEqual(before);
});
