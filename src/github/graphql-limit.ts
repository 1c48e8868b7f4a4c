import { z } from 'zod';
import { parsedJson } from '#base';

const Failed = z.looseObject({ errors: z.array(z.looseObject({ type: z.unknown() })) });

/** Either is written: https://github.com/octokit/plugin-throttling.js/issues/824. */
const LIMITS: ReadonlySet<unknown> = new Set(['RATE_LIMIT', 'RATE_LIMITED']);

/**
 * GraphQL's limit as REST tells it, which whoever waits for limits knows: GraphQL itself answers 200.
 *
 * @returns null: it is none
 */
export function limitAsRest({ status, headers }: Response, body: string): Response | null {
  const read = Failed.safeParse(status === 200 && body.includes('"errors"') ? parsedJson(body) : null);
  if (!read.success || !read.data.errors.some(({ type }) => LIMITS.has(type))) return null;
  // Something may be left, and this query cost more.
  const none = { ...Object.fromEntries(headers), 'x-ratelimit-remaining': '0' };
  return Response.json({ message: 'API rate limit exceeded' }, { status: 403, headers: none });
}
