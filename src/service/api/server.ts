import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { HttpAnswer, ListenerOptions } from '#system';
import type { Caller } from '../store/people/caller.ts';
import { clientAddress, isLoopback } from './client-address.ts';
import type { Door } from './door.ts';
import type { Visit, Visitors } from './extension.ts';
import { methodOf, pathOf } from './incoming.ts';
import { operate, type OperateOptions, PREFIX, refusalOf } from './operate.ts';
import { PEOPLE_PREFIX } from './people/resource.ts';
import type { LimitHeaders, RateLimit } from './rate-limit.ts';
import { AWAY, HttpError, type HttpReply, refused } from './reply.ts';
import * as says from './says.ts';

export interface ServerOptions extends OperateOptions {
  readonly door: Door;
  /** People with a browser; null: this service has no page for them. */
  readonly visitors: Visitors | null;
  readonly rateLimit: RateLimit | null;
  /** Whose `x-forwarded-for` is taken. */
  readonly trustedProxies: BlockList;
  /** Whether there are any. */
  readonly isProxied: boolean;
  /** Origin at which clients reach the service; null: where they say that they do. */
  readonly publicUrl: string | null;
  /** Only this machine can reach the service, so other names in a request are somebody's trick. */
  readonly loopbackOnly: boolean;
  /** null: nobody watches. */
  readonly watch: Watch | null;
  /** Told of each request that is refused because too many connections are open. */
  readonly onFull: () => void;
}

/** The interface over HTTP: key ▸ limit ▸ route ▸ body ▸ validation ▸ handler ▸ JSON. */
export function answering(options: ServerOptions): ListenerOptions['answer'] {
  return async (request, response, last) => {
    const probed = options.watch?.begin(request, response) ?? null;
    if (probed !== null) return probed;
    const headers: { limit: LimitHeaders } = { limit: {} };
    try {
      if (last === 'closing') throw new HttpError(says.serviceBeing, {}, AWAY);
      if (last === 'full') {
        options.onFull();
        throw new HttpError(says.mostConnections, {}, AWAY);
      }
      return await answer(options, request, response, headers);
    } catch (error) {
      return limited(refused(refusalOf(error, options.onDefect, response)), headers);
    }
  };
}

/**
 * Decides about one request: who asks ▸ limit ▸ name of this machine ▸ page ▸ the service.
 *
 * @returns null: it was answered
 * @throws HttpError for everything but success
 */
async function answer(
  options: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  headers: { limit: LimitHeaders },
): Promise<HttpAnswer | null> {
  const { visitors, watch } = options;
  const visit = visitOf(options, request, response);
  const visitor = (await visitors?.callerOf(visit)) ?? null;
  const caller = visitor ?? (await options.door.enter(request));
  if (!(caller instanceof HttpError)) watch?.identified(request, caller.keyId);
  if (visitor === null) await throwIfLimited(options, visit, caller, headers);
  if (options.loopbackOnly && !isLoopback(hostOf(request).replace(/:\d+$/, ''))) {
    throw new HttpError(says.serviceOwn);
  }
  const baseUrl = (options.publicUrl ?? `http://${hostOf(request)}`) + PREFIX;
  const visited = (await visitors?.answer(visit, visitor)) ?? false;
  if (visited !== false) return visited === true ? null : visited;
  const shown = visit.method === 'GET' ? page(visit.path, baseUrl) : null;
  if (shown !== null) return limited(shown, headers);
  if (caller instanceof HttpError) throw caller;
  const reply = await operate(options, request, {
    caller,
    baseUrl,
    reenter: async () => (await visitors?.callerOf(visit)) ?? options.door.enter(request),
    routed: (path) => watch?.routed(request, path),
  });
  return limited(reply, headers);
}

function limited(reply: HttpReply, { limit }: { readonly limit: LimitHeaders }): HttpAnswer {
  return { ...reply, headers: { ...limit, ...reply.headers } };
}

function visitOf(options: ServerOptions, request: IncomingMessage, response: ServerResponse): Visit {
  return {
    request,
    response,
    method: methodOf(request),
    path: pathOf(request),
    host: options.publicUrl === null ? hostOf(request).toLowerCase() : new URL(options.publicUrl).host,
    address: addressOf(options, request),
  };
}

/** Where a client is, as far as trusted proxies tell. */
function addressOf({ trustedProxies }: ServerOptions, request: IncomingMessage): string {
  const forwarded = request.headers['x-forwarded-for'];
  return clientAddress(
    request.socket.remoteAddress ?? '',
    typeof forwarded === 'string' ? forwarded : undefined,
    trustedProxies,
  );
}

/**
 * Requests count for the address that they come from (L254). Those without a key have a window of their own: they cannot use up that
 * of who has one. A service behind a proxy is a department's: its people share addresses, so each key of an address has a window.
 *
 * @throws HttpError 429
 */
async function throwIfLimited(
  options: ServerOptions,
  { request, address }: Visit,
  caller: Caller | HttpError,
  headers: { limit: LimitHeaders },
): Promise<void> {
  const { rateLimit, isProxied } = options;
  const isKnown = !(caller instanceof HttpError) || caller.status === 403;
  const known = isWatching(request) ? 'feed' : 'key';
  const own = isProxied && !(caller instanceof HttpError) ? `${caller.userId} ${caller.keyId}` : '';
  if (rateLimit === null) return;
  headers.limit = await rateLimit.admit([isKnown ? known : 'no key', own, address].join(' '));
}

/** Who comes back to a stream that was cut off does not use up the requests that show the result. */
function isWatching({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(PEOPLE_PREFIX) && /^[^?]*\/events\/?(?:\?|$)/.test(url);
}

/** The name and port by which a client asks; `localhost` where it says none that can stand in an address. */
function hostOf(request: IncomingMessage): string {
  const host = request.headers.host ?? '';
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) ? host : 'localhost';
}

/**
 * The page behind the addresses that answers give to people (`checkURL`). It knows no key, so it says what there is and shows
 * nothing of it. null: no such page.
 *
 * @param baseUrl without characters that mean something in HTML
 */
function page(path: string, baseUrl: string): HttpReply | null {
  const check = /^\/(?:checks\/(\d{1,15})\/?)?$/.exec(path);
  if (check === null) return null;
  const [, id] = check;
  const what =
    id === undefined
      ? `<p>Programs check source code for similarity here. Their interface is at <code>${baseUrl}</code>.</p>`
      : `<p>This is the address of check ${id}. Its results are read with the key of this service, for example:</p>
<pre>curl -H "apikey: $CODE_SIMILARITY_KEY" ${baseUrl}/checks/${id}/summary</pre>
<p>The full report is made by <code>code-similarity check</code> or the GitHub action that started the check.</p>`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Code similarity service</title></head>
<body><h1>Code similarity service</h1>
${what}
</body></html>
`,
  };
}

/** What a server of a department has in front of the interface: it says whether all is well, and is told of every request. */
export interface Watch {
  /** Told of each request before anything else looks at it. @returns null: it asks for something else */
  begin(request: IncomingMessage, response: ServerResponse): Promise<HttpAnswer> | null;
  /** Told what is asked for. @param path as the contract has it, with names in braces for what is of one request */
  routed(request: IncomingMessage, path: string): void;
  identified(request: IncomingMessage, keyId: number | null): void;
}
