import { describe, expect, test } from 'vitest';
import { requestFromEvent } from '../../src/bot/commands/action-transport.ts';
import { authorise, parseAllowList, type CallerRights } from '../../src/bot/commands/authorise.ts';
import { ConfigurationError } from '../../src/base/outcome.ts';
import { readEventContext } from '../../src/github/event-context.ts';

describe('who may command', () => {
  const list = parseAllowList(['Ada', '@bob', '@Org/Staff', ' ', 'org/tutors']);

  test('the list takes logins and teams, in any case', () => {
    expect([...list.logins]).toEqual(['ada', 'bob']);
    expect(list.teams).toEqual([
      { organization: 'org', slug: 'staff' },
      { organization: 'org', slug: 'tutors' },
    ]);
  });

  const cases: readonly [CallerRights['permission'], CallerRights['listed'], boolean][] = [
    ['admin', 'yes', true],
    ['maintain', 'yes', true],
    ['write', 'yes', true],
    ['less', 'yes', false],
    ['admin', 'no', false],
    ['write', 'no', false],
    ['admin', 'unreadable', false],
  ];
  test.each(cases)('with a list: %s, listed %s → %s', (permission, listed, allowed) => {
    expect(authorise({ permission, listed }, list).allowed).toBe(allowed);
  });

  test.each([
    ['admin', true],
    ['maintain', true],
    ['write', false],
    ['less', false],
  ] as const)('without a list: %s → %s', (permission, allowed) => {
    expect(authorise({ permission, listed: 'no' }, parseAllowList([])).allowed).toBe(allowed);
  });
});

describe('what a workflow hands over', () => {
  const environment = {
    eventName: 'issue_comment',
    repository: 'cs1/hw1',
    actor: 'ada',
    runId: 900,
  };
  const payload = {
    action: 'created',
    issue: { number: 12, pull_request: { url: 'x' } },
    comment: {
      id: 3_000_000_001,
      body: '/similarity check',
      created_at: '2026-03-01T10:00:00Z',
      user: { login: 'ada', type: 'User' },
      author_association: 'OWNER',
    },
  };
  const fromComment = (change: object) =>
    requestFromEvent(readEventContext(environment, { ...payload, ...change }));

  test('a new comment on a pull request', () => {
    expect(fromComment({})).toEqual({
      repository: { owner: 'cs1', repo: 'hw1' },
      number: 12,
      on: 'pull-request',
      body: '/similarity check',
      author: 'ada',
      comment: { id: 3_000_000_001, evidence: 'event' },
      askedAt: '2026-03-01T10:00:00Z',
      key: '3000000001',
    });
  });

  test('a new comment on an issue, which may be that of a scan', () => {
    expect(fromComment({ issue: { number: 12 } })).toMatchObject({ on: 'issue', number: 12 });
  });

  test.each([
    ['edited', { action: 'edited' }],
    ['deleted', { action: 'deleted' }],
    ['by a bot', { comment: { ...payload.comment, user: { login: 'x[bot]', type: 'Bot' } } }],
    [
      'with our marker',
      { comment: { ...payload.comment, body: '/similarity check\n<!-- code-similarity:bot 1 -->' } },
    ],
    ['unreadable', { comment: { id: 'x' } }],
  ])('ignores a comment that is %s', (_, change) => {
    expect(fromComment(change)).toHaveProperty('ignored');
  });

  const byHand = (inputs: Record<string, string>) =>
    requestFromEvent(readEventContext({ ...environment, eventName: 'workflow_dispatch' }, { inputs }));

  test('a call by hand is the actor’s, once for each run', () => {
    expect(byHand({ command: 'check --scope tree', 'pull-request': '#12' })).toEqual({
      repository: { owner: 'cs1', repo: 'hw1' },
      number: 12,
      on: 'pull-request',
      body: '/similarity check --scope tree',
      author: 'ada',
      comment: null,
      askedAt: null,
      key: 'run-900',
    });
  });

  test('a named comment is no evidence yet', () => {
    expect(byHand({ command: '/similarity status', 'pull-request': '12', 'comment-id': '77' })).toMatchObject(
      { comment: { id: 77, evidence: 'named' }, key: '77' },
    );
  });

  test.each([
    [{ 'pull-request': '12' }, '“command”'],
    [{ command: 'check' }, '“pull-request”'],
    [{ command: 'check', 'pull-request': 'x' }, '“pull-request”'],
    [{ command: 'check', 'pull-request': '12', 'comment-id': '1;2' }, '“comment-id”'],
  ])('says what is missing: %j', (inputs, name) => {
    expect(() => byHand(inputs)).toThrow(ConfigurationError);
    expect(() => byHand(inputs)).toThrow(name);
  });

  test('an event that carries no command is a mistake in the workflow', () => {
    const push = readEventContext({ ...environment, eventName: 'push' }, {});
    expect(() => requestFromEvent(push)).toThrow('the event is push');
  });
});
