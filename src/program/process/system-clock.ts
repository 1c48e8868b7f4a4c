import { performance } from 'node:perf_hooks';
import type { Clock } from '#base';

/** The machine's monotonic clock: a wrong or jumping wall clock moves no deadline. */
export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      const timer = setTimeout(done, ms);
      function done(): void {
        signal?.removeEventListener('abort', abort);
        resolve();
      }
      function abort(): void {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      }
      signal?.addEventListener('abort', abort, { once: true });
    }),
};
