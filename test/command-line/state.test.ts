import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { helpText } from '../../src/program/command-line/arguments/help-text.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import { keepState } from '../../src/program/command-line/state.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { peopleIn } from '../../src/bot/scan/state/forget.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import { type AssignmentState, STATE_VERSION, type State } from '../../src/bot/scan/state/state-schema.ts';
import { LEASE_MS } from '../../src/bot/scan/store/lease.ts';
import { STATE_BRANCH } from '../../src/bot/scan/store/state-branch.ts';
import { SHA } from '../scan/findings.ts';
import { staffRepository, type StaffRepository } from '../scan/staff-repository.ts';
import { filesOf } from '../scan/stored-state.ts';
import { seldom } from '../suite.ts';

/* `code-similarity state` over a branch of our own. */

const SALT = '5'.repeat(64);
const LONG_AGO = '2020-01-10T04:00:00.000Z';
const seen = {
  fullName: 'cs1/hw-ann',
  sha: SHA,
  collectedAt: LONG_AGO,
  pushedAt: LONG_AGO,
  defaultBranch: 'main',
};
const used = (at: string): AssignmentState => ({
  ...newAssignment(SALT),
  lastCheckAt: at,
  seen: { 1: { ...seen, fullName: 'cs1/\u202ehw' }, 2: seen },
  pseudonyms: { 's-0123456789': { repository: 'cs1/hw-ann', repositoryId: 1, user: 'ann', commit: SHA } },
  reportedPairs: { '1-2': { score: 90, at } },
  web: { 2: { sha: SHA, at, by: ['github'], sources: [] } },
  dismissed: { '1-2': { reason: 'group work', by: 'ada', at, via: 'bot' } },
});
const pending: AssignmentState['pending'] = {
  fingerprint: 'f'.repeat(64),
  plannedAt: LONG_AGO,
  run: { runId: '9', jobSlug: 'scan', attempt: 1 },
  submissions: [],
  progress: { stage: 'planned' },
};

const heldUntil = (ms: number): State['lease'] => ({
  run: '99',
  attempt: 1,
  token: 'a'.repeat(16),
  until: new Date(ms).toISOString(),
});

let staff: StaffRepository;
let token = '';
beforeEach(async () => {
  staff = await staffRepository();
  token = staff.standIn.token();
});
afterEach(() => staff.close());

function seed(change: Partial<State> = {}, files: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const assignments = { hw1: used(LONG_AGO), hw2: used(new Date().toISOString()) };
  return staff.repository.commit({
    branch: STATE_BRANCH,
    force: true,
    replaceAll: true,
    files: { ...filesOf({ ...emptyState(), assignments, ...change }), ...files },
  });
}

/** What the command prints. */
async function run(...words: readonly string[]): Promise<string> {
  const command = parseCommandLine(['state', ...words, '--repository', 'cs1/staff']);
  if (command.kind !== 'state') throw new Error(command.kind);
  let printed = '';
  const environment = { GITHUB_TOKEN: token, GITHUB_API_URL: staff.standIn.url };
  await keepState(command, environment, (text) => (printed += text));
  return printed;
}

describe('words', () => {
  test.each([
    [[], /state says what to do first: show, prune, repair, export/],
    [['shwo'], /"shwo" is nothing that state does/],
    [['prune'], /prune takes names of assignments, or --over/],
    [['prune', 'hw1', '--over'], /--over finds the assignments itself/],
    [['repair', 'hw1'], /takes no name/],
    [['show', '--over'], /--over belongs to state prune/],
    [['export', '--json'], /--json belongs to state show/],
    [['export', '--dry-run'], /--dry-run belongs to state prune or repair/],
    [['show', '../hw'], /"\.\.\/hw" is no name of an assignment/],
    [['show', '--repositry', 'a/b'], /did you mean --repository/],
  ])('%j', (words, message) => {
    expect(() => parseCommandLine(['state', ...words])).toThrow(message);
  });

  test('names may stand behind --assignment', () => {
    const command = parseCommandLine(['state', 'show', 'hw1', '--assignment', 'hw2', '--assignment=hw3']);
    expect(command).toMatchObject({ action: 'show', assignments: ['hw1', 'hw2', 'hw3'] });
  });

  test('the help lists what it does', () => {
    expect(helpText('state', 100)).toMatch(/ACTION is one of[\s\S]*- repair:[\s\S]*--with-secrets/);
  });
});

