import { afterEach, beforeEach, expect, test } from 'vitest';
import { pullRequestCases } from '../../src/bot/commands/pull-request-cases.ts';
import { commentMarker } from '../../src/channels/comment.ts';
import { subjectOfKey } from '../../src/channels/cases.ts';
import type { Audience } from '../../src/contract/report.ts';
import type { Case } from '../../src/contract/cases.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { pullRequestPayload } from '../github/events.ts';
import { BOT, openScene, type Scene } from './scene.ts';

const REPORT = `${commentMarker('k')}\nNeeds a review.`;
let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
});
afterEach(async () => {
  await scene.close();
});

/** What a check of the pull request knows of cases. */
async function known(audience: Audience = 'staff', isPrivate = true): Promise<readonly Case[]> {
  const { repository, standIn, pull, world } = scene;
  const event = readEventContext(
    { eventName: 'pull_request_target', repository: repository.fullName },
    pullRequestPayload(repository, pull, (name) => standIn.find(name)),
  );
  const { cases } = await pullRequestCases('similarity-state', audience, {
    ...world,
    event: { ...event, repositoryIsPrivate: isPrivate },
  });
  return cases;
}

function say(author: string, body: string): { readonly id: number } {
  return scene.repository.comment(scene.pull, body, author);
}

/** Later than it was made. @param by whoever does it */
function edit(id: number, body: string, by: string, at = '2030-01-01T00:00:00Z'): void {
  const one = scene.repository.storedComments.find((comment) => comment.id === id);
  if (one !== undefined) Object.assign(one, { body, editor: by, updatedAt: at });
}

test('what the author wrote below our report is at a case of the pull request, and nothing else is', async () => {
  say('carol', 'written before there was anything to answer');
  say(BOT, REPORT);
  say('carol', 'I wrote it alone.\n\n<script>alert(1)</script>');
  say('dave', 'she did not');
  say('carol', '/similarity status');
  say('carol', ' \n');
  say(BOT, 'a reply of ours');
  say('Carol', '/similarityx is no command');
  const cases = await known();
  const subject = subjectOfKey(`cs1/hw1#${scene.pull}`);
  expect(cases).toMatchObject([{ subjects: [subject], state: 'new', by: null }]);
  expect(cases[0]?.answers?.map((one) => [one.subject, one.text, one.first])).toEqual([
    [subject, 'I wrote it alone.\n\n<script>alert(1)</script>', undefined],
    [subject, '/similarityx is no command', undefined],
  ]);
  expect(cases[0]?.answers?.[0]?.at).toBe(scene.repository.storedComments.at(2)?.createdAt);
  expect(scene.log).toEqual([
    `carol answered below our comment on cs1/hw1#${scene.pull} (2). Read it in the report, at the submission.`,
  ]);
  expect(JSON.stringify(cases)).not.toContain('dave');
});

test('one that the author changed says when it was written first; one that somebody else changed is nobody’s', async () => {
  say(BOT, REPORT);
  const own = say('carol', 'first words').id;
  const other = say('carol', 'her words').id;
  edit(own, 'other words', 'carol');
  edit(other, 'words of staff', 'tina');
  const [one] = await known();
  const written = scene.repository.storedComments.find(({ id }) => id === own)?.createdAt;
  expect(one?.answers).toEqual([
    { subject: one?.subjects[0], at: '2030-01-01T00:00:00Z', text: 'other words', first: written },
  ]);
  expect(scene.log[0]).toBe(
    `Comments of carol on cs1/hw1#${scene.pull} that somebody else changed are shown as no answer (1). Read them there.`,
  );
  // What is deleted is not there any more.
  scene.repository.storedComments.splice(1);
  expect(await known()).toEqual([]);
});

test('a mark that somebody copied is no report of ours', async () => {
  say('dave', REPORT);
  say('carol', 'hello');
  expect(await known()).toEqual([]);
});

test('what the account says that writes our reports is no answer, whose pull request it may be', async () => {
  await scene.close();
  scene = await openScene({ token: { login: 'carol' } });
  say('carol', REPORT);
  say('carol', 'a reply of ours');
  expect(await known()).toEqual([]);
});

test('nobody is asked where students read the report, or everybody the repository', async () => {
  say(BOT, REPORT);
  say('carol', 'hello');
  const before = scene.standIn.requests.length;
  expect(await known('student')).toEqual([]);
  expect(await known('staff', false)).toEqual([]);
  const asked = scene.standIn.requests.slice(before).map(({ route }) => route);
  expect(asked).not.toContain('graphql');
  expect(await known()).toHaveLength(1);
});

test('an answer is found behind as many comments as GitHub takes', async () => {
  for (let more = 0; more < 99; more += 1) say('dave', `chat ${more}`);
  say(BOT, REPORT);
  for (let more = 0; more < 2399; more += 1) say('dave', `chat ${more}`);
  say('carol', 'hello');
  expect((await known())[0]?.answers).toHaveLength(1);
});

test('without the right to read pull requests the check goes on', async () => {
  await scene.close();
  scene = await openScene({ token: { permissions: { contents: 'read' } } });
  say(BOT, REPORT);
  say('carol', 'hello');
  expect(await known()).toEqual([]);
  expect(scene.log.at(-1)).toMatch(/answered could not be read: .*pull-requests: read/);
});

test('no number of comments takes more room than an answer may', async () => {
  say(BOT, REPORT);
  for (let more = 0; more < 30; more += 1) say('carol', `${more}`);
  say('carol', 'x'.repeat(60_000));
  const [one] = await known();
  // The last ones are about this report.
  const texts = one?.answers?.map(({ text }) => text) ?? [];
  expect(texts.slice(0, -1)).toEqual(Array.from({ length: 19 }, (_, at) => `${at + 11}`));
  expect(texts.at(-1)).toMatch(/^x{9000,}…?$/);
  expect(scene.log.join('\n')).toContain('(20)');
});
