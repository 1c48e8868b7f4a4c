import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import type { z } from 'zod';
import { orAborted } from '../domain/abort.ts';
import type { Clock, Log } from '../domain/effects.ts';
import { GitHubError } from '../domain/outcome.ts';
import type { Environment } from '../domain/environment.ts';
import { explainError, type Purpose, withoutNames } from './errors.ts';
import { createTransport } from './transport.ts';

export const DEFAULT_API_URL = 'https://api.github.com';
/** Refusals that the same request will meet again; 403 and 429 belong to the throttling plugin. */
const FINAL_STATUSES = [400, 401, 403, 404, 409, 410, 413, 422, 429, 451];
/** A request that met a rate limit waits and tries again so often. */
const RATE_LIMIT_RETRIES = 3;
const NETWORK_RETRIES = 2;

export interface GitHubOptions {
  /** null: requests are made without one, and see public data only. */
  readonly token: string | null;
  /** GITHUB_API_URL; on GitHub Enterprise Server it ends in `/api/v3`. */
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** On the clock: no wait for a rate limit reaches beyond it. */
  readonly deadlineMs: number;
  readonly environment: Environment;
  readonly userAgent: string;
}

/** How many requests were made, and what GitHub says is left. */
export interface RequestBudget {
  /** Requests of this run, repeated ones included. */
  readonly used: number;
  /** Of the current hour; null: GitHub has not said. */
  readonly limit: number | null;
  readonly remaining: number | null;
  /** When `remaining` is filled up again; RFC 3339. */
  readonly resetsAt: string | null;
}

type Rest = Octokit['rest'];
type Parameters = Readonly<Record<string, unknown>>;

/**
 * GitHub's REST API. Every answer is checked against a shape of what we read of it; every failure is a `GitHubError` that
 * names the missing permission. Reads are repeated after network errors, whatever creates something never is: a lost
 * answer may hide a success, so the caller has to look first.
 */
export interface GitHub {
  readonly apiUrl: string;
  /** One request. @throws GitHubError */
  ask<T>(
    purpose: Purpose,
    request: (rest: Rest) => Promise<{ readonly data: unknown }>,
    shape: z.ZodType<T>,
  ): Promise<T>;
  /** A list, page by page, 100 at a time unless `parameters` say otherwise. @throws GitHubError */
  pages<T>(
    purpose: Purpose,
    route: string,
    parameters: Parameters,
    item: z.ZodType<T>,
  ): AsyncGenerator<readonly T[]>;
  /** A body as it comes in. Redirects are followed, without the token where they leave the host. @throws GitHubError */
  download(purpose: Purpose, route: string, parameters: Parameters): Promise<ReadableStream<Uint8Array>>;
  /** The same client, whose requests end with this signal too. */
  until(signal: AbortSignal): GitHub;
  budget(): RequestBudget;
  close(): Promise<void>;
}

const ThrottledOctokit = Octokit.plugin(retry, throttling);

export function createGitHub(options: GitHubOptions): GitHub {
  const { clock, log } = options;
  const transport = createTransport(options.apiUrl, options.environment);
  let budget: RequestBudget = { used: 0, limit: null, remaining: null, resetsAt: null };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    budget = { ...budget, used: budget.used + 1 };
    let response: Response;
    try {
      response = await transport.fetch(input, init);
    } catch (error) {
      // By this name the plugins know it as no failure that one tries again after.
      if (init?.signal?.aborted === true) throw new DOMException('The request was aborted.', 'AbortError');
      throw error;
    }
    budget = { ...budget, ...statedLimits(response.headers) };
    return response;
  };

  const mayWait = (what: string, seconds: number, retryCount: number): boolean => {
    const inTime = clock.now() + seconds * 1000 < options.deadlineMs;
    const wait = inTime && retryCount < RATE_LIMIT_RETRIES;
    log[wait ? 'info' : 'debug'](
      `GitHub's ${what} is reached${wait ? `; waiting ${seconds} s.` : ` for ${seconds} s, which is too long to wait.`}`,
    );
    return wait;
  };

  const detail = (message: string): void => {
    log.debug(message);
  };
  const open = (signal: AbortSignal): GitHub => {
    const octokit = new ThrottledOctokit({
      baseUrl: options.apiUrl.replace(/\/+$/, ''),
      ...(options.token === null ? {} : { auth: options.token }),
      userAgent: options.userAgent,
      request: { fetch, signal },
      log: { debug: detail, info: detail, warn: detail, error: detail },
      retry: { doNotRetry: FINAL_STATUSES, retries: NETWORK_RETRIES },
      throttle: {
        onRateLimit: (seconds: number, _request: unknown, _octokit: unknown, retryCount: number) =>
          mayWait('rate limit', seconds, retryCount),
        onSecondaryRateLimit: (seconds: number, _request: unknown, _octokit: unknown, retryCount: number) =>
          mayWait('secondary rate limit', seconds, retryCount),
      },
    });
    octokit.hook.before('request', (request) => {
      // A POST whose answer is lost may have been done: repeated blindly, one comment becomes four.
      if (request.method === 'POST') request.request = { ...request.request, retries: 0 };
    });

    const guarded = async <T>(purpose: Purpose, body: () => Promise<T>): Promise<T> => {
      signal.throwIfAborted();
      try {
        return await orAborted(body(), signal);
      } catch (error) {
        signal.throwIfAborted();
        throw explainError(error, purpose);
      }
    };

    return {
      apiUrl: options.apiUrl,
      ask: async (purpose, request, shape) => {
        const { data } = await guarded(purpose, () => request(octokit.rest));
        return checked(data, shape, purpose);
      },
      async *pages(purpose, route, parameters, item) {
        const answers = octokit.paginate.iterator(route, { per_page: 100, ...parameters });
        const iterator = answers[Symbol.asyncIterator]();
        for (;;) {
          const next = await guarded(purpose, () => iterator.next());
          if (next.done === true) return;
          const rows: unknown = next.value.data;
          if (!Array.isArray(rows)) throw unexpected(purpose, 'a list was expected');
          yield rows.map((row: unknown) => checked(row, item, purpose));
        }
      },
      download: async (purpose, route, parameters) => {
        const { data } = await guarded(
          purpose,
          () =>
            octokit.request(route, {
              ...parameters,
              request: { parseSuccessResponseBody: false },
            }) as Promise<{
              data: unknown;
            }>,
        );
        if (!(data instanceof ReadableStream)) throw unexpected(purpose, 'a body was expected');
        return data as ReadableStream<Uint8Array>;
      },
      until: (more) => open(AbortSignal.any([signal, more])),
      budget: () => budget,
      close: () => transport.close(),
    };
  };
  return open(options.signal);
}

function checked<T>(data: unknown, shape: z.ZodType<T>, purpose: Purpose): T {
  const result = shape.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw unexpected(purpose, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

function unexpected(purpose: Purpose, detail: string): GitHubError {
  const sentence = ({ what }: Purpose): string =>
    `GitHub answered something unexpected while ${what} (${detail}). Try again later.`;
  return new GitHubError(sentence(purpose), 'network', { openMessage: sentence(withoutNames(purpose)) });
}

function statedLimits(headers: Headers): Partial<RequestBudget> {
  const number = (name: string): number | null => {
    const text = headers.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  };
  const remaining = number('x-ratelimit-remaining');
  // What follows a redirect is no request of the API and says nothing.
  if (remaining === null) return {};
  const reset = number('x-ratelimit-reset');
  return {
    limit: number('x-ratelimit-limit'),
    remaining,
    resetsAt: reset === null ? null : new Date(reset * 1000).toISOString(),
  };
}
