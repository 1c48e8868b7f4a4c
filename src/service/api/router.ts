import { HttpError } from './reply.ts';
import * as says from './says.ts';
import { fill } from '#base';

export interface RouteMatch<Target> {
  readonly target: Target;
  /** Path parameters as text. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Makes what finds the target of a request.
 *
 * @returns takes the path below the base address as it was sent, without the query; throws HttpError 404 for an unknown path, 405
 *   (with `allow`) for an unknown method
 */
export function routerOf<Target extends { readonly method: string; readonly path: string }>(
  targets: readonly Target[],
): (method: string, path: string) => RouteMatch<Target> {
  const routes = Map.groupBy(
    targets.map((target) => ({ target, parts: target.path.split('/').slice(1).map(patternOf) })),
    ({ parts }) => parts.length,
  );
  return (method, path) => {
    const parts = path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .slice(1)
      .map(decoded);
    const allowed: string[] = [];
    for (const { target, parts: pattern } of routes.get(parts.length) ?? []) {
      const params = matchParts(pattern, parts);
      if (params === null) continue;
      if (target.method === method) return { target, params };
      allowed.push(target.method);
    }
    if (allowed.length === 0) throw new HttpError(says.addressNotExist);
    throw new HttpError(
      fill(says.addressTakes, { allowed: allowed.join(' and '), method: method.slice(0, 20) }),
      {},
      { allow: allowed.join(', ') },
    );
  };
}

/** A part of a path, and the name of what may stand there; null: nothing but it. */
interface Pattern {
  readonly text: string;
  readonly name: string | null;
}

function patternOf(text: string): Pattern {
  return { text, name: /^\{(\w+)\}$/.exec(text)?.[1] ?? null };
}

function matchParts(pattern: readonly Pattern[], parts: readonly string[]): Record<string, string> | null {
  if (!pattern.every(({ text, name }, at) => name !== null || text === parts[at])) return null;
  const params: Record<string, string> = {};
  for (const [at, { name }] of pattern.entries()) if (name !== null) params[name] = parts[at] ?? '';
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
