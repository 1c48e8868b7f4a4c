import { expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import type { StandInOptions } from '../service-stand-in/stand-in.ts';
import { CONFIG, said, startTerm, type Term } from './term.ts';
import { dashboardsOf, findingsOf } from './issues-of.ts';
import { seldom } from '../suite.ts';

/* What people, and a service that fails, do to scans in the course of a term. */

async function term(config = CONFIG, options: StandInOptions = {}): Promise<Term> {
  const made = await startTerm(options);
  made.config(config);
  for (const [name, work] of Object.entries({ ann: 'copied', ben: 'copied', cyd: 'own' })) {
    await made.github.repository(`course/hw1-${name}`).commit({ files: { 'a.py': program(work, 60) } });
  }
  return made;
}

const pushes = async (made: Term, text: string): Promise<void> => {
  await made.github.find('course/hw1-cyd')?.commit({ files: { 'a.py': program(text, 60) } });
};

async function stateOf(made: Term): Promise<Record<string, unknown>> {
  const text = await made.staff.file('similarity-state', 'assignments/hw1.json');
  return (JSON.parse(text ?? '') as { assignment: Record<string, unknown> }).assignment;
}

/** The embedded service: it names pairs. */
const EMBEDDED = { apikey: '', 'base-url': '' };

seldom('a box that is cleared while a check runs stays clear', async () => {
  const made = await term();
  await made.scan({ run: 1, inputs: EMBEDDED });
  const issue = made.staff.issues.get(1);
  if (issue === undefined) throw new Error('there is no issue');
  expect(issue.body).toMatch(/- \[ \] .*hw1-ann.*hw1-ben/);

  issue.body = issue.body.replace(/- \[ \] (.*<!-- pair)/, '- [x] $1');
  await pushes(made, 'second');
  await made.scan({ run: 2, inputs: EMBEDDED });
  expect(Object.keys((await stateOf(made))['dismissed'] as object)).toHaveLength(1);

  await pushes(made, 'third');
  const from = made.github.requests.length;
  let isCleared = false;
  made.github.onWrite(() => {
    const isRead = made.github.requests.slice(from).some(({ path }) => path.endsWith('/issues/1'));
    if (isRead && !isCleared) {
      isCleared = true;
      issue.body = issue.body.replace(/- \[x\] (.*<!-- pair)/, '- [ ] $1');
    }
    return null;
  });
  await made.scan({ run: 3, inputs: EMBEDDED });
  expect(isCleared).toBe(true);
  expect((await stateOf(made))['dismissed']).toEqual({});
  expect(issue.body).toMatch(/- \[ \] .*hw1-ann.*hw1-ben/);
  await made.close();
});

seldom('a check that is not to be kept is deleted, also by the scan after one that was cut off', async () => {
  const config = `keep-check: false\n${CONFIG}`;
  const whole = await term(config);
  await whole.scan({ run: 1 });
  expect(whole.service.checks).toEqual([]);
  const deleted = whole.effects.findIndex(({ what }) => /delete/i.test(what));
  await whole.close();

  const made = await term(config);
  made.killAfter(deleted);
  expect((await made.scan({ run: 1 })).signal).toBe('SIGKILL');
  made.killAfter(null);
  expect(made.service.checks).toHaveLength(1);
  await made.scan({ run: 1, attempt: 2 });
  expect(made.service.checks).toEqual([]);
  expect((await stateOf(made))['leftover']).toBeUndefined();
  await made.close();
});

seldom('what the service cannot analyse is not sent to it night after night', async () => {
  const made = await term(CONFIG, {
    rewrite: { '/checks/{id}/status': (body) => ({ ...body, status_id: 3 }) },
  });
  const outcomes: string[] = [];
  for (const run of [1, 2, 3, 4]) outcomes.push((await made.scan({ run })).outcome);
  expect(outcomes).toEqual(['analysis-failed', 'analysis-failed', 'skipped', 'skipped']);
  expect(made.service.checks).toHaveLength(2);
  await pushes(made, 'second');
  expect((await made.scan({ run: 5 })).outcome).toBe('analysis-failed');
  await made.close();
});

seldom('a mistake in the settings begins no cooldown', async () => {
  const made = await term(`${CONFIG}    engine: Fulll\n    schedule:\n      cooldown-hours: 24\n`);
  const wrong = await made.scan({ run: 1 });
  expect([wrong.exitCode, wrong.outcome]).toEqual([1, 'config-error']);
  expect(said(wrong)).toContain('Fulll');
  made.config(`${CONFIG}    schedule:\n      cooldown-hours: 24\n`);
  expect((await made.scan({ run: 2 })).outcome).toBe('flagged');
  await made.close();
});

seldom('who deletes a repository is still named in the finding', async () => {
  const made = await term();
  await made.scan({ run: 1 });
  made.github.remove('course/hw1-ben');
  for (const run of [2, 3]) {
    await pushes(made, `change ${run}`);
    await made.scan({ run });
    expect(made.staff.issues.get(1)?.body).toContain('hw1-ben');
    expect(made.staff.issues.get(1)?.body).not.toMatch(/repository \d/);
  }
  await made.close();
});

test('two courses in one repository, each with its own branch, have an issue each', async () => {
  const made = await term();
  await made.scan({ run: 1 });
  await made.scan({ run: 2, inputs: { 'state-branch': 'other-course' } });
  expect(findingsOf(made.staff)).toHaveLength(2);
  expect(dashboardsOf(made.staff)).toHaveLength(2);
  await made.close();
});
