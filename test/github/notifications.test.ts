import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/index.ts';

/* Whom the stand-in says that GitHub notifies: what tests of scans and of the bot rely on. */

let github: GitHubStandIn;
let staff: StandInRepository;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('cs', { teams: { tutors: { members: ['tom'] } } });
  staff = github.repository('cs/staff', {
    private: true,
    watchers: ['wil'],
    collaborators: { ada: 'write', bob: 'write', wil: 'read' },
  });
});
afterEach(() => github.close());

/** A request of the workflow's own token. */
async function ask(method: string, path: string, body: object, token = github.token()): Promise<void> {
  const response = await fetch(`${github.url}/repos/cs/staff${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'user-agent': 'test' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

/** What was notified since the last look, a line each. */
let seen: number;
beforeEach(() => {
  seen = 0;
});
function news(): readonly string[] {
  const fresh = github.notifications.slice(seen).map(({ to, event, reason }) => `${to} ${event} ${reason}`);
  seen = github.notifications.length;
  return fresh.toSorted();
}

test('an issue from the first text to the last', async () => {
  await ask('POST', '/issues', { title: 'hw1', body: 'One pair, for @ada.', assignees: ['bob'] });
  expect(news()).toEqual(['ada opened mention', 'bob assigned assign', 'wil opened subscribed']);
  await ask('PATCH', '/issues/1', { body: 'Two pairs, for @ada.' });
  expect(news()).toEqual([]);
  await ask('PATCH', '/issues/1', { body: 'Two pairs, for @ada and @Bob.' });
  expect(news()).toEqual(['bob edited mention']);
  await ask('POST', '/issues/1/comments', { body: '2 new.' });
  expect(news()).toEqual(['ada commented mention', 'bob commented mention', 'wil commented subscribed']);
  await ask('POST', '/issues/1/assignees', { assignees: ['bob', 'ada'] });
  expect(news()).toEqual(['ada assigned assign']);
  await ask('PATCH', '/issues/1', { state: 'open' });
  expect(news()).toEqual([]);
  await ask('PATCH', '/issues/1', { state: 'closed' }, github.token({ login: 'ada' }));
  expect(news()).toEqual(['bob closed mention', 'wil closed subscribed']);
  await ask('PATCH', '/issues/1', { state: 'open' });
  expect(news()).toEqual(['ada reopened state_change', 'bob reopened mention', 'wil reopened subscribed']);
});

test('who takes part hears of the rest, but not of themselves', () => {
  const { number } = staff.issue({ title: 'a question', author: 'ada' });
  expect(news()).toEqual(['wil opened subscribed']);
  staff.comment(number, 'an answer', 'bob');
  expect(news()).toEqual(['ada commented author', 'wil commented subscribed']);
  staff.comment(number, 'thanks', 'ada');
  expect(news()).toEqual(['bob commented comment', 'wil commented subscribed']);
});

test.each([
  ['a team', '@cs/tutors', ['tom commented team_mention']],
  ['nobody of that name', '@nobody', []],
  ['somebody who cannot read the repository', '@eve', []],
  ['code', '`@ada` and\n```\n@bob\n```', []],
  ['a comment', '<!-- @ada -->', []],
  ['a name that is broken up', '@<!-- -->ada @\u200bbob', []],
  ['a mail address', 'x@ada', []],
  ['a character reference', '&#64;ada', ['ada commented mention']],
  ['the end of a sentence', '(@ada.)', ['ada commented mention']],
])('a mention of %s', async (_, body, expected) => {
  github.user('eve');
  staff.issue({ title: 'x', author: 'github-actions[bot]' });
  news();
  await ask('POST', '/issues/1/comments', { body });
  expect(news()).toEqual([...expected, 'wil commented subscribed']);
});

test('an edited comment notifies whom it mentions for the first time', async () => {
  const { number } = staff.issue({ title: 'x', author: 'github-actions[bot]' });
  const { id } = staff.comment(number, 'for @ada', 'github-actions[bot]');
  news();
  await ask('PATCH', `/issues/comments/${id}`, { body: 'for @ada and @bob' });
  expect(news()).toEqual(['bob edited mention']);
});

test('a comment on a commit is heard by its author, by watchers and by whom it mentions', async () => {
  const sha = await staff.commit({ files: { 'a.py': '1' }, author: 'bob' });
  await ask('POST', `/commits/${sha}/comments`, { body: 'for @ada and @eve' });
  expect(news()).toEqual(['ada commented mention', 'bob commented author', 'wil commented subscribed']);
});
