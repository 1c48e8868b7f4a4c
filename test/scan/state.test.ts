import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abandonCheck,
  advanceCheck,
  applyTicks,
  assignmentOf,
  changeAssignment,
  dismissPair,
  finishCheck,
  newAssignment,
  planCheck,
} from '../../src/bot/scan/state/assignment-state.ts';
import { emptyState, parseAssignment, parseState } from '../../src/bot/scan/state/parse-state.ts';
import { fingerprintOf, stringifyAssignment } from '../../src/bot/scan/state/stringify-state.ts';
import {
  type AssignmentState,
  type Progress,
  type RunRecord,
  STATE_VERSION,
  type State,
} from '../../src/bot/scan/state/state-schema.ts';
import { SHA, NO_RUN } from './findings.ts';
import { filesOf, stateOf } from './stored-state.ts';

const SALT = '5'.repeat(64);
const AT = '2026-11-21T04:00:00.000Z';
const LATER = '2026-11-21T05:00:00.000Z';
const PLAN = {
  fingerprint: 'f'.repeat(64),
  plannedAt: AT,
  run: { runId: '9', jobSlug: 'scan', attempt: 1 },
  submissions: [{ repositoryId: 1, sha: SHA }],
};
const CHECK = { checkId: 4, name: 'hw', marker: 'm', label: 'hw' };
const RECORD: RunRecord = { ...NO_RUN, at: LATER, run: '9', outcome: 'passed', checkId: 4, submissions: 1 };
const SEEN = {
  fullName: 'cs1/hw-1',
  sha: SHA,
  collectedAt: AT,
  pushedAt: AT,
  defaultBranch: 'main',
};

function stateWith(assignment: AssignmentState): State {
  return { ...emptyState(), assignments: { hw: assignment } };
}

/** Written and read again. */
function again(state: State): Pick<State, 'assignments' | 'lease' | 'store'> {
  const files = filesOf(state);
  const { assignments, lease, store } = stateOf((path) => files[path] ?? null);
  return { assignments, lease, store };
}

