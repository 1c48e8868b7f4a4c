import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueMarker } from '../../src/bot/scan/issue/scan-issue-body.ts';
import { AT, content, findings, pair, repository } from './findings.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';

const CLASS = [repository(1), repository(2), repository(3)];
const BOT = { author: 'github-actions[bot]', byBot: true };
const CREATE = { method: 'POST', path: /\/issues$/ } as const;

let staff: StaffRepository;
beforeEach(async () => {
  staff = await staffRepository();
});
afterEach(() => staff.close());

const issueOf: StaffRepository['issue'] = (options) => staff.issue(options);

const FLAGGED = content(findings(CLASS, [pair(1, 2, 90), pair(1, 3, 85)]));
const REPORTED = { reportedPairs: { '1-2': { score: 90, at: AT }, '1-3': { score: 85, at: AT } } };
const SAME = content(findings(CLASS, [pair(1, 2, 90), pair(1, 3, 85)]), REPORTED);

function stored(number: number) {
  const issue = staff.repository.issues.get(number);
  if (issue === undefined) throw new Error(`there is no issue ${number}`);
  return issue;
}

function writes(): readonly string[] {
  return staff.standIn.requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/issues'))
    .map(({ method }) => method);
}

describe('one issue of an assignment', () => {
  test('is not opened where there is nothing to tell', async () => {
    expect(await issueOf().write(null, content(findings(CLASS)))).toBeNull();
    expect(writes()).toEqual([]);
  });

  test('is opened once, found again by its mark, and left alone when nothing changed', async () => {
    const made = await issueOf().write(null, FLAGGED);
    expect(made).toMatchObject({ number: 1 });
    expect(stored(1).title).toBe('Similarity scan of hw');
    expect(await issueOf().write(null, FLAGGED)).toMatchObject({ number: 1 });
    expect(await issueOf().write(1, FLAGGED)).toMatchObject({ number: 1 });
    expect(writes()).toEqual(['POST']);
  });

  test('is brought up to date in place', async () => {
    await issueOf().write(null, FLAGGED);
    const worse = content(findings(CLASS, [pair(1, 2, 97), pair(1, 3, 85)]), REPORTED);
    expect(await issueOf().write(1, worse)).toMatchObject({ number: 1 });
    expect(stored(1).body).toContain('97.0 % (was 90.0 %)');
    expect(staff.repository.issues.size).toBe(1);
  });

  test('is not that of another assignment whose name begins alike', async () => {
    await issueOf({ assignment: 'hw-2' }).write(null, { ...FLAGGED, assignment: 'hw-2' });
    expect(await issueOf().read(null)).toBeNull();
    expect(await issueOf().write(1, FLAGGED)).toMatchObject({ number: 2 });
  });

  test('is found behind a hundred others, and the oldest is it', async () => {
    const body = `${issueMarker('hw')}\nold`;
    staff.repository.issue({ title: 'ours', body, ...BOT });
    for (let n = 0; n < 120; n += 1) staff.repository.issue({ title: `other ${n}`, author: 'ada' });
    staff.repository.issue({ title: 'twice', body, ...BOT });
    expect((await issueOf().read(null))?.number).toBe(1);
  });

  test('is looked for where the number leads to something else', async () => {
    staff.repository.issue({ title: 'something else', author: 'ada' });
    staff.repository.issue({ title: 'ours', body: issueMarker('hw'), ...BOT });
    expect((await issueOf().read(1))?.number).toBe(2);
    expect((await issueOf().read(77))?.number).toBe(2);
  });

  test('is not what somebody else wrote with our mark in it', async () => {
    staff.repository.issue({ title: 'forged', body: issueMarker('hw'), author: 'eve' });
    expect(await issueOf().read(null)).toBeNull();
    expect(await issueOf().read(1)).toBeNull();
    expect(await issueOf({ self: 'eve' }).read(null)).not.toBeNull();
    expect(await issueOf({ self: 'teacher' }).read(null)).toBeNull();
  });

  test('is no pull request', async () => {
    const { number } = staff.repository.pullRequest({ head: 'main', author: 'github-actions[bot]' });
    Object.assign(stored(number), { body: issueMarker('hw'), byBot: true });
    expect(await issueOf({ self: 'github-actions[bot]' }).read(number)).toBeNull();
  });

  test('is assigned to the staff when it is opened, and never again', async () => {
    await issueOf().write(null, { ...FLAGGED, staff: ['@ada', 'cs1/tutors', 'left-last-year', 'bob'] });
    expect(stored(1).assignees).toEqual(['ada', 'bob']);
    stored(1).assignees = ['bob'];
    await issueOf().write(1, { ...SAME, staff: ['ada', 'bob'] });
    expect(stored(1).assignees).toEqual(['bob']);
  });

  test('is there also when nobody can be assigned', async () => {
    staff.standIn.fail({ method: 'POST', path: /\/assignees$/ }, { status: 422 });
    expect(await issueOf().write(null, { ...FLAGGED, staff: ['ada'] })).not.toBeNull();
    expect(staff.warnings).toEqual([expect.stringMatching(/^Nobody could be assigned to issue 1/)]);
  });

  test('needs a permission, which is named', async () => {
    const token = staff.standIn.token({ permissions: { issues: 'read', pull_requests: 'read' } });
    await expect(issueOf({ token }).write(null, FLAGGED)).rejects.toThrow(/issues: write/);
  });
});

