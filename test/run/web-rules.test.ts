import { describe, expect, test } from 'vitest';
import type { Origin, PackedSubmission } from '../../src/contract/submission.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { loginRow } from '../../src/sources/people/person-row.ts';
import { unsaidWords, webRules } from '../../src/check/run/web-rules.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { digestOf } from '../../src/service/web-search/unsaid.ts';

/* By which rules the web is searched. */

function one(key: string, origin: Origin, files: readonly string[] = ['Main.java']): PackedSubmission {
  return {
    key,
    name: key,
    role: 'judged',
    origin,
    zip: { path: 'a.zip', start: 0, bytes: 1 },
    contentHash: '',
    files: files.map((path) => ({ path, size: 1 })),
    leftOut: [],
    remarks: [],
  };
}

const repository = (owner: string, repo: string, more: object = {}): PackedSubmission =>
  one(`${owner}/${repo}`, {
    kind: 'repository',
    owner,
    repo,
    repositoryId: repo.length,
    sha: '0'.repeat(40),
    ...more,
  });

function rulesOf(
  packed: readonly PackedSubmission[],
  inputs: Readonly<Record<string, string>> = {},
  payload: object = {},
  searched: Parameters<typeof webRules>[0]['prior']['searched'] = new Map(),
) {
  const { settings } = parseSettings({ web: 'software-heritage', path: 'x', ...inputs }, null, {
    event: null,
    repositoryOwner: null,
    isFork: false,
  });
  const event = readEventContext({ eventName: 'pull_request' }, payload);
  const rows = [{ ...loginRow('people', 'grace-h'), name: 'Grace Hopper', emails: ['g.hopper@uni.example'] }];
  const rules = webRules(
    { settings, world: { event }, prior: { searched } },
    { people: rows },
    { packed, rowsOf: (key) => (key === 'class/grace' ? rows : []) },
  );
  const isIn = (list: readonly string[] | undefined, text: string): boolean =>
    list?.includes(digestOf(rules.salt, text)) === true;
  return { rules, isIn };
}

describe('what is no source', () => {
  test('the course, what was collected, and the starter code', () => {
    const packed = [repository('CS1', 'hw-a'), repository('cs1', 'hw-b'), repository('bo', 'solo')];
    const { rules, isIn } = rulesOf(packed, { organization: 'school', starter: 'Staff/Template' });
    for (const name of ['school', 'cs1', 'CS1/hw-a', 'bo/solo', 'staff/template']) {
      expect(isIn(rules.exclude, name), name).toBe(true);
    }
    // One person's other repositories may well be a source of somebody else.
    expect(isIn(rules.exclude, 'bo')).toBe(false);
  });
  test('the repository that is checked, and accounts of whoever asks to pull', () => {
    const pull = one('school/app#7', {
      kind: 'pull-request',
      owner: 'school',
      repo: 'app',
      number: 7,
      sha: '0'.repeat(40),
      author: 'ann',
    });
    const payload = {
      repository: { full_name: 'school/app', private: true },
      pull_request: {
        number: 7,
        state: 'open',
        user: { login: 'ann', id: 1 },
        head: { ref: 'topic', sha: '1'.repeat(40), repo: { full_name: 'anns-club/app' } },
        base: { sha: '2'.repeat(40), ref: 'main', repo: { full_name: 'school/app' } },
      },
    };
    const { rules, isIn } = rulesOf([pull], {}, payload);
    expect(isIn(rules.exclude, 'school/app')).toBe(true);
    const own = rules.submissions.get('school/app#7')?.own;
    expect([isIn(own, 'ann'), isIn(own, 'anns-club'), isIn(own, 'school')]).toEqual([true, true, false]);
  });
});

test('own accounts come from the repository, the login and the list of people', () => {
  const grace = one('class/grace', { kind: 'directory', path: 'class/grace' });
  const { rules, isIn } = rulesOf([grace, repository('bo', 'solo', { student: 'bo-2', login: 'bo3' })]);
  expect(isIn(rules.submissions.get('class/grace')?.own, 'grace-h')).toBe(true);
  for (const name of ['bo', 'bo-2', 'bo3']) {
    expect(isIn(rules.submissions.get('bo/solo')?.own, name), name).toBe(true);
  }
});

test.each([
  ['2026-11-20T10:00:00Z', true],
  ['2026-11-20T10:00:00.5+01:00', true],
  ['2026-11-20T10:00:00', false],
  ['2026-11-20', false],
  ['yesterday Z', false],
])('a hand-in at %s is known: %s', (at, isKnown) => {
  const handIn = { platform: 'moodle', id: '7', at };
  const { rules } = rulesOf([one('a', { kind: 'directory', path: 'a', handIn })]);
  expect(rules.submissions.get('a')?.at).toBe(isKnown ? at : undefined);
});

test('what was searched for at this commit is remembered, and what was at another one is searched anew', () => {
  const source = {
    provider: 'github' as const,
    repository: 'o/r',
    commit: '1'.repeat(40),
    path: 'A.java',
    blob: '2'.repeat(40),
  };
  const packed = [repository('bo', 'one'), repository('cy', 'three')];
  const { rules } = rulesOf(
    packed,
    {},
    {},
    new Map([
      [3, { sources: [source], isCurrent: true }],
      [5, { sources: [source], isCurrent: false }],
    ]),
  );
  expect(rules.submissions.get('bo/one')).toMatchObject({ remembered: [source] });
  expect(rules.submissions.get('bo/one')).not.toHaveProperty('again');
  expect(rules.submissions.get('cy/three')).toMatchObject({ remembered: [source], again: true });
});

test('words of people, names and paths are never said, and words of every layout may be', () => {
  const ada = one('class/Ada_Lovelace-hw2', { kind: 'directory', path: 'class/Ada_Lovelace-hw2' }, [
    'src/main/Müller/ballotBox.py',
  ]);
  const words = unsaidWords(
    [ada],
    [{ ...loginRow('people', 'grace-h'), name: 'Grace O’Hara Łukøwska', team: 'Team Zürich' }],
  );
  for (const word of [
    'ada',
    'lovelace',
    'hw2',
    'müller',
    'muller',
    'mueller',
    'ballotbox',
    'ballot',
    'grace',
    'hara',
    'łukøwska',
    'lukowska',
  ]) {
    expect(words.has(word), word).toBe(true);
  }
  for (const word of ['src', 'main', 'py', 'h']) expect(words.has(word), word).toBe(false);
});
