// In a page: the whole run is in a worker of its own, and so looks in this thread, as long as it takes.
import { messageOf } from '#base';
import { runSecondLook, type SecondLookJob, type SecondLookResult } from './job.ts';

/** What was found; else why nothing was, as the end of a sentence. */
export function inThread(job: SecondLookJob): Promise<SecondLookResult | string> {
  try {
    return Promise.resolve(runSecondLook(job));
  } catch (error) {
    return Promise.resolve(messageOf(error));
  }
}
