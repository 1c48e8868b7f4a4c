import { createServer } from 'node:http';
import { listen } from './listen.ts';
import type { Metrics } from './metrics.ts';

/** Answers `GET /metrics` on a port of its own, which the proxy before the webhook does not reach. @throws ConfigurationError */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/metrics' && request.method === 'GET';
    response.writeHead(isKnown ? 200 : 404, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(isKnown ? metrics.text() : 'there is GET /metrics\n');
    request.resume();
  });
  const url = await listen(server, host, port);
  return {
    url: `${url}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
