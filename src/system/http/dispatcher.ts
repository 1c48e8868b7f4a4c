import type { Agent, Dispatcher } from 'undici';
import type { readProxies } from '#base';

/**
 * What carries requests out of this machine, by HTTP/1.1 alone: over HTTP/2, which undici offers unless told not to, it sends
 * again by itself what a GOAWAY or a refused stream gave back, a POST too, and GitHub promises HTTP/1.1 only.
 *
 * @param proxies null: none is asked
 */
export function openDispatcher(
  { Agent, EnvHttpProxyAgent, Pool }: typeof import('undici'),
  options: Agent.Options & { readonly connectTimeout: number },
  proxies: ReturnType<typeof readProxies> | null,
): Dispatcher {
  const own = { ...options, allowH2: false };
  if (proxies === null) return new Agent(own);
  return new EnvHttpProxyAgent({
    ...own,
    ...proxies,
    // A tunnel is part of the connection. undici waits five minutes for a proxy to open one, and no signal ends that.
    clientFactory: (origin, given) => new Pool(origin, { ...given, headersTimeout: options.connectTimeout }),
  });
}
