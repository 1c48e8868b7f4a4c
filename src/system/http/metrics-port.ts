import type { IncomingMessage } from 'node:http';
import { type HttpAnswer, listen, type Listener } from './listener.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/**
 * Answers `GET /metrics`, and what else is asked about a server's health, on a port of its own, which no proxy in front of the
 * server reaches.
 *
 * @param at its port 0: any free one
 * @param known names what is answered there
 * @param answer null: not known
 * @throws ConfigurationError where it cannot listen there
 */
export async function startMetricsPort(
  at: { readonly host: string; readonly port: number },
  known: readonly string[],
  answer: (request: IncomingMessage) => Promise<HttpAnswer> | null,
): Promise<Listener> {
  const unknown: HttpAnswer = {
    status: 404,
    headers: { 'content-type': 'text/plain' },
    body: `known here: ${known.map((path) => `GET ${path}`).join(', ')}\n`,
  };
  const { url, close } = await listen(
    { ...at, answer: (request) => answer(request) ?? unknown },
    (where, why) => fill(says.metricsCannotServed, { where, why }),
  );
  return { url: `${url}/metrics`, close };
}
