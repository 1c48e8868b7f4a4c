import type { IncomingMessage } from 'node:http';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

/**
 * Whether another page sent a request. Browsers say who sends it in `Sec-Fetch-Site`; old ones, and all over plain http, only in
 * `Origin`. What says neither is no browser that a page could use.
 *
 * @param host the name and port by which people reach the server
 */
export function isOfElsewhere({ headers }: IncomingMessage, host: string): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  return site !== 'same-origin' || (origin !== undefined && hostOf(origin) !== host.toLowerCase());
}

/**
 * Whether a request with a cookie comes from this server's own page. A header that a form cannot set is asked for besides, so that an
 * old browser is no way in.
 *
 * @param host the name and port by which people reach the server
 */
export function isOwnPage(request: IncomingMessage, host: string): boolean {
  const { method, headers } = request;
  const { 'sec-fetch-site': site = 'none', 'x-requested-with': own, 'if-match': seen } = headers;
  // A link from elsewhere: a browser sends no strict cookie with it.
  if (SAFE.has(method)) return site === 'none' || site === 'same-origin';
  if (isOfElsewhere(request, host)) return false;
  return own === 'code-similarity' || (method === 'PUT' && seen !== undefined);
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
