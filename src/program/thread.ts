// What a worker thread does: analyses of the embedded service, second looks at what was left out, and pages of courses on a server.
// Each loads what it needs alone: the engine has no use for the schemas of a server, and the bundler keeps them in files of their own.
import { on } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { Failure, messageOf } from '#base';
import { loadSecondLook, type SecondLookJob, type SecondLookMessage } from '#check';
import { type AnalysisJob, type AnalysisMessage, loadAnalysis, type OtherDocuments } from '#service';
import type { CheckOfCourse, CourseJob, CourseMessage } from './server/page/course-job.ts';

type Task =
  | { readonly kind: 'analysis'; readonly job: AnalysisJob }
  | { readonly kind: 'second-look'; readonly job: SecondLookJob }
  | { readonly kind: 'course'; readonly job: CourseJob }
  /** Load what an analysis needs. */
  | { readonly kind: 'warm' };

/** What the thread is told, in its order. */
type Messages = AsyncIterator<unknown>;

/** Does one task after the other, until it is ended. */
export async function runThread(): Promise<never> {
  const port = parentPort;
  if (port === null) throw new Error('worker.js is started by the program, not by hand');
  const messages = on(port, 'message');
  for (;;) {
    const task = await next<Task>(messages);
    switch (task.kind) {
      case 'analysis':
        await analyse(task.job, port, messages);
        break;
      case 'second-look':
        await lookAgain(task.job, port);
        break;
      case 'course':
        await joinCourse(task.job, port, messages);
        break;
      case 'warm':
        await loadAnalysis();
        break;
    }
  }
}

async function next<T>(messages: Messages): Promise<T> {
  const { value } = (await messages.next()) as { readonly value: readonly [T] };
  return value[0];
}

async function analyse(job: AnalysisJob, port: MessagePort, messages: Messages): Promise<void> {
  const post = (message: AnalysisMessage, handedOver: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, handedOver);
  try {
    const { buffersOf, runAnalysisJob } = await loadAnalysis();
    const result = await runAnalysisJob(
      job,
      (done, total) => post({ kind: 'progress', done, total }),
      (imprints, subject) => {
        post({ kind: 'imprints', imprints, subject });
        return next<OtherDocuments>(messages);
      },
    );
    post({ kind: 'result', result }, buffersOf(result));
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) });
  }
}

async function lookAgain(job: SecondLookJob, port: MessagePort): Promise<void> {
  const post = (message: SecondLookMessage): void => port.postMessage(message);
  try {
    const { runSecondLook } = await loadSecondLook();
    post({ kind: 'found', ...runSecondLook(job) });
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) });
  }
}

/** A defect ends the thread, and whoever started it is told that. */
async function joinCourse(job: CourseJob, port: MessagePort, messages: Messages): Promise<void> {
  const post = (message: CourseMessage, handedOver: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, handedOver);
  try {
    const { runCourseJob } = await import('./server/page/course-job.ts');
    const html = await runCourseJob(job, (id) => {
      post({ kind: 'wanted', id });
      return next<CheckOfCourse>(messages);
    });
    post({ kind: 'page', html }, [html.buffer]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    post({ kind: 'failed', why: error.message });
  }
}
