import type { Clock } from '#base';
import { Thread } from '#system';
import type { SecondLookJob, SecondLookMessage, SecondLookResult } from './job.ts';

/** What was found; else why nothing was, as the end of a sentence. */
export async function inThread(
  job: SecondLookJob,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  limitMs: number,
): Promise<SecondLookResult | string> {
  signal.throwIfAborted();
  const done = new AbortController();
  const thread = Thread.start({ kind: 'second-look', job });
  const answer = new Promise<SecondLookResult | string>((resolve) => {
    thread.once('message', (end: SecondLookMessage) => {
      resolve(end.kind === 'found' ? end : end.message);
    });
    thread.once('error', (error: Error) => resolve(error.message));
    thread.once('exit', () => resolve('the thread ended before it was done'));
  });
  const late = clock
    .sleep(limitMs, AbortSignal.any([signal, done.signal]))
    .then(() => `more than ${Math.round(limitMs / 1000)} seconds were needed`);
  let result: SecondLookResult | string = '';
  try {
    result = await Promise.race([answer, late]);
    return result;
  } finally {
    done.abort();
    late.catch(() => {});
    await (typeof result === 'string' ? thread.terminate() : thread.release(null, job.next !== undefined));
  }
}
