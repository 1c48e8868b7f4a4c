import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from '../../domain/outcome.ts';
import { messageOf } from '../../text/message-of.ts';
import { type ServerWatch, sendProbed } from './watch-server.ts';

/**
 * Answers `/metrics`, `/healthz` and `/readyz` on a port of its own, which no proxy in front of the service reaches.
 *
 * @param port 0: any free one
 * @throws ConfigurationError where it cannot listen there
 */
export async function startMetricsPort(
  watch: ServerWatch,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const found =
      watch.probe(request, true) ??
      Promise.resolve({
        status: 404,
        type: 'text/plain',
        text: 'there are GET /metrics, /healthz and /readyz\n',
      });
    void found.then((probed) => sendProbed(request, response, probed));
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigurationError(
      `Metrics cannot be served on ${host}, port ${port}: ${messageOf(error)}. Choose others with --metrics-host and --metrics-port.`,
    );
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