describe('show', () => {
  seldom('is a table that a terminal can take', async () => {
    await seed({ lease: heldUntil(Date.now() + LEASE_MS) });
    const lines = (await run('show')).split('\n');
    expect(lines[0]).toMatch(/^assignment +size +names +last used +check +told +decided +searched$/);
    expect(lines[1]).toMatch(/^hw1 .* 2 +2020-01-10 04:00 UTC +none pending +1 +1 +1 +over$/);
    expect(lines[2]).toMatch(/^hw2 .* 1 +1$/);
    expect(lines.slice(4).join(' ')).toMatch(
      /2 assignments, .* of 200\.0 MB, on similarity-state of cs1\/staff\. Run 99 holds/,
    );
    expect(await run('show', 'hw2')).not.toContain('hw1');
  });

  test('is the same for programs', async () => {
    await seed({ lease: heldUntil(Date.now() + LEASE_MS) });
    const document: unknown = JSON.parse(await run('show', '--json'));
    expect(document).toMatchObject({
      where: 'similarity-state of cs1/staff',
      lease: { run: '99', until: expect.any(String) as unknown },
      copies: [],
      assignments: [
        {
          name: 'hw1',
          people: 2,
          lastUsed: '2020-01-10T04:00:00.000Z',
          told: 1,
          decided: 1,
          searched: 1,
          isOver: true,
        },
        { name: 'hw2', people: 2, told: 1 },
      ],
    });
    expect(JSON.stringify(document)).not.toContain('a'.repeat(16));
  });

  seldom('says what is wrong with what it was asked for', async () => {
    await expect(run('show')).rejects.toThrow(
      /Nothing is stored on the branch similarity-state of cs1\/staff/,
    );
    await seed();
    await expect(run('show', 'hw3')).rejects.toThrow(/no assignment "hw3" on .*did you mean hw1\?/);
    const command = parseCommandLine(['state', 'show']);
    if (command.kind !== 'state') throw new Error(command.kind);
    await expect(keepState(command, {})).rejects.toThrow(/needs the repository/);
    await expect(keepState({ ...command, repository: 'x' }, {})).rejects.toThrow(/"x" is no repository/);
    await expect(keepState({ ...command, repository: 'a/b' }, {})).rejects.toThrow(/A token is missing/);
  });

  test.each([
    [['show'], 'read the contents'],
    [['export'], 'read the contents'],
    [['prune', 'hw1'], 'read and write the contents'],
    [['repair'], 'read and write the contents'],
  ])('%j asks for a token with the rights it needs', async (words, rights) => {
    const command = parseCommandLine(['state', ...words, '--repository', 'a/b']);
    if (command.kind !== 'state') throw new Error(command.kind);
    await expect(keepState(command, {})).rejects.toThrow(`may ${rights} of`);
  });
});

describe('export', () => {
  test('is JSON without secrets, with every name in it, and nothing that turns text around', async () => {
    await seed();
    const text = await run('export');
    const document = JSON.parse(text) as { assignments: Record<string, AssignmentState> };
    const { salt: _salt, ...open } = used(LONG_AGO);
    expect(document.assignments['hw1']).toEqual(open);
    expect(Object.keys(document.assignments)).toEqual(['hw1', 'hw2']);
    expect(text).not.toContain('\u202e');
    expect(text).not.toContain(SALT);
    expect(text).not.toContain('recentWrites');
    const secret = JSON.parse(await run('export', 'hw1', '--with-secrets')) as typeof document;
    expect(secret.assignments).toEqual({ hw1: used(LONG_AGO) });
  });
});

