import { describe, expect, test } from 'vitest';
import { openScene, type SceneOptions } from './scene.ts';

const PEOPLE = { ada: 'admin', mia: 'maintain', carol: 'write', tina: 'write', rae: 'read' } as const;

async function may(author: string, options: SceneOptions = {}) {
  const scene = await openScene({ collaborators: PEOPLE, ...options });
  try {
    const { id, result } = await scene.ask(author, '/similarity status');
    return { result, reactions: scene.reactionsOf(id), reply: scene.replies()[0] ?? '', log: scene.log };
  } finally {
    await scene.close();
  }
}

describe('without a list', () => {
  test.each(['ada', 'mia'])('%s (admin, maintain) may', async (author) => {
    expect((await may(author)).result.kind).toBe('done');
  });

  test('a student, who has write permission in the own repository, may not', async () => {
    const { result, reactions, reply } = await may('carol');
    expect(result).toEqual({ kind: 'refused', refusal: { kind: 'person', reason: 'not-maintainer' } });
    expect(reactions).toEqual(['eyes', 'confused']);
    expect(reply).toContain('Write permission alone is not enough');
  });

  test.each(['rae', 'stranger'])('%s may not, whatever the event calls them', async (author) => {
    expect((await may(author)).result).toMatchObject({ refusal: { reason: 'no-write' } });
  });

  test('whoever may not is still told what there is to ask', async () => {
    const scene = await openScene({ collaborators: PEOPLE });
    expect((await scene.ask('rae', '/similarity help')).result).toEqual({ kind: 'done', command: 'help' });
    await scene.close();
  });
});

describe('with a list', () => {
  test('a login in it may, in any case', async () => {
    expect((await may('carol', { botUsers: ['Carol'] })).result.kind).toBe('done');
  });

  test('a login that is not in it may not, be it an admin', async () => {
    expect((await may('ada', { botUsers: ['carol'] })).result).toMatchObject({
      refusal: { reason: 'not-listed' },
    });
  });

  test('a place in it does not replace write permission', async () => {
    expect((await may('rae', { botUsers: ['rae'] })).result).toMatchObject({
      refusal: { reason: 'no-write' },
    });
  });

  test('a member of a team may, another one may not', async () => {
    expect((await may('tina', { botUsers: ['@cs1/staff'] })).result.kind).toBe('done');
    const other = await may('carol', { botUsers: ['@cs1/staff'] });
    expect(other.result).toMatchObject({ refusal: { reason: 'not-listed' } });
    expect(other.log.join('\n')).toContain('not a member of @cs1/staff, or the token may not see that team');
  });

  test('a team that may not be read lets nobody in, and the log says which permission is missing', async () => {
    const scene = await openScene({ collaborators: PEOPLE, botUsers: ['@cs1/staff'] });
    scene.standIn.fail(
      { path: /memberships/ },
      { status: 403, body: { message: 'Resource not accessible by integration' } },
    );
    const { result } = await scene.ask('tina', '/similarity status');
    expect(result).toMatchObject({ refusal: { reason: 'unreadable' } });
    expect(scene.log.join('\n')).toContain('Members: read');
    expect(scene.replies()[0]).not.toContain('staff');
    await scene.close();
  });
});

test('a token that may not react ends with the permission to add', async () => {
  const scene = await openScene({ token: { permissions: { contents: 'read', pull_requests: 'read' } } });
  await expect(scene.ask('ada', '/similarity status')).rejects.toThrow('pull-requests: write');
  expect(scene.replies()).toEqual([]);
  await scene.close();
});
