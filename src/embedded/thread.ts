import type { MessagePort } from 'node:worker_threads';
import { startWorker } from '../assets.ts';
import { type EmbeddedService, type ServiceOptions, startEmbeddedService } from './service.ts';
import { messageOf } from '../text/message-of.ts';

/** What can be handed to a thread: everything of `ServiceOptions` that is plain data. */
export type ThreadOptions = Omit<ServiceOptions, 'now'>;

type Message =
  | { readonly kind: 'ready'; readonly baseUrl: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string };

/** The thread's side: serves until it is told to close. */
export async function serveInThread(options: ThreadOptions, port: MessagePort): Promise<void> {
  const post = (message: Message): void => port.postMessage(message);
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

/**
 * Runs the embedded service in a worker thread of this process, so that neither side can stall the other.
 *
 * @throws Error when the service cannot start
 */
export function startEmbeddedServiceInThread(options: ThreadOptions): Promise<EmbeddedService> {
  return new Promise((resolve, reject) => {
    const worker = startWorker({ kind: 'service', options });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the embedded service ended before it was ready (exit ${code})`)),
    );
    worker.once('message', (message: Message) => {
      if (message.kind !== 'ready') {
        reject(
          new Error(message.kind === 'failed' ? message.message : 'the embedded service closed at once'),
        );
        return;
      }
      resolve({
        baseUrl: message.baseUrl,
        close: async () => {
          const gone = new Promise<void>((done) => {
            worker.once('exit', () => done());
          });
          worker.postMessage('close');
          const patience = setTimeout(() => void worker.terminate(), 2_000);
          await gone;
          clearTimeout(patience);
        },
      });
    });
  });
}
