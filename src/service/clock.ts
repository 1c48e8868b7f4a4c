import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#base';

/** A clock whose waits keep no process alive. @param monotonic milliseconds by a clock that nobody sets */
export function backgroundClock(monotonic: () => number): Clock {
  return {
    now: monotonic,
    sleep: (ms, signal) => pause(ms, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }),
  };
}