describe('prune', () => {
  const people = (): Record<string, number> =>
    Object.fromEntries(
      Object.entries(staff.stored().assignments).map(([name, one]) => [name, peopleIn(one)]),
    );

  seldom('forgets who is who where an assignment is over, and leaves no earlier commit', async () => {
    await seed();
    expect(await run('prune', '--over', '--dry-run')).toBe('hw1: 2 people would be forgotten.\n');
    expect(people()).toEqual({ hw1: 2, hw2: 2 });
    expect(await run('prune', '--over')).toMatch(
      /^hw1: 2 people forgotten\.\nEarlier commits are off the branch/,
    );
    expect(people()).toEqual({ hw1: 0, hw2: 2 });
    expect(staff.stored().assignments['hw1']).toMatchObject({ reportedPairs: used(LONG_AGO).reportedPairs });
    expect(staff.history()).toBe(1);
    expect(await run('prune', '--over')).toMatch(/Nothing is over/);
    expect(await run('show')).toMatch(/hw1 .*people forgotten on 20/);
  });

  seldom('forgets one that is named, or all of it', async () => {
    await seed();
    await run('prune', 'hw2');
    expect(people()).toEqual({ hw1: 2, hw2: 0 });
    expect(await run('prune', 'hw2', '--everything')).toMatch(/^hw2: everything forgotten/);
    expect(people()).toEqual({ hw1: 2 });
  });

  test.each([
    ['while a scan runs', { lease: heldUntil(Date.now() + LEASE_MS) }, /Run 99 scans/],
    [
      'of which a check is pending',
      { assignments: { hw1: { ...used(LONG_AGO), pending } } },
      /check of hw1 is not finished/,
    ],
  ])('is refused %s', async (_, state, message) => {
    await seed(state);
    const head = staff.repository.head(STATE_BRANCH);
    await expect(run('prune', 'hw1')).rejects.toThrow(message);
    expect(staff.repository.head(STATE_BRANCH)).toBe(head);
  });

  test('takes no notice of a lease that was taken by a clock which was ahead', async () => {
    await seed({ lease: heldUntil(Date.now() + 60 * 24 * 3_600_000) });
    await run('prune', 'hw1');
    expect(people()).toEqual({ hw1: 0, hw2: 2 });
  });

  seldom('is refused where a scan begins between its look and its write', async () => {
    await seed();
    let scan: Promise<unknown> | null = null;
    staff.standIn.onWrite((method) => {
      if (scan !== null || method !== 'PATCH') return null;
      scan = seed({ lease: heldUntil(Date.now() + LEASE_MS) });
      return { status: 422, body: { message: 'Update is not a fast forward' } };
    });
    await expect(run('prune', 'hw1')).rejects.toThrow(/Run 99 scans/);
    expect(people()).toEqual({ hw1: 2, hw2: 2 });
  });
});

