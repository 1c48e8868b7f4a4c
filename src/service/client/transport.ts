import { Agent, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { isLoopback } from './address.ts';
import type { RawAnswer } from './classify.ts';
import type { ExchangeLimits } from './limits.ts';

/** The variables that name a proxy, in either case. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/**
 * One HTTP exchange. A connection of its own each time (a kept one may be dead and the request then lost), no redirect is
 * followed (they would carry the key along), loopback never goes through a proxy.
 */
export class Transport {
  readonly #dispatcher: Dispatcher;
  readonly #limits: ExchangeLimits;

  constructor(baseUrl: string, environment: ProxyEnvironment, limits: ExchangeLimits) {
    this.#limits = limits;
    const options = {
      pipelining: 0,
      connect: { timeout: limits.connectMs },
      maxResponseSize: limits.responseBytes,
    };
    this.#dispatcher = isLoopback(new URL(baseUrl))
      ? new Agent(options)
      : new EnvHttpProxyAgent({ ...options, ...proxies(environment) });
  }

  /** @throws whatever undici throws; `classifyError` reads it */
  async send(wire: WireRequest, signal: AbortSignal): Promise<RawAnswer> {
    const limits = this.#limits;
    const uploadMs = ((wire.body?.length ?? 0) / limits.uploadBytesPerSecond) * 1_000;
    const headersMs = Math.ceil(limits.headersMs + uploadMs);
    const total = AbortSignal.timeout(headersMs + limits.connectMs + limits.bodyTotalMs);
    const response = await request(wire.url, {
      method: wire.method,
      headers: wire.headers,
      body: wire.body,
      dispatcher: this.#dispatcher,
      headersTimeout: headersMs,
      bodyTimeout: limits.bodySilenceMs,
      signal: AbortSignal.any([signal, total]),
    });
    const text = await response.body.text();
    const headers: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(response.headers)) {
      headers[name] = Array.isArray(value) ? value.join(', ') : value;
    }
    return { status: response.statusCode, headers, text };
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }
}

function proxies(environment: ProxyEnvironment): { httpProxy: string; httpsProxy: string; noProxy: string } {
  const read = (name: string): string => environment[name] ?? environment[name.toUpperCase()] ?? '';
  const http = read('http_proxy') || read('all_proxy');
  return { httpProxy: http, httpsProxy: read('https_proxy') || read('all_proxy'), noProxy: read('no_proxy') };
}
