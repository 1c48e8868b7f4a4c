import { fullName, type RepositoryName } from './names.ts';

/**
 * Where git itself reads a repository: the site that belongs to an API. `https://api.github.com` is of `https://github.com`,
 * `https://api.NAME.ghe.com` of `https://NAME.ghe.com`, and `https://HOST/api/v3` (GitHub Enterprise Server) of `https://HOST`.
 */
export function gitAddress(apiUrl: string, name: RepositoryName): string {
  const { protocol, host } = new URL(apiUrl);
  const site = /^api\.(?:github\.com|[^.]+\.ghe\.com)$/.test(host) ? host.slice('api.'.length) : host;
  return `${protocol}//${site}/${fullName(name)}.git/git-upload-pack`;
}
