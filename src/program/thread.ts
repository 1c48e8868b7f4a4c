// What a worker thread does: one analysis of the embedded service, or a second look at what was left out. Each loads what it
// needs alone: the engine has no use for the schemas of a server, and the bundler keeps them in files of their own.
import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '#base';
import { loadSecondLook, type SecondLookJob, type SecondLookMessage } from '#check';
import { type AnalysisJob, type AnalysisMessage, loadAnalysis, type OtherDocuments } from '#service';

type Task =
  /** null: the job comes as a message, to a thread that has loaded what it needs by then. */
  | { readonly kind: 'analysis'; readonly job: AnalysisJob | null }
  | { readonly kind: 'second-look'; readonly job: SecondLookJob };

/** Does the task that this thread was started with. */
export async function runThread(): Promise<void> {
  const task = workerData as Task;
  const port = parentPort;
  if (port === null) throw new Error('worker.js is started by the program, not by hand');
  switch (task.kind) {
    case 'analysis':
      await analyse(task.job, port);
      break;
    case 'second-look':
      await lookAgain(task.job, port);
      break;
  }
}

/** @param given null: it comes as a message */
async function analyse(given: AnalysisJob | null, port: MessagePort): Promise<void> {
  const post = (message: AnalysisMessage, handedOver: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, handedOver);
  try {
    const { buffersOf, packed, runAnalysisJob } = await loadAnalysis();
    const job = given ?? ((await once(port, 'message'))[0] as AnalysisJob);
    const found = await runAnalysisJob(
      job,
      (done, total) => post({ kind: 'progress', done, total }),
      async (imprints, subject) => {
        post({ kind: 'imprints', imprints, subject });
        return (await once(port, 'message'))[0] as OtherDocuments;
      },
    );
    const result = packed(found);
    post({ kind: 'result', result }, buffersOf(result));
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) });
  }
}

async function lookAgain(job: SecondLookJob, port: MessagePort): Promise<void> {
  const post = (message: SecondLookMessage): void => port.postMessage(message);
  try {
    const { runSecondLook } = await loadSecondLook();
    post({ kind: 'found', ...(await runSecondLook(job)) });
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) });
  }
}
