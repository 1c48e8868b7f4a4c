import { expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { dashboardsOf, findingsOf } from './issues-of.ts';
import { some } from '../suite.ts';
import { startTerm, type Term } from './term.ts';

/*
 * A scan that is killed right after a change that it makes outside, and run again, ends as if nothing had happened. Processes are
 * really killed here, at the first and the last change of each kind: of these at some by day, another choice each time. Every single request, kills before it, the next night's run in
 * place of the re-run, lost answers and gateways' errors, news, wishes and the branch's cut-down are `bench/strikes.ts`.
 */

const CONFIG = `
staff: [tina]
assignments:
  - name: hw1
    repositories: hw1-*
    fail-on: never
    ai: false
`;

async function term(): Promise<Term> {
  const made = await startTerm();
  made.config(CONFIG);
  for (const name of ['ann', 'ben', 'cyd']) {
    await made.github.repository(`course/hw1-${name}`).commit({ files: { 'a.py': program(name, 30) } });
  }
  return made;
}

/** What is there at the end, without what differs from run to run. */
function ending(made: Term): unknown {
  const { staff, service } = made;
  return {
    checks: service.checks.map(({ starts, submissions }) => [starts, submissions.length]),
    uploads: new Set(
      service.checks.flatMap(({ submissions }) =>
        submissions.map(({ filename }) => filename.split('-')[1]?.length),
      ),
    ).size,
    // What this run did differs; that there is one does not.
    dashboards: dashboardsOf(staff).length,
    issues: findingsOf(staff).map(({ title, state, assignees, body }) => ({
      title,
      state,
      assignees,
      body: body
        .replaceAll(/\d{4}-\d{2}-\d{2}[ T][\d:.]+( UTC|Z)?/g, 'T')
        .replaceAll(/actions\/runs\/\d+/g, 'run')
        .replaceAll(/\b[0-9a-f]{40,64}\b/g, 'SHA')
        .replaceAll(/\b\d{3,}\b/g, 'N'),
    })),
  };
}

/** Places in a list of changes, from 1: of each kind the first and the last. What no branch points at yet is of one kind. */
function firstAndLast(effects: readonly string[]): readonly number[] {
  const kinds = effects.map((what) => (/git\/(?:blobs|trees|commits)$/.test(what) ? 'dangling' : what));
  return kinds.flatMap((kind, at) =>
    kinds.indexOf(kind) === at || kinds.lastIndexOf(kind) === at ? [at + 1] : [],
  );
}

test('killed after the first and the last change of each kind', async () => {
  const whole = await term();
  const first = await whole.scan({ run: 1 });
  expect(first.stdout).toContain('hw1: The first check');
  const expected = ending(whole);
  const effects = whole.effects.map(({ what }) => what);
  await whole.close();
  expect(expected).toMatchObject({
    checks: [[1, 3]],
    dashboards: 1,
    issues: [{ title: 'Similarity scan of hw1' }],
  });
  const chosen = firstAndLast(effects);
  const kinds = new Set(chosen.map((at) => effects[at - 1]));
  // One of each kind at least, or this test would prove nothing.
  for (const kind of [
    /git\/refs$/,
    /refs\/heads/,
    /check.create/,
    /upload/,
    /start/,
    /issues$/,
    /assignees$/,
  ]) {
    expect([...kinds].some((what) => kind.test(what ?? ''))).toBe(true);
  }

  for (const at of some(chosen, 1)) {
    const made = await term();
    made.killAfter(at);
    const cut = await made.scan({ run: 1 });
    expect([at, cut.signal]).toEqual([at, 'SIGKILL']);
    made.killAfter(null);
    const again = await made.scan({ run: 1, attempt: 2 });
    const end = ending(made);
    const log = JSON.stringify(end) === JSON.stringify(expected) ? '' : again.stdout.slice(-3000);
    expect({ at, what: effects[at - 1], end, log }).toEqual({
      at,
      what: effects[at - 1],
      end: expected,
      log: '',
    });
    await made.close();
  }
});
