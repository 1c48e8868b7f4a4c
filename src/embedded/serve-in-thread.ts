import type { MessagePort } from 'node:worker_threads';
import { messageOf } from '../text/message-of.ts';
import { startEmbeddedService } from './service.ts';
import type { ThreadMessage, ThreadOptions } from './thread.ts';

/**
 * The thread's side of `startEmbeddedServiceInThread`: serves until it is told to close. A file of its own, so that who starts the
 * thread need not load the service. What goes wrong is told to the port, never thrown.
 */
export async function serveInThread(options: ThreadOptions, port: MessagePort): Promise<void> {
  const post = (message: ThreadMessage): void => port.postMessage(message);
  try {
    const service = await startEmbeddedService({ ...options, now: () => Date.now() });
    port.once('message', () => {
      void service.close().finally(() => {
        post({ kind: 'closed' });
        port.close();
      });
    });
    post({ kind: 'ready', baseUrl: service.baseUrl });
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) });
    port.close();
  }
}
