import type { Octokit } from '@octokit/rest';
import { z } from 'zod';
import { expectAddress, fill, GitHubError, orAborted } from '#base';
import { askGit, type GitRequest } from './ask-git.ts';
import { explainError, explainRefusal, type Purpose, withoutNames } from './errors.ts';
import { GITHUB_TOKEN, type GitHubOptions, type TokenOrigin } from './github-options.ts';
import { BudgetedFetch, type RequestBudget } from './request-budget.ts';
import * as says from './says.ts';
import { createTransport, type GitHubTransport } from './transport.ts';

export const DEFAULT_API_URL = 'https://api.github.com';
export const DEFAULT_SERVER_URL = 'https://github.com';

type Rest = Octokit['rest'];
type Parameters = Readonly<Record<string, unknown>>;

/**
 * GitHub's REST API. Every answer is checked against a shape of what we read of it; every failure is a `GitHubError` that
 * names the missing permission. Reads are repeated after network errors, whatever creates something never is: a lost
 * answer may hide a success, so the caller has to look first.
 */
export interface GitHub {
  readonly apiUrl: string;
  /** What its token was given by. */
  readonly origin: TokenOrigin;
  /** One request. @throws GitHubError */
  ask<T>(
    purpose: Purpose,
    request: (rest: Rest) => Promise<{ readonly data: unknown }>,
    shape: z.ZodType<T>,
  ): Promise<T>;
  /** One query or mutation, for what REST does not have. @throws GitHubError */
  graphql<T>(purpose: Purpose, query: string, variables: Parameters, shape: z.ZodType<T>): Promise<T>;
  /** A list, page by page, 100 at a time unless `parameters` say otherwise. @throws GitHubError */
  pages<T>(
    purpose: Purpose,
    route: string,
    parameters: Parameters,
    item: z.ZodType<T>,
  ): AsyncGenerator<readonly T[]>;
  /** A body as it comes in. Redirects are followed, without the token where they leave the host. @throws GitHubError */
  download(purpose: Purpose, route: string, parameters: Parameters): Promise<ReadableStream<Uint8Array>>;
  /**
   * The answer to a request of git's own protocol; null: it is too large. It is none of the API: the API's limits do not count it,
   * and it counts in no budget. @throws GitHubError
   */
  git(purpose: Purpose, asked: GitRequest): Promise<Uint8Array | null>;
  /** The same client, whose requests end with this signal too. */
  until(signal: AbortSignal): GitHub;
  /** The same client in the place of another one whose token was not given: what it is refused says so. */
  inPlaceOf(origin: TokenOrigin): GitHub;
  budget(): RequestBudget;
  close(): Promise<void>;
}

/** Speaks to GitHub for one run. The caller closes it. @throws SettingsError where GITHUB_API_URL is no address */
export function createGitHub(options: GitHubOptions): GitHub {
  expectAddress('GITHUB_API_URL', options.apiUrl);
  const transport = createTransport(options.apiUrl, options.environment);
  return clientUntil(options.signal, options, transport, new BudgetedFetch(transport));
}

function clientUntil(
  signal: AbortSignal,
  options: GitHubOptions,
  transport: GitHubTransport,
  budgeted: BudgetedFetch,
): GitHub {
  const { origin = GITHUB_TOKEN } = options;
  // Octokit is large, and a run on folders asks GitHub nothing: it is loaded at the first request.
  const load = async () => {
    const { throttledOctokit } = await import('./throttled-octokit.ts');
    return throttledOctokit(options, budgeted.fetch, signal);
  };
  let loading: ReturnType<typeof load> | null = null;
  const loaded = (): ReturnType<typeof load> => (loading ??= load());
  const guarded = async <T>(purpose: Purpose, body: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    try {
      return await orAborted(body(), signal);
    } catch (error) {
      signal.throwIfAborted();
      throw explainError(error, purpose, origin);
    }
  };
  return {
    apiUrl: options.apiUrl,
    origin,
    ask: async (purpose, request, shape) => {
      const { data } = await guarded(purpose, async () => request((await loaded()).rest));
      return checked(data, shape, purpose);
    },
    graphql: async (purpose, query, variables, shape) => {
      const data = await guarded<unknown>(purpose, async () => {
        try {
          return await (await loaded()).graphql(query, variables);
        } catch (error) {
          // A refusal comes with status 200, and the reason in the answer.
          const { success, data: refusal } = Refusal.safeParse(error);
          throw success ? explainRefusal(refusal.message, purpose, origin, error) : error;
        }
      });
      return checked(data, shape, purpose);
    },
    async *pages(purpose, route, parameters, item) {
      const octokit = await loaded();
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
      const request = { parseSuccessResponseBody: false, fetch: budgeted.begin };
      const { data } = await guarded<{ readonly data: unknown }>(purpose, async () =>
        (await loaded()).request(route, { ...parameters, request }),
      );
      if (!(data instanceof ReadableStream)) throw unexpected(purpose, 'a body was expected');
      return data as ReadableStream<Uint8Array>;
    },
    git: (purpose, asked) => guarded(purpose, () => askGit(options, transport, asked, signal)),
    until: (more) => clientUntil(AbortSignal.any([signal, more]), options, transport, budgeted),
    inPlaceOf: (other) => clientUntil(signal, { ...options, origin: other }, transport, budgeted),
    budget: () => budgeted.budget,
    close: () => transport.close(),
  };
}

function checked<T>(data: unknown, shape: z.ZodType<T>, purpose: Purpose): T {
  const result = shape.safeParse(data);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw unexpected(purpose, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}

function unexpected(purpose: Purpose, detail: string): GitHubError {
  const sentence = ({ what }: Purpose): string => fill(says.githubAnswered, { what, detail });
  return new GitHubError(sentence(purpose), 'network', { openMessage: sentence(withoutNames(purpose)) });
}

/** As Octokit's GraphQL throws it. */
const Refusal = z.looseObject({ name: z.literal('GraphqlResponseError'), message: z.string() });

/**
 * The same client for requests of which more is known than the code that makes them says: whose repository it is, and
 * whether it is about a peer. Failures are worded accordingly.
 */
export function purposed(github: GitHub, known: Pick<Purpose, 'target' | 'isOfPeer'>): GitHub {
  return {
    ...github,
    ask: (purpose, request, shape) => github.ask({ ...purpose, ...known }, request, shape),
    pages: (purpose, route, parameters, item) =>
      github.pages({ ...purpose, ...known }, route, parameters, item),
    git: (purpose, asked) => github.git({ ...purpose, ...known }, asked),
    until: (signal) => purposed(github.until(signal), known),
    inPlaceOf: (origin) => purposed(github.inPlaceOf(origin), known),
    download: (purpose, route, parameters) => github.download({ ...purpose, ...known }, route, parameters),
  };
}
