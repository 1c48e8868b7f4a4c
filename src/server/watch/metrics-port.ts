import { listen, type Listener } from '../../http/listener.ts';
import type { ServerWatch } from './watch-server.ts';

const ELSE = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'there are GET /metrics, /healthz and /readyz\n',
};

/**
 * Answers `/metrics`, `/healthz` and `/readyz` on a port of its own, which no proxy in front of the service reaches.
 *
 * @param port 0: any free one
 * @throws ConfigurationError where it cannot listen there
 */
export async function startMetricsPort(
  watch: ServerWatch,
  at: { readonly host: string; readonly port: number },
): Promise<Listener> {
  const { url, close } = await listen(
    { ...at, answer: (request) => watch.probe(request, true) ?? ELSE },
    (where, why) =>
      `Metrics cannot be served on ${where}: ${why}. Choose others with --metrics-host and --metrics-port.`,
  );
  return { url: `${url}/metrics`, close };
}
