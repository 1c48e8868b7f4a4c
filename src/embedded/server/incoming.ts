import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request, whether it came over a network or from this very process: its body is read from it. */
export interface Incoming extends Readable {
  readonly method?: string | undefined;
  /** Path and query, as they were sent. */
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Whether all of its body is here. */
  readonly complete: boolean;
}

/** GET for HEAD too. */
export function methodOf({ method = 'GET' }: Incoming): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** Path as it was sent, without dot segments being resolved, and the fields behind it. */
export function targetOf({ url = '/' }: Incoming): {
  readonly path: string;
  readonly query: Record<string, string>;
} {
  const [path = '/', ...rest] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(rest.join('?'))) };
}
