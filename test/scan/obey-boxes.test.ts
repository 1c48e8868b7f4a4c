import { describe, expect, test } from 'vitest';
import { boxKey, type TickedBox } from '../../src/bot/scan/dashboard/boxes.ts';
import { obeyBoxes, overIn } from '../../src/bot/scan/dashboard/obey-boxes.ts';
import { newAssignment, planCheck } from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState } from '../../src/bot/scan/state/parse-state.ts';
import type { AssignmentState, State } from '../../src/bot/scan/state/state-schema.ts';

const AT = '2026-11-21T04:30:00.000Z';
const SALT = '5'.repeat(64);
const obedience = {
  configured: new Set(['hw1', 'hw2']),
  at: AT,
  run: { run: '7', url: null },
  newSalt: () => SALT,
};

function state(hw1: Partial<AssignmentState> = {}): State {
  return { ...emptyState(), assignments: { hw1: { ...newAssignment(SALT), ...hw1 } } };
}

const box = (kind: TickedBox['kind'], assignment = 'hw1', key = boxKey('hw1', undefined)): TickedBox => ({
  kind,
  assignment,
  key,
});

const obey = (before: State, ...boxes: readonly TickedBox[]): State => obeyBoxes(before, boxes, obedience);

const PENDING = planCheck(newAssignment(SALT), {
  fingerprint: 'f'.repeat(64),
  plannedAt: '2026-11-20T04:30:00.000Z',
  run: { runId: '5', jobSlug: 'scan-hw1', attempt: 1 },
  submissions: [],
}).pending;

describe('boxes of the dashboard', () => {
  test('none changes nothing', () => {
    const before = state();
    expect(obey(before)).toBe(before);
  });

  test.each(['look', 'check', 'retry'] as const)(
    '%s is noted with the time, by nobody that is known',
    (kind) => {
      expect(obey(state(), box(kind)).assignments['hw1']?.wish).toEqual({
        kind,
        by: null,
        at: AT,
        key: boxKey('hw1', undefined),
      });
    },
  );

  test('of several at one assignment the strongest counts', () => {
    expect(obey(state(), box('look'), box('retry'), box('check')).assignments['hw1']?.wish?.kind).toBe(
      'retry',
    );
    expect(obey(state(), box('check'), box('look')).assignments['hw1']?.wish?.kind).toBe('check');
  });

  test('one that was obeyed and never cleared is not obeyed again; the next set of boxes is', () => {
    const noted = obey(state(), box('check'));
    const own = noted.assignments['hw1'];
    if (own === undefined) throw new Error('hw1 is gone');
    const done = planCheck(own, {
      ...PENDING,
      fingerprint: 'f'.repeat(64),
      plannedAt: AT,
      submissions: [],
      run: { runId: '7', jobSlug: 's', attempt: 1 },
    });
    const after = { ...noted, assignments: { hw1: { ...done, pending: null } } };
    expect(obey(after, box('check'))).toBe(after);
    const next = boxKey('hw1', done.lastWish);
    expect(next).not.toBe(boxKey('hw1', undefined));
    expect(obey(after, box('check', 'hw1', next)).assignments['hw1']?.wish?.key).toBe(next);
  });

  test('an assignment that was never scanned may be asked for; one that is in no config file may not', () => {
    const after = obey(state(), box('check', 'hw2'), box('check', 'hw3'));
    expect(after.assignments['hw2']?.wish?.kind).toBe('check');
    expect(after.assignments['hw3']).toBeUndefined();
  });

  test('a retry gives the pending check up, and keeps the wish for another one', () => {
    const after = obey(state({ pending: PENDING }), box('retry')).assignments['hw1'];
    expect(after).toMatchObject({ pending: null, wish: { kind: 'retry' } });
    expect(after?.runs.at(-1)).toMatchObject({ at: AT, run: '7', outcome: 'cancelled', checkId: null });
  });

  test('a retry that a command noted is honoured as well', () => {
    const wish = { kind: 'retry', by: 'ada', at: AT, key: 'comment-5' } as const;
    expect(obey(state({ pending: PENDING, wish })).assignments['hw1']?.pending).toBeNull();
  });

  test('a check that is asked for leaves the pending one alone', () => {
    expect(obey(state({ pending: PENDING }), box('check')).assignments['hw1']?.pending).toBe(PENDING);
  });

  test('who left is forgotten one by one, and nothing else', () => {
    const entry = { how: 'deleted', name: 'cs1/hw-5', now: null, at: AT } as const;
    const before = state({ left: { 5: entry, 6: entry } });
    const after = obey(before, box('left', 'hw1', '5'));
    expect(after.assignments['hw1']?.left).toEqual({ 5: { ...entry, forgotten: true }, 6: entry });
    expect(obey(after, box('left', 'hw1', '5'))).toBe(after);
    expect(obey(before, box('left', 'hw1', '77'))).toBe(before);
  });

  test('only an assignment that the config file does not name is forgotten, and only that one', () => {
    const used = { ...newAssignment(SALT), lastCheckAt: AT };
    // The bot keeps what people said of pull requests under a name of its own.
    const before = {
      ...emptyState(),
      assignments: { hw0: used, kept: used, hw1: used, bot: newAssignment(SALT) },
    };
    const after = obey(before, box('forget', 'hw0'), box('forget', 'hw1'), box('forget', 'bot'));
    expect(Object.keys(after.assignments)).toEqual(['kept', 'hw1', 'bot']);
    expect(overIn(after, obedience.configured)).toEqual(['kept']);
    expect(obey(after, box('forget', 'hw0'))).toBe(after);
  });
});
