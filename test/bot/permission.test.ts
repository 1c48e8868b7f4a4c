import { describe, expect, test } from 'vitest';
import { authorise, parseAllowList, readCallerRights } from '../../src/bot/commands/authorise.ts';
import { RightsMemory } from '../../src/bot/commands/handle.ts';
import { openScene } from './scene.ts';
import { seldom } from '../suite.ts';
import { SILENT } from '../../src/base/effects.ts';

const PEOPLE = { ada: 'admin', mia: 'maintain', carol: 'write', tina: 'write', rae: 'read' } as const;

/** The decision alone: it only reads, and so need not wait for the pace of writes. */
async function decide(author: string, botUsers: readonly string[] = []) {
  const scene = await openScene({ collaborators: PEOPLE });
  try {
    const list = parseAllowList(botUsers);
    const name = { owner: 'cs1', repo: 'hw1' };
    const log = { ...SILENT, info: (line: string) => scene.log.push(line) };
    return {
      ...authorise(await readCallerRights(scene.github, log, name, author, list), list),
      log: scene.log,
    };
  } finally {
    await scene.close();
  }
}

describe('without a list', () => {
  test.each(['ada', 'mia'])('%s (admin, maintain) may', async (author) => {
    expect((await decide(author)).allowed).toBe(true);
  });

  test('a student, who has write permission in the own repository, may not', async () => {
    const scene = await openScene({ collaborators: PEOPLE });
    const { id, result } = await scene.ask('carol', '/similarity status');
    expect(result).toEqual({ kind: 'turned-away', reason: 'not-maintainer' });
    expect(scene.reactionsOf(id)).toEqual(['confused']);
    expect(scene.replies()).toEqual([]);
    expect(scene.log.join('\n')).toContain('Write permission alone is not enough');
    await scene.close();
  });

  test.each(['rae', 'stranger'])('%s may not, whatever the event calls them', async (author) => {
    expect(await decide(author)).toMatchObject({ allowed: false, reason: 'no-write' });
  });

  test.each(['help', 'chekc', 'check'])(
    '%s of somebody who may not costs one look-up and one reaction',
    async (command) => {
      const scene = await openScene({ collaborators: PEOPLE });
      const before = scene.standIn.requests.length;
      const { id, result } = await scene.ask('stranger', `/similarity ${command}`);
      expect(result).toEqual({ kind: 'turned-away', reason: 'no-write' });
      expect(scene.reactionsOf(id)).toEqual(['confused']);
      expect(scene.replies()).toEqual([]);
      expect(scene.standIn.requests.slice(before).map(({ method }) => method)).toEqual(['GET', 'POST']);
      await scene.close();
    },
  );

  test('a refusal that cannot even be shown is no failure of the run', async () => {
    const scene = await openScene({ collaborators: PEOPLE });
    scene.standIn.fail({ method: 'POST', path: /reactions$/ }, { status: 403 });
    expect((await scene.ask('rae', '/similarity check')).result.kind).toBe('turned-away');
    expect(scene.log.join('\n')).toContain('The refusal could not be shown');
    await scene.close();
  });

  seldom('nobody is answered while GitHub does not say who they are', async () => {
    const scene = await openScene({ collaborators: PEOPLE });
    scene.standIn.fail({ path: /permission$/, times: 9 }, { status: 500 });
    await expect(scene.ask('ada', '/similarity status')).rejects.toThrow('500');
    expect(scene.comments().map(({ reactions }) => reactions)).toEqual([[]]);
    await scene.close();
  });
});