describe('what people did to it', () => {
  test('a ticked pair is read, and stays ticked', async () => {
    await issueOf().write(null, FLAGGED);
    const issue = stored(1);
    issue.body = issue.body.replace(/- \[ \](.*<!-- pair:1-2 -->)/, '- [x]$1');
    expect((await issueOf().read(1))?.ticks).toEqual(
      new Map([
        ['1-2', true],
        ['1-3', false],
      ]),
    );
    const written = await issueOf().write(1, SAME);
    expect(written?.ticks.get('1-2')).toBe(true);
    expect(stored(1).body).toMatch(/- \[x\] .*<!-- pair:1-2 -->/);
    expect(stored(1).body).toContain('### Open pairs (1)');
  });

  test('closed, it stays closed while nothing is new, and is kept up to date', async () => {
    await issueOf().write(null, FLAGGED);
    stored(1).state = 'closed';
    await issueOf().write(1, SAME);
    expect(writes()).toEqual(['POST', 'PATCH']);
    expect(stored(1).state).toBe('closed');
  });

  test.each([
    ['new', [pair(1, 2, 90), pair(1, 3, 85), pair(2, 3, 80)]],
    ['worse', [pair(1, 2, 95), pair(1, 3, 85)]],
  ])('closed, it is opened again for a %s finding', async (_, pairs) => {
    await issueOf().write(null, FLAGGED);
    stored(1).state = 'closed';
    await issueOf().write(1, content(findings(CLASS, pairs), REPORTED));
    expect(stored(1).state).toBe('open');
  });

  test('closed, a pair that was dismissed opens nothing', async () => {
    await issueOf().write(null, FLAGGED);
    stored(1).state = 'closed';
    const dismissed = { '1-2': { reason: 'one group', by: 'ada', at: AT, via: 'bot' as const } };
    await issueOf().write(
      1,
      content(findings(CLASS, [pair(1, 2, 99), pair(1, 3, 85)]), { ...REPORTED, dismissed }),
    );
    expect(stored(1).state).toBe('closed');
  });
});

describe('assigning staff', () => {
  const staffed = { ...FLAGGED, staff: ['ada'] };
  const ASSIGN = { method: 'POST', path: /\/assignees$/ } as const;

  test.each(['drop', 'lost', { status: 502, body: { message: 'Bad gateway' } }] as const)(
    'is repeated where GitHub gave no answer (%j)',
    async (fault) => {
      staff.standIn.fail(ASSIGN, fault);
      expect(await issueOf().write(null, staffed)).toMatchObject({ number: 1, assigned: true });
      expect(stored(1).assignees).toEqual(['ada']);
      const assigned = staff.standIn.notifications.filter(({ reason }) => reason === 'assign');
      expect(assigned.map(({ to }) => to)).toEqual(['ada']);
    },
  );

  test('is done by a later run where GitHub gave no answer three times', async () => {
    staff.standIn.fail({ ...ASSIGN, times: 3 }, 'drop');
    expect(await issueOf().write(null, staffed)).toMatchObject({ number: 1, assigned: false });
    expect(staff.warnings.join()).toMatch(/Nobody could be assigned to issue 1/);
    expect(await issueOf().write(1, staffed, false)).toMatchObject({ assigned: true });
    expect(stored(1).assignees).toEqual(['ada']);
  });

  test('is not repeated once it was done: who takes themselves off stays off', async () => {
    expect(await issueOf().write(null, staffed)).toMatchObject({ assigned: true });
    stored(1).assignees.length = 0;
    expect(await issueOf().write(1, staffed, true)).toMatchObject({ assigned: true });
    expect(stored(1).assignees).toEqual([]);
  });
});

describe('an answer that does not come', () => {
  test('after the issue was opened: it is found, and no second one is opened', async () => {
    staff.standIn.fail(CREATE, 'lost');
    expect(await issueOf().write(null, FLAGGED)).toMatchObject({ number: 1 });
    expect(staff.repository.issues.size).toBe(1);
    expect(writes()).toEqual(['POST']);
  });

  test('before it was opened: it is opened', async () => {
    staff.standIn.fail({ ...CREATE, times: 2 }, 'drop');
    expect(await issueOf().write(null, FLAGGED)).toMatchObject({ number: 1 });
    expect(staff.repository.issues.size).toBe(1);
  });

  test('ever: told after three attempts', async () => {
    staff.standIn.fail({ ...CREATE, times: 9 }, 'drop');
    await expect(issueOf().write(null, FLAGGED)).rejects.toThrow(
      /could not be reached while opening an issue/,
    );
    expect(writes()).toEqual(['POST', 'POST', 'POST']);
  });
});