describe('the document', () => {
  test('comes back as it was written', () => {
    const assignment = planCheck(newAssignment(SALT), PLAN);
    const state = stateWith(advanceCheck(assignment, { stage: 'created', check: CHECK }));
    const { assignments, lease, store } = state;
    expect(again(state)).toEqual({ assignments, lease, store });
  });

  test('has a repository and a run on a line each', () => {
    const text = stringifyAssignment('hw', {
      ...newAssignment(SALT),
      seen: { 1: SEEN, 2: SEEN },
      runs: [RECORD],
    });
    expect(text.split('\n').filter((line) => /"sha"|"outcome"/.test(line))).toHaveLength(3);
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('is the same bytes whatever the order in which it was put together', () => {
    const one = newAssignment(SALT);
    const other = Object.fromEntries(Object.entries(one).toReversed()) as typeof one;
    expect(filesOf(stateWith(other))).toEqual(filesOf(stateWith(one)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const turned = Object.fromEntries(Object.entries(object).toReversed());
        expect(fingerprintOf(turned)).toBe(fingerprintOf(object));
      }),
    );
  });

  test('tells different things apart', () => {
    expect(fingerprintOf({ a: 1, b: [1, 2] })).not.toBe(fingerprintOf({ a: 1, b: [2, 1] }));
  });

  test('keeps what a later release has added', () => {
    const later = { ...emptyState(), assignments: { hw: { ...newAssignment(SALT), added: 1 } }, added: 2 };
    const files = filesOf(later);
    expect(stateOf((path) => files[path] ?? null)).toMatchObject({
      assignments: later.assignments,
      added: 2,
    });
  });

  test.each([
    ['no JSON', '{"version": 1,'],
    ['nothing', ''],
    ['a list', '[]'],
    ['without a version', '{}'],
    ['a version that is no number', '{"version": "1"}'],
    ['half of a state', '{"version": 1, "assignments": {}}'],
    ['no more than its version', '{"version": 1}'],
  ])('%s is corrupt', (_, text) => {
    expect(parseState(text).kind).toBe('corrupt');
  });

  describe('with something in it that cannot be read', () => {
    const sound = {
      ...emptyState(),
      assignments: { hw: { file: 'hw.json' }, other: { file: 'other.json' } },
      lastScan: { at: AT, run: '1', url: null },
    };

    test.each([
      ['a malformed lease', { lease: { run: 3 } }, 'lease', { lease: null }],
      ['the end of a scan', { lastScan: {} }, 'lastScan', { lastScan: undefined }],
      [
        'one row of the list',
        { assignments: { hw: { file: '../x.json' }, other: { file: 'other.json' } } },
        'assignments.hw',
        { stored: { other: { file: 'other.json', bytes: 0 } } },
      ],
    ])('%s: the rest is kept, and it is told', (_, change, place, expected) => {
      const parsed = parseState(JSON.stringify({ ...sound, ...change }));
      if (parsed.kind !== 'state') throw new Error(parsed.kind);
      expect(parsed.dropped).toEqual([expect.stringMatching(new RegExp(`^${place} \\(`))]);
      const { lastScan, store } = sound;
      const stored = { hw: { file: 'hw.json', bytes: 0 }, other: { file: 'other.json', bytes: 0 } };
      expect(parsed.state).toEqual({ ...emptyState(), store, lastScan, stored, ...expected });
    });

    test('a key that only a later release knows is kept wherever it stands', () => {
      const hw = { ...newAssignment(SALT), runs: [{ ...RECORD, seconds: 3 } as RunRecord] };
      const lease = { run: '1', attempt: 1, token: 'a'.repeat(16), until: AT, host: 'x' };
      const state = { ...stateWith(hw), lease };
      expect(again(state)).toEqual({ assignments: { hw }, lease, store: state.store });
    });
  });

  describe('of one assignment, with something in it that cannot be read', () => {
    const sound = { ...newAssignment(SALT), seen: { 1: SEEN, 2: SEEN }, issue: 7 };
    const read = (change: object) =>
      parseAssignment(
        JSON.stringify({ version: STATE_VERSION, name: 'hw', assignment: { ...sound, ...change } }),
      );

    test.each([
      ['one repository', { seen: { 1: SEEN, 2: {} } }, { seen: { 1: SEEN } }],
      ['a list of the wrong kind', { seen: 3 }, { seen: {} }],
      ['more runs than are kept', { runs: Array.from({ length: 101 }, () => RECORD) }, { runs: [] }],
      ['a field that has to be there', { issue: 'x' }, { issue: null }],
      ['a field that need not', { leftover: 'x' }, {}],
      ['what is pending', { pending: { ...PLAN, progress: {} } }, { pending: null }],
      [
        'several entries of a list',
        { runs: [{ ...RECORD, outcome: 'odd' }, RECORD, { ...RECORD, at: '' }] },
        { runs: [RECORD] },
      ],
    ])('%s: the rest is kept, and it is told', (_, change, expected) => {
      const parsed = read(change);
      if (parsed.kind !== 'assignment') throw new Error(parsed.kind);
      for (const dropped of parsed.dropped) {
        expect(dropped).toMatch(new RegExp(`^assignment\\.${Object.keys(change)[0] ?? ''}\\b`));
      }
      expect(parsed.dropped.length).toBeGreaterThan(0);
      expect(parsed.assignment).toEqual({ ...sound, ...expected });
    });

    test.each([
      [
        'no salt',
        JSON.stringify({ version: STATE_VERSION, name: 'hw', assignment: { ...sound, salt: 1 } }),
        'salt',
      ],
      ['nobody whose it is', JSON.stringify({ version: STATE_VERSION, assignment: sound }), 'name'],
      ['no JSON', '{', 'no JSON'],
    ])('%s: nothing is kept', (_, text, reason) => {
      const parsed = parseAssignment(text);
      expect(parsed).toMatchObject({ kind: 'corrupt', reason: expect.stringContaining(reason) as string });
    });

    test('whatever stands wherever: what is left can be written and read again', () => {
      const fields = [...Object.keys(sound).filter((field) => field !== 'salt'), 'leftover', 'wish', 'left'];
      const place = fc.tuple(fc.constantFrom(...fields), fc.jsonValue());
      fc.assert(
        fc.property(fc.array(place, { minLength: 1, maxLength: 4 }), (changes) => {
          const parsed = read(Object.fromEntries(changes));
          if (parsed.kind !== 'assignment') throw new Error(parsed.kind);
          const { assignment } = parsed;
          const kept = parseAssignment(stringifyAssignment('hw', assignment));
          expect(kept).toEqual({ kind: 'assignment', name: 'hw', assignment, dropped: [] });
        }),
      );
    });

    test('of a newer version', () => {
      expect(parseAssignment('{"version": 2}')).toEqual({ kind: 'newer', version: 2 });
    });
  });

  test('of a newer version is not taken for a broken one', () => {
    expect(parseState('{"version": 2, "whatever": true}')).toEqual({ kind: 'newer', version: 2 });
  });

  test('that has grown too large is refused with its size', () => {
    const dismissed = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [
        `${n + 1}-${n + 2}`,
        { reason: 'x'.repeat(1000), by: null, at: AT, via: 'bot' as const },
      ]),
    );
    expect(() => stringifyAssignment('hw', { ...newAssignment(SALT), dismissed })).toThrow(
      /state of hw has grown to \d+ bytes/,
    );
  });
});

