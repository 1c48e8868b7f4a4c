import { ENDPOINTS, type Endpoint } from '../../service/contract/endpoints.ts';
import { HttpError } from './reply.ts';

const ROUTES = ENDPOINTS.map((endpoint) => ({
  endpoint,
  parts: endpoint.path.split('/').slice(1),
}));

export interface RouteMatch {
  readonly endpoint: Endpoint;
  /** Path parameters as text. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the endpoint of a request; the contract's table is the only list of routes.
 *
 * @param path below the base address as it was sent, without the query
 * @throws HttpError 404 for an unknown path, 405 (with `allow`) for an unknown method
 */
export function findRoute(method: string, path: string): RouteMatch {
  const parts = path.replace(/\/+$/, '').split('/').slice(1).map(decoded);
  const allowed: string[] = [];
  for (const route of ROUTES) {
    const params = matchParts(route.parts, parts);
    if (params === null) continue;
    if (route.endpoint.method === method) {
      return { endpoint: route.endpoint, params };
    }
    allowed.push(route.endpoint.method);
  }
  if (allowed.length === 0) throw new HttpError(404, 'This address does not exist.');
  throw new HttpError(
    405,
    `This address takes ${allowed.join(' and ')}, not ${method.slice(0, 20)}.`,
    {},
    {
      allow: allowed.join(', '),
    },
  );
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name !== undefined) params[name] = part;
    else if (expected !== part) return null;
  }
  return params;
}

/** A `/` that was written as `%2F` separates nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
