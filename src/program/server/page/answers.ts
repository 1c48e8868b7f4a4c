import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError, type Visit } from '#service';

/* How people with a browser are answered. */

/** Of every answer that is a person's own. */
export const PRIVATE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...PRIVATE, 'content-type': 'application/json; charset=utf-8' });
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

/** @throws HttpError 413 */
export async function textOf(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new HttpError(413, `The body holds more than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
