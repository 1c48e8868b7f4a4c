import { afterEach, expect, test } from 'vitest';
import { readBoxes } from '../../src/bot/scan/dashboard/boxes.ts';
import { dashboardsOf, findingsOf } from './issues-of.ts';
import { CONFIG, said, startClass, type Term } from './term.ts';
import { seldom } from '../suite.ts';

/* The issue over all assignments: written by every scan, its boxes obeyed once by the next one. */

let made: Term | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

const COOLING = `${CONFIG}    schedule:\n      cooldown-hours: 48\n`;

function dashboardOf(term: Term): { body: string; isPinned: boolean; state: string } {
  const [issue, ...others] = dashboardsOf(term.staff);
  if (issue === undefined) throw new Error('there is no dashboard');
  expect(others).toEqual([]);
  return issue;
}

function tick(term: Term, kind: string): void {
  const issue = dashboardOf(term);
  const line = issue.body.split('\n').find((text) => text.includes(`<!-- ${kind}:hw1:`)) ?? '';
  expect(line).toMatch(/^- \[ \]/);
  issue.body = issue.body.replace(line, line.replace('- [ ]', '- [x]'));
}

seldom(
  'is opened once, pinned, and says what each scan did; a box begins a check, once, also after a kill',
  async () => {
    made = await startClass(COOLING);
    const { service, github, staff } = made;
    await made.scan({ run: 1 });
    const issue = dashboardOf(made);
    expect(issue.isPinned).toBe(true);
    expect(issue.body).toMatch(/\| `hw1` \| #1 \| \[?2\d{3}-.*\| 0 \| 2 \| 0 \| flagged \| from 2/);

    const before = github.requests.length;
    await made.scan({ run: 2 });
    expect(issue.body).toMatch(/- `hw1`: The last check was on .*cooldown-hours/);
    const asked = github.requests.slice(before).filter(({ path }) => /issues|graphql/.test(path));
    // Who writes here; then the issue, found and written over.
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'PATCH']);

    // Killed right before the text is written over: what was asked for is done.
    tick(made, 'check');
    let isChecked = false;
    made.killAfter(null);
    github.onWrite((method, target) => {
      if (method === 'PATCH' && target.endsWith('/issues/2')) return 'drop';
      isChecked ||= service.checks.length === 2;
      return null;
    });
    expect(said(await made.scan({ run: 3 }))).toContain('hw1: A check was asked for with a box');
    expect(isChecked).toBe(true);
    expect(readBoxes(issue.body)).toHaveLength(1);
    github.onWrite(() => null);
    const calm = await made.scan({ run: 4 });
    expect(calm.outcome).toBe('skipped');
    expect(readBoxes(issue.body)).toEqual([]);
    expect(service.checks).toHaveLength(2);
    expect(findingsOf(staff)).toHaveLength(1);
  },
);

test('a scan that is killed after it noted a box goes on with it, and begins one check', async () => {
  made = await startClass(COOLING);
  await made.scan({ run: 1 });
  tick(made, 'check');
  const effects = made.effects.length;
  // The lease, then the wish: three requests each.
  made.killAfter(6);
  expect((await made.scan({ run: 2 })).signal).toBe('SIGKILL');
  expect(made.effects.slice(effects).at(-1)?.what).toMatch(/PATCH .*git\/refs/);
  expect(made.service.checks).toHaveLength(1);
  made.killAfter(null);

  // A box that is ticked while the scan runs is for the next one.
  const { github, service } = made;
  const term = made;
  let isTicked = false;
  github.onWrite((_, target) => {
    if (!isTicked && service.checks.length === 2 && target.includes('/git/')) {
      isTicked = true;
      tick(term, 'look');
    }
    return null;
  });
  await made.scan({ run: 2, attempt: 2 });
  expect(readBoxes(dashboardOf(made).body)).toMatchObject([{ kind: 'look', assignment: 'hw1' }]);
  const before = github.requests.length;
  await made.scan({ run: 3 });
  const heads = github.requests.slice(before).filter(({ path }) => /hw1-\w+\/git\/ref/.test(path));
  expect(heads).toHaveLength(3);
  expect(service.checks).toHaveLength(2);
  expect(readBoxes(dashboardOf(made).body)).toEqual([]);
});

seldom(
  'a scan that failed as a whole is told, and no dashboard that cannot be written stops a scan',
  async () => {
    made = await startClass(COOLING);
    const { github } = made;
    // The first one asks who writes here.
    github.fail(
      { method: 'POST', path: /graphql/, skip: 1 },
      { status: 502, body: { message: 'Bad gateway' } },
    );
    await made.scan({ run: 1 });
    const issue = dashboardOf(made);
    expect(issue.isPinned).toBe(false);

    const rule = { status: 422, body: { message: 'Repository rule violations found' } };
    github.fail({ method: 'PATCH', path: /git\/refs/ }, rule);
    const barred = await made.scan({ run: 2, inputs: { 'on-error': 'warn' } });
    expect(barred.outcome).toBe('config-error');
    expect(issue.body).toMatch(/\[!CAUTION\][\s\S]*failed as a whole.*Exempt that branch[\s\S]*\| `hw1` \|/);

    github.fail(
      { path: /issues\/2$/, times: 2 },
      { status: 403, body: { message: 'Resource not accessible by integration' } },
    );
    const night = await made.scan({ run: 3 });
    expect(night).toMatchObject({ outcome: 'skipped', exitCode: 0 });
    expect(night.stdout).toMatch(
      /::warning.*The dashboard of the scans could not be brought up to date.*issues: write/,
    );
    expect(issue.body).toContain('CAUTION');

    await made.scan({ run: 4 });
    expect(issue.body).not.toContain('CAUTION');

    made.config('assignments: none');
    expect((await made.scan({ run: 5 })).outcome).toBe('config-error');
    expect(issue.body).toMatch(/\[!CAUTION\].*\n.*failed as a whole.*similarity\.yml.*assignments/);
  },
);
