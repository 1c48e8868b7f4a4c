import { startWorker } from '../assets.ts';
import type { EmbeddedService, ServiceOptions } from './service.ts';

/** What can be handed to a thread: everything of `ServiceOptions` that is plain data. */
export type ThreadOptions = Omit<ServiceOptions, 'now' | 'openStorage'>;

/** What the thread tells. */
export type ThreadMessage =
  | { readonly kind: 'ready'; readonly baseUrl: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly message: string };

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
    worker.once('message', (message: ThreadMessage) => {
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
