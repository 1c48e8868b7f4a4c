import type { IncomingMessage } from 'node:http';
import { type HttpAnswer, JSON_TYPE, type Listener, startMetricsPort } from '#system';
import type { WatchWords } from '../../command-line/arguments/command.ts';
import type { ServerMetrics } from './metrics.ts';
import { PARTS, type Readiness } from './readiness.ts';

/** What a process says of itself. */
export interface Probes {
  /** From now on it is not ready. */
  readonly drain: () => void;
  /** Answers what asks whether all is well. @returns null: it asks for something else, or for metrics that are not shown there */
  readonly answer: (request: IncomingMessage, showsMetrics: boolean) => Promise<HttpAnswer> | null;
}

export function probesOf(
  metrics: Pick<ServerMetrics, 'text' | 'contentType'>,
  readiness: () => Promise<Readiness>,
): Probes {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    answer: (request, showsMetrics) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      switch ((request.url ?? '').replace(/\?.*/s, '')) {
        case '/healthz':
          return Promise.resolve({ status: 200, headers: JSON_TYPE, body: '{"status":"alive"}' });
        case '/readyz':
          return readiness().then((now) => toldOf(now, draining));
        case '/metrics':
          return showsMetrics
            ? metrics
                .text()
                .then((body) => ({ status: 200, headers: { 'content-type': metrics.contentType }, body }))
            : null;
        default:
          return null;
      }
    },
  };
}

/** What is in an answer of `/readyz`. */
function toldOf({ ready, parts }: Readiness, draining: boolean): HttpAnswer {
  const status = draining ? 'stopping' : ready ? 'ready' : 'not ready';
  return {
    status: status === 'ready' ? 200 : 503,
    headers: JSON_TYPE,
    body: JSON.stringify({ status, ...Object.fromEntries(PARTS.map((part) => [part, parts[part]])) }),
  };
}

/** A port for them, where one is wanted. @returns null: none is @throws ConfigurationError where it cannot listen there */
export async function listenForProbes(
  { metricsPort: port, metricsHost: host }: WatchWords,
  probes: Probes,
): Promise<Listener | null> {
  return port === null
    ? null
    : startMetricsPort({ host, port }, ['/metrics', '/healthz', '/readyz'], (request) =>
        probes.answer(request, true),
      );
}
