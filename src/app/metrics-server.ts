import { listen, type Listener } from '../http/listener.ts';
import type { Metrics } from './metrics.ts';

const TEXT = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };

/** Answers `GET /metrics` on a port of its own, which the proxy before the webhook does not reach. @throws ConfigurationError */
export async function startMetricsServer(
  metrics: Metrics,
  at: { readonly host: string; readonly port: number },
): Promise<Listener> {
  const { url, close } = await listen({
    ...at,
    answer: ({ url: path, method }) =>
      path === '/metrics' && method === 'GET'
        ? { status: 200, headers: TEXT, body: metrics.text() }
        : { status: 404, headers: TEXT, body: 'there is GET /metrics\n' },
  });
  return { url: `${url}/metrics`, close };
}
