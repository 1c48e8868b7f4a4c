import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import { cancelOnSignals, stoppedBy, stopSignals } from '../../src/program/process/cancellation.ts';

/** A process that can be sent signals, and its exits. */
function processOn(platform: NodeJS.Platform) {
  const exits: unknown[] = [];
  const one = Object.assign(new EventEmitter(), { platform, exit: (code: unknown) => exits.push(code) });
  return { one: one as unknown as NodeJS.Process, exits };
}

describe.each(['linux', 'darwin', 'win32'] as const)('on %s', (platform) => {
  test.each(stopSignals(platform))(
    '%s stops the run, the next one cuts it short, the third ends it',
    (name) => {
      const { one, exits } = processOn(platform);
      const { signal, again, release } = cancelOnSignals(one);
      one.emit(name, name);
      expect([stoppedBy(signal.reason), again.aborted, exits]).toEqual([name, false, []]);
      one.emit(name, name);
      expect([again.aborted, exits]).toEqual([true, []]);
      one.emit(name, name);
      expect(exits).toEqual([130]);
      release();
      expect(one.listenerCount(name)).toBe(0);
    },
  );
});

test.each([
  ['SIGTERM', 'SIGHUP', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM', 'SIGTERM'],
  ['SIGTERM', 'SIGHUP', 'SIGHUP'],
] as const)('%s with %s behind it is one wish, and %s the next', (first, second, third) => {
  const { one, exits } = processOn('linux');
  const { signal, again } = cancelOnSignals(one);
  one.emit(first, first);
  one.emit(second, second);
  expect([stoppedBy(signal.reason), again.aborted, exits]).toEqual([first, false, []]);
  one.emit(third, third);
  expect([again.aborted, exits]).toEqual([true, []]);
});

test('what the runner of a workflow sends is one wish after the other', () => {
  const { one } = processOn('linux');
  const { again } = cancelOnSignals(one);
  one.emit('SIGINT', 'SIGINT');
  one.emit('SIGTERM', 'SIGTERM');
  expect(again.aborted).toBe(true);
});

test('Windows has Ctrl-Break and the closing of a window in place of SIGTERM', () => {
  expect(stopSignals('win32')).toEqual(['SIGINT', 'SIGBREAK', 'SIGHUP']);
  expect(stopSignals('linux')).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP']);
});

test.each([undefined, new Error('x'), new Cancelled('The run was cancelled.')])(
  'nothing is known of what stopped a run for %s',
  (reason) => {
    expect(stoppedBy(reason)).toBeNull();
  },
);