describe('assignments', () => {
  test('may be called like something every object has', () => {
    expect(assignmentOf(emptyState(), 'constructor')).toBeNull();
    const state = changeAssignment(
      emptyState(),
      'constructor',
      () => SALT,
      (one) => one,
    );
    expect(assignmentOf(state, 'constructor')?.salt).toBe(SALT);
  });

  test('keep the salt that they were made with', () => {
    const first = changeAssignment(
      emptyState(),
      'hw',
      () => SALT,
      (one) => one,
    );
    const second = changeAssignment(
      first,
      'hw',
      () => {
        throw new Error('a second salt');
      },
      (one) => ({ ...one, issue: 3 }),
    );
    expect(assignmentOf(second, 'hw')).toMatchObject({ salt: SALT, issue: 3 });
  });

  test('that do not change leave the very same state', () => {
    const state = stateWith(newAssignment(SALT));
    expect(
      changeAssignment(
        state,
        'hw',
        () => SALT,
        (one) => one,
      ),
    ).toBe(state);
  });
});

describe('the life of a check', () => {
  const planned = planCheck(newAssignment(SALT), PLAN);
  const uploading = (uploaded: Record<string, number>): Progress => ({
    stage: 'uploading',
    check: CHECK,
    uploaded,
  });

  test('is one at a time', () => {
    expect(() => planCheck(planned, PLAN)).toThrow(/pending/);
    expect(() => advanceCheck(newAssignment(SALT), { stage: 'planned' })).toThrow(/No check/);
  });

  test('uploads add up', () => {
    const both = advanceCheck(advanceCheck(planned, uploading({ aa: 1 })), uploading({ bb: 2 }));
    expect(both.pending?.progress).toEqual(uploading({ aa: 1, bb: 2 }));
  });

  test('what was uploaded is still known when results are read', () => {
    const read = advanceCheck(advanceCheck(planned, uploading({ aa: 1 })), {
      stage: 'read',
      check: CHECK,
      uploaded: {},
    });
    expect(read.pending?.progress).toEqual({ stage: 'read', check: CHECK, uploaded: { aa: 1 } });
  });

  test('never goes back', () => {
    const started = advanceCheck(planned, { stage: 'started', check: CHECK, uploaded: {} });
    expect(advanceCheck(started, { stage: 'created', check: CHECK })).toBe(started);
  });

  test('ends with its repositories seen, those that are gone forgotten', () => {
    const before = { ...planned, seen: { 1: { ...SEEN, sha: 'b'.repeat(40) }, 2: SEEN, 3: SEEN } };
    const after = finishCheck(before, {
      record: RECORD,
      seen: { 1: SEEN },
      gone: [3],
      reportedPairs: { '1-2': { score: 90, at: LATER } },
      reportedFlags: {},
    });
    expect(Object.keys(after.seen)).toEqual(['1', '2']);
    expect(after.seen['1']?.sha).toBe(SHA);
    expect(after.pending).toBeNull();
    expect(after.reportedPairs).toEqual({ '1-2': { score: 90, at: LATER } });
    // The cooldown runs from when the check began.
    expect(after.lastCheckAt).toBe(AT);
  });

  test('that is given up leaves its repositories to be checked', () => {
    const after = abandonCheck(planned, { ...RECORD, outcome: 'analysis-failed' });
    expect(after.pending).toBeNull();
    expect(after.seen).toEqual({});
    expect(after.runs.map(({ outcome }) => outcome)).toEqual(['analysis-failed']);
  });

  test('is remembered for a hundred runs', () => {
    let assignment = newAssignment(SALT);
    for (let n = 1; n <= 105; n += 1) {
      assignment = abandonCheck(planCheck(assignment, PLAN), { ...RECORD, checkId: n });
    }
    expect(assignment.runs).toHaveLength(100);
    expect(assignment.runs.map(({ checkId }) => checkId).slice(0, 1)).toEqual([6]);
    expect(again(stateWith(assignment)).assignments['hw']).toEqual(assignment);
  });
});

describe('dismissals', () => {
  const byBot = { reason: 'same group', by: 'ada', at: AT, via: 'bot' } as const;

  test('keep what was said first', () => {
    const once = dismissPair(newAssignment(SALT), '1-2', byBot);
    expect(dismissPair(once, '1-2', { ...byBot, reason: 'other' })).toBe(once);
  });

  test('a tick closes a pair, clearing it opens the pair again', () => {
    const ticked = applyTicks(newAssignment(SALT), new Map([['1-2', true]]), AT);
    expect(ticked.dismissed['1-2']).toMatchObject({ via: 'issue', by: null });
    expect(applyTicks(ticked, new Map([['1-2', false]]), LATER).dismissed).toEqual({});
    expect(applyTicks(ticked, new Map([['1-2', true]]), LATER)).toBe(ticked);
  });

  test('a cleared box does not undo a command', () => {
    const dismissed = dismissPair(newAssignment(SALT), '1-2', byBot);
    expect(applyTicks(dismissed, new Map([['1-2', false]]), LATER)).toBe(dismissed);
  });

  test('a pair that is not in the issue stays as it is', () => {
    const ticked = applyTicks(newAssignment(SALT), new Map([['1-2', true]]), AT);
    expect(applyTicks(ticked, new Map(), LATER)).toBe(ticked);
  });
});
