import type { Dispatcher } from 'undici';
import { type Environment, isThisMachine, readProxies } from '#base';
import { openDispatcher } from '#system';
import { GITHUB_LIMITS } from './limits.ts';

export interface GitHubTransport {
  /** What Octokit calls. A redirect to another host (a tarball's) loses the token, as fetch demands. */
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * HTTP towards GitHub: kept connections, bounded waits, through the proxy that the environment names; loopback never. The HTTP
 * client is loaded at the first request.
 *
 * @throws SettingsError where the environment names a proxy that is none
 */
export function createTransport(baseUrl: string, environment: Environment): GitHubTransport {
  const { connections, connectMs, headersMs, bodySilenceMs } = GITHUB_LIMITS.request;
  const options = {
    connections,
    connectTimeout: connectMs,
    headersTimeout: headersMs,
    bodyTimeout: bodySilenceMs,
  };
  const proxies = isThisMachine(baseUrl) ? null : readProxies(environment);
  let dispatcher: Dispatcher | null = null;
  // undici cancels a body that nobody reads yet once its response is collected as garbage, and Octokit keeps the body alone: a
  // download would end at its first byte. Here a response lives as long as its body.
  const responses = new WeakMap<object, object>();
  const fetch = async (input: string, init: Record<string, unknown>): Promise<unknown> => {
    const undici = await import('undici');
    dispatcher ??= openDispatcher(undici, options, proxies);
    const response = await undici.fetch(input, { ...init, dispatcher });
    if (response.body !== null) responses.set(response.body, response);
    return response;
  };
  return {
    fetch: fetch as unknown as typeof globalThis.fetch,
    close: async () => dispatcher?.destroy(),
  };
}
