import type { ServiceFetch } from '#contract';
import type { RawAnswer } from './classify.ts';
import type { Carrier, WireRequest } from './transport.ts';

/** Exchanges with a service that runs in this process: no connection, no key, no limit but the signal. */
export class Direct implements Carrier {
  readonly #fetch: ServiceFetch;

  constructor(fetch: ServiceFetch) {
    this.#fetch = fetch;
  }

  async send({ url, method, headers, body }: WireRequest, signal: AbortSignal): Promise<RawAnswer> {
    signal.throwIfAborted();
    const over = Promise.withResolvers<never>();
    const end = (): void => over.reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    try {
      const answering = this.#fetch(
        new Request(url, { method, headers, body: body as Uint8Array<ArrayBuffer> | null }),
      );
      const response = await Promise.race([answering, over.promise]);
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      };
    } finally {
      signal.removeEventListener('abort', end);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
