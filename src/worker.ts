// Entry of every worker thread: the embedded service, one analysis of it, or a second look at what was left out.
import { parentPort, workerData } from 'node:worker_threads';
import { type AnalysisJob, type AnalysisMessage, runAnalysisJob } from './embedded/analysis/job.ts';
import { buffersOf, packed } from './embedded/analysis/pair-table.ts';
import { runSecondLook, type SecondLookJob, type SecondLookMessage } from './second-look/job.ts';
import { serveInThread, type ThreadOptions } from './embedded/thread.ts';
import { messageOf } from './text/message-of.ts';

type Task =
  | { readonly kind: 'analysis'; readonly job: AnalysisJob }
  | { readonly kind: 'second-look'; readonly job: SecondLookJob }
  | { readonly kind: 'service'; readonly options: ThreadOptions };

const task = workerData as Task;
const port = parentPort;
if (port === null) throw new Error('worker.js is started by the program, not by hand');

switch (task.kind) {
  case 'analysis': {
    const post = (message: AnalysisMessage, handedOver: readonly ArrayBuffer[] = []): void =>
      port.postMessage(message, handedOver);
    try {
      const found = await runAnalysisJob(task.job, (done, total) => post({ kind: 'progress', done, total }));
      const result = packed(found);
      post({ kind: 'result', result }, buffersOf(result));
    } catch (error) {
      post({ kind: 'failed', message: messageOf(error) });
    }
    break;
  }
  case 'second-look': {
    const post = (message: SecondLookMessage): void => port.postMessage(message);
    try {
      post({ kind: 'found', found: await runSecondLook(task.job) });
    } catch (error) {
      post({ kind: 'failed', message: messageOf(error) });
    }
    break;
  }
  case 'service':
    await serveInThread(task.options, port);
    break;
}
