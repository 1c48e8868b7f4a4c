import type { IncomingMessage } from 'node:http';

/** Methods that change nothing. */
const SAFE: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

/**
 * Whether a request with a cookie comes from this server's own page. Browsers say who sends it (`Sec-Fetch-Site`, `Origin`); a header
 * that a form cannot set is asked for besides, so that an old browser is no way in.
 *
 * @param host the name and port by which people reach the server
 */
export function isOwnPage({ method, headers }: IncomingMessage, host: string): boolean {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': own, 'if-match': seen } = headers;
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && SAFE.has(method))) {
    // A link from elsewhere: a browser sends no strict cookie with it.
    return false;
  }
  if (SAFE.has(method)) return true;
  if (origin !== undefined && hostOf(origin) !== host.toLowerCase()) return false;
  return own === 'code-similarity' || (method === 'PUT' && seen !== undefined);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
