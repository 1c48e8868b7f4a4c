import definitions from '@octokit/webhooks-examples';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { WebhookDelivery } from '../../src/program/app/delivery.ts';
import { startScans } from '../../src/program/app/scans/start-scans.ts';
import { Metrics } from '../../src/program/app/metrics.ts';
import { requestFromEvent } from '../../src/bot/commands/action-transport.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { NO_EVENT } from '../../src/github/no-event.ts';
import { closeServers, openServer } from '../app/open-server.ts';

/* Payloads that GitHub has sent, of every event that it knows: each goes through all that reads events here. */

type Json = Readonly<Record<string, unknown>>;

/** What stands at a path such as `pull_request.head.sha`, read without our shapes. */
function at(payload: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((here, name) => (here as Json | null | undefined)?.[name], payload);
}
/** The name of a repository, as we tell it. */
const named = (fullName: unknown): unknown => {
  const [owner, repo] = typeof fullName === 'string' ? fullName.split('/') : [];
  return owner === undefined ? null : { owner, repo };
};

// The package's types are of a module that it is not.
const examples = z
  .array(z.object({ name: z.string(), examples: z.array(z.record(z.string(), z.unknown())) }))
  .parse(definitions);
const SENT: readonly (readonly [event: string, at: number, payload: Json])[] = examples.flatMap(
  ({ name, examples: payloads }) => payloads.map((payload, index) => [name, index, payload] as const),
);
const of = (...events: readonly string[]): typeof SENT => SENT.filter(([event]) => events.includes(event));

/** Whether a payload is one of a pull request with all that an event brings of it. */
const PULL_EVENTS = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'pull_request_review_thread',
];

afterAll(closeServers);

test('where no event started a run, nothing is known of one', () => {
  expect(readEventContext({}, null)).toEqual(NO_EVENT);
});

test('there are enough of them', () => {
  expect(examples.length).toBeGreaterThan(50);
  expect(of('pull_request').length).toBeGreaterThan(20);
  for (const event of ['issue_comment', 'push', 'workflow_run', 'merge_group', 'workflow_dispatch']) {
    expect(of(event).length).toBeGreaterThan(1);
  }
});

test.each(SENT)('%s #%i: repository and action are read', (eventName, _, payload) => {
  const event = readEventContext({ eventName }, payload);
  const repository = at(payload, 'repository');
  expect(event).toMatchObject({
    name: eventName,
    action: payload['action'] ?? null,
    repository: named(at(repository, 'full_name')),
    repositoryId: at(repository, 'id') ?? null,
    repositoryIsPrivate: at(repository, 'private') ?? null,
  });
  // What is not told of is not there.
  if (!PULL_EVENTS.includes(eventName)) expect([event.pullRequest, event.isFork]).toEqual([null, false]);
  if (eventName !== 'issue_comment') expect(event.comment).toBeNull();
  if (eventName !== 'workflow_run') expect(event.workflowRun).toBeNull();
  if (eventName !== 'merge_group') expect(event.mergeGroup).toBeNull();
});

test.each(of(...PULL_EVENTS))('%s #%i: the pull request is read', (eventName, _, payload) => {
  const pull = at(payload, 'pull_request');
  const head = at(pull, 'head.repo.full_name');
  const { pullRequest } = readEventContext({ eventName }, payload);
  expect(pullRequest).toEqual({
    number: at(pull, 'number'),
    headSha: at(pull, 'head.sha'),
    headRef: at(pull, 'head.ref'),
    headRepository: named(head),
    baseSha: at(pull, 'base.sha'),
    baseRef: at(pull, 'base.ref'),
    author: at(pull, 'user.login'),
    authorId: at(pull, 'user.id'),
    isFork: head !== at(pull, 'base.repo.full_name'),
    createdAt: at(pull, 'created_at'),
  });
});

describe('issue_comment', () => {
  test.each(of('issue_comment'))('%s #%i: the comment is read', (eventName, _, payload) => {
    const { comment } = readEventContext({ eventName }, payload);
    expect(comment).toEqual({
      id: at(payload, 'comment.id'),
      body: at(payload, 'comment.body'),
      author: at(payload, 'comment.user.login'),
      authorIsBot: at(payload, 'comment.user.type') === 'Bot',
      createdAt: at(payload, 'comment.created_at'),
      issueNumber: at(payload, 'issue.number'),
      onPullRequest: at(payload, 'issue.pull_request.url') !== undefined,
    });
  });

  test.each(of('issue_comment'))(
    '%s #%i: the bot hears a new comment of a person',
    async (eventName, index, payload) => {
      const body = '/similarity check';
      const asked = { ...payload, comment: { ...(payload['comment'] as Json), body } };
      const isHeard = payload['action'] === 'created' && at(payload, 'comment.user.type') === 'User';
      const request = requestFromEvent(readEventContext({ eventName }, asked));
      expect('ignored' in request ? null : request.body).toBe(isHeard ? body : null);

      const { deliveries, calls } = await openServer();
      const answer = await deliveries.receive(`comment-${index}`, eventName, JSON.stringify(asked));
      expect(answer.status).toBe(202);
      expect(answer.text === 'accepted').toBe(isHeard);
      if (!isHeard) return;
      await expect.poll(() => calls.length).toBe(1);
      expect(calls[0]?.request).toMatchObject({
        repository: named(at(payload, 'repository.full_name')),
        number: at(payload, 'issue.number'),
        author: at(payload, 'comment.user.login'),
      });
    },
  );
});

test.each(of('workflow_run'))('%s #%i: the head of the other run is read', (eventName, _, payload) => {
  expect(readEventContext({ eventName }, payload).workflowRun).toEqual({
    from: {
      owner: at(payload, 'workflow_run.head_repository.owner.login'),
      branch: at(payload, 'workflow_run.head_branch'),
    },
    sha: at(payload, 'workflow_run.head_sha'),
  });
});

test.each(of('merge_group'))('%s #%i: the base of the group is read', (eventName, _, payload) => {
  expect(readEventContext({ eventName }, payload).mergeGroup).toEqual({
    baseSha: at(payload, 'merge_group.base_sha'),
  });
});

test.each(of('push'))(
  '%s #%i: a push to the default branch is told from others',
  async (eventName, _, payload) => {
    const { onPush } = await startScans(
      { signal: AbortSignal.abort() } as never,
      { scans: [], scansAtOnce: 1, reportsKept: 0 },
      {},
      new Metrics(),
      null as never,
    );
    const event = readEventContext({ eventName }, payload);
    const branch = String(at(payload, 'repository.default_branch'));
    const isHandIn = payload['ref'] === `refs/heads/${branch}` && payload['deleted'] === false;
    expect(onPush({ id: 'x', event, payload, installationId: null })).toBe(
      isHandIn ? 'no assignment is scanned after pushes to it' : 'no push to a default branch',
    );
  },
);

test('the App takes every event that GitHub sends, and knows for which installation', async () => {
  const seen: WebhookDelivery[] = [];
  const note = (delivery: WebhookDelivery): string => {
    seen.push(delivery);
    return 'seen';
  };
  const { deliveries, lines } = await openServer({
    on: Object.fromEntries(examples.map(({ name }) => [name, note])),
  });
  for (const [event, index, payload] of SENT) {
    const answer = await deliveries.receive(`${event}-${index}`, event, JSON.stringify(payload));
    expect([event, index, answer]).toEqual([event, index, { status: 202, text: 'seen' }]);
  }
  expect(seen.map(({ installationId }) => installationId)).toEqual(
    SENT.map(([, , payload]) => at(payload, 'installation.id') ?? null),
  );
  expect(lines).toEqual([]);
});
