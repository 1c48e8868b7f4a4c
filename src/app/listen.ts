import type { Server } from 'node:http';
import { ConfigurationError } from '../domain/outcome.ts';

/**
 * @param port 0: any free one
 * @param refusal words an address that is not to be had, and why
 * @returns where it listens, without a path: `http://127.0.0.1:8080`
 * @throws ConfigurationError where it cannot
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  refusal = (where: string, why: string): string => `The server cannot listen on ${where}: ${why}.`,
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      reject(new ConfigurationError(refusal(`${host}, port ${port}`, error.message), { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}
