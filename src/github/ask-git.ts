import { utf8 } from '#base';
import { toBase64 } from '#native';
import type { GitHubOptions } from './github-options.ts';
import { GITHUB_LIMITS } from './limits.ts';
import { type RepositoryName, fullName } from './names.ts';
import type { GitHubTransport } from './transport.ts';

/** What git may say in words. */
const MOST_WORDS = 1000;

/**
 * One request of git's protocol. To read twice harms nobody, so it is repeated where no answer comes, or the server has none.
 *
 * @throws an error as Octokit has them, for `explainError`
 */
export async function askGit(
  { apiUrl, token, userAgent, isPacedByCaller }: GitHubOptions,
  { fetch }: GitHubTransport,
  asked: { readonly repository: RepositoryName; readonly body: Uint8Array; readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const { repository, body, signal } = asked;
  const login = toBase64(utf8(`x-access-token:${token ?? ''}`));
  const request = {
    method: 'POST',
    headers: {
      'user-agent': userAgent,
      'content-type': 'application/x-git-upload-pack-request',
      accept: 'application/x-git-upload-pack-result',
      'git-protocol': 'version=2',
      ...(token === null ? {} : { authorization: `Basic ${login}` }),
    },
    body: new Uint8Array(body),
    signal,
  };
  const most = isPacedByCaller === true ? 0 : GITHUB_LIMITS.request.networkRetries;
  for (let retries = 0; ; retries += 1) {
    const isLast = retries === most;
    let response: Response;
    try {
      response = await fetch(gitAddress(apiUrl, repository), request);
    } catch (error) {
      signal.throwIfAborted();
      if (isLast) throw error;
      continue;
    }
    if (response.status === 200 && response.body !== null) return response.body;
    const message = (await response.text()).slice(0, MOST_WORDS);
    if (response.status >= 500 && !isLast) continue;
    const { status } = response;
    const headers = Object.fromEntries(response.headers);
    throw Object.assign(new Error(message), { status, response: { headers, data: { message } } });
  }
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
