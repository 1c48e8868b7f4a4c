import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import type { GitHubOptions } from './github-options.ts';
import { notGitHub, overlookedLimit } from './errors.ts';
import { GITHUB_LIMITS } from './limits.ts';
import { mayWait } from './may-wait.ts';

const { finalStatuses, networkRetries } = GITHUB_LIMITS.request;
const Throttled = Octokit.plugin(retry, throttling);

/** Octokit as this program wants it: its waits end before the run does, and nothing that creates is repeated. */
export function throttledOctokit(
  options: Omit<GitHubOptions, 'environment'>,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): InstanceType<typeof Throttled> {
  const { clock, log } = options;
  const onLimit =
    (what: string) =>
    (seconds: number, _request: unknown, _octokit: unknown, retryCount: number): boolean =>
      mayWait(options, what, seconds, retryCount);
  const octokit = new Throttled({
    baseUrl: options.apiUrl.replace(/\/+$/, ''),
    ...(options.token === null ? {} : { auth: options.token }),
    userAgent: options.userAgent,
    request: { fetch, signal },
    // Octokit's own lines name repositories, which are people's, in a log that a class may read.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    retry: {
      enabled: options.isPacedByCaller !== true,
      doNotRetry: [...finalStatuses],
      retries: networkRetries,
    },
    throttle: {
      enabled: options.isPacedByCaller !== true,
      ...(options.pace === undefined ? {} : { id: options.pace }),
      onRateLimit: onLimit('rate limit'),
      onSecondaryRateLimit: onLimit('secondary rate limit'),
    },
  });
  octokit.hook.before('request', (request) => {
    // A POST whose answer is lost may have been done: repeated blindly, one comment becomes four.
    if (request.method === 'POST' && !isQuery(request)) request.request = { ...request.request, retries: 0 };
  });
  octokit.hook.wrap('request', async (request, asked) => {
    let began = clock.now();
    const tell = (status: unknown): void => {
      log.debug(
        `${asked.method} ${kindOf(asked.url)} - ${String(status)} in ${Math.round(clock.now() - began)}ms`,
      );
    };
    for (let retries = 0; ; retries += 1) {
      try {
        const answer = await request(asked);
        tell(answer.status);
        // Octokit would take nothing for an empty list.
        if (answer.status === 200 && typeof answer.data === 'string') {
          throw notGitHub(answer.headers['content-type']);
        }
        return answer;
      } catch (error) {
        tell((error as { readonly status?: unknown }).status ?? 'no answer');
        const seconds = overlookedLimit(error);
        if (seconds === null || !mayWait(options, 'rate limit', seconds, retries)) throw error;
        await clock.sleep(seconds * 1000, signal);
        began = clock.now();
      }
    }
  });
  return octokit;
}

function silent(): void {}

/** GraphQL's queries are sent like what creates something, and only read. */
function isQuery({ url, query }: { readonly url: string; readonly query?: unknown }): boolean {
  return url.endsWith('/graphql') && typeof query === 'string' && query.trimStart().startsWith('query');
}

/** A route without whom it is about: that of the next page is an address. */
function kindOf(url: string): string {
  return /^https?:/.test(url) ? '(the next page)' : url;
}