describe('with a list', () => {
  test('a login in it may, in any case', async () => {
    expect((await decide('carol', ['Carol'])).allowed).toBe(true);
  });

  test('a login that is not in it may not, be it an admin', async () => {
    expect(await decide('ada', ['carol'])).toMatchObject({ allowed: false, reason: 'not-listed' });
  });

  test('a place in it does not replace write permission', async () => {
    expect(await decide('rae', ['rae'])).toMatchObject({ allowed: false, reason: 'no-write' });
  });

  seldom('a member of a team may, another one may not', async () => {
    expect((await decide('tina', ['@cs1/staff'])).allowed).toBe(true);
    const other = await decide('carol', ['@cs1/staff']);
    expect(other).toMatchObject({ allowed: false, reason: 'not-listed' });
    expect(other.log.join('\n')).toContain('not a member of @cs1/staff, or the token may not see that team');
  });

  test('a team that may not be read lets nobody in, and the log says which permission is missing', async () => {
    const scene = await openScene({ collaborators: PEOPLE, botUsers: ['@cs1/staff'] });
    scene.standIn.fail(
      { path: /memberships/ },
      { status: 403, body: { message: 'Resource not accessible by integration' } },
    );
    const { result } = await scene.ask('tina', '/similarity status');
    expect(result).toEqual({ kind: 'turned-away', reason: 'unreadable' });
    expect(scene.log.join('\n')).toContain('Members: read');
    expect(scene.replies()).toEqual([]);
    await scene.close();
  });
});

test('a token that may not react ends with the permission to add', async () => {
  const scene = await openScene({ token: { permissions: { contents: 'read', pull_requests: 'read' } } });
  await expect(scene.ask('ada', '/similarity status')).rejects.toThrow('pull-requests: write');
  expect(scene.replies()).toEqual([]);
  await scene.close();
});

describe('what was decided about a person', () => {
  const NAME = { owner: 'cs1', repo: 'hw1' };
  function memory() {
    let now = 0;
    let asked = 0;
    const rights = new RightsMemory(() => now);
    return {
      pass: (ms: number) => (now += ms),
      asked: () => asked,
      of: (login: string, repo = 'hw1', fails = false) =>
        rights.of({ ...NAME, repo }, login, () => {
          asked += 1;
          return fails ? Promise.reject(new Error('no answer')) : Promise.resolve({ allowed: true });
        }),
    };
  }

  test('counts for a minute, for this person in this repository', async () => {
    const { of, pass, asked } = memory();
    for (const login of ['ada', 'Ada']) await of(login);
    expect(asked()).toBe(1);
    await of('ada', 'hw2');
    await of('bob');
    expect(asked()).toBe(3);
    pass(59_999);
    await of('ada');
    expect(asked()).toBe(3);
    pass(1);
    await of('ada');
    expect(asked()).toBe(4);
  });

  test('is asked for once by many at a time, and again after a failure', async () => {
    const { of, asked } = memory();
    await Promise.all([of('ada'), of('ada'), of('ada')]);
    expect(asked()).toBe(1);
    await expect(of('bob', 'hw1', true)).rejects.toThrow('no answer');
    await of('bob');
    expect(asked()).toBe(3);
  });

  test('is forgotten where there are too many', async () => {
    const { of, asked } = memory();
    for (let index = 0; index <= 2000; index += 1) await of(`p${index}`);
    await of('p2000');
    expect(asked()).toBe(2001);
    await of('p0');
    expect(asked()).toBe(2002);
  });
});

test('what was decided about somebody last is known after the minute for which it counts', async () => {
  let now = 0;
  const rights = new RightsMemory(() => now);
  const repository = { owner: 'CS1', repo: 'hw1' };
  const known = (login: string): boolean | null => rights.wasAllowed({ owner: 'cs1', repo: 'HW1' }, login);
  const asking = rights.of(repository, 'Tutor', () => Promise.resolve({ allowed: true }));
  expect(known('tutor')).toBeNull();
  await asking;
  await rights.of(repository, 'eve', () => Promise.resolve({ allowed: false, reason: 'no-write' }));
  now = 3_600_000;
  expect([known('tutor'), known('EVE'), known('ben')]).toEqual([true, false, null]);
  const again = rights.of(repository, 'tutor', () => Promise.resolve({ allowed: false, reason: 'no-write' }));
  expect(known('tutor')).toBe(true);
  await again;
  expect(known('tutor')).toBe(false);
});
