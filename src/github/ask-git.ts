import { readBounded, utf8 } from '#base';
import { toBase64 } from '#native';
import { limitSeconds, notGitHub, statusOf } from './errors.ts';
import type { GitHubOptions } from './github-options.ts';
import { GITHUB_LIMITS } from './limits.ts';
import { mayWait } from './may-wait.ts';
import { type RepositoryName, fullName } from './names.ts';
import type { GitHubTransport } from './transport.ts';

/** What git may say in words. */
const MOST_WORDS = 1000;

/** A request of git's protocol (`git-upload-pack`, version 2). */
export interface GitRequest {
  readonly repository: RepositoryName;
  readonly body: Uint8Array;
  /** Of the answer. */
  readonly mostBytes: number;
}

/**
 * One request of git's protocol, with all of its answer. To read twice harms nobody, so it is repeated where no answer comes, or
 * one that breaks off, where the server has none, and after a limit.
 *
 * @returns null: the answer is larger
 * @throws an error as Octokit has them, for `explainError`
 */
export async function askGit(
  options: GitHubOptions,
  { fetch }: GitHubTransport,
  asked: GitRequest,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const request = requestOf(options, asked, signal);
  for (let retries = 0; ; retries += 1) {
    try {
      const response = await posted(fetch, gitAddress(options.apiUrl, asked.repository), request);
      const type = response.headers.get('content-type') ?? '';
      if (response.status === 200 && type.startsWith('text/')) throw notGitHub(type);
      if (response.status === 200 && response.body !== null) {
        return await readBounded(response.body, asked.mostBytes, signal);
      }
      const { status } = response;
      const message = (await response.text()).slice(0, MOST_WORDS);
      const headers = Object.fromEntries(response.headers);
      throw Object.assign(new Error(message), { status, response: { headers, data: { message } } });
    } catch (error) {
      signal.throwIfAborted();
      const seconds = pauseAfter(error, options, retries);
      if (seconds === null) throw error;
      await options.clock.sleep(seconds * 1000, signal);
    }
  }
}

const MOVED = new Set([301, 302, 307, 308]);

/**
 * Goes on to where a repository lies that was renamed, as git does: `fetch` by itself would ask for it without what is asked for. To
 * another host nothing is sent.
 */
async function posted(
  fetch: GitHubTransport['fetch'],
  address: string,
  request: ReturnType<typeof requestOf>,
): Promise<Response> {
  const first = await fetch(address, { ...request, redirect: 'manual' });
  const place = MOVED.has(first.status) ? first.headers.get('location') : null;
  const next = place === null ? null : new URL(place, address);
  if (next === null || next.origin !== new URL(address).origin) return first;
  await first.body?.cancel();
  return fetch(next.href, { ...request, redirect: 'manual' });
}

/** How long to wait before the same request is made again; null: it is not. */
function pauseAfter(error: unknown, options: GitHubOptions, retries: number): number | null {
  const limit = limitSeconds(error);
  if (limit !== null) return mayWait(options, 'rate limit', limit, retries) ? limit : null;
  if (options.isPacedByCaller === true || retries >= GITHUB_LIMITS.request.networkRetries) return null;
  // As Octokit waits.
  return (statusOf(error) ?? 500) >= 500 ? (retries + 1) ** 2 : null;
}

function requestOf({ token, userAgent }: GitHubOptions, { body }: GitRequest, signal: AbortSignal) {
  const login = toBase64(utf8(`x-access-token:${token ?? ''}`));
  return {
    method: 'POST',
    headers: {
      // GitHub finds no repository (404) for a client that does not begin with this. https://github.com/jelmer/dulwich/issues/562
      'user-agent': `git/2.0 (${userAgent})`,
      'content-type': 'application/x-git-upload-pack-request',
      accept: 'application/x-git-upload-pack-result',
      'git-protocol': 'version=2',
      ...(token === null ? {} : { authorization: `Basic ${login}` }),
    },
    body: new Uint8Array(body),
    signal,
  };
}

/**
 * Where git itself reads a repository: the site that belongs to an API. `https://api.github.com` is of `https://github.com`,
 * `https://api.NAME.ghe.com` of `https://NAME.ghe.com`, and `https://HOST/api/v3` (GitHub Enterprise Server) of `https://HOST`.
 */
function gitAddress(apiUrl: string, name: RepositoryName): string {
  const { protocol, host } = new URL(apiUrl);
  const site = /^api\.(?:github\.com|[^.]+\.ghe\.com)$/.test(host) ? host.slice('api.'.length) : host;
  return `${protocol}//${site}/${fullName(name)}.git/git-upload-pack`;
}