describe('repair', () => {
  const copyOf = (one: AssignmentState): string =>
    JSON.stringify({ version: STATE_VERSION, name: 'hw2', assignment: one });

  test('says that nothing is damaged', async () => {
    await seed();
    expect(await run('repair')).toMatch(/Nothing is damaged/);
  });

  test('puts back what is missing, removes what is not needed, and says where a copy is wrong', async () => {
    const copies = {
      'state.corrupt-1111111-hw2.json': copyOf({ ...used(LONG_AGO), issue: 7, seen: { 5: seen } }),
      'state.corrupt-2222222-hw3.json': copyOf(used(LONG_AGO)).replace('"hw2"', '"hw3"'),
      'state.corrupt-3333333.json': '{"version": 1,\n oops',
      'assignments/lost.json': copyOf(used(LONG_AGO)).replace('"hw2"', '"lost"'),
    };
    await seed({}, copies);
    expect(await run('show')).toMatch(/Copies of damaged files: state\.corrupt-1111111-hw2\.json, /);
    const before = staff.repository.head(STATE_BRANCH);
    expect(await run('repair', '--dry-run')).toMatch(/hw3 is put back from[\s\S]*Nothing was done/);
    expect(staff.repository.head(STATE_BRANCH)).toBe(before);
    const said = await run('repair');
    expect(said).toMatch(/hw2: 1 missing entries are put back from state\.corrupt-1111111-hw2\.json/);
    expect(said).toMatch(/state\.corrupt-3333333\.json stays as it is: it is no JSON \(.*line 2/);
    expect(said).toMatch(/lost is put back from assignments\/lost\.json/);
    const { assignments } = staff.stored();
    expect(Object.keys(assignments).toSorted()).toEqual(['hw1', 'hw2', 'hw3', 'lost']);
    expect(Object.keys(assignments['hw2']?.seen ?? {})).toEqual(['1', '2', '5']);
    // What was noted since counts.
    expect(assignments['hw2']?.lastCheckAt).not.toBe(LONG_AGO);
    expect(assignments['hw2']?.issue).toBe(7);
    expect(Object.keys(copies).map((path) => staff.file(path) === null)).toEqual([true, true, false, false]);
  });

  test('does not bring back who was forgotten', async () => {
    const forgotten = { ...newAssignment(SALT), forgottenAt: LONG_AGO };
    await seed(
      { assignments: { hw2: forgotten } },
      { 'state.corrupt-1111111-hw2.json': copyOf(used(LONG_AGO)) },
    );
    await run('repair');
    const one = staff.stored().assignments['hw2'];
    expect([peopleIn(one ?? forgotten), Object.keys(one?.reportedPairs ?? {})]).toEqual([0, ['1-2']]);
  });

  test('does not bring back what students answered, once people were forgotten', async () => {
    const evidence = { similarity: null, suspicion: null, tokens: null };
    const noted = { names: ['x'], reason: null, note: null, by: null, at: LONG_AGO, evidence };
    const answers = [{ subject: '1', at: LONG_AGO, text: 'I wrote it alone' }];
    const cases = [
      { ...noted, subjects: ['1'], state: 'new' as const, answers },
      { ...noted, subjects: ['2'], state: 'confirmed' as const, answers },
    ];
    await seed(
      { assignments: { hw2: { ...newAssignment(SALT), forgottenAt: LONG_AGO } } },
      { 'state.corrupt-1111111-hw2.json': copyOf({ ...used(LONG_AGO), cases }) },
    );
    await run('repair');
    expect(staff.file('assignments/hw2.json')).not.toContain('alone');
    expect(staff.history()).toBe(1);
    const kept = staff.stored().assignments['hw2']?.cases ?? [];
    expect(kept.map(({ subjects }) => subjects)).toEqual([['2']]);
  });

  test('does not bring back the names of who left or could not be collected, once people were forgotten', async () => {
    const gone = { how: 'deleted' as const, name: 'cs1/hw-ann', now: null, at: LONG_AGO };
    const copy = { ...used(LONG_AGO), left: { 3: gone }, failed: { 3: { sha: SHA, tries: 1 } } };
    await seed(
      { assignments: { hw2: { ...newAssignment(SALT), forgottenAt: LONG_AGO } } },
      { 'state.corrupt-1111111-hw2.json': copyOf(copy) },
    );
    expect(await run('repair')).toMatch(/hw2: 2 missing entries are put back/);
    expect(staff.file('assignments/hw2.json')).not.toContain('ann');
    expect(staff.stored().assignments['hw2']).not.toHaveProperty('failed');
  });

  test('does not ask again for a check that was made since', async () => {
    const wish = { kind: 'retry' as const, by: 'ada', at: LONG_AGO, key: 'comment 1' };
    const copy = { ...used(LONG_AGO), seen: { 5: seen }, wish, lastWish: wish.key };
    await seed({}, { 'state.corrupt-1111111-hw2.json': copyOf(copy) });
    expect(await run('repair')).toMatch(/hw2: 1 missing entries are put back/);
    expect(staff.stored().assignments['hw2']).not.toHaveProperty('wish');
  });

  test('puts back who reviews a pair, and leaves whom was named since', async () => {
    const reviewer = (login: string): NonNullable<AssignmentState['reviewers']>[string] => ({
      login,
      by: null,
      at: LONG_AGO,
    });
    const now = { ...used(LONG_AGO), reviewers: { '1-2': reviewer('bob') } };
    const copy = { ...now, reviewers: { '1-2': reviewer('ada'), '1-5': reviewer('ada') } };
    await seed(
      { assignments: { hw1: used(LONG_AGO), hw2: now } },
      {
        'state.corrupt-1111111-hw2.json': copyOf(copy),
        'state.corrupt-2222222-hw1.json': copyOf(copy).replace('"hw2"', '"hw1"'),
      },
    );
    const said = await run('repair');
    expect(said).toMatch(/hw2: 1 missing entries are put back/);
    expect(said).toMatch(/hw1: 2 missing entries are put back/);
    const { assignments } = staff.stored();
    expect(assignments['hw2']?.reviewers).toEqual({ '1-2': reviewer('bob'), '1-5': reviewer('ada') });
    expect(assignments['hw1']?.reviewers).toEqual(copy.reviewers);
  });

  test('removes a file that the list does not name, once all of it stands in another', async () => {
    await seed({}, { 'assignments/older.json': copyOf({ ...used(LONG_AGO), seen: { 5: seen } }) });
    expect(await run('repair')).toMatch(/hw2: 1 missing entries are put back from assignments\/older\.json/);
    expect(staff.file('assignments/older.json')).toBeNull();
    expect(Object.keys(staff.stored().assignments['hw2']?.seen ?? {})).toEqual(['1', '2', '5']);
  });
});
