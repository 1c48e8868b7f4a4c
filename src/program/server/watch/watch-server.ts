import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isProxy, type Watch } from '#service';
import type { ServerMetrics } from './metrics.ts';
import type { Probes } from './probes.ts';
import type { ServerLog } from './server-log.ts';

interface WatchOptions {
  readonly log: ServerLog;
  readonly metrics: Pick<ServerMetrics, 'answered'>;
  readonly probes: Probes;
  /** Whether the port of the interface may show the numbers: nobody but this machine reaches it. */
  readonly showsMetrics: boolean;
  readonly trustedProxies: BlockList;
  /** Milliseconds by a clock that nobody sets. */
  readonly monotonic: () => number;
}

interface Noted {
  route: string | null;
  keyId: number | null;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Watches every request of a server, and answers those that ask how it is. */
export function watchServer(options: WatchOptions): Watch {
  const { log, metrics, probes, trustedProxies, monotonic } = options;
  const noted = new WeakMap<IncomingMessage, Noted>();
  /** What had been read of a connection when its last request ended. */
  const readBefore = new WeakMap<Socket, number>();
  return {
    begin: (request, response) => {
      const found = probes.answer(request, options.showsMetrics);
      if (found !== null) return found;
      const note: Noted = { route: null, keyId: null };
      noted.set(request, note);
      const { socket } = request;
      const begun = { at: monotonic(), read: readBefore.get(socket) ?? 0, written: socket.bytesWritten };
      const id = requestId(request, trustedProxies);
      response.setHeader('x-request-id', id);
      response.once('close', () => {
        const ms = monotonic() - begun.at;
        const method = METHODS.has(request.method ?? '') ? String(request.method) : 'OTHER';
        const route = routeOf(request, note.route);
        // 499 as nginx has it: the client went away before it was answered.
        const status = response.writableFinished || response.headersSent ? response.statusCode : 499;
        const bytesIn = Math.max(0, socket.bytesRead - begun.read);
        readBefore.set(socket, socket.bytesRead);
        metrics.answered({ method, route, status, seconds: ms / 1_000, bytesIn });
        log.answered({
          method,
          route,
          status,
          ms: Math.round(ms * 10) / 10,
          bytes: Math.max(0, socket.bytesWritten - begun.written),
          key: note.keyId,
          request: id,
        });
      });
      return null;
    },
    routed: (request, path) => {
      const note = noted.get(request);
      if (note !== undefined) note.route = path;
    },
    identified: (request, keyId) => {
      const note = noted.get(request);
      if (note !== undefined) note.keyId = keyId;
    },
  };
}

/** An address as the contract has it; what is none of it goes by where it lies. What a client writes is never in it. */
function routeOf({ url = '/' }: IncomingMessage, path: string | null): string {
  const [, base = null] = /^(?:https?:\/\/[^/?#]*)?(\/api\/v1|\/people\/v1)(?:[/?#]|$)/i.exec(url) ?? [];
  if (base !== null) return `${base.toLowerCase()}${path ?? '/other'}`;
  return path ?? /^\/login(?:\/callback|\/ended)?(?=\?|$)/.exec(url)?.[0] ?? 'other';
}

/** So that a line of the log can be found by that of a proxy. */
function requestId(request: IncomingMessage, trustedProxies: BlockList): string {
  const given = request.headers['x-request-id'];
  const isTaken =
    typeof given === 'string' &&
    /^[\w.:-]{1,64}$/.test(given) &&
    isProxy(request.socket.remoteAddress, trustedProxies);
  return isTaken ? given : randomUUID();
}
