import { limitAsRest } from './graphql-limit.ts';
import type { GitHubTransport } from './transport.ts';

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

/** Counts the requests that one transport makes. */
export class BudgetedFetch {
  #budget: RequestBudget = { used: 0, limit: null, remaining: null, resetsAt: null };
  readonly #transport: GitHubTransport;

  constructor(transport: GitHubTransport) {
    this.#transport = transport;
  }

  get budget(): RequestBudget {
    return this.#budget;
  }

  /** What Octokit calls for an answer that it reads. */
  readonly fetch: typeof globalThis.fetch = (input, init) =>
    this.#ask(input, init, (response) => whole(response, isGraphql(input)));
  /** What it calls for a body that somebody else reads as it comes in. */
  readonly begin: typeof globalThis.fetch = (input, init) =>
    this.#ask(input, init, (response) => Promise.resolve(response));

  async #ask(
    input: Parameters<typeof globalThis.fetch>[0],
    init: RequestInit | undefined,
    read: (response: Response) => Promise<Response>,
  ): Promise<Response> {
    this.#budget = { ...this.#budget, used: this.#budget.used + 1 };
    let response: Response;
    try {
      response = await read(await this.#transport.fetch(input, init));
    } catch (error) {
      // By this name the plugins know it as no failure that one tries again after.
      if (init?.signal?.aborted === true) throw new DOMException('The request was aborted.', 'AbortError');
      throw error;
    }
    this.#budget = { ...this.#budget, ...statedLimits(response.headers) };
    return response;
  }
}

function isGraphql(input: Parameters<typeof globalThis.fetch>[0]): boolean {
  return typeof input === 'string' && input.endsWith('/graphql');
}

/**
 * An answer of the API with all of its body. Octokit takes one that breaks off for an empty one, and an empty list for all that
 * there is; here it is no answer, and reads are repeated.
 */
async function whole(response: Response, isGraphqls: boolean): Promise<Response> {
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '')) return response;
  const text = await response.text();
  if (text === '' && response.status === 200) throw new TypeError('the answer is empty');
  const limit = isGraphqls ? limitAsRest(response, text) : null;
  return limit ?? Object.assign(response, { text: () => Promise.resolve(text) });
}

function statedLimits(headers: Headers): Partial<RequestBudget> {
  const number = (name: string): number | null => {
    const text = headers.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  };
  // A search has a limit of its own, by the minute.
  if (headers.get('x-ratelimit-resource')?.endsWith('search') === true) return {};
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
