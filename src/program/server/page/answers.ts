import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, fill, LOCALES, openWords, preferredLocale, type Words } from '#base';
import { OWN_PAGE } from '#contract';
import { HttpError, peopleRefusal, textWithin, type Visit } from '#service';
import * as says from './says.ts';

/* How people with a browser are answered. */

/** Of every answer that is a person's own. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { ...PRIVATE, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

export function sendHtml({ request, response }: Visit, html: Uint8Array, policy: string, status = 200): void {
  response.writeHead(status, {
    ...PRIVATE,
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(html.byteLength),
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** The policy in the head of a page. */
export function policyOf(html: string): string {
  return /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'";
}

/** @throws HttpError 413 */
export async function textOf(request: IncomingMessage, most: number): Promise<string> {
  const text = await textWithin(request, most);
  if (text === null) throw new HttpError(fill(says.bodyHolds, { most }));
  return text;
}

/** Why a log-in came to nothing is a page: a browser shows it. */
export async function orPage(visit: Visit, body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const refusal = peopleRefusal(error);
    if (!(refusal instanceof HttpError)) throw error;
    const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Log in</title></head>
<body><h1>You are not logged in</h1>
<p>${escapeHtml(refusal.message)}</p>
<p><a href="/">Back to the server</a></p>
</body></html>
`;
    sendHtml(visit, Buffer.from(html), "default-src 'none'; frame-ancestors 'none'", refusal.status);
  }
}

/** The languages of the header, the best first. */
export async function wordsFor({ headers }: IncomingMessage): Promise<Words> {
  const tags = (headers['accept-language'] ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/(?<!\s)\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return openWords(preferredLocale([...tags.map(({ tag }) => tag), LOCALES[0]]));
}

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
  return site !== 'same-origin' || (origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase());
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
  return own === OWN_PAGE['x-requested-with'] || (method === 'PUT' && seen !== undefined);
}
