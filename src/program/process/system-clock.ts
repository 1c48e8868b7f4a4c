import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '#base';

/** The machine's monotonic clock: a wrong or jumping wall clock moves no deadline. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    try {
      await setTimeout(ms, undefined, signal === undefined ? {} : { signal });
    } catch {
      throw signal?.reason as Error;
    }
  },
};
