import { FULL_NAME } from '../../src/base/addresses.ts';

/** Where the site and the repository are, as the workflow that publishes them knows it. */
export interface SiteAddress {
  /** `owner/name`; outside of a workflow the one that the sources name. */
  readonly repository: string;
  /** The path below the host that the site is served at, with a slash at both ends. */
  readonly base: string;
  /** A page of the repository: `blobs` followed by a path of it. */
  readonly blobs: string;
}

/**
 * Reads `GITHUB_REPOSITORY`, `GITHUB_SERVER_URL` and `SITE_BASE` (by default the repository's name, which is where GitHub
 * Pages serves the site of a project).
 */
export function siteAddress(environment: Readonly<Record<string, string | undefined>>): SiteAddress {
  const repository = environment['GITHUB_REPOSITORY'] ?? FULL_NAME;
  const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
  // A variable that a workflow does not know is empty.
  const base = environment['SITE_BASE'] || `/${repository.split('/')[1] ?? ''}/`;
  return { repository, base, blobs: `${server}/${repository}/blob/main/` };
}
