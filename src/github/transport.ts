import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import type { Environment } from '../domain/environment.ts';
import { readProxies } from '../domain/proxies.ts';

/** Opening a connection, waiting for an answer's first byte, and silence inside of a body; in milliseconds. */
const CONNECT_MS = 15_000;
const HEADERS_MS = 60_000;
const BODY_SILENCE_MS = 60_000;
/** Reads run at most five at once; a few more for what follows a redirect. */
const CONNECTIONS = 10;

export interface Transport {
  /** What Octokit calls. A redirect to another host (a tarball's) loses the token, as fetch demands. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/** HTTP towards GitHub: kept connections, bounded waits, through the proxy that the environment names; loopback never. */
export function createTransport(baseUrl: string, environment: Environment): Transport {
  const options = {
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_SILENCE_MS,
  };
  const dispatcher: Dispatcher = isLoopback(baseUrl)
    ? new Agent(options)
    : new EnvHttpProxyAgent({ ...options, ...readProxies(environment) });
  const fetch = (input: string, init: Record<string, unknown>): Promise<unknown> =>
    undiciFetch(input, { ...init, dispatcher });
  return {
    fetch: fetch as unknown as typeof globalThis.fetch,
    close: () => dispatcher.destroy(),
  };
}

function isLoopback(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
