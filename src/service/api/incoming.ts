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

/** Path as it was sent, without dot segments being resolved. */
export function pathOf(request: Incoming): string {
  return splitUrl(request)[0];
}

/** The fields behind the path. */
export function queryOf(request: Incoming): Record<string, string> {
  const [, query] = splitUrl(request);
  return query === '' ? {} : Object.fromEntries(new URLSearchParams(query));
}

function splitUrl({ url = '/' }: Incoming): readonly [string, string] {
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
  const end = target.indexOf('?');
  return end < 0 ? [target, ''] : [target.slice(0, end), target.slice(end + 1)];
}
